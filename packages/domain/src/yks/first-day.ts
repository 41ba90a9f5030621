import { type StudyDay, yearOf } from '../study-day.ts';
import { fieldFirst } from './field-first.ts';
import type { FieldType } from './fields.ts';
import { SUBJECT_KEYS, type SubjectKey } from './subject-keys.ts';

/** YKS is in June. */
const LAST_EXAM_DAY = '06-30';
const YEARS_OFFERED = 4;

/** The exams of the next four Junes. */
export function firstTargetYears(today: StudyDay): number[] {
  const first = yearOf(today) + (today.slice(5) > LAST_EXAM_DAY ? 1 : 0);
  return Array.from({ length: YEARS_OFFERED }, (_, ahead) => first + ahead);
}

const SUBJECTS_OFFERED = 8;
const EVERYBODYS: readonly SubjectKey[] = ['matematik', 'turkce'];
const MOST_COMMON: readonly SubjectKey[] = ['geometri', 'fizik', 'kimya', 'biyoloji', 'tarih', 'cografya'];

/** Subjects for the first ten minutes: common to all, then the field's own, then the most popular. */
export function firstSubjects(field: FieldType | undefined): SubjectKey[] {
  const others = fieldFirst([...new Set([...MOST_COMMON, ...SUBJECT_KEYS])], field ?? null);
  return [...new Set([...EVERYBODYS, ...others])].slice(0, SUBJECTS_OFFERED);
}
