import { roughRank } from '../estimates/estimate-words.texts.ts';
import { tr } from '../turkish.ts';
import { type Answer, list, numberText, paragraphs, SOURCES } from './answer-format.ts';
import { EXAM_FACTS, type ExamFactRow } from './exam-facts.data.ts';
import type { ProgrammeFact } from './facts.ts';
import type { Question } from './study-answers.texts.ts';
import { wordsOf } from './words.ts';

const LENGTHS = [3, 4, 5];

const piecesOf = (text: string) => {
  const pieces = new Set<string>();
  for (const { plain } of wordsOf(text)) {
    const framed = `<${plain}>`;
    for (const length of LENGTHS)
      for (let at = 0; at + length <= framed.length; at++) pieces.add(framed.slice(at, at + length));
  }
  return pieces;
};

/** Less than this and the question is another one. */
const LEAST_LIKENESS = 0.42;
const EXAM_NAMES = /^(tyt|ayt|ydt)/;
const examsNamed = (text: string) =>
  new Set(wordsOf(text).flatMap(({ plain }) => EXAM_NAMES.exec(plain)?.[1] ?? []));

type Weights = ReadonlyMap<string, number>;

const lengthOf = (pieces: ReadonlySet<string>, weights: Weights, unknown: number) =>
  Math.sqrt([...pieces].reduce((sum, piece) => sum + (weights.get(piece) ?? unknown * 0.5) ** 2, 0)) || 1;

type Indexed = { fact: ExamFactRow; exams: ReadonlySet<string>; pieces: ReadonlySet<string>; length: number };
let indexed: { rows: Indexed[]; weights: Weights; unknown: number } | undefined;

function buildIndex() {
  const questions = EXAM_FACTS.flatMap((fact) => {
    const exams = examsNamed(fact.questions.join(' '));
    return fact.questions.map((question) => ({ fact, exams, pieces: piecesOf(question) }));
  });
  const counts = new Map<string, number>();
  for (const { pieces } of questions)
    for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const weights = new Map(
    [...counts].map(([piece, count]) => [piece, Math.log(1 + questions.length / count)]),
  );
  const unknown = Math.log(1 + questions.length);
  const rows = questions.map((row) => ({ ...row, length: lengthOf(row.pieces, weights, unknown) }));
  return { rows, weights, unknown };
}

/** The fact whose questions are most alike; none of another exam than the one named. */
export function examFactFor(text: string): ExamFactRow | null {
  indexed ??= buildIndex();
  const { rows, weights, unknown } = indexed;
  const pieces = piecesOf(text);
  const own = lengthOf(pieces, weights, unknown);
  const named = examsNamed(text);
  let best: { fact: ExamFactRow; likeness: number } | null = null;
  for (const { fact, exams, pieces: known, length } of rows) {
    if (named.size > 0 && exams.size > 0 && ![...named].some((exam) => exams.has(exam))) continue;
    let shared = 0;
    for (const piece of pieces) if (known.has(piece)) shared += weights.get(piece)! ** 2;
    const likeness = shared / (own * length);
    if (!best || likeness > best.likeness) best = { fact, likeness };
  }
  return best && best.likeness >= LEAST_LIKENESS ? best.fact : null;
}

const OSYM = 'ÖSYM’nin sitesindeki (osym.gov.tr) güncel kılavuza bak';

const REACH: Readonly<Record<NonNullable<ProgrammeFact['reach']>, string>> = {
  likely: 'tahmini aralığının tamamı yetiyor',
  possible: 'tahmini aralığının iyi ucu yetiyor',
  far: 'tahmini aralığın şimdilik yetmiyor',
};

const programmeText = ({ name, university, city, scoreType, quota, ranks, reach }: ProgrammeFact) =>
  `**${university}, ${name}** (${city}, ${scoreType}): ${
    ranks.length > 0
      ? `taban sırası ${ranks
          .slice(0, 3)
          .map(({ year, rank }) => `${year}: ${numberText(roughRank(rank))}`)
          .join(', ')}`
      : 'taban sırası bilinmiyor'
  }; kontenjan ${quota}${reach ? `; ${REACH[reach]}` : ''}`;

/** A named programme against the own range; null where none was found. */
export function programmeAnswer({ facts, parts }: Question): Answer | null {
  if (!parts.programme) return null;
  if (facts.programmes.length === 0) return null;
  const hasReach = facts.programmes.some(({ reach }) => reach !== null);
  return {
    response: paragraphs(
      `“${parts.programme}” için bulduklarım:`,
      list(facts.programmes.map(programmeText)),
      hasReach
        ? 'Aralığın son denemelerinden gelir ve bir tahmindir; sıralar her yıl oynar.'
        : 'Kendi aralığınla karşılaştırmam için o puan türünün denemeleri ve diploma notun gerekli.',
    ),
    sources: [SOURCES.estimates, SOURCES.goals],
  };
}

const LIMIT = /baraj|sinir|sart/;

/** A fact of the exam with its year and source; what is not known says where to look. */
export function examFact(question: Question): Answer {
  const isLimit = LIMIT.test(tr.fold(question.text));
  const programme = isLimit ? null : programmeAnswer(question);
  if (programme) return programme;
  const fact = examFactFor(question.text);
  if (fact)
    return {
      response: paragraphs(
        fact.fact,
        `Yıl: ${fact.year}. ${fact.isUnofficial ? 'Sayılmış ya da aktarılmış bir bilgidir, resmî değildir; kesin hâli için' : 'Değişmiş olabilir; kesin hâli için'} ${OSYM}. Kaynak: ${fact.source}.`,
      ),
      sources: [],
    };
  return {
    response: paragraphs(
      question.parts.programme
        ? `“${question.parts.programme}” katalogda bu adla bulunamadı.`
        : 'Sınavla ilgili bu bilgi bende yok; yanlış söylemektense söylemem.',
      `En doğrusu için ${OSYM}; bölümler için YÖK Atlas’a (yokatlas.yok.gov.tr) bakabilirsin.`,
    ),
    sources: [],
  };
}
