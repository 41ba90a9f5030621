import { attemptIssues } from '@netlik/domain/exams/exam-attempts/attempt-issues';
import { toStudyDay } from '@netlik/domain/study-day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Draft, draftOf, filledRows, newDraft, rowsOf, toBody } from './draft.ts';

const today = toStudyDay('2026-11-15');
const typed = (correct: number | string, wrong: number | string, blank = '') => ({
  correct: String(correct),
  wrong: String(wrong),
  blank,
});
const draft = (part: Partial<Draft>): Draft => ({ ...newDraft(today), source: 'Özdebir', ...part });

describe('a draft', () => {
  it('has a whole TYT in the order of the booklet', () => {
    expect(rowsOf(draft({})).map(({ name }) => name)).toEqual([
      'Türkçe',
      'Sosyal Bilimler',
      'Temel Matematik',
      'Fen Bilimleri',
    ]);
    expect(rowsOf(draft({ mode: 'subject' })).map(({ subject }) => subject)).toEqual([
      'turkce',
      'tarih',
      'cografya',
      'felsefe',
      'din_kultur',
      'matematik',
      'geometri',
      'fizik',
      'kimya',
      'biyoloji',
    ]);
  });

  it('computes blanks from the number of questions, and leaves out what was not typed', () => {
    const { subjects } = toBody(draft({ answers: { tyt_turkce: typed(30, 6), tyt_fen: typed('', 3) } }));
    expect(subjects).toEqual([
      { subject: 'tyt_turkce', correct: 30, wrong: 6, blank: 4 },
      { subject: 'tyt_fen', correct: 0, wrong: 3, blank: 17 },
    ]);
  });

  it('shares the blanks of a test whose split ÖSYM does not publish', () => {
    const answers = { matematik: typed(31, 0), geometri: typed(5, 0) };
    const rows = filledRows(draft({ mode: 'subject', answers })).filter((row) => row.typed);
    expect(rows.map(({ blank }) => blank)).toEqual([0, 4]);
  });

  it('takes the blanks of a branch exam as typed', () => {
    const branch = draft({ exam: 'BRANS', subject: 'fizik', answers: { fizik: typed(10, 3, '2') } });
    expect(toBody(branch)).toMatchObject({ examType: null, subjects: [{ subject: 'fizik', blank: 2 }] });
  });

  it('is never refused for blanks it computed itself', () => {
    const keys = rowsOf(draft({ mode: 'subject' })).map(({ key, questionCount }) => ({
      key,
      questionCount: questionCount!,
    }));
    const answers = fc.tuple(
      ...keys.map(({ questionCount }) => fc.tuple(fc.nat(questionCount), fc.nat(questionCount))),
    );
    fc.assert(
      fc.property(answers, (all) => {
        const given = Object.fromEntries(
          keys.map(({ key, questionCount }, index) => {
            const [correct, wrong] = all[index]!;
            return [key, typed(correct, Math.min(wrong, questionCount - correct))];
          }),
        );
        expect(attemptIssues(toBody(draft({ mode: 'subject', answers: given })), today)).toEqual([]);
      }),
    );
  });

  it('survives being saved and opened again', () => {
    const answers = { edebiyat: typed(20, 2, '2'), 'tarih_ayt/1': typed(8, 1, '1') };
    const before = draft({ exam: 'AYT', mode: 'subject', answers });
    const body = toBody(before);
    const subjects = body.subjects.map(({ part, ...rest }) => ({ ...rest, ...(part && { part }) }));
    const after = draftOf({ ...body, _id: 'x', subjects, topics: [] });
    expect(after).toMatchObject({ id: 'x', exam: 'AYT', mode: 'subject', answers });
    expect(toBody(after).subjects).toEqual(body.subjects);
  });

  it.each([
    ['a branch exam of two subjects', null, [{ subject: 'fizik' }, { subject: 'kimya' }]],
    ['tests and subjects side by side', 'TYT', [{ subject: 'tyt_turkce' }, { subject: 'fizik' }]],
    ['Tarih without its part', 'AYT', [{ subject: 'edebiyat' }, { subject: 'tarih_ayt' }]],
  ] as const)('loses no line of an import when it is opened: %s', (_, examType, lines) => {
    const subjects = lines.map(({ subject }) => ({ subject, correct: 5, wrong: 1, blank: 0 }));
    const opened = draftOf({ _id: 'x', date: today, source: '3D', examType, subjects, topics: [] });
    expect(toBody(opened).subjects).toMatchObject(lines);
    expect(attemptIssues(toBody(opened), today)).toEqual([]);
  });
});
