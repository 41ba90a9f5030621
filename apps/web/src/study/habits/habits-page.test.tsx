import { account } from '@netlik/contract/identity/account';
import { type HabitRoutine, habits } from '@netlik/contract/study/habits';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { aHabit } from '@netlik/testkit/rows/study';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { HabitsPage } from './habits-page.tsx';

const today = studyDay(new Date());
const idOf = (index: number) => `01890a5d-ac96-774b-bcce-b302099a80${60 + index}`;

const habit = (index: number, name: string, part: Partial<HabitRoutine> = {}) =>
  aHabit({
    id: idOf(index),
    name,
    schedule: { timeStart: `0${index + 7}:00`, recurrence: 'daily', date: today },
    metrics: { currentStreak: index, bestStreak: 9, strength: 40 + index },
    createdAt: new Date().toISOString(),
    ...part,
  });

const three = () => [
  habit(0, 'Çay molası'),
  habit(1, 'Cümle analizi', { auto: { kind: 'questions_solved', target: 20 } }),
  habit(2, 'Deneme', {
    schedule: { timeStart: '06:00', recurrence: 'weekends', date: today },
    todayLog: { status: 'late', completedAt: null },
  }),
];

const serve = (start: HabitRoutine[]) => {
  let list = start;
  const change = (path: string, part: Partial<HabitRoutine>) => {
    list = list.map((one) => (path.includes(one.id) ? { ...one, ...part } : one));
    return list.find(({ id }) => path.includes(id))!;
  };
  fakeApi.reply(habits.list, () => list);
  fakeApi.reply(habits.create, ({ body }) => {
    const { name, schedule } = body as { name: string; schedule: HabitRoutine['schedule'] };
    const created = habit(9, name, { schedule: { ...schedule, date: today } });
    list = [...list, created];
    return created;
  });
  fakeApi.reply(habits.log, ({ path, body }) => {
    const { action } = body as { action: string };
    const status = action === 'undo' ? 'pending' : action === 'skip' ? 'skipped' : 'done';
    return change(path, { todayLog: { status, completedAt: null } });
  });
  fakeApi.reply(habits.setStatus, ({ path, body }) => change(path, body as Partial<HabitRoutine>));
};

beforeEach(() => {
  fakeApi.pending(account.ticket);
  fakeApi.reply(habits.logs, [
    { date: today, status: 'pending', habitRoutineId: idOf(0), completedAt: null },
    { date: today, status: 'late', habitRoutineId: idOf(2), completedAt: null },
    { date: addDays(today, -1), status: 'missed', habitRoutineId: idOf(0), completedAt: null },
  ]);
});

const names = () =>
  page
    .getByRole('table', { name: 'Alışkanlık listesi' })
    .getByRole('button', { name: /yılını aç/ })
    .elements()
    .map((element) => element.textContent);

describe('the habits page', () => {
  it('shows figures, rows and the last days, and every step of its tour has its place', async () => {
    await page.viewport(1280, 900);
    serve(three());
    await renderScreen(<HabitsPage />);
    await expect.element(page.getByRole('region', { name: 'Tamamlanan' })).toHaveTextContent('0 / 3');
    await expect.element(page.getByRole('region', { name: 'Bekleyen' })).toHaveTextContent('2');
    await expect.element(page.getByRole('region', { name: 'En iyi rutin' })).toHaveTextContent('Deneme');
    await expect.element(page.getByText('20 soru çözünce tamamlanır')).toBeVisible();
    await page.getByText('Bugün', { exact: true }).last().click();
    await expect.element(page.getByText('Deneme · Geç yapıldı')).toBeVisible();
    await expectTourAnchors('habits');
    await expectAccessible();
  });

  it('sorts by the Turkish alphabet, searches and filters', async () => {
    await page.viewport(1280, 900);
    serve(three());
    await renderScreen(<HabitsPage />);
    await expect.poll(names).toEqual(['Deneme', 'Çay molası', 'Cümle analizi']);
    await page
      .getByRole('columnheader', { name: /^Alışkanlık/ })
      .getByRole('button')
      .click();
    await expect.poll(names).toEqual(['Cümle analizi', 'Çay molası', 'Deneme']);
    await page.getByLabelText('Tekrar').selectOptions('weekends');
    await expect.poll(names).toEqual(['Deneme']);
    await page.getByLabelText('Tekrar').selectOptions('');
    await page.getByRole('searchbox').fill('ÇAY');
    await expect.poll(names).toEqual(['Çay molası']);
  });

  it('completes at once, takes it back, and reloads when the server refuses', async () => {
    await page.viewport(1280, 900);
    serve(three());
    await renderScreen(<HabitsPage />);
    await page.getByRole('button', { name: 'Çay molası: tamamla' }).click();
    await page.getByRole('button', { name: 'Çay molası: bugünü geri al' }).click();
    await page.getByRole('button', { name: 'Çay molası: atla' }).click();
    await expect.element(page.getByText('Atlandı', { exact: true })).toBeVisible();
    fakeApi.fail(habits.log, 'habit.not_pending');
    await page.getByRole('button', { name: 'Cümle analizi: tamamla' }).click();
    await expect.element(page.getByText(/Bugünün durumu değişmiş/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Cümle analizi: tamamla' })).toBeVisible();
  });

  it('keeps a press without a connection, and sends it when there is one', async () => {
    await page.viewport(1280, 900);
    serve(three());
    await renderScreen(<HabitsPage />);
    fakeApi.offline(habits.log);
    await page.getByRole('button', { name: 'Çay molası: tamamla' }).click();
    await expect.element(page.getByText(/^Bağlantı yok\. İşaretin bu cihazda/).first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Çay molası: bugünü geri al' })).toBeVisible();
    const before = fakeApi.calls(habits.log).length;
    serve(three());
    dispatchEvent(new Event('online'));
    await expect.poll(() => fakeApi.calls(habits.log).length).toBeGreaterThan(before);
  });

  it('archives with undo', async () => {
    await page.viewport(1280, 900);
    serve(three());
    await renderScreen(<HabitsPage />);
    await page.getByRole('button', { name: 'Deneme için işlemler' }).click();
    await page.getByRole('menuitem', { name: 'Arşivle' }).click();
    await expect.poll(names).toEqual(['Çay molası', 'Cümle analizi']);
    await page.getByRole('button', { name: 'Geri al', exact: true }).click();
    await expect.poll(names).toContain('Deneme');
  });

  it('begins one from the empty page, on a phone', async () => {
    await page.viewport(390, 800);
    serve([]);
    await renderScreen(<HabitsPage />);
    await expect.element(page.getByRole('button', { name: 'Alışkanlık ekle' })).toBeInViewport();
    await page.getByRole('button', { name: 'İlk alışkanlığını ekle' }).click();
    const save = page.getByRole('button', { name: 'Kaydet' });
    await expect.element(save).toBeDisabled();
    await page.getByLabelText('İsim').fill('ab');
    await save.click();
    await expect.element(page.getByText('İsim en az 3 karakter olmalı')).toBeVisible();
    await expectAccessible();
    await page.getByLabelText('İsim').fill('Kitap okuma');
    await save.click();
    await expect
      .element(page.getByRole('region', { name: 'Alışkanlık listesi' }))
      .toHaveTextContent('Kitap okuma');
    expectFits();
    await expectAccessible();
  });

  it('answers on a phone what is left today: by time, one tap each, paused and not due last', async () => {
    await page.viewport(390, 844);
    serve([
      habit(3, 'Yürüyüş', { status: 'paused', todayLog: null }),
      habit(1, 'Bu hafta sonu', { todayLog: null }),
      habit(2, 'Akşam tekrarı', { schedule: { timeStart: '21:00', recurrence: 'daily', date: today } }),
      habit(0, 'Çay molası'),
    ]);
    await renderScreen(<HabitsPage />);
    await expect.element(page.getByText('Bugün 2 alışkanlık kaldı.')).toBeVisible();
    const headings = () =>
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent);
    expect(headings()).toEqual(['Sabah', 'Akşam', 'Bugün olmayanlar', 'Duraklatılanlar']);
    await expect.element(page.getByText('Ortalama seri')).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('img', { name: 'Son yedi gün: 2 günden 0 gün yapıldı' }))
      .toBeVisible();
    await page.getByRole('button', { name: 'Çay molası: tamamla' }).click();
    await expect.element(page.getByText('Bugün 1 alışkanlık kaldı.')).toBeVisible();
    await page.getByRole('button', { name: 'Akşam tekrarı için işlemler' }).click();
    await page.getByRole('menuitem', { name: 'Atla' }).click();
    await expect.element(page.getByText('Bugünün alışkanlıkları tamam.')).toBeVisible();
    await page.getByText('Ayrıntılar', { exact: true }).click();
    await expect.element(page.getByRole('region', { name: 'Ortalama seri' })).toBeVisible();
    expectFits();
    await expectAccessible();
  });

  it('says what failed, and can be asked again', async () => {
    fakeApi.fail(habits.list, 'server.busy');
    await renderScreen(<HabitsPage />);
    await expect.element(page.getByRole('alert')).toBeVisible();
    serve(three());
    await page.getByRole('button', { name: 'Yenile' }).click();
    await expect.element(page.getByText('Deneme').first()).toBeVisible();
  });

  it('opens the year of a habit from its address', async () => {
    await page.viewport(390, 800);
    serve(three());
    await renderScreen(<HabitsPage />, { at: `/habits?habit=${idOf(0)}` });
    const dialog = page.getByRole('dialog', { name: 'Çay molası' });
    await expect
      .element(dialog.getByRole('img', { name: /son bir yıl: 1 gün yapıldı, 1 gün kaçtı/ }))
      .toBeVisible();
    await expectAccessible();
  });
});
