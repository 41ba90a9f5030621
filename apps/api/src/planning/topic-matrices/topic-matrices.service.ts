import type { BodyOf } from '@netlik/contract/endpoint';
import {
  MAX_MATRIX_STUDENTS,
  type MatrixLegend,
  type TopicMatrix,
  type topicMatrices,
} from '@netlik/contract/planning/topic-matrices';
import {
  alignRows,
  DEFAULT_DAY_COUNT,
  dayCountOf,
  doneDaysAfter,
  NO_COLORS,
  withChanges,
} from '@netlik/domain/planning/topic-matrices/matrix';
import { studyDay } from '@netlik/domain/study-day';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { topicsOf } from '@netlik/domain/yks/topics';
import type { Executor, Transaction } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { ruleBroken } from '../../http/rules.ts';
import { getVisibleStudent, listVisibleStudents } from '../../identity/users/students.service.ts';
import { recordIfAdmin } from '../../platform/audit/audit.service.ts';
import {
  findMatrix,
  type StoredMatrix,
  saveMatrix,
  saveLegend as storeLegend,
} from './topic-matrices.sql.ts';

const catalogueTopics = (subject: string): readonly string[] => {
  const topics = isSubjectKey(subject) ? topicsOf(subject) : [];
  if (topics.length === 0) throw new AppError('topic_matrix.no_topics');
  return topics;
};

const present = (
  userId: string,
  subject: string,
  matrix: StoredMatrix | null,
  legend: MatrixLegend | null,
): TopicMatrix => {
  const topics = catalogueTopics(subject);
  const dayCount = matrix?.dayCount ?? DEFAULT_DAY_COUNT;
  const { cellColors, columnColors, topicColors } = matrix
    ? alignRows(matrix, matrix.topics, topics)
    : NO_COLORS;
  return {
    userId,
    subject,
    dayCount,
    day_count: dayCount,
    topics: [...topics],
    cellColors,
    columnColors,
    topicColors,
    legend: legend ?? {},
    version: matrix?.version ?? 0,
  };
};

export const listStudents = ({ db }: Deps, actor: Actor, coachId: string | undefined) =>
  listVisibleStudents(db, actor, { coachId: coachId ?? null, limit: MAX_MATRIX_STUDENTS });

const loadMatrix = async (db: Executor, userId: string, subject: string): Promise<TopicMatrix> => {
  const { matrix, legend } = await findMatrix(db, userId, subject);
  return present(userId, subject, matrix, legend);
};

export const getTopicMatrix = async ({ db }: Deps, actor: Actor, userId: string, subject: string) => {
  catalogueTopics(subject);
  await getVisibleStudent(db, actor, userId);
  return loadMatrix(db, userId, subject);
};

type Notify = (userId: string) => void;

const notifyBoth = (notify: Notify, { id, coachId }: { id: string; coachId: string | null }) => {
  notify(id);
  if (coachId) notify(coachId);
};

const recordMatrix = (tx: Transaction, actor: Actor, studentId: string, after: Record<string, unknown>) =>
  recordIfAdmin(tx, actor, { action: 'matrix.changed', subjectUserId: studentId, before: null, after });

export const saveTopicMatrix = async (
  { db, clock }: Deps,
  actor: Actor,
  body: BodyOf<typeof topicMatrices.save>,
  notify: Notify,
): Promise<TopicMatrix> => {
  const { userId, subject } = body;
  const topics = catalogueTopics(subject);
  if (new Set(body.topics).size < body.topics.length) throw ruleBroken('topics', 'Bir konu iki kez geçiyor');
  return db.transaction(async (tx) => {
    const student = await getVisibleStudent(tx, actor, userId);
    await lockOwner(tx, userId);
    const { matrix: before, legend } = await findMatrix(tx, userId, subject);
    const version = before?.version ?? 0;
    if (body.version !== undefined && body.version !== version)
      throw new AppError('topic_matrix.stale', {}, undefined, present(userId, subject, before, legend));
    const now = clock.now();
    const { cellColors, columnColors, topicColors } = alignRows(
      withChanges(NO_COLORS, body),
      body.topics,
      topics,
    );
    const after: StoredMatrix = {
      version: version + 1,
      dayCount: dayCountOf(body.dayCount ?? body.day_count),
      topics: [...topics],
      cellColors,
      columnColors,
      topicColors,
      doneDays: doneDaysAfter(before?.doneDays ?? {}, topics, topicColors, studyDay(now)),
    };
    await saveMatrix(tx, userId, subject, after, now);
    await recordMatrix(tx, actor, userId, { subject });
    notifyBoth(notify, student);
    return present(userId, subject, after, legend);
  });
};

export const saveLegend = (
  { db, clock }: Deps,
  actor: Actor,
  userId: string,
  legend: MatrixLegend,
  notify: Notify,
) =>
  db.transaction(async (tx) => {
    const student = await getVisibleStudent(tx, actor, userId);
    await storeLegend(tx, userId, legend, clock.now());
    await recordMatrix(tx, actor, userId, { legend: true });
    notifyBoth(notify, student);
    return legend;
  });
