import { liveRanges } from '@netlik/contract/endpoints/coach/coach-live';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTour } from '../../../tutorial/tutorial.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { PlusIcon } from '../../../ui/icons/glyphs.tsx';
import { Later } from '../../../ui/layout/later.tsx';
import { Cell, PageFrame, PageGrid } from '../../../ui/layout/page-frame.tsx';
import { useUrlParams } from '../../../ui/layout/use-url-params.ts';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { GroupBar } from '../coach-groups/group-bar.tsx';
import { StudentTable } from '../coach-students/student-table.tsx';
import { AttentionList } from './attention-list.tsx';
import { coachDashboardTour } from './coach-dashboard.tour.ts';
import { coachLiveQueries } from './coach-live.queries.ts';
import { liveTexts, coachDashboardTexts as texts } from './coach-live.texts.ts';
import { LiveStudents, RecentActivity } from './live-panel.tsx';
import { LiveSummary } from './live-summary.tsx';
import { ProgramBoard } from './program-board.tsx';

type Props = { alerts: ReactNode };

/** Who needs the coach today, who works now, and what is still to be written. */
export const CoachDashboardPage = ({ alerts }: Props) => {
  useTour(coachDashboardTour);
  const [params, change] = useUrlParams();
  const [coachId, group] = [params.get('coachId'), params.get('group')];
  const whose = { coachId, group };
  const range = liveRanges.find((one) => one === params.get('range')) ?? 'today';
  const live = useQuery(coachLiveQueries.dashboard(range, coachId));
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      actions={
        <ButtonLink to="/coach/programs/create">
          <PlusIcon />
          {texts.newProgram}
        </ButtonLink>
      }
    >
      {alerts}
      <GroupBar group={group} onGroup={(next) => change({ group: next })} />
      <div data-tour="coach-dashboard-today">
        <AttentionList whose={whose} />
      </div>
      <ProgramBoard key={group} whose={whose} />
      <Later>
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
      </Later>
    </PageFrame>
  );
};
