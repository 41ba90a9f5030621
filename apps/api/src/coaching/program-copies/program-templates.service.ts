import type { ProgramSubject } from '@netlik/contract/coaching/coach-programs';
import {
  MAX_PROGRAM_TEMPLATES,
  type NewProgramTemplate,
  type NewWeekTemplate,
} from '@netlik/contract/coaching/program-templates';
import { addDays, daysBetween, weekStart } from '@netlik/domain/study-day';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { type Transaction, violatedKey } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { ruleBroken } from '../../http/rules.ts';
import { getVisibleStudent } from '../../identity/users/students.service.ts';
import { newId } from '../../ids.ts';
import type { SubjectRow } from '../../planning/daily-plans/plan-rows.service.ts';
import { refuseOtherExam } from '../coach-programs/program-topics.service.ts';
import { findPrograms } from '../coach-programs/programs.sql.ts';
import { deleteTemplate, findTemplates, insertTemplate, type TemplateForm } from './program-templates.sql.ts';

export const listTemplates = ({ db }: Deps, actor: Actor) => findTemplates(db, actor.id);

const DEFAULT_MINUTES = 60;
const DEFAULT_DESCRIPTION = 'Konu çalışması';

const keepTemplate = async (tx: Transaction, actor: Actor, form: TemplateForm, now: Date) => {
  await lockOwner(tx, actor.id);
  const owner = { id: newId(), userId: actor.id, most: MAX_PROGRAM_TEMPLATES };
  const written = await insertTemplate(tx, owner, form, now).catch((error: unknown) => {
    throw violatedKey(error) === 'program_templates_name' ? new AppError('coach.template_named') : error;
  });
  return requireRow(written, 'coach.templates_full');
};

export const createTemplate = ({ db, clock }: Deps, actor: Actor, form: NewProgramTemplate) => {
  for (const [index, { subject }] of form.subjects.entries())
    if (!isSubjectKey(subject)) throw ruleBroken(`subjects.${index}.subject`, 'Böyle bir ders yok');
  refuseOtherExam(form.subjects);
  return db.transaction((tx) => keepTemplate(tx, actor, form, clock.now()));
};

const MOST = { limit: 7, offset: 0 };

const subjectOf = (row: SubjectRow): ProgramSubject => ({
  subject: row.subject,
  // Templates require a description, older programs may lack one.
  description: row.description || DEFAULT_DESCRIPTION,
  duration: row.targetMinutes ?? DEFAULT_MINUTES,
  targetQuestions: row.targetQuestions,
  topicsDetailed: row.topics,
  videos: row.videos.flatMap(({ url, title, channelTitle, durationSeconds, playlistId }) =>
    url ? [{ url, title, channelTitle, durationSeconds, playlistId }] : [],
  ),
});

export const createWeekTemplate = (
  { db, clock }: Deps,
  actor: Actor,
  { name, studentId, weekStart: monday }: NewWeekTemplate,
) => {
  if (weekStart(monday) !== monday) throw ruleBroken('weekStart', 'Hafta pazartesi başlar');
  return db.transaction(async (tx) => {
    await getVisibleStudent(tx, actor, studentId);
    const written = { coachId: null, source: 'coach', withDrafts: true, withArchived: false } as const;
    const week = { ...written, userIds: [studentId], from: monday, to: addDays(monday, 6) };
    const programs = await findPrograms(tx, actor, week, MOST);
    if (programs.length === 0) throw new AppError('coach.nothing_to_copy');
    const days = programs
      .map(({ date, subjects }) => ({ offset: daysBetween(monday, date), subjects: subjects.map(subjectOf) }))
      .sort((a, b) => a.offset - b.offset);
    return keepTemplate(tx, actor, { name, subjects: [], days }, clock.now());
  });
};

export const removeTemplate = async ({ db }: Deps, actor: Actor, id: string) =>
  requireAffected(await deleteTemplate(db, actor.id, id), 'coach.template_not_found');
