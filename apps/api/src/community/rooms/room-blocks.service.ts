import type { Deps } from '../../deps.ts';
import type { OnChange } from '../../http/feature-events.ts';
import { findSharedRooms } from './room-blocks.sql.ts';
import { publishToRoom } from './room-events.ts';

/** After a block changes, both people reconnect in shared rooms, which updates what they see. */
export const restartSockets =
  (deps: Pick<Deps, 'db' | 'bus'>): OnChange =>
  async ({ people }) => {
    for (const roomId of await findSharedRooms(deps.db, people))
      publishToRoom(deps, roomId, { type: 'changed', userIds: people });
  };
