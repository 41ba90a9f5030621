import { describe, expect, it } from 'vitest';
import { nameForStranger } from './name-for-stranger.ts';

describe('nameForStranger', () => {
  it.each([
    ['Işıl Nur', 'Işıl Nur'],
    ["O'Brian", 'O Brian'],
    ['Cennet', 'Cennet'],
    [' Çağ-Öz ', 'Çağ Öz'],
    ['A'.repeat(30), 'A'.repeat(30)],
  ])('leaves of %j %j', (name, shown) => expect(nameForStranger(name)).toBe(shown));

  it.each([
    'A'.repeat(31),
    'Hemen ara yoksa paran gidecek kaç',
    'kotu com',
    'kotu.com',
    'kotucom',
    'www kotu',
    'wwwkotu',
    'https kotu',
    'KOTU COM TR',
    'kotu nokta net',
    'ali at kotu',
    'Kazandın 5000 TL',
    'ali@kotu.example',
    'тест',
    '你好',
  ])('leaves nothing of %j', (name) => expect(nameForStranger(name)).toBe(''));
});
