import type { Checked, FieldError } from '@netlik/contract/check';
import { check } from '@netlik/contract/check';
import {
  type NewStudySession,
  type StudySession,
  studySessions,
} from '@netlik/contract/study/study-sessions';
import { parseStudyDay, startOfStudyDay, studyDay } from '@netlik/domain/study-day';
import { parseNumber } from '../../../ui/formats/number-text.ts';
import { minutesOf, readTime } from '../../../ui/pickers/time-steps.ts';
import { startGuess } from './session-format.ts';
import type { SessionChange } from './study-sessions.queries.ts';
import { sessionFormTexts as texts } from './study-sessions.texts.ts';

/** How it went, as typed. */
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

export type NewValues = FeedbackValues & {
  subject: string;
  day: string;
  time: string;
  duration: string;
  technique: string;
};

const written = (number: number | null | undefined) => (number == null ? '' : String(number));

export const feedbackOf = (session: StudySession | null): FeedbackValues => ({
  quality: written(session?.quality),
  mood: session?.mood ?? '',
  distractions: written(session?.distractions ?? 0),
  correctAnswers: written(session?.questionStats?.correctAnswers),
  wrongAnswers: written(session?.questionStats?.wrongAnswers),
  blankAnswers: written(session?.questionStats?.blankAnswers),
  targetQuestions: written(session?.questionStats?.targetQuestions),
  notes: session?.notes ?? '',
});

const LONG_AGO_MINUTES = 60;

export const newValues = (now: Date): NewValues => ({
  ...feedbackOf(null),
  subject: '',
  day: studyDay(new Date(now.getTime() - LONG_AGO_MINUTES * 60_000)),
  time: startGuess(now, LONG_AGO_MINUTES),
  duration: '',
  technique: 'Freeform',
});

const counts = ['correctAnswers', 'wrongAnswers', 'blankAnswers', 'targetQuestions'] as const;

/** Nothing typed is none; what is no number is left for the contract to refuse. */
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

/** The contract speaks of `questionStats.correctAnswers`; the form has a field of the last name. */
const onFields = <T>(checked: Checked<T>): Checked<T> =>
  checked.ok
    ? checked
    : {
        ok: false,
        errors: checked.errors.map(({ path, message }) => ({
          path: path.replace(/^questionStats\./, ''),
          message: /geçersiz değer/i.test(message) ? texts.wholeNeeded : message,
        })),
      };

const needed = (values: FeedbackValues): FieldError[] => [
  ...(values.quality === '' ? [{ path: 'quality', message: texts.qualityNeeded }] : []),
  ...(values.mood === '' ? [{ path: 'mood', message: texts.chooseMood }] : []),
];

const withNeeded = <T>(checked: Checked<T>, first: FieldError[]): Checked<T> =>
  first.length === 0 ? checked : { ok: false, errors: [...first, ...(checked.ok ? [] : checked.errors)] };

/** An unjudged session may stay so while its note is being written. */
export const readChange = (values: FeedbackValues): Checked<SessionChange> =>
  onFields(check(studySessions.update.body, feedback(values)));

/** The instant at which it began: a day and a time on the product's clock. */
const beganAt = (values: NewValues): string | undefined => {
  const day = parseStudyDay(values.day);
  const minutes = minutesOf(readTime(values.time) ?? '');
  if (day === null || minutes === null) return undefined;
  return new Date(startOfStudyDay(day).getTime() + minutes * 60_000).toISOString();
};

export const readNew = (values: NewValues): Checked<NewStudySession> => {
  const date = beganAt(values);
  const duration = parseNumber(values.duration);
  const body = {
    ...feedback(values),
    subject: values.subject === '' ? undefined : values.subject,
    duration: duration ?? undefined,
    date: date ?? '2026-01-01T00:00:00.000Z',
    technique: values.technique,
    source: 'manual',
  };
  return withNeeded(onFields(check(studySessions.create.body, body)), [
    ...(date === undefined ? [{ path: 'time', message: texts.timeNeeded }] : []),
    ...(duration === null ? [{ path: 'duration', message: texts.durationNeeded }] : []),
    ...needed(values),
  ]);
};
