import { account, NOTICE_VERSION } from '@netlik/contract/identity/account';
import { signIn } from '@netlik/contract/identity/sign-in';
import { users } from '@netlik/contract/identity/users';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { exportData } from './export.service.ts';

let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await openWorld();
  passwordHash = await world.deps.passwords.hash('silmek-icin-1');
});
afterAll(() => world.close());

const erase = (person: TestPerson, password?: string, id = person.id) =>
  person.call(users.remove, { params: { id }, ...(password === undefined ? {} : { body: { password } }) });
const exists = async (id: string) =>
  (await world.rows(sql`select id from users where id = ${id}`)).length === 1;

type Reference = { table: string; column: string; rule: string };
const referencesToUsers = () =>
  world.rows<Reference>(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column",
      case c.confdeltype when 'c' then 'CASCADE' when 'n' then 'SET NULL' else c.confdeltype::text end as "rule"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'public.users'::regclass
    order by 1, 2`);

describe('DELETE /users/:id', () => {
  it('erases the own account with the right password, and writes it into the ledger', async () => {
    const person = await world.person({ passwordHash });
    await world.call(signIn.forgotPassword, { body: { email: person.email } });
    await world.answerMailRequests();
    await person.call(account.ticket, {});
    expect((await erase(person, 'silmek-icin-1')).status).toBe(200);

    for (const { table, column } of await referencesToUsers()) {
      const { rows } = await world.db.raw(`select 1 from "${table}" where "${column}" = $1`, [person.id]);
      expect([table, rows]).toEqual([table, []]);
    }
    expect(await exists(person.id)).toBe(false);
    const ledger = await world.rows<object>(sql`select * from erasures where user_id = ${person.id}`);
    expect(ledger).toEqual([{ user_id: person.id, erased_at: world.clock.now().toISOString() }]);
    expect((await person.call(account.profile, {})).code).toBe('session.expired');
    const renewed = await world.call(signIn.refresh, { body: { refreshToken: person.refreshToken } });
    expect(renewed.code).toBe('session.refresh_invalid');
  });

  it('leaves nothing with the address of the person, or of their guardian, behind', async () => {
    const person = await world.person({ passwordHash, email: 'unutulacak@test.example', consent: 'due' });
    const guardian = { name: 'unutulacak veli', email: 'unutulacak-veli@test.example' };
    await person.call(account.consent, {
      body: { birthYear: 2010, noticeVersion: NOTICE_VERSION, guardian },
    });
    await world.call(signIn.forgotPassword, { body: { email: person.email } });
    await world.answerMailRequests();
    // This mail is still pending when the account is erased.
    await world.call(signIn.forgotPassword, { body: { email: person.email } });
    await world.call(signIn.login, { body: { email: person.email, password: 'yanlis-parola' } });
    await erase(person, 'silmek-icin-1');
    const tables = await world.rows<{ name: string }>(sql`
      select table_name as name from information_schema.tables where table_schema = 'public'`);
    for (const { name } of tables) {
      const { rows } = await world.db.raw(`select 1 from "${name}" t where t::text like '%unutulacak%'`, []);
      expect([name, rows]).toEqual([name, []]);
    }
    expect(await world.rows(sql`select id from jobs.job where data::text like '%unutulacak%'`)).toEqual([]);
  });

  it('is refused to a coach who has students, until they are moved', async () => {
    const coach = await world.person({ role: 'coach' });
    const student = await world.person({ coachId: coach.id });
    expect((await erase(coach)).code).toBe('user.has_students');
    await world.db.run(sql`update users set coach_id = null where id = ${student.id}`);
    expect((await erase(coach)).status).toBe(200);
    expect(await exists(student.id)).toBe(true);
  });

  it('refuses a wrong or missing password, 5 times, and then any', async () => {
    const person = await world.person({ passwordHash });
    const answers = await inParallel(20, (n) => erase(person, n % 2 ? 'yanlis-parola' : undefined));
    expect(countStatuses(answers)).toEqual({ 422: 5, 429: 15 });
    const wrong = answers.find(({ status }) => status === 422)!;
    expect([wrong.code, wrong.errors[0]?.path]).toEqual(['password.wrong', 'password']);
    expect((await erase(person, 'silmek-icin-1')).status).toBe(429);
    expect(await exists(person.id)).toBe(true);
  });

  it('asks no password of an account that has none', async () => {
    const person = await world.person({ passwordHash: null });
    expect((await erase(person)).status).toBe(200);
    expect(await exists(person.id)).toBe(false);
  });

  it("hides another's account from students and coaches, and lets an admin erase it", async () => {
    const coach = await world.person({ role: 'coach' });
    const victim = await world.person({ passwordHash, coachId: coach.id });
    for (const person of [await world.person(), coach])
      expect((await erase(person, 'silmek-icin-1', victim.id)).code).toBe('user.not_found');
    expect(await exists(victim.id)).toBe(true);
    const admin = await world.person({ role: 'admin' });
    expect((await erase(admin, undefined, victim.id)).status).toBe(200);
    expect((await erase(admin, undefined, victim.id)).code).toBe('user.not_found');
  });

  it('is done once of 20 calls at once', async () => {
    const person = await world.person();
    const answers = await inParallel(20, () => erase(person));
    expect(countStatuses(answers)[200]).toBe(1);
    for (const { status } of answers) expect([200, 401, 404]).toContain(status);
  });
});

describe('GET /users/export', () => {
  it('holds every table with rows of a person', async () => {
    // Excluded: refresh tokens (only hashes), a student's coach, an alert's author and membership in a
    // coach's group.
    const person = await world.person();
    const owning = (await referencesToUsers()).filter(
      ({ table, column }) => !['coach_id', 'created_by'].includes(column) && table !== 'coach_group_students',
    );
    const { data } = await person.call(account.exportData, {});
    expect(Object.keys(data.tables).sort()).toEqual(
      [...new Set(['users', ...owning.map(({ table }) => table)])].sort(),
    );
  });

  it('lets every reference to a person go with them, or forget them', async () => {
    for (const { table, rule } of await referencesToUsers())
      expect([table, ['CASCADE', 'SET NULL'].includes(rule)]).toEqual([table, true]);
  });

  it("holds the person's own rows and nobody else's", async () => {
    const other = await world.person();
    const person = await world.person({ firstName: 'Dışa', lastName: 'Aktaran' });
    await person.call(account.ticket, {});
    const { data } = await person.call(account.exportData, {});
    expect(data.generatedAt).toBe(world.clock.now().toISOString());
    expect(data.tables.users).toEqual([expect.objectContaining({ id: person.id, first_name: 'Dışa' })]);
    expect(data.tables.sessions).toEqual([expect.objectContaining({ user_id: person.id })]);
    expect(data.tables.user_tokens).toEqual([expect.objectContaining({ purpose: 'ticket' })]);
    expect(JSON.stringify(data)).not.toContain(other.id);
  });

  it('shows one moment: what changes while it is read is not half in it', async () => {
    const person = await world.person();
    const actor = { id: person.id } as Actor;
    // Signs the person out elsewhere just before the sessions are read.
    const signingOut: Deps['db']['transaction'] = (work) =>
      world.db.transaction((tx) =>
        work({
          ...tx,
          many: async (query) => {
            if (query.text.includes('sessions'))
              await world.db.run(sql`delete from sessions where user_id = ${person.id}`);
            return tx.many(query);
          },
        }),
      );
    const data = await exportData({ ...world.deps, db: { ...world.db, transaction: signingOut } }, actor);
    expect(data.tables.sessions).toHaveLength(1);
  });

  it('holds nothing that opens the account', async () => {
    const person = await world.person({ passwordHash, verified: true });
    await world.call(signIn.forgotPassword, { body: { email: person.email } });
    await world.answerMailRequests();
    const text = JSON.stringify((await person.call(account.exportData, {})).data);
    expect(text).not.toContain('argon2');
    expect(text).not.toMatch(/"(hash|password_hash|payload)"/);
  });
});
