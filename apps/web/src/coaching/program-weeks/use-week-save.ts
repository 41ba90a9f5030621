import { check } from '@netlik/contract/check';
import { programWeeks, WeekForm } from '@netlik/contract/coaching/program-weeks';
import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useState } from 'react';
import { failureOf } from '../../data/writes/failure.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { type DraftDay, daysToSave, type ProgramDraft } from '../coach-programs/program-draft.ts';
import { weekFormTexts as texts } from './program-weeks.texts.ts';

type Target = { studentId: string; coachId: string | null };
type Field = { path: string; message: string };

/** The program was changed or removed elsewhere. */
const CONFLICTS = ['daily_plan.changed', 'daily_plan.exists', 'daily_plan.not_found'];

const DAY_PATH = /^days\.(\d+)\.subjects\.(\d+)\./;

/** Keeps the first error message of each entry. */
const wordsByEntry = (fields: readonly Field[], days: readonly DraftDay[]) =>
  new Map(
    fields.toReversed().flatMap(({ path, message }) => {
      const [, day, place] = DAY_PATH.exec(path) ?? [];
      const entry = days[Number(day)]?.subjects[Number(place)];
      return entry ? [[entry.key, message] as const] : [];
    }),
  );

/** Saves the changed days as one request and shows errors at their entries. */
export const useWeekSave = ({ studentId, coachId }: Target) => {
  const [words, setWords] = useState<ReadonlyMap<string, string>>(new Map());
  const write = useWrite(programWeeks.save, {
    failed: texts.saveFailed,
    onFailed: ({ code }) => CONFLICTS.includes(code ?? ''),
  });

  const save = async (
    week: ProgramDraft,
    status: WeekForm['status'],
    today: StudyDay = studyDay(new Date()),
  ): Promise<'saved' | 'changed' | 'refused'> => {
    const days = daysToSave(week, status, today);
    const shown = days.map(({ day }) => day);
    const checked = check(WeekForm, {
      days: days.map(({ sent }) => sent),
      status,
      ...(coachId ? { coachId } : {}),
    });
    setWords(checked.ok ? new Map() : wordsByEntry(checked.errors, shown));
    if (!checked.ok) {
      toast({ tone: 'warning', text: texts.incomplete });
      return 'refused';
    }
    const outcome = await write.send({ params: { id: studentId }, body: checked.data });
    if (outcome.status === 'done') {
      const text = status === 'draft' ? texts.savedDraft : texts.saved(days.length);
      toast({ tone: 'success', text });
      return 'saved';
    }
    if (outcome.status !== 'failed') return 'refused';
    const failure = failureOf(outcome.error);
    setWords(wordsByEntry(failure?.fields ?? [], shown));
    return CONFLICTS.includes(failure?.code ?? '') ? 'changed' : 'refused';
  };

  return { save, words, busy: write.busy };
};
