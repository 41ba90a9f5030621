import type { PlannerEntry } from '@netlik/contract/planning/planner/plan-entry';
import type { StudyDay } from '@netlik/domain/study-day';
import type { Place } from '../../../ui/sortable/drop-place.ts';
import { dragTexts, entryTitle } from '../planner.texts.ts';
import { entriesOn } from './proposal.ts';
import { dayName } from './week-days.ts';

/** Blocks are moved between the days that are left. */
export const planDrag = (
  days: readonly StudyDay[],
  entries: readonly PlannerEntry[],
  onMove: (entry: PlannerEntry, day: StudyDay, index: number) => void,
) => {
  const find = (key: string) => entries.find((entry) => entry.key === key);
  const dayOf = (list: string) => days.find((day) => day === list)!;
  const keysOn = (day: StudyDay) => entriesOn(entries, day).map(({ key }) => key);
  const say =
    (text: (title: string, place: string) => string) =>
    (key: string, { list, index }: Place) => {
      const entry = find(key);
      const day = dayOf(list);
      const count = keysOn(day).filter((each) => each !== key).length + 1;
      return entry && text(entryTitle(entry), dragTexts.place(dayName(day), index + 1, count));
    };
  return {
    between: true,
    wholeItem: true,
    lists: days.map((day) => ({ id: day, items: keysOn(day) })),
    instructions: dragTexts.instructions,
    announcements: {
      picked: say(dragTexts.picked),
      over: say(dragTexts.over),
      dropped: say(dragTexts.dropped),
      canceled: (key: string) => {
        const entry = find(key);
        return entry && dragTexts.canceled(entryTitle(entry));
      },
    },
    onDrop: (key: string, { list, index }: Place) => {
      const entry = find(key);
      if (entry) onMove(entry, dayOf(list), index);
    },
  };
};
