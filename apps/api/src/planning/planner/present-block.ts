import type {
  DroppedEntry,
  PlannedEntry,
  PlannerEntry,
  PlanReason,
  NotFitting as ShownNotFitting,
  UnfinishedTopic as ShownUnfinished,
  TopicName,
} from '@netlik/contract/planning/planner/plan-entry';
import { entryKey, type NotFitting } from '@netlik/domain/planning/planner/plan-week';
import type { UnfinishedTopic } from '@netlik/domain/planning/planner/plan-year';
import type { Dropped } from '@netlik/domain/planning/planner/replan';
import type { PlanEntry, Reason } from '@netlik/domain/planning/planner/week';
import { topicId } from '@netlik/domain/study/topic-facts/catalogue';
import { type CurrentBlock, idOfTopic } from './current-week.ts';
import type { PlannedBlock } from './planner.sql.ts';

const round = (value: number, digits = 1) => Number(value.toFixed(digits));

/** Ids are `subject/topic`, and the name may contain a slash. */
export const nameOf = (id: string): TopicName => {
  const at = id.indexOf('/');
  return { subject: id.slice(0, at), topic: id.slice(at + 1) };
};

const presentReason = (reason: Reason): PlanReason =>
  reason.code === 'opens' ? { ...reason, best: nameOf(reason.best) } : reason;

type Named = Pick<PlannedBlock, 'kind' | 'subject' | 'topic' | 'exam' | 'day'>;

/** The engine's name; topics that left the catalogue keep the old one. */
export const topicIdOf = ({ subject, topic }: Pick<Named, 'subject' | 'topic'>): string | null =>
  idOfTopic({ subject, topic }) ?? (topic === null ? null : topicId(subject, topic));

export const keyOf = (block: Named): string =>
  entryKey(block.kind, topicIdOf(block) ?? block.exam ?? block.kind, block.day);

export const presentBlock = (
  block: Omit<PlannedBlock, 'id' | 'value' | 'written' | 'settled'>,
): PlannerEntry => ({
  key: keyOf(block),
  day: block.day,
  position: block.position,
  start: block.start,
  atBestHour: block.atBestHour,
  kind: block.kind,
  subject: block.subject,
  topic: block.topic,
  minutes: block.minutes,
  questions: block.questions,
  exam: block.exam,
  why: block.why.map(presentReason),
  locked: block.locked,
});

export const presentCurrentBlock = (block: CurrentBlock): PlannedEntry => ({
  done: block.done,
  written: block.place !== null,
  ...presentBlock(block),
});

/** An engine entry without a time. */
export const presentEntry = ({ topicId, ...entry }: PlanEntry, locked = false): PlannerEntry =>
  presentBlock({
    start: null,
    atBestHour: false,
    locked,
    topic: topicId === null ? null : nameOf(topicId).topic,
    ...entry,
  });

export const presentUnfinished = ({ topicId, ...rest }: UnfinishedTopic): ShownUnfinished => ({
  ...nameOf(topicId),
  minutesLeft: rest.minutesLeft,
  minutesPerDay: rest.minutesPerDay,
  questions: round(rest.questions),
  points: round(rest.points),
  instead: rest.instead.map(nameOf),
});

export const presentNotFitting = (each: NotFitting): ShownNotFitting => {
  if (each.kind === 'exam') return each;
  if (each.kind === 'topic') return { kind: 'topic', ...presentUnfinished(each) };
  const { kind, topicId, minutes, points } = each;
  return { kind, ...nameOf(topicId), minutes, points: round(points) };
};

export const presentDropped = ({ entry, minutes, reason, cost }: Dropped): DroppedEntry => ({
  entry: presentEntry(entry),
  minutes,
  reason,
  cost: cost && presentUnfinished(cost),
});
