import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const gate = () => {
  let open: () => void;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open: () => open() };
};

describe('a fair queue', () => {
  it('takes owners in turn', async () => {
    const run = createFairQueue({ concurrent: 1, perOwner: 10, total: 100 });
    const first = gate();
    const order: string[] = [];
    const add = (owner: string, name: string) => run(owner, async () => void order.push(name));
    const all = [
      run('a', () => first.opened),
      add('a', 'a1'),
      add('a', 'a2'),
      add('a', 'a3'),
      add('b', 'b1'),
    ];
    first.open();
    await Promise.all(all);
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('refuses what one owner sends too much of, and nobody else', async () => {
    const run = createFairQueue({ concurrent: 1, perOwner: 2, total: 100 });
    const first = gate();
    const held = [run('a', () => first.opened), ...[1, 2].map(() => run('a', async () => undefined))];
    await expect(run('a', async () => undefined)).rejects.toMatchObject({ code: 'server.busy' });
    const other = run('b', async () => 'b');
    first.open();
    expect(await other).toBe('b');
    await Promise.all(held);
  });

  it('goes on after work that fails', async () => {
    const run = createFairQueue({ concurrent: 1, perOwner: 2, total: 2 });
    await expect(run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await run('a', async () => 1)).toBe(1);
  });
});
