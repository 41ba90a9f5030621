import * as z from 'zod/mini';
import { everyone } from '../access.ts';
import { endpoint } from '../endpoint.ts';

export const hitKinds = ['person', 'topic', 'exam', 'programme', 'card', 'room'] as const;
/** At most this many hits per kind. */
export const MAX_HITS = 5;
export const MIN_SEARCH_LENGTH = 2;

export const SearchHit = z.object({
  kind: z.enum(hitKinds),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** The page of the web app that shows it. */
  path: z.string(),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const search = {
  find: endpoint({
    method: 'GET',
    path: '/search',
    access: everyone,
    summary: 'People, topics, exams, programmes, cards and rooms that the caller may see',
    query: z.strictObject({
      q: z
        .string('Aranan metin gereklidir')
        .check(
          z.trim(),
          z.minLength(MIN_SEARCH_LENGTH, `En az ${MIN_SEARCH_LENGTH} karakter olmalıdır`),
          z.maxLength(80, 'En fazla 80 karakter olabilir'),
        ),
    }),
    reply: z.array(SearchHit),
  }),
};
