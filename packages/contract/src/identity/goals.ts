import * as z from 'zod/mini';
import { fileUrl, line, uuid } from '../fields.ts';

export const MAX_GOALS = 10;

/** A programme variant: its language, fee, partner or campus; '' for the standard one. */
const PlacementVariant = z.object({
  name: z.string(),
  scoreType: z.string(),
  /** The lowest score of a placed student. */
  minScore: z.number(),
  /** The number of programmes this minimum covers. */
  programmes: z.int(),
});
export type PlacementVariant = z.infer<typeof PlacementVariant>;

/** Never empty; sorted by score, highest first. */
const Placement = z.object({ year: z.int(), variants: z.array(PlacementVariant) });

export const TargetUniversity = z.object({
  _id: uuid,
  name: z.string(),
  department: z.string(),
  priority: z.int(),
  image: z.nullable(z.string()),
  /** ÖSYM's code of the very programme; null: matched by name, with its variants. */
  programmeCode: z.nullable(z.string()),
  placement: z.nullable(Placement),
});
export type TargetUniversity = z.infer<typeof TargetUniversity>;

export const GoalForm = z.strictObject({
  name: line('Üniversite adı', 100),
  department: line('Bölüm', 100),
  priority: z
    .int('Öncelik gereklidir')
    .check(
      z.minimum(1, 'Öncelik 1 ile 10 arasında olmalı'),
      z.maximum(10, 'Öncelik 1 ile 10 arasında olmalı'),
    ),
  image: z.optional(z.nullable(fileUrl)),
  programmeCode: z.optional(z.nullable(z.string().check(z.regex(/^\d{9}$/, 'Program kodu geçersiz')))),
});

/** Replaces the whole list; an entry with an `_id` already exists. */
export const GoalList = z
  .array(z.strictObject({ ...GoalForm.shape, _id: z.optional(uuid) }))
  .check(z.maxLength(MAX_GOALS, `En fazla ${MAX_GOALS} hedef üniversite ekleyebilirsin`));
