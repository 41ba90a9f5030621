import { describe, expect, it } from 'vitest';
import {
  fromParams,
  fromStored,
  hasTableParams,
  nextSort,
  pageQuery,
  paginate,
  serverPage,
  type TableState,
  toParams,
  toStored,
} from './table-state.ts';

const defaults: TableState = {
  page: 1,
  size: 20,
  sort: { id: 'name', descending: false },
  search: '',
  filters: {},
};
const shape = { sortable: ['name', 'net'], filters: { grade: ['11', '12'] }, sizes: [10, 20, 50] };
const changed: TableState = {
  page: 3,
  size: 50,
  sort: { id: 'net', descending: true },
  search: 'şükrü & co',
  filters: { grade: '12' },
};

const address = (state: TableState, before = '') =>
  toParams('people', state, defaults, new URLSearchParams(before));
const read = (text: string) => fromParams('people', new URLSearchParams(text), defaults, shape);

describe('table state in the URL', () => {
  it('round-trips', () => {
    expect(read(address(changed).toString())).toEqual(changed);
  });
  it('leaves out defaults and keeps other parameters', () => {
    expect(address(defaults, 'tab=all&people.page=4').toString()).toBe('tab=all');
  });
  it('can say that nothing is sorted or filtered although something usually is', () => {
    const usualFiltered = { ...defaults, filters: { grade: '11' } };
    const plain = { ...defaults, sort: null, filters: {} };
    const params = toParams('people', plain, usualFiltered, new URLSearchParams());
    expect(fromParams('people', params, usualFiltered, shape)).toEqual(plain);
  });
  it('keeps two tables of one page apart', () => {
    const both = toParams('other', { ...defaults, page: 7 }, defaults, address(changed));
    expect(read(both.toString())).toEqual(changed);
    expect(fromParams('other', both, defaults, shape).page).toBe(7);
  });
  it.each([
    'people.page=-1',
    'people.page=1e99',
    'people.page=x',
    'people.size=13',
    'people.sort=password',
    'people.sort=__proto__',
    'people.f.grade=99',
    'people.f.role=admin',
    'people.sort=',
  ])('ignores %s', (text) => {
    expect(read(text)).toEqual(defaults);
  });
  it('hasTableParams detects the parameters of the table', () => {
    expect(hasTableParams('people', address(changed))).toBe(true);
    expect(hasTableParams('people', new URLSearchParams('peoples.page=2&tab=people'))).toBe(false);
  });
  it('bounds the search', () => {
    expect(read(`people.q=${'a'.repeat(500)}`).search).toHaveLength(100);
  });
});

describe('table state in storage', () => {
  it('keeps its order, size and filters, but not the page or the search', () => {
    expect(fromStored(toStored(changed), defaults, shape)).toEqual({ ...changed, page: 1, search: '' });
  });
  it('remembers that nothing is sorted', () => {
    expect(fromStored(toStored({ ...defaults, sort: null }), defaults, shape).sort).toBeNull();
  });
  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '{"size":13,"sort":"x","filters":{"grade":"9","role":"a"}}',
    '{"filters":null}',
  ])('is as usual after %s', (text) => {
    expect(fromStored(text, defaults, shape)).toEqual(defaults);
  });
});

describe('pageQuery', () => {
  it('asks for the page, the search, the order and the filters', () => {
    expect(pageQuery({ ...changed, search: ' şükrü ' })).toEqual({
      page: 3,
      limit: 50,
      q: 'şükrü',
      sort: 'net',
      order: 'desc',
      grade: '12',
    });
  });
  it('leaves out what is not chosen', () => {
    expect(pageQuery({ ...defaults, sort: null, search: ' ' })).toEqual({ page: 1, limit: 20 });
  });
});

describe('nextSort', () => {
  it('cycles ascending, descending, unsorted', () => {
    const up = nextSort(null, 'net');
    const descending = nextSort(up, 'net');
    expect([up, descending, nextSort(descending, 'net')]).toEqual([
      { id: 'net', descending: false },
      { id: 'net', descending: true },
      null,
    ]);
  });
  it('starts ascending with another column', () => {
    expect(nextSort({ id: 'name', descending: true }, 'net')).toEqual({ id: 'net', descending: false });
  });
});

describe('paginate', () => {
  const all = Array.from({ length: 45 }, (_, index) => index + 1);
  it('returns one page of all rows', () => {
    expect(paginate(all, 2, 20)).toMatchObject({ page: 2, pages: 3, from: 21, to: 40 });
    expect(paginate(all, 3, 20).rows).toEqual([41, 42, 43, 44, 45]);
  });
  it('clamps to the last page', () => {
    expect(paginate(all, 9, 20)).toMatchObject({ page: 3, from: 41, to: 45 });
    expect(paginate([], 2, 20)).toEqual({ rows: [], page: 1, pages: 1, from: 0, to: 0 });
  });
  it('serverPage describes a page from the server', () => {
    expect(serverPage(['a', 'b'], 42, 3, 20)).toEqual({
      rows: ['a', 'b'],
      page: 3,
      pages: 3,
      from: 41,
      to: 42,
    });
    expect(serverPage([], 0, 1, 20)).toMatchObject({ pages: 1, from: 0, to: 0 });
  });
});
