import { PendingBadge } from '../../../outbox/pending-badge.tsx';
import type { PendingSession } from './pending-sessions.ts';
import { SubjectMark } from './session-columns.tsx';
import { sessionFormat as format } from './session-format.ts';
import styles from './study-sessions.module.css';
import { pendingTexts as texts } from './study-sessions.texts.ts';

/** Unsent sessions, shown above the table. */
export const PendingList = ({ pending }: { pending: readonly PendingSession[] }) => (
  <section className={styles.waiting} aria-label={texts.title}>
    <h2>{texts.title}</h2>
    <ul>
      {pending.map(({ key, failed, session }) => (
        <li key={key}>
          <SubjectMark subject={session.subject} />
          <span className={styles.muted}>
            {format.duration(session)} · <time dateTime={session.date}>{format.date(session)}</time>
          </span>
          <PendingBadge pendingState={failed ? 'failed' : 'waiting'} />
        </li>
      ))}
    </ul>
  </section>
);
