import type { CatalogueFile } from './catalogue-file.ts';

/** Counted from public sources, not official (docs/data-sources.md). */
export const topicQuestionsFile: CatalogueFile = {
  file: 'topic-questions.tsv.gz',
  table: 'topic_questions',
  checksum: '55862709fdca0b8c531705b6d9f8c6f5a82ece6e47e9b4410cb5e4767c8e9d12',
  columns: () => ({
    subject: (row) => row.subject!,
    topic: (row) => row.topic!,
    year: (row) => Number(row.year),
    questions: (row) => Number(row.questions),
    kind: (row) => row.kind!,
    source: (row) => row.source!,
  }),
};

/** Expert estimates, neither official nor measured. */
export const topicEffortFile: CatalogueFile = {
  file: 'topic-effort.tsv.gz',
  table: 'topic_efforts',
  checksum: 'a6cfb4be8bf4acc791363ce3501bba4d7d03ad251636497ae3124e281eb34bce',
  columns: () => ({
    subject: (row) => row.subject!,
    topic: (row) => row.topic!,
    first_study_minutes: (row) => Number(row.firstStudyMinutes),
    practice_questions: (row) => Number(row.practiceQuestions),
    review_minutes: (row) => Number(row.reviewMinutes),
    position: (row) => Number(row.order),
    kind: (row) => row.kind!,
  }),
};

export const topicPrerequisitesFile: CatalogueFile = {
  file: 'topic-prerequisites.tsv.gz',
  table: 'topic_prerequisites',
  checksum: '82daab3bf592c1941044f637105baa80bc0d723201733ce4134a62855da7ce0e',
  columns: () => ({
    subject: (row) => row.subject!,
    topic: (row) => row.topic!,
    needs_subject: (row) => row.needsSubject!,
    needs_topic: (row) => row.needsTopic!,
    strength: (row) => row.strength!,
  }),
};
