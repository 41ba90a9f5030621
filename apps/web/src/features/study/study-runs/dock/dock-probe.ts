import { studyRuns } from '@netlik/contract/study/study-runs';
import { call } from '../../../../api/call.ts';

/** Whether the server knows of a timer that runs or was left open. */
export const isThereATimer = async (): Promise<boolean> => {
  const { run, left } = await call(studyRuns.active, {});
  return run !== null || left !== null;
};
