import { type NewBlock, routines, type WeeklyEntry, type WeeklyRoutine } from '@netlik/contract/routines';
import { moveEntry } from '@netlik/domain/routines/week';
import type { StudyDay } from '@netlik/domain/study-day';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useIdempotencyKey } from '../../../outbox/use-idempotency-key.ts';
import { confirm } from '../../../ui/overlays/confirm.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { failureText, routineQueries, showWeek, undoApply } from '../routines.queries.ts';
import { routineTexts } from '../routines.texts.ts';
import { useFlash } from './use-flash.ts';
import { weeklyTexts as texts } from './weekly.texts.ts';

const HIGHLIGHT_MS = 1200;
const PULSE_MS = 800;

const toastFailure = (error: unknown, fallback: string) =>
  toast({ tone: 'danger', text: failureText(error, fallback) });

const newIdIn = (after: WeeklyRoutine, before: WeeklyRoutine | null): string | null => {
  const known = new Set(before?.entries.map(({ _id }) => _id));
  return after.entries.find(({ _id }) => !known.has(_id))?._id ?? null;
};

const withOrders = (entries: readonly WeeklyEntry[]): WeeklyEntry[] =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
    entries.filter((entry) => entry.day === day).map((entry, order) => ({ ...entry, order })),
  );

/** Everything the page does to one week. */
export const useWeekWrites = (monday: StudyDay, week: WeeklyRoutine | null) => {
  const queries = useQueryClient();
  const keyOf = useIdempotencyKey();
  const [highlighted, highlight] = useFlash(HIGHLIGHT_MS);
  const [pulsing, pulse] = useFlash(PULSE_MS);
  const [isGenerating, setGenerating] = useState(false);
  const body = { weekStartDate: monday };

  const show = (after: WeeklyRoutine) => showWeek(queries, after);

  /** Rejects when the server refuses: the form shows why. */
  const add = async (day: number, block: NewBlock) => {
    const { _id: id } = week ?? (await call(routines.createWeek, { body }));
    const entry = { day, ...block };
    const idempotencyKey = keyOf({ id, entry, beside: week?.entries.length });
    const after = await call(routines.addEntry, { params: { id }, body: entry }, undefined, {
      idempotencyKey,
    });
    show(after);
    highlight(newIdIn(after, week));
    toast({ tone: 'success', text: texts.added });
  };

  /** Rejects like `add`. */
  const change = async ({ _id: entryId }: WeeklyEntry, block: NewBlock) => {
    show(await call(routines.updateEntry, { params: { id: week!._id, entryId }, body: block }));
    highlight(entryId);
    toast({ tone: 'success', text: texts.changed });
  };

  const bringBack = async ({ _id, order, ...entry }: WeeklyEntry) => {
    try {
      const now = queries.getQueryData(routineQueries.week(monday).queryKey)!;
      const params = { id: now._id };
      const after = await call(routines.addEntry, { params, body: entry });
      const entryId = newIdIn(after, now)!;
      show(await call(routines.updateEntry, { params: { ...params, entryId }, body: { order } }));
      highlight(entryId);
    } catch (error) {
      toastFailure(error, texts.addError);
    }
  };

  const remove = async (entry: WeeklyEntry) => {
    try {
      show(await call(routines.removeEntry, { params: { id: week!._id, entryId: entry._id } }));
      toast({ tone: 'success', text: texts.removed, undo: () => bringBack(entry) });
    } catch (error) {
      toastFailure(error, texts.removeError);
    }
  };

  /** Shown at once; the fresh order comes back when the server refuses. */
  const move = async ({ _id: entryId, day, order: from }: WeeklyEntry, order: number, undo = true) => {
    const { queryKey } = routineQueries.week(monday);
    const now = queries.getQueryData(queryKey);
    if (!now || from === order) return;
    const seen = now.entries.filter((entry) => entry.day === day).map(({ _id }) => _id);
    await queries.cancelQueries({ queryKey });
    show({ ...now, entries: withOrders(moveEntry(now.entries, entryId, order)) });
    pulse(entryId);
    try {
      const params = { id: now._id, entryId };
      const after = await call(routines.updateEntry, { params, body: { order, seen } });
      show(after);
      const moved = after.entries.find(({ _id }) => _id === entryId);
      if (undo && moved) toast({ tone: 'success', text: texts.moved, undo: () => move(moved, from, false) });
    } catch (error) {
      toastFailure(error, texts.moveError);
      void queries.invalidateQueries({ queryKey });
    }
  };

  const generate = async () => {
    const count = week?.entries.length ?? 0;
    const may =
      count === 0 ||
      (await confirm({
        title: routineTexts.weekFilledTitle,
        text: routineTexts.weekFilledText(count),
        action: routineTexts.replace,
      }));
    if (!may || isGenerating) return;
    setGenerating(true);
    try {
      const made = await call(count === 0 ? routines.generateWeek : routines.applyToWeek, { body });
      show(made);
      toast({ tone: 'success', text: texts.generated, undo: () => undoApply(queries, made._id) });
    } catch (error) {
      toastFailure(error, texts.generateError);
    } finally {
      setGenerating(false);
    }
  };

  const undo = () => (week ? undoApply(queries, week._id) : Promise.resolve());

  return { add, change, remove, move, generate, undo, isGenerating, highlighted, pulsing };
};

export type WeekWrites = ReturnType<typeof useWeekWrites>;
