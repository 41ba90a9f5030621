import { matrixColors } from '@netlik/contract/topic-matrices';
import { useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
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
          <div className={styles.shortcuts}>
            <dl>
              {texts.shortcutKeys.map(([key, what]) => (
                <div key={key}>
                  <dt>{key}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.shortcutsTitle}>{texts.colorKeys}</p>
            <dl className={styles.colorKeys}>
              {matrixColors.map((color) => (
                <div key={color}>
                  <dt>
                    <kbd>{colorKeys[color]}</kbd>
                  </dt>
                  <dd>{meanings[color]}</dd>
                </div>
              ))}
            </dl>
          </div>
        </Popup>
      )}
    </div>
  );
};
