import { MANUAL_SECONDS } from '@netlik/domain/study/manual-session';
import { parseStudyDay, studyDay } from '@netlik/domain/study-day';
import { EXAM_SUBJECTS } from '@netlik/domain/yks/study-choice';
import type { ReactNode } from 'react';
import type { BoundText } from '../../ui/forms/bound-field.ts';
import { TextField } from '../../ui/forms/field.tsx';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { parseTime } from '../../ui/pickers/time-steps.ts';
import { SubjectOptions } from '../../ui/subjects/subject-options.tsx';
import { SubjectSelect } from '../../ui/subjects/subject-select.tsx';
import type { TimeValues } from './session-values.ts';
import { sessionFormTexts as texts } from './study-sessions.texts.ts';

const FIRST_DAY = parseStudyDay('2020-01-01')!;

type Props = {
  now: Date;
  text: (name: keyof TimeValues) => BoundText;
  set: (name: 'time', value: string) => void;
  children?: ReactNode;
};

export const SessionTimeFields = ({ now, text, set, children }: Props) => (
  <>
    <SubjectSelect label={texts.subject} placeholder={texts.chooseSubject} {...text('subject')}>
      <SubjectOptions label={texts.exams} keys={EXAM_SUBJECTS} />
    </SubjectSelect>
    <Grid fit={200} gap="4 3" align="start">
      <DatePicker
        label={texts.day}
        min={FIRST_DAY}
        max={studyDay(now)}
        today={studyDay(now)}
        {...text('day')}
      />
      <TextField
        label={texts.time}
        inputMode="numeric"
        placeholder="14:30"
        autoComplete="off"
        {...text('time')}
        onBlur={(event) => set('time', parseTime(event.currentTarget.value) ?? event.currentTarget.value)}
      />
    </Grid>
    <Grid fit={200} gap="4 3" align="start">
      <NumberField
        label={texts.duration}
        unit={texts.minutes}
        min={1}
        max={MANUAL_SECONDS.max / 60}
        step={5}
        placeholder="45"
        {...text('duration')}
      />
      {children}
    </Grid>
  </>
);
