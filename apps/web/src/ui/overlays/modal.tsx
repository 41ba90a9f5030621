import CloseIcon from 'lucide-react/icons/x';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
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
  /** The `form` of `useContractForm`, which wraps body and footer. */
  form?: ComponentProps<'form'>;
  /** Prevents closing, such as while sending. */
  locked?: boolean;
  /** Id of the text that screen readers read with the title. */
  describedBy?: string;
};

export const Modal = (props: Props) => {
  const { title, children, onClose, footer, size = 'medium', form, locked, describedBy } = props;
  const titleId = useId();
  const { dialog, close, isClosing } = useNativeDialog({ onClose, closeMs: CLOSE_MS, locked });
  const inside = (
    <>
      <Row as="header" gap="2" align="start" between className={frame.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton label="Kapat" disabled={locked} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Row>
      <Stack gap="4" justify="start" className={frame.body}>
        {children}
      </Stack>
      {footer && (
        <Row as="footer" gap="2" justify="end" wrap className={frame.footer}>
          {footer}
        </Row>
      )}
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
        <Stack {...form} as="form" grow className={styles.inner}>
          {inside}
        </Stack>
      ) : (
        <Stack grow className={styles.inner}>
          {inside}
        </Stack>
      )}
    </dialog>
  );
};
