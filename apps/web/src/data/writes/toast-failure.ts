import { toast } from '../../ui/overlays/toast.ts';
import { isAborted } from '../calls/api-error.ts';
import { failureText } from './failure-text.ts';

export const toastFailure = (failed: string, error: unknown): void => {
  if (!isAborted(error)) toast({ tone: 'danger', text: failureText(failed, error) });
};
