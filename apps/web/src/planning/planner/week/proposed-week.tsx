import type { PlannerEntry } from '@netlik/contract/planning/planner/plan-entry';
import { type PlannerSettings, planner } from '@netlik/contract/planning/planner/planner';
import { type StudyDay, weekDays } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useWrite } from '../../../data/writes/use-write.ts';
import { formatDayMonthWeekday, formatLongWeekday } from '../../../formats/days.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonBlock } from '../../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { plannerQueries, useApply } from '../planner.queries.ts';
import { entryTitle, plannerTexts, statusTexts, proposalTexts as texts } from '../planner.texts.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { NotFittingCard } from './not-fitting-card.tsx';
import { PlanBoard } from './plan-board.tsx';
import {
  askFor,
  canMove,
  move,
  nextVariant,
  type Proposal,
  proposalOf,
  remove,
  setLocked,
  without,
} from './proposal.ts';
import { SubjectTotals, WeekHead } from './week-summary.tsx';

type Props = { weekStart: StudyDay; today: StudyDay; settings: PlannerSettings; onApplied: () => void };

const isKnown = ({ why }: PlannerEntry) =>
  why.some(
    (reason) =>
      ['due', 'begun', 'wrong'].includes(reason.code) || (reason.code === 'weak' && reason.mastery >= 0.05),
  );

type BoardProps = Omit<Props, 'onApplied'> & {
  proposal: Proposal;
  apply: ReturnType<typeof useApply>;
  onChange: (proposal: Proposal) => void;
};

const useProposalChanges = (proposal: Proposal, onChange: BoardProps['onChange']) => {
  const ask = useWrite(planner.preview, { failed: texts.anotherFailed });
  const askNext = async (next: Proposal, kept: readonly PlannerEntry[]) => {
    const outcome = await ask.send(askFor(next, kept));
    if (outcome.status !== 'done') return null;
    const found = proposalOf(outcome.reply, next);
    onChange(found);
    return found;
  };
  return {
    isAsking: ask.busy,
    askAnother: () =>
      askNext(
        nextVariant(proposal),
        proposal.entries.filter(({ locked }) => locked),
      ),
    askInstead: async (entry: PlannerEntry) => {
      const others = remove(proposal, entry);
      const found = await askNext({ ...without(proposal, entry), entries: others.entries }, others.entries);
      if (found && found.entries.length <= others.entries.length) toast({ text: texts.none });
    },
    moveTo: (entry: PlannerEntry, day: StudyDay, index?: number) => {
      const [title, name] = [entryTitle(entry), formatLongWeekday(day)];
      if (!canMove(proposal, entry, day)) return toast({ tone: 'warning', text: texts.twice(title, name) });
      onChange(move(proposal, entry, day, index));
      if (day !== entry.day) toast({ text: texts.moved(title, name), undo: () => onChange(proposal) });
    },
  };
};

const ProposalNotes = ({ preview: { target, writtenUntil }, entries }: Proposal) => (
  <>
    {target === 'days' && (
      <Text tone="muted" size="small">
        {writtenUntil ? texts.until(formatDayMonthWeekday(writtenUntil)) : texts.noneWritten}
      </Text>
    )}
    {entries.length > 0 && !entries.some(isKnown) && (
      <Text tone="muted" size="small">
        {texts.unknown} <Link to="/topic-matrix">{texts.openMatrix}</Link>
      </Text>
    )}
  </>
);

const ProposalBoard = ({ weekStart, today, settings, proposal, apply, onChange }: BoardProps) => {
  const days = weekDays(weekStart).filter((day) => day >= today);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const { isAsking, askAnother, askInstead, moveTo } = useProposalChanges(proposal, onChange);
  const { preview, entries } = proposal;
  const opened = entries.find(({ key }) => key === openKey);
  const close = () => setOpenKey(null);
  const minutes = entries.reduce((sum, entry) => sum + entry.minutes, 0);
  const isWhole = minutes === preview.totals.minutes;
  return (
    <Stack gap="4" shrink>
      <WeekHead
        minutes={minutes}
        text={texts.count(entries.length, isWhole ? preview.totals.freeMinutes : 0)}
        actions={
          <>
            <Button
              data-tour="planner-apply"
              busy={apply.busy}
              disabled={entries.length === 0}
              onClick={() => apply.send(proposal)}
            >
              {texts.apply}
            </Button>
            <Button look="line" busy={isAsking} onClick={() => void askAnother()}>
              {texts.another}
            </Button>
          </>
        }
      />
      <PlanBoard
        {...{ days, today, settings, entries, fixed: preview.fixed }}
        onOpen={({ key }) => setOpenKey(key)}
        onMove={moveTo}
      />
      <ProposalNotes {...proposal} />
      <NotFittingCard items={preview.notFitting} />
      <SubjectTotals entries={entries} />
      <Text tone="muted" size="small">
        {plannerTexts.estimates}
      </Text>
      {opened && (
        <EntryDialog
          entry={opened}
          days={days}
          busy={isAsking}
          onMove={(day) => moveTo(opened, day)}
          onLock={(locked) => onChange(setLocked(proposal, opened, locked))}
          onInstead={async () => {
            await askInstead(opened);
            close();
          }}
          onRemove={() => {
            onChange(remove(proposal, opened));
            close();
          }}
          onClose={close}
        />
      )}
    </Stack>
  );
};

export const ProposedWeek = ({ onApplied, ...week }: Props) => {
  const query = useQuery(plannerQueries.preview(week.weekStart));
  const [changed, setChanged] = useState<Proposal | null>(null);
  const proposal = changed ?? (query.data && proposalOf(query.data));
  const apply = useApply({
    onDone: onApplied,
    onStale: () => {
      setChanged(null);
      void query.refetch();
    },
  });
  if (!proposal)
    return (
      <UntilLoaded query={query} failed={texts.failed}>
        <SkeletonBlock height={64} />
        <SkeletonBlock height={320} />
      </UntilLoaded>
    );
  const { preview } = proposal;
  const status = preview.status === 'planned' && preview.entries.length === 0 ? 'full' : preview.status;
  if (status === 'planned') return <ProposalBoard {...week} {...{ proposal, apply }} onChange={setChanged} />;
  const { title, text, action, to } = statusTexts[status];
  return (
    <EmptyState drawing="plan" title={title} text={text} action={<ButtonLink to={to}>{action}</ButtonLink>} />
  );
};
