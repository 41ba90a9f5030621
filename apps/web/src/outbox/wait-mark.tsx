import { outboxTexts as texts } from './outbox.texts.ts';
import styles from './wait-mark.module.css';
import type { Shown } from './waiting-changes.ts';

/** On a row of which something is still on this device. */
export const WaitMark = ({ waits }: Pick<Shown<object>, 'waits'>) =>
  waits && (
    <span className={styles.mark} data-failed={waits === 'failed' || undefined}>
      {texts.mark[waits]}
    </span>
  );
