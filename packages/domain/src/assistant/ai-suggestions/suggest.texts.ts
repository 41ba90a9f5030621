import type { WeeklyEntryType } from '../../planning/weekly-plans/values.ts';
import { timeText } from '../../study/time-text.ts';
import { daysBetween, type StudyDay } from '../../study-day.ts';
import { dayText, SOURCES, subjectText } from '../assistant/answer-format.ts';
import { type AssistantFacts, type FactName, SUBJECT_DAYS } from '../assistant/facts.ts';
import { neglectedSubjects } from '../assistant/study-answers.texts.ts';
import { SUGGESTION_SCOPES, type SuggestionScope, type SuggestionType } from './values.ts';

export interface SuggestionDraft {
  readonly key: string;
  readonly type: SuggestionType;
  readonly subject: string;
  readonly topic: string | null;
  readonly scopes: readonly SuggestionScope[];
  readonly messages: { readonly default: string } & Partial<Record<SuggestionScope, string>>;
  readonly reason: string;
  readonly source: string;
  readonly entryType: WeeklyEntryType;
}

export const SUGGESTION_FACTS: readonly FactName[] = ['subjects', 'insights', 'cards', 'exams', 'exam'];

const MAX_TOPICS = 3;
const MAX_NEGLECTED = 2;
const LEAST_OVERDUE = 5;
/** A subject with this share of the week crowds out the others. */
const CROWDED_SHARE = 0.6;
const CROWDED_SECONDS = 2 * 3600;
const EXAM_NEAR_DAYS = 90;
const DAYS_WITHOUT_EXAM = 7;

const draft = (
  part: Omit<SuggestionDraft, 'key' | 'topic'> & { readonly topic?: string },
): SuggestionDraft => ({
  ...part,
  topic: part.topic ?? null,
  key: [part.type, part.subject, part.topic].filter(Boolean).join(':'),
});

const weakTopics = ({ insights }: AssistantFacts): SuggestionDraft[] =>
  insights.slice(0, MAX_TOPICS).map(({ subject, topic, wrong, attempts, lastDate, correctSince }, index) =>
    draft({
      type: 'weak_topic',
      subject,
      topic,
      scopes: index === 0 ? SUGGESTION_SCOPES : ['weekly_plan', 'exam_tracker'],
      messages: {
        default: `${topic} konusuna geri dön: ${subjectText(subject)}.`,
        weekly_plan: `Bu haftaya bir ${topic} tekrarı koy.`,
        exam_tracker: `${topic} sana net kaybettiriyor; bir sonraki denemeden önce tekrar et.`,
      },
      reason: `${attempts} denemede ${wrong} yanlış, en son ${dayText(lastDate)}${correctSince > 0 ? `; sonrasında ${correctSince} doğru` : ''}.`,
      source: SOURCES.exams,
      entryType: 'konu_anlatim',
    }),
  );

const neglected = ({ subjects }: AssistantFacts, today: StudyDay): SuggestionDraft[] =>
  neglectedSubjects(subjects, today)
    .slice(0, MAX_NEGLECTED)
    .map(({ subject, lastDay, seconds }) =>
      draft({
        type: 'neglected_subject',
        subject,
        scopes: ['weekly_plan', 'dashboard'],
        messages: {
          default: `${subjectText(subject)} dersine yeniden başla.`,
          weekly_plan: `${subjectText(subject)} için bu hafta bir saat ayır.`,
        },
        reason: `${daysBetween(lastDay, today)} gündür çalışmadın (en son ${dayText(lastDay)}); son ${SUBJECT_DAYS} günde ${timeText(seconds)}.`,
        source: SOURCES.sessions,
        entryType: 'soru_cozum',
      }),
    );

const overdueCards = ({ cards }: AssistantFacts): SuggestionDraft[] =>
  cards.overdue < LEAST_OVERDUE
    ? []
    : [
        draft({
          type: 'overdue_cards',
          subject: 'genel_tekrar',
          scopes: ['weekly_plan', 'dashboard'],
          messages: {
            default: 'Biriken bilgi kartlarını erit.',
            weekly_plan: 'Bu haftaya 20 dakikalık bir kart tekrarı koy.',
          },
          reason: `${cards.overdue} kartın tekrar günü geçti; bugün toplam ${cards.due} kart bekliyor.`,
          source: SOURCES.cards,
          entryType: 'konu_anlatim',
        }),
      ];

/** Proposes the least studied subject when another takes most of the week. */
const unbalancedWeek = ({ subjects }: AssistantFacts): SuggestionDraft[] => {
  const total = subjects.reduce((sum, { weekSeconds }) => sum + weekSeconds, 0);
  const [top] = subjects.toSorted((a, b) => b.weekSeconds - a.weekSeconds);
  const least = subjects
    .filter(({ subject }) => subject !== top?.subject && !subject.startsWith('exam_'))
    .toSorted((a, b) => a.weekSeconds - b.weekSeconds || a.seconds - b.seconds)[0];
  if (!top || !least || total < CROWDED_SECONDS || top.weekSeconds < total * CROWDED_SHARE) return [];
  return [
    draft({
      type: 'unbalanced_week',
      subject: least.subject,
      scopes: ['weekly_plan', 'dashboard'],
      messages: {
        default: `Haftanı dengele: ${subjectText(least.subject)} için de yer aç.`,
      },
      reason: `Bu hafta ${timeText(total)} çalışmanın ${timeText(top.weekSeconds)} kadarı ${subjectText(top.subject)}; ${subjectText(least.subject)} ${timeText(least.weekSeconds)} aldı.`,
      source: SOURCES.sessions,
      entryType: 'soru_cozum',
    }),
  ];
};

const examNear = ({ exam, exams }: AssistantFacts, today: StudyDay): SuggestionDraft[] => {
  if (!exam || exam.daysLeft > EXAM_NEAR_DAYS) return [];
  const last = exams.find(({ type }) => type !== null);
  const since = last ? daysBetween(last.day, today) : null;
  if (since !== null && since < DAYS_WITHOUT_EXAM) return [];
  return [
    draft({
      type: 'exam_near',
      subject: 'deneme_sinavi',
      scopes: SUGGESTION_SCOPES,
      messages: { default: 'Bu hafta sınav saatinde bir deneme çöz.' },
      reason: `Sınava ${exam.daysLeft} gün var; ${since === null ? 'kayıtlı denemen yok' : `son denemenin üzerinden ${since} gün geçti`}.`,
      source: SOURCES.exams,
      entryType: 'soru_cozum',
    }),
  ];
};

export const suggestFrom = (facts: AssistantFacts, today: StudyDay): SuggestionDraft[] => {
  const drafts = [
    ...examNear(facts, today),
    ...weakTopics(facts),
    ...neglected(facts, today),
    ...overdueCards(facts),
    ...unbalancedWeek(facts),
  ];
  // De-duplicates neglected and missing subjects.
  return drafts.filter(
    ({ type, subject }) =>
      type !== 'unbalanced_week' ||
      !drafts.some((other) => other.type === 'neglected_subject' && other.subject === subject),
  );
};
