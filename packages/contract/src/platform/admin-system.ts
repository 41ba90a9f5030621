import * as z from 'zod/mini';
import { admins } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';

export const SystemMetrics = z.object({
  totalUsers: z.int(),
  totalStudents: z.int(),
  totalCoaches: z.int(),
  totalAdmins: z.int(),
  totalSessions: z.int(),
  totalQuestions: z.int(),
  /** One-minute load by cores, in percent. */
  systemLoad: z.number(),
  /** Seen within 24 hours. */
  activeUsers: z.int(),
  /** 95 of 100 answers of the last five minutes took no longer, in milliseconds; null without answers. */
  responseTime: z.nullable(z.number()),
  /** In gigabytes. */
  databaseSize: z.number(),
  /** Mean length of a study session in minutes; null without one. */
  avgSessionTime: z.nullable(z.number()),
  /** New people of 30 days against the 30 before; null where there were none before. */
  growthPercent: z.nullable(z.number()),
  /** Server processes whose figures are in it. */
  processes: z.int(),
});
export type SystemMetrics = z.infer<typeof SystemMetrics>;

export const GrowthMonth = z.object({
  /** YYYY-MM */
  month: z.string(),
  newUsers: z.int(),
  newStudents: z.int(),
  /** At the end of the month. */
  totalUsers: z.int(),
});
export type GrowthMonth = z.infer<typeof GrowthMonth>;

export const adminSystem = {
  metrics: endpoint({
    method: 'GET',
    path: '/admin/system/metrics',
    access: admins,
    shows: ['users'],
    summary: 'What the server measured of itself a minute ago; null before the first time',
    reply: z.nullable(
      z.object({
        ...SystemMetrics.shape,
        /** Settings of PostgreSQL that are off, by which a power cut loses what was saved; none is as it should be. */
        unsafeSettings: z.array(z.string()),
        measuredAt: instant,
      }),
    ),
  }),
  userGrowth: endpoint({
    method: 'GET',
    path: '/admin/system/user-growth',
    access: admins,
    shows: ['users'],
    summary: 'New people of the last twelve months',
    reply: z.array(GrowthMonth),
  }),
};
