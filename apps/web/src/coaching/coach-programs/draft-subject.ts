import {
  type CoachProgram,
  MAX_PROGRAM_MINUTES,
  MIN_PROGRAM_MINUTES,
  type ProgramSubject,
} from '@netlik/contract/coaching/coach-programs';
import type { PlanTopic } from '@netlik/contract/planning/daily-plans/plan';
import type { VideoInput } from '@netlik/contract/planning/videos';
import type { LineMeaning } from '@netlik/domain/coaching/program-line/line-names';
import { tr } from '@netlik/domain/turkish';
import { subjectName } from '../../ui/subjects/subject-name.ts';

/** Plain data, so that it can be stored on the device. */
export type DraftTopic = Required<Omit<PlanTopic, 'targetQuestions'>> & Pick<PlanTopic, 'targetQuestions'>;
export type DraftSubject = {
  key: string;
  /** Set for a subject that is already in the program. */
  _id?: string;
  subject: string;
  description: string;
  /** True if written by the coach, so that topics no longer change it. */
  hasOwnDescription: boolean;
  duration: number;
  /** True if set by hand, so that topic minutes no longer change it. */
  isManual: boolean;
  /** Set for the whole subject; without it the topics are summed. */
  targetQuestions?: number | null;
  topics: DraftTopic[];
  videos: VideoInput[];
};
/** A typed line of the week form. */
export type EntryLine = LineMeaning & { questions: number | null; minutes: number | null };

const STEP = MIN_PROGRAM_MINUTES;
const DEFAULT_DURATION = 60;
const DEFAULT_TOPIC_MINUTES = 30;
export const MAX_TOPIC_MINUTES = 600;
export const MAX_TARGET_QUESTIONS = 500;

/** Rounds the sum to a quarter of an hour; without topics it is an hour. */
export const durationOfTopics = (topics: readonly DraftTopic[]): number => {
  const sum = topics.reduce((minutes, { durationMinutes }) => minutes + (durationMinutes ?? 0), 0);
  if (sum === 0) return DEFAULT_DURATION;
  return Math.min(MAX_PROGRAM_MINUTES, Math.max(STEP, Math.ceil(sum / STEP) * STEP));
};

/** Returns null for no questions. */
export const readQuestions = (typed: string): number | null => {
  const count = Math.round(Number(typed));
  return count >= 1 ? Math.min(MAX_TARGET_QUESTIONS, count) : null;
};

export const questionsOf = ({
  targetQuestions,
  topics,
}: Pick<DraftSubject, 'targetQuestions' | 'topics'>) => {
  const sum = topics.reduce((questions, topic) => questions + (topic.targetQuestions ?? 0), 0);
  return targetQuestions ?? (sum === 0 ? null : Math.min(MAX_TARGET_QUESTIONS, sum));
};

const describe = (subject: string, topics: readonly DraftTopic[]): string =>
  topics.length > 0 ? topics.map(({ topic }) => topic).join(', ') : subjectName(subject);

/** Updates only what the coach has not set by hand. */
const withTopics = (subject: DraftSubject, topics: DraftTopic[]): DraftSubject => ({
  ...subject,
  topics,
  duration: subject.isManual ? subject.duration : durationOfTopics(topics),
  description: subject.hasOwnDescription ? subject.description : describe(subject.subject, topics),
});

let nextKey = 0;
export const newKey = () => `${Date.now().toString(36)}-${nextKey++}`;

export const newSubject = (subject: string): DraftSubject => ({
  key: newKey(),
  subject,
  description: describe(subject, []),
  hasOwnDescription: false,
  duration: DEFAULT_DURATION,
  isManual: false,
  topics: [],
  videos: [],
});

/** Switches to the other exam's subject, which has no topics yet. */
export const inExam = (subject: DraftSubject, key: string): DraftSubject =>
  withTopics({ ...subject, subject: key }, subject.topics);

/** „Türev 45” means 45 minutes of Türev. */
export const readTopic = (typed: string): { topic: string; minutes: number } => {
  const found = /^(.*\S)\s+(\d{2,3})$/.exec(typed.trim());
  const minutes = found ? Number(found[2]) : DEFAULT_TOPIC_MINUTES;
  return found && minutes <= MAX_TOPIC_MINUTES
    ? { topic: found[1]!, minutes }
    : { topic: typed.trim(), minutes: DEFAULT_TOPIC_MINUTES };
};

/** Ignores blank and duplicate topics, case-insensitively. */
export const addTopic = (subject: DraftSubject, topic: string, minutes: number): DraftSubject => {
  const name = topic.trim();
  const isThere = subject.topics.some((one) => tr.lower(one.topic) === tr.lower(name));
  if (name === '' || isThere) return subject;
  return withTopics(subject, [
    ...subject.topics,
    { topic: name, durationMinutes: minutes, solveQuestions: true, watchVideo: false },
  ]);
};

export const changeTopic = (subject: DraftSubject, topic: string, part: Partial<DraftTopic>): DraftSubject =>
  withTopics(
    subject,
    subject.topics.map((one) => (one.topic === topic ? { ...one, ...part } : one)),
  );

export const removeTopic = (subject: DraftSubject, topic: string): DraftSubject =>
  withTopics(
    subject,
    subject.topics.filter((one) => one.topic !== topic),
  );

/** A topic joins a subject only if neither's amounts are changed or lost. */
const canJoin = (entry: DraftSubject, { subject, topic, questions, minutes }: EntryLine) =>
  entry.subject === subject &&
  entry.topics.every((one) => tr.lower(one.topic) !== tr.lower(topic ?? '')) &&
  (questionsOf(entry) ?? 0) + (questions ?? 0) <= MAX_TARGET_QUESTIONS &&
  entry.duration + (minutes ?? 0) <= MAX_PROGRAM_MINUTES;

/** The subject's target and duration are sums, so they grow with the topic. */
const withTopicOf = (
  entry: DraftSubject,
  topic: string,
  { questions, minutes }: EntryLine,
): DraftSubject => ({
  ...changeTopic(addTopic(entry, topic, minutes ?? DEFAULT_TOPIC_MINUTES), topic, {
    ...(questions !== null && { targetQuestions: questions }),
  }),
  ...(entry.targetQuestions && { targetQuestions: entry.targetQuestions + (questions ?? 0) }),
  ...(entry.isManual && { duration: entry.duration + (minutes ?? 0) }),
});

/** A line with a topic joins the last subject that it fits; any other becomes a new subject. */
export const writeLine = (entries: readonly DraftSubject[], line: EntryLine): readonly DraftSubject[] => {
  const { subject, topic, questions, minutes } = line;
  if (topic === null) {
    const amounts = {
      ...(questions !== null && { targetQuestions: questions }),
      ...(minutes !== null && { duration: minutes, isManual: true }),
    };
    return [...entries, { ...newSubject(subject), ...amounts }];
  }
  const at = entries.findLastIndex((entry) => canJoin(entry, line));
  return at < 0
    ? [...entries, withTopicOf(newSubject(subject), topic, line)]
    : entries.toSpliced(at, 1, withTopicOf(entries[at]!, topic, line));
};

export const moveVideo = (subject: DraftSubject, url: string, by: -1 | 1): DraftSubject => {
  const at = subject.videos.findIndex((video) => video.url === url);
  const others = subject.videos.toSpliced(at, 1);
  return { ...subject, videos: others.toSpliced(Math.max(0, at + by), 0, subject.videos[at]!) };
};

const toVideo = ({ url, title, channelTitle, durationSeconds, playlistId }: VideoInput): VideoInput => ({
  url,
  title: title ?? null,
  channelTitle: channelTitle ?? null,
  durationSeconds: durationSeconds ?? null,
  ...(playlistId && { playlistId }),
});

export const addVideos = (subject: DraftSubject, videos: readonly VideoInput[]): DraftSubject => {
  const known = new Set(subject.videos.map(({ url }) => url));
  const added = videos.filter(({ url }) => !known.has(url)).map(toVideo);
  return { ...subject, videos: [...subject.videos, ...added] };
};

const draftTopics = (topics: readonly PlanTopic[]): DraftTopic[] =>
  topics.map((topic) => ({ durationMinutes: null, solveQuestions: false, watchVideo: false, ...topic }));

export const fromTemplate = (subjects: readonly ProgramSubject[]): DraftSubject[] =>
  subjects.map(({ subject, description, duration, targetQuestions, topicsDetailed = [], videos = [] }) => ({
    key: newKey(),
    subject,
    description,
    hasOwnDescription: true,
    duration,
    isManual: true,
    targetQuestions: targetQuestions ?? null,
    topics: draftTopics(topicsDetailed),
    videos: videos.map(toVideo),
  }));

export const fromProgram = ({ subjects }: CoachProgram): DraftSubject[] =>
  subjects.map(({ _id, subject, description, targetTime, targetQuestions, topicsDetailed, videos }) => ({
    key: _id,
    _id,
    subject,
    description,
    hasOwnDescription: true,
    duration: targetTime ?? DEFAULT_DURATION,
    isManual: true,
    targetQuestions,
    topics: draftTopics(topicsDetailed),
    videos: videos.flatMap(({ url, ...video }) => (url === null ? [] : [toVideo({ ...video, url })])),
  }));

export const toSubjects = (subjects: readonly DraftSubject[]): ProgramSubject[] =>
  subjects.map(({ _id, subject, description, duration, targetQuestions, topics, videos }) => ({
    ...(_id ? { _id } : {}),
    subject,
    description,
    duration,
    targetQuestions: questionsOf({ targetQuestions, topics }),
    topicsDetailed: topics,
    videos,
  }));
