import { studyChoice } from '@netlik/domain/yks/study-choice';
import { subjectOf } from '@netlik/domain/yks/subjects';

/** Unknown keys are shown as they are. */
export const subjectName = (subject: string): string => {
  const choice = studyChoice(subject);
  if (!choice) return subject;
  if (choice.kind === 'subject') return subjectOf(choice.subject).label;
  return choice.exam === 'BRANS'
    ? `${subjectOf(choice.branch).label} branş denemesi`
    : `${choice.exam} denemesi`;
};
