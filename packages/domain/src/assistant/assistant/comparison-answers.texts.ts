import { timeText } from '../../study/time-text.ts';
import { addDays, daysBetween, weekStart } from '../../study-day.ts';
import { tr } from '../../turkish.ts';
import { type Answer, list, numberText, paragraphs, SOURCES } from './answer-format.ts';
import type { PeriodSubjectFact } from './facts.ts';
import { comparedOrWeeks } from './parts/compared.ts';
import type { Period } from './parts/period.ts';
import { askedName, isAsked } from './period-answers.texts.ts';
import { compareWeeks, type Question, questionsOf, sumOf } from './study-answers.texts.ts';

const ASKS_QUESTIONS = /\bsoru|\bcoz/;

interface Side {
  readonly period: Period;
  readonly seconds: number;
  readonly questions: number;
}

const ofSubject = (rows: readonly PeriodSubjectFact[], { parts }: Question) =>
  rows
    .filter(({ subject }) => isAsked(subject, parts))
    .reduce(
      (sum, row) => ({
        seconds: sum.seconds + row.seconds,
        questions: sum.questions + questionsOf(row),
      }),
      { seconds: 0, questions: 0 },
    );

function sidesOf(question: Question, [later, earlier]: readonly [Period, Period]): [Side, Side] {
  const { facts, parts } = question;
  if (parts.subject)
    return [
      { period: later, ...ofSubject(facts.periodSubjects, question) },
      { period: earlier, ...ofSubject(facts.comparedSubjects, question) },
    ];
  const side = (period: Period) => {
    const sums = sumOf(facts.days, period.from, period.to);
    return { period, seconds: sums.seconds, questions: questionsOf(sums) };
  };
  return [side(later), side(earlier)];
}

export function comparison(question: Question): Answer {
  const { text, today } = question;
  const compared = comparedOrWeeks(text, today);
  const monday = weekStart(today);
  const isOfWeeks = compared[0].from === monday && compared[1].from === addDays(monday, -7);
  if (isOfWeeks && compared[0].to === today && !question.parts.subject) return compareWeeks(question);
  const [later, earlier] = sidesOf(question, compared);
  const byQuestions = ASKS_QUESTIONS.test(tr.fold(text));
  const amountOf = ({ seconds, questions }: Side) => (byQuestions ? questions : seconds);
  const amountText = (amount: number) => (byQuestions ? `${numberText(amount)} soru` : timeText(amount));
  const difference = amountOf(later) - amountOf(earlier);
  const name = askedName(question.parts);
  const daysOf = ({ from, to }: Period) => daysBetween(from, to) + 1;
  const line = ({ period, seconds, questions }: Side) =>
    `${period.label}: ${timeText(seconds)}, ${numberText(questions)} soru${daysOf(period) > 1 ? ` (${daysOf(period)} gün)` : ''}`;
  const more = difference > 0 ? later : earlier;
  return {
    response: paragraphs(
      difference === 0
        ? `İkisi eşit: ${amountText(amountOf(later))}.`
        : `${name ? `${name} için ` : ''}${more.period.label} daha fazla: fark **${amountText(Math.abs(difference))}**.`,
      list([line(later), line(earlier)]),
      daysOf(later.period) !== daysOf(earlier.period) &&
        'Gün sayıları farklı; karşılaştırırken bunu hesaba kat.',
    ),
    sources: [byQuestions ? SOURCES.questions : SOURCES.calendar, SOURCES.sessions],
  };
}
