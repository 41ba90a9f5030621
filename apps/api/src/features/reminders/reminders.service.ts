import type { BodyOf, QueryOf } from '@netlik/contract/endpoint';
import type { NewReminder, reminders } from '@netlik/contract/reminders';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import type { Idempotency } from '../../http/mount.ts';
import { refuseBadRange, ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import {
  deleteReminder,
  insertReminder,
  listReminders,
  lockReminders,
  reminderById,
  reminderByKey,
  saveReminder,
} from './reminders.sql.ts';

export const remindersOf = ({ db }: Deps, actor: Actor, { from, to }: QueryOf<typeof reminders.list>) => {
  refuseBadRange(from, to);
  return listReminders(db, actor.id, from, to);
};

const refuseUnknownSubject = (subject: string | null | undefined) => {
  if (subject && !isSubjectKey(subject)) throw ruleBroken('subject', 'Böyle bir ders yok');
};

export const createReminder = (
  { db, clock }: Deps,
  actor: Actor,
  { date, text, subject = null, isDone = false }: NewReminder,
  given: Idempotency | null,
) => {
  refuseUnknownSubject(subject);
  return db.transaction(async (tx) => {
    await lockReminders(tx, actor.id);
    const earlier = given && (await reminderByKey(tx, actor.id, given.key));
    if (earlier && earlier.bodyHash !== given.bodyHash) throw new AppError('request.idempotency_reused');
    if (earlier) return earlier;
    const values = { date, text, subject, isDone };
    const made = await insertReminder(tx, newId(), actor.id, values, clock.now(), given);
    if (!made) throw new AppError('reminder.too_many');
    return made;
  });
};

export const changeReminder = (
  { db, clock }: Deps,
  actor: Actor,
  id: string,
  change: BodyOf<typeof reminders.update>,
) => {
  refuseUnknownSubject(change.subject);
  return db.transaction(async (tx) => {
    await lockReminders(tx, actor.id);
    const before = await reminderById(tx, actor.id, id);
    if (!before) throw new AppError('reminder.not_found');
    const { date = before.date, text = before.text, isDone = before.isDone } = change;
    const subject = change.subject === undefined ? before.subject : change.subject;
    const saved = await saveReminder(tx, actor.id, { _id: id, date, text, subject, isDone }, clock.now());
    if (!saved) throw new AppError('reminder.too_many');
    return saved;
  });
};

export const removeReminder = async ({ db }: Deps, actor: Actor, id: string): Promise<null> => {
  if ((await deleteReminder(db, actor.id, id)) === 0) throw new AppError('reminder.not_found');
  return null;
};
