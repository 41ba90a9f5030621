import { createListeners } from '../../data/calls/listeners.ts';
import type { Picture } from '../pictures/draw-picture.ts';

/** Shown full screen and as a picture with the same content. */
export type Celebration = Picture & {
  ring: NonNullable<Picture['ring']>;
  /** The next steps, which the picture omits. */
  next?: {
    title: string;
    action: string;
    items: readonly { text: string; subject: string; to: string }[];
  };
  calm?: boolean;
};

const types: readonly string[] = ['achievement.unlocked', 'duel.won'];

/** True if a notification of this type is shown full screen. */
export const isCelebration = (type: string): boolean => types.includes(type);

let queue: readonly Celebration[] = [];
const listeners = createListeners();

const change = (next: readonly Celebration[]) => {
  queue = next;
  listeners.notify();
};

/** Celebrations, which the shell shows one at a time. */
export const celebrations = {
  get: (): Celebration | null => queue[0] ?? null,
  subscribe: listeners.subscribe,
  show: (celebration: Celebration): void => change([...queue, celebration]),
  dismiss: (celebration: Celebration): void => change(queue.filter((other) => other !== celebration)),
};
