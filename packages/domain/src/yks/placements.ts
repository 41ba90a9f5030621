import { CATALOGUE_YEAR, departmentOf, type UniversityProgramme } from './programmes.ts';

/** Language, fee, partner or campus as ÖSYM names it; '' for the standard programme. */
export type PlacementVariant = {
  name: string;
  scoreType: string;
  minScore: number;
  programmes: number;
};

/** Minimum scores of a department at a university, highest first. */
export type Placement = { year: number; variants: PlacementVariant[] };

/** Bracketed text, which may contain nested brackets. */
const BRACKETS = /\(((?:[^()]|\([^()]*\))*)\)/g;

export type PlacedProgramme = Pick<UniversityProgramme, 'name' | 'faculty' | 'scoreType' | 'scores'>;

/** "İktisat (İngilizce) (UOLP-Coe College) (Ücretli)" becomes "İngilizce, UOLP: Coe College, Ücretli". */
const variantOf = ({ name, faculty }: PlacedProgramme): string => {
  const brackets = [...name.slice(departmentOf(name).length).matchAll(BRACKETS)];
  const parts = brackets.map(([, inside = '']) => inside.replace(/^uolp- ?/i, 'UOLP: '));
  return [...parts, ...(faculty.includes('KKTC') ? ['KKTC yerleşkesi'] : [])].join(', ');
};

export function placementOf(programmes: readonly PlacedProgramme[]): Placement | null {
  const variants = new Map<string, PlacementVariant>();
  for (const programme of programmes) {
    const lowest = programme.scores.find(({ year }) => year === CATALOGUE_YEAR);
    if (!lowest) continue;
    const { scoreType } = programme;
    const name = variantOf(programme);
    const key = `${name}|${scoreType}`;
    const known = variants.get(key);
    variants.set(key, {
      name,
      scoreType,
      minScore: Math.min(lowest.score, known?.minScore ?? lowest.score),
      programmes: (known?.programmes ?? 0) + 1,
    });
  }
  if (variants.size === 0) return null;
  return { year: CATALOGUE_YEAR, variants: [...variants.values()].sort((a, b) => b.minScore - a.minScore) };
}
