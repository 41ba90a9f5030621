import * as z from 'zod/mini';
import { admins } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { instant, integerParam, uuid } from '../fields.ts';

/** Actions on shared content or on everybody's data, without a subject. */
export const contentActions = [
  'alert.saved',
  'challenges.saved',
  'exam-dates.saved',
  'landing.saved',
  'motivation.saved',
  'assistant.budget',
  'room-words.changed',
  'topic-facts.changed',
  'backup.created',
  'backup.restored',
  'job.started',
] as const;

export const auditActions = [
  'user.created',
  'user.changed',
  'user.suspended',
  'user.activated',
  'user.erased',
  'user.invited',
  'user.factors_removed',
  'plan.changed',
  'plan.expired',
  'limits.changed',
  'entitlements.changed',
  'coach.assigned',
  'coach.reassigned',
  'coach.ended',
  'goal.changed',
  'matrix.changed',
  'meeting.removed',
  'meeting.written',
  'note.changed',
  'note.removed',
  'note.written',
  'playlist.changed',
  'program.changed',
  'program.removed',
  'program.written',
  'report.status',
  'report.answered',
  'report.read',
  'messages.read',
  'data.exported',
  'moderation.person',
  'feedback.read',
  'mail.resent',
  'moderation.message',
  'room.banned',
  'room.message-removed',
  'room.unbanned',
  ...contentActions,
] as const;
export type AuditAction = (typeof auditActions)[number];

const AuditPerson = z.object({ id: uuid, name: z.string() });
/** Values by field; personal values are replaced by "changed". */
const AuditValues = z.record(z.string(), z.unknown());

export const AuditEntry = z.object({
  id: uuid,
  action: z.enum(auditActions),
  /** Null for a job or an erased person. */
  actor: z.nullable(AuditPerson),
  /** Null for an erased person or an action without a subject. */
  subject: z.nullable(AuditPerson),
  before: z.nullable(AuditValues),
  after: z.nullable(AuditValues),
  createdAt: instant,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/admin/audit',
    access: admins,
    shows: ['users'],
    summary:
      'What admins changed or read about people, newest first; a total above 10,000 means more than that',
    query: z.strictObject({
      page: integerParam(1, 500, 1),
      limit: integerParam(1, 100, 20),
      action: z.optional(z.enum(auditActions)),
      userId: z.optional(uuid),
      actorId: z.optional(uuid),
    }),
    reply: z.array(AuditEntry),
    list: 'page',
  }),
};
