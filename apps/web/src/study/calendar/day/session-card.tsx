import type { StudySession } from '@netlik/contract/study/study-sessions';
import { efficiencyTone } from '@netlik/domain/study/bands';
import { formatClock } from '../../../formats/clock.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { formatNet, formatPercent } from '../../../formats/numbers.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { SubjectMark } from '../../../ui/subjects/subject-mark.tsx';
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
    <Stack as="li" gap="1" box="outline" className={styles.card}>
      <Row gap="3" align="baseline" between>
        <SubjectMark subject={session.subject} />
        <Text as="b" weight="semibold" numbers nowrap>
          {formatDuration(session.duration)}
        </Text>
      </Row>
      <Row as="p" gap="1 3" wrap tone="muted" size="small">
        <time dateTime={session.date}>{formatClock(session.date)}</time>
        <span>{texts.techniques[session.technique]}</span>
        {session.source === 'manual' && <span>{texts.manual}</span>}
        {mood && <span>{mood}</span>}
        {quality !== null && <Stars quality={quality} />}
        {efficiency !== null && (
          <span>
            {texts.efficiency}{' '}
            <Text as="b" tone={efficiencyTone(efficiency)} weight="semibold" numbers>
              {formatPercent(efficiency)}
            </Text>
          </span>
        )}
      </Row>
      {stats && (
        <Row as="p" gap="1 3" wrap tone="muted" size="small">
          <span>{texts.questions(stats.correctAnswers, stats.wrongAnswers, stats.blankAnswers)}</span>
          <span>
            Net{' '}
            <Text as="b" weight="semibold" numbers>
              {formatNet(stats.netScore)}
            </Text>
          </span>
        </Row>
      )}
      {session.notes && (
        <Text size="small" wrapAnywhere className={styles.notes}>
          {session.notes}
        </Text>
      )}
    </Stack>
  );
};
