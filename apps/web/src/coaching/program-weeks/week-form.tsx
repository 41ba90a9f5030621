import type { CoachProgram } from '@netlik/contract/coaching/coach-programs';
import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import { type KeyboardEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { formatDayMonthWeekday } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { LeaveQuestion } from '../../ui/overlays/leave-question.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { SubjectMark } from '../../ui/subjects/subject-mark.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import {
  carryOver,
  type DraftAction,
  findSubject,
  hasChanges,
  isLocked,
  openWeek,
  type ProgramDraft,
  sumOf,
  sumsBySubject,
  useProgramDraft,
} from '../coach-programs/program-draft.ts';
import { weekFormTexts as texts } from './program-weeks.texts.ts';
import { useWeekSave } from './use-week-save.ts';
import { useTypedLines, WeekDays } from './week-days.tsx';
import { weekKeys } from './week-keys.ts';

const EntryDialog = lazyNamed(() => import('./entry-dialog.tsx'), 'EntryDialog');

type Props = {
  studentId: string;
  /** The coach an admin writes for. */
  coachId: string | null;
  monday: StudyDay;
  programs: readonly CoachProgram[];
  /** Resolves to the stored programs. */
  onReload: () => Promise<readonly CoachProgram[]>;
};

const sumText = ({ minutes, questions }: ReturnType<typeof sumOf>) =>
  [formatDuration(minutes), questions > 0 && texts.questions(questions)].filter(Boolean).join(' · ');

type Board = RefObject<HTMLDivElement | null>;

const focusIn = (board: Board, selector: string) =>
  board.current?.querySelector<HTMLElement>(selector)?.focus();

const focusLineOf = (board: Board, date: string | undefined) =>
  focusIn(board, `[data-week-day="${date}"] input`);

/** Moves and removes entries; the focus stays at the entry or goes to the one beside it. */
const useEntryMoves = (week: ProgramDraft, dispatch: (action: DraftAction) => void, board: Board) => {
  const today = studyDay(new Date());
  const [focused, setFocused] = useState<{ key: string } | null>(null);
  // A moved entry is rendered in another day.
  useEffect(() => {
    if (focused) focusIn(board, `[data-week-cell="${focused.key}"]`);
  }, [focused, board]);

  const refuseLocked = (key: string) => {
    if (!isLocked(week, key)) return false;
    toast({ tone: 'info', text: texts.locked });
    return true;
  };
  const move = (key: string, date: StudyDay, index: number) => {
    if (findSubject(week, key)?.date !== date && refuseLocked(key)) return;
    dispatch({ type: 'move', key, date, index });
    setFocused({ key });
  };
  const moveBy = (key: string, days: number, places: number) => {
    const openDays = week.filter(({ date }) => date >= today);
    const found = findSubject(week, key);
    const day = openDays[openDays.findIndex(({ date }) => date === found?.date) + days];
    if (!found || !day) return;
    const most = day.subjects.length - (days === 0 ? 1 : 0);
    move(key, day.date, Math.max(0, Math.min(most, found.index + places)));
  };
  const remove = (key: string) => {
    if (refuseLocked(key)) return;
    const found = findSubject(week, key);
    const day = week.find(({ date }) => date === found?.date);
    const beside = day?.subjects[found!.index + 1] ?? day?.subjects[found!.index - 1];
    dispatch({ type: 'remove', key });
    if (beside) setFocused({ key: beside.key });
    else focusLineOf(board, day?.date);
  };
  return { move, moveBy, remove };
};

type HeadProps = {
  week: ProgramDraft;
  canUndo: boolean;
  canSave: boolean;
  canSaveDraft: boolean;
  busy: boolean;
  onUndo: () => void;
  onSave: (status: 'draft' | 'active') => void;
};

const WeekHead = ({ week, canUndo, canSave, canSaveDraft, busy, onUndo, onSave }: HeadProps) => (
  <Row gap="2 3" align="center" between wrap>
    <Text as="span" weight="semibold" numbers nowrap>
      {texts.sums}: {sumText(sumOf(week.flatMap(({ subjects }) => subjects)))}
    </Text>
    <Row gap="2 3" align="center" wrap>
      <Button look="quiet" small disabled={!canUndo} onClick={onUndo}>
        {texts.undo}
      </Button>
      <Button look="line" small disabled={!canSaveDraft} busy={busy} onClick={() => onSave('draft')}>
        {texts.saveDraft}
      </Button>
      <Button small disabled={!canSave} busy={busy} onClick={() => onSave('active')}>
        {texts.save}
      </Button>
    </Row>
  </Row>
);

const SubjectSums = ({ week }: { week: ProgramDraft }) => (
  <Row as="ul" gap="1 5" wrap size="small" aria-label={texts.sums}>
    {sumsBySubject(week).map(({ subject, ...sum }) => (
      <Row key={subject} as="li" gap="2" align="center" numbers>
        <SubjectMark subject={subject} small /> {sumText(sum)}
      </Row>
    ))}
  </Row>
);

/** Seven days saved as one; phones stack them. */
export const WeekForm = ({ studentId, coachId, monday, programs, onReload }: Props) => {
  const today = studyDay(new Date());
  const { draft: week, canUndo, dispatch, undo, reset } = useProgramDraft(openWeek(monday, programs));
  const { save, words, busy } = useWeekSave({ studentId, coachId });
  const [opened, setOpened] = useState<string | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const { move, moveBy, remove } = useEntryMoves(week, dispatch, board);
  const lines = useTypedLines(week.map(({ date }) => date).filter((date) => date >= today));
  const isChanged = hasChanges(week);
  const hasDraft = week.some(({ program }) => program?.status === 'draft');
  const open = opened === null ? null : findSubject(week, opened);

  const submit = async (status: 'draft' | 'active') => {
    const [left] = lines.refuse();
    if (left) {
      toast({ tone: 'warning', text: texts.linesLeft });
      focusLineOf(board, left);
      return;
    }
    if (!isChanged && !(status === 'active' && hasDraft)) return;
    const outcome = await save(week, status);
    if (outcome === 'refused') return;
    const fresh = openWeek(monday, await onReload());
    if (outcome === 'saved') return reset(null);
    toast({ tone: 'warning', text: texts.changedElsewhere });
    reset(carryOver(fresh, week));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return;
    const isUndo = event.key === 'z' && !(event.target instanceof HTMLInputElement && event.target.value);
    if (event.key !== 'Enter' && !isUndo) return;
    event.preventDefault();
    if (isUndo) undo();
    else void submit('active');
  };

  return (
    <Stack gap="4" onKeyDown={onKeyDown}>
      {(isChanged || lines.hasText) && <LeaveQuestion texts={texts} withQuery />}
      <WeekHead
        {...{ week, canUndo, busy }}
        canSave={isChanged || hasDraft || lines.hasText}
        canSaveDraft={isChanged || lines.hasText}
        onUndo={undo}
        onSave={(status) => void submit(status)}
      />
      <WeekDays
        {...{ week, today, words, lines }}
        ref={board}
        onKeyDownCapture={weekKeys({ onRemove: remove, onMove: moveBy })}
        onAdd={(date, added) => dispatch({ type: 'write', date, lines: added })}
        onOpen={setOpened}
        onRemove={remove}
        onMove={move}
      />
      <SubjectSums week={week} />
      {open && (
        <Suspense>
          <EntryDialog
            {...{ studentId }}
            title={texts.editTitle(subjectName(open.subject.subject), formatDayMonthWeekday(open.date))}
            entry={open.subject}
            word={words.get(open.subject.key)}
            onChange={(change) => dispatch({ type: 'change', key: open.subject.key, change })}
            onMove={(by) => moveBy(open.subject.key, 0, by)}
            onRemove={() => {
              remove(open.subject.key);
              setOpened(null);
            }}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
};
