import type { Room, RoomMember } from '@netlik/contract/community/rooms/rooms';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { usePerson } from '../../../data/calls/use-person.ts';
import { lazyNamed } from '../../../ui/layout/lazy-named.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { MenuButton, type MenuItem } from '../../../ui/overlays/menu.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { useBlock } from '../../user-blocks/block-person.ts';
import { peopleTexts } from '../../user-blocks/people.texts.ts';
import { roomQueries } from '../rooms.queries.ts';
import { chatTexts, drawerTexts as texts } from '../rooms.texts.ts';
import { BanDialog } from './ban-dialog.tsx';
import styles from './drawer.module.css';

const ReportDialog = lazyNamed(() => import('../../user-blocks/report-dialog.tsx'), 'ReportDialog');

const cardOf = ({ userId, displayName }: RoomMember) => ({
  _id: userId,
  firstName: displayName,
  initial: '',
  avatar: null,
});

const isHere = ({ status }: RoomMember) => status === 'active' || status === 'online';

export type MembersProps = {
  room: Room;
  /** User ids from the socket; without it the list's own state is used. */
  online?: ReadonlySet<string>;
  onMute?: (userId: string, isMuted: boolean) => void;
};

type Asked = { what: 'ban' | 'report'; member: RoomMember };

/** Muted members stay listed, so that they can be unmuted. */
export const Members = ({ room, online, onMute }: MembersProps) => {
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
      <Text as="h3" look="body">
        {texts.members} {query.data && `(${shown.filter(isHere).length})`}
      </Text>
      <UntilLoaded query={query} failed={chatTexts.loadFailed} compact />
      <Stack as="ul" gap="1">
        {shown.map((member) => {
          const items = member.userId === person?._id ? [] : itemsFor(member);
          return (
            <Row key={member.userId} as="li" gap="3" align="center" touch>
              <span className={styles.dot} data-status={statusOf(member)} />
              <Stack as="span" grow>
                <Text as="span" cut>
                  {member.displayName}
                  {member.userId === person?._id && ` (${chatTexts.you})`}
                </Text>
                <Text as="span" look="muted small">
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
