import { closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { fieldFirst } from '@netlik/domain/yks/field-first';
import { useOwnField } from '../../../study/use-own-field.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { OTHER_SUBJECTS } from './plan-subjects.ts';
import type { SubjectRow } from './plan-values.ts';
import { SubjectRowFields } from './subject-row.tsx';
import { useRowDrag } from './use-row-drag.ts';

type Props = {
  rows: readonly SubjectRow[];
  errorOf: (path: string) => string | undefined;
  onChange: (rows: readonly SubjectRow[]) => void;
};

export const SubjectRows = ({ rows, errorOf, onChange }: Props) => {
  const drag = useRowDrag(rows, onChange);
  const others = fieldFirst(OTHER_SUBJECTS, useOwnField());
  return (
    <DndContext {...drag} collisionDetection={closestCenter}>
      <SortableContext items={rows.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <Stack as="ol" gap="2">
          {rows.map((row, index) => (
            <SubjectRowFields
              key={row.key}
              row={row}
              index={index}
              others={others}
              error={(field) => errorOf(`subjects.${index}.${field}`)}
              onChange={(next) => onChange(rows.map((each) => (each.key === row.key ? next : each)))}
              onRemove={rows.length > 1 ? () => onChange(rows.filter(({ key }) => key !== row.key)) : null}
            />
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  );
};
