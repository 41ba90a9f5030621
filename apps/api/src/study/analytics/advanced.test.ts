import { type Advanced, analytics } from '@netlik/contract/study/analytics';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { daysOf } from '@netlik/domain/months';
import { statsRange } from '@netlik/domain/study/analytics/range';
import { consistencyScore, focusScore, velocityScore } from '@netlik/domain/study/analytics/scores';
import { sessionCompletion } from '@netlik/domain/study/efficiency';
import { questionStats } from '@netlik/domain/study/question-stats';
import { addDays, studyDay, toStudyDay } from '@netlik/domain/study-day';
import { TIMER_MODES } from '@netlik/domain/study-values';
import { minutesOf } from '@netlik/domain/totals';
import { insertStudied, type StudiedRow } from '@netlik/testkit/studied';
import { overallTotals, questionSummary } from '@netlik/testkit/study-model';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let world: World;
let person: TestPerson;
// A Sunday in the middle of the month.
const today = toStudyDay('2026-11-15');
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T18:00:00Z' });
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await world.person();
});

const ask = async (query: object = {}, who = person) => (await who.call(analytics.advanced, { query })).data;
const study = (day: string, more: Partial<StudiedRow> = {}, who = person) =>
  insertStudied(world.db, { userId: who.id, startedAt: `${day}T08:00:00Z`, seconds: 600, ...more });

describe('GET /analytics/advanced', () => {
  it('has a point a day and no invented figures where nothing was studied', async () => {
    const data = await ask();
    expect(data).toMatchObject({ range: 'weekly', from: '2026-11-09', to: today, sessions: [] });
    expect(data.timeSeries).toHaveLength(7);
    expect(data.timeSeries[0]).toEqual({
      date: '2026-11-09',
      totalTime: 0,
      sessionCount: 0,
      avgQuality: null,
    });
    expect(data.overall).toEqual({
      totalStudyTime: 0,
      sessionCount: 0,
      averageQuality: null,
      averageEfficiency: null,
      completionRate: null,
      consistencyScore: 0,
      focusScore: null,
      velocityScore: null,
    });
    expect(data.questionStatsSummary).toMatchObject({ avgCompletionRate: null, accuracyPercent: null });
    expect(data.meta.generatedAt).toBe(world.clock.now().toISOString());
  });

  it('answers "all" for the month', async () => {
    await study('2026-11-01');
    await study('2026-10-31');
    const data = await ask({ range: 'all' });
    expect([data.range, data.from, data.timeSeries.length]).toEqual(['monthly', '2026-11-01', 15]);
    expect(data.overall.sessionCount).toBe(1);
    expect(await ask({ range: 'daily' })).toMatchObject({ from: today, to: today, range: 'daily' });
  });

  it('keeps to the subjects asked for, in every figure', async () => {
    await study('2026-11-10', { subject: 'fizik', technique: 'Stopwatch' });
    await study('2026-11-11', { subject: 'kimya', seconds: 1200 });
    await study('2026-11-12', { subject: 'exam_TYT', seconds: 9000 });
    await study('2026-11-03', { subject: 'kimya', seconds: 2400 });
    const entry = { date: '2026-11-11', correct: 5, wrong: 5 };
    for (const subject of ['fizik', 'geometri'])
      await person.call(questionEntries.create, { body: { ...entry, subject } });
    const all = await ask();
    expect(all.subjectStats.map(({ subject, totalTime }) => [subject, totalTime])).toEqual([
      ['exam_TYT', 150],
      ['kimya', 20],
      ['fizik', 10],
      ['geometri', 0],
    ]);
    const some = await ask({ subjects: 'kimya, geometri', includeSessions: 'true' });
    expect(some.subjectStats.map(({ subject }) => subject)).toEqual(['kimya', 'geometri']);
    expect(some.overall).toMatchObject({
      totalStudyTime: 20,
      sessionCount: 1,
      velocityScore: 25,
      consistencyScore: 14,
    });
    expect(some.techniqueDistribution).toEqual([{ technique: 'Pomodoro', count: 1 }]);
    expect(some.questionStatsSummary).toMatchObject({ totalAttempted: 10, accuracyPercent: 50 });
    expect(some.sessions.map(({ subject }) => subject)).toEqual(['kimya']);
    expect((await ask({ subjects: ',' })).overall.sessionCount).toBe(3);
  });

  it('gives the newest sessions when asked, 200 at most, and only one’s own', async () => {
    const other = await world.person();
    await study('2026-11-10', {}, other);
    for (let each = 0; each < 205; each++)
      await study('2026-11-10', {
        startedAt: new Date(Date.UTC(2026, 10, 10, 6, each)).toISOString(),
        seconds: 10 + each,
      });
    expect((await ask()).sessions).toEqual([]);
    const { sessions, overall } = await ask({ includeSessions: 'true' });
    expect([sessions.length, overall.sessionCount]).toEqual([200, 205]);
    expect(sessions[0]!.duration).toBe(3.57);
    expect((await ask({ includeSessions: 'true' }, other)).sessions).toHaveLength(1);
  });

  it('takes three statements, four with sessions, however much there is', async () => {
    await ask();
    const few = [
      await world.statements(() => ask()),
      await world.statements(() => ask({ includeSessions: 'true' })),
    ];
    for (let each = 0; each < 60; each++)
      await study(addDays(today, -(each % 40)), { subject: each % 2 ? 'fizik' : 'kimya' });
    const many = [
      await world.statements(() => ask({ range: 'monthly' })),
      await world.statements(() => ask({ range: 'monthly', includeSessions: 'true', subjects: 'fizik' })),
    ];
    expect([few, many]).toEqual([
      [3, 4],
      [3, 4],
    ]);
  });
});

type Drawn = Omit<StudiedRow, 'userId' | 'startedAt'> & { ago: number };

const drawn: fc.Arbitrary<Drawn> = fc.record({
  ago: fc.integer({ min: 0, max: 45 }),
  seconds: fc.integer({ min: 5, max: 20_000 }),
  subject: fc.constantFrom('fizik', 'kimya', 'exam_TYT'),
  technique: fc.constantFrom(...TIMER_MODES),
  planned: fc.option(fc.integer({ min: 1, max: 10_000 })),
  quality: fc.option(fc.integer({ min: 1, max: 5 })),
  efficiency: fc.integer({ min: 0, max: 100 }),
  distractions: fc.integer({ min: 0, max: 50 }),
  questions: fc.option(
    fc.record({
      correct: fc.integer({ min: 0, max: 60 }),
      wrong: fc.integer({ min: 0, max: 60 }),
      blank: fc.integer({ min: 0, max: 60 }),
      target: fc.option(fc.integer({ min: 0, max: 100 })),
    }),
  ),
});

/** The same figures computed by the domain's functions. */
const reckoned = (rows: readonly Drawn[]): Pick<Advanced, 'overall' | 'questionStatsSummary'> => {
  const range = statsRange('monthly', today)!;
  const dayOf = ({ ago }: Drawn) => addDays(today, -ago);
  const inside = rows.filter((row) => dayOf(row) >= range.from);
  const before = rows.filter((row) => dayOf(row) >= '2026-10-01' && dayOf(row) <= '2026-10-15');
  const counts = inside.flatMap(({ questions }) =>
    questions
      ? [
          {
            correctAnswers: questions.correct,
            wrongAnswers: questions.wrong,
            blankAnswers: questions.blank,
            targetQuestions: questions.target ?? null,
          },
        ]
      : [],
  );
  const all = overallTotals(
    inside.map((row) => ({
      day: dayOf(row),
      seconds: row.seconds,
      verifiedSeconds: row.seconds,
      quality: row.quality ?? null,
      efficiency: row.quality ? (row.efficiency ?? null) : null,
      distractions: row.distractions ?? 0,
    })),
  );
  const completions = inside.flatMap((row) => {
    const { questions } = row;
    const stats =
      questions &&
      questionStats({
        correctAnswers: questions.correct,
        wrongAnswers: questions.wrong,
        blankAnswers: questions.blank,
        targetQuestions: questions.target ?? null,
      });
    return (
      sessionCompletion({
        studiedSeconds: row.seconds,
        plannedStudySeconds: row.planned ?? null,
        questions: stats ?? null,
      }) ?? []
    );
  });
  const rounded = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);
  const minutes = all.seconds / 60;
  return {
    questionStatsSummary: questionSummary(counts),
    overall: {
      totalStudyTime: minutesOf(all.seconds),
      sessionCount: inside.length,
      averageQuality: rounded(all.averageQuality),
      averageEfficiency: rounded(all.averageEfficiency),
      completionRate:
        completions.length === 0
          ? null
          : expect.closeTo(
              (completions.reduce((sum, share) => sum + share, 0) / completions.length) * 100,
              -0.1,
            ),
      consistencyScore: consistencyScore(new Set(inside.map(dayOf)).size, daysOf(range).length),
      focusScore: focusScore({
        minutes,
        distractions: all.distractions,
        averageQuality: all.averageQuality,
      }),
      velocityScore: velocityScore(minutes, before.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
    },
  };
};

describe('the figures of the advanced panel', () => {
  it('are those of the domain, for any sessions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(drawn, { maxLength: 12 }), async (rows) => {
        const who = await world.person();
        for (const { ago, ...row } of rows) await study(addDays(today, -ago), row, who);
        const { overall, questionStatsSummary, timeSeries, subjectStats, techniqueDistribution } = await ask(
          { range: 'monthly' },
          who,
        );
        expect({ overall, questionStatsSummary }).toEqual(reckoned(rows));
        const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
        const count = overall.sessionCount;
        expect(sum(timeSeries.map((point) => point.sessionCount))).toBe(count);
        expect(sum(subjectStats.map((subject) => subject.sessionCount))).toBe(count);
        expect(sum(techniqueDistribution.map((technique) => technique.count))).toBe(count);
        expect(studyDay(world.clock.now())).toBe(today);
      }),
      { numRuns: 80 },
    );
  });
});
