import { MATRIX_COLORS, type MatrixColor } from '@netlik/domain/planning/topic-matrices/values';
import CloseIcon from 'lucide-react/icons/x';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Chip } from '../../ui/forms/chip.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
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

type SwatchesProps = Pick<Props, 'meanings' | 'selectedCount' | 'onApply' | 'onClear'>;

/** On phones the legend above the grid is out of view while cells are selected. */
const Swatch = ({ color }: { color: MatrixColor }) => (
  <Stack
    as="span"
    center
    size="tiny"
    weight="bold"
    className={styles.swatch}
    data-color={color}
    aria-hidden="true"
  />
);

const ColorDock = ({ meanings, selectedCount, onApply, onClear }: SwatchesProps) => (
  <Row
    align="center"
    between
    box="panel"
    className={styles.dock}
    role="toolbar"
    aria-label={texts.colors}
    data-floating
  >
    {MATRIX_COLORS.map((color) => (
      <Stack
        key={color}
        as="button"
        type="button"
        center
        minTouchTarget
        grow
        aria-label={texts.apply(meanings[color], colorNames[color])}
        onClick={() => onApply(color)}
      >
        <Swatch color={color} />
      </Stack>
    ))}
    <IconButton label={texts.clearSelectionOf(selectedCount)} onClick={onClear}>
      <CloseIcon size={18} />
    </IconButton>
  </Row>
);

const Face = ({ color, meaning }: { color: MatrixColor; meaning: string }) => (
  <>
    <Swatch color={color} />
    <Text as="span" truncate className={styles.meaning}>
      {meaning}
    </Text>
    <kbd>{colorKeys[color]}</kbd>
  </>
);

export const ColorBar = ({ meanings, selectedCount, canEdit, onApply, onClear, onRename }: Props) => {
  const isDocked = useNarrow() && canEdit && selectedCount > 0;
  return (
    <Row gap="2 4" align="center" between wrap className={styles.bar} data-tour="topic-matrix-colors">
      <Row as="ul" gap="2" wrap className={styles.colors} aria-label={texts.colors}>
        {MATRIX_COLORS.map((color) => (
          <li key={color}>
            {canEdit && !isDocked ? (
              <Chip
                aria-label={texts.apply(meanings[color], colorNames[color])}
                aria-keyshortcuts={colorKeys[color]}
                onClick={() => onApply(color)}
              >
                <Face color={color} meaning={meanings[color]} />
              </Chip>
            ) : (
              <Row as="span" gap="2" align="center" inline size="small" minTouchTarget>
                <Face color={color} meaning={meanings[color]} />
              </Row>
            )}
          </li>
        ))}
      </Row>
      {canEdit && (
        <Row gap="2" align="center" className={styles.side}>
          <Text as="span" tone="muted" size="small" numbers>
            {texts.selected(selectedCount)}
          </Text>
          {selectedCount > 0 && (
            <Button look="quiet" small onClick={onClear}>
              {texts.clearSelection}
            </Button>
          )}
          <Button look="line" small onClick={onRename}>
            {texts.rename}
          </Button>
        </Row>
      )}
      {isDocked && (
        <ColorDock meanings={meanings} selectedCount={selectedCount} onApply={onApply} onClear={onClear} />
      )}
    </Row>
  );
};
