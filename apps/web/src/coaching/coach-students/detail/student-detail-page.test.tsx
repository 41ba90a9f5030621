import { coachLive } from '@netlik/contract/coaching/coach-live';
import { coachPrograms } from '@netlik/contract/coaching/coach-programs';
import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { programTemplates } from '@netlik/contract/coaching/program-templates';
import { toStudyDay, weekStart } from '@netlik/domain/study-day';
import { aStudySession } from '@netlik/testkit/rows/study';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { kemal } from '../../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { dayTemplate, detail, idOf, program, today } from '../../coach.samples.ts';
import { StudentDetailPage } from './student-detail-page.tsx';

const session = aStudySession({
  _id: idOf(70),
  date: '2026-11-16T09:00:00.000Z',
  day: toStudyDay('2026-11-16'),
  technique: 'Timeblock',
  mood: 'Enerjik',
  efficiency: 82,
  questionStats: {
    correctAnswers: 16,
    wrongAnswers: 4,
    blankAnswers: 0,
    targetQuestions: 40,
    netScore: 15,
    completionRate: 50,
  },
  verifiedMinutes: 50,
});

const figures = {
  sessions: 30,
  target: 400,
  attempted: 300,
  correct: 240,
  wrong: 60,
  blank: 10,
  net: 225,
  accuracyPercent: 80,
  studyTime: 1500,
};

const serve = () => {
  fakeApi.reply(coachStudents.get, detail);
  fakeApi.reply(coachPrograms.list, {
    data: [
      program(0, {
        studentFeedback: {
          submittedAt: '2026-11-16T18:00:00.000Z',
          feedbackText: 'Zorlandım ama bitti.',
          motivationScore: 8,
        },
      }),
    ],
    pagination: { page: 1, limit: 100, total: 1 },
  });
  fakeApi.reply(coachLive.readEvaluation, null);
  fakeApi.reply(coachStudents.setWeeklyGoal, { weeklyGoalMinutes: 750 });
  fakeApi.reply(coachStudents.sessions, { data: [session], pagination: { page: 1, limit: 25, total: 26 } });
  fakeApi.reply(coachStudents.sessionsSummary, {
    totalSessions: 30,
    totalStudyTime: 1500,
    totalTargetQuestions: 400,
    totalAttempted: 300,
    totalCorrect: 240,
    totalWrong: 60,
    totalNetScore: 225,
    accuracyPercent: 80,
    avgCompletionRate: 75,
    perSubject: [{ subject: 'matematik', ...figures }],
  });
};

const open = async (query = '', width = 1440) => {
  await page.viewport(width, 900);
  return renderScreen(
    <Routes>
      <Route path="/coach/students/:id" element={<StudentDetailPage />} />
    </Routes>,
    { at: `/coach/students/${idOf(0)}${query}`, person: kemal },
  );
};

describe('a student of a coach', () => {
  it('shows the day’s program with the evaluation, which is thereby read', async () => {
    serve();
    const screen = await open();
    await expect.element(screen.getByRole('heading', { name: 'Ada Yılmaz' })).toBeVisible();
    await expect.element(screen.getByText('Zorlandım ama bitti.')).toBeVisible();
    await expect.element(screen.getByText('Motivasyon 8/10')).toBeVisible();
    await expect.element(screen.getByText('Aktif', { exact: true })).toBeVisible();
    await expect.poll(() => fakeApi.calls(coachLive.readEvaluation)).toHaveLength(1);
    await expectTourAnchors('coach-student');
    await expectAccessible();
  });

  it('takes the weekly goal in hours with a comma, and warns of what is none', async () => {
    serve();
    const screen = await open();
    const goal = screen.getByRole('textbox', { name: /^Haftalık hedef/ });
    await expect.element(goal).toHaveValue('20,5');
    await goal.fill('0');
    await screen.getByRole('button', { name: 'Hedefi kaydet' }).click();
    await expect.element(screen.getByText('Geçerli bir saat değeri gir').first()).toBeVisible();
    await goal.fill('12,5');
    await screen.getByRole('button', { name: 'Hedefi kaydet' }).click();
    await expect.element(screen.getByText('Haftalık hedef kaydedildi.')).toBeVisible();
    expect(fakeApi.calls(coachStudents.setWeeklyGoal)[0]!.body).toEqual({ minutes: 750 });
  });

  it('deletes a program only after a question, copies it, and prints it', async () => {
    serve();
    fakeApi.reply(coachPrograms.remove, null);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    const screen = await open();
    const menu = screen.getByRole('button', { name: 'Türev günü için işlemler' });
    await menu.click();
    await screen.getByRole('menuitem', { name: 'Metin olarak kopyala' }).click();
    await expect.element(screen.getByText(/^Program kopyalandı/)).toBeVisible();
    expect(write.mock.calls[0]![0]).toContain('1. TYT Matematik (1 sa 30 dk)');
    await menu.click();
    await screen.getByRole('menuitem', { name: 'Yazdır' }).click();
    await expect.poll(() => print).toHaveBeenCalled();
    await menu.click();
    await screen.getByRole('menuitem', { name: 'Sil' }).click();
    expect(fakeApi.calls(coachPrograms.remove)).toHaveLength(0);
    await screen.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
    await expect.element(screen.getByText('Program silindi.')).toBeVisible();
  });

  it('opens another day from the month, and a program can be written for it', async () => {
    serve();
    const screen = await open('?date=2027-03-15');
    await expect.element(screen.getByText('Bu gün için program yok')).toBeVisible();
    await screen.getByRole('button', { name: /^16 Mart 2027/ }).click();
    await expect.poll(() => screen.router.state.location.search).toContain('2027-03-16');
    await screen.getByRole('button', { name: 'Bugün' }).click();
    await expect.element(screen.getByText('Türev kurallarını bitir')).toBeVisible();
    await expect
      .poll(() => fakeApi.calls(coachPrograms.list).at(-1)?.query.get('from'))
      .toBe(`${today.slice(0, 8)}01`);
  });

  it('sums up the sessions on the server and pages them by 25', async () => {
    serve();
    const screen = await open('?tab=sessions');
    await expect.element(screen.getByText('25 sa').first()).toBeVisible();
    await expect.element(screen.getByText('Zaman bloğu')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Sonraki sayfa' }).click();
    await expect.poll(() => fakeApi.calls(coachStudents.sessions).at(-1)?.query.get('page')).toBe('2');
    expect(fakeApi.calls(coachStudents.sessions).at(-1)?.query.get('limit')).toBe('25');
  });

  it('follows the period of the address in the list and in the sums', async () => {
    serve();
    const screen = await open('?tab=sessions&period=week');
    await expect.element(screen.getByText('25 sa').first()).toBeVisible();
    for (const call of [coachStudents.sessions, coachStudents.sessionsSummary])
      expect(fakeApi.calls(call).at(-1)?.query.get('from')).toBe(weekStart(today));
    await screen.getByText('Tümü').click();
    await expect
      .poll(() => fakeApi.calls(coachStudents.sessionsSummary).at(-1)?.query.get('from'))
      .toBeNull();
    expect(screen.router.state.location.search).toBe('?tab=sessions');
  });

  it('shares the week by a link made on the device, and keeps it as a template', async () => {
    serve();
    const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
    const screen = await open();
    await screen.getByRole('button', { name: 'Hafta', exact: true }).click();
    await screen.getByRole('menuitem', { name: 'Haftayı WhatsApp’ta paylaş' }).click();
    await expect.poll(() => opened.mock.calls[0]?.[0]).toContain('https://wa.me/?text=Ada%20Y');
    fakeApi.reply(programTemplates.createWeek, dayTemplate);
    await screen.getByRole('button', { name: 'Hafta', exact: true }).click();
    await screen.getByRole('menuitem', { name: 'Haftayı şablon olarak sakla' }).click();
    await screen.getByRole('textbox', { name: 'Şablon adı' }).fill('Ada’nın haftası');
    await screen.getByRole('button', { name: 'Sakla' }).click();
    await expect
      .poll(() => fakeApi.calls(programTemplates.createWeek)[0]?.body)
      .toEqual({ name: 'Ada’nın haftası', studentId: idOf(0), weekStart: weekStart(today) });
  });

  it('draws the nets of each kind of exam, and says so when there are none', async () => {
    serve();
    const exam = (index: number, examType: 'TYT' | 'AYT', correctAnswers: number) => ({
      id: idOf(80 + index),
      _id: idOf(80 + index),
      date: toStudyDay(`2026-11-${10 + index}`),
      source: 'Özdebir',
      examType,
      totals: { correctAnswers, wrongAnswers: 4, blankAnswers: 10, netScore: correctAnswers - 1 },
    });
    fakeApi.reply(coachStudents.exams, [exam(0, 'TYT', 60), exam(1, 'AYT', 40), exam(2, 'TYT', 66)]);
    const screen = await open('?tab=exams');
    await expect.element(screen.getByText('Son deneme 65 net.')).toBeVisible();
    await expect.element(screen.getByText('Bir öncekine göre +6 net.')).toBeVisible();
    await expectAccessible();
    await screen.getByText('AYT', { exact: true }).click();
    await expect.element(screen.getByText('Bu türde tek deneme var.')).toBeVisible();
    await page.viewport(360, 900);
    const longest = screen.getByText('Son görüşmeden beri');
    await expect.poll(() => longest.element().getBoundingClientRect().right).toBeLessThan(360);
    expectFits();
    fakeApi.reply(coachStudents.exams, []);
    const empty = await open('?tab=exams', 360);
    await expect.element(empty.getByText('Henüz deneme yok')).toBeVisible();
  });

  it('says that the student could not be loaded, and fits a phone', async () => {
    fakeApi.fail(coachStudents.get, 'user.not_found');
    const screen = await open('', 360);
    await expect.element(screen.getByText('Öğrenci bilgileri yüklenemedi')).toBeVisible();
    serve();
    await screen.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(screen.getByText('Türev kurallarını bitir')).toBeVisible();
    expectFits();
  });
});
