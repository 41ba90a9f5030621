import { ApiError } from '../../api/api-error.ts';
import { toast } from './toast.ts';

type Undoable = {
  /** „Bildirim silindi.” */
  text: string;
  /** Shows it as done, at once. */
  apply: () => void;
  /** Shows it as it was. */
  revert: () => void;
  /** Does it for good, once nobody takes it back any more. */
  commit: () => Promise<unknown>;
  /** „Bildirim silinemedi.” */
  failed: string;
};

/**
 * Instead of „emin misin?”: it is seen as done, and done for good when the toast goes. Leaving the page does it too.
 * For what the server itself can take back, `toast({ text, undo })` is enough.
 */
export const doWithUndo = ({ text, apply, revert, commit, failed }: Undoable): void => {
  let open = true;
  const settle = (): boolean => {
    const first = open;
    open = false;
    removeEventListener('pagehide', finish);
    return first;
  };
  const finish = () => {
    if (!settle()) return;
    commit().catch((error: unknown) => {
      revert();
      toast({ tone: 'danger', text: error instanceof ApiError ? `${failed} ${error.message}` : failed });
    });
  };
  apply();
  addEventListener('pagehide', finish);
  toast({
    text,
    tone: 'success',
    undo: () => {
      if (settle()) revert();
    },
    onGone: finish,
  });
};
