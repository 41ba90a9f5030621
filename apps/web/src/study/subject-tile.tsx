import type { CSSProperties, ReactNode } from 'react';
import { MenuButton } from '../ui/overlays/menu.tsx';
import { subjectColour } from './subject-colour.ts';
import styles from './subject-tile.module.css';

type ListProps = { /** Pixels a tile has at least. */ minWidth: number; busy?: boolean; children: ReactNode };

export const SubjectTiles = ({ minWidth, busy, children }: ListProps) => (
  <ul
    className={styles.tiles}
    style={{ '--tile-width': `${minWidth}px` } as CSSProperties}
    aria-busy={busy || undefined}
  >
    {children}
  </ul>
);

type Props = {
  subject: string;
  /** The subject and the topic, at the top. */
  place: ReactNode;
  /** Names the menu: „Kart: Türev nedir?”. */
  menuLabel: string;
  onEdit: () => void;
  onRemove: () => void;
  /** Small figures below. */
  facts: ReactNode;
  children: ReactNode;
};

/** Something a student wrote about a topic, with the colour of its subject and a menu to edit and delete it. */
export const SubjectTile = ({ subject, place, menuLabel, onEdit, onRemove, facts, children }: Props) => (
  <li className={styles.tile} style={{ '--subject': subjectColour(subject) } as CSSProperties}>
    <div className={styles.head}>
      {place}
      <MenuButton
        label={menuLabel}
        items={[
          { label: 'Düzenle', onSelect: onEdit },
          { label: 'Sil', onSelect: onRemove, danger: true },
        ]}
      />
    </div>
    {children}
    <p className={styles.facts}>{facts}</p>
  </li>
);
