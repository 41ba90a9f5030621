import type { ExamKey, TestKey } from './exam-keys.ts';
import type { FIELD_TYPES } from './field-types.ts';

export type FieldType = (typeof FIELD_TYPES)[number];

export const SCORE_TYPES = ['SAY', 'SÖZ', 'EA', 'DİL'] as const;
export type ScoreType = (typeof SCORE_TYPES)[number];

export interface Field {
  readonly label: string;
  readonly scoreType: ScoreType;
  readonly exams: readonly ExamKey[];
  /** Tests beyond TYT that count for the score; everyone sits all of TYT. */
  readonly fieldTests: readonly TestKey[];
}

export const FIELDS: Readonly<Record<FieldType, Field>> = {
  sayisal: {
    label: 'Sayısal',
    scoreType: 'SAY',
    exams: ['TYT', 'AYT'],
    fieldTests: ['ayt_matematik', 'ayt_fen'],
  },
  sozel: {
    label: 'Sözel',
    scoreType: 'SÖZ',
    exams: ['TYT', 'AYT'],
    fieldTests: ['ayt_edebiyat_sosyal1', 'ayt_sosyal2'],
  },
  esit_agirlik: {
    label: 'Eşit Ağırlık',
    scoreType: 'EA',
    exams: ['TYT', 'AYT'],
    fieldTests: ['ayt_matematik', 'ayt_edebiyat_sosyal1'],
  },
  dil: { label: 'Dil', scoreType: 'DİL', exams: ['TYT', 'YDT'], fieldTests: ['ydt'] },
};
