import type { PlannerInput } from './week.ts';

/** How far the points of a topic are moved for another good week. */
const SPREAD = 0.35;

/** A number from 0 to 1 that is always the same for the text (FNV-1a). */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}

/** Variant 0 is the input itself; each other number favours other topics a little, always the same ones. */
export function withVariant(input: PlannerInput, variant: number): PlannerInput {
  if (variant === 0) return input;
  const topics = input.topics.map((topic) => ({
    ...topic,
    worth: topic.worth * (1 + SPREAD * (2 * shareOf(`${variant} ${topic.id}`) - 1)),
  }));
  return { ...input, topics };
}
