import { blockMinutes } from '@netlik/domain/planning/routines/blocks';
import { ROUTINE_KINDS, type RoutineKind } from '@netlik/domain/planning/routines/values';
import { formatDuration } from '../../formats/durations.ts';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import type { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { TimeRange } from '../../ui/pickers/time-range.tsx';
import type { BlockValues } from './block-form.ts';
import { endFrom, startFrom } from './routine-times.ts';
import { kindNames, routineTexts as texts } from './routines.texts.ts';

const kindOptions = ROUTINE_KINDS.map((value) => ({ value, label: kindNames[value] }));

const hintFor = ({ startMinute: from, endMinute: to, kind }: BlockValues): string => {
  if (kind === 'wake') return texts.moment;
  const startMinute = startFrom(from);
  const endMinute = endFrom(to, startMinute);
  if (startMinute === undefined || endMinute === undefined) return texts.timesHint;
  const length = formatDuration(
    blockMinutes({ startMinute, endMinute, kind: kind as RoutineKind, label: '' }),
  );
  if (endMinute >= startMinute) return texts.length(length);
  return kind === 'sleep' ? texts.overnightHint(length) : texts.timesHint;
};

type Props = {
  form: Pick<ReturnType<typeof useContractForm<BlockValues, unknown>>, 'values' | 'set' | 'text'>;
};

export const BlockFields = ({ form }: Props) => {
  const { values, set, text } = form;
  const isWake = values.kind === 'wake';
  return (
    <Stack gap="4">
      <Select
        label={texts.kind}
        options={kindOptions}
        placeholder={texts.chooseKind}
        required
        {...text('kind')}
      />
      <TimeRange
        label={isWake ? texts.wakeTime : texts.times}
        value={{ start: values.startMinute, end: values.endMinute }}
        names={{ start: 'startMinute', end: 'endMinute' }}
        error={text('startMinute').error ?? text('endMinute').error}
        hint={hintFor(values)}
        anyOrder
        single={isWake}
        onChange={({ start, end }) => {
          if (start !== values.startMinute) set('startMinute', start);
          if (end !== values.endMinute) set('endMinute', end);
        }}
      />
      <TextField label={texts.label} optional hint={texts.labelHint} {...text('label')} />
    </Stack>
  );
};
