import type { Feedback, NewStudySession } from '@netlik/contract/study/study-sessions';
import type { SessionDraft } from '@netlik/domain/study/study-runs/session';

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

/** The same times as the student's own word: the server threw away what it had seen. */
export const manualBody = (draft: SessionDraft, feedback: Feedback, offset: number) => ({
  ...sessionBody(draft, feedback, offset),
  source: 'manual' as const,
});

export const stopBody = (runId: string, draft: SessionDraft, feedback: Feedback, offset: number) => ({
  runId,
  reportedSeconds: draft.seconds,
  endedAt: new Date(draft.endedAt + offset).toISOString(),
  session: feedback,
  technique: draft.technique,
  plannedMinutes: plannedMinutes(draft),
  // Of no use to the server; should it refuse the stop, this is what a session needs besides.
  metadata: { subject: draft.subject, startedAt: new Date(draft.startedAt + offset).toISOString() },
});

type StopBody = Omit<ReturnType<typeof stopBody>, 'metadata'> & {
  metadata?: { subject?: string; startedAt?: string };
};

/** What a stop that was refused after it had waited can still be kept as; null where it does not say enough. */
export const bodyOfRefused = (stop: Partial<StopBody>): NewStudySession | null => {
  const { reportedSeconds, session, technique, metadata, plannedMinutes: planned } = stop;
  if (!session || !reportedSeconds || !metadata?.subject || !metadata.startedAt) return null;
  return {
    ...session,
    subject: metadata.subject,
    technique,
    duration: reportedSeconds / 60,
    date: metadata.startedAt,
    source: 'manual',
    plannedMinutes: planned,
  };
};
