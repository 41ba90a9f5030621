import { ApiError } from './api-error.ts';
import { isSessionEnding } from './with-session.ts';

/** Lets the user confirm their identity; false if the user cancels. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** The signed-in pages register the dialog; earlier calls need none. */
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
 * Answers `step_up.required` with one dialog and repeats the call; a cancelled dialog aborts it. Work that
 * ends the session wraps all of itself, because other calls wait for it.
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
