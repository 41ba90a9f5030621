import type { ReportedMessage, ReportedPerson } from '@netlik/contract/community/moderation';
import { countedText } from '@netlik/domain/capped-count';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type RememberedTable, useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import type { Column } from '../../ui/data-table/table-column.ts';
import { pageQuery } from '../../ui/data-table/table-state.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { messageColumns, peopleColumns } from './case-columns.tsx';
import { CaseDrawer } from './case-drawer.tsx';
import { moderationQueries } from './moderation.queries.ts';
import { caseTexts as texts } from './moderation.texts.ts';

const SIZES = [20, 50, 100];

type Props<T> = {
  label: string;
  empty: string;
  table: RememberedTable;
  columns: readonly Column<T>[];
  query: UseQueryResult<{ data: T[]; pagination: { total: number } }>;
};

const Cases = <T extends ReportedPerson | ReportedMessage>(props: Props<T>) => {
  const { label, table, columns, query, empty } = props;
  const [openId, setOpenId] = useState<string | null>(null);
  // Keeps the case open after its row leaves a filtered table.
  const [last, setLast] = useState<T | null>(null);
  const found = query.data?.data.find(({ id }) => id === openId);
  if (found && found !== last) setLast(found);
  const shown = found ?? (last?.id === openId ? last : null);
  return (
    <Card>
      <DataTable
        label={label}
        table={table}
        columns={columns}
        query={query}
        rowId={({ id }) => id}
        search={false}
        countText={countedText}
        onOpen={({ id }) => setOpenId(id)}
        empty={<EmptyState title={empty} text={texts.emptyText} />}
      />
      {shown && <CaseDrawer key={shown.id} row={shown} onClose={() => setOpenId(null)} />}
    </Card>
  );
};

export const ReportedPeople = () => {
  const columns = peopleColumns;
  const table = useRememberedTable({ id: 'person-reports', columns, sizes: SIZES, size: SIZES[0]! });
  const query = useQuery(moderationQueries.people(pageQuery(table.state)));
  return (
    <Cases label={texts.peopleList} empty={texts.emptyPeople} table={table} columns={columns} query={query} />
  );
};

export const ReportedMessages = () => {
  const columns = messageColumns;
  const table = useRememberedTable({ id: 'room-reports', columns, sizes: SIZES, size: SIZES[0]! });
  const query = useQuery(moderationQueries.messages(pageQuery(table.state)));
  return (
    <Cases
      label={texts.messagesList}
      empty={texts.emptyMessages}
      table={table}
      columns={columns}
      query={query}
    />
  );
};
