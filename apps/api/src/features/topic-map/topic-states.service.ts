import { type ExamDates, examDates, nextExam } from '@netlik/domain/calendar/exam-dates';
import type { PlannerCatalogue } from '@netlik/domain/planner/catalogue';
import { type Evidence, type TopicState, topicState } from '@netlik/domain/planner/mastery';
import { paceOf } from '@netlik/domain/planner/pace';
import { type Pace, type PlannerTopic, plannerTopics } from '@netlik/domain/planner/planner-topics';
import { evidenceOf, finishedTopics } from '@netlik/domain/planner/topic-evidence';
import { addDays, type StudyDay } from '@netlik/domain/study-day';
import { subjectsToFinish } from '@netlik/domain/topic-matrices/progress';
import type { FieldType } from '@netlik/domain/yks/fields';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import type { Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { readTopicCatalogue } from '../topic-facts/topic-facts.service.ts';
import { findTopicRecords } from './topic-records.sql.ts';

/** What the planner's engine is asked with. Maps are by `topicId`. */
export type StudentTopics = {
  field: FieldType | null;
  /** Of the student's year, or the next that is not over. */
  exam: ExamDates;
  catalogue: PlannerCatalogue;
  pace: Pace;
  topics: PlannerTopic[];
  evidence: ReadonlyMap<string, readonly Evidence[]>;
  /** Of the topics with evidence. */
  states: ReadonlyMap<string, TopicState>;
};

/** The topics of a student's exams with what they know of each; one statement. The caller has checked who asks. */
export const readStudentTopics = async (
  { db, bus }: Pick<Deps, 'db' | 'bus'>,
  userId: string,
  today: StudyDay,
  reader: Executor = db,
): Promise<StudentTopics> => {
  const catalogue = await readTopicCatalogue({ db, bus });
  const records = await findTopicRecords(reader, userId);
  const chosen = records.targetYear === null ? null : examDates(records.targetYear, records.examDates);
  const exam = chosen && chosen.ydt >= today ? chosen : nextExam(today, records.examDates);
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
