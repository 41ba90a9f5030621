import { routines } from '@netlik/contract/routines';
import { studyDay, weekStart } from '@netlik/domain/study-day';
import { useQueryClient } from '@tanstack/react-query';
import { confirm } from '../../../ui/overlays/confirm.tsx';
import type { Send } from '../../../writes/use-sending.ts';
import { useWrite } from '../../../writes/use-write.ts';
import { routineQueries, showWeek, useUndoApply } from '../routines.queries.ts';
import { routineTexts } from '../routines.texts.ts';
import { dailyTexts as texts } from './daily.texts.ts';
import type { DayDraft } from './use-day-draft.ts';

/** Saving the day, and applying it to this week. */
export const useDayWrites = ({ day, forget }: DayDraft) => {
  const queries = useQueryClient();
  const undoApply = useUndoApply();
  const body = { title: day.title.trim(), blocks: [...day.blocks] };
  const store = async (send: Send) => {
    const saved = await send(routines.saveTemplate, { body });
    queries.setQueryData(routineQueries.template().queryKey, saved);
    forget();
  };
  const save = useWrite((_: typeof body, { send }) => store(send), {
    done: texts.saved,
    failed: texts.saveError,
  });
  const apply = useWrite(
    async (_: typeof body, { send }) => {
      const monday = weekStart(studyDay(new Date()));
      const week = await queries.fetchQuery({ ...routineQueries.week(monday), staleTime: 0 });
      const count = week?.entries.length ?? 0;
      const may =
        count === 0 ||
        (await confirm({
          title: routineTexts.weekFilledTitle,
          text: routineTexts.weekFilledText(count),
          action: routineTexts.replace,
        }));
      if (!may) return null;
      await store(send);
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
