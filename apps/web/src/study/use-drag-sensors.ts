import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** Carries rows by mouse, finger and keyboard. */
export const useDragSensors = () =>
  useSensors(
    // A few pixels, so that a click stays a click.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A short press, so that a finger can scroll.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
