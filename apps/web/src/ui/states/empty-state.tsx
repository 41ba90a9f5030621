import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import styles from './state.module.css';
import { stateDrawings } from './state-drawings.tsx';

type Props = {
  title: string;
  text?: string;
  action?: ReactNode;
  drawing?: Exclude<keyof typeof stateDrawings, 'broken'>;
  compact?: boolean;
};

export const EmptyState = ({ title, text, action, drawing = 'list', compact }: Props) => (
  <div className={compact ? `${styles.state} ${styles.compact}` : styles.state}>
    {stateDrawings[drawing]}
    <Text size="body" weight="semibold">
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
