import { describe, expect, it } from 'vitest';
import { cleanName } from './names.ts';

describe('cleanName', () => {
  it.each([
    ['Işıl Çağ', 'Işıl Çağ'],
    ["D'Angelo-Öz Jr.", "D'Angelo-Öz Jr."],
    ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
    ['Ali\r\nBcc: kurban@example.com', 'Ali Bcc kurban example. com'],
    ['Ali\u0000Veli', 'Ali Veli'],
    ['https://kotu.example/x', 'https kotu. example x'],
    ['\ud800', ''],
    ['  <b>Ali</b>  ', 'b Ali b'],
  ])('makes of %j %j', (given, clean) => expect(cleanName(given, 50)).toBe(clean));

  it('cuts at the limit, between letters', () => {
    expect(cleanName('a'.repeat(60), 50)).toHaveLength(50);
    expect(cleanName(`${'a'.repeat(49)}𝒦`, 50)).toBe('a'.repeat(49));
  });
});
