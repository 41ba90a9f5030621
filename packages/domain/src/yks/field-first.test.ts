import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldFirst } from './field-first.ts';
import { FIELD_TYPES } from './field-types.ts';
import { SUBJECT_KEYS } from './subject-keys.ts';

describe('fieldFirst', () => {
  it('puts the subjects of the field first and keeps the order otherwise', () => {
    expect(fieldFirst(['turkce', 'tarih_ayt', 'fizik_ayt', 'edebiyat'], 'sozel')).toEqual([
      'tarih_ayt',
      'edebiyat',
      'turkce',
      'fizik_ayt',
    ]);
    expect(fieldFirst(['turkce', 'almanca'], 'dil')).toEqual(['almanca', 'turkce']);
    expect(fieldFirst(['turkce', 'fizik_ayt'], null)).toEqual(['turkce', 'fizik_ayt']);
  });

  it('loses and adds nothing', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...SUBJECT_KEYS]), fc.constantFrom(...FIELD_TYPES), (keys, field) => {
        expect(fieldFirst(keys, field).sort()).toEqual([...keys].sort());
      }),
    );
  });
});
