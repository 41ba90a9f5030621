import type { DragEndEvent, UniqueIdentifier } from '@dnd-kit/core';
import { arrayMove } from '@dnd-kit/sortable';
import { subjectName } from '../../../study/subject-name.ts';
import { useDragSensors } from '../../../study/use-drag-sensors.ts';
import { editTexts, rowDragTexts as texts } from '../daily-plans.texts.ts';
import type { SubjectRow } from './plan-values.ts';

export const rowName = (row: SubjectRow, index: number): string =>
  row.subject === '' ? editTexts.row(index + 1) : subjectName(row.subject);

/** Moves rows by mouse, finger and keyboard; their order is their priority. */
export const useRowDrag = (rows: readonly SubjectRow[], onChange: (rows: readonly SubjectRow[]) => void) => {
  const sensors = useDragSensors();
  const indexOf = (id: UniqueIdentifier | undefined) => rows.findIndex(({ key }) => key === id);
  const nameOf = (id: UniqueIdentifier) => {
    const at = indexOf(id);
    return at < 0 ? '' : rowName(rows[at]!, at);
  };
  return {
    sensors,
    onDragEnd: ({ active, over }: DragEndEvent) => {
      const [from, to] = [indexOf(active.id), indexOf(over?.id)];
      if (from >= 0 && to >= 0 && from !== to) onChange(arrayMove([...rows], from, to));
    },
    accessibility: {
      announcements: {
        onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) =>
          texts.picked(nameOf(active.id), indexOf(active.id) + 1, rows.length),
        onDragOver: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
          over ? texts.over(nameOf(active.id), indexOf(over.id) + 1, rows.length) : undefined,
        onDragEnd: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
          over ? texts.dropped(nameOf(active.id), indexOf(over.id) + 1) : undefined,
        onDragCancel: ({ active }: Pick<DragEndEvent, 'active'>) => texts.canceled(nameOf(active.id)),
      },
      screenReaderInstructions: { draggable: texts.instructions },
    },
  };
};
