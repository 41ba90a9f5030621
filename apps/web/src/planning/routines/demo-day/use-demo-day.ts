import { checkDay, ROUTINE_STEP, type RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import { freeTimeAt, moveBlock, resizeBlock } from '@netlik/domain/planning/routines/fit';
import { freeGaps } from '@netlik/domain/planning/routines/summary';
import { useState } from 'react';
import { blockText } from '../block-name.ts';
import { readyBlocks } from '../daily/ready-blocks.ts';
import { demoDayTexts as texts } from './demo-day.texts.ts';

export type DemoBlock = RoutineBlock & { id: number };

const NEW_MINUTES = 30;

const sample = (): DemoBlock[] => {
  const checked = checkDay(readyBlocks);
  return checked.ok ? checked.blocks.map((block, id) => ({ ...block, id })) : [];
};

export const useDemoDay = () => {
  const [blocks, setBlocks] = useState(sample);
  const [chosenId, choose] = useState<number | null>(null);
  const [said, say] = useState('');

  const change = (next: DemoBlock[], id: number) => {
    setBlocks(next);
    choose(id);
    const changed = next.find((block) => block.id === id);
    if (changed) say(texts.moved(blockText(changed)));
  };
  const at = (id: number) => blocks.findIndex((block) => block.id === id);

  const addAt = (minute: number) => {
    const free = freeTimeAt(blocks, minute, NEW_MINUTES);
    if (!free) return say(texts.full);
    const id = Math.max(-1, ...blocks.map((block) => block.id)) + 1;
    const added: DemoBlock = { ...free, kind: 'study', label: texts.newLabel, id };
    setBlocks([...blocks, added]);
    choose(id);
    say(texts.added(blockText(added)));
  };

  return {
    blocks,
    chosen: blocks.find(({ id }) => id === chosenId) ?? null,
    said,
    choose,
    addAt,
    /** Uses the first gap that fits a whole block, otherwise the first gap. */
    add: () => {
      const gaps = freeGaps(blocks);
      const gap = gaps.find((one) => one.endMinute - one.startMinute >= NEW_MINUTES) ?? gaps[0];
      if (gap) addAt(gap.startMinute);
      else say(texts.full);
    },
    move: (id: number, startMinute: number) => change(moveBlock(blocks, at(id), startMinute), id),
    resize: (id: number, edge: 'start' | 'end', minute: number) =>
      change(resizeBlock(blocks, at(id), edge, minute), id),
    remove: (block: DemoBlock) => {
      setBlocks(blocks.filter(({ id }) => id !== block.id));
      choose(null);
      say(texts.removed(blockText(block)));
    },
    reset: () => {
      setBlocks(sample());
      choose(null);
    },
  };
};

export type DemoDay = ReturnType<typeof useDemoDay>;

export const minutesByKey = (key: string): number | null =>
  ({ ArrowUp: -ROUTINE_STEP, ArrowDown: ROUTINE_STEP, PageUp: -60, PageDown: 60 })[key] ?? null;
