import ReloadIcon from 'lucide-react/icons/rotate-cw';
import { ApiError } from '../../data/calls/api-error.ts';
import { Button } from '../buttons/button.tsx';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import styles from './state.module.css';
import { stateDrawings } from './state-drawings.tsx';

type Props = {
  /** The failed action: „Bildirimlerin yüklenemedi”. */
  title: string;
  /** The error of the call; the message of an `ApiError` is shown. */
  error?: unknown;
  onRetry?: () => unknown;
  busy?: boolean;
  compact?: boolean;
};

export const ErrorState = ({ title, error, onRetry, busy, compact }: Props) => (
  <div className={compact ? `${styles.state} ${styles.compact}` : styles.state} role="alert">
    {stateDrawings.broken}
    <Text size="body" weight="semibold">
      {title}
    </Text>
    {error instanceof ApiError && (
      <Text tone="muted" size="small" className={styles.text}>
        {error.message}
      </Text>
    )}
    {onRetry && (
      <Row gap="2" justify="center" wrap className={styles.actions}>
        <Button look="line" small busy={busy} onClick={() => void onRetry()}>
          <ReloadIcon size={18} />
          Tekrar dene
        </Button>
      </Row>
    )}
  </div>
);
