import { liveRanges } from '@netlik/contract/coaching/coach-live';
import { useQuery } from '@tanstack/react-query';
import { Cell, PageGrid } from '../../ui/layout/page-frame.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { StudentTable } from '../coach-students/student-table.tsx';
import { coachLiveQueries, type Whose } from './coach-live.queries.ts';
import { liveTexts } from './coach-live.texts.ts';
import { LiveStudents, RecentActivity } from './live-panel.tsx';
import { LiveSummary } from './live-summary.tsx';

export const LiveSection = ({ coachId, group }: Whose) => {
  const [params, change] = useUrlParams();
  const range = liveRanges.find((one) => one === params.get('range')) ?? 'today';
  const live = useQuery(coachLiveQueries.dashboard(range, coachId));
  return (
    <Stack gap="6">
      <LiveSummary
        summary={live.data?.summary}
        range={range}
        onRange={(next) => change({ range: next === 'today' ? null : next })}
      />
      <UntilLoaded query={live} failed={liveTexts.failed} compact />
      {live.data && (
        <PageGrid>
          <Cell wide={6}>
            <LiveStudents students={live.data.liveStudents} />
          </Cell>
          <Cell wide={6}>
            <RecentActivity students={live.data.recentActivity} />
          </Cell>
        </PageGrid>
      )}
      <StudentTable coachId={coachId} group={group} />
    </Stack>
  );
};
