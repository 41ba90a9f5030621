import { studyRuns } from '@netlik/contract/study/study-runs';
import type { Feedback } from '@netlik/contract/study/study-sessions';
import { studySessions } from '@netlik/contract/study/study-sessions';
import type { ActiveTimer } from '@netlik/domain/study/study-runs/machine';
import type { TimerConfig, TimerMode } from '@netlik/domain/study/study-runs/modes';
import { type SessionDraft, sessionDraft } from '@netlik/domain/study/study-runs/session';
import { ApiError, networkFailure } from '../../../../api/api-error.ts';
import { call } from '../../../../api/call.ts';
import { onWriteSent } from '../../../../outbox/outbox.ts';
import { TIMER_SESSION } from '../../../../outbox/write-names.ts';
import { subjectName } from '../../../../study/subject-name.ts';
import { toast } from '../../../../ui/overlays/toast.ts';
import { STOP_RUN, saveSessionLater, stopRunLater } from '../study-runs.writes.ts';
import { lengthText, timerTexts as texts } from '../timer.texts.ts';
import { wakeSound } from './ring.ts';
import { lastSaved, type Saved, savedAfter } from './saved.ts';
import { manualBody, sessionBody, stopBody } from './session-body.ts';
import { markEnded, runChanged, runSync, timer } from './timer.ts';

const PATIENCE_MS = 12_000;

/** No word of the server's: it may have been done, so the same key goes into the outbox. */
const isLost = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);

const has = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

const send = async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  if (!navigator.onLine) throw networkFailure();
  return work(AbortSignal.timeout(PATIENCE_MS));
};

export const start = (mode: TimerMode, config: TimerConfig): void => {
  wakeSound();
  lastSaved.set(null);
  timer.dispatch({ type: 'start', mode, config });
  void runSync.begin();
};

export const toggle = (): void => {
  wakeSound();
  timer.dispatch({ type: timer.current().state === 'paused' ? 'resume' : 'pause' });
};

export const skipBreak = () => timer.dispatch({ type: 'skipBreak' });
export const endStudy = () => timer.dispatch({ type: 'endStudy' });

/** Ends the server's run unkept; what the connection loses is sent later. */
const throwRunAway = async ({ run, config }: ActiveTimer) => {
  if (!run) return;
  markEnded(run.id);
  const input = { body: { runId: run.id, discard: true } };
  const idempotencyKey = `run-discard-${run.id}`;
  try {
    await send((signal) => call(studyRuns.stop, input, signal, { idempotencyKey }));
  } catch (error) {
    if (isLost(error))
      await stopRunLater(input, { idempotencyKey, label: texts.outboxDiscard(subjectName(config.subject)) });
  }
  runChanged();
};

export const reset = async (): Promise<void> => {
  const before = timer.current();
  timer.dispatch({ type: 'reset' });
  // The server never takes back what it has seen: the new try is a new run.
  if (before.state !== 'idle') await throwRunAway(before);
  await runSync.begin();
};

export const discard = async (): Promise<void> => {
  const before = timer.current();
  timer.dispatch({ type: 'discard' });
  if (before.state !== 'idle') await throwRunAway(before);
};

/** After the question. What is too short to be a session is gone at once. */
export const stop = (): void => {
  const now = timer.dispatch({ type: 'stop' });
  if (now.state !== 'completed' || sessionDraft(now)) return;
  toast({ tone: 'info', text: texts.tooShort });
  void discard();
};

const tellSaved = () => dispatchEvent(new Event('study-session-created'));

type Written = Pick<Saved, 'gain' | 'waiting' | 'key'>;

const create = async (
  body: ReturnType<typeof sessionBody | typeof manualBody>,
  key: string,
  label: string,
): Promise<Written> => {
  try {
    const { gain } = await send((signal) =>
      call(studySessions.create, { body }, signal, { idempotencyKey: key }),
    );
    return { gain, waiting: false, key };
  } catch (error) {
    if (!isLost(error)) throw error;
    await saveSessionLater({ body }, { idempotencyKey: key, label });
    return { gain: null, waiting: true, key };
  }
};

/** The same timer is the same session, whichever tab saves it. */
const createFrom = (draft: SessionDraft, feedback: Feedback, label: string) =>
  create(sessionBody(draft, feedback, runSync.offset()), `timer-${draft.startedAt}-${draft.seconds}`, label);

const stopWith = async (
  runId: string,
  draft: SessionDraft,
  feedback: Feedback,
  label: string,
): Promise<Written> => {
  const body = stopBody(runId, draft, feedback, runSync.offset());
  const key = `run-stop-${runId}`;
  try {
    const { gain } = await send((signal) => call(studyRuns.stop, { body }, signal, { idempotencyKey: key }));
    return { gain, waiting: false, key };
  } catch (error) {
    // Forgotten by the server; whoever saves it here wants it kept.
    if (has(error, 'study_run.not_found')) return createFrom(draft, feedback, label);
    if (!isLost(error)) throw error;
    await stopRunLater({ body }, { idempotencyKey: key, label });
    return { gain: null, waiting: true, key };
  }
};

/** The same run thrown away elsewhere is the same session, from the feedback or from what had waited. */
export const anywayKey = (runId: string) => `run-anyway-${runId}`;

type Ended = { timer: ActiveTimer; draft: SessionDraft; label: string };

const endedNow = (): Ended | null => {
  const now = timer.current();
  const draft = now.state === 'completed' ? sessionDraft(now) : null;
  if (!draft || now.state === 'idle') return null;
  return {
    timer: now,
    draft,
    label: texts.outboxLabel(lengthText(draft.seconds), subjectName(draft.subject)),
  };
};

const settle = ({ timer: { run }, draft }: Ended, written: Written) => {
  if (run) markEnded(run.id);
  timer.dispatch({ type: 'save' });
  lastSaved.set({ subject: draft.subject, seconds: draft.seconds, at: draft.endedAt, ...written });
  if (written.waiting) toast({ tone: 'warning', text: texts.stopQueued });
  else tellSaved();
  runChanged();
};

/**
 * Saves the completed timer with how it went. `gone`: another device has thrown its run away, and the student says what
 * becomes of it. Rejects only with what the server refuses.
 */
export const save = async (feedback: Feedback): Promise<'saved' | 'gone'> => {
  const ended = endedNow();
  if (!ended) return 'saved';
  const { draft, label } = ended;
  const { run } = ended.timer;
  try {
    settle(
      ended,
      run ? await stopWith(run.id, draft, feedback, label) : await createFrom(draft, feedback, label),
    );
    return 'saved';
  } catch (error) {
    if (has(error, 'study_run.ended')) return 'gone';
    throw error;
  }
};

/** Keeps what another device has thrown away, as if it had been typed in. */
export const saveAnyway = async (feedback: Feedback): Promise<void> => {
  const ended = endedNow();
  if (!ended?.timer.run) return;
  const { draft, label } = ended;
  const key = anywayKey(ended.timer.run.id);
  settle(ended, await create(manualBody(draft, feedback, runSync.offset()), key, label));
};

for (const write of [STOP_RUN, TIMER_SESSION])
  onWriteSent(write, (done) => {
    lastSaved.set(savedAfter(lastSaved.get(), done));
    tellSaved();
    runChanged();
  });
