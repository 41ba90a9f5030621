import type { ReportStatus } from '@netlik/contract/reports';
import styles from './reports.module.css';

type Props = { status: ReportStatus; labels: Record<ReportStatus, string> };

export const ReportStatusTag = ({ status, labels }: Props) => (
  <span className={`${styles.tag} ${styles[status]}`}>{labels[status]}</span>
);
