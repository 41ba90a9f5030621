import { adminUsers } from '@netlik/contract/identity/admin-users';
import { signIn } from '@netlik/contract/identity/sign-in';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
let admin: TestPerson;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person({ role: 'admin' });
});
afterAll(() => world.close());

it('mails a link by which the owner sets the password, and leaves known addresses alone', async () => {
  const known = await world.person();
  const people = [
    { email: 'sinif@test.example', firstName: 'Ada', lastName: 'Kaya' },
    { email: 'sinif@test.example' },
    { email: known.email },
  ];
  const { data } = await admin.call(adminUsers.invite, { body: { people } });
  expect(data.invited).toEqual(['sinif@test.example']);
  expect(data.taken.sort()).toEqual(['sinif@test.example', known.email].sort());
  expect(await world.mailTo(known.email)).toBeNull();

  const mail = (await world.mailTo('sinif@test.example'))!;
  const body = { email: 'sinif@test.example', password: 'kendi-secti-9' };
  expect((await world.call(signIn.login, { body })).code).toBe('sign_in.wrong');
  const token = mail.link!.searchParams.get('token')!;
  const reset = { token, newPassword: 'kendi-secti-9' };
  expect((await world.call(signIn.resetPassword, { body: reset as never })).status).toBe(200);
  expect((await world.call(signIn.login, { body })).status).toBe(200);
});

it('refuses a list with an address that is none, as a whole', async () => {
  const people = [{ email: 'iyi@test.example' }, { email: 'kötü' }];
  const answer = await admin.call(adminUsers.invite, { body: { people } });
  expect([answer.status, answer.errors[0]?.path]).toEqual([400, 'people.1.email']);
  expect(await world.mailTo('iyi@test.example')).toBeNull();
});
