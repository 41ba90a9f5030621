import { type Block, isHeavy } from './board.ts';

/**
 * Due work first, then first studies alternating with the rest, so that heavy first studies are separated and
 * practice follows its topic.
 */
export function orderDay(blocks: readonly Block[]): Block[] {
  const byValue = [...blocks].sort(
    (a, b) => b.work.rate - a.work.rate || (a.work.topic.id < b.work.topic.id ? -1 : 1),
  );
  const ordered = byValue.filter(({ work }) => work.phase === 'review');
  const practiceOf = ({ work }: Block) =>
    byValue.find((each) => each.work.phase === 'practise' && each.work.topic === work.topic);
  const learning = byValue.filter(({ work }) => work.phase === 'learn');
  const heavy = learning.filter(isHeavy);
  const own = new Set(heavy.map(practiceOf));
  const others = byValue.filter(
    ({ work }, index) => work.phase !== 'review' && !heavy.includes(byValue[index]!),
  );
  // Practice of a light first study must follow it, so light first studies come before other separators.
  const separators = others
    .filter((block) => !own.has(block))
    .sort((a, b) => Number(b.work.phase === 'learn') - Number(a.work.phase === 'learn'));
  for (const block of heavy.filter(practiceOf)) ordered.push(block, practiceOf(block)!);
  for (const block of heavy.filter((each) => !practiceOf(each))) {
    ordered.push(block);
    const separator = separators.shift();
    if (separator) ordered.push(separator);
  }
  return [...ordered, ...separators];
}
