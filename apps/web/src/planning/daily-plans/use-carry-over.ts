import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import type { DailyPlan } from '@netlik/contract/planning/daily-plans/plan';
import { addDays, type StudyDay } from '@netlik/domain/study-day';
import { useState } from 'react';
import { useWrite, type Write } from '../../data/writes/use-write.ts';
import { planTexts as texts } from './daily-plans.texts.ts';

/** `before` is tomorrow's plan before the change; undefined if the change created it. */
type Carried = { count: number; saved: DailyPlan | null; before: DailyPlan | undefined };

/** Adds unfinished subjects to the student's own plan of tomorrow, with undo. */
export const useCarryOver = (today: StudyDay) => {
  const date = addDays(today, 1);
  const [carriedId, setCarriedId] = useState<string | null>(null);
  const loadForm = () => import('./edit/plan-values.ts');

  const takeBack = useWrite(
    async ({ saved, before }: Carried, { send }) => {
      const { planValues, readChange } = await loadForm();
      const { _id: id, version } = saved!;
      const change = before && readChange(saved!, planValues(before));
      const body = change?.ok ? change.data : ({ status: 'archived', version } as const);
      return send(dailyPlans.update, { params: { id }, body });
    },
    { done: texts.carryTakenBack, failed: texts.updateError, onDone: () => setCarriedId(null) },
  );
  const carry: Write<DailyPlan, Carried> = useWrite(
    async (earlier, { send }) => {
      const [{ planValues, readChange, readNew }, { data }] = await Promise.all([
        loadForm(),
        send(dailyPlans.list, { query: { from: date, to: date } }),
      ]);
      const before = data.find(({ source }) => source === 'student');
      const values = planValues(before ?? null, earlier);
      const body = before ? readChange(before, values) : readNew(date, values);
      const count = body.ok ? (body.data.subjects?.length ?? 0) - (before?.subjects.length ?? 0) : 0;
      if (!body.ok || count === 0) return { count, saved: null, before };
      const saved =
        'date' in body.data
          ? await send(dailyPlans.create, { body: body.data })
          : await send(dailyPlans.update, { params: { id: before!._id }, body: body.data });
      return { count, saved, before };
    },
    {
      done: ({ count }) => (count > 0 ? texts.carried(count) : texts.carriedBefore),
      undo: (carried) => (carried.saved ? () => takeBack.send(carried) : null),
      failed: texts.carryFailed,
      onDone: (_, earlier) => setCarriedId(earlier._id),
    },
  );
  return { carry, carriedId, date };
};
