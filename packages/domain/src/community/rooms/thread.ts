type Numbered = { number: number };

export const KEPT_MESSAGES = 400;

/** Sorted by number without duplicates, limited to the newest `most`. */
export const mergeMessages = <M extends Numbered>(
  kept: readonly M[],
  incoming: readonly M[],
  most = KEPT_MESSAGES,
): M[] => {
  const last = kept.at(-1)?.number ?? 0;
  // The usual case is one new message at the end.
  const merged =
    incoming.length === 1 && incoming[0]!.number > last
      ? [...kept, incoming[0]!]
      : [...new Map([...kept, ...incoming].map((message) => [message.number, message])).values()].sort(
          (a, b) => a.number - b.number,
        );
  return merged.length > most ? merged.slice(-most) : merged;
};
