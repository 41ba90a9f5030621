import type { BodyOf, QueryOf } from '@netlik/contract/endpoint';
import type {
  Gain,
  NewStudySession,
  StudySession,
  studySessions,
} from '@netlik/contract/study/study-sessions';
import { type StatsRange, statsRange } from '@netlik/domain/analytics/range';
import { EXAM_SUBJECTS, isSessionSubject } from '@netlik/domain/study/study-runs/subject';
import { type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import { tr } from '@netlik/domain/turkish';
import { SUBJECTS } from '@netlik/domain/yks/subjects';
import { type Executor, type Transaction, violatedKey } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Actor } from '../../../http/auth-session.ts';
import type { Idempotency } from '../../../http/mount.ts';
import { ruleBroken } from '../../../http/rules.ts';
import { newId } from '../../../ids.ts';
import { gainOf, gainOfAdded, stateAfter } from '../study-days/gain.ts';
import { addSums, lockStudy, negative, planRollUp } from '../study-days/study-days.service.ts';
import { dayOf, readState, type StateAsked } from '../study-days/study-days.sql.ts';
import {
  addSession,
  deleteSession,
  insertSession,
  SESSION_KEY,
  updateSession,
} from '../study-days/study-write.sql.ts';
import { countSessions, listSessions } from './list.sql.ts';
import { present, sumsOf, withFeedback } from './session-row.ts';
import { type NewRow, type SessionRow, sessionById } from './study-sessions.sql.ts';

/** A device's clock may be ahead of ours by so much. */
const SLACK_MS = 5 * 60_000;
const FIRST_MS = Date.parse('2020-01-01T00:00:00Z');
const MOST_AT_ONCE = 100;

export const checkSubject = (subject: string): void => {
  if (!isSessionSubject(subject)) throw ruleBroken('subject', 'Böyle bir ders yok');
};

/** When a session began: never later than now, whatever the device's clock says. */
const beginning = (date: string, now: Date): Date => {
  const given = Date.parse(date);
  if (given > now.getTime() + SLACK_MS) throw ruleBroken('date', 'Çalışma gelecekte başlayamaz');
  if (given < FIRST_MS) throw ruleBroken('date', 'Tarih 2020’den önce olamaz');
  return new Date(Math.min(given, now.getTime()));
};

/** Without a run the server saw nothing of it pass: nothing is verified. */
const newSession = (body: NewStudySession, now: Date): SessionRow => {
  checkSubject(body.subject);
  const startedAt = beginning(body.date, now);
  const blank: SessionRow = {
    id: newId(),
    subject: body.subject,
    technique: body.technique ?? 'Freeform',
    source: body.source ?? 'manual',
    startedAt: startedAt.toISOString(),
    day: studyDay(startedAt),
    seconds: Math.round(body.duration * 60),
    verifiedSeconds: 0,
    plannedSeconds: body.plannedMinutes ? body.plannedMinutes * 60 : null,
    quality: null,
    mood: null,
    efficiency: null,
    distractions: 0,
    notes: '',
    correct: null,
    wrong: null,
    blank: null,
    targetQuestions: null,
    dailyPlanId: body.dailyPlanId ?? null,
    subjectIndex: body.subjectIndex ?? null,
  };
  return withFeedback(blank, body);
};

const asking = (userId: string, day: StudyDay, today: StudyDay, key: string | null = null): StateAsked => ({
  userId,
  day,
  today,
  monday: weekStart(today),
  key,
});

export const stateFor = (db: Executor, userId: string, day: StudyDay, today: StudyDay) =>
  readState(db, asking(userId, day, today));

/** How a session stands now, for who asks again. */
export const retold = async (db: Executor, userId: string, row: SessionRow, today: StudyDay) => ({
  session: present(row),
  gain: gainOf(row, (await stateFor(db, userId, row.day, today))!, today),
});

type Created = { session: StudySession; gain: Gain };

/** The first of a day, a repeated one, or one that met another write of the same person. */
const createAlone = async (tx: Transaction, item: NewRow, asked: StateAsked): Promise<Created> => {
  const { userId, row, idempotency } = item;
  await lockStudy(tx, userId);
  const state = (await readState(tx, asked))!;
  if (state.known) {
    if (state.known.bodyHash !== idempotency?.bodyHash) throw new AppError('request.idempotency_reused');
    return retold(tx, userId, (await sessionById(tx, userId, state.known.id))!, asked.today);
  }
  const change = await planRollUp(tx, state.totals, row.day, state.day, sumsOf(row));
  await insertSession(tx, item, change);
  return { session: present(row), gain: gainOf(row, stateAfter(state, change, asked.today), asked.today) };
};

/** Mostly one more of a day of the streak: then it is one statement and no transaction around it. */
export const createSession = async (
  { db, clock }: Deps,
  actor: Actor,
  body: NewStudySession,
  idempotency: Idempotency | null,
): Promise<Created> => {
  const now = clock.now();
  const row = newSession(body, now);
  const today = studyDay(now);
  const item = { userId: actor.id, row, idempotency, now };
  const asked = asking(actor.id, row.day, today, idempotency?.key);
  const before = await addSession(db, { item, sums: sumsOf(row), asked }).catch((error: unknown) => {
    if (violatedKey(error) === SESSION_KEY) return null;
    throw error;
  });
  if (!before) return db.transaction((tx) => createAlone(tx, item, asked));
  return { session: present(row), gain: gainOfAdded(row, before, today) };
};

export const getSession = async ({ db }: Deps, actor: Actor, id: string) => {
  const row = await sessionById(db, actor.id, id);
  if (!row) throw new AppError('study_session.not_found');
  return present(row);
};

/** Its time and subject stay, what the student says of it changes. */
export const changeSession = (
  { db, clock }: Deps,
  actor: Actor,
  id: string,
  body: BodyOf<typeof studySessions.update>,
) =>
  db.transaction(async (tx) => {
    const totals = await lockStudy(tx, actor.id);
    const before = await sessionById(tx, actor.id, id);
    if (!before) throw new AppError('study_session.not_found');
    const after = withFeedback(before, body);
    const delta = addSums(sumsOf(after), negative(sumsOf(before)));
    const day = await dayOf(tx, actor.id, before.day);
    const change = await planRollUp(tx, totals, before.day, day, delta);
    await updateSession(tx, actor.id, after, change, clock.now());
    return present(after);
  });

export const removeSession = ({ db }: Deps, actor: Actor, id: string): Promise<null> =>
  db.transaction(async (tx) => {
    const totals = await lockStudy(tx, actor.id);
    const row = await sessionById(tx, actor.id, id);
    if (!row) throw new AppError('study_session.not_found');
    const day = await dayOf(tx, actor.id, row.day);
    const change = await planRollUp(tx, totals, row.day, day, negative(sumsOf(row)));
    await deleteSession(tx, actor.id, id, change);
    return null;
  });

const inReadingOrder = [
  ...tr.sortBy(SUBJECTS, ({ label }) => label).map(({ key }) => key as string),
  ...EXAM_SUBJECTS,
];
const ranges = { week: 'weekly', month: 'monthly', all: 'all' } as const satisfies Record<string, StatsRange>;

const daysAsked = ({ period = 'all', from, to }: QueryOf<typeof studySessions.list>, today: StudyDay) => {
  const range = statsRange(ranges[period], today);
  if (!range && !from && !to) return null;
  // Both may be given: then what is in both is meant.
  const first = [range?.from ?? '2000-01-01', from ?? '2000-01-01'].sort().at(-1)!;
  const last = [range?.to ?? '2999-12-31', to ?? '2999-12-31'].sort()[0]!;
  return { from: first, to: last };
};

export const pageOfSessions = async (
  { db, clock }: Deps,
  actor: Actor,
  query: QueryOf<typeof studySessions.list>,
) => {
  const { page, limit, fields, sort = 'date', search } = query;
  if (limit > MOST_AT_ONCE && !fields)
    throw new AppError('request.invalid', {}, [
      { path: 'limit', message: `En fazla ${MOST_AT_ONCE} olabilir` },
    ]);
  const filter = {
    userId: actor.id,
    range: daysAsked(query, studyDay(clock.now())),
    subject: query.subject ?? null,
    technique: query.technique ?? null,
    mood: query.mood ?? null,
    source: query.source ?? null,
    search: search ? tr.fold(search) : null,
  };
  const order = query.order ?? (sort === 'subject' ? 'asc' : 'desc');
  const [rows, total] = await Promise.all([
    listSessions(db, {
      ...filter,
      sort,
      order,
      subjects: inReadingOrder,
      limit,
      offset: (page - 1) * limit,
    }),
    countSessions(db, filter),
  ]);
  return { data: rows.map(present), pagination: { page, limit, total } };
};
