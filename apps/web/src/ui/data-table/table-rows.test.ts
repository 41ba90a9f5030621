import { describe, expect, it } from 'vitest';
import { type Column, cellOf, nameOf } from './table-column.ts';
import { compareValues } from './table-rows.ts';

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
