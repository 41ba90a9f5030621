import type { ListedRoom } from '@netlik/contract/community/rooms/rooms';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router';
import { usePerson } from '../../../data/calls/use-person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { PageFrame } from '../../../ui/layout/page-frame.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { keepsFocus, samePageNavigation } from '../../../ui/layout/use-url-params.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { useTour } from '../../../ui/tutorial/tutorial.ts';
import { CodeDialog } from '../dialogs/code-dialog.tsx';
import { CreateDialog } from '../dialogs/create-dialog.tsx';
import { JoinDialog, LinkDialog } from '../dialogs/invite-dialogs.tsx';
import { OpenRoomsDialog } from '../dialogs/open-rooms-dialog.tsx';
import { GuardianPending } from '../guardian-pending.tsx';
import { openedInvite } from '../invite-address.ts';
import { isOwnerOf } from '../is-owner.ts';
import { roomQueries } from '../rooms.queries.ts';
import { lobbyTexts as texts } from '../rooms.texts.ts';
import { Carousel } from './carousel.tsx';
import { OpenRooms } from './open-rooms.tsx';
import { SelectedRoom, WaitingRoom } from './selected-room.tsx';

const LOBBY = '/study-tracker/study-room';

type Open =
  | { what: 'create' | 'join' | 'open' }
  | { what: 'code'; roomId: string; isOwner: boolean }
  | { what: 'link'; link: string }
  | null;

const useSelectedRoom = (rooms: readonly ListedRoom[] | undefined, isFetching: boolean) => {
  const navigate = useNavigate();
  const asked = useMatch(`${LOBBY}/:roomId`)?.params.roomId ?? null;
  /** A room just created or joined may be missing from the cached list. */
  const [entered, setEntered] = useState<string | null>(null);
  const isAwaited = asked !== null && asked === entered;
  const selected = rooms?.find(({ id }) => id === asked) ?? (isAwaited ? null : rooms?.[0]) ?? null;
  const select = (id: string) =>
    void navigate(`${LOBBY}/${id}`, { state: keepsFocus, replace: true, ...samePageNavigation });

  // Keeps the URL in sync with the selection, also if it named an inaccessible room.
  const wanted = selected && !isFetching && asked !== selected.id ? selected.id : null;
  useEffect(() => {
    if (wanted)
      void navigate(`${LOBBY}/${wanted}`, {
        ...samePageNavigation,
        flushSync: false,
        state: keepsFocus,
        replace: true,
      });
  }, [wanted, navigate]);

  const enter = (id: string) => {
    setEntered(id);
    select(id);
  };
  return { selected, select, enter };
};

const actions = [
  { what: 'open', label: texts.openRooms },
  { what: 'join', label: texts.joinByCode },
  { what: 'create', label: texts.create },
] as const;

type ActionsProps = { isNarrow: boolean; onOpen: (open: Open) => void };

const Actions = ({ isNarrow, onOpen }: ActionsProps) => (
  <Row gap="2" wrap nowrap data-tour="rooms-actions">
    {actions.map(({ what, label }) => (
      <Button key={what} look="line" small={isNarrow} onClick={() => onOpen({ what })}>
        {label}
      </Button>
    ))}
  </Row>
);

type DialogsProps = { open: Open; onOpen: (open: Open) => void; onEnter: (roomId: string) => void };

const Dialogs = ({ open, onOpen, onEnter }: DialogsProps) => {
  const onClose = () => onOpen(null);
  const onJoined = (roomId: string) => {
    onClose();
    onEnter(roomId);
  };
  const onCreated = (roomId: string) => {
    onEnter(roomId);
    onOpen({ what: 'code', roomId, isOwner: true });
  };
  switch (open?.what) {
    case 'create':
      return <CreateDialog onCreated={onCreated} onClose={onClose} />;
    case 'join':
      return <JoinDialog onJoined={onJoined} onClose={onClose} />;
    case 'link':
      return <LinkDialog link={open.link} onJoined={onJoined} onClose={onClose} />;
    case 'open':
      return <OpenRoomsDialog onJoined={onJoined} onClose={onClose} />;
    case 'code':
      return <CodeDialog {...open} onClose={onClose} />;
    default:
      return null;
  }
};

const Lobby = () => {
  useTour('study-room');
  const query = useQuery(roomQueries.list());
  const rooms = query.data;
  const { search } = useLocation();
  const [open, setOpen] = useState<Open>(() => {
    const link = openedInvite(search);
    return link ? { what: 'link', link } : null;
  });
  const { selected, select, enter } = useSelectedRoom(rooms, query.isFetching);
  const isNarrow = useNarrow();
  const shownActions = <Actions isNarrow={isNarrow} onOpen={setOpen} />;
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      actions={!isNarrow && shownActions}
      width="page"
      aside={rooms && <OpenRooms onJoined={enter} />}
    >
      <UntilLoaded query={query} failed={texts.loadFailed} />
      {rooms?.length === 0 && (
        <EmptyState
          drawing="rooms"
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={<Button onClick={() => setOpen({ what: 'create' })}>{texts.createFirst}</Button>}
        />
      )}
      {rooms && rooms.length > 0 && (
        <Carousel rooms={rooms} selectedId={selected?.id ?? null} onSelect={select} />
      )}
      {selected &&
        (selected.membership?.status === 'pending' ? (
          <WaitingRoom room={selected} />
        ) : (
          <SelectedRoom
            key={selected.id}
            room={selected}
            onInvite={() => setOpen({ what: 'code', roomId: selected.id, isOwner: isOwnerOf(selected) })}
          />
        ))}
      {/* On phones the actions come after the rooms. */}
      {isNarrow && shownActions}
      <Dialogs open={open} onOpen={setOpen} onEnter={enter} />
    </PageFrame>
  );
};

export const RoomsPage = () =>
  usePerson()?.consent === 'guardian' ? (
    <PageFrame title={texts.title} lead={texts.lead} width="page">
      <GuardianPending />
    </PageFrame>
  ) : (
    <Lobby />
  );
