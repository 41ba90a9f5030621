import {
  type ModerationState,
  moderationStates,
  type ReportedMessage,
  type ReportedPerson,
} from '@netlik/contract/moderation';
import { countedText } from '@netlik/domain/counted-total';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type RememberedTable, useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import type { Column } from '../../ui/data-table/table-column.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { messageColumns, peopleColumns } from './case-columns.tsx';
import { CaseDrawer } from './case-drawer.tsx';
import { moderationQueries } from './moderation.queries.ts';
import { caseTexts as texts } from './moderation.texts.ts';

const SIZES = [20, 50, 100];

const asQuery = ({ state: { page, size, filters } }: RememberedTable) => {
  const state = moderationStates.find((one) => one === filters.state);
  return { page, limit: size, ...(state ? { state: state as ModerationState } : {}) };
};

type Props<T> = {
  label: string;
  empty: string;
  table: RememberedTable;
  columns: readonly Column<T>[];
  query: UseQueryResult<{ data: T[]; pagination: { total: number } }>;
  openId: string | null;
  onClose: () => void;
};

const Cases = <T extends ReportedPerson | ReportedMessage>(props: Props<T>) => {
  const { label, table, columns, query, empty, openId, onClose } = props;
  // Kept when the row leaves the page, as a decided one does while the table shows what waits.
  const [last, setLast] = useState<T | null>(null);
  const found = query.data?.data.find(({ id }) => id === openId);
  if (found && found !== last) setLast(found);
  const shown = found ?? (last?.id === openId ? last : null);
  return (
    <Card>
      <DataTable<T>
        label={label}
        table={table}
        columns={columns}
        rows={query.data?.data}
        total={query.data?.pagination.total ?? 0}
        rowId={({ id }) => id}
        search={false}
        countText={countedText}
        error={query.error}
        onRetry={() => query.refetch()}
        busy={query.isPlaceholderData}
        empty={<EmptyState title={empty} text={texts.emptyText} />}
      />
      {shown && <CaseDrawer key={shown.id} row={shown} onClose={onClose} />}
    </Card>
  );
};

export const ReportedPeople = () => {
  const [openId, setOpenId] = useState<string | null>(null);
  const columns = useMemo(() => peopleColumns(setOpenId), []);
  const table = useRememberedTable({ id: 'person-reports', columns, sizes: SIZES, size: SIZES[0]! });
  return (
    <Cases<ReportedPerson>
      label={texts.peopleList}
      empty={texts.emptyPeople}
      query={useQuery(moderationQueries.people(asQuery(table)))}
      onClose={() => setOpenId(null)}
      {...{ table, columns, openId }}
    />
  );
};

export const ReportedMessages = () => {
  const [openId, setOpenId] = useState<string | null>(null);
  const columns = useMemo(() => messageColumns(setOpenId), []);
  const table = useRememberedTable({ id: 'room-reports', columns, sizes: SIZES, size: SIZES[0]! });
  return (
    <Cases<ReportedMessage>
      label={texts.messagesList}
      empty={texts.emptyMessages}
      query={useQuery(moderationQueries.messages(asQuery(table)))}
      onClose={() => setOpenId(null)}
      {...{ table, columns, openId }}
    />
  );
};
