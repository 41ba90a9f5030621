import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { session } from '../../data/calls/session.ts';
import { confirm } from './confirm.tsx';

type Props = {
  texts: { leaveTitle: string; leaveText: string; leave: string; stay: string };
  /** Treats another query as another page. */
  withQuery?: boolean;
};

/** Mounted only while there are unsaved changes, because a blocker hinders the Back button. */
export const LeaveQuestion = ({ texts, withQuery = false }: Props) => {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      // A signed-out user must be able to leave.
      session.get() !== null && (from.pathname !== to.pathname || (withQuery && from.search !== to.search)),
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
  }, [blocker, texts]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return null;
};
