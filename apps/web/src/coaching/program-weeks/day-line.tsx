import { type ClipboardEvent, useState } from 'react';
import { SuggestAdder, type Suggestion } from '../coach-programs/suggest-adder.tsx';
import { type EntryLine, reasonOf, suggestLines, takeLines } from './entry-line.ts';
import { weekFormTexts as texts } from './program-weeks.texts.ts';

/** Text of a day's field that is not an entry yet; `isRefused` shows the reason. */
type TypedLine = { text: string; isRefused: boolean };

const EMPTY: TypedLine = { text: '', isRefused: false };

/** Unfinished text in a day's field blocks saving the week. */
export const useTypedLines = (days: readonly string[]) => {
  const [lines, setLines] = useState<Readonly<Record<string, TypedLine>>>({});
  const left = days.filter((date) => (lines[date]?.text ?? '').trim() !== '');
  return {
    hasText: left.length > 0,
    lineOf: (date: string) => lines[date] ?? EMPTY,
    change: (date: string, line: TypedLine) => setLines((now) => ({ ...now, [date]: line })),
    /** Shows the reason at each unfinished line and returns their days. */
    refuse: () => {
      for (const date of left)
        setLines((now) => ({ ...now, [date]: { ...(now[date] ?? EMPTY), isRefused: true } }));
      return left;
    },
  };
};

export type TypedLines = ReturnType<typeof useTypedLines>;

type Props = {
  label: string;
  line: TypedLine;
  onLine: (line: TypedLine) => void;
  onAdd: (entries: readonly EntryLine[]) => void;
};

/** Text that cannot be parsed stays in the field with its reason. */
export const DayLine = ({ label, line: { text, isRefused }, onLine, onAdd }: Props) => {
  const add = (typed: string, chosen?: Suggestion) => {
    const { entries, left } = takeLines(typed, chosen);
    if (entries.length > 0) onAdd(entries);
    onLine({ text: left, isRefused: left !== '' });
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain').trim();
    if (!/[\r\n]/.test(pasted)) return;
    // Browsers join pasted lines in a single-line field.
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    add(value.slice(0, selectionStart ?? undefined) + pasted + value.slice(selectionEnd ?? value.length));
  };
  return (
    <SuggestAdder
      label={label}
      placeholder={texts.addHint}
      typed={text}
      error={isRefused ? reasonOf(text) : undefined}
      onType={(typed) => onLine({ text: typed, isRefused: false })}
      onPaste={onPaste}
      suggest={suggestLines}
      onAdd={(chosen) => add(text, chosen)}
      onRefuse={() => add(text)}
    />
  );
};
