import { Grid } from '../../ui/layout/grid.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { BackupNow, BackupsCard } from './backups-card.tsx';
import { CallsTable } from './calls-table.tsx';
import { HealthCard } from './health-card.tsx';
import { JobsTable } from './jobs-table.tsx';
import { MailsTable } from './mails-table.tsx';
import { operationsTexts as texts } from './operations.texts.ts';
import { PartsCard } from './parts-card.tsx';

const tabs = [
  { id: 'overview', label: texts.overview },
  { id: 'jobs', label: texts.jobs },
  { id: 'mails', label: texts.mails },
  { id: 'calls', label: texts.calls },
] as const;

/** Problems come first on every tab. */
export const OperationsPage = () => {
  const [params, change] = useUrlParams();
  const tab = tabs.find(({ id }) => id === params.get('tab'))?.id ?? 'overview';
  return (
    <PageFrame title={texts.title} lead={texts.lead} width="page" actions={<BackupNow />}>
      <HealthCard />
      <Tabs
        label={texts.tabs}
        tabs={tabs}
        value={tab}
        onChange={(id) => change({ tab: id === 'overview' ? null : id })}
      >
        {tab === 'overview' && (
          <Grid fit={330} gap="8">
            <BackupsCard />
            <PartsCard />
          </Grid>
        )}
        {tab === 'jobs' && <JobsTable />}
        {tab === 'mails' && <MailsTable />}
        {tab === 'calls' && <CallsTable />}
      </Tabs>
    </PageFrame>
  );
};
