import { describe, expect, it } from 'vitest';
import { placementOf } from './placements.ts';

const variantsOf = (university: string, department: string) =>
  placementOf(university, department)?.variants.map(({ name, minScore }) => [name, minScore]);

describe('placementOf', () => {
  it('gives the lowest score of 2025 with its year', () => {
    expect(placementOf('Boğaziçi Üniversitesi', 'Fizik Öğretmenliği')).toEqual({
      year: 2025,
      variants: [{ name: 'İngilizce', scoreType: 'SAY', minScore: 411.249, programmes: 1 }],
    });
  });

  it('keeps the main programme apart from paid, partner and campus ones, the hardest first', () => {
    expect(variantsOf('İstanbul Teknik Üniversitesi', 'Bilgisayar Mühendisliği')).toEqual([
      ['İngilizce', 533.136],
      ['İngilizce, Burslu, KKTC yerleşkesi', 489.311],
      ['İngilizce, UOLP: Uluslararası Saraybosna Üniversitesi, Ücretli', 446.82],
      ['İngilizce, Ücretli, KKTC yerleşkesi', 345.656],
    ]);
  });

  it('keeps scholarships apart', () => {
    expect(variantsOf('İstanbul Medipol Üniversitesi', 'Tıp')?.map(([name]) => name)).toEqual(
      expect.arrayContaining(['Burslu', '%50 İndirimli']),
    );
  });

  it('takes the lowest over programmes that differ in nothing but their place', () => {
    const plain = placementOf('Sağlık Bilimleri Üniversitesi', 'Tıp')?.variants.find(
      ({ name }) => name === '',
    );
    expect(plain).toEqual({ name: '', scoreType: 'SAY', minScore: 481.275, programmes: 7 });
  });

  it('finds names typed without Turkish letters or in capitals', () => {
    expect(variantsOf('BOGAZICI UNIVERSITESI', 'fizik ogretmenligi')).toEqual([['İngilizce', 411.249]]);
  });

  it('returns null for what is not in the table', () => {
    expect(placementOf('Boğaziçi Üniversitesi', 'Simya')).toBeNull();
  });
});
