import * as z from 'zod/mini';
import { staff, students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, instant, uuid } from '../fields.ts';
import { ParentLink, ParentWeek } from './parent-links.ts';

export const REPORT_LINK_DAYS = 30;

const days = z.union([z.literal(7), z.literal(14), z.literal(30)], 'Dönem 7, 14 ya da 30 gün olabilir');

export const ParentReport = z.object({
  /** Preview of the parents' report. */
  report: ParentWeek,
  /** Without the student's permission there are no links and nothing to send. */
  isAllowed: z.boolean(),
  /** Set for a minor once the student has allowed reports. */
  guardianEmail: z.nullable(z.string()),
  /** The coach's own links, newest first. */
  links: z.array(ParentLink),
});
export type ParentReport = z.infer<typeof ParentReport>;

/** What the student allows the current coach. */
export const ReportPermission = z.object({
  coachName: z.nullable(z.string()),
  allowedAt: z.nullable(instant),
});
export type ReportPermission = z.infer<typeof ReportPermission>;

const topics = ['parent-links'] as const;

export const parentReports = {
  get: endpoint({
    method: 'GET',
    path: '/coach/students/:id/parent-report',
    access: staff,
    shows: topics,
    summary: 'What parents would read of a student’s last days, and whether the student allowed it',
    params: byId,
    query: z.strictObject({ days: z._default(z.enum(['7', '14', '30']), '7') }),
    reply: ParentReport,
    errors: ['user.not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/coach/students/:id/parent-links',
    access: { roles: ['coach'] },
    changes: topics,
    summary:
      'Make a link for a student’s parents, which the student has allowed; its secret is told this once',
    params: byId,
    body: z.strictObject({ days }),
    reply: z.extend(ParentLink, { token: z.string() }),
    status: 201,
    errors: ['user.not_found', 'parent_report.not_allowed', 'parent_link.too_many'],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/coach/students/:id/parent-links/:link',
    access: { roles: ['coach'] },
    changes: topics,
    summary: 'Close one’s link for a student’s parents at once',
    params: z.strictObject({ id: uuid, link: uuid }),
    reply: z.null(),
    errors: ['user.not_found', 'parent_link.not_found'],
  }),
  permission: endpoint({
    method: 'GET',
    path: '/student/parent-reports',
    access: students,
    shows: topics,
    summary: 'Whether one’s coach may send reports to parents',
    reply: ReportPermission,
  }),
  allow: endpoint({
    method: 'POST',
    path: '/student/parent-reports',
    access: { roles: ['student'], guarded: true },
    changes: topics,
    summary: 'Allow one’s coach to send reports to parents',
    reply: ReportPermission,
    errors: ['coach.none'],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/student/parent-reports',
    access: students,
    changes: topics,
    summary: 'Take the permission back; the coach’s links are closed at once',
    reply: z.null(),
  }),
};
