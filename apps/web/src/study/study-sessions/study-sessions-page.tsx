import { calendar } from '@netlik/contract/study/calendar';
import type { NewStudySession, StudySession } from '@netlik/contract/study/study-sessions';
import { studyDay, weekStart } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import DownloadIcon from 'lucide-react/icons/download';
import PlusIcon from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useOnline } from '../../data/browser-values.ts';
import { read } from '../../data/calls/read.ts';
import type { Unsent } from '../../data/outbox/offline-rows.ts';
import { useOutbox } from '../../data/outbox/outbox.ts';
import { PendingBadge } from '../../data/outbox/pending-badge.tsx';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatDuration } from '../../formats/durations.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { isFiltered, type TableState } from '../../ui/data-table/table-state.ts';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import type { MenuItem } from '../../ui/overlays/menu.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { SubjectMark } from '../../ui/subjects/subject-mark.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { sessionColumns } from './session-columns.tsx';
import { downloadFile, sessionsCsv } from './session-csv.ts';
import { SessionDays } from './session-days.tsx';
import { SessionDetail } from './session-detail.tsx';
import { SessionAddDialog, SessionEditDialog } from './session-dialog.tsx';
import { sessionFormat as format } from './session-format.ts';
import {
  fetchAllSessions,
  pendingStops,
  type SessionQuery,
  sessionRows,
  useRemoveSession,
} from './study-sessions.queries.ts';
import { pendingTexts, periodLabels, sessionTexts as texts } from './study-sessions.texts.ts';
import type { Period } from './use-session-table.ts';
import { useSessionTable } from './use-session-table.ts';

const periods = (Object.keys(periodLabels) as Period[]).map((value) => ({
  value,
  label: periodLabels[value],
}));

/** In the URL, so that the back button closes it. */
const useOpenSession = () => {
  const [params, change] = useUrlParams();
  const set = (id: string | null) => change({ session: id }, { replace: id === null });
  return [params.get('session'), set] as const;
};

/** In the URL, so that links can open the form. */
const useAdding = () => {
  const [params, change] = useUrlParams();
  const set = (isOpen: boolean) => change({ add: isOpen ? '1' : null });
  return [params.has('add'), set] as const;
};

/** `progress` is 0 to 1, or null while no export runs. */
const useSessionExport = (filter: SessionQuery) => {
  const [progress, setProgress] = useState<number | null>(null);
  const { send } = useWrite((wanted: SessionQuery) => fetchAllSessions(wanted, setProgress), {
    done: (rows) => texts.exported(rows.length),
    failed: texts.exportFailed,
    onDone: (rows) => downloadFile(sessionsCsv(rows), `calismalarim-${studyDay(new Date())}.csv`),
  });
  const run = async () => {
    if (progress !== null) return;
    setProgress(0);
    await send(filter);
    setProgress(null);
  };
  return { progress, run };
};

const WeekTotal = () => {
  const to = studyDay(new Date());
  const { data } = useQuery(read(calendar.days, { query: { mode: 'study', from: weekStart(to), to } }));
  if (!data) return null;
  const ofToday = data.find(({ date }) => date === to)?.totalTime ?? 0;
  return (
    <Row gap="1 3" align="baseline" wrap>
      <Text as="strong" size="title" weight="bold" numbers nowrap>
        {formatDuration(data.reduce((sum, { totalTime }) => sum + totalTime, 0))}
      </Text>
      <Text as="span" tone="muted" numbers>
        {texts.thisWeek(ofToday > 0 ? formatDuration(ofToday) : null)}
      </Text>
    </Row>
  );
};

const PendingList = ({ unsent }: { unsent: readonly Unsent<NewStudySession>[] }) => (
  <Card title={pendingTexts.title}>
    <Stack as="ul" gap="2">
      {unsent.map(({ key, pendingState, row: session }) => (
        <Row key={key} as="li" gap="1 3" align="center" wrap>
          <SubjectMark subject={session.subject} />
          <Text as="span" tone="muted" size="small">
            {format.duration(session)} · <time dateTime={session.date}>{format.date(session)}</time>
          </Text>
          <PendingBadge pendingState={pendingState} />
        </Row>
      ))}
    </Stack>
  </Card>
);

type EmptyProps = { period: Period; onAll: () => void };

const NothingYet = ({ period, onAll }: EmptyProps) => (
  <EmptyState
    drawing="rooms"
    title={period === 'all' ? texts.empty : texts.emptyPeriod[period]}
    text={period === 'all' ? texts.emptyText : texts.emptyPeriodText}
    action={
      <>
        <ButtonLink to="/study-tracker/timer">{texts.startTimer}</ButtonLink>
        {period !== 'all' && (
          <Button look="line" onClick={onAll}>
            {texts.showAll}
          </Button>
        )}
      </>
    }
  />
);

type ToolsProps = {
  period: Period;
  onPeriod: (period: Period) => void;
  canExport: boolean;
  filter: SessionQuery;
  onAdd: () => void;
};

const SessionTools = ({ period, onPeriod, canExport, filter, onAdd }: ToolsProps) => {
  const { progress, run } = useSessionExport(filter);
  return (
    <Row gap="3" align="center" between wrap>
      <div>
        <Segmented label={texts.period} quiet options={periods} value={period} onChange={onPeriod} />
      </div>
      <Row gap="2">
        <span data-tour="sessions-add">
          <Button look="line" small onClick={onAdd}>
            <PlusIcon size={18} />
            {texts.add}
          </Button>
        </span>
        <span data-tour="sessions-export">
          <Button look="line" small disabled={!canExport || progress !== null} onClick={() => void run()}>
            <DownloadIcon size={18} />
            {progress === null ? texts.export : texts.exporting(Math.round(progress * 100))}
          </Button>
        </span>
      </Row>
    </Row>
  );
};

const daysOf = (state: TableState, total: number) => ({
  isByDay: state.sort === null || state.sort.id === 'date',
  isFiltered: isFiltered(state),
  edges: { isFirst: state.page === 1, isLast: state.page * state.size >= total },
});

export const SessionsPage = () => {
  useTour('sessions');
  const [opened, setOpened] = useOpenSession();
  const [editing, setEditing] = useState<StudySession | null>(null);
  const [adding, setAdding] = useAdding();
  const { period, setPeriod, table, filter, page } = useSessionTable();
  const online = useOnline();
  const { unsent: created, rows } = sessionRows.useRows(page.data?.data);
  const unsent = [...created, ...pendingStops(useOutbox().entries)];
  const total = page.data?.pagination.total ?? 0;
  const nothingYet = page.data !== undefined && total === 0 && !isFiltered(table.state);
  const hidden = (page.data?.data.length ?? 0) - (rows?.length ?? 0);

  const { send } = useRemoveSession();
  const remove = (session: StudySession) => {
    setOpened(null);
    void send(session);
  };
  const actionsOf = (session: StudySession): MenuItem[] => [
    { label: texts.open, onSelect: () => setOpened(session._id) },
    { label: texts.edit, onSelect: () => setEditing(session) },
    { label: texts.remove, danger: true, onSelect: () => remove(session) },
  ];

  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      // The empty state has its own button.
      actions={!nothingYet && <ButtonLink to="/study-tracker/timer">{texts.start}</ButtonLink>}
    >
      {!nothingYet && <WeekTotal />}
      <SessionTools
        {...{ period, filter }}
        onPeriod={setPeriod}
        canExport={total > 0}
        onAdd={() => setAdding(true)}
      />
      {unsent.length > 0 && <PendingList unsent={unsent} />}
      <div data-tour="sessions-table" data-tour-case={rows?.length === 0 ? 'none' : undefined}>
        {!online && !page.data ? (
          <Notice tone="info">{pendingTexts.offline}</Notice>
        ) : (
          <DataTable
            label={texts.label}
            table={table}
            columns={sessionColumns}
            query={page}
            rows={({ data, pagination }) => ({ data: rows ?? data, total: pagination.total - hidden })}
            failed={texts.failed}
            rowId={({ _id }) => _id}
            search={texts.search}
            onOpen={({ _id }) => setOpened(_id)}
            actions={actionsOf}
            empty={<NothingYet period={period} onAll={() => setPeriod('all')} />}
            phoneList={(sessions) => (
              <SessionDays
                sessions={sessions}
                {...daysOf(table.state, total)}
                actions={actionsOf}
                onOpen={({ _id }) => setOpened(_id)}
              />
            )}
          />
        )}
      </div>
      {opened && !editing && (
        <SessionDetail
          id={opened}
          known={rows?.find(({ _id }) => _id === opened)}
          onEdit={setEditing}
          onRemove={remove}
          onClose={() => setOpened(null)}
        />
      )}
      {editing && <SessionEditDialog session={editing} onClose={() => setEditing(null)} />}
      {adding && <SessionAddDialog onClose={() => setAdding(false)} />}
    </PageFrame>
  );
};
