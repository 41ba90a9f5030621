import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { removeFromLists, removeNotification } from './notifications.queries.ts';

const REMOVAL_MS = 240;
const CLOSE_GAP_MS = 160;
const MAX_MOVED = 15;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const rowsAfter = (row: Element): Element[] => {
  const rows: Element[] = [];
  for (let next = row.nextElementSibling; next && rows.length < MAX_MOVED; next = next.nextElementSibling)
    rows.push(next);
  return rows;
};

/** Animates the rows below into the gap from their old position (FLIP). */
const closeGap = (below: readonly Element[], height: number) => {
  if (prefersReducedMotion()) return;
  for (const row of below)
    row.animate([{ transform: `translateY(${height}px)` }, { transform: 'none' }], {
      duration: CLOSE_GAP_MS,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
};

const moveFocus = (row: Element) => {
  if (!row.contains(document.activeElement)) return;
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  const next =
    neighbour?.querySelector<HTMLElement>('[data-main]') ??
    row.closest('dialog')?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
  next?.focus();
};

type Stage = 'removing' | 'removed';

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
    set(id, 'removing');
    const removal = removeNotification(queries, id);
    await new Promise((resolve) => setTimeout(resolve, REMOVAL_MS));
    const [below, height] = [rowsAfter(row), row.offsetHeight];
    moveFocus(row);
    flushSync(() => set(id, 'removed'));
    closeGap(below, height);
    if (await removal) {
      onRemoved();
      await removeFromLists(queries, id);
    }
    set(id, null);
  };

  return { stageOf: (id: string): Stage | undefined => stages.get(id), remove };
};
