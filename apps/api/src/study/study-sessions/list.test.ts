import type { CallInput } from '@netlik/contract/endpoint';
import { type NewStudySession, studySessions } from '@netlik/contract/study/study-sessions';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let person: TestPerson;
type Query = NonNullable<CallInput<typeof studySessions.list>['query']>;

const notes = ['İntegral ile başladım', 'Kırılma %50 tamam', 'ÇÖZÜM YARIM', 'dün geceden', ''];
const rows: Partial<NewStudySession>[] = [
  { subject: 'matematik_ayt', date: '2026-11-15T07:00:00Z', duration: 10, quality: 1, mood: 'Yorgun' },
  { subject: 'fizik', date: '2026-11-14T07:00:00Z', duration: 50, quality: 5, technique: 'Pomodoro' },
  { subject: 'biyoloji', date: '2026-11-09T00:00:00Z', duration: 30, quality: 3, source: 'timer' },
  { subject: 'cografya', date: '2026-11-08T07:00:00Z', duration: 20, quality: 3 },
  { subject: 'exam_TYT', date: '2026-10-31T07:00:00Z', duration: 40, quality: 4 },
];

beforeAll(async () => {
  world = await openWorld();
  person = await world.person();
  const base = {
    quality: 3,
    mood: 'Normal',
    duration: 1,
    date: '',
    subject: '',
    allowOverlap: true,
  } as const;
  for (const [index, row] of rows.entries())
    await person.call(studySessions.create, { body: { ...base, ...row, notes: notes[index]! } });
  // Another user's sessions never appear.
  await (await world.person()).call(studySessions.create, {
    body: { ...base, ...rows[0]!, notes: 'integral' } as NewStudySession,
  });
});
afterAll(() => world.close());

const ask = (query: Query) => person.call(studySessions.list, { query });
/** Indexes of the rows above in result order. */
const found = async (query: Query) => {
  const { data, pagination } = await ask(query);
  return { rows: data.map((each) => notes.indexOf(each.notes)), total: pagination!.total };
};

describe('GET /study-sessions', () => {
  it('gives the newest first, by page', async () => {
    expect(await found({})).toEqual({ rows: [0, 1, 2, 3, 4], total: 5 });
    const second = await ask({ page: 2, limit: 2 });
    expect(second.data.map(({ subject }) => subject)).toEqual(['biyoloji', 'cografya']);
    expect(second.pagination).toEqual({ page: 2, limit: 2, total: 5 });
    expect((await ask({ page: 9, limit: 2 })).data).toEqual([]);
  });

  it('knows this week, this month and any days', async () => {
    expect(await found({ period: 'week' })).toEqual({ rows: [0, 1, 2], total: 3 });
    expect(await found({ period: 'month' })).toEqual({ rows: [0, 1, 2, 3], total: 4 });
    expect(await found({ period: 'all' })).toEqual({ rows: [0, 1, 2, 3, 4], total: 5 });
    expect((await found({ from: '2026-11-08', to: '2026-11-14' })).rows).toEqual([1, 2, 3]);
    expect((await found({ period: 'week', to: '2026-11-14' })).rows).toEqual([1, 2]);
    expect((await found({ from: '2026-11-15', to: '2026-11-14' })).rows).toEqual([]);
  });

  it.each<[Query, number[]]>([
    [{ subject: 'fizik' }, [1]],
    [{ technique: 'Pomodoro' }, [1]],
    [{ mood: 'Yorgun' }, [0]],
    [{ source: 'timer' }, [2]],
    [{ source: 'manual', period: 'week' }, [0, 1]],
    [{ subject: 'fizik', mood: 'Yorgun' }, []],
  ])('filters by %j', async (query, wanted) => {
    expect(await found(query)).toEqual({ rows: wanted, total: wanted.length });
  });

  it.each([
    ['integral', [0]],
    ['İNTEGRAL', [0]],
    ['BASLADIM', [0]],
    ['kirilma', [1]],
    ['çözüm yarım', [2]],
    ['cozum', [2]],
    ['DÜN', [3]],
    ['0 t', [1]],
    ['%', [1]],
    ['_', []],
    ['\\', []],
    ['yok böyle', []],
  ])('finds notes with “%s”', async (search, wanted) => {
    expect(await found({ search })).toEqual({ rows: wanted, total: wanted.length });
  });

  it.each<[Query, number[]]>([
    [{ sort: 'date', order: 'asc' }, [4, 3, 2, 1, 0]],
    [{ sort: 'duration' }, [1, 4, 2, 3, 0]],
    [{ sort: 'duration', order: 'asc' }, [0, 3, 2, 4, 1]],
    [{ sort: 'quality' }, [1, 4, 2, 3, 0]],
    [{ sort: 'efficiency', order: 'asc' }, [0, 2, 3, 4, 1]],
    // Sorted by displayed names: AYT Matematik, TYT Biyoloji, TYT Coğrafya, TYT Fizik, then the exams.
    [{ sort: 'subject' }, [0, 2, 3, 1, 4]],
  ])('sorts by %j', async (query, wanted) => {
    expect((await found(query)).rows).toEqual(wanted);
  });

  it('gives more than 100 only as a summary', async () => {
    const refused = await ask({ limit: 101 });
    expect([refused.status, refused.errors[0]?.path]).toEqual([400, 'limit']);
    expect((await ask({ limit: 500, fields: 'summary' })).data).toHaveLength(5);
    expect((await ask({ limit: 501, fields: 'summary' })).status).toBe(400);
  });

  it('takes two statements', async () => {
    expect(
      await world.statements(() => ask({ period: 'week', search: 'a', sort: 'subject' })),
    ).toBeLessThanOrEqual(2);
  });
});
