import { timeText } from '../../study/time-text.ts';
import { addDays, daysBetween, type StudyDay, weekStart } from '../../study-day.ts';
import { tr } from '../../turkish.ts';
import { type Answer, dayText, numberText, SOURCES } from './answer-format.ts';
import { FACT_DAYS } from './facts.ts';
import { type Question, questionsOf, sumOf } from './study-answers.texts.ts';

const ASKS_QUESTIONS = /\bsoru|\bcoz/;
const UNIT = /\b(hangi (gun|hafta)(um|m|da)?\b|en (\w+ ){1,4}(gun|hafta)(um|m|ler|lar|umu|mi|umuz|un)?\b)/;

export function unitOfExtreme(text: string): 'day' | 'week' | null {
  const found = UNIT.exec(tr.fold(text));
  return found ? (/hafta/.test(found[0]) ? 'week' : 'day') : null;
}

export function extremeTime({ text, today, facts, parts }: Question): Answer {
  const unit = unitOfExtreme(text);
  const studied = facts.days.filter(({ seconds }) => seconds > 0);
  const starts: StudyDay[] =
    unit === 'week' ? [...new Set(studied.map(({ day }) => weekStart(day)))] : studied.map(({ day }) => day);
  const byQuestions = ASKS_QUESTIONS.test(tr.fold(text));
  const rows = starts.map((from) => {
    const sums = sumOf(facts.days, from, unit === 'week' ? addDays(from, 6) : from);
    return { from, seconds: sums.seconds, questions: questionsOf(sums) };
  });
  const isLeast = parts.superlative === 'least' || parts.superlative === 'worst';
  // An unfinished week cannot be the worst.
  const ended = rows.filter(({ from }) => !isLeast || daysBetween(from, today) >= (unit === 'week' ? 7 : 1));
  const amount = (row: (typeof rows)[number]) => (byQuestions ? row.questions : row.seconds);
  const sorted = ended.toSorted((a, b) => amount(b) - amount(a));
  const found = isLeast ? sorted.at(-1) : sorted[0];
  if (!found)
    return { response: `Son ${FACT_DAYS} günde kayıtlı çalışman yok.`, sources: [SOURCES.calendar] };
  const name =
    unit === 'week'
      ? `${dayText(found.from)} – ${dayText(addDays(found.from, 6))} haftası`
      : dayText(found.from);
  return {
    response: `Son ${FACT_DAYS} günde en ${isLeast ? 'az' : 'çok'} ${byQuestions ? 'soru çözdüğün' : 'çalıştığın'} ${unit === 'week' ? 'hafta' : 'gün'} **${name}**: ${timeText(found.seconds)}, ${numberText(found.questions)} soru.${isLeast ? ' Hiç çalışmadığın günler sayılmadı.' : ''}`,
    sources: [SOURCES.calendar],
  };
}
