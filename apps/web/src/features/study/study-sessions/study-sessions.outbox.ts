import { registerWrite } from '../../../outbox/outbox.ts';

/** Registered at app start, so that writes left by an earlier visit are sent; the contract is loaded on demand. */

const contract = async () => (await import('@netlik/contract/study/study-sessions')).studySessions;

export const studySessionWrites = {
  /** Same prefix as the timer's write: both create rows of the same list. */
  create: 'study-session.manual',
  update: 'study-session.change',
  remove: 'study-session.remove',
} as const;

export const enqueueCreateStudySession = registerWrite(
  studySessionWrites.create,
  async () => (await contract()).create,
);
export const enqueueUpdateStudySession = registerWrite(
  studySessionWrites.update,
  async () => (await contract()).update,
);
export const enqueueRemoveStudySession = registerWrite(
  studySessionWrites.remove,
  async () => (await contract()).remove,
);
