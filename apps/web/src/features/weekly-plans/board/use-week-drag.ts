import type {
  Announcements,
  DragEndEvent,
  DragOverEvent,
  DragStartEvent,
  UniqueIdentifier,
} from '@dnd-kit/core';
import type { WeeklyEntry } from '@netlik/contract/weekly-plans';
import { entriesOfDay, moveEntry } from '@netlik/domain/weekly-plans/move-entry';
import { useState } from 'react';
import { useDragSensors } from '../../../study/use-drag-sensors.ts';
import { entryTitle } from '../entry-title.ts';
import type { WeekWrites } from '../weekly-plans.queries.ts';
import { dayNames, dragTexts, weeklyPlanTexts } from '../weekly-plans.texts.ts';
import { dropPlace, placeText } from './drag-places.ts';

type Options = {
  entries: readonly WeeklyEntry[];
  writes: WeekWrites;
  /** One day is shown: the carried card must stay in its list until it is dropped on another. */
  oneDay: boolean;
};

/** Carries entries between days and places by mouse, finger and keyboard. */
export const useWeekDrag = ({ entries, writes, oneDay }: Options) => {
  const [carriedId, setCarriedId] = useState<string | null>(null);
  /** The week as it is drawn while a card is over another day. */
  const [draft, setDraft] = useState<readonly WeeklyEntry[] | null>(null);
  const shown = draft ?? entries;
  const sensors = useDragSensors();
  const find = (id: UniqueIdentifier) => entries.find(({ _id }) => _id === id);
  const stop = () => {
    setCarriedId(null);
    setDraft(null);
  };

  const onDragStart = ({ active }: DragStartEvent) => setCarriedId(String(active.id));

  const onDragOver = ({ active, over }: DragOverEvent) => {
    if (oneDay || !over) return;
    const id = String(active.id);
    const place = dropPlace(shown, id, String(over.id));
    if (place && place.day !== shown.find(({ _id }) => _id === id)?.day)
      setDraft(moveEntry(shown, id, place));
  };

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const id = String(active.id);
    const entry = find(active.id);
    const place =
      over && (over.id === active.id ? placeOf(shown, id) : dropPlace(shown, id, String(over.id)));
    stop();
    if (!entry || !place) return;
    const after = moveEntry(entries, id, place);
    const { day, order } = after.find(({ _id }) => _id === id)!;
    if (day !== entry.day) void writes.move(entry, { day, order }, weeklyPlanTexts.moved(dayNames[day]!));
    else if (order !== entry.order)
      void writes.reorder(
        day,
        entriesOfDay(after, day).map(({ _id }) => _id),
      );
  };

  const say = (
    { active, over }: { active: DragEndEvent['active']; over: DragEndEvent['over'] },
    text: (title: string, place: string) => string,
  ) => {
    const entry = find(active.id);
    const id = String(active.id);
    const place = over?.id === active.id ? placeOf(shown, id) : dropPlace(shown, id, over && String(over.id));
    return entry && place ? text(entryTitle(entry), placeText(shown, id, place)) : undefined;
  };

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const entry = find(active.id);
      return entry && dragTexts.picked(entryTitle(entry), placeText(shown, entry._id, entry));
    },
    onDragOver: (event) => say(event, dragTexts.over),
    onDragEnd: (event) => say(event, dragTexts.dropped),
    onDragCancel: ({ active }) => {
      const entry = find(active.id);
      return entry && dragTexts.canceled(entryTitle(entry));
    },
  };

  return {
    shown,
    carried: carriedId === null ? undefined : find(carriedId),
    context: {
      sensors,
      onDragStart,
      onDragOver,
      onDragEnd,
      onDragCancel: stop,
      accessibility: {
        announcements,
        screenReaderInstructions: { draggable: dragTexts.instructions },
      },
    },
  };
};

const placeOf = (entries: readonly WeeklyEntry[], id: string) =>
  entries.find(({ _id }) => _id === id) ?? null;
