import type { Dashboard, StatsRange } from '@netlik/contract/study/analytics';
import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout/stack.tsx';
import { AnalysisSection } from './analysis-section.tsx';
import styles from './dashboard.module.css';
import { dashboardTexts as texts } from './dashboard.texts.ts';
import { ExamCard } from './exam-card.tsx';
import { GoalsCard } from './goals-card.tsx';
import { Quote } from './quote.tsx';

type Props = { figures: Dashboard | undefined; range: StatsRange; cards: ReactNode; suggestions: ReactNode };

/** Loaded on scroll. */
export const DashboardRest = ({ figures, range, cards, suggestions }: Props) => (
  <Stack gap="5" shrink>
    {cards}
    <Stack gap="4" className={styles.columns}>
      <GoalsCard figures={figures} />
      <ExamCard figures={figures} />
    </Stack>
    <Quote label={texts.quote} quote={figures?.motivation} />
    {suggestions}
    <AnalysisSection range={range} />
  </Stack>
);
