import { SUBJECT_KEYS, type SubjectKey } from '@netlik/domain/yks/subject-keys';

/** The specification's choices; the rest of the catalogue follows them. */
export const PLAN_SUBJECTS: readonly SubjectKey[] = [
  'matematik',
  'turkce',
  'kimya',
  'fizik',
  'biyoloji',
  'tarih',
  'cografya',
  'felsefe',
  'geometri',
  'matematik_ayt',
  'fizik_ayt',
  'kimya_ayt',
  'biyoloji_ayt',
  'edebiyat',
  'ingilizce',
];

export const OTHER_SUBJECTS = SUBJECT_KEYS.filter((key) => !PLAN_SUBJECTS.includes(key));
