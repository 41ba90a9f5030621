import { useState } from 'react';
import type { Week } from './week-draft.ts';

const MAX_STEPS = 50;

type History = { edited: Week | null; before: readonly (Week | null)[]; tag: string | undefined };

const empty: History = { edited: null, before: [], tag: undefined };

/** Unsaved changes with undo steps; `edited` is null without changes. */
export const useWeekHistory = () => {
  const [{ edited, before }, setHistory] = useState(empty);
  return {
    edited,
    canUndo: before.length > 0,
    /** Consecutive changes with the same `tag`, such as typed letters, are one step. */
    change: (from: Week, next: Week, tag?: string) =>
      setHistory((now) => ({
        edited: next,
        before: tag && tag === now.tag ? now.before : [...now.before, from].slice(-MAX_STEPS),
        tag,
      })),
    undo: () =>
      setHistory((now) =>
        now.before.length === 0
          ? now
          : { edited: now.before.at(-1)!, before: now.before.slice(0, -1), tag: undefined },
      ),
    reset: (next: Week | null) => setHistory({ ...empty, edited: next }),
  };
};
