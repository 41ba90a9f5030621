import type { CoachFeedback } from '@netlik/contract/coach/coach-feedback';
import styles from '../status-tag.module.css';
import { statusNames } from './coach-feedback.texts.ts';

export const FeedbackStatusTag = ({ status }: Pick<CoachFeedback, 'status'>) => (
  <span className={styles.tag} data-tone={status === 'new' ? 'fair' : undefined}>
    {statusNames[status]}
  </span>
);
