import { endpoint } from '@netlik/contract/endpoint';
import type { Topic } from '@netlik/contract/topics';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { announceChanges, onChanges } from './changes.ts';
import { api } from './send.ts';
import { json, type Server, startServer } from './testing/server.ts';

const events = vi.fn();
let heard: Topic[][];
let stop: () => void;

beforeEach(() => {
  heard = [];
  stop = onChanges((topics) => heard.push([...topics]));
  events.mockReset();
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => events(type));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('announceChanges', () => {
  it('reaches listeners until they unsubscribe', () => {
    announceChanges(['reminders']);
    stop();
    announceChanges(['alerts']);
    expect(heard).toEqual([['reminders']]);
  });
  it('is silent about nothing', () => {
    announceChanges([]);
    expect(heard).toEqual([]);
  });
  it('fires the window event of the specification for study sessions only', () => {
    announceChanges(['reminders', 'question-entries']);
    expect(events).not.toHaveBeenCalled();
    announceChanges(['reminders', 'study-sessions']);
    expect(events.mock.calls).toEqual([['study-session-created']]);
  });
});

describe('call', () => {
  const save = endpoint({
    method: 'POST',
    path: '/things',
    access: 'public',
    summary: '',
    changes: ['reminders', 'alerts'],
    reply: z.null(),
  });
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    api.base = server.base;
    server.answers((_, response) => json(response, 200, { data: null }));
  });
  afterEach(() => {
    api.base = '/api';
  });
  // The import is dynamic because the module reads the browser's storage.
  const write = async (options = {}) => (await import('./call.ts')).call(save, {}, undefined, options);

  it('announces what a write has changed', async () => {
    await write();
    expect(heard).toEqual([['reminders', 'alerts']]);
  });
  it('leaves it to the caller if asked', async () => {
    await write({ announce: false });
    expect(heard).toEqual([]);
  });
  it('announces nothing after a failure', async () => {
    server.answers((_, response) => json(response, 409, { code: 'x', message: 'Olmadı' }));
    await expect(write()).rejects.toThrow('Olmadı');
    expect(heard).toEqual([]);
  });
});
