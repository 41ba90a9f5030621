import { randomUUID } from 'node:crypto';
import { roomClose, type SocketErrorCode } from '@netlik/contract/community/rooms/room-socket';
import { type Bucket, fullBucket, takeFrom } from '@netlik/domain/community/rooms/token-bucket';
import type { Deps } from '../../../deps.ts';
import { publishToRoom } from '../room-events.ts';
import { sendMessage } from '../room-messages.service.ts';
import { isRefusedText } from '../room-words.ts';
import { frameErrors, type MessageFrame, parseFrame } from './client-frame.ts';
import type { RoomHub } from './room-hub.ts';
import {
  closeRoomSocket,
  encode,
  FRAMES,
  MESSAGES,
  messageFrame,
  ROOM_MESSAGES,
  type RoomSocket,
  sendSeen,
  sendTo,
} from './room-socket.ts';

const POLICY_VIOLATION = 1008;
const MAX_QUEUED = 20;
const TYPING_EVERY_MS = 1000;
const MAX_KNOWN_PEOPLE = 20_000;

export const createRoomClients = (deps: Deps, hub: RoomHub) => {
  const { log } = deps;
  const people = new Map<string, Bucket>();

  const bucketOf = (userId: string) => {
    let bucket = people.get(userId);
    if (!bucket) {
      if (people.size >= MAX_KNOWN_PEOPLE) people.delete(people.keys().next().value as string);
      bucket = fullBucket(MESSAGES, performance.now());
      people.set(userId, bucket);
    }
    return bucket;
  };

  const refuse = (connection: RoomSocket, code: SocketErrorCode, key: string | null) =>
    sendTo(connection, encode({ type: 'error', code, message: frameErrors[code], ...(key && { key }) }));

  const isWithinLimits = ({ userId, roomId }: RoomSocket) => {
    const now = performance.now();
    const room = hub.bucket(roomId);
    return takeFrom(bucketOf(userId), MESSAGES, now) && (!room || takeFrom(room, ROOM_MESSAGES, now));
  };

  const store = async (connection: RoomSocket, { content, key, replyTo }: MessageFrame) => {
    const { roomId, userId } = connection;
    try {
      if (await isRefusedText(deps, content)) return refuse(connection, 'MessageRefused', key);
      const stored = await sendMessage(deps, { roomId, userId, key: key ?? randomUUID(), content, replyTo });
      if (!stored) return closeRoomSocket(connection, roomClose.notMember);
      // A new message arrives by its number, as for all members.
      if (!stored.isNew) sendSeen(connection, messageFrame(stored.message));
    } catch (error) {
      log.error({ err: error }, 'a message could not be stored');
      refuse(connection, 'ConnectionError', key);
    }
  };

  const publishTyping = (connection: RoomSocket, state: boolean) => {
    const now = performance.now();
    if (state === connection.isTyping && now - connection.typedAt < TYPING_EVERY_MS) return;
    connection.isTyping = state;
    connection.typedAt = now;
    const { roomId, userId } = connection;
    publishToRoom(deps, roomId, { type: 'typing', userId, state });
  };

  return {
    receive(connection: RoomSocket, text: string) {
      if (!takeFrom(connection.frames, FRAMES, performance.now()))
        return closeRoomSocket(connection, POLICY_VIOLATION);
      const frame = parseFrame(text);
      if (frame.type === 'refused') return refuse(connection, frame.code, frame.key);
      if (frame.type === 'typing') return publishTyping(connection, frame.state);
      if (connection.queued >= MAX_QUEUED || !isWithinLimits(connection))
        return refuse(connection, 'RateLimited', frame.key);
      connection.isTyping = false;
      connection.queued += 1;
      connection.work = connection.work
        .then(() => store(connection, frame))
        .finally(() => {
          connection.queued -= 1;
        });
    },
  };
};
