import type { StudyDay } from '@netlik/domain/study-day';
import type { Place } from '../sortable/drop-place.ts';
import type { DragTexts } from './week-board.texts.ts';

export type BoardDrag<T> = {
  idOf: (item: T) => string;
  nameOf: (item: T) => string;
  /** `index` counts the day's cards without the moved one. */
  onMove: (item: T, day: StudyDay, index: number) => void;
  /** Cards move by their handles and stay in their day. */
  isWithinDay?: boolean;
  texts?: Partial<DragTexts>;
};

export const sortableOptions = <T>(
  { idOf, nameOf, onMove, isWithinDay = false }: BoardDrag<T>,
  texts: DragTexts,
  days: readonly { day: StudyDay; name: string; items: readonly T[] }[],
) => {
  const find = (id: string) => days.flatMap(({ items }) => items).find((item) => idOf(item) === id);
  const say =
    (text: (name: string, place: string, hasMoved: boolean) => string | undefined) =>
    (id: string, { list, index }: Place, hasMoved = false) => {
      const item = find(id);
      const to = days.find(({ day }) => day === list);
      if (!item || !to) return undefined;
      const count = to.items.filter((each) => each !== item).length + 1;
      return text(nameOf(item), texts.place(to.name, index + 1, count), hasMoved);
    };
  return {
    between: !isWithinDay,
    wholeItem: !isWithinDay,
    lists: days.map(({ day, items }) => ({ id: day, items: items.map(idOf) })),
    instructions: texts.instructions,
    announcements: {
      picked: say(texts.picked),
      over: say(texts.over),
      dropped: say(texts.dropped),
      canceled: (id: string) => {
        const item = find(id);
        return item && texts.canceled(nameOf(item));
      },
    },
    onDrop: (id: string, { list, index }: Place) => {
      const item = find(id);
      const to = days.find(({ day }) => day === list);
      if (item && to) onMove(item, to.day, index);
    },
  };
};
