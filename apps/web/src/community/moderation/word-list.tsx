import { check } from '@netlik/contract/check';
import { MAX_ROOM_WORD, type RoomWord, roomSafety } from '@netlik/contract/community/rooms/room-safety';
import { useQuery } from '@tanstack/react-query';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatShortDay } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import type { Column } from '../../ui/data-table/table-column.ts';
import { TextField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './moderation.module.css';
import { moderationQueries } from './moderation.queries.ts';
import { wordTexts as texts } from './moderation.texts.ts';

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
    value: ({ createdAt }) => formatShortDay(createdAt),
  },
];

const useRemoval = () => {
  const restore = useWrite(roomSafety.addWord, { failed: texts.addFailed });
  return useWrite(({ id }: RoomWord, { send }) => send(roomSafety.removeWord, { params: { id } }), {
    done: (_, { word }) => texts.removed(word),
    failed: texts.removeFailed,
    undo:
      (_, { word }) =>
      () =>
        restore.send({ body: { word } }),
  });
};

const AddWord = () => {
  const form = useContractForm({
    initial: { word: '' },
    read: (values) => check(roomSafety.addWord.body, values),
    write: (body, { send }) => send(roomSafety.addWord, { body }),
    done: ({ word }) => texts.added(word),
    onDone: () => {
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
  const remove = useRemoval();
  const query = useQuery(moderationQueries.words());
  const table = useRememberedTable({ id: 'room-words', columns, sizes: [20, 50, 100], size: 20 });
  return (
    <Section title={texts.card}>
      <Text tone="muted" size="small">
        {texts.lead}
      </Text>
      <AddWord />
      <DataTable
        label={texts.list}
        table={table}
        columns={columns}
        query={query}
        rowId={({ id }) => id}
        search={texts.search}
        actions={(word) => [{ label: texts.remove, onSelect: () => remove.send(word) }]}
        empty={<EmptyState drawing="messages" title={texts.empty} text={texts.emptyText} />}
      />
    </Section>
  );
};
