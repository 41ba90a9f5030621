import {
  OPEN_END,
  TIMER_DEFAULTS,
  TIMER_LIMITS,
  type TimerConfig,
} from '@netlik/domain/study/study-runs/modes';
import { checkSetup, type SetupIssue, type TimerSetupInput } from '@netlik/domain/study/study-runs/setup';
import { TIMER_MODES, type TimerMode } from '@netlik/domain/study-values';
import type { ExamMode } from '@netlik/domain/yks/study-choice';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { formatInputNumber, parseNumber } from '../../../formats/inputs.ts';
import type { BlockLengths } from '../start-address.ts';
import { setupTexts } from '../timer.texts.ts';

const texts = setupTexts.errors;

export const numberFields = [
  'studyMinutes',
  'breakMinutes',
  'targetSessions',
  'longBreakInterval',
  'longBreakMinutes',
] as const;
export type NumberFieldName = (typeof numberFields)[number];

export type SetupValues = Record<NumberFieldName, string> & {
  mode: TimerMode;
  subject: string;
  examMode: ExamMode | '';
  branchSubject: string;
};

export type SetupErrors = Partial<Record<keyof SetupValues, string>>;

const defaultsOf = (mode: TimerMode): Record<NumberFieldName, string> => {
  const { studyMinutes, breakMinutes, targetSessions, longBreakInterval, longBreakMinutes } =
    TIMER_DEFAULTS[mode];
  return {
    studyMinutes: formatInputNumber(studyMinutes),
    breakMinutes: formatInputNumber(breakMinutes),
    targetSessions: formatInputNumber(targetSessions),
    longBreakInterval: formatInputNumber(longBreakInterval),
    longBreakMinutes: formatInputNumber(longBreakMinutes),
  };
};

/** Changing the mode resets the numbers to its defaults. */
export const withMode = (values: SetupValues, mode: TimerMode): SetupValues => ({
  ...values,
  ...defaultsOf(mode),
  mode,
});

/** Combines a room block's lengths with the student's subject; without a break it is one session. */
export const withBlock = (
  values: SetupValues,
  { focusMinutes, breakMinutes, subject = '', chosen }: BlockLengths,
): SetupValues => ({
  ...withMode(values, 'Pomodoro'),
  ...(values.subject === '' && values.examMode === '' && { subject }),
  ...(chosen && { subject: chosen, examMode: '', branchSubject: '' }),
  studyMinutes: formatInputNumber(focusMinutes),
  ...(breakMinutes > 0
    ? { breakMinutes: formatInputNumber(Math.min(breakMinutes, TIMER_LIMITS.breakMinutes.max)) }
    : { targetSessions: '1' }),
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const setupValues = (saved: TimerSetupInput | null): SetupValues => {
  const mode = TIMER_MODES.find((each) => each === saved?.mode) ?? 'Pomodoro';
  const values: SetupValues = { ...defaultsOf(mode), mode, subject: '', examMode: '', branchSubject: '' };
  if (!saved) return values;
  for (const field of numberFields)
    if (typeof saved[field] === 'number') values[field] = formatInputNumber(saved[field]);
  return {
    ...values,
    subject: text(saved.subject),
    examMode: text(saved.examMode) as SetupValues['examMode'],
    branchSubject: text(saved.branchSubject),
  };
};

export const withLastSession = (
  values: SetupValues,
  { subject, technique }: { subject: string; technique: TimerMode },
): SetupValues => (isSubjectKey(subject) ? { ...withMode(values, technique), subject } : values);

/** Passes invalid text on, so that validation rejects it. */
const number = (typed: string) => (typed.trim() === '' ? null : (parseNumber(typed) ?? typed));

/** A stopwatch has no fields, one session has no breaks, and only Pomodoro has long ones. */
export const isShown = (field: NumberFieldName, { mode, targetSessions }: SetupValues): boolean => {
  if (mode === 'Stopwatch') return false;
  if (field === 'studyMinutes' || field === 'targetSessions') return true;
  if (targetSessions.trim() === '1') return false;
  return field === 'breakMinutes' || mode === 'Pomodoro';
};

export const detailFields = [
  'breakMinutes',
  'targetSessions',
  'longBreakInterval',
  'longBreakMinutes',
] as const satisfies readonly NumberFieldName[];

export const hasOwnDetails = (values: SetupValues): boolean => {
  const defaults = defaultsOf(values.mode);
  return detailFields.some((field) => isShown(field, values) && values[field].trim() !== defaults[field]);
};

/** A hidden field counts as empty, so that it cannot block the start. */
export const setupInput = (values: SetupValues): TimerSetupInput => ({
  ...values,
  ...Object.fromEntries(
    numberFields.map((field) => [field, isShown(field, values) ? number(values[field]) : null]),
  ),
  ...(values.mode === 'Stopwatch' && OPEN_END),
  goalMinutes: null,
});

const issueText = (issue: SetupIssue): string => {
  switch (issue.code) {
    case 'range':
      return texts.range(issue.min, issue.max, issue.field.endsWith('Minutes') ? texts.unit : '');
    case 'required':
      return issue.field === 'branchSubject' ? texts.branchRequired : texts.required;
    default:
      return texts[issue.code];
  }
};

export type SetupResult =
  | { ok: true; mode: TimerMode; config: TimerConfig }
  | { ok: false; errors: SetupErrors };

export const readSetupValues = (values: SetupValues): SetupResult => {
  const checked = checkSetup(setupInput(values));
  if (checked.ok) return checked;
  const errors: Record<string, string> = {};
  for (const issue of checked.issues) errors[issue.field] ??= issueText(issue);
  return { ok: false, errors };
};
