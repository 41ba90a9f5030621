import { studyRuns } from '@netlik/contract/study/study-runs';
import { RUN_SEEN_SECONDS } from '@netlik/domain/study/study-runs/run';
import type { Device } from './devices.ts';
import type { TestClock } from './world.ts';

/** Studies with as many reports as needed to verify all of it. */
export const studyWatched = async (
  { clock }: { clock: TestClock },
  device: Device,
  { runId, seconds, before = 0 }: { runId: string; seconds: number; before?: number },
) => {
  for (let done = 0; done < seconds; ) {
    const step = Math.min(RUN_SEEN_SECONDS, seconds - done);
    done += step;
    clock.advance(step);
    await device.call(studyRuns.tick, { body: { runId, accumulatedSeconds: before + done } });
  }
};
