import { numberText, SOURCES, subjectText } from '@netlik/domain/assistant/assistant/answer-format';
import type { Figure } from '@netlik/domain/assistant/assistant/check-figures';
import type { AssistantFacts, FactName } from '@netlik/domain/assistant/assistant/facts';
import { summaryOfHabits } from '@netlik/domain/assistant/assistant/reward-answers.texts';
import { sumOf } from '@netlik/domain/assistant/assistant/study-answers.texts';
import { isEstimate } from '@netlik/domain/exams/estimates/estimate';
import { netNames, roughRank } from '@netlik/domain/exams/estimates/estimate-words.texts';
import { net } from '@netlik/domain/net';
import { timeText } from '@netlik/domain/study/time-text';
import { addDays, type StudyDay, weekStart } from '@netlik/domain/study-day';

type Row = readonly [label: string, value: string];
type StudentTool = {
  description: string;
  facts: readonly FactName[];
  source: string;
  rows: (facts: AssistantFacts, today: StudyDay) => Row[];
};

const sumRows = (name: string, { days }: AssistantFacts, from: StudyDay, to: StudyDay): Row[] => {
  const sums = sumOf(days, from, to);
  return [
    [`${name}: süre`, timeText(sums.seconds)],
    [`${name}: oturum`, numberText(sums.sessions)],
    [`${name}: doğru`, numberText(sums.correct)],
    [`${name}: yanlış`, numberText(sums.wrong)],
  ];
};

/**
 * Reads of this student without arguments. Free text (notes, titles, habit names, exam sources) is left out,
 * because it may carry instructions.
 */
export const STUDENT_TOOLS: Record<string, StudentTool> = {
  hafta_ozeti: {
    description: 'Bugünün, bu haftanın ve geçen haftanın çalışma süresi ve soruları; ders ders süreler.',
    facts: ['days', 'subjects'],
    source: SOURCES.sessions,
    rows: (facts, today) => [
      ...sumRows('Bugün', facts, today, today),
      ...sumRows('Bu hafta', facts, weekStart(today), today),
      ...sumRows('Geçen hafta', facts, addDays(weekStart(today), -7), addDays(weekStart(today), -1)),
      ...facts.subjects
        .slice(0, 12)
        .map(({ subject, seconds }): Row => [`Son dört hafta, ${subjectText(subject)}`, timeText(seconds)]),
    ],
  },
  netler: {
    description: 'Son denemelerin netleri ve en çok net kaybettiren konular.',
    facts: ['exams', 'insights'],
    source: SOURCES.exams,
    rows: ({ exams, insights }) => [
      ...exams
        .slice(0, 8)
        .map(
          ({ day, type, correct, wrong }): Row => [
            `${type ?? 'Branş'} denemesi, ${day}: net`,
            numberText(net(correct, wrong)),
          ],
        ),
      ...insights.map(
        ({ subject, topic, wrong }): Row => [
          `Kayıp konu ${topic} (${subjectText(subject)}): yanlış`,
          numberText(wrong),
        ],
      ),
    ],
  },
  plan: {
    description:
      'Bu haftanın planı: gün gün dersler ve kaçının bittiği; plan yoksa planlayıcının önerdiği hafta.',
    facts: ['week', 'plannerWeek'],
    source: SOURCES.weeklyPlan,
    rows: ({ week: weekly, plannerWeek }) => {
      const week = weekly.length > 0 ? weekly : plannerWeek.planned;
      const proposed = week.length > 0 ? [] : plannerWeek.proposed;
      return [
        ['Plandaki iş', numberText(week.length)],
        ['Biten iş', numberText(week.filter(({ isDone }) => isDone).length)],
        ...week
          .slice(0, 30)
          .map(
            ({ day, subject, isDone }): Row => [
              `${subjectText(subject)}, haftanın günü`,
              `${day + 1}${isDone ? ' (bitti)' : ''}`,
            ],
          ),
        ...proposed
          .slice(0, 30)
          .map(
            ({ day, subject, topic }): Row => [
              `Planlayıcının önerisi, ${[subjectText(subject), topic].filter(Boolean).join(' ')}, haftanın günü`,
              numberText(day + 1),
            ],
          ),
      ];
    },
  },
  hedefler: {
    description:
      'Sınava kalan gün, hedef sayısı, tahmini başarı sırası aralığı ve ilk hedef için gereken netler.',
    facts: ['exam', 'goals', 'estimates', 'goalGap'],
    source: SOURCES.goals,
    rows: ({ exam, goals, estimates, goalGap }) => [
      ...(exam ? [['Sınava kalan gün', numberText(exam.daysLeft)] as const] : []),
      ['Hedef sayısı', numberText(goals.length)],
      ...estimates.flatMap((result): Row[] =>
        isEstimate(result) && result.rank
          ? [
              [
                `${result.scoreType} tahmini başarı sırası aralığı`,
                `${numberText(roughRank(result.rank.best))} – ${numberText(roughRank(result.rank.worst))}`,
              ],
            ]
          : [],
      ),
      ...(goalGap?.way ?? []).map(
        ({ key, from, to }): Row => [
          `İlk hedef için ${netNames[key]}: gereken ek net`,
          numberText(to - from),
        ],
      ),
    ],
  },
  kartlar: {
    description: 'Tekrarı gelen bilgi kartları ve yanlış defteri.',
    facts: ['cards', 'mistakes'],
    source: SOURCES.cards,
    rows: ({ cards, mistakes }) => [
      ['Bugün tekrar edilecek kart', numberText(cards.due)],
      ['Günü geçmiş kart', numberText(cards.overdue)],
      ['Tekrar çözülecek yanlış', numberText(mistakes.due)],
    ],
  },
  aliskanliklar: {
    description: 'Bugünkü alışkanlıklardan kaçının tamamlandığı, kaçının beklediği ve serileri.',
    facts: ['habits'],
    source: SOURCES.habits,
    rows: ({ habits }) => {
      const { total, dueToday, completed, pending, averageStreak, best } = summaryOfHabits(habits);
      return [
        ['Alışkanlık sayısı', numberText(total)],
        ['Bugüne düşen alışkanlık', numberText(dueToday)],
        ['Bugün tamamlanan alışkanlık', numberText(completed)],
        ['Bugün bekleyen alışkanlık', numberText(pending)],
        ['Alışkanlıkların ortalama serisi', numberText(averageStreak)],
        ['En uzun açık alışkanlık serisi', numberText(best?.streak ?? 0)],
      ];
    },
  },
};

export const figuresOf = (rows: readonly Row[], before: number): Figure[] =>
  rows.map(([label, value], index) => ({ id: `F${before + index + 1}`, label, value }));
