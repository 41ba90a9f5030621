import * as z from 'zod/mini';
import { instant, uuid } from '../../fields.ts';
import { whole } from '../../study-fields.ts';

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

/** Of who studies in a room so many are shown in the list. */
export const MAX_LISTED_STUDYING = 4;

/** Who studies now, the longest first. By first name only in rooms one may join; empty while the owner has not decided. */
export const ListedStudying = z.object({
  count: z.int(),
  people: z.array(z.object({ displayName: z.string(), subject: z.string(), since: instant })),
});

export const NewFocus = z.strictObject({
  focusMinutes: whole(5, 180),
  breakMinutes: whole(0, 60),
});
export type NewFocus = z.infer<typeof NewFocus>;
