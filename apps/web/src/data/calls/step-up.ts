import { ApiError } from './api-error.ts';
import { isSessionEnding } from './with-session.ts';

/** Lets the person show who they are; false: they gave up. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** The signed-in pages say how it is asked; calls before them need none. */
export const askStepUpBy = (how: Ask): void => {
  ask = how;
};

const askOnce = (): Promise<boolean> => {
  asking ??= ask!().finally(() => {
    asking = null;
  });
  return asking;
};

/**
 * Answers `step_up.required` by one dialog, and then makes the call again; giving up counts as aborting it. What ends the
 * session asks around its whole work, because other calls wait for that.
 */
export const withStepUp = async <T>(attempt: () => Promise<T>): Promise<T> => {
  try {
    return await attempt();
  } catch (error) {
    const isAsked = error instanceof ApiError && error.code === 'step_up.required';
    if (!isAsked || !ask || isSessionEnding()) throw error;
    if (!(await askOnce())) throw new DOMException('The step-up was given up', 'AbortError');
    return attempt();
  }
};
