import type { FocusBlock, NewFocus } from '@netlik/contract/rooms/room-focus';
import { rooms } from '@netlik/contract/rooms/rooms';
import { focusPhase } from '@netlik/domain/rooms/focus';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../../api/call.ts';
import { usePerson } from '../../../api/use-person.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { toastFailure } from '../failure-text.ts';
import { studyTexts as texts } from '../rooms.texts.ts';
import styles from './study.module.css';
import { useNow } from './use-now.ts';

/** The timer page starts at once with the block's lengths and the student's last subject. */
const joinAddress = ({ focusMinutes, breakMinutes }: FocusBlock) =>
  `/study-tracker/timer?start=block&focus=${focusMinutes}&break=${breakMinutes}`;

const presets: readonly NewFocus[] = [
  { focusMinutes: 25, breakMinutes: 5 },
  { focusMinutes: 50, breakMinutes: 10 },
];

const twoDigits = (number: number) => String(number).padStart(2, '0');
const clock = (seconds: number) => `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;

type Props = { roomId: string; isOwner: boolean; focus: FocusBlock | null };

const useFocusWrites = (roomId: string) => {
  const params = { id: roomId };
  const onError = (error: unknown) => toastFailure(texts.failed, error);
  const start = useMutation({
    mutationFn: (body: NewFocus) => call(rooms.startFocus, { params, body }),
    onError,
  });
  const end = useMutation({ mutationFn: () => call(rooms.endFocus, { params }), onError });
  return { start, end };
};

const Running = ({ roomId, isOwner, focus }: Props & { focus: FocusBlock }) => {
  const { end } = useFocusWrites(roomId);
  const isStudent = usePerson()?.role === 'student';
  // How far this device's clock is from the server's.
  const ahead = useMemo(() => Date.now() - Date.parse(focus.serverNow), [focus.serverNow]);
  const { phase, secondsLeft } = focusPhase(focus, useNow(1000) - ahead);
  if (phase === 'over') return <p className={styles.muted}>{texts.waiting}</p>;
  return (
    <>
      <p className={styles.clock} role="timer">
        <span className={styles.phase}>{phase === 'focus' ? texts.focus : texts.break}</span>
        <span className={styles.digits}>{clock(secondsLeft)}</span>
        <span className={styles.muted}>{texts.left}</span>
      </p>
      <div className={styles.buttons}>
        {isStudent && phase === 'focus' && (
          <ButtonLink look="quiet" to={joinAddress(focus)}>
            {texts.join}
          </ButtonLink>
        )}
        {isOwner && (
          <Button look="quiet" busy={end.isPending} onClick={() => end.mutate()}>
            {texts.end}
          </Button>
        )}
      </div>
    </>
  );
};

const Starter = ({ roomId }: { roomId: string }) => {
  const { start } = useFocusWrites(roomId);
  const [own, setOwn] = useState<{ focus: string; rest: string } | null>(null);
  const body = own && { focusMinutes: Number(own.focus), breakMinutes: Number(own.rest) };
  return (
    <>
      <div className={styles.buttons}>
        {presets.map((preset) => (
          <Button
            key={preset.focusMinutes}
            look="quiet"
            small
            busy={start.isPending}
            onClick={() => start.mutate(preset)}
          >
            {preset.focusMinutes}/{preset.breakMinutes} {texts.start}
          </Button>
        ))}
        {!own && (
          <Button look="plain" small onClick={() => setOwn({ focus: '40', rest: '10' })}>
            {texts.own}
          </Button>
        )}
      </div>
      {own && body && (
        <form
          className={styles.own}
          onSubmit={(event) => {
            event.preventDefault();
            start.mutate(body);
          }}
        >
          <TextField
            label={texts.focusMinutes}
            inputMode="numeric"
            value={own.focus}
            onChange={({ currentTarget }) => setOwn({ ...own, focus: currentTarget.value })}
          />
          <TextField
            label={texts.breakMinutes}
            inputMode="numeric"
            value={own.rest}
            onChange={({ currentTarget }) => setOwn({ ...own, rest: currentTarget.value })}
          />
          <Button type="submit" look="quiet" busy={start.isPending}>
            {texts.start}
          </Button>
        </form>
      )}
    </>
  );
};

export const FocusBlockView = ({ roomId, isOwner, focus }: Props) => (
  <section aria-label={texts.focusTitle} className={styles.part}>
    <h3>{texts.focusTitle}</h3>
    {focus && <Running {...{ roomId, isOwner, focus }} />}
    {!focus && <p className={styles.muted}>{isOwner ? texts.focusLead : texts.waiting}</p>}
    {!focus && isOwner && <Starter roomId={roomId} />}
  </section>
);
