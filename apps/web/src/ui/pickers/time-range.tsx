import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { formatDuration } from '../../formats/durations.ts';
import field from '../forms/field.module.css';
import { FieldError } from '../forms/field.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import styles from './time-range.module.css';
import {
  isOnStep,
  minutesOf,
  parseTime,
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
  /** Called with the error of an invalid text, or null for a valid one. */
  onRefused: (reason: string | null) => void;
  invalid: boolean;
  describedBy?: string;
  disabled?: boolean;
};

const UNREADABLE = 'Saat okunamadı: 07:30 gibi yaz';
const OFF_STEP = 'Saatler 5 dakikalık adımlarla seçilir';

const steps: Record<string, number> = { ArrowUp: STEP, ArrowDown: -STEP, PageUp: 60, PageDown: -60 };

type TextProps = Pick<InputProps, 'value' | 'onChange' | 'onRefused'>;

/** Parses free text on blur. Arrow keys step by five minutes and Page keys by an hour. */
const useTimeText = ({ value, onChange, onRefused }: TextProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  /** The last key changed the text, so the caret stays in place. */
  const isTyping = useRef(false);
  const isRefused = useRef(false);
  useEffect(() => {
    if (value !== '' || !isRefused.current) setTyped(value);
  }, [value]);
  // The end moves with the start even after Tab has focused it, so its text is selected for replacement.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the text changed
  useLayoutEffect(() => {
    if (!isTyping.current && document.activeElement === input.current) input.current?.select();
  }, [typed]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    isTyping.current = false;
    isRefused.current = false;
    onRefused(null);
    onChange(stepTime(parseTime(typed) ?? value, step));
  };
  const commitTyped = () => {
    isTyping.current = false;
    const parsed = typed.trim() === '' ? '' : parseTime(typed);
    const reason = parsed === null ? UNREADABLE : isOnStep(parsed) ? null : OFF_STEP;
    isRefused.current = reason !== null;
    onRefused(reason);
    // A refused text has no value, because a form must not save the previous time.
    const time = reason === null && parsed !== null ? parsed : '';
    if (reason === null) setTyped(time);
    if (time !== value) onChange(time);
  };
  const onInput = (event: ChangeEvent<HTMLInputElement>) => {
    isTyping.current = true;
    setTyped(event.currentTarget.value);
  };
  return { ref: input, value: typed, onChange: onInput, onKeyDown, onBlur: commitTyped };
};

type StepProps = { label: string; text: string; disabled?: boolean | undefined; onPress: () => void };

/** Outside the tab order, because the arrow keys step too. */
const StepButton = ({ label, text, disabled, onPress }: StepProps) => (
  <Text
    type="button"
    as="button"
    tone="muted"
    size="large"
    className={styles.step}
    tabIndex={-1}
    aria-label={label}
    disabled={disabled}
    onClick={onPress}
  >
    {text}
  </Text>
);

const TimeInput = (props: InputProps) => {
  const { label, name, value, onChange, invalid, describedBy, disabled } = props;
  const id = useId();
  const text = useTimeText(props);
  const stepBy = (minutes: number) => onChange(stepTime(value, minutes));
  return (
    <Stack gap="1">
      <Text as="label" tone="muted" size="tiny" htmlFor={id}>
        {label}
      </Text>
      <Row gap="1">
        <StepButton
          label={`${label}: 5 dakika geri`}
          text="−"
          disabled={disabled}
          onPress={() => stepBy(-STEP)}
        />
        <input
          {...text}
          id={id}
          // Without limits, so that Home and End stay keys of the text.
          role="spinbutton"
          aria-valuenow={minutesOf(value) ?? undefined}
          aria-valuetext={value || undefined}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          placeholder="--:--"
          className={`${field.input} ${styles.input} numbers`}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          disabled={disabled}
          onFocus={(event) => event.currentTarget.select()}
        />
        <StepButton
          label={`${label}: 5 dakika ileri`}
          text="+"
          disabled={disabled}
          onPress={() => stepBy(STEP)}
        />
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
  names?: { start: string; end: string };
  disabled?: boolean;
  /** The form checks the order itself, for times that may pass midnight. */
  anyOrder?: boolean;
  /** One time, because the end follows the start and is not shown. */
  single?: boolean;
};

/** A start and an end time, in steps of five minutes. */
export const TimeRange = (props: Props) => {
  const { label, value, onChange, error, hint, names, disabled, anyOrder, single } = props;
  const id = useId();
  const minutes = single ? null : spanMinutes(value);
  const backwards = !anyOrder && !single && minutes === null && value.start !== '' && value.end !== '';
  const [refused, setRefused] = useState<{ start?: string | null; end?: string | null }>({});
  const refusal = refused.start ?? (single ? null : refused.end);
  const problem = refusal ?? error ?? (backwards ? 'Bitiş, başlangıçtan sonra olmalı' : undefined);
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
          onRefused={(start) => setRefused((now) => ({ ...now, start }))}
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
              onRefused={(end) => setRefused((now) => ({ ...now, end }))}
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
