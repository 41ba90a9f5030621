import { studyRuns } from '@netlik/contract/study/study-runs';
import type { Feedback } from '@netlik/contract/study/study-sessions';
import { studySessions } from '@netlik/contract/study/study-sessions';
import type { ActiveTimer } from '@netlik/domain/study/study-runs/machine';
import type { TimerConfig } from '@netlik/domain/study/study-runs/modes';
import { type SessionDraft, sessionDraft } from '@netlik/domain/study/study-runs/session';
import type { TimerMode } from '@netlik/domain/study-values';
import { networkFailure } from '../../../data/calls/api-error.ts';
import { call } from '../../../data/calls/call.ts';
import { onWriteSent, pendingWrites } from '../../../data/outbox/outbox.ts';
import { failureOf, hasCode } from '../../../data/writes/failure.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { showSaved, showSentLater } from '../saved-moment.ts';
import { enqueueCreateTimerSession, enqueueStopRun, TIMER_WRITES } from '../study-runs.writes.ts';
import { lengthText, timerTexts as texts } from '../timer.texts.ts';
import { unlockSound } from './audio.ts';
import { type Answer, lastSaved, type SavedSession, stored, withAnswer } from './last-saved.ts';
import { sessionBody, stopBody } from './session-body.ts';
import { giveUpRun, markEnded, notifyRunChanged, runSync, timer } from './timer.ts';

const TIMEOUT_MS = 12_000;

/** The server may have processed it, so it is queued with the same idempotency key. */
const isRetryable = (error: unknown) => {
  const status = failureOf(error)?.status;
  return status !== undefined && (status === 0 || status >= 500 || status === 429);
};

const send = async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  if (!navigator.onLine) throw networkFailure();
  return work(AbortSignal.timeout(TIMEOUT_MS));
};

export const start = (mode: TimerMode, config: TimerConfig): void => {
  unlockSound();
  lastSaved.set(null);
  timer.dispatch({ type: 'start', mode, config });
  void runSync.begin();
};

export const toggle = (): void => {
  unlockSound();
  timer.dispatch({ type: timer.current().state === 'paused' ? 'resume' : 'pause' });
};

export const skipBreak = () => timer.dispatch({ type: 'skipBreak' });
export const endStudy = () => timer.dispatch({ type: 'endStudy' });

const discardRun = async ({ run, config }: ActiveTimer) => {
  if (!run) return;
  markEnded(run.id);
  const input = { body: { runId: run.id, discard: true } };
  const idempotencyKey = `run-discard-${run.id}`;
  try {
    await send((signal) => call(studyRuns.stop, input, signal, { idempotencyKey }));
  } catch (error) {
    if (hasCode(error, 'study_run.elsewhere')) return giveUpRun(run.id);
    if (isRetryable(error))
      await enqueueStopRun(input, {
        idempotencyKey,
        label: texts.outboxDiscard(subjectName(config.subject)),
      });
  }
  notifyRunChanged();
};

export const reset = async (): Promise<void> => {
  const before = timer.current();
  timer.dispatch({ type: 'reset' });
  // A run's time never decreases on the server, so a restart needs a new run.
  if (before.state !== 'idle') await discardRun(before);
  await runSync.begin();
};

export const discard = async (): Promise<void> => {
  const before = timer.current();
  timer.dispatch({ type: 'discard' });
  if (before.state !== 'idle') await discardRun(before);
};

/** A timer too short for a session is discarded. */
export const stop = (): void => {
  const now = timer.dispatch({ type: 'stop' });
  if (now.state !== 'completed' || sessionDraft(now)) return;
  toast({ tone: 'info', text: texts.tooShort });
  void discard();
};

/** `seconds` as stored by the server. */
type SaveResult = Pick<SavedSession, 'gain' | 'waiting' | 'key'> &
  Partial<Pick<SavedSession, 'seconds' | 'unseenSeconds'>>;

const create = async (
  body: ReturnType<typeof sessionBody>,
  key: string,
  label: string,
): Promise<SaveResult> => {
  try {
    const answer = await send((signal) =>
      call(studySessions.create, { body }, signal, { idempotencyKey: key }),
    );
    return { ...stored(answer), waiting: false, key };
  } catch (error) {
    if (!isRetryable(error)) throw error;
    await enqueueCreateTimerSession({ body }, { idempotencyKey: key, label });
    return { gain: null, waiting: true, key };
  }
};

/** The key is the same in every tab, so a timer is saved once. */
const createFromDraft = (draft: SessionDraft, feedback: Feedback, label: string) =>
  create(sessionBody(draft, feedback, runSync.offset()), `timer-${draft.startedAt}-${draft.seconds}`, label);

const stopRun = async (
  runId: string,
  draft: SessionDraft,
  feedback: Feedback,
  label: string,
): Promise<SaveResult> => {
  const body = stopBody(runId, draft, feedback, runSync.offset());
  const key = `run-stop-${runId}`;
  try {
    const answer = await send((signal) => call(studyRuns.stop, { body }, signal, { idempotencyKey: key }));
    return { ...stored(answer), waiting: false, key };
  } catch (error) {
    // The server no longer has the run, so it is saved as a separate session.
    if (hasCode(error, 'study_run.not_found')) return createFromDraft(draft, feedback, label);
    if (!isRetryable(error)) throw error;
    await enqueueStopRun({ body }, { idempotencyKey: key, label });
    return { gain: null, waiting: true, key };
  }
};

/** One key per run, whether saved from the feedback dialog or from a refused stop. */
export const saveAnywayKey = (runId: string) => `run-anyway-${runId}`;

type CompletedTimer = { timer: ActiveTimer; draft: SessionDraft; label: string };

const readCompleted = (): CompletedTimer | null => {
  const now = timer.current();
  const draft = now.state === 'completed' ? sessionDraft(now) : null;
  if (!draft || now.state === 'idle') return null;
  return {
    timer: now,
    draft,
    label: texts.outboxLabel(lengthText(draft.seconds), subjectName(draft.subject)),
  };
};

const finishSave = ({ timer: { run }, draft }: CompletedTimer, result: SaveResult) => {
  if (run) markEnded(run.id);
  timer.dispatch({ type: 'save' });
  lastSaved.set({ subject: draft.subject, seconds: draft.seconds, at: draft.endedAt, ...result });
  if (result.gain) showSaved(draft.subject, draft.seconds, result.gain);
  if (result.waiting) toast({ tone: 'warning', text: texts.stopQueued });
  notifyRunChanged();
};

/**
 * `gone`: another device discarded the run; `elsewhere`: another device has it. Rejects only if the server
 * refuses the data.
 */
export const save = async (feedback: Feedback): Promise<'saved' | 'gone' | 'elsewhere'> => {
  const completed = readCompleted();
  if (!completed) return 'saved';
  const { draft, label } = completed;
  const { run } = completed.timer;
  try {
    finishSave(
      completed,
      run ? await stopRun(run.id, draft, feedback, label) : await createFromDraft(draft, feedback, label),
    );
    return 'saved';
  } catch (error) {
    if (hasCode(error, 'study_run.ended')) return 'gone';
    if (run && hasCode(error, 'study_run.elsewhere')) {
      giveUpRun(run.id);
      return 'elsewhere';
    }
    throw error;
  }
};

export const saveAnyway = async (feedback: Feedback): Promise<void> => {
  const completed = readCompleted();
  if (!completed?.timer.run) return;
  const { draft, label } = completed;
  const key = saveAnywayKey(completed.timer.run.id);
  finishSave(completed, await create(sessionBody(draft, feedback, runSync.offset()), key, label));
};

for (const write of TIMER_WRITES)
  onWriteSent(write, (done) => {
    lastSaved.set(withAnswer(lastSaved.get(), done));
    notifyRunChanged();
    const unsent = pendingWrites().filter(({ state }) => state === 'waiting');
    if (!document.hidden)
      showSentLater(
        done.answer as Answer,
        unsent.map((entry) => entry.write),
      );
  });
