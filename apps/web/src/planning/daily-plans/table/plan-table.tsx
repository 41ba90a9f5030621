import type { DailyPlan, PlanSubject } from '@netlik/contract/planning/daily-plans/plan';
import { priorityBand } from '@netlik/domain/planning/daily-plans/bands';
import { useEffect, useMemo, useRef } from 'react';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { loadedRows } from '../../../ui/data-table/list-query.ts';
import { useRememberedTable } from '../../../ui/data-table/remembered-table.ts';
import { tableTexts as texts } from '../daily-plans.texts.ts';
import { planColumns, type RowActions } from './plan-columns.tsx';

const SIZES = [5, 10, 20, 50];

type Props = Omit<RowActions, 'canTime'> & {
  plan: DailyPlan;
  canTime: boolean;
  onOpen: (subject: PlanSubject) => void;
  onSkip: (subject: PlanSubject) => void;
};

export const PlanTable = ({ plan, canTime, onOpen, onTimer, onStatus, onSkip }: Props) => {
  // Columns must be stable between renders, so the ref holds the newest callbacks.
  const actions = useRef({ onTimer, onStatus, canTime });
  useEffect(() => {
    actions.current = { onTimer, onStatus, canTime };
  });
  const isOneBand = new Set(plan.subjects.map(({ priority }) => priorityBand(priority))).size <= 1;
  const columns = useMemo(
    () =>
      planColumns(
        {
          onTimer: (row) => actions.current.onTimer(row),
          onStatus: (row, status) => actions.current.onStatus(row, status),
          canTime: () => actions.current.canTime,
        },
        isOneBand,
      ),
    [isOneBand],
  );
  const table = useRememberedTable({
    id: 'plan',
    columns,
    sizes: SIZES,
    size: 10,
    sort: { id: 'priority', descending: false },
  });
  return (
    <div data-tour="study-plan-table">
      <DataTable
        label={texts.label}
        table={table}
        columns={columns}
        query={loadedRows(plan.subjects)}
        rowId={({ _id }) => _id}
        search={false}
        onOpen={onOpen}
        empty={null}
        actions={(row) => [
          { label: texts.details, onSelect: () => onOpen(row) },
          { label: texts.skip, disabled: row.status === 'skipped', onSelect: () => onSkip(row) },
        ]}
      />
    </div>
  );
};
