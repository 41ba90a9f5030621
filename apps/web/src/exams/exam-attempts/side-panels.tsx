import type { ExamOverview } from '@netlik/contract/exams/exam-attempts';
import { INSIGHT_EXPLANATION } from '@netlik/domain/exams/exam-attempts/insights';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatShortDayMonth } from '../../formats/days.ts';
import { formatChange, formatDecimal, formatShare } from '../../formats/numbers.ts';
import { TopicAsked } from '../../study/topic-facts/topic-asked.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { InfoTip } from '../../ui/overlays/info-tip.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import styles from './exam-attempts.module.css';
import { examQueries } from './exam-attempts.queries.ts';
import { examTexts, statTexts, topicTexts as texts } from './exam-attempts.texts.ts';
import { TopicChips, type TopicChoice } from './topic-chips.tsx';

type OnTopic = { onTopic: (choice: TopicChoice) => void };

const SHOWN_TOPICS = 8;

export const OverallStats = ({ overview }: { overview: ExamOverview }) => {
  const { lastAccuracy, averageAccuracy, delta, total } = overview;
  const share = (value: number | null) => (value === null ? '—' : formatShare(value));
  const facts: readonly [name: string, value: ReactNode, why?: string][] = [
    [statTexts.last, share(lastAccuracy), statTexts.why],
    [statTexts.change, delta === null ? '—' : statTexts.points(formatChange(delta * 100, 1))],
    [statTexts.average, share(averageAccuracy)],
    [statTexts.total, total],
  ];
  return (
    <details>
      <Text as="summary" weight="semibold" minTouchTarget>
        {statTexts.title}
      </Text>
      <Stack as="dl" gap="1" divided>
        {facts.map(([name, value, why]) => (
          <Row key={name} gap="4" align="center" between size="small" minTouchTarget>
            <Row as="dt" gap="1" align="center" tone="muted">
              {name}
              {why && <InfoTip about={name} text={why} />}
            </Row>
            <Text as="dd" weight="semibold" numbers>
              {value}
            </Text>
          </Row>
        ))}
      </Stack>
    </details>
  );
};

export const FrequentTopics = ({ onTopic }: OnTopic) => {
  const query = useQuery(examQueries.frequentTopics());
  const { data } = query;
  return (
    <Section title={texts.frequent} lead={texts.frequentLead}>
      <UntilLoaded query={query} failed={examTexts.topicHistoryError} compact lines={3} />
      {data?.length === 0 && (
        <Text tone="muted" size="small">
          {texts.frequentEmpty}
        </Text>
      )}
      {data && data.length > 0 && (
        <TopicChips
          topics={data.slice(0, SHOWN_TOPICS)}
          aside={({ subject, total }) => (
            <Text as="b" tone="plain" numbers>
              {total}
              <span className="visually-hidden"> yanlış, {subjectName(subject)}</span>
            </Text>
          )}
          onChoose={onTopic}
        />
      )}
    </Section>
  );
};

/** Links to a timer block of the usual length. */
const studyAddress = (subject: string) =>
  `/study-tracker/timer?start=block&focus=25&break=5&chosen=${subject}`;

const oneDecimal = (value: number) => formatDecimal(value, 1);

export const Insights = ({ onTopic }: OnTopic) => {
  const query = useQuery(examQueries.insights());
  const { data } = query;
  return (
    <div data-tour="exam-tracker-insights">
      <Section
        title={texts.insights}
        actions={
          <span className={styles.tip}>
            <InfoTip about={texts.insights} text={INSIGHT_EXPLANATION} />
          </span>
        }
      >
        <UntilLoaded query={query} failed={examTexts.statsFailed} compact lines={4} />
        {data?.length === 0 && (
          <Text tone="muted" size="small">
            {texts.insightsEmpty}
          </Text>
        )}
        {data && data.length > 0 && (
          <Stack as="ol" gap="3" divided>
            {data.map((insight) => (
              <Stack as="li" gap="1" key={`${insight.subject} ${insight.topic}`}>
                <Row as="span" gap="3" align="center" between size="small">
                  <Stack as="span" shrink>
                    <Row
                      type="button"
                      as="button"
                      gap="2"
                      align="center"
                      inline
                      tone="plain"
                      size="body"
                      weight="semibold"
                      text="start"
                      minTouchTarget
                      onClick={() => onTopic(insight)}
                    >
                      {insight.topic}
                    </Row>
                    <Text as="span" tone="muted" size="tiny">
                      {subjectName(insight.subject)}
                    </Text>
                  </Stack>
                  <ButtonLink
                    small
                    look="line"
                    aria-label={texts.studyNamed(insight.topic)}
                    to={studyAddress(insight.subject)}
                  >
                    {texts.study}
                  </ButtonLink>
                </Row>
                <Text as="span" tone="muted" size="tiny">
                  {[
                    texts.why(insight.wrong, insight.attempts, formatShortDayMonth(insight.lastDate)),
                    ...(insight.correctSince > 0 ? [texts.since(insight.correctSince)] : []),
                    texts.weight(oneDecimal(insight.weight)),
                  ].join(' · ')}
                </Text>
                <TopicAsked subject={insight.subject} topic={insight.topic} />
              </Stack>
            ))}
          </Stack>
        )}
      </Section>
    </div>
  );
};
