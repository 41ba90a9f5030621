import type { CoachFeedback } from '@netlik/contract/coach/coach-feedback';
import { coachFeedback, coachIssues } from '@netlik/contract/endpoints/coach/coach-feedback';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { formatDayTime } from '../../../formats/clock.ts';
import { useTour } from '../../../tutorial/tutorial.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { FillBar } from '../../../ui/charts/fill-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageFrame } from '../../../ui/layout/page-frame.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { Rating } from '../rating.tsx';
import styles from './coach-feedback.module.css';
import { coachFeedbackQueries } from './coach-feedback.queries.ts';
import {
  categoryNames,
  feedbackListTexts,
  issueNames,
  feedbackPageTexts as texts,
} from './coach-feedback.texts.ts';
import { feedbackTour } from './coach-feedback.tour.ts';
import { FeedbackStatusTag } from './feedback-status-tag.tsx';

const categories = ['communication', 'programQuality', 'overallSatisfaction'] as const;

const Facts = ({ feedback }: { feedback: CoachFeedback }) => {
  const { student, coach, createdAt, status, overallRating } = feedback;
  const shown: [string, ReactNode][] = [
    [texts.student, student.name],
    [texts.coach, coach?.name ?? feedbackListTexts.noCoach],
    [texts.date, formatDayTime(createdAt)],
    [texts.overall, <Rating key="overall" stars={overallRating} />],
    [texts.status, <FeedbackStatusTag key="status" status={status} />],
  ];
  return (
    <Card>
      <dl className={styles.facts}>
        {shown.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};

const Issues = ({ feedback: { specificIssues } }: { feedback: CoachFeedback }) => {
  const marked = coachIssues.filter((issue) => specificIssues[issue]).map((issue) => issueNames[issue]);
  const shown = specificIssues.other ? [...marked, texts.other(specificIssues.other)] : marked;
  return (
    <Card title={texts.issues}>
      {shown.length === 0 ? (
        <p className={styles.quiet}>{texts.noIssues}</p>
      ) : (
        <ul className={styles.issues}>
          {shown.map((issue) => (
            <li key={issue} className={styles.issue}>
              {issue}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

/** One evaluation of a coach. */
export const FeedbackPage = () => {
  useTour(feedbackTour);
  const { id = '' } = useParams();
  const query = useQuery(coachFeedbackQueries.detail(id));
  const markRead = useWrite(coachFeedback.markRead, { done: texts.marked, failed: texts.markFailed });
  const feedback = query.data;

  return (
    <PageFrame
      title={texts.title}
      lead={texts.note}
      actions={
        <>
          <ButtonLink look="quiet" to="/admin/statistics">
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
            <Facts feedback={feedback} />
          </div>
          <div data-tour="admin-feedback-text">
            <Card title={texts.feedback}>
              <p className={styles.text}>{feedback.feedback}</p>
            </Card>
          </div>
          <Card title={texts.ratings}>
            <div className={styles.bars}>
              {categories.map((category) => (
                <div key={category} className={styles.bar}>
                  <span className={styles.barHead}>
                    {categoryNames[category]}
                    <Rating stars={feedback.categories[category]} />
                  </span>
                  <FillBar fill={feedback.categories[category] / 5} />
                </div>
              ))}
            </div>
          </Card>
          <Issues feedback={feedback} />
        </>
      )}
    </PageFrame>
  );
};
