import type { TopicMatrix } from '@netlik/contract/planning/topic-matrices';
import { NO_COLORS } from '@netlik/domain/planning/topic-matrices/matrix';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, networkFailure } from '../../../data/calls/api-error.ts';
import type { LocalCopy } from './local-copy.ts';
import { createMatrixDraft, type Saved } from './matrix-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const empty: TopicMatrix = {
  userId: 'u',
  subject: 'fizik',
  dayCount: 30,
  day_count: 30,
  topics: ['a', 'b', 'c'],
  ...NO_COLORS,
  legend: {},
  version: 0,
};

const setup = (stored: TopicMatrix = empty, kept: LocalCopy | null = null) => {
  const server = {
    matrix: stored,
    saves: 0,
    failure: null as Error | null,
    slow: null as Promise<void> | null,
  };
  const device = { copy: kept };
  const open = (canEdit = true) =>
    createMatrixDraft({
      canEdit,
      onSaved: () => undefined,
      copy: {
        read: () => device.copy,
        write: (copy) => {
          device.copy = structuredClone(copy);
        },
        remove: () => {
          device.copy = null;
        },
      },
      save: async ({ version, ...given }: Saved) => {
        server.saves += 1;
        await server.slow;
        if (server.failure) throw server.failure;
        if (version !== server.matrix.version)
          throw new ApiError('stale', { status: 409, code: 'topic_matrix.stale', current: server.matrix });
        server.matrix = { ...server.matrix, ...given, version: version + 1 };
        return server.matrix;
      },
    });
  return { server, device, open };
};
const cells = (cellColors: Record<string, 'red' | 'blue' | 'white'>) => ({ ...NO_COLORS, cellColors });
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a draft of a matrix', () => {
  it('shows a change at once and saves 600 ms after the last one', async () => {
    const { server, open } = setup();
    const draft = open();
    draft.receive(empty);
    draft.change(cells({ '0-1': 'red' }));
    expect(draft.get()).toMatchObject({ state: 'saving', colors: { cellColors: { '0-1': 'red' } } });
    await later(500);
    draft.change(cells({ '1-1': 'blue' }));
    await later(599);
    expect(server.saves).toBe(0);
    await later(1);
    expect(server.saves).toBe(1);
    expect(server.matrix.cellColors).toEqual({ '0-1': 'red', '1-1': 'blue' });
    expect(draft.get().state).toBe('saved');
  });

  it('is saved again when a change is taken back before it was sent', async () => {
    const { server, open } = setup();
    const draft = open();
    draft.receive(empty);
    draft.change(cells({ '0-1': 'red' }));
    draft.change(cells({ '0-1': 'white' }));
    await later(600);
    expect([server.saves, draft.get().state]).toEqual([0, 'saved']);
  });

  it('lays its unsaved cells over what another device saved', async () => {
    const { server, open } = setup();
    const draft = open();
    draft.receive(empty);
    server.matrix = { ...empty, version: 4, cellColors: { '0-1': 'blue', '2-2': 'blue' } };
    draft.change(cells({ '0-1': 'red' }));
    await later(600);
    expect(server.matrix).toMatchObject({ version: 5, cellColors: { '0-1': 'red', '2-2': 'blue' } });
    expect(draft.get().colors.cellColors).toEqual({ '0-1': 'red', '2-2': 'blue' });
  });

  it('keeps what is changed back while a save is under way', async () => {
    const { server, open } = setup();
    const draft = open();
    draft.receive(empty);
    draft.change(cells({ '0-1': 'red' }));
    let answer: () => void = () => undefined;
    server.slow = new Promise((resolve) => {
      answer = resolve;
    });
    await later(600);
    draft.change(cells({ '0-1': 'white' }));
    draft.receive(empty);
    answer();
    await later(0);
    expect(draft.get().colors.cellColors).toEqual({});
    await later(600);
    expect(server.matrix).toMatchObject({ version: 2, cellColors: {} });
  });

  it('stores changes without a connection, and sends them from another page load', async () => {
    const { server, device, open } = setup();
    const draft = open();
    draft.receive(empty);
    server.failure = networkFailure();
    draft.change(cells({ '0-1': 'red' }));
    draft.setDayCount(31);
    await later(600);
    expect(draft.get().state).toBe('stored');
    expect(device.copy?.changes.cellColors).toEqual({ '0-1': 'red' });
    server.failure = null;
    const again = open();
    expect(again.get()).toMatchObject({
      state: 'stored',
      dayCount: 31,
      colors: { cellColors: { '0-1': 'red' } },
    });
    again.receive(server.matrix);
    await later(600);
    expect(server.matrix).toMatchObject({ dayCount: 31, cellColors: { '0-1': 'red' } });
    expect(device.copy?.changes).toEqual(NO_COLORS);
  });

  it('never saves for somebody who may only look, nor before the first load', async () => {
    const kept = { saved: empty, changes: cells({ '0-1': 'red' }), dayCount: null };
    const { server, open } = setup(empty, kept);
    const reader = open(false);
    reader.receive(empty);
    expect(reader.get().colors.cellColors).toEqual({});
    const editor = open();
    editor.change(cells({ '1-1': 'red' }));
    await later(5_000);
    expect(server.saves).toBe(0);
  });

  it('believes the server after a restore, and a later reply only when it is newer', () => {
    const { open } = setup(empty, { saved: { ...empty, version: 9 }, changes: NO_COLORS, dayCount: null });
    const draft = open();
    draft.receive({ ...empty, version: 3 });
    draft.receive({ ...empty, version: 2 });
    expect(draft.get().saved?.version).toBe(3);
  });

  it('forgets the copy of this device', async () => {
    const { device, open } = setup(empty, { saved: empty, changes: cells({ '0-1': 'red' }), dayCount: null });
    const draft = open();
    draft.clearLocal();
    expect(device.copy).toBeNull();
    expect(draft.isUnsaved()).toBe(false);
  });

  it('moves unsaved cells with their topics when a release has other ones', () => {
    const { open } = setup(empty, { saved: empty, changes: cells({ '2-1': 'red' }), dayCount: null });
    const draft = open();
    draft.receive({ ...empty, topics: ['new', 'c', 'a'], version: 1 });
    expect(draft.get().colors.cellColors).toEqual({ '1-1': 'red' });
  });
});
