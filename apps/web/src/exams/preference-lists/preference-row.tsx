import type { PreferenceComment } from '@netlik/contract/exams/preference-lists';
import { chanceOf, type PreferenceWarning } from '@netlik/domain/exams/preference-lists/preferences';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import ChevronUpIcon from 'lucide-react/icons/chevron-up';
import GripIcon from 'lucide-react/icons/grip-vertical';
import TrashIcon from 'lucide-react/icons/trash';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SortableHandle } from '../../ui/sortable/sortable.tsx';
import { quotaText, universityProgrammeNotes } from '../university-programmes/programme.texts.ts';
import { PreferenceComments } from './preference-comments.tsx';
import styles from './preference-lists.module.css';
import { chanceNames, preferenceTexts as texts, warningText } from './preference-lists.texts.ts';
import type { Entry } from './use-preferences.ts';

const MAX_NOTE = 300;
const colours = { high: 'success', balanced: 'primary', hard: 'muted', unknown: 'muted' } as const;

export const nameOf = ({ code, programme }: Entry): string => programme?.name ?? texts.gone(code);

type WarningsProps = { warnings: readonly PreferenceWarning[]; programme: Entry['programme'] };

export const PreferenceWarnings = ({ warnings, programme }: WarningsProps) =>
  warnings.map((warning) => (
    <Text key={warning.kind} tone={warning.kind === 'sameCity' ? 'muted' : 'warning'} size="small">
      {warningText(warning, programme?.successor)}
    </Text>
  ));

type Props = {
  entry: Entry;
  index: number;
  count: number;
  warnings: readonly PreferenceWarning[];
  comments: readonly PreferenceComment[];
  compared: boolean;
  onMove: (to: number) => void;
  onNote: (note: string) => void;
  onRemove: () => void;
  onCompare: () => void;
};

export const PreferenceRow = (props: Props) => {
  const { entry, index, count, warnings, comments, compared, onMove, onNote, onRemove, onCompare } = props;
  const { code, programme, note } = entry;
  const [typed, setTyped] = useState(note);
  const name = nameOf(entry);
  const chance = chanceOf(programme?.reach ?? null);
  return (
    <Grid as="li" gap="2" align="start" className={styles.row} data-sortable-item={code}>
      <SortableHandle gap="1" className={styles.grip} aria-label={texts.move(name)}>
        <Text as="span" size="large" weight="bold" numbers>
          {index + 1}
        </Text>
        <GripIcon size={16} />
      </SortableHandle>
      <Stack gap="1" shrink>
        <Row gap="1 3" wrap between align="baseline">
          <Text as="h3" size="body" wrapAnywhere>
            {name}
          </Text>
          <Text tone={colours[chance]} size="small" weight="semibold" nowrap>
            {chanceNames[chance]}
          </Text>
        </Row>
        {programme && (
          <>
            <Text tone="muted" size="small">
              {texts.place(programme)}
            </Text>
            <Text size="small" numbers>
              {[
                code,
                texts.rank(programme),
                quotaText(programme),
                ...universityProgrammeNotes(programme),
              ].join(' · ')}
            </Text>
          </>
        )}
        <PreferenceWarnings warnings={warnings} programme={programme} />
        <PreferenceComments comments={comments} />
        <Row gap="1" align="center">
          <Button
            look="line"
            small
            aria-pressed={compared}
            aria-label={texts.compareNamed(name)}
            onClick={onCompare}
          >
            {texts.compare}
          </Button>
          <IconButton label={texts.up(name)} disabled={index === 0} onClick={() => onMove(index - 1)}>
            <ChevronUpIcon />
          </IconButton>
          <IconButton
            label={texts.down(name)}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          >
            <ChevronDownIcon />
          </IconButton>
          <IconButton label={texts.remove(name)} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        </Row>
        <details open={note !== ''}>
          <Text as="summary" tone="muted" size="small" minTouchTarget>
            {texts.note}
          </Text>
          <TextField
            label={texts.noteOf(name)}
            maxLength={MAX_NOTE}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={() => typed.trim() !== note && onNote(typed.trim())}
          />
        </details>
      </Stack>
    </Grid>
  );
};
