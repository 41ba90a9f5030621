import {
  type NewQuestionEntry,
  type QuestionEntry,
  questionEntries,
} from '@netlik/contract/question-entries';
import { call, newIdempotencyKey } from '../../../api/call.ts';
import { outboxTexts } from '../../../outbox/outbox.texts.ts';
import { submitStudyWrite } from '../../../outbox/submit-study-write.ts';
import { subjectName } from '../../../study/subject-name.ts';
import { doWithUndo } from '../../../ui/overlays/undo.ts';
import {
  enqueueCreateQuestionEntry,
  enqueueRemoveQuestionEntry,
  enqueueUpdateQuestionEntry,
} from '../calendar.outbox.ts';
import { hiddenRows } from '../hidden-rows.ts';
import { withErrorText } from '../with-error-text.ts';
import { questionTexts as texts } from './question-entries.texts.ts';

const outboxLabel = ({ correct, wrong, subject }: NewQuestionEntry | QuestionEntry) =>
  texts.outboxLabel(correct + wrong, subjectName(subject));

/** Offline, these are stored in the outbox and sent later, once. */

export const createQuestionEntry = (body: NewQuestionEntry, idempotencyKey: string): Promise<void> => {
  const write = {
    send: (signal: AbortSignal) => call(questionEntries.create, { body }, signal, { idempotencyKey }),
    enqueue: () => enqueueCreateQuestionEntry({ body }, { idempotencyKey, label: outboxLabel(body) }),
  };
  return withErrorText(
    submitStudyWrite(write, { sent: texts.createSuccess, queued: texts.queued }),
    texts.saveError,
  );
};

export const updateQuestionEntry = (entry: QuestionEntry, body: NewQuestionEntry): Promise<void> => {
  const input = { params: { id: entry._id }, body };
  const label = outboxTexts.change(outboxLabel(entry));
  const write = {
    rowId: entry._id,
    send: (signal: AbortSignal) => call(questionEntries.update, input, signal),
    enqueue: () => enqueueUpdateQuestionEntry(input, { idempotencyKey: newIdempotencyKey(), label }),
  };
  const messages = { sent: texts.updateSuccess, queued: outboxTexts.changeKept };
  return withErrorText(submitStudyWrite(write, messages), texts.saveError);
};

export const removeQuestionEntry = (entry: QuestionEntry): void => {
  const input = { params: { id: entry._id } };
  const label = outboxTexts.removal(outboxLabel(entry));
  const write = {
    rowId: entry._id,
    send: (signal: AbortSignal) => call(questionEntries.remove, input, signal),
    enqueue: () => enqueueRemoveQuestionEntry(input, { idempotencyKey: newIdempotencyKey(), label }),
  };
  doWithUndo({
    text: texts.deleteSuccess,
    failed: texts.deleteError,
    apply: () => hiddenRows.add(entry._id),
    revert: () => hiddenRows.remove(entry._id),
    // The id stays hidden: it is never reused, and the lists refetch only after this.
    commit: () => submitStudyWrite(write),
  });
};
