import { browserStorage } from '../../data/calls/browser-storage.ts';
import { emptyDraft, isEmptyDraft, type ProgramDraft } from './program-draft.ts';

/** Per student, or shared while no student is chosen. */
const keyOf = (personId: string, studentId: string | null) =>
  `netlik.program-draft.${personId}.${studentId ?? 'shared'}`;

const isDraft = (value: unknown): value is ProgramDraft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as ProgramDraft).title === 'string' &&
  Array.isArray((value as ProgramDraft).subjects) &&
  (value as ProgramDraft).subjects.every(
    (subject) =>
      typeof subject?.subject === 'string' && Array.isArray(subject.topics) && Array.isArray(subject.videos),
  );

const readKey = (key: string): ProgramDraft | null => {
  try {
    const value: unknown = JSON.parse(browserStorage.read(key) ?? 'null');
    return isDraft(value) && !isEmptyDraft(value) ? value : null;
  } catch {
    return null;
  }
};

/** Prefers the student's draft to the shared one. */
export const readDraft = (personId: string, studentId: string | null): ProgramDraft | null =>
  readKey(keyOf(personId, studentId)) ?? readKey(keyOf(personId, null));

export const saveDraft = (personId: string, studentId: string | null, draft: ProgramDraft): void => {
  if (isEmptyDraft(draft)) browserStorage.remove(keyOf(personId, studentId));
  else browserStorage.write(keyOf(personId, studentId), JSON.stringify(draft));
};

export const removeDrafts = (personId: string, studentId: string | null): void => {
  saveDraft(personId, studentId, emptyDraft);
  saveDraft(personId, null, emptyDraft);
};
