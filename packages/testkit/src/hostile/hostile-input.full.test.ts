import { sql } from '@netlik/api/db/database';
import type { Handlers } from '@netlik/api/http/mount';
import { updateUser } from '@netlik/api/identity/users/users.service';
import { saveTutorial } from '@netlik/api/identity/users/users.sql';
import { newId } from '@netlik/api/ids';
import { insertEvents } from '@netlik/api/platform/events/events.sql';
import type { NamedEndpoint } from '@netlik/contract/contract';
import type { Endpoint } from '@netlik/contract/endpoint';
import { errorText } from '@netlik/contract/error-texts';
import { users } from '@netlik/contract/identity/users';
import { events } from '@netlik/contract/platform/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Row } from '../access/row.ts';
import { openAccessSetup } from '../access/setup.ts';
import type { Attack } from './attack.ts';
import { withFaultyServer } from './faulty-server.ts';
import { findReplyProblems } from './hostile-reply.ts';
import { attackEndpoint } from './hostile-run.ts';
import type { Reply } from './hostile-send.ts';
import { fuzz } from './seed.ts';

let setup: Awaited<ReturnType<typeof openAccessSetup>>;
beforeAll(async () => {
  setup = await openAccessSetup();
});
afterAll(() => setup.close());

const appearance = {
  theme: 'dark',
  darkPalette: 'ink',
  lightPalette: 'default',
  mode: 'soft',
  glass: 'normal',
};
const rows: Record<string, Row> = {
  'users.update': {
    own: {
      input: ({ account }) => ({
        params: { id: account.id },
        body: { firstName: 'Ada', appearance },
      }),
    },
  },
  'users.tutorialSeen': { own: { input: () => ({ body: { page: 'timer' } }) } },
  'events.record': { own: { input: () => ({ body: { event: 'page_view' } }) } },
};

describe('hostile input notices', { timeout: 60_000 }, () => {
  const runOnFaultyServer = async <E extends Endpoint>(
    named: NamedEndpoint & { endpoint: E },
    served: Partial<Endpoint>,
    handler: Handlers<{ it: E }>['it'],
  ) => {
    const pick = ({ label }: Attack) => /unknown field|privileged|not in the list|wrong type/.test(label);
    const { findings } = await withFaultyServer(setup, named, served, handler, (base) =>
      attackEndpoint(setup, named, rows[named.name]!, { count: 50, seed: fuzz.seed, base, pick }),
    );
    return findings.join('\n');
  };
  const update = { name: 'users.update', endpoint: users.update };
  const tutorial = { name: 'users.tutorialSeen', endpoint: users.tutorialSeen };

  it('a body that accepts unknown fields, also nested ones', async () => {
    const loose = z.looseObject({ ...users.update.body.shape, appearance: z.optional(z.looseObject({})) });
    const findings = await runOnFaultyServer(update, { body: loose }, ({ actor, params, body }) =>
      updateUser(setup.world.deps, actor, params.id, body),
    );
    expect(findings).toContain(
      'users.update, body : unknown field isAdmin: answered 200, not 400/413/415/422',
    );
    expect(findings).toContain('users.update, body appearance: unknown field zzz: answered 200');
    expect(findings).toContain('users.update: a request that had to be refused wrote to users');
  });

  it('a handler that lets a student choose a role', async () => {
    const { deps } = setup.world;
    const { id } = await setup.world.person({ role: 'admin' });
    const findings = await runOnFaultyServer(update, {}, ({ actor, params, body }) =>
      updateUser(deps, body.role ? { ...actor, id, role: 'admin' } : actor, params.id, body),
    );
    expect(findings).toMatch(/user \S+: role went from student to admin/);
  });

  it('a value that reaches the database unchecked', async () => {
    const { db } = setup.world;
    const findings = await runOnFaultyServer(
      tutorial,
      { body: z.strictObject({ page: z.string(), seen: z._default(z.boolean(), true) }) },
      async ({ actor, body }) => (await saveTutorial(db, actor.id, body.page, body.seen))!,
    );
    expect(findings).toContain('users.tutorialSeen, body page: a value not in the list: answered 200');
    expect(findings).toMatch(/user \S+: tutorials_seen holds an unknown page/);
  });

  it('an invalid text stored outside the users table', async () => {
    const { db, clock } = setup.world;
    const findings = await runOnFaultyServer(
      { name: 'events.record', endpoint: events.record },
      { body: z.any() },
      async ({ actor, body }) => {
        const row = {
          id: newId(),
          event: String((body as { event?: unknown }).event),
          path: null,
          referrer: null,
          meta: null,
        };
        await insertEvents(db, actor.id, [{ ...row, happened_at: clock.now().toISOString() }], clock.now());
        return null;
      },
    );
    await db.run(sql`delete from events`);
    expect(findings).toMatch(/events\.event holds "\[object Object\]"/);
  });

  it('a handler that fails on input it did not foresee', async () => {
    const findings = await runOnFaultyServer(tutorial, { body: z.any() }, ({ body }) => ({
      tutorialsSeen: [body.page.toLowerCase()],
    }));
    expect(findings).toMatch(/users\.tutorialSeen, body page: a wrong type, 7: answered 500/);
  });
});

describe('findReplyProblems', () => {
  const words = errorText('request.malformed');
  const reply = (body: unknown, status = 400): Reply => ({
    status,
    headers: { 'content-type': 'application/json' },
    text: JSON.stringify(body),
  });
  const findings = (body: unknown, status?: number) =>
    findReplyProblems(null, null, reply(body, status)).join('\n');

  it('checks the code, the message and extra fields', () => {
    expect(findings({ code: 'request.malformed', message: words })).toBe('');
    expect(findings({ code: 'request.malformed', message: 'Bad Request' })).toContain('error-texts.ts');
    expect(findings({ code: 'request.malformed', message: words, stack: '…' })).toContain('also holds stack');
    expect(findings({ code: 'request.malformed', message: words }, 404)).toContain(
      'code request.malformed with 404',
    );
    expect(findings({ code: 'server.failed', message: errorText('server.failed') }, 500)).toContain(
      'answered 500',
    );
  });

  it('notices leaked internals', () => {
    const saying = (message: string) =>
      findings({ code: 'request.malformed', message: words, errors: [{ path: 'a', message }] });
    expect(saying('Bu alan gereklidir')).toBe('');
    expect(saying('Invalid input: expected string')).toContain('not Turkish');
    expect(saying('Error\n    at login (sign-in.service.ts:41:9)')).toContain('a stack trace');
    expect(saying('select id from users where id = $1')).toContain('SQL');
    expect(saying('duplicate key violates unique constraint')).toContain('database text');
    expect(saying('bulunamadı: /srv/netlik/apps/main')).toContain('a file path');
  });
});
