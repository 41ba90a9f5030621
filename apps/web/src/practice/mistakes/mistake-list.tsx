import { type Mistake, mistakeCauses, mistakes } from '@netlik/contract/practice/mistakes';
import { studyDay } from '@netlik/domain/study-day';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatNearDay } from '../../formats/days.ts';
import { subjectTopicTexts } from '../../study/topic-facts/subject-topic.texts.ts';
import { SubjectTopicFields } from '../../study/topic-facts/subject-topic-fields.tsx';
import { FilterBar } from '../../ui/forms/filter-bar.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { SubjectTile } from '../../ui/subjects/subject-tile.tsx';
import { MistakePlace, MistakeQuestion, Solution } from './mistake-body.tsx';
import { causeNames } from './mistake-causes.texts.ts';
import type { MistakeFilters } from './mistakes.queries.ts';
import { mistakeTexts as texts } from './mistakes.texts.ts';

const causes = mistakeCauses.map((value) => ({ value, label: causeNames[value] }));

type FiltersProps = { filters: MistakeFilters; onChange: (part: Partial<MistakeFilters>) => void };

export const Filters = ({ filters, onChange }: FiltersProps) => (
  <FilterBar
    label={texts.filters}
    used={[
      filters.subject && subjectName(filters.subject),
      filters.topic,
      filters.cause && causeNames[filters.cause],
      filters.search,
    ].filter(Boolean)}
  >
    <SubjectTopicFields value={filters} placeholders={subjectTopicTexts.all} onChange={onChange} />
    <Select
      label={texts.cause}
      placeholder={texts.allCauses}
      options={causes}
      value={filters.cause}
      onChange={(event) => onChange({ cause: event.currentTarget.value as MistakeFilters['cause'] })}
    />
    <SearchField
      label={texts.search}
      placeholder={texts.searchHint}
      value={filters.search}
      onSearch={(search) => onChange({ search })}
    />
  </FilterBar>
);

const scheduleText = (day: string) =>
  day <= studyDay(new Date()) ? texts.dueNow : texts.next(formatNearDay(day));

export const MistakeTile = ({ mistake, onEdit }: { mistake: Mistake; onEdit: () => void }) => {
  const { timesShown, timesCorrect, nextReviewAt } = mistake.stats;
  const { send: remove } = useWrite(mistakes.remove, {
    done: texts.removed,
    failed: texts.deleteError,
    undo: { hides: ({ params }) => params.id },
  });
  return (
    <SubjectTile
      place={<MistakePlace mistake={mistake} />}
      menuLabel={texts.menu(mistake.topic)}
      onEdit={onEdit}
      onRemove={() => remove({ params: { id: mistake._id } })}
      facts={
        <>
          <span>{formatNearDay(mistake.date)}</span>
          {timesShown > 0 && <span>{texts.solvedTimes(timesCorrect, timesShown)}</span>}
          {nextReviewAt && <span>{scheduleText(studyDay(new Date(nextReviewAt)))}</span>}
        </>
      }
    >
      <MistakeQuestion mistake={mistake} />
      <Solution mistake={mistake} />
    </SubjectTile>
  );
};
