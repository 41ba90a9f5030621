import type { TopicMatrix } from '@netlik/contract/planning/topic-matrices';
import type { MatrixColors } from '@netlik/domain/planning/topic-matrices/matrix';
import { browserStorage } from '../../../data/calls/browser-storage.ts';

/** The last server state and the changes since then. */
export type LocalCopy = { saved: TopicMatrix; changes: MatrixColors; dayCount: number | null };

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const hasColors = (value: unknown): boolean =>
  isObject(value) &&
  isObject(value.cellColors) &&
  isObject(value.columnColors) &&
  isObject(value.topicColors);

const parse = (text: string | null): LocalCopy | null => {
  try {
    const copy: unknown = text === null ? null : JSON.parse(text);
    if (!isObject(copy) || !hasColors(copy.saved) || !hasColors(copy.changes)) return null;
    const { topics, version, legend } = copy.saved as TopicMatrix;
    if (!Array.isArray(topics) || typeof version !== 'number' || !isObject(legend)) return null;
    return copy as LocalCopy;
  } catch {
    return null;
  }
};

export const localCopy = (userId: string, subject: string) => {
  const key = `netlik.topic-matrix.${userId}.${subject}`;
  return {
    read: () => parse(browserStorage.read(key)),
    write: (copy: LocalCopy) => browserStorage.write(key, JSON.stringify(copy)),
    remove: () => browserStorage.remove(key),
  };
};
