import { studyRuns } from '@netlik/contract/study/study-runs';
import { call } from '../../../data/calls/call.ts';

/** Whether the server has a running timer or one that was left open. */
export const hasActiveTimer = async (): Promise<boolean> => {
  const { run, left } = await call(studyRuns.active, {});
  return run !== null || left !== null;
};
