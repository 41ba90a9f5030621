import { toastFailure } from '../../data/writes/toast-failure.ts';
import { toast } from './toast.ts';

type Undoable = {
  /** „Bildirim silindi.” */
  text: string;
  /** Shows the change immediately. */
  apply: () => void;
  revert: () => void;
  /** Sends the change once it can no longer be undone. */
  commit: () => Promise<unknown>;
  /** „Bildirim silinemedi.” */
  failed: string;
};

/**
 * Replaces a confirm dialog: applies the change in the UI and commits it when the toast closes or the page is
 * left. If the server can undo it, `toast({ text, undo })` is enough.
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
      toastFailure(failed, error);
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
    onDismiss: finish,
  });
};
