import type { WeeklyEntry } from '@netlik/contract/weekly-plans';
import { subjectName } from '../../study/subject-name.ts';

/** What the student called it, else the subject. */
export const entryTitle = ({ customTitle, subject }: Pick<WeeklyEntry, 'customTitle' | 'subject'>) =>
  customTitle ?? subjectName(subject);
