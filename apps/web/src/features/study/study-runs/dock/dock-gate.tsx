import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { browserStorage } from '../../../../api/browser-storage.ts';
import { session } from '../../../../api/session.ts';
import { usePerson } from '../../../../api/use-person.ts';
import { live } from '../../../../live/live.ts';
import { dockSignal } from './dock-signal.ts';
import { keptOf, keptTimer } from './kept-record.ts';
import '../study-runs.writes.ts';

/** Nothing of it competes with the page that is being opened. */
const PROBE_AFTER_MS = 2_500;

let person = session.get()?.user._id ?? null;
session.subscribe(() => {
  const before = person;
  person = session.get()?.user._id ?? null;
  // Whoever signed out leaves nothing here; whoever's session ran out comes back to their timer.
  if (before !== null && person === null && session.lastEnd() === 'signed-out')
    for (const key of keptOf(before)) browserStorage.remove(key);
});

/** Loads the dock once there is a timer on this device, or the server knows of one. */
export const TimerDockGate = () => {
  const wanted = useSyncExternalStore(dockSignal.subscribe, dockSignal.get);
  const student = usePerson()?.role === 'student';
  const [Dock, setDock] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!student || wanted) return;
    if (keptTimer(session.get()?.user._id ?? '') !== 'none') return dockSignal.show();
    const probe = setTimeout(() => {
      if (!navigator.onLine) return;
      import('./dock-probe.ts')
        .then(({ isThereATimer }) => isThereATimer())
        .then(
          (found) => found && dockSignal.show(),
          () => undefined,
        );
    }, PROBE_AFTER_MS);
    const stop = live.subscribe('study.run', dockSignal.show);
    return () => {
      clearTimeout(probe);
      stop();
    };
  }, [student, wanted]);

  useEffect(() => {
    if (!student || !wanted || Dock) return;
    // A lost connection must not replace the page; the next start tries again.
    import('./timer-dock.tsx').then(
      ({ TimerDock }) => setDock(() => TimerDock),
      () => undefined,
    );
  }, [student, wanted, Dock]);

  return student && Dock && <Dock />;
};
