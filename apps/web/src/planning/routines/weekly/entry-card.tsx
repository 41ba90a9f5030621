import type { WeeklyEntry } from '@netlik/contract/planning/routines';
import { useState } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TrashIcon } from '../../../ui/icons/glyphs.tsx';
import { PencilIcon } from '../../../ui/icons/pencil-icon.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { SortableHandle } from '../../../ui/sortable/sortable.tsx';
import { blockName, blockText } from '../block-name.ts';
import { GripIcon, KindIcon } from '../kind-icons.tsx';
import { kindStyle } from '../kind-mark.tsx';
import { timesText } from '../routine-times.ts';
import { kindNames } from '../routines.texts.ts';
import styles from './entry-card.module.css';
import { weeklyTexts as texts } from './weekly.texts.ts';

type Props = {
  entry: WeeklyEntry;
  isEditing: boolean;
  flash: 'added' | 'moved' | null;
  onEdit: () => void;
  onRemove: () => void;
};

/** A block of a day. Reordered by its handle; outside edit mode a double click reveals its delete button. */
export const EntryCard = ({ entry, isEditing, flash, onEdit, onRemove }: Props) => {
  const [isRevealed, setRevealed] = useState(false);
  const what = blockText(entry);
  return (
    <li
      className={styles.entry}
      style={kindStyle(entry.kind)}
      data-sortable-item={entry._id}
      data-flash={flash ?? undefined}
      onDoubleClick={() => setRevealed(!isRevealed)}
    >
      <Row gap="2" align="center">
        <KindIcon kind={entry.kind} size={16} className={styles.icon} />
        <Text as="span" look="muted tiny" nowrap className="numbers">
          {timesText(entry)}
        </Text>
      </Row>
      <Text as="span" look="small semibold" breaks className={styles.name}>
        {blockName(entry)}
      </Text>
      {entry.label && entry.label !== kindNames[entry.kind] && (
        <Text as="span" look="muted tiny">
          {kindNames[entry.kind]}
        </Text>
      )}
      {!isEditing && (
        <SortableHandle className={styles.handle} aria-label={texts.moveEntry(what)}>
          <GripIcon size={16} />
        </SortableHandle>
      )}
      {(isEditing || isRevealed) && (
        <Row justify="end" className={styles.tools}>
          {isEditing && (
            <IconButton label={texts.editEntry(what)} onClick={onEdit}>
              <PencilIcon size={16} />
            </IconButton>
          )}
          <IconButton label={texts.removeEntry(what)} onClick={onRemove}>
            <TrashIcon size={16} />
          </IconButton>
        </Row>
      )}
    </li>
  );
};
