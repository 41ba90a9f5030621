import type { StudentEstimates } from '@netlik/contract/estimates';
import { Link } from 'react-router';
import { estimatedRank, scoreText } from '../../study/estimates.texts.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './estimates.module.css';
import { estimateTexts as texts } from './estimates.texts.ts';

type Result = StudentEstimates['estimates'][number];

const Refused = ({ result }: { result: Extract<Result, { reason: string }> }) => {
  const text = result.reason === 'nets' ? texts.refusal.nets(result.scoreType) : texts.refusal[result.reason];
  return (
    <>
      <p className={styles.quiet}>{text}</p>
      {result.reason === 'nets' && (
        <Link className={styles.link} to="/exam-tracker">
          {texts.addExam}
        </Link>
      )}
    </>
  );
};

/** A range, never one number. */
export const EstimateCard = ({ result }: { result: Result }) => (
  <Card title={texts.rankOf(result.scoreType)}>
    {'reason' in result ? (
      <Refused result={result} />
    ) : (
      <>
        {result.rank ? (
          <>
            <p className={styles.range}>
              {texts.between(estimatedRank(result.rank.best), estimatedRank(result.rank.worst))}{' '}
              <span className={styles.tag}>{texts.estimated}</span>
            </p>
            <p className={styles.quiet}>{texts.middle(estimatedRank(result.rank.middle))}</p>
          </>
        ) : (
          <p className={styles.quiet}>{texts.noRank}</p>
        )}
        <p className={styles.quiet}>
          {texts.score(scoreText(result.score.low), scoreText(result.score.high))} ·{' '}
          {texts.years(result.years)}
        </p>
      </>
    )}
  </Card>
);
