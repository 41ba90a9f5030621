import type { RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import { timesText } from './routine-times.ts';
import { kindNames } from './routines.texts.ts';

export const blockName = ({ label, kind }: Pick<RoutineBlock, 'label' | 'kind'>): string =>
  label || kindNames[kind];

/** „09:00–10:30 Matematik” */
export const blockText = (block: RoutineBlock): string => `${timesText(block)} ${blockName(block)}`;

/** Blocks of a day do not overlap, so their times identify them. */
export const blockKey = ({ startMinute, endMinute, kind }: RoutineBlock): string =>
  `${startMinute}-${endMinute}-${kind}`;
