import type { ProgramForm } from '@netlik/contract/coaching/coach-programs';
import { errorText } from '@netlik/contract/error-texts';
import type { PlanTopic } from '@netlik/contract/planning/daily-plans/plan';
import { subjectOfOtherExam } from '@netlik/domain/yks/other-exam';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { subjectOf } from '@netlik/domain/yks/subjects';
import { AppError } from '../../http/app-error.ts';

type Before = { id: string; topics: readonly PlanTopic[] };

/** An AYT topic in a TYT subject is a coach's mistake; subjects stored before this rule stay valid. */
export const refuseOtherExam = (subjects: ProgramForm['subjects'], before: readonly Before[] = []): void => {
  for (const [index, { _id, subject, topicsDetailed = [] }] of subjects.entries()) {
    if (!isSubjectKey(subject)) continue;
    const known = new Set(before.find(({ id }) => id === _id)?.topics.map(({ topic }) => topic));
    for (const [place, { topic }] of topicsDetailed.entries()) {
      const other = known.has(topic) ? null : subjectOfOtherExam(subject, topic);
      if (!other) continue;
      const params = { topic, other: subjectOf(other).label };
      const path = `subjects.${index}.topicsDetailed.${place}.topic`;
      const message = errorText('coach.topic_of_other_exam', params);
      throw new AppError('coach.topic_of_other_exam', params, [{ path, message }]);
    }
  }
};
