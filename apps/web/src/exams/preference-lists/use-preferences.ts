import { type PreferenceList, preferenceLists } from '@netlik/contract/exams/preference-lists';
import { universityProgrammes } from '@netlik/contract/exams/university-programmes';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { read } from '../../data/calls/read.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { preferenceTexts as texts } from './preference-lists.texts.ts';

export type Entry = PreferenceList['entries'][number];
export type ListName = PreferenceList['list'];
type Change = { entries: readonly Entry[]; ownRanks: PreferenceList['ownRanks'] };

const MAX_FOUND = 6;

export const preferenceQueries = {
  list: (list: ListName) => read(preferenceLists.get, { params: { list } }),
  search: (q: string) =>
    read(universityProgrammes.list, { query: { q, limit: MAX_FOUND } }, { keepPrevious: true }),
};

/** Queues saves, because each one names the previous version. */
export const usePreferences = (list: ListName) => {
  const query = useQuery(preferenceQueries.list(list));
  const saved = useRef<{ version: number; last: Promise<unknown> }>({ version: 0, last: Promise.resolve() });
  if (query.data && query.data.version > saved.current.version) saved.current.version = query.data.version;
  const { send, inputs } = useWrite(
    ({ entries, ownRanks }: Change, context) => {
      const save = async () => {
        const reply = await context.send(preferenceLists.save, {
          params: { list },
          body: {
            version: saved.current.version,
            entries: entries.map(({ code, note }) => ({ code, note })),
            ownRanks,
          },
        });
        saved.current.version = reply.version;
        return reply;
      };
      const next = saved.current.last.then(save, save);
      saved.current.last = next.catch(() => undefined);
      return next;
    },
    {
      failed: texts.saveFailed,
      replied: (cache, reply) => cache.patch(preferenceQueries.list(list), () => reply),
      onFailed: () => {
        void query.refetch();
        return false;
      },
    },
  );
  const latest = inputs.at(-1);
  const shown: PreferenceList | undefined = query.data && {
    ...query.data,
    ...(latest && { ...latest, entries: [...latest.entries] }),
  };
  const change = (part: Partial<Change>) => {
    if (!shown) return;
    const next = { entries: shown.entries, ownRanks: shown.ownRanks, ...part };
    void send(next);
  };
  return { query, shown, change };
};
