import { describe, expect, it } from 'vitest';
import { type Column, cellOf, nameOf } from './table-column.ts';
import { compareValues } from './table-rows.ts';

describe('the order of values', () => {
  it('is the Turkish alphabet for texts', () => {
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
  it('is the size for numbers', () => {
    expect([10, 9.5, -1, 100].toSorted(compareValues)).toEqual([-1, 9.5, 10, 100]);
  });
});

describe('what a cell shows', () => {
  const net: Column<{ net: number | null }> = { id: 'net', header: 'Net', value: ({ net }) => net };
  it('is the value as it is written here', () => {
    expect(cellOf(net, { net: 1234.5 })).toBe('1.234,5');
  });
  it('is a dash where there is none, never a zero', () => {
    expect(cellOf(net, { net: null })).toBe('–');
    expect(cellOf(net, { net: 0 })).toBe('0');
  });
  it('names the row by its naming column, or by the first', () => {
    const name: Column<{ net: number | null }> = {
      id: 'name',
      header: 'Ad',
      value: () => 'Ada',
      names: true,
    };
    expect(nameOf([net, name], { net: 1 })).toBe('Ada');
    expect(nameOf([net], { net: 1 })).toBe('1');
  });
});
