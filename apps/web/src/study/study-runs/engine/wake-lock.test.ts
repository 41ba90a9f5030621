import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWakeLock } from './wake-lock.ts';

type Sentinel = { released: boolean; release: () => Promise<void> };

let given: Sentinel[];
let page: { hidden: boolean };
let answer: () => Promise<unknown>;

const sentinel = (): Sentinel => {
  const one: Sentinel = {
    released: false,
    release: async () => {
      one.released = true;
    },
  };
  given.push(one);
  return one;
};
const settle = () => new Promise((resolve) => setTimeout(resolve));
const held = () => given.map(({ released }) => !released);

beforeEach(() => {
  given = [];
  page = { hidden: false };
  answer = async () => sentinel();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request: () => answer() } });
});
afterEach(() => vi.unstubAllGlobals());

describe('createWakeLock', () => {
  it('requests once while wanted, and releases', async () => {
    const lock = createWakeLock();
    for (const on of [true, true, true]) lock.setWanted(on);
    await settle();
    lock.setWanted(true);
    await settle();
    expect(held()).toEqual([true]);
    lock.setWanted(false);
    await settle();
    expect(held()).toEqual([false]);
  });

  it('requests again when the page becomes visible', async () => {
    const lock = createWakeLock();
    lock.setWanted(true);
    await settle();
    // Browsers release the lock of a hidden page.
    page.hidden = true;
    given[0]!.released = true;
    lock.setWanted(true);
    await settle();
    expect(given).toHaveLength(1);
    page.hidden = false;
    lock.setWanted(true);
    await settle();
    expect(held()).toEqual([false, true]);
  });

  it('releases when it was switched off during the request', async () => {
    const lock = createWakeLock();
    let say: () => void = () => undefined;
    answer = () =>
      new Promise((resolve) => {
        say = () => resolve(sentinel());
      });
    lock.setWanted(true);
    lock.setWanted(false);
    say();
    await settle();
    expect(held()).toEqual([false]);
  });

  it('ignores a refused or missing API, and requests again', async () => {
    const lock = createWakeLock();
    answer = () => Promise.reject(new DOMException('battery', 'NotAllowedError'));
    lock.setWanted(true);
    await settle();
    answer = async () => sentinel();
    lock.setWanted(true);
    await settle();
    expect(held()).toEqual([true]);
    vi.stubGlobal('navigator', {});
    createWakeLock().setWanted(true);
    await settle();
    expect(given).toHaveLength(1);
  });
});
