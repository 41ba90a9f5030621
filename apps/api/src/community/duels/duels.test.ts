import { duels } from '@netlik/contract/community/duels';
import { userBlocks } from '@netlik/contract/community/user-blocks';
import { users } from '@netlik/contract/identity/users';
import { answer, challenge, moveDuelBack, startedDuel } from '@netlik/testkit/duel';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
let owner: TestPerson;
let opponent: TestPerson;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  owner = await world.person({ firstName: 'Sahip' });
  opponent = await world.person({ firstName: 'Rakip' });
});
afterAll(() => world.close());

const board = async (person: TestPerson, id: string, invite?: string) =>
  await person.call(duels.scoreboard, { params: { id }, query: invite ? { invite } : {} });
const create = (who: TestPerson, opponentId: string) =>
  who.call(duels.create, { body: { type: 'daily', opponentId } });
const invite = (who: TestPerson, id: string, inviteeId: string, code?: string) =>
  who.call(duels.invite, { params: { id }, body: { inviteeId, ...(code && { code }) } });
const approve = (who: TestPerson, id: string) => who.call(duels.approve, { params: { id } });
const titles = async (person: TestPerson) =>
  (
    await world.rows<{ title: string }>(
      sql`select title from notifications where user_id = ${person.id} order by id`,
    )
  ).map(({ title }) => title);

describe('POST /duels/v2', () => {
  it('waits for the opponent, starts with the acceptance and lasts as long as its type says', async () => {
    const made = await challenge(owner, opponent, '3day');
    expect(made.duel).toMatchObject({ status: 'pending', startAt: null, ownerUserId: owner.id });
    expect(made).toMatchObject({ viewer: 'owner', invites: [{ status: 'approved' }], invite: null });
    expect(await titles(opponent)).toEqual(['Sahip Y. seni düelloya çağırdı']);
    const asked = (await board(opponent, made.duel.id)).data;
    expect(asked).toMatchObject({ viewer: 'invitee', invite: { status: 'approved' }, inviteCode: null });
    world.clock.advance(60);
    const { data } = await answer(opponent, asked.invite!.id, true);
    const now = world.clock.now();
    expect(data).toMatchObject({ viewer: 'participant', invite: null, duel: { status: 'active' } });
    expect(data.duel.startAt).toBe(now.toISOString());
    expect(Date.parse(data.duel.endAt!) - now.getTime()).toBe(3 * 86_400_000);
    expect(await titles(owner)).toEqual(['Rakip Y. daveti kabul etti']);
  });

  it('is canceled when the opponent declines', async () => {
    const { duel, invites } = await challenge(owner, opponent);
    expect((await answer(opponent, invites[0]!.id, false)).data.duel.status).toBe('canceled');
    expect((await board(opponent, duel.id)).code).toBe('duel.not_found');
    expect((await answer(opponent, invites[0]!.id, true)).code).toBe('duel.invite_answered');
    const { data } = await owner.call(duels.list, {});
    expect(data.map(({ id, status }) => [id, status])).toEqual([[duel.id, 'canceled']]);
  });

  it('refuses oneself and people who may not be offered', async () => {
    expect((await create(owner, owner.id)).errors[0]?.message).toBe('Kendinizi rakip olarak seçemezsiniz.');
    const hidden = [
      await world.person({ discoverable: false }),
      await world.person({ consent: 'guardian' }),
      await world.person({ consent: 'due' }),
      await world.person({ suspended: true }),
      await world.person({ role: 'coach' }),
    ];
    for (const { id } of hidden) expect((await create(owner, id)).code).toBe('user.not_found');
  });

  it('is one waiting duel for two people, and ten open ones in all, also of 50 at once', async () => {
    const same = await inParallel(50, () => create(owner, opponent.id));
    expect(countStatuses(same)).toEqual({ 201: 1, 409: 49 });
    expect((await create(opponent, owner.id)).code).toBe('duel.invite_exists');
    const others = await Promise.all(Array.from({ length: 15 }, () => world.person()));
    const answers = await inParallel(15, (n) => create(owner, others[n]!.id));
    expect(countStatuses(answers)).toEqual({ 201: 9, 409: 6 });
  });
});

describe('POST /duels/v2/invites/:id/respond', () => {
  it('starts the duel once of 50 acceptances', async () => {
    const { duel, invites } = await challenge(owner, opponent);
    const answers = await inParallel(50, () => answer(opponent, invites[0]!.id, true));
    expect(countStatuses(answers)).toEqual({ 200: 50 });
    expect(new Set(answers.map(({ data }) => data.duel.endAt)).size).toBe(1);
    expect((await board(owner, duel.id)).data.scores).toHaveLength(2);
    expect(await titles(owner)).toHaveLength(1);
  });

  it('gives one result of 50 who accept and decline', async () => {
    const { duel, invites } = await challenge(owner, opponent);
    const answers = await inParallel(50, (n) => answer(opponent, invites[0]!.id, n % 2 === 0));
    expect(countStatuses(answers)).toEqual({ 200: 25, 409: 25 });
    expect(['active', 'canceled']).toContain((await board(owner, duel.id)).data.duel.status);
  });

  it('hides invites of others', async () => {
    const { invites } = await challenge(owner, opponent);
    const stranger = await world.person();
    for (const person of [stranger, owner])
      expect((await answer(person, invites[0]!.id, true)).code).toBe('duel.invite_not_found');
    expect((await approve(opponent, invites[0]!.id)).code).toBe('duel.invite_not_found');
  });
});

describe('POST /duels/v2/:id/invite', () => {
  it('lets the owner invite, in the first three hours only', async () => {
    const id = await startedDuel(owner, opponent);
    const third = await world.person();
    expect((await invite(opponent, id, third.id)).code).toBe('duel.owner_only');
    expect((await invite(third, id, third.id)).code).toBe('duel.not_found');
    const { data } = await invite(owner, id, third.id);
    expect(data.invites).toMatchObject([{ status: 'approved', person: { _id: third.id } }]);
    expect((await invite(owner, id, third.id)).code).toBe('duel.invite_exists');
    await moveDuelBack(world.db, id, 3.1);
    expect((await invite(owner, id, (await world.person()).id)).code).toBe('duel.invite_closed');
    // A person invited in time may still join.
    expect((await answer(third, data.invites[0]!.id, true)).data.scores).toHaveLength(3);
  });

  it('lets whoever has the link ask, the owner approve, and the asker accept', async () => {
    const id = await startedDuel(owner, opponent);
    const code = (await board(owner, id)).data.inviteCode!;
    const guest = await world.person({ discoverable: false, firstName: 'Konuk' });
    expect((await board(guest, id)).code).toBe('duel.not_found');
    const seen = (await board(guest, id, code)).data;
    expect(seen).toMatchObject({ viewer: 'guest', scores: [], invite: null, duel: { opponent: null } });
    const asked = (await invite(guest, id, guest.id, code)).data;
    expect(asked).toMatchObject({ viewer: 'guest', invite: { status: 'pending' } });
    expect((await answer(guest, asked.invite!.id, true)).code).toBe('duel.invite_answered');
    const prompt = (await board(owner, id)).data.invite!;
    expect(prompt).toMatchObject({ id: asked.invite!.id, person: { firstName: 'Konuk' } });
    await approve(owner, prompt.id);
    const approved = (await board(guest, id)).data;
    expect(approved).toMatchObject({ viewer: 'invitee', invite: { status: 'approved' } });
    expect((await answer(guest, prompt.id, true)).data.viewer).toBe('participant');
    expect(await titles(guest)).toEqual(['Düelloya katılabilirsin']);
  });

  it('lets the owner turn a request down for good', async () => {
    const id = await startedDuel(owner, opponent);
    const code = (await board(owner, id)).data.inviteCode!;
    const guest = await world.person();
    const { data } = await invite(guest, id, guest.id, code);
    expect((await answer(owner, data.invite!.id, false)).data.invite).toBeNull();
    expect((await invite(guest, id, guest.id, code)).code).toBe('duel.invite_answered');
  });

  it('takes 20 people, however many are invited, ask and accept at once', async () => {
    const id = await startedDuel(owner, opponent);
    const people = await Promise.all(Array.from({ length: 25 }, () => world.person()));
    const invited = await inParallel(50, (n) => invite(owner, id, people[n % 25]!.id));
    expect(countStatuses(invited)).toEqual({ 200: 18, 409: 32 });
    const { invites } = (await board(owner, id)).data;
    const accepted = await inParallel(36, (n) => {
      const each = invites[n % 18]!;
      return answer(people.find((person) => person.id === each.person._id)!, each.id, true);
    });
    expect(countStatuses(accepted)).toEqual({ 200: 36 });
    expect((await board(owner, id)).data.scores).toHaveLength(20);
  });
});

describe('a blocked person', () => {
  it('is neither found nor challenged, and sees no invite, in both directions', async () => {
    const { invites, duel } = await challenge(owner, opponent);
    await opponent.call(userBlocks.block, { params: { id: owner.id } });
    for (const [one, other] of [
      [owner, opponent],
      [opponent, owner],
    ] as const) {
      const found = await one.call(users.byEmail, { query: { email: other.email } });
      expect(found.code).toBe('user.not_found');
      expect((await create(one, other.id)).code).toBe('user.not_found');
    }
    expect((await opponent.call(duels.active, {})).data).toEqual([]);
    expect((await board(opponent, duel.id)).code).toBe('duel.not_found');
    expect((await answer(opponent, invites[0]!.id, true)).code).toBe('duel.invite_not_found');
    await opponent.call(userBlocks.unblock, { params: { id: owner.id } });
    expect((await answer(opponent, invites[0]!.id, true)).status).toBe(200);
  });
});

describe('GET /users/basic', () => {
  it('knows people one shares a duel with', async () => {
    const query = { ids: opponent.id };
    expect((await owner.call(users.basic, { query })).data).toEqual([]);
    await startedDuel(owner, opponent);
    expect((await owner.call(users.basic, { query })).data).toMatchObject([{ firstName: 'Rakip' }]);
  });
});
