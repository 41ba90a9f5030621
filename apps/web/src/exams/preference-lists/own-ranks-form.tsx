import type { PreferenceList } from '@netlik/contract/exams/preference-lists';
import { SCORE_KEYS } from '@netlik/domain/yks/score-keys';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { estimatedRank } from '../estimates/ranks.texts.ts';
import { preferenceTexts as texts } from './preference-lists.texts.ts';

type ScoreType = (typeof SCORE_KEYS)[number];
type Props = {
  list: Pick<PreferenceList, 'ownRanks' | 'ranges'>;
  onSave: (ownRanks: PreferenceList['ownRanks']) => void;
};

const MAX_RANK = 4_000_000;
const rankOf = (typed: string) => Number(typed.replaceAll(/[.\s]/g, ''));
const isWrong = (typed: string) => {
  const rank = rankOf(typed);
  return typed.trim() !== '' && !(Number.isInteger(rank) && rank >= 1 && rank <= MAX_RANK);
};

export const OwnRanksForm = ({ list, onSave }: Props) => {
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(SCORE_KEYS.map((type) => [type, String(list.ownRanks[type] ?? '')])),
  );
  const hintOf = (type: ScoreType) => {
    const range = list.ranges[type];
    return range ? texts.rankHint(estimatedRank(range.best), estimatedRank(range.worst)) : texts.noRange;
  };
  const save = () => {
    const given = SCORE_KEYS.filter((type) => typed[type]?.trim());
    onSave(Object.fromEntries(given.map((type) => [type, rankOf(typed[type]!)])));
    toast({ text: texts.ranksSaved, tone: 'success' });
  };
  return (
    <details>
      <Text as="summary" weight="semibold" minTouchTarget>
        {texts.ranksTitle}
      </Text>
      <Stack gap="3">
        <Text tone="muted" size="small">
          {texts.ranksLead}
        </Text>
        <Grid fit={200} gap="3">
          {SCORE_KEYS.map((type) => (
            <NumberField
              key={type}
              label={texts.rankOf(type)}
              hint={hintOf(type)}
              optional
              min={1}
              max={MAX_RANK}
              value={typed[type] ?? ''}
              {...(isWrong(typed[type] ?? '') && { error: texts.rankWrong })}
              onChange={(event) => setTyped({ ...typed, [type]: event.currentTarget.value })}
            />
          ))}
        </Grid>
        <div>
          <Button look="line" disabled={Object.values(typed).some(isWrong)} onClick={save}>
            {texts.saveRanks}
          </Button>
        </div>
      </Stack>
    </details>
  );
};
