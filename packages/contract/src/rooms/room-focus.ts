import * as z from 'zod/mini';
import { instant, uuid } from '../fields.ts';
import { whole } from '../study/study-fields.ts';

/** A block of focus and a break that everybody in a room may join. */
export const FocusBlock = z.object({
  startedAt: instant,
  focusMinutes: z.int(),
  breakMinutes: z.int(),
  /** So that a device with a wrong clock shows the same time as the others. */
  serverNow: instant,
});
export type FocusBlock = z.infer<typeof FocusBlock>;

export const RoomStudy = z.object({
  studying: z.array(z.object({ userId: uuid, displayName: z.string(), subject: z.string(), since: instant })),
  focus: z.nullable(FocusBlock),
});
export type RoomStudy = z.infer<typeof RoomStudy>;

export const NewFocus = z.strictObject({
  focusMinutes: whole(5, 180),
  breakMinutes: whole(0, 60),
});
export type NewFocus = z.infer<typeof NewFocus>;
