export const EXAM_KEYS = ['TYT', 'AYT', 'YDT'] as const;
export type ExamKey = (typeof EXAM_KEYS)[number];

export const SECOND_EXAMS = ['AYT', 'YDT'] as const;

export const TEST_KEYS = [
  'tyt_turkce',
  'tyt_sosyal',
  'tyt_matematik',
  'tyt_fen',
  'ayt_edebiyat_sosyal1',
  'ayt_sosyal2',
  'ayt_matematik',
  'ayt_fen',
  'ydt',
] as const;
export type TestKey = (typeof TEST_KEYS)[number];
