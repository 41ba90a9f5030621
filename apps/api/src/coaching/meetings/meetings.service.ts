import {
  type CoachMeeting,
  MAX_MEETINGS,
  type MeetingChange,
  type meetings,
  type NewMeeting,
} from '@netlik/contract/coaching/meetings';
import type { QueryOf } from '@netlik/contract/endpoint';
import { studyDay } from '@netlik/domain/study-day';
import { dayMonthWeekday } from '@netlik/domain/turkish-days';
import type { Transaction } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { refuseBadRange, refuseFarDay } from '../../http/rules.ts';
import { getVisibleStudent } from '../../identity/users/students.service.ts';
import { newId } from '../../ids.ts';
import { recordIfAdmin } from '../../platform/audit/audit.service.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import {
  deleteMeeting,
  findMeetings,
  findOwnMeetings,
  insertMeeting,
  lockMeeting,
  saveMeeting,
} from './meetings.sql.ts';

export const listMeetings = async (
  { db, clock }: Deps,
  actor: Actor,
  studentId: string,
  query: QueryOf<typeof meetings.list>,
) => {
  await getVisibleStudent(db, actor, studentId);
  const page = { limit: query.limit, offset: offsetOf(query) };
  const rows = await findMeetings(db, studentId, { today: studyDay(clock.now()), at: actor.at }, page);
  const meetings = rows.map(({ _id, day, time, agreed }) => ({ _id, day, time, agreed }));
  return pageOf(query, meetings, rows[0]?.total ?? 0);
};

export const listOwnMeetings = (
  { db, clock }: Deps,
  actor: Actor,
  { from, to }: QueryOf<typeof meetings.listOwn>,
) => {
  refuseBadRange(from, to);
  return findOwnMeetings(db, actor, { from, to, today: studyDay(clock.now()) });
};

const notifyStudent = (deps: Deps, tx: Transaction, studentId: string, title: string, when: NewMeeting) =>
  notify(deps, tx, studentId, {
    title,
    body: `${dayMonthWeekday(when.day)}, saat ${when.time}`,
    category: 'coach',
    type: 'coach.meeting',
    actionUrl: `/calendar/study?date=${when.day}`,
  });

const record = (
  tx: Transaction,
  actor: Actor,
  action: 'meeting.written' | 'meeting.removed',
  studentId: string,
) => recordIfAdmin(tx, actor, { action, subjectUserId: studentId, before: null, after: null });

/** Needs the student's lock and uses the current coach. */
const plan = async (deps: Deps, tx: Transaction, actor: Actor, studentId: string, when: NewMeeting) => {
  const now = deps.clock.now();
  refuseFarDay(when.day, studyDay(now), 'day');
  const { coachId } = await getVisibleStudent(tx, actor, studentId);
  if (!coachId) throw new AppError('coach.none');
  const id = newId();
  const meeting = { id, studentId, coachId, most: MAX_MEETINGS };
  requireAffected(await insertMeeting(tx, meeting, when, now), 'coach.meetings_full');
  if (when.day >= studyDay(now)) await notifyStudent(deps, tx, studentId, 'Koçun bir görüşme planladı', when);
  return { _id: id, ...when, agreed: '' };
};

export const createMeeting = (deps: Deps, actor: Actor, studentId: string, when: NewMeeting) =>
  deps.db.transaction(async (tx): Promise<CoachMeeting> => {
    await lockOwner(tx, studentId);
    const meeting = await plan(deps, tx, actor, studentId, when);
    await record(tx, actor, 'meeting.written', studentId);
    return meeting;
  });

/** Checked before the student's lock, as everywhere. */
const visibleMeeting = async (tx: Transaction, actor: Actor, id: string) => {
  const meeting = requireRow(await lockMeeting(tx, id), 'coach.meeting_not_found');
  await getVisibleStudent(tx, actor, meeting.studentId).catch(() => {
    throw new AppError('coach.meeting_not_found');
  });
  return meeting;
};

export const updateMeeting = (
  deps: Deps,
  actor: Actor,
  id: string,
  { next, day, time, agreed }: MeetingChange,
) =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const { studentId, ...before } = await visibleMeeting(tx, actor, id);
    refuseFarDay(day, studyDay(now), 'day');
    await saveMeeting(tx, id, { day, time, agreed }, now);
    const isMoved = before.day !== day || before.time !== time;
    if (isMoved && day >= studyDay(now))
      await notifyStudent(deps, tx, studentId, 'Görüşmenin zamanı değişti', { day, time });
    if (next) {
      await lockOwner(tx, studentId);
      await plan(deps, tx, actor, studentId, next);
    }
    await record(tx, actor, 'meeting.written', studentId);
    return { studentId, meeting: { _id: id, day, time, agreed } };
  });

export const removeMeeting = (deps: Deps, actor: Actor, id: string): Promise<string> =>
  deps.db.transaction(async (tx) => {
    const { studentId, day, time } = await visibleMeeting(tx, actor, id);
    await deleteMeeting(tx, id);
    if (day >= studyDay(deps.clock.now()))
      await notifyStudent(deps, tx, studentId, 'Görüşme iptal edildi', { day, time });
    await record(tx, actor, 'meeting.removed', studentId);
    return studentId;
  });
