import { check } from '@netlik/contract/check';
import { type FocusBlock, NewFocus } from '@netlik/contract/community/rooms/room-focus';
import { rooms } from '@netlik/contract/community/rooms/rooms';
import { focusPhase } from '@netlik/domain/community/rooms/focus';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { usePerson } from '../../../data/calls/use-person.ts';
import { useNow } from '../../../data/use-now.ts';
import { failureText } from '../../../data/writes/failure-text.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { formatCountdown } from '../../../formats/durations.ts';
import { parseNumber } from '../../../formats/inputs.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { SubjectSelect } from '../../../ui/subjects/subject-select.tsx';
import { roomQueries } from '../rooms.queries.ts';
import { studyTexts as texts } from '../rooms.texts.ts';
import styles from './study.module.css';

/**
 * Links to an immediate start with the block's lengths and the chosen, configured or last studied subject.
 */
const joinAddress = (
  { focusMinutes, breakMinutes }: FocusBlock,
  subject: { chosen: string } | { subject: string } | undefined,
) =>
  `/study-tracker/timer?${new URLSearchParams({
    start: 'block',
    focus: String(focusMinutes),
    break: String(breakMinutes),
    ...subject,
  })}`;

/** A student without sessions chooses the subject when joining. */
const JoinWithSubject = ({ focus }: { focus: FocusBlock }) => {
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const name = useId();
  const refuse = () => {
    setMissing(true);
    document.getElementsByName(name)[0]?.focus();
  };
  return (
    <Row gap="2" align="end" wrap>
      <SubjectSelect
        name={name}
        label={texts.whatToStudy}
        placeholder={texts.chooseSubject}
        value={chosen}
        error={isMissing && !chosen ? texts.subjectMissing : undefined}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      {chosen ? (
        <ButtonLink look="line" to={joinAddress(focus, { chosen })}>
          {texts.join}
        </ButtonLink>
      ) : (
        <Button look="line" onClick={refuse}>
          {texts.join}
        </Button>
      )}
    </Row>
  );
};

const presets: readonly NewFocus[] = [
  { focusMinutes: 25, breakMinutes: 5 },
  { focusMinutes: 50, breakMinutes: 10 },
];

type RunningProps = { roomId: string; isOwner: boolean; focus: FocusBlock; now: number };

const Running = ({ roomId, isOwner, focus, now }: RunningProps) => {
  const end = useWrite(rooms.endFocus, { failed: texts.failed });
  const isStudent = usePerson()?.role === 'student';
  const { phase, secondsLeft } = focusPhase(focus, now);
  const isJoinable = isStudent && phase === 'focus';
  const sessions = useQuery({ ...roomQueries.lastSession(), enabled: isJoinable }).data?.data;
  const last = sessions?.[0];
  const asksSubject = isJoinable && sessions?.length === 0;
  return (
    <>
      <Row as="p" gap="3" align="baseline" role="timer">
        <Text as="span" weight="semibold">
          {phase === 'focus' ? texts.focus : texts.break}
        </Text>
        <Text as="span" size="figure" weight="semibold" numbers className={styles.digits}>
          {formatCountdown(secondsLeft)}
        </Text>
        <Text as="span" tone="muted" size="small">
          {texts.left}
        </Text>
      </Row>
      {asksSubject && <JoinWithSubject focus={focus} />}
      <Row gap="2" wrap>
        {isJoinable && !asksSubject && (
          <ButtonLink look="line" to={joinAddress(focus, last && { subject: last.subject })}>
            {texts.join}
          </ButtonLink>
        )}
        {isOwner && (
          <Button look="line" busy={end.busy} onClick={() => end.send({ params: { id: roomId } })}>
            {texts.end}
          </Button>
        )}
      </Row>
    </>
  );
};

const OwnLengths = ({ roomId }: { roomId: string }) => {
  const form = useContractForm({
    initial: { focusMinutes: '40', breakMinutes: '10' },
    read: ({ focusMinutes, breakMinutes }) =>
      check(NewFocus, {
        focusMinutes: parseNumber(focusMinutes),
        breakMinutes: parseNumber(breakMinutes),
      }),
    write: (body, { send }) => send(rooms.startFocus, { params: { id: roomId }, body }),
  });
  return (
    <Grid {...form.form} as="form" columns={2} gap="3" align="end">
      {form.failure && <Notice tone="danger">{failureText(texts.failed, form.failure)}</Notice>}
      <NumberField label={texts.focusMinutes} min={5} max={180} step={5} {...form.text('focusMinutes')} />
      <NumberField label={texts.breakMinutes} min={0} max={60} step={5} {...form.text('breakMinutes')} />
      <Button type="submit" look="line" busy={form.busy}>
        {texts.start}
      </Button>
    </Grid>
  );
};

const Starter = ({ roomId }: { roomId: string }) => {
  const start = useWrite(rooms.startFocus, { failed: texts.failed });
  const [isOwn, setOwn] = useState(false);
  return (
    <>
      <Row gap="2" wrap>
        {presets.map((preset) => (
          <Button
            key={preset.focusMinutes}
            look="line"
            small
            busy={start.busy}
            onClick={() => start.send({ params: { id: roomId }, body: preset })}
          >
            {preset.focusMinutes}/{preset.breakMinutes} {texts.start}
          </Button>
        ))}
        {!isOwn && (
          <Button look="quiet" small onClick={() => setOwn(true)}>
            {texts.own}
          </Button>
        )}
      </Row>
      {isOwn && <OwnLengths roomId={roomId} />}
    </>
  );
};

const NoBlock = ({ roomId, isOwner }: { roomId: string; isOwner: boolean }) => (
  <>
    <Text tone="muted" size="small">
      {isOwner ? texts.focusLead : texts.waiting}
    </Text>
    {isOwner && <Starter roomId={roomId} />}
  </>
);

/** The owner may start the next block as soon as the break ends. */
const Block = ({ focus, ...room }: Omit<RunningProps, 'now'>) => {
  // Milliseconds this device's clock is ahead of the server's.
  const ahead = useMemo(() => Date.now() - Date.parse(focus.serverNow), [focus.serverNow]);
  const now = useNow(1000) - ahead;
  return focusPhase(focus, now).phase === 'over' ? (
    <NoBlock {...room} />
  ) : (
    <Running {...room} focus={focus} now={now} />
  );
};

type Props = { roomId: string; isOwner: boolean; focus: FocusBlock | null };

export const FocusBlockView = ({ focus, ...room }: Props) => (
  <Stack as="section" gap="3" justify="start" aria-label={texts.focusTitle}>
    <Text as="h3" size="body">
      {texts.focusTitle}
    </Text>
    {focus ? <Block {...room} focus={focus} /> : <NoBlock {...room} />}
  </Stack>
);
