import { type Estimate, isEstimate, type Refusal } from '../../exams/estimates/estimate.ts';
import { netNames, roughRank } from '../../exams/estimates/estimate-words.texts.ts';
import { type Answer, dayText, list, numberText, paragraphs, SOURCES } from './answer-format.ts';
import { latestOfEachType, NO_EXAMS, netOf, typeText } from './exam-answers.texts.ts';
import type { GoalGapFact } from './facts.ts';
import type { Question } from './study-answers.texts.ts';

const rankText = (rank: number) => numberText(roughRank(rank));

function estimateText({ scoreType, rank, score }: Estimate): string {
  const scores = `puan ${numberText(Math.round(score.low))}–${numberText(Math.round(score.high))}`;
  return rank
    ? `${scoreType}: başarı sırası **${rankText(rank.best)} – ${rankText(rank.worst)}**, ortası ${rankText(rank.middle)} (${scores})`
    : `${scoreType}: ${scores}; sıra, elimizdeki tabloların dışında`;
}

const REFUSALS: Record<Refusal['reason'], (type: string) => string> = {
  nets: (type) =>
    type === 'TYT'
      ? 'TYT tahmini için dört testi de girilmiş bir TYT denemen gerekli.'
      : `${type} tahmini için TYT’nin yanında alan denemen de gerekli.`,
  grade: (type) => `${type} tahmini için diploma notunu girmen gerekli.`,
  minimum: (type) => `${type}: Türkçe ya da Temel Matematik’te en az 0,5 net olmadan ÖSYM puan hesaplamıyor.`,
  fieldMinimum: (type) =>
    `${type}: alanının testlerinden birinde en az 0,5 net olmadan ÖSYM bu puanı hesaplamıyor.`,
};

export function scoreEstimate({ facts }: Question): Answer {
  const latest = latestOfEachType(facts.exams);
  if (latest.length === 0) return NO_EXAMS;
  const known = facts.estimates.filter(isEstimate);
  const [missing] = facts.estimates.filter((result): result is Refusal => !isEstimate(result));
  return {
    response: paragraphs(
      known.length > 0
        ? 'Son denemelerine göre tahmini aralığın, geçmiş yılların katsayıları ve sıralarıyla:'
        : 'Şu an bir aralık söyleyemem; elimdeki son netlerin şunlar:',
      list(
        known.length > 0
          ? known.map(estimateText)
          : latest.map(
              (exam) => `${typeText(exam)}: **${numberText(netOf(exam))} net** (${dayText(exam.day)})`,
            ),
      ),
      missing && REFUSALS[missing.reason](missing.scoreType),
      known.length > 0 && 'Bu bir tahmindir, söz değil: sıralar her yıl oynar.',
    ),
    sources: [SOURCES.estimates, SOURCES.exams],
  };
}

function wayText({ way }: GoalGapFact): string | null {
  if (way === null) return null;
  if (way.length === 0) return '**Şimdiki netlerin o sıraya yetiyor.**';
  const total = way.reduce((sum, { from, to }) => sum + to - from, 0);
  const parts = way.map(({ key, from, to }) => `${netNames[key]}: +${numberText(to - from)} net`);
  return `O sıra için en kısa yol **${numberText(total)} net** daha:\n\n${list(parts)}`;
}

export function goalGap({ facts }: Question): Answer {
  const [goal] = facts.goals;
  if (!goal)
    return {
      response:
        'Henüz hedef eklememişsin. “Hedeflerim” sayfasından üniversite ve bölüm seçersen birlikte bakabiliriz.',
      sources: [SOURCES.goals],
    };
  const latest = latestOfEachType(facts.exams);
  const gap = facts.goalGap;
  return {
    response: paragraphs(
      `İlk hedefin **${goal.name}, ${goal.department}**.${gap?.rank ? ` Son bilinen başarı sırası (${gap.rank.year}): ${numberText(gap.rank.rank)}.` : ''}`,
      gap && wayText(gap),
      latest.length > 0
        ? `Son denemelerin: ${latest.map((exam) => `${typeText(exam)} ${numberText(netOf(exam))} net`).join(', ')}.`
        : 'Karşılaştırabilmem için deneme kaydı gerekiyor.',
      latest.length > 0 &&
        gap?.way === null &&
        'Kaç net gerektiğini söyleyebilmem için o alanın bütün testleri ve diploma notun gerekli.',
      facts.exam && `Sınava ${facts.exam.daysLeft} gün var.`,
    ),
    sources: latest.length > 0 ? [SOURCES.goals, SOURCES.exams] : [SOURCES.goals],
  };
}
