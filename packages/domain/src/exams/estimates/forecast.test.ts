import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulateCareer } from '../../planning/planner/testing/careers.ts';
import { addDays, toStudyDay } from '../../study-day.ts';
import { type Band, type ExamNet, forecastNet, forecastScore, MIN_DAYS, MIN_EXAMS } from './forecast.ts';

const today = toStudyDay('2027-02-01');
const examDay = toStudyDay('2027-06-19');

/** One exam every `gap` days, the last one today. */
const exams = (nets: readonly number[], gap: number, publisher: string | null = null): ExamNet[] =>
  nets.map((net, index) => ({ day: addDays(today, (index + 1 - nets.length) * gap), net, publisher }));

const bandOf = (nets: readonly ExamNet[], on = examDay): Band => {
  const forecast = forecastNet(nets, today, on, 40);
  if (forecast.refused) throw new Error(forecast.refused);
  return forecast.band;
};

describe('forecastNet', () => {
  it.each([
    [MIN_EXAMS - 1, 20, 'too_few_exams'],
    [MIN_EXAMS, 10, 'too_short'],
    [MIN_EXAMS, MIN_DAYS / 4 + 1, null],
  ])('with %i exams, one every %d days: %s', (count, gap, refused) => {
    expect(forecastNet(exams(Array(count).fill(20), Math.floor(gap)), today, examDay, 40).refused).toBe(
      refused,
    );
  });

  it('is refused on the day of the exam and after it', () => {
    expect(forecastNet(exams([10, 11, 12, 13, 14], 14), today, today, 40).refused).toBe('exam_passed');
  });

  it('lies inside the test, and its middle inside the band', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -10, max: 40, noNaN: true }), { minLength: 5, maxLength: 20 }),
        (nets) => {
          const { low, middle, high } = bandOf(exams(nets, 11));
          expect(low >= -10 && low <= middle && middle <= high && high <= 40).toBe(true);
        },
      ),
    );
  });

  it('widens with the time that is left', () => {
    const nets = exams([14, 15, 16, 15, 17, 18, 17], 9);
    const width = (days: number) => {
      const { low, high } = bandOf(nets, addDays(today, days));
      return high - low;
    };
    expect(width(30)).toBeLessThan(width(90));
    expect(width(90)).toBeLessThan(width(200));
  });

  it('is hardly turned by one bad exam', () => {
    const steady = [20, 20, 21, 21, 22, 22, 23, 23];
    const bad = steady.with(4, 3);
    expect(Math.abs(bandOf(exams(bad, 9)).middle - bandOf(exams(steady, 9)).middle)).toBeLessThan(1.5);
  });

  it('does not take a harder publisher at the end for a fall', () => {
    const easy = exams([20, 20, 20, 20, 20], 14, 'A').map((each) => ({
      ...each,
      day: addDays(each.day, -60),
    }));
    const hard = exams([14, 14, 14, 14, 14], 14, 'B');
    const mixed = easy.flatMap((each, index) => [each, hard[index]!]);
    expect(bandOf(mixed).middle).toBeGreaterThan(
      bandOf(mixed.map((each) => ({ ...each, publisher: null }))).middle - 0.01,
    );
  });

  it('holds the outcome of about eight in ten simulated careers', () => {
    let seed = 20_261_118;
    const random = () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed / 2 ** 32;
    };
    let [inside, all] = [0, 0];
    for (let count = 0; count < 600; count += 1) {
      const career = simulateCareer(random, 40);
      const forecast = forecastNet(career.nets, career.today, career.examDay, 40);
      if (forecast.refused) continue;
      all += 1;
      if (career.outcome >= forecast.band.low && career.outcome <= forecast.band.high) inside += 1;
    }
    expect(all).toBeGreaterThan(400);
    expect(inside / all).toBeGreaterThanOrEqual(0.75);
    expect(inside / all).toBeLessThanOrEqual(0.85);
  });
});

describe('forecastScore', () => {
  const band = (middle: number): Band => ({ low: middle - 4, middle, high: middle + 4 });
  const bands = { tyt_turkce: band(25), tyt_sosyal: band(10), tyt_matematik: band(22), tyt_fen: band(9) };
  const student = { diplomaGrade: 80, placedLastYear: false };

  it('is a band of score and rank, narrower than with all tests at their ends', () => {
    const forecast = forecastScore('TYT', bands, student);
    if (!('score' in forecast)) throw new Error(forecast.reason);
    const { low, middle, high } = forecast.score;
    expect(low < middle && middle < high).toBe(true);
    expect(high - low).toBeLessThan(4 * 8 * 3.2);
    expect(forecast.rank!.best < forecast.rank!.middle && forecast.rank!.middle < forecast.rank!.worst).toBe(
      true,
    );
  });

  it('is refused like the estimate when a test has no band', () => {
    expect(forecastScore('SAY', bands, student)).toMatchObject({ reason: 'nets' });
  });
});
