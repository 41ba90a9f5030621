import type { JobQueue } from '@netlik/contract/platform/operations';
import { operations } from '@netlik/contract/platform/operations';
import { isFailing } from '@netlik/domain/platform/operations/faults';
import { tr } from '@netlik/domain/turkish';
import { useQuery } from '@tanstack/react-query';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatShortDayTime } from '../../formats/clock.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import type { Column } from '../../ui/data-table/table-column.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { operationsQueries } from './operations.queries.ts';
import { jobName, jobTexts as texts } from './operations.texts.ts';

const { columns: headers, states } = texts;

const stateOf = (job: JobQueue): keyof typeof states =>
  isFailing(job) ? 'failing' : job.active > 0 ? 'active' : job.waiting > 0 ? 'waiting' : 'ok';
const tones = { failing: 'danger', active: 'primary', waiting: undefined, ok: 'success' } as const;
const order = ['failing', 'active', 'waiting', 'ok'];

const lastText = ({ lastStartedAt, keepsRuns }: JobQueue) =>
  lastStartedAt ? formatShortDayTime(lastStartedAt) : keepsRuns ? texts.never : texts.unknown;

const columns: readonly Column<JobQueue>[] = [
  {
    id: 'name',
    header: headers.name,
    isRowName: true,
    value: ({ queue }) => jobName(queue),
    cell: ({ queue }) => (
      <Stack as="span" shrink>
        <span>{jobName(queue)}</span>
        <Text as="span" tone="muted" size="tiny" wrapAnywhere>
          {queue}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'state',
    header: headers.state,
    value: (job) => states[stateOf(job)],
    filter: Object.values(states).map((label) => ({ value: label, label })),
    cell: (job) => {
      const state = stateOf(job);
      return (
        <Tag tone={tones[state]}>{state === 'waiting' ? texts.waiting(job.waiting) : states[state]}</Tag>
      );
    },
  },
  { id: 'last', header: headers.last, value: ({ lastStartedAt }) => lastStartedAt, cell: lastText },
  {
    id: 'next',
    header: headers.next,
    value: ({ nextAt }) => nextAt,
    cell: ({ nextAt }) => (nextAt ? formatShortDayTime(nextAt) : texts.onDemand),
  },
  {
    id: 'error',
    header: headers.error,
    sortable: false,
    bareOnPhone: true,
    value: ({ lastFailure }) => lastFailure?.error ?? null,
    cell: (job) =>
      job.lastFailure && isFailing(job) ? (
        <Text as="span" tone="danger" size="small" wrapAnywhere lines={3}>
          {job.lastFailure.error}
        </Text>
      ) : null,
  },
];

const sorted = (jobs: readonly JobQueue[]) =>
  jobs.toSorted(
    (a, b) =>
      order.indexOf(stateOf(a)) - order.indexOf(stateOf(b)) || tr.compare(jobName(a.queue), jobName(b.queue)),
  );

export const JobsTable = () => {
  const table = useRememberedTable({ id: 'operations-jobs', columns, size: 50 });
  const query = useQuery(operationsQueries.jobs());
  const run = useWrite(operations.runJob, { done: texts.started, failed: texts.startFailed });
  return (
    <DataTable
      label={texts.list}
      failed={texts.failed}
      table={table}
      columns={columns}
      query={query}
      rows={sorted}
      rowId={({ queue }) => queue}
      actions={({ queue, isScheduled }) =>
        isScheduled ? [{ label: texts.run, onSelect: () => run.send({ params: { queue } }) }] : []
      }
      empty={<EmptyState drawing="plan" title={texts.empty} />}
    />
  );
};
