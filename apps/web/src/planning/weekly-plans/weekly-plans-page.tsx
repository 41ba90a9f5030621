import type { WeeklyEntry } from '@netlik/contract/planning/weekly-plans';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { usePerson } from '../../data/calls/use-person.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { WeekBoardSkeleton } from '../../ui/week-board/week-board.tsx';
import { WeekTurner } from '../../ui/week-board/week-turner.tsx';
import { EntryDetail } from './dialogs/entry-detail.tsx';
import { EntryDialog } from './dialogs/entry-dialog.tsx';
import { TemplateDialog } from './dialogs/template-dialog.tsx';
import { PlanBoard } from './plan-board.tsx';
import { useWeekUrl } from './use-week-url.ts';
import styles from './weekly-plans.module.css';
import { useWeekWrites, weeklyPlanQuery } from './weekly-plans.queries.ts';
import { weeklyPlanTexts as texts } from './weekly-plans.texts.ts';

type Open =
  | { what: 'add'; day: number }
  | { what: 'detail' | 'edit'; id: string }
  | { what: 'templates' | 'suggestions' }
  | null;

export const WeeklyPlansPage = ({ suggestions }: { suggestions?: ReactNode }) => {
  useTour('weekly-plan');
  const person = usePerson();
  const narrow = useNarrow();
  const url = useWeekUrl();
  const { weekStart } = url;
  const query = useQuery(weeklyPlanQuery(weekStart));
  const writes = useWeekWrites(weekStart);
  const [open, setOpen] = useState<Open>(null);
  const plan = query.data?.weekStart === weekStart ? query.data : undefined;
  const chosen = open && 'id' in open ? plan?.entries.find(({ _id }) => _id === open.id) : undefined;
  const done = plan?.entries.filter(({ status }) => status === 'completed').length ?? 0;
  const close = () => setOpen(null);
  const openDetail = useCallback(({ _id }: WeeklyEntry) => setOpen({ what: 'detail', id: _id }), []);

  const progress = plan && plan.entries.length > 0 ? texts.progress(done, plan.entries.length) : null;
  const isEmpty = plan?.entries.length === 0;
  const planWeek = (
    <ButtonLink to={`/planner?week=${weekStart}`} data-tour="weekly-plan-planner">
      {texts.planWeek}
    </ButtonLink>
  );
  // On phones the next step comes before the empty days.
  const empty = isEmpty && (
    <EmptyState
      compact
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <>
          {planWeek}
          <Button look="quiet" onClick={() => setOpen({ what: 'templates' })}>
            {texts.startTemplate}
          </Button>
        </>
      }
    />
  );
  const actions = (
    <>
      {!isEmpty && planWeek}
      {suggestions && (
        <Button look="plain" onClick={() => setOpen({ what: 'suggestions' })}>
          {texts.suggestions}
        </Button>
      )}
      <div data-tour="weekly-plan-templates">
        <Button look="plain" onClick={() => setOpen({ what: 'templates' })}>
          {texts.templates}
        </Button>
      </div>
    </>
  );

  return (
    <PageFrame
      title={texts.title}
      lead={narrow && progress ? progress : texts.lead}
      actions={!narrow && actions}
    >
      <Row gap="2" align="end" between wrap>
        <WeekTurner monday={weekStart} today={url.today} onChange={url.openWeek} />
        {!narrow && progress && (
          <Text tone="muted" size="small">
            {progress}
          </Text>
        )}
      </Row>
      <UntilLoaded query={{ ...query, data: plan }} failed={texts.failed}>
        <WeekBoardSkeleton />
      </UntilLoaded>
      {plan && (
        <>
          {plan.undo && (
            <Notice tone="info">
              <Row as="span" gap="2 4" align="center" between wrap>
                {plan.undo.reason === 'template' ? texts.undoTemplate : texts.undoCarryOver}
                <Button look="quiet" small onClick={() => void writes.undo()}>
                  {texts.undo}
                </Button>
              </Row>
            </Notice>
          )}
          {narrow && empty}
          <PlanBoard
            {...{ weekStart, today: url.today, entries: plan.entries, writes, day: url.date }}
            onDay={url.openDay}
            onAdd={(day) => setOpen({ what: 'add', day })}
            onOpen={openDetail}
          />
          {!narrow && empty}
          <Row gap="2" align="center" wrap>
            {plan.leftLastWeek > 0 && (
              <Button look="quiet" small onClick={() => void writes.carryOver()}>
                {texts.carryOver(plan.leftLastWeek)}
              </Button>
            )}
            {narrow && actions}
          </Row>
        </>
      )}
      {person?.plan.tier !== 'free' && (
        <Text tone="muted" size="small">
          {texts.premiumNotice}{' '}
          <Link className={styles.noticeLink} to="/study-plan">
            {texts.studyPlan}
          </Link>
        </Text>
      )}
      {open?.what === 'suggestions' && (
        <Drawer title={texts.suggestions} onClose={close}>
          {suggestions}
        </Drawer>
      )}
      {open?.what === 'templates' && (
        <TemplateDialog weekStart={weekStart} count={plan?.entries.length ?? 0} onClose={close} />
      )}
      {open?.what === 'add' && <EntryDialog weekStart={weekStart} day={open.day} onClose={close} />}
      {open?.what === 'edit' && chosen && (
        <EntryDialog weekStart={weekStart} day={chosen.day} entry={chosen} onClose={close} />
      )}
      {open?.what === 'detail' && chosen && (
        <EntryDetail
          entry={chosen}
          onDone={(isDone) => {
            void writes.setDone(chosen, isDone);
            close();
          }}
          onEdit={() => setOpen({ what: 'edit', id: chosen._id })}
          onRemove={() => {
            void writes.remove(chosen);
            close();
          }}
          onClose={close}
        />
      )}
    </PageFrame>
  );
};
