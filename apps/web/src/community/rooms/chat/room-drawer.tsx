import { check } from '@netlik/contract/check';
import {
  type LeaderboardPeriod,
  leaderboardPeriods,
} from '@netlik/contract/community/rooms/room-leaderboard';
import { type Room, type RoomMember, rooms } from '@netlik/contract/community/rooms/rooms';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { usePerson } from '../../../data/calls/use-person.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { formatSeconds } from '../../../formats/durations.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { lazyNamed } from '../../../ui/layout/lazy-named.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { MenuButton, type MenuItem } from '../../../ui/overlays/menu.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { useBlock } from '../../user-blocks/block-person.ts';
import { peopleTexts } from '../../user-blocks/people.texts.ts';
import { roomQueries } from '../rooms.queries.ts';
import { chatTexts, drawerTexts as texts } from '../rooms.texts.ts';
import styles from './drawer.module.css';

type BanProps = { roomId: string; member: RoomMember; onClose: () => void };

const BanDialog = ({ roomId, member, onClose }: BanProps) => {
  const form = useContractForm({
    initial: { reason: '' },
    read: (values) => check(rooms.ban.body, { ...values, userId: member.userId }),
    write: (body, { send }) => send(rooms.ban, { params: { id: roomId }, body }),
    done: texts.banDone,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={texts.banTitle(member.displayName)}
      size="small"
      form={form}
      submit={texts.ban}
      submitLook="danger"
      failureText={({ message }) => `${texts.banFailed} ${message}`}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text tone="muted" size="small">
          {texts.banText}
        </Text>
        <TextField
          label={texts.banReason}
          hint={texts.banReasonHint}
          optional
          data-first
          {...form.text('reason')}
        />
      </Stack>
    </FormDialog>
  );
};

const ReportDialog = lazyNamed(() => import('../../user-blocks/report-dialog.tsx'), 'ReportDialog');

const cardOf = ({ userId, displayName }: RoomMember) => ({
  _id: userId,
  firstName: displayName,
  initial: '',
  avatar: null,
});

const isHere = ({ status }: RoomMember) => status === 'active' || status === 'online';

type MembersProps = {
  room: Room;
  /** User ids from the socket; without it the list's own state is used. */
  online?: ReadonlySet<string>;
  onMute?: (userId: string, isMuted: boolean) => void;
};

type Asked = { what: 'ban' | 'report'; member: RoomMember };

/** Muted members stay listed, so that they can be unmuted. */
const Members = ({ room, online, onMute }: MembersProps) => {
  const person = usePerson();
  const query = useQuery(roomQueries.members(room.id));
  const block = useBlock();
  const [asked, setAsked] = useState<Asked | null>(null);
  const statusOf = ({ userId, status }: RoomMember) =>
    !online || (status !== 'active' && status !== 'online')
      ? status
      : online.has(userId)
        ? 'online'
        : 'active';
  const shown = (query.data ?? [])
    .filter((member) => isHere(member) || member.isMuted)
    .toSorted((a, b) => Number(statusOf(b) === 'online') - Number(statusOf(a) === 'online'));
  const itemsFor = (member: RoomMember): MenuItem[] => [
    ...(onMute
      ? [
          {
            label: member.isMuted ? chatTexts.unmute : chatTexts.mute,
            onSelect: () => onMute(member.userId, member.isMuted),
          },
          { label: peopleTexts.block, onSelect: () => block.send(cardOf(member)) },
          { label: peopleTexts.report, onSelect: () => setAsked({ what: 'report', member }) },
        ]
      : []),
    ...(person?.role === 'admin' && room.isActive && isHere(member)
      ? [{ label: texts.ban, danger: true, onSelect: () => setAsked({ what: 'ban', member }) }]
      : []),
  ];
  return (
    <Stack as="section" gap="2" aria-label={texts.members}>
      <Text as="h3" size="body">
        {texts.members} {query.data && `(${shown.filter(isHere).length})`}
      </Text>
      <UntilLoaded query={query} failed={chatTexts.loadFailed} compact />
      <Stack as="ul" gap="1">
        {shown.map((member) => {
          const items = member.userId === person?._id ? [] : itemsFor(member);
          return (
            <Row key={member.userId} as="li" gap="3" align="center" minTouchTarget>
              <span className={styles.dot} data-status={statusOf(member)} />
              <Stack as="span" grow>
                <Text as="span" truncate>
                  {member.displayName}
                  {member.userId === person?._id && ` (${chatTexts.you})`}
                </Text>
                <Text as="span" tone="muted" size="small">
                  {member.role} · {texts.statuses[statusOf(member)]}
                  {member.isMuted && ` · ${texts.isMuted}`}
                </Text>
              </Stack>
              {items.length > 0 && (
                <MenuButton label={chatTexts.actionsFor(member.displayName)} items={items} />
              )}
            </Row>
          );
        })}
      </Stack>
      {asked?.what === 'ban' && (
        <BanDialog roomId={room.id} member={asked.member} onClose={() => setAsked(null)} />
      )}
      <Suspense>
        {asked?.what === 'report' && (
          <ReportDialog
            person={cardOf(asked.member)}
            reference={`room:${room.id}`}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </Stack>
  );
};

const Banned = ({ roomId }: { roomId: string }) => {
  const query = useQuery(roomQueries.bans(roomId));
  const { data } = query;
  const unban = useWrite(rooms.unban, { done: texts.unbanDone, failed: texts.unbanFailed });
  return (
    <Stack as="section" gap="2" aria-label={texts.banned}>
      <Text as="h3" size="body">
        {texts.banned}
      </Text>
      <UntilLoaded query={query} failed={texts.bansFailed} compact />
      {data?.length === 0 && (
        <Text tone="muted" size="small">
          {texts.nobodyBanned}
        </Text>
      )}
      <Stack as="ul" gap="1">
        {data?.map(({ userId, displayName, reason }) => (
          <Row key={userId} as="li" gap="3" align="center" minTouchTarget>
            <Stack as="span" grow>
              <Text as="span" truncate>
                {displayName}
              </Text>
              {reason && (
                <Text as="span" tone="muted" size="small">
                  {reason}
                </Text>
              )}
            </Stack>
            <Button
              small
              look="line"
              busy={unban.inputs.some(({ params }) => params.userId === userId)}
              onClick={() => unban.send({ params: { id: roomId, userId } })}
            >
              {texts.unban}
            </Button>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
};

const periods = leaderboardPeriods.map((value) => ({ value, label: texts.leaderboardPeriods[value] }));

const Leaderboard = ({ roomId }: { roomId: string }) => {
  const [period, setPeriod] = useState<LeaderboardPeriod>('today');
  const query = useQuery(roomQueries.leaderboard(roomId, period));
  return (
    <Stack as="section" gap="2" aria-label={texts.leaderboard}>
      <Text as="h3" size="body">
        {texts.leaderboard}
      </Text>
      <Segmented
        quiet
        label={texts.leaderboardPeriod}
        options={periods}
        value={period}
        onChange={setPeriod}
      />
      <Text tone="muted" size="small">
        {texts.leaderboardLead[period]}
      </Text>
      <UntilLoaded query={query} failed={texts.leaderboardFailed} compact />
      {query.data?.length === 0 && (
        <Text tone="muted" size="small">
          {texts.leaderboardEmpty[period]}
        </Text>
      )}
      <Stack as="ol" gap="1">
        {query.data?.map(({ userId, displayName, totalStudySeconds, solvedCount }, index) => (
          <Row key={userId} as="li" gap="3" align="center" minTouchTarget>
            <Text as="span" tone="muted" text="end" numbers className={styles.place}>
              {index + 1}
            </Text>
            <Stack as="span" grow>
              <Text as="span" truncate>
                {displayName}
              </Text>
              <Text as="span" tone="muted" size="small">
                {texts.solved(solvedCount)}
              </Text>
            </Stack>
            <Text as="strong" numbers>
              {formatSeconds(totalStudySeconds)}
            </Text>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
};

const WIDTH = 360;

type Props = MembersProps & {
  onLeave?: () => void;
  onClose: () => void;
};

export const RoomDrawer = ({ onLeave, onClose, ...props }: Props) => {
  const { room } = props;
  const isAdmin = usePerson()?.role === 'admin';
  return (
    <Drawer
      title={room.name}
      width={WIDTH}
      onClose={onClose}
      footer={
        onLeave && (
          <Button look="danger" wide onClick={onLeave}>
            {texts.leave}
          </Button>
        )
      }
    >
      <Stack gap="6">
        <Members {...props} />
        {isAdmin && <Banned roomId={room.id} />}
        <Leaderboard roomId={room.id} />
      </Stack>
    </Drawer>
  );
};
