import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { usePerson } from '../../../ui/use-person.ts';
import { pushTexts as texts } from '../notifications.texts.ts';
import { type PushState, readPushState, turnPushOff, turnPushOn } from './push-browser.ts';
import styles from './push-switch.module.css';

const queryKey = ['notifications', 'push'];

/** Whether this browser is woken while Netlik is closed. Off until somebody asks for it here. */
export const PushSwitch = () => {
  const queries = useQueryClient();
  const personId = usePerson()?._id ?? '';
  const id = useId();
  const { data: state } = useQuery({ queryKey, queryFn: () => readPushState(personId), staleTime: 0 });
  const turn = useMutation({
    mutationFn: () => (state === 'on' ? turnPushOff() : turnPushOn(personId)),
    onSuccess: (next: PushState) => queries.setQueryData(queryKey, next),
  });

  const status = () => {
    if (turn.error) return turn.error instanceof ApiError ? turn.error.message : texts.failed;
    // Asked, and closed without an answer.
    if (state === 'off' && turn.data === 'off' && Notification.permission === 'default')
      return texts.dismissed;
    return texts[state ?? 'checking'];
  };

  return (
    <div className={styles.push}>
      <p className={styles.name} id={`${id}-name`}>
        {texts.title}
      </p>
      <p className={styles.state} id={`${id}-state`} role="status">
        {status()}
      </p>
      {(state === 'on' || state === 'off') && (
        <button
          type="button"
          role="switch"
          className={styles.switch}
          aria-checked={state === 'on'}
          aria-labelledby={`${id}-name`}
          title={state === 'on' ? texts.turnOff : texts.turnOn}
          aria-describedby={`${id}-state`}
          aria-busy={turn.isPending || undefined}
          aria-disabled={turn.isPending || undefined}
          onClick={() => {
            if (!turn.isPending) turn.mutate();
          }}
        >
          <span className={styles.track}>
            <span className={styles.thumb} />
          </span>
        </button>
      )}
    </div>
  );
};
