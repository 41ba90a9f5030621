import type { Checked } from '@netlik/contract/check';
import { blockTexts, type DailyTemplate, MAX_BLOCKS_A_DAY } from '@netlik/contract/planning/routines';
import { checkDay, type RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import { useState } from 'react';
import { blockRefusal } from '../block-form.ts';
import { dailyTexts as texts } from './daily.texts.ts';

type Blocks = readonly RoutineBlock[];
/** `version` is the stored day's version when the edit began. */
type Day = { title: string; blocks: Blocks; version: number };

const checkBlocks = (blocks: Blocks, overlap: string): Checked<Blocks> => {
  const checked = checkDay(blocks);
  if (!checked.ok) return blockRefusal(checked.problem, overlap);
  if (checked.blocks.length > MAX_BLOCKS_A_DAY) return blockRefusal('overlap', blockTexts.tooMany);
  return { ok: true, data: checked.blocks };
};

export const withBlock = (blocks: Blocks, added: RoutineBlock): Checked<Blocks> =>
  checkBlocks([...blocks, added], blockTexts.newOverlap);

export const withChange = (blocks: Blocks, before: RoutineBlock, after: RoutineBlock): Checked<Blocks> =>
  checkBlocks([...blocks.filter((block) => block !== before), after], blockTexts.changedOverlap);

const isSame = (one: Day, other: Day) =>
  one.title === other.title && JSON.stringify(one.blocks) === JSON.stringify(other.blocks);

/** Nothing is stored until the day is saved. */
export const useDayDraft = (saved: DailyTemplate | null | undefined) => {
  const [draft, setDraft] = useState<Day | null>(null);
  const stored: Day = saved ?? { title: texts.defaultTitle, blocks: [], version: 0 };
  const day = draft ?? stored;
  return {
    day,
    isDirty: draft !== null && !isSame(draft, stored),
    setTitle: (title: string) => setDraft((now) => ({ ...(now ?? stored), title })),
    setBlocks: (blocks: Blocks) => setDraft((now) => ({ ...(now ?? stored), blocks })),
    forget: () => setDraft(null),
  };
};

export type DayDraft = ReturnType<typeof useDayDraft>;
