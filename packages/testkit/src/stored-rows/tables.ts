import { assistantTables } from './assistant.ts';
import { coachingTables } from './coaching.ts';
import { communityTables } from './community.ts';
import { examsTables } from './exams.ts';
import { identityTables } from './identity.ts';
import { planningTables } from './planning.ts';
import { platformTables } from './platform.ts';
import { practiceTables } from './practice.ts';
import { studyTables } from './study.ts';

export const tables = {
  ...platformTables,
  ...identityTables,
  ...studyTables,
  ...examsTables,
  ...practiceTables,
  ...communityTables,
  ...planningTables,
  ...coachingTables,
  ...assistantTables,
};
export type Tables = typeof tables;
