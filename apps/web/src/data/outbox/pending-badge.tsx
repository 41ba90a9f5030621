import { Text } from '../../ui/layout/text.tsx';
import { outboxTexts as texts } from './outbox.texts.ts';
import styles from './pending-badge.module.css';
import type { WithPending } from './pending-changes.ts';

export const PendingBadge = ({ pendingState }: Pick<WithPending<object>, 'pendingState'>) =>
  pendingState && (
    <Text
      as="span"
      look="warning tiny medium"
      nowrap
      className={styles.mark}
      data-failed={pendingState === 'failed' || undefined}
    >
      {texts.mark[pendingState]}
    </Text>
  );
