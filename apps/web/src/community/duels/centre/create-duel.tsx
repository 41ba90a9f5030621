import { duels } from '@netlik/contract/community/duels';
import { DUEL_TYPES, type DuelType } from '@netlik/domain/community/duels/values';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Section } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { duelTexts as texts } from '../duels.texts.ts';
import { PersonPicker } from '../person-picker.tsx';
import { useDuelInvite } from '../use-person-picker.ts';

export const CreateDuel = () => {
  const [type, setType] = useState<DuelType>('daily');
  const { busy, field, submit } = useDuelInvite({
    invite: (opponentId, send) => send(duels.create, { body: { type, opponentId } }),
    texts: {
      missing: texts.chooseOpponent,
      self: texts.notSelf,
      done: texts.created,
      failed: texts.createFailed,
    },
  });
  return (
    <Section title={texts.createTitle} lead={texts.createLead}>
      <Stack as="form" gap="4" data-tour="duels-create" noValidate onSubmit={submit}>
        <Segmented
          label={texts.length}
          options={DUEL_TYPES.map((value) => ({ value, label: texts.lengths[value] }))}
          value={type}
          onChange={setType}
        />
        <PersonPicker label={texts.opponent} placeholder={texts.opponentPlaceholder} {...field} />
        <Button type="submit" busy={busy}>
          {texts.create}
        </Button>
      </Stack>
    </Section>
  );
};
