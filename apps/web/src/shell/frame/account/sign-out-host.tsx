import { SignOutQuestion } from '../../../data/outbox/sign-out-question.tsx';
import { useStore } from '../../../data/use-store.ts';
import { signOutNow, signOutRequest } from './sign-out-request.ts';

export const SignOutHost = () => {
  const from = useStore(signOutRequest);
  return (
    from && (
      <SignOutQuestion onCancel={() => signOutRequest.set(null)} onSignOut={() => void signOutNow(from)} />
    )
  );
};
