import * as z from 'zod/mini';
import { type Access, staff, students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, integerParam, optionalSingleLineText, singleLineText, uuid } from '../fields.ts';
import { day, integer, StudyDay, subject } from '../study-fields.ts';

export const MAX_BOOKS = 100;
const MAX_TESTS = 500;
const MAX_QUESTIONS = 200;
const MAX_STUDENTS = 500;

/** Coaches share books from their own shelf. */
const shelfOwners = { roles: ['student', 'coach'] } as const satisfies Access;
const coaches = { roles: ['coach'] } as const satisfies Access;

const Test = z.strictObject({
  name: singleLineText('Test adı', 120),
  /** A catalogue topic. */
  topic: z._default(z.nullable(singleLineText('Konu', 120)), null),
  questions: integer(1, MAX_QUESTIONS),
});

export const BookForm = z.strictObject({
  name: singleLineText('Kitap adı', 120),
  publisher: z._default(optionalSingleLineText('Yayın', 80), ''),
  subject,
  year: z._default(z.nullable(integer(2000, 2100)), null),
  tests: z
    .array(Test)
    .check(
      z.minLength(1, 'En az bir test gir'),
      z.maxLength(MAX_TESTS, `En fazla ${MAX_TESTS} test olabilir`),
    ),
});
export type BookForm = z.infer<typeof BookForm>;

const NextTest = z.object({
  index: z.int(),
  name: z.string(),
  topic: z.nullable(z.string()),
  questions: z.int(),
});

export const Book = z.object({
  _id: uuid,
  name: z.string(),
  publisher: z.string(),
  subject: z.string(),
  year: z.nullable(z.int()),
  /** Shared by a coach. */
  isGiven: z.boolean(),
  testCount: z.int(),
  doneCount: z.int(),
  /** Over all solved tests. */
  correct: z.int(),
  wrong: z.int(),
  blank: z.int(),
  /** The first unsolved test. */
  next: z.nullable(NextTest),
});
export type Book = z.infer<typeof Book>;

export const BookTest = z.object({
  ...NextTest.shape,
  /** Answers come from its question entry. */
  result: z.nullable(
    z.object({ correct: z.int(), wrong: z.int(), blank: z.int(), date: StudyDay, entryId: uuid }),
  ),
});
export type BookTest = z.infer<typeof BookTest>;

export const BookWithTests = z.extend(Book, { tests: z.array(BookTest) });
export type BookWithTests = z.infer<typeof BookWithTests>;

const index = z.pipe(z.string().check(z.regex(/^\d{1,3}$/, 'Geçersiz sıra')), z.transform(Number));
const atIndex = z.strictObject({ id: uuid, index });
const shows = ['books', 'question-entries'] as const;
const changes = ['books'] as const;
const count = integer(0, MAX_QUESTIONS);

export const books = {
  list: endpoint({
    method: 'GET',
    path: '/books',
    access: shelfOwners,
    shows,
    summary: 'One’s books by page, newest first, with progress and the next test of each',
    query: z.strictObject({ page: integerParam(1, 100_000, 1), limit: integerParam(1, 100, 20) }),
    reply: z.array(Book),
    list: 'page',
  }),
  get: endpoint({
    method: 'GET',
    path: '/books/:id',
    access: shelfOwners,
    shows,
    summary: 'A book with its tests',
    params: byId,
    reply: BookWithTests,
    errors: ['book.not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/books',
    access: shelfOwners,
    changes,
    summary: 'Put a book with its list of tests on the shelf',
    body: BookForm,
    reply: BookWithTests,
    status: 201,
    idempotent: true,
    errors: ['book.full'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/books/:id',
    access: shelfOwners,
    changes,
    summary: 'Replace a book and its list of tests; a solved test keeps its place and cannot be left out',
    params: byId,
    body: BookForm,
    reply: BookWithTests,
    errors: ['book.not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/books/:id',
    access: shelfOwners,
    changes,
    summary: 'Take a book from the shelf; the questions solved in it stay',
    params: byId,
    reply: z.null(),
    errors: ['book.not_found'],
  }),
  solve: endpoint({
    method: 'POST',
    path: '/books/:id/tests/:index',
    access: students,
    changes: ['books', 'question-entries'],
    summary: 'Tick a test: its answers become a question entry',
    params: atIndex,
    body: z.strictObject({ correct: count, wrong: count, blank: z._default(count, 0), date: day }),
    reply: BookWithTests,
    idempotent: true,
    errors: ['book.not_found', 'book.test_not_found', 'book.test_done'],
  }),
  unsolve: endpoint({
    method: 'DELETE',
    path: '/books/:id/tests/:index',
    access: students,
    changes: ['books', 'question-entries'],
    summary: 'Take a tick back, with its question entry',
    params: atIndex,
    reply: BookWithTests,
    errors: ['book.not_found', 'book.test_not_found', 'book.test_not_done'],
  }),
  ofStudent: endpoint({
    method: 'GET',
    path: '/coach/students/:id/books',
    access: staff,
    shows: [...shows, 'coach-students'],
    summary: 'A student’s books with their progress and the next test of each, newest first',
    params: byId,
    reply: z.array(Book),
    errors: ['user.not_found'],
  }),
  give: endpoint({
    method: 'POST',
    path: '/books/:id/students',
    access: coaches,
    changes,
    summary: 'Give one’s students a copy of a book’s list of tests, each once',
    params: byId,
    body: z.strictObject({
      studentIds: z
        .array(uuid)
        .check(z.minLength(1, 'En az bir öğrenci seç'), z.maxLength(MAX_STUDENTS, 'Çok fazla öğrenci')),
    }),
    /** `skipped`: owns it already, or the shelf is full. */
    reply: z.object({ given: z.int(), skipped: z.int() }),
    errors: ['book.not_found', 'user.not_found'],
  }),
};
