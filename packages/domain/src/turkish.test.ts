import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailKey, initials, shortName, tr } from './turkish.ts';

describe('tr.lower and tr.upper', () => {
  it('keep the dotted and the dotless i apart', () => {
    expect(tr.lower('IŞIK İZMİR')).toBe('ışık izmir');
    expect(tr.upper('ışık izmir')).toBe('IŞIK İZMİR');
  });
});

describe('tr.fold', () => {
  it.each([
    ['İIıi', 'iiii'],
    ['I\u0307zmir', 'izmir'],
    ['ŞÜKRÜ Çağrı ÖĞÜT', 'sukru cagri ogut'],
    ['Millî Kâr Rüzgâr sükûn', 'milli kar ruzgar sukun'],
    ['Coğrafya-1 (TYT)', 'cografya-1 (tyt)'],
  ])('%s becomes %s', (text, folded) => {
    expect(tr.fold(text)).toBe(folded);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(tr.fold(tr.fold(text))).toBe(tr.fold(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('ignores Turkish case', () => {
    const turkish = fc.string({ unit: fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyzâîû ') });
    fc.assert(fc.property(turkish, (text) => tr.fold(tr.upper(text)) === tr.fold(text)));
  });
});

describe('tr.includes', () => {
  it('finds a name however it is typed', () => {
    expect(tr.includes('Şükrü Işık', 'sukru')).toBe(true);
    expect(tr.includes('Şükrü Işık', 'IŞIK')).toBe(true);
    expect(tr.includes('Şükrü Işık', 'isik')).toBe(true);
    expect(tr.includes('Şükrü Işık', 'kır')).toBe(false);
  });
});

describe('tr.sortBy', () => {
  it('follows the Turkish alphabet and leaves its input alone', () => {
    const given = [
      'Zonguldak',
      'İzmir',
      'Iğdır',
      'Çorum',
      'Şırnak',
      'Cizre',
      'Ödemiş',
      'Sivas',
      'Ordu',
      'Dinar',
    ];
    const before = [...given];
    expect(tr.sortBy(given, (name) => name)).toEqual([
      'Cizre',
      'Çorum',
      'Dinar',
      'Iğdır',
      'İzmir',
      'Ordu',
      'Ödemiş',
      'Sivas',
      'Şırnak',
      'Zonguldak',
    ]);
    expect(given).toEqual(before);
  });

  it('compares digits as letters, not as numbers', () => {
    expect(tr.sortBy(['Test 9', 'Test 10'], (name) => name)).toEqual(['Test 10', 'Test 9']);
  });
});

describe('emailKey', () => {
  it('lowers without the Turkish locale', () => {
    expect(emailKey('  INFO@X.COM ')).toBe('info@x.com');
  });
});

describe('shortName', () => {
  it.each([
    ['Zeynep', 'Kaya', 'Zeynep K.'],
    [' Zeynep Nur ', ' ılgaz', 'Zeynep Nur I.'],
    ['Ali', 'inan', 'Ali İ.'],
    ['Ali', 'S\u0327ahin', 'Ali Ş.'],
    ['Zeynep', null, 'Zeynep'],
    ['Zeynep', '  ', 'Zeynep'],
    [undefined, 'Kaya', 'K.'],
    [null, '', ''],
  ])('%j %j is %j', (firstName, lastName, expected) => {
    expect(shortName(firstName, lastName)).toBe(expected);
  });
});

describe('initials', () => {
  it('are upper-case in Turkish', () => {
    expect(initials('inci', 'ılgaz')).toBe('İI');
    expect(initials('Zeynep', null)).toBe('Z');
    expect(initials(null, undefined)).toBe('');
  });
});
