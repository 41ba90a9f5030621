import { type ExamAttempt, type ExamFilter, examFilters } from '@netlik/contract/exams/exam-attempts';
import { studyDay } from '@netlik/domain/study-day';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDay } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DeferredRender } from '../../ui/layout/deferred-render.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { Cell, PageFrame, PageGrid } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { filterOf } from './exam-filter.ts';
import '../../theme/print-page.css';
import { LazyWhenVisible } from '../../ui/layout/lazy-when-visible.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryError } from '../../ui/states/query-error.tsx';
import { RetryNotice } from '../../ui/states/retry-notice.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { AttemptList } from './attempt-list.tsx';
import { type Draft, draftOf, newDraft } from './drawer/draft.ts';
import { examQueries, PAGE_SIZE } from './exam-attempts.queries.ts';
import { examNames, listTexts, examTexts as texts } from './exam-attempts.texts.ts';
import { AggregateHistory } from './history/aggregate-history.tsx';
import { TopicHistory } from './history/topic-history.tsx';
import { NetCards } from './net-cards.tsx';
import { FrequentTopics, Insights, OverallStats, type TopicChoice } from './side-panels.tsx';
import { LazyStatistics } from './statistics/lazy-statistics.ts';
import { useExamWrites } from './use-exam-writes.ts';

const exportCsv = async (attempts: readonly ExamAttempt[]) => {
  try {
    const { downloadAttempts } = await import('./csv/download-attempts.ts');
    downloadAttempts(attempts);
  } catch {
    toast({ tone: 'danger', text: texts.exportFailed });
  }
};

const AttemptDrawer = lazyNamed(() => import('./drawer/attempt-drawer.tsx'), 'AttemptDrawer');
const ImportDialog = lazyNamed(() => import('./csv/import-dialog.tsx'), 'ImportDialog');

const STATISTICS = 'exam-statistics';
const toStatistics = () => document.getElementById(STATISTICS)?.scrollIntoView({ block: 'start' });

/** Loads all attempts; more than one page is rare. */
const useAttempts = () => {
  const first = useQuery(examQueries.page(1));
  const pages = Math.ceil((first.data?.pagination.total ?? 0) / PAGE_SIZE);
  const rest = useQuery(examQueries.rest(pages));
  const rows = first.data && [...first.data.data, ...(rest.data?.data ?? [])];
  return { first, rows };
};

const readFilter = (text: string | null): ExamFilter | null =>
  examFilters.find((each) => each === text) ?? null;

type Props = {
  /** Passed in, because they belong to other features. */
  suggestions?: ReactNode;
  goal?: ReactNode;
  onAdded?: (attempt: ExamAttempt) => void;
  /** Passed in, because it belongs to another feature. */
  TableImport?: ComponentType<{ onClose: () => void }>;
  ToMistakes?: ComponentType<{ attempt: ExamAttempt; onClose: () => void }>;
};

export const ExamAttemptsPage = ({ suggestions, goal, onAdded, TableImport, ToMistakes }: Props) => {
  useTour('exam-tracker');
  const { first, rows } = useAttempts();
  const overviewQuery = useQuery(examQueries.overview());
  const overview = overviewQuery.data;
  const { attempts, failed, dismiss, save, remove } = useExamWrites(rows, onAdded);
  const navigate = useNavigate();
  const toOptical = () => void navigate('/exam-tracker/optical');
  const [params, changeUrl] = useUrlParams();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [importing, setImporting] = useState<'csv' | 'table' | null>(null);
  const [noted, setNoted] = useState<ExamAttempt | null>(null);
  const [topic, setTopic] = useState<TopicChoice | null>(null);
  const [topics, setTopics] = useState<readonly TopicChoice[]>([]);
  const filter = readFilter(params.get('type'));
  const shown = attempts?.filter(({ examType }) => !filter || filterOf(examType) === filter);
  const quota = overview?.quota;
  const left = quota ? Math.max(0, quota.limit - quota.used) : null;
  const quotaText = quota && left !== null ? texts.quota(left, quota.limit) : null;
  const sources = overview?.sources.map(({ source }) => source) ?? [];

  // The palette and the timer open `?add=1`; the timer also passes the exam.
  const asked = params.get('add') === '1' && draft === null;
  const newest = () => {
    const exam = readFilter(params.get('exam')) ?? filter ?? 'TYT';
    const wanted = newDraft(studyDay(new Date()), exam);
    const subject = params.get('subject') ?? '';
    return exam === 'BRANS' && isSubjectKey(subject) ? { ...wanted, subject } : wanted;
  };
  const open = draft ?? (asked && first.isFetched ? newest() : null);
  const close = () => {
    setDraft(null);
    changeUrl({ add: null, exam: null, subject: null });
  };

  // Reopens a refused attempt with its input.
  const reopen = (typed: Draft | null) => {
    setDraft(typed);
    dismiss();
  };
  const showTopic = (choice: TopicChoice) => {
    setTopic({ subject: choice.subject, topic: choice.topic });
    document.getElementById('topic-history')?.scrollIntoView({ block: 'start' });
  };
  const askRemove = async (attempt: ExamAttempt) => {
    const agreed = await confirm({
      title: listTexts.deleteTitle,
      text: listTexts.deleteText(
        examNames[filterOf(attempt.examType)],
        attempt.source,
        formatDay(attempt.date),
      ),
      action: listTexts.remove,
      danger: true,
    });
    if (agreed) void remove(attempt);
  };

  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      actions={
        <div data-tour="exam-tracker-add" data-screen-only>
          <Button onClick={() => setDraft(newest())}>{texts.add}</Button>
        </div>
      }
    >
      {failed && (
        <RetryNotice
          tone="danger"
          text={failed.text}
          action={failed.draft && { label: texts.reopen, onClick: () => reopen(failed.draft) }}
          onDismiss={dismiss}
        />
      )}
      {overview || !overviewQuery.error ? (
        <NetCards overview={overview} chosen={filter} onChoose={(type) => changeUrl({ type })} />
      ) : (
        <QueryError compact query={overviewQuery} title={texts.statsFailed} />
      )}
      <UntilLoaded query={first} failed={texts.failed} />
      {attempts?.length === 0 && (
        <EmptyState
          drawing="chart"
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={
            <>
              <Button onClick={() => setDraft(newest())}>{texts.add}</Button>
              <Button look="quiet" onClick={toOptical}>
                {texts.optical}
              </Button>
              <Button look="quiet" onClick={() => setImporting('csv')}>
                {texts.importCsv}
              </Button>
              <Button look="quiet" onClick={() => setImporting('table')}>
                {texts.importTable}
              </Button>
            </>
          }
        />
      )}
      {attempts && attempts.length > 0 && (
        <Row gap="2" wrap data-screen-only>
          <Button look="quiet" small onClick={toOptical}>
            {texts.optical}
          </Button>
          <Button look="quiet" small onClick={toStatistics}>
            {texts.statistics}
          </Button>
        </Row>
      )}
      {attempts && shown && attempts.length > 0 && (
        <PageGrid>
          <Cell wide={8} middle={12}>
            <Stack gap="4" justify="start">
              <Insights onTopic={showTopic} />
              <DeferredRender>
                <AggregateHistory overview={overview} key={filter} start={filter} />
              </DeferredRender>
            </Stack>
          </Cell>
          <Cell wide={4} middle={12}>
            <DeferredRender>
              <Stack gap="4" justify="start">
                {goal}
                {suggestions}
                <FrequentTopics onTopic={showTopic} />
                {overview && <OverallStats overview={overview} />}
              </Stack>
            </DeferredRender>
          </Cell>
          <Cell>
            <div id={STATISTICS}>
              <LazyWhenVisible placeholder={<SkeletonBlock height={320} />} rootMargin={300}>
                <LazyStatistics attempts={attempts} key={filter} start={filter} />
              </LazyWhenVisible>
            </div>
          </Cell>
          <Cell>
            <DeferredRender>
              <TopicHistory chosen={topic} beside={topics} onChoose={showTopic} />
            </DeferredRender>
          </Cell>
          <Cell>
            <DeferredRender>
              <div data-tour="exam-tracker-list">
                <Card
                  title={filter ? `${listTexts.title}: ${examNames[filter]}` : listTexts.title}
                  {...(quotaText && { lead: quotaText })}
                  actions={
                    <>
                      {filter && (
                        <Button look="quiet" small onClick={() => changeUrl({ type: null })}>
                          {listTexts.showAll}
                        </Button>
                      )}
                      <MenuButton
                        label={texts.transfer}
                        items={[
                          {
                            label: texts.exportCsv,
                            disabled: !shown || shown.length === 0,
                            onSelect: () => void exportCsv(shown ?? []),
                          },
                          { label: texts.importCsv, onSelect: () => setImporting('csv') },
                          { label: texts.importTable, onSelect: () => setImporting('table') },
                        ]}
                      />
                    </>
                  }
                >
                  {shown.length === 0 && (
                    <Text tone="muted" size="small">
                      {listTexts.noneOfType}
                    </Text>
                  )}
                  <AttemptList
                    attempts={shown}
                    onEdit={(attempt) => setDraft(draftOf(attempt))}
                    onRemove={(attempt) => void askRemove(attempt)}
                    onMistakes={setNoted}
                    onTopics={(attempt) => {
                      setTopics(attempt.topics);
                      if (attempt.topics[0]) showTopic(attempt.topics[0]);
                    }}
                  />
                </Card>
              </div>
            </DeferredRender>
          </Cell>
        </PageGrid>
      )}
      <Suspense>
        {open && (
          <AttemptDrawer
            start={open}
            sources={sources}
            quota={open.id ? null : quotaText}
            allowed={open.id !== null || left !== 0}
            onSave={(typed, body) => {
              close();
              void save(typed, body);
            }}
            onClose={close}
          />
        )}
        {noted && ToMistakes && <ToMistakes attempt={noted} onClose={() => setNoted(null)} />}
        {importing === 'table' && TableImport && <TableImport onClose={() => setImporting(null)} />}
        {importing === 'csv' && (
          <ImportDialog existing={attempts ?? []} left={left ?? 0} onClose={() => setImporting(null)} />
        )}
      </Suspense>
    </PageFrame>
  );
};
