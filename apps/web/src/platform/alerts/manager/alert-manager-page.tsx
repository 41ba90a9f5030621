import { type Alert, alerts } from '@netlik/contract/platform/alerts';
import { useQuery } from '@tanstack/react-query';
import PlusIcon from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { read } from '../../../data/calls/read.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../../ui/data-table/remembered-table.ts';
import { pageQuery } from '../../../ui/data-table/table-state.ts';
import { PageFrame } from '../../../ui/layout/page-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useTour } from '../../../ui/tutorial/tutorial.ts';
import { AlertFormDialog } from './alert-form.tsx';
import { managerTexts as texts } from './alert-manager.texts.ts';
import { alertColumns } from './alert-manager-columns.tsx';

const PAGE_SIZE = 8;
const SIZES = [8, 20, 50];

export const AlertManagerPage = () => {
  useTour('admin-alerts');
  const [editing, setEditing] = useState<Alert | 'new' | null>(null);
  const { send } = useWrite(alerts.change, { failed: texts.toggleFailed });
  const columns = useMemo(
    () => alertColumns(({ id, isActive }) => void send({ params: { id }, body: { isActive: !isActive } })),
    [send],
  );
  const table = useRememberedTable({ id: 'alerts', columns, sizes: SIZES, size: PAGE_SIZE });
  const query = useQuery(read(alerts.list, { query: pageQuery(table.state) }, { keepPrevious: true }));
  const create = (
    <Button onClick={() => setEditing('new')}>
      <PlusIcon />
      {texts.create}
    </Button>
  );
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      actions={<span data-tour="alerts-create">{create}</span>}
    >
      <div data-tour="alerts-list">
        <DataTable
          label={texts.list}
          table={table}
          columns={columns}
          query={query}
          failed={texts.failed}
          rowId={({ id }) => id}
          search={false}
          actions={(alert) => [{ label: texts.edit, onSelect: () => setEditing(alert) }]}
          empty={<EmptyState drawing="messages" title={texts.empty} text={texts.emptyText} />}
        />
      </div>
      {editing && (
        <AlertFormDialog alert={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </PageFrame>
  );
};
