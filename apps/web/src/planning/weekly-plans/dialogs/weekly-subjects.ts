import type { SubjectKey } from '@netlik/domain/yks/subject-keys';

/** The specification's choices; the whole catalogue follows them. */
export const WEEKLY_SUBJECTS: readonly SubjectKey[] = [
  'matematik_ayt',
  'matematik',
  'turkce',
  'fizik_ayt',
  'fizik',
  'kimya',
  'biyoloji',
  'genel_tekrar',
  'deneme_sinavi',
];
