import type { ExamFilter } from '@netlik/contract/exams/exam-attempts';
import type { ExamKey } from '@netlik/domain/yks/exam-keys';

/** A branch exam has no type. */
export const filterOf = (type: ExamKey | null): ExamFilter => type ?? 'BRANS';
