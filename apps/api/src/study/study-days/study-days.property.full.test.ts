import { questionEntries } from '@netlik/contract/study/question-entries';
import { studyRuns } from '@netlik/contract/study/study-runs';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { keptUntil, streakWithFreezes } from '@netlik/domain/study/streak-with-freezes';
import { xpOfDay } from '@netlik/domain/study/xp';
import { addDays, type StudyDay, startOfStudyDay, toStudyDay } from '@netlik/domain/study-day';
import { wholeMinutes } from '@netlik/domain/totals';
import { type Device, firstDevice } from '@netlik/testkit/devices';
import { type TotalsByDay, totalsByDay, totalXp } from '@netlik/testkit/study-model';
import { studyWatched } from '@netlik/testkit/watched-run';
import { openWorld, type World } from '@netlik/testkit/world';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantXp } from '../../community/xp/xp.service.ts';
import { sql } from '../../db/database.ts';
import { closeStaleRuns } from '../study-runs/close-stale-runs.service.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const TODAY = toStudyDay('2026-11-15');
const ago = fc.integer({ min: 0, max: 10 });
const count = fc.integer({ min: 0, max: 30 });
const quality = fc.integer({ min: 1, max: 5 });
const stats = fc.option(fc.record({ correctAnswers: count, wrongAnswers: count, blankAnswers: count }));
const pick = fc.nat({ max: 1000 });

const step = fc.oneof(
  fc.record({
    do: fc.constant('create' as const),
    ago,
    quality,
    minutes: fc.integer({ min: 1, max: 180 }),
    stats,
  }),
  fc.record({ do: fc.constant('edit' as const), pick, quality, distractions: count, stats }),
  fc.record({
    do: fc.constant('correct' as const),
    pick,
    to: fc.option(ago, { freq: 1 }),
    minutes: fc.integer({ min: 1, max: 180 }),
  }),
  fc.record({ do: fc.constant('delete' as const), pick }),
  fc.record({
    do: fc.constant('run' as const),
    seconds: fc.integer({ min: 0, max: 9000 }),
    end: fc.constantFrom(
      'stop',
      'discard',
      'leave',
      'leave and amend',
      'leave and shorten',
      'leave and discard',
    ),
    offline: fc.integer({ min: 0, max: 3000 }),
  }),
  fc.record({ do: fc.constant('questions' as const), ago, correct: count, wrong: count }),
  fc.record({ do: fc.constant('move questions' as const), pick, ago, correct: count, wrong: count }),
  fc.record({ do: fc.constant('delete questions' as const), pick }),
  // Few causes, so that most repeat.
  fc.record({
    do: fc.constant('grant' as const),
    source: fc.constantFrom('challenge', 'duel', 'badge'),
    cause: fc.constantFrom('a', 'b', 'c'),
    amount: fc.integer({ min: 0, max: 500 }),
    ago,
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const mood = 'Normal' as const;
const at = (daysAgo: number) => new Date(startOfStudyDay(addDays(TODAY, -daysAgo)).getTime() + 3_600_000);

const study = async (device: Device, { seconds, end, offline }: Extract<Step, { do: 'run' }>) => {
  const body = { subject: 'kimya', technique: 'Stopwatch', plannedSeconds: 10_800 } as const;
  const startedAt = new Date(world.clock.now().getTime() - offline * 1000).toISOString();
  const started = await device.call(studyRuns.start, {
    body: { ...body, startedAt, accumulatedSeconds: offline },
  });
  const runId = started.data.id;
  const watched = Math.min(seconds, 1200);
  await studyWatched(world, device, { runId, seconds: watched, before: offline });
  world.clock.advance(seconds - watched);
  await device.call(studyRuns.tick, { body: { runId, deltaSeconds: seconds - watched } });
  if (end.startsWith('leave')) {
    world.clock.advance(12_000);
    await closeStaleRuns(world.deps);
  }
  if (end === 'leave') return;
  const discard = end.endsWith('discard');
  const session = { quality: 3, mood };
  const said =
    end === 'leave and shorten'
      ? { correctedSeconds: 5 + Math.floor(seconds / 2) }
      : { reportedSeconds: seconds + 4000 };
  const ending = discard ? { runId, discard } : { runId, session, ...said };
  expect((await device.call(studyRuns.stop, { body: ending })).status).not.toBe(500);
};

type Ids = { sessions: string[]; entries: string[] };

const idsOf = async (userId: string): Promise<Ids> => {
  const list = async (query: ReturnType<typeof sql>) =>
    (await world.rows<{ id: string }>(query)).map(({ id }) => id);
  return {
    sessions: await list(sql`select id from study_sessions where user_id = ${userId} order by id`),
    entries: await list(sql`select id from question_entries where user_id = ${userId} order by id`),
  };
};

const apply = async (userId: string, device: Device, what: Step): Promise<void> => {
  if (what.do === 'grant') {
    const { ago: daysAgo, source, cause, amount } = what;
    await world.db.transaction((tx) =>
      grantXp(tx, userId, { source, cause, amount, day: addDays(TODAY, -daysAgo) }),
    );
    return;
  }
  const ids = await idsOf(userId);
  const of = (list: string[]) =>
    'pick' in what && list.length > 0 ? { id: list[what.pick % list.length]! } : null;
  const entry = 'correct' in what && {
    date: addDays(TODAY, -what.ago),
    subject: 'tarih',
    correct: what.correct,
    wrong: what.wrong,
  };
  const params = of(what.do.endsWith('questions') ? ids.entries : ids.sessions);
  if (what.do === 'create') {
    const { quality, stats: questionStats, minutes: duration } = what;
    const date = at(what.ago).toISOString();
    await device.call(studySessions.create, {
      body: { subject: 'fizik', mood, quality, questionStats, duration, date, allowOverlap: true },
    });
  } else if (what.do === 'run') await study(device, what);
  else if (what.do === 'questions' && entry) await device.call(questionEntries.create, { body: entry });
  else if (params && what.do === 'edit') {
    const { quality, distractions, stats: questionStats } = what;
    await device.call(studySessions.update, { params, body: { quality, distractions, questionStats } });
  } else if (params && what.do === 'correct') {
    const date = what.to === null ? {} : { date: at(what.to).toISOString() };
    const body = { ...date, duration: what.minutes, allowOverlap: true };
    expect((await device.call(studySessions.update, { params, body })).status).not.toBe(500);
  } else if (params && what.do === 'delete') await device.call(studySessions.remove, { params });
  else if (params && what.do === 'move questions' && entry)
    await device.call(questionEntries.update, { params, body: entry });
  else if (params && what.do === 'delete questions') await device.call(questionEntries.remove, { params });
};

type Raw = {
  day: StudyDay;
  seconds: number;
  verifiedSeconds: number;
  quality: number | null;
  efficiency: number | null;
  distractions: number;
  correct: number;
  wrong: number;
  blank: number;
};

/** Expects one XP row per study day with the domain's XP and returns the ledger's sum. */
const compareLedger = async (userId: string, byDay: TotalsByDay): Promise<number> => {
  const ledger = await world.rows<{ source: string; cause: string; day: StudyDay; amount: number }>(sql`
    select source, cause, day, amount from xp_entries where user_id = ${userId}`);
  const study = ledger.filter(({ source }) => source === 'study');
  for (const { cause, day, amount } of study) {
    expect(cause).toBe(day);
    expect(amount).toBe(xpOfDay(wholeMinutes(byDay.get(day)?.verifiedSeconds ?? 0)));
    expect(amount).toBeGreaterThan(0);
  }
  const sumOf = (rows: typeof ledger) => rows.reduce((total, { amount }) => total + amount, 0);
  expect(sumOf(study)).toBe(totalXp(byDay));
  return sumOf(ledger);
};

/** Compares the domain's sums of raw rows with the stored tables. */
const compare = async (userId: string): Promise<void> => {
  const raw = await world.rows<Raw>(sql`
    select day, seconds, verified_seconds as "verifiedSeconds", quality, efficiency, distractions,
      coalesce(correct, 0) as correct, coalesce(wrong, 0) as wrong, coalesce(blank, 0) as blank
    from study_sessions where user_id = ${userId}`);
  const entries = await world.rows<{ day: StudyDay; correct: number; wrong: number; blank: number }>(sql`
    select day, correct, wrong, 0 as blank from question_entries where user_id = ${userId}`);
  const byDay = totalsByDay(raw);
  const answers = [...raw, ...entries];
  const sum = (rows: typeof answers, field: 'correct' | 'wrong' | 'blank') =>
    rows.reduce((total, row) => total + row[field], 0);

  const days = await world.rows<{ day: StudyDay } & Record<string, number>>(sql`
    select day, seconds, verified_seconds as "verifiedSeconds", sessions as "sessionCount",
      quality_sum as "qualitySum", quality_count as "qualityCount", efficiency_sum as "efficiencySum",
      efficiency_count as "efficiencyCount", correct, wrong, blank
    from study_days where user_id = ${userId} order by day`);
  const asked = new Set(
    answers.filter((row) => row.correct + row.wrong + row.blank > 0).map(({ day }) => day),
  );
  const expected = [...new Set([...byDay.keys(), ...asked])].sort().map((day) => {
    const { distractions: _, ...totals } = byDay.get(day) ?? totalsByDay([{ ...NO_SESSION, day }]).get(day)!;
    const own = answers.filter((row) => row.day === day);
    return {
      day,
      ...totals,
      ...(byDay.has(day) ? {} : { sessionCount: 0 }),
      correct: sum(own, 'correct'),
      wrong: sum(own, 'wrong'),
      blank: sum(own, 'blank'),
    };
  });
  expect(days).toEqual(expected);

  const [totals] = await world.rows<Record<string, unknown>>(sql`
    select seconds, sessions, correct, wrong, blank, xp, streak_end as "streakEnd", streak_days as "streakDays",
      longest_streak as "longestStreak", freezes, streak_until as "streakUntil" from study_totals where user_id = ${userId}`);
  if (!totals) return expect([raw, entries]).toEqual([[], []]);
  const streak = streakWithFreezes(byDay.keys(), []);
  expect(totals).toMatchObject({
    seconds: raw.reduce((total, { seconds }) => total + seconds, 0),
    sessions: raw.length,
    correct: sum(answers, 'correct'),
    wrong: sum(answers, 'wrong'),
    blank: sum(answers, 'blank'),
    xp: await compareLedger(userId, byDay),
    streakEnd: streak.end,
    streakDays: streak.days,
    longestStreak: streak.longest,
    freezes: streak.freezes,
    streakUntil: keptUntil(streak, []),
  });
};

const NO_SESSION = { seconds: 0, verifiedSeconds: 0, quality: null, efficiency: null, distractions: 0 };

describe('study days and totals', () => {
  it('equal the raw rows after any history, with the XP and streak of the domain', async () => {
    let verified = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        world.clock.set(at(0));
        const person = await world.person();
        const device = firstDevice(world, person);
        for (const [index, what] of steps.entries()) {
          await apply(person.id, device, what);
          if (index % 5 === 4) await compare(person.id);
        }
        await compare(person.id);
        const [{ sum }] = (await world.rows<{ sum: number | null }>(sql`
          select sum(verified_seconds) from study_sessions where user_id = ${person.id}`)) as [
          { sum: number | null },
        ];
        verified += wholeMinutes(sum ?? 0);
      }),
      { numRuns: 30 },
    );
    // Without verified time the run would prove nothing about XP.
    expect(verified).toBeGreaterThan(30);
  }, 120_000);

  it('equal the raw rows after 50 parallel writes of all kinds', async () => {
    world.clock.set(at(0));
    const person = await world.person();
    const device = firstDevice(world, person);
    const steps = fc.sample(
      step.filter((what) => what.do !== 'run'),
      { numRuns: 100, seed: 7 },
    );
    for (const what of steps.slice(0, 50)) await apply(person.id, device, what);
    await Promise.all(steps.slice(50).map((what) => apply(person.id, device, what)));
    await compare(person.id);
  }, 60_000);
});
