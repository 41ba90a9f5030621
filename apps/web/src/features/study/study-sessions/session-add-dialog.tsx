import { techniques } from '@netlik/contract/study/study-fields';
import { EXAM_SUBJECTS } from '@netlik/domain/study/study-runs/subject';
import { parseStudyDay, studyDay } from '@netlik/domain/study-day';
import { SUBJECT_GROUPS } from '@netlik/domain/yks/subject-keys';
import { subjectsOfGroup } from '@netlik/domain/yks/subjects';
import { useState } from 'react';
import { useIdempotencyKey } from '../../../outbox/use-idempotency-key.ts';
import { subjectName } from '../../../study/subject-name.ts';
import { SelectField, TextField } from '../../../ui/forms/field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { DatePicker } from '../../../ui/pickers/date-picker.tsx';
import { parseTime } from '../../../ui/pickers/time-steps.ts';
import { SessionDialog } from './session-dialog.tsx';
import styles from './session-form.module.css';
import { newSessionValues, readNewSession } from './session-values.ts';
import { sessionRows } from './study-sessions.queries.ts';
import { techniqueLabels, sessionFormTexts as texts } from './study-sessions.texts.ts';

const FIRST_DAY = parseStudyDay('2020-01-01')!;
const techniqueOptions = techniques.map((value) => ({ value, label: techniqueLabels[value] }));

/** Adds a session by hand, without the timer. */
export const SessionAddDialog = ({ onClose }: { onClose: () => void }) => {
  const [now] = useState(() => new Date());
  const keyOf = useIdempotencyKey();
  const form = useContractForm({
    initial: newSessionValues(now),
    read: readNewSession,
    send: async (body) => {
      await sessionRows.create(body, keyOf(body));
      onClose();
    },
  });
  return (
    <SessionDialog title={texts.addTitle} action={texts.add} form={form} onClose={onClose}>
      <p className={styles.note}>{texts.manualNote}</p>
      <SelectField label={texts.subject} {...form.text('subject')}>
        <option value="">{texts.chooseSubject}</option>
        {SUBJECT_GROUPS.map((group) => (
          <optgroup key={group} label={texts.groups[group]}>
            {subjectsOfGroup(group).map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
        <optgroup label={texts.groups.exam}>
          {EXAM_SUBJECTS.map((key) => (
            <option key={key} value={key}>
              {subjectName(key)}
            </option>
          ))}
        </optgroup>
      </SelectField>
      <div className={styles.pair}>
        <DatePicker
          label={texts.day}
          min={FIRST_DAY}
          max={studyDay(now)}
          today={studyDay(now)}
          {...form.text('day')}
        />
        <TextField
          label={texts.time}
          inputMode="numeric"
          placeholder="14:30"
          autoComplete="off"
          {...form.text('time')}
          // Normalise the typed time on blur.
          onBlur={() => form.set('time', parseTime(form.values.time) ?? form.values.time)}
        />
      </div>
      <div className={styles.pair}>
        <NumberField
          label={texts.duration}
          unit={texts.minutes}
          min={1}
          max={1800}
          step={5}
          placeholder="45"
          {...form.text('duration')}
        />
        <Select label={texts.technique} options={techniqueOptions} {...form.text('technique')} />
      </div>
    </SessionDialog>
  );
};
