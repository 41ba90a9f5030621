import { coachPrograms } from '@netlik/contract/coaching/coach-programs';
import { programCopies } from '@netlik/contract/coaching/program-copies';
import { programSheets } from '@netlik/contract/coaching/program-sheets';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { xlsxOfCells } from '@netlik/testkit/xlsx-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { readTable } from '../../spreadsheets/read-table.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T09:00:00Z' });
});
afterAll(() => world.close());

const studentOf = (coach: TestPerson, firstName: string) =>
  world.person({ tier: 'premium', coachId: coach.id, firstName, lastName: 'Kaya' });
const topicsDetailed = [{ topic: 'Optik', watchVideo: true }];
const store = (coach: TestPerson, studentId: string, date: string) =>
  coach.call(coachPrograms.create, {
    body: {
      studentId,
      date,
      title: 'Elle',
      subjects: [
        { subject: 'fizik', description: 'Test çöz', duration: 60, targetQuestions: 40, topicsDetailed },
        { subject: 'kimya', description: 'Oku', duration: 30 },
      ],
    } as never,
  });
const download = async (coach: TestPerson) => {
  const { data } = await coach.call(programSheets.download, { query: { from: '2026-11-18' } });
  return (await readTable('a', Buffer.from(data))).map(({ cells }) => cells);
};
const inputOf = (rows: string[][]) => ({ body: {}, file: xlsxOfCells(rows) }) as never;
const upload = (coach: TestPerson, rows: string[][]) => coach.call(programSheets.create, inputOf(rows));
const programsOf = async (student: TestPerson) =>
  (
    await world.rows<{ day: string; title: string; description: string; topics: unknown[] }>(sql`
      select p.day, p.title, s.description, s.topics from daily_plans p join daily_plan_subjects s on s.plan_id = p.id
      where p.user_id = ${student.id} and p.status = 'active' order by p.day, s.position`)
  ).map(({ day, title, description, topics }) => `${day} ${title}: ${description} ${topics.length}`);

describe('GET /coach/exports/programs and POST /coach/imports/programs', () => {
  it('takes a week out, writes what was changed in it and takes all back', async () => {
    const coach = await world.person({ role: 'coach' });
    const [ada, ege] = [await studentOf(coach, 'Ada'), await studentOf(coach, 'Ege')];
    await store(coach, ada.id, '2026-11-17');
    await store(coach, ada.id, '2026-11-18');
    const sheet = await download(coach);
    expect(sheet[0]!.slice(0, 3)).toEqual(['Öğrenci', 'E-posta', 'Pazartesi 16.11.2026']);
    expect(sheet[1]!.slice(2)).toEqual([
      ...['', 'TYT Fizik: Test çöz (60 dk, 40 soru)\nTYT Kimya: Oku (30 dk)'],
      'TYT Fizik: Test çöz (60 dk, 40 soru)\nTYT Kimya: Oku (30 dk)',
    ]);
    expect((await upload(coach, sheet)).data).toEqual({ batchId: null, items: [] });

    const before = await programsOf(ada);
    sheet[1]![3] = 'TYT Fizik: İki test (90 dk)\nTYT Kimya: Oku (30 dk)';
    sheet[2]!.push('', '', '', '', 'AYT Matematik: Türev');
    const { data: preview } = await coach.call(programSheets.preview, inputOf(sheet));
    const { data } = await upload(coach, sheet);
    expect(preview).toEqual(data.items);
    expect(data.items.map(({ date, action }) => `${date} ${action}`)).toEqual([
      '2026-11-17 replace',
      '2026-11-20 create',
    ]);
    // Topics that the file does not show survive a change of the line.
    expect((await programsOf(ada)).slice(0, 2)).toEqual([
      '2026-11-17 Elle: İki test 1',
      '2026-11-17 Elle: Oku 0',
    ]);
    expect(await programsOf(ege)).toEqual(['2026-11-20 20 Kasım 2026 Çalışma Planı: Türev 0']);

    const undone = await coach.call(programCopies.undo, { params: { id: data.batchId! } });
    expect(undone.data).toEqual({ removed: 2, kept: 0 });
    expect([await programsOf(ada), await programsOf(ege)]).toEqual([before, []]);
  });

  it('says of each cell why it is refused, and writes the others', async () => {
    const [coach, other] = [await world.person({ role: 'coach' }), await world.person({ role: 'coach' })];
    const ada = await studentOf(coach, 'Ada');
    const theirs = await studentOf(other, 'Ege');
    const rows = [
      ['Öğrenci', 'E-posta', '15.11.2026', '17.11.2026', '18.11.2026', '19.11.2026'],
      ['', ada.email, 'Fizik: test', 'Simya: altın', 'tekrar', 'Fizik: test'],
      ['Ege Kaya', theirs.email, '', 'Fizik: test'],
      ['Ada Kaya', '', '', '', '', 'Kimya: test'],
    ];
    const { data } = await upload(coach, rows);
    expect(data.items.map(({ line, date, reason }) => `${line} ${date.slice(8)} ${reason}`.trim())).toEqual([
      '2 15 geçmiş bir gün',
      '2 17 “Simya” adında bir ders yok',
      '2 18 “tekrar” okunamadı; “Ders: ne yapılacak (60 dk, 40 soru)” diye yaz',
      '2 19',
      '3 17 bu kişi öğrencilerin arasında yok',
      '4 19 bu öğrencinin bu günü dosyada iki kez var',
    ]);
    expect(await programsOf(ada)).toHaveLength(1);
    expect(await programsOf(theirs)).toEqual([]);
    expect((await upload(coach, [['a'], ['b']])).code).toBe('table.no_columns');
  });
});
