import { EXAM_KEYS, TEST_KEYS } from '@netlik/domain/yks/exam-keys';
import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, instant, integerParam, singleLineText, uuid } from '../fields.ts';
import { day, integer, StudyDay, subject } from '../study-fields.ts';
import { ExamAttempt, MAX_EXAM_SOURCE } from './exam-attempts.ts';

export const MAX_OPTICAL_FORMS = 100;
export const MAX_OPTICAL_PICKS = 160;

const opticalLanguages = ['ingilizce', 'almanca', 'fransizca', 'arapca', 'rusca'] as const;
const test = z.enum(TEST_KEYS, 'Test geçersiz');
const language = z.nullable(z.enum(opticalLanguages, 'Dil geçersiz'));

const byTest = <T extends z.core.$ZodType>(value: T) => z.partialRecord(test, value);
/** One letter per question, a dot for blank. */
const answers = byTest(
  z.string('Cevaplar geçersiz').check(z.regex(/^[A-E.]{1,80}$/, 'Cevaplar yalnızca A–E ve nokta olabilir')),
);
/** An asterisk marks a cancelled question. */
const key = byTest(
  z.string('Anahtar geçersiz').check(z.regex(/^[A-E*]{1,80}$/, 'Anahtar yalnızca A–E ve yıldız olabilir')),
);

const Pick = z.strictObject({ test, question: integer(1, 80), subject, topic: singleLineText('Konu', 120) });

export const NewOpticalForm = z.strictObject({
  examType: z.enum(EXAM_KEYS, 'Deneme türü geçersiz'),
  /** YDT only. */
  language: z._default(language, null),
  /** The social test's last questions are felsefe instead of din. */
  extraPhilosophy: z._default(z.boolean(), false),
  date: day,
  source: singleLineText('Yayın', MAX_EXAM_SOURCE),
  answers,
  /** Contains only tests with a known key. */
  key: z._default(key, {}),
});
export type NewOpticalForm = z.infer<typeof NewOpticalForm>;

export const OpticalForm = z.object({
  _id: uuid,
  examType: z.enum(EXAM_KEYS),
  language,
  extraPhilosophy: z.boolean(),
  date: StudyDay,
  source: z.string(),
  answers: byTest(z.string()),
  key: byTest(z.string()),
  topics: z.array(z.object({ test, question: z.int(), subject: z.string(), topic: z.string() })),
  /** Null before scoring and after the attempt is deleted. */
  attemptId: z.nullable(uuid),
  createdAt: instant,
});
export type OpticalForm = z.infer<typeof OpticalForm>;

const changes = ['optical-forms'] as const;

export const opticalForms = {
  list: endpoint({
    method: 'GET',
    path: '/optical-forms',
    access: students,
    shows: ['optical-forms', 'exam-attempts'],
    summary: 'One’s optical forms by page, newest first',
    query: z.strictObject({ page: integerParam(1, 100_000, 1), limit: integerParam(1, 100, 20) }),
    reply: z.array(OpticalForm),
    list: 'page',
  }),
  create: endpoint({
    method: 'POST',
    path: '/optical-forms',
    access: students,
    changes,
    summary: 'Keep the answers of a booklet; its key may come later',
    body: NewOpticalForm,
    reply: OpticalForm,
    status: 201,
    idempotent: true,
    errors: ['optical_form.full'],
  }),
  score: endpoint({
    method: 'POST',
    path: '/optical-forms/:id/score',
    access: students,
    changes: ['optical-forms', 'exam-attempts'],
    summary: 'Compare a form with its key and add it as an exam attempt; deleting the attempt takes it back',
    params: byId,
    body: z.strictObject({
      /** Tests that are left out keep the form's key. */
      key: z._default(key, {}),
      /** Replaces the stored answers. */
      answers: z.optional(answers),
      topics: z._default(z.array(Pick).check(z.maxLength(MAX_OPTICAL_PICKS, 'Çok fazla konu')), []),
    }),
    reply: z.object({ form: OpticalForm, attempt: ExamAttempt }),
    idempotent: true,
    errors: ['optical_form.not_found', 'optical_form.scored', 'exam_attempt.month_full'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/optical-forms/:id',
    access: students,
    changes,
    summary: 'Delete a form; its attempt stays',
    params: byId,
    reply: z.null(),
    errors: ['optical_form.not_found'],
  }),
};
