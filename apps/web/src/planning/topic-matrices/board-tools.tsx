import { MATRIX_COLORS } from '@netlik/domain/planning/topic-matrices/values';
import { Fragment, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
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
      <Button look="line" small aria-expanded={open} onClick={() => setOpen(!open)}>
        {texts.shortcuts}
      </Button>
      {open && (
        <Popup anchor={anchor} align="end" sheetOnPhone onClose={() => setOpen(false)}>
          <Stack gap="2" size="small" className={styles.shortcuts}>
            <Grid as="dl" gap="1 3">
              {texts.shortcutKeys.map(([key, what]) => (
                <Fragment key={key}>
                  <Text as="dt" tone="muted">
                    {key}
                  </Text>
                  <dd>{what}</dd>
                </Fragment>
              ))}
            </Grid>
            <Text weight="semibold">{texts.colorKeys}</Text>
            <Grid as="dl" gap="1 3" className={styles.colorKeys}>
              {MATRIX_COLORS.map((color) => (
                <Fragment key={color}>
                  <dt>
                    <kbd>{colorKeys[color]}</kbd>
                  </dt>
                  <dd>{meanings[color]}</dd>
                </Fragment>
              ))}
            </Grid>
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
        tone={state === 'stored' || state === 'refused' ? 'warning' : 'muted'}
        size="small"
        className={styles.state}
        role="status"
      >
        {texts[state]}
      </Text>
    )}
    <Row gap="2" className={styles.actions}>
      {canEdit && <Shortcuts meanings={meanings} />}
      <Button look="line" small onClick={onClearLocal}>
        {texts.clearLocal}
      </Button>
    </Row>
  </Row>
);
