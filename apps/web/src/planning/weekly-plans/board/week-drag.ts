import type { WeeklyEntry } from '@netlik/contract/planning/weekly-plans';
import { entriesOfDay, moveEntry } from '@netlik/domain/planning/weekly-plans/move-entry';
import type { Place } from '../../../ui/sortable/drop-place.ts';
import { entryTitle } from '../entry-title.ts';
import type { WeekWrites } from '../weekly-plans.queries.ts';
import { dayNames, dragTexts, weeklyPlanTexts } from '../weekly-plans.texts.ts';

export const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** Entries are moved between days and places. */
export const weekDrag = (entries: readonly WeeklyEntry[], writes: WeekWrites) => {
  const find = (id: string) => entries.find(({ _id }) => _id === id);
  const idsOfDay = (all: readonly WeeklyEntry[], day: number) => entriesOfDay(all, day).map(({ _id }) => _id);

  const say =
    (text: (title: string, place: string) => string) =>
    (id: string, { list, index }: Place) => {
      const entry = entries.find(({ _id }) => _id === id);
      const count = idsOfDay(entries, Number(list)).filter((each) => each !== id).length + 1;
      return entry && text(entryTitle(entry), dragTexts.place(dayNames[Number(list)]!, index + 1, count));
    };

  return {
    between: true,
    wholeItem: true,
    lists: DAYS.map((day) => ({ id: String(day), items: idsOfDay(entries, day) })),
    instructions: dragTexts.instructions,
    announcements: {
      picked: say(dragTexts.picked),
      over: say(dragTexts.over),
      dropped: say(dragTexts.dropped),
      canceled: (id: string) => {
        const entry = find(id);
        return entry && dragTexts.canceled(entryTitle(entry));
      },
    },
    onDrop: (id: string, { list, index: order }: Place) => {
      const day = Number(list);
      const entry = find(id);
      if (!entry) return;
      if (day !== entry.day) void writes.move(entry, { day, order }, weeklyPlanTexts.moved(dayNames[day]!));
      else void writes.reorder(day, idsOfDay(moveEntry(entries, id, { day, order }), day));
    },
  };
};
