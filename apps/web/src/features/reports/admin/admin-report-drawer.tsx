import { type AdminReport, adminReports, type ReportStatus, reportStatuses } from '@netlik/contract/reports';
import { isReportClosed, isReportExpired } from '@netlik/domain/reports/reports';
import { formatMoment } from '../../../formats/clock.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { ReplyForm } from '../reply-form.tsx';
import { ReportThread } from '../report-thread.tsx';
import { useNow } from '../use-now.ts';
import styles from './admin-reports.module.css';
import { adminStatusLabels, adminReportTexts as texts } from './admin-reports.texts.ts';

type Props = { report: AdminReport; onChange: (report: AdminReport) => void; onClose: () => void };

const options = reportStatuses.map((value) => ({ value, label: adminStatusLabels[value] }));

const StatusControls = ({ report, onChange }: Omit<Props, 'onClose'>) => {
  const { send, inputs } = useWrite(adminReports.setStatus, {
    done: texts.statusSaved,
    failed: texts.statusFailed,
    onDone: onChange,
  });
  const sending = inputs[0]?.body.status;
  const setStatus = (status: ReportStatus) => send({ params: { id: report.id }, body: { status } });
  const quick = (status: ReportStatus, label: string) => (
    <Button
      look="quiet"
      small
      busy={sending === status}
      disabled={report.status === status}
      onClick={() => setStatus(status)}
    >
      {label}
    </Button>
  );
  return (
    <Row gap="2" align="end" wrap className={styles.controls}>
      <Select
        label={texts.status}
        options={options}
        value={sending ?? report.status}
        onChange={({ currentTarget }) => setStatus(currentTarget.value as ReportStatus)}
      />
      {quick('resolved', texts.resolve)}
      {quick('canceled', texts.cancel)}
    </Row>
  );
};

/** A report with its thread, its status and the answer. */
export const AdminReportDrawer = ({ report, onChange, onClose }: Props) => {
  const now = useNow();
  const expired = isReportExpired(report.expiresAt ? new Date(report.expiresAt) : null, now);
  return (
    <Drawer title={report.title} width={640} onClose={onClose}>
      <Stack gap="4">
        <Row as="p" gap="1 4" wrap look="muted small" breaks className={styles.facts}>
          <strong>{report.studentName}</strong>
          {report.studentClass && <span>{texts.grade(report.studentClass)}</span>}
          <span>{texts.opened(formatMoment(report.createdAt))}</span>
          {report.contact && <span>{texts.contact(report.contact)}</span>}
        </Row>
        <StatusControls report={report} onChange={onChange} />
        <ReportThread reportId={report.id} as="admin" failed={texts.messagesFailed} />
        {isReportClosed(report.status) ? (
          <Notice tone="info">{texts.closed}</Notice>
        ) : (
          <>
            {expired && <Notice tone="info">{texts.expired}</Notice>}
            <ReplyForm
              key={report.id}
              reportId={report.id}
              as="admin"
              label={texts.reply}
              failed={texts.replyFailed}
              onSent={() => onChange({ ...report, status: 'waiting' })}
            />
          </>
        )}
      </Stack>
    </Drawer>
  );
};
