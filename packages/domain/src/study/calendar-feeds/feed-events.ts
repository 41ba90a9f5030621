import type { StudyDay } from '../../study-day.ts';
import { type ExamDates, examDates, nextExam } from '../../yks/exam-dates.ts';
import type { FieldType } from '../../yks/fields.ts';
import { isSubjectKey } from '../../yks/subject-keys.ts';
import { subjectOf } from '../../yks/subjects.ts';
import { feedTexts as texts } from './feed-events.texts.ts';
import type { FeedEvent } from './ical.ts';

type Changed = { readonly changedAt: string };

export type FeedPlanItem = {
  readonly id: string;
  readonly subject: string;
  readonly topics: readonly string[];
  readonly questions: number | null;
  readonly minutes: number | null;
  readonly isDone: boolean;
};

/** Rows of a feed; a coach's feed contains only meetings. */
export type FeedRows = {
  readonly plans: readonly (Changed & { id: string; day: StudyDay; items: readonly FeedPlanItem[] })[];
  readonly hours: readonly { id: string; start: string; minutes: number }[];
  readonly attempts: readonly (Changed & {
    id: string;
    day: StudyDay;
    examType: string | null;
    source: string;
  })[];
  readonly reminders: readonly (Changed & { id: string; day: StudyDay; text: string; isDone: boolean })[];
  /** A coach's feed includes the student's first name. */
  readonly meetings: readonly (Changed & { id: string; day: StudyDay; time: string; name: string | null })[];
  /** Null in a coach's feed. */
  readonly target: { year: number | null; field: FieldType | null; examDates: readonly ExamDates[] } | null;
};

type Span = { readonly from: StudyDay; readonly to: StudyDay; readonly today: StudyDay };

/** Meetings have no end, so calendars show half an hour. */
const MEETING_MINUTES = 30;
const MAX_TITLE = 120;

const uidOf = (kind: string, id: string) => `${kind}-${id}@netlik`;
const nameOf = (subject: string) => (isSubjectKey(subject) ? subjectOf(subject).label : subject);
const clipped = (text: string) =>
  text.length > MAX_TITLE ? `${text.slice(0, MAX_TITLE - 1).trimEnd()}…` : text;

const titleOf = ({ subject, topics, isDone }: FeedPlanItem) => {
  const title = [nameOf(subject), topics.join(', ')].filter(Boolean).join(': ');
  return isDone ? texts.done(title) : title;
};

const amountOf = ({ questions, minutes }: FeedPlanItem) =>
  [questions && texts.questions(questions), minutes && texts.minutes(minutes)].filter(Boolean).join(' · ');

/** Entries with an hour become separate events; the rest of a plan shares an all-day event. */
const planEvents = ({ plans, hours }: FeedRows): FeedEvent[] => {
  const hourOf = new Map(hours.map((hour) => [hour.id, hour]));
  return plans.flatMap(({ id, day, items, changedAt }) => {
    const base = { day, changedAt: new Date(changedAt) };
    const timed = items.flatMap((item): FeedEvent[] => {
      const at = hourOf.get(item.id);
      const title = clipped(titleOf(item));
      return at ? [{ ...base, uid: uidOf('entry', item.id), at, title, text: amountOf(item) }] : [];
    });
    const rest = items.filter((item) => !hourOf.has(item.id));
    if (rest.length === 0) return timed;
    const subjects = [...new Set(rest.map(({ subject }) => nameOf(subject)))].join(', ');
    const text = rest.map((item) => [titleOf(item), amountOf(item)].filter(Boolean).join(' · ')).join('\n');
    return [
      ...timed,
      { ...base, uid: uidOf('plan', id), at: null, title: clipped(texts.plan(subjects)), text },
    ];
  });
};

const attemptEvents = ({ attempts }: FeedRows): FeedEvent[] =>
  attempts.map(({ id, day, examType, source, changedAt }) => ({
    uid: uidOf('attempt', id),
    day,
    at: null,
    title: texts.attempt(examType, source),
    text: '',
    changedAt: new Date(changedAt),
  }));

const reminderEvents = ({ reminders }: FeedRows): FeedEvent[] =>
  reminders.map(({ id, day, text, isDone, changedAt }) => {
    const [first = '', ...rest] = text.split('\n');
    const title = clipped(first);
    return {
      uid: uidOf('reminder', id),
      day,
      at: null,
      title: isDone ? texts.done(title) : title,
      text: rest.length > 0 || title !== first ? text : '',
      changedAt: new Date(changedAt),
    };
  });

const meetingEvents = ({ meetings }: FeedRows): FeedEvent[] =>
  meetings.map(({ id, day, time, name, changedAt }) => ({
    uid: uidOf('meeting', id),
    day,
    at: { start: time, minutes: MEETING_MINUTES },
    title: name === null ? texts.meeting : texts.meetingWith(name),
    text: '',
    changedAt: new Date(changedAt),
  }));

const examEvents = ({ target }: FeedRows, { from, to, today }: Span, since: Date): FeedEvent[] => {
  if (!target) return [];
  const { year, field, examDates: set } = target;
  const dates = year === null ? nextExam(today, set) : examDates(year, set);
  const second = field === 'dil' ? { part: 'YDT', day: dates.ydt } : { part: 'AYT', day: dates.ayt };
  return [{ part: 'TYT', day: dates.tyt }, second]
    .filter(({ day }) => day >= from && day <= to)
    .map(({ part, day }) => ({
      uid: uidOf('exam', `${part}-${dates.year}`),
      day,
      at: null,
      title: texts.exam(part, dates.official),
      text: '',
      changedAt: since,
    }));
};

/** Sorted by day; `since` is the feed's creation, used where no change time exists. */
export const feedEvents = (rows: FeedRows, span: Span, since: Date): FeedEvent[] =>
  [
    ...planEvents(rows),
    ...attemptEvents(rows),
    ...reminderEvents(rows),
    ...meetingEvents(rows),
    ...examEvents(rows, span, since),
  ].sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
