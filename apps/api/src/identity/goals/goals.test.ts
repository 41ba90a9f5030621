import { randomUUID } from 'node:crypto';
import { account } from '@netlik/contract/identity/account';
import { users } from '@netlik/contract/identity/users';
import { uploads } from '@netlik/contract/platform/uploads';
import { inParallel } from '@netlik/testkit/parallel';
import { tinyPicture } from '@netlik/testkit/pictures';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ catalogue: true });
});
afterAll(() => world.close());

type Goal = { _id?: string; name: string; department: string; priority: number; image?: string | null };
const goal = (more: Partial<Goal> = {}): Goal => ({
  name: 'Boğaziçi Üniversitesi',
  department: 'Bilgisayar Mühendisliği',
  priority: 1,
  ...more,
});
const save = (person: TestPerson, targetUniversities: Goal[], id = person.id) =>
  person.call(users.update, { params: { id }, body: { targetUniversities } });
const goalsOf = async (person: TestPerson) =>
  (await person.call(account.profile, {})).data.targetUniversities;
const upload = async (person: TestPerson) =>
  (await person.call(uploads.universityImage, { file: tinyPicture })).data.imageUrl;

describe('PUT /users/:id with targetUniversities', () => {
  it('saves the list, best first, with the lowest score of 2026', async () => {
    const person = await world.person();
    const free = goal({ name: 'Hayalimdeki Üniversite', department: 'Uzay', priority: 7 });
    const { data } = await save(person, [free, goal()]);
    const [first, second] = data.targetUniversities;
    expect(first).toMatchObject({ ...goal(), image: null, placement: { year: 2026 } });
    const [hardest, ...others] = first!.placement!.variants;
    expect(hardest).toMatchObject({ scoreType: 'SAY' });
    expect(hardest!.minScore).toBeGreaterThan(400);
    for (const { minScore } of others) expect(minScore).toBeLessThan(hardest!.minScore);
    expect(second).toMatchObject({ ...free, placement: null });
    expect(await goalsOf(person)).toEqual(data.targetUniversities);
  });

  it('takes ten and refuses the eleventh', async () => {
    const person = await world.person();
    const ten = Array.from({ length: 10 }, (_, n) => goal({ priority: n + 1 }));
    expect((await save(person, ten)).data.targetUniversities).toHaveLength(10);
    const answer = await save(person, [...ten, goal()]);
    expect([answer.status, answer.errors]).toEqual([
      400,
      [{ path: 'targetUniversities', message: 'En fazla 10 hedef üniversite ekleyebilirsin' }],
    ]);
    expect(await goalsOf(person)).toHaveLength(10);
    expect((await save(person, [])).data.targetUniversities).toEqual([]);
  });

  it.each([
    ['priority', 0, 'Öncelik 1 ile 10 arasında olmalı'],
    ['priority', 11, 'Öncelik 1 ile 10 arasında olmalı'],
    ['priority', 1.5, 'Öncelik gereklidir'],
    ['name', ' ', 'Üniversite adı gereklidir'],
    ['name', 'n'.repeat(101), 'Üniversite adı en fazla 100 karakter olabilir'],
    ['department', '', 'Bölüm gereklidir'],
    ['department', 'd'.repeat(101), 'Bölüm en fazla 100 karakter olabilir'],
    ['image', 'https://evil.example/a.webp', 'Resim adresi geçersiz'],
    ['image', '/api/files/avatars/../../x.webp', 'Resim adresi geçersiz'],
  ])('refuses the %s %s with its own words', async (field, value, message) => {
    const answer = await save(await world.person(), [goal(), goal({ [field]: value })]);
    expect([answer.status, answer.errors[0]]).toEqual([
      400,
      { path: `targetUniversities.1.${field}`, message },
    ]);
  });

  it('keeps the ids and the first day of what stays', async () => {
    const person = await world.person();
    const [kept, dropped] = (await save(person, [goal(), goal({ priority: 2 })])).data.targetUniversities;
    world.clock.advance(60);
    const changed = goal({ _id: kept!._id, department: 'Fizik', priority: 3 });
    const after = (await save(person, [changed, goal({ priority: 9 })])).data.targetUniversities;
    expect(after.map(({ _id }) => _id === kept!._id)).toEqual([true, false]);
    expect(after.some(({ _id }) => _id === dropped!._id)).toBe(false);
    const rows = await world.rows<{ id: string; at: string }>(sql`
      select id, created_at as at from target_universities where user_id = ${person.id} order by priority`);
    expect(Date.parse(rows[1]!.at) - Date.parse(rows[0]!.at)).toBe(60_000);
  });

  it('makes a new entry of an id that is another’s, unknown or given twice', async () => {
    const [person, other] = [await world.person(), await world.person()];
    const [theirs] = (await save(other, [goal()])).data.targetUniversities;
    const mine = (await save(person, [goal()])).data.targetUniversities[0]!._id;
    const list = [theirs!._id, randomUUID(), mine, mine].map((_id) => goal({ _id, department: 'Çaldım' }));
    const ids = (await save(person, list)).data.targetUniversities.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(4);
    expect(ids.filter((id) => id === mine)).toHaveLength(1);
    expect(ids).not.toContain(theirs!._id);
    expect(await goalsOf(other)).toEqual([theirs]);
  });

  it('shows a picture that the person uploaded, and no other', async () => {
    const [person, other] = [await world.person(), await world.person()];
    const image = await upload(person);
    const [saved] = (await save(person, [goal({ image })])).data.targetUniversities;
    expect(saved!.image).toBe(image);
    // Images from the profile are accepted back, even after their signature expires.
    const again = goal({ _id: saved!._id, image: `${image.split('?')[0]}?d=1&s=eski` });
    expect((await save(person, [again])).data.targetUniversities[0]!.image).toBe(image);
    for (const foreign of [
      await upload(other),
      `/api/files/universities/${'0'.repeat(32)}.webp`,
      `/api/files/backups/${'0'.repeat(32)}.webp`,
    ]) {
      const answer = await save(person, [goal(), goal({ image: foreign })]);
      expect([answer.status, answer.errors]).toEqual([
        422,
        [{ path: 'targetUniversities.1.image', message: 'Bu resmi yeniden yükle' }],
      ]);
    }
    expect((await goalsOf(person)).map((each) => each.image)).toEqual([image]);
    expect(
      (await save(person, [goal({ _id: saved!._id, image: null })])).data.targetUniversities[0]!.image,
    ).toBeNull();
  });

  it('never has more than ten, however many save at once', async () => {
    const person = await world.person();
    const answers = await inParallel(50, (n) =>
      save(
        person,
        Array.from({ length: 1 + (n % 10) }, (_, at) => goal({ priority: at + 1, department: `${n}` })),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    const left = await goalsOf(person);
    expect(left.length).toBeLessThanOrEqual(10);
    expect(new Set(left.map(({ department }) => department)).size).toBe(1);
  });
});

describe('GET /users/profile', () => {
  it('is one statement, goals and all', async () => {
    const person = await world.person();
    await save(
      person,
      Array.from({ length: 10 }, (_, n) => goal({ priority: n + 1 })),
    );
    await goalsOf(person);
    expect(await world.statements(() => goalsOf(person))).toBeLessThanOrEqual(1);
  });
});
