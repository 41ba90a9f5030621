import { MAX_PARENT_LINKS, type ParentWeek } from '@netlik/contract/coach/parent-links';
import { minutesOf } from '@netlik/domain/study/totals';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { lockOwner } from '../../../db/owner.sql.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../http/auth-session.ts';
import { foundOr, touchedOr } from '../../../http/owned-row.ts';
import { newId } from '../../../ids.ts';
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
    return { ...foundOr(await insertParentLink(tx, link, now), 'parent_link.too_many'), token };
  });

export const closeParentLink = async ({ db, clock }: Deps, actor: Actor, id: string) =>
  touchedOr(await revokeParentLink(db, actor.id, id, clock.now()), 'parent_link.not_found');

/** Two statements; what a link shows and nothing beyond. */
export const getParentWeek = async ({ db, clock }: Deps, token: string): Promise<ParentWeek> => {
  const now = clock.now();
  const { userId, firstName } = foundOr(
    await openParentLink(db, hashParentSecret(token), now),
    'parent_link.not_found',
  );
  const to = studyDay(now);
  const from = addDays(to, 1 - WEEK);
  const { days, subjects, nets, notes } = await findParentWeek(db, userId, from, to);
  const studied = new Map(days.map(({ date, seconds }) => [date, seconds]));
  return {
    firstName,
    from,
    to,
    days: Array.from({ length: WEEK }, (_, at) => {
      const date = addDays(from, at);
      return { date, minutes: minutesOf(studied.get(date) ?? 0) };
    }),
    subjects: subjects.map(({ subject, seconds }) => ({ subject, minutes: minutesOf(seconds) })),
    nets: nets.map(({ date, net }) => ({ date, net })),
    notes: notes.map(({ text, createdAt }) => ({ text, createdAt })),
  };
};
