import { MIN_SEARCH_LENGTH, type SearchHit, search } from '@netlik/contract/platform/search';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { read } from '../../../data/calls/read.ts';
import { useSiteMap } from '../../site-map.ts';
import type { IconName } from '../menu/menu-icons.tsx';
import type { Command } from './commands.ts';

/** One call for a pause in the typing, not for each letter. */
const PAUSE_MS = 150;

const icons: Record<SearchHit['kind'], IconName> = {
  person: 'person',
  topic: 'grid',
  exam: 'exam',
  programme: 'goal',
  card: 'cards',
  room: 'room',
};

const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};

/** Content that the person may see; offline there is none. */
export const useSearchHits = (typed: string, go: (address: string) => unknown) => {
  const { canOpen } = useSiteMap();
  const wanted = typed.trim();
  const q = useSettled(wanted);
  const isLongEnough = q.length >= MIN_SEARCH_LENGTH;
  const { data, isFetching } = useQuery({
    ...read(search.find, { query: { q } }, { keepPrevious: true }),
    enabled: isLongEnough,
    retry: false,
  });
  const hits = isLongEnough && wanted.length >= MIN_SEARCH_LENGTH ? (data ?? []) : [];
  return {
    isSearching: wanted !== q || isFetching,
    hits: hits
      .filter(({ path }) => canOpen(path))
      .map(
        ({ kind, id, title, detail, path }): Command => ({
          id: `${kind}-${id.replaceAll(/\W/g, '-')}`,
          kind,
          label: title,
          detail,
          words: '',
          icon: icons[kind],
          run: () => go(path),
        }),
      ),
  };
};
