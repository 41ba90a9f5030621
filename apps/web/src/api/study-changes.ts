/** First part of the key of every query over study time, so that one call invalidates them all. */
export const STUDY_KEY = 'study';

const EVENT = 'study-session-created';

/** Call after a session was saved, changed or deleted, directly or by the outbox. */
export const notifyStudyChanged = (): void => {
  dispatchEvent(new Event(EVENT));
};

export const onStudyChanged = (listener: () => void): (() => void) => {
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
};
