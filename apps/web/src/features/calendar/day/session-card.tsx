import type { StudySession } from '@netlik/contract/study/study-sessions';
import { efficiencyTone } from '@netlik/domain/study/bands';
import { formatClock } from '../../../formats/clock.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { formatNet, formatPercent } from '../../../formats/numbers.ts';
import { SubjectMark } from '../../../study/subject-mark.tsx';
import styles from './day.module.css';
import { dayTexts as texts } from './day.texts.ts';

const Stars = ({ quality }: { quality: number }) => (
  <span className={styles.stars}>
    <span aria-hidden="true">
      {'★'.repeat(quality)}
      <span className={styles.faint}>{'★'.repeat(5 - quality)}</span>
    </span>
    <span className="visually-hidden">{texts.stars(quality)}</span>
  </span>
);

export const SessionCard = ({ session }: { session: StudySession }) => {
  const { questionStats: stats, efficiency, quality, mood } = session;
  return (
    <li className={styles.card}>
      <div className={styles.cardTop}>
        <SubjectMark subject={session.subject} />
        <b className={styles.duration}>{formatDuration(session.duration)}</b>
      </div>
      <p className={styles.facts}>
        <time dateTime={session.date}>{formatClock(session.date)}</time>
        <span>{texts.techniques[session.technique]}</span>
        {session.source === 'manual' && <span>{texts.manual}</span>}
        {mood && <span>{mood}</span>}
        {quality !== null && <Stars quality={quality} />}
        {efficiency !== null && (
          <span>
            {texts.efficiency} <b data-tone={efficiencyTone(efficiency)}>{formatPercent(efficiency)}</b>
          </span>
        )}
      </p>
      {stats && (
        <p className={styles.facts}>
          <span>{texts.questions(stats.correctAnswers, stats.wrongAnswers, stats.blankAnswers)}</span>
          <span>
            Net <b>{formatNet(stats.netScore)}</b>
          </span>
        </p>
      )}
      {session.notes && <p className={styles.notes}>{session.notes}</p>}
    </li>
  );
};
