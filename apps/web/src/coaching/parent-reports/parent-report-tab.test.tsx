import { parentReports } from '@netlik/contract/coaching/parent-reports';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { kemal } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { idOf, today, tomorrow } from '../coach.samples.ts';
import { ParentReportTab } from './parent-report-tab.tsx';

const token = 'n'.repeat(22);
const link = {
  _id: idOf(3),
  createdAt: `${today}T09:00:00.000Z`,
  expiresAt: '2100-01-01T09:00:00.000Z',
  revokedAt: null,
  openedAt: null,
  opens: 2,
  byCoach: true,
};
const report = {
  firstName: 'Ada',
  from: today,
  to: tomorrow,
  subjects: [],
  notes: [],
  goalPercent: 80,
  completion: 75,
  days: [{ date: today, minutes: 90 }],
  nets: [{ date: today, net: 61.25 }],
};
const open = (isAllowed: boolean) => {
  const links = isAllowed ? [link] : [];
  const guardianEmail = isAllowed ? 'veli@example.com' : null;
  fakeApi.reply(parentReports.get, { report, isAllowed, guardianEmail, links });
  return renderScreen(<ParentReportTab studentId={idOf(0)} />, { person: kemal });
};

it('offers nothing to send before the student allowed it', async () => {
  const screen = await open(false);
  await expect.element(screen.getByText(/Öğrencin izin verince/)).toBeVisible();
  await expect.element(screen.getByText(/Hedefin %80 kadarına ulaştı/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bağlantı oluştur' }).elements()).toEqual([]);
  expect(screen.getByRole('button', { name: 'WhatsApp metni' }).elements()).toEqual([]);
});

it('makes a link of the chosen period, writes it into the text, and closes it', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  fakeApi.reply(parentReports.create, { ...link, token });
  fakeApi.reply(parentReports.revoke, null);
  const screen = await open(true);
  await screen.getByText('14 gün').click();
  await screen.getByRole('button', { name: 'Bağlantı oluştur' }).click();
  const address = `${location.origin}/veli/${token}`;
  await expect.element(screen.getByLabelText('Veli bağlantısı')).toHaveValue(address);
  expect(fakeApi.calls(parentReports.create)[0]!.body).toEqual({ days: 14 });
  await screen.getByRole('button', { name: 'WhatsApp metni' }).click();
  expect(decodeURIComponent(String(opened.mock.calls[0]![0]))).toContain(`programın %75 kadarını`);
  expect(decodeURIComponent(String(opened.mock.calls[0]![0]))).toContain(address);
  await expect.element(screen.getByRole('link', { name: /veli@example.com/ })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: /bağlantıyı kapat/ }).click();
  await expect.poll(() => fakeApi.calls(parentReports.revoke)).toHaveLength(1);
});
