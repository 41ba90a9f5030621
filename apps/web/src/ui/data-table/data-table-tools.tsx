import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import FilterIcon from 'lucide-react/icons/list-filter';
import { ChipSelect, ChipSummary } from '../forms/chip.tsx';
import { SearchField } from '../forms/search-field.tsx';
import { Row } from '../layout/row.tsx';
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

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  none: string;
  onChange: (value: string) => void;
};

const Choice = ({ label, value, options, none, onChange }: ChoiceProps) => (
  <ChipSelect label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
    <option value="">{none}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </ChipSelect>
);

export const DataTableTools = <T,>(props: Props<T>) => {
  const { label, columns, state, change, search, onPhone, folded, searchDelayMs = DEBOUNCE_MS } = props;
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
    <SearchField
      label={`${label} içinde ara`}
      placeholder={search || undefined}
      value={state.search}
      delayMs={searchDelayMs}
      onSearch={(text) => change({ search: text })}
    />
  );
  const used = [
    state.search,
    ...filtered.map(({ id, filter }) => filter?.find(({ value }) => value === state.filters[id])?.label),
  ].filter(Boolean);
  return (
    <Row gap="2" align="center" wrap>
      {!folded && searchBox}
      {folded || (onPhone && filtered.length > MAX_INLINE_FILTERS) ? (
        <details className={styles.more}>
          <ChipSummary isOn={used.length > 0}>
            <FilterIcon size={18} />
            Filtreler ve sıralama{used.length > 0 && `: ${used.join(', ')}`}
            <ChevronDownIcon size={18} />
          </ChipSummary>
          <Row gap="2" wrap className={styles.choices}>
            {folded && searchBox}
            {choices}
          </Row>
        </details>
      ) : (
        choices
      )}
    </Row>
  );
};
