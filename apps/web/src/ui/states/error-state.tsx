import ReloadIcon from 'lucide-react/icons/rotate-cw';
import { ApiError } from '../../data/calls/api-error.ts';
import { Button } from '../buttons/button.tsx';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import styles from './state.module.css';

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
    {/* The line breaks off before its lamp. */}
    <svg className={styles.drawing} viewBox="0 0 200 120" aria-hidden="true">
      <path d="M26 98C58 94 62 70 84 68" />
      <path strokeDasharray="1 8" opacity="0.7" d="M84 68C102 66 106 56 122 52" />
      <path d="M122 52C144 46 146 28 168 24" />
      <circle cx="174" cy="20" r="7" />
    </svg>
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
