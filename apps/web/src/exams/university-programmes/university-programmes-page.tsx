import type { StudentEstimates } from '@netlik/contract/exams/estimates';
import { reachableChances, universityProgrammeOrders } from '@netlik/contract/exams/university-programmes';
import { tr } from '@netlik/domain/turkish';
import { CITIES_ABROAD } from '@netlik/domain/yks/cities-abroad';
import { PROGRAMME_KINDS, PROGRAMME_LEVELS } from '@netlik/domain/yks/programme-values';
import { PROVINCES } from '@netlik/domain/yks/provinces';
import { SCORE_KEYS } from '@netlik/domain/yks/score-keys';
import { useQuery } from '@tanstack/react-query';
import CloseIcon from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { FilterBar } from '../../ui/forms/filter-bar.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useUrlList } from '../../ui/layout/use-url-list.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { readEstimateBasis } from '../estimates/estimate-basis.ts';
import { estimatedRank, rankYearTexts } from '../estimates/ranks.texts.ts';
import { UniversityProgrammeRow } from './programme-row.tsx';
import {
  type Filters,
  isBare,
  noFilters,
  ownFilters,
  PAGE_SIZE,
  readFilters,
  universityProgrammeQueries,
} from './university-programmes.queries.ts';
import { kindNames, universityProgrammeTexts as texts } from './university-programmes.texts.ts';

const cities = tr
  .sortBy([...PROVINCES.map(({ name }) => name), ...CITIES_ABROAD], (name) => name)
  .map((name) => ({ value: name, label: name }));
const levels = PROGRAMME_LEVELS.map((value) => ({ value, label: texts.levels[value] }));
const kinds = PROGRAMME_KINDS.map((value) => ({ value, label: kindNames[value] }));
const scoreTypes = SCORE_KEYS.map((value) => ({ value, label: value }));
const reachChoices = reachableChances.map((value) => ({ value, label: texts.reaches[value] }));
const orders = universityProgrammeOrders.map((value) => ({ value, label: texts.sorts[value] }));

type FormProps = { filters: Filters; onChange: (part: Partial<Filters>) => void };

const FilterForm = ({ filters, onChange }: FormProps) => {
  const isFiltered = Object.entries({ ...filters, own: '' }).some(
    ([name, value]) => value !== noFilters[name as keyof Filters],
  );
  const field = (name: keyof Filters) => ({
    value: filters[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  const set = [
    filters.level && texts.levels[filters.level],
    filters.scoreType,
    filters.city,
    filters.kind && kindNames[filters.kind],
    filters.reach && texts.reaches[filters.reach],
    filters.sort === noFilters.sort ? '' : texts.sorts[filters.sort],
  ].filter(Boolean);
  return (
    <Stack gap="3">
      <SearchField label={texts.search} value={filters.q} onSearch={(q) => onChange({ q })} />
      <FilterBar label={texts.filters} used={set}>
        <Select label={texts.level} placeholder={texts.allLevels} options={levels} {...field('level')} />
        <Select
          label={texts.scoreType}
          placeholder={texts.allScoreTypes}
          options={scoreTypes}
          {...field('scoreType')}
        />
        <Select label={texts.city} placeholder={texts.allCities} options={cities} {...field('city')} />
        <Select label={texts.kind} placeholder={texts.allKinds} options={kinds} {...field('kind')} />
        <Select
          label={texts.reach}
          placeholder={texts.allReaches}
          options={reachChoices}
          {...field('reach')}
        />
        <Select label={texts.sort} options={orders} {...field('sort')} />
        {isFiltered && (
          <Button look="line" onClick={() => onChange(noFilters)}>
            {texts.clear}
          </Button>
        )}
      </FilterBar>
    </Stack>
  );
};

const hasRange = ({ estimates }: StudentEstimates) => estimates.some((each) => 'rank' in each && each.rank);

const rangeText = (estimates: StudentEstimates['estimates'] | undefined, type: string) => {
  const found = estimates?.find(({ scoreType }) => scoreType === type);
  if (!found || !('rank' in found) || !found.rank) return null;
  return texts.range(estimatedRank(found.rank.best), estimatedRank(found.rank.worst));
};

/** The search is in the URL for sharing; the default is the student's score type and range. */
const useProgrammeSearch = () => {
  const list = useUrlList(readFilters, noFilters);
  const { params, page, setPage } = list;
  const basis = readEstimateBasis(params);
  const own = useQuery(universityProgrammeQueries.own(basis));
  const isOwn = isBare(params);
  const filters = isOwn && own.data ? ownFilters(own.data) : list.filters;
  const query = useQuery({
    ...universityProgrammeQueries.list(filters, basis, page),
    enabled: !isOwn || !own.isPending,
  });
  const setFilters = (part: Partial<Filters>) =>
    list.setFilters({ ...(isOwn && filters), ...part, own: '0' });
  return { query, filters, setFilters, own: own.data, page, setPage };
};

type Search = ReturnType<typeof useProgrammeSearch>;

const SearchSummary = ({ query, filters, setFilters, own }: Search) => {
  const { total = 0, leftOut = 0 } = query.data?.pagination ?? {};
  const range = rangeText(own?.estimates, filters.scoreType);
  return (
    <Row gap="1 3" align="center" between wrap>
      <Text tone="muted" size="small" numbers>
        {[query.data && texts.found(total), range, leftOut > 0 && texts.leftOutShort(leftOut)]
          .filter(Boolean)
          .join(' · ')}
        {own && !hasRange(own) && (
          <>
            {' · '}
            {texts.noRange} <Link to="/estimates">{texts.toEstimates}</Link>
          </>
        )}
      </Text>
      {filters.university && (
        <Button
          look="line"
          small
          aria-label={texts.everyUniversity(filters.university)}
          onClick={() => setFilters({ university: '' })}
        >
          {filters.university}
          <CloseIcon size={16} />
        </Button>
      )}
    </Row>
  );
};

const Results = ({ query, filters, setFilters, page, setPage }: Search) => {
  const rows = query.data?.data;
  const { total = 0, leftOut = 0 } = query.data?.pagination ?? {};
  return (
    <Stack as="section" gap="3" aria-busy={query.isFetching}>
      <UntilLoaded query={query} failed={texts.loadFailed} />
      {rows?.length === 0 && (
        <EmptyState
          drawing="nothing"
          title={texts.nothing}
          {...(filters.reach && { text: texts.nothingReached })}
          action={
            <Button look="line" onClick={() => setFilters(noFilters)}>
              {texts.clear}
            </Button>
          }
        />
      )}
      {rows && rows.length > 0 && (
        <>
          <h2 className="visually-hidden">{texts.found(total)}</h2>
          <Stack as="ul" gap="3" divided>
            {rows.map((programme) => (
              <UniversityProgrammeRow
                key={programme.code}
                programme={programme}
                onUniversity={(university) => setFilters({ university })}
              />
            ))}
          </Stack>
          {leftOut > 0 && <Text size="small">{texts.leftOut(leftOut)}</Text>}
          <Text tone="muted" size="small">
            {rankYearTexts.legend}
          </Text>
          <Text tone="muted" size="small">
            {texts.source} <Link to="/kaynaklar">{texts.sources}</Link>
          </Text>
        </>
      )}
      <Pager
        label={texts.pages}
        page={page}
        pages={Math.max(1, Math.ceil(total / PAGE_SIZE))}
        onPage={setPage}
      />
    </Stack>
  );
};

export const UniversityProgrammesPage = () => {
  const search = useProgrammeSearch();
  return (
    <PageFrame width="narrow" title={texts.title} lead={texts.lead}>
      <Stack gap="2">
        <FilterForm filters={search.filters} onChange={search.setFilters} />
        <SearchSummary {...search} />
      </Stack>
      <Results {...search} />
    </PageFrame>
  );
};
