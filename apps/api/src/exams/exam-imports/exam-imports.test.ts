import { examAttempts } from '@netlik/contract/exams/exam-attempts';
import { examImports } from '@netlik/contract/exams/exam-imports';
import { notifications } from '@netlik/contract/platform/notifications';
import { inParallel } from '@netlik/testkit/parallel';
import { insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { xlsxOfCells } from '@netlik/testkit/xlsx-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T09:00:00Z' });
});
afterAll(() => world.close());

const exam = { exam: 'TYT', date: '2026-11-14', source: 'Özdebir' } as const;
const head = ['No', 'Ad Soyad', 'Türkçe D', 'Türkçe Y', 'Mat D', 'Mat Y'];

const preview = (coach: TestPerson, file: Buffer, body: object = exam) =>
  coach.call(examImports.previewClass, { body, file } as never);
const create = (coach: TestPerson, file: Buffer, body: object = exam) =>
  coach.call(examImports.createClass, { body, file } as never);
const studentOf = (coach: TestPerson, firstName: string, lastName = 'Kaya') =>
  world.person({ tier: 'premium', coachId: coach.id, firstName, lastName });
const attemptsOf = async (student: TestPerson) =>
  (await student.call(examAttempts.list, { query: {} })).data.map(
    ({ source, date, totals }) => `${date} ${source} ${totals.netScore}`,
  );
const usedBy = async (student: TestPerson) => (await student.call(examAttempts.overview, {})).data.quota.used;

describe('POST /coach/imports/exams', () => {
  it('adds the results of a class, tells the students, and takes all back', async () => {
    const coach = await world.person({ role: 'coach' });
    const [irem, can] = [await studentOf(coach, 'İrem', 'Işık'), await studentOf(coach, 'Can', 'Ak')];
    const file = xlsxOfCells([
      ['ÖZDEBİR TYT 3'],
      head,
      [101, 'IŞIK İREM', 30, 4, 20, 0],
      [102, 'can ak', 20, 8, 10, 2],
      [103, 'Deniz Yok', 20, 8, 10, 2],
      [104, 'Can Ak', 'kırk', 8, 10, 2],
    ]);
    const { data: before } = await preview(coach, file);
    expect(before.issue).toBe('');
    expect(before.rows.map(({ line, status, reason }) => `${line} ${status} ${reason}`.trim())).toEqual([
      '3 ready',
      '4 ready',
      '5 ask bu kişi öğrencilerin arasında yok',
      '6 refused Türkçe: doğru sayısı okunamadı',
    ]);
    expect(before.rows[3]!.cells.slice(0, 3)).toEqual(['104', 'Can Ak', 'kırk']);
    expect(await attemptsOf(irem)).toEqual([]);

    const { data } = await create(coach, file);
    expect(data.added).toBe(2);
    expect(data.rows.map(({ line, name }) => [line, name])).toEqual([
      [5, 'Deniz Yok'],
      [6, 'Can Ak'],
    ]);
    expect(await attemptsOf(irem)).toEqual(['2026-11-14 Özdebir 49']);
    const told = (await can.call(notifications.list, { query: {} })).data;
    expect(told.map(({ body }) => body)).toContain('Koçun Özdebir sonucunu ekledi: 27,5 net.');
    expect(await usedBy(irem)).toBe(1);

    const params = { id: data.importId! };
    expect((await coach.call(examImports.undo, { params })).data).toEqual({ removed: 2, kept: 0 });
    expect([await attemptsOf(can), await usedBy(can)]).toEqual([[], 0]);
    expect((await coach.call(examImports.undo, { params })).code).toBe('exam_import.nothing_to_undo');
  });

  it('does not double a file that is sent twice, also at once', async () => {
    const coach = await world.person({ role: 'coach' });
    const student = await studentOf(coach, 'Ada');
    const file = xlsxOfCells([head, [1, 'Ada Kaya', 30, 4, 20, 0], [1, 'Ada Kaya', 30, 4, 20, 0]]);
    const answers = await inParallel(6, () => create(coach, file));
    expect(answers.reduce((sum, { data }) => sum + data.added, 0)).toBe(1);
    expect(await attemptsOf(student)).toHaveLength(1);
    const { data } = await preview(coach, file);
    expect(data.rows.map(({ reason }) => reason)).toEqual([
      'aynı gün ve yayından bir denemesi zaten var',
      'aynı gün ve yayından bir denemesi zaten var',
    ]);
  });

  it('asks which of two students with one name is meant, and knows the number the next time', async () => {
    const coach = await world.person({ role: 'coach' });
    const twins = [await studentOf(coach, 'Ada'), await studentOf(coach, 'ADA')];
    const rows = (number: number) => [head, [number, 'Ada Kaya', 30, 4, 20, 0]];
    const { data: asked } = await preview(coach, xlsxOfCells(rows(7)));
    expect(asked.rows[0]).toMatchObject({ status: 'ask', reason: 'hangi öğrenci olduğu seçilmedi' });
    expect([...asked.rows[0]!.candidates].sort()).toEqual(twins.map(({ id }) => id).sort());
    const answers = JSON.stringify([{ line: 2, studentId: twins[1]!.id }]);
    expect((await create(coach, xlsxOfCells(rows(7)), { ...exam, answers })).data.added).toBe(1);
    expect(await attemptsOf(twins[1]!)).toHaveLength(1);
    const { data: known } = await preview(coach, xlsxOfCells(rows(7)), { ...exam, source: 'Limit' });
    expect(known.rows[0]).toMatchObject({ status: 'ready', studentId: twins[1]!.id });
  });

  it('keeps the columns of a publisher, wherever they stand in the next file', async () => {
    const coach = await world.person({ role: 'coach' });
    await studentOf(coach, 'Ada');
    const file = xlsxOfCells([
      ['Kim', 'A1', 'A2'],
      ['Ada Kaya', 30, 4],
    ]);
    const columns = JSON.stringify(['name', 'tyt_turkce.correct', 'tyt_turkce.wrong']);
    expect((await preview(coach, file)).data.issue).toContain('Öğrenciyi gösteren sütunu seç');
    expect((await create(coach, file)).errors[0]?.path).toBe('columns');
    expect((await create(coach, file, { ...exam, columns })).data.added).toBe(1);
    const next = xlsxOfCells([
      ['A1', 'Kim', 'A2'],
      [31, 'Ada Kaya', 4],
    ]);
    const { data } = await preview(coach, next, { ...exam, date: '2026-11-15', source: 'ozdebir' });
    expect([data.isRemembered, data.rows[0]!.status, data.rows[0]!.net]).toEqual([true, 'ready', 30]);
  });

  it('takes only students of now, and nothing past their month', async () => {
    const [coach, other] = [await world.person({ role: 'coach' }), await world.person({ role: 'coach' })];
    const [own, theirs] = [await studentOf(coach, 'Ada'), await studentOf(other, 'Ege')];
    await world.db.run(sql`update users set exams_per_month = 1 where id = ${own.id}`);
    const rows = (day: string) =>
      xlsxOfCells([
        [...head, 'Sınav Tarihi'],
        [1, 'Ada Kaya', 30, 4, 20, 0, day],
        [2, 'Ege Kaya', 30, 4, 20, 0, day],
      ]);
    const answers = JSON.stringify([{ line: 3, studentId: theirs.id }]);
    expect((await create(coach, rows('13.11.2026'), { ...exam, answers })).data.added).toBe(1);
    expect(await attemptsOf(theirs)).toEqual([]);
    expect((await create(coach, rows('12.11.2026'))).data.rows[0]!.reason).toBe(
      'bu ayki 1 deneme hakkı dolu',
    );
    await world.db.run(sql`update users set coach_id = null where id = ${own.id}`);
    expect((await preview(coach, rows('11.11.2026'))).data.students).toEqual([]);
  });

  it('writes 500 lines in less than ten seconds', async () => {
    const coach = await world.person({ role: 'coach' });
    const students = Array.from({ length: 500 }, (_, n) => ({
      email: `toplu${n + 1}@ornek.com`,
      passwordHash: 'x',
      tier: 'premium',
      firstName: 'Öğrenci',
      lastName: `Sayı${n + 1}`,
      nameFolded: `ogrenci sayi${n + 1}`,
      coachId: coach.id,
      emailVerifiedAt: world.clock.now(),
    }));
    await insertRows(world.db, 'users', students);
    const file = xlsxOfCells([
      ['E-posta', ...head.slice(2)],
      ...Array.from({ length: 500 }, (_, n) => [`toplu${n + 1}@ornek.com`, 30, 4, 20, n % 20]),
    ]);
    const started = performance.now();
    expect((await create(coach, file)).data.added).toBe(500);
    expect(performance.now() - started).toBeLessThan(10_000);
  }, 30_000);
});

describe('POST /exam-attempts/import', () => {
  const own = (student: TestPerson, text: string) =>
    student.call(examImports.createOwn, { body: { exam: 'TYT' }, file: Buffer.from(text) } as never);
  const lines = (...days: string[]) =>
    ['Tarih;Yayın;Türkçe D;Türkçe Y', ...days.map((day) => `${day};Limit;30;4`)].join('\n');

  it('adds one’s own results as far as the month allows, and gives the month back with the undo', async () => {
    const student = await world.person({ tier: 'free' });
    const { data } = await own(student, lines('12.11.2026', '13.11.2026', '14.11.2026', '2027-01-01'));
    expect([data.added, data.rows.map(({ line, reason }) => `${line} ${reason}`)]).toEqual([
      2,
      ['4 bu ayki 2 deneme hakkı dolu', '5 Sınav tarihi gelecekte olamaz'],
    ]);
    const [edited] = (await student.call(examAttempts.list, { query: {} })).data;
    const { date, examType, subjects } = edited!;
    const body = { date, examType, subjects, source: 'Başka', topics: [] } as never;
    await student.call(examAttempts.update, { params: { id: edited!.id }, body });
    const undone = await student.call(examImports.undo, { params: { id: data.importId! } });
    expect(undone.data).toEqual({ removed: 1, kept: 1 });
    expect(await usedBy(student)).toBe(1);
  });

  it('refuses a PDF with what to do instead', async () => {
    const student = await world.person();
    const { code, message } = await own(student, '%PDF-1.7 sonuç');
    expect([code, message]).toEqual(['table.pdf', expect.stringContaining('Excel')]);
  });
});
