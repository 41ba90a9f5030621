import { Button } from '../../ui/buttons/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { SaveState } from './draft/matrix-draft.ts';
import type { Meanings } from './grid/matrix-row.tsx';
import { Shortcuts } from './shortcuts.tsx';
import styles from './topic-matrices.module.css';
import { topicMatrixTexts as texts } from './topic-matrices.texts.ts';

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
      <Button look="quiet" small onClick={onClearLocal}>
        {texts.clearLocal}
      </Button>
    </Row>
  </Row>
);
