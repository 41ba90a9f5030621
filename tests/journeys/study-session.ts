import type { NewStudySession } from '@netlik/contract/study/study-sessions';

export const HOUR = 3_600_000;

/** A manual session that ended an hour ago. */
export const studySession = (part: Partial<NewStudySession> = {}): NewStudySession => ({
  subject: 'matematik',
  duration: 50,
  date: new Date(Date.now() - HOUR).toISOString(),
  quality: 4,
  mood: 'Mutlu',
  source: 'manual',
  allowOverlap: true,
  ...part,
});
