import { solvedQuestions, subjectStatus } from '../../planning/daily-plans/progress.ts';
import { timeText } from '../../study/time-text.ts';
import { dayOfWeek, daysBetween, type StudyDay } from '../../study-day.ts';
import { type Answer, dayText, list, paragraphs, SOURCES, subjectText } from './answer-format.ts';
import type { PlannerWeekFact, WeekEntryFact } from './facts.ts';
import { planDayOf } from './parts/period.ts';
import { askedName, isAsked } from './period-answers.texts.ts';
import { neglectedSubjects, type Question } from './study-answers.texts.ts';

export const DAY_NAMES = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const;

const planDay = (today: StudyDay) => dayOfWeek(today) - 1;

const entryText = ({ subject, topic, title }: WeekEntryFact) =>
  [subjectText(subject), topic ?? title].filter(Boolean).join(': ');

const proposedText = ({ subject, topic, minutes }: PlannerWeekFact['proposed'][number]) =>
  `${[subjectText(subject), topic].filter(Boolean).join(': ')} (${timeText(minutes * 60)})`;

const checked = (isDone: boolean, text: string) => `${isDone ? '✓' : '○'} ${text}`;

export function planToday({ today: now, facts, parts }: Question): Answer {
  const today = planDayOf(parts, now);
  const isToday = today === now;
  const isOfDay = ({ day }: { day: number }) => day === planDay(today);
  const { plan, plannerWeek } = facts;
  const inWeek = facts.week.filter(isOfDay);
  const entries = inWeek.length > 0 || plan ? inWeek : plannerWeek.planned.filter(isOfDay);
  const proposed = plannerWeek.proposed.filter(isOfDay);
  if (!plan && entries.length === 0 && proposed.length > 0)
    return {
      response: paragraphs(
        `${isToday ? 'Bugün' : dayText(today)} için planında bir şey yok. Planlayıcı şunları önerirdi:`,
        list(proposed.map(proposedText)),
        'Beğenirsen “Haftamı planla” sayfasında haftana alabilirsin.',
      ),
      sources: [SOURCES.planner],
    };
  if (!plan && entries.length === 0)
    return {
      response: `${isToday ? 'Bugün' : dayText(today)} için planında bir şey yok. Haftalık planına bir giriş ekleyebilir ya da “bugün neye odaklanmalıyım” diye sorabilirsin.`,
      sources: [SOURCES.weeklyPlan],
    };
  const rows = [
    ...(plan?.subjects ?? []).map((work) => {
      const targets = [
        work.targetQuestions && `${solvedQuestions(work)}/${work.targetQuestions} soru`,
        work.targetTime && `${timeText(work.studySeconds)} / ${timeText(work.targetTime * 60)}`,
      ].filter(Boolean);
      return {
        done: subjectStatus(work) === 'completed',
        text: `${subjectText(work.subject)}${targets.length > 0 ? ` (${targets.join(', ')})` : ''}`,
      };
    }),
    ...entries.map((entry) => ({ done: entry.isDone, text: entryText(entry) })),
  ];
  const done = rows.filter((row) => row.done).length;
  return {
    response: paragraphs(
      `${plan?.source === 'coach' ? `Koçunun ${isToday ? 'bugünkü' : dayText(today)} programı` : isToday ? 'Bugünkü planın' : `${dayText(today)} planın`}: **${rows.length} işin ${done} tanesi tamam**.`,
      list(rows.map((row) => checked(row.done, row.text))),
    ),
    sources: [
      ...(plan ? [SOURCES.studyPlan] : []),
      ...(inWeek.length > 0 ? [SOURCES.weeklyPlan] : entries.length > 0 ? [SOURCES.planner] : []),
    ],
  };
}

export function planWeek({ facts, parts }: Question): Answer {
  const isNext = parts.range === 'next_week';
  const name = isNext ? 'Gelecek hafta' : parts.range === 'last_week' ? 'Geçen hafta' : 'Bu hafta';
  const { planned, proposed } = facts.plannerWeek;
  const week = facts.week.length > 0 ? facts.week : planned;
  if (week.length === 0 && proposed.length > 0)
    return {
      response: paragraphs(
        `${name}nın planı boş. Planlayıcı haftanı şöyle kurardı:`,
        list(
          DAY_NAMES.flatMap((dayName, day) => {
            const ofDay = proposed.filter((entry) => entry.day === day);
            return ofDay.length > 0 ? [`**${dayName}**: ${ofDay.map(proposedText).join(' · ')}`] : [];
          }),
        ),
        'Beğenirsen “Haftamı planla” sayfasında tek dokunuşla alabilir, istediğini değiştirebilirsin.',
      ),
      sources: [SOURCES.planner],
    };
  if (week.length === 0) {
    const topics = facts.insights
      .slice(0, 3)
      .map(({ topic, subject }) => `${topic} (${subjectText(subject)})`);
    return {
      response: paragraphs(
        `${name}nın planı boş. “Öneriler” sayfasında senin verinden çıkan önerileri tek dokunuşla plana ekleyebilirsin; hazır bir şablonla da başlayabilirsin.`,
        topics.length > 0 && `Plana önce şunları koyardım:\n\n${list(topics)}`,
      ),
      sources: [SOURCES.suggestions, SOURCES.weeklyPlan],
    };
  }
  const done = week.filter(({ isDone }) => isDone).length;
  const share = Math.floor((done / week.length) * 100);
  const days = DAY_NAMES.flatMap((name, day) => {
    const entries = week.filter((entry) => entry.day === day);
    return entries.length > 0
      ? [`**${name}**: ${entries.map((entry) => checked(entry.isDone, entryText(entry))).join(' · ')}`]
      : [];
  });
  const empty = DAY_NAMES.filter((_, day) => !week.some((entry) => entry.day === day));
  return {
    response: paragraphs(
      `${name}ki planında ${week.length} iş var; **${done} tanesi tamam (%${share})**.`,
      list(days),
      empty.length > 0 && empty.length < 7 && `Boş günlerin: ${empty.join(', ')}.`,
    ),
    sources: [facts.week.length > 0 ? SOURCES.weeklyPlan : SOURCES.planner, SOURCES.suggestions],
  };
}

function subjectFocus({ today, facts, parts }: Question): Answer {
  const name = askedName(parts);
  const isMeant = ({ subject }: { subject: string }) => isAsked(subject, parts);
  const topics = facts.insights
    .filter(isMeant)
    .slice(0, 4)
    .map(
      ({ topic, subject, wrong, lastDate }) =>
        `**${topic}** (${subjectText(subject)}): denemelerde ${wrong} yanlış, en son ${dayText(lastDate)}`,
    );
  const planned = [...facts.week, ...facts.plannerWeek.planned]
    .filter((entry) => isMeant(entry) && !entry.isDone)
    .map((entry) => `${DAY_NAMES[entry.day]} planında: ${entryText(entry)}`);
  const proposed = facts.plannerWeek.proposed
    .filter(isMeant)
    .map((entry) => `Planlayıcının önerisi, ${DAY_NAMES[entry.day]}: ${proposedText(entry)}`);
  const last = facts.subjects.filter(isMeant).toSorted((a, b) => b.lastDay.localeCompare(a.lastDay))[0];
  const days = last && daysBetween(last.lastDay, today);
  const rows = [...topics, ...planned.slice(0, 3), ...proposed.slice(0, 3)];
  return {
    response: paragraphs(
      rows.length > 0
        ? `${name} için şunlara bakardım:`
        : `${name} için denemelerinde öne çıkan bir yanlış konusu ya da planda bir iş yok.`,
      list(rows),
      days !== undefined && `${name} için son kaydın ${days === 0 ? 'bugün' : `${days} gün önce`}.`,
      'Bütün konularının durumu “Konu haritam” sayfasında.',
    ),
    sources: [SOURCES.topicMap, ...(topics.length > 0 ? [SOURCES.exams] : [])],
  };
}

export function todayFocus(question: Question): Answer {
  const { today, facts, parts } = question;
  if (parts.subject) return subjectFocus(question);
  const steps: string[] = [];
  const sources = new Set<string>();
  const add = (step: string | false | undefined, source: string) => {
    if (!step || steps.length >= 4) return;
    steps.push(step);
    sources.add(source);
  };
  const open =
    facts.plan?.subjects.filter((work) => !['completed', 'skipped'].includes(subjectStatus(work))) ?? [];
  add(
    open.length > 0 &&
      `Önce bugünkü planın: ${open
        .slice(0, 3)
        .map(({ subject }) => subjectText(subject))
        .join(', ')}.`,
    SOURCES.studyPlan,
  );
  const entries = facts.week.filter(({ day, isDone }) => day === planDay(today) && !isDone);
  add(
    entries.length > 0 && `Haftalık planında bugün: ${entries.slice(0, 3).map(entryText).join(', ')}.`,
    SOURCES.weeklyPlan,
  );
  const isOfToday = ({ day }: { day: number }) => day === planDay(today);
  const planned = facts.plannerWeek.planned.filter((entry) => isOfToday(entry) && !entry.isDone);
  add(
    planned.length > 0 && `Planladığın haftada bugün: ${planned.slice(0, 3).map(entryText).join(', ')}.`,
    SOURCES.planner,
  );
  const proposed = facts.plannerWeek.proposed.filter(isOfToday);
  add(
    proposed.length > 0 &&
      `Planlayıcının bugün için önerisi: ${proposed.slice(0, 3).map(proposedText).join(', ')}.`,
    SOURCES.planner,
  );
  add(
    facts.cards.due > 0 &&
      `${facts.cards.due} kartın tekrar günü geldi${facts.cards.overdue > 0 ? ` (${facts.cards.overdue} tanesi gecikti)` : ''}.`,
    SOURCES.cards,
  );
  add(
    facts.mistakes.due > 0 && `Yanlış defterinde ${facts.mistakes.due} soru tekrar bekliyor.`,
    SOURCES.mistakes,
  );
  const [weak] = facts.insights;
  add(
    weak &&
      `**${weak.topic}** (${subjectText(weak.subject)}): denemelerde ${weak.wrong} yanlış, en son ${dayText(weak.lastDate)}.`,
    SOURCES.exams,
  );
  const [neglected] = neglectedSubjects(facts.subjects, today);
  add(
    neglected &&
      `${subjectText(neglected.subject)}: ${daysBetween(neglected.lastDay, today)} gündür bakmadın.`,
    SOURCES.sessions,
  );
  if (steps.length === 0)
    return {
      response:
        'Öne çıkan bir eksik göremiyorum: bekleyen kart, yanlış ya da plan yok. 25 dakikalık bir oturumla en zorlandığın dersten başlayabilirsin.',
      sources: [SOURCES.timer],
    };
  return { response: paragraphs('Bugün sırayla şunlara bakardım:', list(steps)), sources: [...sources] };
}

export function cardsDue({ facts: { cards } }: Question): Answer {
  if (cards.total === 0)
    return {
      response: 'Henüz bilgi kartın yok. İlk kartlarını “Bilgi kartları” sayfasından ekleyebilirsin.',
      sources: [SOURCES.cards],
    };
  return {
    response:
      cards.due === 0
        ? `Bugün tekrar günü gelen kart yok. Toplam ${cards.total} kartın var.`
        : `Bugün **${cards.due} kart** tekrar bekliyor${cards.overdue > 0 ? `; ${cards.overdue} tanesinin günü geçti` : ''}. Toplam ${cards.total} kartın var.`,
    sources: [SOURCES.cards],
  };
}

export function mistakesDue({ facts: { mistakes } }: Question): Answer {
  if (mistakes.total === 0)
    return {
      response:
        'Yanlış defterin boş. Yapamadığın soruların fotoğrafını ekledikçe tekrar günlerini ben hatırlatırım.',
      sources: [SOURCES.mistakes],
    };
  return {
    response:
      mistakes.due === 0
        ? `Bugün tekrar çözülecek soru yok. Defterinde ${mistakes.total} soru var.`
        : paragraphs(
            `Bugün **${mistakes.due} soru** yeniden çözülmeyi bekliyor (defterinde toplam ${mistakes.total}).`,
            mistakes.subjects.length > 0 && `Dersleri: ${mistakes.subjects.map(subjectText).join(', ')}.`,
          ),
    sources: [SOURCES.mistakes],
  };
}
