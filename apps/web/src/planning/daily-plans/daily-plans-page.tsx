import type { ActivePlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import type { PlanSource } from '@netlik/contract/planning/daily-plans/plan';
import { PLAN_SOURCES } from '@netlik/domain/planning/daily-plans/values';
import { parseStudyDay, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatDayMonthWeekday } from '../../formats/days.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { dailyPlanQueries, isNoPlan, usePlanWrites } from './daily-plans.queries.ts';
import { planTexts as texts } from './daily-plans.texts.ts';
import { PlanHeader } from './plan-header.tsx';
import { type LoadTimer, PlanView } from './plan-view.tsx';
import { useCarryOver } from './use-carry-over.ts';

/** Lazy, because most visits only read. */
const PlanDialog = lazyNamed(() => import('./edit/plan-dialog.tsx'), 'PlanDialog');

/** Explains before the form that the plan limit is reached, and lists the active plans. */
const PlanLimit = ({ max, plans, onPlan }: ActivePlans & { onPlan: (day: StudyDay) => void }) => (
  <Notice tone="info">
    {texts.limitReached(max)}
    <Row as="ul" gap="1 2" wrap>
      {plans.map(({ _id, date, title }) => (
        <li key={_id}>
          <Button look="line" small onClick={() => onPlan(date)}>
            {texts.limitPlan(formatDayMonthWeekday(date), title)}
          </Button>
        </li>
      ))}
    </Row>
  </Notice>
);

/** Defaults to today and the server's choice of plan. */
const usePlanUrl = () => {
  const [params, change] = useUrlParams();
  const today = studyDay(new Date());
  const date = parseStudyDay(params.get('date') ?? '') ?? today;
  const source: PlanSource | undefined = PLAN_SOURCES.find((each) => each === params.get('source'));
  return {
    today,
    date,
    source,
    openDay: (next: StudyDay) => change({ date: next === today ? null : next, source: null }),
    openPlan: (day: StudyDay, plan: PlanSource) => change({ date: day === today ? null : day, source: plan }),
    openSource: (next: PlanSource | null) => change({ source: next }),
  };
};

const usePlanOfDay = (date: StudyDay, source: PlanSource | undefined, today: StudyDay) => {
  const query = useQuery(dailyPlanQueries.ofDay(date, source));
  const noPlan = isNoPlan(query.error);
  const plan = noPlan ? undefined : query.data;
  const canCreate = noPlan || (plan?.source === 'coach' && !plan.other);
  const active = useQuery({ ...dailyPlanQueries.active(), enabled: canCreate && date >= today });
  const full = active.data && active.data.plans.length >= active.data.max ? active.data : null;
  return { query, noPlan, plan, canCreate, limit: date >= today ? full : null };
};

type NoPlanProps = {
  date: StudyDay;
  today: StudyDay;
  canCreate: boolean;
  onCreate: () => void;
  onToday: () => void;
};

const NoPlan = ({ date, today, canCreate, onCreate, onToday }: NoPlanProps) => {
  const isPast = date < today;
  return (
    <EmptyState
      drawing="plan"
      title={date === today ? texts.emptyToday : texts.empty}
      text={isPast ? texts.emptyPast : texts.emptyText}
      action={
        <>
          {!isPast && <ButtonLink to="/planner">{texts.planWeek}</ButtonLink>}
          {canCreate && (
            <Button look={isPast ? 'primary' : 'line'} onClick={onCreate}>
              {texts.create}
            </Button>
          )}
          {date !== today && (
            <Button look="line" onClick={onToday}>
              {texts.today}
            </Button>
          )}
        </>
      }
    />
  );
};

type ActionsProps = { onPhone: boolean; onCreate: (() => void) | undefined };

const PageActions = ({ onPhone, onCreate }: ActionsProps) => (
  <>
    {!onPhone && (
      <ButtonLink look="line" to="/planner">
        {texts.planWeek}
      </ButtonLink>
    )}
    {onCreate && (
      <Button look="line" onClick={onCreate}>
        {texts.createOwn}
      </Button>
    )}
  </>
);

export const DailyPlansPage = ({ loadTimer }: { loadTimer: LoadTimer }) => {
  useTour('study-plan');
  const onPhone = useNarrow();
  const { today, date, source, openDay, openPlan, openSource } = usePlanUrl();
  const { query, noPlan, plan, canCreate, limit } = usePlanOfDay(date, source, today);
  const writes = usePlanWrites(date, source);
  const [open, setOpen] = useState<'create' | 'edit' | 'limit' | null>(null);
  const create = () => setOpen(limit ? 'limit' : 'create');
  const { carry, carriedId, date: tomorrow } = useCarryOver(today);
  const close = () => setOpen(null);

  return (
    <PageFrame
      title={texts.title}
      // On phones the list itself explains it.
      lead={onPhone && plan ? undefined : texts.lead}
      actions={plan && <PageActions onPhone={onPhone} onCreate={canCreate ? create : undefined} />}
    >
      <PlanHeader date={date} today={today} plan={plan} onDay={openDay} onSource={openSource} />
      {limit && (noPlan || open === 'limit') && (
        <PlanLimit {...limit} onPlan={(day) => openPlan(day, 'student')} />
      )}
      {plan && (
        <PlanView
          // The key resets open dialogs when the plan changes.
          key={plan._id}
          plan={plan}
          today={today}
          writes={writes}
          loadTimer={loadTimer}
          onEdit={() => setOpen('edit')}
          onArchived={() => openSource(null)}
          carryOver={{
            busy: carry.busy,
            isDone: carriedId === plan._id,
            start: () => void carry.send(plan),
            open: () => openPlan(tomorrow, 'student'),
          }}
        />
      )}
      {noPlan && (
        <NoPlan {...{ date, today }} canCreate={!limit} onCreate={create} onToday={() => openDay(today)} />
      )}
      {!noPlan && (
        <UntilLoaded query={query} failed={texts.failed}>
          <SkeletonBlock height={148} />
          <SkeletonBlock height={260} />
          <SkeletonBlock height={96} />
        </UntilLoaded>
      )}
      <Suspense fallback={null}>
        {(open === 'create' || open === 'edit') && (
          <PlanDialog
            date={date}
            plan={open === 'edit' ? plan : undefined}
            onDone={(saved) => {
              close();
              // Beside the coach's program the student's own plan is shown only on request.
              openSource(plan && saved.source !== plan.source ? saved.source : (source ?? null));
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </PageFrame>
  );
};

const loadTimer = async () => (await import('./plan-timer/plan-timer-dialog.tsx')).PlanTimerDialog;

export const StudyPlanPage = () => <DailyPlansPage loadTimer={loadTimer} />;
