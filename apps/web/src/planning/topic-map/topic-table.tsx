import type { MapTopic, TopicMap } from '@netlik/contract/planning/topic-map';
import { formatNearDay } from '../../formats/days.ts';
import { formatShare } from '../../formats/numbers.ts';
import { topicHistoryTexts } from '../../study/topic-facts/topic-history.texts.ts';
import { recentText } from '../../study/topic-facts/topic-history.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { loadedRows } from '../../ui/data-table/list-query.ts';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import { RowName } from '../../ui/data-table/row-name.tsx';
import type { Column } from '../../ui/data-table/table-column.ts';
import { ListRow } from '../../ui/layout/list-row.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { topicMapTexts as texts } from './topic-map.texts.ts';

type TopicRow = MapTopic & { subject: string };

const masteryText = (mastery: number | null) => (mastery === null ? texts.unknown : formatShare(mastery));

const { columns: headers } = texts;
const columns: readonly Column<TopicRow>[] = [
  {
    id: 'topic',
    header: headers.topic,
    isRowName: true,
    value: ({ topic }) => topic,
    cell: ({ topic }) => <RowName>{topic}</RowName>,
  },
  { id: 'subject', header: headers.subject, value: ({ subject }) => subjectName(subject) },
  {
    id: 'mastery',
    header: headers.mastery,
    numeric: true,
    info: texts.masteryInfo,
    value: ({ mastery }) => mastery,
    cell: ({ mastery }) => masteryText(mastery),
  },
  {
    id: 'asked',
    header: headers.asked,
    info: topicHistoryTexts.unofficial,
    value: ({ history }) => history && history.recent.questions / Math.max(1, history.recent.years),
    cell: ({ history }) => (history ? recentText(history) : topicHistoryTexts.uncounted),
  },
  {
    id: 'due',
    header: headers.due,
    value: ({ dueDay }) => dueDay,
    cell: ({ dueDay, isDue }) =>
      isDue ? <Tag tone="warning">{texts.due}</Tag> : dueDay ? formatNearDay(dueDay) : '–',
  },
];

type Props = { map: TopicMap; onOpen: (subject: string, topic: string) => void };

export const TopicTable = ({ map, onOpen }: Props) => {
  const table = useRememberedTable({ id: 'topics', columns });
  const rows = map.subjects.flatMap(({ subject, topics }) => topics.map((topic) => ({ subject, ...topic })));
  return (
    <DataTable
      label={texts.title}
      table={table}
      columns={columns}
      query={loadedRows(rows)}
      rowId={({ subject, topic }) => `${subject}/${topic}`}
      onOpen={({ subject, topic }) => onOpen(subject, topic)}
      empty={null}
      phoneList={(listed) => (
        <ul>
          {listed.map(({ subject, topic, mastery, isDue, history }) => (
            <ListRow
              key={`${subject}/${topic}`}
              title={topic}
              text={[subjectName(subject), masteryText(mastery), history && recentText(history)]
                .filter(Boolean)
                .join(' · ')}
              onOpen={() => onOpen(subject, topic)}
              after={isDue && <Tag tone="warning">{texts.due}</Tag>}
            />
          ))}
        </ul>
      )}
    />
  );
};
