import { check } from '@netlik/contract/check';
import {
  type CoachMeeting,
  MAX_AGREED,
  MeetingChange,
  meetings,
  NewMeeting,
} from '@netlik/contract/coaching/meetings';
import { studyDay } from '@netlik/domain/study-day';
import { useState } from 'react';
import { CheckboxField, TextAreaField, TextField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { meetingTexts as texts } from './meetings.texts.ts';

const USUAL_TIME = '18:00';

export const PlanMeetingDialog = ({ studentId, onClose }: { studentId: string; onClose: () => void }) => {
  const form = useContractForm({
    initial: { day: studyDay(new Date()) as string, time: USUAL_TIME },
    read: (values) => check(NewMeeting, values),
    write: (body, { send }) => send(meetings.create, { params: { id: studentId }, body }),
    done: texts.planned,
    onDone: onClose,
  });
  return (
    <FormDialog title={texts.plan} form={form} submit={texts.save} onClose={onClose}>
      <Grid fit={180} gap="4">
        <DatePicker label={texts.day} {...form.text('day')} />
        <TextField label={texts.time} type="time" {...form.text('time')} />
      </Grid>
    </FormDialog>
  );
};

export const MeetingDialog = ({ meeting, onClose }: { meeting: CoachMeeting; onClose: () => void }) => {
  const [hasNext, setNext] = useState(false);
  const form = useContractForm({
    initial: {
      day: meeting.day as string,
      time: meeting.time,
      agreed: meeting.agreed,
      nextDay: '',
      nextTime: meeting.time,
    },
    read: ({ nextDay, nextTime, ...values }) =>
      check(MeetingChange, { ...values, ...(hasNext && { next: { day: nextDay, time: nextTime } }) }),
    write: (body, { send }) => send(meetings.update, { params: { id: meeting._id }, body }),
    done: texts.saved,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={texts.agreed}
      form={form}
      submit={texts.save}
      submitDisabled={hasNext && form.values.nextDay === ''}
      onClose={onClose}
    >
      <TextAreaField
        label={texts.agreed}
        hint={texts.agreedHint}
        data-first
        max={MAX_AGREED}
        rows={4}
        {...form.text('agreed')}
      />
      <Grid fit={180} gap="4">
        <DatePicker label={texts.day} {...form.text('day')} />
        <TextField label={texts.time} type="time" {...form.text('time')} />
      </Grid>
      <CheckboxField
        label={texts.next}
        checked={hasNext}
        onChange={({ currentTarget }) => setNext(currentTarget.checked)}
      />
      {hasNext && (
        <Grid fit={180} gap="4">
          <DatePicker label={texts.day} {...form.text('nextDay')} />
          <TextField label={texts.time} type="time" {...form.text('nextTime')} />
        </Grid>
      )}
    </FormDialog>
  );
};
