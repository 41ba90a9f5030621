import { timerRecordKey } from '@netlik/domain/study/study-runs/record';
import type { TimerSignal } from '@netlik/domain/study/study-runs/view';
import { browserStorage } from '../../../data/calls/browser-storage.ts';
import { announceChanges } from '../../../data/calls/changes.ts';
import { session } from '../../../data/calls/session.ts';
import { pendingWrites } from '../../../data/outbox/outbox.ts';
import { useStore } from '../../../data/use-store.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { showDock } from '../dock/dock-signal.ts';
import { prefs } from '../prefs.ts';
import { STOP_RUN } from '../study-runs.writes.ts';
import { timerTexts as texts } from '../timer.texts.ts';
import { createAlarm } from './alarm.ts';
import { createAmbient } from './ambient.ts';
import { createTimer } from './create-timer.ts';
import { lastSaved } from './last-saved.ts';
import { notify, playTune } from './ring.ts';
import { runCalls } from './run-calls.ts';
import { createRunSync, type RunNotice } from './run-sync.ts';
import { createTabIndicator } from './tab-indicator.ts';
import { createWakeLock } from './wake-lock.ts';

/** A visible tab rings first, so hidden ones wait. */
const HIDDEN_WAIT_MS = 400;

const personNow = () => session.get()?.user._id ?? null;
const recordKey = (person: string) => timerRecordKey(person, { scope: 'free' });

const withKey = <T>(work: (key: string) => T): T | null => {
  const person = personNow();
  return person === null ? null : work(recordKey(person));
};

export const timer = createTimer({
  now: Date.now,
  read: () => withKey(browserStorage.read),
  write: (text) => void withKey((key) => browserStorage.write(key, text)),
  remove: () => void withKey(browserStorage.remove),
  after: (ms, work) => {
    const id = setTimeout(work, ms);
    return () => clearTimeout(id);
  },
});

/** The run's endpoints declare no changes, because a tick every minute must not refetch it on every page. */
export const notifyRunChanged = (): void => announceChanges(['study-runs']);

const ended = new Set<string>();

/** An older reply may still report the run as running. */
export const markEnded = (runId: string): void => void ended.add(runId);

/**
 * The server may report the run as running while its stop is sent or queued; a refused stop does not end it.
 */
export const isEnding = (runId: string): boolean => {
  const stops = pendingWrites().filter(
    ({ write, input }) => write === STOP_RUN && (input.body as { runId?: string }).runId === runId,
  );
  return stops.length > 0 ? stops.some(({ state }) => state === 'waiting') : ended.has(runId);
};

const withTabLock = async (work: () => Promise<void>) => {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  await locks.request(`netlik.timer.${personNow()}`, { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
};

const onNotice = (news: RunNotice): void => {
  toast({ tone: news === 'not-watched' ? 'warning' : 'info', text: texts.news[news] });
  notifyRunChanged();
};

export const runSync = createRunSync({ timer, calls: runCalls, isEnding, withTabLock, onNotice });

/** Another device has the run, so the page shows it from there and offers to take it over. */
export const giveUpRun = (runId: string): void => {
  ended.delete(runId);
  timer.dispatch({ type: 'discard' });
  onNotice('taken-over');
};

const rangKey = 'netlik.timer-rang';

/** Every tab receives the signal; the first to claim it rings. */
const ring = (signal: TimerSignal) => {
  const current = timer.current();
  if (current.state === 'idle') return;
  const mark = `${current.startedAt} ${current.currentSession} ${signal}`;
  const seen = !document.hidden;
  const claim = () => {
    if (browserStorage.read(rangKey) === mark) return;
    browserStorage.write(rangKey, mark);
    if (prefs.sound()) playTune(signal);
    if (!seen)
      notify(texts.signalTitles[signal], texts.signalBody(signal, subjectName(current.config.subject))).catch(
        () => undefined,
      );
  };
  if (seen) claim();
  else setTimeout(claim, HIDDEN_WAIT_MS);
};

let started = false;

/** Idempotent. The timer then runs on every page. */
export const startTimerEngine = (): void => {
  if (started) return;
  started = true;
  const tabIndicator = createTabIndicator();
  const wakeLock = createWakeLock();
  const ambient = createAmbient();
  const alarm = createAlarm(timer.refresh);
  timer.onRefresh((current, now) => {
    tabIndicator(current, now);
    alarm(current, now);
    wakeLock.setWanted(current.state === 'running' || current.state === 'break');
    ambient.setWanted(current.state === 'running');
    if (current.state !== 'idle') showDock();
  });
  timer.onSignal(ring);
  // Timeouts may be late after sleep, in a frozen tab or after the back/forward cache.
  document.addEventListener('visibilitychange', timer.refresh);
  addEventListener('pageshow', timer.refresh);
  addEventListener('focus', timer.refresh);
  addEventListener('online', timer.refresh);
  addEventListener('storage', ({ key }) => {
    if (key === null || key === withKey((own) => own)) timer.refresh();
  });
  let person = personNow();
  session.listen(() => {
    if (personNow() === person) return;
    person = personNow();
    timer.close();
    lastSaved.set(null);
    tabIndicator({ state: 'idle' }, Date.now());
    wakeLock.setWanted(false);
    ambient.setWanted(false);
    if (person !== null) timer.open();
  });
  if (person !== null) timer.open();
};

/** Renders when something other than time changes. */
export const useTimer = () => useStore(timer);
