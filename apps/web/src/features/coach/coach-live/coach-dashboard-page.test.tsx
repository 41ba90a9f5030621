import { coachLive } from '@netlik/contract/coach/coach-live';
import { coachStudents } from '@netlik/contract/coach/coach-students';
import { addDays } from '@netlik/domain/study-day';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../../testing/expect-fits.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { kemal } from '../../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import {
  attention,
  boardRow,
  dashboard,
  idOf,
  liveStudent,
  nameOf,
  student,
  studentPage,
  today,
  tomorrow,
} from '../coach.samples.ts';
import { coachDashboardTour } from './coach-dashboard.tour.ts';
import { CoachDashboardPage } from './coach-dashboard-page.tsx';

const eight = [0, 1, 2, 3, 4, 5, 6, 7];

const serve = () => {
  fakeApi.reply(coachLive.attention, [
    attention(0),
    attention(1, { reason: 'not_studying', figures: { days: 4 } }),
    attention(1, { reason: 'evaluation_unread', figures: { count: 1, date: '2026-11-14' } }),
  ]);
  fakeApi.reply(
    coachLive.dashboard,
    dashboard(
      eight.map((one) => liveStudent(one, one === 2 ? { runState: 'paused' } : {})),
      [liveStudent(1)],
    ),
  );
  fakeApi.reply(coachStudents.list, studentPage(eight.map((one) => student(one))));
  fakeApi.reply(coachLive.board, {
    data: [boardRow(0, ['done', 'seen', 'written', 'draft', 'empty', 'empty', 'empty'])],
    pagination: { page: 1, limit: 20, total: 1 },
  });
  fakeApi.reply(coachLive.dismissAttention, null);
};

const open = async (width = 1440) => {
  await page.viewport(width, 900);
  return renderScreen(<CoachDashboardPage alerts={null} />, { at: '/coach-dashboard', person: kemal });
};

describe('the coach dashboard', () => {
  it('says who needs the coach and why, and hides a reason for the day', async () => {
    serve();
    const screen = await open();
    await expect.element(screen.getByText('2 öğrenci seni bekliyor.')).toBeVisible();
    await expect.element(screen.getByText('4 gündür hiç çalışmadı.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: `Program yaz: ${nameOf(0)}` }))
      .toHaveAttribute('href', `/coach/programs/create?studentId=${idOf(0)}&date=${tomorrow}`);
    await expect
      .element(screen.getByRole('link', { name: `Değerlendirmeyi oku: ${nameOf(1)}` }))
      .toHaveAttribute('href', `/coach/students/${idOf(1)}?date=2026-11-14`);
    for (const { anchor } of coachDashboardTour.steps)
      expect(document.querySelector(`[data-tour="${anchor}"]`)).not.toBeNull();
    await expectAccessible();
    // What the server says after it is another test's: only the press counts here.
    fakeApi.pending(coachLive.dismissAttention);
    await screen
      .getByRole('button', { name: `${nameOf(1)}: bugünlük gizle` })
      .first()
      .click();
    await expect.element(screen.getByText('4 gündür hiç çalışmadı.')).not.toBeInTheDocument();
    expect(fakeApi.calls(coachLive.dismissAttention)[0]?.body).toEqual({
      studentId: idOf(1),
      reason: 'not_studying',
    });
  });

  it('brings a reason back when it could not be hidden, and says that nobody waits', async () => {
    serve();
    fakeApi.fail(coachLive.dismissAttention, 'server.busy');
    const screen = await open();
    await screen
      .getByRole('button', { name: `${nameOf(1)}: bugünlük gizle` })
      .first()
      .click();
    await expect.element(screen.getByText(/^Gizlenemedi/)).toBeVisible();
    await expect.element(screen.getByText('4 gündür hiç çalışmadı.')).toBeVisible();
  });

  it('shows six who work, how many more, and opens the form from the board', async () => {
    serve();
    fakeApi.reply(coachLive.attention, []);
    const screen = await open();
    await expect.element(screen.getByText('Bugün seni bekleyen kimse yok')).toBeVisible();
    await expect.element(screen.getByText('2 öğrenci daha çalışıyor')).toBeVisible();
    await expect.element(screen.getByText('Ara verdi')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /Ada Yılmaz, .*: Görüldü, programı aç/ }))
      .toHaveAttribute('href', expect.stringContaining(`editId=${idOf(51)}`));
    await screen.getByText('Bu ay').click();
    await expect.poll(() => fakeApi.calls(coachLive.dashboard).at(-1)?.query.get('range')).toBe('month');
  });

  it('opens the student, not the form, from a day that is past', async () => {
    serve();
    const past = boardRow(0, ['done', 'empty']);
    const days = past.days.map((day, at) => ({ ...day, date: addDays(today, at - 7) }));
    fakeApi.reply(coachLive.board, {
      data: [{ ...past, days }],
      pagination: { page: 1, limit: 20, total: 1 },
    });
    const screen = await open();
    await expect
      .element(screen.getByRole('link', { name: /Ada Yılmaz, .*: Bitti, programı aç/ }))
      .toHaveAttribute('href', `/coach/students/${idOf(0)}?date=${addDays(today, -7)}`);
    await expect.element(screen.getByText(/Ada Yılmaz, .*: program yazılmamış/)).toBeInTheDocument();
  });

  it('sorts and searches on the server', async () => {
    serve();
    const screen = await open();
    await screen.getByRole('button', { name: /^Son çalışma/ }).click();
    await expect.poll(() => fakeApi.calls(coachStudents.list).at(-1)?.query.get('sort')).toBe('lastActivity');
    await screen.getByRole('searchbox', { name: 'Öğrenci listesi içinde ara' }).fill('ada');
    await expect.poll(() => fakeApi.calls(coachStudents.list).at(-1)?.query.get('q')).toBe('ada');
    expect(fakeApi.calls(coachStudents.list).at(-1)?.query.get('limit')).toBe('10');
  });

  it('assigns a student found by two letters, and tells of a conflict', async () => {
    serve();
    const ipek = { _id: idOf(30), name: 'İpek T.', avatar: null, grade: 'Mezun', city: 'İzmir' };
    fakeApi.reply(coachStudents.search, [ipek]);
    fakeApi.fail(coachStudents.assign, 'coach.student_taken');
    const screen = await open();
    await screen.getByRole('button', { name: 'Öğrenci ata' }).click();
    await screen.getByRole('searchbox', { name: 'Öğrenci ara' }).fill('i');
    await expect.element(screen.getByText('En az 2 karakter yaz.')).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Öğrenci ara' }).fill('ip');
    await screen.getByRole('button', { name: 'İpek T. adlı öğrenciyi ata' }).click();
    await expect.element(screen.getByText('Öğrenci başka bir koça atanmış.')).toBeVisible();
    expect(fakeApi.calls(coachStudents.search).every(({ query }) => query.get('q') === 'ip')).toBe(true);
    fakeApi.reply(coachStudents.assign, { message: 'ok', studentId: ipek._id });
    await screen.getByRole('button', { name: 'İpek T. adlı öğrenciyi ata' }).click();
    await expect.element(screen.getByText('İpek T. artık senin öğrencin.')).toBeVisible();
  });

  it('fits a phone of 360 px', async () => {
    serve();
    const screen = await open(360);
    await expect.element(screen.getByRole('list', { name: 'Öğrenci listesi' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /Görüldü, programı aç/ })).toBeVisible();
    expectFits();
    await expectAccessible();
  });

  it('says what could not be loaded', async () => {
    serve();
    fakeApi.fail(coachLive.attention, 'server.busy');
    fakeApi.fail(coachStudents.list, 'server.busy');
    const screen = await open();
    await expect.element(screen.getByText('Bugünün listesi yüklenemedi')).toBeVisible();
    await expect.element(screen.getByText('Öğrenci listesi alınamadı')).toBeVisible();
  });
});
