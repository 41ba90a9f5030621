import type { CoachFeedback } from '@netlik/contract/coaching/coach-feedback';
import { coachFeedback, coachIssues } from '@netlik/contract/coaching/coach-feedback';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatDayTime } from '../../formats/clock.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { type Fact, Facts } from '../facts.tsx';
import { Rating } from '../rating.tsx';
import styles from './coach-feedback.module.css';
import { coachFeedbackQueries } from './coach-feedback.queries.ts';
import {
  categoryNames,
  feedbackListTexts,
  issueNames,
  feedbackPageTexts as texts,
} from './coach-feedback.texts.ts';
import { FeedbackStatusTag } from './feedback-status-tag.tsx';

const categories = ['communication', 'programQuality', 'overallSatisfaction'] as const;

const FeedbackFacts = ({ feedback }: { feedback: CoachFeedback }) => {
  const { student, coach, createdAt, status, overallRating } = feedback;
  const facts: Fact[] = [
    [texts.student, student.name],
    [texts.coach, coach?.name ?? feedbackListTexts.noCoach],
    [texts.date, formatDayTime(createdAt)],
    [texts.overall, <Rating key="overall" stars={overallRating} />],
    [texts.status, <FeedbackStatusTag key="status" status={status} />],
  ];
  return <Facts facts={facts} />;
};

const Issues = ({ feedback: { specificIssues } }: { feedback: CoachFeedback }) => {
  const marked = coachIssues.filter((issue) => specificIssues[issue]).map((issue) => issueNames[issue]);
  const shown = specificIssues.other ? [...marked, texts.other(specificIssues.other)] : marked;
  return (
    <Section title={texts.issues}>
      {shown.length === 0 ? (
        <Text tone="muted" size="small">
          {texts.noIssues}
        </Text>
      ) : (
        <Row as="ul" gap="2" wrap>
          {shown.map((issue) => (
            <li key={issue}>
              <Tag>{issue}</Tag>
            </li>
          ))}
        </Row>
      )}
    </Section>
  );
};

export const FeedbackPage = () => {
  useTour('admin-feedback');
  const { id = '' } = useParams();
  const query = useQuery(coachFeedbackQueries.detail(id));
  const markRead = useWrite(coachFeedback.markRead, { done: texts.marked, failed: texts.markFailed });
  const feedback = query.data;

  return (
    <PageFrame
      title={texts.title}
      lead={texts.note}
      width="narrow"
      actions={
        <>
          <ButtonLink look="line" to="/admin/statistics">
            {texts.back}
          </ButtonLink>
          {feedback?.status === 'new' && (
            <Button busy={markRead.busy} onClick={() => markRead.send({ params: { id } })}>
              {texts.markRead}
            </Button>
          )}
        </>
      }
    >
      <UntilLoaded query={query} failed={texts.failed} />
      {feedback && (
        <>
          <div data-tour="admin-feedback-facts">
            <FeedbackFacts feedback={feedback} />
          </div>
          <div data-tour="admin-feedback-text">
            <Section title={texts.feedback}>
              <Text wrapAnywhere className={styles.text}>
                {feedback.feedback}
              </Text>
            </Section>
          </div>
          <Section title={texts.ratings}>
            <Grid fit={200} gap="3 6">
              {categories.map((category) => (
                <Stack key={category} gap="1">
                  <Row as="span" gap="2" align="center" between size="small">
                    {categoryNames[category]}
                    <Rating stars={feedback.categories[category]} />
                  </Row>
                  <FillBar fill={feedback.categories[category] / 5} />
                </Stack>
              ))}
            </Grid>
          </Section>
          <Issues feedback={feedback} />
        </>
      )}
    </PageFrame>
  );
};
