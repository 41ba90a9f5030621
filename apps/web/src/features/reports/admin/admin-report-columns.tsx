import { type AdminReport, reportStatuses } from '@netlik/contract/reports';
import { formatMoment } from '../../../formats/clock.ts';
import { RowName } from '../../../ui/data-table/row-name.tsx';
import type { Column } from '../../../ui/data-table/table-column.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { ReportStatusTag } from '../report-status.tsx';
import styles from './admin-reports.module.css';
import { adminStatusLabels, adminReportTexts as texts } from './admin-reports.texts.ts';

const { columns: headers } = texts;

export const adminReportColumns: readonly Column<AdminReport>[] = [
  {
    id: 'title',
    header: headers.title,
    isRowName: true,
    sortable: false,
    value: ({ title }) => title,
    cell: (report) => (
      <Stack as="span" gap="1" shrink>
        <RowName className={styles.open}>{report.title}</RowName>
        <Text as="span" look="muted small regular" breaks lines={1}>
          {report.lastMessagePreview}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'student',
    header: headers.student,
    sortable: false,
    value: ({ studentName, studentClass }) =>
      [studentName, studentClass && texts.grade(studentClass)].filter(Boolean).join(', '),
  },
  {
    id: 'status',
    header: headers.status,
    sortable: false,
    value: ({ status }) => adminStatusLabels[status],
    cell: ({ status }) => <ReportStatusTag status={status} labels={adminStatusLabels} />,
    filter: reportStatuses.map((value) => ({ value, label: adminStatusLabels[value] })),
  },
  {
    id: 'lastMessage',
    header: headers.lastMessage,
    sortable: false,
    value: ({ lastMessageAt }) => formatMoment(lastMessageAt),
  },
  {
    id: 'attachments',
    header: headers.attachments,
    sortable: false,
    numeric: true,
    value: ({ totalAttachments }) => totalAttachments,
  },
];
