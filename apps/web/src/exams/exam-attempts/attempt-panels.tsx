import type { ExamAttempt, ExamFilter, ExamOverview } from '@netlik/contract/exams/exam-attempts';
import { lazy, type ReactNode, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { DeferredRender } from '../../ui/layout/deferred-render.tsx';
import { LazyWhenVisible } from '../../ui/layout/lazy-when-visible.tsx';
import { Cell, PageGrid } from '../../ui/layout/page-frame.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { AttemptList, type RowActions } from './attempt-list.tsx';
import { examNames, listTexts, examTexts as texts } from './exam-attempts.texts.ts';
import { AggregateHistory } from './history/aggregate-history.tsx';
import { TopicHistory } from './history/topic-history.tsx';
import { FrequentTopics, Insights, OverallStats } from './side-panels.tsx';
import type { TopicChoice } from './topic-chips.tsx';
import type { ShownAttempt } from './use-exam-writes.ts';

export type ImportKind = 'csv' | 'table';

export const STATISTICS_ID = 'exam-statistics';

/** A failed import hides the statistics, because an attempt added offline must not break the page. */
const LazyStatistics = lazy(async () => {
  try {
    return { default: (await import('./statistics/statistics.tsx')).Statistics };
  } catch {
    return { default: () => null };
  }
});

const exportCsv = async (attempts: readonly ExamAttempt[]) => {
  try {
    const { downloadAttempts } = await import('./csv/attempts-csv.ts');
    downloadAttempts(attempts);
  } catch {
    toast({ tone: 'danger', text: texts.exportFailed });
  }
};

type ListCardProps = RowActions & {
  attempts: readonly ShownAttempt[];
  filter: ExamFilter | null;
  quota: string | null;
  onShowAll: () => void;
  onImport: (kind: ImportKind) => void;
};

const AttemptListCard = ({ attempts, filter, quota, onShowAll, onImport, ...actions }: ListCardProps) => (
  <div data-tour="exam-tracker-list">
    <Section
      title={filter ? `${listTexts.title}: ${examNames[filter]}` : listTexts.title}
      {...(quota && { lead: quota })}
      actions={
        <>
          {filter && (
            <Button look="line" small onClick={onShowAll}>
              {listTexts.showAll}
            </Button>
          )}
          <MenuButton
            label={texts.transfer}
            items={[
              {
                label: texts.exportCsv,
                disabled: attempts.length === 0,
                onSelect: () => void exportCsv(attempts),
              },
              { label: texts.importCsv, onSelect: () => onImport('csv') },
              { label: texts.importTable, onSelect: () => onImport('table') },
            ]}
          />
        </>
      }
    >
      {attempts.length === 0 && (
        <Text tone="muted" size="small">
          {listTexts.noneOfType}
        </Text>
      )}
      <AttemptList attempts={attempts} {...actions} />
    </Section>
  </div>
);

type Props = Omit<ListCardProps, 'onTopics'> & {
  /** The attempts of all exams; `attempts` are those of the filter. */
  allAttempts: readonly ShownAttempt[];
  overview: ExamOverview | undefined;
  /** The contents of the side column that belong to other features. */
  aside: ReactNode;
};

export const AttemptPanels = ({ allAttempts, overview, aside, ...list }: Props) => {
  const [topic, setTopic] = useState<TopicChoice | null>(null);
  const [topicsOfAttempt, setTopicsOfAttempt] = useState<readonly TopicChoice[]>([]);
  const showTopic = (choice: TopicChoice) => {
    setTopic({ subject: choice.subject, topic: choice.topic });
    document.getElementById('topic-history')?.scrollIntoView({ block: 'start' });
  };
  const showTopicsOf = ({ topics }: ExamAttempt) => {
    setTopicsOfAttempt(topics);
    if (topics[0]) showTopic(topics[0]);
  };
  return (
    <PageGrid>
      <Cell wide={8} middle={12}>
        <Stack gap="8" shrink justify="start">
          <Insights onTopic={showTopic} />
          <DeferredRender>
            <AggregateHistory overview={overview} key={list.filter} start={list.filter} />
          </DeferredRender>
          <div id={STATISTICS_ID}>
            <LazyWhenVisible placeholder={<SkeletonBlock height={320} />} rootMargin={300}>
              <LazyStatistics attempts={allAttempts} key={list.filter} start={list.filter} />
            </LazyWhenVisible>
          </div>
          <DeferredRender>
            <TopicHistory chosen={topic} beside={topicsOfAttempt} onChoose={showTopic} />
          </DeferredRender>
          <DeferredRender>
            <AttemptListCard {...list} onTopics={showTopicsOf} />
          </DeferredRender>
        </Stack>
      </Cell>
      <Cell wide={4} middle={12}>
        <DeferredRender>
          <Stack gap="8" shrink justify="start">
            {aside}
            <FrequentTopics onTopic={showTopic} />
            {overview && <OverallStats overview={overview} />}
          </Stack>
        </DeferredRender>
      </Cell>
    </PageGrid>
  );
};
