import { MAX_PARENT_LINKS, type ParentWeek } from '@netlik/contract/coaching/parent-links';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { minutesOf } from '@netlik/domain/totals';
import type { Executor } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { newId } from '../../ids.ts';
import {
  findParentLinks,
  findParentWeek,
  insertParentLink,
  openParentLink,
  revokeParentLink,
} from './parent-links.sql.ts';
import { hashParentSecret, newParentSecret } from './parent-secret.ts';

const DAY_MS = 86_400_000;
const WEEK = 7;

type ReadBy = { userId: string; firstName: string; days: number; byCoach: boolean };

export const listParentLinks = ({ db }: Deps, actor: Actor) => findParentLinks(db, actor.id);

export const createParentLink = ({ db, clock }: Deps, actor: Actor, days: number) =>
  db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const now = clock.now();
    const token = newParentSecret();
    const link = {
      id: newId(),
      userId: actor.id,
      hash: hashParentSecret(token),
      expiresAt: new Date(now.getTime() + days * DAY_MS),
      most: MAX_PARENT_LINKS,
    };
    return { ...requireRow(await insertParentLink(tx, link, now), 'parent_link.too_many'), token };
  });

export const closeParentLink = async ({ db, clock }: Deps, actor: Actor, id: string) =>
  requireAffected(await revokeParentLink(db, actor.id, id, clock.now()), 'parent_link.not_found');

/** Figures for parents; goal and completion only with the student's permission for reports. */
export const readParentWeek = async (
  db: Executor,
  { userId, firstName, days: count, byCoach }: ReadBy,
  now: Date,
): Promise<ParentWeek> => {
  const to = studyDay(now);
  const from = addDays(to, 1 - count);
  const found = await findParentWeek(db, userId, from, to);
  const studied = new Map(found.days.map(({ date, seconds }) => [date, seconds]));
  const total = found.days.reduce((sum, { seconds }) => sum + seconds, 0);
  const goal = (found.weeklyGoalMinutes * count) / WEEK;
  return {
    firstName,
    from,
    to,
    days: Array.from({ length: count }, (_, at) => {
      const date = addDays(from, at);
      return { date, minutes: minutesOf(studied.get(date) ?? 0) };
    }),
    subjects: found.subjects.map(({ subject, seconds }) => ({ subject, minutes: minutesOf(seconds) })),
    nets: found.nets.map(({ date, net }) => ({ date, net })),
    notes: found.notes.map(({ text, createdAt }) => ({ text, createdAt })),
    goalPercent: byCoach && goal > 0 ? Math.round((100 * minutesOf(total)) / goal) : null,
    completion: byCoach ? found.completion : null,
  };
};

/** Loads only what the link shows. */
export const getParentWeek = async ({ db, clock }: Deps, token: string): Promise<ParentWeek> => {
  const now = clock.now();
  const opened = await openParentLink(db, hashParentSecret(token), now);
  return readParentWeek(db, requireRow(opened, 'parent_link.not_found'), now);
};
