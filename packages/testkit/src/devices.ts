import type { AccessClaims } from '@netlik/api/http/access-tokens';
import { createAuthSession } from '@netlik/api/identity/auth-sessions/auth-sessions.service';
import { findPerson } from '@netlik/api/identity/users/users.sql';
import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { type Answer, callOver } from './call.ts';
import type { TestPerson, World } from './world.ts';

/** A signed-in device with a token that never expires, however far the test moves the clock. */
export type Device = {
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, key?: string): Promise<Answer<E>>;
};

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as AccessClaims;

const deviceOf = ({ deps, base }: World, token: string): Device => {
  const claims = claimsOf(token);
  const call = callOver(base);
  return { call: (endpoint, input, key) => call(endpoint, input, deps.tokens.sign(claims), key) };
};

/** The device created with the person. */
export const firstDevice = (world: World, person: TestPerson): Device => deviceOf(world, person.token);

export const anotherDevice = async (world: World, person: { id: string }): Promise<Device> => {
  const row = (await findPerson(world.db, person.id))!;
  const caller = { ip: '127.0.0.1', device: 'another' };
  const { token } = await world.db.transaction((tx) => createAuthSession(world.deps, tx, row, caller, true));
  return deviceOf(world, token);
};
