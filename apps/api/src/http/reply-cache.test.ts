import type { Topic } from '@netlik/contract/topics';
import { expect, it } from 'vitest';
import { type Bus, busTopics, createLocalListeners } from '../realtime/bus.ts';
import { createReplyCache } from './reply-cache.ts';

const open = () => {
  const local = createLocalListeners({ onFailure: () => undefined });
  const state = { disconnected: false, minute: 0, reads: 0, reconnect: () => {} };
  const bus = {
    subscribe: local.subscribe,
    isDisconnected: () => state.disconnected,
    onReconnect: (listener: () => void) => {
      state.reconnect = listener;
    },
  } as Partial<Bus> as Bus;
  const cache = createReplyCache(bus, { now: () => new Date(state.minute * 60_000) }, ['habits']);
  const load = async () => String(++state.reads);
  return {
    state,
    cache,
    read: (id = 'ada', tier: 'free' | 'premium' = 'free') => cache({ id, tier }, load),
    tell: (topics: Topic[], id = 'ada') =>
      local.deliver({ topic: busTopics.live(id), data: { type: 'changed', data: topics } }),
  };
};

it('keeps a reply until something it shows has changed for this person', async () => {
  const { read, tell } = open();
  expect([await read(), await read()]).toEqual(['1', '1']);
  tell(['rooms']);
  tell(['habits'], 'baran');
  expect(await read()).toBe('1');
  tell(['habits']);
  expect(await read()).toBe('2');
});

it('keeps it for one person, one tier and one minute', async () => {
  const { read, state } = open();
  expect([await read(), await read('baran'), await read('ada', 'premium')]).toEqual(['1', '2', '3']);
  state.minute += 1;
  expect(await read('ada', 'premium')).toBe('4');
});

it('does not cache what was read before a change that came meanwhile', async () => {
  const { cache, read, tell } = open();
  let answer = (_: string) => {};
  const slow = () =>
    new Promise<string>((done) => {
      answer = done;
    });
  const early = cache({ id: 'ada', tier: 'free' }, slow);
  await read('baran');
  tell(['habits']);
  answer('old');
  expect([await early, await read()]).toEqual(['old', '2']);
});

it('trusts nothing while the news of other processes may be missing, and forgets a failed read', async () => {
  const { cache, read, state } = open();
  await read();
  state.disconnected = true;
  expect(await read()).toBe('2');
  state.disconnected = false;
  state.reconnect();
  const failing = cache({ id: 'ada', tier: 'free' }, () => Promise.reject(new Error('away')));
  await expect(failing).rejects.toThrow('away');
  expect(await read()).toBe('3');
});
