import * as z from 'zod/mini';
import { everyone } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, multilineText, optionalSingleLineText } from '../fields.ts';
import { PersonCard } from '../identity/person.ts';

export const MAX_REPORT_REASON = 1000;
export const MAX_REPORTS_A_DAY = 20;
export const MAX_BLOCKS = 500;

export const reportKinds = ['insult', 'spam', 'cheating', 'name', 'other'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const PersonReport = z.strictObject({
  kind: z.enum(reportKinds, 'Nedenini seç'),
  reason: multilineText('Açıklama', MAX_REPORT_REASON, 'Ne olduğunu kısaca yaz'),
  /** Where it happened, like `duel:<id>` or `room-message:<id>`. */
  reference: z.optional(
    optionalSingleLineText('Kaynak', 120).check(
      z.regex(/^(?:[a-z][a-z-]{1,40}:[\w-]{1,60})?$/, 'Kaynak geçersiz'),
    ),
  ),
});
export type PersonReport = z.infer<typeof PersonReport>;

const write = {
  access: everyone,
  params: byId,
  reply: z.null(),
} as const;

export const userBlocks = {
  listBlocked: endpoint({
    method: 'GET',
    path: '/people/blocked',
    access: everyone,
    shows: ['blocked-people'],
    summary: 'People one has blocked',
    reply: z.array(PersonCard),
  }),
  block: endpoint({
    ...write,
    method: 'POST',
    path: '/people/:id/block',
    changes: ['blocked-people', 'duels', 'rooms'],
    summary: 'Block a person: neither finds, challenges or invites the other, nor sees them in rooms',
    errors: ['user.not_found', 'people.too_many'],
  }),
  unblock: endpoint({
    ...write,
    method: 'DELETE',
    path: '/people/:id/block',
    changes: ['blocked-people', 'duels', 'rooms'],
    summary: 'Unblock a person',
    errors: ['user.not_found'],
  }),
  report: endpoint({
    ...write,
    method: 'POST',
    path: '/people/:id/report',
    changes: ['moderation'],
    summary: 'Report a person to the admins',
    body: PersonReport,
    idempotent: true,
    errors: ['user.not_found', 'people.too_many'],
  }),
};
