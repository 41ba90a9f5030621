import { coachLive } from '@netlik/contract/coach/coach-live';
import { coachPrograms } from '@netlik/contract/coach/coach-programs';
import { coachStudents } from '@netlik/contract/coach/coach-students';
import { myCoach } from '@netlik/contract/coach/my-coach';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { feature } from '../../http/feature.ts';
import {
  getProgram,
  listPrograms,
  listUsedVideos,
  markEvaluationRead,
} from '../daily-plans/programs.service.ts';
import {
  createProgram,
  removeProgram,
  updateProgram,
  updateProgramVideos,
} from '../daily-plans/write-program.service.ts';
import { dismissAttention, getBoard, listAttention } from './attention.service.ts';
import { coachDigestJobs } from './coach-digest.jobs.ts';
import { getLiveDashboard, listStudentReports } from './coach-live.service.ts';
import {
  assignStudent,
  getStudentDetail,
  listCoachStudents,
  searchStudents,
  setWeeklyGoal,
} from './coach-students.service.ts';
import { getFeedbackStatus, getMyCoach, leaveCoach, sendCoachFeedback } from './my-coach.service.ts';
import { getPlaylist, savePlaylist } from './playlists.service.ts';
import { listStudentExams } from './student-exams.service.ts';
import { listStudentSessions, summarizeStudentSessions } from './student-sessions.service.ts';

export const coachStudentsFeature = feature(
  coachStudents,
  (deps) => ({
    list: ({ actor, query }) => listCoachStudents(deps, actor, query),
    search: ({ query }) => searchStudents(deps, query),
    get: ({ actor, params }) => getStudentDetail(deps, actor, params.id),
    assign: async ({ actor, params, alsoNotify }) => {
      const reply = await assignStudent(deps, actor, params.id);
      alsoNotify(params.id);
      return reply;
    },
    setWeeklyGoal: async ({ actor, params, body, alsoNotify }) => {
      const reply = await setWeeklyGoal(deps, actor, params.id, body.minutes);
      alsoNotify(params.id);
      return reply;
    },
    sessions: ({ actor, query }) => listStudentSessions(deps, actor, query),
    sessionsSummary: ({ actor, query }) => summarizeStudentSessions(deps, actor, query),
    exams: ({ actor, params }) => listStudentExams(deps, actor, params.id),
  }),
  { demo: async () => (await import('./coach.demo.ts')).fillDemoCoach },
);

export const coachProgramsFeature = feature(coachPrograms, (deps) => ({
  list: ({ actor, query: { studentId, coachId: _, ...query } }) =>
    listPrograms(deps, actor, studentId, query),
  get: ({ actor, params }) => getProgram(deps, actor, params.id),
  create: async ({ actor, body, transaction, alsoNotify }) => {
    const program = await createProgram({ ...deps, transaction }, actor, body);
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

export const coachLiveFeature = feature(
  coachLive,
  (deps) => ({
    dashboard: ({ actor, query }) => getLiveDashboard(deps, actor, query),
    reports: ({ actor, query }) => listStudentReports(deps, actor, query),
    attention: ({ actor, query }) => listAttention(deps, actor, query.coachId ?? null),
    dismissAttention: ({ actor, body }) => dismissAttention(deps, actor, body),
    readEvaluation: ({ actor, params }) => markEvaluationRead(deps, actor, params.id),
    board: ({ actor, query }) => getBoard(deps, actor, query),
  }),
  { jobs: coachDigestJobs },
);

export const myCoachFeature = feature(myCoach, (deps) => ({
  get: ({ actor }) => getMyCoach(deps, actor),
  leave: async ({ actor, alsoNotify }) => {
    alsoNotify(await leaveCoach(deps, actor));
    return null;
  },
  feedbackStatus: ({ actor }) => getFeedbackStatus(deps, actor),
  sendFeedback: ({ actor, body, transaction }) => sendCoachFeedback({ ...deps, transaction }, actor, body),
}));
