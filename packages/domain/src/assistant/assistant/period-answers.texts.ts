import { timeText } from '../../study/time-text.ts';
import { isSubjectKey } from '../../yks/subject-keys.ts';
import { subjectOf } from '../../yks/subjects.ts';
import { type Answer, dayText, list, numberText, paragraphs, SOURCES, subjectText } from './answer-format.ts';
import type { DayFact, PeriodSubjectFact } from './facts.ts';
import { subjectsIn } from './mentions.ts';
import type { Parts } from './parts/parts.ts';
import { type Period, periodOf } from './parts/period.ts';
import { type Question, questionsOf, questionsText, sumOf } from './study-answers.texts.ts';

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  fen: ['fizik', 'kimya', 'biyoloji'],
  sosyal: ['tarih', 'cografya', 'felsefe', 'din_kultur'],
};

/** True if a stored subject is the named one in the named exam. */
export function isAsked(subject: string, { subject: asked, test }: Parts): boolean {
  if (!asked) return true;
  const keys = GROUPS[asked] ?? [asked];
  if (!keys.includes(subject.replace(/_ayt$/, ''))) return false;
  return !test || !isSubjectKey(subject) || subjectOf(subject).group === test;
}

export function askedName({ subject, test }: Parts): string {
  if (subject === undefined) return '';
  const key = test === 'AYT' ? `${subject}_ayt` : subject;
  const label = isSubjectKey(key) ? subjectOf(key).label : subject === 'fen' ? 'Fen' : 'Sosyal';
  return test ? label : label.replace(/^(TYT|AYT) /, '');
}

/** The named subjects and their label; "fizik mi kimya mı" names two. */
function askedSubjects({ text, parts }: Question): { isMeant: (subject: string) => boolean; name: string } {
  const keys: readonly string[] = subjectsIn(text);
  const names = [...new Set(keys.map((key) => askedName({ subject: key.replace(/_ayt$/, '') })))];
  if (names.length > 1) return { isMeant: (subject) => keys.includes(subject), name: names.join(' ve ') };
  return { isMeant: (subject) => isAsked(subject, parts), name: askedName(parts) };
}

const notYet = ({ label }: Period): Answer => ({
  response: `${label} henüz gelmedi; o güne ait çalışma kaydı olamaz. Planını sormak istersen “${label.split(' (')[0]} planımda ne var?” diyebilirsin.`,
  sources: [SOURCES.calendar],
});

function extremeDay(days: readonly DayFact[], { superlative }: Parts): DayFact | undefined {
  const studied = days.filter(({ seconds }) => seconds > 0).toSorted((a, b) => b.seconds - a.seconds);
  return superlative === 'worst' || superlative === 'least' ? studied.at(-1) : studied[0];
}

const subjectLines = (subjects: readonly PeriodSubjectFact[]) =>
  subjects
    .filter(({ seconds }) => seconds > 0)
    .slice(0, 5)
    .map(({ subject, seconds }) => `${subjectText(subject)}: ${timeText(seconds)}`);

export function periodSummary({ today, facts, parts }: Question, period: Period): Answer {
  if (period.from > today) return notYet(period);
  const days = facts.days.filter(({ day }) => day >= period.from && day <= period.to);
  const sums = sumOf(days, period.from, period.to);
  if (sums.sessions === 0 && questionsOf(sums) === 0)
    return { response: `${period.label} kayıtlı çalışman yok.`, sources: [SOURCES.calendar] };
  const extreme = period.from < period.to && parts.superlative && extremeDay(days, parts);
  return {
    response: paragraphs(
      `${period.label} **${timeText(sums.seconds)}** çalıştın (${sums.sessions} oturum). ${questionsText(sums)}`,
      extreme &&
        `${parts.superlative === 'worst' || parts.superlative === 'least' ? 'En az' : 'En çok'} çalıştığın gün **${dayText(extreme.day)}**: ${timeText(extreme.seconds)}.`,
      list(subjectLines(facts.periodSubjects)),
    ),
    sources: [SOURCES.sessions, SOURCES.calendar],
  };
}

export function periodSubjectTime(question: Question, period: Period): Answer {
  const { today, facts, parts } = question;
  if (period.from > today) return notYet(period);
  const { isMeant, name } = askedSubjects(question);
  const rows = facts.periodSubjects
    .filter(({ subject, seconds }) => seconds > 0 && isMeant(subject))
    .toSorted((a, b) => b.seconds - a.seconds);
  if (rows.length === 0)
    return {
      response: name
        ? `${period.label} ${name} için kayıtlı çalışman yok.`
        : `${period.label} kayıtlı çalışman yok.`,
      sources: [SOURCES.sessions],
    };
  const total = rows.reduce((sum, { seconds }) => sum + seconds, 0);
  const isLeast = parts.superlative === 'least' || parts.superlative === 'worst';
  const extreme = isLeast ? rows.at(-1)! : rows[0]!;
  return {
    response: paragraphs(
      name
        ? `${period.label} ${name} için **${timeText(total)}** ayırdın.`
        : parts.superlative
          ? `${period.label} ${isLeast ? 'en az' : 'en çok'} zamanı **${subjectText(extreme.subject)}** aldı: ${timeText(extreme.seconds)}.`
          : `${period.label} derslere ayırdığın süre (toplam ${timeText(total)}):`,
      (!name || rows.length > 1) && list(subjectLines(rows)),
    ),
    sources: [SOURCES.sessions],
  };
}

export function periodQuestions(question: Question, period: Period): Answer {
  const { today, facts, parts } = question;
  if (period.from > today) return notYet(period);
  const { isMeant, name } = askedSubjects(question);
  const rows = facts.periodSubjects.filter((row) => questionsOf(row) > 0 && isMeant(row.subject));
  const sums = rows.reduce(
    (sum, row) => ({
      correct: sum.correct + row.correct,
      wrong: sum.wrong + row.wrong,
      blank: sum.blank + row.blank,
    }),
    { correct: 0, wrong: 0, blank: 0 },
  );
  if (rows.length === 0)
    return {
      response: `${period.label} ${name ? `${name} için ` : ''}soru kaydın yok.`,
      sources: [SOURCES.questions],
    };
  const most = rows.toSorted((a, b) => questionsOf(b) - questionsOf(a));
  const extreme = parts.superlative === 'least' ? most.at(-1)! : most[0]!;
  return {
    response: paragraphs(
      `${period.label} ${name ? `${name} için ` : ''}${questionsText(sums)}`,
      !name &&
        parts.superlative &&
        `${parts.superlative === 'least' ? 'En az' : 'En çok'} soru **${subjectText(extreme.subject)}** dersinden: ${numberText(questionsOf(extreme))}.`,
      name.includes(' ve ') &&
        list(most.map((row) => `${subjectText(row.subject)}: ${numberText(questionsOf(row))} soru`)),
    ),
    sources: [SOURCES.questions],
  };
}

export const forPeriod = (
  question: Question,
  answer: (question: Question, period: Period) => Answer,
): Answer | null => {
  const period = periodOf(question.parts, question.today);
  return period && answer(question, period);
};
