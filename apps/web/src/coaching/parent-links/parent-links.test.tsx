import { parentLinks } from '@netlik/contract/coaching/parent-links';
import { parentReports } from '@netlik/contract/coaching/parent-reports';
import { toStudyDay } from '@netlik/domain/study-day';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { idOf } from '../coach.samples.ts';
import { ParentLinkPanel } from './parent-link-panel.tsx';
import { ParentPage } from './parent-page.tsx';

const token = 'n'.repeat(43);
const link = {
  _id: idOf(0),
  createdAt: '2026-11-16T09:00:00.000Z',
  expiresAt: '2100-01-01T09:00:00.000Z',
  revokedAt: null,
  openedAt: null,
  opens: 0,
  byCoach: false,
};
const open = () =>
  renderScreen(
    <Routes>
      <Route path="/veli/:token" element={<ParentPage />} />
    </Routes>,
    { at: `/veli/${token}` },
  );

describe('the page for parents', () => {
  it('tells the week in plain words', async () => {
    fakeApi.reply(parentLinks.open, {
      firstName: 'Ece',
      from: toStudyDay('2026-11-10'),
      to: toStudyDay('2026-11-16'),
      days: [10, 11, 12, 13, 14, 15, 16].map((day) => ({
        date: toStudyDay(`2026-11-${day}`),
        minutes: day === 15 ? 90 : 0,
      })),
      subjects: [{ subject: 'matematik', minutes: 90 }],
      nets: [
        { date: toStudyDay('2026-11-07'), net: 57 },
        { date: toStudyDay('2026-11-14'), net: 61.25 },
      ],
      notes: [{ text: 'Düzenli çalıştı.', createdAt: '2026-11-15T09:00:00Z' }],
      goalPercent: 80,
      completion: null,
    });
    const screen = await open();
    await expect.element(screen.getByRole('heading', { name: 'Ece bu hafta' })).toBeVisible();
    await expect
      .element(screen.getByText('Son yedi günün 1 gününde çalıştı.', { exact: false }))
      .toBeVisible();
    await expect.element(screen.getByText('Hedefin %80 kadarına ulaştı.')).toBeVisible();
    await expect.element(screen.getByText('61,25 net')).toBeVisible();
    await expect.element(screen.getByText('Son 2 denemede neti 4,25 yükseldi.')).toBeVisible();
    await expect.element(screen.getByText('Düzenli çalıştı.')).toBeVisible();
    await expectAccessible();
  });

  it('says that a link is no longer good', async () => {
    fakeApi.fail(parentLinks.open, 'parent_link.not_found');
    const screen = await open();
    await expect.element(screen.getByText('Bu bağlantı geçersiz ya da süresi doldu')).toBeVisible();
  });
});

describe('links for parents', () => {
  it('are made, shown once, and closed', async () => {
    fakeApi.reply(parentLinks.list, [link]);
    fakeApi.reply(parentLinks.create, { ...link, token });
    fakeApi.reply(parentLinks.revoke, null);
    fakeApi.reply(parentReports.permission, { coachName: 'Kemal Er', allowedAt: null });
    fakeApi.reply(parentReports.allow, { coachName: 'Kemal Er', allowedAt: link.createdAt });
    const screen = await renderScreen(<ParentLinkPanel />);
    await screen.getByText('30 gün').click();
    await screen.getByRole('button', { name: 'Bağlantı oluştur' }).click();
    await expect
      .element(screen.getByLabelText('Veli bağlantısı'))
      .toHaveValue(`${location.origin}/veli/${token}`);
    expect(fakeApi.calls(parentLinks.create)[0]?.body).toEqual({ days: 30 });
    await screen.getByRole('button', { name: /bağlantıyı kapat/ }).click();
    await expect.poll(() => fakeApi.calls(parentLinks.revoke)).toHaveLength(1);
    await expectAccessible();
    await screen.getByRole('button', { name: 'İzin ver' }).click();
    await expect.poll(() => fakeApi.calls(parentReports.allow)).toHaveLength(1);
  });
});
