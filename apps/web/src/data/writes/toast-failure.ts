import { isAborted } from '../api/api-error.ts';
import { toast } from '../ui/overlays/toast.ts';
import { failureText } from './failure-text.ts';

/** An aborted call says nothing. */
export const toastFailure = (failed: string, error: unknown): void => {
  if (!isAborted(error)) toast({ tone: 'danger', text: failureText(failed, error) });
};
