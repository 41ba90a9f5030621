import { weeklyGoal } from '../../identity/weekly-goal.ts';
import { accuracy } from '../../net.ts';
import { timeText } from '../../study/time-text.ts';
import { addDays, daysBetween, monthStart, type StudyDay, weekStart } from '../../study-day.ts';
import { tr } from '../../turkish.ts';
import { SUBJECT_KEYS } from '../../yks/subject-keys.ts';
import {
  type Answer,
  dayText,
  list,
  numberText,
  paragraphs,
  percentText,
  SOURCES,
  subjectText,
} from './answer-format.ts';
import type { AssistantFacts, DayFact, SubjectFact, TopicWorkFact } from './facts.ts';
import { SUBJECT_DAYS } from './facts.ts';
import { periodIn, subjectsIn } from './mentions.ts';
import type { Parts } from './parts/parts.ts';
import { namedTopics } from './parts/topic.ts';

export interface Question {
  readonly text: string;
  readonly today: StudyDay;
  readonly facts: AssistantFacts;
  readonly parts: Parts;
}

const NOTHING = { seconds: 0, sessions: 0, correct: 0, wrong: 0, blank: 0 };

export function sumOf(days: readonly DayFact[], from: StudyDay, to: StudyDay) {
  return days
    .filter(({ day }) => day >= from && day <= to)
    .reduce(
      (sum, day) => ({
        seconds: sum.seconds + day.seconds,
        sessions: sum.sessions + day.sessions,
        correct: sum.correct + day.correct,
        wrong: sum.wrong + day.wrong,
        blank: sum.blank + day.blank,
      }),
      NOTHING,
    );
}

export const questionsOf = ({ correct, wrong, blank }: { correct: number; wrong: number; blank: number }) =>
  correct + wrong + blank;

export function questionsText(sums: { correct: number; wrong: number; blank: number }): string {
  const total = questionsOf(sums);
  if (total === 0) return 'Soru kaydın yok.';
  const share = accuracy(sums.correct, sums.wrong);
  return `**${numberText(total)} soru** çözdün: ${numberText(sums.correct)} doğru, ${numberText(sums.wrong)} yanlış, ${numberText(sums.blank)} boş${share === null ? '' : ` (doğruluk ${percentText(share)})`}.`;
}

const topSubjects = (subjects: readonly SubjectFact[], seconds: (fact: SubjectFact) => number) =>
  subjects
    .filter((fact) => seconds(fact) > 0)
    .toSorted((a, b) => seconds(b) - seconds(a))
    .slice(0, 3)
    .map((fact) => `${subjectText(fact.subject)}: ${timeText(seconds(fact))}`);

const NO_STUDY = {
  today: 'Bugün henüz kayıtlı çalışman yok. Zamanlayıcıyı 25 dakikaya kurup başlayabilirsin.',
  week: 'Bu hafta henüz kayıtlı çalışman yok.',
  month: 'Bu ay henüz kayıtlı çalışman yok.',
};

export function todaySummary({ today, facts }: Question): Answer {
  const sums = sumOf(facts.days, today, today);
  if (sums.sessions === 0 && questionsOf(sums) === 0)
    return { response: NO_STUDY.today, sources: [SOURCES.timer] };
  const share =
    sumOf(facts.days, weekStart(today), today).seconds / (weeklyGoal(facts.weeklyGoalMinutes) * 60);
  return {
    response: paragraphs(
      `Bugün **${timeText(sums.seconds)}** çalıştın (${sums.sessions} oturum). ${questionsText(sums)}`,
      list(topSubjects(facts.subjects, (fact) => fact.todaySeconds)),
      `Haftalık hedefinin ${percentText(Math.min(1, share))} kadarı tamam.`,
    ),
    sources: [SOURCES.sessions, SOURCES.calendar],
  };
}

export function weekSummary({ today, facts }: Question): Answer {
  const sums = sumOf(facts.days, weekStart(today), today);
  if (sums.sessions === 0 && questionsOf(sums) === 0)
    return { response: NO_STUDY.week, sources: [SOURCES.timer, SOURCES.weeklyPlan] };
  const goal = weeklyGoal(facts.weeklyGoalMinutes) * 60;
  const left = goal - sums.seconds;
  return {
    response: paragraphs(
      `Bu hafta **${timeText(sums.seconds)}** çalıştın (${sums.sessions} oturum). ${questionsText(sums)}`,
      list(topSubjects(facts.subjects, (fact) => fact.weekSeconds)),
      left > 0
        ? `Haftalık hedefin ${timeText(goal)}; ${timeText(left)} kaldı.`
        : `Haftalık hedefin ${timeText(goal)} idi; hedefi geçtin.`,
    ),
    sources: [SOURCES.sessions, SOURCES.dashboard],
  };
}

export function monthSummary({ today, facts }: Question): Answer {
  const from = monthStart(today);
  const sums = sumOf(facts.days, from, today);
  if (sums.sessions === 0 && questionsOf(sums) === 0)
    return { response: NO_STUDY.month, sources: [SOURCES.calendar] };
  const studied = facts.days.filter(
    ({ day, sessions }) => day >= from && day <= today && sessions > 0,
  ).length;
  const days = daysBetween(from, today) + 1;
  const before = sumOf(facts.days, monthStart(addDays(from, -1)), addDays(from, -1));
  return {
    response: paragraphs(
      `Bu ay **${timeText(sums.seconds)}** çalıştın: ${days} günün ${studied === days ? 'hepsinde' : `${studied} gününde`}. ${questionsText(sums)}`,
      before.seconds > 0 && `Geçen ayın tamamında ${timeText(before.seconds)} çalışmıştın.`,
    ),
    sources: [SOURCES.calendar, SOURCES.questions],
  };
}

export function compareWeeks({ today, facts }: Question): Answer {
  const monday = weekStart(today);
  const now = sumOf(facts.days, monday, today);
  // Compares the same weekdays, because on a Tuesday a full week would always win.
  const before = sumOf(facts.days, addDays(monday, -7), addDays(today, -7));
  const whole = sumOf(facts.days, addDays(monday, -7), addDays(monday, -1));
  if (now.seconds === 0 && whole.seconds === 0)
    return {
      response: 'Karşılaştıracak kayıt yok: iki haftada da çalışma görünmüyor.',
      sources: [SOURCES.calendar],
    };
  const difference = now.seconds - before.seconds;
  const verdict =
    difference === 0
      ? 'Geçen haftayla başa başsın.'
      : `Geçen haftanın aynı günlerine göre **${timeText(Math.abs(difference))} ${difference > 0 ? 'öndesin' : 'geridesin'}**.`;
  return {
    response: paragraphs(
      verdict,
      list([
        `Bu hafta şu ana kadar: ${timeText(now.seconds)}, ${questionsOf(now)} soru`,
        `Geçen hafta aynı güne kadar: ${timeText(before.seconds)}, ${questionsOf(before)} soru`,
        `Geçen haftanın tamamı: ${timeText(whole.seconds)}, ${questionsOf(whole)} soru`,
      ]),
    ),
    sources: [SOURCES.calendar, SOURCES.sessions],
  };
}

export function subjectTime({ text, facts, parts }: Question): Answer {
  const asked = subjectsIn(text);
  const period = periodIn(text);
  const [label, seconds] =
    period === 'today'
      ? ['Bugün', (fact: SubjectFact) => fact.todaySeconds]
      : period === 'week'
        ? ['Bu hafta', (fact: SubjectFact) => fact.weekSeconds]
        : [`Son ${SUBJECT_DAYS} günde`, (fact: SubjectFact) => fact.seconds];
  const facts28 = facts.subjects
    .filter((fact) => asked.length === 0 || asked.some((key) => key === fact.subject))
    .filter((fact) => seconds(fact) > 0)
    .toSorted((a, b) => seconds(b) - seconds(a));
  const names = asked.map(subjectText).join(' ve ');
  if (facts28.length === 0)
    return {
      response:
        asked.length > 0 ? `${label} ${names} için kayıtlı çalışman yok.` : `${label} kayıtlı çalışman yok.`,
      sources: [SOURCES.sessions],
    };
  const total = facts28.reduce((sum, fact) => sum + seconds(fact), 0);
  const isLeast = parts.superlative === 'least' || parts.superlative === 'worst';
  const extreme = isLeast ? facts28.at(-1)! : facts28[0]!;
  return {
    response: paragraphs(
      asked.length > 0
        ? `${label} ${names} için **${timeText(total)}** ayırdın.`
        : parts.superlative
          ? `${label} ${isLeast ? 'çalıştığın dersler içinde en az' : 'en çok'} zamanı **${subjectText(extreme.subject)}** aldı: ${timeText(seconds(extreme))}.`
          : `${label} derslere ayırdığın süre:`,
      (asked.length === 0 || facts28.length > 1) &&
        list(facts28.slice(0, 8).map((fact) => `${subjectText(fact.subject)}: ${timeText(seconds(fact))}`)),
    ),
    sources: [SOURCES.sessions],
  };
}

/** Subjects studied in the window but not recently, longest ago first. */
export function neglectedSubjects(subjects: readonly SubjectFact[], today: StudyDay): SubjectFact[] {
  const known = new Set<string>(SUBJECT_KEYS);
  return subjects
    .filter(
      ({ subject }) => known.has(subject) && !['genel_tekrar', 'deneme_sinavi', 'diger'].includes(subject),
    )
    .filter(({ lastDay }) => daysBetween(lastDay, today) >= 7)
    .toSorted((a, b) => a.lastDay.localeCompare(b.lastDay) || a.seconds - b.seconds);
}

function agoText(day: StudyDay, today: StudyDay): string {
  const days = daysBetween(day, today);
  return days === 0 ? 'bugün' : days === 1 ? 'dün' : `${days} gün önce`;
}

function lastTimeOf({ text, today, facts }: Question): Answer {
  const asked = subjectsIn(text);
  const rows = facts.subjects.filter(({ subject }) => asked.some((key) => key === subject));
  const last = rows.toSorted((a, b) => b.lastDay.localeCompare(a.lastDay))[0];
  const names = asked.map(subjectText).join(' ve ');
  if (!last)
    return {
      response: `Son ${SUBJECT_DAYS} günde ${names} için kayıtlı çalışman yok.`,
      sources: [SOURCES.sessions],
    };
  return {
    response: paragraphs(
      `**${subjectText(last.subject)}** için en son kaydın ${agoText(last.lastDay, today)} (${dayText(last.lastDay)}).`,
      rows.length > 1 &&
        list(rows.map(({ subject, lastDay }) => `${subjectText(subject)}: ${dayText(lastDay)}`)),
    ),
    sources: [SOURCES.sessions],
  };
}

/** Uses the topic's sessions and solved questions. */
function lastTimeOfTopic({ today, facts }: Question, topics: readonly string[]): Answer {
  const [last] = facts.topicWork;
  if (!last)
    return {
      response: `**${topics[0]}** konusuna ait kayıtlı çalışman yok: oturumunu ya da sorularını konusuyla kaydedersen söyleyebilirim. Elle işaretlediklerin “Konu haritam” sayfasında.`,
      sources: [SOURCES.topicMap],
    };
  const line = ({ subject, topic, lastDay, minutes, correct, wrong }: TopicWorkFact) =>
    `${subjectText(subject)}, ${topic}: en son ${dayText(lastDay)}; toplam ${minutes > 0 ? `${timeText(minutes * 60)}, ` : ''}${correct + wrong} soru (${correct} doğru, ${wrong} yanlış)`;
  return {
    response: paragraphs(
      `**${last.topic}** (${subjectText(last.subject)}) için en son kaydın ${agoText(last.lastDay, today)} (${dayText(last.lastDay)}).`,
      list(facts.topicWork.map(line)),
    ),
    sources: [SOURCES.sessions, SOURCES.topicMap],
  };
}

const LAST_TIME = /ne zaman|en son|kac gun/;

export function neglectedSubject(question: Question): Answer {
  const { text, today, facts } = question;
  const topics = LAST_TIME.test(tr.fold(text)) ? namedTopics(text, today) : [];
  if (topics.length > 0) return lastTimeOfTopic(question, topics);
  if (subjectsIn(text).length > 0) return lastTimeOf(question);
  if (facts.subjects.length === 0)
    return {
      response: `Son ${SUBJECT_DAYS} günde kayıtlı çalışman yok; önce birkaç oturum biriksin.`,
      sources: [SOURCES.sessions],
    };
  const neglected = neglectedSubjects(facts.subjects, today).slice(0, 3);
  const least = facts.subjects.toSorted((a, b) => a.seconds - b.seconds)[0]!;
  if (neglected.length === 0)
    return {
      response: `Bir haftadan uzun süredir bırakılan dersin yok. En az zamanı **${subjectText(least.subject)}** aldı: son ${SUBJECT_DAYS} günde ${timeText(least.seconds)}.`,
      sources: [SOURCES.sessions],
    };
  return {
    response: paragraphs(
      `En uzun süredir bakmadığın ders **${subjectText(neglected[0]!.subject)}**: ${daysBetween(neglected[0]!.lastDay, today)} gün oldu.`,
      list(
        neglected.map(
          ({ subject, lastDay, seconds }) =>
            `${subjectText(subject)}: en son ${dayText(lastDay)}, son ${SUBJECT_DAYS} günde ${timeText(seconds)}`,
        ),
      ),
    ),
    sources: [SOURCES.sessions, SOURCES.suggestions],
  };
}
