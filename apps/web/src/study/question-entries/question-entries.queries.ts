import { questionEntries } from '@netlik/contract/study/question-entries';
import type { StudyDay } from '@netlik/domain/study-day';
import { read } from '../../data/calls/read.ts';
import { offlineResource } from '../../data/outbox/offline-resource.ts';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { questionTexts as texts } from './question-entries.texts.ts';

const STALE_MS = 5 * 60_000;

export const questionEntryQueries = {
  ofDay: (day: StudyDay) => read(questionEntries.list, { query: { date: day } }, { staleTime: STALE_MS }),
};

export const questionEntryRows = offlineResource('questionEntries', questionEntries, {
  label: ({ correct = 0, wrong = 0, subject }) => texts.outboxLabel(correct + wrong, subjectName(subject)),
  texts: {
    created: () => texts.createSuccess,
    updated: texts.updateSuccess,
    removed: () => texts.deleteSuccess,
    queued: texts.queued,
    notSaved: texts.saveError,
    notRemoved: texts.deleteError,
  },
  // An update replaces the whole entry.
  change: (entry, body) => ({ ...entry, topic: null, note: null, correct: 0, wrong: 0, ...body }),
});
