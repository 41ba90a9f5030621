import type { PlannerInput } from './week.ts';

/** Maximum change of a topic's points in a variant. */
const SPREAD = 0.35;

/** Deterministic number from 0 to 1 for a text (FNV-1a). */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}

/** Variant 0 is the input itself; other numbers deterministically favour other topics. */
export function withVariant(input: PlannerInput, variant: number): PlannerInput {
  if (variant === 0) return input;
  const topics = input.topics.map((topic) => ({
    ...topic,
    worth: topic.worth * (1 + SPREAD * (2 * shareOf(`${variant} ${topic.id}`) - 1)),
  }));
  return { ...input, topics };
}
