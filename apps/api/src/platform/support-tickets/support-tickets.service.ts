import type { QueryOf } from '@netlik/contract/endpoint';
import {
  type AdminTicket,
  type adminSupportTickets,
  MAX_TICKET_MESSAGES,
  type NewTicket,
  type supportTickets,
  type TicketMessage,
  type TicketStatus,
  type TicketSummary,
} from '@netlik/contract/platform/support-tickets';
import {
  isTicketClosed,
  previewOf,
  TICKET_OPEN_HOURS,
  takesStudentMessage,
  ticketExpiry,
} from '@netlik/domain/platform/support-tickets/support-tickets';
import { tr } from '@netlik/domain/turkish';
import type { Executor, Transaction } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import type { FormFile } from '../../http/form.ts';
import { requireRow } from '../../http/owned-row.ts';
import { newId } from '../../ids.ts';
import { recordAudit, recordReads } from '../audit/audit.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import {
  countTickets,
  findAdminIds,
  findAttachmentPath,
  findMessages,
  findTicket,
  findTickets,
  insertMessage,
  insertTicket,
  lockTicket,
  type StoredTicket,
  saveStatus,
} from './support-tickets.sql.ts';
import { ticketTexts } from './support-tickets.texts.ts';
import { readPictures, recordPictures, withStoredPictures } from './ticket-pictures.ts';

const HOUR_MS = 3_600_000;

const expiryOf = ({ lastReplyAt }: StoredTicket) => ticketExpiry(lastReplyAt ? new Date(lastReplyAt) : null);

const present = (row: StoredTicket): AdminTicket => ({
  id: row.id,
  title: row.title,
  contact: row.contact,
  status: row.status,
  lastMessageAt: row.lastMessageAt,
  lastMessagePreview: row.lastMessagePreview,
  totalAttachments: row.totalAttachments,
  expiresAt: expiryOf(row)?.toISOString() ?? null,
  createdAt: row.createdAt,
  studentName: `${row.firstName} ${row.lastName}`.trim() || row.email,
  studentClass: row.studentClass,
});

const ownerFilter = ({ id, role }: Actor) => (role === 'admin' ? null : id);

export const listTickets = async ({ db }: Deps, actor: Actor, query: QueryOf<typeof supportTickets.list>) => {
  const filter = { userId: actor.id };
  const rows = await findTickets(db, filter, query);
  return { data: rows.map(present) as TicketSummary[], total: await countTickets(db, filter) };
};

export const listAllTickets = async (
  { db }: Deps,
  actor: Actor,
  query: QueryOf<typeof adminSupportTickets.list>,
) => {
  const filter = { status: query.status, folded: query.q ? tr.fold(query.q) : undefined };
  const rows = await findTickets(db, filter, query);
  await recordReads(
    db,
    actor,
    'report.read',
    rows.map(({ userId }) => userId),
  );
  return { data: rows.map(present), total: await countTickets(db, filter) };
};

export const listMessages = async ({ db }: Deps, actor: Actor, id: string) => {
  const { userId } = requireRow(await findTicket(db, id, ownerFilter(actor)), 'report.not_found');
  await recordReads(db, actor, 'messages.read', [userId]);
  return findMessages(db, id);
};

export const readAttachment = async (
  { db, files }: Deps,
  actor: Actor,
  { id, uid }: { id: string; uid: string },
) => {
  const { path, userId } = requireRow(
    await findAttachmentPath(db, id, uid, ownerFilter(actor)),
    'file.not_found',
  );
  await recordReads(db, actor, 'messages.read', [userId]);
  return requireRow(await files.read(path), 'file.not_found');
};

type Writing = Deps & { alsoNotify: (userId: string) => void };

export const notifyAdmins = async (db: Executor, alsoNotify: Writing['alsoNotify']) => {
  for (const id of await findAdminIds(db)) alsoNotify(id);
};

type Stored = Parameters<Parameters<typeof withStoredPictures>[2]>[0];
type Draft = { reportId: string; userId: string; adminId: string | null; content: string };

const addMessage = async (
  tx: Transaction,
  draft: Draft,
  stored: Stored,
  now: Date,
): Promise<TicketMessage> => {
  const id = newId(now.getTime());
  await recordPictures(tx, draft.userId, stored, now);
  await insertMessage(tx, { ...draft, id, preview: previewOf(draft.content) }, stored, now);
  return {
    id,
    sender: draft.adminId ? 'admin' : 'student',
    content: draft.content,
    createdAt: now.toISOString(),
    attachments: stored.map(({ uid, name }) => ({ uid, name })),
  };
};

export const createTicket = async (
  deps: Writing,
  actor: Actor,
  { title, description, contact = '' }: NewTicket,
  files: AsyncIterable<FormFile>,
): Promise<TicketSummary> => {
  const { db, clock, alsoNotify } = deps;
  const pictures = await readPictures(actor.id, files);
  return withStoredPictures(deps, pictures, (stored) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      await lockOwner(tx, actor.id);
      const row = { id: newId(now.getTime()), userId: actor.id, title, contact, folded: tr.fold(title) };
      const openSince = new Date(now.getTime() - TICKET_OPEN_HOURS * HOUR_MS);
      if ((await insertTicket(tx, row, openSince, now)) === 0) throw new AppError('report.too_many');
      const draft = { reportId: row.id, userId: actor.id, adminId: null, content: description };
      await addMessage(tx, draft, stored, now);
      await notifyAdmins(tx, alsoNotify);
      return present(requireRow(await findTicket(tx, row.id, actor.id), 'report.not_found'));
    }),
  );
};

/** Closed tickets accept no messages, expired ones none of their student. */
const refuseClosed = (ticket: StoredTicket, { role }: Actor, now: Date) => {
  const open =
    role === 'admin'
      ? !isTicketClosed(ticket.status)
      : takesStudentMessage(ticket.status, expiryOf(ticket), now);
  if (!open || ticket.messages >= MAX_TICKET_MESSAGES) throw new AppError('report.closed');
};

export const addReply = async (
  deps: Writing,
  actor: Actor,
  { id, message }: { id: string; message: string },
  files: AsyncIterable<FormFile>,
): Promise<TicketMessage> => {
  const { db, clock, alsoNotify } = deps;
  const owner = ownerFilter(actor);
  // Checked before pictures are read; an idempotent repeat still gets its first reply after the ticket
  // closes.
  requireRow(await findTicket(db, id, owner), 'report.not_found');
  const pictures = await readPictures(actor.id, files);
  return withStoredPictures(deps, pictures, (stored) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const ticket = requireRow(await lockTicket(tx, id, owner), 'report.not_found');
      refuseClosed(ticket, actor, now);
      const adminId = owner === null ? actor.id : null;
      const draft = { reportId: id, userId: ticket.userId, adminId, content: message };
      const added = await addMessage(tx, draft, stored, now);
      await notifyAdmins(tx, alsoNotify);
      if (adminId) {
        await recordAudit(tx, actor, {
          action: 'report.answered',
          subjectUserId: ticket.userId,
          before: null,
          after: null,
        });
        alsoNotify(ticket.userId);
        await notify(deps, tx, ticket.userId, ticketTexts.answered(ticket, previewOf(message)));
      }
      return added;
    }),
  );
};

export const setReportStatus = async (
  deps: Deps & { alsoNotify: (userId: string) => void },
  actor: Actor,
  { id, status }: { id: string; status: TicketStatus },
): Promise<AdminTicket> =>
  deps.db.transaction(async (tx) => {
    const ticket = requireRow(await lockTicket(tx, id, null), 'report.not_found');
    if (ticket.status !== status) {
      await saveStatus(tx, id, status);
      await recordAudit(tx, actor, {
        action: 'report.status',
        subjectUserId: ticket.userId,
        before: { status: ticket.status },
        after: { status },
      });
      await notifyAdmins(tx, deps.alsoNotify);
      deps.alsoNotify(ticket.userId);
      if (isTicketClosed(status)) await notify(deps, tx, ticket.userId, ticketTexts.closed(ticket, status));
    }
    return present({ ...ticket, status });
  });
