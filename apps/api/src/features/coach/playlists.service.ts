import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { getVisibleStudent } from '../identity/users/students.service.ts';
import { findSubjectPreference, saveSubjectPreference } from '../videos/videos.service.ts';

type OfSubject = { studentId: string; subject: string };

export const getPlaylist = async ({ db }: Deps, actor: Actor, { studentId, subject }: OfSubject) => {
  await getVisibleStudent(db, actor, studentId);
  const found = await findSubjectPreference(db, studentId, subject);
  return { studentId, subject, playlistId: found?.playlistId ?? null };
};

export const savePlaylist = async (
  { db, clock }: Deps,
  actor: Actor,
  { studentId, subject, playlistId }: OfSubject & { playlistId: string },
) => {
  await getVisibleStudent(db, actor, studentId);
  await saveSubjectPreference(db, studentId, subject, {
    playlistId,
    coachId: actor.id,
    updatedAt: clock.now(),
  });
  return { studentId, subject, playlistId };
};
