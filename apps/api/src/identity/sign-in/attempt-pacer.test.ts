import { describe, expect, it } from 'vitest';
import { createAttemptPacer } from './attempt-pacer.ts';

/** A pacer with endless waits that records the requested ones. */
const openLane = () => {
  const waits: number[] = [];
  const pacer = createAttemptPacer((ms) => {
    waits.push(ms);
    return new Promise(() => {});
  });
  return { waits, wait: (address = '203.0.113.7') => pacer.wait(address) };
};

describe('createAttemptPacer', () => {
  it('lets an address try twice a second', () => {
    const { waits, wait } = openLane();
    void wait();
    void wait();
    expect(waits[0]).toBeCloseTo(500, -2);
    expect(waits[1]).toBeCloseTo(1000, -2);
  });

  it('lets nobody of 150 at once wait longer than 5 s, and refuses the next', async () => {
    const { waits, wait } = openLane();
    for (let n = 0; n < 150; n += 1) void wait();
    expect(Math.max(...waits)).toBeLessThan(5000);
    await expect(wait()).rejects.toMatchObject({ code: 'sign_in.throttled' });
    void wait('203.0.113.8');
    expect(waits.at(-1)).toBeCloseTo(500, -2);
  });
});
