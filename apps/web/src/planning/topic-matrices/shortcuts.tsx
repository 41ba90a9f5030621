import { MATRIX_COLORS } from '@netlik/domain/planning/topic-matrices/values';
import { useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Popup } from '../../ui/overlays/popup.tsx';
import type { Meanings } from './grid/matrix-row.tsx';
import styles from './topic-matrices.module.css';
import { colorKeys, topicMatrixTexts as texts } from './topic-matrices.texts.ts';

export const Shortcuts = ({ meanings }: { meanings: Meanings }) => {
  const anchor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div ref={anchor} className={styles.shortcutsButton}>
      <Button look="quiet" small aria-expanded={open} onClick={() => setOpen(!open)}>
        {texts.shortcuts}
      </Button>
      {open && (
        <Popup anchor={anchor} align="end" sheetOnPhone onClose={() => setOpen(false)}>
          <Stack gap="2" size="small" className={styles.shortcuts}>
            <dl>
              {texts.shortcutKeys.map(([key, what]) => (
                <div key={key}>
                  <dt>{key}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
            <Text weight="semibold">{texts.colorKeys}</Text>
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
