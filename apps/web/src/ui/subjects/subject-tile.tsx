import type { CSSProperties, ReactNode } from 'react';
import { Grid } from '../layout/grid.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { MenuButton } from '../overlays/menu.tsx';
import { subjectColour } from './subject-colour.ts';
import styles from './subject-tile.module.css';

type ListProps = { /** Minimum width in px. */ minWidth: number; busy?: boolean; children: ReactNode };

export const SubjectTiles = ({ minWidth, busy, children }: ListProps) => (
  <Grid
    as="ul"
    gap="3"
    className={styles.tiles}
    style={{ '--tile-width': `${minWidth}px` } as CSSProperties}
    aria-busy={busy || undefined}
  >
    {children}
  </Grid>
);

type Props = {
  subject: string;
  place: ReactNode;
  /** The accessible name of the menu: „Kart: Türev nedir?”. */
  menuLabel: string;
  onEdit: () => void;
  onRemove: () => void;
  facts: ReactNode;
  children: ReactNode;
};

/** A student's text about a topic, with the colour of its subject and a menu. */
export const SubjectTile = ({ subject, place, menuLabel, onEdit, onRemove, facts, children }: Props) => (
  <Stack
    as="li"
    gap="2"
    justify="start"
    className={styles.tile}
    style={{ '--subject': subjectColour(subject) } as CSSProperties}
  >
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
