import { coachPrograms } from '@netlik/contract/coaching/coach-programs';
import { addDays, type StudyDay, studyDay, toStudyDay } from '@netlik/domain/study-day';
import { aCoachProgram } from '@netlik/testkit/rows/coaching';
import { aPlanSubject } from '@netlik/testkit/rows/planning';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { ayse, kemal } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { PastPrograms } from './past-programs.tsx';

const today = studyDay(new Date());

const subject = (topics: string[]) =>
  aPlanSubject({
    targetQuestions: null,
    topics,
    completedQuestions: 20,
    correctAnswers: 16,
    wrongAnswers: 4,
    netScore: 15,
    studyTime: 45,
    status: 'completed',
  });

const programOf = (date: StudyDay, topics: string[]) =>
  aCoachProgram({
    studentId: ayse._id,
    coachId: kemal._id,
    date,
    title: `Gün ${date}`,
    shownStatus: 'missed',
    subjects: [subject(topics)],
    completionRate: 80,
    stats: {
      totalTargetQuestions: 0,
      totalCompletedQuestions: 20,
      completionRate: 80,
      successRate: 80,
      totalStudyTime: 45,
      netScore: 15,
    },
  });

const serve = () =>
  fakeApi.reply(coachPrograms.list, ({ query }) => {
    const date = toStudyDay(query.get('date')!);
    const topics = date === addDays(today, -1) ? ['Türev', 'Limit'] : ['Türev'];
    const data = date === today ? [] : [programOf(date, topics)];
    return { data, pagination: { page: 1, limit: 1, total: data.length } };
  });

describe('past programs side by side', () => {
  it('shows two days, what came again, and that a day has none', async () => {
    serve();
    const screen = await renderScreen(<PastPrograms studentId={ayse._id} />, { person: kemal });
    await expect.element(screen.getByText(`Gün ${addDays(today, -8)}`)).toBeVisible();
    await expect.element(screen.getByText(`Gün ${addDays(today, -1)}`)).toBeVisible();
    expect(screen.getByText('Türev (iki günde de)').all()).toHaveLength(2);
    await expectAccessible();
    await page.viewport(360, 900);
    expectFits();
    await screen.getByRole('button', { name: /^İkinci gün/ }).click();
    await screen.getByRole('button', { name: new RegExp(`^${Number(today.slice(8))} .*bugün`, 'i') }).click();
    await expect.element(screen.getByText('Bu tarih için kayıt bulunamadı.')).toBeVisible();
  });

  it('asks for a student first, and says when a program does not load', async () => {
    const without = await renderScreen(<PastPrograms studentId={null} />, { person: kemal });
    await expect.element(without.getByText('Önce sol üstten öğrenci seçin.')).toBeVisible();
    expect(fakeApi.calls(coachPrograms.list)).toHaveLength(0);
    fakeApi.fail(coachPrograms.list, 'server.busy');
    const screen = await renderScreen(<PastPrograms studentId={ayse._id} />, { person: kemal });
    await expect.element(screen.getByText('Program yüklenemedi').first()).toBeVisible();
  });
});
