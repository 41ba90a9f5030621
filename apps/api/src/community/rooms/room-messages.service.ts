import type { RoomMessage, rooms } from '@netlik/contract/community/rooms/rooms';
import type { QueryOf } from '@netlik/contract/endpoint';
import { violatedKey } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { newId } from '../../ids.ts';
import { recordReads } from '../../platform/audit/audit.service.ts';
import { publishToRoomInTransaction } from './room-events.ts';
import {
  deleteExpiredMessages,
  findMessageByKey,
  findMessagesSince,
  findNewestMessages,
  insertMessage,
} from './room-messages.sql.ts';
import { requireMembership } from './rooms.service.ts';

const LIVES_MS = 7 * 24 * 3600_000;
const BATCH_SIZE = 500;

export const listMessages = async (
  deps: Deps,
  actor: Actor,
  id: string,
  { limit, since, before }: QueryOf<typeof rooms.messages>,
): Promise<RoomMessage[]> => {
  await requireMembership(deps, actor, id);
  const asked = { roomId: id, viewer: actor, limit, now: deps.clock.now() };
  const messages = await (since === undefined
    ? findNewestMessages(deps.db, before ?? null, asked)
    : findMessagesSince(deps.db, since, asked));
  await recordReads(
    deps.db,
    actor,
    'messages.read',
    messages.map(({ userId }) => userId),
  );
  return messages;
};

/**
 * Stores a message and publishes it to every process; a repeated key returns the stored one with `isNew`
 * false. Null for people who left the room.
 */
export const sendMessage = async (
  deps: Deps,
  {
    roomId,
    userId,
    key,
    content,
    replyTo = null,
  }: { roomId: string; userId: string; key: string; content: string; replyTo?: number | null },
): Promise<{ message: RoomMessage; isNew: boolean } | null> => {
  const { db, clock } = deps;
  const now = clock.now();
  const draft = {
    id: newId(),
    roomId,
    userId,
    key,
    content,
    replyTo,
    now,
    expiresAt: new Date(now.getTime() + LIVES_MS),
  };
  try {
    const stored = await db.transaction(async (tx) => {
      const message = await insertMessage(tx, draft);
      if (message) await publishToRoomInTransaction(deps, tx, roomId, { type: 'message', message });
      return message;
    });
    if (stored) return { message: stored, isNew: true };
  } catch (error) {
    if (violatedKey(error) === null) throw error;
  }
  const earlier = await findMessageByKey(db, { roomId, userId, key, now });
  return earlier && { message: earlier, isNew: false };
};

export const deleteOldMessages = async ({ db, clock }: Deps): Promise<void> => {
  while ((await deleteExpiredMessages(db, clock.now(), BATCH_SIZE)) === BATCH_SIZE);
};
