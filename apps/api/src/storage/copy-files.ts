import type { Files } from './files.ts';

const AT_ONCE = 8;

/**
 * File names are random and contents never change, so existing files are skipped and an interrupted run can
 * be repeated.
 */
export const copyFiles = async (
  from: Files,
  to: Files,
  onCopied: (count: number) => void = () => undefined,
): Promise<{ copied: number; present: number }> => {
  const known = new Set(await to.list());
  const all = await from.list();
  const waiting = all.filter((path) => !known.has(path)).reverse();
  const present = all.length - waiting.length;
  let copied = 0;
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const bytes = await from.read(path);
      if (!bytes) continue;
      await to.restore(path, Buffer.from(bytes));
      copied += 1;
      onCopied(copied);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { copied, present };
};
