import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import styles from './state.module.css';
import { type EmptyDrawing, StateDrawing } from './state-drawings.tsx';

type Props = {
  title: string;
  text?: string;
  action?: ReactNode;
  /** By what is missing; `nothing` if a search or filter found no row. */
  drawing?: EmptyDrawing;
  compact?: boolean;
};

export const EmptyState = ({ title, text, action, drawing = 'plan', compact }: Props) => (
  <div className={compact ? `${styles.state} ${styles.compact}` : styles.state}>
    <StateDrawing of={drawing} />
    <Text size={compact ? 'body' : 'large'} weight="semibold">
      {title}
    </Text>
    {text && (
      <Text tone="muted" size="small" className={styles.text}>
        {text}
      </Text>
    )}
    {action && (
      <Row gap="2" justify="center" wrap className={styles.actions}>
        {action}
      </Row>
    )}
  </div>
);
