import { roughRank } from '../../exams/estimates/estimate-words.texts.ts';
import { tr } from '../../turkish.ts';
import { type Answer, list, numberText, paragraphs, SOURCES } from './answer-format.ts';
import { examFactsFor } from './exam-fact-search.ts';
import { sourceNames } from './exam-fact-sources.data.ts';
import type { ExamFactRow } from './exam-facts.data.ts';
import type { UniversityProgrammeFact } from './facts.ts';
import type { Question } from './study-answers.texts.ts';

const OSYM = 'ÖSYM’nin sitesindeki (osym.gov.tr) güncel kılavuza bak';

const REACH: Readonly<Record<NonNullable<UniversityProgrammeFact['reach']>, string>> = {
  likely: 'tahmini aralığının tamamı yetiyor',
  possible: 'tahmini aralığının iyi ucu yetiyor',
  far: 'tahmini aralığın şimdilik yetmiyor',
};

const universityProgrammeText = ({
  name,
  university,
  city,
  scoreType,
  quota,
  ranks,
  reach,
}: UniversityProgrammeFact) =>
  `**${university}, ${name}** (${city}, ${scoreType}): ${
    ranks.length > 0
      ? `taban sırası ${ranks
          .slice(0, 3)
          .map(({ year, rank }) => `${year}: ${numberText(roughRank(rank))}`)
          .join(', ')}`
      : 'taban sırası bilinmiyor'
  }; kontenjan ${quota}${reach ? `; ${REACH[reach]}` : ''}`;

export function universityProgrammeAnswer({ facts, parts }: Question): Answer | null {
  if (!parts.programme) return null;
  if (facts.programmes.length === 0) return null;
  const hasReach = facts.programmes.some(({ reach }) => reach !== null);
  return {
    response: paragraphs(
      `“${parts.programme}” için bulduklarım:`,
      list(facts.programmes.map(universityProgrammeText)),
      hasReach
        ? 'Aralığın son denemelerinden gelir ve bir tahmindir; sıralar her yıl oynar.'
        : 'Kendi aralığınla karşılaştırmam için o puan türünün denemeleri ve diploma notun gerekli.',
    ),
    sources: [SOURCES.estimates, SOURCES.goals],
  };
}

const LIMIT = /baraj|sinir|sart/;
/** "hukuk için kaça girmem lazım" also asks for the rank a placement needs. */
const REQUIRED = /lazim|gerek|kac(a|e|inci)? gir|kac bin|siralama/;
const isRankLimit = ({ source }: ExamFactRow) => source === 'rank-limits.json';

const factText = ({ fact, year, source, isUnofficial }: ExamFactRow) =>
  paragraphs(
    fact,
    `Yıl: ${year}. ${isUnofficial ? 'Sayılmış ya da aktarılmış bir bilgidir, resmî değildir.' : 'Değişmiş olabilir.'} Kaynak: ${sourceNames(source)}.`,
  );

/** Dates without a source, such as "ek tercih ne zaman"; the answer says where to look. */
const UNKNOWN_DATES: readonly (readonly [RegExp, string])[] = [
  [
    /yetenek|besyo|konservatuvar|konservatuar/,
    'Özel yetenek sınavlarının tarihleri bende yok: her üniversite kendi takvimini ilan eder. Üniversitenin sitesine ve',
  ],
  [
    /\bek (tercih|yerles)/,
    'Ek tercihin tarihi bende yok; yerleştirme sonuçlarından sonra ÖSYM duyurur. En doğrusu için',
  ],
  [/tercih/, 'Tercih tarihleri bende yok; sonuçlarla birlikte ÖSYM duyurur. En doğrusu için'],
  [/kayit/, 'Kayıt tarihleri bende yok. En doğrusu için üniversitenin sitesine ve'],
];
const ASKS_WHEN = /\bne ?z(a|m)?m?an|\bne ?zmn|\bhangi (gun|ay|tarih)|\btarih|\btakvim/;

const unknownDate = (folded: string) =>
  ASKS_WHEN.test(folded) ? UNKNOWN_DATES.find(([pattern]) => pattern.test(folded))?.[1] : undefined;

/** Answers with year and source, or says where to look. */
export function examFact(question: Question): Answer {
  const folded = tr.fold(question.text);
  const isLimit = LIMIT.test(folded);
  const programme = isLimit ? null : universityProgrammeAnswer(question);
  if (programme) {
    const limit = REQUIRED.test(folded)
      ? examFactsFor(`${question.parts.programme} sınırı kaç`).find(isRankLimit)
      : undefined;
    return { ...programme, response: paragraphs(limit && factText(limit), programme.response) };
  }
  const found = examFactsFor(question.text);
  // The limit of another department does not answer the question.
  const facts = isLimit && question.parts.programme ? found.filter(isRankLimit) : found;
  if (facts.length > 0)
    return {
      response: paragraphs(...facts.map(factText), `Kesin hâli için ${OSYM}.`),
      sources: [],
    };
  const undated = unknownDate(folded);
  if (undated) return { response: `${undated} ${OSYM}.`, sources: [] };
  return {
    response: paragraphs(
      question.parts.programme
        ? isLimit
          ? `“${question.parts.programme}” için bir başarı sırası şartı bilmiyorum.`
          : `“${question.parts.programme}” katalogda bu adla bulunamadı.`
        : 'Sınavla ilgili bu bilgi bende yok; yanlış söylemektense söylemem.',
      `En doğrusu için ${OSYM}; bölümler için YÖK Atlas’a (yokatlas.yok.gov.tr) bakabilirsin.`,
    ),
    sources: [],
  };
}
