import { check } from '@netlik/contract/check';
import type { Profile } from '@netlik/contract/identity/person';
import { EducationForm as schema } from '@netlik/contract/identity/users';
import { GRADES, SCHOOL_TYPES } from '@netlik/domain/identity/values';
import { studyDay } from '@netlik/domain/study-day';
import { tr } from '@netlik/domain/turkish';
import { FIELD_TYPES } from '@netlik/domain/yks/field-types';
import { PROVINCES } from '@netlik/domain/yks/provinces';
import { hasNewCurriculum, targetYearChoices } from '@netlik/domain/yks/target-years';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ComboBox } from '../../ui/forms/combo-box.tsx';
import { SelectField, TextField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { FormActions } from '../form-actions.tsx';
import { type FocusRequest, useFirstFocus } from '../use-first-focus.ts';
import { educationBody, educationValues } from './education-values.ts';
import styles from './profile.module.css';
import {
  fieldLabels,
  gradeLabels,
  profileTexts,
  schoolTypeLabels,
  educationTexts as texts,
} from './profile.texts.ts';
import { newCurriculumText } from './target-year.texts.ts';
import { updateProfile } from './user-writes.ts';

const options = <K extends string>(keys: readonly K[], labels: Record<K, string>) => (
  <>
    <option value="">{profileTexts.pick}</option>
    {keys.map((key) => (
      <option key={key} value={key}>
        {labels[key]}
      </option>
    ))}
  </>
);

const provinces = tr.sortBy(PROVINCES, ({ name }) => name).map(({ name }) => name);

type Props = { profile: Profile; focusRequest: FocusRequest | null; onClose: () => void };

export const EducationForm = ({ profile, focusRequest, onClose }: Props) => {
  const queries = useQueryClient();
  const [years] = useState(() => targetYearChoices(studyDay(new Date())));
  const form = useContractForm({
    initial: educationValues(profile, years),
    read: (values) => check(schema, educationBody(values)),
    write: (body, { send }) => updateProfile(queries, send, profile._id, body),
    done: profileTexts.educationSaved,
    onDone: onClose,
  });
  useFirstFocus(form.form.ref, focusRequest);
  const year = form.text('targetYear');
  const outdated = profile.targetYear !== null && profile.targetYear < Math.min(...years);
  return (
    <Stack as="form" gap="5" {...form.form}>
      <Stack gap="4" className={styles.grid}>
        <TextField
          label={texts.currentSchool}
          required
          autoComplete="organization"
          {...form.text('currentSchool')}
        />
        <SelectField label={texts.schoolType} required {...form.text('schoolType')}>
          {options(SCHOOL_TYPES, schoolTypeLabels)}
        </SelectField>
        <SelectField label={texts.grade} required {...form.text('grade')}>
          {options(GRADES, gradeLabels)}
        </SelectField>
        <ComboBox label={texts.city} hint={texts.cityHint} options={provinces} {...form.text('city')} />
        <SelectField
          label={texts.targetYear}
          required
          hint={
            outdated
              ? texts.outdatedYear(Number(profile.targetYear))
              : hasNewCurriculum(Number(year.value)) && newCurriculumText
          }
          {...year}
        >
          <option value="">{profileTexts.pick}</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectField>
        <SelectField label={texts.targetFieldType} required {...form.text('targetFieldType')}>
          {options(FIELD_TYPES, fieldLabels)}
        </SelectField>
      </Stack>
      <FormActions
        action={profileTexts.save}
        failure={form.failure}
        fallback={profileTexts.educationFailed}
        busy={form.busy}
        onCancel={onClose}
      />
    </Stack>
  );
};
