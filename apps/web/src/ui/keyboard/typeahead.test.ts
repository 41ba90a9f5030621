import { describe, expect, it } from 'vitest';
import { typeaheadIndex } from './typeahead.ts';

const labels = ['Düzenle', 'İndir', 'Sil', 'Şimdi başlat'];
const key = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false });

describe('typeaheadIndex', () => {
  it('leads to the next label that begins with the letter, around the end', () => {
    expect(typeaheadIndex(key('s'), 0, labels)).toBe(2);
    expect(typeaheadIndex(key('s'), 2, labels)).toBe(3);
    expect(typeaheadIndex(key('s'), 3, labels)).toBe(2);
  });
  it('folds Turkish letters', () => {
    expect(typeaheadIndex(key('ı'), 0, labels)).toBe(1);
    expect(typeaheadIndex(key('I'), 0, labels)).toBe(1);
    expect(typeaheadIndex(key('Ş'), 0, labels)).toBe(2);
  });
  it('leaves other keys and shortcuts alone', () => {
    expect(typeaheadIndex(key('z'), 0, labels)).toBeNull();
    expect(typeaheadIndex(key('Enter'), 0, labels)).toBeNull();
    expect(typeaheadIndex(key(' '), 0, labels)).toBeNull();
    expect(typeaheadIndex({ ...key('s'), ctrlKey: true }, 0, labels)).toBeNull();
  });
});
