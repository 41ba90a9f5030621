import type { QueryOf } from '@netlik/contract/endpoint';
import type { JobQueue, KeptBackups, operations, SystemState } from '@netlik/contract/platform/operations';
import { takeLock } from '../../db/locks.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { nextDue } from '../../jobs/cron.ts';
import { MAIL_QUEUE } from '../../mail/mailer.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { listBackups } from '../backup/backup.service.ts';
import { openBackups } from '../backup/find-backup.service.ts';
import { checkParts, getFigures, measureFree } from '../system/system.service.ts';
import {
  countUnsentMails,
  deleteWaitingJobs,
  findQueues,
  findUnsentMails,
  findVersions,
  isMailUnderWay,
  isQueueBusy,
  lockUnsentMail,
} from './operations.sql.ts';

const MAX_BACKUPS = 10;

export const getState = async (deps: Deps): Promise<SystemState> => {
  const { db, config, version, clock } = deps;
  const [parts, freeMegabytes, versions, figures] = await Promise.all([
    checkParts(deps),
    measureFree(config.dataDir).catch(() => 0),
    findVersions(db),
    getFigures(deps),
  ]);
  return {
    parts,
    freeMegabytes,
    startedAt: new Date(clock.now().getTime() - process.uptime() * 1000).toISOString(),
    version,
    node: process.versions.node,
    postgres: versions.postgres,
    lastMigration: { name: versions.name, appliedAt: versions.appliedAt },
    mails: {
      hasServer: config.smtpUrl !== null,
      waiting: figures.mailsWaiting,
      failed: config.smtpUrl === null ? 0 : figures.mailsFailed,
    },
  };
};

export const listQueues = async ({ db, jobs, clock }: Deps): Promise<JobQueue[]> => {
  const rows = new Map((await findQueues(db)).map((row) => [row.queue, row]));
  const now = clock.now();
  return jobs.list().map(({ queue, cron, forget }) => {
    const row = rows.get(queue);
    return {
      queue,
      isScheduled: cron !== null,
      keepsRuns: !forget,
      nextAt: cron === null ? null : nextDue(cron, now).toISOString(),
      lastStartedAt: row?.lastStartedAt ?? null,
      lastDoneAt: row?.lastDoneAt ?? null,
      waiting: row?.waiting ?? 0,
      active: row?.active ?? 0,
      failed: row?.failed ?? 0,
      lastFailure: row?.failedAt ? { at: row.failedAt, error: row.error ?? '' } : null,
    };
  });
};

/** Only scheduled jobs, because others need data. */
export const runJob = ({ db, jobs }: Deps, actor: Actor, queue: string) =>
  db.transaction(async (tx) => {
    if (!jobs.list().some((job) => job.queue === queue && job.cron !== null))
      throw new AppError('job.not_found');
    await takeLock(tx, 'run-job');
    if (await isQueueBusy(tx, queue)) throw new AppError('job.running');
    await recordAudit(tx, actor, {
      action: 'job.started',
      subjectUserId: null,
      before: null,
      after: { job: queue },
    });
    await jobs.send(tx, queue, {});
    return { queue };
  });

export const listUnsentMails = async ({ db }: Deps, query: QueryOf<typeof operations.mails>) => {
  const [rows, total] = await Promise.all([
    findUnsentMails(db, query.limit, offsetOf(query)),
    countUnsentMails(db),
  ]);
  return pageOf(query, rows, total);
};

/** A new job with all retries replaces the waiting one. */
export const resendMail = ({ db, jobs, config }: Deps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    const { userId } = requireRow(await lockUnsentMail(tx, id), 'mail.not_found');
    if (config.smtpUrl === null) throw new AppError('mail.no_server');
    await deleteWaitingJobs(tx, id);
    if (await isMailUnderWay(tx, id)) throw new AppError('mail.sending');
    await recordAudit(tx, actor, {
      action: 'mail.resent',
      subjectUserId: userId,
      before: null,
      after: { mail: id },
    });
    await jobs.send(tx, MAIL_QUEUE, { mailId: id });
    return { id };
  });

export const listKeptBackups = async ({ config, log }: Deps): Promise<KeptBackups> => {
  const { backup } = config;
  try {
    const store = await openBackups(config);
    const { newest, total } = await listBackups(store, MAX_BACKUPS);
    return {
      target: store.kind,
      place: store.place,
      hasKey: backup.key !== null,
      keepDays: backup.keepDays,
      total,
      newest: newest.map(({ name, bytes, at, isEncrypted }) => ({
        name,
        type: name.endsWith('-daily.backup') ? 'daily' : 'manual',
        bytes,
        createdAt: at.toISOString(),
        isEncrypted,
      })),
    };
  } catch (error) {
    log.error({ err: error }, 'backups cannot be listed');
    throw new AppError('backup.store_away');
  }
};
