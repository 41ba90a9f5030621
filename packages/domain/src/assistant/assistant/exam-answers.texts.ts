import { accuracy, net } from '../../net.ts';
import { tr } from '../../turkish.ts';
import { EXAM_KEYS } from '../../yks/exam-keys.ts';
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
import type { Parts } from './parts/parts.ts';
import { periodOf } from './parts/period.ts';
import { askedName, isAsked } from './period-answers.texts.ts';
import type { Question } from './study-answers.texts.ts';

export const NO_EXAMS: Answer = {
  response:
    'Henüz deneme kaydın yok. İlk denemeni “Denemelerim” sayfasından ekleyince netlerini ve gidişatını yorumlayabilirim.',
  sources: [SOURCES.exams],
};

export const netOf = ({ correct, wrong }: ExamFact) => net(correct, wrong);
export const typeText = (exam: ExamFact) => exam.type ?? 'Branş denemesi';

export const latestOfEachType = (exams: readonly ExamFact[]): ExamFact[] =>
  EXAM_KEYS.flatMap((type) => exams.find((exam) => exam.type === type) ?? []);

const TESTS_OF: Readonly<Record<string, readonly string[]>> = {
  matematik: ['tyt_matematik', 'ayt_matematik'],
  turkce: ['tyt_turkce'],
  fen: ['tyt_fen', 'ayt_fen'],
  sosyal: ['tyt_sosyal', 'ayt_sosyal2'],
  ingilizce: ['ydt'],
};

/** Null if the exam was not entered by that subject. */
function answersIn(exam: ExamFact, parts: Parts): Pick<ExamFact, 'correct' | 'wrong' | 'blank'> | null {
  if (!parts.subject) return exam;
  const whole = TESTS_OF[parts.subject] ?? [];
  const rows = exam.subjects.filter(
    ({ subject }) => whole.includes(subject) || isAsked(subject, { subject: parts.subject! }),
  );
  if (rows.length === 0) return null;
  return rows.reduce(
    (sum, row) => ({
      correct: sum.correct + row.correct,
      wrong: sum.wrong + row.wrong,
      blank: sum.blank + row.blank,
    }),
    { correct: 0, wrong: 0, blank: 0 },
  );
}

function askedExams({ today, facts, parts }: Question): ExamFact[] {
  const period = periodOf(parts, today);
  const left = facts.exams.filter(
    ({ day, source, type }) =>
      (!parts.test || type === parts.test) &&
      (!parts.publisher || tr.includes(source, parts.publisher)) &&
      (!period || (day >= period.from && day <= period.to)),
  );
  const type = parts.test ?? left[0]?.type ?? null;
  return left.filter((exam) => exam.type === type);
}

/** Names the filter that found nothing, such as "3D, TYT, dün". */
function noSuchExam({ today, facts, parts }: Question): Answer {
  if (facts.exams.length === 0) return NO_EXAMS;
  const named = [parts.publisher, parts.test, periodOf(parts, today)?.label].filter(Boolean).join(', ');
  return {
    response: `${named ? `${named} için kayıtlı denemen yok.` : 'Böyle bir deneme kaydın yok.'} Kayıtlı ${facts.exams.length} denemen “Denemelerim” sayfasında.`,
    sources: [SOURCES.exams],
  };
}

/** Answers "3 deneme önceki" when only two exist. */
const tooFewExams = ({ parts }: Question, exams: readonly ExamFact[]): Answer => ({
  response: `O kadar geriye gidecek denemen yok: ${typeText(exams[0]!)} olarak ${exams.length} kaydın var${examsBefore(parts) > 0 ? `, sonuncudan ${examsBefore(parts)} öncekini sordun` : ''}.`,
  sources: [SOURCES.exams],
});

const netIn = (exam: ExamFact, parts: Parts) => {
  const answers = answersIn(exam, parts);
  return answers && net(answers.correct, answers.wrong);
};

const examsBefore = ({ exam_no = '' }: Parts): number =>
  exam_no === 'previous' ? 1 : Number(/^(\d+)_ago$/.exec(exam_no)?.[1] ?? 0);

function chosenExam(exams: readonly ExamFact[], parts: Parts): ExamFact | undefined {
  if (!parts.superlative) return parts.exam_no === 'first' ? exams.at(-1) : exams[examsBefore(parts)];
  const rated = exams
    .filter((exam) => netIn(exam, parts) !== null)
    .toSorted((a, b) => netIn(b, parts)! - netIn(a, parts)!);
  return parts.superlative === 'worst' || parts.superlative === 'least' ? rated.at(-1) : rated[0];
}

const examName = (exam: ExamFact) => `${typeText(exam)} (${exam.source}, ${dayText(exam.day)})`;

const whichText = ({ superlative, exam_no }: Parts) =>
  superlative === 'worst' || superlative === 'least'
    ? 'En düşük netli'
    : superlative
      ? 'En yüksek netli'
      : exam_no === 'previous'
        ? 'Bir önceki'
        : exam_no === 'first'
          ? 'İlk'
          : exam_no?.endsWith('_ago')
            ? `Sonuncudan ${Number.parseInt(exam_no, 10)} önceki`
            : 'Son';

export function examLast(question: Question): Answer {
  const { parts } = question;
  if (/^last_[2-9]/.test(parts.exam_no ?? '')) return examTrend(question);
  const exams = askedExams(question);
  const chosen = chosenExam(exams, parts);
  if (!chosen && exams[0]) return tooFewExams(question, exams);
  if (!chosen) return noSuchExam(question);
  const answers = answersIn(chosen, parts);
  if (!answers)
    return {
      response: `${whichText(parts)} ${examName(chosen)} ${askedName(parts)} için ayrı girilmemiş; toplamı **${numberText(netOf(chosen))} net**. Denemeyi ders ders girersen ayrı söyleyebilirim.`,
      sources: [SOURCES.exams],
    };
  const own = net(answers.correct, answers.wrong);
  const before = parts.superlative ? undefined : exams[exams.indexOf(chosen) + 1];
  const beforeNet = before ? netIn(before, parts) : null;
  const share = accuracy(answers.correct, answers.wrong);
  const name = askedName(parts);
  return {
    response: paragraphs(
      `${whichText(parts)} ${examName(chosen)}${name ? `, ${name}` : ''}: **${numberText(own)} net**. ${answers.correct} doğru, ${answers.wrong} yanlış, ${answers.blank} boş${share === null ? '' : `; doğruluk ${percentText(share)}`}.`,
      beforeNet !== null &&
        `Ondan önceki ${numberText(beforeNet)} netti: fark ${signedText(own - beforeNet)}.`,
    ),
    sources: [SOURCES.exams],
  };
}

const COMPARES = /karsilas|kiyas|\bgore\b|\bdaha\b|\bm[iu]\b.*\bm[iu]\b/;
const publisherOf = (source: string) => source.replace(/ yay[ıi]n.*$/i, '');

function ownPublishersIn(text: string, exams: readonly ExamFact[]): string[] {
  const words = ` ${tr.fold(text).replace(/[^a-z0-9]+/g, ' ')}`;
  const own = [...new Set(exams.map(({ source }) => publisherOf(source)))];
  return own.filter((name) => words.includes(` ${tr.fold(name)}`));
}

/** Compares two named publishers; null if the message compares none. */
function publisherComparison({ text, facts, parts }: Question): Answer | null {
  if (!COMPARES.test(tr.fold(text))) return null;
  const names = ownPublishersIn(text, facts.exams);
  const missing = parts.publisher && !names.some((name) => tr.includes(name, parts.publisher!));
  if (names.length + (missing ? 1 : 0) < 2) return null;
  const rows = names.flatMap((name) =>
    EXAM_KEYS.flatMap((type) => {
      const nets = facts.exams
        .filter((exam) => exam.type === type && publisherOf(exam.source) === name)
        .filter(() => !parts.test || parts.test === type)
        .flatMap((exam) => netIn(exam, parts) ?? []);
      if (nets.length === 0) return [];
      const mean = nets.reduce((sum, each) => sum + each, 0) / nets.length;
      return [
        `${name}, ${type}${parts.subject ? ` ${askedName({ subject: parts.subject })}` : ''}: ortalama ${numberText(Math.round(mean * 100) / 100)} net (${nets.length} deneme)`,
      ];
    }),
  );
  return {
    response: paragraphs(
      'Yayınlara göre netlerin:',
      list(rows),
      missing && `${parts.publisher} için kayıtlı denemen yok.`,
      'Yayınların zorluğu farklıdır ve denemelerin farklı zamanlarda çözülmüştür; tek başına iyi ya da kötü demez.',
    ),
    sources: [SOURCES.exams],
  };
}

export function examTrend(question: Question): Answer {
  const { parts } = question;
  const publishers = publisherComparison(question);
  if (publishers) return publishers;
  if (parts.superlative) return examLast({ ...question, parts: { ...parts, exam_no: 'last' } });
  const count = Number(/^last_(\d+)$/.exec(parts.exam_no ?? '')?.[1] ?? 5);
  const all = askedExams(question);
  const exams = all.filter((exam) => netIn(exam, parts) !== null).slice(0, count);
  const [last] = exams;
  if (!last && all[0])
    return {
      response: `Denemelerin ${askedName(parts)} için ayrı girilmemiş; ders ders girersen gidişatını söyleyebilirim.`,
      sources: [SOURCES.exams],
    };
  if (!last) return noSuchExam(question);
  const subjectName = askedName({ ...(parts.subject && { subject: parts.subject }) });
  const name = `${typeText(last)}${subjectName ? ` ${subjectName}` : ''}`;
  if (exams.length === 1)
    return {
      response: `Tek bir ${name} kaydın var (${numberText(netIn(last, parts)!)} net); gidişat için en az iki deneme gerekiyor.`,
      sources: [SOURCES.exams],
    };
  const nets = exams.map((exam) => netIn(exam, parts)!);
  const change = nets[0]! - nets.at(-1)!;
  const average = nets.reduce((sum, each) => sum + each, 0) / nets.length;
  const verdict = Math.abs(change) < 1 ? 'yerinde sayıyor' : change > 0 ? 'artıyor' : 'düşüyor';
  return {
    response: paragraphs(
      `${name} netlerin **${verdict}**: son ${nets.length} denemede ${signedText(change)} net, ortalama ${numberText(Math.round(average * 100) / 100)}.`,
      list(exams.map((exam, at) => `${dayText(exam.day)} (${exam.source}): ${numberText(nets[at]!)} net`)),
      change < -1 && 'Tek bir deneme gidişat değildir; kayıp konularına bakıp bir sonrakinde onları yokla.',
    ),
    sources: [SOURCES.exams],
  };
}

export function examMistakes({ facts, parts }: Question): Answer {
  if (facts.exams.length === 0) return NO_EXAMS;
  const insights = facts.insights.filter(({ subject }) => isAsked(subject, parts));
  const [top] = insights;
  if (!top && facts.insights.length > 0)
    return {
      response: `${askedName(parts)} için öne çıkan bir yanlış konusu yok. Genelde en çok **${facts.insights[0]!.topic}** (${subjectText(facts.insights[0]!.subject)}) kaybettiriyor.`,
      sources: [SOURCES.exams],
    };
  if (!top)
    return {
      response:
        'Denemelerine konu yanlışları girilmemiş ya da öne çıkan bir konu yok. Deneme eklerken yanlış konularını işaretlersen nerede net kaybettiğini söyleyebilirim.',
      sources: [SOURCES.exams],
    };
  return {
    response: paragraphs(
      `En çok net kaybettiren konu **${top.topic}** (${subjectText(top.subject)}): ${top.attempts} denemede ${top.wrong} yanlış, en son ${dayText(top.lastDate)}.`,
      insights.length > 1 &&
        list(
          insights
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
