import type { ReactNode } from 'react';
import styles from './state.module.css';
import { stateDrawings } from './state-drawings.tsx';

type Props = {
  title: string;
  text?: string;
  /** The next step, as a button or a link. */
  action?: ReactNode;
  drawing?: Exclude<keyof typeof stateDrawings, 'broken'>;
  compact?: boolean;
};

export const EmptyState = ({ title, text, action, drawing = 'list', compact }: Props) => (
  <div className={compact ? `${styles.state} ${styles.compact}` : styles.state}>
    {stateDrawings[drawing]}
    <p className={styles.title}>{title}</p>
    {text && <p className={styles.text}>{text}</p>}
    {action && <div className={styles.actions}>{action}</div>}
  </div>
);
