import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon } from '../icons/icons.tsx';
import styles from './notice.module.css';

type Props = { tone: 'info' | 'success' | 'warning' | 'danger'; children: ReactNode };

/** A danger is read out at once; the rest waits its turn. */
export const Notice = ({ tone, children }: Props) => (
  <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'danger' ? 'alert' : 'status'}>
    {tone === 'success' ? <CheckIcon /> : <AlertIcon />}
    <div className={styles.body}>{children}</div>
  </div>
);
