import { useState } from 'react';

/** The text of a day's field that is no entry yet; `isRefused`: the coach was shown why. */
export type TypedLine = { text: string; isRefused: boolean };

const EMPTY: TypedLine = { text: '', isRefused: false };

/** What is typed in the fields of the given days. While there is some, the week is not saved. */
export const useTypedLines = (days: readonly string[]) => {
  const [lines, setLines] = useState<Readonly<Record<string, TypedLine>>>({});
  const left = days.filter((date) => (lines[date]?.text ?? '').trim() !== '');
  return {
    hasText: left.length > 0,
    lineOf: (date: string) => lines[date] ?? EMPTY,
    change: (date: string, line: TypedLine) => setLines((now) => ({ ...now, [date]: line })),
    /** Shows at each line why it is no entry, and returns their days. */
    refuse: () => {
      for (const date of left)
        setLines((now) => ({ ...now, [date]: { ...(now[date] ?? EMPTY), isRefused: true } }));
      return left;
    },
  };
};
