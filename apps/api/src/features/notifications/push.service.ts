import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { newId } from '../../ids.ts';
import { type NotificationRow, notificationById } from './notifications.sql.ts';
import {
  dropSubscription,
  dropSubscriptionById,
  holdPerson,
  type SubscriptionRow,
  saveSubscription,
  subscriptionsOf,
} from './push.sql.ts';

export const PUSH_QUEUE = 'push';
const MOST_BROWSERS = 10;

export const subscribe = (
  { db, clock, push }: Deps,
  actor: Actor,
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
): Promise<null> => {
  const { endpoint, keys } = subscription;
  if (!push.admits(endpoint)) throw new AppError('push.endpoint_refused');
  return db.transaction(async (tx) => {
    if (!(await holdPerson(tx, actor.id))) throw new AppError('session.expired');
    const others = (await subscriptionsOf(tx, actor.id)).filter((row) => row.endpoint !== endpoint);
    if (others.length >= MOST_BROWSERS) throw new AppError('push.too_many');
    await saveSubscription(tx, { id: newId(), userId: actor.id, endpoint, ...keys, now: clock.now() });
    return null;
  });
};

export const unsubscribe = async ({ db }: Deps, actor: Actor, endpoint: string): Promise<null> => {
  await dropSubscription(db, actor.id, endpoint);
  return null;
};

type Waking = { notificationId: string; subscriptionId?: string };

/** Wakes one browser; one that is gone for good is forgotten, one that cannot be reached is tried again. */
const wake = async ({ db, push }: Deps, row: SubscriptionRow, item: NotificationRow) => {
  const { id, title, body, actionUrl } = item;
  const outcome = await push.send(row, JSON.stringify({ id, title, body, url: actionUrl ?? '/' }));
  if (outcome === 'gone') await dropSubscriptionById(db, row.id);
  if (outcome === 'failed') throw new Error('the push service did not take the message');
};

/** A job a browser: when one of them is tried again, the others are not woken twice. */
const workPush = async (deps: Deps, { notificationId, subscriptionId }: Waking) => {
  const { db, jobs } = deps;
  const item = await notificationById(db, notificationId);
  // Read meanwhile on an open page: nobody needs to be woken.
  if (!item || item.readAt) return;
  const rows = await subscriptionsOf(db, item.userId);
  if (subscriptionId === undefined)
    for (const { id } of rows) await jobs.send(db, PUSH_QUEUE, { notificationId, subscriptionId: id });
  else for (const row of rows) if (row.id === subscriptionId) await wake(deps, row, item);
};

export const pushJobs = (deps: Deps) =>
  deps.jobs.define(PUSH_QUEUE, (waking: Waking) => workPush(deps, waking), { retries: 3 });
