import { expect, it } from 'vitest';
import { readInvitees, textOfFile } from './invitees.ts';

it('reads lines of a table, with or without a heading', () => {
  const text = '\uFEFFE-posta;Ad;Soyad\r\nada@okul.example;Ada;Kaya\r\n\r\nCAN@okul.example;"Can";\r\n';
  expect(readInvitees(text)).toEqual({
    people: [
      { email: 'ada@okul.example', firstName: 'Ada', lastName: 'Kaya' },
      { email: 'can@okul.example', firstName: 'Can', lastName: '' },
    ],
    problems: [],
  });
});

it('finds the e-mail wherever it stands in the line', () => {
  expect(readInvitees('Ad;Soyad;E-posta;Sınıf\nAda;Kaya;ada@okul.example;12').people).toEqual([
    { email: 'ada@okul.example', firstName: 'Ada', lastName: 'Kaya' },
  ]);
});

it('names the lines that cannot be used, and why', () => {
  const { people, problems } = readInvitees(
    'ada@okul.example,Ada\nkötü@,Can\nADA@okul.example\nx@y.example,R2D2',
  );
  expect(people).toHaveLength(1);
  expect(problems.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'Geçerli bir e-posta adresi girin'],
    [3, 'Bu e-posta listede daha önce var'],
    [4, 'Ad yalnızca harf, boşluk, nokta, kesme ve tire içerebilir'],
  ]);
});

it('keeps a separator in quotes, an empty cell, and the letters of a file that Excel saved', () => {
  expect(readInvitees('a@okul.example;"Kaya, Ada";Öz\nb@okul.example\t\tIşık').people).toEqual([
    { email: 'b@okul.example', firstName: '', lastName: 'Işık' },
  ]);
  // "Işık" as Windows writes it in Turkey.
  expect(textOfFile(new Uint8Array([0x49, 0xfe, 0xfd, 0x6b]).buffer)).toBe('Işık');
  expect(textOfFile(new TextEncoder().encode('Işık').buffer)).toBe('Işık');
});
