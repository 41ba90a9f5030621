import type { NewQuestionEntry } from '@netlik/contract/study/question-entries';
import type { NewStudySession } from '@netlik/contract/study/study-sessions';
import type { Mood } from '@netlik/contract/study-fields';
import { sessionStart } from '@netlik/domain/study/quick-entry/quick-entry';
import { studyDay } from '@netlik/domain/study-day';
import type { ShownLine } from './quick-entry.queries.ts';
import { quickEntryTexts as texts } from './quick-entry.texts.ts';

export type Feedback = { quality: number; mood: Mood };

/**
 * Blank answers go into the note, because a question entry has no field for them. `isLinked`: the student
 * left the plan's chip on.
 */
export const questionBody = (line: ShownLine, isLinked: boolean): NewQuestionEntry => {
  const { date, subject, topic, right, wrong, blank, planSubject } = line;
  return {
    date,
    subject: subject!,
    topic,
    correct: right ?? 0,
    wrong: wrong ?? 0,
    ...(blank && { note: texts.blankNote(blank) }),
    // Without the field the server links a matching subject.
    ...(isLinked ? planSubject && { planSubjectId: planSubject._id } : { planSubjectId: null }),
  };
};

export const sessionBody = (
  line: ShownLine,
  isLinked: boolean,
  feedback: Feedback,
  now: Date,
): NewStudySession => {
  const { subject, topic, seconds, date, questions, right, wrong, blank, planSubject } = line;
  const answers = questions !== null && {
    correctAnswers: right ?? 0,
    wrongAnswers: wrong ?? 0,
    blankAnswers: blank ?? 0,
  };
  return {
    subject: subject!,
    duration: seconds! / 60,
    date: sessionStart(date, seconds!, now).toISOString(),
    technique: 'Freeform',
    source: 'manual',
    ...(answers && { questionStats: answers }),
    ...(topic && { topics: [{ topic, minutes: Math.floor(seconds! / 60), ...answers }] }),
    ...(isLinked &&
      planSubject && { dailyPlanId: planSubject.dailyPlanId, subjectIndex: planSubject.subjectIndex }),
    // The time of a past day is made up, so an overlap there means nothing.
    ...(date !== studyDay(now) && { allowOverlap: true }),
    ...feedback,
  };
};
