import { check } from '@netlik/contract/check';
import { type HabitRoutine, habitAutoKinds, habits, NewHabit } from '@netlik/contract/study/habits';
import { HABIT_RECURRENCES } from '@netlik/domain/study/habits/values';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField, TextField } from '../../ui/forms/field.tsx';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { TimeRange } from '../../ui/pickers/time-range.tsx';
import { habitQueries, today } from './habits.queries.ts';
import { habitTexts, recurrenceNames, formTexts as texts } from './habits.texts.ts';

type Props = {
  habit?: HabitRoutine;
  onClose: () => void;
};

type Values = {
  name: string;
  timeStart: string;
  recurrence: string;
  date: string;
  autoKind: string;
  target: string;
};

const initialOf = (habit: HabitRoutine | undefined): Values => ({
  name: habit?.name ?? '',
  timeStart: habit?.schedule.timeStart ?? '08:00',
  recurrence: habit?.schedule.recurrence ?? 'daily',
  date: habit?.schedule.date ?? today(),
  autoKind: habit?.auto?.kind ?? '',
  target: String(habit?.auto?.target ?? 30),
});

const hasDate = (recurrence: string): recurrence is 'monthly' | 'once' =>
  recurrence === 'monthly' || recurrence === 'once';

const bodyOf = ({ name, timeStart, recurrence, date, autoKind, target }: Values) => ({
  name,
  schedule: { timeStart, recurrence, ...(hasDate(recurrence) ? { date } : {}) },
  auto: autoKind ? { kind: autoKind, target: Number(target) } : null,
});

const useHabitForm = ({ habit, onClose }: Props) => {
  const queries = useQueryClient();
  return useContractForm({
    initial: initialOf(habit),
    read: (values) => check(NewHabit, bodyOf(values)),
    write: (body, { send }) =>
      habit ? send(habits.update, { params: { id: habit.id }, body }) : send(habits.create, { body }),
    done: habit ? habitTexts.saved : habitTexts.added,
    onDone: (saved) => {
      queries.setQueryData<HabitRoutine[]>(habitQueries.list().queryKey, (list = []) => [
        ...list.filter(({ id }) => id !== saved.id),
        saved,
      ]);
      onClose();
    },
  });
};

export const HabitDialog = ({ habit, onClose }: Props) => {
  // The time is required, so an emptied field shows its previous value.
  const [cleared, setCleared] = useState(0);
  const form = useHabitForm({ habit, onClose });
  const { name, timeStart, recurrence, autoKind } = form.values;
  const kind = habitAutoKinds.find((each) => each === autoKind);
  return (
    <FormDialog
      title={habit ? texts.editTitle : texts.addTitle}
      form={form}
      submit={texts.save}
      failureText={({ message }) => message || habitTexts.error}
      submitDisabled={name.trim() === ''}
      onClose={onClose}
    >
      <Stack gap="4">
        <TextField
          label={texts.name}
          placeholder={texts.namePlaceholder}
          autoComplete="off"
          data-first
          {...form.text('name')}
        />
        <TimeRange
          key={cleared}
          single
          label={texts.time}
          hint={texts.timeHint}
          value={{ start: timeStart, end: timeStart }}
          error={form.errorOf('schedule.timeStart')}
          onChange={({ start }) => (start === '' ? setCleared(cleared + 1) : form.set('timeStart', start))}
        />
        <SelectField label={texts.recurrence} {...form.text('recurrence')}>
          {HABIT_RECURRENCES.map((value) => (
            <option key={value} value={value}>
              {recurrenceNames[value]}
            </option>
          ))}
          <option value="custom" disabled>
            {texts.custom}
          </option>
        </SelectField>
        {hasDate(recurrence) && (
          <DatePicker
            label={texts.date[recurrence]}
            hint={texts.dateHint[recurrence]}
            {...form.text('date')}
            error={form.errorOf('schedule.date')}
            {...(recurrence === 'once' ? { min: today() } : {})}
          />
        )}
        <SelectField label={texts.auto} {...form.text('autoKind')}>
          <option value="">{texts.autoNone}</option>
          {habitAutoKinds.map((value) => (
            <option key={value} value={value}>
              {texts.autoKinds[value]}
            </option>
          ))}
        </SelectField>
        {kind && (
          <NumberField
            label={texts.target}
            unit={texts.units[kind]}
            hint={texts.targetHint[kind]}
            min={1}
            max={1000}
            {...form.text('target')}
            error={form.errorOf('auto.target')}
          />
        )}
      </Stack>
    </FormDialog>
  );
};
