import {
  TIMER_DEFAULTS,
  TIMER_MODES,
  type TimerConfig,
  type TimerMode,
} from '@netlik/domain/study/study-runs/modes';
import { checkSetup, type SetupIssue, type TimerSetupInput } from '@netlik/domain/study/study-runs/setup';
import type { ExamMode } from '@netlik/domain/study/study-runs/subject';
import { numberText, parseNumber } from '../../../../ui/formats/number-text.ts';
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

/** As it stands in the fields. */
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
    studyMinutes: numberText(studyMinutes),
    breakMinutes: numberText(breakMinutes),
    targetSessions: numberText(targetSessions),
    longBreakInterval: numberText(longBreakInterval),
    longBreakMinutes: numberText(longBreakMinutes),
  };
};

/** A mode brings its own numbers. */
export const withMode = (values: SetupValues, mode: TimerMode): SetupValues => ({
  ...values,
  ...defaultsOf(mode),
  mode,
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The fields for the last setup, or for the first one ever. */
export const setupValues = (kept: TimerSetupInput | null): SetupValues => {
  const mode = TIMER_MODES.find((each) => each === kept?.mode) ?? 'Pomodoro';
  const values: SetupValues = { ...defaultsOf(mode), mode, subject: '', examMode: '', branchSubject: '' };
  if (!kept) return values;
  for (const field of numberFields)
    if (typeof kept[field] === 'number') values[field] = numberText(kept[field]);
  return {
    ...values,
    subject: text(kept.subject),
    examMode: text(kept.examMode) as SetupValues['examMode'],
    branchSubject: text(kept.branchSubject),
  };
};

/** What is not a number stays what it is, to be refused. */
const number = (typed: string) => (typed.trim() === '' ? null : (parseNumber(typed) ?? typed));

export const setupInput = (values: SetupValues): TimerSetupInput => ({
  ...values,
  ...Object.fromEntries(numberFields.map((field) => [field, number(values[field])])),
  goalMinutes: null,
});

const sentence = (issue: SetupIssue): string => {
  switch (issue.code) {
    case 'range':
      return texts.range(issue.min, issue.max);
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
  for (const issue of checked.issues) errors[issue.field] ??= sentence(issue);
  return { ok: false, errors };
};
