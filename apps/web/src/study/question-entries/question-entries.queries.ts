import { type QuestionEntry, questionEntries } from '@netlik/contract/study/question-entries';
import type { StudyDay } from '@netlik/domain/study-day';
import { read } from '../../data/calls/read.ts';
import { offlineRows } from '../../data/outbox/offline-rows.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { questionTexts as texts } from './question-entries.texts.ts';

const STALE_MS = 5 * 60_000;

export const questionEntryQueries = {
  ofDay: (day: StudyDay) => read(questionEntries.list, { query: { date: day } }, { staleTime: STALE_MS }),
};

export const questionEntryRows = offlineRows('questionEntries', questionEntries, {
  label: ({ correct = 0, wrong = 0, subject }) => texts.outboxLabel(correct + wrong, subjectName(subject)),
  queued: texts.queued,
  // An update replaces the whole entry.
  change: (entry, body) => ({ ...entry, topic: null, note: null, correct: 0, wrong: 0, ...body }),
});

export const useRemoveEntry = () =>
  useWrite(
    (entry: QuestionEntry, { send }) =>
      send(questionEntries.remove, { params: { id: entry._id } }, questionEntryRows.offline.remove(entry)),
    {
      done: texts.deleteSuccess,
      failed: texts.deleteError,
      undo: { hides: ({ _id }) => _id },
    },
  );
