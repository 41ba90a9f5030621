import { RISK_LEVELS, RISK_REASONS } from '@netlik/domain/coaching/values';
import * as z from 'zod/mini';
import { staff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { instant, uuid } from '../fields.ts';
import { day } from '../study-fields.ts';
import { inGroup } from './coach-groups.ts';

/** A student's progress; null where there is no data. */
export const StudentProgress = z.object({
  studentId: uuid,
  studentName: z.string(),
  avatar: z.nullable(z.string()),
  /** Time of the last study, not of the last visit. */
  lastStudy: z.nullable(instant),
  /** Percent of programs completed in the last 7 and 14 days of the period; excludes today. */
  completion7: z.nullable(z.int()),
  completion14: z.nullable(z.int()),
  /** Minutes in the period, and their percent of the goal for that period. */
  studyMinutes: z.number(),
  goalPercent: z.int(),
  /** Difference from the last TYT before the period, or the first in it, to the last. */
  netChange: z.nullable(z.number()),
  risk: z.object({
    score: z.int(),
    level: z.enum(RISK_LEVELS),
    reasons: z.array(z.object({ reason: z.enum(RISK_REASONS), points: z.int(), figure: z.number() })),
  }),
});
export type StudentProgress = z.infer<typeof StudentProgress>;

export const coachProgress = {
  list: endpoint({
    method: 'GET',
    path: '/coach/progress',
    access: staff,
    shows: ['coach-students', 'daily-plans'],
    summary: 'How each student keeps up in a period, by default the last 14 days; who falls behind first',
    query: z.strictObject({
      from: z.optional(day),
      to: z.optional(day),
      coachId: z.optional(uuid),
      ...inGroup,
    }),
    reply: z.array(StudentProgress),
  }),
};
