import { ApiError } from './api-error.ts';
import { session } from './session.ts';

/**
 * Marks the user, so that the guards redirect to a changed privacy notice or to the setup of a second factor.
 */
export const noteConsentDue = (error: unknown): void => {
  const user = session.get()?.user;
  if (!user || !(error instanceof ApiError)) return;
  if (error.code === 'consent.required') session.updateUser({ ...user, consent: 'due' });
  if (error.code === 'factor.required') session.updateUser({ ...user, factorDue: true });
};
