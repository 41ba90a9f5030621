import type { Place } from '../../../ui/sortable/drop-place.ts';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { editTexts, rowDragTexts as texts } from '../daily-plans.texts.ts';
import type { SubjectRow } from './plan-values.ts';

export const ROWS = 'rows';

export const rowName = (row: SubjectRow, index: number): string =>
  row.subject === '' ? editTexts.row(index + 1) : subjectName(row.subject);

export const rowDrag = (rows: readonly SubjectRow[], onChange: (rows: readonly SubjectRow[]) => void) => {
  const indexOf = (id: string) => rows.findIndex(({ key }) => key === id);
  const nameOf = (id: string) => {
    const at = indexOf(id);
    return at < 0 ? '' : rowName(rows[at]!, at);
  };
  return {
    lists: [{ id: ROWS, items: rows.map(({ key }) => key) }],
    instructions: texts.instructions,
    announcements: {
      picked: (id: string, { index }: Place) => texts.picked(nameOf(id), index + 1, rows.length),
      over: (id: string, { index }: Place) => texts.over(nameOf(id), index + 1, rows.length),
      dropped: (id: string, { index }: Place) => texts.dropped(nameOf(id), index + 1),
      canceled: (id: string) => texts.canceled(nameOf(id)),
    },
    onDrop: (id: string, { index }: Place) => {
      const others = rows.toSpliced(indexOf(id), 1);
      onChange(others.toSpliced(index, 0, rows[indexOf(id)]!));
    },
  };
};
