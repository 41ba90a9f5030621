import type { UnsentMail } from '@netlik/contract/platform/operations';
import { operations } from '@netlik/contract/platform/operations';
import { useQuery } from '@tanstack/react-query';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatClock, formatShortDayTime } from '../../formats/clock.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import type { Column } from '../../ui/data-table/table-column.ts';
import { pageQuery } from '../../ui/data-table/table-state.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { operationsQueries } from './operations.queries.ts';
import { mailTexts as texts } from './operations.texts.ts';

const { columns: headers } = texts;
const tones = { waiting: undefined, retrying: 'warning', failed: 'danger' } as const;

const columns: readonly Column<UnsentMail>[] = [
  { id: 'to', header: headers.to, isRowName: true, sortable: false, value: ({ to }) => to },
  { id: 'subject', header: headers.subject, sortable: false, value: ({ subject }) => subject },
  {
    id: 'state',
    header: headers.state,
    sortable: false,
    value: ({ state }) => texts.states[state],
    cell: ({ state, nextTryAt }) => (
      <Row as="span" gap="1 2" align="center" wrap>
        <Tag tone={tones[state]}>{texts.states[state]}</Tag>
        {nextTryAt && (
          <Text as="span" tone="muted" size="tiny">
            {texts.next(formatClock(nextTryAt))}
          </Text>
        )}
      </Row>
    ),
  },
  {
    id: 'since',
    header: headers.since,
    sortable: false,
    value: ({ createdAt }) => formatShortDayTime(createdAt),
  },
  {
    id: 'error',
    header: headers.error,
    sortable: false,
    bareOnPhone: true,
    value: ({ lastError }) => lastError,
    cell: ({ lastError }) =>
      lastError && (
        <Text as="span" tone="danger" size="small" wrapAnywhere lines={3}>
          {lastError}
        </Text>
      ),
  },
];

export const MailsTable = () => {
  const table = useRememberedTable({ id: 'operations-mails', columns, sizes: [20, 50], size: 20 });
  const { page, limit } = pageQuery(table.state);
  const query = useQuery(operationsQueries.mails({ page, limit }));
  const { data: state } = useQuery(operationsQueries.state());
  const resend = useWrite(operations.resendMail, { done: texts.resent, failed: texts.resendFailed });
  const hasServer = state?.mails.hasServer !== false;
  return (
    <Stack gap="4">
      {!hasServer && <Notice tone="info">{texts.noServer}</Notice>}
      <DataTable
        label={texts.list}
        failed={texts.failed}
        table={table}
        columns={columns}
        query={query}
        rowId={({ id }) => id}
        search={false}
        actions={({ id }) =>
          hasServer ? [{ label: texts.resend, onSelect: () => resend.send({ params: { id } }) }] : []
        }
        empty={<EmptyState drawing="messages" title={texts.empty} text={texts.emptyText} />}
      />
    </Stack>
  );
};
