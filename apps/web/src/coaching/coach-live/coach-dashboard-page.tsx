import PlusIcon from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { LazyWhenVisible } from '../../ui/layout/lazy-when-visible.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { GroupBar } from '../coach-groups/group-bar.tsx';
import { AttentionList } from './attention-list.tsx';
import { coachDashboardTexts as texts } from './coach-live.texts.ts';

const ProgressTable = lazyNamed(() => import('../coach-progress/progress-table.tsx'), 'ProgressTable');
const ProgramBoard = lazyNamed(() => import('./program-board.tsx'), 'ProgramBoard');
const LiveSection = lazyNamed(() => import('./live-section.tsx'), 'LiveSection');

/** Loads on scroll; the tour needs its place before that. */
const Part = ({ tour, children }: { tour: string; children: ReactNode }) => (
  <div data-tour={tour}>
    <LazyWhenVisible placeholder={<SkeletonBlock height={480} />}>{children}</LazyWhenVisible>
  </div>
);

type Props = { alerts: ReactNode };

export const CoachDashboardPage = ({ alerts }: Props) => {
  useTour('coach-dashboard');
  const [params, change] = useUrlParams();
  const [coachId, group] = [params.get('coachId'), params.get('group')];
  const whose = { coachId, group };
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
      <Stack gap="8">
        <div data-tour="coach-dashboard-today">
          <AttentionList whose={whose} />
        </div>
        <Part tour="coach-dashboard-progress">
          <ProgressTable {...whose} />
        </Part>
        <Part tour="coach-dashboard-board">
          <ProgramBoard key={group} whose={whose} />
        </Part>
        <Part tour="coach-dashboard-summary">
          <LiveSection {...whose} />
        </Part>
      </Stack>
    </PageFrame>
  );
};
