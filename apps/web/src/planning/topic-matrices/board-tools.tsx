import { MATRIX_COLORS } from '@netlik/domain/planning/topic-matrices/values';
import { useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Popup } from '../../ui/overlays/popup.tsx';
import type { SaveState } from './draft/matrix-draft.ts';
import type { Meanings } from './grid/matrix-row.tsx';
import styles from './topic-matrices.module.css';
import { colorKeys, topicMatrixTexts as texts } from './topic-matrices.texts.ts';

const Shortcuts = ({ meanings }: { meanings: Meanings }) => {
  const anchor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div ref={anchor} className={styles.shortcutsButton}>
      <Button look="quiet" small aria-expanded={open} onClick={() => setOpen(!open)}>
        {texts.shortcuts}
      </Button>
      {open && (
        <Popup anchor={anchor} align="end" sheetOnPhone onClose={() => setOpen(false)}>
          <Stack gap="2" look="small" className={styles.shortcuts}>
            <dl>
              {texts.shortcutKeys.map(([key, what]) => (
                <div key={key}>
                  <dt>{key}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
            <Text look="semibold">{texts.colorKeys}</Text>
            <dl className={styles.colorKeys}>
              {MATRIX_COLORS.map((color) => (
                <div key={color}>
                  <dt>
                    <kbd>{colorKeys[color]}</kbd>
                  </dt>
                  <dd>{meanings[color]}</dd>
                </div>
              ))}
            </dl>
          </Stack>
        </Popup>
      )}
    </div>
  );
};

const dayCounts = ['28', '30', '31'].map((value) => ({ value, label: value }));

type Props = {
  dayCount: number;
  canEdit: boolean;
  meanings: Meanings;
  state: SaveState;
  onDayCount: (count: number) => void;
  onClearLocal: () => void;
};

export const BoardTools = ({ dayCount, canEdit, meanings, state, onDayCount, onClearLocal }: Props) => (
  <Row gap="2 4" align="end" wrap>
    <Segmented
      label={texts.dayCount}
      options={dayCounts}
      value={String(dayCount)}
      disabled={!canEdit}
      onChange={(value) => onDayCount(Number(value))}
    />
    {canEdit && (
      <Text
        look={state === 'stored' || state === 'refused' ? 'warning small' : 'muted small'}
        className={styles.state}
        role="status"
      >
        {texts[state]}
      </Text>
    )}
    <Row gap="2" className={styles.actions}>
      {canEdit && <Shortcuts meanings={meanings} />}
      <Button look="quiet" small onClick={onClearLocal}>
        {texts.clearLocal}
      </Button>
    </Row>
  </Row>
);
