import type { HabitRoutine } from '@netlik/contract/study/habits';
import { useQuery } from '@tanstack/react-query';
import PlusIcon from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { failureText } from '../../data/writes/failure-text.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { RetryNotice } from '../../ui/states/retry-notice.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { HabitSummary } from './habit-summary.tsx';
import { HabitTable } from './habit-table.tsx';
import { habitQueries } from './habits.queries.ts';
import { checkTexts, habitTexts as texts } from './habits.texts.ts';
import { RecentDays } from './recent-days.tsx';
import { useHabitStream } from './use-habit-stream.ts';

const HabitDialog = lazyNamed(() => import('./habit-dialog.tsx'), 'HabitDialog');
const HabitYear = lazyNamed(() => import('./habit-year.tsx'), 'HabitYear');

const leftText = (habits: readonly HabitRoutine[]) => {
  const ofToday = habits.filter(({ status, todayLog }) => status === 'active' && todayLog);
  const left = ofToday.filter(({ todayLog }) => todayLog?.status === 'pending').length;
  if (ofToday.length === 0) return checkTexts.noneToday;
  return left > 0 ? checkTexts.left(left) : checkTexts.allDone;
};

const isArchived = ({ status }: HabitRoutine) => status === 'archived';

export const HabitsPage = () => {
  useTour('habits');
  useHabitStream();
  const query = useQuery(habitQueries.list());
  const [params, changeUrl] = useUrlParams();
  const [editing, setEditing] = useState<HabitRoutine | 'new' | null>(null);
  const [figures, setFigures] = useState(false);
  const onPhone = useNarrow();
  const [dismissed, setDismissed] = useState<unknown>(null);
  const { data: all, error } = query;
  const archived = all?.filter(isArchived) ?? [];
  const inArchive = params.get('view') === 'archive';
  const opened = all?.find(({ id }) => id === params.get('habit'));
  const reload = () => void query.refetch();
  const openNew = () => setEditing('new');
  const empty = inArchive ? (
    <EmptyState compact title={texts.archiveEmpty} text={texts.archiveEmptyText} />
  ) : (
    <EmptyState
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={<Button onClick={openNew}>{texts.addFirst}</Button>}
    />
  );
  const list = (
    <HabitTable
      query={query}
      inArchive={inArchive}
      empty={empty}
      onEdit={setEditing}
      onOpen={({ id }) => changeUrl({ habit: id })}
    />
  );
  const archiveSwitch = (archived.length > 0 || inArchive) && (
    <Button look="plain" small onClick={() => changeUrl({ view: inArchive ? null : 'archive' })}>
      {inArchive ? texts.hideArchive : texts.showArchive(archived.length)}
    </Button>
  );

  return (
    <PageFrame
      title={texts.title}
      lead={onPhone && all && all.length > 0 ? leftText(all) : texts.lead}
      actions={
        <div data-tour="habits-add">
          {/* The empty state has its own button. */}
          <Button look={all?.length === 0 ? 'quiet' : 'primary'} onClick={openNew}>
            <PlusIcon size={18} />
            {texts.add}
          </Button>
        </div>
      }
    >
      {error && dismissed !== error && (
        <RetryNotice
          tone="danger"
          text={failureText('', error)}
          action={{ label: texts.refresh, busy: query.isFetching, onClick: reload }}
          onDismiss={() => setDismissed(error)}
        />
      )}
      {!all && error ? (
        dismissed === error && (
          <ErrorState title={texts.failed} busy={query.isFetching} onRetry={() => query.refetch()} />
        )
      ) : onPhone ? (
        <>
          {list}
          {archiveSwitch}
          {all && all.length > 0 && (
            <details onToggle={(event) => setFigures(event.currentTarget.open)}>
              <Text as="summary" tone="muted" size="small" weight="semibold" minTouchTarget>
                {checkTexts.figures}
              </Text>
              {figures && (
                <Stack gap="4">
                  <HabitSummary habits={all} />
                  <RecentDays habits={all} />
                </Stack>
              )}
            </details>
          )}
        </>
      ) : (
        <>
          {all?.length !== 0 && <HabitSummary habits={all} />}
          <Card title={texts.list} actions={archiveSwitch}>
            {list}
          </Card>
          {all && all.length > 0 && <RecentDays habits={all} />}
        </>
      )}
      <Suspense>
        {editing && (
          <HabitDialog {...(editing === 'new' ? {} : { habit: editing })} onClose={() => setEditing(null)} />
        )}
        {opened && <HabitYear habit={opened} onClose={() => changeUrl({ habit: null })} />}
      </Suspense>
    </PageFrame>
  );
};
