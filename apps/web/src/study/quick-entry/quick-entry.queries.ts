import { type ParsedLine, quickEntry } from '@netlik/contract/study/quick-entry';
import type {
  Corrections,
  QuickEntry,
  QuickEntryContext,
} from '@netlik/domain/study/quick-entry/parsed-entry';
import { PROBLEM_TEXTS } from '@netlik/domain/study/quick-entry/problems.texts';
import { parseQuickEntry } from '@netlik/domain/study/quick-entry/quick-entry';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../data/calls/call.ts';

/** The API's reply shape, also for lines parsed on the device. */
export type ShownLine = Omit<QuickEntry, 'problems'> & Pick<ParsedLine, 'problems' | 'planSubject'>;

const STALE_MS = 60_000;

/** Not `read`, because typed text must not be persisted. */
export const parsedLine = (text: string, corrections: Corrections) =>
  queryOptions({
    queryKey: [quickEntry.parse.path, text, corrections] as const,
    // The server uses the same catalogue, so its keys are valid here.
    queryFn: async ({ signal }) =>
      (await call(quickEntry.parse, { body: { text, corrections } }, signal)) as ShownLine,
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    gcTime: STALE_MS,
    retry: false,
    // Fails at once offline, so that the device's own reading applies.
    networkMode: 'always',
  });

export const readHere = (text: string, context: QuickEntryContext, corrections: Corrections): ShownLine => {
  const { problems, ...entry } = parseQuickEntry(text, context, corrections);
  return {
    planSubject: null,
    problems: problems.map((code) => ({ code, text: PROBLEM_TEXTS[code] })),
    ...entry,
  };
};
