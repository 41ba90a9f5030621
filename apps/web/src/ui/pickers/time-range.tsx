import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { formatDuration } from '../../formats/durations.ts';
import field from '../forms/field.module.css';
import { FieldError } from '../forms/field.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import styles from './time-range.module.css';
import {
  minutesOf,
  parseTime,
  roundTime,
  STEP,
  spanMinutes,
  stepTime,
  type TimeSpan,
  withStart,
} from './time-steps.ts';

type InputProps = {
  label: string;
  name?: string;
  value: string;
  onChange: (time: string) => void;
  invalid: boolean;
  describedBy?: string;
  disabled?: boolean;
};

const steps: Record<string, number> = { ArrowUp: STEP, ArrowDown: -STEP, PageUp: 60, PageDown: -60 };

/** Free text, parsed on blur; arrow keys step by five minutes, Page keys by an hour, so Tab passes the buttons by. */
const TimeInput = ({ label, name, value, onChange, invalid, describedBy, disabled }: InputProps) => {
  const id = useId();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onChange(stepTime(parseTime(typed) ?? value, step));
  };
  const commitTyped = () => {
    const parsed = typed.trim() === '' ? '' : parseTime(typed);
    if (parsed === null) return setTyped(value);
    const time = parsed && roundTime(parsed);
    setTyped(time);
    if (time !== value) onChange(time);
  };
  const by = (minutes: number) => onChange(stepTime(value, minutes));
  return (
    <Stack gap="1">
      <Text as="label" look="muted tiny" htmlFor={id}>
        {label}
      </Text>
      <Row gap="1">
        <Text
          type="button"
          as="button"
          look="muted large"
          className={styles.step}
          tabIndex={-1}
          aria-label={`${label}: 5 dakika geri`}
          disabled={disabled}
          onClick={() => by(-STEP)}
        >
          −
        </Text>
        <input
          id={id}
          // Without limits, so that Home and End stay keys of the text.
          role="spinbutton"
          aria-valuenow={minutesOf(value) ?? undefined}
          aria-valuetext={value || undefined}
          name={name}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          placeholder="--:--"
          className={`${field.input} ${styles.input} numbers`}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          disabled={disabled}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={commitTyped}
        />
        <Text
          type="button"
          as="button"
          look="muted large"
          className={styles.step}
          tabIndex={-1}
          aria-label={`${label}: 5 dakika ileri`}
          disabled={disabled}
          onClick={() => by(STEP)}
        >
          +
        </Text>
      </Row>
    </Stack>
  );
};

type Props = {
  label: string;
  value: TimeSpan;
  onChange: (span: TimeSpan) => void;
  error?: string;
  hint?: string;
  /** Field names in the form. */
  names?: { start: string; end: string };
  disabled?: boolean;
  /** The form judges the order itself, for times that may go over midnight. */
  anyOrder?: boolean;
  /** One moment: the end follows the start and is not shown. */
  single?: boolean;
};

/** A start and an end time, in steps of five minutes. */
export const TimeRange = (props: Props) => {
  const { label, value, onChange, error, hint, names, disabled, anyOrder, single } = props;
  const id = useId();
  const minutes = single ? null : spanMinutes(value);
  const backwards = !anyOrder && !single && minutes === null && value.start !== '' && value.end !== '';
  const problem = error ?? (backwards ? 'Bitiş, başlangıçtan sonra olmalı' : undefined);
  const describedBy = [problem && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ');
  const shared = { invalid: problem !== undefined, describedBy, disabled };
  return (
    <Stack as="fieldset" gap="1" className={styles.range}>
      <legend className={field.label}>{label}</legend>
      <Row gap="2 3" align="center" wrap>
        <TimeInput
          {...shared}
          label={single ? 'Saat' : 'Başlangıç'}
          name={names?.start}
          value={value.start}
          onChange={(start) => onChange(withStart(value, start))}
        />
        {!single && (
          <>
            <span className={styles.dash} aria-hidden="true" />
            <TimeInput
              {...shared}
              label="Bitiş"
              name={names?.end}
              value={value.end}
              onChange={(end) => onChange({ ...value, end })}
            />
          </>
        )}
      </Row>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      <p id={`${id}-hint`} className={field.hint}>
        {minutes === null || (anyOrder && hint !== undefined)
          ? (hint ?? 'Saatleri yaz ya da 5 dakikalık adımlarla seç.')
          : `Süre: ${formatDuration(minutes)}`}
      </p>
    </Stack>
  );
};
