import { OWNER_ROLE, type Room } from '@netlik/contract/community/rooms/rooms';

export const isOwnerOf = ({ membership }: Pick<Room, 'membership'>): boolean =>
  membership?.role === OWNER_ROLE;
