import type { PlannerSettings } from '@netlik/contract/planning/planner/planner';
import type { StudyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SkeletonBlock } from '../../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { useTour } from '../../../ui/tutorial/tutorial.ts';
import { plannerQueries } from '../planner.queries.ts';
import { plannerTexts as texts } from '../planner.texts.ts';
import { AppliedWeek } from './applied-week.tsx';
import { ProposedWeek } from './proposed-week.tsx';

type Props = { weekStart: StudyDay; today: StudyDay; settings: PlannerSettings };

export const WeekView = ({ weekStart, today, settings }: Props) => {
  useTour('planner');
  const query = useQuery(plannerQueries.week(weekStart));
  const [asksAgain, setAsksAgain] = useState(false);
  const week = query.data;
  if (!week)
    return (
      <UntilLoaded query={query} failed={texts.failed}>
        <SkeletonBlock height={64} />
        <SkeletonBlock height={320} />
      </UntilLoaded>
    );
  return week.entries.length > 0 && !asksAgain ? (
    <AppliedWeek {...{ week, today, settings }} onAgain={() => setAsksAgain(true)} />
  ) : (
    <ProposedWeek {...{ weekStart, today, settings }} onApplied={() => setAsksAgain(false)} />
  );
};
