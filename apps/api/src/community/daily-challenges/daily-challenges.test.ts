import { dailyChallenges } from '@netlik/contract/community/daily-challenges';
import { xp } from '@netlik/contract/community/xp';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awardChallenges } from './daily-challenges.service.ts';

let world: World;
let admin: TestPerson;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T18:00:00Z' });
  admin = await world.person({ role: 'admin' });
});
afterAll(() => world.close());

const challenge = (key: string, part: object = {}) => ({
  key,
  title: `Görev ${key}`,
  description: '',
  target: 20,
  xpReward: 70,
  active: true,
  ...part,
});
const save = (...challenges: ReturnType<typeof challenge>[]) =>
  admin.call(dailyChallenges.save, { body: { challenges } });
const today = async (person: TestPerson) => (await person.call(dailyChallenges.today, {})).data;
const solve = (person: TestPerson, correct: number) =>
  person.call(questionEntries.create, { body: { date: '2026-11-15', subject: 'tarih', correct, wrong: 0 } });

describe('PUT /admin/gamification/daily-challenges', () => {
  it('drops what is not whole, keeps the order and marks what cannot be measured', async () => {
    const { data } = await save(
      challenge('water_drunk'),
      challenge(' '),
      challenge('sessions', { title: '' }),
      challenge('sessions', { target: 0 }),
      challenge('questions_solved', { active: false }),
    );
    expect(data.challenges.map(({ key, isMeasurable }) => [key, isMeasurable])).toEqual([
      ['water_drunk', false],
      ['questions_solved', true],
    ]);
    expect((await admin.call(dailyChallenges.list, {})).data).toEqual(data);
    expect((await today(await world.person())).challenges).toEqual([]);
  });

  it('refuses a reward outside of 0 to 1000 in Turkish', async () => {
    const refused = await save(challenge('sessions', { xpReward: 1001 }));
    expect(refused.errors).toEqual([
      { path: 'challenges.0.xpReward', message: 'XP 0 ile 1000 arasında olmalı' },
    ]);
  });

  it('is one list after 20 parallel saves', async () => {
    const answers = await inParallel(20, (n) => save(challenge('sessions', { target: n + 1 })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await admin.call(dailyChallenges.list, {})).data.challenges).toHaveLength(1);
  });
});

describe('GET /challenges/today', () => {
  it('shows progress and gives the XP once, in 50 parallel evaluations', async () => {
    await save(challenge('questions_solved'), challenge('sessions'), challenge('cards_reviewed'));
    const person = await world.person();
    const { data: entry } = await solve(person, 15);
    await awardChallenges(world.deps, person.id);
    const solved = async () => (await today(person)).challenges.find(({ key }) => key === 'questions_solved');
    expect(await solved()).toMatchObject({ current: 15, target: 20, isCompleted: false });
    await solve(person, 10);
    await inParallel(50, () => awardChallenges(world.deps, person.id));
    const ledger = (await person.call(xp.list, { query: {} })).data;
    expect(ledger).toEqual([
      {
        source: 'challenge',
        cause: '2026-11-15:questions_solved',
        day: '2026-11-15',
        amount: 70,
        title: 'Görev questions_solved',
      },
    ]);
    // Deleting an entry revokes nothing.
    await person.call(questionEntries.remove, { params: { id: entry._id } });
    expect(await solved()).toMatchObject({ current: 20, isCompleted: true });
    expect(await world.statements(() => today(person))).toBeLessThanOrEqual(1);
  });

  it('gives on reading what nobody evaluated', async () => {
    await save(challenge('questions_solved'));
    const person = await world.person();
    await solve(person, 30);
    await inParallel(10, () => today(person));
    expect((await person.call(xp.list, { query: {} })).data).toMatchObject([{ amount: 70 }]);
  });

  it('counts for the day before what is saved after midnight', async () => {
    await save(challenge('questions_solved'));
    const person = await world.person();
    await solve(person, 30);
    world.clock.set('2026-11-15T23:30:00Z');
    await awardChallenges(world.deps, person.id);
    world.clock.set('2026-11-15T18:00:00Z');
    expect((await person.call(xp.list, { query: {} })).data).toHaveLength(1);
  });
});
