import { roomMembers } from '@netlik/contract/access';
import { roomClose, type ServerFrame } from '@netlik/contract/community/rooms/room-socket';
import type { WebSocket } from 'ws';
import type { Deps } from '../../../deps.ts';
import { type Actor, isAuthorised } from '../../../http/auth-session.ts';
import type { Server } from '../../../http/mount.ts';
import { newId } from '../../../ids.ts';
import { redeemTicket } from '../../../platform/live/tickets.service.ts';
import { busTopics } from '../../../realtime/bus.ts';
import type { ConnectionGroup } from '../../../realtime/connections.ts';
import { GOING_AWAY } from '../../../realtime/sockets.ts';
import { findBlocking, findHiddenPeople } from '../room-blocks.sql.ts';
import { findOnline, findStrangers } from '../room-connections.sql.ts';
import type { RoomEvent } from '../room-events.ts';
import { findLastNumbers, findMessagesSince, findRemoved } from '../room-messages.sql.ts';
import { findReactions } from '../room-reactions.sql.ts';
import { findRoomKey } from '../rooms.sql.ts';
import { firstKept, reactionFrame, snapshotFrame } from './reaction-frames.ts';
import { createRoomClients } from './room-client.ts';
import { createRoomHub, type RoomHub } from './room-hub.ts';
import { createRoomPresence } from './room-presence.ts';
import { closeRoomSocket, encode, openRoomSocket, type RoomSocket } from './room-socket.ts';
import { type ReadyReads, sendReady } from './send-ready.ts';

/** Interval for comparing the newest stored numbers with the delivered ones. */
const COMPARE_MS = 5000;
const TICKET = /^[\w-]{16,200}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

type Query = { token?: unknown; roomId?: unknown; since?: unknown };

const mayUseRooms = (actor: Actor | null): actor is Actor =>
  actor !== null && isAuthorised(roomMembers, actor);

type Viewed = Pick<Deps, 'db' | 'clock'>;

const initialStateOf = ({ db, clock }: Viewed, { roomId, viewer }: RoomSocket): ReadyReads => {
  return {
    lastNumber: async () => (await findLastNumbers(db, [roomId]))[0]?.lastNumber ?? 0,
    missed: (after, limit) => findMessagesSince(db, after, { roomId, viewer, limit, now: clock.now() }),
    reactions: (from) => findReactions(db, [{ roomId, from }]),
    removed: async () => (await findRemoved(db, [roomId])).map(({ number }) => number),
    people: async () => {
      const [online, hidden] = await Promise.all([findOnline(db, roomId), findHiddenPeople(db, viewer)]);
      return { online, hidden };
    },
  };
};

/** Events of the bus, delivered to the sockets of this process. */
const roomReceiver =
  (hub: RoomHub, disconnect: (roomId: string, userId: string, code: number) => void) =>
  (roomId: string, event: RoomEvent) => {
    if (event.type === 'message') return hub.deliver(roomId, event.message);
    if (event.type === 'removed') return hub.markRemoved(roomId, event.number);
    if (event.type === 'reaction') return hub.announce(roomId, reactionFrame(event));
    if (event.type === 'out') return disconnect(roomId, event.userId, event.code);
    if (event.type === 'changed') {
      for (const userId of event.userIds) disconnect(roomId, userId, roomClose.changed);
      return;
    }
    const { type, ...payload } = event;
    const frame = encode({ type, payload } as Extract<ServerFrame, { type: 'typing' | 'presence' }>);
    hub.tell(roomId, frame, event.userId, type === 'typing' ? event.userId : undefined);
  };

/** Compares stored rows with the delivered ones, for what the bus has lost. */
const roomComparison = (db: Deps['db'], hub: RoomHub) => ({
  numbers: async () => {
    const ids = hub.roomIds();
    if (ids.length === 0) return;
    for (const { id, lastNumber } of await findLastNumbers(db, ids)) await hub.catchUp(id, lastNumber);
  },
  removed: async () => {
    for (const { roomId, number } of await findRemoved(db, hub.roomIds())) hub.markRemoved(roomId, number);
  },
  reactions: async () => {
    const open = (await findLastNumbers(db, hub.roomIds())).map(({ id, lastNumber }) => ({
      roomId: id,
      from: firstKept(lastNumber),
    }));
    const rows = await findReactions(db, open);
    for (const { roomId, from } of open) {
      const own = rows.filter((row) => row.roomId === roomId);
      hub.announce(roomId, snapshotFrame(from, own));
    }
  },
});

const openRoomSockets = (deps: Deps, hub: RoomHub) => {
  const { db, connections } = deps;
  const compare = roomComparison(db, hub);
  const disconnectMember = (roomId: string, userId: string, code: number) => {
    for (const one of sockets.ofPerson(userId)) if (one.roomId === roomId) closeRoomSocket(one, code);
  };
  const receive = roomReceiver(hub, disconnectMember);

  const sockets: ConnectionGroup<RoomSocket> = connections.group<RoomSocket>({
    name: 'rooms',
    topicOf: ({ roomId }) => busTopics.room(roomId),
    receive: (event: RoomEvent, [first]) => first && receive(first.roomId, event),
    mayStay: mayUseRooms,
    close: (one, reason) =>
      reason === 'session-ended'
        ? closeRoomSocket(one, roomClose.sessionEnded)
        : one.socket.close(GOING_AWAY),
    beatMs: 15_000,
    beat: ({ ping }) => ping(),
    // Bans, blocks and sign-outs may have been missed; messages have numbers and need no reconnect.
    catchUp: async () => {
      const open = sockets.all().map(({ roomId, userId }) => ({ roomId, userId }));
      if (open.length === 0) return;
      for (const { roomId, userId } of await findStrangers(db, open))
        disconnectMember(roomId, userId, roomClose.notMember);
      const people = [...new Set(open.map((one) => one.userId))];
      const blocking = new Set(await findBlocking(db, people));
      for (const one of sockets.all())
        if (blocking.has(one.userId) || one.hidden.size > 0) closeRoomSocket(one, roomClose.changed);
      for (const userId of people) await connections.recheck(userId);
      await compare.numbers();
      await compare.removed();
      await compare.reactions();
    },
  });
  return { sockets, compareNumbers: compare.numbers };
};

const findMember = async (deps: Deps, socket: WebSocket, { token, roomId }: Query) => {
  const actor = typeof token === 'string' && TICKET.test(token) ? await redeemTicket(deps, token) : null;
  if (socket.readyState !== socket.OPEN) return null;
  if (!actor) return roomClose.ticketRefused;
  if (!mayUseRooms(actor)) return roomClose.sessionEnded;
  const room =
    typeof roomId === 'string' && UUID.test(roomId) ? await findRoomKey(deps.db, actor, roomId) : null;
  if (socket.readyState !== socket.OPEN) return null;
  return room?.isMember ? { actor, roomId: room.id } : roomClose.notMember;
};

/** `/ws/study-rooms?roomId&token=<ticket>&since=<number>` is the chat of one room. */
export const roomSocketRoutes = ({ app, limiter }: Pick<Server, 'app' | 'limiter'>, deps: Deps) => {
  const { db, clock, log, authSessions } = deps;
  const onFailure = (error: unknown) => log.error({ err: error }, 'rooms failed');
  const hub = createRoomHub({
    load: (roomId, since, limit) =>
      findMessagesSince(db, since, { roomId, viewer: null, limit, now: clock.now() }),
    onFailure,
  });
  const clients = createRoomClients(deps, hub);
  const { sockets, compareNumbers } = openRoomSockets(deps, hub);
  const presence = createRoomPresence(deps, sockets.all);

  const connect = async (socket: WebSocket, query: Query) => {
    const member = await findMember(deps, socket, query);
    if (member === null) return;
    if (typeof member === 'number') return closeRoomSocket({ socket }, member);
    const { actor, roomId } = member;
    const one = openRoomSocket({
      id: newId(),
      roomId,
      userId: actor.id,
      sessionId: actor.sessionId,
      socket,
      viewer: { id: actor.id, role: actor.role },
    });
    const added = sockets.add(one);
    if (!added) return closeRoomSocket(one, roomClose.tooManyPages);
    hub.add(one);
    socket.on('close', () => {
      sockets.remove(one);
      hub.remove(one);
      presence.exit(one.id);
    });
    socket.on('message', (data) => clients.receive(one, String(data)));
    await added;
    const { since } = query;
    const number = typeof since === 'string' && /^\d{1,12}$/.test(since) ? Number(since) : null;
    await presence.enter({ id: one.id, roomId, userId: one.userId });
    await sendReady(hub, one, number, initialStateOf(deps, one));
    // The person may have been banned or signed out during preparation.
    if ((await findStrangers(db, [{ roomId, userId: one.userId }])).length > 0)
      closeRoomSocket(one, roomClose.notMember);
    if (!mayUseRooms(await authSessions.find(one.sessionId, one.userId)))
      closeRoomSocket(one, roomClose.sessionEnded);
  };

  const options = {
    websocket: true,
    preValidation: async ({ ip }: { ip: string }) => limiter.consume('socket', ip),
  } as const;
  app.get<{ Querystring: Query }>('/ws/study-rooms', options, async (socket, { query }) => {
    // Registered before the first await, because an early error would be unhandled; the socket closes by
    // itself.
    socket.on('error', () => undefined);
    await connect(socket, query).catch((error: unknown) => {
      onFailure(error);
      socket.close(1013);
    });
  });

  const timer = setInterval(() => void compareNumbers().catch(onFailure), COMPARE_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await presence.stop();
  });
};
