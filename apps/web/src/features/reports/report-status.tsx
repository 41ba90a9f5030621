import type { ReportStatus } from '@netlik/contract/reports';
import { Tag } from '../../ui/states/tag.tsx';

type Props = { status: ReportStatus; labels: Record<ReportStatus, string> };

const tones = { pending: 'primary', waiting: 'warning', resolved: 'success', canceled: undefined } as const;

export const ReportStatusTag = ({ status, labels }: Props) => (
  <Tag tone={tones[status]}>{labels[status]}</Tag>
);
