import { tr } from '../turkish.ts';
import { PLACED_DEPARTMENTS, PLACEMENTS } from './placements-2025.data.ts';

/** The lowest score with which somebody was placed, over the programmes of that name at that university. */
export type Placement = { year: number; scoreType: string; minScore: number; programmes: number };

const YEAR = 2025;
const SCORE_TYPES: Record<string, string> = { s: 'SAY', e: 'EA', z: 'SÖZ', d: 'DİL' };

// 200 kB of text: read apart only when the first goal is shown.
let index: Map<string, Placement> | undefined;

const keyOf = (university: string, department: string) => `${tr.fold(university)}|${tr.fold(department)}`;

const readIndex = () => {
  const departments = PLACED_DEPARTMENTS.trim().split('\n');
  const map = new Map<string, Placement>();
  for (const line of PLACEMENTS.trim().split('\n')) {
    const [university = '', entries = ''] = line.split('|');
    for (const entry of entries.split(' ')) {
      const [, number, type, score, programmes] = /^(\d+)([sezd])([\d.]+)x(\d+)$/.exec(
        entry,
      ) as RegExpExecArray;
      const found: Placement = {
        year: YEAR,
        scoreType: SCORE_TYPES[type as string] as string,
        minScore: Number(score),
        programmes: Number(programmes),
      };
      const key = keyOf(university, departments[Number(number)] as string);
      const known = map.get(key);
      // A department taken by two score types shows the one with more programmes.
      if (!known || known.programmes < found.programmes) map.set(key, found);
    }
  }
  return map;
};

export function placementOf(university: string, department: string): Placement | null {
  index ??= readIndex();
  return index.get(keyOf(university, department)) ?? null;
}
