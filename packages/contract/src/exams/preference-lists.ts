import { SCORE_KEYS } from '@netlik/domain/yks/score-keys';
import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, instant, multilineText, optionalMultilineText, uuid } from '../fields.ts';
import { UniversityProgramme } from './university-programmes.ts';

/** Limit of ÖSYM's form. */
export const MAX_PREFERENCES = 24;
/** Limit per list. */
export const MAX_PREFERENCE_COMMENTS = 100;
export const MAX_PREFERENCE_COMMENT = 500;
export const preferenceListNames = ['A', 'B'] as const;

const code = z.string('Program kodu gereklidir').check(z.regex(/^\d{9}$/, 'Program kodu 9 rakamdır'));
const realRank = z
  .int('Başarı sırası bir sayı olmalı')
  .check(
    z.minimum(1, 'Başarı sırası en az 1 olabilir'),
    z.maximum(4_000_000, 'Başarı sırası en fazla 4.000.000 olabilir'),
  );
const byScoreType = <T extends z.core.$ZodType>(value: T) => z.partialRecord(z.enum(SCORE_KEYS), value);

export const PreferenceForm = z.strictObject({
  /** The version the edit is based on; 0 for a first save. */
  version: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  entries: z
    .array(z.strictObject({ code, note: z._default(optionalMultilineText('Not', 300), '') }))
    .check(z.maxLength(MAX_PREFERENCES, `Bir tercih listesine en fazla ${MAX_PREFERENCES} program yazılır`)),
  /** Replaces the estimated rank of the score type. */
  ownRanks: z._default(byScoreType(realRank), {}),
});

export const PreferenceComment = z.object({
  _id: uuid,
  /** Null comments on the whole list. */
  code: z.nullable(z.string()),
  text: z.string(),
  /** Null once the author's account is erased. */
  authorName: z.nullable(z.string()),
  isOwn: z.boolean(),
  createdAt: instant,
});
export type PreferenceComment = z.infer<typeof PreferenceComment>;

export const NewPreferenceComment = z.strictObject({
  code: z._default(z.nullable(code), null),
  text: multilineText('Yorum', MAX_PREFERENCE_COMMENT),
});

export const PreferenceList = z.object({
  list: z.enum(preferenceListNames),
  version: z.int(),
  /** `programme` has the code's latest data; null if no table has it. */
  entries: z.array(
    z.object({ code: z.string(), note: z.string(), programme: z.nullable(UniversityProgramme) }),
  ),
  ownRanks: byScoreType(z.int()),
  /** Rank range by score type, around the real rank or else the estimate. */
  ranges: byScoreType(z.object({ best: z.int(), middle: z.int(), worst: z.int() })),
  /** The coach's comments, oldest first. */
  comments: z.array(PreferenceComment),
});
export type PreferenceList = z.infer<typeof PreferenceList>;

const list = z.enum(preferenceListNames);
const ofList = z.strictObject({ list });
const ofStudentList = z.strictObject({ id: uuid, list });
const coaches = { roles: ['coach'] } as const;
const shows = ['preference-lists', 'account', 'exam-attempts'] as const;

export const preferenceLists = {
  get: endpoint({
    method: 'GET',
    path: '/preference-lists/:list',
    access: students,
    shows,
    summary: 'A list of choices in its order, with what one’s range says of each',
    params: ofList,
    reply: PreferenceList,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/preference-lists/:list',
    access: students,
    changes: ['preference-lists'],
    summary:
      'Replace a list of choices; refused with the newer one when it has changed since the given version',
    params: ofList,
    body: PreferenceForm,
    reply: PreferenceList,
    errors: ['preference_list.stale'],
  }),
  ofStudent: endpoint({
    method: 'GET',
    path: '/coach/students/:id/preference-lists/:list',
    access: coaches,
    shows: [...shows, 'coach-students'],
    summary: 'A student’s list of choices as the student sees it',
    params: ofStudentList,
    reply: PreferenceList,
    errors: ['user.not_found'],
  }),
  comment: endpoint({
    method: 'POST',
    path: '/coach/students/:id/preference-lists/:list/comments',
    access: coaches,
    changes: ['preference-lists'],
    summary: 'Say something of a student’s list, or of one of its choices',
    params: ofStudentList,
    body: NewPreferenceComment,
    reply: PreferenceComment,
    status: 201,
    idempotent: true,
    errors: ['user.not_found', 'preference_list.comments_full'],
  }),
  removeComment: endpoint({
    method: 'DELETE',
    path: '/coach/preference-comments/:id',
    access: coaches,
    changes: ['preference-lists'],
    summary: 'Delete one’s comment on a list of choices',
    params: byId,
    reply: z.null(),
    errors: ['preference_list.comment_not_found'],
  }),
};
