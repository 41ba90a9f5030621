import type { Feedback, NewStudySession } from '@netlik/contract/study/study-sessions';
import type { SessionDraft } from '@netlik/domain/study/study-runs/session';

const plannedMinutes = ({ plannedStudySeconds }: SessionDraft) =>
  Math.max(1, Math.round(plannedStudySeconds / 60));

/** A session without a server run. `offset` is the server's lead in ms. */
export const sessionBody = (draft: SessionDraft, feedback: Feedback, offset: number) => ({
  ...feedback,
  subject: draft.subject,
  technique: draft.technique,
  // Unrounded, because the server refuses less than five seconds.
  duration: draft.duration,
  date: new Date(draft.startedAt + offset).toISOString(),
  source: 'timer' as const,
  plannedMinutes: plannedMinutes(draft),
  ...draft.plan,
});

export const stopBody = (runId: string, draft: SessionDraft, feedback: Feedback, offset: number) => ({
  runId,
  reportedSeconds: draft.seconds,
  endedAt: new Date(draft.endedAt + offset).toISOString(),
  session: feedback,
  technique: draft.technique,
  plannedMinutes: plannedMinutes(draft),
  ...draft.plan,
  // `sessionBodyFromStop` needs it if the server refuses the stop.
  metadata: { subject: draft.subject, startedAt: new Date(draft.startedAt + offset).toISOString() },
});

type StopBody = Omit<ReturnType<typeof stopBody>, 'metadata'> & {
  metadata?: { subject?: string; startedAt?: string };
};

/** Converts a refused stop to a separate session; null if fields are missing. */
export const sessionBodyFromStop = (stop: Partial<StopBody>): NewStudySession | null => {
  const { reportedSeconds, session, technique, metadata, plannedMinutes: planned } = stop;
  const { dailyPlanId, subjectIndex } = stop;
  if (!session || !reportedSeconds || !metadata?.subject || !metadata.startedAt) return null;
  return {
    ...session,
    subject: metadata.subject,
    technique,
    duration: reportedSeconds / 60,
    date: metadata.startedAt,
    source: 'timer',
    plannedMinutes: planned,
    ...(dailyPlanId === undefined ? {} : { dailyPlanId, subjectIndex }),
  };
};
