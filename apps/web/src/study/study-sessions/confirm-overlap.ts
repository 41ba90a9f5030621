import { failureOf } from '../../data/writes/failure.ts';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { overlapTexts as texts } from './study-sessions.texts.ts';

/** Asks the student if the server reports an overlap; null if nothing was sent. */
export const sendConfirmingOverlap = async <R>(
  send: (confirmed: { allowOverlap?: true }) => Promise<R>,
): Promise<R | null> => {
  try {
    return await send({});
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.code !== 'study_session.overlaps') throw error;
    const question = { title: texts.title, text: texts.text(failure.message), action: texts.action };
    if (!(await confirm({ ...question, cancel: texts.cancel }))) return null;
    return send({ allowOverlap: true });
  }
};
