import type { TopicMatrix } from '@netlik/contract/planning/topic-matrices';
import {
  alignRows,
  DEFAULT_DAY_COUNT,
  type MatrixColors,
  NO_COLORS,
  unsavedChanges,
  withChanges,
} from '@netlik/domain/planning/topic-matrices/matrix';
import { atom } from 'nanostores';
import { failureOf } from '../../../data/writes/failure.ts';
import type { LocalCopy } from './local-copy.ts';

const AUTOSAVE_MS = 600;
const RETRY_MS = 15_000;
/** Limits merges, because another device may save continuously. */
const MAX_MERGES = 5;

export type SaveState = 'saved' | 'saving' | 'stored' | 'refused';

export type DraftState = {
  /** Null until the server or this device provides it. */
  saved: TopicMatrix | null;
  colors: MatrixColors;
  dayCount: number;
  state: SaveState;
};

export type Saved = Pick<TopicMatrix, 'dayCount' | 'topics' | 'version'> & MatrixColors;

type Options = {
  /** Shown until a matrix is received. */
  first?: TopicMatrix | null;
  copy: { read: () => LocalCopy | null; write: (copy: LocalCopy) => void; remove: () => void };
  save: (matrix: Saved) => Promise<TopicMatrix>;
  canEdit: boolean;
  onSaved: () => void;
};

const isEmpty = ({ cellColors, columnColors, topicColors }: MatrixColors) =>
  [cellColors, columnColors, topicColors].every((colors) => Object.keys(colors).length === 0);

/** The server's matrix with this device's unsaved changes applied, which are saved after a short delay. */
export const createMatrixDraft = ({ first = null, copy, save, canEdit, onSaved }: Options) => {
  const kept = copy.read();
  let saved = kept?.saved ?? first;
  let changes = canEdit && kept ? kept.changes : NO_COLORS;
  let dayCount = canEdit && kept ? kept.dayCount : null;
  let isSending = false;
  let hasLoaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isUnsaved = () =>
    saved !== null &&
    ((dayCount !== null && dayCount !== saved.dayCount) || !isEmpty(unsavedChanges(saved, changes)));

  const draftState = (state: SaveState): DraftState => ({
    saved,
    colors: withChanges(saved ?? NO_COLORS, changes),
    dayCount: dayCount ?? saved?.dayCount ?? DEFAULT_DAY_COUNT,
    state,
  });
  const shown = atom(draftState(isUnsaved() ? 'stored' : 'saved'));
  const show = (state: SaveState) => shown.set(draftState(state));

  const keep = () => {
    if (saved) copy.write({ saved, changes, dayCount });
  };

  const accept = (matrix: TopicMatrix) => {
    // A release may change the topics of the copy on this device.
    if (saved && saved.topics.join('\n') !== matrix.topics.join('\n'))
      changes = alignRows(changes, saved.topics, matrix.topics);
    saved = matrix;
    // During a save, only its reply can identify the changes made since.
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
      // The change was reverted before it was sent.
      if (shown.get().state === 'saving') show('saved');
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
    get: shown.get,
    listen: shown.listen,
    isUnsaved,
    /** Applies the server's current state. */
    receive: (matrix: TopicMatrix) => {
      // Ignores replies older than a save; the first reply always wins, even over a newer copy on this
      // device.
      if (hasLoaded && saved && matrix.version < saved.version) return;
      hasLoaded = true;
      accept(matrix);
      show(shown.get().state);
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
    /** Removes this device's copy and refetches. */
    clearLocal: () => {
      clearTimeout(timer);
      copy.remove();
      changes = NO_COLORS;
      dayCount = null;
      show('saved');
    },
    send,
    /** Saves on leaving the page and on reconnect. Returns the stop function. */
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
