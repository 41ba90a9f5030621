import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { usePerson } from '../../../api/use-person.ts';
import { SwitchField } from '../../../ui/forms/switch-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { pushTexts as texts } from '../notifications.texts.ts';
import { type PushState, readPushState, turnPushOff, turnPushOn } from './push-browser.ts';

const queryKey = ['notifications', 'push'];

/** Push for this browser; off by default. */
export const PushSwitch = () => {
  const queries = useQueryClient();
  const personId = usePerson()?._id ?? '';
  const { data: state } = useQuery({ queryKey, queryFn: () => readPushState(personId), staleTime: 0 });
  const turn = useMutation({
    mutationFn: () => (state === 'on' ? turnPushOff() : turnPushOn(personId)),
    onSuccess: (next: PushState) => queries.setQueryData(queryKey, next),
  });

  if (state !== 'on' && state !== 'off')
    return (
      <Stack gap="1" look="small" full>
        <p>{texts.title}</p>
        <Text look="muted tiny">{texts[state ?? 'checking']}</Text>
      </Stack>
    );

  // The permission prompt was dismissed.
  const dismissed = state === 'off' && turn.data === 'off' && Notification.permission === 'default';
  const failure = turn.error instanceof ApiError ? turn.error.message : texts.failed;
  return (
    <Stack gap="1" look="small" full>
      <SwitchField
        label={texts.title}
        hint={dismissed ? texts.dismissed : texts[state]}
        error={turn.error ? failure : undefined}
        title={state === 'on' ? texts.turnOff : texts.turnOn}
        checked={state === 'on'}
        aria-busy={turn.isPending || undefined}
        onChange={() => {
          if (!turn.isPending) turn.mutate();
        }}
      />
    </Stack>
  );
};
