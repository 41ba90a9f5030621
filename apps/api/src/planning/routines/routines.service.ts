import type { BodyOf } from '@netlik/contract/endpoint';
import {
  blockTexts,
  MAX_BLOCKS_A_DAY,
  type routines,
  type WeeklyRoutine,
} from '@netlik/contract/planning/routines';
import { checkDay } from '@netlik/domain/planning/routines/blocks';
import { entriesOfDay, repeatDay, type WeekEntry } from '@netlik/domain/planning/routines/week';
import { addDays, dayOfWeek, type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import {
  findTemplate,
  findWeek,
  lockWeek,
  lockWeekOf,
  saveTemplate,
  saveWeek,
  type WeekRow,
} from './routines.sql.ts';

export const presentWeek = ({ id, weekStart: weekStartDate, entries, replaced }: WeekRow): WeeklyRoutine => ({
  _id: id,
  weekStartDate,
  entries: Array.from({ length: 7 }, (_, day) =>
    entriesOfDay(entries, day).map((entry, order) => ({ ...entry, order })),
  ).flat(),
  canUndo: replaced !== null,
});

export const getTemplate = ({ db }: Deps, actor: Actor) => findTemplate(db, actor.id);

export const updateTemplate = (
  { db, clock }: Deps,
  actor: Actor,
  { title, blocks, version }: BodyOf<typeof routines.saveTemplate>,
) => {
  const checked = checkDay(blocks);
  if (!checked.ok) throw ruleBroken(`blocks.${checked.index}`, blockTexts[checked.problem]);
  if (checked.blocks.length > MAX_BLOCKS_A_DAY) throw ruleBroken('blocks', blockTexts.tooMany);
  return db.transaction(async (tx) => {
    const saved = await saveTemplate(tx, actor.id, { title, blocks: checked.blocks, version }, clock.now());
    if (!saved) throw new AppError('routine.template_stale', {}, undefined, await findTemplate(tx, actor.id));
    return saved;
  });
};

export const getWeek = async ({ db }: Deps, actor: Actor, date: StudyDay) => {
  const row = await findWeek(db, actor.id, weekStart(date));
  return row && presentWeek(row);
};

const YEAR_DAYS = 371;

const refuseBadWeek = (date: StudyDay, now: Date) => {
  if (dayOfWeek(date) !== 1) throw ruleBroken('weekStartDate', 'Hafta pazartesi başlar');
  const today = studyDay(now);
  if (date < addDays(today, -YEAR_DAYS) || date > addDays(today, YEAR_DAYS))
    throw ruleBroken('weekStartDate', 'En fazla bir yıl öncesini ya da sonrasını planlayabilirsin');
};

export const createWeek = async ({ db, clock }: Deps, actor: Actor, date: StudyDay) => {
  refuseBadWeek(date, clock.now());
  return presentWeek(await lockWeekOf(db, newId(), actor.id, date, clock.now()));
};

const fillWeek = (
  { db, clock }: Deps,
  actor: Actor,
  date: StudyDay,
  refuse: (entries: readonly WeekEntry[]) => void,
) => {
  refuseBadWeek(date, clock.now());
  return db.transaction(async (tx) => {
    const template = await findTemplate(tx, actor.id);
    if (!template || template.blocks.length === 0) throw new AppError('routine.template_missing');
    const week = await lockWeekOf(tx, newId(), actor.id, date, clock.now());
    refuse(week.entries);
    const filled = { ...week, entries: repeatDay(template.blocks, newId), replaced: week.entries };
    await saveWeek(tx, filled, clock.now());
    return presentWeek(filled);
  });
};

export const generateWeek = (deps: Deps, actor: Actor, date: StudyDay) =>
  fillWeek(deps, actor, date, (entries) => {
    if (entries.length > 0) throw new AppError('routine.week_filled');
  });

export const applyToWeek = (deps: Deps, actor: Actor, date: StudyDay) =>
  fillWeek(deps, actor, date, () => undefined);

/** Changes the week's entries under its lock and clears the undo state. */
export const changeWeek = (
  { db, clock }: Deps,
  actor: Actor,
  id: string,
  change: (week: WeekRow) => readonly WeekEntry[],
) =>
  db.transaction(async (tx) => {
    const week = requireRow(await lockWeek(tx, actor.id, id), 'routine.not_found');
    const entries = [...change(week)];
    const changed = { ...week, entries, replaced: null };
    await saveWeek(tx, changed, clock.now());
    return presentWeek(changed);
  });

export const undoApply = (deps: Deps, actor: Actor, id: string) =>
  changeWeek(deps, actor, id, ({ replaced }) => {
    if (!replaced) throw new AppError('routine.nothing_to_undo');
    return replaced;
  });
