import type { RoutineBlock } from '@netlik/domain/planning/routines/blocks';

type Gap = Pick<RoutineBlock, 'startMinute' | 'endMinute'>;

export type DayViewProps = {
  blocks: readonly RoutineBlock[];
  onEdit: (block: RoutineBlock) => void;
  onRemove: (block: RoutineBlock) => void;
  onFill: (gap: Gap) => void;
};
