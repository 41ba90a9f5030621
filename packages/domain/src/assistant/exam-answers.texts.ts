import { accuracy, net } from '../net.ts';
import {
  type Answer,
  dayText,
  list,
  numberText,
  paragraphs,
  percentText,
  SOURCES,
  signedText,
  subjectText,
} from './answer-format.ts';
import type { ExamFact } from './facts.ts';
import { examPartIn } from './mentions.ts';
import type { Question } from './study-answers.texts.ts';

export const NO_EXAMS: Answer = {
  response:
    'Henüz deneme kaydın yok. İlk denemeni “Denemelerim” sayfasından ekleyince netlerini ve gidişatını yorumlayabilirim.',
  sources: [SOURCES.exams],
};

export const netOf = ({ correct, wrong }: ExamFact) => net(correct, wrong);
export const typeText = (exam: ExamFact) => exam.type ?? 'Branş denemesi';

export const latestOfEachType = (exams: readonly ExamFact[]): ExamFact[] =>
  (['TYT', 'AYT', 'YDT'] as const).flatMap((type) => exams.find((exam) => exam.type === type) ?? []);

/** Those of the part the message names, else of the type entered last. */
function askedExams({ text, facts }: Question): ExamFact[] {
  const part = examPartIn(text);
  const type = part ?? facts.exams[0]?.type ?? null;
  return facts.exams.filter((exam) => exam.type === type);
}

export function examLast(question: Question): Answer {
  const [last, before] = askedExams(question);
  if (!last) {
    const part = examPartIn(question.text);
    return part && question.facts.exams.length > 0
      ? { response: `Kayıtlı ${part} denemen yok.`, sources: [SOURCES.exams] }
      : NO_EXAMS;
  }
  const share = accuracy(last.correct, last.wrong);
  return {
    response: paragraphs(
      `Son ${typeText(last)} (${dayText(last.day)}): **${numberText(netOf(last))} net**. ${last.correct} doğru, ${last.wrong} yanlış, ${last.blank} boş${share === null ? '' : `; doğruluk ${percentText(share)}`}.`,
      before &&
        `Bir önceki ${numberText(netOf(before))} netti: fark ${signedText(netOf(last) - netOf(before))}.`,
    ),
    sources: [SOURCES.exams],
  };
}

export function examTrend(question: Question): Answer {
  const exams = askedExams(question).slice(0, 5);
  const [last] = exams;
  if (!last) return NO_EXAMS;
  if (exams.length === 1)
    return {
      response: `Tek bir ${typeText(last)} kaydın var (${numberText(netOf(last))} net); gidişat için en az iki deneme gerekiyor.`,
      sources: [SOURCES.exams],
    };
  const nets = exams.map(netOf);
  const change = nets[0]! - nets.at(-1)!;
  const average = nets.reduce((sum, each) => sum + each, 0) / nets.length;
  const verdict = Math.abs(change) < 1 ? 'yerinde sayıyor' : change > 0 ? 'artıyor' : 'düşüyor';
  return {
    response: paragraphs(
      `${typeText(last)} netlerin **${verdict}**: son ${nets.length} denemede ${signedText(change)} net, ortalama ${numberText(Math.round(average * 100) / 100)}.`,
      list(exams.map((exam) => `${dayText(exam.day)}: ${numberText(netOf(exam))} net`)),
      change < -1 && 'Tek bir deneme gidişat değildir; kayıp konularına bakıp bir sonrakinde onları yokla.',
    ),
    sources: [SOURCES.exams],
  };
}

export function examMistakes({ facts }: Question): Answer {
  if (facts.exams.length === 0) return NO_EXAMS;
  const [top] = facts.insights;
  if (!top)
    return {
      response:
        'Denemelerine konu yanlışları girilmemiş ya da öne çıkan bir konu yok. Deneme eklerken yanlış konularını işaretlersen nerede net kaybettiğini söyleyebilirim.',
      sources: [SOURCES.exams],
    };
  return {
    response: paragraphs(
      `En çok net kaybettiren konu **${top.topic}** (${subjectText(top.subject)}): ${top.attempts} denemede ${top.wrong} yanlış, en son ${dayText(top.lastDate)}.`,
      facts.insights.length > 1 &&
        list(
          facts.insights
            .slice(1)
            .map(
              ({ subject, topic, wrong, correctSince }) =>
                `${topic} (${subjectText(subject)}): ${wrong} yanlış${correctSince > 0 ? `, sonrasında ${correctSince} doğru` : ''}`,
            ),
        ),
    ),
    sources: [SOURCES.exams, SOURCES.suggestions],
  };
}

export function daysLeft({ text, facts }: Question): Answer {
  const { exam } = facts;
  if (!exam) return { response: 'Sınav tarihi bilgisi bulunamadı.', sources: [SOURCES.dashboard] };
  const part = examPartIn(text);
  const dates = { TYT: exam.tyt, AYT: exam.ayt, YDT: exam.ydt };
  const first = exam.parts[0]!;
  const extra = part ? Math.round((Date.parse(dates[part]) - Date.parse(dates[first])) / 86_400_000) : 0;
  const days = exam.daysLeft + extra;
  const shown = part ?? exam.parts.join(' ve ');
  return {
    response: `${shown} için **${days} gün** kaldı (${Math.floor(days / 7)} hafta): ${dayText(dates[part ?? first])} ${exam.year}.${exam.official ? '' : ' Tarih tahmini; ÖSYM takvimi açıklanınca güncellenir.'}`,
    sources: [SOURCES.dashboard],
  };
}
