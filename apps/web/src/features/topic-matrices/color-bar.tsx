import { type MatrixColor, matrixColors } from '@netlik/contract/topic-matrices';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './color-bar.module.css';
import type { Meanings } from './grid/matrix-row.tsx';
import { colorKeys, colorNames, topicMatrixTexts as texts } from './topic-matrices.texts.ts';

type Props = {
  meanings: Meanings;
  selectedCount: number;
  canEdit: boolean;
  onApply: (color: MatrixColor) => void;
  onClear: () => void;
  onRename: () => void;
};

const Face = ({ color, meaning }: { color: MatrixColor; meaning: string }) => (
  <>
    <span className={styles.swatch} data-color={color} aria-hidden="true" />
    <span className={styles.meaning}>{meaning}</span>
    <kbd className={styles.key}>{colorKeys[color]}</kbd>
  </>
);

/** The legend, whose colours are the buttons that apply them. */
export const ColorBar = ({ meanings, selectedCount, canEdit, onApply, onClear, onRename }: Props) => (
  <div className={styles.bar} data-tour="topic-matrix-colors">
    <ul className={styles.colors} aria-label={texts.colors}>
      {matrixColors.map((color) => (
        <li key={color}>
          {canEdit ? (
            <button
              type="button"
              className={styles.color}
              aria-label={texts.apply(meanings[color], colorNames[color])}
              aria-keyshortcuts={colorKeys[color]}
              onClick={() => onApply(color)}
            >
              <Face color={color} meaning={meanings[color]} />
            </button>
          ) : (
            <span className={styles.color}>
              <Face color={color} meaning={meanings[color]} />
            </span>
          )}
        </li>
      ))}
    </ul>
    {canEdit && (
      <div className={styles.side}>
        <span className={styles.count}>{texts.selected(selectedCount)}</span>
        {selectedCount > 0 && (
          <Button look="plain" small onClick={onClear}>
            {texts.clearSelection}
          </Button>
        )}
        <Button look="quiet" small onClick={onRename}>
          {texts.rename}
        </Button>
      </div>
    )}
  </div>
);
