import { ApiError } from './api-error.ts';
import { session } from './session.ts';

/** The privacy notice changed, or the role needs a second factor: the guards then redirect to its page. */
export const noteConsentDue = (error: unknown): void => {
  const user = session.get()?.user;
  if (!user || !(error instanceof ApiError)) return;
  if (error.code === 'consent.required') session.updateUser({ ...user, consent: 'due' });
  if (error.code === 'factor.required') session.updateUser({ ...user, factorDue: true });
};
