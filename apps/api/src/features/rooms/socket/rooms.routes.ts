import { roomMembers } from '@netlik/contract/access';
import { roomClose } from '@netlik/contract/rooms/room-socket';
import { HISTORY_LIMIT } from '@netlik/contract/rooms/rooms';
import type { WebSocket } from 'ws';
import type { Deps } from '../../../deps.ts';
import { type Actor, authorise } from '../../../http/auth-session.ts';
import type { Server } from '../../../http/mount.ts';
import { newId } from '../../../ids.ts';
import { redeemTicket } from '../../identity/account/account.service.ts';
import { findOnline, findStrangers } from '../room-connections.sql.ts';
import {
  type MessageEvent,
  type OutEvent,
  type PresenceEvent,
  roomEvents,
  type TypingEvent,
} from '../room-events.ts';
import { findLastNumbers, findMessagesSince } from '../room-messages.sql.ts';
import { findRoomKey } from '../rooms.sql.ts';
import { createRoomClients } from './room-client.ts';
import { createRoomHub } from './room-hub.ts';
import { createRoomPresence } from './room-presence.ts';
import {
  closeRoomSocket,
  encode,
  openRoomSocket,
  type RoomSocket,
  sendTo,
  startSocket,
} from './room-socket.ts';

const RECHECK_MS = 10 * 60_000;
const PING_MS = 15_000;
/** How often the newest numbers are compared with what was delivered. */
const COMPARE_MS = 5000;
const TICKET = /^[\w-]{16,200}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

type Query = { token?: unknown; roomId?: unknown; since?: unknown };

const mayUseRooms = (actor: Actor | null): actor is Actor => {
  try {
    if (actor) authorise(roomMembers, actor);
    return actor !== null;
  } catch {
    return false;
  }
};

/** `/ws/study-rooms?roomId&token=<ticket>&since=<number>`: the chat of one room. */
export const roomSocketRoutes = ({ app, limiter }: Pick<Server, 'app' | 'limiter'>, deps: Deps) => {
  const { db, bus, clock, log, authSessions } = deps;
  const onFailure = (error: unknown) => log.error({ err: error }, 'rooms failed');
  const hub = createRoomHub({
    load: (roomId, since, limit) => findMessagesSince(db, roomId, since, limit, clock.now()),
    onFailure,
  });
  const presence = createRoomPresence(deps, () => hub.all());
  const clients = createRoomClients(deps, hub);

  const compareNumbers = async () => {
    const ids = hub.roomIds();
    if (ids.length === 0) return;
    for (const { id, lastNumber } of await findLastNumbers(db, ids)) await hub.catchUp(id, lastNumber);
  };

  /** Closes the person's sockets whose session may not use rooms any more. */
  const recheck = async (userId: string) => {
    for (const one of hub.socketsOf(userId))
      if (!mayUseRooms(await authSessions.find(one.sessionId, userId)))
        closeRoomSocket(one, roomClose.sessionEnded);
  };
  const closeOut = ({ roomId, userId, code }: OutEvent) => {
    for (const one of hub.socketsOf(userId)) if (one.roomId === roomId) closeRoomSocket(one, code);
  };

  bus.subscribe(roomEvents.message, (data) => {
    const { roomId, message } = data as MessageEvent;
    hub.deliver(roomId, message);
  });
  bus.subscribe(roomEvents.typing, (data) => {
    const { roomId, ...payload } = data as TypingEvent;
    hub.tell(roomId, encode({ type: 'typing', payload }), payload.userId);
  });
  bus.subscribe(roomEvents.presence, (data) => {
    const { roomId, ...payload } = data as PresenceEvent;
    hub.tell(roomId, encode({ type: 'presence', payload }));
  });
  bus.subscribe(roomEvents.out, (data) => closeOut(data as OutEvent));
  authSessions.onChanged((userId) => void recheck(userId).catch(onFailure));
  // Bans and sign-outs may have been missed as well as messages.
  bus.onReconnect(() => {
    const afterwards = async () => {
      if (hub.isEmpty()) return;
      for (const stranger of await findStrangers(
        db,
        hub.all().map(({ roomId, userId }) => ({ roomId, userId })),
      ))
        closeOut({ ...stranger, code: roomClose.notMember });
      for (const userId of new Set(hub.all().map((one) => one.userId))) await recheck(userId);
      await compareNumbers();
    };
    afterwards().catch(onFailure);
  });

  const welcome = async (one: RoomSocket, since: number | null) => {
    await presence.enter({ id: one.id, roomId: one.roomId, userId: one.userId });
    // Before the messages: whatever gets a higher number comes over the hub.
    const [room] = await findLastNumbers(db, [one.roomId]);
    const lastNumber = room?.lastNumber ?? 0;
    const [missed, online] = await Promise.all([
      since === null ? [] : findMessagesSince(db, one.roomId, since, HISTORY_LIMIT + 1, clock.now()),
      findOnline(db, one.roomId),
    ]);
    const messages = missed.slice(0, HISTORY_LIMIT);
    const hasMore = missed.length > messages.length;
    hub.begin(one.roomId, lastNumber);
    sendTo(
      one,
      encode({ type: 'ready', payload: { roomId: one.roomId, lastNumber, online, messages, hasMore } }),
    );
    startSocket(one, Math.max(lastNumber, hasMore ? 0 : (messages.at(-1)?.number ?? 0)));
  };

  const connect = async (socket: WebSocket, { token, roomId, since }: Query) => {
    const actor = typeof token === 'string' && TICKET.test(token) ? await redeemTicket(deps, token) : null;
    if (socket.readyState !== socket.OPEN) return;
    if (!actor) return closeRoomSocket({ socket }, roomClose.ticketRefused);
    if (!mayUseRooms(actor)) return closeRoomSocket({ socket }, roomClose.sessionEnded);
    const room =
      typeof roomId === 'string' && UUID.test(roomId) ? await findRoomKey(db, actor, roomId) : null;
    if (socket.readyState !== socket.OPEN) return;
    if (!room?.isMember) return closeRoomSocket({ socket }, roomClose.notMember);
    const one = openRoomSocket({
      ...{ id: newId(), roomId: room.id, userId: actor.id, sessionId: actor.sessionId, socket },
    });
    if (!hub.add(one)) return closeRoomSocket(one, roomClose.tooManyPages);
    socket.on('close', () => {
      hub.remove(one);
      presence.exit(one.id);
    });
    socket.on('pong', () => {
      one.alive = true;
    });
    socket.on('message', (data) => clients.receive(one, String(data)));
    const number = typeof since === 'string' && /^\d{1,12}$/.test(since) ? Number(since) : null;
    await welcome(one, number);
    // Banned or signed out while it was being prepared.
    if ((await findStrangers(db, [{ roomId: one.roomId, userId: one.userId }])).length > 0)
      closeRoomSocket(one, roomClose.notMember);
    if (!mayUseRooms(await authSessions.find(one.sessionId, one.userId)))
      closeRoomSocket(one, roomClose.sessionEnded);
  };

  const options = {
    websocket: true,
    preValidation: async ({ ip }: { ip: string }) => limiter.take('socket', ip),
  } as const;
  app.get<{ Querystring: Query }>('/ws/study-rooms', options, async (socket, { query }) => {
    // Registered before the first await: an early error would be unhandled. The socket closes by itself.
    socket.on('error', () => undefined);
    await connect(socket, query).catch((error: unknown) => {
      onFailure(error);
      socket.close(1013);
    });
  });

  const timers = [
    setInterval(() => void compareNumbers().catch(onFailure), COMPARE_MS),
    setInterval(() => {
      for (const { userId } of hub.all()) void recheck(userId).catch(onFailure);
    }, RECHECK_MS),
    setInterval(() => {
      for (const one of hub.all()) {
        if (one.alive) one.socket.ping();
        else one.socket.terminate();
        one.alive = false;
      }
    }, PING_MS),
  ];
  for (const timer of timers) timer.unref();
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await presence.stop();
  });
};
