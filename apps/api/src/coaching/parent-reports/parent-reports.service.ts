import { MAX_PARENT_LINKS } from '@netlik/contract/coaching/parent-links';
import { type ParentReport, REPORT_LINK_DAYS } from '@netlik/contract/coaching/parent-reports';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { getVisibleStudent } from '../../identity/users/students.service.ts';
import { newId } from '../../ids.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import { readParentWeek } from '../parent-links/parent-links.service.ts';
import { findParentLinks, insertParentLink, revokeParentLink } from '../parent-links/parent-links.sql.ts';
import { hashParentSecret, newParentSecret } from '../parent-links/parent-secret.ts';
import { deletePermission, findPermission, findReportRight, savePermission } from './parent-reports.sql.ts';

const DAY_MS = 86_400_000;

export const getParentReport = async (
  { db, clock }: Deps,
  actor: Actor,
  studentId: string,
  days: number,
): Promise<ParentReport> => {
  await getVisibleStudent(db, actor, studentId);
  const now = clock.now();
  const { firstName, isAllowed, guardianEmail } = await findReportRight(db, studentId, now);
  const report = await readParentWeek(db, { userId: studentId, firstName, days, byCoach: true }, now);
  const links = await findParentLinks(db, studentId, actor.id);
  return { report, isAllowed, guardianEmail, links };
};

/** Needs the student's lock, so that a permission withdrawn meanwhile leaves no open link. */
export const createReportLink = (deps: Deps, actor: Actor, studentId: string, days: number) =>
  deps.db.transaction(async (tx) => {
    await lockOwner(tx, studentId);
    await getVisibleStudent(tx, actor, studentId);
    const now = deps.clock.now();
    if (!(await findReportRight(tx, studentId, now)).isAllowed)
      throw new AppError('parent_report.not_allowed');
    const token = newParentSecret();
    const link = {
      id: newId(),
      userId: studentId,
      coachId: actor.id,
      days,
      hash: hashParentSecret(token),
      expiresAt: new Date(now.getTime() + REPORT_LINK_DAYS * DAY_MS),
      most: MAX_PARENT_LINKS,
    };
    const made = requireRow(await insertParentLink(tx, link, now), 'parent_link.too_many');
    await notify(deps, tx, studentId, {
      title: 'Koçun velin için bir rapor hazırladı',
      body: 'Bağlantıyı ve ne zaman açıldığını profilinde görebilir, istediğin an kapatabilirsin.',
      category: 'coach',
      type: 'coach.report',
      actionUrl: '/profile',
    });
    return { ...made, token };
  });

export const closeReportLink = async (
  { db, clock }: Deps,
  actor: Actor,
  { id, link }: { id: string; link: string },
) => {
  await getVisibleStudent(db, actor, id);
  return requireAffected(
    await revokeParentLink(db, id, link, clock.now(), actor.id),
    'parent_link.not_found',
  );
};

export const getPermission = ({ db, clock }: Deps, actor: Actor) => findPermission(db, actor.id, clock.now());

export const allowReports = ({ db, clock }: Deps, actor: Actor) =>
  db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    requireAffected(await savePermission(tx, actor.id, clock.now()), 'coach.none');
    return findPermission(tx, actor.id, clock.now());
  });

export const withdrawReports = ({ db, clock }: Deps, actor: Actor) =>
  db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    await deletePermission(tx, actor.id, clock.now());
    return null;
  });
