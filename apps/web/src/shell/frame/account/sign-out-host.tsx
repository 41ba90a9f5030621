import { useSyncExternalStore } from 'react';
import { SignOutQuestion } from '../../../data/outbox/sign-out-question.tsx';
import { signOutNow, signOutRequest } from './sign-out-request.ts';

export const SignOutHost = () => {
  const from = useSyncExternalStore(signOutRequest.subscribe, signOutRequest.get);
  return from && <SignOutQuestion onCancel={signOutRequest.cancel} onSignOut={() => void signOutNow(from)} />;
};
