import type {
  AssignableStudent,
  CoachListItem,
  CoachPerformance,
} from '@netlik/contract/coaching/admin-coaches';
import type { CoachFeedback } from '@netlik/contract/coaching/coach-feedback';
import { idOf, nameOf } from '../coach.samples.ts';

/** Sample data for component tests. */

const coachNames = ['Kemal Öztürk', 'Işıl Güneş'];

export const coach = (index: number, part: Partial<CoachListItem> = {}): CoachListItem => ({
  _id: idOf(90 + index),
  name: coachNames[index]!,
  email: `koc${index}@example.com`,
  avatar: null,
  city: 'İzmir',
  createdAt: '2025-10-01T09:00:00.000Z',
  isActive: true,
  studentCount: 3,
  ...part,
});

export const performance = (part: Partial<CoachPerformance> = {}): CoachPerformance => ({
  coach: coach(0),
  studentStats: { active: 3, inactive: 1, total: 4 },
  feedbackStats: {
    totalFeedbacks: 5,
    averageRating: 4.3,
    lastFeedbackDate: '2026-11-02T09:00:00.000Z',
    categoryAverages: { communication: 4.1, programQuality: 3.2, overallSatisfaction: 2.4 },
  },
  lastUpdated: '2026-11-17T09:00:00.000Z',
  ...part,
});

export const assignee = (index: number, part: Partial<AssignableStudent> = {}): AssignableStudent => ({
  _id: idOf(index),
  name: nameOf(index),
  email: `ogrenci${index}@example.com`,
  avatar: null,
  grade: '12',
  city: 'Ankara',
  tier: 'premium',
  coachId: null,
  coachName: null,
  refusal: null,
  ...part,
});

export const feedback = (part: Partial<CoachFeedback> = {}): CoachFeedback => ({
  id: idOf(70),
  status: 'new',
  overallRating: 3.7,
  categories: { communication: 2, programQuality: 5, overallSatisfaction: 4 },
  feedback: 'Akşamları ulaşmak zor.',
  specificIssues: {
    tooMuchPressure: false,
    notEnoughSupport: true,
    communicationProblems: false,
    programNotSuitable: false,
    other: 'Hafta sonu',
  },
  student: { id: idOf(0), name: nameOf(0) },
  coach: { id: idOf(90), name: coachNames[0]! },
  createdAt: '2026-11-02T09:00:00.000Z',
  ...part,
});

export const pageOf = <Row>(data: Row[]) => ({
  data,
  pagination: { page: 1, limit: 10, total: data.length },
});
