import { describe, expect, it } from 'vitest';
import { type PlacedProgramme, placementOf } from './placements.ts';

const programme = (
  name: string,
  score: number | null,
  faculty = 'Mühendislik Fakültesi',
): PlacedProgramme => ({
  name,
  faculty,
  scoreType: 'SAY',
  scores: [{ year: 2025, score: 555 }, ...(score === null ? [] : [{ year: 2026, score }])],
});

const variantsOf = (...programmes: PlacedProgramme[]) =>
  placementOf(programmes)?.variants.map(({ name, minScore }) => [name, minScore]);

describe('placementOf', () => {
  it('gives the lowest score of the catalogue’s year with that year', () => {
    expect(placementOf([programme('Fizik Öğretmenliği (İngilizce)', 411.249)])).toEqual({
      year: 2026,
      variants: [{ name: 'İngilizce', scoreType: 'SAY', minScore: 411.249, programmes: 1 }],
    });
  });

  it('keeps the main programme apart from paid, partner and campus ones, the hardest first', () => {
    const campus = 'Mühendislik Fakültesi (KKTC-Gazimağusa)';
    expect(
      variantsOf(
        programme('Bilgisayar Mühendisliği (İngilizce) (Ücretli)', 345.656, campus),
        programme('Bilgisayar Mühendisliği (İngilizce)', 533.136),
        programme('Bilgisayar Mühendisliği (İngilizce) (Burslu)', 489.311, campus),
        programme(
          'Bilgisayar Mühendisliği (İngilizce) (UOLP-Uluslararası Saraybosna Üniversitesi) (Ücretli)',
          446.82,
        ),
      ),
    ).toEqual([
      ['İngilizce', 533.136],
      ['İngilizce, Burslu, KKTC yerleşkesi', 489.311],
      ['İngilizce, UOLP: Uluslararası Saraybosna Üniversitesi, Ücretli', 446.82],
      ['İngilizce, Ücretli, KKTC yerleşkesi', 345.656],
    ]);
  });

  it('takes the lowest over programmes that differ in nothing but their place', () => {
    expect(placementOf([programme('Tıp', 490), programme('Tıp', 481.275), programme('Tıp', null)])).toEqual({
      year: 2026,
      variants: [{ name: '', scoreType: 'SAY', minScore: 481.275, programmes: 2 }],
    });
  });

  it('returns null where nobody was placed', () => {
    expect(placementOf([])).toBeNull();
    expect(placementOf([programme('Tıp', null)])).toBeNull();
  });
});
