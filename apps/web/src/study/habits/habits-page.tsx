import type { HabitRoutine } from '@netlik/contract/study/habits';
import { useQuery } from '@tanstack/react-query';
import PlusIcon from 'lucide-react/icons/plus';
import { type ReactNode, Suspense, useState } from 'react';
import { failureText } from '../../data/writes/failure-text.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Section } from '../../ui/layout/card.tsx';
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
import { useHabitStream } from './habit-stream.ts';
import { HabitSummary } from './habit-summary.tsx';
import { HabitTable } from './habit-table.tsx';
import { habitQueries } from './habits.queries.ts';
import { checkTexts, habitTexts as texts } from './habits.texts.ts';
import { RecentDays } from './recent-days.tsx';

const HabitDialog = lazyNamed(() => import('./habit-dialog.tsx'), 'HabitDialog');
const HabitYear = lazyNamed(() => import('./habit-year.tsx'), 'HabitYear');

const leftText = (habits: readonly HabitRoutine[]) => {
  const ofToday = habits.filter(({ status, todayLog }) => status === 'active' && todayLog);
  const left = ofToday.filter(({ todayLog }) => todayLog?.status === 'pending').length;
  if (ofToday.length === 0) return checkTexts.noneToday;
  return left > 0 ? checkTexts.left(left) : checkTexts.allDone;
};

const isArchived = ({ status }: HabitRoutine) => status === 'archived';

type ListProps = { habits: readonly HabitRoutine[] | undefined; table: ReactNode; archiveSwitch: ReactNode };

const PhoneList = ({ habits, table, archiveSwitch }: ListProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      {table}
      {archiveSwitch}
      {habits && habits.length > 0 && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <Text as="summary" tone="muted" size="small" weight="semibold" minTouchTarget>
            {checkTexts.figures}
          </Text>
          {open && (
            <Stack gap="4">
              <HabitSummary habits={habits} />
              <RecentDays habits={habits} />
            </Stack>
          )}
        </details>
      )}
    </>
  );
};

const WideList = ({ habits, table, archiveSwitch }: ListProps) => (
  <Stack gap="6">
    {habits?.length !== 0 && <HabitSummary habits={habits} />}
    <Section title={texts.list} actions={archiveSwitch}>
      {table}
    </Section>
    {habits && habits.length > 0 && <RecentDays habits={habits} />}
  </Stack>
);

const AddButton = ({ quiet, onClick }: { quiet: boolean; onClick: () => void }) => (
  <div data-tour="habits-add">
    <Button look={quiet ? 'line' : 'primary'} onClick={onClick}>
      <PlusIcon size={18} />
      {texts.add}
    </Button>
  </div>
);

type EmptyProps = { inArchive: boolean; onAdd: () => void };

const NoHabits = ({ inArchive, onAdd }: EmptyProps) =>
  inArchive ? (
    <EmptyState drawing="files" compact title={texts.archiveEmpty} text={texts.archiveEmptyText} />
  ) : (
    <EmptyState
      drawing="plan"
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={<Button onClick={onAdd}>{texts.addFirst}</Button>}
    />
  );

export const HabitsPage = () => {
  useTour('habits');
  useHabitStream();
  const query = useQuery(habitQueries.list());
  const [params, changeUrl] = useUrlParams();
  const [editing, setEditing] = useState<HabitRoutine | 'new' | null>(null);
  const onPhone = useNarrow();
  const [dismissed, setDismissed] = useState<unknown>(null);
  const { data: all, error } = query;
  const archived = all?.filter(isArchived) ?? [];
  const inArchive = params.get('view') === 'archive';
  const opened = all?.find(({ id }) => id === params.get('habit'));
  const reload = () => void query.refetch();
  const openNew = () => setEditing('new');
  const table = (
    <HabitTable
      query={query}
      inArchive={inArchive}
      empty={<NoHabits inArchive={inArchive} onAdd={openNew} />}
      onEdit={setEditing}
      onOpen={({ id }) => changeUrl({ habit: id })}
    />
  );
  const archiveSwitch = (archived.length > 0 || inArchive) && (
    <Button look="quiet" small onClick={() => changeUrl({ view: inArchive ? null : 'archive' })}>
      {inArchive ? texts.hideArchive : texts.showArchive(archived.length)}
    </Button>
  );

  const List = onPhone ? PhoneList : WideList;
  return (
    <>
      <PageFrame
        width="page"
        title={texts.title}
        lead={onPhone && all && all.length > 0 ? leftText(all) : texts.lead}
        actions={
          // The empty state has its own button.
          <AddButton quiet={all?.length === 0} onClick={openNew} />
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
        ) : (
          <List habits={all} {...{ table, archiveSwitch }} />
        )}
      </PageFrame>
      <Suspense>
        {editing && (
          <HabitDialog {...(editing === 'new' ? {} : { habit: editing })} onClose={() => setEditing(null)} />
        )}
        {opened && <HabitYear habit={opened} onClose={() => changeUrl({ habit: null })} />}
      </Suspense>
    </>
  );
};
