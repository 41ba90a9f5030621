import { coachLive } from '@netlik/contract/coach/coach-live';
import { coachStudents } from '@netlik/contract/coach/coach-students';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../../testing/expect-fits.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { kemal } from '../../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { idOf, nameOf, program, student, studentPage } from '../coach.samples.ts';
import { reportsTour } from './reports.tour.ts';
import { ReportsPage } from './reports-page.tsx';

const report = program(0, {
  shownStatus: 'completed',
  studentFeedback: {
    submittedAt: '2026-11-16T18:00:00.000Z',
    feedbackText: 'Güzel bir gündü.',
    motivationScore: 4,
  },
});

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
    for (const { anchor } of reportsTour.steps)
      expect(document.querySelector(`[data-tour="${anchor}"]`), anchor).not.toBeNull();
    const asked = () => fakeApi.calls(coachLive.reports).at(-1)!.query;
    expect([asked().get('limit'), asked().get('offset')]).toEqual(['20', '20']);
    await screen.getByRole('button', { name: 'Sonraki sayfa' }).click();
    await expect.poll(() => asked().get('offset')).toBe('40');
    expect(screen.router.state.location.search).toContain('page=3');
    await screen.getByLabelText('Öğrenci', { exact: true }).selectOptions(idOf(1));
    await expect.poll(() => asked().get('studentId')).toBe(idOf(1));
    expect(asked().get('offset')).toBe('0');
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
