import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/session.ts';
import { newId } from '../../ids.ts';
import { notificationById } from './notifications.sql.ts';
import {
  dropSubscription,
  dropSubscriptionById,
  lockSubscriptions,
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
    const others = (await lockSubscriptions(tx, actor.id)).filter(
      (row) => row.id && row.endpoint !== endpoint,
    );
    if (others.length >= MOST_BROWSERS) throw new AppError('push.too_many');
    await saveSubscription(tx, { id: newId(), userId: actor.id, endpoint, ...keys, now: clock.now() });
    return null;
  });
};

export const unsubscribe = async ({ db }: Deps, actor: Actor, endpoint: string): Promise<null> => {
  await dropSubscription(db, actor.id, endpoint);
  return null;
};

/** Wakes one browser; one that is gone for good is forgotten. */
const wake = async ({ db, push, log }: Deps, row: SubscriptionRow, payload: string) => {
  const outcome = await push.send(row, payload);
  if (outcome === 'gone') await dropSubscriptionById(db, row.id);
  if (outcome === 'failed') log.warn({ subscription: row.id }, 'push service did not take a message');
};

export const pushJobs = (deps: Deps) =>
  deps.jobs.define(
    PUSH_QUEUE,
    async ({ notificationId }: { notificationId: string }) => {
      const item = await notificationById(deps.db, notificationId);
      // Read meanwhile on an open page: nobody needs to be woken.
      if (!item || item.readAt) return;
      const payload = JSON.stringify({
        id: item.id,
        title: item.title,
        body: item.body,
        url: item.actionUrl ?? '/',
      });
      const rows = await subscriptionsOf(deps.db, item.userId);
      await Promise.all(rows.map((row) => wake(deps, row, payload)));
    },
    { retries: 2 },
  );
