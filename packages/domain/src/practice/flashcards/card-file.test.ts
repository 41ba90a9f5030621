import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCardFile, writeCardFile } from './card-file.ts';

const limits = { question: 200, answer: 500, tags: 3, tag: 20 };
const read = (text: string) => readCardFile(text, limits);
const sides = (text: string) => read(text).cards.map(({ question, answer }) => [question, answer]);

describe('readCardFile', () => {
  it.each([
    ['a tab', 'Fe\tDemir\nAu\tAltın\n'],
    ['a comma', 'Fe,Demir\r\nAu,Altın'],
    ['a semicolon, as a Turkish spreadsheet saves', '\uFEFFFe;Demir\nAu;Altın'],
    ['quotes', '"Fe","Demir"\n"Au","Altın"'],
    ['a title row', 'Cevap,Soru\nDemir,Fe\nAltın,Au'],
  ])('reads cells separated by %s', (_, text) => {
    expect(sides(text)).toEqual([
      ['Fe', 'Demir'],
      ['Au', 'Altın'],
    ]);
  });

  it('reads what Anki exports', () => {
    const text = [
      '#separator:tab',
      '#html:true',
      '#guid column:1',
      '#notetype column:2',
      '#deck column:3',
      '#tags column:6',
      'x1\tBasic\tKimya\t<b>Mol</b> nedir?\t"6,02&middot;10<br>tane ""şey""&amp;"\tkimya tyt',
      'x2\tBasic\tKimya\t\\(x^2\\) türevi\t<div>\\[2x\\]</div>[sound:a.mp3]\t',
    ].join('\n');
    expect(read(text).cards).toMatchObject([
      { line: 7, question: '**Mol** nedir?', answer: '6,02&middot;10\ntane "şey"&', tags: ['kimya', 'tyt'] },
      { line: 8, question: '$x^2$ türevi', answer: '$$2x$$', tags: [] },
    ]);
  });

  it('keeps line breaks in quotes and counts lines on', () => {
    const { cards, refused } = read('"a\nb",c\n,boş\n\nd,e\nyalnız');
    expect(cards.map(({ line, question }) => [line, question])).toEqual([
      [1, 'a\nb'],
      [5, 'd'],
    ]);
    expect(refused).toEqual([
      { line: 3, reason: 'Soru boş' },
      { line: 6, reason: 'Cevap boş' },
    ]);
  });

  it('says why a line is refused', () => {
    const text = [`${'ş'.repeat(201)}\tx`, `x\t${'y'.repeat(501)}`, 'a\u0007\tb', 'iyi\tkart', 'a\t"b'].join(
      '\n',
    );
    const { cards, refused } = read(text);
    expect(cards).toHaveLength(1);
    expect(refused).toEqual([
      { line: 1, reason: 'Soru 200 karakterden uzun' },
      { line: 2, reason: 'Cevap 500 karakterden uzun' },
      { line: 3, reason: 'Geçersiz karakter var' },
      { line: 5, reason: 'Tırnak işareti kapanmamış' },
    ]);
  });

  it('never fails, and names each line once', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '"', '\t', ',', '\n', '#', ':', ';', '\r') }),
        (text) => {
          const { cards, refused } = read(text);
          const lines = [...cards, ...refused].map(({ line }) => line);
          expect(new Set(lines).size).toBe(lines.length);
          for (const line of lines) expect(line).toBeLessThanOrEqual(text.split(/\r\n?|\n/).length);
        },
      ),
    );
  });
});

describe('writeCardFile', () => {
  const prose = fc
    .string({ unit: fc.constantFrom('a', 'Ş', '"', '\t', ',', '\n', '=', "'", '-', '<', ' '), maxLength: 40 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const tag = fc.string({ unit: fc.constantFrom('a', 'ğ', '1'), minLength: 1, maxLength: 8 });

  it('is read back as it was', () => {
    const card = fc.record({
      question: prose,
      answer: prose,
      tags: fc.uniqueArray(tag, { maxLength: 3 }),
      subject: fc.constant('Kimya'),
      topic: fc.constant('Mol Kavramı'),
      difficulty: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(card, { maxLength: 5 }), (cards) => {
        const again = read(writeCardFile(cards));
        expect(again.refused).toEqual([]);
        expect(again.cards.map(({ line: _, ...rest }) => rest)).toEqual(cards);
      }),
    );
  });

  it('has no cell that a spreadsheet would run', () => {
    const text = writeCardFile([
      { question: '=1+1', answer: "'-2", tags: [], subject: '', topic: '', difficulty: 3 },
    ]);
    expect(text).toContain(`"'=1+1"\t"''-2"`);
  });
});
