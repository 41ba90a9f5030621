import type { BodyOf, QueryOf } from '@netlik/contract/endpoint';
import type { NewReminder, reminders } from '@netlik/contract/study/reminders';
import { studyDay } from '@netlik/domain/study-day';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { dayOf, refuseBadRange, refuseFarDay, ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import {
  deleteReminder,
  findReminder,
  findReminders,
  insertReminder,
  saveReminder,
} from './reminders.sql.ts';

export const listReminders = ({ db }: Deps, actor: Actor, query: QueryOf<typeof reminders.list>) => {
  const [from, to] = [dayOf(query.from), dayOf(query.to)];
  refuseBadRange(from, to);
  return findReminders(db, actor.id, from, to);
};

const refuseUnknownSubject = (subject: string | null | undefined) => {
  if (subject && !isSubjectKey(subject)) throw ruleBroken('subject', 'Böyle bir ders yok');
};

export const createReminder = (
  { db, clock }: Deps,
  actor: Actor,
  { date, text, subject = null, isDone = false }: NewReminder,
) => {
  refuseUnknownSubject(subject);
  refuseFarDay(date, studyDay(clock.now()));
  return db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const created = await insertReminder(tx, newId(), actor.id, { date, text, subject, isDone }, clock.now());
    if (!created) throw new AppError('reminder.too_many');
    return created;
  });
};

export const updateReminder = (
  { db, clock }: Deps,
  actor: Actor,
  id: string,
  change: BodyOf<typeof reminders.update>,
) => {
  refuseUnknownSubject(change.subject);
  if (change.date !== undefined) refuseFarDay(change.date, studyDay(clock.now()));
  return db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const before = requireRow(await findReminder(tx, actor.id, id), 'reminder.not_found');
    const { date = before.date, text = before.text, isDone = before.isDone } = change;
    const subject = change.subject === undefined ? before.subject : change.subject;
    const saved = await saveReminder(tx, actor.id, { _id: id, date, text, subject, isDone }, clock.now());
    if (!saved) throw new AppError('reminder.too_many');
    return saved;
  });
};

export const removeReminder = async ({ db }: Deps, actor: Actor, id: string) =>
  requireAffected(await deleteReminder(db, actor.id, id), 'reminder.not_found');
