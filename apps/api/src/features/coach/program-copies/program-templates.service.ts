import { MAX_PROGRAM_TEMPLATES, type NewProgramTemplate } from '@netlik/contract/coach/program-templates';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { violatedKey } from '../../../db/database.ts';
import { lockOwner } from '../../../db/owner.sql.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Actor } from '../../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../../http/owned-row.ts';
import { ruleBroken } from '../../../http/rules.ts';
import { newId } from '../../../ids.ts';
import { refuseOtherExam } from '../coach-programs/program-topics.service.ts';
import { deleteTemplate, findTemplates, insertTemplate } from './program-templates.sql.ts';

export const listTemplates = ({ db }: Deps, actor: Actor) => findTemplates(db, actor.id);

export const createTemplate = ({ db, clock }: Deps, actor: Actor, form: NewProgramTemplate) => {
  for (const [index, { subject }] of form.subjects.entries())
    if (!isSubjectKey(subject)) throw ruleBroken(`subjects.${index}.subject`, 'Böyle bir ders yok');
  refuseOtherExam(form.subjects);
  return db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const owner = { id: newId(), userId: actor.id, most: MAX_PROGRAM_TEMPLATES };
    const written = await insertTemplate(tx, owner, form, clock.now()).catch((error: unknown) => {
      throw violatedKey(error) === 'program_templates_name' ? new AppError('coach.template_named') : error;
    });
    return requireRow(written, 'coach.templates_full');
  });
};

export const removeTemplate = async ({ db }: Deps, actor: Actor, id: string) =>
  requireAffected(await deleteTemplate(db, actor.id, id), 'coach.template_not_found');
