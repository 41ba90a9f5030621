import { describe, expect, it } from 'vitest';
import { type Column, cellOf, nameOf } from './table-column.ts';
import { compareValues, filterRows, sortRows } from './table-rows.ts';

describe('compareValues', () => {
  it('sorts texts by the Turkish alphabet', () => {
    expect(['Zeynep', 'Çağla', 'Can', 'Şule', 'Su', 'İpek', 'Irmak'].toSorted(compareValues)).toEqual([
      'Can',
      'Çağla',
      'Irmak',
      'İpek',
      'Su',
      'Şule',
      'Zeynep',
    ]);
  });
  it('sorts numbers by value', () => {
    expect([10, 9.5, -1, 100].toSorted(compareValues)).toEqual([-1, 9.5, 10, 100]);
  });
});

type Exam = { name: string; type: string; net: number | null };

const exams: Exam[] = [
  { name: 'Isparta', type: 'TYT', net: 70 },
  { name: 'İzmir', type: 'AYT', net: null },
  { name: 'Çanakkale', type: 'TYT', net: 80 },
];
const examColumns: Column<Exam>[] = [
  { id: 'name', header: 'Ad', value: ({ name }) => name },
  { id: 'type', header: 'Tür', value: ({ type }) => type, unsearched: true },
  { id: 'net', header: 'Net', value: ({ net }) => net },
];
const asked = { sort: null, filters: {}, search: '' };
const namesOf = (rows: readonly Exam[]) => rows.map(({ name }) => name);

describe('filterRows', () => {
  it('compares a filter with the whole value and ignores an empty or unknown one', () => {
    expect(namesOf(filterRows(examColumns, exams, { ...asked, filters: { type: 'TYT' } }))).toEqual([
      'Isparta',
      'Çanakkale',
    ]);
    expect(filterRows(examColumns, exams, { ...asked, filters: { type: '', gone: 'x' } })).toEqual(exams);
  });
  it('searches by Turkish letters, without the columns that are not searched', () => {
    expect(namesOf(filterRows(examColumns, exams, { ...asked, search: ' izm ' }))).toEqual(['İzmir']);
    expect(filterRows(examColumns, exams, { ...asked, search: 'TYT' })).toEqual([]);
  });
});

describe('sortRows', () => {
  it.each([
    [false, ['Isparta', 'Çanakkale', 'İzmir']],
    [true, ['Çanakkale', 'Isparta', 'İzmir']],
  ])('puts missing values last (descending: %s)', (descending, names) => {
    expect(namesOf(sortRows(examColumns, exams, { ...asked, sort: { id: 'net', descending } }))).toEqual(
      names,
    );
  });
  it('keeps the order without a column to sort by', () => {
    expect(sortRows(examColumns, exams, { ...asked, sort: { id: 'gone', descending: false } })).toEqual(
      exams,
    );
  });
});

describe('cellOf', () => {
  const net: Column<{ net: number | null }> = { id: 'net', header: 'Net', value: ({ net }) => net };
  it('formats values in Turkish', () => {
    expect(cellOf(net, { net: 1234.5 })).toBe('1.234,5');
  });
  it('shows a dash for a missing value', () => {
    expect(cellOf(net, { net: null })).toBe('–');
    expect(cellOf(net, { net: 0 })).toBe('0');
  });
  it('nameOf uses the name column, or the first', () => {
    const name: Column<{ net: number | null }> = {
      id: 'name',
      header: 'Ad',
      value: () => 'Ada',
      isRowName: true,
    };
    expect(nameOf([net, name], { net: 1 })).toBe('Ada');
    expect(nameOf([net], { net: 1 })).toBe('1');
  });
});
