import type { ReportStatus, ReportSummary } from '@netlik/contract/reports';
import { isReportExpired } from '@netlik/domain/reports/reports';
import { Tag } from '../../ui/states/tag.tsx';
import { reportStatusLabels, reportTexts } from './reports.texts.ts';

type Props = { status: ReportStatus; labels: Record<ReportStatus, string> };

const tones = { pending: 'primary', waiting: 'warning', resolved: 'success', canceled: undefined } as const;

export const ReportStatusTag = ({ status, labels }: Props) => (
  <Tag tone={tones[status]}>{labels[status]}</Tag>
);

/** For whoever wrote it: an answer is not awaited any more when it could not be sent. */
export const OwnReportStatusTag = ({ status, expiresAt }: Pick<ReportSummary, 'status' | 'expiresAt'>) =>
  status === 'waiting' && isReportExpired(expiresAt ? new Date(expiresAt) : null, new Date()) ? (
    <Tag>{reportTexts.expiredTag}</Tag>
  ) : (
    <ReportStatusTag status={status} labels={reportStatusLabels} />
  );
