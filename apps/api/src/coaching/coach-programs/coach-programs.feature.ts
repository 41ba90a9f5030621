import { coachPrograms } from '@netlik/contract/coaching/coach-programs';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { feature } from '../../http/feature.ts';
import { getPlaylist, savePlaylist } from './playlists.service.ts';
import { getProgram, listPrograms, listUsedVideos } from './programs.service.ts';
import { createProgram, removeProgram, updateProgram, updateProgramVideos } from './write-program.service.ts';

export const coachProgramsFeature = feature(coachPrograms, (deps) => ({
  list: ({ actor, query: { studentId, coachId: _, ...query } }) =>
    listPrograms(deps, actor, studentId, query),
  get: ({ actor, params }) => getProgram(deps, actor, params.id),
  create: async ({ actor, body, alsoNotify }) => {
    const program = await createProgram(deps, actor, body);
    alsoNotify(program.studentId);
    return program;
  },
  update: async ({ actor, params, body, alsoNotify }) => {
    const program = await updateProgram(deps, actor, params.id, body);
    alsoNotify(program.studentId);
    return program;
  },
  remove: async ({ actor, params, alsoNotify }) => {
    alsoNotify(await removeProgram(deps, actor, params.id));
    return null;
  },
  updateVideos: async ({ actor, params, body, alsoNotify }) => {
    const program = await updateProgramVideos(deps, actor, params, body.videos);
    alsoNotify(program.studentId);
    return program;
  },
  usedVideos: ({ actor, query: { studentId, subject, days } }) =>
    listUsedVideos(deps, actor, { studentId, subject, since: addDays(studyDay(deps.clock.now()), -days) }),
  getPreference: ({ actor, query }) => getPlaylist(deps, actor, query),
  savePreference: async ({ actor, body, alsoNotify }) => {
    const reply = await savePlaylist(deps, actor, body);
    alsoNotify(body.studentId);
    return reply;
  },
  listOfStudent: ({ actor, params, query }) => listPrograms(deps, actor, params.id, query),
}));
