import { randomUUID } from 'node:crypto';
import { roomClose, type SocketErrorCode } from '@netlik/contract/rooms/room-socket';
import { type Bucket, fullBucket, takeFrom } from '@netlik/domain/rooms/token-bucket';
import type { Deps } from '../../../deps.ts';
import { publishToRoom } from '../room-events.ts';
import { sendMessage } from '../room-messages.service.ts';
import { isRefusedText } from '../room-words.ts';
import { frameErrors, parseFrame } from './client-frame.ts';
import type { RoomHub } from './room-hub.ts';
import {
  closeRoomSocket,
  encode,
  FRAMES,
  MESSAGES,
  ROOM_MESSAGES,
  type RoomSocket,
  sendTo,
} from './room-socket.ts';

const POLICY_VIOLATION = 1008;
/** Messages of one socket that wait to be stored. */
const MOST_QUEUED = 20;
const TYPING_EVERY_MS = 1000;
const MAX_KNOWN_PEOPLE = 20_000;

/** What clients send: messages and typing, each within its limits. */
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

  const refuse = (one: RoomSocket, code: SocketErrorCode, key: string | null) =>
    sendTo(one, encode({ type: 'error', code, message: frameErrors[code], ...(key && { key }) }));

  const isWithinLimits = ({ userId, roomId }: RoomSocket) => {
    const now = performance.now();
    const room = hub.bucket(roomId);
    return takeFrom(bucketOf(userId), MESSAGES, now) && (!room || takeFrom(room, ROOM_MESSAGES, now));
  };

  const store = async (one: RoomSocket, content: string, key: string | null) => {
    const { roomId, userId } = one;
    try {
      if (await isRefusedText(deps, content)) return refuse(one, 'MessageRefused', key);
      const stored = await sendMessage(deps, { roomId, userId, key: key ?? randomUUID(), content });
      if (!stored) return closeRoomSocket(one, roomClose.notMember);
      // A new one comes by its number, like to everybody else.
      if (!stored.isNew) sendTo(one, encode({ type: 'message', payload: stored.message }));
    } catch (error) {
      log.error({ err: error }, 'a message could not be stored');
      refuse(one, 'ConnectionError', key);
    }
  };

  const tellTyping = (one: RoomSocket, state: boolean) => {
    const now = performance.now();
    if (state === one.isTyping && now - one.typedAt < TYPING_EVERY_MS) return;
    one.isTyping = state;
    one.typedAt = now;
    const { roomId, userId } = one;
    publishToRoom(deps, roomId, { type: 'typing', userId, state });
  };

  return {
    receive(one: RoomSocket, text: string) {
      if (!takeFrom(one.frames, FRAMES, performance.now())) return closeRoomSocket(one, POLICY_VIOLATION);
      const frame = parseFrame(text);
      if (frame.type === 'refused') return refuse(one, frame.code, frame.key);
      if (frame.type === 'typing') return tellTyping(one, frame.state);
      if (one.queued >= MOST_QUEUED || !isWithinLimits(one)) return refuse(one, 'RateLimited', frame.key);
      one.isTyping = false;
      one.queued += 1;
      one.work = one.work
        .then(() => store(one, frame.content, frame.key))
        .finally(() => {
          one.queued -= 1;
        });
    },
  };
};
