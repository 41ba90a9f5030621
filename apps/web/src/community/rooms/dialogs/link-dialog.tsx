import { roomInvites } from '@netlik/contract/community/rooms/room-invites';
import { useQuery } from '@tanstack/react-query';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { roomQueries } from '../rooms.queries.ts';
import { dialogTexts as texts } from '../rooms.texts.ts';
import { InviteDialog, type InviteProps } from './invite-dialog.tsx';

/** Asks before joining, because opening a URL must not change anything. */
export const LinkDialog = ({ link, ...props }: InviteProps & { link: string }) => {
  const query = useQuery(roomQueries.preview(link));
  return (
    <InviteDialog
      title={texts.linkTitle}
      room={query.data}
      join={({ send }) => send(roomInvites.joinByLink, { body: { link } })}
      {...props}
    >
      <UntilLoaded query={query} failed={texts.linkFailed} compact />
    </InviteDialog>
  );
};
