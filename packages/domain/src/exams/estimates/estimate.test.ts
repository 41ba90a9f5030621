import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMS } from '../../yks/exams.ts';
import { NET_QUESTIONS, type NetKey, type Nets, SCORE_KEYS, type ScoreKey } from '../../yks/score-keys.ts';
import { estimate, isEstimate, middleRank, netKeysOf, rankRange, type Student } from './estimate.ts';
import { COEFFICIENTS } from './net-score.data.ts';
import { boundedRankAt, rankAt } from './rank-curve.ts';
import { bestGains, shortestWay } from './shortest-way.ts';

const scoreKey = fc.constantFrom(...SCORE_KEYS);
/** Nets from slightly negative to full marks. */
const netsFor = (type: ScoreKey): fc.Arbitrary<Nets> =>
  fc.record(
    Object.fromEntries(
      netKeysOf(type).map((key) => [
        key,
        fc.integer({ min: -4, max: NET_QUESTIONS[key] * 4 }).map((quarters) => quarters / 4),
      ]),
    ) as Record<NetKey, fc.Arbitrary<number>>,
  );
const studentFor = (type: ScoreKey): fc.Arbitrary<Student> =>
  fc.record({
    nets: netsFor(type),
    diplomaGrade: fc.integer({ min: 50, max: 100 }),
    placedLastYear: fc.boolean(),
  });
const cases = scoreKey.chain((type) => fc.tuple(fc.constant(type), studentFor(type)));

const full = (type: ScoreKey, grade = 80): Student => ({
  nets: Object.fromEntries(netKeysOf(type).map((key) => [key, NET_QUESTIONS[key] / 2])),
  diplomaGrade: grade,
  placedLastYear: false,
});

describe('estimate', () => {
  it('never lowers the score and never worsens the rank with more nets', () => {
    fc.assert(
      fc.property(cases, fc.nat(), fc.integer({ min: 1, max: 40 }), ([type, student], which, quarters) => {
        const keys = netKeysOf(type);
        const key = keys[which % keys.length]!;
        const more = { ...student, nets: { ...student.nets, [key]: student.nets[key]! + quarters / 4 } };
        const [before, after] = [estimate(type, student), estimate(type, more)];
        if (!isEstimate(before) || !isEstimate(after)) return;
        for (const end of ['low', 'middle', 'high'] as const)
          expect(after.score[end]).toBeGreaterThanOrEqual(before.score[end]);
        if (!before.rank || !after.rank) return;
        for (const end of ['best', 'middle', 'worst'] as const)
          expect(after.rank[end]).toBeLessThanOrEqual(before.rank[end]);
      }),
    );
  });

  it('holds the middle inside the range', () => {
    fc.assert(
      fc.property(cases, ([type, student]) => {
        const result = estimate(type, student);
        if (!isEstimate(result)) return;
        const { score, rank } = result;
        expect(score.low).toBeLessThanOrEqual(score.middle);
        expect(score.high).toBeGreaterThanOrEqual(score.middle);
        if (!rank) return;
        expect(rank.best).toBeLessThanOrEqual(rank.middle);
        expect(rank.worst).toBeGreaterThanOrEqual(rank.middle);
        expect(rank.best).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('names the years it used', () => {
    expect(estimate('SAY', full('SAY'))).toMatchObject({ years: [2022, 2023, 2024, 2025] });
  });

  it('refuses without a test, without a diploma grade and below the least net', () => {
    const student = full('SAY');
    const { fizik_ayt: _, ...without } = student.nets;
    expect(estimate('SAY', { ...student, nets: without })).toEqual({ scoreType: 'SAY', reason: 'nets' });
    expect(estimate('SAY', { ...student, diplomaGrade: null })).toEqual({
      scoreType: 'SAY',
      reason: 'grade',
    });
    const nothing = { ...student.nets, tyt_turkce: 0.25, tyt_matematik: 0 };
    expect(estimate('TYT', { ...student, nets: nothing })).toEqual({ scoreType: 'TYT', reason: 'minimum' });
  });

  it.each([
    ['SAY', { matematik_ayt: 0.25, fizik_ayt: 0.25, kimya_ayt: 0, biyoloji_ayt: 0 }, { biyoloji_ayt: 0.25 }],
    ['EA', { matematik_ayt: 0, edebiyat: 0.25, tarih_1: 0, cografya_1: 0 }, { cografya_1: 0.25 }],
    ['DİL', { ydt: 0.25 }, { ydt: 0.5 }],
  ] as const)('gives no %s below half a net in both of its field tests', (type, nothing, more) => {
    const student = full(type);
    const nets = { ...student.nets, ...nothing };
    expect(estimate(type, { ...student, nets })).toEqual({ scoreType: type, reason: 'fieldMinimum' });
    expect(isEstimate(estimate(type, { ...student, nets: { ...nets, ...more } }))).toBe(true);
  });

  it('never passes 500 points and those of the diploma grade', () => {
    fc.assert(
      fc.property(
        scoreKey,
        fc.integer({ min: 50, max: 100 }),
        fc.boolean(),
        (type, grade, placedLastYear) => {
          const nets = Object.fromEntries(netKeysOf(type).map((key) => [key, NET_QUESTIONS[key]]));
          const result = estimate(type, { nets, diplomaGrade: grade, placedLastYear });
          if (!isEstimate(result)) throw new Error('no estimate');
          expect(result.score.high).toBeLessThanOrEqual(500 + grade * (placedLastYear ? 0.3 : 0.6));
        },
      ),
    );
  });

  it('has no rank at which the range jumps', () => {
    for (const type of SCORE_KEYS)
      for (const edge of [10_000, 50_000, 200_000, 600_000]) {
        const [before, after] = [rankRange(type, edge - 50), rankRange(type, edge + 50)];
        expect(after.best / before.best, `${type} ${edge}`).toBeLessThan(1.02);
        expect(after.worst / before.worst, `${type} ${edge}`).toBeLessThan(1.02);
        expect(after.worst / before.worst, `${type} ${edge}`).toBeGreaterThanOrEqual(1);
      }
  });

  it('gives no rank outside the tables', () => {
    const nets = Object.fromEntries(netKeysOf('SAY').map((key) => [key, NET_QUESTIONS[key]]));
    expect(estimate('SAY', { nets, diplomaGrade: 100, placedLastYear: false })).toMatchObject({ rank: null });
  });

  it('counts half of the diploma grade after a placement', () => {
    const student = full('EA', 90);
    const [whole, half] = [student, { ...student, placedLastYear: true }].map((each) => estimate('EA', each));
    if (!isEstimate(whole!) || !isEstimate(half!)) throw new Error('no estimate');
    expect(whole.score.middle - half.score.middle).toBeCloseTo(27, 6);
  });

  it('counts the questions of the exams', () => {
    const counts = new Map<string, number>();
    for (const { tests } of Object.values(EXAMS))
      for (const test of tests) {
        counts.set(test.key, test.questionCount);
        for (const { partKey, subjectKey, questionCount } of test.parts)
          counts.set(partKey ?? subjectKey, questionCount);
      }
    for (const [key, questions] of Object.entries(NET_QUESTIONS))
      expect(counts.get(key), key).toBe(questions);
  });
});

describe('rankAt', () => {
  it('is monotone inside each table, and knows nothing outside', () => {
    fc.assert(
      fc.property(
        scoreKey,
        fc.constantFrom(2022, 2023, 2024, 2025, 2026),
        fc.double({ min: 100, max: 560, noNaN: true }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (type, year, score, more) => {
          expect(boundedRankAt(type, year, score + more)).toBeLessThanOrEqual(
            boundedRankAt(type, year, score),
          );
        },
      ),
    );
    expect(rankAt('SAY', 2025, 100)).toBeNull();
    expect(rankAt('SAY', 2025, 560)).toBeNull();
    expect(rankAt('SAY', 2021, 400)).toBeNull();
  });
});

describe('shortestWay', () => {
  it('reaches the rank with no net to spare, and never asks for more than the questions', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1000, max: 400_000 }), ([type, student], rank) => {
        const way = shortestWay(type, student, rank);
        if (way === null) return;
        const after = { ...student.nets };
        for (const { key, from, to } of way) {
          expect(from).toBe(student.nets[key]);
          expect(to).toBeLessThanOrEqual(NET_QUESTIONS[key]);
          after[key] = to;
        }
        expect(middleRank(type, { ...student, nets: after }, boundedRankAt)).toBeLessThanOrEqual(rank);
        const last = way.at(-1);
        if (!last) return;
        const less = { ...after, [last.key]: last.to - 0.25 };
        expect(middleRank(type, { ...student, nets: less }, boundedRankAt)).toBeGreaterThan(rank);
      }),
    );
  });

  it('begins with what brings most points', () => {
    const way = shortestWay('SAY', full('SAY'), 60_000)!;
    const worth = (key: NetKey) =>
      COEFFICIENTS.SAY.reduce((sum, { points }) => sum + (points[key] ?? 0), 0) / COEFFICIENTS.SAY.length;
    const best = Math.max(...netKeysOf('SAY').map(worth));
    expect(worth(way[0]!.key)).toBe(best);
  });

  it('the best gains are what brings most points and has a net to win', () => {
    const { nets } = full('SAY');
    const [first, second] = bestGains('SAY', nets, 2);
    expect(first!.points).toBeGreaterThanOrEqual(second!.points);
    expect(first!.key).toBe(shortestWay('SAY', full('SAY'), 60_000)![0]!.key);
    const done = { ...nets, [first!.key]: NET_QUESTIONS[first!.key] - 0.75 };
    expect(bestGains('SAY', done, 2).map(({ key }) => key)).not.toContain(first!.key);
  });

  it('is empty for a rank one has, and null for one no full marks reach', () => {
    expect(shortestWay('EA', full('EA'), 3_000_000)).toEqual([]);
    expect(shortestWay('EA', full('EA'), 1)).toBeNull();
  });
});
