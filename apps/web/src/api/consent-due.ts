import { ApiError } from './api-error.ts';
import { session } from './session.ts';

/** The privacy notice changed while the app was open: the guards then redirect to it. */
export const noteConsentDue = (error: unknown): void => {
  const user = session.get()?.user;
  if (user && error instanceof ApiError && error.code === 'consent.required')
    session.updateUser({ ...user, consent: 'due' });
};
