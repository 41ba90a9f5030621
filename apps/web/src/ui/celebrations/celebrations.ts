import { atom } from 'nanostores';
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

const queue = atom<readonly Celebration[]>([]);

/** Celebrations, which the shell shows one at a time. */
export const celebrations = {
  get: (): Celebration | null => queue.get()[0] ?? null,
  listen: queue.listen,
  show: (celebration: Celebration): void => queue.set([...queue.get(), celebration]),
  dismiss: (celebration: Celebration): void =>
    queue.set(queue.get().filter((other) => other !== celebration)),
};
