import { describe, expect, it } from 'vitest';
import { applyPendingWrites } from './offline-rows.ts';
import { newEntryState } from './store.ts';

type Row = { _id: string; note: string };

const writes = { update: 'thing.change', remove: 'thing.remove' };
const entry = (write: string, id: string, body?: object, state: 'waiting' | 'failed' = 'waiting') => ({
  ...newEntryState,
  person: 'p',
  write,
  input: { params: { id }, body },
  key: '',
  label: '',
  at: 0,
  seq: 1,
  state,
});
const rows: Row[] = [
  { _id: 'a', note: 'old' },
  { _id: 'b', note: 'old' },
];
const shown = (...entries: ReturnType<typeof entry>[]) =>
  applyPendingWrites(rows, entries, writes, (row, body) => ({ ...row, ...(body as Partial<Row>) }));

describe('applyPendingWrites', () => {
  it('applies pending changes in order', () => {
    expect(
      shown(entry('thing.change', 'a', { note: 'first' }), entry('thing.change', 'a', { note: 'last' })),
    ).toEqual([
      { _id: 'a', note: 'last', pendingState: 'waiting' },
      { _id: 'b', note: 'old' },
    ]);
  });
  it('hides rows with a pending delete and shows them if it failed', () => {
    expect(shown(entry('thing.remove', 'a')).map(({ _id }) => _id)).toEqual(['b']);
    expect(shown(entry('thing.remove', 'a', undefined, 'failed'))[0]).toEqual({
      _id: 'a',
      note: 'old',
      pendingState: 'failed',
    });
  });
  it('leaves other rows alone', () => {
    expect(
      shown(entry('other.change', 'a', { note: 'x' }), entry('thing.change', 'c', { note: 'x' })),
    ).toEqual(rows);
  });
});
