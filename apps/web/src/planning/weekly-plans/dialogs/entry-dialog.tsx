import { check } from '@netlik/contract/check';
import {
  MAX_WEEKLY_NOTES,
  NewWeeklyEntry,
  type WeeklyEntry,
  type WeeklyPlan,
  weeklyPlans,
} from '@netlik/contract/planning/weekly-plans';
import { WEEKLY_ENTRY_TYPES } from '@netlik/domain/planning/weekly-plans/values';
import type { StudyDay } from '@netlik/domain/study-day';
import { fieldFirst } from '@netlik/domain/yks/field-first';
import { SUBJECT_KEYS, type SubjectKey } from '@netlik/domain/yks/subject-keys';
import { useQueryClient } from '@tanstack/react-query';
import { useOwnField } from '../../../identity/users/use-own-field.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/forms/field.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { SubjectOptions } from '../../../ui/subjects/subject-options.tsx';
import { weeklyPlanQuery } from '../weekly-plans.queries.ts';
import { dayNames, entryFormTexts as texts, typeNames, weeklyPlanTexts } from '../weekly-plans.texts.ts';
import styles from './dialogs.module.css';

/** The specification's choices; the whole catalogue follows them. */
const WEEKLY_SUBJECTS: readonly SubjectKey[] = [
  'matematik_ayt',
  'matematik',
  'turkce',
  'fizik_ayt',
  'fizik',
  'kimya',
  'biyoloji',
  'genel_tekrar',
  'deneme_sinavi',
];

type Props = {
  weekStart: StudyDay;
  day: number;
  entry?: WeeklyEntry;
  onClose: () => void;
};

const rest = SUBJECT_KEYS.filter((key) => !WEEKLY_SUBJECTS.includes(key));

export const EntryDialog = ({ weekStart, day, entry, onClose }: Props) => {
  const field = useOwnField();
  const queries = useQueryClient();
  const form = useContractForm({
    initial: {
      day: String(entry?.day ?? day),
      subject: entry?.subject ?? '',
      type: entry?.type ?? 'konu_anlatim',
      topic: entry?.topic ?? '',
      customTitle: entry?.customTitle ?? '',
      notes: entry?.notes ?? '',
    },
    read: (values) => check(NewWeeklyEntry, { ...values, day: Number(values.day) }),
    write: (body, { send }) =>
      entry
        ? send(weeklyPlans.updateEntry, { params: { weekStart, id: entry._id }, body })
        : send(weeklyPlans.addEntry, { params: { weekStart }, body }),
    done: entry ? weeklyPlanTexts.updated : weeklyPlanTexts.added,
    onDone: (plan) => {
      queries.setQueryData<WeeklyPlan>(weeklyPlanQuery(weekStart).queryKey, plan);
      onClose();
    },
  });
  return (
    <FormDialog
      title={entry ? texts.editTitle : texts.addTitle}
      form={form}
      submit={entry ? texts.save : texts.add}
      onClose={onClose}
    >
      <Stack gap="4" className={styles.pair}>
        <SelectField label={texts.subject} data-first {...form.text('subject')}>
          <option value="">{texts.chooseSubject}</option>
          <SubjectOptions label={texts.oftenUsed} keys={WEEKLY_SUBJECTS} />
          <SubjectOptions label={texts.allSubjects} keys={fieldFirst(rest, field)} />
        </SelectField>
        <SelectField label={texts.day} {...form.text('day')}>
          {dayNames.map((name, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </SelectField>
      </Stack>
      <Segmented
        label={texts.type}
        options={WEEKLY_ENTRY_TYPES.map((value) => ({ value, label: typeNames[value] }))}
        value={form.values.type as (typeof WEEKLY_ENTRY_TYPES)[number]}
        onChange={(type) => form.set('type', type)}
      />
      <TextField label={texts.topic} optional {...form.text('topic')} />
      <TextField
        label={texts.customTitle}
        optional
        hint={texts.customTitleHint}
        {...form.text('customTitle')}
      />
      <TextAreaField label={texts.notes} optional rows={3} max={MAX_WEEKLY_NOTES} {...form.text('notes')} />
    </FormDialog>
  );
};
