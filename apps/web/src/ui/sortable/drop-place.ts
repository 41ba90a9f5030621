export type SortableList = { id: string; items: readonly string[] };

/** `index` counts the list's items without the dragged one. */
export type Place = { list: string; index: number };

export type Point = { x: number; y: number };

/** An element that shows its list's items. */
export const LIST = 'data-sortable-list';
/** An element for a list with hidden items, where a drop appends. */
export const TARGET = 'data-sortable-target';
export const ITEM = 'data-sortable-item';
export const HANDLE = 'data-sortable-handle';
export const DRAGGING = 'data-dragging';

export const isSamePlace = (a: Place, b: Place) => a.list === b.list && a.index === b.index;

export const placeOfItem = (lists: readonly SortableList[], id: string): Place | null => {
  const home = lists.find(({ items }) => items.includes(id));
  return home ? { list: home.id, index: home.items.indexOf(id) } : null;
};

export const otherItems = (list: Element) => [
  ...list.querySelectorAll<HTMLElement>(`[${ITEM}]:not([${DRAGGING}])`),
];

const distance = (box: Element, { x, y }: Point) => {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
};

/**
 * The placeholder moves an item only away from the pointer that passed its middle, so the index cannot
 * flicker.
 */
export const indexAt = (list: Element, y: number): number =>
  otherItems(list).filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;

export const findList = (root: Element, id: string) => root.querySelector(`[${LIST}="${id}"]`);

/** The place for a drop on a list with hidden items. */
const endOf = (lists: readonly SortableList[], list: string): Place => ({
  list,
  index: lists.find(({ id }) => id === list)?.items.length ?? 0,
});

export type Board = {
  root: Element;
  lists: readonly SortableList[];
  /** The list that items may not leave. */
  only: string | null;
};

/** The place under the pointer, or in the nearest list. */
export const placeAt = ({ root, lists, only }: Board, point: Point): Place | null => {
  const target =
    only === null && [...root.querySelectorAll(`[${TARGET}]`)].find((each) => distance(each, point) === 0);
  if (target) return endOf(lists, target.getAttribute(TARGET)!);
  const shown = [...root.querySelectorAll(only === null ? `[${LIST}]` : `[${LIST}="${only}"]`)];
  const distances = shown.map((each) => distance(each, point));
  const nearest = shown[distances.indexOf(Math.min(...distances))];
  return nearest ? { list: nearest.getAttribute(LIST)!, index: indexAt(nearest, point.y) } : null;
};

/** `top` is the vertical position of the placeholder at `place`. */
export const placeAfterKey = (
  { root, lists, only }: Board,
  key: string,
  place: Place,
  top: number,
): Place => {
  const list = findList(root, place.list);
  if (key === 'ArrowUp' && list) return { ...place, index: Math.max(0, place.index - 1) };
  if (key === 'ArrowDown' && list)
    return { ...place, index: Math.min(otherItems(list).length, place.index + 1) };
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const next = only === null && step && lists[lists.findIndex(({ id }) => id === place.list) + step];
  if (!next) return place;
  const beside = findList(root, next.id);
  return beside ? { list: next.id, index: indexAt(beside, top) } : endOf(lists, next.id);
};
