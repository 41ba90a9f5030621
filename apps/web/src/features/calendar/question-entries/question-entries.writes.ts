import {
  type NewQuestionEntry,
  type QuestionEntry,
  questionEntries,
} from '@netlik/contract/question-entries';
import { call, newKey } from '../../../api/call.ts';
import { outboxTexts } from '../../../outbox/outbox.texts.ts';
import { writeStudy } from '../../../outbox/write-study.ts';
import { subjectName } from '../../../study/subject-name.ts';
import { doWithUndo } from '../../../ui/overlays/undo.ts';
import { addQuestionsLater, changeQuestionsLater, removeQuestionsLater } from '../calendar.writes.ts';
import { leaving } from '../leaving.ts';
import { orSay } from '../write-failure.ts';
import { questionTexts as texts } from './question-entries.texts.ts';

const name = ({ correct, wrong, subject }: NewQuestionEntry | QuestionEntry) =>
  texts.outboxLabel(correct + wrong, subjectName(subject));

/** Without a connection all of these are kept on this device and sent later, once. */

export const addQuestions = (body: NewQuestionEntry, idempotencyKey: string): Promise<void> => {
  const write = {
    send: (signal: AbortSignal) => call(questionEntries.create, { body }, signal, { idempotencyKey }),
    keep: () => addQuestionsLater({ body }, { idempotencyKey, label: name(body) }),
  };
  return orSay(writeStudy(write, { done: texts.createSuccess, kept: texts.kept }), texts.saveError);
};

export const changeQuestions = (entry: QuestionEntry, body: NewQuestionEntry): Promise<void> => {
  const input = { params: { id: entry._id }, body };
  const label = outboxTexts.change(name(entry));
  const write = {
    rowId: entry._id,
    send: (signal: AbortSignal) => call(questionEntries.update, input, signal),
    keep: () => changeQuestionsLater(input, { idempotencyKey: newKey(), label }),
  };
  const say = { done: texts.updateSuccess, kept: outboxTexts.changeKept };
  return orSay(writeStudy(write, say), texts.saveError);
};

export const removeQuestions = (entry: QuestionEntry): void => {
  const input = { params: { id: entry._id } };
  const label = outboxTexts.removal(name(entry));
  const write = {
    rowId: entry._id,
    send: (signal: AbortSignal) => call(questionEntries.remove, input, signal),
    keep: () => removeQuestionsLater(input, { idempotencyKey: newKey(), label }),
  };
  doWithUndo({
    text: texts.deleteSuccess,
    failed: texts.deleteError,
    apply: () => leaving.add(entry._id),
    revert: () => leaving.remove(entry._id),
    // It stays hidden: its id comes never again, and the lists ask anew only after this.
    commit: () => writeStudy(write),
  });
};
