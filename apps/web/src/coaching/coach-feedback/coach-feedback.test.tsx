import { coachFeedback } from '@netlik/contract/coaching/coach-feedback';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { ayse } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { feedback, performance } from '../admin-coaches/admin-coaches.samples.ts';
import { nameOf } from '../coach.samples.ts';
import { FeedbackPage } from './feedback-page.tsx';
import { StatisticsPage } from './statistics-page.tsx';

const nermin = { ...ayse, role: 'admin' } as const;

describe('the statistics', () => {
  it('sum up evaluations and list the new ones first', async () => {
    await page.viewport(390, 900);
    fakeApi.reply(coachFeedback.summary, {
      totalFeedbacks: 12,
      averageRating: 4.2,
      lastFeedbackDate: '2026-11-02T09:00:00.000Z',
      issuesCounts: {
        tooMuchPressure: 1,
        notEnoughSupport: 3,
        communicationProblems: 0,
        programNotSuitable: 2,
      },
      statusCounts: { new: 4, read: 8 },
    });
    fakeApi.reply(coachFeedback.coaches, {
      data: [performance()],
      pagination: { page: 1, limit: 10, total: 1 },
    });
    fakeApi.reply(coachFeedback.list, { data: [feedback()], total: 1 });
    const screen = await renderScreen(<StatisticsPage />, { at: '/admin/statistics', person: nermin });
    await expect.element(screen.getByText('4,2')).toBeVisible();
    await expect.element(screen.getByText('Yeterince destek yok')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: `${nameOf(0)} adlı öğrencinin geri bildirimini aç` }))
      .toHaveAttribute('href', `/admin/feedback/${feedback().id}`);
    expect(fakeApi.calls(coachFeedback.list)[0]?.query.toString()).toContain('status=new');
    expectFits();
    await screen.getByText('Tümü').click();
    await expect.poll(() => fakeApi.calls(coachFeedback.list).at(-1)?.query.get('status')).toBe('all');
    await expectAccessible();
  });
});

describe('an evaluation', () => {
  it('shows its stars and issues and is marked as read', async () => {
    fakeApi.reply(coachFeedback.get, feedback());
    fakeApi.reply(coachFeedback.markRead, feedback({ status: 'read' }));
    const screen = await renderScreen(
      <Routes>
        <Route path="/admin/feedback/:id" element={<FeedbackPage />} />
      </Routes>,
      {
        at: `/admin/feedback/${feedback().id}`,
        person: nermin,
      },
    );
    await expect.element(screen.getByText('Diğer: Hafta sonu')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'İstatistiklere dön' }))
      .toHaveAttribute('href', '/admin/statistics');
    await screen.getByRole('button', { name: 'Okundu olarak işaretle' }).click();
    await expect.poll(() => fakeApi.calls(coachFeedback.markRead)).toHaveLength(1);
  });
});
