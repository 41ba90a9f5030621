import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { session } from '../../../api/session.ts';
import { confirm } from '../../../ui/overlays/confirm.tsx';
import { dailyTexts as texts } from './daily.texts.ts';

/** Asks before unsaved changes are left. Always mounted: a blocker that mounts with the change registers too late. */
export const LeaveQuestion = ({ isDirty }: { isDirty: boolean }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Whoever has signed out must be able to leave.
      isDirty && session.get() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: texts.leaveTitle,
      text: texts.leaveText,
      action: texts.leave,
      cancel: texts.stay,
      danger: true,
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    // Browsers do not keep a page with this listener for the Back button.
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return null;
};
