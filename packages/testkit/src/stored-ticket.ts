import { newId } from '@netlik/api/ids';
import { insertMessage, insertTicket } from '@netlik/api/platform/support-tickets/support-tickets.sql';
import { recordFile } from '@netlik/api/platform/uploads/uploads.service';
import { tinyPicture } from './pictures.ts';
import type { World } from './world.ts';

/** A ticket with one picture and the person's e-mail as message, so that a leak is noticed. */
export const storeTicket = async (
  { db, deps, clock }: World,
  { id: userId, email }: { id: string; email: string },
): Promise<{ id: string; uid: string }> => {
  const now = clock.now();
  const [id, uid] = [newId(), newId()];
  const path = await deps.files.put('reports', tinyPicture);
  await recordFile(db, path, { ownerId: userId, bytes: tinyPicture.length, now });
  await insertTicket(db, { id, userId, title: 'Sayfa açılmıyor', contact: '', folded: 'sayfa' }, now, now);
  await insertMessage(
    db,
    { id: newId(), reportId: id, userId, adminId: null, content: email, preview: 'Sayfa açılmıyor' },
    [{ uid, path, name: 'ekran.png' }],
    now,
  );
  return { id, uid };
};
