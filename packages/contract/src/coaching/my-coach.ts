import * as z from 'zod/mini';
import { premiumStudents } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { instant, multilineText, optionalSingleLineText, uuid } from '../fields.ts';
import { integer } from '../study-fields.ts';

export const MAX_COACH_FEEDBACK = 1000;
export const MIN_COACH_FEEDBACK = 5;

export const MyCoach = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  bio: z.string(),
  assignedAt: z.nullable(instant),
});
export type MyCoach = z.infer<typeof MyCoach>;

export const EvaluationStatus = z.object({
  dueThisMonth: z.boolean(),
  lastSubmittedAt: z.nullable(instant),
  countThisMonth: z.int(),
});
export type EvaluationStatus = z.infer<typeof EvaluationStatus>;

const stars = integer(1, 5);

export const CoachFeedbackForm = z.strictObject({
  coachId: uuid,
  categories: z.strictObject({ communication: stars, programQuality: stars, overallSatisfaction: stars }),
  feedback: multilineText('Görüşün', MAX_COACH_FEEDBACK).check(
    z.minLength(MIN_COACH_FEEDBACK, `En az ${MIN_COACH_FEEDBACK} karakter yaz`),
  ),
  specificIssues: z.optional(
    z.strictObject({
      tooMuchPressure: z.optional(z.boolean()),
      notEnoughSupport: z.optional(z.boolean()),
      communicationProblems: z.optional(z.boolean()),
      programNotSuitable: z.optional(z.boolean()),
      other: z.optional(optionalSingleLineText('Diğer', 120)),
    }),
  ),
});
export type CoachFeedbackForm = z.infer<typeof CoachFeedbackForm>;

const shows = ['coach-feedback'] as const;

export const myCoach = {
  get: endpoint({
    method: 'GET',
    path: '/student/my-coach',
    access: premiumStudents,
    shows,
    summary: 'One’s coach; null while there is none',
    reply: z.nullable(MyCoach),
  }),
  leave: endpoint({
    method: 'POST',
    path: '/student/my-coach/leave',
    access: premiumStudents,
    changes: ['coach-feedback'],
    summary: 'Leave one’s coach; what was written stays with the student',
    reply: z.null(),
    errors: ['coach.none'],
  }),
  feedbackStatus: endpoint({
    method: 'GET',
    path: '/student/feedback/coach/status',
    access: premiumStudents,
    shows,
    summary: 'Whether this month’s evaluation of the coach is due',
    reply: EvaluationStatus,
  }),
  sendFeedback: endpoint({
    method: 'POST',
    path: '/student/feedback/coach',
    access: premiumStudents,
    changes: ['coach-feedback'],
    summary: 'Evaluate one’s coach, once a month; the coach never sees it',
    body: CoachFeedbackForm,
    reply: EvaluationStatus,
    status: 201,
    idempotent: true,
    errors: ['coach.none', 'coach.former', 'coach.feedback_given'],
  }),
};
