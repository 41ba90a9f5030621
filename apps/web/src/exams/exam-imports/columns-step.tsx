import { answerRows } from '@netlik/domain/exams/exam-imports/answer-rows';
import { examRoles, measures, personRoles } from '@netlik/domain/exams/exam-imports/guess-columns';
import { SelectField } from '../../ui/forms/field.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { importTexts as texts } from './exam-imports.texts.ts';
import type { ExamImportState } from './use-exam-import.ts';

type Props = { state: ExamImportState; isClass: boolean };

/** Shows sample values, because headers are often unclear. */
export const ColumnsStep = ({ state, isClass }: Props) => {
  const { preview, columns, fields } = state;
  const groups = [
    ...(isClass
      ? [{ name: texts.person, options: personRoles.map((role) => [role, texts.roles[role]]) }]
      : []),
    { name: texts.examGroup, options: examRoles.map((role) => [role, texts.roles[role]]) },
    ...answerRows(fields.exam).map(({ key, name }) => ({
      name,
      options: measures.map((measure) => [`${key}.${measure}`, `${name}: ${texts.measures[measure]}`]),
    })),
  ];
  return (
    <Stack gap="4">
      <Text tone="muted">{texts.columnsLead}</Text>
      {preview?.issue && <Notice tone="info">{preview.issue}</Notice>}
      <Grid fit={240} gap="4">
        {preview?.columns.map(({ header, sample }, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a column's identity is its position
            key={index}
            label={texts.column(index + 1, header)}
            hint={sample}
            value={columns?.[index] ?? ''}
            onChange={({ currentTarget }) => state.setRole(index, currentTarget.value)}
          >
            <option value="">{texts.noRole}</option>
            {groups.map(({ name, options }) => (
              <optgroup key={name} label={name}>
                {options.map(([role, label]) => (
                  <option key={role} value={role}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
        ))}
      </Grid>
    </Stack>
  );
};
