import {
  type CoachProgram,
  MAX_PROGRAM_MINUTES,
  MIN_PROGRAM_MINUTES,
  type ProgramSubject,
} from '@netlik/contract/coaching/coach-programs';
import type { PlanTopic } from '@netlik/contract/planning/daily-plans/plan';
import type { VideoInput } from '@netlik/contract/planning/videos';
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
export type ProgramDraft = { title: string; subjects: DraftSubject[] };

const STEP = MIN_PROGRAM_MINUTES;
const DEFAULT_DURATION = 60;
const DEFAULT_TOPIC_MINUTES = 30;
const MAX_TOPIC_MINUTES = 600;
export const MAX_TARGET_QUESTIONS = 500;

export const emptyDraft: ProgramDraft = { title: '', subjects: [] };

export const isEmptyDraft = ({ title, subjects }: ProgramDraft): boolean =>
  title.trim() === '' && subjects.length === 0;

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
const newKey = () => `${Date.now().toString(36)}-${nextKey++}`;

const newSubject = (subject: string): DraftSubject => ({
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

export const addSubjects = (draft: ProgramDraft, subjects: readonly string[]): ProgramDraft => ({
  ...draft,
  subjects: [...draft.subjects, ...subjects.map(newSubject)],
});

export const appendSubjects = (
  draft: ProgramDraft,
  subjects: readonly Omit<DraftSubject, 'key'>[],
): ProgramDraft => ({
  ...draft,
  subjects: [...draft.subjects, ...subjects.map((subject) => ({ ...subject, key: newKey() }))],
});

export const removeSubject = (draft: ProgramDraft, key: string): ProgramDraft => ({
  ...draft,
  subjects: draft.subjects.filter((subject) => subject.key !== key),
});

const swapped = <T>(items: readonly T[], at: number, by: -1 | 1): T[] => {
  const to = at + by;
  const moved = [...items];
  if (at >= 0 && to >= 0 && to < items.length) [moved[at], moved[to]] = [moved[to]!, moved[at]!];
  return moved;
};

export const moveSubject = (draft: ProgramDraft, key: string, by: -1 | 1): ProgramDraft => {
  const at = draft.subjects.findIndex((subject) => subject.key === key);
  return { ...draft, subjects: swapped(draft.subjects, at, by) };
};

export const moveVideo = (subject: DraftSubject, url: string, by: -1 | 1): DraftSubject => {
  const at = subject.videos.findIndex((video) => video.url === url);
  return { ...subject, videos: swapped(subject.videos, at, by) };
};

export const changeSubject = (
  draft: ProgramDraft,
  key: string,
  change: (subject: DraftSubject) => DraftSubject,
): ProgramDraft => ({
  ...draft,
  subjects: draft.subjects.map((subject) => (subject.key === key ? change(subject) : subject)),
});

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

const VIDEO_FIELDS = (video: VideoInput): VideoInput => ({
  url: video.url,
  title: video.title ?? null,
  channelTitle: video.channelTitle ?? null,
  durationSeconds: video.durationSeconds ?? null,
  ...(video.playlistId && { playlistId: video.playlistId }),
});

export const addVideos = (subject: DraftSubject, videos: readonly VideoInput[]): DraftSubject => {
  const known = new Set(subject.videos.map(({ url }) => url));
  return {
    ...subject,
    videos: [...subject.videos, ...videos.filter(({ url }) => !known.has(url)).map(VIDEO_FIELDS)],
  };
};

const draftTopics = (topics: readonly PlanTopic[]): DraftTopic[] =>
  topics.map((topic) => ({ durationMinutes: null, solveQuestions: false, watchVideo: false, ...topic }));

export const fromTemplate = (subjects: readonly ProgramSubject[]): Omit<DraftSubject, 'key'>[] =>
  subjects.map(({ subject, description, duration, targetQuestions, topicsDetailed = [], videos = [] }) => ({
    subject,
    description,
    hasOwnDescription: true,
    duration,
    isManual: true,
    targetQuestions: targetQuestions ?? null,
    topics: draftTopics(topicsDetailed),
    videos: videos.map(VIDEO_FIELDS),
  }));

export const fromProgram = (program: CoachProgram): ProgramDraft => ({
  title: program.title,
  subjects: program.subjects.map((subject) => ({
    key: subject._id,
    _id: subject._id,
    subject: subject.subject,
    description: subject.description,
    hasOwnDescription: true,
    duration: subject.targetTime ?? DEFAULT_DURATION,
    isManual: true,
    targetQuestions: subject.targetQuestions,
    topics: draftTopics(subject.topicsDetailed),
    videos: subject.videos.flatMap((video) =>
      video.url === null ? [] : [VIDEO_FIELDS({ ...video, url: video.url })],
    ),
  })),
});

export const toSubjects = ({ subjects }: ProgramDraft): ProgramSubject[] =>
  subjects.map(({ _id, subject, description, duration, targetQuestions, topics, videos }) => ({
    ...(_id ? { _id } : {}),
    subject,
    description,
    duration,
    targetQuestions: questionsOf({ targetQuestions, topics }),
    topicsDetailed: topics,
    videos,
  }));
