import { type DuelType, duels, duelTypes } from '@netlik/contract/endpoints/duels';
import { type FormEvent, useState } from 'react';
import { isAborted } from '../../../api/api-error.ts';
import { PersonPicker } from '../../../people/person-picker.tsx';
import { usePersonPicker } from '../../../people/use-person-picker.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { useDuelWrite } from '../duels.queries.ts';
import { duelTexts as texts } from '../duels.texts.ts';

export const CreateDuel = () => {
  const [type, setType] = useState<DuelType>('daily');
  const [error, setError] = useState<string>();
  const [looking, setLooking] = useState(false);
  const picker = usePersonPicker('duel_invite');
  const { busy, write } = useDuelWrite();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (looking || busy) return;
    setLooking(true);
    try {
      const opponent = await picker.resolve();
      if (opponent === 'self') return setError(texts.notSelf);
      if (!opponent) return setError(texts.chooseOpponent);
      const said = { done: texts.created, failed: texts.createFailed };
      if (await write(duels.create, { body: { type, opponentId: opponent._id } }, said)) picker.clear();
    } catch (failure) {
      if (!isAborted(failure)) toast({ tone: 'danger', text: texts.failed });
    } finally {
      setLooking(false);
    }
  };

  return (
    <Card title={texts.createTitle} lead={texts.createLead}>
      <Stack as="form" gap="4" data-tour="duels-create" noValidate onSubmit={(event) => void submit(event)}>
        <Segmented
          label={texts.length}
          options={duelTypes.map((value) => ({ value, label: texts.lengths[value] }))}
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
        <Button type="submit" busy={busy || looking}>
          {texts.create}
        </Button>
      </Stack>
    </Card>
  );
};
