import { describe, expect, it } from 'vitest';
import { parseStudyDay } from '../study-day.ts';
import { tr } from '../turkish.ts';
import { DEPARTMENTS } from './departments.ts';
import { FIELD_TYPES } from './field-types.ts';
import { FIELDS, SCORE_TYPES } from './fields.ts';
import { PROVINCES } from './provinces.ts';
import { searchByName } from './search-by-name.ts';
import { hasNewCurriculum, targetYearChoices } from './target-years.ts';
import { UNIVERSITIES } from './universities.ts';
import { UNIVERSITY_ALIASES } from './university-aliases.ts';

const searchProvinces = (query: string) => searchByName(PROVINCES, query, 10);
const searchUniversities = (query: string, limit = 10) =>
  searchByName(UNIVERSITIES, query, limit, UNIVERSITY_ALIASES);

const names = (list: readonly { name: string }[]) => list.map((item) => item.name);

describe('the provinces', () => {
  it('are 81, numbered by their plates', () => {
    expect(PROVINCES.map((province) => province.plateCode)).toEqual(
      Array.from({ length: 81 }, (_, index) => String(index + 1).padStart(2, '0')),
    );
    expect(new Set(names(PROVINCES)).size).toBe(81);
  });
});

describe('searchByName, over the provinces', () => {
  it('puts names that start with the query before names that contain it', () => {
    expect(names(searchProvinces('kar'))).toEqual([
      'Karabük',
      'Karaman',
      'Kars',
      'Afyonkarahisar',
      'Ankara',
      'Hakkari',
      'Sakarya',
    ]);
  });

  it.each(['istanbul', 'İSTANBUL', 'ISTANBUL', 'ıstanbul', ' ist '])('finds İstanbul by %j', (query) => {
    expect(names(searchProvinces(query))).toEqual(['İstanbul']);
  });

  it('finds names without their Turkish letters', () => {
    expect(names(searchProvinces('sanliurfa'))).toEqual(['Şanlıurfa']);
    expect(names(searchProvinces('igdir'))).toEqual(['Iğdır']);
  });

  it('gives ten at most, and the first ten of the alphabet for an empty query', () => {
    expect(searchProvinces('a')).toHaveLength(10);
    expect(names(searchProvinces(''))).toEqual(names(tr.sortBy(PROVINCES, (each) => each.name)).slice(0, 10));
    expect(names(searchProvinces('')).slice(0, 5)).toEqual([
      'Adana',
      'Adıyaman',
      'Afyonkarahisar',
      'Ağrı',
      'Aksaray',
    ]);
  });

  it('returns nothing for an unknown name', () => {
    expect(searchProvinces('xyz')).toEqual([]);
  });
});

describe('the universities', () => {
  it('are 128 of the state and 74 of foundations, each once, in Turkish order', () => {
    expect(UNIVERSITIES.filter((each) => each.type === 'devlet')).toHaveLength(128);
    expect(UNIVERSITIES.filter((each) => each.type === 'vakif')).toHaveLength(74);
    expect(new Set(names(UNIVERSITIES)).size).toBe(202);
    expect(names(UNIVERSITIES)).toEqual(names(tr.sortBy(UNIVERSITIES, (each) => each.name)));
  });

  it('stand in known provinces', () => {
    const provinces = new Set(names(PROVINCES));
    expect(UNIVERSITIES.filter((each) => !provinces.has(each.city))).toEqual([]);
  });

  it('are found by the start of the name, then of a word, then anywhere', () => {
    expect(names(searchUniversities('bogazici'))).toEqual(['Boğaziçi Üniversitesi']);
    const found = names(searchUniversities('ka', 202));
    const places = ['Kafkas Üniversitesi', 'İzmir Kâtip Çelebi Üniversitesi', 'Ankara Üniversitesi'];
    const at = places.map((name) => found.indexOf(name));
    expect(at[0]).toBeGreaterThanOrEqual(0);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(names(searchUniversities('alman'))).toEqual(['Türk-Alman Üniversitesi']);
    expect(names(searchUniversities('türk-japon'))).toEqual(['Türk-Japon Bilim ve Teknoloji Üniversitesi']);
  });

  it.each([
    ['ODTÜ', 'Orta Doğu Teknik Üniversitesi'],
    ['odtu', 'Orta Doğu Teknik Üniversitesi'],
    ['itü', 'İstanbul Teknik Üniversitesi'],
    ['YTU', 'Yıldız Teknik Üniversitesi'],
    ['ktü', 'Karadeniz Teknik Üniversitesi'],
    ['boun', 'Boğaziçi Üniversitesi'],
    ['omü', 'Ondokuz Mayıs Üniversitesi'],
    ['bilkent', 'İhsan Doğramacı Bilkent Üniversitesi'],
    ['odt', 'Orta Doğu Teknik Üniversitesi'],
  ])('are found by what students call them: %s', (query, name) => {
    expect(names(searchUniversities(query))[0]).toBe(name);
  });

  it('have no abbreviation of a university that is not there', () => {
    const known = new Set(names(UNIVERSITIES));
    expect(Object.keys(UNIVERSITY_ALIASES).filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('the departments', () => {
  it('are 254, each once, in Turkish order', () => {
    expect(new Set(names(DEPARTMENTS)).size).toBe(254);
    expect(DEPARTMENTS).toHaveLength(254);
    expect(names(DEPARTMENTS)).toEqual(names(tr.sortBy(DEPARTMENTS, (each) => each.name)));
  });

  it('split by score type', () => {
    expect(
      SCORE_TYPES.map((type) => [type, DEPARTMENTS.filter((each) => each.scoreType === type).length]),
    ).toEqual([
      ['SAY', 119],
      ['SÖZ', 40],
      ['EA', 66],
      ['DİL', 29],
    ]);
    expect(FIELD_TYPES.map((field) => FIELDS[field].scoreType)).toEqual([...SCORE_TYPES]);
  });

  it('are found by name', () => {
    expect(names(searchByName(DEPARTMENTS, 'HUKUK', 10))).toEqual(['Hukuk']);
    expect(names(searchByName(DEPARTMENTS, 'tip', 10))).toEqual(['Tıp']);
  });
});

it('hasNewCurriculum from 2028 on', () => {
  expect([2027, 2028, 2032].map(hasNewCurriculum)).toEqual([false, true, true]);
});

describe('targetYearChoices', () => {
  it('are this year and the next six', () => {
    const today = parseStudyDay('2026-11-15');
    expect(today && targetYearChoices(today)).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032]);
  });
});
