import type { Message, MessageThread, messages, NewMessage } from '@netlik/contract/coaching/messages';
import type { QueryOf } from '@netlik/contract/endpoint';
import { isQuietTime } from '@netlik/domain/coaching/messages/quiet-hours';
import { tr } from '@netlik/domain/turkish';
import type { Transaction } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { cursorPageOf } from '../../http/pages.ts';
import { ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import {
  notify,
  notifyEach,
  readNotificationsOf,
  withoutUnread,
} from '../../platform/notifications/notifications.service.ts';
import { ownsFiles } from '../../platform/uploads/uploads.service.ts';
import { pathFromUrl } from '../../storage/file-links.ts';
import {
  findMessages,
  findThread,
  findThreads,
  findThreadsWith,
  insertMessages,
  lockGroup,
  type MessageRow,
  saveRead,
  type ThreadRow,
} from './messages.sql.ts';

type Presenting = Pick<Deps, 'clock' | 'fileLinks'>;

const foldOf = (q: string | undefined) => (q ? tr.fold(q) : null);
const linkOf = ({ clock, fileLinks }: Presenting) => {
  const now = clock.now();
  return (path: string) => fileLinks.url(path, now);
};

const presentThread = (deps: Presenting, row: ThreadRow): Omit<MessageThread, 'last'> => ({
  id: (row.threadId ?? row.personId)!,
  person:
    row.personId === null
      ? null
      : { id: row.personId, name: row.name ?? '', avatar: row.avatar && linkOf(deps)(row.avatar) },
  closed: row.closed,
  unread: row.unread,
});

const presentMessage =
  (deps: Presenting, actor: Actor) =>
  ({ userId, pictures, id, number, text, createdAt }: MessageRow): Message => ({
    id,
    number,
    text,
    createdAt,
    isOwn: userId === actor.id,
    pictures: pictures.map(linkOf(deps)),
  });

export const listThreads = async (
  deps: Deps,
  actor: Actor,
  { q, limit, cursor }: QueryOf<typeof messages.listThreads>,
) => {
  const [at, id] = cursor?.split('_') ?? [];
  const rows = await findThreads(deps.db, actor, {
    folded: foldOf(q),
    after: at && id ? { at: Number(at), id } : null,
    limit: limit + 1,
  });
  const page = cursorPageOf(rows, limit, (row) => `${row.at}_${row.personId ?? row.threadId}`);
  return { ...page, data: page.data.map((row) => ({ last: row.last, ...presentThread(deps, row) })) };
};

const requireThread = async (db: Deps['db'] | Transaction, actor: Actor, id: string) =>
  requireRow(await findThread(db, actor, id), 'message.thread_not_found');

export const getThread = async (
  deps: Deps,
  actor: Actor,
  id: string,
  { q, before, limit }: QueryOf<typeof messages.getThread>,
) => {
  const row = await requireThread(deps.db, actor, id);
  const found = row.threadId
    ? await findMessages(deps.db, row.threadId, {
        before: before ?? null,
        folded: foldOf(q),
        limit: limit + 1,
      })
    : [];
  const shown = found.slice(0, limit).map(presentMessage(deps, actor));
  const newest = shown[0];
  return {
    thread: {
      ...presentThread(deps, row),
      last: newest
        ? {
            text: newest.text,
            hasPictures: newest.pictures.length > 0,
            isOwn: newest.isOwn,
            createdAt: newest.createdAt,
          }
        : null,
    },
    messages: shown.reverse(),
    hasEarlier: found.length > limit,
    readByOther: row.otherRead,
  };
};

const addressOf = (threadId: string) => `/messages/${threadId}`;

/** Checks that the author uploaded the message's pictures. */
const checkContents = async (tx: Transaction, actor: Actor, { text, pictures: urls = [] }: NewMessage) => {
  if (text === '' && urls.length === 0) throw ruleBroken('text', 'Bir şey yaz ya da resim ekle');
  const pictures = urls.map((url) => pathFromUrl(url) ?? '');
  if (!pictures.every((path) => path.startsWith('messages/')) || !(await ownsFiles(tx, actor.id, pictures)))
    throw ruleBroken('pictures', 'Bu resmi yeniden yükle');
  return { text, folded: tr.fold(text), pictures };
};

const MESSAGE_NOTICE = 'coach.message';

const titleOf = (actor: Actor, studentName: string) =>
  actor.role === 'coach'
    ? 'Koçun sana yazdı'
    : studentName
      ? `${studentName} sana yazdı`
      : 'Bir öğrencin sana yazdı';

const noticeOf = (actor: Actor, studentName: string, threadId: string) => ({
  title: titleOf(actor, studentName),
  body: 'Mesajlarında okuyup yanıtlayabilirsin.',
  category: 'coach' as const,
  type: MESSAGE_NOTICE,
  actionUrl: addressOf(threadId),
});

/** Locks the thread, so that coach, blocks and guardian are checked after concurrent changes. */
const lockThread = async (tx: Transaction, actor: Actor, id: string) => {
  const { studentId } = await requireThread(tx, actor, id);
  await lockOwner(tx, studentId);
  const row = await requireThread(tx, actor, id);
  if (row.closed) throw new AppError(`message.${row.closed}`);
  return { ...row, personId: row.personId! };
};

export const sendMessage = (
  deps: Deps & { alsoNotify: (userId: string) => void },
  actor: Actor,
  id: string,
  body: NewMessage,
): Promise<Message> =>
  deps.db.transaction(async (tx) => {
    const { studentId, studentName, personId } = await lockThread(tx, actor, id);
    const now = deps.clock.now();
    const coachId = studentId === actor.id ? personId : actor.id;
    const contents = await checkContents(tx, actor, body);
    const writing = { studentId, coachId, authorId: actor.id, threadId: newId(), messageId: newId() };
    const [message] = await insertMessages(tx, [writing], contents, now);
    const notice = { userId: personId, ...noticeOf(actor, studentName, message!.threadId) };
    for (const { userId, ...draft } of await withoutUnread(tx, MESSAGE_NOTICE, [notice]))
      await notify(deps, tx, userId, {
        ...draft,
        ...(actor.role === 'student' && studentName && { named: { [actor.id]: studentName } }),
        silent: isQuietTime(now),
      });
    deps.alsoNotify(personId);
    return presentMessage(deps, actor)(message!);
  });

export const sendToGroup = (
  deps: Deps & { alsoNotify: (userId: string) => void },
  actor: Actor,
  groupId: string,
  body: NewMessage,
) =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const studentIds = requireRow(await lockGroup(tx, actor, groupId), 'coach.group_not_found');
    const rows = await findThreadsWith(tx, actor, studentIds);
    const contents = await checkContents(tx, actor, body);
    const writing = rows
      .filter(({ closed }) => closed === null)
      .map(({ studentId }) => ({
        studentId,
        coachId: actor.id,
        authorId: actor.id,
        threadId: newId(),
        messageId: newId(),
      }));
    const sent = await insertMessages(tx, writing, { ...contents, isToGroup: true }, now);
    const studentOf = new Map(writing.map(({ messageId, studentId }) => [messageId, studentId]));
    const drafts = sent.map(({ id, threadId }) => ({
      userId: studentOf.get(id)!,
      ...noticeOf(actor, '', threadId),
    }));
    await notifyEach(
      deps,
      tx,
      (await withoutUnread(tx, MESSAGE_NOTICE, drafts)).map(({ userId, ...draft }) => ({ userId, draft })),
      { silent: isQuietTime(now) },
    );
    for (const { studentId } of writing) deps.alsoNotify(studentId);
    return {
      sent: sent.length,
      left: rows.flatMap(({ name, closed }) => (closed ? [{ name: name ?? '', closed }] : [])),
    };
  });

export const markThreadRead = (
  deps: Deps & { alsoNotify: (userId: string) => void },
  actor: Actor,
  id: string,
  number: number,
) =>
  deps.db.transaction(async (tx) => {
    const { threadId, personId } = await requireThread(tx, actor, id);
    if (!threadId) return null;
    await saveRead(tx, threadId, { isStudent: actor.role === 'student', number });
    await readNotificationsOf(tx, actor.id, addressOf(threadId), deps.clock.now());
    // The other person's pages show the read state.
    if (personId) deps.alsoNotify(personId);
    return null;
  });
