import { Tag } from '../../ui/states/tag.tsx';
import type { WithPending } from './offline-rows.ts';
import { outboxTexts as texts } from './outbox.texts.ts';

export const PendingBadge = ({ pendingState }: Pick<WithPending<object>, 'pendingState'>) =>
  pendingState && (
    <Tag tone={pendingState === 'failed' ? 'danger' : 'warning'}>{texts.mark[pendingState]}</Tag>
  );
