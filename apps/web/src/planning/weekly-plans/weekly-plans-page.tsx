import type { WeeklyEntry, WeeklyPlan } from '@netlik/contract/planning/weekly-plans';
import { weekStart as mondayOf, parseStudyDay, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { usePerson } from '../../data/calls/use-person.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
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
import styles from './weekly-plans.module.css';
import { useWeekWrites, weeklyPlanQuery } from './weekly-plans.queries.ts';
import { weeklyPlanTexts as texts } from './weekly-plans.texts.ts';

/** Defaults to the current week and day. */
const useWeekUrl = () => {
  const [params, change] = useUrlParams();
  const today = studyDay(new Date());
  const date = parseStudyDay(params.get('date') ?? '') ?? today;
  const weekStart = mondayOf(date);
  const open = (next: StudyDay) => change({ date: next === today ? null : next });
  return {
    today,
    weekStart,
    date,
    openDay: open,
    /** The current week opens on today, any other on its Monday. */
    openWeek: (next: StudyDay) => open(mondayOf(next) === mondayOf(today) ? today : mondayOf(next)),
  };
};

type Open =
  | { what: 'add'; day: number }
  | { what: 'detail' | 'edit'; id: string }
  | { what: 'templates' | 'suggestions' }
  | null;

const PlannerLink = ({ weekStart }: { weekStart: StudyDay }) => (
  <ButtonLink to={`/planner?week=${weekStart}`} data-tour="weekly-plan-planner">
    {texts.planWeek}
  </ButtonLink>
);

const EmptyWeek = ({ weekStart, onTemplates }: { weekStart: StudyDay; onTemplates: () => void }) => (
  <EmptyState
    drawing="plan"
    compact
    title={texts.emptyTitle}
    text={texts.emptyText}
    action={
      <>
        <PlannerLink weekStart={weekStart} />
        <Button look="line" onClick={onTemplates}>
          {texts.startTemplate}
        </Button>
      </>
    }
  />
);

type ActionsProps = {
  weekStart: StudyDay;
  isEmpty: boolean;
  onTemplates: () => void;
  onSuggestions: (() => void) | undefined;
};

const PageActions = ({ weekStart, isEmpty, onTemplates, onSuggestions }: ActionsProps) => (
  <>
    {!isEmpty && <PlannerLink weekStart={weekStart} />}
    {onSuggestions && (
      <Button look="line" onClick={onSuggestions}>
        {texts.suggestions}
      </Button>
    )}
    <div data-tour="weekly-plan-templates">
      <Button look="line" onClick={onTemplates}>
        {texts.templates}
      </Button>
    </div>
  </>
);

const UndoNotice = ({ reason, onUndo }: NonNullable<WeeklyPlan['undo']> & { onUndo: () => void }) => (
  <Notice tone="info">
    <Row as="span" gap="2 4" align="center" between wrap>
      {reason === 'template' ? texts.undoTemplate : texts.undoCarryOver}
      <Button look="line" small onClick={onUndo}>
        {texts.undo}
      </Button>
    </Row>
  </Notice>
);

type DialogsProps = {
  open: Open;
  weekStart: StudyDay;
  entries: readonly WeeklyEntry[];
  writes: ReturnType<typeof useWeekWrites>;
  onOpen: (open: Open) => void;
  onClose: () => void;
};

const Dialogs = ({ open, weekStart, entries, writes, onOpen, onClose }: DialogsProps) => {
  const chosen = open && 'id' in open ? entries.find(({ _id }) => _id === open.id) : undefined;
  if (open?.what === 'templates')
    return <TemplateDialog weekStart={weekStart} count={entries.length} onClose={onClose} />;
  if (open?.what === 'add') return <EntryDialog weekStart={weekStart} day={open.day} onClose={onClose} />;
  if (!chosen) return null;
  if (open?.what === 'edit')
    return <EntryDialog weekStart={weekStart} day={chosen.day} entry={chosen} onClose={onClose} />;
  return (
    <EntryDetail
      entry={chosen}
      onDone={(isDone) => {
        void writes.setDone(chosen, isDone);
        onClose();
      }}
      onEdit={() => onOpen({ what: 'edit', id: chosen._id })}
      onRemove={() => {
        void writes.remove(chosen);
        onClose();
      }}
      onClose={onClose}
    />
  );
};

const small = { tone: 'muted', size: 'small' } as const;

const DailyPlanNote = () => (
  <Text {...small}>
    {texts.premiumNotice}{' '}
    <Link className={styles.noticeLink} to="/study-plan">
      {texts.studyPlan}
    </Link>
  </Text>
);

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
  const done = plan?.entries.filter(({ status }) => status === 'completed').length ?? 0;
  const close = () => setOpen(null);
  const openTemplates = () => setOpen({ what: 'templates' });
  const openDetail = useCallback(({ _id }: WeeklyEntry) => setOpen({ what: 'detail', id: _id }), []);

  const progress = plan && plan.entries.length > 0 ? texts.progress(done, plan.entries.length) : null;
  const isEmpty = plan?.entries.length === 0;
  // On phones the next step comes before the empty days.
  const empty = isEmpty && <EmptyWeek weekStart={weekStart} onTemplates={openTemplates} />;
  const actions = (
    <PageActions
      weekStart={weekStart}
      isEmpty={isEmpty}
      onTemplates={openTemplates}
      onSuggestions={suggestions ? () => setOpen({ what: 'suggestions' }) : undefined}
    />
  );

  return (
    <PageFrame
      title={texts.title}
      lead={narrow && progress ? progress : texts.lead}
      actions={!narrow && actions}
    >
      <Row gap="2" align="end" between wrap>
        <WeekTurner monday={weekStart} today={url.today} onChange={url.openWeek} />
        {!narrow && progress && <Text {...small}>{progress}</Text>}
      </Row>
      <UntilLoaded query={{ ...query, data: plan }} failed={texts.failed}>
        <WeekBoardSkeleton />
      </UntilLoaded>
      {plan && (
        <>
          {plan.undo && <UndoNotice {...plan.undo} onUndo={() => void writes.undo()} />}
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
              <Button look="line" small onClick={() => void writes.carryOver()}>
                {texts.carryOver(plan.leftLastWeek)}
              </Button>
            )}
            {narrow && actions}
          </Row>
        </>
      )}
      {person?.plan.tier !== 'free' && <DailyPlanNote />}
      {open?.what === 'suggestions' && (
        <Drawer title={texts.suggestions} onClose={close}>
          {suggestions}
        </Drawer>
      )}
      <Dialogs
        {...{ open, weekStart, writes }}
        entries={plan?.entries ?? []}
        onOpen={setOpen}
        onClose={close}
      />
    </PageFrame>
  );
};
