import { MAX_ROOM_WORDS, type roomSafety } from '@netlik/contract/community/rooms/room-safety';
import { REMOVED_MESSAGE } from '@netlik/contract/community/rooms/rooms';
import type { BodyOf } from '@netlik/contract/endpoint';
import { foldWord } from '@netlik/domain/community/rooms/refused-words';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import { recordAudit } from '../../platform/audit/audit.service.ts';
import { notifyEach } from '../../platform/notifications/notifications.service.ts';
import { notifyAdmins } from '../../platform/support-tickets/support-tickets.service.ts';
import { publishToRoomInTransaction, WORDS_CHANGED } from './room-events.ts';
import { saveMessageRemoved } from './room-messages.sql.ts';
import { deleteReactions } from './room-reactions.sql.ts';
import {
  deleteMute,
  deleteWord,
  findWords,
  insertMute,
  insertReport,
  insertWord,
  lockUnreported,
  saveEvidence,
} from './room-safety.sql.ts';
import { requireMembership, requireRoom } from './rooms.service.ts';

const reportedMessage = {
  title: 'Yeni bildirim',
  body: 'Bir oda mesajı bildirildi.',
  category: 'system' as const,
  type: 'room.message-reported',
  actionUrl: '/admin/moderation?tab=messages',
};

export const muteMember = async (deps: Deps, actor: Actor, id: string, userId: string) => {
  await requireMembership(deps, actor, id);
  return requireAffected(
    await insertMute(deps.db, id, actor.id, userId, deps.clock.now()),
    'room.member_not_found',
  );
};

export const unmuteMember = async (deps: Deps, actor: Actor, id: string, userId: string) => {
  await requireMembership(deps, actor, id);
  return requireAffected(await deleteMute(deps.db, actor.id, userId), 'room.member_not_found');
};

export const reportMessage = async (
  deps: Deps & { alsoNotify: (userId: string) => void },
  actor: Actor,
  { id, messageId }: { id: string; messageId: string },
  { reason, note = '' }: BodyOf<typeof roomSafety.report>,
) => {
  await requireMembership(deps, actor, id);
  return deps.db.transaction(async (tx) => {
    const isFirst = await lockUnreported(tx, messageId);
    const report = { id: newId(), roomId: id, messageId, userId: actor.id, reason, note };
    requireAffected(await insertReport(tx, report, deps.clock.now()), 'room.message_not_found');
    const admins: string[] = [];
    await notifyAdmins(tx, (adminId) => {
      deps.alsoNotify(adminId);
      admins.push(adminId);
    });
    // One notification per message, however many reports.
    if (isFirst)
      await notifyEach(
        deps,
        tx,
        admins.map((userId) => ({ userId, draft: reportedMessage })),
      );
    return null;
  });
};

/** Room owners and admins remove a message for everybody. */
export const removeMessage = async (deps: Deps, actor: Actor, of: { id: string; messageId: string }) => {
  const room = await requireRoom(deps, actor, of.id);
  if (room.ownerId !== actor.id && actor.role !== 'admin') throw new AppError('room.settings_owner_only');
  return deps.db.transaction(async (tx) => {
    const { number, userId } = requireRow(
      await saveMessageRemoved(tx, of, REMOVED_MESSAGE, deps.clock.now()),
      'room.message_not_found',
    );
    await deleteReactions(tx, of.messageId);
    await saveEvidence(tx, of.messageId, REMOVED_MESSAGE);
    await recordAudit(tx, actor, {
      action: 'room.message-removed',
      subjectUserId: userId,
      before: null,
      after: { roomId: of.id, messageId: of.messageId },
    });
    await publishToRoomInTransaction(deps, tx, of.id, { type: 'removed', number });
    return null;
  });
};

export const listWords = async ({ db }: Deps) => (await findWords(db)).map(({ folded: _, ...word }) => word);

const recordWord = (tx: Transaction, actor: Actor, before: string | null, after: string | null) =>
  recordAudit(tx, actor, {
    action: 'room-words.changed',
    subjectUserId: null,
    before: { word: before },
    after: { word: after },
  });

export const addWord = ({ db, bus, clock }: Deps, actor: Actor, word: string) => {
  const folded = foldWord(word);
  if (folded === '') throw ruleBroken('word', 'En az bir harf gerekli');
  return db.transaction(async (tx) => {
    const added = await insertWord(tx, { id: newId(), word, folded }, MAX_ROOM_WORDS, clock.now());
    if (!added) {
      const isKnown = (await findWords(tx)).some((known) => known.folded === folded);
      throw new AppError(isKnown ? 'room.word_known' : 'room.too_many_words');
    }
    await recordWord(tx, actor, null, word);
    await bus.publishInTransaction(tx, WORDS_CHANGED, null);
    return added;
  });
};

export const removeWord = ({ db, bus }: Deps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    const { word } = requireRow(await deleteWord(tx, id), 'room.word_not_found');
    await recordWord(tx, actor, word, null);
    await bus.publishInTransaction(tx, WORDS_CHANGED, null);
    return null;
  });
