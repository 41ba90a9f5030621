import { planner } from '@netlik/contract/planning/planner/planner';
import { addDays } from '@netlik/domain/study-day';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectInFirstScreen } from '../../testing/expect-in-first-screen.ts';
import { expectTourAnchors } from '../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { press } from '../../testing/keys.ts';
import { ayse } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import {
  emptyWeek,
  entries,
  entry,
  planned,
  plannedWeek,
  preview,
  settings,
  shownSettings,
  weekStart,
  year,
} from './planner.samples.ts';
import { PlannerPage } from './planner-page.tsx';

const serve = () => {
  fakeApi.reply(planner.settings, shownSettings());
  fakeApi.reply(planner.week, emptyWeek());
  fakeApi.reply(planner.preview, preview());
};

const open = async ({ width = 1440, view = '' } = {}) => {
  await page.viewport(width, 900);
  return renderScreen(<PlannerPage />, { at: `/planner?week=${weekStart}${view}` });
};

const bodyOf = (endpoint: Parameters<typeof fakeApi.calls>[0]) =>
  fakeApi.calls(endpoint).at(-1)?.body as Record<string, unknown> | undefined;

describe('the settings', () => {
  it('come first, with the hours of the routine, and lead to the week', async () => {
    serve();
    fakeApi.reply(planner.settings, shownSettings({ saved: false, hoursFrom: 'routine' }));
    fakeApi.reply(planner.saveSettings, ({ body }) => shownSettings({ settings: body as typeof settings }));
    const screen = await open({ width: 390 });
    await expect.element(screen.getByText('Rutinindeki boş zamandan aldık', { exact: false })).toBeVisible();
    await expect.element(screen.getByText('14 sa', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Pazartesi: 30 dk ekle' }).click();
    await screen.getByRole('button', { name: 'Salı: 30 dk azalt' }).click();
    await screen.getByRole('button', { name: 'Salı: 30 dk azalt' }).click();
    await expect.element(screen.getByText('13 sa 30 dk')).toBeVisible();
    const save = screen.getByRole('button', { name: 'Haftamı hazırla' });
    expectInFirstScreen(screen.getByRole('button', { name: 'Pazartesi: 30 dk azalt' }));
    await screen.getByText('Boş gün, deneme ve ağırlık').click();
    await screen.getByText('Derslerin ağırlığı').click();
    await screen.getByRole('radiogroup', { name: 'Fizik' }).getByText('Az').click();
    await screen.getByRole('switch', { name: 'Kaçan işleri gece kendiliğinden taşı' }).click();
    expectFits();
    await expectAccessible();
    await save.click();
    await expect.element(screen.getByRole('button', { name: 'Plana ekle' })).toBeVisible();
    expect(bodyOf(planner.saveSettings)).toEqual({
      ...settings,
      hours: [150, 60, 120, 120, 120, 240, 240],
      emphasis: { matematik: 1, fizik: -1 },
      auto: false,
    });
  });

  it('say so when no day has any time, and take the routine’s hours again', async () => {
    serve();
    const routineHours = [60, 60, 60, 60, 60, 60, 60];
    const none = { ...settings, hours: [0, 0, 0, 0, 0, 0, 0] };
    fakeApi.reply(planner.settings, shownSettings({ settings: none, routineHours }));
    const screen = await open({ view: '&view=settings' });
    await expect.element(screen.getByText('Hiçbir güne süre vermedin', { exact: false })).toBeVisible();
    await screen.getByRole('button', { name: 'Rutinimden al' }).click();
    await expect.element(screen.getByText('6 sa', { exact: true })).toBeVisible();
  });
});

describe('the proposed week', () => {
  it('says on a phone’s first screen what to do, and why', async () => {
    serve();
    const screen = await open({ width: 390 });
    const first = screen.getByRole('button', { name: /^Üslü Sayılar/ });
    await expect.element(first).toBeVisible();
    expectInFirstScreen(first);
    expectFits();
    await expectAccessible();
    await first.click();
    const dialog = screen.getByRole('dialog', { name: 'Üslü Sayılar' });
    await expect.element(dialog.getByText('Sınavda yaklaşık 2,4 soru bekleniyor.')).toBeVisible();
    await expect.element(dialog.getByText('Bu konudaki hâkimiyetin %35.')).toBeVisible();
    await expect.element(dialog.getByText(/tahminidir; resmî değildir/)).toBeVisible();
  });

  it('has every element its tour points to', async () => {
    serve();
    const screen = await open();
    await expect.element(screen.getByText('Üslü Sayılar')).toBeVisible();
    await expectTourAnchors('planner');
    await expectAccessible();
  });

  it('takes a block to another day by keyboard and locks it there', async () => {
    serve();
    fakeApi.reply(planner.apply, plannedWeek());
    const screen = await open();
    const grip = screen.getByRole('button', { name: 'Taşı: Üslü Sayılar' });
    await expect.element(grip).toBeVisible();
    grip.element().focus();
    await press('Space', 'ArrowRight', 'ArrowRight', 'Space');
    const wednesday = screen.getByRole('region', { name: 'Çarşamba' });
    await expect.element(wednesday.getByText('Üslü Sayılar')).toBeVisible();
    await expect.element(wednesday.getByText('Kilitli')).toBeVisible();
    await screen.getByRole('button', { name: 'Plana ekle' }).click();
    await expect.element(screen.getByRole('link', { name: 'Planımı aç' })).toBeVisible();
    const sent = bodyOf(planner.apply) as { version: number; entries: { topic: string; day: string }[] };
    expect(sent.version).toBe(4);
    expect(sent.entries.find(({ topic }) => topic === 'Üslü Sayılar')).toMatchObject({
      day: addDays(weekStart, 2),
      locked: true,
    });
  });

  it('warns of a day that holds more than its hours, and of the same work twice', async () => {
    serve();
    fakeApi.reply(
      planner.preview,
      preview({ entries: [...entries, entry('Üslü Sayılar', 1, { minutes: 90 })] }),
    );
    const screen = await open();
    await expect
      .element(screen.getByRole('region', { name: 'Salı' }).getByText('2 sa 15 dk, saatinden 15 dk fazla'))
      .toBeVisible();
    await screen.getByRole('button', { name: /^Üslü Sayılar.*45 dk/ }).click();
    await screen.getByLabelText('Gün').selectOptions(addDays(weekStart, 1));
    await expect.element(screen.getByText('Salı günü Üslü Sayılar zaten var.').last()).toBeVisible();
  });

  it('proposes something else for one block and keeps the others, then another week around the locked ones', async () => {
    serve();
    const screen = await open();
    await screen.getByRole('button', { name: /^Üslü Sayılar/ }).click();
    fakeApi.reply(
      planner.preview,
      preview({ entries: [entry('Köklü Sayılar', 0), ...entries.slice(1), entries[1]!] }),
    );
    await screen.getByRole('button', { name: 'Başka öner' }).click();
    await expect.element(screen.getByText('Köklü Sayılar')).toBeVisible();
    // A day must not contain the same work twice.
    expect(screen.getByRole('button', { name: /^Paragraf/ }).elements()).toHaveLength(1);
    expect(bodyOf(planner.preview)).toMatchObject({
      exclude: [{ kind: 'learn', subject: 'matematik', topic: 'Üslü Sayılar' }],
      keep: [{ topic: 'Paragraf' }, { topic: 'Vektörler' }, { exam: 'TYT' }],
    });
    await screen.getByRole('button', { name: /^Vektörler/ }).click();
    await screen.getByRole('button', { name: 'Kilitle' }).click();
    await screen.getByRole('button', { name: 'Kapat' }).click();
    await screen.getByRole('button', { name: 'Başka hafta öner' }).click();
    await expect
      .poll(() => bodyOf(planner.preview))
      .toMatchObject({
        variant: 1,
        exclude: [{ topic: 'Üslü Sayılar' }],
        keep: [{ topic: 'Vektörler', locked: true }],
      });
  });

  it('names what does not fit with what it costs', async () => {
    serve();
    const notFitting = [
      { kind: 'exam' as const, exam: 'TYT' as const, minutes: 165 },
      { kind: 'topic' as const, ...year().unfinished[0]! },
    ];
    fakeApi.reply(planner.preview, preview({ notFitting }));
    const screen = await open();
    await expect.element(screen.getByText('Hiçbir günde 2 sa 45 dk boş yerin yok.')).toBeVisible();
    await expect
      .element(
        screen.getByText(
          'Sınava kadar yetişmiyor: 2 sa 30 dk eksik · yaklaşık 3,2 soru, 4,1 puan · günde 5 dk daha yeter · ya da yerine: Optik',
        ),
      )
      .toBeVisible();
  });

  it.each([
    ['exam_passed', 'Sınavın geçti', 'Hedef yılımı seç'],
    ['no_hours', 'Bu hafta için saatin yok', 'Saatlerimi ayarla'],
    ['planned', 'Bu hafta zaten dolu', 'Saatlerimi ayarla'],
    ['nothing_left', 'Planlanacak konu kalmadı', 'Konu takibini aç'],
  ] as const)('says what to do when it is %s without an entry', async (status, title, action) => {
    serve();
    fakeApi.reply(planner.preview, preview({ status, entries: [] }));
    const screen = await open({ width: 390 });
    await expect.element(screen.getByText(title)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: action })).toBeVisible();
  });

  it('shows the newest week when another device was first', async () => {
    serve();
    const screen = await open();
    await expect.element(screen.getByText('Üslü Sayılar')).toBeVisible();
    fakeApi.fail(planner.apply, 'planner.week_changed');
    fakeApi.reply(planner.preview, preview({ version: 9, entries: [entry('Köklü Sayılar', 0)] }));
    await screen.getByRole('button', { name: 'Plana ekle' }).click();
    await expect.element(screen.getByText(/Haftan bu arada başka bir yerde değişti/).last()).toBeVisible();
    await expect.element(screen.getByText('Köklü Sayılar')).toBeVisible();
  });
});

describe('the week that was taken', () => {
  it('leads to the plan of the tier and can be taken back', async () => {
    serve();
    fakeApi.reply(planner.week, plannedWeek({ entries: planned({ done: true }) }));
    fakeApi.reply(planner.undo, emptyWeek());
    await page.viewport(390, 844);
    const screen = await renderScreen(<PlannerPage />, {
      at: `/planner?week=${weekStart}`,
      person: { ...ayse, plan: { tier: 'free' } },
    });
    await expect
      .element(screen.getByRole('link', { name: 'Planımı aç' }))
      .toHaveAttribute('href', `/weekly-plan?date=${weekStart}`);
    await expect.element(screen.getByText('4 çalışmadan 4 tanesi bitti')).toBeVisible();
    expectFits();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Geri al' }).click();
    await expect.element(screen.getByRole('button', { name: 'Plana ekle' })).toBeVisible();
  });

  it('moves what was missed to the days that are left', async () => {
    serve();
    fakeApi.reply(planner.week, plannedWeek({ missed: 2 }));
    fakeApi.reply(planner.replan, {
      moved: [{ entry: entries[0]!, from: weekStart }],
      added: [],
      dropped: [],
      week: plannedWeek(),
    });
    const screen = await open();
    await screen.getByRole('button', { name: 'Kalan günlere taşı' }).click();
    await expect.element(screen.getByText('1 çalışma taşındı.').last()).toBeVisible();
    await expect.element(screen.getByText('2 çalışma geride kaldı.')).not.toBeInTheDocument();
  });
});

describe('the year', () => {
  it('says what will be finished, what will not and what half an hour changes, as an estimate', async () => {
    serve();
    fakeApi.reply(planner.year, ({ query }) => {
      const extra = Number(query.get('extraMinutes'));
      return extra === 0
        ? year()
        : year({
            extraMinutes: extra,
            finished: 17,
            effect: { minutesPerDay: extra, topics: 14, points: 6 },
          });
    });
    fakeApi.reply(planner.saveSettings, ({ body }) => shownSettings({ settings: body as typeof settings }));
    const screen = await open({ width: 390, view: '&view=year' });
    await expect.element(screen.getByText('40 konudan 13 tanesi biter')).toBeVisible();
    await expect.element(screen.getByText('Günde 30 dk daha: +14 konu, +6,2 puan (tahmini)')).toBeVisible();
    await expect.element(screen.getByText('İntegral')).toBeVisible();
    expectFits();
    await expectAccessible();
    screen.getByRole('slider', { name: 'Günlük süren' }).element().focus();
    await press('ArrowRight', 'ArrowRight');
    await expect.element(screen.getByText('40 konudan 27 tanesi biter')).toBeVisible();
    await screen.getByRole('button', { name: 'Saatlerimi böyle yap' }).click();
    await expect
      .poll(() => bodyOf(planner.saveSettings))
      .toMatchObject({
        hours: [150, 150, 150, 150, 150, 270, 270],
      });
  });
});
