import type { BodyOf, QueryOf } from '@netlik/contract/endpoint';
import {
  MAX_OPTICAL_FORMS,
  type NewOpticalForm,
  type opticalForms,
} from '@netlik/contract/exams/optical-forms';
import type { AttemptIssue } from '@netlik/domain/exams/exam-attempts/attempt-issues';
import {
  formIssues,
  keyIssues,
  missingKeys,
  pickIssues,
  scoreForm,
  wrongTopics,
} from '@netlik/domain/exams/optical-forms/optical-form';
import { studyDay } from '@netlik/domain/study-day';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { refuseFarDay, ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import { addExamAttempt } from '../exam-attempts/exam-attempts.service.ts';
import { countForms, deleteForm, findForms, insertForm, lockForm, saveScored } from './optical-forms.sql.ts';

const refuse = (issues: readonly AttemptIssue[]): void => {
  if (issues.length > 0) throw new AppError('request.rule_broken', {}, [...issues]);
};

export const listOpticalForms = async (
  { db }: Deps,
  actor: Actor,
  query: QueryOf<typeof opticalForms.list>,
) => {
  const rows = await findForms(db, actor.id, query.limit, offsetOf(query));
  const total = rows[0]?.total ?? (query.page === 1 ? 0 : await countForms(db, actor.id));
  return pageOf(query, rows, total);
};

export const createOpticalForm = ({ db, clock }: Deps, actor: Actor, body: NewOpticalForm) => {
  const now = clock.now();
  const today = studyDay(now);
  refuseFarDay(body.date, today);
  if (body.date > today) throw ruleBroken('date', 'Sınav tarihi gelecekte olamaz');
  refuse([...formIssues(body, body.answers), ...keyIssues(body, body.key)]);
  return db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const owner = { id: newId(now.getTime()), userId: actor.id, most: MAX_OPTICAL_FORMS };
    return requireRow(await insertForm(tx, owner, body, now), 'optical_form.full');
  });
};

/** Creates an ordinary attempt with the monthly limit and all rules. */
export const scoreOpticalForm = (
  deps: Deps,
  actor: Actor,
  id: string,
  body: BodyOf<typeof opticalForms.score>,
) =>
  deps.db.transaction(async (tx) => {
    const form = requireRow(await lockForm(tx, actor.id, id), 'optical_form.not_found');
    if (form.attemptId) throw new AppError('optical_form.scored');
    const answers = body.answers ?? form.answers;
    const key = { ...form.key, ...body.key };
    refuse([...formIssues(form, answers), ...keyIssues(form, key), ...missingKeys(form, answers, key)]);
    const { lines, wrong } = scoreForm(form, answers, key);
    refuse(pickIssues(wrong, body.topics));
    const { date, source, examType } = form;
    const attempt = await addExamAttempt(deps, tx, actor, {
      date,
      source,
      examType,
      subjects: lines.map(({ test: _, ...line }) => line),
      topics: wrongTopics(body.topics).map((topic) => ({ ...topic, asked: null })),
    });
    const scored = { _id: id, answers, key, topics: body.topics, attemptId: attempt._id };
    return { form: await saveScored(tx, actor.id, scored), attempt };
  });

export const removeOpticalForm = async ({ db }: Deps, actor: Actor, id: string) =>
  requireAffected(await deleteForm(db, actor.id, id), 'optical_form.not_found');
