import { WaitMark } from '../../../outbox/wait-mark.tsx';
import { SubjectMark } from './session-columns.tsx';
import { sessionWords as words } from './session-format.ts';
import styles from './study-sessions.module.css';
import { waitingTexts as texts } from './study-sessions.texts.ts';
import type { WaitingSession } from './waiting-sessions.ts';

/** Sessions that are only on this device yet, above those the server knows. */
export const WaitingList = ({ waiting }: { waiting: readonly WaitingSession[] }) => (
  <section className={styles.waiting} aria-label={texts.title}>
    <h2>{texts.title}</h2>
    <ul>
      {waiting.map(({ key, failed, session }) => (
        <li key={key}>
          <SubjectMark subject={session.subject} />
          <span className={styles.muted}>
            {words.duration(session)} · <time dateTime={session.date}>{words.date(session)}</time>
          </span>
          <WaitMark waits={failed ? 'failed' : 'waiting'} />
        </li>
      ))}
    </ul>
  </section>
);
