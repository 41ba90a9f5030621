import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { session } from '../../../api/session.ts';
import { confirm } from '../../../ui/overlays/confirm.tsx';
import { dailyTexts as texts } from './daily.texts.ts';

/** Asks before unsaved changes are left behind. Mounted while there are some: a blocker hinders the Back button. */
export const LeaveQuestion = () => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Whoever has signed out must be able to leave.
      session.get() !== null && currentLocation.pathname !== nextLocation.pathname,
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
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return null;
};
