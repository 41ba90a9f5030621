import type { QueryOf } from '@netlik/contract/endpoint';
import type { AuditAction, audit } from '@netlik/contract/platform/audit';
import type { Executor, Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { newId } from '../../ids.ts';
import {
  countAuditEntries,
  deleteAuditEntriesBefore,
  findAuditEntries,
  insertAuditEntry,
  insertAuditReads,
} from './audit.sql.ts';

type Values = Readonly<Record<string, unknown>>;

export type AuditRecord = {
  action: AuditAction;
  /** Null if the entry concerns no single person, such as an alert. */
  subjectUserId: string | null;
  before: Values | null;
  after: Values | null;
};

// Personal data is not copied into a log that outlives the change.
const PERSONAL = new Set(['email', 'firstName', 'lastName', 'phone', 'bio', 'currentSchool', 'city']);
const CHANGED = 'changed';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, PERSONAL.has(field) ? CHANGED : (values[field] ?? null)]));

/**
 * Logs changed fields in the transaction of the change and skips empty changes; the actor is null for jobs.
 */
export const recordAudit = async (
  tx: Transaction,
  actor: { id: string } | null,
  { action, subjectUserId, before, after }: AuditRecord,
): Promise<void> => {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = fields.filter((field) => !isSame(before?.[field], after?.[field]));
  if (before && after && changed.length === 0) return;
  await insertAuditEntry(tx, {
    id: newId(),
    actorId: actor?.id ?? null,
    userId: subjectUserId,
    action,
    before: before && pick(before, changed),
    after: after && pick(after, changed),
  });
};

/** For actions that coaches may take too; only admins' are logged. */
export const recordIfAdmin = async (
  tx: Transaction,
  actor: { id: string; role: string },
  record: AuditRecord,
): Promise<void> => {
  if (actor.role === 'admin') await recordAudit(tx, actor, record);
};

/** Logged before an admin reads other people's data, so that nothing is shown without a record. */
export const recordReads = async (
  db: Executor,
  actor: { id: string; role: string },
  action: AuditAction,
  people: readonly (string | null | undefined)[],
): Promise<void> => {
  if (actor.role !== 'admin') return;
  const userIds = [...new Set(people)].filter((id): id is string => !!id && id !== actor.id);
  if (userIds.length > 0) await insertAuditReads(db, actor.id, userIds, action);
};

export const listAuditEntries = async ({ db }: Deps, query: QueryOf<typeof audit.list>) => {
  const { action = null, userId = null, actorId = null } = query;
  const filter = { action, userId, actorId };
  const [rows, total] = await Promise.all([
    findAuditEntries(db, filter, query.limit, offsetOf(query)),
    countAuditEntries(db, filter),
  ]);
  return pageOf(query, rows, total);
};

const KEPT_YEARS = 2;

/** The table's trigger refuses to delete anything younger. */
export const sweepAuditEntries = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
  const before = clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS);
  return deleteAuditEntriesBefore(db, before);
};
