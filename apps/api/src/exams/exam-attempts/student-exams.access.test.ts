import { studentExams } from '@netlik/contract/exams/exam-attempts';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import { attemptRows } from '@netlik/testkit/exam-attempt-rows';

accessSuite('studentExams', studentExams, attemptRows);
