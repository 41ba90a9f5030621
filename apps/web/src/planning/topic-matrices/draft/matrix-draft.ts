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

/** The server's matrix and this device's changes that are not saved yet. */
const createUnsavedMatrix = ({ first = null, copy, canEdit }: Options) => {
  const kept = copy.read();
  let saved = kept?.saved ?? first;
  let changes = canEdit && kept ? kept.changes : NO_COLORS;
  let dayCount = canEdit && kept ? kept.dayCount : null;
  return {
    saved: () => saved,
    shown: () => ({
      saved,
      colors: withChanges(saved ?? NO_COLORS, changes),
      dayCount: dayCount ?? saved?.dayCount ?? DEFAULT_DAY_COUNT,
    }),
    isUnsaved: () =>
      saved !== null &&
      ((dayCount !== null && dayCount !== saved.dayCount) || !isEmpty(unsavedChanges(saved, changes))),
    keep: () => {
      if (saved) copy.write({ saved, changes, dayCount });
    },
    toSave: (): Saved => {
      const { topics, version, dayCount: savedCount } = saved!;
      return { ...withChanges(saved!, changes), dayCount: dayCount ?? savedCount, topics, version };
    },
    /** During a save, only its reply can identify the changes made since. */
    accept: (matrix: TopicMatrix, isSending: boolean) => {
      // A release may change the topics of the copy on this device.
      if (saved && saved.topics.join('\n') !== matrix.topics.join('\n'))
        changes = alignRows(changes, saved.topics, matrix.topics);
      saved = matrix;
      if (isSending) return;
      changes = unsavedChanges(matrix, changes);
      if (dayCount === matrix.dayCount) dayCount = null;
    },
    change: (added: MatrixColors) => {
      changes = {
        cellColors: { ...changes.cellColors, ...added.cellColors },
        columnColors: { ...changes.columnColors, ...added.columnColors },
        topicColors: { ...changes.topicColors, ...added.topicColors },
      };
    },
    setDayCount: (count: number) => {
      dayCount = count;
    },
    clear: () => {
      copy.remove();
      changes = NO_COLORS;
      dayCount = null;
    },
  };
};

type UnsavedMatrix = ReturnType<typeof createUnsavedMatrix>;

/** Merges a newer matrix of the server and tries again. */
const saveMatrix = async (matrix: UnsavedMatrix, save: Options['save'], merges = 0): Promise<SaveState> => {
  try {
    matrix.accept(await save(matrix.toSave()), false);
    return 'saved';
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) return 'stored';
    if (failure.code === 'topic_matrix.stale' && failure.current && merges < MAX_MERGES) {
      matrix.accept(failure.current as TopicMatrix, true);
      return saveMatrix(matrix, save, merges + 1);
    }
    return [0, 409, 429].includes(failure.status) || failure.status >= 500 ? 'stored' : 'refused';
  }
};

const saveOnLeave = ({ isUnsaved, keep }: UnsavedMatrix, save: () => void) => {
  addEventListener('pagehide', keep);
  addEventListener('online', save);
  return () => {
    removeEventListener('pagehide', keep);
    removeEventListener('online', save);
    if (isUnsaved()) save();
  };
};

/** The server's matrix with this device's unsaved changes applied, which are saved after a short delay. */
export const createMatrixDraft = (options: Options) => {
  const { save, canEdit, onSaved } = options;
  const matrix = createUnsavedMatrix(options);
  const { isUnsaved, keep } = matrix;
  let isSending = false;
  let hasLoaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draftState = (state: SaveState): DraftState => ({ ...matrix.shown(), state });
  const shown = atom(draftState(isUnsaved() ? 'stored' : 'saved'));
  const show = (state: SaveState) => shown.set(draftState(state));

  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  };
  const saveSoon = () => {
    show('saving');
    schedule(AUTOSAVE_MS);
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
    const state = await saveMatrix(matrix, save);
    isSending = false;
    if (state === 'saved') onSaved();
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
    receive: (received: TopicMatrix) => {
      // Ignores replies older than a save; the first reply always wins, even over a newer copy on this
      // device.
      if (hasLoaded && received.version < (matrix.saved()?.version ?? 0)) return;
      hasLoaded = true;
      matrix.accept(received, isSending);
      show(shown.get().state);
      if (isUnsaved()) schedule(AUTOSAVE_MS);
      else keep();
    },
    change: (added: MatrixColors) => {
      matrix.change(added);
      saveSoon();
    },
    setDayCount: (count: number) => {
      matrix.setDayCount(count);
      saveSoon();
    },
    /** Removes this device's copy and refetches. */
    clearLocal: () => {
      clearTimeout(timer);
      matrix.clear();
      show('saved');
    },
    send,
    /** Saves on leaving the page and on reconnect. Returns the stop function. */
    start: () => saveOnLeave(matrix, () => void send()),
  };
};
