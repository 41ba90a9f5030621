import { check } from '@netlik/contract/check';
import type { QueryOf } from '@netlik/contract/endpoint';
import {
  type Notification,
  NotificationDraft,
  type notifications,
} from '@netlik/contract/platform/notifications';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { cursorPageOf } from '../../http/pages.ts';
import { newId } from '../../ids.ts';
import {
  deleteNotification,
  deleteNotifications,
  findNotifications,
  findUnread,
  insertNotification,
  insertNotifications,
  markAllRead,
  markRead,
  markReadByAddress,
  type NamedPeople,
  type NotificationRow,
} from './notifications.sql.ts';
import { PUSH_QUEUE } from './push.service.ts';

const present = ({ audience, ...row }: NotificationRow): Notification => ({ ...row, meta: { audience } });

/** `named` lists people mentioned in the text. `silent` sends no push. */
export type Draft = NotificationDraft & { named?: NamedPeople; silent?: boolean };

const checkDraft = (draft: NotificationDraft): NotificationDraft => {
  const checked = check(NotificationDraft, draft);
  if (!checked.ok) throw new Error(`not a notification: ${JSON.stringify(checked.errors)}`);
  return checked.data;
};

/**
 * Stores the notification, sends it to open pages and pushes it to subscribed browsers, all within the
 * caller's transaction.
 */
export const notify = async (
  { clock, live, jobs }: Pick<Deps, 'clock' | 'live' | 'jobs'>,
  tx: Transaction,
  userId: string,
  { named, silent = false, ...draft }: Draft,
): Promise<Notification> => {
  const { actionUrl = null, audience = null, ...rest } = checkDraft(draft);
  const now = clock.now();
  const { shown, wakes, ...row } = await insertNotification(tx, {
    id: newId(),
    userId,
    ...rest,
    actionUrl,
    audience,
    named: named && Object.keys(named).length > 0 ? named : null,
    now,
  });
  const item = present(row);
  // Notifications for the other plan are stored but not sent.
  if (!shown) return item;
  await live.notifyInTransaction(tx, userId, 'notification', item);
  if (wakes && !silent) await jobs.send(tx, PUSH_QUEUE, { notificationId: item.id });
  return item;
};

export const readNotificationsOf = (tx: Transaction, userId: string, actionUrl: string, now: Date) =>
  markReadByAddress(tx, userId, actionUrl, now);

/**
 * One statement for many people; open pages are notified after the commit. Without Redis a crash at that
 * moment may lose the event, and the next list shows the notification.
 */
export const notifyEach = async (
  { clock, live, jobs }: Pick<Deps, 'clock' | 'live' | 'jobs'>,
  tx: Transaction,
  drafts: readonly { userId: string; draft: Omit<NotificationDraft, 'audience'> }[],
  { silent = false }: { silent?: boolean } = {},
): Promise<void> => {
  if (drafts.length === 0) return;
  const items = drafts.map(({ userId, draft }) => {
    const { actionUrl = null, audience: _, ...rest } = checkDraft(draft);
    return { id: newId(), userId, ...rest, actionUrl };
  });
  const rows = await insertNotifications(tx, items, clock.now());
  await live.notifyAfterCommit(
    tx,
    rows.map(({ userId, wakes: _, ...row }) => ({ userId, type: 'notification', data: present(row) })),
  );
  const waking = rows.filter(({ wakes }) => wakes && !silent);
  await jobs.sendAll(
    tx,
    PUSH_QUEUE,
    waking.map(({ id }) => ({ notificationId: id })),
  );
};

/** People without an unread notification of this type and address, for frequent events. */
export const withoutUnread = async <Of extends { userId: string; actionUrl: string }>(
  tx: Transaction,
  type: string,
  given: readonly Of[],
): Promise<Of[]> => {
  const told = new Set(await findUnread(tx, type, given));
  return given.filter(({ userId }) => !told.has(userId));
};

export const listNotifications = async (
  { db }: Deps,
  actor: Actor,
  query: QueryOf<typeof notifications.list>,
) => {
  const { unreadOnly, category = null, limit, cursor = null } = query;
  const rows = await findNotifications(db, {
    userId: actor.id,
    tier: actor.tier,
    unreadOnly,
    category,
    before: cursor,
    limit: limit + 1,
  });
  return cursorPageOf(rows.map(present), limit, ({ id }) => id);
};

export const readNotification = async ({ db, clock }: Deps, actor: Actor, id: string) =>
  present(requireRow(await markRead(db, actor.id, id, clock.now()), 'notification.not_found'));

export const readAllNotifications = async ({ db, clock }: Deps, actor: Actor) => ({
  changed: await markAllRead(db, actor.id, clock.now()),
});

export const removeNotification = async ({ db }: Deps, actor: Actor, id: string) =>
  requireAffected(await deleteNotification(db, actor.id, id), 'notification.not_found');

export const removeAllNotifications = async ({ db }: Deps, actor: Actor) => ({
  changed: await deleteNotifications(db, actor.id),
});
