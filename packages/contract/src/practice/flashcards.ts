import { RECALL_GRADES } from '@netlik/domain/practice/repetition/values';
import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import {
  byId,
  clientInstant,
  instant,
  integerParam,
  multilineText,
  singleLineText,
  uuid,
} from '../fields.ts';
import { integer, StudyDay, subject } from '../study-fields.ts';

/** Limit per person. */
export const MAX_FLASHCARDS = 5000;
export const MAX_CARD_QUESTION = 2000;
export const MAX_CARD_ANSWER = 5000;
export const MAX_CARD_TAGS = 10;
export const MAX_CARD_TAG = 30;
/** Characters per part of an imported file. */
export const MAX_IMPORT_PART = 50_000;
export const MAX_IMPORT_PARTS = 4;
export const MAX_IMPORTED = 1000;
/** Refused lines listed by name; the rest is only counted. */
export const MAX_REFUSED_SHOWN = 50;
export const UNDO_MINUTES = 60;

export const practiceSizes = [5, 10, 15, 20] as const;
export const Grade = z.enum(RECALL_GRADES, 'Yanıt geçersiz');
export type Grade = z.infer<typeof Grade>;

export const Flashcard = z.object({
  _id: uuid,
  subject: z.string(),
  topic: z.string(),
  question: z.string(),
  /** Markdown; `$…$` and `$$…$$` are formulas. */
  answer: z.string(),
  tags: z.array(z.string()),
  stats: z.object({
    /** The student's own rating, 1 to 5. */
    difficulty: z.int(),
    timesShown: z.int(),
    timesCorrect: z.int(),
    /** Null before the first answer. */
    nextReviewAt: z.nullable(instant),
  }),
  /** Percent of right answers; null without answers. */
  successRate: z.nullable(z.number()),
  /** Forgotten so often that the card should be rewritten. */
  isLeech: z.boolean(),
});
export type Flashcard = z.infer<typeof Flashcard>;

/** A due card with the days until its next review for each answer. */
export const PracticeCard = z.extend(Flashcard, {
  nextDays: z.object({ again: z.int(), hard: z.int(), good: z.int(), easy: z.int() }),
});
export type PracticeCard = z.infer<typeof PracticeCard>;

const topic = singleLineText('Konu', 120);
const question = multilineText('Soru', MAX_CARD_QUESTION);
const answer = multilineText('Cevap', MAX_CARD_ANSWER);
const tags = z
  .array(singleLineText('Etiket', MAX_CARD_TAG))
  .check(z.maxLength(MAX_CARD_TAGS, `En fazla ${MAX_CARD_TAGS} etiket olabilir`));
const difficulty = integer(1, 5);

export const NewFlashcard = z.strictObject({
  subject,
  topic,
  question,
  answer,
  tags: z.optional(tags),
  /** Default 3. */
  difficulty: z.optional(difficulty),
});
export type NewFlashcard = z.infer<typeof NewFlashcard>;

export const FlashcardChange = z.strictObject({
  subject: z.optional(subject),
  topic: z.optional(topic),
  question: z.optional(question),
  answer: z.optional(answer),
  tags: z.optional(tags),
  difficulty: z.optional(difficulty),
});
export type FlashcardChange = z.infer<typeof FlashcardChange>;

export const cardStates = ['due', 'new', 'leech'] as const;

const filters = {
  subject: z.optional(subject),
  topic: z.optional(z.string().check(z.maxLength(120))),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Arama en fazla 100 karakter olabilir'))),
};

export const FlashcardOverview = z.object({
  total: z.int(),
  /** Due and new cards of today's portion. */
  today: z.object({ due: z.int(), fresh: z.int() }),
  answeredToday: z.int(),
  /** Percent of right answers; null without answers. */
  successRate: z.nullable(z.number()),
  /** Known for at least three weeks. */
  learned: z.int(),
  leeches: z.int(),
  /** Due cards per day from today on, with the backlog spread out. */
  forecast: z.array(z.object({ date: StudyDay, count: z.int() })),
  /** The day before the exam; nothing is scheduled later. */
  lastDay: StudyDay,
});
export type FlashcardOverview = z.infer<typeof FlashcardOverview>;

export const ImportedCard = z.object({
  line: z.int(),
  subject: z.string(),
  topic: z.string(),
  question: z.string(),
  answer: z.string(),
  tags: z.array(z.string()),
});
export type ImportedCard = z.infer<typeof ImportedCard>;

export const FlashcardImport = z.object({
  /** Cards added, or to be added. */
  count: z.int(),
  sample: z.array(ImportedCard),
  refused: z.array(z.object({ line: z.int(), reason: z.string() })),
  refusedCount: z.int(),
});
export type FlashcardImport = z.infer<typeof FlashcardImport>;

const shows = ['flashcards'] as const;
const changes = ['flashcards'] as const;

export const flashcards = {
  list: endpoint({
    method: 'GET',
    path: '/flashcards',
    access: students,
    shows,
    summary: 'Cards, newest first, by subject, topic, state and words in them',
    query: z.strictObject({
      ...filters,
      state: z.optional(z.enum(cardStates)),
      page: integerParam(1, 1000, 1),
      limit: integerParam(1, 100, 24),
    }),
    list: 'page',
    reply: z.array(Flashcard),
  }),
  overview: endpoint({
    method: 'GET',
    path: '/flashcards/overview',
    access: students,
    shows: ['flashcards', 'exam-dates', 'account'],
    summary: 'What is due today and on the coming days, and how it goes',
    reply: FlashcardOverview,
  }),
  create: endpoint({
    method: 'POST',
    path: '/flashcards',
    access: students,
    changes,
    summary: 'Add a card',
    body: NewFlashcard,
    reply: Flashcard,
    status: 201,
    idempotent: true,
    errors: ['flashcard.too_many'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/flashcards/:id',
    access: students,
    changes,
    summary: 'Change a card; what is not given stays, and so does its schedule',
    params: byId,
    body: FlashcardChange,
    reply: Flashcard,
    errors: ['flashcard.not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/flashcards/:id',
    access: students,
    changes,
    summary: 'Delete a card and its answers',
    params: byId,
    reply: z.null(),
    errors: ['flashcard.not_found'],
  }),
  practice: endpoint({
    method: 'GET',
    path: '/flashcards/practice/random',
    access: students,
    shows: [],
    summary: 'Cards to practise: due ones first, most at risk before the rest, then new ones, then any',
    query: z.strictObject({
      subject: z.optional(subject),
      topic: z.optional(z.string().check(z.maxLength(120))),
      limit: integerParam(1, 100, 10),
      /** `today`: only today's portion. */
      scope: z.optional(z.enum(['today', 'any'])),
    }),
    reply: z.array(PracticeCard),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/flashcards/:id/practice',
    access: students,
    changes,
    summary: 'Answer a card and schedule it again',
    params: byId,
    body: z.strictObject({
      correct: z.boolean(),
      /** A finer scale that must agree with right or wrong. */
      grade: z.optional(Grade),
      /** Time of an answer given offline; at most 30 days ago. */
      answeredAt: z.optional(clientInstant),
    }),
    reply: Flashcard,
    idempotent: true,
    errors: ['flashcard.not_found'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/flashcards/:id/practice/undo',
    access: students,
    changes,
    summary: 'Undo the person’s last answer, given to this card within the past hour',
    params: byId,
    reply: Flashcard,
    idempotent: true,
    errors: ['flashcard.not_found', 'flashcard.nothing_to_undo'],
  }),
  import: endpoint({
    method: 'POST',
    path: '/flashcards/import',
    access: students,
    changes,
    summary: 'Add cards from tab- or comma-separated text as Anki exports it; as a preview nothing is stored',
    body: z.strictObject({
      /** Parts of the file, joined by the server. */
      parts: z
        .array(z.string().check(z.maxLength(MAX_IMPORT_PART)))
        .check(
          z.minLength(1, 'Dosya boş'),
          z.maxLength(MAX_IMPORT_PARTS, 'Dosya en fazla 200 KB olabilir; büyük dosyayı böl'),
        ),
      subject,
      topic,
      preview: z.optional(z.boolean()),
    }),
    reply: FlashcardImport,
    idempotent: true,
    rate: 'lookup',
    errors: ['flashcard.too_many'],
  }),
  export: endpoint({
    method: 'GET',
    path: '/flashcards/export',
    access: students,
    shows,
    summary: 'Cards as tab-separated text that Anki and the import read',
    query: z.strictObject({ ...filters }),
    reply: z.object({ filename: z.string(), text: z.string() }),
    rate: 'lookup',
  }),
};
