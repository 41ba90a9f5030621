import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { getVisibleStudent } from '../../identity/users/students.service.ts';
import { findSubjectPreference, saveSubjectPreference } from '../../planning/videos/videos.service.ts';
import { recordIfAdmin } from '../../platform/audit/audit.service.ts';

type OfSubject = { studentId: string; subject: string };

export const getPlaylist = async ({ db }: Deps, actor: Actor, { studentId, subject }: OfSubject) => {
  await getVisibleStudent(db, actor, studentId);
  const found = await findSubjectPreference(db, studentId, subject);
  return { studentId, subject, playlistId: found?.playlistId ?? null };
};

export const savePlaylist = (
  { db, clock }: Deps,
  actor: Actor,
  { studentId, subject, playlistId }: OfSubject & { playlistId: string },
) =>
  db.transaction(async (tx) => {
    await getVisibleStudent(tx, actor, studentId);
    await saveSubjectPreference(tx, studentId, subject, {
      playlistId,
      coachId: actor.id,
      updatedAt: clock.now(),
    });
    await recordIfAdmin(tx, actor, {
      action: 'playlist.changed',
      subjectUserId: studentId,
      before: null,
      after: { subject, playlistId },
    });
    return { studentId, subject, playlistId };
  });
