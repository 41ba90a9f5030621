import type { StudentEstimates } from '@netlik/contract/exams/estimates';
import { Link } from 'react-router';
import { Section } from '../../ui/layout/card.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { estimateTexts as texts } from './estimates.texts.ts';
import { estimatedRank, scoreText } from './ranks.texts.ts';

type Result = StudentEstimates['estimates'][number];

const Refused = ({ result }: { result: Extract<Result, { reason: string }> }) => {
  const text = result.reason === 'nets' ? texts.refusal.nets(result.scoreType) : texts.refusal[result.reason];
  return (
    <>
      <Text tone="muted" size="small">
        {text}
      </Text>
      {result.reason === 'nets' && <Link to="/exam-tracker">{texts.addExam}</Link>}
    </>
  );
};

/** Always shows a range, because a single rank would suggest false precision. */
export const EstimateCard = ({ result }: { result: Result }) => (
  <Section title={texts.rankOf(result.scoreType)}>
    {'reason' in result ? (
      <Refused result={result} />
    ) : (
      <>
        {result.rank ? (
          <>
            <Text size="title" weight="bold" numbers>
              {texts.between(estimatedRank(result.rank.best), estimatedRank(result.rank.worst))}{' '}
              <Tag>{texts.estimated}</Tag>
            </Text>
            <Text tone="muted" size="small">
              {texts.middle(estimatedRank(result.rank.middle))}
            </Text>
          </>
        ) : (
          <Text tone="muted" size="small">
            {texts.noRank}
          </Text>
        )}
        <Text tone="muted" size="small">
          {texts.score(scoreText(result.score.low), scoreText(result.score.high))} ·{' '}
          {texts.years(result.years)}
        </Text>
      </>
    )}
  </Section>
);
