import type { Role } from '@netlik/contract/access';
import type { AdminUser } from '@netlik/contract/identity/person';
import { countedText } from '@netlik/domain/counted-total';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../../ui/data-table/remembered-table.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { adminQueries } from '../admin.queries.ts';
import { RoleCards } from '../admin-system/metric-cards.tsx';
import { inviteTexts, userTexts as texts } from './admin-users.texts.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { userColumns } from './user-columns.tsx';

const PAGE_SIZE = 20;
const SIZES = [10, 20, 50, 100];
const SEARCH_DELAY_MS = 350;

type Props = { onOpen: (id: string) => void; onEdit: (id: string) => void };

export const UsersTab = ({ onOpen, onEdit }: Props) => {
  const [inviting, setInviting] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table keeps its columns; opening only changes the address
  const columns = useMemo(() => userColumns(onOpen), []);
  const table = useRememberedTable({ id: 'users', columns, sizes: SIZES, size: PAGE_SIZE });
  const { search, page, size, filters } = table.state;
  const q = search.trim();
  const query = useQuery(
    adminQueries.people({
      page,
      limit: size,
      ...(q ? { q } : {}),
      ...(filters.role ? { role: filters.role as Role } : {}),
    }),
  );
  return (
    <Stack gap="4">
      <RoleCards />
      <Card
        title={texts.card}
        actions={
          <Button look="quiet" small onClick={() => setInviting(true)}>
            {inviteTexts.open}
          </Button>
        }
      >
        <DataTable<AdminUser>
          label={texts.list}
          table={table}
          columns={columns}
          rows={query.data?.data}
          total={query.data?.pagination.total ?? 0}
          rowId={({ _id }) => _id}
          search={texts.search}
          searchDelayMs={SEARCH_DELAY_MS}
          countText={countedText}
          error={query.error}
          onRetry={() => query.refetch()}
          busy={query.isPlaceholderData}
          actions={({ _id }) => [
            { label: texts.open, onSelect: () => onOpen(_id) },
            { label: texts.edit, onSelect: () => onEdit(_id) },
          ]}
          empty={<EmptyState title={texts.empty} />}
        />
      </Card>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Stack>
  );
};
