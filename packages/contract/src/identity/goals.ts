import * as z from 'zod/mini';
import { fileUrl, singleLineText, uuid } from '../fields.ts';

export const MAX_GOALS = 10;

/** Language, fee, partner or campus of a programme; '' for the standard variant. */
const PlacementVariant = z.object({
  name: z.string(),
  scoreType: z.string(),
  /** Lowest placed score. */
  minScore: z.number(),
  /** Number of programmes with this minimum. */
  programmes: z.int(),
});
export type PlacementVariant = z.infer<typeof PlacementVariant>;

/** Never empty; highest score first. */
const Placement = z.object({ year: z.int(), variants: z.array(PlacementVariant) });

export const TargetUniversity = z.object({
  _id: uuid,
  name: z.string(),
  department: z.string(),
  priority: z.int(),
  image: z.nullable(z.string()),
  /** ÖSYM's code of the exact programme; null if matched by name and variants. */
  programmeCode: z.nullable(z.string()),
  placement: z.nullable(Placement),
});
export type TargetUniversity = z.infer<typeof TargetUniversity>;

export const GoalForm = z.strictObject({
  name: singleLineText('Üniversite adı', 100),
  department: singleLineText('Bölüm', 100),
  priority: z
    .int('Öncelik gereklidir')
    .check(
      z.minimum(1, 'Öncelik 1 ile 10 arasında olmalı'),
      z.maximum(10, 'Öncelik 1 ile 10 arasında olmalı'),
    ),
  image: z.optional(z.nullable(fileUrl)),
  programmeCode: z.optional(z.nullable(z.string().check(z.regex(/^\d{9}$/, 'Program kodu geçersiz')))),
});

/** Replaces the whole list; entries with an `_id` already exist. */
export const GoalList = z
  .array(z.strictObject({ ...GoalForm.shape, _id: z.optional(uuid) }))
  .check(z.maxLength(MAX_GOALS, `En fazla ${MAX_GOALS} hedef üniversite ekleyebilirsin`));
