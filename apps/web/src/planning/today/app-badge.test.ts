import type { Today } from '@netlik/contract/planning/today';
import { today } from '@netlik/contract/planning/today';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { read } from '../../data/calls/read.ts';
import { showAppBadge } from './app-badge.ts';

let badge: number | null;

beforeEach(() => {
  badge = null;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => {
      badge = count;
    },
    clearAppBadge: async () => {
      badge = 0;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const queries = new QueryClient();
const { queryKey } = read(today.get, {});
const setDay = (...done: boolean[]) =>
  queries.setQueryData(queryKey, { items: done.map((each) => ({ done: each })) } as unknown as Today);

describe('the badge of the installed app', () => {
  it('counts what is open today, is cleared when nothing is, and at sign-out', async () => {
    setDay(false, true, false);
    const stop = showAppBadge(queries);
    expect(badge).toBe(2);
    setDay(true, true, false);
    await expect.poll(() => badge).toBe(1);
    setDay(true, true, true);
    await expect.poll(() => badge).toBe(0);
    setDay(false);
    await expect.poll(() => badge).toBe(1);
    stop();
    expect(badge).toBe(0);
  });
});
