import { examFilters } from '@netlik/contract/exams/exam-attempts';
import { studyDay } from '@netlik/domain/study-day';
import { TextField } from '../../ui/forms/field.tsx';
import { FileField } from '../../ui/forms/file-field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { importTexts as texts } from './exam-imports.texts.ts';
import type { ExamImportState } from './use-exam-import.ts';

export const FileStep = ({ state: { fields, change } }: { state: ExamImportState }) => (
  <Stack gap="4">
    <FileField
      label={texts.file}
      accept=".xlsx,.csv,.tsv,.txt,text/csv"
      onFile={(file) => change({ file: file ?? null })}
    />
    <Segmented
      label={texts.exam}
      value={fields.exam}
      options={examFilters.map((value) => ({ value, label: texts.exams[value] }))}
      onChange={(exam) => change({ exam })}
    />
    <Grid fit={240} gap="4">
      <TextField
        label={texts.source}
        hint={texts.sourceHint}
        maxLength={80}
        value={fields.source}
        onChange={({ currentTarget }) => change({ source: currentTarget.value })}
      />
      <DatePicker
        label={texts.date}
        hint={texts.dateHint}
        value={fields.date}
        max={studyDay(new Date())}
        onChange={({ currentTarget }) => change({ date: currentTarget.value })}
      />
    </Grid>
  </Stack>
);
