import { plannedLine, plannedTitle } from '@netlik/domain/planning/planner/entry.texts';
import { daysBetween, type StudyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import { writePlannedSubjects } from '../daily-plans/planned-subjects.service.ts';
import { writePlannedEntries } from '../weekly-plans/planned-entries.service.ts';
import type { CurrentBlock } from './current-week.ts';
import { type PlannedBlock, saveWeek, type UndoReason } from './planner.sql.ts';
import type { PlannerState } from './planner-state.service.ts';

const ownPlans = ({ plans }: PlannerState) => plans.filter(({ source }) => source === 'student');

/**
 * Writable days: for premium students the nearest within the limit of active plans, in the weekly plan all.
 * `emptied` are days with a plan to delete.
 */
export const writableDays = (
  state: PlannerState,
  days: readonly StudyDay[],
  emptied: ReadonlySet<StudyDay> = new Set(),
): StudyDay[] => {
  const open = days.filter((day) => day >= state.today).sort();
  if (state.facts.tier !== 'premium') return open;
  const current = new Map(ownPlans(state).map((plan) => [plan.date, plan]));
  let active = state.facts.activeDays.filter((day) => !emptied.has(day)).length;
  return open.filter((day) => {
    const plan = emptied.has(day) ? undefined : current.get(day);
    if (plan) return plan.status === 'active';
    active += 1;
    return active <= state.plansMax;
  });
};

const weeklyEntry = (block: PlannedBlock, weekStart: StudyDay) => ({
  _id: block.id,
  day: daysBetween(weekStart, block.day),
  subject: block.subject,
  type: block.kind === 'learn' ? ('konu_anlatim' as const) : ('soru_cozum' as const),
  topic: block.topic,
  customTitle: plannedTitle(block),
  suggestion: plannedLine(block, block.why),
});

const planSubject = (block: PlannedBlock) => ({
  id: block.id,
  subject: block.subject,
  targetQuestions: block.questions,
  targetMinutes: block.minutes,
  description: [plannedTitle(block), plannedLine(block, block.why)].filter(Boolean).join(' · '),
  topics:
    block.topic === null
      ? []
      : [
          {
            topic: block.topic,
            durationMinutes: block.minutes,
            solveQuestions: block.kind !== 'learn',
            watchVideo: false,
            targetQuestions: block.questions,
          },
        ],
});

const byDayAndPosition = (a: PlannedBlock, b: PlannedBlock) =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : a.position - b.position;

/** Updates rows of weekly and day plans to match `next` and returns the blocks with their written state. */
const writeRows = async (
  tx: Transaction,
  state: PlannerState,
  next: readonly PlannedBlock[],
): Promise<PlannedBlock[]> => {
  const { userId, weekStart, today, now, facts } = state;
  const current = new Map<string, CurrentBlock>(state.blocks.map((block) => [block.id, block]));
  const wanted = new Set(next.map(({ id }) => id));
  const removed = state.blocks.filter((block) => block.place && !block.done && !wanted.has(block.id));
  /** Rows edited by hand, completed or past stay unchanged unless the week moves them. */
  const isRewritten = (block: PlannedBlock, place: CurrentBlock['place']) => {
    const before = current.get(block.id);
    if (before?.place !== place || before.changed || before.done) return false;
    return block.day >= today || block.day !== before.day;
  };
  const isPremium = facts.tier === 'premium';
  const fresh = next.filter((block) => !current.get(block.id)?.place && block.day >= today);
  const sorted = [...next].sort(byDayAndPosition);
  await writePlannedEntries(
    tx,
    { userId, weekStart, now, entries: facts.weekly },
    {
      removed: new Set(removed.filter(({ place }) => place === 'weekly').map(({ id }) => id)),
      wanted: sorted
        .filter((block) => isRewritten(block, 'weekly') || (!isPremium && fresh.includes(block)))
        .map((block) => weeklyEntry(block, weekStart)),
    },
  );

  // A block never moves between two days' plans; the moved one is a new block.
  const leaving = new Set(removed.filter(({ place }) => place === 'plan').map(({ id }) => id));
  const plans = new Map(ownPlans(state).map((plan) => [plan.date, plan]));
  const stays = (block: PlannedBlock, date: StudyDay) => block.day === date && isRewritten(block, 'plan');
  const emptied = new Set(
    [...plans.values()]
      .filter(({ subjects }) => subjects.length > 0 && subjects.every(({ id }) => leaving.has(id)))
      .map(({ date }) => date),
  );
  const toPlans = isPremium ? fresh : [];
  const writable = new Set(writableDays(state, [...new Set(toPlans.map(({ day }) => day))], emptied));
  const placed = new Set(toPlans.filter(({ day }) => writable.has(day)).map(({ id }) => id));
  for (const date of [...new Set([...plans.keys(), ...writable])].sort()) {
    const plan = plans.get(date);
    const gone = new Set((plan?.subjects ?? []).filter(({ id }) => leaving.has(id)).map(({ id }) => id));
    const here = sorted.filter((block) => (block.day === date && placed.has(block.id)) || stays(block, date));
    if (gone.size + here.length === 0) continue;
    await writePlannedSubjects(
      tx,
      { userId, date, now, plan },
      { removed: gone, wanted: here.map(planSubject) },
    );
  }
  const isWritten = (block: PlannedBlock) => {
    if (placed.has(block.id) || (!isPremium && fresh.includes(block))) return true;
    return Boolean(current.get(block.id)?.place);
  };
  return sorted.map((block) => ({ ...block, written: isWritten(block) }));
};

export const writeWeek = async (
  tx: Transaction,
  state: PlannerState,
  next: readonly PlannedBlock[],
  reason: UndoReason | null,
): Promise<void> => {
  const { userId, weekStart, now, facts } = state;
  const entries = await writeRows(tx, state, next);
  const replaced = reason ? asStored(state.blocks) : null;
  const version = (facts.week?.version ?? 0) + 1;
  await saveWeek(tx, userId, weekStart, { version, entries, replaced, reason }, now);
};

/** Turns proposals into plans within the current limit, without changing the week. */
export const writeProposals = async (tx: Transaction, state: PlannerState): Promise<void> => {
  const { week } = state.facts;
  const waiting = state.blocks.filter(({ place }) => !place).map(({ day }) => day);
  if (!week || writableDays(state, waiting).length === 0) return;
  const entries = await writeRows(tx, state, asStored(state.blocks));
  await saveWeek(tx, state.userId, state.weekStart, { ...week, entries }, new Date(week.changedAt));
};

export const asStored = (blocks: readonly CurrentBlock[]): PlannedBlock[] =>
  blocks.map(({ done: _done, place: _place, changed: _changed, ...block }) => block);
