import { createListeners } from '../../data/calls/listeners.ts';
import type { Picture } from '../pictures/draw-picture.ts';

/** Full screen, and the same as a picture. */
export type Moment = Picture & {
  ring: NonNullable<Picture['ring']>;
  /** What to do now; not in the picture. */
  next?: {
    title: string;
    action: string;
    items: readonly { text: string; subject: string; to: string }[];
  };
  /** Shown without confetti. */
  calm?: boolean;
};

const types: readonly string[] = ['achievement.unlocked', 'duel.won'];

/** Of a notification: it is shown full screen. */
export const isMoment = (type: string): boolean => types.includes(type);

let queue: readonly Moment[] = [];
const listeners = createListeners();

const change = (next: readonly Moment[]) => {
  queue = next;
  listeners.notify();
};

/** What is celebrated, one at a time; shown by the shell. */
export const moments = {
  /** The one to show now. */
  get: (): Moment | null => queue[0] ?? null,
  subscribe: listeners.subscribe,
  show: (moment: Moment): void => change([...queue, moment]),
  dismiss: (moment: Moment): void => change(queue.filter((other) => other !== moment)),
};
