import { BEST_HOUR_BASES } from '@netlik/domain/study/weekly-recap/values';
import { EXAM_KEYS } from '@netlik/domain/yks/exam-keys';
import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { StudyDay } from '../study-fields.ts';

const sums = { seconds: z.int(), questions: z.int(), /** Days with study or questions. */ days: z.int() };
const hour = z.int();

export const WeeklyRecap = z.object({
  ...sums,
  from: StudyDay,
  to: StudyDay,
  /** The week is still running; its recap appears on Sunday evening. */
  isRunning: z.boolean(),
  /** Null without study in the previous week. */
  before: z.nullable(z.object(sums)),
  /** Too little data for more than figures. */
  isThin: z.boolean(),
  ups: z.array(
    z.union([
      z.object({ kind: z.literal('subject'), subject: z.string(), seconds: z.int(), before: z.int() }),
      z.object({ kind: z.literal('net'), exam: z.enum(EXAM_KEYS), net: z.number(), before: z.number() }),
      z.object({ kind: z.literal('days'), days: z.int(), before: z.int() }),
    ]),
  ),
  /** Best study hour (Istanbul) of the last four weeks; null with too few sessions. */
  bestHour: z.nullable(z.object({ hour, by: z.enum(BEST_HOUR_BASES), sessions: z.int() })),
  next: z.union([
    z.object({ kind: z.literal('start') }),
    z.object({ kind: z.literal('days'), days: z.int() }),
    z.object({ kind: z.literal('subject'), subject: z.string() }),
    z.object({ kind: z.literal('time'), seconds: z.int() }),
    z.object({ kind: z.literal('hour'), hour }),
    z.object({ kind: z.literal('keep') }),
  ]),
  /** Current streak in days. */
  streak: z.int(),
});
export type WeeklyRecap = z.infer<typeof WeeklyRecap>;

export const weeklyRecap = {
  week: endpoint({
    method: 'GET',
    path: '/stories/week',
    access: students,
    shows: ['study-sessions', 'question-entries', 'exam-attempts'],
    summary: 'The last full week against the one before; on Sunday evening the running week',
    reply: WeeklyRecap,
  }),
};
