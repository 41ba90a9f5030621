import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { newId } from '../../ids.ts';
import { findNotification, type NotificationRow } from './notifications.sql.ts';
import {
  deleteSubscription,
  deleteSubscriptionById,
  findSubscriptions,
  type SubscriptionRow,
  saveSubscription,
} from './push.sql.ts';

export const PUSH_QUEUE = 'push';
const MAX_BROWSERS = 10;

export const subscribe = (
  { db, clock, push }: Deps,
  actor: Actor,
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
): Promise<null> => {
  const { endpoint, keys } = subscription;
  if (!push.isAllowed(endpoint)) throw new AppError('push.endpoint_refused');
  return db.transaction(async (tx) => {
    if (!(await lockOwner(tx, actor.id))) throw new AppError('session.expired');
    const others = (await findSubscriptions(tx, actor.id)).filter((row) => row.endpoint !== endpoint);
    if (others.length >= MAX_BROWSERS) throw new AppError('push.too_many');
    await saveSubscription(tx, { id: newId(), userId: actor.id, endpoint, ...keys, now: clock.now() });
    return null;
  });
};

export const unsubscribe = async ({ db }: Deps, actor: Actor, endpoint: string): Promise<null> => {
  await deleteSubscription(db, actor.id, endpoint);
  return null;
};

type PushJob = { notificationId: string; subscriptionId?: string };

/** Deletes expired subscriptions; the job retries failures. */
const sendToBrowser = async ({ db, push }: Deps, row: SubscriptionRow, item: NotificationRow) => {
  const { id, title, body, actionUrl } = item;
  const outcome = await push.send(row, JSON.stringify({ id, title, body, url: actionUrl ?? '/' }));
  if (outcome === 'gone') await deleteSubscriptionById(db, row.id);
  if (outcome === 'failed') throw new Error('the push service did not take the message');
};

/** One job per browser, so that a retry does not push twice to others. */
const handlePushJob = async (deps: Deps, { notificationId, subscriptionId }: PushJob) => {
  const { db, jobs } = deps;
  const item = await findNotification(db, notificationId);
  if (!item || item.readAt) return;
  const rows = await findSubscriptions(db, item.userId);
  if (subscriptionId === undefined)
    for (const { id } of rows) await jobs.send(db, PUSH_QUEUE, { notificationId, subscriptionId: id });
  else for (const row of rows) if (row.id === subscriptionId) await sendToBrowser(deps, row, item);
};

export const pushJobs = (deps: Deps) =>
  deps.jobs.define(PUSH_QUEUE, (job: PushJob) => handlePushJob(deps, job), { retries: 3 });
