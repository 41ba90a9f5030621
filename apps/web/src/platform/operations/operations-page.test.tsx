import { backup } from '@netlik/contract/platform/backup';
import { type JobQueue, operations, type SystemState } from '@netlik/contract/platform/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { kemal } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { OperationsPage } from './operations-page.tsx';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const state: SystemState = {
  parts: [
    { name: 'database', ok: true },
    { name: 'bus', ok: true },
    { name: 'disk', ok: true },
    { name: 'server', ok: true },
  ],
  freeMegabytes: 51_200,
  startedAt: '2026-11-17T06:00:00.000Z',
  version: '0.2.0',
  node: '22.1.0',
  postgres: '17.2',
  lastMigration: { name: '0153_landing_counts.sql', appliedAt: '2026-11-17T06:00:00.000Z' },
  mails: { hasServer: true, waiting: 0, failed: 0 },
};
const job: JobQueue = {
  queue: 'backup.daily',
  isScheduled: true,
  keepsRuns: true,
  nextAt: '2026-11-18T00:30:00.000Z',
  lastStartedAt: hoursAgo(5),
  lastDoneAt: hoursAgo(5),
  waiting: 0,
  active: 0,
  failed: 0,
  lastFailure: null,
};
const broken: JobQueue = {
  ...job,
  queue: 'rooms.presence',
  lastFailure: { at: hoursAgo(1), error: 'connect ECONNREFUSED 127.0.0.1:6379' },
};
const kept = (age: number, isEncrypted = true) => ({
  target: 's3' as const,
  place: 's3://netlik/backups/',
  hasKey: true,
  keepDays: 30,
  total: 1,
  newest: [
    {
      name: 'netlik-1-daily.backup',
      type: 'daily' as const,
      bytes: 3_500_000,
      createdAt: hoursAgo(age),
      isEncrypted,
    },
  ],
});

beforeEach(() => {
  fakeApi.reply(operations.state, state);
  fakeApi.reply(operations.jobs, [job]);
  fakeApi.reply(operations.backups, kept(5));
});

const open = async (query = '', width = 1440) => {
  await page.viewport(width, 900);
  return renderScreen(<OperationsPage />, {
    at: `/admin/system${query}`,
    person: { ...kemal, role: 'admin' },
  });
};

describe('the page of the system', () => {
  it('says that all is well, with parts, versions and backups, and makes a backup', async () => {
    fakeApi.reply(backup.create, {
      name: 'netlik-2-manual.backup',
      type: 'manual' as const,
      bytes: 3_600_000,
      tables: 90,
      rows: 100,
      files: 2,
      createdAt: new Date().toISOString(),
    });
    const screen = await open();
    await expect.element(screen.getByRole('heading', { name: 'Her şey yolunda' })).toBeVisible();
    await expect.element(screen.getByText('Son yedek 5 saat önce')).toBeVisible();
    await expect.element(screen.getByText('3,3 MB')).toBeVisible();
    await expect.element(screen.getByText('17.2')).toBeVisible();
    await expect.element(screen.getByText('0153_landing_counts')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Şimdi yedek al' }).click();
    await expect.element(screen.getByText('Yedek alındı (3,4 MB)')).toBeVisible();
  });

  it('begins with what is wrong, and fits a phone', async () => {
    fakeApi.reply(operations.state, {
      ...state,
      parts: state.parts.map((part) => (part.name === 'bus' ? { ...part, ok: false } : part)),
      mails: { hasServer: true, waiting: 4, failed: 3 },
    });
    fakeApi.reply(operations.jobs, [job, broken]);
    fakeApi.reply(operations.backups, kept(27, false));
    const screen = await open('', 390);
    await expect.element(screen.getByRole('heading', { name: 'Bakman gereken 5 şey var' })).toBeVisible();
    await expect
      .element(screen.getByText('Sunucular arası haber: bağlantı kopuk', { exact: false }))
      .toBeVisible();
    await expect.element(screen.getByText('Son yedek dün alındı', { exact: false })).toBeVisible();
    await expect.element(screen.getByText('3 e-posta gönderilemedi.')).toBeVisible();
    await expect.element(screen.getByText('26 saatten eski')).toBeVisible();
    expect(screen.getByText('Her şey yolunda').query()).toBeNull();
    expectFits();
    await expectAccessible();
  });

  it('calls nothing well that it could not read', async () => {
    fakeApi.fail(operations.backups, 'backup.store_away');
    const screen = await open();
    await expect.element(screen.getByText('Yedekler okunamadı: durdukları yere ulaşılamıyor.')).toBeVisible();
    expect(screen.getByText('Her şey yolunda').query()).toBeNull();
  });

  it('shows the failing job first, with why, and runs one now', async () => {
    fakeApi.reply(operations.jobs, [job, broken]);
    fakeApi.reply(operations.runJob, { queue: 'rooms.presence' });
    const screen = await open('?tab=jobs');
    await expect.element(screen.getByText('connect ECONNREFUSED 127.0.0.1:6379')).toBeVisible();
    await expect.element(screen.getByRole('row').nth(1)).toHaveTextContent('Odalarda kim var');
    await expectAccessible();
    await screen.getByRole('button', { name: 'Odalarda kim var için işlemler' }).click();
    await screen.getByRole('menuitem', { name: 'Şimdi çalıştır' }).click();
    await expect.element(screen.getByText('İş sıraya girdi')).toBeVisible();
    expect(fakeApi.calls(operations.runJob).map(({ path }) => path)).toEqual([
      '/api/admin/system/jobs/rooms.presence/run',
    ]);
  });

  it('sends a mail again, and says why it has not left', async () => {
    const mail = {
      id: kemal._id,
      to: 'ayse@example.com',
      subject: 'E-postanı doğrula',
      createdAt: hoursAgo(2),
      state: 'failed' as const,
      lastError: '550 no such box',
      nextTryAt: null,
    };
    fakeApi.reply(operations.mails, { data: [mail], pagination: { page: 1, limit: 20, total: 1 } });
    fakeApi.reply(operations.resendMail, { id: mail.id });
    const screen = await open('?tab=mails', 390);
    await expect.element(screen.getByText('550 no such box')).toBeVisible();
    expectFits();
    await screen.getByRole('button', { name: 'ayse@example.com için işlemler' }).click();
    await screen.getByRole('menuitem', { name: 'Yeniden gönder' }).click();
    await expect.element(screen.getByText('E-posta sıraya girdi')).toBeVisible();
  });

  it('says that the slow calls are those of one process', async () => {
    const call = {
      method: 'GET',
      route: '/api/exam-attempts',
      count: 1200,
      p95: 84.2,
      longest: 812,
      total: 64_000,
    };
    fakeApi.reply(operations.calls, { since: '2026-11-17T06:00:00.000Z', calls: [call] });
    const screen = await open('?tab=calls');
    await expect.element(screen.getByText('Yalnızca bu sunucu sürecinin', { exact: false })).toBeVisible();
    await expect
      .element(screen.getByRole('row', { name: /exam-attempts/ }))
      .toHaveTextContent('84 ms812 ms1.2001 dk');
    await expectAccessible();
  });
});
