import {
  ADMISSION_CHANCES,
  PROGRAMME_CONDITIONS,
  PROGRAMME_KINDS,
  PROGRAMME_LEVELS,
} from '@netlik/domain/yks/programme-values';
import { SCORE_KEYS } from '@netlik/domain/yks/score-keys';
import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { integerParam, optionalSingleLineText, singleLineText } from '../fields.ts';
import { EstimateBasis } from './estimates.ts';

/** `near`: closest to the middle of my rank range first; sorts by rank without a range. */
export const universityProgrammeOrders = ['near', 'rank', '-rank', 'university', 'name'] as const;
export const reachableChances = ['likely', 'possible'] as const;

export const UniversityProgrammeFacts = z.object({
  quota: z.int(),
  /** If older than the newest placement, the code is no longer offered or it placed no student. */
  quotaYear: z.int(),
  /** Worst rank that may apply, from that year's guide. */
  rankLimit: z.nullable(z.object({ rank: z.int(), year: z.int() })),
  conditions: z.array(z.enum(PROGRAMME_CONDITIONS)),
});

export const UniversityProgramme = z.object({
  /** ÖSYM's code. */
  code: z.string(),
  level: z.enum(PROGRAMME_LEVELS),
  university: z.string(),
  kind: z.enum(PROGRAMME_KINDS),
  city: z.string(),
  faculty: z.string(),
  name: z.string(),
  scoreType: z.enum(SCORE_KEYS),
  ...UniversityProgrammeFacts.shape,
  formerName: z.nullable(z.string()),
  /** The code that replaced it. */
  successor: z.nullable(z.string()),
  /** Lowest placed scores, newest year first. */
  scores: z.array(z.object({ year: z.int(), score: z.number() })),
  /** Newest first; `computed` is true if derived from the year's curve, false if published, null if neither. */
  ranks: z.array(z.object({ year: z.int(), rank: z.int(), computed: z.nullable(z.boolean()) })),
  /** Admission chance for my rank; null without a rank, or when the programme is restricted or closed. */
  reach: z.nullable(z.enum(ADMISSION_CHANCES)),
});
export type UniversityProgramme = z.infer<typeof UniversityProgramme>;

export const universityProgrammes = {
  list: endpoint({
    method: 'GET',
    path: '/programmes',
    access: students,
    shows: ['account', 'exam-attempts'],
    summary:
      'Programmes of the newest placement by words, place, level, kind, score type and what one’s range reaches',
    query: z.strictObject({
      ...EstimateBasis.shape,
      q: z.optional(optionalSingleLineText('Arama', 100)),
      university: z.optional(optionalSingleLineText('Üniversite', 100)),
      city: z.optional(optionalSingleLineText('Şehir', 60)),
      level: z.optional(z.enum(PROGRAMME_LEVELS)),
      kind: z.optional(z.enum(PROGRAMME_KINDS)),
      scoreType: z.optional(z.enum(SCORE_KEYS)),
      reach: z.optional(z.enum(reachableChances)),
      sort: z._default(z.enum(universityProgrammeOrders), 'rank'),
      page: integerParam(1, 1000, 1),
      limit: integerParam(1, 50, 20),
    }),
    list: 'page',
    reply: z.array(UniversityProgramme),
  }),
  departments: endpoint({
    method: 'GET',
    path: '/programmes/departments',
    access: students,
    shows: [],
    summary: 'What a university offers by name; the code where one programme has that name',
    query: z.strictObject({ university: singleLineText('Üniversite', 100) }),
    reply: z.array(z.object({ name: z.string(), code: z.nullable(z.string()) })),
  }),
};
