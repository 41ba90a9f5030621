import { ESTIMATE_REFUSALS, FORECAST_REFUSALS } from '@netlik/domain/exams/estimates/values';
import { EXAM_KEYS } from '@netlik/domain/yks/exam-keys';
import { ADMISSION_CHANCES, PROGRAMME_CONDITIONS } from '@netlik/domain/yks/programme-values';
import { SCORE_KEYS } from '@netlik/domain/yks/score-keys';
import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { listParam, uuid } from '../fields.ts';
import { StudyDay } from '../study-fields.ts';

export const estimateBases = ['latest', 'average'] as const;

/** Limits of chosen attempts per exam, and of offered ones. */
export const MAX_CHOSEN_ATTEMPTS = 8;
const chosen = z.optional(listParam(uuid, MAX_CHOSEN_ATTEMPTS));

/** Use the latest attempt, the mean of the last three, or the mean of the chosen ones. */
export const EstimateBasis = z.strictObject({
  basis: z._default(z.enum(estimateBases), 'latest'),
  tyt: chosen,
  ayt: chosen,
  ydt: chosen,
  /** A placement in the previous year halves the points of the diploma grade. */
  placed: z._default(z.enum(['0', '1']), '0'),
});
export type EstimateBasis = z.infer<typeof EstimateBasis>;

const scoreType = z.enum(SCORE_KEYS);

const rankRange = z.nullable(z.object({ best: z.int(), middle: z.int(), worst: z.int() }));

const Estimate = z.object({
  scoreType,
  years: z.array(z.int()),
  score: z.object({ low: z.number(), middle: z.number(), high: z.number() }),
  rank: rankRange,
});
const refusal = z.enum(ESTIMATE_REFUSALS);
const Refusal = z.object({ scoreType, reason: refusal });

export const StudentEstimates = z.object({
  /** The latest of each exam and the chosen ones, newest first; `used` marks those behind the estimate. */
  attempts: z.array(
    z.object({
      _id: uuid,
      examType: z.enum(EXAM_KEYS),
      date: StudyDay,
      source: z.string(),
      net: z.number(),
      used: z.boolean(),
    }),
  ),
  nets: z.record(z.string(), z.number()),
  /** A whole test's answers were divided by its subjects' question counts. */
  divided: z.boolean(),
  diplomaGrade: z.nullable(z.number()),
  targetFieldType: z.nullable(z.string()),
  /** The target field first. */
  estimates: z.array(z.union([Estimate, Refusal])),
});
export type StudentEstimates = z.infer<typeof StudentEstimates>;

const GoalProgramme = z.object({
  code: z.string(),
  name: z.string(),
  city: z.string(),
  scoreType,
  quota: z.int(),
  quotaYear: z.int(),
  rankLimit: z.nullable(z.object({ rank: z.int(), year: z.int() })),
  conditions: z.array(z.enum(PROGRAMME_CONDITIONS)),
  ranks: z.array(z.object({ year: z.int(), rank: z.int(), computed: z.nullable(z.boolean()) })),
  reach: z.nullable(z.enum(ADMISSION_CHANCES)),
  /** The smallest net gain that reaches its newest rank: empty if reached already, null if unreachable or unknown. */
  way: z.nullable(z.array(z.object({ key: z.string(), from: z.number(), to: z.number() }))),
  /** The student's own ranks for its score type. */
  range: rankRange,
  /** Current and missing nets; null as in `way`. */
  nets: z.nullable(z.object({ now: z.number(), missing: z.number() })),
  /** Missing nets before the newest attempt; null without an earlier attempt of this kind. */
  missingBefore: z.nullable(z.number()),
  /** Subjects with the largest score gain per net, best first. */
  gains: z.array(z.object({ key: z.string(), points: z.number() })),
});
export type GoalProgramme = z.infer<typeof GoalProgramme>;

export const GoalGap = z.object({
  goalId: uuid,
  university: z.string(),
  department: z.string(),
  /** The chosen code was replaced, or is missing in the newest table. */
  codeChange: z.nullable(z.enum(['renumbered', 'absent'])),
  /** The chosen programme, or the department's variants by name, hardest first; empty if none matches. */
  programmes: z.array(GoalProgramme),
});
export type GoalGap = z.infer<typeof GoalGap>;

const Band = z.object({ low: z.number(), middle: z.number(), high: z.number() });

const NetForecast = z.object({
  key: z.string(),
  examType: z.enum(EXAM_KEYS),
  questions: z.int(),
  /** Number of attempts with this test, and days between first and last. */
  exams: z.int(),
  days: z.int(),
  /** 80 % interval; null with the reason in `refused`. */
  band: z.nullable(Band),
  refused: z.nullable(z.enum(FORECAST_REFUSALS)),
  /** The coming week's plan contains work for it. */
  isPlanned: z.boolean(),
});
export type NetForecast = z.infer<typeof NetForecast>;

export const ExamForecast = z.object({
  examDay: StudyDay,
  examIsOfficial: z.boolean(),
  daysLeft: z.int(),
  /** Minimum number of exams and days for a forecast. */
  needed: z.object({ exams: z.int(), days: z.int() }),
  /** Tests of the target field's score, or of TYT. */
  tests: z.array(NetForecast),
  /** Null until every test of the score has a band; `scoreRefusal` holds the reason. */
  score: z.nullable(z.object({ scoreType, score: Band, rank: rankRange })),
  scoreRefusal: z.nullable(refusal),
});
export type ExamForecast = z.infer<typeof ExamForecast>;

const shows = ['account', 'exam-attempts'] as const;

export const estimates = {
  get: endpoint({
    method: 'GET',
    path: '/estimates',
    access: students,
    shows,
    summary: 'Score and rank as ranges, from one’s attempts and diploma grade, or why there is none',
    query: EstimateBasis,
    reply: StudentEstimates,
    errors: ['exam_attempt.not_found'],
  }),
  goals: endpoint({
    method: 'GET',
    path: '/estimates/goals',
    access: students,
    shows,
    summary: 'For each goal its programmes, where one’s range lies, and the fewest nets that reach it',
    query: EstimateBasis,
    reply: z.array(GoalGap),
    errors: ['exam_attempt.not_found'],
  }),
  forecast: endpoint({
    method: 'GET',
    path: '/estimates/forecast',
    access: students,
    shows: [...shows, 'exam-dates', 'weekly-plans', 'daily-plans'],
    summary: 'Nets and score on the day of the exam as bands, from five exams over six weeks on',
    query: z.pick(EstimateBasis, { placed: true }),
    reply: ExamForecast,
  }),
};
