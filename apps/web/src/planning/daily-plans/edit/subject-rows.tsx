import { fieldFirst } from '@netlik/domain/yks/field-first';
import { useOwnField } from '../../../identity/users/use-own-field.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Sortable } from '../../../ui/sortable/sortable.tsx';
import { OTHER_SUBJECTS } from './plan-subjects.ts';
import type { SubjectRow } from './plan-values.ts';
import { ROWS, rowDrag } from './row-drag.ts';
import { SubjectRowFields } from './subject-row.tsx';

type Props = {
  rows: readonly SubjectRow[];
  errorOf: (path: string) => string | undefined;
  onChange: (rows: readonly SubjectRow[]) => void;
};

export const SubjectRows = ({ rows, errorOf, onChange }: Props) => {
  const others = fieldFirst(OTHER_SUBJECTS, useOwnField());
  return (
    <Sortable {...rowDrag(rows, onChange)}>
      <Stack as="ol" gap="2" data-sortable-list={ROWS}>
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
    </Sortable>
  );
};
