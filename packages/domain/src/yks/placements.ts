import { tr } from '../turkish.ts';
import { PLACED_DEPARTMENTS, PLACED_VARIANTS, PLACEMENTS } from './placements-2025.data.ts';

/** A programme variant: its language, fee, partner or campus, as ÖSYM names it; '' for the standard one. */
export type PlacementVariant = {
  name: string;
  scoreType: string;
  /** The lowest score of a placed student over the programmes of this variant. */
  minScore: number;
  programmes: number;
};

/** The minimum scores of a department at a university, highest first. */
export type Placement = { year: number; variants: PlacementVariant[] };

const YEAR = 2025;
const SCORE_TYPES: Record<string, string> = { s: 'SAY', e: 'EA', z: 'SÖZ', d: 'DİL' };
const ENTRY = /^(\d+)([sezd])([\d.]+)(?:v(\d+))?(?:x(\d+))?$/;

// 200 kB of text: parsed lazily, when the first goal is shown.
let index: Map<string, Placement> | undefined;

const keyOf = (university: string, department: string) => `${tr.fold(university)}|${tr.fold(department)}`;

const readIndex = () => {
  const departments = PLACED_DEPARTMENTS.trim().split('\n');
  const variants = ['', ...PLACED_VARIANTS.trim().split('\n')];
  const map = new Map<string, Placement>();
  for (const line of PLACEMENTS.trim().split('\n')) {
    const [university = '', entries = ''] = line.split('|');
    for (const entry of entries.split(' ')) {
      const [, number, type, score, variant = '0', programmes = '1'] = ENTRY.exec(entry) as RegExpExecArray;
      const key = keyOf(university, departments[Number(number)] as string);
      const found = map.get(key) ?? { year: YEAR, variants: [] };
      map.set(key, found);
      found.variants.push({
        name: variants[Number(variant)] as string,
        scoreType: SCORE_TYPES[type as string] as string,
        minScore: Number(score),
        programmes: Number(programmes),
      });
    }
  }
  for (const { variants: found } of map.values()) found.sort((a, b) => b.minScore - a.minScore);
  return map;
};

export function placementOf(university: string, department: string): Placement | null {
  index ??= readIndex();
  return index.get(keyOf(university, department)) ?? null;
}
