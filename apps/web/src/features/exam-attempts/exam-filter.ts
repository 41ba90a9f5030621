import type { ExamFilter, ExamType } from '@netlik/contract/exam-attempts';

/** A branch exam has no type. */
export const filterOf = (type: ExamType | null): ExamFilter => type ?? 'BRANS';
