import { type PlannerSettings, type PlannerWeek, planner } from '@netlik/contract/planning/planner/planner';
import { type StudyDay, weekDays } from '@netlik/domain/study-day';
import { useState } from 'react';
import { usePerson } from '../../../data/calls/use-person.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { plannerQueries, useUndo } from '../planner.queries.ts';
import { plannerTexts, appliedTexts as texts } from '../planner.texts.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { PlanBoard } from './plan-board.tsx';
import { SubjectTotals, WeekHead } from './week-summary.tsx';

type Props = { week: PlannerWeek; today: StudyDay; settings: PlannerSettings; onAgain: () => void };

export const AppliedWeek = ({ week, today, settings, onAgain }: Props) => {
  const { weekStart, entries, missed } = week;
  const isFree = usePerson()?.plan.tier === 'free';
  const [openKey, setOpenKey] = useState<string | null>(null);
  const undo = useUndo();
  const takeBack = () => undo.send({ body: { weekStart } });
  const replan = useWrite(planner.replan, {
    failed: texts.replanFailed,
    done: ({ moved, dropped }) => texts.replanned(moved.length, dropped.length),
    undo: () => takeBack,
    replied: (cache, reply) => cache.patch(plannerQueries.week(weekStart), () => reply.week),
  });
  const opened = entries.find(({ key }) => key === openKey);
  const done = entries.filter((entry) => entry.done).length;
  const minutes = entries.reduce((sum, entry) => sum + entry.minutes, 0);
  const isNow = weekStart <= today;
  return (
    <Stack gap="4" shrink>
      <WeekHead
        minutes={minutes}
        text={texts.progress(done, entries.length)}
        actions={
          <>
            <ButtonLink
              to={isFree ? `/weekly-plan?date=${isNow ? today : weekStart}` : '/study-plan'}
              data-tour="planner-apply"
              data-tour-case="applied"
            >
              {texts.openPlan}
            </ButtonLink>
            {isNow && (
              <ButtonLink look="line" to="/dashboard">
                {texts.today}
              </ButtonLink>
            )}
            <Button look="quiet" onClick={onAgain}>
              {texts.again}
            </Button>
            {week.undo && (
              <Button look="quiet" busy={undo.busy} onClick={takeBack}>
                {plannerTexts.undo}
              </Button>
            )}
          </>
        }
      />
      {missed > 0 && (
        <Notice tone="info">
          <Row as="span" gap="2 4" align="center" between wrap>
            {texts.missed(missed)}
            <Button look="line" small busy={replan.busy} onClick={() => replan.send({ body: { weekStart } })}>
              {texts.replan}
            </Button>
          </Row>
        </Notice>
      )}
      <PlanBoard
        {...{ today, settings, entries }}
        days={weekDays(weekStart)}
        onOpen={({ key }) => setOpenKey(key)}
      />
      <SubjectTotals entries={entries} />
      {opened && <EntryDialog entry={opened} onClose={() => setOpenKey(null)} />}
    </Stack>
  );
};
