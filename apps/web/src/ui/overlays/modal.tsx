import { type ComponentProps, type ReactNode, useId } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { CloseIcon } from '../icons/glyphs.tsx';
import styles from './modal.module.css';
import { useNativeDialog } from './native-dialog.ts';
import frame from './overlay.module.css';

const CLOSE_MS = 120;

type Props = {
  title: string;
  children: ReactNode;
  onClose: () => void;
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** `form` of `useContractForm`: body and footer are then wrapped in it. */
  form?: ComponentProps<'form'>;
  /** Cannot be closed, such as while sending. */
  locked?: boolean;
  /** Id of the text that is read aloud with the title. */
  describedBy?: string;
};

/** A dialog with a scrolling body and a fixed footer. Mounted means open. */
export const Modal = (props: Props) => {
  const { title, children, onClose, footer, size = 'medium', form, locked, describedBy } = props;
  const titleId = useId();
  const { dialog, close, isClosing } = useNativeDialog({ onClose, closeMs: CLOSE_MS, locked });
  const inside = (
    <>
      <header className={frame.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton label="Kapat" disabled={locked} onClick={close}>
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
      className={[styles.window, styles.modal, styles[size], isClosing && styles.closing]
        .filter(Boolean)
        .join(' ')}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      {form ? (
        <form {...form} className={styles.inner}>
          {inside}
        </form>
      ) : (
        <div className={styles.inner}>{inside}</div>
      )}
    </dialog>
  );
};
