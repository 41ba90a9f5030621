import { routines } from '@netlik/contract/routines';
import { studyDay, weekStart } from '@netlik/domain/study-day';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useIdempotencyKey } from '../../../outbox/use-idempotency-key.ts';
import { confirm } from '../../../ui/overlays/confirm.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { failureText, routineQueries, showWeek, undoApply } from '../routines.queries.ts';
import { routineTexts } from '../routines.texts.ts';
import { dailyTexts as texts } from './daily.texts.ts';
import type { DayDraft } from './use-day-draft.ts';

/** Saving the day, and applying it to this week. Failures are shown as toasts. */
export const useDayWrites = ({ day, forget }: DayDraft) => {
  const queries = useQueryClient();
  const keyOf = useIdempotencyKey();
  const [busy, setBusy] = useState<'save' | 'apply' | null>(null);

  const send = async () => {
    const body = { title: day.title.trim(), blocks: [...day.blocks] };
    const saved = await call(routines.saveTemplate, { body }, undefined, { idempotencyKey: keyOf(body) });
    queries.setQueryData(routineQueries.template().queryKey, saved);
    forget();
  };

  /** One at a time; a failure says what the server said. */
  const run = async (what: 'save' | 'apply', failed: string, work: () => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toast({ tone: 'danger', text: failureText(error, failed) });
    } finally {
      setBusy(null);
    }
  };

  const save = () =>
    run('save', texts.saveError, async () => {
      await send();
      toast({ tone: 'success', text: texts.saved });
    });

  const apply = () =>
    run('apply', texts.applyError, async () => {
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
      if (!may) return;
      await send();
      const applied = await call(routines.applyToWeek, { body: { weekStartDate: monday } });
      showWeek(queries, applied);
      toast({ tone: 'success', text: texts.applied, undo: () => undoApply(queries, applied._id) });
    });

  return { busy, save, apply };
};
