import {
  DRAGGING,
  findList,
  HANDLE,
  ITEM,
  isSamePlace,
  otherItems,
  type Place,
  type Point,
  placeAfterKey,
  placeAt,
  placeOfItem,
  type SortableList,
  TARGET,
} from './drop-place.ts';
import { copyOf, floatingCopy } from './item-copy.ts';

/** Texts for screen readers; undefined announces nothing. */
export type Announcements = {
  picked: (id: string, place: Place) => string | undefined;
  /** Also called once after `picked`, for the item's present place. */
  over: (id: string, place: Place, hasMoved: boolean) => string | undefined;
  dropped: (id: string, place: Place) => string | undefined;
  canceled: (id: string) => string | undefined;
};

export type SortableOptions = {
  lists: readonly SortableList[];
  /** Items may move to other lists. */
  between?: boolean;
  /** A mouse and a finger may hold an item anywhere, not only by its handle. */
  wholeItem?: boolean;
  announcements: Announcements;
  onDrop: (id: string, place: Place) => void;
};

/** How long a dropped item stays in its new place before the lists show it. */
const SETTLE_MS = 300;

export type Drag = ReturnType<typeof startDrag>;

/** Moves a copy of the item through the lists and marks the list that it is over. */
const createPlaceholder = (root: HTMLElement, item: HTMLElement, holder: 'pointer' | 'keyboard') => {
  const element = copyOf(item);
  element.dataset.placeholder = holder;
  let over: Element | null = null;
  const markOver = (next: Element | null) => {
    over?.removeAttribute('data-over');
    next?.setAttribute('data-over', '');
    over = next;
  };
  return {
    top: () => element.getBoundingClientRect().top,
    show: (place: Place) => {
      const list = findList(root, place.list);
      markOver(list ?? root.querySelector(`[${TARGET}="${place.list}"]`));
      // A hidden list has no room for the placeholder, so it stays in place.
      if (!list) return;
      const others = otherItems(list);
      if (others[place.index]) others[place.index]!.before(element);
      else if (others.length > 0) others.at(-1)!.after(element);
      else (list.contains(item) ? item.parentElement! : list).append(element);
    },
    scrollIntoView: (place: Place) => {
      const shown = findList(root, place.list) ? element : over;
      shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    remove: () => {
      markOver(null);
      element.remove();
    },
  };
};

type Start = {
  root: HTMLElement;
  item: HTMLElement;
  /** Where the pointer holds the item; null for the keyboard. */
  from: Point | null;
  optionsNow: () => SortableOptions;
  say: (text: string | undefined) => void;
};

/**
 * One drag, from pick-up until the lists show the item in its new place. measured: moving the placeholder
 * without a React render (docs/measurements/drag-and-drop.md).
 */
export const startDrag = ({ root, item, from, optionsNow, say }: Start) => {
  const id = item.getAttribute(ITEM)!;
  const start = placeOfItem(optionsNow().lists, id) ?? { list: '', index: 0 };
  const only = optionsNow().between ? null : start.list;
  const board = () => ({ root, lists: optionsNow().lists, only });
  const placeholder = createPlaceholder(root, item, from ? 'pointer' : 'keyboard');
  const copy = from && floatingCopy(root, item, from);
  let place = start;
  let hasMoved = false;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const moveTo = (next: Place | null) => {
    if (!next || settling || isSamePlace(next, place)) return;
    place = next;
    hasMoved = true;
    placeholder.show(place);
    say(optionsNow().announcements.over(id, place, hasMoved));
  };

  const finish = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(settling);
    placeholder.remove();
    copy?.remove();
    item.removeAttribute(DRAGGING);
    root.removeAttribute(DRAGGING);
    if (!from)
      root.querySelector<HTMLElement>(`[${ITEM}="${id}"] [${HANDLE}]`)?.focus({ preventScroll: true });
  };

  const cancel = () => {
    if (isOver || settling) return;
    finish();
    say(optionsNow().announcements.canceled(id));
  };

  const drop = () => {
    if (isOver || settling) return;
    say(optionsNow().announcements.dropped(id, place));
    if (isSamePlace(place, start)) return finish();
    settling = setTimeout(finish, SETTLE_MS);
    optionsNow().onDrop(id, place);
  };

  item.setAttribute(DRAGGING, '');
  root.setAttribute(DRAGGING, '');
  placeholder.show(place);
  say(optionsNow().announcements.picked(id, place));
  requestAnimationFrame(() => {
    if (!hasMoved && !isOver) say(optionsNow().announcements.over(id, place, hasMoved));
  });

  return {
    isOver: () => isOver,
    moveToPoint: (point: Point) => {
      copy?.moveTo(point);
      moveTo(placeAt(board(), point));
    },
    moveByKey: (key: string) => {
      moveTo(placeAfterKey(board(), key, place, placeholder.top()));
      placeholder.scrollIntoView(place);
    },
    drop,
    cancel,
    finish,
    /** Called when the lists render in another order, because of the drop or another device. */
    onListsChange: () => {
      if (settling) finish();
      else if (!item.isConnected) cancel();
      else if (!isOver) placeholder.show(place);
    },
  };
};
