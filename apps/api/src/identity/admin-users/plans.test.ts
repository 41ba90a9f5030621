import { assistant } from '@netlik/contract/assistant/assistant';
import { coachLive } from '@netlik/contract/coaching/coach-live';
import { coachNotes } from '@netlik/contract/coaching/coach-notes';
import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { myCoach } from '@netlik/contract/coaching/my-coach';
import { rooms } from '@netlik/contract/community/rooms/rooms';
import { examAttempts } from '@netlik/contract/exams/exam-attempts';
import { account } from '@netlik/contract/identity/account';
import { adminUsers } from '@netlik/contract/identity/admin-users';
import { users } from '@netlik/contract/identity/users';
import { audit } from '@netlik/contract/platform/audit';
import { notifications } from '@netlik/contract/platform/notifications';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { endExpiredPremium } from './plans.service.ts';

const NOW = '2026-11-15T09:00:00Z';
let world: World;
let admin: TestPerson;
beforeAll(async () => {
  world = await openWorld({ now: NOW });
  admin = await world.person({ role: 'admin' });
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(NOW));

const planOf = async ({ id }: TestPerson) => (await admin.call(adminUsers.plan, { params: { id } })).data;
type PlanBody = { tier: 'free' | 'premium'; resetLimits?: boolean; premiumUntil?: string | null };
const setPlan = ({ id }: TestPerson, body: PlanBody) =>
  admin.call(adminUsers.setPlan, { params: { id }, body });
const setLimits = (
  { id }: TestPerson,
  body: { activePlansMax?: number | null; examsPerMonth?: number | null },
) => admin.call(adminUsers.setLimits, { params: { id }, body });
const setEntitlements = ({ id }: TestPerson, entitlements: object) =>
  admin.call(adminUsers.setEntitlements, { params: { id }, body: { entitlements } });
const actionsAbout = async ({ id }: TestPerson) =>
  (await admin.call(audit.list, { query: { userId: id } })).data.map(({ action }) => action);
const titlesOf = async (person: TestPerson) =>
  (await person.call(notifications.list, { query: {} })).data.map(({ title }) => title);

const coached = async () => {
  const coach = await world.person({ role: 'coach' });
  const student = await world.person({ tier: 'premium' });
  await coach.call(coachStudents.assign, { params: { id: student.id } });
  return { coach, student };
};

describe('PUT /admin/users/:id/plan', () => {
  it('switches the tier at once, and is audited', async () => {
    const student = await world.person();
    expect((await student.call(account.profile, {})).data.plan.tier).toBe('free');
    const { data } = await setPlan(student, { tier: 'premium' });
    expect(data).toMatchObject({
      plan: { tier: 'premium', status: 'active', premiumUntil: null },
      limits: { activePlansMax: 5, examsPerMonth: 20 },
      entitlements: { coachAccess: true, aiAssistant: true, studyRooms: true },
    });
    expect((await student.call(account.profile, {})).data.plan.tier).toBe('premium');
    expect(await actionsAbout(student)).toEqual(['plan.changed']);
    await setPlan(student, { tier: 'premium' });
    expect(await actionsAbout(student)).toHaveLength(1);
  });

  it('keeps own limits unless they are reset', async () => {
    const student = await world.person();
    await setLimits(student, { activePlansMax: 3, examsPerMonth: 7 });
    await setPlan(student, { tier: 'premium' });
    expect((await planOf(student)).limits).toEqual({ activePlansMax: 3, examsPerMonth: 7 });
    const { data } = await setPlan(student, { tier: 'premium', resetLimits: true });
    expect([data.limits, data.ownLimits]).toEqual([
      { activePlansMax: 5, examsPerMonth: 20 },
      { activePlansMax: null, examsPerMonth: null },
    ]);
  });

  it('ends premium when its time has come, once, with notice', async () => {
    const { coach, student } = await coached();
    const premiumUntil = '2026-11-15T09:05:00.000Z';
    await setPlan(student, { tier: 'premium', premiumUntil });
    const lapsing = await admin.call(adminUsers.lapsing, { query: {} });
    expect(lapsing.data).toEqual([
      expect.objectContaining({
        _id: student.id,
        premiumUntil,
        coach: { id: coach.id, name: 'Deniz Yılmaz' },
      }),
    ]);
    await endExpiredPremium(world.deps);
    expect((await planOf(student)).plan).toEqual({ tier: 'premium', status: 'active', premiumUntil });

    world.clock.set(premiumUntil);
    await Promise.all([endExpiredPremium(world.deps), endExpiredPremium(world.deps)]);
    expect(await planOf(student)).toMatchObject({
      plan: { tier: 'free', status: 'expired', premiumUntil },
      coach: null,
    });
    expect((await student.call(account.profile, {})).data.plan.tier).toBe('free');
    expect((await actionsAbout(student)).slice(0, 2).sort()).toEqual(['coach.ended', 'plan.expired']);
    expect((await titlesOf(student)).filter((title) => title === 'Premium süren doldu')).toHaveLength(1);
  });

  it('ends coaching at the moment it lapses, before any job has run', async () => {
    const { coach, student } = await coached();
    const premiumUntil = '2026-11-15T09:05:00.000Z';
    await setPlan(student, { tier: 'premium', premiumUntil });
    const params = { id: student.id };
    const ofCoach = {
      detail: async () => (await coach.call(coachStudents.get, { params })).code,
      goal: async () =>
        (await coach.call(coachStudents.setWeeklyGoal, { params, body: { minutes: 600 } })).code,
      list: async () => (await coach.call(coachStudents.list, { query: {} })).data.length,
      person: async () => (await coach.call(users.get, { params })).code,
      note: async () =>
        (await coach.call(coachNotes.create, { params, body: { kind: 'student', text: 'Merhaba' } })).code,
      exams: async () => (await coach.call(coachStudents.exams, { params })).code,
      today: async () => (await coach.call(coachLive.attention, { query: {} })).data.length,
    };
    const asked = async () =>
      Object.fromEntries(
        await Promise.all(Object.entries(ofCoach).map(async ([name, ask]) => [name, await ask()])),
      );
    const ofStudent = async () => [
      (await student.call(account.profile, {})).data.plan.tier,
      (await student.call(myCoach.get, {})).code ?? 'ok',
    ];
    await asked();
    expect(await ofStudent()).toEqual(['premium', 'ok']);

    world.clock.set(premiumUntil);
    expect(await asked()).toEqual({
      detail: 'user.not_found',
      goal: 'user.not_found',
      list: 0,
      person: 'user.not_found',
      note: 'user.not_found',
      exams: 'user.not_found',
      today: 0,
    });
    expect(await ofStudent()).toEqual(['free', 'access.tier']);
    expect(await planOf(student)).toMatchObject({ plan: { tier: 'free', status: 'expired' }, coach: null });
    expect((await coach.call(coachStudents.assign, { params })).code).toBe('user.not_found');

    expect((await setPlan(student, { tier: 'premium' })).data).toMatchObject({
      plan: { tier: 'premium', status: 'active', premiumUntil: null },
      coach: null,
    });
    expect(await ofCoach.detail()).toBe('user.not_found');
    expect((await actionsAbout(student)).slice(0, 3)).toEqual([
      'plan.changed',
      'coach.ended',
      'plan.expired',
    ]);
  });

  it('refuses an end in the past', async () => {
    const answer = await setPlan(await world.person(), { tier: 'premium', premiumUntil: NOW });
    expect([answer.status, answer.errors[0]?.path]).toEqual([422, 'premiumUntil']);
  });
});

describe('the coach of a student', () => {
  it.each([
    ['premium', (student: TestPerson) => setPlan(student, { tier: 'free' })],
    ['coachAccess', (student: TestPerson) => setEntitlements(student, { coachAccess: false })],
  ])('goes with %s, with notice to both', async (_, take) => {
    const { coach, student } = await coached();
    await take(student);
    expect((await coach.call(coachStudents.get, { params: { id: student.id } })).code).toBe('user.not_found');
    expect(await titlesOf(student)).toContain('Koçluğun sona erdi');
    expect(await titlesOf(coach)).toContain('Bir öğrencinin koçluğu sona erdi');
    const open = await world.rows(sql`
      select id from coach_assignments where user_id = ${student.id} and ended_at is null`);
    expect(open).toEqual([]);
  });

  it('cannot take a student without coachAccess', async () => {
    const coach = await world.person({ role: 'coach' });
    const student = await world.person({ tier: 'premium' });
    await setEntitlements(student, { coachAccess: false });
    const assign = () => coach.call(coachStudents.assign, { params: { id: student.id } });
    expect((await assign()).code).toBe('user.not_found');
    await setEntitlements(student, { coachAccess: null });
    expect((await assign()).status).toBe(200);
  });

  it('is not suspended, demoted or erased before the students are moved', async () => {
    const { coach, student } = await coached();
    const params = { id: coach.id };
    const tries = () => [
      () => admin.call(users.update, { params, body: { isActive: false } }),
      () => admin.call(users.update, { params, body: { role: 'student' } }),
      () => admin.call(users.remove, { params }),
    ];
    for (const attempt of tries()) {
      const answer = await attempt();
      expect([answer.status, answer.code]).toEqual([409, 'user.has_students']);
    }
    await setPlan(student, { tier: 'free' });
    for (const attempt of tries().slice(0, 1)) expect((await attempt()).status).toBe(200);
    expect(await actionsAbout(coach)).toEqual(['user.suspended']);
  });
});

describe('PUT /admin/users/:id/limits', () => {
  it('holds from the next call, and null is the tier’s again', async () => {
    const student = await world.person();
    const quota = async () => (await student.call(examAttempts.overview, {})).data.quota.limit;
    expect(await quota()).toBe(2);
    await setLimits(student, { examsPerMonth: 0 });
    expect(await quota()).toBe(0);
    await setLimits(student, { examsPerMonth: null });
    expect(await quota()).toBe(2);
    expect(await actionsAbout(student)).toEqual(['limits.changed', 'limits.changed']);
  });

  it('refuses limits out of range', async () => {
    const answer = await setLimits(await world.person(), { activePlansMax: -1 });
    expect([answer.status, answer.errors[0]?.path]).toEqual([400, 'activePlansMax']);
  });
});

describe('PUT /admin/users/:id/entitlements', () => {
  it('refuses unknown names', async () => {
    const answer = await setEntitlements(await world.person(), { superPowers: true });
    expect([answer.status, answer.errors[0]?.path]).toEqual([400, 'entitlements.superPowers']);
  });

  it('replaces the own switches', async () => {
    const student = await world.person();
    await setEntitlements(student, { aiAssistant: false, studyRooms: false });
    const { data } = await setEntitlements(student, { studyRooms: false });
    expect([data.entitlements, data.ownEntitlements]).toEqual([
      { coachAccess: false, aiAssistant: true, studyRooms: false },
      { studyRooms: false },
    ]);
  });
});

describe('PUT /users/:id', () => {
  it('is audited when an admin does it, not when the person does', async () => {
    const student = await world.person();
    const params = { id: student.id };
    await student.call(users.update, { params, body: { firstName: 'Kendi' } });
    expect(await actionsAbout(student)).toEqual([]);
    await admin.call(users.update, { params, body: { firstName: 'Yeni', isActive: false } });
    const { data } = await admin.call(audit.list, { query: { userId: student.id } });
    // Entries of the same instant are unordered.
    expect(Object.fromEntries(data.map(({ action, after }) => [action, after]))).toEqual({
      'user.suspended': { isActive: false },
      'user.changed': { firstName: 'changed' },
    });
  });
});

describe('an entitlement that was taken away', () => {
  it('closes rooms and the assistant to the student at once, and comes back', async () => {
    const student = await world.person();
    const codes = async () => [
      (await student.call(rooms.list, {})).code,
      (await student.call(assistant.chat, { body: { message: 'bu hafta ne kadar çalıştım' } })).code,
    ];
    expect(await codes()).toEqual([null, null]);
    await setEntitlements(student, { studyRooms: false, aiAssistant: false });
    expect(await codes()).toEqual(['access.entitlement', 'access.entitlement']);
    await setEntitlements(student, {});
    expect(await codes()).toEqual([null, null]);
  });
});
