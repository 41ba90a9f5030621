import { account } from '@netlik/contract/identity/account';
import { signIn } from '@netlik/contract/identity/sign-in';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

const OLD = 'yeşil kaplumbağa 42';
const NEW = 'kırmızı bisiklet 7';

let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await openWorld();
  passwordHash = await world.deps.passwords.hash(OLD);
});
afterAll(() => world.close());

const change = (person: TestPerson, body: { currentPassword?: string; newPassword: string }) =>
  person.call(account.changePassword, { body });
const login = (person: TestPerson, password: string) =>
  world.call(signIn.login, { body: { email: person.email, password } });
const stillIn = async (token: string) => (await world.call(account.profile, {}, token)).status === 200;

describe('POST /users/password', () => {
  it('changes the password, keeps this device, signs out all others and says so by mail', async () => {
    const person = await world.person({ passwordHash });
    const other = (await login(person, OLD)).data.token;
    expect((await change(person, { currentPassword: OLD, newPassword: NEW })).status).toBe(200);
    expect([await stillIn(person.token), await stillIn(other)]).toEqual([true, false]);
    expect((await login(person, OLD)).code).toBe('sign_in.wrong');
    expect((await login(person, NEW)).status).toBe(200);
    const mail = await world.mailTo(person.email);
    expect(mail).toMatchObject({
      subject: 'Şifren değişti',
      text: expect.stringContaining('diğer bütün cihazlardan'),
    });
  });

  it('asks for the password there is', async () => {
    const person = await world.person({ passwordHash });
    for (const body of [{ newPassword: NEW }, { currentPassword: 'başka', newPassword: NEW }]) {
      const answer = await change(person, body);
      expect([answer.status, answer.code]).toEqual([422, 'password.wrong']);
      expect(answer.errors).toEqual([{ path: 'currentPassword', message: 'Şifren hatalı' }]);
    }
    expect((await login(person, OLD)).status).toBe(200);
    expect(await world.mailTo(person.email)).toBeNull();
  });

  it('is throttled like signing in', async () => {
    const person = await world.person({ passwordHash });
    const answers = await inParallel(12, () =>
      change(person, { currentPassword: 'tahmin', newPassword: NEW }),
    );
    expect(countStatuses(answers)).toEqual({ 422: 5, 429: 7 });
    expect((await change(person, { currentPassword: OLD, newPassword: NEW })).code).toBe('sign_in.throttled');
  });

  it('refuses a weak password before anything else', async () => {
    const person = await world.person({ passwordHash });
    const common = await change(person, { currentPassword: OLD, newPassword: '123456' });
    expect([common.code, common.errors[0]?.path]).toEqual(['password.common', 'newPassword']);
    const personal = await change(person, { currentPassword: OLD, newPassword: 'deniz-yilmaz-2008' });
    expect([personal.code, personal.errors[0]?.path]).toEqual(['password.personal', 'newPassword']);
    expect((await change(person, { currentPassword: OLD, newPassword: 'kısa' })).status).toBe(400);
  });

  it('gives a first password to an account made with Google', async () => {
    const person = await world.person({ passwordHash: null });
    const hasPassword = async () => (await person.call(account.profile, {})).data.hasPassword;
    expect(await hasPassword()).toBe(false);
    expect((await change(person, { newPassword: NEW })).status).toBe(200);
    expect(await hasPassword()).toBe(true);
    expect((await login(person, NEW)).status).toBe(200);
    expect((await change(person, { newPassword: OLD })).code).toBe('password.wrong');
  });

  it('lets one of many at once win, and kills links mailed before', async () => {
    const person = await world.person({ passwordHash });
    await world.call(signIn.forgotPassword, { body: { email: person.email } });
    await world.answerMailRequests();
    const answers = await inParallel(4, (n) =>
      change(person, { currentPassword: OLD, newPassword: `${NEW}-${n}` }),
    );
    expect(countStatuses(answers)).toEqual({ 200: 1, 422: 3 });
    expect(await world.rows(sql`select from user_tokens where user_id = ${person.id}`)).toEqual([]);
  });
});
