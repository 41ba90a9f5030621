import type { ReportSummary } from '@netlik/contract/reports';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../ui/buttons/button.tsx';
import { ChevronLeftIcon } from '../../ui/icons/glyphs.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { ReportDetail } from './report-detail.tsx';
import { ReportList } from './report-list.tsx';
import styles from './reports.module.css';
import { reportTexts as texts } from './reports.texts.ts';

type List = UseQueryResult<{ data: ReportSummary[]; total: number }>;

type Props = {
  query: List;
  /** The report shown; null for the list. */
  reportId: string | null;
  onReport: (id: string | null) => void;
  onNew: () => void;
  onClose: () => void;
};

const Content = ({ query, reportId, onReport, onNew }: Omit<Props, 'onClose'>) => {
  if (!query.data) return <UntilLoaded query={query} failed={texts.loadFailed} compact />;
  const { data: rows } = query.data;
  const back = (
    <Row className={styles.back}>
      <Button look="plain" small onClick={() => onReport(null)}>
        <ChevronLeftIcon size={18} />
        {texts.back}
      </Button>
    </Row>
  );
  if (reportId) {
    const report = rows.find(({ id }) => id === reportId);
    return (
      <>
        {back}
        {report ? (
          <ReportDetail key={report.id} report={report} onNew={onNew} />
        ) : (
          <EmptyState compact drawing="search" title={texts.missing} text={texts.missingText} />
        )}
      </>
    );
  }
  return rows.length === 0 ? (
    <EmptyState
      compact
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={<Button onClick={onNew}>{texts.write}</Button>}
    />
  ) : (
    <ReportList rows={rows} onOpen={onReport} />
  );
};

/** All reports of a student, and one of them with its thread. */
export const HistoryDrawer = ({ onClose, ...props }: Props) => {
  const report = props.query.data?.data.find(({ id }) => id === props.reportId);
  return (
    <Drawer title={report?.title ?? texts.history} width={640} onClose={onClose}>
      <Content {...props} />
    </Drawer>
  );
};
