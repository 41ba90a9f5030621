import { SUGGESTION_SCOPES, SUGGESTION_TYPES } from '@netlik/domain/assistant/ai-suggestions/values';
import * as z from 'zod/mini';
import { assistantUsers, students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, uuid } from '../fields.ts';
import { integer, StudyDay } from '../study-fields.ts';

const scope = z.enum(SUGGESTION_SCOPES, 'Öneri alanını seç');

export const SUGGESTION_PAUSE_SECONDS = 60;

export const AiSuggestion = z.object({
  _id: uuid,
  type: z.enum(SUGGESTION_TYPES),
  subject: z.string(),
  topic: z.nullable(z.string()),
  /** Keyed by scope, with a `default`. */
  messages: z.record(z.string(), z.string()),
  /** The figures behind the suggestion. */
  reason: z.string(),
  /** "label|path". */
  source: z.string(),
});
export type AiSuggestion = z.infer<typeof AiSuggestion>;

/** The weekly plan entry made from an accepted suggestion. */
const AcceptedSuggestion = z.object({ _id: uuid, weekStart: StudyDay, day: z.int(), entryId: uuid });
export type AcceptedSuggestion = z.infer<typeof AcceptedSuggestion>;

const ofScope = z.strictObject({ scope: z.optional(scope) });
const listed = z.extend(ofScope, { status: z._default(z.enum(['open', 'dismissed']), 'open') });
const write = { access: students, changes: ['ai-suggestions', 'weekly-plans'], params: byId } as const;

export const aiSuggestions = {
  list: endpoint({
    method: 'GET',
    path: '/ai-suggestions',
    access: students,
    shows: ['ai-suggestions'],
    summary:
      'Open suggestions, of one scope or of all, the most useful first; or those dismissed in the last 14 days',
    query: listed,
    reply: z.array(AiSuggestion),
  }),
  generate: endpoint({
    method: 'POST',
    path: '/ai-suggestions/generate',
    access: assistantUsers,
    changes: ['ai-suggestions'],
    summary: 'Look for new suggestions; at most once a minute',
    reply: z.object({ suggestions: z.array(AiSuggestion), rateLimitSeconds: z.int() }),
    errors: ['ai_suggestion.too_soon'],
  }),
  dismiss: endpoint({
    ...write,
    method: 'POST',
    path: '/ai-suggestions/:id/dismiss',
    summary: 'Dismiss a suggestion; it stays away for 14 days',
    query: ofScope,
    reply: z.null(),
    errors: ['ai_suggestion.not_found'],
  }),
  accept: endpoint({
    ...write,
    method: 'POST',
    path: '/ai-suggestions/:id/accept',
    summary: 'Put a suggestion into the weekly plan, on the wanted or the best free day',
    body: z.optional(z.strictObject({ targetDay: z.optional(integer(0, 6)) })),
    reply: AcceptedSuggestion,
    idempotent: true,
    errors: ['ai_suggestion.not_found', 'weekly_plan.too_many'],
  }),
  undoAccept: endpoint({
    ...write,
    method: 'POST',
    path: '/ai-suggestions/:id/undo',
    summary: 'Take an accepted suggestion out of the weekly plan again, or bring a dismissed one back',
    reply: z.null(),
    errors: ['ai_suggestion.not_found'],
  }),
};
