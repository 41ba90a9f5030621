/** Every query over study time begins its key with this, so that one word makes all of them fresh. */
export const STUDY_KEY = 'study';

const EVENT = 'study-session-created';

/** A session was saved, changed or deleted, here or by the outbox. */
export const tellStudyChanged = (): void => {
  dispatchEvent(new Event(EVENT));
};

export const onStudyChanged = (listener: () => void): (() => void) => {
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
};
