import { dailyPlans, type PlanOfDay } from '@netlik/contract/planning/daily-plans/daily-plans';
import type { DailyPlan, PlanSubject } from '@netlik/contract/planning/daily-plans/plan';
import type { StudyDay } from '@netlik/domain/study-day';
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { Text } from '../../ui/layout/text.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import type { PlanWrites } from './daily-plans.queries.ts';
import { detailTexts, planTexts, tableTexts as texts } from './daily-plans.texts.ts';
import { EvaluationCard } from './evaluation/evaluation-card.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { isUndone } from './subject-progress.ts';
import { PlanChecklist } from './table/plan-checklist.tsx';
import { PlanTable } from './table/plan-table.tsx';

/** Lazy, because their validation needs the contract's schemas. */
const SubjectDetail = lazyNamed(() => import('./detail/subject-detail.tsx'), 'SubjectDetail');
const EvaluationDialog = lazyNamed(() => import('./evaluation/evaluation-dialog.tsx'), 'EvaluationDialog');

/** Passed in by the app, because the timer is a separate feature. */
export type PlanTimerProps = {
  planId: string;
  index: number;
  subject: PlanSubject;
  /** Asks for confirmation; resolves to true if the subject was skipped. */
  onSkip: () => Promise<boolean>;
  onClose: () => void;
};

/** Loads the code on first use; must be stable between renders. */
export type LoadTimer = () => Promise<ComponentType<PlanTimerProps>>;

const useMarkSeen = (plan: DailyPlan | undefined): void => {
  const unseen = plan?.source === 'coach' && plan.seenAt === null ? plan._id : null;
  const { send: markSeen } = useWrite(dailyPlans.markSeen, { failed: null });
  useEffect(() => {
    if (unseen) void markSeen({ params: { id: unseen } });
  }, [unseen, markSeen]);
};

const useActiveSubject = (planId: string, index: number, { _id: subjectId }: PlanSubject): void => {
  const { send: setActive } = useWrite(dailyPlans.setSubjectActive, { failed: null });
  useEffect(() => {
    const tell = (isActive: boolean) =>
      setActive({
        params: { id: planId, index: String(index) },
        body: { isActive, subjectId },
      });
    void tell(true);
    return () => void tell(false);
  }, [planId, index, subjectId, setActive]);
};

type Open = { what: 'detail' | 'timer'; id: string } | { what: 'evaluation' } | null;

type Props = {
  loadTimer: LoadTimer;
  plan: PlanOfDay;
  today: StudyDay;
  writes: PlanWrites;
  onEdit: () => void;
  onArchived: () => void;
  carryOver: { busy: boolean; isDone: boolean; start: () => void; open: () => void };
};

type TimerProps = PlanTimerProps & { Dialog: ComponentType<PlanTimerProps> };

const ActiveTimer = ({ Dialog, ...props }: TimerProps) => {
  useActiveSubject(props.planId, props.index, props.subject);
  return <Dialog {...props} />;
};

/** Writes that ask for confirmation first. */
const confirmedWrites = ({ plan, writes, onArchived }: Props) => ({
  skip: async (subject: PlanSubject) => {
    const yes = await confirm({
      title: texts.skipTitle(subjectName(subject.subject)),
      text: texts.skipText,
      action: texts.skipAction,
    });
    return yes && (await writes.setStatus(plan, subject, 'skipped')).status === 'done';
  },
  archive: async () => {
    const yes = await confirm({
      title: planTexts.archiveTitle,
      text: planTexts.archiveText,
      action: planTexts.archive,
      danger: true,
    });
    if (yes && (await writes.archive(plan)).status === 'done') onArchived();
  },
});

const PlanActions = (props: Props) => {
  const { plan, today, onEdit, carryOver } = props;
  const left = plan.subjects.filter(isUndone).length;
  return (
    <>
      {plan.date <= today && left > 0 && (
        <Button
          look="line"
          small
          busy={carryOver.busy}
          onClick={carryOver.isDone ? carryOver.open : carryOver.start}
        >
          {carryOver.isDone ? planTexts.openTomorrow : planTexts.carryOver(left)}
        </Button>
      )}
      {plan.source === 'student' && (
        <>
          <Button look="line" small onClick={onEdit}>
            {planTexts.edit}
          </Button>
          <Button look="quiet" small onClick={() => void confirmedWrites(props).archive()}>
            {planTexts.archive}
          </Button>
        </>
      )}
    </>
  );
};

export const PlanView = (props: Props) => {
  const { plan, today, writes, loadTimer } = props;
  useMarkSeen(plan);
  const onPhone = useNarrow();
  const [open, setOpen] = useState<Open>(null);
  const Timer = useMemo(() => lazy(async () => ({ default: await loadTimer() })), [loadTimer]);
  const index = open && 'id' in open ? plan.subjects.findIndex(({ _id }) => _id === open.id) : -1;
  const chosen = plan.subjects[index];
  // Today's session may count for an earlier day but not for a later one.
  const canTime = plan.date <= today;
  const { skip } = confirmedWrites(props);
  const summary = <PlanSummary plan={plan} withoutRing={onPhone} actions={<PlanActions {...props} />} />;
  const close = () => setOpen(null);

  const Subjects = onPhone ? PlanChecklist : PlanTable;

  return (
    <>
      {!onPhone && summary}
      <Subjects
        plan={plan}
        canTime={canTime}
        onOpen={({ _id: id }) => setOpen({ what: 'detail', id })}
        onTimer={({ _id: id }) => setOpen({ what: 'timer', id })}
        onStatus={(subject, status) => void writes.setStatus(plan, subject, status)}
        onSkip={(subject) => void skip(subject)}
      />
      <EvaluationCard plan={plan} today={today} onOpen={() => setOpen({ what: 'evaluation' })} />
      {onPhone && (
        <details>
          <Text as="summary" tone="muted" size="small" weight="semibold" minTouchTarget>
            {planTexts.figures}
          </Text>
          {summary}
        </details>
      )}
      <Suspense fallback={null}>
        {open?.what === 'evaluation' && <EvaluationDialog plan={plan} onClose={close} />}
        {open?.what === 'detail' && chosen && (
          <SubjectDetail
            subject={chosen}
            canTime={canTime}
            onTimer={() => setOpen({ what: 'timer', id: chosen._id })}
            onAnswers={(answers) => writes.setAnswers(plan, chosen, answers, detailTexts.saved)}
            onClose={close}
          />
        )}
        {open?.what === 'timer' && chosen && (
          <ActiveTimer
            Dialog={Timer}
            planId={plan._id}
            index={index}
            subject={chosen}
            onSkip={() => skip(chosen)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
};
