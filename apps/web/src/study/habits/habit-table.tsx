import type { HabitRoutine } from '@netlik/contract/study/habits';
import type { ReactNode } from 'react';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { ListQuery } from '../../ui/data-table/list-query.ts';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import type { MenuItem } from '../../ui/overlays/menu.tsx';
import { HabitChecks } from './habit-checks.tsx';
import { habitColumns } from './habit-columns.tsx';
import styles from './habits.module.css';
import { useHabitWrites } from './habits.queries.ts';
import { habitTexts, actionTexts as texts } from './habits.texts.ts';

type Props = {
  query: ListQuery<HabitRoutine[]>;
  inArchive: boolean;
  empty: ReactNode;
  onEdit: (habit: HabitRoutine) => void;
  onOpen: (habit: HabitRoutine) => void;
};

export const HabitTable = ({ query, inArchive, empty, onEdit, onOpen }: Props) => {
  const writes = useHabitWrites();
  const table = useRememberedTable({
    id: 'habits',
    columns: habitColumns,
    size: 50,
    sort: { id: 'time', descending: false },
  });
  const actionsOf = (habit: HabitRoutine): MenuItem[] => {
    const details = { label: texts.details, onSelect: () => onOpen(habit) };
    if (habit.status === 'archived')
      return [details, { label: texts.restore, onSelect: () => writes.setStatus(habit, 'active') }];
    const isActive = habit.status === 'active';
    return [
      details,
      { label: texts.edit, onSelect: () => onEdit(habit) },
      {
        label: isActive ? texts.pause : texts.resume,
        onSelect: () => writes.setStatus(habit, isActive ? 'paused' : 'active'),
      },
      { label: texts.archive, onSelect: () => writes.archive(habit) },
    ];
  };
  return (
    <div data-tour="habits-list" className={styles.table}>
      <DataTable
        label={habitTexts.table}
        table={table}
        columns={habitColumns}
        query={query}
        rows={(all) => all.filter(({ status }) => (status === 'archived') === inArchive)}
        rowId={({ id }) => id}
        search={habitTexts.search}
        onOpen={onOpen}
        actions={actionsOf}
        empty={empty}
        phoneList={(habits) => (
          <HabitChecks
            habits={habits}
            onOpen={onOpen}
            actions={actionsOf}
            isByTime={table.state.sort === null || table.state.sort.id === 'time'}
          />
        )}
      />
    </div>
  );
};
