import type { CoachProgram } from '@netlik/contract/coaching/coach-programs';
import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
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
import { useTypedLines } from './day-line.tsx';
import { weekFormTexts as texts } from './program-weeks.texts.ts';
import { useWeekHistory } from './use-week-history.ts';
import { useWeekSave } from './use-week-save.ts';
import { WeekDays } from './week-days.tsx';
import {
  addEntry,
  carryOver,
  changeEntry,
  findEntry,
  hasChanges,
  isLocked,
  moveEntry,
  openWeek,
  removeEntry,
  sumOf,
  sumsBySubject,
  type Week,
} from './week-draft.ts';
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

/** Seven days saved as one; phones stack them. */
export const WeekForm = ({ studentId, coachId, monday, programs, onReload }: Props) => {
  const today = studyDay(new Date());
  const stored = openWeek(monday, programs);
  const { edited, canUndo, change, undo, reset } = useWeekHistory();
  const week = edited ?? stored;
  const { save, words, busy } = useWeekSave({ studentId, coachId });
  const [opened, setOpened] = useState<string | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<{ key: string } | null>(null);
  const isChanged = hasChanges(week);
  const hasDraft = week.some(({ program }) => program?.status === 'draft');
  const open = opened === null ? null : findEntry(week, opened);
  const openDays = week.filter(({ date }) => date >= today);
  const lines = useTypedLines(openDays.map(({ date }) => date));

  // A moved entry is rendered in another day and keeps the focus.
  useEffect(() => {
    if (focused) board.current?.querySelector<HTMLElement>(`[data-week-cell="${focused.key}"]`)?.focus();
  }, [focused]);

  const apply = (next: Week, tag?: string) => change(week, next, tag);
  const refuseLocked = (key: string) => {
    if (!isLocked(week, key)) return false;
    toast({ tone: 'info', text: texts.locked });
    return true;
  };
  const move = (key: string, date: StudyDay, index: number) => {
    if (findEntry(week, key)?.date !== date && refuseLocked(key)) return;
    apply(moveEntry(week, key, date, index));
    setFocused({ key });
  };
  const remove = (key: string) => {
    if (refuseLocked(key)) return;
    const found = findEntry(week, key);
    const day = week.find(({ date }) => date === found?.date);
    const beside = day?.entries[found!.index + 1] ?? day?.entries[found!.index - 1];
    apply(removeEntry(week, key));
    if (beside) setFocused({ key: beside.key });
    else board.current?.querySelector<HTMLElement>(`[data-week-day="${day?.date}"] input`)?.focus();
  };
  const moveBy = (key: string, days: number, places: number) => {
    const found = findEntry(week, key);
    const at = openDays.findIndex(({ date }) => date === found?.date);
    const day = openDays[at + days];
    if (!found || !day) return;
    const most = day.entries.length - (days === 0 ? 1 : 0);
    move(key, day.date, Math.max(0, Math.min(most, found.index + places)));
  };

  const submit = async (status: 'draft' | 'active') => {
    const [left] = lines.refuse();
    if (left) {
      toast({ tone: 'warning', text: texts.linesLeft });
      board.current?.querySelector<HTMLElement>(`[data-week-day="${left}"] input`)?.focus();
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
    if (event.key === 'Enter') {
      event.preventDefault();
      void submit('active');
    } else if (event.key === 'z' && !(event.target instanceof HTMLInputElement && event.target.value)) {
      event.preventDefault();
      undo();
    }
  };

  return (
    <Stack gap="4" onKeyDown={onKeyDown}>
      {(isChanged || lines.hasText) && <LeaveQuestion texts={texts} withQuery />}
      <Row gap="2 3" align="center" between wrap>
        <Text as="span" weight="semibold" numbers nowrap>
          {texts.sums}: {sumText(sumOf(week.flatMap(({ entries }) => entries)))}
        </Text>
        <Row gap="2 3" align="center" wrap>
          <Button look="plain" small disabled={!canUndo} onClick={undo}>
            {texts.undo}
          </Button>
          <Button
            look="quiet"
            small
            disabled={!isChanged && !lines.hasText}
            busy={busy}
            onClick={() => void submit('draft')}
          >
            {texts.saveDraft}
          </Button>
          <Button
            small
            disabled={!isChanged && !hasDraft && !lines.hasText}
            busy={busy}
            onClick={() => void submit('active')}
          >
            {texts.save}
          </Button>
        </Row>
      </Row>
      <WeekDays
        {...{ week, today, words, lines }}
        ref={board}
        onKeyDownCapture={weekKeys({ onRemove: remove, onMove: moveBy })}
        onAdd={(day, entries) => apply(entries.reduce((now, entry) => addEntry(now, day, entry), week))}
        onOpen={setOpened}
        onRemove={remove}
        onMove={move}
      />
      <Row as="ul" gap="1 5" wrap size="small" aria-label={texts.sums}>
        {sumsBySubject(week).map(({ subject, ...sum }) => (
          <Row key={subject} as="li" gap="2" align="center" numbers>
            <SubjectMark subject={subject} small /> {sumText(sum)}
          </Row>
        ))}
      </Row>
      {open && (
        <Suspense>
          <EntryDialog
            {...{ studentId }}
            title={texts.editTitle(subjectName(open.entry.subject), formatDayMonthWeekday(open.date))}
            entry={open.entry}
            word={words.get(open.entry.key)}
            onChange={(part) => apply(changeEntry(week, open.entry.key, part), open.entry.key)}
            onMove={(by) => moveBy(open.entry.key, 0, by)}
            onRemove={() => {
              remove(open.entry.key);
              setOpened(null);
            }}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
};
