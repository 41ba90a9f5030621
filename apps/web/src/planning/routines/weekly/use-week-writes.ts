import {
  type NewBlock,
  routines,
  type WeeklyEntry,
  type WeeklyRoutine,
} from '@netlik/contract/planning/routines';
import { moveEntry } from '@netlik/domain/planning/routines/week';
import type { StudyDay } from '@netlik/domain/study-day';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Send } from '../../../data/writes/use-write.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { mayReplace, routineQueries, showWeek, useUndoApply } from '../routines.queries.ts';
import { weeklyTexts as texts } from './weekly.texts.ts';

const HIGHLIGHT_MS = 1200;
const PULSE_MS = 800;

const useFlash = (ms: number) => {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => setId(null), ms);
    return () => clearTimeout(timer);
  }, [id, ms]);
  return [id, setId] as const;
};

const newIdIn = (after: WeeklyRoutine, before: WeeklyRoutine | null): string | null => {
  const known = new Set(before?.entries.map(({ _id }) => _id));
  return after.entries.find(({ _id }) => !known.has(_id))?._id ?? null;
};

const withOrders = (entries: readonly WeeklyEntry[]): WeeklyEntry[] =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
    entries.filter((entry) => entry.day === day).map((entry, order) => ({ ...entry, order })),
  );

type Move = { entry: WeeklyEntry; order: number; seen: string[]; canUndo: boolean };

/** Optimistic; a failure restores the order. */
const useMove = (query: ReturnType<typeof routineQueries.week>, pulse: (id: string) => void) => {
  const queries = useQueryClient();
  const shift = useWrite(
    ({ entry: { _id: entryId }, order, seen }: Move, { send }) => {
      const { _id: id } = queries.getQueryData(query.queryKey)!;
      return send(routines.updateEntry, { params: { id, entryId }, body: { order, seen } });
    },
    {
      done: (_, { canUndo }) => (canUndo ? texts.moved : null),
      failed: texts.moveError,
      optimistic: (cache, { entry, order }) => {
        cache.patch(
          query,
          (now) => now && { ...now, entries: withOrders(moveEntry(now.entries, entry._id, order)) },
        );
        pulse(entry._id);
      },
      replied: (cache, after) => cache.patch(query, () => after),
      undo: (after, { entry }) => {
        const moved = after.entries.find(({ _id }) => _id === entry._id);
        return moved ? () => move(moved, entry.order, false) : null;
      },
    },
  );
  const move = (entry: WeeklyEntry, order: number, canUndo = true) => {
    const now = queries.getQueryData(query.queryKey);
    if (!now || entry.order === order) return;
    const seen = now.entries.filter(({ day }) => day === entry.day).map(({ _id }) => _id);
    void shift.send({ entry, order, seen, canUndo });
  };
  return move;
};

type WeekBody = { weekStartDate: StudyDay };

/** Fills the week from the daily routine, after a question if that replaces entries. */
const useGenerate = (body: WeekBody, week: WeeklyRoutine | null, show: (after: WeeklyRoutine) => void) => {
  const undoApply = useUndoApply();
  const fill = useWrite(
    (isEmpty: boolean, { send }) => send(isEmpty ? routines.generateWeek : routines.applyToWeek, { body }),
    {
      done: texts.generated,
      failed: texts.generateError,
      replied: (_, made) => show(made),
      undo:
        ({ _id: id }) =>
        () =>
          undoApply.send({ params: { id } }),
    },
  );
  const generate = async () => {
    const count = week?.entries.length ?? 0;
    if (await mayReplace(count)) await fill.send(count === 0);
  };
  return { isGenerating: fill.busy, generate };
};

export const useWeekWrites = (monday: StudyDay, week: WeeklyRoutine | null) => {
  const queries = useQueryClient();
  const undoApply = useUndoApply();
  const [highlighted, highlight] = useFlash(HIGHLIGHT_MS);
  const [pulsing, pulse] = useFlash(PULSE_MS);
  const body = { weekStartDate: monday };
  const query = routineQueries.week(monday);

  const show = (after: WeeklyRoutine) => showWeek(queries, after);

  /** Rejects, so that the form shows the refusal. */
  const add = async (send: Send, day: number, block: NewBlock) => {
    const { _id: id } = week ?? (await send(routines.createWeek, { body }));
    const after = await send(routines.addEntry, { params: { id }, body: { day, ...block } });
    show(after);
    highlight(newIdIn(after, week));
  };

  /** Rejects, so that the form shows the refusal. */
  const change = async (send: Send, { _id: entryId }: WeeklyEntry, block: NewBlock) => {
    show(await send(routines.updateEntry, { params: { id: week!._id, entryId }, body: block }));
    highlight(entryId);
  };

  const restore = useWrite(
    async ({ _id, order, ...entry }: WeeklyEntry, { send }) => {
      const now = queries.getQueryData(query.queryKey)!;
      const params = { id: now._id };
      const after = await send(routines.addEntry, { params, body: entry });
      const entryId = newIdIn(after, now)!;
      show(await send(routines.updateEntry, { params: { ...params, entryId }, body: { order } }));
      highlight(entryId);
    },
    { failed: texts.addError },
  );

  const remove = useWrite(
    ({ _id: entryId }: WeeklyEntry, { send }) =>
      send(routines.removeEntry, { params: { id: week!._id, entryId } }),
    {
      done: texts.removed,
      failed: texts.removeError,
      replied: (_, after) => show(after),
      undo: (_, entry) => () => restore.send(entry),
    },
  );

  const move = useMove(query, pulse);
  const { isGenerating, generate } = useGenerate(body, week, show);

  const undo = async () => void (week && (await undoApply.send({ params: { id: week._id } })));

  return {
    add,
    change,
    remove: remove.send,
    move,
    generate,
    undo,
    isGenerating,
    highlighted,
    pulsing,
  };
};

export type WeekWrites = ReturnType<typeof useWeekWrites>;
