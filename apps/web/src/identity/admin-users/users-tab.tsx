import { countedText } from '@netlik/domain/capped-count';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RoleCards } from '../../platform/admin-system/metric-cards.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import { pageQuery } from '../../ui/data-table/table-state.ts';
import { Section } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { adminUserQueries } from './admin-users.queries.ts';
import { inviteTexts, userTexts as texts } from './admin-users.texts.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { userColumns } from './user-columns.tsx';

const PAGE_SIZE = 20;
const SIZES = [10, 20, 50, 100];
const SEARCH_DELAY_MS = 350;

type Props = { onOpen: (id: string) => void; onEdit: (id: string) => void };

export const UsersTab = ({ onOpen, onEdit }: Props) => {
  const [inviting, setInviting] = useState(false);
  const table = useRememberedTable({ id: 'users', columns: userColumns, sizes: SIZES, size: PAGE_SIZE });
  const query = useQuery(adminUserQueries.people(pageQuery(table.state)));
  return (
    <Stack gap="6">
      <RoleCards />
      <Section
        title={texts.card}
        actions={
          <Button look="line" small onClick={() => setInviting(true)}>
            {inviteTexts.open}
          </Button>
        }
      >
        <DataTable
          label={texts.list}
          table={table}
          columns={userColumns}
          query={query}
          rowId={({ _id }) => _id}
          search={texts.search}
          searchDelayMs={SEARCH_DELAY_MS}
          countText={countedText}
          onOpen={({ _id }) => onOpen(_id)}
          actions={({ _id }) => [
            { label: texts.open, onSelect: () => onOpen(_id) },
            { label: texts.edit, onSelect: () => onEdit(_id) },
          ]}
          empty={<EmptyState drawing="people" title={texts.empty} />}
        />
      </Section>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Stack>
  );
};
