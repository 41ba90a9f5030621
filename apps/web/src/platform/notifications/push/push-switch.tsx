import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePerson } from '../../../data/calls/use-person.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { SwitchField } from '../../../ui/forms/switch-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { pushTexts as texts } from '../notifications.texts.ts';
import { type PushState, readPushState, turnPushOff, turnPushOn } from './push-browser.ts';

const queryKey = ['notifications', 'push'];

export const PushSwitch = () => {
  const queries = useQueryClient();
  const personId = usePerson()?._id ?? '';
  const { data: state } = useQuery({ queryKey, queryFn: () => readPushState(personId), staleTime: 0 });
  const [turned, setTurned] = useState<PushState | null>(null);
  const turn = useWrite((isOn: boolean) => (isOn ? turnPushOff() : turnPushOn(personId)), {
    failed: texts.failed,
    inline: true,
    onDone: (next) => {
      queries.setQueryData(queryKey, next);
      setTurned(next);
    },
  });

  if (state !== 'on' && state !== 'off')
    return (
      <Stack gap="1" size="small" full>
        <p>{texts.title}</p>
        <Text tone="muted" size="tiny">
          {texts[state ?? 'checking']}
        </Text>
      </Stack>
    );

  // The permission prompt was dismissed.
  const dismissed = state === 'off' && turned === 'off' && Notification.permission === 'default';
  return (
    <Stack gap="1" size="small" full>
      <SwitchField
        label={texts.title}
        hint={dismissed ? texts.dismissed : texts[state]}
        error={turn.error ?? undefined}
        title={state === 'on' ? texts.turnOff : texts.turnOn}
        checked={state === 'on'}
        aria-busy={turn.busy || undefined}
        onChange={() => turn.send(state === 'on')}
      />
    </Stack>
  );
};
