import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { forget, removeOne } from './notifications.queries.ts';

const REMOVAL_MS = 240;
const CLOSE_GAP_MS = 160;
/** As many as can be in sight below. */
const MOST_MOVED = 15;

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const rowsAfter = (row: Element): Element[] => {
  const rows: Element[] = [];
  for (let next = row.nextElementSibling; next && rows.length < MOST_MOVED; next = next.nextElementSibling)
    rows.push(next);
  return rows;
};

/** The neighbours glide into the gap: the layout jumps, and they start from where they were. */
const closeGap = (below: readonly Element[], height: number) => {
  if (still()) return;
  for (const row of below)
    row.animate([{ transform: `translateY(${height}px)` }, { transform: 'none' }], {
      duration: CLOSE_GAP_MS,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
};

const keepFocus = (row: Element) => {
  if (!row.contains(document.activeElement)) return;
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  const next =
    neighbour?.querySelector<HTMLElement>('[data-main]') ??
    row.closest('dialog')?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
  next?.focus();
};

type Stage = 'leaving' | 'gone';

/** Takes items off the screen at once and out of the lists when the server has agreed. */
export const useRemoval = (onRemoved: () => void) => {
  const queries = useQueryClient();
  const [stages, setStages] = useState<ReadonlyMap<string, Stage>>(new Map());
  const set = (id: string, stage: Stage | null) =>
    setStages((before) => {
      const after = new Map(before);
      if (stage) after.set(id, stage);
      else after.delete(id);
      return after;
    });

  const remove = async (id: string, row: HTMLLIElement) => {
    if (stages.has(id)) return;
    set(id, 'leaving');
    const removing = removeOne(queries, id);
    await new Promise((resolve) => setTimeout(resolve, REMOVAL_MS));
    const [below, height] = [rowsAfter(row), row.offsetHeight];
    keepFocus(row);
    flushSync(() => set(id, 'gone'));
    closeGap(below, height);
    if (await removing) {
      onRemoved();
      await forget(queries, id);
    }
    set(id, null);
  };

  return { stageOf: (id: string): Stage | undefined => stages.get(id), remove };
};
