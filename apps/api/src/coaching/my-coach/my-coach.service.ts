import type { CoachFeedbackForm, EvaluationStatus } from '@netlik/contract/coaching/my-coach';
import { monthStart, studyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { newId } from '../../ids.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import { clearCoach, findFeedbackState, findMyCoach, insertFeedback } from './my-coach.sql.ts';

export const getMyCoach = ({ db }: Deps, actor: Actor) => findMyCoach(db, actor.id, actor.at);

const monthOf = (now: Date) => monthStart(studyDay(now));

const loadStatus = async (db: Executor, studentId: string, now: Date): Promise<EvaluationStatus> => {
  const { hasCoach, lastSubmittedAt, countThisMonth } = await findFeedbackState(
    db,
    studentId,
    monthOf(now),
    now,
  );
  return { dueThisMonth: hasCoach && countThisMonth === 0, lastSubmittedAt, countThisMonth };
};

export const getFeedbackStatus = ({ db, clock }: Deps, actor: Actor) => loadStatus(db, actor.id, clock.now());

export const leaveCoach = (deps: Deps, actor: Actor): Promise<string> =>
  deps.db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const { coachId } = requireRow(await clearCoach(tx, actor.id, deps.clock.now()), 'coach.none');
    await notify(deps, tx, coachId, {
      title: 'Bir öğrencin ayrıldı',
      body: 'Öğrencin koçluğunu bitirdi; listende artık görünmeyecek.',
      category: 'coach',
      type: 'coach.left',
      actionUrl: '/coach-dashboard',
    });
    return coachId;
  });

export const sendCoachFeedback = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  form: CoachFeedbackForm,
) =>
  db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const now = clock.now();
    const coach = await findMyCoach(tx, actor.id, now);
    if (coach?.id !== form.coachId) throw new AppError(coach ? 'coach.former' : 'coach.none');
    const month = monthOf(now);
    requireAffected(
      await insertFeedback(tx, { id: newId(), studentId: actor.id, month }, form, now),
      'coach.feedback_given',
    );
    return loadStatus(tx, actor.id, now);
  });
