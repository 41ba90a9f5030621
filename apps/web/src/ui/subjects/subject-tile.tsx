import type { CSSProperties, ReactNode } from 'react';
import { Grid } from '../layout/grid.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { MenuButton } from '../overlays/menu.tsx';
import styles from './subject-tile.module.css';

type ListProps = { /** Minimum width in px. */ minWidth: number; busy?: boolean; children: ReactNode };

export const SubjectTiles = ({ minWidth, busy, children }: ListProps) => (
  <Grid
    as="ul"
    gap="4 6"
    className={styles.tiles}
    style={{ '--tile-width': `${minWidth}px` } as CSSProperties}
    aria-busy={busy || undefined}
  >
    {children}
  </Grid>
);

type Props = {
  place: ReactNode;
  /** The accessible name of the menu: „Kart: Türev nedir?”. */
  menuLabel: string;
  onEdit: () => void;
  onRemove: () => void;
  facts: ReactNode;
  children: ReactNode;
};

/** A student's text about a topic, with a menu. */
export const SubjectTile = ({ place, menuLabel, onEdit, onRemove, facts, children }: Props) => (
  <Stack as="li" gap="2" justify="start" className={styles.tile}>
    <Row gap="2" align="start" between>
      {place}
      <MenuButton
        label={menuLabel}
        items={[
          { label: 'Düzenle', onSelect: onEdit },
          { label: 'Sil', onSelect: onRemove, danger: true },
        ]}
      />
    </Row>
    {children}
    <Row as="p" gap="1 3" wrap tone="muted" size="tiny" numbers>
      {facts}
    </Row>
  </Stack>
);
