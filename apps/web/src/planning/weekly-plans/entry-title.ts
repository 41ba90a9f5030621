import type { WeeklyEntry } from '@netlik/contract/planning/weekly-plans';
import { subjectName } from '../../ui/subjects/subject-name.ts';

export const entryTitle = ({ customTitle, subject }: Pick<WeeklyEntry, 'customTitle' | 'subject'>) =>
  customTitle ?? subjectName(subject);
