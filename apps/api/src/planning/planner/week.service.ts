import type { BodyOf } from '@netlik/contract/endpoint';
import type { PlannerWeek, planner, WantedEntry } from '@netlik/contract/planning/planner/planner';
import { knownEntries } from '@netlik/domain/planning/planner/known-entry';
import { MAX_DAY_MINUTES } from '@netlik/domain/planning/planner/week';
import { addDays, type StudyDay } from '@netlik/domain/study-day';
import type { Executor, Transaction } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { ruleBroken } from '../../http/rules.ts';
import type { CurrentBlock } from './current-week.ts';
import type { PlannedBlock } from './planner.sql.ts';
import {
  type PlannerState,
  plannerInput,
  readPlannerState,
  readTopicsOf,
  withTimes,
} from './planner-state.service.ts';
import { keyOf, presentCurrentBlock } from './present-block.ts';
import { blockOf, wantedBlocks } from './preview.service.ts';
import { asStored, writeWeek } from './write-week.service.ts';

/** Undone on a past day and not replanned. */
export const isMissed = ({ today }: Pick<PlannerState, 'today'>, block: CurrentBlock): boolean =>
  block.day < today && !block.done && !block.settled && !block.locked;

const presentWeek = (state: PlannerState): PlannerWeek => {
  const { week } = state.facts;
  return {
    weekStart: state.weekStart,
    version: week?.version ?? 0,
    entries: state.blocks.map(presentCurrentBlock),
    missed: state.blocks.filter((block) => isMissed(state, block)).length,
    undo: week?.replaced && week.reason ? { reason: week.reason, at: week.changedAt } : null,
  };
};

export const readWeek = async (
  deps: Pick<Deps, 'clock'>,
  db: Executor,
  userId: string,
  weekStart: StudyDay,
): Promise<PlannerWeek> => presentWeek(await readPlannerState(deps, db, userId, weekStart));

export const changeWeek = <Done, Reply>(
  deps: Deps,
  userId: string,
  weekStart: StudyDay,
  change: (tx: Transaction, state: PlannerState) => Promise<Done>,
  answer: (week: PlannerWeek, done: Done) => Reply,
): Promise<Reply> =>
  deps.db.transaction(async (tx) => {
    if (!(await lockOwner(tx, userId))) throw new AppError('user.not_found');
    const done = await change(tx, await readPlannerState(deps, tx, userId, weekStart));
    // Built inside the transaction, because an idempotent repeat returns the transaction's result.
    return answer(await readWeek(deps, tx, userId, weekStart), done);
  });

const theWeek = (week: PlannerWeek) => week;

export const refusePassedWeek = ({ examDay, today, weekStart }: PlannerState): void => {
  if (today >= examDay || weekStart >= examDay) throw new AppError('planner.exam_passed');
  if (addDays(weekStart, 6) < today) throw new AppError('planner.week_passed');
};

const refuseBadEntries = ({ weekStart, today, examDay }: PlannerState, entries: readonly WantedEntry[]) => {
  const minutes = new Map<StudyDay, number>();
  for (const [index, entry] of entries.entries()) {
    const path = `entries.${index}.day`;
    if (entry.day < weekStart || entry.day > addDays(weekStart, 6))
      throw ruleBroken(path, 'Bu gün bu haftada değil');
    if (entry.day < today) throw ruleBroken(path, 'Geçmiş bir güne çalışma konamaz');
    if (entry.day >= examDay) throw ruleBroken(path, 'Sınav gününden sonrasına çalışma konamaz');
    const sum = (minutes.get(entry.day) ?? 0) + entry.minutes;
    if (sum > MAX_DAY_MINUTES) throw ruleBroken(path, `Bir güne en fazla ${MAX_DAY_MINUTES / 60} saat sığar`);
    minutes.set(entry.day, sum);
  }
};

const signature = (
  blocks: readonly Pick<PlannedBlock, 'kind' | 'subject' | 'topic' | 'exam' | 'day' | 'minutes' | 'locked'>[],
) =>
  blocks
    .map((block) => `${keyOf(block)} ${block.minutes} ${block.locked}`)
    .sort()
    .join('\n');

/** The part of the week every plan keeps: past days with missed work settled, and completed work. */
const lasting = (state: PlannerState): PlannedBlock[] =>
  asStored(
    state.blocks
      .filter((block) => block.day < state.today || block.done)
      .map((block) => ({ ...block, settled: block.settled || isMissed(state, block) })),
  );

/** Applying the same week twice changes nothing; a week changed meanwhile is refused completely. */
export const applyWeek = (
  deps: Deps,
  actor: Actor,
  { weekStart, version, entries }: BodyOf<typeof planner.apply>,
): Promise<PlannerWeek> => {
  const change = async (tx: Transaction, state: PlannerState): Promise<void> => {
    refusePassedWeek(state);
    refuseBadEntries(state, entries);
    const input = plannerInput(state, await readTopicsOf(deps, state, tx));
    const wanted = wantedBlocks(entries, input);
    const known = knownEntries(input, wanted, addDays(weekStart, 6));
    const kept = lasting(state);
    const keptKeys = new Set(kept.map(keyOf));
    const open = state.blocks.filter(({ done, day }) => !done && day >= state.today);
    const idByKey = new Map(open.map((block) => [keyOf(block), block.id]));
    const chosen = known.flatMap((entry, index) => {
      const block = blockOf(entry, entries[index]!.locked);
      const key = keyOf(block);
      return keptKeys.has(key) ? [] : [{ ...block, id: idByKey.get(key) ?? block.id }];
    });
    if (new Set(chosen.map(keyOf)).size !== chosen.length)
      throw ruleBroken('entries', 'Aynı çalışma bir günde iki kez olamaz');
    const current = state.facts.week?.version ?? 0;
    if (version === current - 1 && signature(chosen) === signature(open)) return;
    if (version !== current) throw new AppError('planner.week_changed');
    await writeWeek(tx, state, [...kept, ...withTimes(state, chosen)], 'apply');
  };
  return changeWeek(deps, actor.id, weekStart, change, theWeek);
};

export const undoWeek = async (tx: Transaction, state: PlannerState): Promise<void> => {
  const { week } = state.facts;
  if (!week?.replaced) throw new AppError('planner.nothing_to_undo');
  const before = new Set(week.replaced.map(({ id }) => id));
  const done = asStored(state.blocks.filter((block) => block.done && !before.has(block.id)));
  const current = new Map(state.blocks.map((block) => [block.id, block]));
  const brought = week.replaced.map((block) => {
    const now = current.get(block.id);
    return now?.done ? asStored([now])[0]! : block;
  });
  await writeWeek(tx, state, [...brought, ...done], null);
};

export const undoChange = (deps: Deps, actor: Actor, weekStart: StudyDay): Promise<PlannerWeek> =>
  changeWeek(deps, actor.id, weekStart, undoWeek, theWeek);
