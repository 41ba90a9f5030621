import { MAX_GOALS, type TargetUniversity } from '@netlik/contract/identity/goals';
import type { Person, Profile } from '@netlik/contract/identity/person';
import { hasNewCurriculum } from '@netlik/domain/yks/target-years';
import { useQuery } from '@tanstack/react-query';
import PlusIcon from 'lucide-react/icons/plus';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { usePerson } from '../../data/calls/use-person.ts';
import { failureText } from '../../data/writes/failure-text.ts';
import { fieldLabels } from '../../identity/users/profile.texts.ts';
import { newCurriculumText } from '../../identity/users/target-year.texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { RowLink } from '../../ui/layout/row-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { closeToast, toast } from '../../ui/overlays/toast.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { rankYearTexts } from '../estimates/ranks.texts.ts';
import card from './goal-card.module.css';
import { GoalCard } from './goal-card.tsx';
import { draftGoal } from './goal-changes.ts';
import styles from './goals.module.css';
import { goalQueries, useGoals } from './goals.queries.ts';
import { gapTexts, goalTexts as texts } from './goals.texts.ts';
import { freePriority } from './priority.ts';

// Lazy, because it contains the names of 200 universities and 250 departments.
const loadDialog = () => import('./goal-dialog.tsx');
const GoalDialog = lazy(loadDialog);

type Open = { kind: 'add' | 'edit'; goal: TargetUniversity; failure: string | null };

const blank = (goals: readonly TargetUniversity[]) =>
  draftGoal({ name: '', department: '', priority: freePriority(goals), image: null, programmeCode: null });

type TagProps = { label: string; value: string | number | null; add: string; field: string };

const Tag = ({ label, value, add, field }: TagProps) => (
  <li>
    {value === null ? (
      <Row
        as={Link}
        gap="2"
        align="center"
        inline
        size="small"
        numbers
        minTouchTarget
        className={styles.missing!}
        to={`/profile#${field}`}
      >
        {add}
      </Row>
    ) : (
      <Row as="span" gap="2" align="center" inline size="small" numbers minTouchTarget>
        {label}: <strong>{value}</strong>
      </Row>
    )}
  </li>
);

const GoalTags = ({ profile }: { profile: Profile }) => {
  const { targetFieldType, targetYear } = profile;
  return (
    <Row as="ul" gap="2 5" wrap>
      <Tag
        label={texts.field}
        value={targetFieldType && fieldLabels[targetFieldType]}
        add={texts.addField}
        field="targetFieldType"
      />
      <Tag label={texts.year} value={targetYear} add={texts.addYear} field="targetYear" />
    </Row>
  );
};

const GoalsSkeleton = () => (
  <>
    <Row gap="2" wrap>
      <SkeletonBlock width={120} height={32} />
      <SkeletonBlock width={140} height={32} />
    </Row>
    <Stack gap="4" divided>
      {[0, 1].map((row) => (
        <Stack key={row} gap="4">
          <Grid gap="3 4" className={card.head}>
            <SkeletonBlock width={56} height={56} />
            <Stack gap="1" align="start" justify="start" shrink>
              <SkeletonBlock width={90} height={20} />
              <SkeletonBlock width="80%" />
              <SkeletonBlock width="60%" />
            </Stack>
          </Grid>
          <SkeletonBlock width="70%" height={28} />
          <SkeletonBlock height={32} />
        </Stack>
      ))}
    </Stack>
  </>
);

/** The goals of the list and the dialog that changes one of them. */
const useGoalEditor = (personId: string) => {
  const [open, setOpen] = useState<Open | null>(null);
  // A goal that failed to save reopens with its input, unless another dialog is open or the page was left.
  const dialogState = useRef<'closed' | 'open' | 'unmounted'>('closed');
  useEffect(() => {
    dialogState.current = open ? 'open' : 'closed';
    return () => {
      dialogState.current = 'unmounted';
    };
  }, [open]);
  const { profile, goals, isSaving, change } = useGoals(personId, {
    failed: ({ kind }) => (kind === 'remove' ? texts.removeFailed : texts.saveFailed),
    onFailed: (failure, goalChange) => {
      if (goalChange.kind === 'remove' || dialogState.current !== 'closed') return false;
      setOpen({ ...goalChange, failure: failureText(texts.saveFailed, failure) });
      return true;
    },
  });
  return {
    profile,
    goals,
    isSaving,
    open,
    openNew: () => setOpen({ kind: 'add', goal: blank(goals), failure: null }),
    edit: (goal: TargetUniversity) => setOpen({ kind: 'edit', goal, failure: null }),
    close: () => setOpen(null),
    save: (kind: Open['kind'], goal: TargetUniversity) => {
      setOpen(null);
      void change({ kind, goal });
    },
    remove: async (goal: TargetUniversity) => {
      const removal = change({ kind: 'remove', id: goal._id });
      const isRemoved = async () => (await removal).status === 'done';
      // If the removal failed, an undo would add the goal twice.
      const undo = async () => (await isRemoved()) && change({ kind: 'add', goal: draftGoal(goal) });
      const offer = toast({ text: texts.removed(goal.name), undo });
      if (!(await isRemoved())) closeToast(offer);
    },
  };
};

type GoalEditor = ReturnType<typeof useGoalEditor>;

const AddButton = ({ isFull, onAdd }: { isFull: boolean; onAdd: () => void }) => (
  <div onPointerEnter={() => void loadDialog().catch(() => undefined)}>
    <Button
      look="line"
      disabled={isFull}
      aria-describedby={isFull ? 'goals-full' : undefined}
      onClick={onAdd}
    >
      <PlusIcon size={18} />
      {texts.add}
    </Button>
  </div>
);

type SummaryProps = { profile: Profile; count: number; countRef: RefObject<HTMLParagraphElement | null> };

const GoalsSummary = ({ profile, count, countRef }: SummaryProps) => (
  <>
    <Text
      ref={countRef}
      tone="muted"
      size="small"
      numbers
      tabIndex={-1}
      className={count > 0 ? styles.count : 'visually-hidden'}
    >
      {texts.count(count, MAX_GOALS)}
    </Text>
    <GoalTags profile={profile} />
    <RowLink to="/goals/tercih" title={texts.toPreferences} />
    {profile.targetYear !== null && hasNewCurriculum(profile.targetYear) && (
      <Text tone="muted" size="small">
        {newCurriculumText}
      </Text>
    )}
    {count >= MAX_GOALS && (
      <Text id="goals-full" tone="muted" size="small">
        {texts.full(MAX_GOALS)}
      </Text>
    )}
  </>
);

type ListProps = { editor: GoalEditor; onRemove: (goal: TargetUniversity) => void };

const GoalList = ({ editor: { goals, isSaving, edit }, onRemove }: ListProps) => {
  const { data: gaps } = useQuery(goalQueries.gaps());
  return (
    <>
      <h2 className="visually-hidden">{texts.list}</h2>
      <Stack as="ul" gap="4" divided>
        {goals.map((goal, index) => (
          <GoalCard
            key={goal._id}
            first={index === 0}
            goal={goal}
            gap={gaps?.find(({ goalId }) => goalId === goal._id)}
            saving={isSaving(goal)}
            onEdit={() => edit(goal)}
            onRemove={() => onRemove(goal)}
          />
        ))}
      </Stack>
      <Text tone="muted" size="small">
        {texts.source}
      </Text>
      {gaps && (
        <Text tone="muted" size="small">
          {rankYearTexts.legend} <Link to="/estimates">{gapTexts.toEstimates}</Link>
        </Text>
      )}
    </>
  );
};

const Goals = ({ person }: { person: Person }) => {
  const editor = useGoalEditor(person._id);
  const { profile, goals, open, openNew, close, save, remove } = editor;
  const count = useRef<HTMLParagraphElement>(null);
  if (!profile.data)
    return (
      <PageFrame width="page" title={texts.page} lead={texts.lead}>
        <UntilLoaded query={profile} failed={texts.loadFailed}>
          <GoalsSkeleton />
        </UntilLoaded>
      </PageFrame>
    );
  const removeFromList = (goal: TargetUniversity) => {
    // The focused button is removed with its card.
    count.current?.focus();
    void remove(goal);
  };
  return (
    <PageFrame
      width="page"
      title={texts.page}
      lead={texts.lead}
      actions={goals.length > 0 && <AddButton isFull={goals.length >= MAX_GOALS} onAdd={openNew} />}
      aside={<GoalsSummary profile={profile.data} count={goals.length} countRef={count} />}
    >
      {goals.length === 0 ? (
        <EmptyState
          drawing="exams"
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={<Button onClick={openNew}>{texts.emptyAction}</Button>}
        />
      ) : (
        <GoalList editor={editor} onRemove={removeFromList} />
      )}
      {open && (
        <Suspense fallback={null}>
          <GoalDialog {...open} onSave={(goal) => save(open.kind, goal)} onClose={close} />
        </Suspense>
      )}
    </PageFrame>
  );
};

export const GoalsPage = () => {
  const person = usePerson();
  return person && <Goals person={person} />;
};
