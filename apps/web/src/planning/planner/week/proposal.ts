import type { CallInput } from '@netlik/contract/endpoint';
import type { PlannerEntry } from '@netlik/contract/planning/planner/plan-entry';
import {
  MAX_PLANNER_VARIANT,
  type PlannerPreview,
  type planner,
} from '@netlik/contract/planning/planner/planner';
import type { StudyDay } from '@netlik/domain/study-day';

type Asked = CallInput<typeof planner.preview>;
type Excluded = NonNullable<Asked['body']['exclude']>[number];

export type Proposal = {
  preview: PlannerPreview;
  entries: readonly PlannerEntry[];
  excluded: readonly Excluded[];
  variant: number;
};

type Own = Pick<Proposal, 'entries' | 'excluded' | 'variant'>;
const untouched = { excluded: [], variant: 0 };

const isSameWork = (one: PlannerEntry, other: PlannerEntry) =>
  one.kind === other.kind &&
  one.subject === other.subject &&
  one.topic === other.topic &&
  one.exam === other.exam;

const isSameBlock = (one: PlannerEntry, other: PlannerEntry) =>
  one.day === other.day && isSameWork(one, other);

/**
 * Converts a reply to a proposal and keeps the blocks locked in `before`. A day contains the same work once.
 */
export const proposalOf = (preview: PlannerPreview, before?: Own): Proposal => ({
  ...(before ?? untouched),
  preview,
  entries: preview.entries
    .filter((entry, at, all) => all.findIndex((each) => isSameBlock(each, entry)) === at)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.position - b.position))
    .map((entry) => ({
      ...entry,
      locked: before ? before.entries.some((each) => each.locked && isSameBlock(each, entry)) : entry.locked,
    })),
});

export const entriesOn = <E extends PlannerEntry>(entries: readonly E[], day: StudyDay) =>
  entries.filter((entry) => entry.day === day);

/** A day may contain one block of a topic and kind. */
export const canMove = ({ entries }: Proposal, moved: PlannerEntry, day: StudyDay) =>
  !entriesOn(entries, day).some((each) => each !== moved && isSameWork(each, moved));

/** A moved block is locked, so that later proposals keep it. */
export const move = (proposal: Proposal, moved: PlannerEntry, day: StudyDay, index?: number): Proposal => {
  const rest = proposal.entries.filter((entry) => entry !== moved);
  const target = entriesOn(rest, day);
  const isElsewhere = day !== moved.day;
  target.splice(index ?? target.length, 0, {
    ...moved,
    day,
    ...(isElsewhere && { start: null, atBestHour: false, locked: true }),
  });
  return { ...proposal, entries: [...rest.filter((entry) => entry.day !== day), ...target] };
};

export const remove = (proposal: Proposal, removed: PlannerEntry): Proposal => ({
  ...proposal,
  entries: proposal.entries.filter((entry) => entry !== removed),
});

export const setLocked = (proposal: Proposal, changed: PlannerEntry, locked: boolean): Proposal => ({
  ...proposal,
  entries: proposal.entries.map((entry) => (entry === changed ? { ...entry, locked } : entry)),
});

export const wanted = (entry: PlannerEntry) => {
  const { key, day, kind, subject, topic, minutes, questions, exam, locked } = entry;
  return { key, day, kind, subject, topic, minutes, questions, exam, locked };
};

export const nextVariant = (proposal: Proposal): Proposal => ({
  ...proposal,
  variant: (proposal.variant + 1) % (MAX_PLANNER_VARIANT + 1),
});

export const without = (proposal: Proposal, { kind, subject, topic }: PlannerEntry): Proposal =>
  topic ? { ...proposal, excluded: [...proposal.excluded, { kind, subject, topic }] } : proposal;

/** Keeps `kept` in place and plans the rest around it. */
export const askFor = ({ preview, excluded, variant }: Proposal, kept: readonly PlannerEntry[]): Asked => ({
  body: {
    weekStart: preview.weekStart,
    variant,
    exclude: [...excluded],
    keep: kept.map((entry) => ({ ...wanted(entry), locked: true })),
  },
});
