import { coachLive } from '@netlik/contract/coaching/coach-live';
import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { meetings } from '@netlik/contract/coaching/meetings';
import { addDays } from '@netlik/domain/study-day';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { kemal } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { idOf, nameOf, program, student, studentPage, today, tomorrow } from '../coach.samples.ts';
import { ReportsPage } from './reports-page.tsx';

const report = program(0, {
  shownStatus: 'completed',
  studentFeedback: {
    submittedAt: '2026-11-16T18:00:00.000Z',
    feedbackText: 'Güzel bir gündü.',
    motivationScore: 4,
  },
});

const sums = { days: 9, completionRate: 72, studyTime: 640, correct: 1234, wrong: 60, blank: 5, net: 1219 };

const open = async (query = '', width = 1440) => {
  await page.viewport(width, 900);
  fakeApi.reply(coachStudents.list, studentPage([student(0), student(1)]));
  return renderScreen(<ReportsPage />, { at: `/coach/reports${query}`, person: kemal });
};

describe('the reports of a coach', () => {
  it('pages in the address and narrows by student', async () => {
    fakeApi.reply(coachLive.reports, { data: [{ ...report, studentName: nameOf(0) }], total: 45 });
    const screen = await open('?page=2&pageSize=20');
    await expect.element(screen.getByText('Güzel bir gündü.')).toBeVisible();
    await expect.element(screen.getByText('16 doğru, 4 yanlış')).toBeVisible();
    await expectAccessible();
    await expectTourAnchors('coach-reports');
    const asked = () => fakeApi.calls(coachLive.reports).at(-1)!.query;
    expect([asked().get('limit'), asked().get('offset')]).toEqual(['20', '20']);
    await screen.getByRole('button', { name: 'Sonraki sayfa' }).click();
    await expect.poll(() => asked().get('offset')).toBe('40');
    expect(screen.router.state.location.search).toContain('page=3');
    await screen.getByLabelText('Öğrenci', { exact: true }).selectOptions(idOf(1));
    await expect.poll(() => asked().get('studentId')).toBe(idOf(1));
    expect(asked().get('offset')).toBe('0');
  });

  it('adds up the days since the last meeting of a student', async () => {
    fakeApi.reply(coachLive.reports, { data: [{ ...report, studentName: nameOf(0) }], total: 1 });
    fakeApi.reply(coachLive.reportSums, sums);
    const meeting = { _id: idOf(80), time: '17:00', agreed: '' };
    fakeApi.reply(meetings.list, {
      data: [
        { ...meeting, day: tomorrow },
        { ...meeting, day: addDays(today, -6) },
      ],
      pagination: { page: 1, limit: 100, total: 2 },
    });
    const screen = await open();
    await expect.element(screen.getByText('1.234')).toBeVisible();
    expect(screen.getByText('Son görüşmeden beri').query()).toBeNull();
    await screen.getByLabelText('Öğrenci', { exact: true }).selectOptions(idOf(0));
    await screen.getByText('Son görüşmeden beri').click();
    const asked = () => fakeApi.calls(coachLive.reportSums).at(-1)!.query;
    await expect.poll(() => asked().get('from')).toBe(addDays(today, -6));
    expect(fakeApi.calls(coachLive.reports).at(-1)!.query.get('from')).toBe(addDays(today, -6));
    expect(screen.router.state.location.search).toContain('period=meeting');
  });

  it('says that nothing fits, and fits a phone', async () => {
    fakeApi.reply(coachLive.reports, { data: [], total: 0 });
    const screen = await open('?date=2026-11-16', 360);
    await expect.element(screen.getByText('Bu seçime uyan rapor yok')).toBeVisible();
    expectFits();
  });

  it('tells a day in a few lines on a phone, in words and with units', async () => {
    fakeApi.reply(coachLive.reports, { data: [{ ...report, studentName: nameOf(0) }], total: 1 });
    const screen = await open('', 390);
    await expect.element(screen.getByText('45 dk · 15 net · 16 doğru, 4 yanlış')).toBeVisible();
    const row = screen
      .getByRole('listitem')
      .filter({ hasText: nameOf(0) })
      .element();
    expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(160);
    expect(row.getBoundingClientRect().top).toBeLessThan(600);
    expectFits();
    await expectAccessible();
  });
});
