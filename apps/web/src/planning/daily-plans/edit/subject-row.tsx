import { fieldFirst } from '@netlik/domain/yks/field-first';
import { SUBJECT_KEYS, type SubjectKey } from '@netlik/domain/yks/subject-keys';
import GripIcon from 'lucide-react/icons/grip-vertical';
import TrashIcon from 'lucide-react/icons/trash';
import { useOwnField } from '../../../identity/users/use-own-field.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { SelectField, TextAreaField } from '../../../ui/forms/field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { Place } from '../../../ui/sortable/drop-place.ts';
import { Sortable, SortableHandle } from '../../../ui/sortable/sortable.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { SubjectOptions } from '../../../ui/subjects/subject-options.tsx';
import { editTexts, rowDragTexts, editTexts as texts } from '../daily-plans.texts.ts';
import styles from './edit.module.css';
import type { SubjectRow } from './plan-values.ts';
import { TopicRows } from './topic-rows.tsx';
import { VideoRows } from './video-rows.tsx';

/** The specification's choices; the rest of the catalogue follows them. */
export const PLAN_SUBJECTS: readonly SubjectKey[] = [
  'matematik',
  'turkce',
  'kimya',
  'fizik',
  'biyoloji',
  'tarih',
  'cografya',
  'felsefe',
  'geometri',
  'matematik_ayt',
  'fizik_ayt',
  'kimya_ayt',
  'biyoloji_ayt',
  'edebiyat',
  'ingilizce',
];

export const OTHER_SUBJECTS = SUBJECT_KEYS.filter((key) => !PLAN_SUBJECTS.includes(key));

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
    instructions: rowDragTexts.instructions,
    announcements: {
      picked: (id: string, { index }: Place) => rowDragTexts.picked(nameOf(id), index + 1, rows.length),
      over: (id: string, { index }: Place) => rowDragTexts.over(nameOf(id), index + 1, rows.length),
      dropped: (id: string, { index }: Place) => rowDragTexts.dropped(nameOf(id), index + 1),
      canceled: (id: string) => rowDragTexts.canceled(nameOf(id)),
    },
    onDrop: (id: string, { index }: Place) => {
      const others = rows.toSpliced(indexOf(id), 1);
      onChange(others.toSpliced(index, 0, rows[indexOf(id)]!));
    },
  };
};

type Props = {
  row: SubjectRow;
  index: number;
  /** Offered after the specification's subjects. */
  others: readonly string[];
  error: (field: string) => string | undefined;
  onChange: (row: SubjectRow) => void;
  /** Null for the only row. */
  onRemove: (() => void) | null;
};

export const SubjectRowFields = ({ row, index, others, error, onChange, onRemove }: Props) => {
  const name = rowName(row, index);
  const bound = (field: 'subject' | 'targetQuestions' | 'targetTime' | 'description') => ({
    name: `subjects.${index}.${field}`,
    value: row[field],
    error: error(field),
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({
        ...row,
        [field]: event.currentTarget.value,
        // Topics belong to their subject.
        ...(field === 'subject' && { topics: [] }),
      }),
  });
  return (
    <Grid as="li" gap="1" align="start" box="panel" className={styles.row} data-sortable-item={row.key}>
      <SortableHandle gap="1" className={styles.grip} aria-label={texts.move(name)}>
        <span className="numbers">{index + 1}</span>
        <GripIcon size={16} />
      </SortableHandle>
      <Stack gap="2" shrink>
        <Grid columns={2} gap="1 2" className={styles.rowFields}>
          <SelectField label={texts.subject} {...bound('subject')}>
            <option value="">{texts.chooseSubject}</option>
            <SubjectOptions label={texts.oftenUsed} keys={PLAN_SUBJECTS} />
            <SubjectOptions label={texts.allSubjects} keys={others} />
          </SelectField>
          <NumberField
            label={texts.targetQuestions}
            min={1}
            max={500}
            step={5}
            {...bound('targetQuestions')}
          />
          <NumberField
            label={texts.targetTime}
            optional
            unit={texts.minutes}
            min={5}
            max={600}
            step={5}
            {...bound('targetTime')}
          />
        </Grid>
        <details className={styles.more}>
          <summary>{texts.more}</summary>
          <Stack gap="3" className={styles.moreFields}>
            <TopicRows
              subject={row.subject}
              topics={row.topics}
              error={error}
              onChange={(topics) => onChange({ ...row, topics })}
            />
            <TextAreaField label={texts.description} optional rows={2} max={1000} {...bound('description')} />
            <VideoRows
              row={row}
              error={error('videoLink')}
              onChange={(part) => onChange({ ...row, ...part })}
            />
          </Stack>
        </details>
      </Stack>
      {onRemove && (
        <IconButton label={texts.remove(name)} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      )}
    </Grid>
  );
};

type SubjectRowsProps = {
  rows: readonly SubjectRow[];
  errorOf: (path: string) => string | undefined;
  onChange: (rows: readonly SubjectRow[]) => void;
};

export const SubjectRows = ({ rows, errorOf, onChange }: SubjectRowsProps) => {
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
