import { type DailyTemplate, routines } from '@netlik/contract/planning/routines';
import { studyDay, weekStart } from '@netlik/domain/study-day';
import { useQueryClient } from '@tanstack/react-query';
import { failureOf, hasCode } from '../../../data/writes/failure.ts';
import type { Send } from '../../../data/writes/use-write.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { confirm } from '../../../ui/overlays/confirm.tsx';
import { mayReplace, routineQueries, showWeek, useUndoApply } from '../routines.queries.ts';
import { dailyTexts as texts } from './daily.texts.ts';
import type { DayDraft } from './use-day-draft.ts';

export const useDayWrites = ({ day, forget }: DayDraft) => {
  const queries = useQueryClient();
  const undoApply = useUndoApply();
  const body = { title: day.title.trim(), blocks: [...day.blocks], version: day.version };
  const show = (saved: DailyTemplate) => {
    queries.setQueryData(routineQueries.template().queryKey, saved);
    forget();
  };
  /** Another page saved the day first, so the student chooses a version; null keeps the newer one. */
  const storeOverNewer = async (send: Send, newer: DailyTemplate) => {
    const overwrites = await confirm({
      title: texts.changedTitle,
      text: texts.changedText,
      action: texts.overwrite,
      cancel: texts.showNewer,
    });
    if (!overwrites) return show(newer);
    return store(send, newer.version);
  };
  const store = async (send: Send, version = body.version): Promise<true | undefined> => {
    try {
      show(await send(routines.saveTemplate, { body: { ...body, version } }));
      return true;
    } catch (error) {
      if (!hasCode(error, 'routine.template_stale')) throw error;
      return (await storeOverNewer(send, failureOf(error)!.current as DailyTemplate)) ?? undefined;
    }
  };
  const save = useWrite((_: typeof body, { send }) => store(send), {
    done: (saved) => (saved ? texts.saved : null),
    failed: texts.saveError,
  });
  const apply = useWrite(
    async (_: typeof body, { send }) => {
      const monday = weekStart(studyDay(new Date()));
      const week = await queries.fetchQuery({ ...routineQueries.week(monday), staleTime: 0 });
      const count = week?.entries.length ?? 0;
      if (!(await mayReplace(count))) return null;
      if (!(await store(send))) return null;
      return send(routines.applyToWeek, { body: { weekStartDate: monday } });
    },
    {
      done: (week) => week && texts.applied,
      failed: texts.applyError,
      undo: (week) => week && (() => undoApply.send({ params: { id: week._id } })),
      onDone: (week) => week && showWeek(queries, week),
    },
  );
  const busy = save.busy ? 'save' : apply.busy ? 'apply' : null;
  return {
    busy,
    save: () => (busy ? undefined : save.send(body)),
    apply: () => (busy ? undefined : apply.send(body)),
  };
};
