import { useSyncExternalStore } from 'react';
import { SignOutQuestion } from '../../../outbox/sign-out-question.tsx';
import { leaveNow, leaving } from './leave.ts';

/** Where the question before signing out appears. Mounted once. */
export const LeaveHost = () => {
  const from = useSyncExternalStore(leaving.subscribe, leaving.get);
  return from && <SignOutQuestion onStay={leaving.stay} onLeave={() => void leaveNow(from)} />;
};
