import { type ExamAttempt, examAttempts, type NewExamAttempt } from '@netlik/contract/exam-attempts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, isAborted } from '../../api/api-error.ts';
import { newIdempotencyKey } from '../../api/call.ts';
import type { Draft } from './drawer/draft.ts';
import { examRows, totalsOf } from './exam-attempts.queries.ts';
import { examTexts as texts } from './exam-attempts.texts.ts';

/** `draft`: what was typed, so that a refused attempt need not be typed again. */
export type Failed = { text: string; draft: Draft | null };

/** A row before the server has answered; its id is temporary. */
export type ShownAttempt = ExamAttempt & { state?: 'saving' | 'waiting' };

const shownAs = (id: string, body: NewExamAttempt, state: ShownAttempt['state']): ShownAttempt => {
  const subjects = body.subjects.map(({ part, ...counts }) => ({ ...counts, ...(part && { part }) }));
  return {
    _id: id,
    date: body.date,
    source: body.source,
    examType: body.examType,
    subjects,
    topics: (body.topics ?? []).map((topic) => ({ ...topic, asked: topic.asked ?? null })),
    totals: totalsOf(subjects),
    createdAt: new Date().toISOString(),
    ...(state && { state }),
  };
};

type Change = { id: string; body: NewExamAttempt | null };

/** Additions, edits and deletions show at once and are taken back when the server refuses them. */
export const useExamWrites = (stored: readonly ExamAttempt[] | undefined) => {
  const queries = useQueryClient();
  const [added, setAdded] = useState<readonly { key: string; body: NewExamAttempt }[]>([]);
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [failed, setFailed] = useState<Failed | null>(null);
  const { rows, unsent } = examRows.useRows(stored);

  const refetched = () => queries.invalidateQueries({ queryKey: [examAttempts.list.path] });
  const tell = (error: unknown, text: string, draft: Draft | null) => {
    if (isAborted(error)) return;
    setFailed({ text: error instanceof ApiError ? `${text}: ${error.message}` : text, draft });
  };

  /** Shows a change until the write and the refetch after it are done. */
  const during = async (change: Change, write: () => Promise<void>, text: string, draft: Draft | null) => {
    setFailed(null);
    setChanges((now) => [...now, change]);
    try {
      await write();
      await refetched();
    } catch (error) {
      tell(error, text, draft);
    } finally {
      setChanges((now) => now.filter((each) => each !== change));
    }
  };

  const create = async (draft: Draft, body: NewExamAttempt) => {
    const addition = { key: newIdempotencyKey(), body };
    setFailed(null);
    setAdded((now) => [addition, ...now]);
    try {
      await examRows.create(body, addition.key);
      await refetched();
    } catch (error) {
      tell(error, texts.addError, draft);
    } finally {
      setAdded((now) => now.filter((each) => each !== addition));
    }
  };

  const shown: ShownAttempt[] | undefined = rows && [
    ...added.map(({ key, body }) => shownAs(key, body, 'saving')),
    ...unsent
      .filter(({ key }) => !added.some((each) => each.key === key))
      .map(({ key, row }) => shownAs(key, row, 'waiting')),
    ...rows.flatMap((row): ShownAttempt[] => {
      const change = changes.findLast(({ id }) => id === row._id);
      if (!change) return [row];
      return change.body ? [{ ...shownAs(row._id, change.body, 'saving'), createdAt: row.createdAt }] : [];
    }),
  ];

  return {
    attempts: shown?.sort((a, b) => b.date.localeCompare(a.date) || b.createdAt.localeCompare(a.createdAt)),
    failed,
    dismiss: () => setFailed(null),
    save: (draft: Draft, body: NewExamAttempt) => {
      const row = stored?.find(({ _id }) => _id === draft.id);
      if (!row) return create({ ...draft, id: null }, body);
      const write = () => examRows.update(queries, row, body);
      return during({ id: row._id, body }, write, texts.updateError, draft);
    },
    remove: (row: ExamAttempt) =>
      during({ id: row._id, body: null }, () => examRows.removeNow(row), texts.deleteError, null),
  };
};
