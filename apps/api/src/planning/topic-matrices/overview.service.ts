import type { MatrixOverview, MatrixProjection } from '@netlik/contract/planning/topic-matrices';
import { projectEnd, subjectsToFinish } from '@netlik/domain/planning/topic-matrices/progress';
import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import { type ExamDates, examDates, nextExam } from '@netlik/domain/yks/exam-dates';
import { isSubjectKey, type SubjectGroup } from '@netlik/domain/yks/subject-keys';
import { subjectOf } from '@netlik/domain/yks/subjects';
import { topicsOf } from '@netlik/domain/yks/topics';
import type { Deps } from '../../deps.ts';
import { listExamDates } from '../../exams/exam-dates/exam-dates.service.ts';
import type { Actor } from '../../http/auth-session.ts';
import { getVisibleStudent } from '../../identity/users/students.service.ts';
import { findDoneDays } from './topic-matrices.sql.ts';

const examDayOf = (exam: ExamDates, group: SubjectGroup): StudyDay =>
  group === 'TYT' ? exam.tyt : group === 'AYT' ? exam.ayt : exam.ydt;

const project = (
  doneDays: readonly StudyDay[],
  left: number,
  today: StudyDay,
  examDay: StudyDay,
): MatrixProjection | null => {
  const end = projectEnd(doneDays, left, today);
  return end && { ...end, examDay, beforeExam: end.endsOn < examDay };
};

/** Three statements, however many subjects. */
export const getOverview = async (deps: Deps, actor: Actor, userId: string): Promise<MatrixOverview> => {
  const { db, clock } = deps;
  const today = studyDay(clock.now());
  const student = await getVisibleStudent(db, actor, userId);
  const rows = await findDoneDays(db, userId);
  const set = await listExamDates(deps);
  const chosen = student.targetYear === null ? null : examDates(student.targetYear, set);
  const exam = chosen && chosen.ydt >= today ? chosen : nextExam(today, set);
  const doneBy = new Map(rows.map(({ subject, doneDays }) => [subject, doneDays]));
  const touched = rows.flatMap(({ subject, doneDays }) =>
    isSubjectKey(subject) && Object.keys(doneDays).length > 0 ? [subject] : [],
  );
  const subjects = subjectsToFinish(student.field, new Set(touched)).map((subject) => {
    const { group } = subjectOf(subject);
    const topics = topicsOf(subject);
    const known = doneBy.get(subject) ?? {};
    // Topics that left the catalogue no longer count.
    const doneDays = topics.flatMap((topic) => known[topic] ?? []);
    const left = topics.length - doneDays.length;
    const projection = project(doneDays, left, today, examDayOf(exam, group));
    return { subject, topicCount: topics.length, doneCount: doneDays.length, projection, doneDays };
  });
  const topicCount = subjects.reduce((sum, one) => sum + one.topicCount, 0);
  const allDays = subjects.flatMap(({ doneDays }) => doneDays);
  return {
    userId,
    examYear: exam.year,
    examIsOfficial: exam.official,
    overall: {
      topicCount,
      doneCount: allDays.length,
      projection: project(allDays, topicCount - allDays.length, today, exam.tyt),
    },
    subjects: subjects.map(({ doneDays: _, ...one }) => one),
  };
};
