import {
  type ModerationState,
  moderation,
  type ReportedMessage,
  type ReportedPerson,
} from '@netlik/contract/community/moderation';
import { roomSafety } from '@netlik/contract/community/rooms/room-safety';
import { rooms } from '@netlik/contract/community/rooms/rooms';
import { useNavigate } from 'react-router';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatMoment } from '../../formats/clock.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { peopleTexts } from '../user-blocks/people.texts.ts';
import styles from './moderation.module.css';
import { messageReasons, stateNames, caseTexts as texts } from './moderation.texts.ts';

type Case = ReportedPerson | ReportedMessage;

const WIDTH = 640;
const { facts } = texts;

const stateTones = { open: 'warning', acted: 'success', dismissed: undefined } as const;

export const StateTag = ({ state }: { state: ModerationState }) => (
  <Tag tone={stateTones[state]}>{stateNames[state]}</Tag>
);

const isMessage = (row: Case): row is ReportedMessage => 'content' in row;

const Facts = ({ row }: { row: Case }) => (
  <Grid as="dl" gap="1 4" size="small" className={styles.facts}>
    <dt>{isMessage(row) ? facts.author : facts.reported}</dt>
    <dd>
      <strong>{row.reported.name}</strong>
      {!row.reported.isActive && <Tag tone="danger">{texts.suspended}</Tag>}
      {isMessage(row) && row.isBanned && <Tag tone="danger">{texts.banned}</Tag>}
    </dd>
    <dt>{facts.reason}</dt>
    <dd>{isMessage(row) ? messageReasons[row.reason] : peopleTexts.kinds[row.kind]}</dd>
    {isMessage(row) ? (
      <>
        <dt>{facts.room}</dt>
        <dd>{row.roomName}</dd>
        <dt>{facts.sent}</dt>
        <dd>{formatMoment(row.sentAt)}</dd>
      </>
    ) : (
      row.reference && (
        <>
          <dt>{facts.place}</dt>
          <dd>{texts.place(row.reference)}</dd>
        </>
      )
    )}
    <dt>{facts.reporter}</dt>
    <dd>{row.reporter?.name ?? texts.erased}</dd>
    <dt>{facts.time}</dt>
    <dd>{formatMoment(row.createdAt)}</dd>
    {row.handledAt && (
      <>
        <dt>{facts.handled}</dt>
        <dd>{texts.handledBy(formatMoment(row.handledAt), row.handledBy)}</dd>
      </>
    )}
  </Grid>
);

const BanButton = ({ row: { roomId, reported } }: { row: ReportedMessage }) => {
  const { send, busy } = useWrite(rooms.ban, { done: texts.banDone, failed: texts.banFailed });
  const ban = async () => {
    const question = { title: texts.banTitle(reported.name), text: texts.banText, action: texts.ban };
    if (await confirm({ ...question, danger: true }))
      await send({ params: { id: roomId! }, body: { userId: reported.id, reason: texts.banReason } });
  };
  return (
    <Button look="danger" small busy={busy} onClick={() => void ban()}>
      {texts.ban}
    </Button>
  );
};

const RemoveButton = ({ row: { roomId, messageId } }: { row: ReportedMessage }) => {
  const { send, busy } = useWrite(roomSafety.removeMessage, {
    done: texts.removed,
    failed: texts.removeFailed,
  });
  return (
    <Button look="danger" small busy={busy} onClick={() => send({ params: { id: roomId!, messageId } })}>
      {texts.remove}
    </Button>
  );
};

/** Links to the pages where the user can be suspended or banned from the room. */
const Measures = ({ row }: { row: Case }) => {
  const navigate = useNavigate();
  return (
    <section>
      <h3>{texts.actions}</h3>
      <Row gap="2" align="center" wrap>
        <Button
          look="line"
          small
          onClick={() => navigate(`/admin-dashboard?tab=users&user=${row.reported.id}`)}
        >
          {texts.openPerson}
        </Button>
        {isMessage(row) && row.roomId && (
          <>
            <Button
              look="line"
              small
              onClick={() => navigate(`/study-tracker/study-room/${row.roomId}/chat`)}
            >
              {texts.openRoom}
            </Button>
            {row.isShown && <RemoveButton row={row} />}
            {!row.isBanned && <BanButton row={row} />}
          </>
        )}
        {isMessage(row) && !row.roomId && <span>{texts.roomGone}</span>}
      </Row>
    </section>
  );
};

const Decision = ({ row }: { row: Case }) => {
  const decide = useWrite(
    (state: ModerationState, { send }): Promise<unknown> => {
      const input = { params: { id: row.id }, body: { state } };
      return isMessage(row) ? send(moderation.decideMessage, input) : send(moderation.decidePerson, input);
    },
    { done: (_, state) => texts.decided(state), failed: texts.decideFailed },
  );
  const choice = (state: ModerationState, label: string, look: 'primary' | 'line') => (
    <Button look={look} small busy={decide.inputs.includes(state)} onClick={() => decide.send(state)}>
      {label}
    </Button>
  );
  return (
    <section>
      <h3>{texts.decision}</h3>
      <Row gap="2" align="center" wrap>
        {row.state === 'open' ? (
          <>
            {choice('acted', texts.act, 'primary')}
            {choice('dismissed', texts.dismiss, 'line')}
          </>
        ) : (
          <>
            <StateTag state={row.state} />
            {choice('open', texts.reopen, 'line')}
          </>
        )}
      </Row>
    </section>
  );
};

type Props = { row: Case; onClose: () => void };

export const CaseDrawer = ({ row, onClose }: Props) => (
  <Drawer title={row.reported.name} width={WIDTH} onClose={onClose}>
    <Stack gap="5" className={styles.detail}>
      <Facts row={row} />
      <section>
        <h3>{isMessage(row) ? texts.content : texts.words}</h3>
        <blockquote className={styles.said}>{isMessage(row) ? row.content : row.reason}</blockquote>
      </section>
      {!isMessage(row) && row.message && (
        <section>
          <h3>{texts.content}</h3>
          <blockquote className={styles.said}>{row.message.text}</blockquote>
          {row.message.pictures.map((url) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              {texts.picture}
            </a>
          ))}
        </section>
      )}
      {isMessage(row) && row.note && (
        <section>
          <h3>{texts.note}</h3>
          <p>{row.note}</p>
        </section>
      )}
      <Measures row={row} />
      <Decision row={row} />
    </Stack>
  </Drawer>
);
