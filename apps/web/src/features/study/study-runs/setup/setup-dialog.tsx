import { plannedSeconds } from '@netlik/domain/study/study-runs/machine';
import { COACH_PRESETS, QUICK_STUDY_MINUTES } from '@netlik/domain/study/study-runs/modes';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { numberText } from '../../../../ui/formats/number-text.ts';
import { NumberField } from '../../../../ui/forms/number-field.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { lengthText, setupTexts as texts } from '../timer.texts.ts';
import { Chips } from './chips.tsx';
import { ModeField } from './mode-field.tsx';
import styles from './setup-dialog.module.css';
import {
  type NumberFieldName,
  readSetupValues,
  type SetupErrors,
  type SetupResult,
  type SetupValues,
  withMode,
} from './setup-values.ts';
import { SubjectFields } from './subject-fields.tsx';

type Chosen = Extract<SetupResult, { ok: true }>;
type Props = {
  initial: SetupValues;
  onStart: (chosen: Chosen, values: SetupValues) => void;
  onClose: () => void;
};

export const SetupDialog = ({ initial, onStart, onClose }: Props) => {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<SetupErrors>({});
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const result = readSetupValues(values);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const change = (next: SetupValues) => {
    setValues(next);
    // Only fields that already show an error are validated again while typing.
    const judged = readSetupValues(next);
    const still = judged.ok ? {} : judged.errors;
    setErrors(Object.fromEntries(Object.entries(still).filter(([name]) => name in errors)));
  };
  const number = (name: NumberFieldName) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ ...values, [name]: event.currentTarget.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (result.ok) return onStart(result, values);
    setErrors(result.errors);
    setRefusals((count) => count + 1);
  };
  const several = values.targetSessions.trim() !== '1';

  return (
    <Modal
      title={texts.title}
      form={{ ref: form, onSubmit: submit, noValidate: true }}
      onClose={onClose}
      footer={
        <>
          <p className={styles.total}>
            {result.ok && texts.total(lengthText(plannedSeconds(result.mode, result.config)))}
          </p>
          <Button look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit">{texts.start}</Button>
        </>
      }
    >
      <SubjectFields values={values} errors={errors} onChange={change} />
      <ModeField value={values.mode} onChange={(mode) => change(withMode(values, mode))} />
      <Chips
        label={texts.quick}
        options={QUICK_STUDY_MINUTES.map((minutes) => ({
          key: minutes,
          label: texts.quickMinutes(minutes),
          isOn: values.studyMinutes === numberText(minutes),
          pick: () => change({ ...values, studyMinutes: numberText(minutes) }),
        }))}
      />
      {values.mode === 'Pomodoro' && (
        <Chips
          label={texts.presets}
          options={COACH_PRESETS.map(({ studyMinutes, breakMinutes }) => ({
            key: studyMinutes,
            label: texts.preset(studyMinutes, breakMinutes),
            spoken: texts.presetSpoken(studyMinutes, breakMinutes),
            isOn:
              values.studyMinutes === numberText(studyMinutes) &&
              values.breakMinutes === numberText(breakMinutes),
            pick: () =>
              change({
                ...values,
                studyMinutes: numberText(studyMinutes),
                breakMinutes: numberText(breakMinutes),
              }),
          }))}
        />
      )}
      <div className={styles.numbers}>
        <NumberField
          label={texts.study}
          unit={texts.minutes}
          min={1}
          max={180}
          step={5}
          {...number('studyMinutes')}
        />
        <NumberField label={texts.sessions} min={1} max={10} {...number('targetSessions')} />
        {several && (
          <NumberField label={texts.rest} unit={texts.minutes} min={1} max={30} {...number('breakMinutes')} />
        )}
        {several && values.mode === 'Pomodoro' && (
          <>
            <NumberField
              label={texts.interval}
              hint={texts.intervalHint}
              min={2}
              max={8}
              {...number('longBreakInterval')}
            />
            <NumberField
              label={texts.longRest}
              unit={texts.minutes}
              min={10}
              max={60}
              step={5}
              {...number('longBreakMinutes')}
            />
          </>
        )}
      </div>
    </Modal>
  );
};
