import { describe, expect, it } from 'vitest';
import { toStudyDay } from '../../study-day.ts';
import { evidenceOf, finishedTopics, type TopicRecords } from './topic-evidence.ts';

const day = toStudyDay('2026-11-10');
const savedDay = toStudyDay('2026-11-18');
const none: TopicRecords = { matrices: [], answers: [], exams: [], mistakes: [], sessions: [] };
const of = { subject: 'matematik_ayt', topic: 'Türev', day };
const matrix = (part: Partial<TopicRecords['matrices'][number]>): TopicRecords => ({
  ...none,
  matrices: [
    {
      subject: 'matematik_ayt',
      topics: ['Limit ve Süreklilik', 'Türev'],
      cellColors: {},
      topicColors: {},
      doneDays: {},
      savedDay,
      ...part,
    },
  ],
});
const derivative = (records: TopicRecords) => evidenceOf(records).get('matematik_ayt/Türev');

describe('evidenceOf', () => {
  it('takes answers, exams, mistakes and sessions of a topic together', () => {
    const found = derivative({
      ...none,
      answers: [{ ...of, correct: 8, wrong: 2 }],
      exams: [
        { ...of, wrong: 1, asked: 3 },
        { ...of, wrong: 2, asked: null },
      ],
      mistakes: [{ ...of, count: 2 }],
      sessions: [{ ...of, topic: 'türev', minutes: 40, correct: 5, wrong: 1, blank: 0 }],
    });
    expect(found).toEqual([
      { kind: 'answers', day, correct: 8, wrong: 2 },
      { kind: 'exam', day, correct: 2, wrong: 1 },
      { kind: 'exam', day, correct: 0, wrong: 2 },
      { kind: 'mistake', day, count: 2 },
      { kind: 'study', day, minutes: 40 },
      { kind: 'answers', day, correct: 5, wrong: 1, blank: 0 },
    ]);
  });

  it('leaves out what stands under a name that left the catalogue', () => {
    expect(evidenceOf({ ...none, mistakes: [{ ...of, topic: 'Simya', count: 1 }] }).size).toBe(0);
  });

  it('reads the cells of the month in which the matrix was saved; later columns are plans, red ones were missed', () => {
    const cellColors = { '1-16': 'blue', '1-17': 'red', '1-25': 'green' } as const;
    expect(derivative(matrix({ cellColors }))).toEqual([
      { kind: 'matrix', day: '2026-11-16', color: 'blue' },
    ]);
  });

  it('keeps a topic done when it is worked on afterwards', () => {
    const found = derivative(
      matrix({
        cellColors: { '1-5': 'orange', '1-14': 'purple' },
        topicColors: { '1': 'green' },
        doneDays: { Türev: day },
      }),
    );
    expect(found).toEqual([
      { kind: 'matrix', day: '2026-11-05', color: 'orange' },
      { kind: 'matrix', day: '2026-11-14', color: 'green' },
      { kind: 'matrix', day, color: 'green' },
    ]);
  });
});

describe('finishedTopics', () => {
  it('are those marked done with minutes behind them', () => {
    const effort = {
      subject: 'matematik_ayt',
      topic: 'Türev',
      firstStudyMinutes: 100,
      practiceQuestions: 40,
      reviewMinutes: 20,
      order: 1,
      kind: 'once',
    } as const;
    const sessions = [{ ...of, minutes: 95, correct: 0, wrong: 0, blank: 0 }];
    const done = matrix({ topicColors: { '1': 'green' } });
    expect(finishedTopics(evidenceOf({ ...done, sessions }), [effort])).toEqual([
      { subject: 'matematik_ayt', minutes: 95, estimatedMinutes: 190 },
    ]);
    expect(finishedTopics(evidenceOf(done), [effort])).toEqual([]);
    expect(finishedTopics(evidenceOf({ ...none, sessions }), [effort])).toEqual([]);
  });
});
