import { browserStorage } from '../../data/calls/browser-storage.ts';
import { type DraftDay, isEmptyDay } from './program-draft.ts';

type StoredDraft = Pick<DraftDay, 'title' | 'subjects'>;

/** Per student, or shared while no student is chosen. */
const keyOf = (personId: string, studentId: string | null) =>
  `netlik.program-draft.${personId}.${studentId ?? 'shared'}`;

const isDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as StoredDraft).title === 'string' &&
  Array.isArray((value as StoredDraft).subjects) &&
  (value as StoredDraft).subjects.every(
    (subject) =>
      typeof subject?.subject === 'string' && Array.isArray(subject.topics) && Array.isArray(subject.videos),
  );

const readKey = (key: string): StoredDraft | null => {
  try {
    const value: unknown = JSON.parse(browserStorage.read(key) ?? 'null');
    return isDraft(value) && !isEmptyDay(value) ? value : null;
  } catch {
    return null;
  }
};

/** Prefers the student's draft to the shared one. */
export const readDraft = (personId: string, studentId: string | null): StoredDraft | null =>
  readKey(keyOf(personId, studentId)) ?? readKey(keyOf(personId, null));

export const saveDraft = (personId: string, studentId: string | null, day: StoredDraft): void => {
  const { title, subjects } = day;
  if (isEmptyDay(day)) browserStorage.remove(keyOf(personId, studentId));
  else browserStorage.write(keyOf(personId, studentId), JSON.stringify({ title, subjects }));
};

export const removeDrafts = (personId: string, studentId: string | null): void => {
  browserStorage.remove(keyOf(personId, studentId));
  browserStorage.remove(keyOf(personId, null));
};
