import { useEffect, useState } from 'react';
import { SubjectSelect } from '../../../study/subject-select.tsx';
import { TopicSelect } from '../../../study/topic-select.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import type { CardFilters as Filters } from '../flashcards.queries.ts';
import { flashcardTexts as texts } from '../flashcards.texts.ts';
import styles from './library.module.css';

const TYPING_MS = 250;
const states = (['due', 'new', 'leech'] as const).map((value) => ({ value, label: texts.states[value] }));

type Props = { filters: Filters; onChange: (part: Partial<Filters>) => void };

export const CardFilters = ({ filters, onChange }: Props) => {
  const [search, setSearch] = useState(filters.search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once the typing rests
  useEffect(() => {
    if (search === filters.search) return;
    const timer = setTimeout(() => onChange({ search }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [search]);
  useEffect(() => setSearch(filters.search), [filters.search]);
  return (
    <search className={styles.filters} aria-label={texts.filters}>
      <SubjectSelect
        label={texts.subject}
        placeholder={texts.allSubjects}
        value={filters.subject}
        onChange={(event) => onChange({ subject: event.currentTarget.value, topic: '' })}
      />
      <TopicSelect
        label={texts.topic}
        placeholder={texts.allTopics}
        subject={filters.subject}
        value={filters.topic}
        onChange={(event) => onChange({ topic: event.currentTarget.value })}
      />
      <Select
        label={texts.state}
        placeholder={texts.states.all}
        options={states}
        value={filters.state}
        onChange={(event) => onChange({ state: event.currentTarget.value as Filters['state'] })}
      />
      <TextField
        label={texts.search}
        type="search"
        placeholder={texts.searchHint}
        maxLength={100}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
    </search>
  );
};
