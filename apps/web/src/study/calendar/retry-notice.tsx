import { Button } from '../../ui/buttons/button.tsx';
import { ReloadIcon } from '../../ui/icons/icons.tsx';
import styles from './calendar.module.css';
import { calendarTexts as texts } from './calendar.texts.ts';

type Props = { text: string; busy: boolean; onRetry?: () => unknown };

/** An empty and a not loaded calendar look alike; this line tells them apart. */
export const RetryNotice = ({ text, busy, onRetry }: Props) => (
  <div className={styles.retry} role="status">
    <p>{text}</p>
    {onRetry && (
      <Button look="quiet" small busy={busy} onClick={() => void onRetry()}>
        <ReloadIcon size={18} />
        {texts.retry}
      </Button>
    )}
  </div>
);
