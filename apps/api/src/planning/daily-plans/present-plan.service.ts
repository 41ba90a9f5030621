import type { DailyPlan, PlanSubject } from '@netlik/contract/planning/daily-plans/plan';
import type { Program } from '@netlik/contract/planning/daily-plans/student-programs';
import { shownNet } from '@netlik/domain/net';
import { canEvaluatePlan } from '@netlik/domain/planning/daily-plans/evaluation';
import { shownStatus } from '@netlik/domain/planning/daily-plans/program-status';
import {
  planStats,
  type SubjectWork,
  solvedQuestions,
  subjectStatus,
} from '@netlik/domain/planning/daily-plans/progress';
import type { StudyDay } from '@netlik/domain/study-day';
import { minutesOf } from '@netlik/domain/totals';
import type { LinkedWork, PlanRow, SubjectRow } from './plans.sql.ts';

/** Typed answers replace those of the sessions. */
export const workOf = (row: SubjectRow & LinkedWork): SubjectWork => ({
  targetQuestions: row.targetQuestions,
  targetTime: row.targetMinutes,
  correctAnswers: row.correct ?? row.sessionCorrect,
  wrongAnswers: row.wrong ?? row.sessionWrong,
  blankAnswers: row.blank ?? row.sessionBlank,
  studySeconds: row.seconds,
  choice: row.choice,
});

const presentSubject = (row: SubjectRow & LinkedWork, index: number): PlanSubject => {
  const work = workOf(row);
  const { correctAnswers, wrongAnswers, blankAnswers } = work;
  return {
    _id: row.id,
    subject: row.subject,
    priority: index + 1,
    targetQuestions: row.targetQuestions,
    targetTime: row.targetMinutes,
    duration: row.targetMinutes,
    topics: row.topics.map(({ topic }) => topic),
    topicsDetailed: row.topics.map((topic) => ({ watchVideo: false, ...topic })),
    description: row.description,
    videos: row.videos.map((video, at) => ({
      playlistId: null,
      order: at + 1,
      uid: `${row.id}-${at + 1}`,
      ...video,
    })),
    completedQuestions: solvedQuestions(work),
    correctAnswers,
    wrongAnswers,
    blankAnswers,
    answersTyped: row.correct !== null,
    netScore: shownNet(correctAnswers, wrongAnswers),
    studyTime: minutesOf(row.seconds),
    status: subjectStatus(work),
    isActive: row.isActive,
    sessionIds: row.sessionIds,
  };
};

export const presentPlan = (row: PlanRow): DailyPlan => {
  const works = row.subjects.map(workOf);
  return {
    _id: row.id,
    date: row.date,
    source: row.source,
    title: row.title,
    motivationNote: row.motivationNote,
    dailyGoal: row.dailyGoal,
    status: row.status,
    subjects: row.subjects.map(presentSubject),
    stats: planStats(works),
    studentFeedback: row.feedbackAt
      ? {
          submittedAt: row.feedbackAt,
          feedbackText: row.feedbackText!,
          motivationScore: row.motivationScore!,
        }
      : null,
    isComplete: canEvaluatePlan(works, row.isDayClosed),
    seenAt: row.seenAt,
    version: row.version,
  };
};

export const presentProgram = (row: PlanRow, today: StudyDay): Program => {
  const plan = presentPlan(row);
  const { completionRate } = plan.stats;
  return {
    ...plan,
    subjectsCount: plan.subjects.length,
    completionRate,
    shownStatus: shownStatus({ ...plan, completionRate }, today),
  };
};
