import { createReminder } from '@netlik/api/study/reminders/reminders.service';
import { reminders } from '@netlik/contract/study/reminders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultyHandler, withFaultyServer } from '../hostile/faulty-server.ts';
import { findIdempotencyProblems } from './idempotency.ts';
import type { Row } from './row.ts';
import { type OpenAccessSetup, openAccessSetup } from './setup.ts';

let setup: OpenAccessSetup;
beforeAll(async () => {
  setup = await openAccessSetup();
});
afterAll(() => setup.close());

const named = { name: 'reminders.create', endpoint: reminders.create };
const row: Row = { own: { input: () => ({ body: { date: '2026-11-16', text: 'Tekrar', isDone: false } }) } };

describe('the check of repeats notices', { timeout: 60_000 }, () => {
  const runOnFaultyServer = (handler: FaultyHandler<typeof reminders.create>, declared = {}) =>
    withFaultyServer(setup, named, declared, handler, (base) =>
      findIdempotencyProblems(setup, named, row, base),
    );

  it('a handler that does not use the transaction of its call', async () => {
    const { deps } = setup.world;
    const findings = await runOnFaultyServer(({ actor, body }) => createReminder(deps, actor, body));
    expect(findings.join('\n')).toMatch(/a repeat was answered 201/);
    expect(findings).toContain('a repeat wrote to reminders');
    expect(findings).toContain('another request with the key was done');
    expect(findings.join('\n')).toMatch(/parallel repeats wrote .*"reminders":20/);
  });

  it('a handler that answers something else than its transaction returned', async () => {
    const findings = await runOnFaultyServer(async ({ actor, body }, deps) => ({
      ...(await createReminder(deps, actor, body)),
      text: 'yeni',
    }));
    expect(findings.join('\n')).toMatch(/a repeat was answered 201 .*Tekrar.*, not .*yeni/);
  });
});
