import {
  ACHIEVEMENT_CATEGORIES,
  ACHIEVEMENT_SORTS,
  RARITIES,
} from '@netlik/domain/community/achievements/values';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import styles from './badges.module.css';
import { type BadgeFilters, queryOf } from './badges.queries.ts';
import { categoryTexts, rarityTexts, sortTexts, badgeTexts as texts } from './badges.texts.ts';

type Props = { filters: BadgeFilters; onChange: (part: Partial<BadgeFilters>) => void };

/** Phones hide the filters behind a button unless one is set. */
export const BadgeFilterBar = ({ filters, onChange }: Props) => {
  const { search, ...choices } = filters;
  const [isOpen, setIsOpen] = useState(Object.keys(queryOf({ search: '', ...choices })).length > 0);
  return (
    <Grid
      as="search"
      fit={220}
      gap="3"
      align="end"
      className={isOpen ? `${styles.filters} ${styles.opened}` : styles.filters}
      aria-label={texts.filters}
      data-tour="badges-filters"
    >
      <SearchField
        label={texts.search}
        placeholder={texts.searchHint}
        value={filters.search}
        onSearch={(value) => onChange({ search: value })}
      />
      <div className={styles.opener}>
        <Button look="line" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {texts.openFilters}
        </Button>
      </div>
      <Select
        label={texts.category}
        placeholder={texts.all}
        value={filters.category}
        options={ACHIEVEMENT_CATEGORIES.map((value) => ({ value, label: categoryTexts[value] }))}
        onChange={(event) => onChange({ category: event.target.value as BadgeFilters['category'] })}
      />
      <Select
        label={texts.rarity}
        placeholder={texts.all}
        value={filters.rarity}
        options={RARITIES.map((value) => ({ value, label: rarityTexts[value] }))}
        onChange={(event) => onChange({ rarity: event.target.value as BadgeFilters['rarity'] })}
      />
      <Select
        label={texts.sort}
        value={filters.sort}
        options={ACHIEVEMENT_SORTS.map((value) => ({ value, label: sortTexts[value] }))}
        onChange={(event) => onChange({ sort: event.target.value as BadgeFilters['sort'] })}
      />
      <Segmented
        label={texts.state}
        value={filters.unlocked}
        options={[
          { value: '', label: texts.all },
          { value: 'true', label: texts.unlocked },
          { value: 'false', label: texts.locked },
        ]}
        onChange={(unlocked) => onChange({ unlocked })}
      />
    </Grid>
  );
};
