import { describe, expect, it } from 'vitest';
import { placementOf } from './placements.ts';

describe('placementOf', () => {
  it('gives the lowest score of 2025 with its year', () => {
    expect(placementOf('Boğaziçi Üniversitesi', 'Fizik Öğretmenliği')).toEqual({
      year: 2025,
      scoreType: 'SAY',
      minScore: 411.249,
      programmes: 1,
    });
  });

  it('takes the lowest over language and scholarship variants', () => {
    const found = placementOf('İstanbul Medipol Üniversitesi', 'Tıp');
    expect(found?.programmes).toBeGreaterThan(1);
  });

  it('finds names typed without Turkish letters or in capitals', () => {
    expect(placementOf('BOGAZICI UNIVERSITESI', 'fizik ogretmenligi')?.minScore).toBe(411.249);
  });

  it('says nothing of what is not in the table', () => {
    expect(placementOf('Boğaziçi Üniversitesi', 'Simya')).toBeNull();
  });
});
