import type { ExamAttempt } from '@netlik/contract/exams/exam-attempts';
import type { OpticalForm } from '@netlik/contract/exams/optical-forms';
import type { UniversityProgramme } from '@netlik/contract/exams/university-programmes';
import { newRowId, rowDay, rowTime } from './defaults.ts';

export const anExamAttempt = (part: Partial<ExamAttempt> = {}): ExamAttempt => {
  const id = part.id ?? newRowId();
  return {
    id,
    _id: id,
    version: 1,
    date: rowDay,
    source: 'Özdebir',
    examType: 'TYT',
    subjects: [],
    topics: [],
    totals: { correctAnswers: 0, wrongAnswers: 0, blankAnswers: 0, netScore: 0 },
    createdAt: rowTime,
    ...part,
  };
};

export const anOpticalForm = (part: Partial<OpticalForm> = {}): OpticalForm => ({
  _id: newRowId(),
  examType: 'TYT',
  language: null,
  extraPhilosophy: false,
  source: 'Özdebir',
  date: rowDay,
  answers: {},
  key: {},
  topics: [],
  attemptId: null,
  createdAt: rowTime,
  ...part,
});

export const aUniversityProgramme = (part: Partial<UniversityProgramme> = {}): UniversityProgramme => ({
  code: '101110001',
  name: 'Fizik',
  level: 'lisans',
  kind: 'devlet',
  university: 'Ankara Üniversitesi',
  city: 'Ankara',
  faculty: 'Mühendislik Fakültesi',
  formerName: null,
  successor: null,
  scoreType: 'SAY',
  quota: 80,
  quotaYear: 2026,
  rankLimit: null,
  conditions: [],
  scores: [],
  ranks: [],
  reach: 'possible',
  ...part,
});
