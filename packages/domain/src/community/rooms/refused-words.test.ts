import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWord, holdsRefusedWord } from './refused-words.ts';

const list = new Set(['Salak', 'aptal*', 'şık'].map(foldWord));

describe('holdsRefusedWord', () => {
  it.each([
    'salak',
    'SALAK!',
    'ne saLâk',
    's4l4k',
    'saaalaaak',
    's a l a k',
    's.a.l.a.k',
    'aptallık etme',
    'ŞIK',
    'sal-ak',
    'sa_lak',
    'salaklar',
    'Salakça',
    'salağım',
  ])('refuses %s', (text) => expect(holdsRefusedWord(text, list)).toBe(true));

  it.each(['salakor', 'masalak', 'şıkır', 'şikâyet', 'a b c', '', '123', 'bugün 25 soru çözdüm'])(
    'allows %s',
    (text) => expect(holdsRefusedWord(text, list)).toBe(false),
  );

  it('refuses nothing by an empty list, and every word that is on it', () => {
    fc.assert(fc.property(fc.string(), (text) => !holdsRefusedWord(text, new Set())));
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zçğıöşü]{3,12}$/),
        fc.stringMatching(/^[ .,!?0-9]{0,5}$/),
        (word, around) =>
          // Digits that read as letters would lengthen the word.
          holdsRefusedWord(`${around.replace(/[0-9]/g, ' ')} ${word} .`, new Set([foldWord(word)])),
      ),
    );
  });
});
