import type { Book, BookForm, BookTest } from '@netlik/contract/practice/books';
import { isCoachedBy } from '../../db/coaching.ts';
import { type Executor, type Sql, sql } from '../../db/database.ts';

const booksWhere = (where: Sql): Sql => sql`
  select b.id as "_id", b.name, b.publisher, b.subject, b.year, b.is_given as "isGiven", p.*, n.next
  from books b
  cross join lateral (
    select count(*)::int as "testCount", count(t.entry_id)::int as "doneCount", coalesce(sum(e.correct), 0)::int as correct,
      coalesce(sum(e.wrong), 0)::int as wrong, coalesce(sum(t.blank) filter (where t.entry_id is not null), 0)::int as blank
    from book_tests t left join question_entries e on e.id = t.entry_id where t.book_id = b.id) p
  left join lateral (
    select json_build_object('index', t.index, 'name', t.name, 'topic', t.topic, 'questions', t.questions) as next
    from book_tests t where t.book_id = b.id and t.entry_id is null order by t.index limit 1) n on true
  where ${where}`;

export const findBooks = (db: Executor, userId: string, limit: number, offset: number) =>
  db.many<Book>(
    sql`${booksWhere(sql`b.user_id = ${userId}`)} order by b.id desc limit ${limit} offset ${offset}`,
  );

export const countBooks = async (db: Executor, userId: string) =>
  (await db.one<{ total: number }>(sql`select count(*) as total from books where user_id = ${userId}`)).total;

export const findBook = (db: Executor, userId: string, id: string) =>
  db.maybe<Book>(booksWhere(sql`b.id = ${id} and b.user_id = ${userId}`));

export const findTests = (db: Executor, bookId: string) =>
  db.many<BookTest>(sql`
    select t.index, t.name, t.topic, t.questions,
      case when e.id is not null then json_build_object('correct', e.correct, 'wrong', e.wrong, 'blank', t.blank,
        'date', e.day, 'entryId', e.id) end as result
    from book_tests t left join question_entries e on e.id = t.entry_id
    where t.book_id = ${bookId} order by t.index`);

type NewBook = { id: string; userId: string; most: number };

/** 0 at the shelf's limit. */
export const insertBook = (
  db: Executor,
  { id, userId, most }: NewBook,
  { name, publisher, subject, year }: BookForm,
  now: Date,
) =>
  db.run(sql`
    insert into books (id, user_id, name, publisher, subject, year, is_given, created_at)
    select ${id}, ${userId}, ${name}, ${publisher}, ${subject}, ${year}, false, ${now}
    where (select count(*) from books where user_id = ${userId}) < ${most}`);

export const saveBook = (
  db: Executor,
  userId: string,
  id: string,
  { name, publisher, subject, year }: BookForm,
) =>
  db.run(sql`
    update books set name = ${name}, publisher = ${publisher}, subject = ${subject}, year = ${year}
    where id = ${id} and user_id = ${userId}`);

/** Solved tests keep their state by position. */
export const saveTests = (db: Executor, userId: string, bookId: string, tests: BookForm['tests']) =>
  db.run(sql`
    insert into book_tests (book_id, index, user_id, name, topic, questions)
    select ${bookId}, n - 1, ${userId}, t->>'name', t->>'topic', (t->>'questions')::smallint
    from jsonb_array_elements(${JSON.stringify(tests)}::jsonb) with ordinality as given (t, n)
    on conflict (book_id, index) do update
      set name = excluded.name, topic = excluded.topic, questions = excluded.questions`);

export const deleteTestsFrom = (db: Executor, bookId: string, index: number) =>
  db.run(sql`delete from book_tests where book_id = ${bookId} and index >= ${index}`);

/** Solved tests that the list drops or makes shorter than their answers. */
export const findRefusedTests = (db: Executor, bookId: string, tests: BookForm['tests']) =>
  db.many<{ index: number }>(sql`
    select t.index from book_tests t join question_entries e on e.id = t.entry_id
    left join jsonb_array_elements(${JSON.stringify(tests)}::jsonb) with ordinality as given (test, n) on n - 1 = t.index
    where t.book_id = ${bookId}
      and (n is null or e.correct + e.wrong + t.blank > (test->>'questions')::int and (test->>'questions')::int < t.questions)
    order by t.index`);

export const deleteBook = (db: Executor, userId: string, id: string) =>
  db.run(sql`delete from books where id = ${id} and user_id = ${userId}`);

type LockedTest = {
  subject: string;
  bookName: string;
  name: string;
  topic: string | null;
  questions: number;
  entryId: string | null;
};

export const lockTest = (tx: Executor, userId: string, bookId: string, index: number) =>
  tx.maybe<LockedTest>(sql`
    select b.subject, b.name as "bookName", t.name, t.topic, t.questions, t.entry_id as "entryId"
    from book_tests t join books b on b.id = t.book_id
    where t.book_id = ${bookId} and t.index = ${index} and b.user_id = ${userId} for no key update of b, t`);

export const saveSolved = (tx: Executor, bookId: string, index: number, entryId: string, blank: number) =>
  tx.run(sql`
    update book_tests set entry_id = ${entryId}, blank = ${blank} where book_id = ${bookId} and index = ${index}`);

/** Locked, so that students cannot leave the coach meanwhile and parallel copies are counted one by one. */
export const lockStudents = (tx: Executor, coach: { id: string; at: Date }, ids: readonly string[]) =>
  tx.run(sql`
    select from users u where u.id = any(${ids}::uuid[]) and u.role = 'student' and ${isCoachedBy(coach, sql`u`)}
    order by u.id for no key update`);

type Copies = { bookId: string; studentIds: readonly string[]; newIds: readonly string[]; most: number };

/** One copy per student with room and without the book; returns the recipients. */
export const insertCopies = async (
  tx: Executor,
  { bookId, studentIds, newIds, most }: Copies,
  now: Date,
): Promise<string[]> => {
  const made = await tx.many<{ id: string; userId: string }>(sql`
    insert into books (id, user_id, name, publisher, subject, year, source_id, is_given, created_at)
    select g.id, g.user_id, b.name, b.publisher, b.subject, b.year, b.id, true, ${now}
    from unnest(${newIds}::uuid[], ${studentIds}::uuid[]) as g (id, user_id) cross join books b
    where b.id = ${bookId} and (select count(*) from books own where own.user_id = g.user_id) < ${most}
    on conflict do nothing
    returning id, user_id as "userId"`);
  await tx.run(sql`
    insert into book_tests (book_id, index, user_id, name, topic, questions)
    select c.id, t.index, c.user_id, t.name, t.topic, t.questions
    from books c join book_tests t on t.book_id = ${bookId}
    where c.id = any(${made.map(({ id }) => id)}::uuid[])`);
  return made.map(({ userId }) => userId);
};
