import { techniques } from '@netlik/contract/study/study-fields';
import { EXAM_SUBJECTS } from '@netlik/domain/study/study-runs/subject';
import { parseStudyDay, studyDay } from '@netlik/domain/study-day';
import { SUBJECT_GROUPS } from '@netlik/domain/yks/subject-keys';
import { subjectsOfGroup } from '@netlik/domain/yks/subjects';
import { useState } from 'react';
import { useWriteKey } from '../../../outbox/write-key.ts';
import { subjectName } from '../../../study/subject-name.ts';
import { SelectField, TextField } from '../../../ui/forms/field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { DatePicker } from '../../../ui/pickers/date-picker.tsx';
import { readTime } from '../../../ui/pickers/time-steps.ts';
import { SessionDialog } from './session-dialog.tsx';
import styles from './session-form.module.css';
import { newValues, readNew } from './session-values.ts';
import { techniqueLabels, sessionFormTexts as texts } from './study-sessions.texts.ts';
import { addSession } from './write-session.ts';

const FIRST_DAY = parseStudyDay('2020-01-01')!;
const techniqueOptions = techniques.map((value) => ({ value, label: techniqueLabels[value] }));

/** A session that nobody measured, typed in afterwards. */
export const SessionAddDialog = ({ onClose }: { onClose: () => void }) => {
  const [now] = useState(() => new Date());
  const keyOf = useWriteKey();
  const form = useContractForm({
    initial: newValues(now),
    read: readNew,
    send: async (body) => {
      await addSession(body, keyOf(body));
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
          // What was typed loosely is put in order when it is left.
          onBlur={() => form.set('time', readTime(form.values.time) ?? form.values.time)}
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
