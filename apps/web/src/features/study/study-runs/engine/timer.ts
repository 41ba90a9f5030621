import { timerRecordKey } from '@netlik/domain/study/study-runs/record';
import type { TimerSignal } from '@netlik/domain/study/study-runs/view';
import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../../../api/browser-storage.ts';
import { session } from '../../../../api/session.ts';
import { waitingWrites } from '../../../../outbox/outbox.ts';
import { subjectName } from '../../../../study/subject-name.ts';
import { toast } from '../../../../ui/overlays/toast.ts';
import { dockSignal } from '../dock/dock-signal.ts';
import { prefs } from '../prefs.ts';
import { STOP_RUN } from '../study-runs.writes.ts';
import { timerTexts as texts } from '../timer.texts.ts';
import { createAlarm } from './alarm.ts';
import { createTimer } from './create-timer.ts';
import { notify, playTune } from './ring.ts';
import { runCalls } from './run-calls.ts';
import { createRunSync } from './run-sync.ts';
import { lastSaved } from './saved.ts';
import { createTabSigns } from './tab-signs.ts';
import { createWakeLock } from './wake-lock.ts';

/** Another tab that is seen rings first. */
const HIDDEN_WAIT_MS = 400;

const personNow = () => session.get()?.user._id ?? null;
const recordKey = (person: string) => timerRecordKey(person, { scope: 'free' });

const withKey = <T>(work: (key: string) => T): T | null => {
  const person = personNow();
  return person === null ? null : work(recordKey(person));
};

/** The timer of whoever is signed in, in this tab. */
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

const runListeners = new Set<() => void>();

/** Something happened to the server's run: who shows it asks again. */
export const onRunChanged = (listener: () => void): (() => void) => {
  runListeners.add(listener);
  return () => {
    runListeners.delete(listener);
  };
};

export const runChanged = (): void => {
  for (const listener of [...runListeners]) listener();
};

const ended = new Set<string>();

/** Ended here: an older answer of the server's may still call it running. */
export const markEnded = (runId: string): void => void ended.add(runId);

/** The server may still think that it runs, but its end is written, and done or on its way. */
export const isEnding = (runId: string): boolean =>
  ended.has(runId) ||
  waitingWrites().some(
    ({ write, state, input }) =>
      write === STOP_RUN && state === 'waiting' && (input.body as { runId?: string }).runId === runId,
  );

const alone = async (work: () => Promise<void>) => {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  await locks.request(`netlik.timer.${personNow()}`, { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
};

export const runSync = createRunSync({
  timer,
  calls: runCalls,
  isEnding,
  alone,
  onNews: (news) => {
    toast({ tone: news === 'not-watched' ? 'warning' : 'info', text: texts.news[news] });
    runChanged();
  },
});

const rangKey = 'netlik.timer-rang';

/** Every tab hears the signal; one rings. */
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

/** Once, by whatever shows the timer first; from then on it runs whichever page is open. */
export const startTimerEngine = (): void => {
  if (started) return;
  started = true;
  const signs = createTabSigns();
  const wakeLock = createWakeLock();
  const alarm = createAlarm(timer.look);
  timer.onLook((current, now) => {
    signs(current, now);
    alarm(current, now);
    wakeLock.wish(current.state === 'running' || current.state === 'break');
    if (current.state !== 'idle') dockSignal.show();
  });
  timer.onSignal(ring);
  // After sleep, in a tab that was frozen, or on a page taken back from the browser's memory.
  document.addEventListener('visibilitychange', timer.look);
  addEventListener('pageshow', timer.look);
  addEventListener('focus', timer.look);
  addEventListener('storage', ({ key }) => {
    if (key === null || key === withKey((own) => own)) timer.look();
  });
  let person = personNow();
  session.subscribe(() => {
    if (personNow() === person) return;
    person = personNow();
    timer.close();
    lastSaved.set(null);
    signs({ state: 'idle' }, Date.now());
    wakeLock.wish(false);
    if (person !== null) timer.open();
  });
  if (person !== null) timer.open();
};

/** Drawn anew when something but time changes. */
export const useTimer = () => useSyncExternalStore(timer.subscribe, timer.get);
