import { type TopicFigures, topicFacts } from '@netlik/contract/study/topic-facts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../data/calls/read.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import { RowName } from '../../ui/data-table/row-name.tsx';
import type { Column } from '../../ui/data-table/table-column.ts';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { SubjectSelect } from '../../ui/subjects/subject-select.tsx';
import { topicFactTexts as texts } from './topic-facts.texts.ts';
import { TopicFiguresDialog } from './topic-figures-dialog.tsx';

const { columns: headers } = texts;
const columns: readonly Column<TopicFigures>[] = [
  {
    id: 'topic',
    header: headers.topic,
    isRowName: true,
    value: ({ topic }) => topic,
    cell: ({ topic, kind }) => (
      <>
        <RowName>{topic}</RowName>
        {kind === 'ongoing' && (
          <Text as="span" tone="muted" size="tiny">
            {' '}
            {texts.ongoing}
          </Text>
        )}
      </>
    ),
  },
  { id: 'learn', header: headers.learn, numeric: true, value: ({ used }) => used.firstStudyMinutes },
  { id: 'practice', header: headers.practice, numeric: true, value: ({ used }) => used.practiceQuestions },
  { id: 'review', header: headers.review, numeric: true, value: ({ used }) => used.reviewMinutes },
  {
    id: 'needs',
    header: headers.needs,
    sortable: false,
    value: ({ used }) =>
      used.needs
        .map(({ topic, strength }) => (strength === 'must' ? topic : `${topic} (${texts.helps})`))
        .join(', '),
  },
  {
    id: 'state',
    header: headers.state,
    value: ({ isOverridden }) => (isOverridden ? texts.changed : texts.estimated),
    cell: ({ isOverridden }) => (isOverridden ? <Tag tone="primary">{texts.changed}</Tag> : texts.estimated),
  },
];

const FIRST_SUBJECT = 'matematik';

export const TopicFactsPage = () => {
  const [params, change] = useUrlParams();
  const subject = params.get('subject') ?? FIRST_SUBJECT;
  const [editing, setEditing] = useState<TopicFigures | null>(null);
  const table = useRememberedTable({ id: 'topic-facts', columns, size: 50 });
  const query = useQuery(read(topicFacts.list, { params: { subject } }));
  const reset = useWrite(topicFacts.reset, { done: texts.wasReset, failed: texts.resetFailed });
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Row>
        <SubjectSelect
          label={texts.subject}
          withTopics
          value={subject}
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
      </Row>
      <DataTable
        label={texts.title}
        failed={texts.failed}
        table={table}
        columns={columns}
        query={query}
        rowId={({ topic }) => topic}
        onOpen={setEditing}
        actions={(row) => [
          { label: texts.edit, onSelect: () => setEditing(row) },
          ...(row.isOverridden
            ? [
                {
                  label: texts.reset,
                  onSelect: () => reset.send({ params: { subject }, body: { topic: row.topic } }),
                },
              ]
            : []),
        ]}
        empty={<EmptyState drawing="nothing" title={texts.failed} />}
      />
      {editing && <TopicFiguresDialog subject={subject} figures={editing} onClose={() => setEditing(null)} />}
    </PageFrame>
  );
};
