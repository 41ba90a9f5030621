import * as z from 'zod/mini';
import { admins } from '../access.ts';
import { endpoint } from '../endpoint.ts';

export const landingVariants = ['A', 'B'] as const;
export const landingSteps = ['view', 'click', 'signup'] as const;
export type LandingStep = (typeof landingSteps)[number];

/** A share with its 95 % interval. */
const Share = z.object({ count: z.int(), share: z.number(), low: z.number(), high: z.number() });

const VariantResult = z.object({
  variant: z.enum(landingVariants),
  views: z.int(),
  clicks: Share,
  signups: Share,
});
export type VariantResult = z.infer<typeof VariantResult>;

export const ExperimentResult = z.object({
  name: z.string(),
  /** First counted day; null before any count. */
  since: z.nullable(z.string()),
  variants: z.array(VariantResult),
  /** The variant with more sign-ups, if significant at 95 %. */
  winner: z.nullable(z.enum(landingVariants)),
});
export type ExperimentResult = z.infer<typeof ExperimentResult>;

export const experiments = {
  count: endpoint({
    method: 'POST',
    path: '/landing/counts',
    access: 'public',
    rate: 'lookup',
    summary: 'Add one to a day’s views, clicks or sign-ups of a variant; nothing about the visitor is stored',
    body: z.strictObject({
      variant: z.enum(landingVariants, 'Sayfanın hangi hâli olduğu belli değil'),
      step: z.enum(landingSteps, 'Ne sayılacağı belli değil'),
    }),
    reply: z.null(),
    status: 202,
  }),
  results: endpoint({
    method: 'GET',
    path: '/admin/experiments',
    access: admins,
    shows: ['landing'],
    summary: 'Views, clicks and sign-ups of the landing page by variant, with intervals',
    reply: z.array(ExperimentResult),
  }),
};
