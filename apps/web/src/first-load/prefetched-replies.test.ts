import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { alerts } from '@netlik/contract/alerts';
import type { Person } from '@netlik/contract/identity/person';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../api/call.ts';
import { api } from '../api/send.ts';
import { session } from '../api/session.ts';
import { prefetchReply } from './prefetched-replies.ts';

const PATH = '/alerts/active';
let asked: string[] = [];
let status = 200;
let server: Server;

const person = (id: string): Person => ({
  _id: id,
  email: 'ada@deneme.example',
  firstName: 'Ada',
  lastName: '',
  role: 'student',
  avatar: null,
  plan: { tier: 'free' },
  coachSettings: { weeklyGoalMinutes: null },
  consent: 'given',
  appearance: null,
  tutorialsSeen: [],
});

const signIn = (id: string) =>
  session.set({ token: `token-${id}`, refreshToken: 'r', user: person(id) }, false);

beforeEach(async () => {
  asked = [];
  status = 200;
  server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? { data: [asked.length] } : { code: 'x', message: 'y' }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  api.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  signIn('ada');
});
afterEach(() => new Promise((done) => server.close(done)));

const begin = (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const replies = new Map([[PATH, fetch(api.base + PATH, { headers })]]);
  Object.assign(globalThis, { netlikPrefetched: { token, replies } });
};

describe('prefetchReply', () => {
  it('is used by one call; the next one fetches again', async () => {
    prefetchReply(PATH);
    expect(await call(alerts.active, {})).toEqual([1]);
    expect(asked).toHaveLength(1);
    expect(await call(alerts.active, {})).toEqual([2]);
  });
  it('is not given to another person', async () => {
    prefetchReply(PATH);
    signIn('ece');
    await call(alerts.active, {});
    expect(asked.at(-1)).toBe(`${PATH} Bearer token-ece`);
  });
  it('uses the request of the inline script', async () => {
    begin('token-ada');
    prefetchReply(PATH);
    expect(await call(alerts.active, {})).toEqual([1]);
    expect(asked).toHaveLength(1);
  });
  it('fetches again if the inline request failed or used another token', async () => {
    status = 401;
    begin('token-ada');
    await expect.poll(() => asked.length).toBe(1);
    status = 200;
    prefetchReply(PATH);
    expect(await call(alerts.active, {})).toEqual([2]);
    begin('token-old');
    prefetchReply(PATH);
    await call(alerts.active, {});
    expect(asked.at(-1)).toBe(`${PATH} Bearer token-ada`);
  });
});
