import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWakeLock } from './wake-lock.ts';

type Sentinel = { released: boolean; release: () => Promise<void> };

let given: Sentinel[];
let page: { hidden: boolean };
/** What the browser does when it is asked. */
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

describe('the screen', () => {
  it('is kept on while it is wished, asked for once, and let go', async () => {
    const lock = createWakeLock();
    for (const on of [true, true, true]) lock.wish(on);
    await settle();
    lock.wish(true);
    await settle();
    expect(held()).toEqual([true]);
    lock.wish(false);
    await settle();
    expect(held()).toEqual([false]);
  });

  it('is asked for again when the page is seen again', async () => {
    const lock = createWakeLock();
    lock.wish(true);
    await settle();
    // The browser itself lets go of a hidden page.
    page.hidden = true;
    given[0]!.released = true;
    lock.wish(true);
    await settle();
    expect(given).toHaveLength(1);
    page.hidden = false;
    lock.wish(true);
    await settle();
    expect(held()).toEqual([false, true]);
  });

  it('is let go when the wish ended while the browser was asked', async () => {
    const lock = createWakeLock();
    let say: () => void = () => undefined;
    answer = () =>
      new Promise((resolve) => {
        say = () => resolve(sentinel());
      });
    lock.wish(true);
    lock.wish(false);
    say();
    await settle();
    expect(held()).toEqual([false]);
  });

  it('goes dark without a word where the browser refuses or cannot, and is asked for again', async () => {
    const lock = createWakeLock();
    answer = () => Promise.reject(new DOMException('battery', 'NotAllowedError'));
    lock.wish(true);
    await settle();
    answer = async () => sentinel();
    lock.wish(true);
    await settle();
    expect(held()).toEqual([true]);
    vi.stubGlobal('navigator', {});
    createWakeLock().wish(true);
    await settle();
    expect(given).toHaveLength(1);
  });
});
