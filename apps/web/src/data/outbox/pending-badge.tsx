import { Text } from '../../ui/layout/text.tsx';
import type { WithPending } from './offline-rows.ts';
import { outboxTexts as texts } from './outbox.texts.ts';
import styles from './pending-badge.module.css';

export const PendingBadge = ({ pendingState }: Pick<WithPending<object>, 'pendingState'>) =>
  pendingState && (
    <Text
      as="span"
      tone="warning"
      size="tiny"
      weight="medium"
      nowrap
      className={styles.mark}
      data-failed={pendingState === 'failed' || undefined}
    >
      {texts.mark[pendingState]}
    </Text>
  );
