import type { QueryOf } from '@netlik/contract/endpoint';
import type {
  Gain,
  NewStudySession,
  StudySession,
  studySessions,
} from '@netlik/contract/study/study-sessions';
import { statsRange } from '@netlik/domain/study/analytics/range';
import type { StatsRange } from '@netlik/domain/study/analytics/values';
import { type StudyDay, studyDay, toStudyDay, weekStart } from '@netlik/domain/study-day';
import { tr } from '@netlik/domain/turkish';
import { EXAM_SUBJECTS, isSessionSubject } from '@netlik/domain/yks/study-choice';
import { SUBJECTS } from '@netlik/domain/yks/subjects';
import { type Executor, type Transaction, violatedKey } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import { requireRow } from '../../http/owned-row.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { ruleBroken } from '../../http/rules.ts';
import { gainOf, gainOfAdded, stateAfter } from '../study-days/gain.ts';
import { lockStudy, negate, planRollUp } from '../study-days/study-days.service.ts';
import { findDay, findStudyState, type StateQuery } from '../study-days/study-days.sql.ts';
import {
  addSessionToStreakDay,
  deleteStudySession,
  insertStudySession,
  SESSION_KEY,
} from '../study-days/study-write.sql.ts';
import { countStudySessions, findStudySessions } from './list.sql.ts';
import { blankSession, presentSession, sumsOf, withFeedback } from './session-row.ts';
import { refuseImpossibleSpan, refuseWithoutRoom, startInstant } from './session-time.ts';
import { findStudySession, type NewSessionRow, type SessionRow } from './study-sessions.sql.ts';

const MAX_PAGE_SIZE = 100;

export const checkSubject = (subject: string): void => {
  if (!isSessionSubject(subject)) throw ruleBroken('subject', 'Böyle bir ders yok');
};

/** Nothing is verified, because the server saw no run. */
const buildSession = (body: NewStudySession, now: Date): SessionRow => {
  checkSubject(body.subject);
  const blank = blankSession({
    subject: body.subject,
    technique: body.technique ?? 'Freeform',
    source: body.source ?? 'manual',
    startedAt: startInstant(body.date, now).toISOString(),
    seconds: Math.round(body.duration * 60),
    verifiedSeconds: 0,
    plannedSeconds: body.plannedMinutes ? body.plannedMinutes * 60 : null,
    dailyPlanId: body.dailyPlanId ?? null,
    subjectIndex: body.subjectIndex ?? null,
  });
  return withFeedback(blank, body);
};

const stateQuery = (
  userId: string,
  day: StudyDay,
  today: StudyDay,
  key: string | null = null,
): StateQuery => ({
  userId,
  day,
  today,
  monday: weekStart(today),
  key,
});

export const loadStudyState = (db: Executor, userId: string, day: StudyDay, today: StudyDay) =>
  findStudyState(db, stateQuery(userId, day, today));

/** Reply to a repeated call: the session with its current gain. */
export const presentWithGain = async (db: Executor, userId: string, row: SessionRow, today: StudyDay) => ({
  session: presentSession(row),
  gain: gainOf(row, (await loadStudyState(db, userId, row.day, today))!, today),
});

type Created = { session: StudySession; gain: Gain };

/** The slow path: a day's first session, a repeated call, or a conflict with another write. */
const createUnderLock = async (
  tx: Transaction,
  item: NewSessionRow,
  query: StateQuery,
  allowOverlap: boolean,
): Promise<Created> => {
  const { userId, row, idempotency } = item;
  await lockStudy(tx, userId);
  const state = (await findStudyState(tx, query))!;
  if (state.known) {
    if (state.known.bodyHash !== idempotency?.bodyHash) throw new AppError('request.idempotency_reused');
    return presentWithGain(tx, userId, (await findStudySession(tx, userId, state.known.id))!, query.today);
  }
  if (row.source === 'manual') {
    const daySeconds = (state.day?.seconds ?? 0) + row.seconds;
    await refuseWithoutRoom(tx, userId, row, { daySeconds, allowOverlap });
  }
  const change = await planRollUp(tx, state.totals, row.day, state.day, sumsOf(row));
  await insertStudySession(tx, item, change);
  return {
    session: presentSession(row),
    gain: gainOf(row, stateAfter(state, change, query.today), query.today),
  };
};

/** measured: usually the day is part of the streak, and one statement without a transaction suffices. */
export const createStudySession = async (
  { db, clock }: Deps,
  actor: Actor,
  body: NewStudySession,
  idempotency: Idempotency | null,
): Promise<Created> => {
  const now = clock.now();
  const row = buildSession(body, now);
  if (row.source === 'manual') refuseImpossibleSpan(row, now);
  const allowOverlap = body.allowOverlap ?? false;
  const today = studyDay(now);
  const item = { userId: actor.id, row, idempotency, now };
  const query = stateQuery(actor.id, row.day, today, idempotency?.key);
  const before = await addSessionToStreakDay(db, {
    item,
    sums: sumsOf(row),
    query,
    allowOverlap,
  }).catch((error: unknown) => {
    if (violatedKey(error) === SESSION_KEY) return null;
    throw error;
  });
  if (!before) return db.transaction((tx) => createUnderLock(tx, item, query, allowOverlap));
  return { session: presentSession(row), gain: gainOfAdded(row, before, today) };
};

export const ownSession = async (db: Executor, actor: Actor, id: string) =>
  requireRow(await findStudySession(db, actor.id, id), 'study_session.not_found');

export const getStudySession = async ({ db }: Deps, actor: Actor, id: string) =>
  presentSession(await ownSession(db, actor, id));

export const removeStudySession = ({ db }: Deps, actor: Actor, id: string): Promise<null> =>
  db.transaction(async (tx) => {
    const totals = await lockStudy(tx, actor.id);
    const row = await ownSession(tx, actor, id);
    const day = await findDay(tx, actor.id, row.day);
    const change = await planRollUp(tx, totals, row.day, day, negate(sumsOf(row)));
    await deleteStudySession(tx, actor.id, id, change);
    return null;
  });

const inReadingOrder = [
  ...tr.sortBy(SUBJECTS, ({ label }) => label).map(({ key }) => key as string),
  ...EXAM_SUBJECTS,
];
const ranges = { week: 'weekly', month: 'monthly', all: 'all' } as const satisfies Record<string, StatsRange>;

const [FIRST_DAY, LAST_DAY] = [toStudyDay('2000-01-01'), toStudyDay('2999-12-31')];

const requestedDays = ({ period = 'all', from, to }: QueryOf<typeof studySessions.list>, today: StudyDay) => {
  const range = statsRange(ranges[period], today);
  if (!range && !from && !to) return null;
  // The intersection if both are given.
  const first = [range?.from ?? FIRST_DAY, from ?? FIRST_DAY].sort().at(-1)!;
  const last = [range?.to ?? LAST_DAY, to ?? LAST_DAY].sort()[0]!;
  return { from: first, to: last };
};

export const listStudySessions = async (
  { db, clock }: Deps,
  actor: Actor,
  query: QueryOf<typeof studySessions.list>,
) => {
  const { limit, fields, sort = 'date', search } = query;
  if (limit > MAX_PAGE_SIZE && !fields)
    throw new AppError('request.invalid', {}, [
      { path: 'limit', message: `En fazla ${MAX_PAGE_SIZE} olabilir` },
    ]);
  const filter = {
    userId: actor.id,
    range: requestedDays(query, studyDay(clock.now())),
    subject: query.subject ?? null,
    technique: query.technique ?? null,
    mood: query.mood ?? null,
    source: query.source ?? null,
    search: search ? tr.fold(search) : null,
  };
  const order = query.order ?? (sort === 'subject' ? 'asc' : 'desc');
  const [rows, total] = await Promise.all([
    findStudySessions(db, {
      ...filter,
      sort,
      order,
      subjects: inReadingOrder,
      limit,
      offset: offsetOf(query),
    }),
    countStudySessions(db, filter),
  ]);
  return pageOf(query, rows.map(presentSession), total);
};
