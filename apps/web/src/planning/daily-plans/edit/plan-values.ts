import { type Checked, check } from '@netlik/contract/check';
import { DailyPlanChange, NewDailyPlan } from '@netlik/contract/planning/daily-plans/daily-plans';
import {
  type DailyPlan,
  MAX_PLAN_SUBJECTS,
  type PlanSubject,
} from '@netlik/contract/planning/daily-plans/plan';
import { remainingTargets } from '@netlik/domain/planning/daily-plans/remaining';
import { parseVideoLink, videoUrl } from '@netlik/domain/planning/videos/video-link';
import type { StudyDay } from '@netlik/domain/study-day';
import { formatInputNumber, parseNumber } from '../../../formats/inputs.ts';
import { editTexts as texts } from '../daily-plans.texts.ts';
import { isUndone } from '../subject-progress.ts';

/** `questions` is the coach's number, which the form keeps. */
export type TopicRow = {
  topic: string;
  minutes: string;
  solve: boolean;
  watch: boolean;
  questions?: number | null;
};
export type VideoRow = {
  url: string;
  title: string | null;
  channelTitle: string | null;
  durationSeconds: number | null;
  playlistId?: string;
};

/** `key` identifies the row while it is dragged. */
export type SubjectRow = {
  key: string;
  /** Null for a new subject. */
  _id: string | null;
  subject: string;
  targetQuestions: string;
  targetTime: string;
  description: string;
  topics: TopicRow[];
  videos: VideoRow[];
  /** A typed link that is not added yet; saving includes it. */
  videoLink?: string;
};

/** The form stores the rows as one JSON value. */
export type PlanValues = { title: string; dailyGoal: string; motivationNote: string; subjects: string };

let lastKey = 0;

export const newRow = (): SubjectRow => ({
  key: `row-${++lastKey}`,
  _id: null,
  subject: '',
  targetQuestions: '',
  targetTime: '',
  description: '',
  topics: [],
  videos: [],
});

const topicRows = ({ topics, topicsDetailed }: PlanSubject): TopicRow[] => [
  ...topicsDetailed.map(({ topic, durationMinutes, solveQuestions, watchVideo, targetQuestions }) => ({
    topic,
    minutes: durationMinutes ? formatInputNumber(durationMinutes) : '',
    solve: solveQuestions ?? false,
    watch: watchVideo ?? false,
    questions: targetQuestions ?? null,
  })),
  ...topics
    .filter((name) => !topicsDetailed.some(({ topic }) => topic === name))
    .map((topic) => ({ topic, minutes: '', solve: false, watch: false })),
];

const rowOf = (subject: PlanSubject): SubjectRow => ({
  key: subject._id,
  _id: subject._id,
  subject: subject.subject,
  targetQuestions: subject.targetQuestions === null ? '' : formatInputNumber(subject.targetQuestions),
  targetTime: subject.targetTime === null ? '' : formatInputNumber(subject.targetTime),
  description: subject.description,
  topics: topicRows(subject),
  // A video without metadata has no link to send again.
  videos: subject.videos.flatMap(({ url, title, channelTitle, durationSeconds, playlistId }) =>
    url ? [{ url, title, channelTitle, durationSeconds, ...(playlistId && { playlistId }) }] : [],
  ),
});

const restOf = (subject: PlanSubject): SubjectRow => {
  const { targetQuestions, targetTime } = remainingTargets({
    ...subject,
    studySeconds: subject.studyTime * 60,
    choice: null,
  });
  return {
    ...rowOf(subject),
    key: newRow().key,
    _id: null,
    targetQuestions: formatInputNumber(targetQuestions),
    targetTime: targetTime === null ? '' : formatInputNumber(targetTime),
  };
};

export const rowsText = (rows: readonly SubjectRow[]): string => JSON.stringify(rows);
export const parseRows = (text: string): SubjectRow[] => JSON.parse(text) as SubjectRow[];

export const planValues = (plan: DailyPlan | null, earlier: DailyPlan | null = null): PlanValues => {
  const own = plan?.subjects ?? [];
  const left = (earlier?.subjects ?? []).filter(
    (subject) => isUndone(subject) && !own.some((there) => there.subject === subject.subject),
  );
  const rows = [...own.map(rowOf), ...left.map(restOf)].slice(0, MAX_PLAN_SUBJECTS);
  return {
    title: plan?.title ?? '',
    dailyGoal: plan?.dailyGoal ?? '',
    motivationNote: plan?.motivationNote ?? '',
    subjects: rowsText(rows.length > 0 ? rows : [newRow()]),
  };
};

/** Passes invalid text on, so that validation rejects it. */
const number = (typed: string) => (typed.trim() === '' ? undefined : (parseNumber(typed) ?? typed));

/** Returns null for an invalid link. */
export const withVideoLink = (videos: readonly VideoRow[], link: string): VideoRow[] | null => {
  const found = parseVideoLink(link);
  const url = found && videoUrl(found.videoId, found.startSeconds);
  if (!url) return null;
  if (videos.some((video) => video.url === url)) return [...videos];
  return [...videos, { url, title: null, channelTitle: null, durationSeconds: null }];
};

const videosOf = ({ videos, videoLink = '' }: SubjectRow) => withVideoLink(videos, videoLink) ?? videos;

/** Reports invalid links, so that they are not dropped silently. */
const badLinks = ({ subjects }: PlanValues) =>
  parseRows(subjects).flatMap(({ videos, videoLink = '' }, index) =>
    videoLink.trim() === '' || withVideoLink(videos, videoLink)
      ? []
      : [{ path: `subjects.${index}.videoLink`, message: texts.badVideo }],
  );

const subjectBody = (row: SubjectRow, index: number) => ({
  ...(row._id && { _id: row._id }),
  // An empty choice is a missing subject, not an invalid one.
  subject: row.subject || undefined,
  priority: index + 1,
  targetQuestions: number(row.targetQuestions),
  targetTime: number(row.targetTime) ?? null,
  description: row.description,
  topics: row.topics.map(({ topic }) => topic),
  topicsDetailed: row.topics.map(({ topic, minutes, solve, watch, questions }) => ({
    topic,
    durationMinutes: number(minutes) ?? null,
    solveQuestions: solve,
    watchVideo: watch,
    ...(questions && { targetQuestions: questions }),
  })),
  videos: videosOf(row),
});

const planBody = ({ title, dailyGoal, motivationNote, subjects }: PlanValues) => ({
  title,
  dailyGoal,
  motivationNote,
  subjects: parseRows(subjects).map(subjectBody),
});

/** An empty target is reported as missing, not as an invalid number. */
const withFormErrors = <T>(checked: Checked<T>, values: PlanValues): Checked<T> => {
  const links = badLinks(values);
  if (checked.ok) return links.length === 0 ? checked : { ok: false, errors: links };
  const rows = parseRows(values.subjects);
  const isMissing = (path: string) =>
    rows.some(
      (row, index) => path === `subjects.${index}.targetQuestions` && row.targetQuestions.trim() === '',
    );
  return {
    ok: false,
    errors: [
      ...checked.errors.map((error) =>
        isMissing(error.path) ? { ...error, message: texts.targetRequired } : error,
      ),
      ...links,
    ],
  };
};

export const readNew = (date: StudyDay, values: PlanValues): Checked<NewDailyPlan> =>
  withFormErrors(check(NewDailyPlan, { date, ...planBody(values) }), values);

export const readChange = ({ version }: DailyPlan, values: PlanValues): Checked<DailyPlanChange> =>
  withFormErrors(check(DailyPlanChange, { version, ...planBody(values) }), values);
