import { programmeKinds, programmeOrders, programmeScoreTypes, reaches } from '@netlik/contract/programmes';
import { PROVINCES } from '@netlik/domain/yks/provinces';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readEstimateBasis } from '../../study/estimate-basis.ts';
import { rankYearTexts } from '../../study/estimates.texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { LoadingOrOffline } from '../../ui/states/loading-or-offline.tsx';
import { ProgrammeRow } from './programme-row.tsx';
import styles from './programmes.module.css';
import { type Filters, noFilters, PAGE_SIZE, programmeQueries, readFilters } from './programmes.queries.ts';
import { kindNames, programmeTexts as texts } from './programmes.texts.ts';

const TYPING_PAUSE_MS = 250;

const cities = PROVINCES.map(({ name }) => ({ value: name, label: name }));
const kinds = programmeKinds.map((value) => ({ value, label: kindNames[value] }));
const scoreTypes = programmeScoreTypes.map((value) => ({ value, label: value }));
const reachChoices = reaches.map((value) => ({ value, label: texts.reaches[value] }));
const orders = programmeOrders.map((value) => ({ value, label: texts.sorts[value] }));

type FormProps = { filters: Filters; onChange: (part: Partial<Filters>) => void };

/** Asks a moment after the last letter. */
const SearchField = ({ filters, onChange }: FormProps) => {
  const [text, setText] = useState(filters.q);
  const [known, setKnown] = useState(filters.q);
  // The filters were cleared or the address changed.
  if (known !== filters.q) {
    setKnown(filters.q);
    if (filters.q !== text.trim()) setText(filters.q);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === filters.q) return undefined;
    const timer = setTimeout(() => onChange({ q: wanted }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, filters.q, onChange]);
  return (
    <TextField
      label={texts.search}
      type="search"
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
};

const FilterForm = ({ filters, onChange }: FormProps) => {
  const field = (name: keyof Filters) => ({
    value: filters[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <search className={styles.filters} aria-label={texts.filters}>
      <SearchField filters={filters} onChange={onChange} />
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
    </search>
  );
};

/** What is searched stands in the address, so that it can be shared. */
export const ProgrammesPage = () => {
  const [params, change] = useUrlParams();
  const filters = readFilters(params);
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const setPage = (next: number) => change({ page: next === 1 ? null : String(next) });
  const setFilters = (part: Partial<Filters>) =>
    change({
      ...Object.fromEntries(
        Object.entries(part).map(([name, value]) => [
          name,
          value === noFilters[name as keyof Filters] ? null : value,
        ]),
      ),
      page: null,
    });
  const query = useQuery(programmeQueries.list(filters, readEstimateBasis(params), page));
  const rows = query.data?.data;
  const total = query.data?.pagination.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Card title={texts.filters} {...(rows && { lead: texts.found(total) })}>
        <FilterForm filters={filters} onChange={setFilters} />
      </Card>
      <section className={styles.results} aria-busy={query.isFetching}>
        {!rows && query.error && (
          <ErrorState
            title={texts.loadFailed}
            error={query.error}
            busy={query.isFetching}
            onRetry={query.refetch}
          />
        )}
        {!rows && !query.error && <LoadingOrOffline query={query} />}
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
            <ul className={styles.list}>
              {rows.map((programme) => (
                <ProgrammeRow key={programme.code} programme={programme} />
              ))}
            </ul>
            <p className={styles.small}>{rankYearTexts.legend}</p>
            <p className={styles.small}>{texts.source}</p>
          </>
        )}
        <Pager label={texts.pages} page={page} pages={pages} onPage={setPage} />
      </section>
    </PageFrame>
  );
};
