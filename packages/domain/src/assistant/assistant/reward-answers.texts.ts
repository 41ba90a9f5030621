import { type AchievementRule, progressOf } from '../../community/achievements/achievement.ts';
import { ACHIEVEMENTS, achievementById } from '../../community/achievements/catalogue.ts';
import { NO_FACTS } from '../../community/achievements/facts.ts';
import { summarizeHabits } from '../../study/habits/summary.ts';
import { timeText } from '../../study/time-text.ts';
import { type Answer, dayText, list, numberText, paragraphs, SOURCES } from './answer-format.ts';
import type { AssistantFacts, DuelFact, HabitFact } from './facts.ts';
import type { Question } from './study-answers.texts.ts';

const HABIT_MARKS: Record<NonNullable<HabitFact['today']>, string> = {
  done: '✓',
  auto: '✓',
  late: '✓ (geç)',
  skipped: '– (atlandı)',
  missed: '✕',
  pending: '○',
};

export const summaryOfHabits = (habits: readonly HabitFact[]) =>
  summarizeHabits(
    habits.map(({ name, streak, today }) => ({
      name,
      isArchived: false,
      currentStreak: streak,
      recurrence: 'daily',
      today,
    })),
  );

export function habitsToday({ facts: { habits } }: Question): Answer {
  const sources = [SOURCES.habits];
  if (habits.length === 0)
    return {
      response:
        'Henüz alışkanlığın yok. “Alışkanlıklar” sayfasında küçük bir taneyle başlayabilirsin: her gün 20 paragraf gibi.',
      sources,
    };
  const { dueToday, best } = summaryOfHabits(habits);
  const due = habits.filter(({ today }) => today !== null);
  const kept = due.filter(({ today }) => today === 'done' || today === 'auto' || today === 'late').length;
  const pending = due.filter(({ today }) => today === 'pending').length;
  const streakLine = best && `En uzun açık serin **${best.name}**: ${best.streak} kez üst üste.`;
  if (dueToday === 0)
    return {
      response: paragraphs(`Bugüne düşen alışkanlık yok; toplam ${habits.length} tane var.`, streakLine),
      sources,
    };
  return {
    response: paragraphs(
      `Bugünkü ${dueToday} alışkanlığın **${kept} tanesi tamam**${pending > 0 ? `, ${pending} tanesi bekliyor` : ''}.`,
      list(due.map(({ name, today }) => `${HABIT_MARKS[today!]} ${name}`)),
      streakLine,
    ),
    sources,
  };
}

const leftText = ({ days, hours, minutes }: NonNullable<DuelFact['left']>) =>
  [days > 0 && `${days} gün`, hours > 0 && `${hours} sa`, days === 0 && minutes > 0 && `${minutes} dk`]
    .filter(Boolean)
    .join(' ');

function runningDuel({ left, minutes, others }: DuelFact): string {
  const [rival] = others;
  const difference = minutes - (rival?.minutes ?? 0);
  const verdict =
    difference === 0
      ? '**berabersin**'
      : difference > 0
        ? `**${timeText(difference * 60)} öndesin**`
        : `**${timeText(-difference * 60)} geridesin**`;
  const scores = [
    `Sen: ${timeText(minutes * 60)}`,
    ...others.slice(0, 4).map((other) => `${other.name}: ${timeText(other.minutes * 60)}`),
  ];
  const against = rival ? `${rival.name} karşısında ` : '';
  return paragraphs(`${against}${verdict}.${left ? ` Bitmesine ${leftText(left)} var.` : ''}`, list(scores));
}

const waitingDuel = ({ waitsFor, others }: DuelFact) => {
  const name = others[0]?.name ?? 'Bir öğrenci';
  return waitsFor === 'student'
    ? `${name} seni düelloya çağırdı, cevabını bekliyor.`
    : `Bir düellon karşı tarafın cevabını bekliyor.`;
};

export function duelStatus({ facts: { duels, duelResults } }: Question): Answer {
  const running = duels.filter(({ waitsFor }) => waitsFor === null);
  const waiting = duels.filter(({ waitsFor }) => waitsFor !== null);
  const results =
    duelResults.finished > 0 &&
    `Bugüne kadar ${duelResults.finished} düello bitirdin, ${duelResults.won} tanesini kazandın.`;
  return {
    response: paragraphs(
      running.length === 0 && 'Şu an süren bir düellon yok.',
      ...running.slice(0, 3).map(runningDuel),
      ...waiting.slice(0, 2).map(waitingDuel),
      results,
      duels.length === 0 && !results && '“Düellolar” sayfasında bir arkadaşını seçip başlatabilirsin.',
    ),
    sources: [SOURCES.duels],
  };
}

/** Locked, started and with a loaded figure, nearest to completion first. */
export function nextBadges({ unlocked, figures }: AssistantFacts['badges']) {
  const had = new Set(unlocked.map(({ id }) => id));
  const facts = { ...NO_FACTS, ...figures };
  return ACHIEVEMENTS.filter((rule) => !had.has(rule.id) && rule.fact in figures)
    .map((rule) => ({ rule, ...progressOf(rule, facts) }))
    .filter(({ currentValue, progress }) => currentValue > 0 && progress < 100)
    .toSorted((a, b) => b.currentValue / b.rule.target - a.currentValue / a.rule.target);
}

const badgeText = ({ title, description }: AchievementRule) => `**${title}**: ${description}`;

export function badges({ facts }: Question): Answer {
  const { unlocked } = facts.badges;
  const newest = unlocked.slice(0, 3).flatMap(({ id, day }) => {
    const rule = achievementById(id);
    return rule ? [`${badgeText(rule)} (${dayText(day)})`] : [];
  });
  const next = nextBadges(facts.badges)
    .slice(0, 2)
    .map(
      ({ rule, currentValue }) =>
        `${badgeText(rule)} (${numberText(Math.floor(currentValue))}/${numberText(rule.target)})`,
    );
  return {
    response: paragraphs(
      unlocked.length === 0
        ? `Henüz rozetin yok; ${ACHIEVEMENTS.length} rozet seni bekliyor.`
        : `${ACHIEVEMENTS.length} rozetin **${unlocked.length} tanesi senin**.`,
      newest.length > 0 && `Son kazandıkların:\n\n${list(newest)}`,
      next.length > 0 && `En yakın olanlar:\n\n${list(next)}`,
    ),
    sources: [SOURCES.badges],
  };
}
