import type { PlannerSettings } from '@netlik/contract/planning/planner/planner';
import {
  addDays,
  dayOfWeek,
  parseStudyDay,
  type StudyDay,
  studyDay,
  weekStart,
} from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatWeek } from '../../formats/days.ts';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { type Tab, Tabs } from '../../ui/layout/tabs.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { plannerQueries } from './planner.queries.ts';
import { plannerTexts as texts } from './planner.texts.ts';
import { SettingsForm } from './settings/settings-form.tsx';
import { AppliedWeek } from './week/applied-week.tsx';
import { ProposedWeek } from './week/proposed-week.tsx';

type Props = { weekStart: StudyDay; today: StudyDay; settings: PlannerSettings };

const WeekView = ({ weekStart, today, settings }: Props) => {
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

const YearView = lazyNamed(() => import('./year/year-view.tsx'), 'YearView');

const SUNDAY = 7;

type View = StudyDay | 'year' | 'settings';

/** On Sundays the default is the next week. */
const useView = () => {
  const [params, change] = useUrlParams();
  const today = studyDay(new Date());
  const current = weekStart(today);
  const next = addDays(current, 7);
  const asked = parseStudyDay(params.get('week') ?? '');
  const week = asked && asked >= current ? weekStart(asked) : dayOfWeek(today) === SUNDAY ? next : current;
  const name = params.get('view');
  const view: View = name === 'year' || name === 'settings' ? name : week;
  return {
    today,
    week,
    current,
    next,
    view,
    open: (id: View) => change(id === 'year' || id === 'settings' ? { view: id } : { view: null, week: id }),
  };
};

export const PlannerPage = () => {
  const { today, week, current, next, view, open } = useView();
  const query = useQuery(plannerQueries.settings());
  const shown = query.data;
  const weeks: Tab<View>[] = [
    { id: current, label: texts.thisWeek },
    { id: next, label: texts.nextWeek },
    ...(week > next ? [{ id: week, label: formatWeek(week) }] : []),
  ];
  return (
    <PageFrame title={texts.title} lead={texts.lead} width={shown?.saved === false ? 'narrow' : 'wide'}>
      <UntilLoaded query={query} failed={texts.failed}>
        <SkeletonBlock height={44} />
        <SkeletonBlock height={320} />
      </UntilLoaded>
      {shown && !shown.saved && <SettingsForm shown={shown} onSaved={() => open(week)} />}
      {shown?.saved && (
        <div data-tour="planner-views">
          <Tabs
            label={texts.views}
            tabs={[...weeks, { id: 'year', label: texts.year }, { id: 'settings', label: texts.settings }]}
            value={view}
            onChange={open}
          >
            {view === 'settings' ? (
              <SettingsForm shown={shown} onSaved={() => open(week)} />
            ) : view === 'year' ? (
              <Suspense fallback={<SkeletonBlock height={320} />}>
                <YearView settings={shown} />
              </Suspense>
            ) : (
              <WeekView key={week} weekStart={week} today={today} settings={shown.settings} />
            )}
          </Tabs>
        </div>
      )}
    </PageFrame>
  );
};
