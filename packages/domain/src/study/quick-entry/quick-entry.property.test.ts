import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { studyDay, toStudyDay } from '../../study-day.ts';
import { BUILT_LINES } from './examples/built-lines.data.ts';
import { MAX_LINE, MAX_QUESTIONS, parseQuickEntry } from './quick-entry.ts';

const now = new Date('2026-11-18T17:00:00Z');
const pieces = BUILT_LINES.flatMap(([line]) => line.split(' '));
const anyLine = fc.oneof(
  fc.string({ unit: 'binary', maxLength: MAX_LINE + 20 }),
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.integer().map(String), fc.double().map(String)), {
      maxLength: 12,
    })
    .map((words) => words.join(' ')),
);

describe('any line', () => {
  it('is read without an error, and what may be saved keeps the limits', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const entry = parseQuickEntry(line, { now });
        if (entry.problems.length > 0) return;
        const { questions, right, wrong, blank, seconds } = entry;
        expect(entry.subject).not.toBeNull();
        expect(entry.kind).not.toBeNull();
        expect(entry.date <= studyDay(now)).toBe(true);
        if (seconds !== null) expect(seconds).toSatisfy((value: number) => value >= 60 && value <= 180 * 60);
        if (questions === null) return;
        for (const count of [questions, right, wrong, blank])
          expect(count).toSatisfy(
            (value: number) => Number.isInteger(value) && value >= 0 && value <= MAX_QUESTIONS,
          );
        expect(right! + wrong! + blank!).toBeLessThanOrEqual(questions);
      }),
      { numRuns: 2000 },
    );
  });

  it('loses no number: each is understood, or told as not understood and stops the saving', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('tyt mat', 'dün fizik', 'paragraf'),
        fc.nat({ max: 2000 }),
        (words, number) => {
          const entry = parseQuickEntry(`${words} 40 soru 30d 10y ${number}`, { now });
          expect(entry.notUnderstood).toContain(String(number));
          expect(entry.problems).toContain('unclearNumber');
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('a day', () => {
  it.each([
    ['bugün', '2026-11-18'],
    ['dünkü', '2026-11-17'],
    ['evvelki gün', '2026-11-16'],
    ['çarşamba', '2026-11-18'],
    ['geçen çarşamba', '2026-11-11'],
    ['cumartesi', '2026-11-14'],
    ['12.11', '2026-11-12'],
    ['3/11/2026', '2026-11-03'],
    ['30 Ekim', '2026-10-30'],
  ])('%s is %s', (words, date) => {
    expect(parseQuickEntry(`${words} tyt mat 1 saat`, { now })).toMatchObject({ date, problems: [] });
  });

  it('of last December is meant in January', () => {
    const january = new Date('2027-01-05T12:00:00Z');
    expect(parseQuickEntry('28 aralık geo 1 saat', { now: january }).date).toBe('2026-12-28');
  });

  it('just after midnight is yesterday, unless today is named', () => {
    const night = new Date('2026-11-17T21:30:00Z');
    expect(parseQuickEntry('geo 1 saat', { now: night })).toMatchObject({ date: '2026-11-17', problems: [] });
    expect(parseQuickEntry('bugün geo 1 saat', { now: night }).problems).toEqual(['future']);
    expect(parseQuickEntry('geo 20 soru 3y', { now: night }).date).toBe('2026-11-18');
  });
});

describe('a subject of both exams', () => {
  const decided = (context: object) => {
    const { subject, subjectDecidedBy, problems } = parseQuickEntry('mat 1 saat', { now, ...context });
    return [subject, subjectDecidedBy, problems.length];
  };

  it('is decided by the plan, then by the last one used, then by the field, and says by which', () => {
    const recent = ['fizik', 'matematik_ayt'] as const;
    expect(decided({})).toEqual([null, null, 1]);
    expect(decided({ field: 'sozel' })).toEqual(['matematik', 'field', 0]);
    expect(decided({ field: 'sozel', recent })).toEqual(['matematik_ayt', 'recent', 0]);
    expect(decided({ recent, plan: ['matematik', 'kimya'] })).toEqual(['matematik', 'plan', 0]);
    expect(decided({ plan: ['matematik', 'matematik_ayt'] })).toEqual([null, null, 1]);
    expect(parseQuickEntry('dün mat 1 saat', { now, plan: ['matematik'] }).subject).toBeNull();
  });
});

describe('a correction', () => {
  it('replaces what the line says, and the limits still hold', () => {
    const read = (corrections: object) => parseQuickEntry('mat 40 soru', { now }, corrections);
    expect(read({}).problems).toEqual(['subjectUnclear', 'answersMissing']);
    expect(read({ subject: 'matematik', right: 32, wrong: 6 })).toMatchObject({
      subject: 'matematik',
      subjectDecidedBy: 'tap',
      right: 32,
      wrong: 6,
      blank: 2,
      problems: [],
    });
    expect(read({ subject: 'matematik', right: 39, wrong: 6 }).problems).toEqual(['answersExceed']);
    expect(read({ date: toStudyDay('2026-11-19') }).problems).toContain('future');
  });

  it('of the subject brings the topic that belongs to it', () => {
    const read = (corrections: object) => parseQuickEntry('tyt mat türev 20 soru 5y', { now }, corrections);
    expect(read({})).toMatchObject({ topic: null, problems: ['topicElsewhere'] });
    expect(read({ subject: 'matematik_ayt' })).toMatchObject({ topic: 'Türev', problems: [] });
    expect(read({ subject: 'matematik_ayt', topic: null })).toMatchObject({ topic: null, problems: [] });
  });
});
