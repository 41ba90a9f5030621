import PlusIcon from 'lucide-react/icons/plus';
import { type ReactNode, Suspense } from 'react';
import { UsersTab } from '../../identity/admin-users/users-tab.tsx';
import { dashboardTexts as texts } from '../../platform/admin-system/admin.texts.ts';
import { SystemReport } from '../../platform/admin-system/system-report.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { OverviewTab } from './overview-tab.tsx';
import { useUserDialogs } from './use-user-dialogs.tsx';

const AnalyticsTab = lazyNamed(() => import('./analytics-tab.tsx'), 'AnalyticsTab');

const tabs = [
  { id: 'overview', label: texts.overview },
  { id: 'users', label: texts.users },
  { id: 'analytics', label: texts.analytics },
] as const;

type Props = {
  alerts: ReactNode;
  analytics?: ReactNode;
};

export const AdminDashboardPage = ({ alerts, analytics }: Props) => {
  useTour('admin-dashboard');
  const [params, change] = useUrlParams();
  const { open, openNew, dialogs } = useUserDialogs();
  const tab = tabs.find(({ id }) => id === params.get('tab'))?.id ?? 'overview';
  if (params.has('report')) return <SystemReport />;
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <Button look="line" onClick={() => change({ report: '1' }, { replace: false })}>
            {texts.report}
          </Button>
          <Button onClick={openNew}>
            <PlusIcon />
            {texts.newUser}
          </Button>
        </>
      }
    >
      {alerts}
      <div data-tour="admin-tabs">
        <Tabs
          label={texts.tabs}
          tabs={tabs}
          value={tab}
          onChange={(id) => change({ tab: id === 'overview' ? null : id })}
        >
          {tab === 'overview' && <OverviewTab onOpen={open} />}
          {tab === 'users' && <UsersTab onOpen={open} onEdit={(id) => open(id, true)} />}
          {tab === 'analytics' && (
            <Suspense fallback={null}>
              <AnalyticsTab more={analytics} />
            </Suspense>
          )}
        </Tabs>
      </div>
      {dialogs}
    </PageFrame>
  );
};
