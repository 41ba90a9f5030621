import type { ImportPreview, ImportRow } from '@netlik/contract/exams/exam-imports';
import { parseStudyDay } from '@netlik/domain/study-day';
import { formatDay } from '../../formats/days.ts';
import { formatExamNet } from '../../formats/numbers.ts';
import { SelectField } from '../../ui/forms/field.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { importTexts as texts } from './exam-imports.texts.ts';
import type { ExamImportState } from './use-exam-import.ts';

const MAX_SHOWN = 100;

const dayText = ({ date }: ImportRow) => {
  const day = date && parseStudyDay(date);
  return day ? formatDay(day) : '';
};

type ListProps = { title: string; rows: readonly ImportRow[]; nameOf: (row: ImportRow) => string };

export const RowList = ({ title, rows, nameOf }: ListProps) => (
  <Stack as="section" gap="3" aria-label={title}>
    <Row gap="3" align="baseline" between>
      <Text as="h3" size="small" weight="semibold">
        {title}
      </Text>
      <Text as="span" tone="muted" size="small" numbers>
        {rows.length}
      </Text>
    </Row>
    <Stack as="ul" gap="2">
      {rows.slice(0, MAX_SHOWN).map((row) => (
        <Row key={row.line} as="li" gap="3" align="baseline" between>
          <Stack shrink grow>
            <Text as="span" tone="plain" weight="medium" wrapAnywhere>
              {nameOf(row)}
            </Text>
            <Text as="span" tone="muted" size="small" wrapAnywhere>
              {[texts.line(row.line), dayText(row), row.reason].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
          {row.net !== null && row.status === 'ready' && (
            <Text as="span" weight="semibold" numbers nowrap noShrink>
              {texts.net(formatExamNet(row.net))}
            </Text>
          )}
        </Row>
      ))}
    </Stack>
    {rows.length > MAX_SHOWN && (
      <Text tone="muted" size="small">
        {texts.more(rows.length - MAX_SHOWN)}
      </Text>
    )}
  </Stack>
);

type Students = ImportPreview['students'];
type AskProps = { state: ExamImportState; rows: readonly ImportRow[]; students: Students };

const options = (students: Students) =>
  students.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

const AskedRows = ({ state: { answers, setAnswer }, rows, students }: AskProps) => (
  <Stack as="section" gap="3" aria-label={texts.ask}>
    <Text as="h3" size="small" weight="semibold">
      {texts.ask}{' '}
      <Text as="span" tone="muted" size="small" weight="regular">
        {texts.askLead}
      </Text>
    </Text>
    <Grid fit={280} gap="4">
      {rows.slice(0, MAX_SHOWN).map(({ line, name, candidates, reason }) => (
        <SelectField
          key={line}
          label={texts.choose(name || texts.line(line))}
          hint={`${texts.line(line)}: ${reason}`}
          value={answers.has(line) ? (answers.get(line) ?? 'skip') : ''}
          onChange={({ currentTarget: { value } }) =>
            setAnswer(line, value === '' ? undefined : value === 'skip' ? null : value)
          }
        >
          <option value="">{texts.nobody}</option>
          <option value="skip">{texts.skip}</option>
          {candidates.length > 0 && (
            <optgroup label={texts.likely}>
              {options(candidates.flatMap((id) => students.find((each) => each.id === id) ?? []))}
            </optgroup>
          )}
          <optgroup label={texts.allStudents}>
            {options(students.filter(({ id }) => !candidates.includes(id)))}
          </optgroup>
        </SelectField>
      ))}
    </Grid>
  </Stack>
);

export const RowsStep = ({ state, isClass }: { state: ExamImportState; isClass: boolean }) => {
  const { rows, students, isRemembered } = state.preview!;
  const of = (status: ImportRow['status']) => rows.filter((row) => row.status === status);
  const [ready, ask, refused] = [of('ready'), of('ask'), of('refused')];
  const nameOf = (row: ImportRow) => {
    const student = row.studentId && students.find(({ id }) => id === row.studentId)?.name;
    return (isClass && student) || row.name || texts.line(row.line);
  };
  return (
    <Stack gap="5">
      <Text size="large" weight="semibold" numbers role="status">
        {texts.summary(ready.length, ask.length, refused.length)}
      </Text>
      {isRemembered && <Notice tone="info">{texts.remembered}</Notice>}
      {ask.length > 0 && <AskedRows state={state} rows={ask} students={students} />}
      {ready.length > 0 && <RowList title={texts.ready} rows={ready} nameOf={nameOf} />}
      {refused.length > 0 && <RowList title={texts.refused} rows={refused} nameOf={nameOf} />}
    </Stack>
  );
};
