import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import type { WeeklyEntry } from '@netlik/contract/routines';
import { useRef } from 'react';
import { weekdayNames } from '../../../formats/days.ts';
import { useDragSensors } from '../../../study/use-drag-sensors.ts';
import { blockText } from '../block-name.ts';
import type { WeekWrites } from './use-week-writes.ts';
import { dragTexts } from './weekly.texts.ts';

type Named = { id: UniqueIdentifier };
type Ends = { active: Named; over: Named | null };

/** Entries are reordered within their day: other days are no place to drop. */
const withinDay: CollisionDetection = (given) => {
  const day = given.active.data.current?.sortable?.containerId;
  const droppableContainers = given.droppableContainers.filter(
    ({ data }) => data.current?.sortable?.containerId === day,
  );
  return closestCenter({ ...given, droppableContainers });
};

export const useDayDrag = (entries: readonly WeeklyEntry[], move: WeekWrites['move']) => {
  const sensors = useDragSensors();
  /** The first place a carried block is over is its own: „alındı” has already said it. */
  const hasLeft = useRef(false);
  const find = (id: unknown) => entries.find(({ _id }) => _id === id);

  const say = ({ active, over }: Ends, text: (what: string, place: string) => string) => {
    const [entry, target] = [find(active.id), find(over?.id)];
    if (!entry || !target) return undefined;
    const count = entries.filter(({ day }) => day === entry.day).length;
    const place = dragTexts.place(weekdayNames[entry.day]!.long, target.order + 1, count);
    return text(blockText(entry), place);
  };

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasLeft.current = false;
      return say({ active, over: active }, dragTexts.picked);
    },
    onDragOver: (event) => {
      hasLeft.current ||= event.over?.id !== event.active.id;
      return hasLeft.current ? say(event, dragTexts.over) : undefined;
    },
    onDragEnd: (event) => say(event, dragTexts.dropped),
    onDragCancel: ({ active }) => {
      const entry = find(active.id);
      return entry && dragTexts.cancelled(blockText(entry));
    },
  };

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [entry, target] = [find(active.id), find(over?.id)];
    if (entry && target) void move(entry, target.order);
  };

  return {
    sensors,
    onDragEnd,
    collisionDetection: withinDay,
    accessibility: {
      announcements,
      screenReaderInstructions: { draggable: dragTexts.instructions },
    },
  };
};
