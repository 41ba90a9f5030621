import CloseIcon from 'lucide-react/icons/x';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import styles from './drawer.module.css';
import { useNativeDialog } from './native-dialog.ts';
import frame from './overlay.module.css';

const CLOSE_MS = 160;

type Props = {
  title: string;
  children: ReactNode;
  onClose: () => void;
  side?: 'right' | 'left';
  /** In pixels; full width on phones unless `narrowOnPhone`. */
  width?: number;
  narrowOnPhone?: boolean;
  actions?: ReactNode;
  footer?: ReactNode;
  /** Removes the padding around the content. */
  bare?: boolean;
};

export const Drawer = ({ title, children, onClose, side = 'right', width = 400, ...rest }: Props) => {
  const titleId = useId();
  const { dialog, close, isClosing } = useNativeDialog({ onClose, closeMs: CLOSE_MS });
  const classes = [
    styles.drawer,
    styles[side],
    isClosing && styles.closing,
    rest.narrowOnPhone && styles.narrow,
  ];
  return (
    <dialog
      {...dialog}
      className={classes.filter(Boolean).join(' ')}
      style={{ '--drawer-width': `${width}px` } as CSSProperties}
      aria-labelledby={titleId}
    >
      <Stack className={styles.inner}>
        <Row as="header" gap="2" align="start" between className={frame.head}>
          <h2 id={titleId}>{title}</h2>
          <Row gap="1" align="center" noShrink>
            {rest.actions}
            <IconButton label="Kapat" onClick={close}>
              <CloseIcon />
            </IconButton>
          </Row>
        </Row>
        <Stack gap="4" justify="start" className={rest.bare ? `${frame.body} ${frame.bare}` : frame.body}>
          {children}
        </Stack>
        {rest.footer && (
          <Row as="footer" gap="2" justify="end" wrap className={frame.footer}>
            {rest.footer}
          </Row>
        )}
      </Stack>
    </dialog>
  );
};
