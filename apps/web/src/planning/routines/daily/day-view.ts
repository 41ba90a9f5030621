import type { RoutineBlock } from '@netlik/domain/planning/routines/blocks';

type Gap = Pick<RoutineBlock, 'startMinute' | 'endMinute'>;

/** What each of the three views of a day is given. */
export type DayViewProps = {
  blocks: readonly RoutineBlock[];
  onEdit: (block: RoutineBlock) => void;
  onRemove: (block: RoutineBlock) => void;
  onFill: (gap: Gap) => void;
};
