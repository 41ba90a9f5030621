/** Level n needs n times this XP to reach the next. */
export const LEVEL_STEP_XP = 100;

export interface Level {
  readonly level: number;
  readonly xpInLevel: number;
  readonly xpOfLevel: number;
}

/** XP at which a level begins; level 1 begins at 0. */
export function xpAtLevel(level: number): number {
  return (LEVEL_STEP_XP * level * (level - 1)) / 2;
}

export function levelOf(xp: number): Level {
  const earned = Math.max(0, xp);
  let level = Math.floor((1 + Math.sqrt(1 + (8 * earned) / LEVEL_STEP_XP)) / 2);
  // The square root may be off by one ulp at a level border.
  while (xpAtLevel(level + 1) <= earned) level += 1;
  while (xpAtLevel(level) > earned) level -= 1;
  return { level, xpInLevel: earned - xpAtLevel(level), xpOfLevel: level * LEVEL_STEP_XP };
}

export const LEVEL_EXPLANATION =
  `Bir üst seviye, bulunduğun seviyenin ${LEVEL_STEP_XP} katı kadar XP ister: 1. seviyeden 2’ye ${LEVEL_STEP_XP}, ` +
  `2’den 3’e ${2 * LEVEL_STEP_XP} XP.`;
