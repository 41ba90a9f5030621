import type { PlanChanges } from '@netlik/contract/planning/planner/plan-entry';
import type { PlannerChange } from '@netlik/contract/planning/planner/planner';
import { lightenWeek } from '@netlik/domain/planning/planner/lighten-week';
import { entryKey } from '@netlik/domain/planning/planner/plan-week';
import { type CurrentEntry, type Replanned, replan } from '@netlik/domain/planning/planner/replan';
import type { PlanEntry } from '@netlik/domain/planning/planner/week';
import type { StudyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { newId } from '../../ids.ts';
import { type CurrentBlock, idOfTopic } from './current-week.ts';
import type { PlannedBlock, UndoReason } from './planner.sql.ts';
import { type PlannerState, plannerInput, readTopicsOf, withTimes } from './planner-state.service.ts';
import { keyOf, presentDropped, presentEntry, topicIdOf } from './present-block.ts';
import { blockOf } from './preview.service.ts';
import { changeWeek, isMissed, refusePassedWeek } from './week.service.ts';
import { asStored, writeWeek } from './write-week.service.ts';

const asCurrent = (block: CurrentBlock): CurrentEntry => ({
  key: keyOf(block),
  topicId: topicIdOf(block),
  day: block.day,
  position: block.position,
  kind: block.kind,
  subject: block.subject,
  minutes: block.minutes,
  questions: block.questions,
  exam: block.exam,
  value: block.value,
  why: block.why,
  done: block.done,
  locked: block.locked,
});

/** A missed block replanned by hand needs no second place. */
const isTakenOver = ({ fixed, today }: PlannerState, block: CurrentBlock) =>
  isMissed({ today }, block) &&
  block.topic !== null &&
  fixed.some(
    (each) =>
      each.day > block.day &&
      each.source === 'own' &&
      idOfTopic({ ...block, ...named(each) }) === idOfTopic(block),
  );
const named = ({ subject, topic }: { subject: string | null; topic: string | null }) => ({
  subject: subject ?? '',
  topic,
});

/** Maps an engine entry to its former block; a topic has one block of a kind per day. */
const originsOf = ({ moved, added }: Replanned, blocks: readonly CurrentBlock[]) => {
  const byKey = new Map(blocks.map((block) => [keyOf(block), block]));
  const from = new Map(moved.map((each) => [each.entry, each.from]));
  const isAdded = new Set(added);
  return (entry: PlanEntry): CurrentBlock | null => {
    if (isAdded.has(entry)) return null;
    const day = from.get(entry) ?? entry.day;
    return byKey.get(entryKey(entry.kind, entry.topicId ?? entry.exam ?? entry.kind, day)) ?? null;
  };
};

const nextBlocks = (state: PlannerState, replanned: Replanned): PlannedBlock[] => {
  const originOf = originsOf(replanned, state.blocks);
  const moved = new Set<string>();
  const planned = replanned.entries.map((entry) => {
    const origin = originOf(entry);
    const block = blockOf(entry, origin?.locked ?? false);
    if (!origin) return block;
    // A day's plan keeps its missed entries, so a moved one becomes a new block.
    const isNew = origin.place === 'plan' && origin.day !== entry.day;
    if (!isNew) moved.add(origin.id);
    return { ...block, id: isNew ? newId() : origin.id, topic: origin.topic };
  });
  const lasting = state.blocks
    .filter((block) => !moved.has(block.id) && (block.done || block.day < state.today))
    .map((block) => ({ ...block, settled: block.settled || isMissed(state, block) }));
  return [...asStored(lasting), ...withTimes(state, planned)];
};

const presentChanges = ({ moved, added, dropped }: Replanned): PlanChanges => ({
  moved: moved.map(({ entry, from }) => ({ entry: presentEntry(entry), from })),
  added: added.map((entry) => presentEntry(entry)),
  dropped: dropped.map(presentDropped),
});

export type Mending = { changes: PlanChanges; next: PlannedBlock[]; missed: number };

export const computeReplan = async (
  deps: Deps,
  tx: Transaction,
  state: PlannerState,
  applyReplan: typeof replan = replan,
): Promise<Mending> => {
  refusePassedWeek(state);
  if (!state.facts.week || state.blocks.length === 0) throw new AppError('planner.nothing_planned');
  const input = plannerInput(state, await readTopicsOf(deps, state, tx));
  const current = state.blocks.filter((block) => !block.settled && !isTakenOver(state, block));
  const replanned = applyReplan(input, current.map(asCurrent));
  return {
    changes: presentChanges(replanned),
    next: nextBlocks(state, replanned),
    missed: current.filter((block) => isMissed(state, block)).length,
  };
};

const REPLANNERS = { replan, lighter: lightenWeek } as const;

const applyReplan = (
  deps: Deps,
  actor: Actor,
  { weekStart, preview = false }: { weekStart: StudyDay; preview?: boolean | undefined },
  reason: Extract<UndoReason, 'replan' | 'lighter'>,
): Promise<PlannerChange> =>
  changeWeek(
    deps,
    actor.id,
    weekStart,
    async (tx, state) => {
      const { changes, next } = await computeReplan(deps, tx, state, REPLANNERS[reason]);
      const isChanged = changes.moved.length + changes.added.length + changes.dropped.length > 0;
      if (!preview && isChanged) await writeWeek(tx, state, next, reason);
      return changes;
    },
    (week, changes) => ({ ...changes, week }),
  );

export const replanWeek = (
  deps: Deps,
  actor: Actor,
  body: { weekStart: StudyDay; preview?: boolean | undefined },
) => applyReplan(deps, actor, body, 'replan');

export const lightenWeekOf = (
  deps: Deps,
  actor: Actor,
  body: { weekStart: StudyDay; preview?: boolean | undefined },
) => applyReplan(deps, actor, body, 'lighter');
