import { plannedSeconds } from '@netlik/domain/study/study-runs/machine';
import { QUICK_STUDY_MINUTES } from '@netlik/domain/study/study-runs/modes';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatInputNumber } from '../../../formats/inputs.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { lengthText, setupTexts as texts } from '../timer.texts.ts';
import { Chips } from './chips.tsx';
import { ModeField } from './mode-field.tsx';
import { SetupDetails } from './setup-details.tsx';
import styles from './setup-dialog.module.css';
import {
  detailFields,
  hasOwnDetails,
  isShown,
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

const useSetupForm = ({ initial, onStart }: Props) => {
  const [first] = useState(initial);
  const [values, setValues] = useState(first);
  const [errors, setErrors] = useState<SetupErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [isOpen, setIsOpen] = useState(() => hasOwnDetails(first));
  const formRef = useRef<HTMLFormElement>(null);
  const result = readSetupValues(values);

  useEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const change = (next: SetupValues) => {
    setValues(next);
    // Only fields with an error are validated again while typing.
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
    // Opens the details, because an error must be visible.
    if (detailFields.some((field) => field in result.errors)) setIsOpen(true);
    setRefusals((count) => count + 1);
  };
  const form = { ref: formRef, onSubmit: submit, noValidate: true, 'data-changed': values !== first };
  return { form, values, errors, result, change, number, isOpen, setIsOpen };
};

type QuickProps = { values: SetupValues; onChange: (next: SetupValues) => void };

const QuickMinutes = ({ values, onChange }: QuickProps) => (
  <Chips
    label={texts.quick}
    options={QUICK_STUDY_MINUTES.map((minutes) => ({
      key: minutes,
      label: texts.quickMinutes(minutes),
      isOn: values.studyMinutes === formatInputNumber(minutes),
      pick: () => onChange({ ...values, studyMinutes: formatInputNumber(minutes) }),
    }))}
  />
);

export const SetupDialog = (props: Props) => {
  const { onClose } = props;
  const { form, values, errors, result, change, number, isOpen, setIsOpen } = useSetupForm(props);
  const hasTarget = isShown('studyMinutes', values);
  return (
    <Modal
      title={texts.title}
      form={form}
      onClose={onClose}
      footer={
        <>
          <Text tone="muted" size="small" className={styles.total}>
            {result.ok && hasTarget && texts.total(lengthText(plannedSeconds(result.mode, result.config)))}
          </Text>
          <Button look="line" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit">{texts.start}</Button>
        </>
      }
    >
      <SubjectFields values={values} errors={errors} onChange={change} />
      {hasTarget && (
        <>
          <NumberField
            label={texts.study}
            unit={texts.minutes}
            min={1}
            max={180}
            step={5}
            {...number('studyMinutes')}
          />
          <QuickMinutes values={values} onChange={change} />
        </>
      )}
      <ModeField value={values.mode} onChange={(mode) => change(withMode(values, mode))} />
      {hasTarget && (
        <details
          className={styles.details}
          open={isOpen}
          onToggle={(event) => setIsOpen(event.currentTarget.open)}
        >
          <summary>
            {texts.details}
            <Text as="span" tone="muted" size="small">
              {texts.detailsInShort(values.breakMinutes, values.targetSessions)}
            </Text>
          </summary>
          <SetupDetails values={values} number={number} onChange={change} />
        </details>
      )}
    </Modal>
  );
};
