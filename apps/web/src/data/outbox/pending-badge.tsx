import { Text } from '../../ui/layout/text.tsx';
import { outboxTexts as texts } from './outbox.texts.ts';
import styles from './pending-badge.module.css';
import type { WithPending } from './pending-changes.ts';

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
