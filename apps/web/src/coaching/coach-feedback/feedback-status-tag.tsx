import type { CoachFeedback } from '@netlik/contract/coaching/coach-feedback';
import { Tag } from '../../ui/states/tag.tsx';
import { statusNames } from './coach-feedback.texts.ts';

export const FeedbackStatusTag = ({ status }: Pick<CoachFeedback, 'status'>) => (
  <Tag tone={status === 'new' ? 'primary' : undefined}>{statusNames[status]}</Tag>
);
