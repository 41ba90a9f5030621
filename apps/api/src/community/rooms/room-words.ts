import { holdsRefusedWord } from '@netlik/domain/community/rooms/refused-words';
import type { Deps } from '../../deps.ts';
import type { Bus } from '../../realtime/bus.ts';
import { WORDS_CHANGED } from './room-events.ts';
import { findWords } from './room-safety.sql.ts';

type WordList = { load(): Promise<ReadonlySet<string>> };

/** Cached, because every message reads it and it rarely changes. */
const lists = new WeakMap<Bus, WordList>();

const openWordList = ({ db, bus }: Deps): WordList => {
  let known: Promise<ReadonlySet<string>> | null = null;
  const forget = () => {
    known = null;
  };
  bus.subscribe(WORDS_CHANGED, forget);
  bus.onReconnect(forget);
  return {
    load() {
      if (bus.isDisconnected()) forget();
      known ??= findWords(db).then(
        (words) => new Set(words.map(({ folded }) => folded)),
        (error: unknown) => {
          forget();
          throw error;
        },
      );
      return known;
    },
  };
};

export const isRefusedText = async (deps: Deps, text: string): Promise<boolean> => {
  let list = lists.get(deps.bus);
  if (!list) {
    list = openWordList(deps);
    lists.set(deps.bus, list);
  }
  return holdsRefusedWord(text, await list.load());
};
