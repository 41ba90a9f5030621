import type { ReportSummary } from '@netlik/contract/reports';
import { formatMoment } from '../../formats/clock.ts';
import { OwnReportStatusTag } from './report-status.tsx';
import styles from './reports.module.css';
import { reportTexts as texts } from './reports.texts.ts';

type Props = { rows: readonly ReportSummary[]; onOpen: (id: string) => void };

export const ReportList = ({ rows, onOpen }: Props) => (
  <ul className={styles.list}>
    {rows.map((report) => (
      <li key={report.id}>
        <button type="button" className={styles.row} onClick={() => onOpen(report.id)}>
          <span className={styles.rowTitle}>{report.title}</span>
          <span className={styles.preview}>{report.lastMessagePreview}</span>
          <span className={styles.meta}>
            <OwnReportStatusTag status={report.status} expiresAt={report.expiresAt} />
            <time dateTime={report.lastMessageAt}>{formatMoment(report.lastMessageAt)}</time>
            {report.totalAttachments > 0 && <span>{texts.attachmentCount(report.totalAttachments)}</span>}
          </span>
        </button>
      </li>
    ))}
  </ul>
);
