import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

type Props = { title: string; children: ReactNode; onClose: () => void };

/** The browser's own modal: it keeps the focus inside, gives it back, and closes on Escape. */
export const Dialog = ({ title, children, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed while it still stands in the page: otherwise the focus is not given back.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop is a shortcut; Escape closes it by keyboard
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      // A file chooser inside that is given up says `cancel` as well.
      onCancel={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.inside}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
};
