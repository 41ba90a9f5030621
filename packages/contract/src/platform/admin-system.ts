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
  /** One-minute load relative to the cores, in percent. */
  systemLoad: z.number(),
  /** Active within 24 hours. */
  activeUsers: z.int(),
  /** 95th percentile of the last five minutes, in milliseconds; null without requests. */
  responseTime: z.nullable(z.number()),
  databaseSize: z.number(),
  /** Mean session length in minutes; null without sessions. */
  avgSessionTime: z.nullable(z.number()),
  /** New people in the last 30 days against the 30 before; null if there were none before. */
  growthPercent: z.nullable(z.number()),
  /** Number of server processes included. */
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
        /** PostgreSQL settings that are off and risk data loss in a power cut; normally empty. */
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
