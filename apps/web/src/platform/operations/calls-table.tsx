import type { MeasuredCall } from '@netlik/contract/platform/operations';
import { useQuery } from '@tanstack/react-query';
import { formatDayTime } from '../../formats/clock.ts';
import { formatSeconds } from '../../formats/durations.ts';
import { formatDecimal } from '../../formats/numbers.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import type { Column } from '../../ui/data-table/table-column.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { operationsQueries } from './operations.queries.ts';
import { callTexts as texts } from './operations.texts.ts';

const { columns: headers } = texts;
const nameOf = ({ method, route }: MeasuredCall) => `${method} ${route}`;
const milliseconds = (value: number) => `${formatDecimal(value, value < 10 ? 1 : 0)} ${texts.ms}`;

const columns: readonly Column<MeasuredCall>[] = [
  {
    id: 'route',
    header: headers.route,
    isRowName: true,
    value: nameOf,
    cell: (call) => (
      <Text as="span" wrapAnywhere>
        {nameOf(call)}
      </Text>
    ),
  },
  {
    id: 'p95',
    header: headers.p95,
    numeric: true,
    info: texts.p95Info,
    value: ({ p95 }) => p95,
    cell: ({ p95 }) => milliseconds(p95),
  },
  {
    id: 'longest',
    header: headers.longest,
    numeric: true,
    value: ({ longest }) => longest,
    cell: ({ longest }) => milliseconds(longest),
  },
  { id: 'count', header: headers.count, numeric: true, value: ({ count }) => count },
  {
    id: 'total',
    header: headers.total,
    numeric: true,
    value: ({ total }) => total,
    cell: ({ total }) => (total < 1000 ? milliseconds(total) : formatSeconds(total / 1000)),
  },
];

export const CallsTable = () => {
  const table = useRememberedTable({ id: 'operations-calls', columns, size: 50 });
  const query = useQuery(operationsQueries.calls());
  return (
    <Stack gap="3">
      {query.data && (
        <Text tone="muted" size="small">
          {texts.since(formatDayTime(query.data.since))}
        </Text>
      )}
      <DataTable
        label={texts.list}
        failed={texts.failed}
        table={table}
        columns={columns}
        query={query}
        rows={({ calls }: { calls: MeasuredCall[] }) => calls}
        rowId={nameOf}
        empty={<EmptyState drawing="files" title={texts.empty} />}
      />
    </Stack>
  );
};
