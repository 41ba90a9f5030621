import type { Checked, FieldError } from '@netlik/contract/check';
import { check } from '@netlik/contract/check';
import {
  type NewStudySession,
  type StudySession,
  studySessions,
} from '@netlik/contract/study/study-sessions';
import { checkManualSpan, MANUAL_SECONDS } from '@netlik/domain/study/manual-session';
import { parseStudyDay, studyDay } from '@netlik/domain/study-day';
import { formatClock } from '../../formats/clock.ts';
import { instantAt, parseNumber } from '../../formats/inputs.ts';
import { minutesOf, parseTime } from '../../ui/pickers/time-steps.ts';
import { defaultStartTime } from './session-format.ts';
import type { SessionChange } from './study-sessions.queries.ts';
import { sessionFormTexts as texts } from './study-sessions.texts.ts';

export type FeedbackValues = {
  quality: string;
  mood: string;
  distractions: string;
  correctAnswers: string;
  wrongAnswers: string;
  blankAnswers: string;
  targetQuestions: string;
  notes: string;
};

export type TimeValues = { subject: string; day: string; time: string; duration: string };
export type EditedSessionValues = FeedbackValues & TimeValues;
export type NewSessionValues = EditedSessionValues & { technique: string };

const toText = (number: number | null | undefined) => (number == null ? '' : String(number));

export const feedbackValues = (session: StudySession | null): FeedbackValues => ({
  quality: toText(session?.quality),
  mood: session?.mood ?? '',
  distractions: toText(session?.distractions ?? 0),
  correctAnswers: toText(session?.questionStats?.correctAnswers),
  wrongAnswers: toText(session?.questionStats?.wrongAnswers),
  blankAnswers: toText(session?.questionStats?.blankAnswers),
  targetQuestions: toText(session?.questionStats?.targetQuestions),
  notes: session?.notes ?? '',
});

const DEFAULT_MINUTES_AGO = 60;
const MANUAL_MINUTES = MANUAL_SECONDS.max / 60;

export const newSessionValues = (now: Date): NewSessionValues => ({
  ...feedbackValues(null),
  subject: '',
  day: studyDay(new Date(now.getTime() - DEFAULT_MINUTES_AGO * 60_000)),
  time: defaultStartTime(now, DEFAULT_MINUTES_AGO),
  duration: '',
  technique: 'Freeform',
});

/** Whole minutes; if unchanged, the exact length stays. */
const timeValues = (session: StudySession): TimeValues => ({
  subject: session.subject,
  day: session.day,
  time: formatClock(session.date),
  duration: toText(Math.floor(session.duration)),
});

export const editedSessionValues = (session: StudySession): EditedSessionValues => ({
  ...feedbackValues(session),
  ...timeValues(session),
});

const counts = ['correctAnswers', 'wrongAnswers', 'blankAnswers', 'targetQuestions'] as const;

/** Empty means 0; NaN makes the contract reject other text. */
const count = (text: string): number => (text.trim() === '' ? 0 : (parseNumber(text) ?? Number.NaN));

const questionsOf = (values: FeedbackValues) => {
  if (counts.every((name) => values[name].trim() === '')) return null;
  const [correctAnswers, wrongAnswers, blankAnswers] = counts.slice(0, 3).map((name) => count(values[name]));
  const target = values.targetQuestions.trim();
  return {
    correctAnswers,
    wrongAnswers,
    blankAnswers,
    targetQuestions: target === '' ? null : count(target),
  };
};

const feedback = (values: FeedbackValues) => ({
  quality: values.quality === '' ? undefined : Number(values.quality),
  mood: values.mood === '' ? undefined : values.mood,
  notes: values.notes,
  distractions: count(values.distractions),
  questionStats: questionsOf(values),
});

/** Maps the contract's `questionStats.correctAnswers` to the field `correctAnswers`. */
const withFieldPaths = <T>(checked: Checked<T>): Checked<T> =>
  checked.ok
    ? checked
    : {
        ok: false,
        errors: checked.errors.map(({ path, message }) => ({
          path: path.replace(/^questionStats\./, ''),
          message: /geçersiz değer/i.test(message) ? texts.wholeNeeded : message,
        })),
      };

const missingFieldErrors = (values: FeedbackValues): FieldError[] => [
  ...(values.quality === '' ? [{ path: 'quality', message: texts.qualityNeeded }] : []),
  ...(values.mood === '' ? [{ path: 'mood', message: texts.chooseMood }] : []),
];

const withErrors = <T>(checked: Checked<T>, first: FieldError[]): Checked<T> =>
  first.length === 0 ? checked : { ok: false, errors: [...first, ...(checked.ok ? [] : checked.errors)] };

/** Interprets day and time in Istanbul. */
const startInstant = (values: TimeValues): string | undefined => {
  const day = parseStudyDay(values.day);
  const minutes = minutesOf(parseTime(values.time) ?? '');
  if (day === null || minutes === null) return undefined;
  return instantAt(day, minutes);
};

/** `most` is in minutes. */
const timeErrors = (values: TimeValues, now: Date, most: number): FieldError[] => {
  const date = startInstant(values);
  const duration = parseNumber(values.duration);
  if (date === undefined || duration === null)
    return [
      ...(date === undefined ? [{ path: 'time', message: texts.timeNeeded }] : []),
      ...(duration === null ? [{ path: 'duration', message: texts.durationNeeded }] : []),
    ];
  if (duration < 1) return [{ path: 'duration', message: texts.tooShort }];
  const span = { startedAt: Date.parse(date), seconds: duration * 60 };
  const issue = checkManualSpan(span, now.getTime(), most * 60);
  if (!issue) return [];
  return [{ path: 'duration', message: issue === 'tooLong' ? texts.tooLong(most) : texts.endsInFuture }];
};

/**
 * Contains only changed fields. Quality and mood are optional, so that a session without them can have its
 * note edited.
 */
export const readSessionChange = (
  values: EditedSessionValues,
  session: StudySession,
  now: Date,
): Checked<SessionChange> => {
  const before = timeValues(session);
  const has = (name: keyof TimeValues) => values[name].trim() !== before[name];
  const moved = has('day') || has('time');
  const body = {
    ...feedback(values),
    ...(has('subject') ? { subject: values.subject } : {}),
    ...(moved ? { date: startInstant(values) } : {}),
    ...(has('duration') ? { duration: parseNumber(values.duration) ?? undefined } : {}),
  };
  const most = Math.max(MANUAL_MINUTES, Math.ceil(session.duration));
  const errors = moved || has('duration') ? timeErrors(values, now, most) : [];
  return withErrors(withFieldPaths(check(studySessions.update.body, body)), errors);
};

export const readNewSession = (values: NewSessionValues, now: Date): Checked<NewStudySession> => {
  const date = startInstant(values);
  const duration = parseNumber(values.duration);
  const body = {
    ...feedback(values),
    subject: values.subject === '' ? undefined : values.subject,
    duration: duration ?? undefined,
    date: date ?? '2026-01-01T00:00:00.000Z',
    technique: values.technique,
    source: 'manual',
  };
  return withErrors(withFieldPaths(check(studySessions.create.body, body)), [
    ...timeErrors(values, now, MANUAL_MINUTES),
    ...missingFieldErrors(values),
  ]);
};
