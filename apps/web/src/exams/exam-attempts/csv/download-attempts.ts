import type { ExamAttempt } from '@netlik/contract/exam-attempts';
import { downloadText } from '../../../api/download-file.ts';
import { csvTexts } from './attempts-csv.texts.ts';
import { attemptsCsv } from './attempts-csv.ts';

export const downloadAttempts = (attempts: readonly ExamAttempt[]) =>
  downloadText(csvTexts.fileName, attemptsCsv(attempts));
