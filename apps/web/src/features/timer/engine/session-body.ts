import type { Feedback } from '@netlik/contract/study/sessions';
import type { SessionDraft } from '@netlik/domain/timer/session';

const plannedMinutes = ({ plannedStudySeconds }: SessionDraft) =>
  Math.max(1, Math.round(plannedStudySeconds / 60));

/** A session that no run of the server's stands behind. `offset` is what the server's clock is ahead. */
export const sessionBody = (draft: SessionDraft, feedback: Feedback, offset: number) => ({
  ...feedback,
  subject: draft.subject,
  technique: draft.technique,
  // As it is: rounded, five seconds would be less than five seconds.
  duration: draft.duration,
  date: new Date(draft.startedAt + offset).toISOString(),
  source: 'timer' as const,
  plannedMinutes: plannedMinutes(draft),
});

export const stopBody = (runId: string, draft: SessionDraft, feedback: Feedback, offset: number) => ({
  runId,
  reportedSeconds: draft.seconds,
  endedAt: new Date(draft.endedAt + offset).toISOString(),
  session: feedback,
  technique: draft.technique,
  plannedMinutes: plannedMinutes(draft),
});
