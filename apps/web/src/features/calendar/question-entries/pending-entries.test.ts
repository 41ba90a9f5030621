import { parseStudyDay } from '@netlik/domain/study-day';
import { describe, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('BroadcastChannel', undefined));
const { listPendingEntries } = await import('./pending-entries.ts');

const day = parseStudyDay('2026-11-15')!;
const body = { date: day, subject: 'fizik', correct: 10, wrong: 2 };
const entry = (write: string, sent: unknown, state: 'waiting' | 'failed' = 'waiting') => ({
  person: 'p',
  write,
  input: { body: sent },
  key: `${write}-${JSON.stringify(sent)}`,
  label: '',
  at: 0,
  seq: 1,
  tries: 0,
  broken: 0,
  state,
  message: null,
});

describe('listWaitingEntries', () => {
  it('returns new entries of the given day only', () => {
    const found = listPendingEntries(
      [
        entry('question-entry.create', body),
        entry('question-entry.create', { ...body, date: '2026-11-14' }),
        entry('study-session.timer', body),
      ],
      day,
    );
    expect(found.map(({ row }) => row)).toEqual([
      { subject: 'fizik', topic: null, correct: 10, wrong: 2, note: null },
    ]);
  });
  it('marks entries the server refused', () => {
    expect(listPendingEntries([entry('question-entry.create', body, 'failed')], day)[0]!.failed).toBe(true);
  });
  it('skips invalid entries', () => {
    expect(listPendingEntries([entry('question-entry.create', { date: day, correct: 'x' })], day)).toEqual(
      [],
    );
  });
});
