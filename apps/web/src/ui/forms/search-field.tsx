import { useEffect, useState } from 'react';
import { TextField } from './field.tsx';

const TYPING_PAUSE_MS = 250;
const MAX_SEARCH = 100;

type Props = { label: string; placeholder?: string; value: string; onSearch: (text: string) => void };

/** Searches a moment after the last letter. */
export const SearchField = ({ value, onSearch, ...field }: Props) => {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // Another URL was opened, or the search was cleared from outside.
  if (known !== value) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === value) return undefined;
    const timer = setTimeout(() => onSearch(wanted), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <TextField
      {...field}
      type="search"
      maxLength={MAX_SEARCH}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
};
