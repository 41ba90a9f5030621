import {
  programmeKinds,
  programmeOrders,
  programmeScoreTypes,
  reaches,
} from '@netlik/contract/university-programmes';
import { PROVINCES } from '@netlik/domain/yks/provinces';
import { useQuery } from '@tanstack/react-query';
import { readEstimateBasis } from '../../study/estimate-basis.ts';
import { rankYearTexts } from '../../study/estimates.texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { CloseIcon } from '../../ui/icons/glyphs.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useUrlList } from '../../ui/layout/use-url-list.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { ProgrammeRow } from './programme-row.tsx';
import styles from './university-programmes.module.css';
import {
  type Filters,
  noFilters,
  PAGE_SIZE,
  programmeQueries,
  readFilters,
} from './university-programmes.queries.ts';
import { kindNames, programmeTexts as texts } from './university-programmes.texts.ts';

const cities = PROVINCES.map(({ name }) => ({ value: name, label: name }));
const kinds = programmeKinds.map((value) => ({ value, label: kindNames[value] }));
const scoreTypes = programmeScoreTypes.map((value) => ({ value, label: value }));
const reachChoices = reaches.map((value) => ({ value, label: texts.reaches[value] }));
const orders = programmeOrders.map((value) => ({ value, label: texts.sorts[value] }));

type FormProps = { filters: Filters; onChange: (part: Partial<Filters>) => void };

const FilterForm = ({ filters, onChange }: FormProps) => {
  const field = (name: keyof Filters) => ({
    value: filters[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <Grid as="search" columns={2} gap="3" align="end" className={styles.filters} aria-label={texts.filters}>
      <SearchField label={texts.search} value={filters.q} onSearch={(q) => onChange({ q })} />
      <Select
        label={texts.scoreType}
        placeholder={texts.allScoreTypes}
        options={scoreTypes}
        {...field('scoreType')}
      />
      <Select label={texts.city} placeholder={texts.allCities} options={cities} {...field('city')} />
      <Select label={texts.kind} placeholder={texts.allKinds} options={kinds} {...field('kind')} />
      <Select label={texts.reach} placeholder={texts.allReaches} options={reachChoices} {...field('reach')} />
      <Select label={texts.sort} options={orders} {...field('sort')} />
    </Grid>
  );
};

/** The search is in the URL, so that it can be shared. */
export const UniversityProgrammesPage = () => {
  const { params, filters, isFiltered, page, setFilters, setPage } = useUrlList(readFilters, noFilters);
  const query = useQuery(programmeQueries.list(filters, readEstimateBasis(params), page));
  const rows = query.data?.data;
  const total = query.data?.pagination.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Card
        title={texts.filters}
        {...(rows && { lead: texts.found(total) })}
        actions={
          isFiltered && (
            <Button look="quiet" small onClick={() => setFilters(noFilters)}>
              {texts.clear}
            </Button>
          )
        }
      >
        <FilterForm filters={filters} onChange={setFilters} />
        {filters.university && (
          <div>
            <Button
              look="quiet"
              small
              aria-label={texts.everyUniversity(filters.university)}
              onClick={() => setFilters({ university: '' })}
            >
              {filters.university}
              <CloseIcon size={16} />
            </Button>
          </div>
        )}
      </Card>
      <Stack as="section" gap="3" aria-busy={query.isFetching}>
        <UntilLoaded query={query} failed={texts.loadFailed} />
        {rows?.length === 0 && (
          <EmptyState
            drawing="search"
            title={texts.nothing}
            {...(filters.reach && { text: texts.nothingReached })}
            action={
              <Button look="quiet" onClick={() => setFilters(noFilters)}>
                {texts.clear}
              </Button>
            }
          />
        )}
        {rows && rows.length > 0 && (
          <>
            <h2 className="visually-hidden">{texts.found(total)}</h2>
            <Stack as="ul" gap="3">
              {rows.map((programme) => (
                <ProgrammeRow
                  key={programme.code}
                  programme={programme}
                  onUniversity={(university) => setFilters({ university })}
                />
              ))}
            </Stack>
            <p className={styles.small}>{rankYearTexts.legend}</p>
            <p className={styles.small}>{texts.source}</p>
          </>
        )}
        <Pager label={texts.pages} page={page} pages={pages} onPage={setPage} />
      </Stack>
    </PageFrame>
  );
};
