import { type NewQuestionEntry, type QuestionEntry, questions } from '@netlik/contract/study/questions';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { tellStudyChanged } from '../../../api/study-news.ts';
import { subjectName } from '../../../ui/subject-name.ts';
import { toast } from '../../../ui/toast.ts';
import { doWithUndo } from '../../../ui/undo.ts';
import { addQuestionsLater } from '../calendar.writes.ts';
import { leaving } from '../leaving.ts';
import { orSay } from '../write-failure.ts';
import { questionTexts as texts } from './questions.texts.ts';

const unreachable = (error: unknown) => error instanceof ApiError && error.status === 0;

/** Without a connection it is kept on this device and sent later, once, under the same key. */
export const addQuestions = async (body: NewQuestionEntry, idempotencyKey: string): Promise<void> => {
  try {
    await call(questions.create, { body }, undefined, { idempotencyKey });
  } catch (error) {
    if (!unreachable(error)) return orSay(Promise.reject(error), texts.saveError);
    const label = texts.outboxLabel(body.correct + body.wrong, subjectName(body.subject));
    await orSay(addQuestionsLater({ body }, { idempotencyKey, label }), texts.saveError);
    toast({ tone: 'warning', text: texts.kept });
    return;
  }
  toast({ tone: 'success', text: texts.createSuccess });
  tellStudyChanged();
};

export const changeQuestions = async (id: string, body: NewQuestionEntry): Promise<void> => {
  await orSay(call(questions.update, { params: { id }, body }), texts.saveError);
  toast({ tone: 'success', text: texts.updateSuccess });
  tellStudyChanged();
};

export const removeQuestions = ({ _id }: QuestionEntry): void =>
  doWithUndo({
    text: texts.deleteSuccess,
    failed: texts.deleteError,
    apply: () => leaving.add(_id),
    revert: () => leaving.remove(_id),
    // It stays hidden: its id comes never again, and the lists ask anew only after this.
    commit: async () => {
      await call(questions.remove, { params: { id: _id } });
      tellStudyChanged();
    },
  });
