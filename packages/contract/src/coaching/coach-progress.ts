import { RISK_LEVELS, RISK_REASONS } from '@netlik/domain/coaching/values';
import * as z from 'zod/mini';
import { staff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { instant, uuid } from '../fields.ts';
import { day } from '../study-fields.ts';
import { inGroup } from './coach-groups.ts';

/** How a student keeps up. Null: there is nothing to go by. */
export const StudentProgress = z.object({
  studentId: uuid,
  studentName: z.string(),
  avatar: z.nullable(z.string()),
  /** Study, not opening the app. */
  lastStudy: z.nullable(instant),
  /** Percent of the programs of the seven and fourteen days up to the end of the period; today is still open. */
  completion7: z.nullable(z.int()),
  completion14: z.nullable(z.int()),
  /** Minutes of the period, and their percent of the goal for as many days. */
  studyMinutes: z.number(),
  goalPercent: z.int(),
  /** From the last TYT before the period, or its first, to its last. */
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
