import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import FilterIcon from 'lucide-react/icons/list-filter';
import SearchIcon from 'lucide-react/icons/search';
import { useEffect, useId, useState } from 'react';
import field from '../forms/field.module.css';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import styles from './data-table-tools.module.css';
import type { Column } from './table-column.ts';
import type { TableState } from './table-state.ts';

type Props<T> = {
  label: string;
  columns: readonly Column<T>[];
  state: TableState;
  change: (part: Partial<TableState>) => void;
  /** Placeholder of the search box; false hides it. */
  search: string | false;
  onPhone: boolean;
  /** Puts the filters and the search behind one button. */
  folded?: boolean;
  searchDelayMs?: number;
};

const DEBOUNCE_MS = 200;
/** A phone collapses more filters than this. */
const MAX_INLINE_FILTERS = 2;

const Search = ({
  label,
  search,
  state,
  change,
  searchDelayMs = DEBOUNCE_MS,
}: Omit<Props<never>, 'columns' | 'onPhone'>) => {
  const [typed, setTyped] = useState(state.search);
  useEffect(() => setTyped(state.search), [state.search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new letter restarts the delay
  useEffect(() => {
    if (typed === state.search) return;
    const timer = setTimeout(() => change({ search: typed }), searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className={styles.search}>
      <SearchIcon size={18} />
      <input
        type="search"
        className={field.input}
        aria-label={`${label} içinde ara`}
        placeholder={search || undefined}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </div>
  );
};

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  none: string;
  onChange: (value: string) => void;
};

const Choice = ({ label, value, options, none, onChange }: ChoiceProps) => {
  const id = useId();
  return (
    <Row gap="2" align="center" tone="muted" size="small" className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <div className={field.box}>
        <select
          id={id}
          className={`${field.input} ${field.select} ${styles.small}`}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={`${field.chevron} ${styles.chevron}`} />
      </div>
    </Row>
  );
};

export const DataTableTools = <T,>(props: Props<T>) => {
  const { label, columns, state, change, search, onPhone, folded, searchDelayMs } = props;
  const filtered = columns.filter(({ filter }) => filter);
  const orders = columns
    .filter(({ sortable = true }) => sortable)
    .flatMap(({ id, header }) => [
      { value: id, label: `${header} (artan)` },
      { value: `-${id}`, label: `${header} (azalan)` },
    ]);
  const sorts = onPhone && orders.length > 0;
  if (search === false && filtered.length === 0 && !sorts) return null;

  const filterBy = (id: string, value: string) => {
    const { [id]: _, ...others } = state.filters;
    change({ filters: value === '' ? others : { ...others, [id]: value } });
  };
  const choices = (
    <>
      {filtered.map(({ id, header, filter }) => (
        <Choice
          key={id}
          label={header}
          none="Hepsi"
          value={state.filters[id] ?? ''}
          options={filter ?? []}
          onChange={(value) => filterBy(id, value)}
        />
      ))}
      {sorts && (
        <Choice
          label="Sıralama"
          none="Geldiği gibi"
          value={state.sort ? `${state.sort.descending ? '-' : ''}${state.sort.id}` : ''}
          options={orders}
          onChange={(value) =>
            change({
              sort: value === '' ? null : { id: value.replace(/^-/, ''), descending: value.startsWith('-') },
            })
          }
        />
      )}
    </>
  );
  const searchBox = search !== false && (
    <Search label={label} search={search} state={state} change={change} searchDelayMs={searchDelayMs} />
  );
  const used = [
    state.search,
    ...filtered.map(({ id, filter }) => filter?.find(({ value }) => value === state.filters[id])?.label),
  ].filter(Boolean);
  return (
    <Row gap="2 3" align="end" wrap className={styles.tools}>
      {!folded && searchBox}
      {folded || (onPhone && filtered.length > MAX_INLINE_FILTERS) ? (
        <details className={styles.more}>
          <Row as="summary" gap="2" align="center" size="small" weight="semibold" minTouchTarget>
            <FilterIcon size={18} />
            Filtreler ve sıralama{used.length > 0 && `: ${used.join(', ')}`}
            <ChevronDownIcon size={18} />
          </Row>
          <Stack gap="2" className={styles.choices}>
            {folded && searchBox}
            {choices}
          </Stack>
        </details>
      ) : (
        choices
      )}
    </Row>
  );
};
