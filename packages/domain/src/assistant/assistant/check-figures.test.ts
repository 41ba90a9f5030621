import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillFigures, splitSentences } from './check-figures.ts';

const figures = [
  { id: 'F1', label: 'Son 28 günde süre', value: '2 sa 30 dk' },
  { id: 'F2', label: 'Geçen hafta: doğru', value: '40' },
];
const fill = (text: string) => fillFigures(text, figures, 'son 5 denemem');

describe('fillFigures', () => {
  it('fills what we know and lets the question’s own numbers pass', () => {
    expect(fill('Toplam {{F1}}, son 5 denemene baktım.')).toBe('Toplam 2 sa 30 dk, son 5 denemene baktım.');
  });

  it.each([
    'Toplam 3 saat.',
    'Toplam {{F9}}.',
    '[bak](https://kotu.example)',
    '<img src=x>',
    'www.kotu.example',
    '{{F1',
    'Toplam üç saat çalıştın.',
    'Kırk soru çözdün.',
    'Bir buçuk saat yeter.',
    'Birinci oldun.',
    'Toplam {{F1|Son 28 günde net}}.',
    'Toplam {{F1}} net yaptın.',
    'Bu hafta {{F2}} doğrun var.',
    'Geçen hafta {{F2}} yanlışın var.',
    'Bana ali@ornek.com adresinden yaz.',
    'Şuraya bak: kotu.com',
  ])('refuses %s', (text) => {
    expect(fill(text)).toBeNull();
  });

  it('takes a placeholder with its own label, its own period and its own unit', () => {
    expect(fill('Geçen hafta {{F2|Geçen hafta: doğru}} doğrun var.')).toBe('Geçen hafta 40 doğrun var.');
    expect(fill('Bir süre çalıştın: {{F1|Son 28 günde süre}}.')).toBe('Bir süre çalıştın: 2 sa 30 dk.');
  });

  it('never lets a number through that is neither ours nor the question’s', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 99_999 }), fc.string(), (number, around) => {
        expect(fill(`${around} ${number} net`)).toBeNull();
      }),
    );
  });
});

describe('splitSentences', () => {
  it('loses no letter', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { finished, rest } = splitSentences(text);
        expect(finished.join('') + rest).toBe(text);
      }),
    );
    expect(splitSentences('Netin 68,5 oldu. Güzel! Dev')).toEqual({
      finished: ['Netin 68,5 oldu.', ' Güzel!'],
      rest: ' Dev',
    });
  });
});
