import { describe, expect, it } from 'vitest';
import { fresh } from './store.ts';
import { withWaiting } from './waiting-changes.ts';

type Row = { _id: string; note: string };

const writes = { change: 'thing.change', remove: 'thing.remove' };
const entry = (write: string, id: string, body?: object, state: 'waiting' | 'failed' = 'waiting') => ({
  ...fresh,
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
  withWaiting(rows, entries, writes, (row, body) => ({ ...row, ...(body as Partial<Row>) }));

describe('rows of which something waits on this device', () => {
  it('are shown as they will be, the last word over the first', () => {
    expect(
      shown(entry('thing.change', 'a', { note: 'first' }), entry('thing.change', 'a', { note: 'last' })),
    ).toEqual([
      { _id: 'a', note: 'last', waits: 'waiting' },
      { _id: 'b', note: 'old' },
    ]);
  });
  it('are left out when they are to be deleted, and are back when that was refused', () => {
    expect(shown(entry('thing.remove', 'a')).map(({ _id }) => _id)).toEqual(['b']);
    expect(shown(entry('thing.remove', 'a', undefined, 'failed'))[0]).toEqual({
      _id: 'a',
      note: 'old',
      waits: 'failed',
    });
  });
  it('are not touched by what waits for something else', () => {
    expect(
      shown(entry('other.change', 'a', { note: 'x' }), entry('thing.change', 'c', { note: 'x' })),
    ).toEqual(rows);
  });
});
