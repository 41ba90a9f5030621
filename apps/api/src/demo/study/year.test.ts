import { studyDay, toStudyDay } from '@netlik/domain/study-day';
import { describe, expect, it } from 'vitest';
import { habitOf } from './habits.ts';
import { type Learner, yearOfSessions } from './year.ts';

const learner: Learner = {
  email: 'ogrenci@netlik.demo',
  field: 'sayisal',
  graduate: false,
  habit: habitOf('ogrenci@netlik.demo')!,
  since: toStudyDay('2025-12-06'),
};
const yearAt = (instant: string) => {
  const now = new Date(instant);
  const rows = yearOfSessions(learner, studyDay(now), now);
  return { now, rows, today: studyDay(now) };
};
const plain = ({ rows }: ReturnType<typeof yearAt>) => rows.map(({ id, ...row }) => row);

describe('a year of sessions', () => {
  it.each(['2026-11-13T22:30:00Z', '2026-11-14T04:00:00Z', '2026-11-15T12:00:00Z', '2026-11-16T20:55:00Z'])(
    'has been studied today, and never later than now (%s)',
    (instant) => {
      const { now, rows, today } = yearAt(instant);
      expect(rows.at(-1)!.day).toBe(today);
      const ends = rows.map(({ startedAt, seconds }) => Date.parse(startedAt) + seconds * 1000);
      expect(Math.max(...ends)).toBeLessThanOrEqual(now.getTime());
      for (const row of rows) expect(studyDay(new Date(row.startedAt))).toBe(row.day);
    },
  );

  it('comes out the same each time', () => {
    expect(plain(yearAt('2026-11-15T12:00:00Z'))).toEqual(plain(yearAt('2026-11-15T12:00:00Z')));
  });

  it('grows: more minutes a day and more right answers now than at first', () => {
    const { rows } = yearAt('2026-11-15T12:00:00Z');
    const facts = (part: typeof rows) => {
      const correct = part.reduce((sum, row) => sum + (row.correct ?? 0), 0);
      const wrong = part.reduce((sum, row) => sum + (row.wrong ?? 0), 0);
      return {
        share: correct / (correct + wrong),
        aDay: part.reduce((sum, { seconds }) => sum + seconds, 0) / new Set(part.map(({ day }) => day)).size,
      };
    };
    const [first, last] = [facts(rows.slice(0, 200)), facts(rows.slice(-200))];
    expect(last.share).toBeGreaterThan(first.share);
    expect(last.aDay).toBeGreaterThan(first.aDay);
  });
});
