import { emailKey, tr } from '../../turkish.ts';

export interface KnownStudent {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Student numbers from earlier files. */
  readonly numbers: readonly string[];
}

export interface NamedPerson {
  readonly number: string;
  readonly email: string;
  readonly name: string;
}

/** Either one student or several candidates. */
export interface StudentMatch {
  readonly studentId: string | null;
  readonly candidates: readonly string[];
}

const wordsOf = (name: string) =>
  tr
    .fold(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** Order does not matter, because publishers print the surname first. */
const nameKey = (name: string) => wordsOf(name).sort().join(' ');

/** Files differ in leading zeros and spaces. */
export function numberKey(text: string): string {
  return tr
    .fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^0+(?=.)/, '');
}

/** True if the texts differ by at most one letter. */
export function isNearly(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  return endA - from <= 1 && endB - from <= 1;
}

/** Allows "Zeynep K." and an omitted second name. */
const isPartOf = (some: readonly string[], all: readonly string[]) => {
  const left = [...all];
  let whole = 0;
  for (const word of some) {
    const index = left.findIndex((each) => each === word || (word.length === 1 && each.startsWith(word)));
    if (index === -1) return false;
    if (word.length > 1) whole += 1;
    left.splice(index, 1);
  }
  return whole > 0;
};

const MAX_CANDIDATES = 5;

/** Matches by number, e-mail or name; contradictions and multiple matches are asked, never guessed. */
export function studentMatcher(students: readonly KnownStudent[]) {
  const known = students.map((student) => ({
    id: student.id,
    key: nameKey(student.name),
    words: wordsOf(student.name),
  }));
  const byId = new Map(known.map((each) => [each.id, each]));
  const byEmail = new Map(students.map(({ email, id }) => [emailKey(email), id]));
  const byNumber = new Map(
    students.flatMap(({ numbers, id }) => numbers.map((each) => [numberKey(each), id])),
  );

  return ({ number, email, name }: NamedPerson): StudentMatch => {
    const words = wordsOf(name);
    const key = nameKey(name);
    const sure =
      byEmail.get(emailKey(email)) ?? (number === '' ? undefined : byNumber.get(numberKey(number)));
    if (sure) {
      const fits = words.length === 0 || words.some((word) => byId.get(sure)!.words.includes(word));
      if (fits) return { studentId: sure, candidates: [] };
    }
    const same = key === '' ? [] : known.filter((each) => each.key === key);
    if (same.length === 1 && !sure) return { studentId: same[0]!.id, candidates: [] };
    const near =
      same.length > 0 || words.length < 2
        ? same
        : known.filter(
            (each) => isNearly(each.key, key) || isPartOf(words, each.words) || isPartOf(each.words, words),
          );
    const candidates = [...new Set([...(sure ? [sure] : []), ...near.map(({ id }) => id)])];
    return { studentId: null, candidates: candidates.slice(0, MAX_CANDIDATES) };
  };
}
