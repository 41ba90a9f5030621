import type { Deps } from '../../../deps.ts';
import { newId } from '../../../ids.ts';
import {
  type ConnectionRow,
  deleteConnections,
  deleteDeadProcesses,
  deleteProcess,
  insertConnections,
  saveBeat,
} from '../room-connections.sql.ts';
import { publishToRoom } from '../room-events.ts';

const BEAT_MS = 3000;

type RoomUser = { roomId: string; userId: string };

/** Deletes dead processes and notifies the rooms about people who went offline. */
export const sweepDeadProcesses = async (deps: Deps) => {
  for (const { roomId, userId } of await deleteDeadProcesses(deps.db))
    publishToRoom(deps, roomId, { type: 'presence', userId, state: 'offline' });
};

/**
 * Presence is stored per process holding the socket. A crashed process is noticed by its missing heartbeat
 * within seconds.
 */
export const createRoomPresence = (deps: Deps, open: () => ConnectionRow[]) => {
  const { db, clock, log } = deps;
  const processId = newId();
  let timer: NodeJS.Timeout | null = null;
  let started: Promise<void> | null = null;
  /** Closed sockets with rows that could not be deleted yet. */
  const closed = new Set<string>();

  const publish = (people: readonly RoomUser[], state: 'online' | 'offline') => {
    for (const { roomId, userId } of people) publishToRoom(deps, roomId, { type: 'presence', userId, state });
  };

  const deleteClosed = async () => {
    const ids = [...closed];
    if (ids.length === 0) return;
    const gone = await deleteConnections(db, ids, clock.now());
    for (const id of ids) closed.delete(id);
    publish(gone, 'offline');
  };

  const beat = async () => {
    if (await saveBeat(db, processId)) {
      const rows = open();
      if (rows.length > 0) publish(await insertConnections(db, processId, rows), 'online');
    }
    await sweepDeadProcesses(deps);
    await deleteClosed();
  };
  const onFailure = (error: unknown) => log.error({ err: error }, 'the beat of the rooms failed');

  const start = () => {
    started ??= saveBeat(db, processId).then(() => {
      timer = setInterval(() => void beat().catch(onFailure), BEAT_MS);
      timer.unref();
    });
    started.catch(() => {
      started = null;
    });
    return started;
  };

  return {
    async enter(row: ConnectionRow) {
      await start();
      publish(await insertConnections(db, processId, [row]), 'online');
    },
    exit(id: string) {
      closed.add(id);
      deleteClosed().catch(onFailure);
    },
    async stop() {
      if (timer) clearInterval(timer);
      if (!started) return;
      await deleteClosed().catch(onFailure);
      await deleteProcess(db, processId).catch(onFailure);
    },
  };
};
