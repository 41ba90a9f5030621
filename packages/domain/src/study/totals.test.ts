import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { studyScore } from '../analytics/rank.ts';
import { currentStreak, longestStreak } from '../streak.ts';
import { addDays, toStudyDay } from '../study-day.ts';
import { totalXp } from '../xp.ts';
import { studyHeat } from './bands.ts';
import {
  averageEfficiency,
  averageQuality,
  changeTotals,
  minutesOf,
  NO_TOTALS,
  overallTotals,
  type StudiedSession,
  secondsOf,
  shownMinutes,
  studiedDays,
  type TotalsByDay,
  totalsOf,
  wholeMinutes,
} from './totals.ts';

const TODAY = toStudyDay('2026-11-15');
const sessions: fc.Arbitrary<StudiedSession> = fc
  .record({
    ago: fc.integer({ min: -1, max: 45 }),
    seconds: fc.integer({ min: 5, max: 30_000 }),
    verifiedPercent: fc.integer({ min: 0, max: 100 }),
    quality: fc.option(fc.integer({ min: 1, max: 5 })),
    efficiency: fc.option(fc.integer({ min: 0, max: 100 })),
    distractions: fc.integer({ min: 0, max: 50 }),
  })
  .map(({ ago, verifiedPercent, ...rest }) => ({
    ...rest,
    day: addDays(TODAY, -ago),
    verifiedSeconds: Math.floor((rest.seconds * verifiedPercent) / 100),
  }));
type Edit = { readonly at: number; readonly session: StudiedSession | null };
const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({ at: fc.nat(60), session: fc.option(sessions, { freq: 3 }) }),
  { maxLength: 60 },
);

/** The figures shown for a history. */
const figures = (totals: TotalsByDay) => ({
  streak: currentStreak(studiedDays(totals), TODAY),
  longest: longestStreak(studiedDays(totals)),
  xp: totalXp(totals),
  score: studyScore(totals, TODAY),
});

describe('the totals of an edited history', () => {
  it('with its streak, XP and score equal those computed from scratch', () => {
    fc.assert(
      fc.property(fc.array(sessions, { maxLength: 60 }), edits, (first, changes) => {
        const history: StudiedSession[] = [...first];
        let totals = totalsOf(history);
        for (const { at, session } of changes) {
          const before = history[at] ?? null;
          if (before) history.splice(at, 1, ...(session ? [session] : []));
          else if (session) history.push(session);
          totals = changeTotals(totals, before, session);
        }
        const fresh = totalsOf(history);
        expect(new Map([...totals].sort())).toEqual(new Map([...fresh].sort()));
        expect(figures(totals)).toEqual(figures(fresh));
      }),
      { numRuns: 500 },
    );
  });

  it('do not depend on the order of the sessions', () => {
    fc.assert(
      fc.property(fc.array(sessions), (history) => {
        expect(figures(totalsOf(history.toReversed()))).toEqual(figures(totalsOf(history)));
      }),
    );
  });

  it('do not mutate their input', () => {
    const one = totalsOf([{ ...fc.sample(sessions, 1)[0]!, day: TODAY }]);
    const copy = new Map(one);
    changeTotals(one, null, { ...fc.sample(sessions, 1)[0]!, day: TODAY });
    expect(one).toEqual(copy);
  });
});

describe('the totals of a day', () => {
  const session = {
    day: TODAY,
    seconds: 40,
    verifiedSeconds: 30,
    quality: 4,
    efficiency: 80,
    distractions: 2,
  };

  it('average only rated sessions', () => {
    const unjudged = { ...session, quality: null, efficiency: null };
    const all = overallTotals(
      totalsOf([session, { ...session, quality: 3, efficiency: 61 }, unjudged]).values(),
    );
    expect(all).toMatchObject({ seconds: 120, verifiedSeconds: 90, sessionCount: 3, distractions: 6 });
    expect([averageQuality(all), averageEfficiency(all)]).toEqual([3.5, 70.5]);
    expect([averageQuality(NO_TOTALS), averageEfficiency(NO_TOTALS)]).toEqual([null, null]);
  });

  it('are removed with the day’s last session', () => {
    expect(changeTotals(totalsOf([session]), session, null).size).toBe(0);
  });
});

describe('minutesOf', () => {
  it('keeps the seconds and stays below the next minute', () => {
    for (let seconds = 0; seconds <= 100_000; seconds += 1) {
      const minutes = minutesOf(seconds);
      if (secondsOf(minutes) !== seconds || shownMinutes(minutes) !== wholeMinutes(seconds))
        throw new Error(`${seconds} s`);
    }
    expect([0, 5, 90, 2700, 14_399].map(minutesOf)).toEqual([0, 0.08, 1.5, 45, 239.98]);
  });

  it('puts a day into the band its text says', () => {
    expect([shownMinutes(239.98), studyHeat(239.98)]).toEqual([239, 3]);
    expect(studyHeat(minutesOf(14_400))).toBe(4);
  });
});
