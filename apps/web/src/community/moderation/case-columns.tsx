import {
  type ModerationState,
  moderationStates,
  type ReportedMessage,
  type ReportedPerson,
} from '@netlik/contract/community/moderation';
import { formatMoment } from '../../formats/clock.ts';
import { RowName } from '../../ui/data-table/row-name.tsx';
import type { Column } from '../../ui/data-table/table-column.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { peopleTexts } from '../user-blocks/people.texts.ts';
import styles from './moderation.module.css';
import { messageReasons, stateNames, caseTexts as texts } from './moderation.texts.ts';

type Case = ReportedPerson | ReportedMessage;

const { columns: headers } = texts;

const stateTones = { open: 'warning', acted: 'success', dismissed: undefined } as const;

export const StateTag = ({ state }: { state: ModerationState }) => (
  <Tag tone={stateTones[state]}>{stateNames[state]}</Tag>
);

const stateColumn: Column<Case> = {
  id: 'state',
  header: headers.state,
  sortable: false,
  filter: moderationStates.map((value) => ({ value, label: stateNames[value] })),
  value: ({ state }) => stateNames[state],
  cell: ({ state }) => <StateTag state={state} />,
};

const reporterColumn: Column<Case> = {
  id: 'reporter',
  header: headers.reporter,
  sortable: false,
  value: ({ reporter }) => reporter?.name ?? texts.erased,
};

const timeColumn: Column<Case> = {
  id: 'time',
  header: headers.time,
  sortable: false,
  value: ({ createdAt }) => formatMoment(createdAt),
};

const nameColumn = <T extends Case>(preview: (row: T) => string): Column<T> => ({
  id: 'reported',
  header: headers.reported,
  isRowName: true,
  sortable: false,
  value: ({ reported }) => reported.name,
  cell: (row) => (
    <Stack as="span" gap="1" shrink>
      <RowName className={styles.open}>{row.reported.name}</RowName>
      <Text as="span" tone="muted" size="small" weight="regular" wrapAnywhere lines={1}>
        {preview(row)}
      </Text>
    </Stack>
  ),
});

export const peopleColumns: readonly Column<ReportedPerson>[] = [
  nameColumn<ReportedPerson>(({ reason }) => reason),
  {
    id: 'reason',
    header: headers.reason,
    sortable: false,
    value: ({ kind }) => peopleTexts.kinds[kind],
  },
  stateColumn,
  reporterColumn,
  timeColumn,
];

export const messageColumns: readonly Column<ReportedMessage>[] = [
  nameColumn<ReportedMessage>(({ content }) => content),
  { id: 'room', header: headers.room, sortable: false, value: ({ roomName }) => roomName },
  { id: 'reason', header: headers.reason, sortable: false, value: ({ reason }) => messageReasons[reason] },
  stateColumn,
  reporterColumn,
  timeColumn,
];
