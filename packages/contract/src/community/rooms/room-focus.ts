import * as z from 'zod/mini';
import { instant, uuid } from '../../fields.ts';
import { integer } from '../../study-fields.ts';

export const FocusBlock = z.object({
  startedAt: instant,
  focusMinutes: z.int(),
  breakMinutes: z.int(),
  /** Lets a device with a wrong clock correct its timer. */
  serverNow: instant,
});
export type FocusBlock = z.infer<typeof FocusBlock>;

export const RoomStudy = z.object({
  studying: z.array(z.object({ userId: uuid, displayName: z.string(), subject: z.string(), since: instant })),
  focus: z.nullable(FocusBlock),
});
export type RoomStudy = z.infer<typeof RoomStudy>;

/** At most this many studying members are listed per room. */
export const MAX_LISTED_STUDYING = 4;

/** Studying members, longest first; only first names in rooms the viewer could join, and empty while the request is pending. */
export const ListedStudying = z.object({
  count: z.int(),
  people: z.array(z.object({ displayName: z.string(), subject: z.string(), since: instant })),
});

export const NewFocus = z.strictObject({
  focusMinutes: integer(5, 180),
  breakMinutes: integer(0, 60),
});
export type NewFocus = z.infer<typeof NewFocus>;
