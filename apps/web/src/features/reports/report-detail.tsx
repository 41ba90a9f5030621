import type { ReportSummary } from '@netlik/contract/reports';
import { isReportClosed, isReportExpired, timeLeft } from '@netlik/domain/reports/reports';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { ReplyForm } from './reply-form.tsx';
import { OwnReportStatusTag } from './report-status.tsx';
import { ReportThread } from './report-thread.tsx';
import { reportTexts as texts } from './reports.texts.ts';
import { useNow } from './use-now.ts';

type Props = { report: ReportSummary; onNew: () => void };

/** Why no more can be written, or null. */
const closedText = ({ status }: ReportSummary, expiresAt: Date | null, now: Date): string | null => {
  if (isReportClosed(status)) return texts.closed[status as 'resolved' | 'canceled'];
  return isReportExpired(expiresAt, now) ? texts.expired : null;
};

/** A report of one's own: its thread, and the answer while it is open. */
export const ReportDetail = ({ report, onNew }: Props) => {
  const now = useNow();
  const expiresAt = report.expiresAt ? new Date(report.expiresAt) : null;
  const closed = closedText(report, expiresAt, now);
  return (
    <Stack gap="4">
      <Row gap="2 4" align="center" wrap>
        <OwnReportStatusTag status={report.status} expiresAt={report.expiresAt} />
        {expiresAt && !closed && (
          <Row as="span" gap="1 3" align="center" wrap look="muted tiny" numbers>
            {texts.remaining(timeLeft(expiresAt, now))}
          </Row>
        )}
      </Row>
      <ReportThread reportId={report.id} as="student" failed={texts.messagesFailed} />
      {closed ? (
        <Notice tone="info">
          <span>{closed}</span>
          <Button look="quiet" small onClick={onNew}>
            {texts.newReport}
          </Button>
        </Notice>
      ) : (
        <ReplyForm reportId={report.id} as="student" label={texts.reply} failed={texts.replyFailed} />
      )}
    </Stack>
  );
};
