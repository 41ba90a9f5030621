import { subjectTopicTexts } from '../../../study/topic-facts/subject-topic.texts.ts';
import { SubjectTopicFields } from '../../../study/topic-facts/subject-topic-fields.tsx';
import { FilterBar } from '../../../ui/forms/filter-bar.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import type { CardFilters as Filters } from '../flashcards.queries.ts';
import { flashcardTexts as texts } from '../flashcards.texts.ts';

const states = (['due', 'new', 'leech'] as const).map((value) => ({ value, label: texts.states[value] }));

type Props = { filters: Filters; onChange: (part: Partial<Filters>) => void };

export const CardFilters = ({ filters, onChange }: Props) => (
  <FilterBar
    label={texts.filters}
    used={[
      filters.subject && subjectName(filters.subject),
      filters.topic,
      filters.state && texts.states[filters.state],
      filters.search,
    ].filter(Boolean)}
  >
    <SubjectTopicFields value={filters} placeholders={subjectTopicTexts.all} onChange={onChange} />
    <Select
      label={texts.state}
      placeholder={texts.states.all}
      options={states}
      value={filters.state}
      onChange={(event) => onChange({ state: event.currentTarget.value as Filters['state'] })}
    />
    <SearchField
      label={texts.search}
      placeholder={texts.searchHint}
      value={filters.search}
      onSearch={(search) => onChange({ search })}
    />
  </FilterBar>
);
