import { topicMatrices } from '@netlik/contract/planning/topic-matrices';
import { read } from '../../data/calls/read.ts';

export const topicMatrixQuery = (userId: string, subject: string) =>
  read(topicMatrices.get, { params: { userId, subject } });

export const matrixOverviewQuery = (userId: string) =>
  read(topicMatrices.overview, { params: { userId } }, { keepPrevious: true });

export const matrixStudentsQuery = (coachId: string | null) =>
  read(topicMatrices.students, { query: coachId ? { coachId } : {} });
