import type { Deps } from '../../deps.ts';
import { inBatches } from '../../jobs/batches.ts';
import { deleteOldMessages } from './room-messages.service.ts';
import { findOwnerlessRooms, lockRoom, passRoomOn } from './rooms.sql.ts';
import { sweepDeadProcesses } from './socket/room-presence.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

export const passOwnerlessRoomsOn = ({ db, clock }: Deps) =>
  inBatches(
    (after, limit) => findOwnerlessRooms(db, after, limit),
    ({ id }) =>
      db.transaction(async (tx) => {
        const room = await lockRoom(tx, id, NOBODY);
        if (room?.ownerId === null) await passRoomOn(tx, id, clock.now());
      }),
  );

export const roomJobs = (deps: Deps) => {
  // Processes with sockets do this every three seconds; the job covers the time without any.
  deps.jobs.define('rooms.presence', () => sweepDeadProcesses(deps), { cron: '* * * * *' });
  deps.jobs.define('rooms.messages', () => deleteOldMessages(deps), { cron: '*/10 * * * *' });
  deps.jobs.define(
    'rooms.owners',
    async () => {
      await passOwnerlessRoomsOn(deps);
    },
    { cron: '* * * * *' },
  );
};
