import { PROVINCES } from '@netlik/domain/yks/provinces';
import { describe, expect, it } from 'vitest';
import { findSuggestions, withListedSpelling } from './combo-suggest.ts';

const provinces = PROVINCES.map(({ name }) => name);

describe('findSuggestions', () => {
  it.each([
    ['ist', 'İstanbul'],
    ['IST', 'İstanbul'],
    ['ıst', 'İstanbul'],
    ['igdir', 'Iğdır'],
    ['sanli', 'Şanlıurfa'],
    ['CANK', 'Çankırı'],
  ])('"%s" finds %s first', (typed, found) => {
    expect(findSuggestions(provinces, typed)[0]).toBe(found);
  });
  it('puts beginnings before middles, each in the order of the alphabet', () => {
    expect(findSuggestions(provinces, 'kar')).toEqual([
      'Karabük',
      'Karaman',
      'Kars',
      'Afyonkarahisar',
      'Ankara',
      'Hakkari',
      'Sakarya',
    ]);
  });
  it('stops at ten, and has none for what nobody knows', () => {
    expect(findSuggestions(provinces, 'a')).toHaveLength(10);
    expect(findSuggestions(provinces, 'Gotham')).toEqual([]);
  });
  it('is the head of the list before anything is typed', () => {
    expect(findSuggestions(['Çorum', 'Ağrı'], '  ')).toEqual(['Ağrı', 'Çorum']);
  });
});

describe('withListedSpelling', () => {
  it('takes the name an abbreviation stands for, unless two have it', () => {
    const aliases = { 'Orta Doğu Teknik': ['ODTÜ'], 'Erzurum Teknik': ['ETÜ'], TOBB: ['ETÜ'] };
    const names = Object.keys(aliases);
    expect(withListedSpelling(names, 'odtü', aliases)).toBe('Orta Doğu Teknik');
    expect(withListedSpelling(names, 'ETÜ', aliases)).toBe('ETÜ');
  });
  it('takes the spelling of the list', () => {
    expect(withListedSpelling(provinces, ' istanbul ')).toBe('İstanbul');
    expect(withListedSpelling(provinces, 'CORUM')).toBe('Çorum');
  });
  it('stays when the list does not know it', () => {
    expect(withListedSpelling(provinces, ' Lefkoşa ')).toBe('Lefkoşa');
    expect(withListedSpelling(provinces, '   ')).toBe('');
  });
});
