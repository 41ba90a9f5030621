import {
  type ExamAttempt,
  type ExamAttemptChange,
  examAttempts,
  type NewExamAttempt,
} from '@netlik/contract/exams/exam-attempts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newIdempotencyKey } from '../../data/calls/call.ts';
import type { Failure } from '../../data/writes/failure.ts';
import { failureText } from '../../data/writes/failure-text.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import type { Draft } from './drawer/draft.ts';
import { attemptFields, examRows } from './exam-attempts.queries.ts';
import { examTexts as texts } from './exam-attempts.texts.ts';

/** `draft` keeps the input, so that a refused attempt can be reopened. */
export type Failed = { text: string; draft: Draft | null };

/** An optimistic row with a temporary id. */
export type ShownAttempt = ExamAttempt & { state?: 'saving' | 'waiting' };

const optimisticRow = (id: string, body: NewExamAttempt, state: 'saving' | 'waiting'): ShownAttempt => ({
  ...attemptFields(body),
  id,
  _id: id,
  createdAt: new Date().toISOString(),
  version: 0,
  state,
});

type Addition = { key: string; body: NewExamAttempt; draft: Draft };
/** `body` is null for a removal. */
type Change = { id: string; body: ExamAttemptChange | null; draft: Draft | null };

/** Uses the current version, so that a stale edit can be sent again. */
const withCurrentVersion = (draft: Draft | null, { code, current }: Failure): Draft | null =>
  draft && code === 'exam_attempt.stale' ? { ...draft, version: (current as ExamAttempt).version } : draft;

type Pending = {
  added: readonly Addition[];
  unsent: readonly { key: string; row: NewExamAttempt }[];
  changes: readonly Change[];
};

/** The stored attempts with all writes that are not confirmed yet, newest first. */
const withPending = (stored: readonly ExamAttempt[], { added, unsent, changes }: Pending): ShownAttempt[] =>
  [
    ...added.toReversed().map(({ key, body }) => optimisticRow(key, body, 'saving')),
    ...unsent
      .filter(({ key }) => !added.some((each) => each.key === key))
      .map(({ key, row }) => optimisticRow(key, row, 'waiting')),
    ...stored.flatMap((row): ShownAttempt[] => {
      const change = changes.findLast(({ id }) => id === row._id);
      if (!change) return [row];
      return change.body
        ? [{ ...optimisticRow(row._id, change.body, 'saving'), createdAt: row.createdAt }]
        : [];
    }),
  ].sort((a, b) => b.date.localeCompare(a.date) || b.createdAt.localeCompare(a.createdAt));

/** Changes are optimistic and reverted on failure. */
export const useExamWrites = (
  stored: readonly ExamAttempt[] | undefined,
  onAdded?: (attempt: ExamAttempt) => void,
) => {
  const queries = useQueryClient();
  const [failed, setFailed] = useState<Failed | null>(null);
  const { rows, unsent } = examRows.useRows(stored);

  const refetch = () => queries.invalidateQueries({ queryKey: [examAttempts.list.path] });
  /** Shows the failure above the list and keeps the input. */
  const showFailure =
    (textOf: (input: { body: NewExamAttempt | null }) => string) =>
    (failure: Failure, input: { body: NewExamAttempt | null; draft: Draft | null }) => {
      setFailed({
        text: failureText(textOf(input), failure),
        draft: withCurrentVersion(input.draft, failure),
      });
      if (failure.status === 409) void refetch();
      return true;
    };

  const create = useWrite(
    async ({ key, body }: Addition, { send }) => {
      setFailed(null);
      const saved = await send(examAttempts.create, { body }, { ...examRows.offline.create, key });
      onAdded?.(saved);
      await refetch();
    },
    { done: texts.added, failed: texts.addError, onFailed: showFailure(() => texts.addError) },
  );
  // Applied until the write and its refetch are done.
  const change = useWrite(
    async ({ id, body }: Change, { send }) => {
      setFailed(null);
      const row = stored!.find(({ _id }) => _id === id)!;
      const params = { id };
      const saved = body
        ? await send(examAttempts.update, { params, body }, examRows.offline.update(row))
        : await send(examAttempts.remove, { params }, examRows.offline.remove(row));
      await refetch();
      return saved;
    },
    {
      done: (_, { body }) => (body ? texts.updated : texts.removed),
      replied: (cache, saved) => saved && cache.replaceRow(saved, examAttempts.list),
      failed: texts.updateError,
      onFailed: showFailure(({ body }) => (body ? texts.updateError : texts.deleteError)),
    },
  );

  const shown = rows && withPending(rows, { added: create.inputs, unsent, changes: change.inputs });

  return {
    attempts: shown,
    failed,
    dismiss: () => setFailed(null),
    save: (draft: Draft, body: NewExamAttempt) =>
      stored?.some(({ _id }) => _id === draft.id)
        ? change.send({
            id: draft.id!,
            body: { ...body, ...(draft.version !== undefined && { version: draft.version }) },
            draft,
          })
        : create.send({ key: newIdempotencyKey(), body, draft: { ...draft, id: null } }),
    remove: (row: ExamAttempt) => change.send({ id: row._id, body: null, draft: null }),
  };
};
