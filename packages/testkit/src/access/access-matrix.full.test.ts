import { randomUUID } from 'node:crypto';
import { createChatService } from '@netlik/api/assistant/assistant/model/chat-service';
import { blockPerson } from '@netlik/api/community/user-blocks/user-blocks.service';
import { sql } from '@netlik/api/db/database';
import { AppError } from '@netlik/api/http/app-error';
import type { Handlers } from '@netlik/api/http/mount';
import { requireRow } from '@netlik/api/http/owned-row';
import { presentProfile } from '@netlik/api/identity/users/present';
import { presentContext } from '@netlik/api/identity/users/present-context';
import { listUsers, updateUser } from '@netlik/api/identity/users/users.service';
import { findPerson } from '@netlik/api/identity/users/users.sql';
import { everyone, students } from '@netlik/contract/access';
import { assistant } from '@netlik/contract/assistant/assistant';
import { userBlocks } from '@netlik/contract/community/user-blocks';
import type { NamedEndpoint } from '@netlik/contract/contract';
import type { Endpoint } from '@netlik/contract/endpoint';
import { users } from '@netlik/contract/identity/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOver } from '../call.ts';
import { withFaultyServer } from '../hostile/faulty-server.ts';
import { runMatrix } from './access-matrix.ts';
import { expectedRefusal } from './actors.ts';
import type { Row } from './row.ts';
import { openAccessSetup } from './setup.ts';

let setup: Awaited<ReturnType<typeof openAccessSetup>>;
beforeAll(async () => {
  setup = await openAccessSetup();
});
afterAll(() => setup.close());

const notFound = { others: 'user.not_found' } as const;
const rows: Record<'get' | 'list' | 'search' | 'update', Row> = {
  get: {
    own: { input: ({ account }) => ({ params: { id: account.id } }) },
    other: { input: ({ subject }) => ({ params: { id: subject.id } }), outcome: notFound },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: notFound },
  },
  list: { everyone: { input: () => ({ query: { page: '1', limit: '5' } }) } },
  search: {
    other: {
      input: ({ subject }) => ({ query: { q: subject.firstName, limit: '5' } }),
      shows: ({ subject }) => [subject.id, subject.firstName],
    },
  },
  update: {
    own: { input: ({ account }) => ({ params: { id: account.id }, body: { bio: 'Değişti.' } }) },
    other: {
      input: ({ subject }) => ({ params: { id: subject.id }, body: { bio: 'Değişti.' } }),
      outcome: { admin: 'ok', ...notFound },
    },
    missing: { input: () => ({ params: { id: randomUUID() }, body: {} }), outcome: notFound },
  },
};

describe('the access matrix notices', { timeout: 60_000 }, () => {
  const runOnFaultyServer = <E extends Endpoint>(
    named: NamedEndpoint & { endpoint: E },
    served: Partial<Endpoint>,
    handler: Handlers<{ it: E }>['it'],
  ) =>
    withFaultyServer(setup, named, served, handler, (base) =>
      runMatrix(setup, callOver(base), named, rows[named.name.split('.')[1] as keyof typeof rows]),
    );

  it('a handler that does not check ownership', async () => {
    const { deps } = setup.world;
    const findings = await runOnFaultyServer(
      { name: 'users.get', endpoint: users.get },
      {},
      async ({ params }) => {
        const person = await findPerson(deps.db, params.id);
        if (!person) throw new AppError('user.not_found');
        return presentProfile(person, presentContext(deps));
      },
    );
    expect(findings).toContain('users.get (other) as free: got ok, not user.not_found');
    expect(findings).toContain('users.get (other) as otherCoach: got ok, not user.not_found');
  });

  it('a route that lets in more people than the contract says', async () => {
    const findings = await runOnFaultyServer(
      { name: 'users.list', endpoint: users.list },
      { access: everyone },
      ({ query }) => listUsers(setup.world.deps, query),
    );
    expect(findings).toContain('users.list (everyone) as premium: got ok, not access.role');
  });

  it('a list that shows e-mails to students', async () => {
    const findings = await runOnFaultyServer(
      { name: 'users.search', endpoint: users.search },
      {},
      async ({ query }) => {
        const { data } = await listUsers(setup.world.deps, { page: 1, limit: 5, q: query.q });
        return data.map((person) => ({ ...person, initial: '' }));
      },
    );
    expect(findings).toContain("users.search (other) as otherStudent: shows the other person's email");
  });

  it('a refusal that comes after the write', async () => {
    const { deps } = setup.world;
    const findings = await runOnFaultyServer(
      { name: 'users.update', endpoint: users.update },
      {},
      async ({ actor, params, body }) => {
        if (actor.role === 'admin' || params.id === actor.id) return updateUser(deps, actor, params.id, body);
        await updateUser(deps, { ...actor, role: 'admin' }, params.id, body);
        throw new AppError('user.not_found');
      },
    );
    expect(findings).toContain('users.update (other) as free: was refused and yet wrote to users');
  });

  it('an admin who changes somebody without an audit entry', async () => {
    const { deps } = setup.world;
    const findings = await runOnFaultyServer(
      { name: 'users.update', endpoint: users.update },
      {},
      async ({ actor, params, body }) => {
        if (actor.role !== 'admin' || params.id === actor.id) return updateUser(deps, actor, params.id, body);
        await deps.db.run(sql`update users set bio = 'Değişti.' where id = ${params.id}`);
        const person = requireRow(await findPerson(deps.db, params.id), 'user.not_found');
        return presentProfile(person, presentContext(deps));
      },
    );
    expect(findings).toContain('users.update (other) as admin: left no audit entry');
  });

  const reachOnFaultyServer = <E extends Endpoint>(
    endpoint: E,
    row: Row,
    handler: Handlers<{ it: E }>['it'],
  ) => {
    const named = { name: 'a.b', endpoint };
    return withFaultyServer(setup, named, {}, handler, (base) =>
      runMatrix(setup, callOver(base), named, row),
    );
  };

  it('a call by which a minor reaches another person before the guardian has confirmed', async () => {
    const { deps } = setup.world;
    const findings = await reachOnFaultyServer(
      { ...userBlocks.block, access: students },
      { other: { input: rows.get.other!.input }, own: rows.get.missing!, missing: rows.get.missing! },
      ({ actor, params }) => blockPerson(deps, actor, params.id),
    );
    expect(findings).toContain(
      'a.b (other) as guardianPending: names another person in person_blocks before the guardian has confirmed',
    );
  });

  it('a call that sends what a minor wrote to another company before the guardian has confirmed', async () => {
    const service = createChatService(setup.world.deps.config.ai!, setup.world.clock);
    const findings = await reachOnFaultyServer(
      assistant.chat,
      { own: { input: () => ({ body: { message: 'bu hafta nasıl gitti' } }) } },
      async ({ body }) => {
        const turns = [{ role: 'user' as const, content: body.message }];
        const { content } = await service.ask({
          turns,
          tools: [],
          onText: () => undefined,
          spend: () => undefined,
        });
        return {
          response: content,
          sources: [],
          model: 'kucuk-model',
          notice: null,
          suggestions: [],
          action: null,
        };
      },
    );
    expect(findings).toEqual(['a.b (own) as guardianPending: sent something to another company']);
  });

  it("an endpoint without cases, and one without the 'other' case", async () => {
    const named = { name: 'users.get', endpoint: users.get };
    const call = callOver(setup.world.base);
    expect(await runMatrix(setup, call, named, {})).toEqual(['users.get has no row']);
    const { other: _, ...rest } = rows.get;
    expect(await runMatrix(setup, call, named, rest)).toEqual(["users.get has no case 'other'"]);
  });

  it('each way a declaration can refuse', () => {
    const premium = { roles: ['student'], tier: 'premium' } as const;
    expect(expectedRefusal(premium, 'free')).toBe('access.tier');
    expect(expectedRefusal(premium, 'premium')).toBeNull();
    expect(expectedRefusal(premium, 'admin')).toBe('access.role');
    expect(expectedRefusal(premium, 'consentDue')).toBe('consent.required');
    expect(expectedRefusal({ roles: ['student'], guarded: true }, 'guardianPending')).toBe(
      'consent.guardian_pending',
    );
  });
});
