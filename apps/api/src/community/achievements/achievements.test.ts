import { achievements } from '@netlik/contract/community/achievements';
import { notifications } from '@netlik/contract/platform/notifications';
import { analytics } from '@netlik/contract/study/analytics';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { ACHIEVEMENTS } from '@netlik/domain/community/achievements/catalogue';
import { inParallel } from '@netlik/testkit/parallel';
import { insertStudied } from '@netlik/testkit/studied';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../db/database.ts';
import { rebuildStudy } from '../../study/study-days/rebuild.service.ts';
import { evaluateAchievements } from './achievements.service.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T18:00:00Z' });
});
afterAll(() => world.close());

const studyWeek = async (person: TestPerson) => {
  for (let day = 8; day <= 15; day++)
    await insertStudied(world.db, {
      userId: person.id,
      startedAt: `2026-11-${String(day).padStart(2, '0')}T03:00:00Z`,
      seconds: 7200,
      questions: { correct: 20, wrong: 5, blank: 5 },
    });
  await world.db.transaction(rebuildStudy);
};

const list = async (person: TestPerson, query: object = {}) =>
  (await person.call(achievements.list, { query })).data;

describe('evaluateAchievements', () => {
  it('unlocks once under 50 parallel evaluations, with XP and one notification', async () => {
    const person = await world.person();
    await studyWeek(person);
    const xpBefore = (await person.call(analytics.dashboard, {})).data.experience;
    const counts = await inParallel(50, () => evaluateAchievements(world.deps, [person.id]));
    const { stats, achievements: unlocked } = await list(person, { unlocked: 'true' });
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(unlocked.length);
    expect(unlocked.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'verified-minutes-600',
        'best-day-minutes-120',
        'best-session-minutes-120',
        'full-days-5',
        'longest-streak-7',
        'early-sessions-3',
        'questions-100',
      ]),
    );
    expect((await person.call(analytics.dashboard, {})).data.experience).toBe(xpBefore + stats.points);
    const news = (await person.call(notifications.list, { query: {} })).data;
    expect(news).toHaveLength(1);
    expect(news[0]).toMatchObject({ category: 'success', type: 'achievement.unlocked' });
  });

  it('never takes back, and shows a kept badge as full', async () => {
    const person = await world.person();
    await studyWeek(person);
    await evaluateAchievements(world.deps, [person.id]);
    const before = (await list(person)).stats;
    await world.db.run(sql`delete from study_sessions where user_id = ${person.id}`);
    await world.db.transaction(rebuildStudy);
    expect(await evaluateAchievements(world.deps, [person.id])).toBe(0);
    const after = await list(person, { unlocked: 'true' });
    expect(after.stats).toEqual(before);
    for (const { progress, currentValue, targetValue } of after.achievements)
      expect([progress, currentValue]).toEqual([100, targetValue]);
  });

  it('takes one statement for many students of whom none has anything new', async () => {
    const people = [await world.person(), await world.person(), await world.person()];
    const ids = people.map(({ id }) => id);
    expect(await world.statements(() => evaluateAchievements(world.deps, ids))).toBe(1);
  });
});

describe('after a write', () => {
  it('a badge comes within two seconds, outside of the write', async () => {
    const worker = await openWorld({ beside: world });
    await worker.deps.jobs.start({ work: true });
    try {
      const person = await worker.person();
      const body = { date: '2026-11-15', subject: 'tarih', correct: 60, wrong: 0 };
      await person.call(questionEntries.create, { body });
      const began = performance.now();
      await vi.waitFor(async () => expect((await list(person)).stats.unlocked).toBeGreaterThan(0), {
        timeout: 10_000,
        interval: 50,
      });
      expect(performance.now() - began).toBeLessThan(5000);
    } finally {
      await worker.close();
    }
  });
});

describe('GET /achievements/user', () => {
  it('counts all badges, filters, searches and sorts, in two statements at most', async () => {
    const person = await world.person();
    await studyWeek(person);
    await evaluateAchievements(world.deps, [person.id]);
    await list(person);
    expect(await world.statements(() => list(person))).toBeLessThanOrEqual(2);
    const { stats, achievements: all } = await list(person);
    expect(all).toHaveLength(ACHIEVEMENTS.length);
    expect(stats).toMatchObject({
      total: ACHIEVEMENTS.length,
      completionRate: Math.floor((stats.unlocked / stats.total) * 100),
    });
    // Unlocked ones first, then by progress.
    expect(all.slice(0, stats.unlocked).every(({ isUnlocked }) => isUnlocked)).toBe(true);

    const epic = await list(person, { category: 'questions', rarity: 'epic' });
    expect(epic.stats).toEqual(stats);
    expect(epic.achievements.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Soru avcısı', 'Keskin kalem', 'Fırtına']),
    );
    expect((await list(person, { search: 'FIRTINA' })).achievements).toHaveLength(1);
    const titles = (await list(person, { sort: 'title' })).achievements.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('tr').compare));
    const [rarest] = (await list(person, { sort: 'rarity' })).achievements;
    expect(rarest?.rarity).toBe('mythic');
  });
});
