import type { WeeklyEntry } from '@netlik/contract/planning/routines';
import { entriesOfDay } from '@netlik/domain/planning/routines/week';
import { weekdayNames } from '../../../formats/days.ts';
import type { Place } from '../../../ui/sortable/drop-place.ts';
import { blockText } from '../block-name.ts';
import type { WeekWrites } from './use-week-writes.ts';
import { dragTexts } from './weekly.texts.ts';

/** Blocks are reordered within their day. */
export const dayDrag = (
  entries: readonly WeeklyEntry[],
  days: readonly number[],
  move: WeekWrites['move'],
) => {
  const find = (id: string) => entries.find(({ _id }) => _id === id);

  const say =
    (text: (what: string, place: string) => string) =>
    (id: string, { index }: Place) => {
      const entry = find(id);
      if (!entry) return undefined;
      const count = entriesOfDay(entries, entry.day).length;
      return text(blockText(entry), dragTexts.place(weekdayNames[entry.day]!.long, index + 1, count));
    };

  return {
    lists: days.map((day) => ({
      id: String(day),
      items: entriesOfDay(entries, day).map(({ _id }) => _id),
    })),
    instructions: dragTexts.instructions,
    announcements: {
      picked: say(dragTexts.picked),
      // Its first place is its own, which „alındı” has already said.
      over: (id: string, place: Place, hasMoved: boolean) =>
        hasMoved ? say(dragTexts.over)(id, place) : undefined,
      dropped: say(dragTexts.dropped),
      canceled: (id: string) => {
        const entry = find(id);
        return entry && dragTexts.cancelled(blockText(entry));
      },
    },
    onDrop: (id: string, { index }: Place) => {
      const entry = find(id);
      if (entry) void move(entry, index);
    },
  };
};
