import type { StudyDay } from '../../study-day.ts';
import { tr } from '../../turkish.ts';
import { unitOfExtreme } from './extreme-answers.texts.ts';
import type { Intent } from './intents.ts';
import { comparesNamed } from './parts/compared.ts';
import type { Parts } from './parts/parts.ts';
import { namedTopics } from './parts/topic.ts';
import { asksWhoSees } from './product-help.texts.ts';

export const SUMMARIES: readonly Intent[] = ['today_summary', 'day_summary', 'week_summary', 'month_summary'];
/** Intents with figures that compare across periods. */
const COMPARABLE: readonly Intent[] = [...SUMMARIES, 'question_count', 'subject_time', 'streak'];
/** Intents that a question for best or worst may map to. */
const RATED: readonly Intent[] = [
  ...SUMMARIES,
  'strongest_subject',
  'neglected_subject',
  'question_count',
  'subject_time',
  'efficiency',
  'compare_weeks',
];
/** Asks about the student, not only about the programme. */
const OWN =
  /hedef|netl|netim|bana|ben|girer|girebil|tutar|tuttur|yeter|olur mu|gelir mi|bu gid|eksi[gk]|uzak|aramda|hayal|yakin mi|yetis|halimle|daha kac|kac net (daha|yap)|yapma(m|liyim)/;
const NEGLECTS = /ihmal|bosla|aksat|savsak|bakma|unut|calisma(m|d)|acmad|yuz verm|birak|geri kal/;
/** "En az çalıştığım ders" asks for time, "ihmal ettiğim" for the last day. */
export const asksLeastTime = (intent: Intent, { superlative, subject }: Parts, text: string): boolean =>
  intent === 'neglected_subject' && superlative === 'least' && !subject && !NEGLECTS.test(tr.fold(text));
const OF_EXAMS = /\bdeneme|\bnet(i|im|ler|lerim)?\b/;
const TOPICS = /\bkonu/;
const WHAT_OF_IT = /\bney[ei]\b|\bhangi (ders|brans)|\bhangisine\b/;
/** Dates of the exam year other than exam days. */
const OTHER_DATES =
  /yetenek|besyo|konservatuvar|tercih|yerlestirme|basvuru|sonuc|giris (belge|yer)|kilavuz|kayit|\b(dgs|kpss|ales|msu|lgs|yokdil|yds|tus)\b/;
/** "Türevi en son ne zaman çalıştım" asks about a subject or topic, not an exam. */
const LAST_TIME =
  /\b(en son|son kez|son defa)\b.*\b(ne ?zaman|hangi gun)|\bne ?zaman.*\b(en son|son kez)|\bkac gun(dur)? .*(calisma|bakma|cozme)/;
const TIMED: readonly Intent[] = [
  ...SUMMARIES,
  'subject_time',
  'question_count',
  'today_focus',
  'out_of_scope',
  'exam_fact',
  'days_left',
  'streak',
];
/** One exam counted from the last or the first. */
const ONE_EXAM = /^(previous|first|\d+_ago)$/;
const BESIDE = /\bgore\b|fark|\bart|\bdus|yuksel|karsilas|kiyas|ilerle|arasi|daha/;
/** "Son tytde netlerim" means one exam despite the plural. */
const A_LAST_EXAM = /\bson(uncu)? (deneme|tyt|ayt|ydt|brans)(m|mi|de|da|deki|daki|mde|sinde|min)?\b/;
const MIXED_UP: readonly Intent[] = [...SUMMARIES, 'exam_trend', 'question_count'];
const TO_DO = /\btekrar|\bcalis|\bbak|\beksik/;

/**
 * Refines an intent by the message's parts: summaries by their days, a programme without the student becomes
 * a fact.
 */
export function intentOfParts(intent: Intent, parts: Parts, text: string, today?: StudyDay): Intent {
  const { day, range, subject, programme, superlative } = parts;
  const plain = tr.fold(text);
  if (!['crisis', 'exam_stress'].includes(intent) && asksWhoSees(plain)) return 'product_help';
  if (TIMED.includes(intent) && LAST_TIME.test(plain) && (subject || namedTopics(text, today).length > 0))
    return 'neglected_subject';
  if (MIXED_UP.includes(intent) && ONE_EXAM.test(parts.exam_no ?? '') && !BESIDE.test(plain))
    return 'exam_last';
  if (intent === 'exam_trend' && parts.exam_no === 'last' && A_LAST_EXAM.test(plain) && !BESIDE.test(plain))
    return 'exam_last';
  if (SUMMARIES.includes(intent) && !superlative && /\bkac (tane )?(soru|test)/.test(plain))
    return 'question_count';
  if ((intent === 'goal_gap' || intent === 'score_estimate') && programme)
    return OWN.test(plain) ? 'goal_gap' : 'exam_fact';
  if (intent === 'compare_weeks' && (parts.publisher || OF_EXAMS.test(plain))) return 'exam_trend';
  if (today && COMPARABLE.includes(intent) && comparesNamed(text, today)) return 'compare_weeks';
  if (superlative && RATED.includes(intent) && !subject && unitOfExtreme(text)) return 'day_summary';
  if (intent === 'days_left' && OTHER_DATES.test(plain)) return 'exam_fact';
  if (intent === 'plan_week' && day) return 'plan_today';
  if (SUMMARIES.includes(intent) && superlative && !subject && WHAT_OF_IT.test(plain))
    return superlative === 'least' ? 'neglected_subject' : 'subject_time';
  if (intent === 'neglected_subject' && superlative === 'most' && !subject && !NEGLECTS.test(plain))
    return 'subject_time';
  if (intent === 'today_focus' && day && day !== 'today' && !subject) return 'plan_today';
  if ((intent === 'mistakes_due' || intent === 'today_focus') && subject && TOPICS.test(plain))
    return TO_DO.test(plain) ? 'today_focus' : intent;
  return SUMMARIES.includes(intent) ? summaryOf(intent, { day, range, subject }, plain) : intent;
}

function summaryOf(intent: Intent, { day, range, subject }: Parts, plain: string): Intent {
  if (subject && (day !== undefined || range !== undefined))
    return /\bsoru/.test(plain) ? 'question_count' : 'subject_time';
  if (range && (day === undefined || intent === 'week_summary' || intent === 'month_summary'))
    return /week|last_7$|last_14$/.test(range) ? 'week_summary' : 'month_summary';
  if (day && day !== 'today') return 'day_summary';
  return intent === 'day_summary' || day === 'today' ? 'today_summary' : intent;
}
