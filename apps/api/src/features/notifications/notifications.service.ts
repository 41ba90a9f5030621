import { check } from '@netlik/contract/check';
import type { QueryOf } from '@netlik/contract/endpoint';
import { type Notification, NotificationDraft, type notifications } from '@netlik/contract/notifications';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { newId } from '../../ids.ts';
import {
  deleteNotification,
  deleteNotifications,
  insertNotification,
  markAllRead,
  markRead,
  type NotificationRow,
  pageOfNotifications,
} from './notifications.sql.ts';
import { PUSH_QUEUE } from './push.service.ts';

const present = ({ audience, ...row }: NotificationRow): Notification => ({ ...row, meta: { audience } });

/**
 * Tells a person something: in the drawer, at once on their open pages, and on browsers that asked to be woken.
 * Part of the caller's transaction: what did not happen is not told.
 */
export const notify = async (
  { clock, live, jobs }: Pick<Deps, 'clock' | 'live' | 'jobs'>,
  tx: Transaction,
  userId: string,
  draft: NotificationDraft,
): Promise<Notification> => {
  const checked = check(NotificationDraft, draft);
  if (!checked.ok) throw new Error(`not a notification: ${JSON.stringify(checked.errors)}`);
  const { actionUrl = null, audience = null, ...rest } = checked.data;
  const now = clock.now();
  const { shown, wakes, ...row } = await insertNotification(tx, {
    id: newId(),
    userId,
    ...rest,
    actionUrl,
    audience,
    now,
  });
  const item = present(row);
  // Told to the other plan's people only if they ever come to have it.
  if (!shown) return item;
  await live.tell(tx, userId, 'notification', item);
  if (wakes) await jobs.send(tx, PUSH_QUEUE, { notificationId: item.id });
  return item;
};

export const listNotifications = async (
  { db }: Deps,
  actor: Actor,
  query: QueryOf<typeof notifications.list>,
) => {
  const { unreadOnly, category = null, limit, cursor = null } = query;
  const rows = await pageOfNotifications(db, {
    userId: actor.id,
    tier: actor.tier,
    unreadOnly,
    category,
    before: cursor,
    limit: limit + 1,
  });
  const hasMore = rows.length > limit;
  const data = rows.slice(0, limit).map(present);
  return { data, paging: { hasMore, nextCursor: hasMore ? data.at(-1)!.id : null } };
};

/** The person's other pages hear of it, so that the badge is right everywhere. */
const changed = ({ live }: Deps, tx: Transaction, actor: Actor) =>
  live.tell(tx, actor.id, 'notifications.changed', null);

export const readNotification = (deps: Deps, actor: Actor, id: string) =>
  deps.db.transaction(async (tx) => {
    const row = await markRead(tx, actor.id, id, deps.clock.now());
    if (!row) throw new AppError('notification.not_found');
    await changed(deps, tx, actor);
    return present(row);
  });

export const readAllNotifications = (deps: Deps, actor: Actor) =>
  deps.db.transaction(async (tx) => {
    const count = await markAllRead(tx, actor.id, deps.clock.now());
    if (count > 0) await changed(deps, tx, actor);
    return { changed: count };
  });

export const removeNotification = (deps: Deps, actor: Actor, id: string): Promise<null> =>
  deps.db.transaction(async (tx) => {
    if ((await deleteNotification(tx, actor.id, id)) === 0) throw new AppError('notification.not_found');
    await changed(deps, tx, actor);
    return null;
  });

export const removeAllNotifications = (deps: Deps, actor: Actor) =>
  deps.db.transaction(async (tx) => {
    const count = await deleteNotifications(tx, actor.id);
    if (count > 0) await changed(deps, tx, actor);
    return { changed: count };
  });
