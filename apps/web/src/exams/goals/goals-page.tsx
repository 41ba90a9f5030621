import { MAX_GOALS, type TargetUniversity } from '@netlik/contract/identity/goals';
import type { Person } from '@netlik/contract/identity/person';
import { hasNewCurriculum } from '@netlik/domain/yks/target-years';
import { useQuery } from '@tanstack/react-query';
import PlusIcon from 'lucide-react/icons/plus';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { usePerson } from '../../data/calls/use-person.ts';
import { failureText } from '../../data/writes/failure-text.ts';
import { newCurriculumText } from '../../identity/users/target-year.texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { closeToast, toast } from '../../ui/overlays/toast.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { rankYearTexts } from '../estimates/ranks.texts.ts';
import { GoalCard } from './goal-card.tsx';
import { draftGoal } from './goal-changes.ts';
import { GoalTags } from './goal-tags.tsx';
import styles from './goals.module.css';
import { goalQueries, useGoals } from './goals.queries.ts';
import { gapTexts, goalTexts as texts } from './goals.texts.ts';
import { GoalsSkeleton } from './goals-skeleton.tsx';
import { freePriority } from './priority.ts';

// Lazy, because it contains the names of 200 universities and 250 departments.
const loadDialog = () => import('./goal-dialog.tsx');
const GoalDialog = lazy(loadDialog);

type Open = { kind: 'add' | 'edit'; goal: TargetUniversity; failure: string | null };

const blank = (goals: readonly TargetUniversity[]) =>
  draftGoal({ name: '', department: '', priority: freePriority(goals), image: null, programmeCode: null });

const Goals = ({ person }: { person: Person }) => {
  const [open, setOpen] = useState<Open | null>(null);
  // A goal that failed to save reopens with its input, unless another dialog is open or the page was left.
  const dialogState = useRef<'closed' | 'open' | 'unmounted'>('closed');
  useEffect(() => {
    dialogState.current = open ? 'open' : 'closed';
    return () => {
      dialogState.current = 'unmounted';
    };
  }, [open]);
  const { profile, goals, isSaving, change } = useGoals(person._id, {
    failed: ({ kind }) => (kind === 'remove' ? texts.removeFailed : texts.saveFailed),
    onFailed: (failure, goalChange) => {
      if (goalChange.kind === 'remove' || dialogState.current !== 'closed') return false;
      setOpen({ ...goalChange, failure: failureText(texts.saveFailed, failure) });
      return true;
    },
  });
  const { data: gaps } = useQuery({ ...goalQueries.gaps(), enabled: goals.length > 0 });
  const count = useRef<HTMLParagraphElement>(null);
  if (!profile.data)
    return (
      <PageFrame title={texts.page} lead={texts.lead}>
        <UntilLoaded query={profile} failed={texts.loadFailed}>
          <GoalsSkeleton />
        </UntilLoaded>
      </PageFrame>
    );

  const full = goals.length >= MAX_GOALS;
  const add = () => setOpen({ kind: 'add', goal: blank(goals), failure: null });

  const save = (kind: Open['kind'], goal: TargetUniversity) => {
    setOpen(null);
    void change({ kind, goal });
  };

  const remove = async (goal: TargetUniversity) => {
    // The focused button is removed with its card.
    count.current?.focus();
    const removal = change({ kind: 'remove', id: goal._id });
    const isRemoved = async () => (await removal).status === 'done';
    // If the removal failed, an undo would add the goal twice.
    const undo = async () => (await isRemoved()) && change({ kind: 'add', goal: draftGoal(goal) });
    const offer = toast({ text: texts.removed(goal.name), undo });
    if (!(await isRemoved())) closeToast(offer);
  };

  return (
    <PageFrame
      title={texts.page}
      lead={texts.lead}
      actions={
        goals.length > 0 && (
          <div className={styles.adding} onPointerEnter={() => void loadDialog().catch(() => undefined)}>
            <Button
              look="quiet"
              disabled={full}
              aria-describedby={full ? 'goals-full' : undefined}
              onClick={add}
            >
              <PlusIcon size={18} />
              {texts.add}
            </Button>
          </div>
        )
      }
    >
      <Row gap="2" align="center" wrap>
        <Link to="/goals/tercih">{texts.toPreferences}</Link>
        <GoalTags profile={profile.data} />
        <Text
          ref={count}
          tone="muted"
          size="small"
          numbers
          tabIndex={-1}
          className={goals.length > 0 ? styles.count : 'visually-hidden'}
        >
          {texts.count(goals.length, MAX_GOALS)}
        </Text>
      </Row>
      {profile.data.targetYear !== null && hasNewCurriculum(profile.data.targetYear) && (
        <Text tone="muted" size="small">
          {newCurriculumText}
        </Text>
      )}
      {full && (
        <Text id="goals-full" tone="muted" size="small">
          {texts.full(MAX_GOALS)}
        </Text>
      )}
      {goals.length === 0 ? (
        <EmptyState
          drawing="chart"
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={<Button onClick={add}>{texts.emptyAction}</Button>}
        />
      ) : (
        <>
          <h2 className="visually-hidden">{texts.list}</h2>
          <Stack as="ul" gap="3" className={styles.list}>
            {goals.map((goal, index) => (
              <GoalCard
                key={goal._id}
                first={index === 0}
                goal={goal}
                gap={gaps?.find(({ goalId }) => goalId === goal._id)}
                saving={isSaving(goal)}
                onEdit={() => setOpen({ kind: 'edit', goal, failure: null })}
                onRemove={() => void remove(goal)}
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
      )}
      {open && (
        <Suspense fallback={null}>
          <GoalDialog {...open} onSave={(goal) => save(open.kind, goal)} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </PageFrame>
  );
};

export const GoalsPage = () => {
  const person = usePerson();
  return person && <Goals person={person} />;
};
