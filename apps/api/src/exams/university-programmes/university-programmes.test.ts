import { universityProgrammes } from '@netlik/contract/exams/university-programmes';
import type { ScoreKey } from '@netlik/domain/yks/score-keys';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUniversityProgrammes } from '../../catalogue/programmes.sql.ts';

let world: World;
let person: TestPerson;
beforeAll(async () => {
  world = await openWorld({ catalogue: true });
  person = await world.person();
});
afterAll(() => world.close());

const search = async (query: object) => {
  const { data, pagination } = await person.call(universityProgrammes.list, { query: query as never });
  return { found: data, total: pagination!.total };
};
const anything = {
  patterns: [],
  university: null,
  city: null,
  level: null,
  kind: null,
  scoreType: null,
  reached: null,
  sort: 'near' as const,
  limit: 50,
  offset: 0,
} as const;
const rankOf = ({ ranks }: { ranks: readonly { rank: number }[] }) =>
  ranks[0]?.rank ?? Number.POSITIVE_INFINITY;

describe('GET /programmes', () => {
  it('finds by words, abbreviations, words in brackets and letters without marks', async () => {
    const { found, total } = await search({ q: 'itü bilgisayar müh' });
    expect(found[0]).toMatchObject({ university: 'İstanbul Teknik Üniversitesi' });
    expect(await search({ q: 'MUH ITU BILGISAYAR' })).toEqual({ found, total });
    const english = await search({ q: 'itü bilgisayar müh (ing', limit: 50 });
    expect(english).toEqual(await search({ q: 'itü bilgisayar müh ingilizce)', limit: 50 }));
    expect(english.total).toBeGreaterThan(0);
    expect(await search({ q: 'böyle bir şey yok' })).toEqual({ found: [], total: 0 });
  });

  it.each(['%ıp', '_ıp', '\\', 'gisayar'])('finds nothing by %j, which begins no word', async (q) => {
    expect((await search({ q })).total).toBe(0);
  });

  it('filters, and sorts those without a rank last in both directions', async () => {
    const { found, total } = await search({
      city: 'izmir',
      kind: 'devlet',
      scoreType: 'EA',
      sort: '-rank',
      limit: 50,
    });
    expect(total).toBeGreaterThan(10);
    for (const each of found) expect(each).toMatchObject({ city: 'İzmir', kind: 'devlet', scoreType: 'EA' });
    const ranks = found.map(rankOf).filter(Number.isFinite);
    expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
    for (const sort of ['rank', '-rank']) {
      const last = await search({ sort, page: 418, limit: 50 });
      expect(last.total).toBe(20_880);
      expect(last.found.map(rankOf)).toEqual(Array.from({ length: 30 }, () => Number.POSITIVE_INFINITY));
    }
  });

  it('finds two-year programmes, by their level or by words, and says what a choice needs', async () => {
    const { found, total } = await search({ level: 'onlisans', limit: 50 });
    expect(total).toBe(9254);
    for (const each of found)
      expect(each).toMatchObject({ level: 'onlisans', scoreType: 'TYT', quotaYear: 2026 });
    const levels = (await search({ q: 'ege bilgisayar', limit: 50 })).found.map(({ level }) => level);
    expect(new Set(levels)).toEqual(new Set(['lisans', 'onlisans']));
    const [japanese] = (await search({ q: 'türk-japon', level: 'lisans' })).found;
    expect(japanese).toMatchObject({ city: 'İstanbul', kind: 'devlet', quotaYear: 2026 });
    const renamed = await search({ q: 'manas eğitim bilimleri rehberlik' });
    expect(renamed.found[0]).toMatchObject({
      name: 'Rehberlik ve Psikolojik Danışmanlık',
      formerName: 'Eğitim Bilimleri (Rehberlik ve Psikolojik Danışmanlık)',
    });
  });

  it.each([
    { city: 'ankara' },
    { level: 'onlisans', city: 'istanbul', offset: 40 },
    { kind: 'devlet', city: 'izmir', reached: { SAY: 200_000, TYT: 900_000 } },
    { patterns: ['% tip%'], scoreType: 'SAY' },
    { city: 'izmir', middles: { TYT: 600_000 }, limit: 2_000 },
  ] as const)('stands nearest to the middles first, as if all were sorted: %j', async (part) => {
    const search = { ...anything, middles: { SAY: 120_000, EA: 300_000, TYT: 600_000 }, ...part };
    const all = await findUniversityProgrammes(world.db, {
      ...search,
      sort: 'rank',
      limit: 30_000,
      offset: 0,
    });
    const middleOf = ({ scoreType }: { scoreType: ScoreKey }) =>
      (search.middles as Partial<Record<ScoreKey, number>>)[scoreType];
    const distanceOf = (programme: (typeof all.programmes)[number]) => {
      const middle = middleOf(programme);
      return middle ? Math.abs(Math.log(rankOf(programme) / middle)) : Number.POSITIVE_INFINITY;
    };
    const expected = all.programmes.toSorted((one, other) =>
      distanceOf(one) === distanceOf(other) ? 0 : distanceOf(one) - distanceOf(other),
    );
    const codes = (found: typeof all.programmes) => found.map(({ code }) => code);
    const page = await findUniversityProgrammes(world.db, search);
    expect(page.total).toBe(all.programmes.length);
    expect(codes(page.programmes)).toEqual(
      codes(expected).slice(search.offset, search.offset + search.limit),
    );
  });

  it('sorts by the Turkish alphabet', async () => {
    const { found } = await search({ q: 'tıp', scoreType: 'SAY', sort: 'university', limit: 50 });
    const names = found.map(({ university }) => university);
    expect(names).toEqual(names.toSorted(new Intl.Collator('tr').compare));
    expect((await search({ sort: 'name' })).found[0]!.name).toMatch(/^A/);
  });
});

describe('GET /programmes/departments', () => {
  const departments = async (university: string) =>
    (await person.call(universityProgrammes.departments, { query: { university } })).data;

  it('names what the university offers, with the code where one programme has the name', async () => {
    const found = await departments('bogazici universitesi');
    const { found: first } = await search({ university: 'Boğaziçi Üniversitesi', limit: 50 });
    for (const { name, code } of first)
      expect(found).toContainEqual({
        name,
        code: first.filter((one) => one.name === name).length === 1 ? code : null,
      });
    expect(found.map(({ name }) => name)).toContain('Bilgisayar Mühendisliği');
    expect(new Set(found.map(({ name }) => name)).size).toBe(found.length);
    expect(await departments('Hayal Üniversitesi')).toEqual([]);
  });
});
