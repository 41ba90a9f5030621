import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTour } from '../../tutorial/tutorial.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { HistoryDrawer } from './history-drawer.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportList } from './report-list.tsx';
import styles from './reports.module.css';
import { reportQueries } from './reports.queries.ts';
import { reportTexts as texts } from './reports.texts.ts';
import { reportsTour } from './reports.tour.ts';

const RECENT = 3;

const focusForm = () =>
  requestAnimationFrame(() => document.querySelector<HTMLInputElement>('input[name="title"]')?.focus());

/** Where a student writes to support and reads the answers. `?report=` opens one of them. */
export const ReportsPage = () => {
  useTour(reportsTour);
  const [params, change] = useUrlParams();
  const [history, setHistory] = useState(false);
  const query = useQuery(reportQueries.list());
  const reportId = params.get('report');
  const open = (id: string | null) => {
    setHistory(true);
    change({ report: id });
  };
  const close = () => {
    setHistory(false);
    change({ report: null });
  };
  const startNew = () => {
    close();
    focusForm();
  };
  const recent = query.data?.data.slice(0, RECENT);
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      actions={
        <span data-tour="report-history">
          <Button look="quiet" onClick={() => open(null)}>
            {texts.history}
          </Button>
        </span>
      }
    >
      <Stack gap="6" className={styles.page}>
        <Card title={texts.newReport} lead={texts.newReportLead}>
          <ReportForm onCreated={open} />
        </Card>
        <Card title={texts.recent} lead={texts.recentLead}>
          <UntilLoaded query={query} failed={texts.loadFailed} compact />
          {recent?.length === 0 && (
            <Text look="muted small" className={styles.small}>
              {texts.recentEmpty}
            </Text>
          )}
          {recent && recent.length > 0 && <ReportList rows={recent} onOpen={open} />}
          {query.data && query.data.total > RECENT && (
            <Button look="plain" small onClick={() => open(null)}>
              {texts.all(query.data.total)}
            </Button>
          )}
        </Card>
      </Stack>
      {(history || reportId) && (
        <HistoryDrawer query={query} reportId={reportId} onReport={open} onNew={startNew} onClose={close} />
      )}
    </PageFrame>
  );
};
