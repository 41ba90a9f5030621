import type { PlanTopic } from '@netlik/contract/planning/daily-plans/plan';
import type { VideoInput } from '@netlik/contract/planning/videos';
import { hasWork } from '@netlik/domain/planning/daily-plans/progress';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import { readVideoInput } from '../videos/videos.service.ts';
import { deletePlanSubjects, insertPlanSubjects, moveLinkedWork } from './plan-writes.sql.ts';
import type { PlanRow, StoredVideo, SubjectRow } from './plans.sql.ts';
import { workOf } from './present-plan.service.ts';

export type GivenSubject = {
  _id?: string | undefined;
  subject: string;
  targetQuestions?: number | null | undefined;
  targetTime?: number | null | undefined;
  topics?: readonly string[] | undefined;
  topicsDetailed?: readonly PlanTopic[] | undefined;
  description?: string | undefined;
  videos?: readonly VideoInput[] | undefined;
};

/** Merges detailed topics with those given only by name. */
const topicsOf = ({ topics = [], topicsDetailed = [] }: GivenSubject): PlanTopic[] => {
  const known = new Set(topicsDetailed.map(({ topic }) => topic));
  return [...topicsDetailed, ...topics.filter((topic) => !known.has(topic)).map((topic) => ({ topic }))];
};

export const buildVideos = (given: readonly VideoInput[], path: string): StoredVideo[] =>
  given.map((video, position) => readVideoInput(video, position, `${path}.${position}.url`));

const keep = <T>(given: T | undefined, before: T | undefined): T | undefined =>
  given === undefined ? before : given;

const NEW_STATE = { choice: null, correct: null, wrong: null, blank: null, isActive: false } as const;

export const buildSubjects = (
  given: readonly GivenSubject[],
  before: readonly SubjectRow[],
): SubjectRow[] => {
  const known = new Map(before.map((row) => [row.id, row]));
  return given.map((subject, index) => {
    const path = `subjects.${index}`;
    if (!isSubjectKey(subject.subject)) throw ruleBroken(`${path}.subject`, 'Böyle bir ders yok');
    const old = subject._id === undefined ? undefined : known.get(subject._id);
    if (subject._id !== undefined && !old) throw new AppError('daily_plan.changed');
    if (old) known.delete(old.id);
    const { choice, correct, wrong, blank, isActive } = old ?? NEW_STATE;
    return {
      id: old?.id ?? newId(),
      subject: subject.subject,
      // Omitted fields stay unchanged; null clears them.
      targetQuestions: keep(subject.targetQuestions, old?.targetQuestions) ?? null,
      targetMinutes: keep(subject.targetTime, old?.targetMinutes) ?? null,
      description: subject.description ?? old?.description ?? '',
      topics: subject.topics || subject.topicsDetailed ? topicsOf(subject) : (old?.topics ?? []),
      videos: subject.videos ? buildVideos(subject.videos, `${path}.videos`) : (old?.videos ?? []),
      choice,
      correct,
      wrong,
      blank,
      isActive,
    };
  });
};

/** Work stays with its subject, and subjects with work cannot be removed. */
export const replaceSubjects = async (
  tx: Transaction,
  plan: PlanRow,
  given: readonly GivenSubject[],
): Promise<void> => {
  const rows = buildSubjects(given, plan.subjects);
  const places = new Map(rows.map(({ id }, position) => [id, position]));
  if (plan.subjects.some((row) => !places.has(row.id) && hasWork(workOf(row))))
    throw new AppError('daily_plan.subject_has_work');
  await deletePlanSubjects(tx, plan.id);
  await insertPlanSubjects(
    tx,
    plan.id,
    rows.map((row, position) => ({ ...row, position })),
  );
  const moves = plan.subjects.flatMap(({ id }, from) => {
    const to = places.get(id);
    return to === undefined ? [] : [{ from, to }];
  });
  await moveLinkedWork(tx, plan.id, moves);
};
