import type { RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import type { RoutineKind } from '@netlik/domain/planning/routines/values';

const block = (start: number, end: number, kind: RoutineKind, label = ''): RoutineBlock => ({
  startMinute: start * 60,
  endMinute: end * 60,
  kind,
  label,
});

export const readyBlocks: readonly RoutineBlock[] = [
  block(7, 7, 'wake'),
  block(7.25, 7.75, 'meal', 'Kahvaltı'),
  block(8.5, 15.5, 'school', 'Okul'),
  block(16, 16.5, 'break', 'Kısa mola'),
  block(16.5, 18.5, 'study', 'Günün konuları'),
  block(19, 19.75, 'meal', 'Akşam yemeği'),
  block(20, 22, 'study', 'Soru çözümü'),
  block(22, 22.75, 'free', 'Kendime vakit'),
  block(23, 7, 'sleep'),
];
