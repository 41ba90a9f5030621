import {
  moderationStates,
  type ReportedMessage,
  type ReportedPerson,
} from '@netlik/contract/community/moderation';
import { countedText } from '@netlik/domain/capped-count';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../formats/clock.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type RememberedTable, useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import { RowName } from '../../ui/data-table/row-name.tsx';
import type { Column } from '../../ui/data-table/table-column.ts';
import { pageQuery } from '../../ui/data-table/table-state.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { peopleTexts } from '../user-blocks/people.texts.ts';
import { CaseDrawer, StateTag } from './case-drawer.tsx';
import styles from './moderation.module.css';
import { moderationQueries } from './moderation.queries.ts';
import { messageReasons, stateNames, caseTexts as texts } from './moderation.texts.ts';

type Case = ReportedPerson | ReportedMessage;

const { columns: headers } = texts;

const stateColumn: Column<Case> = {
  id: 'state',
  header: headers.state,
  sortable: false,
  filter: moderationStates.map((value) => ({ value, label: stateNames[value] })),
  value: ({ state }) => stateNames[state],
  cell: ({ state }) => <StateTag state={state} />,
};

const reporterColumn: Column<Case> = {
  id: 'reporter',
  header: headers.reporter,
  sortable: false,
  value: ({ reporter }) => reporter?.name ?? texts.erased,
};

const timeColumn: Column<Case> = {
  id: 'time',
  header: headers.time,
  sortable: false,
  value: ({ createdAt }) => formatMoment(createdAt),
};

const nameColumn = <T extends Case>(preview: (row: T) => string): Column<T> => ({
  id: 'reported',
  header: headers.reported,
  isRowName: true,
  sortable: false,
  value: ({ reported }) => reported.name,
  cell: (row) => (
    <Stack as="span" gap="1" shrink>
      <RowName className={styles.open}>{row.reported.name}</RowName>
      <Text as="span" tone="muted" size="small" weight="regular" wrapAnywhere lines={1}>
        {preview(row)}
      </Text>
    </Stack>
  ),
});

const peopleColumns: readonly Column<ReportedPerson>[] = [
  nameColumn<ReportedPerson>(({ reason }) => reason),
  {
    id: 'reason',
    header: headers.reason,
    sortable: false,
    value: ({ kind }) => peopleTexts.kinds[kind],
  },
  stateColumn,
  reporterColumn,
  timeColumn,
];

const messageColumns: readonly Column<ReportedMessage>[] = [
  nameColumn<ReportedMessage>(({ content }) => content),
  { id: 'room', header: headers.room, sortable: false, value: ({ roomName }) => roomName },
  { id: 'reason', header: headers.reason, sortable: false, value: ({ reason }) => messageReasons[reason] },
  stateColumn,
  reporterColumn,
  timeColumn,
];

const SIZES = [20, 50, 100];

type Props<T> = {
  label: string;
  empty: string;
  table: RememberedTable;
  columns: readonly Column<T>[];
  query: UseQueryResult<{ data: T[]; pagination: { total: number } }>;
};

const Cases = <T extends Case>(props: Props<T>) => {
  const { label, table, columns, query, empty } = props;
  const [openId, setOpenId] = useState<string | null>(null);
  // Keeps the case open after its row leaves a filtered table.
  const [last, setLast] = useState<T | null>(null);
  const found = query.data?.data.find(({ id }) => id === openId);
  if (found && found !== last) setLast(found);
  const shown = found ?? (last?.id === openId ? last : null);
  return (
    <>
      <DataTable
        label={label}
        table={table}
        columns={columns}
        query={query}
        rowId={({ id }) => id}
        search={false}
        countText={countedText}
        onOpen={({ id }) => setOpenId(id)}
        empty={<EmptyState drawing="messages" title={empty} text={texts.emptyText} />}
      />
      {shown && <CaseDrawer key={shown.id} row={shown} onClose={() => setOpenId(null)} />}
    </>
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
