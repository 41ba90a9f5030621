import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { formatCount } from '../../formats/numbers.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { ChipSelect } from '../forms/chip.tsx';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import styles from './data-table.module.css';
import type { Page, TableState } from './table-state.ts';

type Props = {
  label: string;
  page: Page<unknown>;
  count: number;
  state: TableState;
  change: (part: Partial<TableState>) => void;
  sizes: readonly number[];
  loading: boolean;
  countText?: (count: number) => string;
};

/** Shows the count, paging buttons from two pages on, and the page size where it makes a difference. */
export const DataTablePages = (props: Props) => {
  const { label, page, count, state, change, sizes, loading, countText = formatCount } = props;
  return (
    <Row gap="2 5" align="center" justify="end" wrap>
      <Text tone="muted" size="small" numbers className={styles.count} role="status">
        {loading
          ? 'Yükleniyor…'
          : count === 0
            ? 'Kayıt yok'
            : `${page.from}–${page.to} / ${countText(count)} kayıt`}
      </Text>
      {count > sizes[0]! && (
        <ChipSelect
          label="Sayfa başına"
          value={state.size}
          onChange={(event) => change({ size: Number(event.currentTarget.value) })}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </ChipSelect>
      )}
      {page.pages > 1 && (
        <Row as="nav" gap="1" align="center" aria-label={`${label}: sayfalar`}>
          <IconButton
            label="Önceki sayfa"
            // `disabled` would lose the focus when the first page is reached.
            aria-disabled={page.page <= 1 || undefined}
            onClick={() => page.page > 1 && change({ page: page.page - 1 })}
          >
            <ChevronLeftIcon />
          </IconButton>
          <Text as="span" size="small" text="center" numbers className={styles.pageNumber}>
            <span className="visually-hidden">Sayfa </span>
            {page.page} / {page.pages}
          </Text>
          <IconButton
            label="Sonraki sayfa"
            aria-disabled={page.page >= page.pages || undefined}
            onClick={() => page.page < page.pages && change({ page: page.page + 1 })}
          >
            <ChevronRightIcon />
          </IconButton>
        </Row>
      )}
    </Row>
  );
};
