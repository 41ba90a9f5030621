import { tr } from '@netlik/domain/turkish';

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** The next label after `at` that begins with the typed letter, or null. */
export const typeaheadIndex = (
  { key, ctrlKey, metaKey, altKey }: Key,
  at: number,
  labels: readonly string[],
): number | null => {
  // A space presses the focused item.
  if ([...key].length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return null;
  const letter = tr.fold(key);
  for (let step = 1; step <= labels.length; step++) {
    const index = (at + step) % labels.length;
    if (tr.fold(labels[index]!).startsWith(letter)) return index;
  }
  return null;
};
