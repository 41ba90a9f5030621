import { duels } from '@netlik/contract/community/duels';
import { DUEL_TYPES, type DuelType } from '@netlik/domain/community/duels/values';
import { type FormEvent, useState } from 'react';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { duelTexts as texts } from '../duels.texts.ts';
import { PersonPicker } from '../person-picker.tsx';
import { usePersonPicker } from '../use-person-picker.ts';

export const CreateDuel = () => {
  const [type, setType] = useState<DuelType>('daily');
  const [error, setError] = useState<string>();
  const picker = usePersonPicker('duel_invite');
  const invite = useWrite(
    async (_: undefined, { send }) => {
      const opponent = await picker.resolve();
      if (opponent === 'self') return setError(texts.notSelf);
      if (!opponent) return setError(texts.chooseOpponent);
      await send(duels.create, { body: { type, opponentId: opponent._id } });
      picker.clear();
      return true;
    },
    { done: (isSent) => (isSent ? texts.created : null), failed: texts.createFailed },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void invite.send();
  };

  return (
    <Card title={texts.createTitle} lead={texts.createLead}>
      <Stack as="form" gap="4" data-tour="duels-create" noValidate onSubmit={submit}>
        <Segmented
          label={texts.length}
          options={DUEL_TYPES.map((value) => ({ value, label: texts.lengths[value] }))}
          value={type}
          onChange={setType}
        />
        <PersonPicker
          label={texts.opponent}
          placeholder={texts.opponentPlaceholder}
          picker={picker}
          error={error}
          onType={() => setError(undefined)}
        />
        <Button type="submit" busy={invite.busy}>
          {texts.create}
        </Button>
      </Stack>
    </Card>
  );
};
