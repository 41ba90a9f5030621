import type { ExamAttempt } from '@netlik/contract/exam-attempts';
import { csvTexts } from './attempts-csv.texts.ts';
import { attemptsCsv } from './attempts-csv.ts';
import { downloadText } from '../../../api/download-file.ts';

export const downloadAttempts = (attempts: readonly ExamAttempt[]) =>
  downloadText(csvTexts.fileName, attemptsCsv(attempts));
