import { describe, expect, it } from 'vitest';
import {
  fromParams,
  fromStored,
  isNamedIn,
  nextSort,
  pageOf,
  servedPage,
  type TableState,
  toParams,
  toStored,
} from './table-state.ts';

const usual: TableState = { page: 1, size: 20, sort: { id: 'name', down: false }, search: '', filters: {} };
const shape = { sortable: ['name', 'net'], filters: { grade: ['11', '12'] }, sizes: [10, 20, 50] };
const changed: TableState = {
  page: 3,
  size: 50,
  sort: { id: 'net', down: true },
  search: 'şükrü & co',
  filters: { grade: '12' },
};

const address = (state: TableState, before = '') =>
  toParams('people', state, usual, new URLSearchParams(before));
const read = (text: string) => fromParams('people', new URLSearchParams(text), usual, shape);

describe('a table in the address', () => {
  it('comes back as it was put', () => {
    expect(read(address(changed).toString())).toEqual(changed);
  });
  it('leaves out what is as usual, and everybody else alone', () => {
    expect(address(usual, 'tab=all&people.page=4').toString()).toBe('tab=all');
  });
  it('can say that nothing is sorted or filtered although something usually is', () => {
    const usualFiltered = { ...usual, filters: { grade: '11' } };
    const plain = { ...usual, sort: null, filters: {} };
    const params = toParams('people', plain, usualFiltered, new URLSearchParams());
    expect(fromParams('people', params, usualFiltered, shape)).toEqual(plain);
  });
  it('keeps two tables of one page apart', () => {
    const both = toParams('other', { ...usual, page: 7 }, usual, address(changed));
    expect(read(both.toString())).toEqual(changed);
    expect(fromParams('other', both, usual, shape).page).toBe(7);
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
    expect(read(text)).toEqual(usual);
  });
  it('says whether it speaks of the table', () => {
    expect(isNamedIn('people', address(changed))).toBe(true);
    expect(isNamedIn('people', new URLSearchParams('peoples.page=2&tab=people'))).toBe(false);
  });
  it('bounds the search', () => {
    expect(read(`people.q=${'a'.repeat(500)}`).search).toHaveLength(100);
  });
});

describe('a table on this device', () => {
  it('keeps its order, size and filters, but not the page or the search', () => {
    expect(fromStored(toStored(changed), usual, shape)).toEqual({ ...changed, page: 1, search: '' });
  });
  it('remembers that nothing is sorted', () => {
    expect(fromStored(toStored({ ...usual, sort: null }), usual, shape).sort).toBeNull();
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
    expect(fromStored(text, usual, shape)).toEqual(usual);
  });
});

describe('sorting by a column', () => {
  it('goes up, down, and back to how it came', () => {
    const up = nextSort(null, 'net');
    const down = nextSort(up, 'net');
    expect([up, down, nextSort(down, 'net')]).toEqual([
      { id: 'net', down: false },
      { id: 'net', down: true },
      null,
    ]);
  });
  it('starts anew with another column', () => {
    expect(nextSort({ id: 'name', down: true }, 'net')).toEqual({ id: 'net', down: false });
  });
});

describe('pages', () => {
  const all = Array.from({ length: 45 }, (_, index) => index + 1);
  it('are cut from all rows', () => {
    expect(pageOf(all, 2, 20)).toMatchObject({ page: 2, pages: 3, from: 21, to: 40 });
    expect(pageOf(all, 3, 20).rows).toEqual([41, 42, 43, 44, 45]);
  });
  it('end with the last', () => {
    expect(pageOf(all, 9, 20)).toMatchObject({ page: 3, from: 41, to: 45 });
    expect(pageOf([], 2, 20)).toEqual({ rows: [], page: 1, pages: 1, from: 0, to: 0 });
  });
  it('may come from the server', () => {
    expect(servedPage(['a', 'b'], 42, 3, 20)).toEqual({
      rows: ['a', 'b'],
      page: 3,
      pages: 3,
      from: 41,
      to: 42,
    });
    expect(servedPage([], 0, 1, 20)).toMatchObject({ pages: 1, from: 0, to: 0 });
  });
});
