import { accuracy } from '../../net.ts';
import { addDays, monthStart, weekStart } from '../../study-day.ts';
import {
  type Answer,
  list,
  numberText,
  paragraphs,
  percentText,
  SOURCES,
  subjectText,
} from './answer-format.ts';
import { SUBJECT_DAYS } from './facts.ts';
import { periodIn, subjectsIn } from './mentions.ts';
import { type Question, questionsOf, questionsText, sumOf } from './study-answers.texts.ts';

const LEAST_ANSWERS = 20;

export function strongestSubject({ facts }: Question): Answer {
  const rated = facts.subjects
    .map((fact) => ({ ...fact, share: accuracy(fact.correct, fact.wrong) ?? 0 }))
    .filter(({ correct, wrong }) => correct + wrong >= LEAST_ANSWERS)
    .toSorted((a, b) => b.share - a.share);
  const [best] = rated;
  if (!best)
    return {
      response: `Karşılaştırmak için yeterli soru yok: bir derste son ${SUBJECT_DAYS} günde en az ${LEAST_ANSWERS} soru gerekiyor.`,
      sources: [SOURCES.questions],
    };
  return {
    response: paragraphs(
      `Son ${SUBJECT_DAYS} günde en güçlü dersin **${subjectText(best.subject)}**: ${best.correct + best.wrong} soruda doğruluk ${percentText(best.share)}.`,
      rated.length > 1 &&
        list(
          rated
            .slice(1, 4)
            .map(
              ({ subject, share, correct, wrong }) =>
                `${subjectText(subject)}: ${percentText(share)} (${correct + wrong} soru)`,
            ),
        ),
    ),
    sources: [SOURCES.questions],
  };
}

export function questionCount({ text, today, facts }: Question): Answer {
  const asked = subjectsIn(text);
  if (asked.length > 0) {
    const rows = facts.subjects.filter(({ subject }) => asked.some((key) => key === subject));
    const correct = rows.reduce((sum, row) => sum + row.correct, 0);
    const wrong = rows.reduce((sum, row) => sum + row.wrong, 0);
    const share = accuracy(correct, wrong);
    return {
      response: `Son ${SUBJECT_DAYS} günde ${asked.map(subjectText).join(' ve ')} için **${correct + wrong} soru** kaydın var: ${correct} doğru, ${wrong} yanlış${share === null ? '' : ` (doğruluk ${percentText(share)})`}.`,
      sources: [SOURCES.questions],
    };
  }
  const period = periodIn(text) ?? 'today';
  const yesterday = addDays(today, -1);
  const [label, from, to] = {
    today: ['Bugün', today, today] as const,
    yesterday: ['Dün', yesterday, yesterday] as const,
    week: ['Bu hafta', weekStart(today), today] as const,
    month: ['Bu ay', monthStart(today), today] as const,
  }[period];
  const sums = sumOf(facts.days, from, to);
  const week = sumOf(facts.days, weekStart(today), today);
  return {
    response: paragraphs(
      questionsOf(sums) === 0 ? `${label} soru kaydın yok.` : `${label} ${questionsText(sums)}`,
      period !== 'week' &&
        period !== 'month' &&
        `Bu hafta toplam ${numberText(questionsOf(week))} soru oldu.`,
    ),
    sources: [SOURCES.questions],
  };
}

export function efficiency({ today, facts }: Question): Answer {
  const from = addDays(today, -27);
  const rated = facts.days.filter(({ day }) => day >= from);
  const count = rated.reduce((sum, day) => sum + day.efficiencyCount, 0);
  if (count === 0)
    return {
      response:
        'Verimini hesaplamak için oturum sonunda kalite puanı vermen gerekiyor; son dört haftada puanlı oturum yok.',
      sources: [SOURCES.sessions],
    };
  const average = rated.reduce((sum, day) => sum + day.efficiencySum, 0) / count;
  const sums = sumOf(facts.days, from, today);
  const best = facts.hours
    .filter(({ sessions }) => sessions >= 3)
    .toSorted((a, b) => b.efficiency - a.efficiency)[0];
  const hour = (value: number) => `${String(value).padStart(2, '0')}:00`;
  const perHour = sums.seconds > 0 ? (questionsOf(sums) / sums.seconds) * 3600 : 0;
  return {
    response: paragraphs(
      `Son dört haftada ortalama verimin **${percentText(average / 100)}** (${count} puanlı oturum); saatte ortalama ${numberText(Math.round(perHour))} soru.`,
      best &&
        `En verimli saatin ${hour(best.hour)}–${hour((best.hour + 1) % 24)}: ortalama ${percentText(best.efficiency / 100)} (${best.sessions} oturum).`,
    ),
    sources: [SOURCES.sessions],
  };
}
