import GripIcon from 'lucide-react/icons/grip-vertical';
import TrashIcon from 'lucide-react/icons/trash';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { SelectField, TextAreaField } from '../../../ui/forms/field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SortableHandle } from '../../../ui/sortable/sortable.tsx';
import { SubjectOptions } from '../../../ui/subjects/subject-options.tsx';
import { editTexts as texts } from '../daily-plans.texts.ts';
import styles from './edit.module.css';
import { PLAN_SUBJECTS } from './plan-subjects.ts';
import type { SubjectRow } from './plan-values.ts';
import { rowName } from './row-drag.ts';
import { TopicRows } from './topic-rows.tsx';
import { VideoRows } from './video-rows.tsx';

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
