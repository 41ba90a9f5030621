import { PROVINCES } from '@netlik/domain/yks/provinces';
import { describe, expect, it } from 'vitest';
import { inItsSpelling, suggestions } from './combo-suggest.ts';

const provinces = PROVINCES.map(({ name }) => name);

describe('suggestions', () => {
  it.each([
    ['ist', 'İstanbul'],
    ['IST', 'İstanbul'],
    ['ıst', 'İstanbul'],
    ['igdir', 'Iğdır'],
    ['sanli', 'Şanlıurfa'],
    ['CANK', 'Çankırı'],
  ])('"%s" finds %s first', (typed, found) => {
    expect(suggestions(provinces, typed)[0]).toBe(found);
  });
  it('puts beginnings before middles, each in the order of the alphabet', () => {
    expect(suggestions(provinces, 'kar')).toEqual([
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
    expect(suggestions(provinces, 'a')).toHaveLength(10);
    expect(suggestions(provinces, 'Gotham')).toEqual([]);
  });
  it('is the head of the list before anything is typed', () => {
    expect(suggestions(['Çorum', 'Ağrı'], '  ')).toEqual(['Ağrı', 'Çorum']);
  });
});

describe('what was typed in full', () => {
  it('takes the spelling of the list', () => {
    expect(inItsSpelling(provinces, ' istanbul ')).toBe('İstanbul');
    expect(inItsSpelling(provinces, 'CORUM')).toBe('Çorum');
  });
  it('stays when the list does not know it', () => {
    expect(inItsSpelling(provinces, ' Lefkoşa ')).toBe('Lefkoşa');
    expect(inItsSpelling(provinces, '   ')).toBe('');
  });
});
