import { type WeeklyEntry, type WeeklyPlan, weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { entriesOfDay, moveEntry, reorderDay } from '@netlik/domain/planning/weekly-plans/move-entry';
import { addDays, weekStart as mondayOf, studyDay } from '@netlik/domain/study-day';
import { aWeeklyEntry } from '@netlik/testkit/rows/planning';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { WeeklyPlansPage } from './weekly-plans-page.tsx';

const weekStart = mondayOf(studyDay(new Date()));

const entry = (index: number, part: Partial<WeeklyEntry>) =>
  aWeeklyEntry({ _id: `01890a5d-ac96-774b-bcce-b302099a80${60 + index}`, ...part });

const three = [
  entry(0, { customTitle: 'Türev testi', notes: '**Önce** örnekler' }),
  entry(1, { order: 1, subject: 'turkce', topic: 'Paragraf' }),
  entry(2, { day: 1, subject: 'fizik', type: 'konu_anlatim' }),
];

const serve = (start: WeeklyEntry[], more: Partial<WeeklyPlan> = {}) => {
  let plan: WeeklyPlan = { weekStart, entries: start, leftLastWeek: 0, undo: null, ...more };
  const save = (entries: WeeklyEntry[]) => {
    plan = { ...plan, entries };
    return plan;
  };
  fakeApi.reply(weeklyPlans.get, () => plan);
  fakeApi.reply(weeklyPlans.addEntry, ({ body }) =>
    save([...plan.entries, entry(20, { ...(body as WeeklyEntry), customTitle: null, order: 9 })]),
  );
  fakeApi.reply(weeklyPlans.toggleStatus, ({ body, path }) =>
    save(plan.entries.map((one) => (path.includes(one._id) ? { ...one, ...(body as object) } : one))),
  );
  fakeApi.reply(weeklyPlans.updateEntry, ({ body, path }) =>
    save(moveEntry(plan.entries, path.split('/').at(-1)!, body as WeeklyEntry)),
  );
  fakeApi.reply(weeklyPlans.reorder, ({ body }) => {
    const { day, orderedEntryIds } = body as { day: number; orderedEntryIds: string[] };
    return save(reorderDay(plan.entries, day, orderedEntryIds)!);
  });
  fakeApi.reply(weeklyPlans.removeEntry, ({ path }) =>
    save(plan.entries.filter(({ _id }) => !path.includes(_id))),
  );
  return () => plan;
};

const open = async (width = 1440) => {
  await page.viewport(width, 900);
  return renderScreen(<WeeklyPlansPage suggestions={<p>Paragraf tekrarı</p>} />, { at: '/weekly-plan' });
};

/** Height of the app frame, in px of a phone's first 600. */
const FRAME = 130;

const namesOf = (plan: WeeklyPlan, day: number) =>
  entriesOfDay(plan.entries, day).map(({ _id }) => _id.slice(-2));

describe('the weekly plan', () => {
  it('shows a week of columns with every element its tour points to', async () => {
    serve(three);
    const screen = await open();
    await expect.element(screen.getByText('Türev testi')).toBeVisible();
    await expect.element(screen.getByText('Önce örnekler')).toBeVisible();
    await expect.element(screen.getByText('0 / 3 tamamlandı')).toBeVisible();
    await expectTourAnchors('weekly-plan');
    await expectAccessible();
  });

  it('says that a week is empty, and retries after a failure', async () => {
    fakeApi.fail(weeklyPlans.get, 'server.busy');
    const screen = await open();
    await expect.element(screen.getByText('Haftalık plan alınamadı')).toBeVisible();
    serve([]);
    await screen.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(screen.getByText('Bu hafta için henüz plan yok')).toBeVisible();
  });

  it('has one primary action, which plans the week', async () => {
    const primary = () =>
      [...document.querySelectorAll('[class*="primary"]')].map(({ textContent }) => textContent);
    serve(three);
    const screen = await open();
    await expect
      .element(screen.getByRole('link', { name: 'Haftamı planla' }))
      .toHaveAttribute('href', `/planner?week=${weekStart}`);
    expect(primary()).toEqual(['Haftamı planla']);
  });

  it('adds an entry to the day whose plus was pressed', async () => {
    serve([]);
    const screen = await open();
    await screen.getByRole('button', { name: 'Çarşamba gününe çalışma ekle' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Çalışma ekle' });
    await expect.element(dialog.getByLabelText('Gün')).toHaveValue('2');
    await dialog.getByRole('button', { name: 'Ekle' }).click();
    await expect.element(dialog.getByText('Ders seçmelisin')).toBeVisible();
    await dialog.getByLabelText('Ders').selectOptions('kimya');
    await dialog.getByRole('button', { name: 'Ekle' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /Kimya.*Ayrıntılar$/ })).toBeVisible();
  });

  it('checks an entry at once, and takes it back when the server refuses', async () => {
    serve(three);
    const screen = await open();
    const box = screen.getByRole('checkbox', { name: /Türev testi/ });
    await box.click();
    await expect.element(screen.getByText('1 / 3 tamamlandı')).toBeVisible();
    fakeApi.fail(weeklyPlans.toggleStatus, 'server.busy');
    await box.click();
    await expect.element(screen.getByText(/İşlem yapılamadı/)).toBeVisible();
    await expect.element(box).toBeChecked();
  });

  it('shows a day at least 150 px wide, an entry in two lines of title and one of detail', async () => {
    const long = 'Sabah: AYT matematik limit ve süreklilik konu tekrarı ve çıkmış sorular';
    serve([entry(0, { customTitle: long, topic: long }), ...three.slice(1)]);
    const screen = await open(1100);
    const words = screen.getByRole('button', { name: new RegExp(`^${long}`) });
    await expect.element(words).toBeVisible();
    const days = [...document.querySelectorAll<HTMLElement>('[data-sortable-list]')];
    expect(Math.min(...days.map(({ offsetWidth }) => offsetWidth))).toBeGreaterThanOrEqual(150);
    const [title, detail] = words.element().children;
    const linesOf = (text: Element) =>
      Math.round(text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight));
    expect([linesOf(title!), linesOf(detail!)]).toEqual([2, 1]);
  });

  it('keeps a check made without a connection on this device', async () => {
    serve(three);
    const screen = await open(390);
    fakeApi.offline(weeklyPlans.toggleStatus);
    await screen.getByRole('button', { name: /^Pzt .*Pazartesi/ }).click();
    const box = screen.getByRole('checkbox', { name: /Türev testi/ });
    await expect.element(box).toBeVisible();
    expect(box.element().getBoundingClientRect().bottom).toBeLessThan(600 - FRAME);
    await box.click();
    await expect.element(screen.getByText('Bağlantı gelince kaydedilecek.')).toBeVisible();
    await expect.element(box).toBeChecked();
  });

  it('moves an entry to another day with two presses', async () => {
    const plan = serve(three);
    const screen = await open(390);
    await screen.getByRole('button', { name: /^Pzt .*Pazartesi/ }).click();
    await screen.getByRole('button', { name: 'Başka güne al: Türev testi' }).click();
    await screen.getByRole('menuitem', { name: 'Salı' }).click();
    await expect.poll(() => namesOf(plan(), 1)).toEqual(['62', '60']);
  });

  it('opens the next day by a swipe, also over the end of the week', async () => {
    serve(three);
    const screen = await open(390);
    await screen.getByRole('button', { name: /^Paz .*Pazar/ }).click();
    const swipe = (by: number) => {
      const day = document.querySelector('[data-sortable-list]')!.parentElement!;
      const touch = (type: string, clientX: number) => {
        const at = new Touch({ identifier: 1, target: day, clientX, clientY: 300 });
        const touches = type === 'touchend' ? [] : [at];
        day.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [at], bubbles: true }));
      };
      touch('touchstart', 200);
      touch('touchmove', 200 + by);
      touch('touchend', 200 + by);
    };
    swipe(90);
    await expect.element(screen.getByRole('region', { name: /^Cumartesi/ })).toBeVisible();
    swipe(-20);
    await expect.element(screen.getByRole('region', { name: /^Cumartesi/ })).toBeVisible();
    swipe(-90);
    await expect.element(screen.getByRole('region', { name: /^Pazar(,|$)/ })).toBeVisible();
    swipe(-90);
    await expect.poll(() => screen.router.state.location.search).toBe(`?date=${addDays(weekStart, 7)}`);
  });

  it('keeps the suggestions in a drawer', async () => {
    serve(three);
    const screen = await open();
    await expect.element(screen.getByText('Türev testi')).toBeVisible();
    expect(screen.getByText('Paragraf tekrarı').query()).toBeNull();
    await screen.getByRole('button', { name: 'Öneriler' }).click();
    await expect
      .element(screen.getByRole('dialog', { name: 'Öneriler' }))
      .toHaveTextContent('Paragraf tekrarı');
  });

  it('carries an entry down its day and to the next day by keyboard', async () => {
    const plan = serve(three);
    const screen = await open();
    const grip = screen.getByRole('button', { name: 'Taşı: Türev testi' });
    await expect.element(grip).toBeVisible();
    grip.element().focus();
    await press('Space');
    await expect
      .element(screen.getByText(/Türev testi şimdi Pazartesi, 2 çalışmadan 1\. sıra/))
      .toBeInTheDocument();
    await press('ArrowDown');
    await expect
      .element(screen.getByText(/Türev testi şimdi Pazartesi, 2 çalışmadan 2\. sıra/))
      .toBeInTheDocument();
    await press('Space');
    await expect.poll(() => namesOf(plan(), 0)).toEqual(['61', '60']);
    await press('Space');
    await expect
      .element(screen.getByText(/Türev testi şimdi Pazartesi, 2 çalışmadan 2\. sıra/))
      .toBeInTheDocument();
    await press('ArrowRight');
    await expect.element(screen.getByText(/Türev testi şimdi Salı/)).toBeInTheDocument();
    await press('Space');
    await expect.poll(() => namesOf(plan(), 1)).toContain('60');
    await expect.element(screen.getByText('Çalışma Salı gününe taşındı.')).toBeVisible();
  });

  it('takes an entry back to its day when the server refuses the move', async () => {
    const plan = serve(three);
    fakeApi.fail(weeklyPlans.updateEntry, 'server.busy');
    const screen = await open();
    const grip = screen.getByRole('button', { name: 'Taşı: Türev testi' });
    await expect.element(grip).toBeVisible();
    grip.element().focus();
    await press('Space', 'ArrowRight', 'ArrowRight', 'Space');
    await expect.element(screen.getByText(/bırakıldı: Çarşamba, 1 çalışmadan 1\. sıra/)).toBeInTheDocument();
    await expect.element(screen.getByText(/^Çalışma taşınamadı/).last()).toBeVisible();
    const monday = screen.getByRole('region', { name: /^Pazartesi/ });
    await expect.element(monday.getByRole('listitem').first()).toHaveTextContent('Türev testi');
    await expect.element(grip).toBeVisible();
    expect(namesOf(plan(), 0)).toEqual(['60', '61']);
  });

  it('carries an entry to another day by keyboard on a phone, where only one day is shown', async () => {
    const plan = serve(three);
    const screen = await open(390);
    await screen.getByRole('button', { name: /^Pzt .*Pazartesi/ }).click();
    const grip = screen.getByRole('button', { name: 'Taşı: Türev testi' });
    await expect.element(grip).toBeInTheDocument();
    grip.element().focus();
    await press('Space', 'ArrowRight');
    await expect.element(screen.getByText(/şimdi Salı, 2 çalışmadan 2\. sıra/)).toBeInTheDocument();
    await press('Enter');
    await expect.poll(() => namesOf(plan(), 1)).toEqual(['62', '60']);
    await expect.element(grip).not.toBeInTheDocument();
  });

  it('opens the details, from which it can be completed, edited and deleted', async () => {
    const plan = serve(three);
    const screen = await open();
    await screen.getByRole('button', { name: /^Türev testi.*Ayrıntılar$/ }).click();
    const dialog = screen.getByRole('dialog', { name: 'Türev testi' });
    await expect.element(dialog.getByText('Soru çözümü')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Sil' }).click();
    await expect.poll(() => plan().entries).toHaveLength(2);
  });

  it('shows a template before it replaces the week, and what it replaces', async () => {
    serve(three);
    const screen = await open();
    await screen.getByRole('button', { name: 'Şablonlar' }).click();
    await expect.element(screen.getByText(/3 çalışma silinip/)).toBeVisible();
    await screen.getByRole('tab', { name: 'Mezun' }).click();
    await expect.element(screen.getByText('Sabah: AYT matematik konusu')).toBeVisible();
    await expectAccessible();
  });

  it('offers what was left last week, and to undo', async () => {
    serve(three, { leftLastWeek: 2, undo: { reason: 'template', at: '2026-11-16T09:00:00.000Z' } });
    const screen = await open();
    await expect
      .element(screen.getByRole('button', { name: 'Geçen haftadan kalan 2 çalışmayı al' }))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Geri al' })).toBeVisible();
  });

  it('shows one day at a time on a phone', async () => {
    serve(three);
    const screen = await open(390);
    await screen.getByRole('button', { name: /^Sal \d+, Salı.*kaldı/ }).click();
    await expect.element(screen.getByRole('button', { name: /Fizik.*Ayrıntılar$/ })).toBeVisible();
    await expect.element(screen.getByText('Türev testi')).not.toBeInTheDocument();
    expectFits();
    await expectAccessible();
  });
});
