import { describe, expect, it } from 'vitest';
import { findSheetColumns, readSheetCell, readSheetLine, sheetLine } from './program-sheet.ts';

describe('a line of a program sheet', () => {
  it('comes back as it was written', () => {
    const subject = { subject: 'matematik_ayt', description: 'Türev: 1. test', minutes: 90, questions: 40 };
    expect(sheetLine(subject)).toBe('AYT Matematik: Türev: 1. test (90 dk, 40 soru)');
    expect(readSheetLine(sheetLine(subject))).toEqual(subject);
    const plain = { ...subject, questions: null };
    expect(readSheetLine(sheetLine(plain))).toEqual(plain);
  });

  it('is read as a coach types it', () => {
    expect(readSheetLine('FİZİK: vektörler')).toEqual({
      subject: 'fizik',
      description: 'vektörler',
      minutes: 60,
      questions: null,
    });
  });

  it.each([
    ['tekrar', 'okunamadı'],
    ['Simya: altın', 'ders yok'],
    ['Fizik:', 'yazılmamış'],
    ['Fizik: test (50 dk)', '15'],
    ['Fizik: test (60 dk, 900 soru)', 'soru sayısı'],
  ])('says why it is refused: %s', (text, why) => {
    expect(readSheetLine(text)).toContain(why);
  });

  it('is one of at most thirty', () => {
    expect(readSheetCell(' a \n\n b ')).toEqual(['a', 'b']);
    expect(readSheetCell('a\n'.repeat(31))).toContain('30');
  });
});

describe('the header of a program sheet', () => {
  it('names students and days, also below a title', () => {
    expect(
      findSheetColumns([['Hafta'], ['Öğrenci', 'E-posta', 'Pazartesi 16.11.2026', '2026-11-17']]),
    ).toMatchObject({ lines: 2, name: 0, email: 1, days: [{ column: 2 }, { date: '2026-11-17' }] });
    expect(findSheetColumns([['Öğrenci', 'Not']])).toBeNull();
  });
});
