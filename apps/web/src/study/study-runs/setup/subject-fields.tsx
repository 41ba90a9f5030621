import { BRANCH_SUBJECTS, EXAM_MODES } from '@netlik/domain/yks/study-choice';
import { SUBJECT_GROUPS } from '@netlik/domain/yks/subject-keys';
import { subjectOf, subjectsOfGroup } from '@netlik/domain/yks/subjects';
import { Chip } from '../../../ui/forms/chip.tsx';
import { SelectField } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { examNames, setupTexts as texts } from '../timer.texts.ts';
import type { SetupErrors, SetupValues } from './setup-values.ts';

type Props = { values: SetupValues; errors: SetupErrors; onChange: (values: SetupValues) => void };

const branches = BRANCH_SUBJECTS.map((key) => ({ value: key, label: subjectOf(key).label }));

/** Choosing a subject clears the practice exam and vice versa. */
export const SubjectFields = ({ values, errors, onChange }: Props) => (
  <Stack gap="3">
    <SelectField
      data-first
      label={texts.subject}
      name="subject"
      value={values.subject}
      error={errors.subject}
      onChange={({ currentTarget: { value } }) =>
        onChange({
          ...values,
          subject: value,
          examMode: value === '' ? values.examMode : '',
          branchSubject: '',
        })
      }
    >
      <option value="">{texts.noSubject}</option>
      {SUBJECT_GROUPS.map((group) => (
        <optgroup key={group} label={texts.groups[group]}>
          {subjectsOfGroup(group).map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
    <Stack as="fieldset" gap="2">
      <Text as="legend" size="small" weight="medium">
        {texts.exam}
      </Text>
      <Row gap="2" wrap>
        {EXAM_MODES.map((exam) => (
          <Chip
            key={exam}
            isOn={values.examMode === exam}
            onClick={() =>
              onChange({
                ...values,
                examMode: values.examMode === exam ? '' : exam,
                subject: '',
                branchSubject: '',
              })
            }
          >
            {examNames[exam]}
          </Chip>
        ))}
      </Row>
    </Stack>
    {values.examMode === 'BRANS' && (
      <Select
        label={texts.branch}
        name="branchSubject"
        value={values.branchSubject}
        error={errors.branchSubject}
        options={branches}
        placeholder={texts.noBranch}
        onChange={({ currentTarget: { value } }) => onChange({ ...values, branchSubject: value })}
      />
    )}
    <Text tone="muted" size="small">
      {texts.examHint}
    </Text>
  </Stack>
);
