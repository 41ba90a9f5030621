import type { ExamForecast, NetForecast } from '@netlik/contract/exams/estimates';
import { netNames } from '@netlik/domain/exams/estimates/estimate-words.texts';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Range } from '../../ui/charts/range.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { estimateQueries } from './estimates.queries.ts';
import { estimateTexts } from './estimates.texts.ts';
import { forecastTexts as texts } from './forecast.texts.ts';
import { estimatedRank, scoreText } from './ranks.texts.ts';

const nameOf = (key: string) => netNames[key as keyof typeof netNames];

/** Lists what is missing, once for all tests of an exam with the same gap. */
const refusalsOf = ({ tests, needed }: ExamForecast): string[] => {
  const lines = tests.flatMap(({ examType, refused, exams, days }) =>
    refused ? [texts.refusal[refused](examType, needed.exams, Math.round(needed.days / 7), exams, days)] : [],
  );
  return [...new Set(lines)];
};

const TestBand = ({ test, band }: { test: NetForecast; band: NonNullable<NetForecast['band']> }) => {
  const share = (value: number) => Math.max(0, value) / test.questions;
  return (
    <Stack as="li" gap="1">
      <Row gap="1 3" between wrap size="small">
        <span>
          {nameOf(test.key)}
          {test.isPlanned && (
            <Text as="span" tone="success" size="tiny">
              {' '}
              {texts.planned}
            </Text>
          )}
        </span>
        <Text as="span" numbers nowrap>
          <Text as="b" weight="semibold">
            {texts.band(band.low, band.high)}
          </Text>{' '}
          <Text as="span" tone="muted" size="tiny">
            {texts.questions(test.questions)}
          </Text>
        </Text>
      </Row>
      <Range from={share(band.low)} to={share(band.high)} />
    </Stack>
  );
};

const Score = ({ score, scoreRefusal, tests }: ExamForecast) => {
  if (scoreRefusal)
    return (
      <Text tone="muted" size="small">
        {scoreRefusal === 'grade' ? texts.grade : texts.minimum}
      </Text>
    );
  if (!score)
    return tests.some(({ band }) => band) ? (
      <Text tone="muted" size="small">
        {texts.partly}
      </Text>
    ) : null;
  const { scoreType, rank } = score;
  return (
    <div>
      {rank ? (
        <Text size="title" weight="bold" numbers>
          {estimateTexts.between(estimatedRank(rank.best), estimatedRank(rank.worst))}{' '}
          <Tag>{estimateTexts.estimated}</Tag>
        </Text>
      ) : (
        <Text tone="muted" size="small">
          {texts.noRank}
        </Text>
      )}
      <Text tone="muted" size="small">
        {texts.score(scoreType, scoreText(score.score.low), scoreText(score.score.high))}
      </Text>
    </div>
  );
};

/** Shows bands for nets and score on exam day, or what is missing; the plan only indicates a direction. */
export const ForecastCard = ({ placed }: { placed: boolean }) => {
  const query = useQuery(estimateQueries.forecast(placed));
  const { data } = query;
  if (!data)
    return (
      <Section title={texts.title}>
        <UntilLoaded query={query} failed={texts.failed} compact lines={4} />
      </Section>
    );
  const known = data.tests.flatMap((test) => (test.band ? [{ test, band: test.band }] : []));
  return (
    <Section title={texts.title} lead={texts.lead(data.examDay, data.daysLeft, data.examIsOfficial)}>
      <Score {...data} />
      {known.length > 0 && (
        <Stack as="ul" gap="3" aria-label={texts.tests}>
          {known.map(({ test, band }) => (
            <TestBand key={test.key} test={test} band={band} />
          ))}
        </Stack>
      )}
      {refusalsOf(data).map((line) => (
        <Text tone="muted" size="small" key={line}>
          {line}
        </Text>
      ))}
      {known.length === 0 && (
        <div>
          <ButtonLink look="line" small to="/exam-tracker">
            {texts.addExam}
          </ButtonLink>
        </div>
      )}
      {known.some(({ test }) => test.isPlanned) && (
        <Text tone="muted" size="tiny">
          {texts.plannedNote}
        </Text>
      )}
      {known.length > 0 && (
        <Text tone="muted" size="tiny">
          {texts.note}
        </Text>
      )}
    </Section>
  );
};
