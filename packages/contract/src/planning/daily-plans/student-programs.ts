import { SHOWN_STATUSES } from '@netlik/domain/planning/daily-plans/values';
import * as z from 'zod/mini';
import { students } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { byId, integerParam } from '../../fields.ts';
import { day } from '../../study-fields.ts';
import { DailyPlan, PlanSource } from './plan.ts';

/** A plan with the status shown today. */
export const Program = z.extend(DailyPlan, {
  shownStatus: z.enum(SHOWN_STATUSES),
  subjectsCount: z.int(),
  completionRate: z.int(),
});
export type Program = z.infer<typeof Program>;

const shows = ['daily-plans', 'study-sessions', 'question-entries'] as const;

export const studentPrograms = {
  list: endpoint({
    method: 'GET',
    path: '/student/programs',
    access: students,
    shows,
    summary: 'The programs one’s coaches wrote, newest first; drafts are never shown',
    query: z.strictObject({
      /** Filters by shown status; missed and upcoming depend on the day. */
      status: z.optional(z.enum(SHOWN_STATUSES)),
      source: z._default(PlanSource, 'coach'),
      from: z.optional(day),
      to: z.optional(day),
      page: integerParam(1, 1000, 1),
      limit: integerParam(1, 200, 10),
    }),
    reply: z.array(Program),
    list: 'page',
  }),
  get: endpoint({
    method: 'GET',
    path: '/student/programs/:id',
    access: students,
    shows,
    summary: 'One program',
    params: byId,
    reply: Program,
    errors: ['daily_plan.not_found'],
  }),
};
