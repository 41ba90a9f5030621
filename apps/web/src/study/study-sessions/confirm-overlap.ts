import { failureOf } from '../../data/writes/failure.ts';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { overlapTexts as texts } from './study-sessions.texts.ts';

/** Asks the student if the server reports an overlap; false if nothing was sent. */
export const sendConfirmingOverlap = async (
  send: (confirmed: { allowOverlap?: true }) => Promise<void>,
): Promise<boolean> => {
  try {
    await send({});
    return true;
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.code !== 'study_session.overlaps') throw error;
    const question = { title: texts.title, text: texts.text(failure.message), action: texts.action };
    if (!(await confirm({ ...question, cancel: texts.cancel }))) return false;
    await send({ allowOverlap: true });
    return true;
  }
};
