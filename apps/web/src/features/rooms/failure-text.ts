import { ApiError, isAborted } from '../../api/api-error.ts';
import { toast } from '../../ui/overlays/toast.ts';

/** Tells that a write failed and why; a write that was given up says nothing. */
export const toastFailure = (failed: string, error: unknown) => {
  if (isAborted(error)) return;
  toast({ tone: 'danger', text: error instanceof ApiError ? `${failed} ${error.message}` : failed });
};
