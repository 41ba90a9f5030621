import type { ListedRoom, RoomDetail, RoomMessage } from '@netlik/contract/community/rooms/rooms';
import { aRoom, aRoomMember, aRoomMessage } from '@netlik/testkit/rows/community';

const id = (end: number) => `01890a5d-ac96-774b-bcce-b302099a81${String(end).padStart(2, '0')}`;

const ayseId = '01890a5d-ac96-774b-bcce-b302099a8057';
export const ege = id(90);

export const sampleRoom = (index: number, part: Partial<ListedRoom> = {}) =>
  aRoom({ id: id(index), ownerId: ayseId, name: `Oda ${index}`, ...part });

export const sampleDetail = (part: Partial<RoomDetail> = {}): RoomDetail => ({
  ...sampleRoom(1),
  needsApproval: false,
  lastNumber: 3,
  readNumber: 2,
  ...part,
});

export const sampleMembers = [
  aRoomMember({ userId: ayseId, displayName: 'Ayşe I.', role: 'Sahip' }),
  aRoomMember({ userId: ege }),
];

export const sampleMessage = (number: number, part: Partial<RoomMessage> = {}) =>
  aRoomMessage({
    id: id(50 + (number % 40)),
    userId: number % 2 ? ege : ayseId,
    number,
    key: `sample-${number}`,
    content: `Mesaj ${number}`,
    ...part,
  });
