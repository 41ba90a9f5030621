import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PASSWORD, MIN_PASSWORD } from '../password.ts';
import { tr } from '../turkish.ts';
import { isCommonPassword } from './common-password.ts';
import { COMMON_PASSWORDS } from './password-common.data.ts';

const listed = COMMON_PASSWORDS.trim().split(/\s+/);

describe('the list', () => {
  it('holds 10,000 different passwords that the length rule would let through', () => {
    expect(new Set(listed).size).toBe(10_000);
    expect(listed).toHaveLength(10_000);
    expect(listed.filter((text) => text.length < MIN_PASSWORD || text.length > MAX_PASSWORD)).toEqual([]);
    expect(listed.filter((text) => tr.fold(text) !== text)).toEqual([]);
  });

  it('refuses every one of them in any case', () => {
    expect(listed.filter((text) => !isCommonPassword(text))).toEqual([]);
    expect(listed.filter((text) => !isCommonPassword(text.toUpperCase()))).toEqual([]);
    expect(listed.filter((text) => !isCommonPassword(tr.upper(text)))).toEqual([]);
  });
});

describe('isCommonPassword', () => {
  it.each([
    '123456',
    'password',
    'Qwerty123',
    '123456a',
    'galatasaray',
    'fenerbahce1907',
    'Fenerbahçe1907',
    'şifre123',
    'SIFRE123',
    'İstanbul34',
    'ISTANBUL34',
    'netlik',
    'yks2027',
    'ŞİFREM',
  ])('refuses the well-known %s', (text) => {
    expect(isCommonPassword(text)).toBe(true);
  });

  it.each(['654321', '0987654321', 'abcdefgh', 'poiuyt', 'asdfghjklşi', 'zxcvbnmöç', 'fgğıod'])(
    'refuses the run %s',
    (text) => {
      expect(isCommonPassword(text)).toBe(true);
    },
  );

  it.each(['aaaaaa', '121212', '19841984', 'qwertyqwerty', '1234512345', 'dragondragon'])(
    'refuses the repeated %s',
    (text) => {
      expect(isCommonPassword(text)).toBe(true);
    },
  );

  it.each([
    'netlik123',
    'mavi-kitap-42',
    'kırmızıbisiklet',
    'vapurda simit',
    'ünlem!şapka',
    'zorkonuzorkonu',
  ])('lets %s through', (text) => {
    expect(isCommonPassword(text)).toBe(false);
  });

  it('lets random passwords through', () => {
    const letter = fc.constantFrom(...'abcdefghjkmnpqrstuvwxyz23456789');
    const random = fc
      .uniqueArray(letter, { minLength: 12, maxLength: 20 })
      .map((letters) => letters.join(''));
    fc.assert(fc.property(random, (text) => !isCommonPassword(`${text}-${text.slice(0, 3)}`)));
  });
});
