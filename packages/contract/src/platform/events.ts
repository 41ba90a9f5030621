import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Events per call; the client sends the rest with the next call. */
export const MAX_EVENTS = 50;

const MAX_META = 20;

const address = z
  .string()
  .check(z.maxLength(500), z.regex(/^[^\p{Cc}]*$/u, 'Adres geçersiz karakter içeriyor'));

const EventBody = z.strictObject({
  event: z.string().check(z.regex(/^[a-z][a-z0-9_.-]{0,63}$/i, 'Olay adı geçersiz')),
  /** Old clients send it; ignored, because the session identifies the person. */
  userId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  path: z.optional(z.nullable(address)),
  referrer: z.optional(z.nullable(address)),
  meta: z.optional(
    z.nullable(
      z
        .record(
          z.string().check(z.maxLength(40)),
          z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean(), z.null()]),
        )
        .check(z.refine((meta) => Object.keys(meta).length <= MAX_META, 'Çok fazla ek bilgi')),
    ),
  ),
  ts: z.optional(
    z.union([
      z.iso.datetime().check(z.maxLength(40)),
      z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000)),
    ]),
  ),
});
export type EventBody = z.infer<typeof EventBody>;

export const events = {
  record: endpoint({
    method: 'POST',
    path: '/events',
    access: 'session',
    changes: [],
    summary: 'Record what happened in the app: one event or a list',
    body: z.union([EventBody, z.array(EventBody).check(z.minLength(1), z.maxLength(MAX_EVENTS))]),
    reply: z.null(),
    status: 202,
  }),
};
