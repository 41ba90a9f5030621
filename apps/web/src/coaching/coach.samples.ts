import type { Attention, BoardRow, LiveDashboard, LiveStudent } from '@netlik/contract/coaching/coach-live';
import type { CoachProgram } from '@netlik/contract/coaching/coach-programs';
import type { StudentProgress } from '@netlik/contract/coaching/coach-progress';
import type { CoachStudent, StudentDetail } from '@netlik/contract/coaching/coach-students';
import type { ProgramTemplate } from '@netlik/contract/coaching/program-templates';
import type { PlanSubject } from '@netlik/contract/planning/daily-plans/plan';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { aCoachProgram } from '@netlik/testkit/rows/coaching';
import { aPlanSubject } from '@netlik/testkit/rows/planning';

/** Sample data for component tests. */

export const today = studyDay(new Date());
export const tomorrow = addDays(today, 1);

const COACH_ID = '01890a5d-ac96-774b-bcce-b302099a8090';

export const idOf = (index: number) => `01890a5d-ac96-774b-bcce-b302099a${8100 + index}`;
const names = [
  'Ada Yılmaz',
  'Bora Ak',
  'Ceren Ilgaz',
  'Deniz Er',
  'Ece Su',
  'Fırat Öz',
  'Gül Naz',
  'Hale Can',
];
export const nameOf = (index: number) => names[index % names.length]!;

export const student = (index: number, part: Partial<CoachStudent> = {}): CoachStudent => {
  const [firstName = '', lastName = ''] = nameOf(index).split(' ');
  return {
    _id: idOf(index),
    firstName,
    lastName,
    fullName: nameOf(index),
    email: `ogrenci${index}@example.com`,
    avatar: null,
    grade: '12',
    lastActivity: new Date(Date.now() - 3_600_000).toISOString(),
    activePlansCount: 2,
    weekMinutes: 300,
    weeklyGoalMinutes: 1200,
    isWorking: index === 0,
    isActive: true,
    ...part,
  };
};

export const studentPage = (students: CoachStudent[]) => ({
  data: students,
  pagination: { page: 1, limit: 10, total: students.length },
});

export const liveStudent = (index: number, part: Partial<LiveStudent> = {}): LiveStudent => ({
  studentId: idOf(index),
  studentName: nameOf(index),
  avatar: null,
  planTitle: 'Türev günü',
  subject: 'matematik',
  runState: 'running',
  lastActivity: new Date(Date.now() - 120_000).toISOString(),
  completedSubjects: 1,
  totalSubjects: 4,
  totalStudyTime: 75,
  targetTime: 240,
  totalProgress: 40,
  ...part,
});

export const dashboard = (live: LiveStudent[], recent: LiveStudent[] = []): LiveDashboard => ({
  liveStudents: live,
  recentActivity: recent,
  summary: {
    totalStudentsToday: 5,
    activeNow: live.length,
    totalCompletedPlans: 3,
    averageProgress: 62,
    spark1: [1, 2, 3, 2, 4, 5, 5],
    spark2: [60, 90, 120, 80, 200, 240, 180],
    spark3: [0, 1, 1, 2, 2, 3, 3],
    spark4: [20, 30, 40, 50, 60, 55, 62],
  },
});

export const attention = (index: number, part: Partial<Attention> = {}): Attention => ({
  studentId: idOf(index),
  studentName: nameOf(index),
  avatar: null,
  reason: 'no_program_tomorrow',
  figures: { date: tomorrow },
  ...part,
});

export const progress = (index: number, score = 57): StudentProgress => ({
  studentId: idOf(index),
  studentName: nameOf(index),
  avatar: null,
  lastStudy: new Date(Date.now() - 9 * 86_400_000).toISOString(),
  completion7: score > 0 ? 40 : 95,
  completion14: score > 0 ? 55 : 90,
  studyMinutes: 300,
  goalPercent: 80,
  netChange: score > 0 ? -8 : null,
  risk: {
    score,
    level: score > 0 ? 'high' : 'low',
    reasons:
      score > 0
        ? [
            { reason: 'not_studying', points: 35, figure: 9 },
            { reason: 'net_falling', points: 22, figure: -8 },
          ]
        : [],
  },
});

export const dayTemplate: ProgramTemplate = {
  _id: idOf(70),
  name: 'Sayısal gün',
  subjects: [{ subject: 'matematik', description: 'Test', duration: 60 }],
  days: null,
  createdAt: '2026-11-01T09:00:00.000Z',
};

export const boardRow = (index: number, states: BoardRow['days'][number]['state'][]): BoardRow => ({
  studentId: idOf(index),
  studentName: nameOf(index),
  avatar: null,
  days: states.map((state, day) => ({
    date: addDays(today, day),
    state,
    programId: state === 'empty' ? null : idOf(50 + day),
    completionRate: state === 'empty' ? null : state === 'done' ? 100 : 0,
  })),
});

export const planSubject = (index: number, part: Partial<PlanSubject> = {}) =>
  aPlanSubject({
    _id: idOf(60 + index),
    priority: index + 1,
    targetQuestions: null,
    targetTime: 90,
    duration: 90,
    topics: ['Türev'],
    topicsDetailed: [{ topic: 'Türev', solveQuestions: true, watchVideo: false, durationMinutes: 90 }],
    description: 'Türev kurallarını bitir',
    completedQuestions: 20,
    correctAnswers: 16,
    wrongAnswers: 4,
    netScore: 15,
    studyTime: 45,
    status: 'in_progress',
    ...part,
  });

export const program = (index: number, part: Partial<CoachProgram> = {}) =>
  aCoachProgram({
    _id: idOf(50 + index),
    studentId: idOf(0),
    coachId: COACH_ID,
    date: today,
    subjects: [planSubject(0)],
    ...part,
  });

export const detail: StudentDetail = {
  student: {
    _id: idOf(0),
    firstName: 'Ada',
    lastName: 'Yılmaz',
    email: 'ada@example.com',
    avatar: null,
    grade: '12',
    city: 'Ankara',
    coachId: COACH_ID,
    targetYear: 2027,
    targetFieldType: null,
    isActive: true,
    coachSettings: { weeklyGoalMinutes: 1230 },
  },
  stats: {
    totalStudyTime: 5400,
    totalStudySessions: 120,
    streak: 6,
    lastActivity: new Date(Date.now() - 3_600_000).toISOString(),
    weekMinutes: 300,
  },
};
