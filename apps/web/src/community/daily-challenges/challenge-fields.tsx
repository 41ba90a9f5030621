import { challengeKeys, isMeasurable } from '@netlik/domain/community/daily-challenges/daily-challenges';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import ChevronUpIcon from 'lucide-react/icons/chevron-up';
import TrashIcon from 'lucide-react/icons/trash';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { SelectField, TextField } from '../../ui/forms/field.tsx';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type ChallengeDraft, draftErrors } from './challenge-draft.ts';
import { challengeKeyTexts, editorTexts as texts } from './daily-challenges.texts.ts';

type Props = {
  draft: ChallengeDraft;
  place: number;
  isLast: boolean;
  /** Errors are shown after the first attempt to save. */
  checked: boolean;
  onChange: (part: Partial<ChallengeDraft>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

export const ChallengeFields = ({ draft, place, isLast, checked, onChange, onMove, onRemove }: Props) => {
  const errors = checked ? draftErrors(draft) : {};
  const key = draft.key.trim();
  const isUnknown = key !== '' && !isMeasurable(key);
  return (
    <Section title={texts.item(place)}>
      <Grid fit={220} gap="3" align="start">
        <SelectField
          label={texts.key}
          value={key}
          {...(errors.key && { error: errors.key })}
          {...(isUnknown && { hint: texts.notMeasurable })}
          onChange={(event) => onChange({ key: event.target.value })}
        >
          <option value="">{texts.pickKey}</option>
          {challengeKeys.map((value) => (
            <option key={value} value={value}>
              {challengeKeyTexts[value]}
            </option>
          ))}
          {/* The stored key may be older than the list of keys or come from another client. */}
          {isUnknown && <option value={key}>{texts.unknownKey(key)}</option>}
        </SelectField>
        <TextField
          label={texts.name}
          value={draft.title}
          maxLength={120}
          {...(errors.title && { error: errors.title })}
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <NumberField
          label={texts.target}
          name="target"
          value={draft.target}
          min={1}
          max={100_000}
          error={errors.target}
          onChange={(event) => onChange({ target: event.currentTarget.value })}
        />
        <NumberField
          label={texts.xp}
          name="xpReward"
          value={draft.xpReward}
          min={0}
          max={1000}
          step={1}
          error={errors.xpReward}
          onChange={(event) => onChange({ xpReward: event.currentTarget.value })}
        />
        <Text as="div" fullRow>
          <TextField
            label={texts.description}
            optional
            value={draft.description}
            maxLength={300}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        </Text>
      </Grid>
      <Row gap="2" align="center" between wrap>
        <SwitchField
          label={texts.active}
          checked={draft.active}
          onChange={(event) => onChange({ active: event.target.checked })}
        />
        <Row as="span" gap="1">
          <IconButton label={texts.up(draft.title)} disabled={place === 1} onClick={() => onMove(-1)}>
            <ChevronUpIcon />
          </IconButton>
          <IconButton label={texts.down(draft.title)} disabled={isLast} onClick={() => onMove(1)}>
            <ChevronDownIcon />
          </IconButton>
          <IconButton label={texts.remove(draft.title)} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        </Row>
      </Row>
    </Section>
  );
};
