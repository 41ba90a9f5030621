import { signIn } from '@netlik/contract/identity/sign-in';
import { analytics } from '@netlik/contract/study/analytics';
import { calendar } from '@netlik/contract/study/calendar';
import { streakWithFreezes } from '@netlik/domain/study/streak-with-freezes';
import { addDays, type StudyDay, studyDay, toStudyDay } from '@netlik/domain/study-day';
import { isSessionSubject } from '@netlik/domain/yks/study-choice';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { hasTopic } from '@netlik/domain/yks/topics';
import { ranksOf, studyScore, totalXp } from '@netlik/testkit/study-model';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { rankingOf } from '../../db/ranking.ts';
import { fillDemo } from '../fill.ts';
import { demoPassword } from '../people.ts';

let world: World;
const now = '2026-11-15T09:00:00Z';
const today = toStudyDay('2026-11-15');
beforeAll(async () => {
  world = await openWorld({ now });
  await fillDemo(world.deps);
}, 240_000);
afterAll(() => world.close());

const as = async (name: string) => {
  const body = { email: `${name}@netlik.demo`, password: demoPassword };
  return (await world.call(signIn.login, { body })).data.token;
};

describe('the demo people’s year', () => {
  it('is long, has gaps, and lies in the past without two sessions at once', async () => {
    const rows = await world.rows<{
      name: string;
      sessions: number;
      days: number;
      span: number;
      overlaps: number;
      late: number;
    }>(sql`
      select split_part(u.email, '@', 1) as name, count(*)::int as sessions, count(distinct s.day)::int as days,
        ${today}::date - min(s.day) as span,
        count(*) filter (where s.started_at < s.previous_end)::int as overlaps,
        count(*) filter (where s.started_at + s.seconds * interval '1 second' > ${now} or s.started_at < u.created_at - interval '1 day')::int as late
      from (select *, lag(started_at + seconds * interval '1 second') over (partition by user_id order by started_at) as previous_end
        from study_sessions) s
      join users u on u.id = s.user_id group by 1 order by 1`);
    expect(rows.map(({ name }) => name).sort()).toEqual(
      'arda askida ayse burak can deniz elif emre ipek irem kaan melis nazli ogrenci omer selin sude ucretsiz yusuf'.split(
        ' ',
      ),
    );
    for (const row of rows) {
      expect(row, row.name).toMatchObject({ overlaps: 0, late: 0 });
      expect(row.days, row.name).toBeGreaterThan(80);
    }
    const first = rows.find(({ name }) => name === 'ogrenci')!;
    expect(first.sessions).toBeGreaterThan(900);
    for (const { name, days, span } of rows.filter(({ name }) =>
      ['ogrenci', 'ucretsiz', 'elif'].includes(name),
    )) {
      expect(span, name).toBeGreaterThanOrEqual(364);
      expect(days, name).toBeLessThan(span);
    }
    expect(first.days).toBeGreaterThan(300);
    // More would slow down the first start.
    expect(rows.reduce((sum, { sessions }) => sum + sessions, 0)).toBeLessThan(11_500);
  });

  it('names only subjects and topics there are', async () => {
    const subjects = await world.rows<{ subject: string }>(sql`select distinct subject from study_sessions`);
    expect(subjects.filter(({ subject }) => !isSessionSubject(subject))).toEqual([]);
    expect(subjects.length).toBeGreaterThan(20);
    const entries = await world.rows<{ subject: string; topic: string | null }>(sql`
      select distinct subject, topic from question_entries`);
    expect(
      entries.filter(({ subject, topic }) => !isSubjectKey(subject) || (topic && !hasTopic(subject, topic))),
    ).toEqual([]);
  });

  it('adds up as the domain counts it', async () => {
    const totals = await world.rows<{
      id: string;
      seconds: number;
      xp: number;
      longest: number;
      score: number;
      rank: number | null;
      active: boolean;
    }>(sql`
      select user_id as id, seconds,
        -- Badges and challenges add theirs.
        (select t.xp - coalesce(sum(e.amount), 0)::int from xp_entries e
          where e.user_id = t.user_id and e.source <> 'study') as xp,
        longest_streak as longest, coalesce(s.score, 0) as score, s.rank, is_active as active
      from study_totals t join users u on u.id = t.user_id
      left join lateral ${rankingOf(sql`t.user_id`)} s on true`);
    const scores = new Map<string, number>();
    for (const row of totals) {
      const sessions = await world.rows<{ startedAt: string; seconds: number; verified: number }>(sql`
        select started_at as "startedAt", seconds, verified_seconds as verified from study_sessions where user_id = ${row.id}`);
      const days = new Map<StudyDay, { verifiedSeconds: number }>();
      for (const { startedAt, verified } of sessions) {
        const day = studyDay(new Date(startedAt));
        days.set(day, { verifiedSeconds: (days.get(day)?.verifiedSeconds ?? 0) + verified });
      }
      expect(row.seconds).toBe(sessions.reduce((sum, { seconds }) => sum + seconds, 0));
      expect([row.xp, row.longest]).toEqual([totalXp(days), streakWithFreezes(days.keys(), []).longest]);
      if (row.active) scores.set(row.id, studyScore(days, today));
    }
    const ranks = ranksOf(scores);
    for (const { id, score, rank } of totals)
      expect([score, rank]).toEqual([scores.get(id) ?? 0, ranks.get(id) ?? null]);
  });

  it('fills the first student’s dashboard and calendar, today too', async () => {
    const token = await as('ogrenci');
    const { data } = await world.call(analytics.dashboard, { query: { range: 'weekly' } }, token);
    expect(data).toMatchObject({ overview: { currentStreak: 82, studiedToday: true }, rankOf: 18 });
    expect(data.weeklyProgress).toBeGreaterThan(900);
    expect(data.rank).toBeGreaterThan(0);
    const query = { mode: 'study' as const, from: addDays(today, -365), to: addDays(today, 30) };
    const days = (await world.call(calendar.days, { query }, token)).data;
    expect(days.filter(({ openReminders }) => openReminders > 0).at(-1)!.date > today).toBe(true);
    expect(days.find(({ date }) => date === today)).toMatchObject({ reminders: 3, openReminders: 2 });
  });
});
