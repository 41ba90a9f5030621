import { type ComponentProps, type ReactNode, useId } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { CloseIcon } from '../icons/glyphs.tsx';
import styles from './modal.module.css';
import { useNativeDialog } from './native-dialog.ts';
import frame from './overlay.module.css';

const LEAVE_MS = 120;

type Props = {
  title: string;
  children: ReactNode;
  onClose: () => void;
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** What `useContractForm` gives for its form: body and footer then stand inside it. */
  form?: ComponentProps<'form'>;
  /** While something is being sent it stays open. */
  locked?: boolean;
};

/** A title, a body that scrolls and a footer that does not. Mounted means open. */
export const Modal = ({ title, children, onClose, footer, size = 'medium', form, locked }: Props) => {
  const titleId = useId();
  const { dialog, leave, leaving } = useNativeDialog({ onClose, leaveMs: LEAVE_MS, locked });
  const inside = (
    <>
      <header className={frame.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton label="Kapat" disabled={locked} onClick={leave}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className={frame.body}>{children}</div>
      {footer && <footer className={frame.footer}>{footer}</footer>}
    </>
  );
  return (
    <dialog
      {...dialog}
      className={[styles.window, styles.modal, styles[size], leaving && styles.leaving]
        .filter(Boolean)
        .join(' ')}
      aria-labelledby={titleId}
    >
      {form ? (
        <form {...form} className={styles.inside}>
          {inside}
        </form>
      ) : (
        <div className={styles.inside}>{inside}</div>
      )}
    </dialog>
  );
};
