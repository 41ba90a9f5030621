import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ayse, mehmet } from '../../testing/people.ts';
import { type Browser, openBrowser, type Tab } from './testing/browser.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SESSION = 'netlik.session';
const REMEMBERED = 'netlik.remembered-email';

let browser: Browser;
let tab: Tab;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
  browser = openBrowser('http://127.0.0.1:9/api');
  tab = await browser.openTab();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signedIn = { token: 't1', refreshToken: 'r1', user: ayse };
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const eventsArrive = () => vi.runAllTimers();

describe('session', () => {
  it('returns the same object until it changes', () => {
    tab.session.set(signedIn, true);
    const first = tab.session.get();
    expect(first).toMatchObject(signedIn);
    expect(tab.session.get()).toBe(first);
    const told = vi.fn();
    tab.session.listen(told);
    tab.session.updateUser({ ...ayse });
    expect(tab.session.get()).toBe(first);
    expect(told).not.toHaveBeenCalled();
    tab.session.updateUser({ ...ayse, firstName: 'Ayşegül' });
    expect(tab.session.get()?.user.firstName).toBe('Ayşegül');
    expect(tab.session.get()?.token).toBe('t1');
  });

  it('notifies subscribers until they unsubscribe', () => {
    const told = vi.fn();
    const leave = tab.session.listen(told);
    tab.session.set(signedIn, true);
    tab.session.updateUser({ ...ayse, firstName: 'Ayşegül' });
    tab.session.clear();
    expect(told).toHaveBeenCalledTimes(3);
    tab.session.clear();
    expect(told).toHaveBeenCalledTimes(3);
    leave();
    tab.session.set(signedIn, true);
    expect(told).toHaveBeenCalledTimes(3);
  });

  it('survives a reload', async () => {
    tab.session.set(signedIn, false);
    const reloaded = await browser.openTab();
    expect(reloaded.session.get()).toMatchObject(signedIn);
    expect(reloaded.session.endReason()).toBeNull();
  });

  it('stores only the person fields of a profile', () => {
    tab.session.set(signedIn, true);
    const profile = { ...ayse, firstName: 'Ayşegül', phone: '+90 555', bio: 'gizli' };
    tab.session.updateUser(profile);
    expect(browser.disk.get(SESSION)).toContain('Ayşegül');
    expect(browser.disk.get(SESSION)).not.toContain('gizli');
  });

  it('ignores an update for another person', () => {
    tab.session.set(signedIn, true);
    tab.session.updateUser(mehmet);
    expect(tab.session.get()?.user).toEqual(ayse);
    tab.session.clear();
    tab.session.updateUser(ayse);
    expect(tab.session.get()).toBeNull();
  });

  it('reports why it ended and clears storage', () => {
    expect(tab.session.endReason()).toBeNull();
    tab.session.set(signedIn, true);
    tab.session.clear('expired');
    tab.session.clear('signed-out');
    expect(tab.session.endReason()).toBe('expired');
    expect([...browser.disk]).toEqual([]);
    tab.session.set(signedIn, true);
    expect(tab.session.endReason()).toBeNull();
    tab.session.clear();
    expect(tab.session.endReason()).toBe('signed-out');
  });

  it.each([
    '{',
    'null',
    '[]',
    '"t"',
    '{}',
    JSON.stringify({ token: 't', refreshToken: 'r' }),
    JSON.stringify({ token: '', refreshToken: 'r', user: ayse }),
    JSON.stringify({ token: 7, refreshToken: 'r', user: ayse }),
    JSON.stringify({ token: 't', refreshToken: 'r', user: { ...ayse, plan: null } }),
    JSON.stringify({ token: 't', refreshToken: 'r', user: { ...ayse, _id: 5 } }),
  ])('is nobody where storage holds %s', async (raw) => {
    browser.disk.set(SESSION, raw);
    expect((await browser.openTab()).session.get()).toBeNull();
    tab.session.set(signedIn, true);
    expect(tab.session.get()).toMatchObject(signedIn);
  });

  it.each([
    [false, 12 * HOUR],
    [true, 30 * DAY],
  ])('kept with remember=%s is discarded once it is surely over', async (remember, longest) => {
    tab.session.set(signedIn, remember);
    later(longest);
    expect((await browser.openTab()).session.get()).toMatchObject(signedIn);
    later(1);
    const reopened = await browser.openTab();
    expect(reopened.session.get()).toBeNull();
    expect(reopened.session.endReason()).toBe('expired');
    expect(browser.disk.has(SESSION)).toBe(false);
  });

  it('falls back to memory if storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    // The storage is replaced before the tab loads, as in a browser with blocked storage.
    const opening = browser.openTab();
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const blocked = await opening;
    blocked.session.set(signedIn, true);
    expect(blocked.session.get()).toMatchObject(signedIn);
    blocked.session.clear();
    expect(blocked.session.get()).toBeNull();
    expect([...browser.disk]).toEqual([]);
  });
});

describe('session in other tabs', () => {
  it.each(['signed-out', 'expired'] as const)('end with it and know why: %s', async (reason) => {
    const other = await browser.openTab();
    const told = vi.fn();
    other.session.listen(told);
    tab.session.set(signedIn, true);
    eventsArrive();
    expect(told).toHaveBeenCalledTimes(1);
    expect(other.session.get()).toMatchObject(signedIn);
    tab.session.clear(reason);
    eventsArrive();
    expect(told.mock.calls.length).toBeGreaterThan(1);
    expect(other.session.get()).toBeNull();
    expect(other.session.endReason()).toBe(reason);
  });

  it('see the next person before the storage event', async () => {
    tab.session.set(signedIn, true);
    const other = await browser.openTab();
    tab.session.set({ ...signedIn, token: 't2', user: mehmet }, true);
    expect(other.session.get()?.user).toEqual(mehmet);
  });

  it('ignore other storage keys', async () => {
    const other = await browser.openTab();
    const told = vi.fn();
    other.session.listen(told);
    tab.rememberedEmail.save('ayse@example.com');
    eventsArrive();
    expect(told).not.toHaveBeenCalled();
  });
});

describe('rememberedEmail', () => {
  it('is trimmed and lowercased without Turkish rules', () => {
    tab.rememberedEmail.save('  INFO@Example.COM ');
    expect(tab.rememberedEmail.get()).toBe('info@example.com');
  });

  it('survives a sign-out, but not remove()', () => {
    tab.rememberedEmail.save('ayse@example.com');
    tab.session.set(signedIn, true);
    tab.session.clear();
    expect(tab.rememberedEmail.get()).toBe('ayse@example.com');
    tab.rememberedEmail.remove();
    expect(tab.rememberedEmail.get()).toBeNull();
  });

  it('is discarded after 30 days', () => {
    tab.rememberedEmail.save('ayse@example.com');
    later(30 * DAY);
    expect(tab.rememberedEmail.get()).toBe('ayse@example.com');
    later(1);
    expect(tab.rememberedEmail.get()).toBeNull();
    expect(browser.disk.has(REMEMBERED)).toBe(false);
  });

  it.each([
    '{',
    '"ayse@example.com"',
    '{"email":"ayse@example.com"}',
    '{"email":"ayse@example.com","savedAt":"yesterday"}',
    `{"email":"ayse","savedAt":${Date.parse('2026-11-20T09:00:00Z')}}`,
    `{"email":7,"savedAt":${Date.parse('2026-11-20T09:00:00Z')}}`,
    `{"email":"ayse@example.com","savedAt":${Date.parse('2027-11-20T09:00:00Z')}}`,
  ])('is discarded where storage holds %s', (raw) => {
    browser.disk.set(REMEMBERED, raw);
    expect(tab.rememberedEmail.get()).toBeNull();
    expect(browser.disk.has(REMEMBERED)).toBe(false);
  });

  it('rejects an invalid e-mail', () => {
    tab.rememberedEmail.save('ayse@example.com');
    tab.rememberedEmail.save('ayse');
    expect(tab.rememberedEmail.get()).toBeNull();
  });
});
