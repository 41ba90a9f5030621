import { studentExams } from '@netlik/contract/exam-attempts';
import { accessSuite } from '../../../../../quality/access/access-suite.ts';
import { attemptRows } from '../../testing/exam-attempt-rows.ts';

accessSuite('studentExams', studentExams, attemptRows);
