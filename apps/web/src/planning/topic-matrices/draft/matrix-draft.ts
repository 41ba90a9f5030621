import type { TopicMatrix } from '@netlik/contract/planning/topic-matrices';
import {
  alignRows,
  DEFAULT_DAY_COUNT,
  type MatrixColors,
  NO_COLORS,
  unsavedChanges,
  withChanges,
} from '@netlik/domain/planning/topic-matrices/matrix';
import { createListeners } from '../../../data/calls/listeners.ts';
import { failureOf } from '../../../data/writes/failure.ts';
import type { LocalCopy } from './local-copy.ts';

const AUTOSAVE_MS = 600;
const RETRY_MS = 15_000;
/** Another device that saves all the time must not keep this one busy for ever. */
const MAX_MERGES = 5;

export type SaveState = 'saved' | 'saving' | 'stored' | 'refused';

export type DraftState = {
  /** Null until the server or this device has told. */
  saved: TopicMatrix | null;
  colors: MatrixColors;
  dayCount: number;
  state: SaveState;
};

export type Saved = Pick<TopicMatrix, 'dayCount' | 'topics' | 'version'> & MatrixColors;

type Options = {
  /** Shown until one is received. */
  first?: TopicMatrix | null;
  copy: { read: () => LocalCopy | null; write: (copy: LocalCopy) => void; remove: () => void };
  save: (matrix: Saved) => Promise<TopicMatrix>;
  canEdit: boolean;
  onSaved: () => void;
};

const isEmpty = ({ cellColors, columnColors, topicColors }: MatrixColors) =>
  [cellColors, columnColors, topicColors].every((colors) => Object.keys(colors).length === 0);

/** A matrix as it is shown: the server's with this device's unsaved changes laid over it, saved shortly after each. */
export const createMatrixDraft = ({ first = null, copy, save, canEdit, onSaved }: Options) => {
  const listeners = createListeners();
  const kept = copy.read();
  let saved = kept?.saved ?? first;
  let changes = canEdit && kept ? kept.changes : NO_COLORS;
  let dayCount = canEdit && kept ? kept.dayCount : null;
  let isSending = false;
  let hasLoaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: DraftState;

  const isUnsaved = () =>
    saved !== null &&
    ((dayCount !== null && dayCount !== saved.dayCount) || !isEmpty(unsavedChanges(saved, changes)));

  const show = (state: SaveState) => {
    shown = {
      saved,
      colors: withChanges(saved ?? NO_COLORS, changes),
      dayCount: dayCount ?? saved?.dayCount ?? DEFAULT_DAY_COUNT,
      state,
    };
    listeners.notify();
  };
  show(isUnsaved() ? 'stored' : 'saved');

  const keep = () => {
    if (saved) copy.write({ saved, changes, dayCount });
  };

  const accept = (matrix: TopicMatrix) => {
    // A new release may have other topics than the copy on this device.
    if (saved && saved.topics.join('\n') !== matrix.topics.join('\n'))
      changes = alignRows(changes, saved.topics, matrix.topics);
    saved = matrix;
    // While a save is under way the changes made meanwhile are told apart by its reply, not by an older state.
    if (!isSending) {
      changes = unsavedChanges(matrix, changes);
      if (dayCount === matrix.dayCount) dayCount = null;
    }
  };

  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  };

  const attempt = async (merges = 0): Promise<SaveState> => {
    const from = saved!;
    try {
      const reply = await save({
        ...withChanges(from, changes),
        dayCount: dayCount ?? from.dayCount,
        topics: from.topics,
        version: from.version,
      });
      isSending = false;
      accept(reply);
      onSaved();
      return 'saved';
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) return 'stored';
      if (failure.code === 'topic_matrix.stale' && failure.current && merges < MAX_MERGES) {
        accept(failure.current as TopicMatrix);
        return attempt(merges + 1);
      }
      return [0, 409, 429].includes(failure.status) || failure.status >= 500 ? 'stored' : 'refused';
    }
  };

  const send = async (): Promise<void> => {
    clearTimeout(timer);
    keep();
    if (isSending || !canEdit || !hasLoaded) return;
    if (!isUnsaved()) {
      // Taken back before it was sent.
      if (shown.state === 'saving') show('saved');
      return;
    }
    isSending = true;
    show('saving');
    const state = await attempt();
    isSending = false;
    keep();
    const again = isUnsaved();
    show(state === 'saved' && again ? 'saving' : state);
    if (again && state !== 'refused') schedule(state === 'saved' ? AUTOSAVE_MS : RETRY_MS);
  };

  return {
    get: () => shown,
    subscribe: listeners.subscribe,
    isUnsaved,
    /** What the server holds now. */
    receive: (matrix: TopicMatrix) => {
      // A reply overtaken by a save; at first the server is right even against a newer copy on this device.
      if (hasLoaded && saved && matrix.version < saved.version) return;
      hasLoaded = true;
      accept(matrix);
      show(shown.state);
      if (isUnsaved()) schedule(AUTOSAVE_MS);
      else keep();
    },
    change: (added: MatrixColors) => {
      changes = {
        cellColors: { ...changes.cellColors, ...added.cellColors },
        columnColors: { ...changes.columnColors, ...added.columnColors },
        topicColors: { ...changes.topicColors, ...added.topicColors },
      };
      show('saving');
      schedule(AUTOSAVE_MS);
    },
    setDayCount: (count: number) => {
      dayCount = count;
      show('saving');
      schedule(AUTOSAVE_MS);
    },
    /** Forgets what this device holds; the server is asked again. */
    clearLocal: () => {
      clearTimeout(timer);
      copy.remove();
      changes = NO_COLORS;
      dayCount = null;
      show('saved');
    },
    send,
    /** Saves when the page is left and when the connection is back. Returns the end of it. */
    start: () => {
      const now = () => void send();
      addEventListener('pagehide', keep);
      addEventListener('online', now);
      return () => {
        removeEventListener('pagehide', keep);
        removeEventListener('online', now);
        if (isUnsaved()) now();
      };
    },
  };
};
