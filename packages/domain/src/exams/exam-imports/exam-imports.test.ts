import { describe, expect, it } from 'vitest';
import { answerRows } from './answer-rows.ts';
import { findHeader } from './find-header.ts';
import { guessColumns } from './guess-columns.ts';
import { isNearly, studentMatcher } from './match-students.ts';
import { columnsIssue, readDay, resultReader } from './read-result.ts';

describe('the columns of a result file', () => {
  it('are recognised by the short forms of publishers', () => {
    expect(
      guessColumns(
        ['Sıra', 'Öğr. No', 'ADI SOYADI', 'Türkçe D', 'TÜRKÇE Y', 'Türkçe N', 'Sos.D', 'Sos.Y', 'Mat Doğru'],
        'TYT',
      ),
    ).toEqual([
      ...['', 'number', 'name', 'tyt_turkce.correct', 'tyt_turkce.wrong', ''],
      ...['tyt_sosyal.correct', 'tyt_sosyal.wrong', 'tyt_matematik.correct'],
    ]);
    expect(guessColumns(['Tarih-1 D', 'TYT Türkçe D', 'AYT MAT Y', 'Doğru Fizik'], 'AYT')).toEqual([
      ...['tarih_ayt-1.correct', '', 'ayt_matematik.wrong', 'fizik_ayt.correct'],
    ]);
    expect(guessColumns(['Tarih', 'Yayınevi', 'AYT Fizik D', 'Kimya Y'], 'BRANS')).toEqual([
      ...['date', 'source', 'fizik_ayt.correct', 'kimya.wrong'],
    ]);
  });

  it('count the subjects where a file has the total of their test as well', () => {
    const headers = ['Fen D', 'Fen Y', 'Fizik D', 'Fizik Y', 'Geometri D', 'Geometri Y', 'Matematik D'];
    expect(guessColumns(headers, 'TYT')).toEqual([
      ...['', '', 'fizik.correct', 'fizik.wrong', 'geometri.correct', 'geometri.wrong', 'matematik.correct'],
    ]);
  });

  it('are found below a title, in one line or in two', () => {
    const table = [
      ['ÖZDEBİR TÜRKİYE GENELİ 3'],
      ['No', 'Ad Soyad', 'Türkçe', '', '', 'Fen', '', ''],
      ['', '', 'D', 'Y', 'N', 'D', 'Y', 'N'],
      ['1', 'Ada Kaya', '30', '4', '29', '10', '0', '10'],
    ];
    const { lines, headers } = findHeader(table, 'TYT');
    expect([lines, guessColumns(headers, 'TYT').filter(Boolean).length]).toEqual([3, 6]);
    expect(
      findHeader(
        [
          ['a', 'b'],
          ['1', '2'],
        ],
        'TYT',
      ).lines,
    ).toBe(1);
  });

  it('say what is still to be chosen', () => {
    expect(columnsIssue(['name'], 'TYT')).toContain('Hangi sütunların');
    expect(columnsIssue(['name', 'fizik.correct'], 'TYT')).toContain('Fizik için yanlış');
    expect(columnsIssue(['fizik.correct', 'fizik.wrong'], 'TYT')).toBeNull();
  });

  it('offer each test and subject once', () => {
    for (const exam of ['TYT', 'AYT', 'YDT', 'BRANS'] as const) {
      const keys = answerRows(exam).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

describe('a line of results', () => {
  const columns = ['name', 'tyt_turkce.correct', 'tyt_turkce.wrong', 'fizik.correct', 'fizik.wrong', 'date'];
  const read = resultReader(columns, 'TYT');

  it('has its blanks counted, and leaves out what was not taken', () => {
    expect(read(['Ada', '30,0', '4', '', '-', '14.11.2026'])).toMatchObject({
      name: 'Ada',
      date: '2026-11-14',
      reasons: [],
      subjects: [{ subject: 'tyt_turkce', correct: 30, wrong: 4, blank: 6 }],
    });
  });

  it('says what cannot be read in it', () => {
    expect(read(['Ada', 'otuz', '4', '3', '201', '31.02.2026']).reasons).toEqual([
      'Türkçe: doğru sayısı okunamadı',
      'Fizik: yanlış sayısı okunamadı',
      'tarih GG.AA.YYYY ya da YYYY-AA-GG olmalı',
    ]);
    expect(read(['Ada', '', '']).reasons).toEqual(['sonuç yok (sınava girmemiş)']);
  });

  it('may write its day in several ways', () => {
    expect(['2026-11-14', '14.11.2026', '14/11/26', '14.11.2026 10:15'].map(readDay)).toEqual(
      Array.from({ length: 4 }, () => '2026-11-14'),
    );
  });
});

describe('a named person', () => {
  const student = (id: string, name: string, numbers: string[] = []) => ({
    id,
    name,
    numbers,
    email: `${id}@ornek.com`,
  });
  const match = studentMatcher([
    student('a', 'İrem Işık', ['0042']),
    student('b', 'Ahmet Can Yılmaz'),
    student('c', 'Ada Kaya'),
    student('d', 'ada kaya'),
  ]);
  const by = (name: string, number = '', email = '') => match({ name, number, email });

  it('is found by number, by e-mail, and by name in any case and order', () => {
    expect(by('', '42').studentId).toBe('a');
    expect(by('', '', ' B@ORNEK.com ').studentId).toBe('b');
    for (const name of ['İREM IŞIK', 'irem ışık', 'IŞIK, İrem', 'Irem Isik'])
      expect(by(name).studentId).toBe('a');
  });

  it('is asked for when two have the name, or the name only nearly fits', () => {
    expect(by('Ada Kaya')).toEqual({ studentId: null, candidates: ['c', 'd'] });
    for (const name of ['Ahmet Yılmaz', 'Ahmet Y.', 'Ahmet Can Yilmas'])
      expect(by(name)).toEqual({ studentId: null, candidates: ['b'] });
    expect(by('Deniz Ak')).toEqual({ studentId: null, candidates: [] });
  });

  it('is asked for when number and name contradict each other', () => {
    expect(by('Ada Kaya', '42')).toEqual({ studentId: null, candidates: ['a', 'c', 'd'] });
    expect(by('Deniz Ak', '42')).toEqual({ studentId: null, candidates: ['a'] });
  });

  it('differs by one letter at most to be near', () => {
    expect(['kaya', 'kaa', 'kayaa', 'kara', 'kay'].map((text) => isNearly('kaya', text))).toEqual([
      ...[true, true, true, true, true],
    ]);
    expect(['kyaa', 'ka', 'kayalar'].map((text) => isNearly('kaya', text))).toEqual([false, false, false]);
  });
});
