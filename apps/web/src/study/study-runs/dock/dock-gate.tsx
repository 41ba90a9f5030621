import { type ComponentType, useEffect, useState } from 'react';
import { browserStorage } from '../../../data/calls/browser-storage.ts';
import { session } from '../../../data/calls/session.ts';
import { usePerson } from '../../../data/calls/use-person.ts';
import { live } from '../../../data/live/live.ts';
import { useStore } from '../../../data/use-store.ts';
import { dockShown, showDock } from './dock-signal.ts';
import { readStoredTimer, timerStorageKeys } from './stored-timer.ts';

/** Delayed, so that the probe does not compete with the page load. */
const PROBE_AFTER_MS = 2_500;

let person = session.get()?.user._id ?? null;
session.listen(() => {
  const before = person;
  person = session.get()?.user._id ?? null;
  // A sign-out removes the stored timer; an expired session keeps it for the next sign-in.
  if (before !== null && person === null && session.endReason() === 'signed-out')
    for (const key of timerStorageKeys(before)) browserStorage.remove(key);
});

type Props = { loadDock: () => Promise<{ TimerDock: ComponentType }> };

export const TimerDockGate = ({ loadDock }: Props) => {
  const wanted = useStore(dockShown);
  const student = usePerson()?.role === 'student';
  const [Dock, setDock] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!student || wanted) return;
    if (readStoredTimer(session.get()?.user._id ?? '') !== 'none') return showDock();
    const probe = setTimeout(() => {
      if (!navigator.onLine) return;
      import('./dock-probe.ts')
        .then(({ hasActiveTimer }) => hasActiveTimer())
        .then(
          (found) => found && showDock(),
          () => undefined,
        );
    }, PROBE_AFTER_MS);
    const stop = live.subscribe('study.run', showDock);
    return () => {
      clearTimeout(probe);
      stop();
    };
  }, [student, wanted]);

  useEffect(() => {
    if (!student || !wanted || Dock) return;
    // A failed import must not replace the page; the next start retries.
    loadDock().then(
      ({ TimerDock }) => setDock(() => TimerDock),
      () => undefined,
    );
  }, [student, wanted, Dock, loadDock]);

  return student && Dock && <Dock />;
};
