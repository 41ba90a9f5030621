import * as z from 'zod/mini';
import { admins } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, instant, integerParam, uuid } from '../fields.ts';

const serverParts = ['database', 'bus', 'disk', 'server'] as const;
export type ServerPart = (typeof serverParts)[number];

export const SystemState = z.object({
  parts: z.array(z.object({ name: z.enum(serverParts), ok: z.boolean() })),
  /** Free space on the data folder's disk. */
  freeMegabytes: z.int(),
  startedAt: instant,
  version: z.string(),
  node: z.string(),
  postgres: z.string(),
  lastMigration: z.object({ name: z.string(), appliedAt: instant }),
  mails: z.object({
    /** False: mails are stored, not sent. */
    hasServer: z.boolean(),
    waiting: z.int(),
    /** Waiting mails that a mail server has refused. */
    failed: z.int(),
  }),
});
export type SystemState = z.infer<typeof SystemState>;

export const JobQueue = z.object({
  queue: z.string(),
  /** Runs on a schedule, so it may also be started manually. */
  isScheduled: z.boolean(),
  /** False: successful runs are deleted at once, so the last run is unknown. */
  keepsRuns: z.boolean(),
  nextAt: z.nullable(instant),
  lastStartedAt: z.nullable(instant),
  lastDoneAt: z.nullable(instant),
  waiting: z.int(),
  active: z.int(),
  /** Failed after all retries, in the last week. */
  failed: z.int(),
  lastFailure: z.nullable(z.object({ at: instant, error: z.string() })),
});
export type JobQueue = z.infer<typeof JobQueue>;

const unsentStates = ['waiting', 'retrying', 'failed'] as const;

export const UnsentMail = z.object({
  id: uuid,
  to: z.string(),
  subject: z.string(),
  createdAt: instant,
  state: z.enum(unsentStates),
  lastError: z.nullable(z.string()),
  nextTryAt: z.nullable(instant),
});
export type UnsentMail = z.infer<typeof UnsentMail>;

export const KeptBackup = z.object({
  name: z.string(),
  type: z.enum(['manual', 'daily']),
  bytes: z.int(),
  createdAt: instant,
  isEncrypted: z.boolean(),
});
export type KeptBackup = z.infer<typeof KeptBackup>;

export const KeptBackups = z.object({
  target: z.enum(['disk', 's3']),
  /** The folder, or bucket and prefix. */
  place: z.string(),
  /** Future backups are encrypted. */
  hasKey: z.boolean(),
  keepDays: z.int(),
  total: z.int(),
  /** Newest first, at most ten. */
  newest: z.array(KeptBackup),
});
export type KeptBackups = z.infer<typeof KeptBackups>;

export const MeasuredCall = z.object({
  method: z.string(),
  route: z.string(),
  count: z.int(),
  /** Milliseconds. */
  p95: z.number(),
  longest: z.number(),
  /** Total milliseconds of all calls. */
  total: z.number(),
});
export type MeasuredCall = z.infer<typeof MeasuredCall>;

export const operations = {
  state: endpoint({
    method: 'GET',
    path: '/admin/system/state',
    access: admins,
    shows: ['operations'],
    summary: 'The parts of this server by name, versions and how many mails wait',
    reply: SystemState,
  }),
  jobs: endpoint({
    method: 'GET',
    path: '/admin/system/jobs',
    access: admins,
    shows: ['operations'],
    summary: 'Every queue of background work: last and next run, what waits and what failed',
    reply: z.array(JobQueue),
  }),
  runJob: endpoint({
    method: 'POST',
    path: '/admin/system/jobs/:queue/run',
    access: admins,
    changes: ['operations'],
    stepUp: true,
    summary: 'Do a scheduled job now, once',
    params: z.strictObject({ queue: z.string().check(z.regex(/^[a-z][a-z.-]{1,60}$/)) }),
    reply: z.object({ queue: z.string() }),
    status: 202,
    errors: ['job.not_found', 'job.running'],
  }),
  mails: endpoint({
    method: 'GET',
    path: '/admin/system/mails',
    access: admins,
    shows: ['operations'],
    summary: 'Mails that have not left: those that failed first, then the newest',
    query: z.strictObject({ page: integerParam(1, 500, 1), limit: integerParam(1, 100, 20) }),
    reply: z.array(UnsentMail),
    list: 'page',
  }),
  resendMail: endpoint({
    method: 'POST',
    path: '/admin/system/mails/:id/resend',
    access: admins,
    changes: ['operations'],
    summary: 'Try a mail that has not left again now, with all its tries',
    params: byId,
    reply: z.object({ id: uuid }),
    status: 202,
    errors: ['mail.not_found', 'mail.sending', 'mail.no_server'],
  }),
  backups: endpoint({
    method: 'GET',
    path: '/admin/system/backups',
    access: admins,
    shows: ['operations'],
    summary: 'Names, sizes and times of the newest backups, and where they lie',
    reply: KeptBackups,
    errors: ['backup.store_away'],
  }),
  calls: endpoint({
    method: 'GET',
    path: '/admin/system/calls',
    access: admins,
    shows: ['operations'],
    summary:
      'How long calls took in this process since it started: the slowest and those that take most time',
    reply: z.object({ since: instant, calls: z.array(MeasuredCall) }),
  }),
};
