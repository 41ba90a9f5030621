import type { ReportSummary } from '@netlik/contract/reports';
import { formatMoment } from '../../formats/clock.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { OwnReportStatusTag } from './report-status.tsx';
import styles from './reports.module.css';
import { reportTexts as texts } from './reports.texts.ts';

type Props = { rows: readonly ReportSummary[]; onOpen: (id: string) => void };

export const ReportList = ({ rows, onOpen }: Props) => (
  <Stack as="ul" gap="2">
    {rows.map((report) => (
      <li key={report.id}>
        <Stack
          type="button"
          as="button"
          gap="1"
          align="start"
          text="start"
          full
          touch
          className={styles.row}
          onClick={() => onOpen(report.id)}
        >
          <Text as="span" look="semibold" breaks>
            {report.title}
          </Text>
          <Text as="span" look="muted small" breaks lines={2} className={styles.preview}>
            {report.lastMessagePreview}
          </Text>
          <Row as="span" gap="1 3" align="center" wrap look="muted tiny" numbers>
            <OwnReportStatusTag status={report.status} expiresAt={report.expiresAt} />
            <time dateTime={report.lastMessageAt}>{formatMoment(report.lastMessageAt)}</time>
            {report.totalAttachments > 0 && <span>{texts.attachmentCount(report.totalAttachments)}</span>}
          </Row>
        </Stack>
      </li>
    ))}
  </Stack>
);
