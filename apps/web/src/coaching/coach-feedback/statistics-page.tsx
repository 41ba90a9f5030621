import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { statisticsTexts as texts } from './coach-feedback.texts.ts';
import { CoachStatistics } from './coach-statistics.tsx';
import { FeedbackList } from './feedback-list.tsx';
import { FeedbackSummary } from './feedback-summary.tsx';

export const StatisticsPage = () => {
  useTour('admin-statistics');
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Stack gap="8">
        <FeedbackSummary />
        <div data-tour="admin-statistics-coaches">
          <CoachStatistics />
        </div>
        <div data-tour="admin-statistics-list">
          <FeedbackList />
        </div>
      </Stack>
    </PageFrame>
  );
};
