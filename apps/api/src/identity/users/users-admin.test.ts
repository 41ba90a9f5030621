import { account } from '@netlik/contract/identity/account';
import { signIn } from '@netlik/contract/identity/sign-in';
import { users } from '@netlik/contract/identity/users';
import { mailedLink } from '@netlik/testkit/mailed-link';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
let admin: TestPerson;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person({ role: 'admin', firstName: 'Ana', lastName: 'Yönetici' });
});
afterAll(() => world.close());

const update = (id: string, body: Parameters<typeof admin.call<typeof users.update>>[1]['body']) =>
  admin.call(users.update, { params: { id }, body });

describe('GET /users', () => {
  const list = (query: NonNullable<Parameters<typeof admin.call<typeof users.list>>[1]['query']>) =>
    admin.call(users.list, { query });

  it('is for admins', async () => {
    for (const role of ['student', 'coach'] as const)
      expect((await (await world.person({ role })).call(users.list, {})).code).toBe('access.role');
  });

  it('pages newest first, without gap or repetition', async () => {
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      made.unshift((await world.person({ firstName: `Sayfa${n}` })).id);
      // Ids of one millisecond are in no order.
      const madeAt = Date.now();
      await vi.waitUntil(() => Date.now() > madeAt, { interval: 1 });
    }
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await list({ q: 'sayfa', page, limit: 2 }));
    expect(pages.flatMap(({ data }) => data.map(({ _id }) => _id))).toEqual(made);
    expect(pages.map(({ pagination }) => pagination)).toEqual(
      [1, 2, 3].map((page) => ({ page, limit: 2, total: 5 })),
    );
  });

  it('gives 20 a page unless told, 100 at most', async () => {
    expect((await admin.call(users.list, {})).pagination).toMatchObject({ page: 1, limit: 20 });
    expect((await list({ limit: 101 })).status).toBe(400);
    expect((await list({ page: 0 })).status).toBe(400);
  });

  it('filters by role and by status', async () => {
    const coach = await world.person({ role: 'coach', firstName: 'Süzgeç' });
    const waiting = await world.person({ verified: false, firstName: 'Süzgeç' });
    const banned = await world.person({ suspended: true, firstName: 'Süzgeç' });
    const ids = async (query: object) => (await list({ q: 'süzgeç', ...query })).data.map(({ _id }) => _id);
    expect(await ids({ role: 'coach' })).toEqual([coach.id]);
    expect(await ids({ status: 'inactive' })).toEqual([waiting.id]);
    expect(await ids({ status: 'banned' })).toEqual([banned.id]);
    expect(await ids({ status: 'active' })).toEqual([coach.id]);
    expect((await list({ q: 'süzgeç', status: 'banned' })).data[0]).toMatchObject({
      status: 'banned',
      isActive: false,
    });
  });

  it.each([
    ['sukru', 'Şükrü'],
    ['ŞÜKRÜ', 'Şükrü'],
    ['ışıl', 'IŞIL'],
    ['IŞIL', 'ışıl'],
    ['isil', 'Işıl'],
    ['İREM', 'irem'],
    ['cağla', 'Çağla'],
    ['kâmil', 'Kamil'],
  ])('finds by %s the one called %s', async (q, firstName) => {
    const { id } = await world.person({ firstName });
    expect((await list({ q, limit: 100 })).data.map(({ _id }) => _id)).toContain(id);
  });

  it.each(['student', 'coach', 'admin'] as const)(
    'says of a %s how complete the profile is, as it does',
    async (role) => {
      const person = await world.person({ role, firstName: `Dolu ${role}` });
      const goal = { name: 'Boğaziçi Üniversitesi', department: 'Tıp', priority: 1 };
      const { data } = await person.call(users.update, {
        params: { id: person.id },
        body: {
          firstName: 'Dolu',
          lastName: role,
          phone: '0532',
          ...(role === 'student' && { targetUniversities: [goal] }),
        },
      });
      expect(data.profileCompleteness).toBe(role === 'student' ? 33 : 60);
      const [listed] = (await list({ q: person.email })).data;
      expect(listed!.profileCompleteness).toBe(data.profileCompleteness);
    },
  );

  it('finds by a part of the e-mail, and takes % and _ for themselves', async () => {
    const { id } = await world.person({ email: 'bulunur_kisi@test.example' });
    expect((await list({ q: 'NUR_KI' })).data.map(({ _id }) => _id)).toEqual([id]);
    expect((await list({ q: 'nur%ki' })).data).toEqual([]);
    expect((await list({ q: 'nurxki' })).data).toEqual([]);
  });
});

describe('POST /users', () => {
  const create = (body: Parameters<typeof admin.call<typeof users.create>>[1]['body']) =>
    admin.call(users.create, { body });

  it('creates an account that can sign in at once', async () => {
    const made = await create({ email: 'Yapilan@Test.example', password: 'ilk-parola-1', role: 'coach' });
    expect([made.status, made.data.status, made.data.role]).toEqual([201, 'active', 'coach']);
    const entered = await world.call(signIn.login, {
      body: { email: 'yapilan@test.example', password: 'ilk-parola-1' },
    });
    expect(entered.data.user._id).toBe(made.data._id);
  });

  it('makes a student unless told', async () => {
    const { data } = await create({
      email: 'ogr@test.example',
      password: 'ilk-parola-1',
      firstName: ' Ece ',
    });
    expect(data).toMatchObject({ role: 'student', firstName: 'Ece' });
  });

  it('refuses a known e-mail, also of 20 at once, and a common password', async () => {
    const answers = await inParallel(20, () =>
      create({ email: 'bir@test.example', password: 'ilk-parola-1' }),
    );
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 19 });
    expect(answers.find(({ status }) => status === 409)?.code).toBe('user.email_taken');
    expect((await create({ email: 'iki@test.example', password: '123456' })).code).toBe('password.common');
  });
});

describe('PUT /users/:id by an admin', () => {
  it('changes e-mail, role and names', async () => {
    const { id } = await world.person();
    const { data } = await update(id, {
      firstName: 'Yeni',
      lastName: 'Ad',
      email: 'YeniAdres@test.example',
      role: 'coach',
    });
    expect(data).toMatchObject({ firstName: 'Yeni', email: 'yeniadres@test.example', role: 'coach' });
    expect((await admin.call(users.list, { query: { q: 'yeni ad' } })).data.map(({ _id }) => _id)).toEqual([
      id,
    ]);
  });

  it('refuses an e-mail that is taken', async () => {
    const [a, b] = [await world.person(), await world.person()];
    expect((await update(a.id, { email: b.email, firstName: 'Olmaz' })).code).toBe('user.email_taken');
    expect((await admin.call(users.get, { params: { id: a.id } })).data.firstName).not.toBe('Olmaz');
  });

  it('invalidates links mailed to the old address', async () => {
    const person = await world.person();
    await world.call(signIn.forgotPassword, { body: { email: person.email } });
    const { token } = await mailedLink(world, person.email);
    await update(person.id, { email: `yeni-${person.email}` });
    const answer = await world.call(signIn.resetPassword, { body: { token, newPassword: 'ele-gecirdim-1' } });
    expect(answer.code).toBe('token.invalid');
  });

  it('suspends, which ends the sessions, and lets back in', async () => {
    const person = await world.person();
    await update(person.id, { isActive: false });
    expect((await person.call(account.profile, {})).code).toBe('session.expired');
    expect(await world.rows(sql`select id from sessions where user_id = ${person.id}`)).toEqual([]);
    await update(person.id, { isActive: true });
    expect((await person.call(account.profile, {})).code).toBe('session.expired');
  });

  it('refuses to change one’s own role or state', async () => {
    await world.person({ role: 'admin' });
    for (const body of [{ role: 'coach' } as const, { isActive: false }])
      expect((await update(admin.id, body)).code).toBe('user.self_change');
    expect((await update(admin.id, { role: 'admin', isActive: true, firstName: 'Ana' })).status).toBe(200);
  });

  it('answers 404 for an unknown id', async () => {
    expect((await update('01890000-0000-7000-8000-000000000000', { bio: 'x' })).code).toBe('user.not_found');
  });
});

describe('the last admin', () => {
  let lone: World;
  beforeAll(async () => {
    lone = await openWorld();
  });
  afterAll(() => lone.close());

  const activeAdmins = async () =>
    (await lone.rows<{ id: string }>(sql`select id from users where role = 'admin' and is_active`)).length;
  const adminsAlone = async (count: number) => {
    await lone.db.run(sql`update users set is_active = false`);
    return Promise.all(Array.from({ length: count }, () => lone.person({ role: 'admin' })));
  };

  it('cannot be demoted, suspended or erased, also while a suspended one exists', async () => {
    const [only] = (await adminsAlone(1)) as [TestPerson];
    await lone.person({ role: 'admin', suspended: true });
    const params = { id: only.id };
    const answers = [
      await only.call(users.update, { params, body: { role: 'student' } }),
      await only.call(users.update, { params, body: { isActive: false } }),
      await only.call(users.remove, { params }),
    ];
    for (const { status, code } of answers) expect([status, code]).toEqual([409, 'user.last_admin']);
    expect((await only.call(users.list, {})).status).toBe(200);
  });

  it.each(['demote', 'suspend', 'erase'])('stays when two %s each other, 50 calls at once', async (what) => {
    const act = (person: TestPerson, { id }: TestPerson): Promise<{ status: number }> =>
      what === 'erase'
        ? person.call(users.remove, { params: { id } })
        : person.call(users.update, {
            params: { id },
            body: what === 'demote' ? { role: 'student' } : { isActive: false },
          });
    for (let round = 0; round < 3; round += 1) {
      const [one, two] = (await adminsAlone(2)) as [TestPerson, TestPerson];
      const answers = await inParallel(50, (n) => (n % 2 ? act(one, two) : act(two, one)));
      for (const { status } of answers) expect([200, 401, 403, 404, 409]).toContain(status);
      expect(countStatuses(answers)[200]).toBeGreaterThanOrEqual(1);
      expect(await activeAdmins()).toBe(1);
    }
  });
});
