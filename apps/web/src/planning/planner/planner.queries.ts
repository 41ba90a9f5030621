import { planner } from '@netlik/contract/planning/planner/planner';
import type { StudyDay } from '@netlik/domain/study-day';
import { read } from '../../data/calls/read.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { plannerTexts as texts } from './planner.texts.ts';
import { type Proposal, wanted } from './week/proposal.ts';

export const plannerQueries = {
  settings: () => read(planner.settings, {}),
  week: (weekStart: StudyDay) => read(planner.week, { query: { weekStart } }),
  preview: (weekStart: StudyDay) =>
    read({ ...planner.preview, shows: planner.week.shows }, { body: { weekStart } }),
  year: (extraMinutes: number) => read(planner.year, { query: { extraMinutes } }, { keepPrevious: true }),
};

export const useUndo = () =>
  useWrite(planner.undo, {
    done: texts.undone,
    failed: texts.undoFailed,
    replied: (cache, week) => cache.patch(plannerQueries.week(week.weekStart), () => week),
  });

export const useApply = ({ onDone, onStale }: { onDone: () => void; onStale: () => void }) => {
  const undo = useUndo();
  return useWrite(
    ({ preview: { weekStart, version }, entries }: Proposal, { send }) =>
      send(planner.apply, { body: { weekStart, version, entries: entries.map(wanted) } }),
    {
      done: ({ entries }) => texts.applied(entries.length),
      failed: texts.applyFailed,
      undo:
        ({ weekStart }) =>
        () =>
          undo.send({ body: { weekStart } }),
      replied: (cache, week) => cache.patch(plannerQueries.week(week.weekStart), () => week),
      onDone,
      onFailed: ({ status }) => {
        if (status === 409) onStale();
      },
    },
  );
};
