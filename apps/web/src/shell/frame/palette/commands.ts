import type { SearchHit } from '@netlik/contract/platform/search';
import { tr } from '@netlik/domain/turkish';
import type { IconName } from '../menu/menu-icons.tsx';

export type Command = {
  id: string;
  kind: 'page' | 'action' | SearchHit['kind'];
  label: string;
  detail?: string;
  words: string;
  icon: IconName;
  run: () => unknown;
};

/** Smaller is better; null means no match. */
const rankOf = ({ label, words }: Command, wanted: string[]): number | null => {
  const name = tr.fold(label);
  const starts = name.split(/[^\p{L}\p{N}]+/u);
  const rest = tr.fold(words);
  const ranks = wanted.map((word) => {
    if (name.startsWith(word)) return 0;
    if (starts.some((start) => start.startsWith(word))) return 1;
    if (name.includes(word)) return 2;
    return rest.includes(word) ? 3 : null;
  });
  return ranks.reduce<number | null>((sum, rank) => (sum === null || rank === null ? null : sum + rank), 0);
};

/** Sorted best first; without input all commands keep their order. */
export const findCommands = (commands: readonly Command[], typed: string): Command[] => {
  const wanted = tr.fold(typed).split(/\s+/).filter(Boolean);
  return commands
    .map((command) => ({ command, rank: rankOf(command, wanted) }))
    .filter((found): found is { command: Command; rank: number } => found.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map(({ command }) => command);
};
