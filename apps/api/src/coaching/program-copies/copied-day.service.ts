import type { NewProgramTemplate } from '@netlik/contract/coaching/program-templates';
import type { StudyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { subjectRowOf } from './batch-sources.service.ts';
import { insertBatch, insertPrograms, type NewPlan } from './copy-programs.sql.ts';

const programOf = (userId: string, day: StudyDay, { name, subjects }: NewProgramTemplate): NewPlan => ({
  id: newId(),
  userId,
  day,
  title: name,
  motivationNote: '',
  status: 'active',
  subjects: subjects.map(subjectRowOf),
});

type Copied = { coachId: string; studentIds: readonly string[]; day: StudyDay; at: Date };

export const fillCopiedDay = async (
  tx: Executor,
  { coachId, studentIds, day, at }: Copied,
  template: NewProgramTemplate,
): Promise<void> => {
  const plans = studentIds.map((id) => programOf(id, day, template));
  await insertPrograms(tx, plans, coachId, at);
  const items = plans.map((plan) => ({
    programId: plan.id,
    studentId: plan.userId,
    date: day,
    replacedId: null,
    replacedStatus: null,
  }));
  await insertBatch(tx, { id: newId(at.getTime()), userId: coachId, items }, at);
};
