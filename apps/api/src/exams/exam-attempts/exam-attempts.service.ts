import type { QueryOf } from '@netlik/contract/endpoint';
import type {
  ExamAttempt,
  ExamAttemptChange,
  examAttempts,
  NewExamAttempt,
} from '@netlik/contract/exams/exam-attempts';
import { sumAnswers } from '@netlik/domain/exams/exam-attempts/attempt';
import { attemptIssues } from '@netlik/domain/exams/exam-attempts/attempt-issues';
import { net } from '@netlik/domain/net';
import { monthStart, studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { newId } from '../../ids.ts';
import {
  type AttemptRow,
  countAttempts,
  deleteAttempt,
  findAttempt,
  findAttempts,
  insertAttempt,
  saveAttempt,
  takeFromMonth,
} from './exam-attempts.sql.ts';

const present = (
  row: Pick<
    ExamAttempt,
    '_id' | 'date' | 'source' | 'examType' | 'subjects' | 'topics' | 'createdAt' | 'version'
  >,
): ExamAttempt => {
  const { correct, wrong, blank } = sumAnswers(row.subjects);
  return {
    id: row._id,
    _id: row._id,
    date: row.date,
    source: row.source,
    examType: row.examType,
    subjects: row.subjects,
    topics: row.topics,
    totals: {
      correctAnswers: correct,
      wrongAnswers: wrong,
      blankAnswers: blank,
      netScore: net(correct, wrong),
    },
    createdAt: row.createdAt,
    version: row.version,
  };
};

/** Refuses values impossible in the real exam and drops topics without a wrong or asked question. */
const buildAttempt = (id: string, body: NewExamAttempt, now: Date): AttemptRow => {
  const topics = (body.topics ?? [])
    .map(({ subject, topic, wrong, asked = null }) => ({ subject, topic, wrong, asked }))
    .filter(({ wrong, asked }) => wrong > 0 || asked !== null);
  const { date, source, examType, subjects } = body;
  const issues = attemptIssues({ date, source, examType, subjects, topics }, studyDay(now));
  if (issues.length > 0) throw new AppError('request.rule_broken', {}, issues);
  return { _id: id, date, source, examType, subjects, topics, ...sumAnswers(subjects) };
};

export const listExamAttempts = async (
  { db }: Deps,
  actor: Actor,
  query: QueryOf<typeof examAttempts.list>,
) => {
  const { from = null, to = null, limit } = query;
  const rows = await findAttempts(db, actor.id, { from, to, limit, offset: offsetOf(query) });
  const total = rows[0]?.total ?? (query.page === 1 ? 0 : await countAttempts(db, actor.id, from, to));
  return pageOf(query, rows.map(present), total);
};

/** Part of the caller's transaction. */
export const addExamAttempt = async (
  { clock }: Pick<Deps, 'clock'>,
  tx: Transaction,
  actor: Actor,
  body: NewExamAttempt,
) => {
  const now = clock.now();
  const attempt = buildAttempt(newId(now.getTime()), body, now);
  const limit = actor.limits.examsPerMonth;
  if (!(await takeFromMonth(tx, actor.id, monthStart(studyDay(now)), limit)))
    throw new AppError('exam_attempt.month_full', { limit });
  return present(await insertAttempt(tx, actor.id, attempt, now));
};

export const createExamAttempt = (deps: Deps, actor: Actor, body: NewExamAttempt) =>
  deps.db.transaction((tx) => addExamAttempt(deps, tx, actor, body));

export const updateExamAttempt = async (
  { db, clock }: Deps,
  actor: Actor,
  id: string,
  { version, ...body }: ExamAttemptChange,
) => {
  const now = clock.now();
  const saved = await saveAttempt(db, actor.id, buildAttempt(id, body, now), version ?? null, now);
  if (saved) return present(saved);
  const newer = requireRow(await findAttempt(db, actor.id, id), 'exam_attempt.not_found');
  throw new AppError('exam_attempt.stale', {}, undefined, present(newer));
};

export const removeExamAttempt = async ({ db }: Deps, actor: Actor, id: string) =>
  requireAffected(await deleteAttempt(db, actor.id, id), 'exam_attempt.not_found');
