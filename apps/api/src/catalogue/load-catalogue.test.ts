import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rankAt } from '@netlik/domain/exams/estimates/rank-curve';
import { SCORE_RANK_CURVES } from '@netlik/domain/exams/estimates/score-rank.data';
import { tr } from '@netlik/domain/turkish';
import { CITIES_ABROAD } from '@netlik/domain/yks/cities-abroad';
import type { UniversityProgramme } from '@netlik/domain/yks/programmes';
import { PROVINCES } from '@netlik/domain/yks/provinces';
import { SUBJECT_KEYS } from '@netlik/domain/yks/subject-keys';
import { topicsOf } from '@netlik/domain/yks/topics';
import { freshDatabase } from '@netlik/testkit/databases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase, sql } from '../db/database.ts';
import { type CatalogueFile, readContents, readRows } from './catalogue-file.ts';
import { CATALOGUE_FILES, loadCatalogue } from './load-catalogue.ts';
import { universityProgrammeJson } from './programmes.sql.ts';

let db: Database;
let statements = 0;
const folder = mkdtempSync(join(tmpdir(), 'netlik-catalogue-'));
const url = pathToFileURL(`${folder}/`);

beforeAll(async () => {
  db = openDatabase(await freshDatabase({ catalogue: true }), { onStatement: () => (statements += 1) });
  await db.run(
    sql`create table catalogue.efforts (subject text, topic text, minutes int, note text, place int)`,
  );
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

const declare = async (lines: string[]): Promise<CatalogueFile> => {
  writeFileSync(join(folder, 'efforts.tsv.gz'), gzipSync(`${lines.join('\n')}\n`));
  const declared: CatalogueFile = {
    file: 'efforts.tsv.gz',
    table: 'efforts',
    checksum: '',
    columns: () => ({
      subject: (row) => row.subject!,
      topic: (row) => row.topic!,
      minutes: (row) => (row.minutes ? Number(row.minutes) : null),
      note: (row) => row.note!,
      place: (_row, position) => position,
    }),
  };
  return { ...declared, checksum: (await readContents(declared, url)).checksum };
};
const header = 'subject\ttopic\tminutes\tnote';
const efforts = () =>
  db.many(sql`select subject, topic, minutes, note from catalogue.efforts order by place`);

describe('loadCatalogue', () => {
  it('takes a further file by its declaration alone, once for processes that start together', async () => {
    const declared = await declare([header, 'turkce\tSöz Yorumu\t90\tc:\\yol', 'fizik\tOptik\t\t']);
    const results = await Promise.all(Array.from({ length: 4 }, () => loadCatalogue(db, [declared], url)));
    expect(results.flat()).toEqual(['efforts.tsv.gz']);
    expect(await efforts()).toEqual([
      { subject: 'turkce', topic: 'Söz Yorumu', minutes: 90, note: 'c:\\yol' },
      { subject: 'fizik', topic: 'Optik', minutes: null, note: '' },
    ]);
  });

  it('replaces the rows when the checksum is another, and asks one statement when it is not', async () => {
    const declared = await declare([header, 'kimya\tMol\t60\t']);
    expect(await loadCatalogue(db, [declared], url)).toEqual(['efforts.tsv.gz']);
    expect(await efforts()).toMatchObject([{ subject: 'kimya' }]);
    statements = 0;
    expect(await loadCatalogue(db, [declared], url)).toEqual([]);
    expect(statements).toBe(1);
  });

  it('keeps all rows when a file is damaged, and names it', async () => {
    const before = await efforts();
    const declared = await declare([header, 'tarih\tİlk Çağ\t30\t']);
    const wrong = { ...declared, checksum: 'another' };
    await expect(loadCatalogue(db, [wrong], url)).rejects.toThrow(
      `The catalogue file efforts.tsv.gz has the checksum ${declared.checksum} instead of another`,
    );
    const failing = { ...CATALOGUE_FILES[0]!, checksum: 'another' };
    await expect(loadCatalogue(db, [declared, failing], url)).rejects.toThrow('programmes.tsv.gz');
    expect(await efforts()).toEqual(before);
    await expect(declare([header, 'tarih\tİlk Çağ'])).rejects.toThrow(
      'efforts.tsv.gz, line 2: 2 values instead of 4',
    );
  });
});

describe('the files of the catalogue', () => {
  it('are all declared, each with the checksum of its rows', async () => {
    const names = readdirSync(new URL('../../data/', import.meta.url));
    const data = names.filter((name) => name.endsWith('.tsv.gz'));
    expect(CATALOGUE_FILES.map(({ file }) => file).sort()).toEqual(data.sort());
    for (const declared of CATALOGUE_FILES)
      expect([declared.file, declared.checksum]).toEqual([
        declared.file,
        (await readContents(declared)).checksum,
      ]);
  });
});

describe('the topics', () => {
  it('have an effort each, and no file names one that is not in the catalogue', async () => {
    const all = SUBJECT_KEYS.flatMap((subject) => topicsOf(subject).map((topic) => `${subject}/${topic}`));
    const efforts = await readRows('topic-effort.tsv.gz');
    expect(efforts.map(({ subject, topic }) => `${subject}/${topic}`).sort()).toEqual(all.toSorted());
    const needs = await readRows('topic-prerequisites.tsv.gz');
    const counts = await readRows('topic-questions.tsv.gz');
    const named = [
      ...needs.flatMap((row) => [`${row.subject}/${row.topic}`, `${row.needsSubject}/${row.needsTopic}`]),
      ...counts.flatMap(({ subject, topic, kind }) =>
        topic!
          .split(' | ')
          .map((name) => `${kind === 'tyt_topic' ? subject!.replace('_ayt', '') : subject}/${name}`),
      ),
    ];
    expect(named.filter((id) => !all.includes(id))).toEqual([]);
  });
});

describe('the programmes', () => {
  let all: UniversityProgramme[];
  beforeAll(async () => {
    const rows = await db.many<{ programme: UniversityProgramme }>(
      sql`select ${universityProgrammeJson} as programme from catalogue.programmes p order by p.position`,
    );
    all = rows.map(({ programme }) => programme);
  });

  it('are those of 2026, four-year and two-year, and those only of 2025', () => {
    const counted = (level: string, year: number) =>
      all.filter((each) => each.level === level && each.quotaYear === year).length;
    expect([2026, 2025].map((year) => [counted('lisans', year), counted('onlisans', year)])).toEqual([
      [11_626, 9254],
      [1481, 748],
    ]);
    expect(all.filter(({ ranks }) => ranks.length === 0)).toHaveLength(531);
    const incomplete = all.filter(
      ({ university, city, scoreType, name, ranks }) =>
        !(university && city && scoreType && name) || ranks.some(({ rank }) => !(rank > 0)),
    );
    expect(incomplete).toEqual([]);
  });

  it('show the ranks of five years, and which are computed', () => {
    expect(all.find(({ code }) => code === '106510077')).toMatchObject({
      university: 'Abdullah Gül Üniversitesi',
      name: 'Bilgisayar Mühendisliği (İngilizce)',
      scoreType: 'SAY',
      scores: [
        { year: 2026, score: 443.227 },
        { year: 2025, score: 442.532 },
      ],
      ranks: [
        { year: 2026, rank: 70_224, computed: null },
        { year: 2025, rank: 53_079, computed: false },
        { year: 2024, rank: 46_890, computed: null },
        { year: 2023, rank: 39_283, computed: null },
        { year: 2022, rank: 40_125, computed: null },
      ],
    });
  });

  it('stand in the city of their campus, and in no city that the search does not offer', () => {
    const cityOf = (faculty: RegExp, university: string) => [
      ...new Set(
        all
          .filter((each) => each.university === university && faculty.test(each.faculty))
          .map(({ city }) => city),
      ),
    ];
    expect(cityOf(/Kuzey Kıbrıs Kampusu/, 'Orta Doğu Teknik Üniversitesi')).toEqual(['Güzelyurt (KKTC)']);
    expect(cityOf(/İTÜ-KKTC/, 'İstanbul Teknik Üniversitesi')).toEqual(['Gazimağusa (KKTC)']);
    expect(cityOf(/ASBÜ-Kuzey Kıbrıs/, 'Ankara Sosyal Bilimler Üniversitesi')).toEqual(['Lefkoşa (KKTC)']);
    expect(cityOf(/Gülhane Tıp/, 'Sağlık Bilimleri Üniversitesi')).toEqual(['Ankara']);
    const offered = new Set([...PROVINCES.map(({ name }) => name), ...CITIES_ABROAD]);
    expect([...new Set(all.map(({ city }) => city))].filter((city) => !offered.has(city))).toEqual([]);
    expect(CITIES_ABROAD.filter((city) => !all.some((each) => each.city === city))).toEqual([]);
  });

  it('lead 223 codes that are gone to those that stand for them, with the history of both', () => {
    const byCode = new Map(all.map((each) => [each.code, each]));
    const gone = all.filter(({ successor }) => successor !== null);
    expect(gone).toHaveLength(223);
    for (const { successor, quotaYear } of gone)
      expect([quotaYear, byCode.get(successor!)?.quotaYear]).toEqual([2025, 2026]);
  });

  it('have conditions and limits with their year, which the placed of 2026 keep', () => {
    const limited = all.filter(({ rankLimit, quotaYear }) => rankLimit && quotaYear === 2026);
    expect(limited.length).toBeGreaterThan(3700);
    expect(new Set(limited.map(({ rankLimit }) => rankLimit!.year))).toEqual(new Set([2026]));
    const beyond = limited.filter(({ ranks, rankLimit }) => (ranks[0]?.rank ?? 0) > rankLimit!.rank * 1.01);
    expect(beyond).toEqual([]);
    const law = all.find(({ name, university }) => name === 'Hukuk' && university === 'Ankara Üniversitesi');
    expect(law!.rankLimit).toEqual({ rank: 100_000, year: 2026 });
    const counted = (condition: string) =>
      all.filter(({ conditions }) => (conditions as string[]).includes(condition)).length;
    expect(['kktc_nationals', 'hafizlik', 'women_only', 'men_only', 'ministry'].map(counted)).toEqual([
      474, 112, 8, 17, 19,
    ]);
  });

  it('are folded by the database as by `tr.fold`', async () => {
    const names = [...new Set(all.flatMap(({ university, city, name }) => [university, city, name]))];
    const rows = await db.many<{ name: string; folded: string }>(
      sql`select name, catalogue.fold(name) as folded from unnest(${names}::text[]) name`,
    );
    expect(rows.filter(({ name, folded }) => folded !== tr.fold(name))).toEqual([]);
    expect(await db.one(sql`select catalogue.fold('ÂÎÛ İIıi ÇĞŞÖÜ') as folded`)).toEqual({
      folded: tr.fold('ÂÎÛ İIıi ÇĞŞÖÜ'),
    });
  });

  it('have published ranks of 2025 that the curve gives within 0.1 % for nine of ten it was not drawn through', () => {
    const pointsOf = (scoreType: string) =>
      new Set(
        SCORE_RANK_CURVES[`${scoreType} 2025`]!.split(' ')
          .map(Number)
          .filter((_, index) => index % 2 === 0),
      );
    const drawnThrough = new Map(['SAY', 'EA', 'SÖZ', 'DİL'].map((type) => [type, pointsOf(type)]));
    const errors = all.flatMap(({ scoreType, scores, ranks }) => {
      const published = ranks.find(({ year, computed }) => year === 2025 && computed === false);
      const score = scores.find(({ year }) => year === 2025)?.score;
      if (!published || score === undefined || drawnThrough.get(scoreType)?.has(score)) return [];
      const computed = rankAt(scoreType, 2025, score);
      return computed ? [Math.abs(computed / published.rank - 1)] : [];
    });
    errors.sort((one, other) => one - other);
    expect(errors.length).toBeGreaterThan(8500);
    expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThanOrEqual(0.001);
  });
});
