import { studyRuns } from '@netlik/contract/study/study-runs';
import { call } from '../../../data/calls/call.ts';

export const hasActiveTimer = async (): Promise<boolean> => {
  const { run, left } = await call(studyRuns.active, {});
  return run !== null || left !== null;
};
