import { check } from '@netlik/contract/check';
import { MAX_ROOM_WORD, type RoomWord, roomSafety } from '@netlik/contract/rooms/room-safety';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import type { Column } from '../../ui/data-table/table-column.ts';
import { TextField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './moderation.module.css';
import { moderationQueries } from './moderation.queries.ts';
import { wordTexts as texts } from './moderation.texts.ts';

const day = new Intl.DateTimeFormat('tr', { dateStyle: 'medium', timeZone: 'Europe/Istanbul' });

const columns: readonly Column<RoomWord>[] = [
  {
    id: 'word',
    header: texts.columns.word,
    isRowName: true,
    sortable: false,
    value: ({ word }) => word,
  },
  {
    id: 'since',
    header: texts.columns.since,
    sortable: false,
    unsearched: true,
    value: ({ createdAt }) => day.format(new Date(createdAt)),
  },
];

const told = (failed: string) => (error: unknown) => {
  toast({ tone: 'danger', text: error instanceof ApiError ? error.message : failed });
};

const remove = ({ id, word }: RoomWord) =>
  call(roomSafety.removeWord, { params: { id } }).then(
    () =>
      toast({
        tone: 'success',
        text: texts.removed(word),
        undo: () => call(roomSafety.addWord, { body: { word } }).catch(told(texts.addFailed)),
      }),
    told(texts.removeFailed),
  );

const AddWord = () => {
  const form = useContractForm({
    initial: { word: '' },
    read: (values) => check(roomSafety.addWord.body, values),
    send: async (body) => {
      const { word } = await call(roomSafety.addWord, { body });
      toast({ tone: 'success', text: texts.added(word) });
      form.set('word', '');
    },
  });
  return (
    <Grid {...form.form} as="form" gap="3" align="start" className={styles.add}>
      {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
      <TextField
        label={texts.word}
        hint={texts.hint}
        maxLength={MAX_ROOM_WORD}
        autoComplete="off"
        {...form.text('word')}
      />
      <Button type="submit" busy={form.busy}>
        {texts.add}
      </Button>
    </Grid>
  );
};

export const WordList = () => {
  const query = useQuery(moderationQueries.words());
  const table = useRememberedTable({ id: 'room-words', columns, sizes: [20, 50, 100], size: 20 });
  return (
    <Card title={texts.card}>
      <Text look="muted small" className={styles.quiet}>
        {texts.lead}
      </Text>
      <AddWord />
      <DataTable<RoomWord>
        label={texts.list}
        table={table}
        columns={columns}
        rows={query.data}
        rowId={({ id }) => id}
        search={texts.search}
        error={query.error}
        onRetry={() => query.refetch()}
        actions={(word) => [{ label: texts.remove, onSelect: () => void remove(word) }]}
        empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
      />
    </Card>
  );
};
