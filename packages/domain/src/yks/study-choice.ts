import { isSubjectKey, type SubjectKey } from './subject-keys.ts';

export const EXAM_MODES = ['TYT', 'AYT', 'BRANS'] as const;
export type ExamMode = (typeof EXAM_MODES)[number];

export const BRANCH_SUBJECTS = [
  'matematik_ayt',
  'fizik_ayt',
  'kimya_ayt',
  'biyoloji_ayt',
  'edebiyat',
  'tarih_ayt',
  'cografya_ayt',
] as const satisfies readonly SubjectKey[];
export type BranchSubject = (typeof BRANCH_SUBJECTS)[number];

export type ExamSubject = 'exam_TYT' | 'exam_AYT' | `exam_${BranchSubject}`;
export type SessionSubject = SubjectKey | ExamSubject;

export type StudyChoice =
  | { readonly kind: 'subject'; readonly subject: SubjectKey }
  | { readonly kind: 'exam'; readonly exam: 'TYT' | 'AYT' }
  | { readonly kind: 'exam'; readonly exam: 'BRANS'; readonly branch: BranchSubject };

export const EXAM_SUBJECTS: readonly ExamSubject[] = [
  'exam_TYT',
  'exam_AYT',
  ...BRANCH_SUBJECTS.map((branch) => `exam_${branch}` as const),
];

export function sessionSubject(choice: StudyChoice): SessionSubject {
  if (choice.kind === 'subject') return choice.subject;
  return choice.exam === 'BRANS' ? `exam_${choice.branch}` : `exam_${choice.exam}`;
}

/** Null if no session can have this subject. */
export function studyChoice(subject: string): StudyChoice | null {
  if (isSubjectKey(subject)) return { kind: 'subject', subject };
  if (subject === 'exam_TYT') return { kind: 'exam', exam: 'TYT' };
  if (subject === 'exam_AYT') return { kind: 'exam', exam: 'AYT' };
  const branch = BRANCH_SUBJECTS.find((each) => subject === `exam_${each}`);
  return branch ? { kind: 'exam', exam: 'BRANS', branch } : null;
}

export function isSessionSubject(text: string): text is SessionSubject {
  return studyChoice(text) !== null;
}
