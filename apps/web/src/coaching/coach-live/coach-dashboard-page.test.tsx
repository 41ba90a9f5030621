import { coachGroups } from '@netlik/contract/coaching/coach-groups';
import { coachLive } from '@netlik/contract/coaching/coach-live';
import { coachProgress } from '@netlik/contract/coaching/coach-progress';
import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { programCopies } from '@netlik/contract/coaching/program-copies';
import { programTemplates } from '@netlik/contract/coaching/program-templates';
import { addDays, weekStart } from '@netlik/domain/study-day';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { kemal } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import {
  attention,
  boardRow,
  dashboard,
  dayTemplate,
  idOf,
  liveStudent,
  nameOf,
  progress,
  student,
  studentPage,
  today,
  tomorrow,
} from '../coach.samples.ts';
import { CoachDashboardPage } from './coach-dashboard-page.tsx';

/** Both reasons of one student in one row. */
const idle = '4 gündür hiç çalışmadı. Okumadığın 1 gün değerlendirmesi var.';
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
  fakeApi.reply(coachGroups.list, []);
  fakeApi.reply(coachProgress.list, [progress(1), progress(0, 0)]);
};

const open = async (width = 1440) => {
  // Tall enough to load what loads on scroll.
  await page.viewport(width, 3000);
  return renderScreen(<CoachDashboardPage alerts={null} />, { at: '/coach-dashboard', person: kemal });
};

describe('the coach dashboard', () => {
  it('says who needs the coach and why, and hides a reason for the day', async () => {
    serve();
    const screen = await open();
    await expect.element(screen.getByText('2 öğrenci seni bekliyor.')).toBeVisible();
    await expect.element(screen.getByText(idle)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: `Program yaz: ${nameOf(0)}` }))
      .toHaveAttribute('href', `/coach/programs/create?studentId=${idOf(0)}&date=${tomorrow}`);
    await expect
      .element(screen.getByRole('link', { name: `Not yaz: ${nameOf(1)}` }))
      .toHaveAttribute('href', expect.stringContaining(`/coach/students/${idOf(1)}?`));
    await expectTourAnchors('coach-dashboard');
    await expectAccessible();
    // The reply is irrelevant here, because only the press is tested.
    fakeApi.pending(coachLive.dismissAttention);
    await screen.getByRole('button', { name: `${nameOf(1)}: bugünlük gizle` }).click();
    await expect.element(screen.getByText(idle)).not.toBeInTheDocument();
    expect(fakeApi.calls(coachLive.dismissAttention)[0]?.body).toEqual({
      studentIds: [idOf(1)],
      reasons: ['not_studying', 'evaluation_unread'],
    });
  });

  it('brings a reason back when it could not be hidden, and says that nobody waits', async () => {
    serve();
    fakeApi.fail(coachLive.dismissAttention, 'server.busy');
    const screen = await open();
    await screen.getByRole('button', { name: `${nameOf(1)}: bugünlük gizle` }).click();
    await expect.element(screen.getByText(/^Gizlenemedi/)).toBeVisible();
    await expect.element(screen.getByText(idle)).toBeVisible();
  });

  it('shows six who work, how many more, and opens the form from the board', async () => {
    serve();
    fakeApi.reply(coachLive.attention, []);
    const screen = await open();
    await expect.element(screen.getByText('Bugün seni bekleyen kimse yok')).toBeVisible();
    const assign = screen.getByRole('button', { name: 'Öğrenci ata' });
    await expect.poll(() => assign.elements()).toHaveLength(2);
    await expect.element(screen.getByText('2 öğrenci daha çalışıyor')).toBeVisible();
    await expect.element(screen.getByText('Ara verdi')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /Ada Yılmaz, .*: Görüldü, programı aç/ }))
      .toHaveAttribute('href', expect.stringContaining(`editId=${idOf(51)}`));
    await screen.getByText('Bu ay').last().click();
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

  it('says who falls behind and why without a click, and asks for the period of the address', async () => {
    serve();
    const screen = await open();
    await expect.element(screen.getByText('Yüksek 57')).toBeVisible();
    await expect.element(screen.getByText('9 gündür çalışmadı · net -8')).toBeVisible();
    await expect.element(screen.getByText('Yolunda')).toBeVisible();
    await screen.getByText('Bu hafta').first().click();
    await expect
      .poll(() => fakeApi.calls(coachProgress.list).at(-1)?.query.get('from'))
      .toBe(weekStart(today));
  });

  it('offers one action for what five students share', async () => {
    serve();
    fakeApi.reply(
      coachLive.attention,
      eight.map((one) => attention(one)),
    );
    fakeApi.reply(programTemplates.list, [dayTemplate]);
    fakeApi.reply(programCopies.preview, []);
    const screen = await open();
    await expect.element(screen.getByText('8 öğrencinin yarını boş.')).toBeVisible();
    await screen.getByRole('button', { name: /^Şablon uygula/ }).click();
    await expect
      .poll(() => fakeApi.calls(programCopies.preview).at(-1)?.body)
      .toMatchObject({ templateId: dayTemplate._id, to: tomorrow, studentIds: eight.map(idOf) });
  });

  it('writes a week to ten students of the board in at most eight clicks', async () => {
    serve();
    const ten = [...eight, 8, 9];
    fakeApi.reply(coachLive.board, {
      data: ten.map((one) => boardRow(one, ['empty', 'empty', 'empty', 'empty', 'empty', 'empty', 'empty'])),
      pagination: { page: 1, limit: 20, total: 10 },
    });
    const week = {
      ...dayTemplate,
      _id: idOf(71),
      name: 'Hafta',
      subjects: [],
      days: [{ offset: 0, subjects: [] }],
    };
    fakeApi.reply(programTemplates.list, [week, dayTemplate]);
    const items = ten.map((one) => ({
      studentId: idOf(one),
      studentName: nameOf(one),
      date: tomorrow,
      title: 'Hafta',
      ...({ action: 'create', reason: null } as const),
      work: [],
    }));
    fakeApi.reply(programCopies.preview, items);
    fakeApi.reply(programCopies.create, { batchId: idOf(80), items, isRunning: false });
    const screen = await open();
    let clicks = 0;
    const click = async (element: { element: () => Element; click: () => Promise<void> }) => {
      clicks += 1;
      await element.click();
    };
    await expect.element(screen.getByRole('checkbox', { name: 'Hepsi' })).toBeInTheDocument();
    clicks += 1;
    (screen.getByRole('checkbox', { name: 'Hepsi' }).element() as HTMLElement).click();
    await expect.element(screen.getByText('10 öğrenci seçili')).toBeVisible();
    await click(screen.getByRole('button', { name: 'Program uygula' }));
    await click(screen.getByRole('button', { name: '10 program yaz' }));
    await expect
      .poll(() => fakeApi.calls(programCopies.create)[0]?.body)
      .toMatchObject({ templateId: week._id, to: addDays(weekStart(today), 7), studentIds: ten.map(idOf) });
    expect(clicks).toBeLessThanOrEqual(8);
    await expect.element(screen.getByText('10 öğrenci seçili')).not.toBeInTheDocument();
  });

  it('clears the days that are ticked', async () => {
    serve();
    fakeApi.reply(programTemplates.list, []);
    fakeApi.reply(programCopies.preview, []);
    const screen = await open();
    await screen.getByRole('button', { name: 'Gün gün seç' }).click();
    await screen.getByRole('button', { name: /Yazıldı, günü seç/ }).click();
    await screen.getByRole('button', { name: 'Temizle' }).click();
    await expect
      .poll(() => fakeApi.calls(programCopies.preview).at(-1)?.body)
      .toMatchObject({ clear: true, cells: [{ studentId: idOf(0), date: addDays(today, 2) }] });
  });

  it('narrows the page to a group, and makes one', async () => {
    serve();
    const group = { _id: idOf(90), name: 'Sayısal', colour: 2, studentIds: [idOf(0)] };
    fakeApi.reply(coachGroups.list, [group]);
    const screen = await open();
    await screen.getByText('Sayısal').click();
    await expect.poll(() => fakeApi.calls(coachLive.attention).at(-1)?.query.get('group')).toBe(group._id);
    await expect.poll(() => fakeApi.calls(coachProgress.list).at(-1)?.query.get('group')).toBe(group._id);
    fakeApi.reply(coachGroups.create, { ...group, _id: idOf(91), name: 'Akşam' });
    fakeApi.reply(coachGroups.setStudents, { ...group, _id: idOf(91), name: 'Akşam' });
    await screen.getByRole('button', { name: 'Grupları düzenle' }).click();
    await screen.getByRole('button', { name: 'Yeni grup' }).click();
    await screen.getByRole('textbox', { name: 'Grup adı' }).fill('Akşam');
    await screen.getByRole('button', { name: 'Hepsini seç' }).click();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Kaydet' }).click();
    await expect
      .poll(() => fakeApi.calls(coachGroups.setStudents)[0]?.body)
      .toEqual({ studentIds: eight.map(idOf) });
    expect(fakeApi.calls(coachGroups.create)[0]?.body).toEqual({ name: 'Akşam', colour: 1 });
  });

  it('sorts and searches on the server', async () => {
    serve();
    const screen = await open();
    await screen
      .getByRole('button', { name: /^Son çalışma/ })
      .last()
      .click();
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
