import {
  type AuditAction,
  type AuditEntry,
  auditActions,
  contentActions,
} from '@netlik/contract/platform/audit';
import { countedText } from '@netlik/domain/capped-count';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatShortDayTime } from '../../formats/clock.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import type { Column } from '../../ui/data-table/table-column.ts';
import { pageQuery } from '../../ui/data-table/table-state.ts';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import styles from '../admin-system/admin.module.css';
import { adminQueries } from '../admin-system/admin.queries.ts';
import { actionNames, auditTexts as texts } from './audit.texts.ts';
import { changeLines } from './audit-change.ts';

const { columns: headers } = texts;
const SIZES = [20, 50, 100];

const concernsNobody = new Set<AuditAction>(contentActions);

const subjectText = ({ subject, action }: AuditEntry) =>
  subject?.name ?? (concernsNobody.has(action) ? texts.everyone : texts.erased);

const columns: readonly Column<AuditEntry>[] = [
  {
    id: 'action',
    header: headers.action,
    isRowName: true,
    sortable: false,
    filter: auditActions.map((value) => ({ value, label: actionNames[value] })),
    value: ({ action }) => actionNames[action],
  },
  {
    id: 'time',
    header: headers.time,
    sortable: false,
    value: ({ createdAt }) => formatShortDayTime(createdAt),
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatShortDayTime(createdAt)}</time>,
  },
  {
    id: 'subject',
    header: headers.subject,
    sortable: false,
    value: subjectText,
    cell: (entry) =>
      entry.subject ? (
        <Link to={`/admin-dashboard?tab=users&user=${entry.subject.id}`}>{entry.subject.name}</Link>
      ) : (
        subjectText(entry)
      ),
  },
  {
    id: 'change',
    header: headers.change,
    sortable: false,
    value: (entry) => changeLines(entry).join(', '),
    cell: (entry) => {
      const lines = changeLines(entry);
      return lines.length === 0
        ? '–'
        : lines.map((line) => (
            <span key={line} className={styles.change}>
              {line}
            </span>
          ));
    },
  },
  {
    id: 'actor',
    header: headers.actor,
    sortable: false,
    value: ({ actor }) => actor?.name ?? texts.job,
  },
];

export const AuditPage = () => {
  useTour('audit');
  const [params, change] = useUrlParams();
  const userId = params.get('userId');
  const table = useRememberedTable({ id: 'audit', columns, sizes: SIZES, size: SIZES[0]! });
  const query = useQuery(adminQueries.audit({ ...pageQuery(table.state), ...(userId ? { userId } : {}) }));
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      {userId && (
        <Row gap="1 3" align="baseline" between wrap>
          <Text tone="muted" size="small">
            {texts.onePerson}
          </Text>
          <Button look="line" small onClick={() => change({ userId: null })}>
            {texts.everybody}
          </Button>
        </Row>
      )}
      <div data-tour="audit-list">
        <DataTable
          label={texts.list}
          table={table}
          columns={columns}
          query={query}
          rowId={({ id }) => id}
          search={false}
          countText={countedText}
          empty={<EmptyState drawing="files" title={texts.empty} text={texts.emptyText} />}
        />
      </div>
    </PageFrame>
  );
};
