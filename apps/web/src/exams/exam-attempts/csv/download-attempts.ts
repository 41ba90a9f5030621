import type { ExamAttempt } from '@netlik/contract/exams/exam-attempts';
import { downloadText } from '../../../data/calls/download-file.ts';
import { csvTexts } from './attempts-csv.texts.ts';
import { attemptsCsv } from './attempts-csv.ts';

export const downloadAttempts = (attempts: readonly ExamAttempt[]) =>
  downloadText(csvTexts.fileName, attemptsCsv(attempts));
