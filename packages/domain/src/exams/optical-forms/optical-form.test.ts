import { describe, expect, it } from 'vitest';
import { testOf } from '../exam-attempts/exam-rows.ts';
import {
  type Booklet,
  formIssues,
  keyIssues,
  missingKeys,
  pickIssues,
  scoreForm,
  wrongTopics,
} from './optical-form.ts';
import { readAnswers, readKey, readMarks, reorderKey } from './read-marks.ts';

const tyt: Booklet = { examType: 'TYT', language: null, extraPhilosophy: false };
const social = testOf('tyt_sosyal')!;
const target = { booklet: tyt, test: social, fieldTests: [] };

describe('scoreForm', () => {
  it('counts by subject where the booklet says whose question it is, else by test', () => {
    const { lines, wrong } = scoreForm(
      tyt,
      { tyt_sosyal: 'AAAAB.CCCC', tyt_matematik: 'E' },
      { tyt_sosyal: 'A'.repeat(20), tyt_matematik: 'A'.repeat(40) },
    );
    expect(lines.map(({ subject, correct, wrong: bad, blank }) => [subject, correct, bad, blank])).toEqual([
      ['tarih', 4, 1, 0],
      ['cografya', 0, 4, 1],
      ['felsefe', 0, 0, 5],
      ['din_kultur', 0, 0, 5],
      ['tyt_matematik', 0, 1, 39],
    ]);
    expect(wrong[0]).toMatchObject({ test: 'tyt_sosyal', question: 5, given: 'B', right: 'A' });
    expect(wrong.at(-1)?.topicsOf).toEqual(['matematik', 'geometri']);
  });

  it('adds the extra questions of felsefe to felsefe, and counts a cancelled question for nobody', () => {
    const key = { tyt_sosyal: `*${'A'.repeat(19)}` };
    const { lines } = scoreForm({ ...tyt, extraPhilosophy: true }, { tyt_sosyal: 'A'.repeat(20) }, key);
    expect(lines.map(({ subject, correct }) => [subject, correct])).toEqual([
      ['tarih', 4],
      ['cografya', 5],
      ['felsefe', 10],
    ]);
  });

  it('keeps the two parts of Tarih in AYT apart, and a language is one line', () => {
    const ayt = scoreForm(
      { ...tyt, examType: 'AYT' },
      { ayt_edebiyat_sosyal1: 'A'.repeat(40), ayt_sosyal2: 'A'.repeat(40) },
      { ayt_edebiyat_sosyal1: 'A'.repeat(40), ayt_sosyal2: 'B'.repeat(40) },
    );
    expect(ayt.lines.filter(({ subject }) => subject === 'tarih_ayt')).toMatchObject([
      { part: 1, correct: 10, wrong: 0 },
      { part: 2, correct: 0, wrong: 11 },
    ]);
    const ydt: Booklet = { ...tyt, examType: 'YDT', language: 'almanca' };
    expect(scoreForm(ydt, { ydt: 'AB' }, { ydt: 'A'.repeat(80) }).lines).toMatchObject([
      { subject: 'almanca', correct: 1, wrong: 1, blank: 78 },
    ]);
  });
});

describe('what is refused', () => {
  it('names a key of another length, a missing one, and a test of another exam', () => {
    expect(keyIssues(tyt, { tyt_sosyal: 'ABC' })[0]?.message).toBe(
      'Sosyal Bilimler 20 soru; anahtarda 3 cevap var',
    );
    expect(missingKeys(tyt, { tyt_sosyal: 'A' }, {})).toEqual([
      { path: 'key.tyt_sosyal', message: 'Sosyal Bilimler anahtarı yok' },
    ]);
    expect(formIssues(tyt, { ayt_fen: 'A' }).map(({ path }) => path)).toEqual(['answers.ayt_fen', 'answers']);
    expect(formIssues({ ...tyt, examType: 'YDT' }, { ydt: 'A' })[0]?.path).toBe('language');
    expect(formIssues(tyt, { tyt_sosyal: 'A'.repeat(21) })[0]?.path).toBe('answers.tyt_sosyal');
  });

  it('takes a topic once, for a wrong question, of a subject it can be of', () => {
    const { wrong } = scoreForm(tyt, { tyt_sosyal: 'B' }, { tyt_sosyal: 'A'.repeat(20) });
    const pick = { test: 'tyt_sosyal', question: 1, subject: 'tarih', topic: 'Tarih ve Zaman' };
    expect(pickIssues(wrong, [pick])).toEqual([]);
    const bad = [pick, pick, { ...pick, question: 2 }];
    expect(pickIssues(wrong, bad).map(({ path }) => path)).toEqual([
      'topics.1.question',
      'topics.2.question',
    ]);
    expect(pickIssues(wrong, [{ ...pick, subject: 'fizik' }])).toHaveLength(1);
    expect(wrongTopics([pick, { ...pick, question: 2 }])).toEqual([
      { subject: 'tarih', topic: 'Tarih ve Zaman', wrong: 2 },
    ]);
  });
});

describe('readMarks', () => {
  it.each([
    ['acbd e', 'ACBDE'],
    ['AC.B\n-D_', 'AC.B.D.'],
    ['1-A 2-B 3- 4-D', 'AB.D'],
    ['1.A\n2.C\n3.*', 'AC*'],
    ['1) a 3) b', 'A.B'],
    ['1A2B 1C2D', 'ABCD'],
  ])('%j is %s', (text, marks) => {
    expect(readMarks(text)).toEqual({ ok: true, value: marks });
  });

  it.each([
    ['ABF', '3. karakter “F” anlaşılmadı'],
    ['  ', 'Yapıştırılan metinde cevap yok'],
    ['999-A', '999 numaralı soru yok'],
    ['TÜRKÇE 1-A', '1. karakter “T” anlaşılmadı'],
  ])('refuses %j with its reason', (text, error) => {
    expect(readMarks(text)).toEqual({ ok: false, error: expect.stringContaining(error) });
  });

  it('a whole booklet goes to its tests, a shorter one to the open test', () => {
    const whole = readAnswers(`${'A'.repeat(40)}${'B'.repeat(20)}${'C'.repeat(40)}${'D'.repeat(20)}`, target);
    expect(whole.ok && whole.value.tyt_fen).toBe('D'.repeat(20));
    expect(readAnswers('AB', target)).toEqual({ ok: true, value: { tyt_sosyal: `AB${'.'.repeat(18)}` } });
    expect(readAnswers('A'.repeat(21), target)).toMatchObject({
      ok: false,
      error: expect.stringContaining('21 cevap okundu'),
    });
    expect(readKey('A'.repeat(19), target)).toMatchObject({
      ok: false,
      error: expect.stringContaining('19 cevap okundu'),
    });
    expect(readKey('A-'.repeat(10), target)).toMatchObject({
      ok: false,
      error: expect.stringContaining('2. soru'),
    });
  });

  it('a key of the other booklet follows the order of one’s own', () => {
    expect(reorderKey('ABC', '3, 1 2')).toEqual({ ok: true, value: 'CAB' });
    expect(reorderKey('ABC', '3 1')).toMatchObject({
      ok: false,
      error: '3 soru numarası gerekli; 2 tane yazdın',
    });
    expect(reorderKey('ABC', '3 3 1')).toMatchObject({ ok: false });
    expect(reorderKey('ABC', '0 1 2')).toMatchObject({ ok: false });
  });
});
