import SearchIcon from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import field from './field.module.css';
import styles from './search-field.module.css';

const TYPING_PAUSE_MS = 250;
const MAX_SEARCH = 100;

type Props = {
  label: string;
  placeholder?: string;
  value: string;
  onSearch: (text: string) => void;
  delayMs?: number;
};

/** Searches a moment after the last letter. */
export const SearchField = ({
  label,
  placeholder = label,
  value,
  onSearch,
  delayMs = TYPING_PAUSE_MS,
}: Props) => {
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
    const timer = setTimeout(() => onSearch(wanted), delayMs);
    return () => clearTimeout(timer);
  }, [text, value, onSearch, delayMs]);
  return (
    <div className={styles.search}>
      <SearchIcon size={18} />
      <input
        type="search"
        className={field.input}
        aria-label={label}
        placeholder={placeholder}
        maxLength={MAX_SEARCH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </div>
  );
};
