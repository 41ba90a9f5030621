import { describe, expect, it } from 'vitest';
import { findFaults, isFailing, type Known } from './faults.ts';

const now = new Date('2026-11-18T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const well = {
  state: {
    parts: [
      { name: 'database', ok: true },
      { name: 'disk', ok: true },
    ],
    freeMegabytes: 50_000,
    mails: { failed: 0 },
  },
  jobs: [{ queue: 'mail', lastDoneAt: hoursAgo(1), lastFailure: { at: hoursAgo(2) } }],
  backups: { newest: [{ createdAt: hoursAgo(25.9), isEncrypted: true }] },
} satisfies Known;

describe('findFaults', () => {
  it('finds nothing where all is well, and nothing in what is not known', () => {
    expect(findFaults(well, now)).toEqual([]);
    expect(findFaults({}, now)).toEqual([]);
  });

  it('tells what is wrong, the most pressing first', () => {
    const jobs = [{ queue: 'mail', lastDoneAt: hoursAgo(3), lastFailure: { at: hoursAgo(2) } }];
    const known = {
      state: {
        parts: [
          { name: 'database', ok: true },
          { name: 'bus', ok: false },
        ],
        freeMegabytes: 900,
        mails: { failed: 3 },
      },
      jobs,
      backups: { newest: [{ createdAt: hoursAgo(26.1), isEncrypted: false }] },
    };
    expect(findFaults(known, now)).toEqual([
      { kind: 'part', part: 'bus' },
      { kind: 'backup-late', newestAt: hoursAgo(26.1) },
      { kind: 'job', queue: 'mail' },
      { kind: 'mails', count: 3 },
      { kind: 'disk-low', megabytes: 900 },
      { kind: 'backup-open' },
    ]);
    expect(findFaults({ backups: { newest: [] } }, now)).toEqual([{ kind: 'backup-late', newestAt: null }]);
  });

  it('names a full disk once', () => {
    const state = { ...well.state, parts: [{ name: 'disk', ok: false }], freeMegabytes: 10 };
    expect(findFaults({ state }, now)).toEqual([{ kind: 'part', part: 'disk' }]);
  });
});

describe('isFailing', () => {
  it('is told by the last try', () => {
    const at = { at: hoursAgo(2) };
    expect(isFailing({ lastDoneAt: null, lastFailure: at })).toBe(true);
    expect(isFailing({ lastDoneAt: hoursAgo(1), lastFailure: at })).toBe(false);
    expect(isFailing({ lastDoneAt: hoursAgo(1), lastFailure: null })).toBe(false);
  });
});
