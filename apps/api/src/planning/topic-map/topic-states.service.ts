import { type Evidence, type TopicState, topicState } from '@netlik/domain/planning/planner/mastery';
import { paceOf } from '@netlik/domain/planning/planner/pace';
import { type Pace, type PlannerTopic, plannerTopics } from '@netlik/domain/planning/planner/planner-topics';
import { evidenceOf, finishedTopics } from '@netlik/domain/planning/planner/topic-evidence';
import { subjectsToFinish } from '@netlik/domain/planning/topic-matrices/progress';
import { type PlannerCatalogue, topicId } from '@netlik/domain/study/topic-facts/catalogue';
import { addDays, type StudyDay } from '@netlik/domain/study-day';
import { type ExamDates, examDates, nextExam } from '@netlik/domain/yks/exam-dates';
import type { FieldType } from '@netlik/domain/yks/fields';
import { isSubjectKey, type SubjectKey } from '@netlik/domain/yks/subject-keys';
import type { Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { readTopicCatalogue } from '../../study/topic-facts/topic-facts.service.ts';
import { findRecordsOfTopics, findTopicRecords, type StudentRecords } from './topic-records.sql.ts';

/** Input of the planner's engine; maps are keyed by `topicId`. */
export type StudentTopics = {
  field: FieldType | null;
  exam: ExamDates;
  catalogue: PlannerCatalogue;
  pace: Pace;
  topics: PlannerTopic[];
  evidence: ReadonlyMap<string, readonly Evidence[]>;
  /** Only topics with evidence. */
  states: ReadonlyMap<string, TopicState>;
};

/** The exam of the student's year, or the next one. */
const examOf = ({ targetYear, examDates: stored }: StudentRecords, today: StudyDay): ExamDates => {
  const chosen = targetYear === null ? null : examDates(targetYear, stored);
  return chosen && chosen.ydt >= today ? chosen : nextExam(today, stored);
};

/** Topics of a student's exams with their states in one statement; the caller has checked access. */
export const readStudentTopics = async (
  { db, bus }: Pick<Deps, 'db' | 'bus'>,
  userId: string,
  today: StudyDay,
  reader: Executor = db,
): Promise<StudentTopics> => {
  const catalogue = await readTopicCatalogue({ db, bus });
  const records = await findTopicRecords(reader, userId);
  const exam = examOf(records, today);
  const done = records.matrices.flatMap(({ subject, doneDays }) =>
    isSubjectKey(subject) && Object.keys(doneDays).length > 0 ? [subject] : [],
  );
  const evidence = evidenceOf(records);
  const pace = paceOf(finishedTopics(evidence, catalogue.efforts));
  const subjects = subjectsToFinish(records.field, new Set(done));
  const topics = plannerTopics(catalogue, records.field, subjects, pace);
  const lastDay = addDays(exam.tyt, -1);
  const states = new Map<string, TopicState>();
  for (const topic of topics) {
    const known = evidence.get(topic.id);
    if (known) states.set(topic.id, topicState(topic, known, today, lastDay));
  }
  return { field: records.field, exam, catalogue, pace, topics, evidence, states };
};

export type NamedTopic = { subject: SubjectKey; topic: string; names: Iterable<string> };

/**
 * Mastery by student and `topicId` in one statement. Uses the catalogue's effort, because individual pace
 * needs all topics; the caller has checked access.
 */
export const readMasteryOfTopics = async (
  { db, bus }: Pick<Deps, 'db' | 'bus'>,
  userIds: readonly string[],
  named: readonly NamedTopic[],
  today: StudyDay,
): Promise<Map<string, Map<string, number>>> => {
  const catalogue = await readTopicCatalogue({ db, bus });
  const subjects = [...new Set(named.map(({ subject }) => subject))];
  const topics = [...new Set(named.flatMap(({ topic, names }) => [topic, ...names]))];
  const wanted = new Set(named.map(({ subject, topic }) => topicId(subject, topic)));
  const known = plannerTopics(catalogue, null, subjects).filter(({ id }) => wanted.has(id));
  const found = await findRecordsOfTopics(db, userIds, { subjects, topics });
  return new Map(
    found.map(({ userId, records }) => {
      const evidence = evidenceOf(records);
      const lastDay = addDays(examOf(records, today).tyt, -1);
      const mastery = new Map<string, number>();
      for (const topic of known) {
        const given = evidence.get(topic.id);
        if (given) mastery.set(topic.id, topicState(topic, given, today, lastDay).mastery);
      }
      return [userId, mastery];
    }),
  );
};
