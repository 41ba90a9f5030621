import CheckIcon from 'lucide-react/icons/check';
import AlertIcon from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import styles from './notice.module.css';
import tones from './tones.module.css';

type Props = { tone: 'info' | 'success' | 'warning' | 'danger'; children: ReactNode };

/** `danger` is an assertive live region, the others are polite. */
export const Notice = ({ tone, children }: Props) => (
  <div className={`${styles.notice} ${tones[tone]}`} role={tone === 'danger' ? 'alert' : 'status'}>
    {tone === 'success' ? <CheckIcon /> : <AlertIcon />}
    <div className={styles.body}>{children}</div>
  </div>
);
