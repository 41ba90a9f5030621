import type { Answer } from './answer-format.ts';
import type { Understood } from './intent.ts';
import type { Intent } from './intents.ts';

export const LEAST_SCORE = 0.3;

const QUESTIONS: Partial<Record<Intent, string>> = {
  today_summary: 'Bugün ne kadar çalıştım?',
  day_summary: 'Dün ne kadar çalıştım?',
  week_summary: 'Bu hafta nasıl gitti?',
  month_summary: 'Bu ay ne kadar çalıştım?',
  compare_weeks: 'Geçen haftaya göre nasılım?',
  subject_time: 'Bu hafta derslere ne kadar süre ayırdım?',
  neglected_subject: 'Hangi dersi ihmal ettim?',
  strongest_subject: 'En iyi olduğum ders hangisi?',
  question_count: 'Bu hafta kaç soru çözdüm?',
  efficiency: 'En verimli saatim hangisi?',
  exam_last: 'Son denemem kaç net?',
  exam_trend: 'Netlerim artıyor mu?',
  exam_mistakes: 'Denemede nerede net kaybediyorum?',
  score_estimate: 'Bu netlerle kaç puan alırım?',
  goal_gap: 'Hedefime ne kadar kaldı?',
  days_left: 'Sınava kaç gün kaldı?',
  exam_fact: 'TYT kaç soru?',
  today_focus: 'Bugün neye odaklanmalıyım?',
  plan_today: 'Bugünkü planım ne?',
  plan_week: 'Bu haftaki planım ne?',
  cards_due: 'Kaç kartım tekrar bekliyor?',
  mistakes_due: 'Yanlış defterimde kaç soru bekliyor?',
  habits_today: 'Bugün hangi alışkanlıklarım kaldı?',
  streak: 'Serim kaç gün?',
  xp_level: 'Kaç XP’im var?',
  rank: 'Uygulamada kaçıncıyım?',
  duel_status: 'Düellom nasıl gidiyor?',
  badges: 'Hangi rozetlerim var?',
  motivation: 'Beni motive et',
  product_help: 'Deneme nasıl eklenir?',
};

const OFFERED = 3;
const ALWAYS: readonly Intent[] = ['week_summary', 'exam_last', 'today_focus'];

export function nearestQuestions({ intent, next }: Pick<Understood, 'intent' | 'next'>): string[] {
  const found = [intent, ...next, ...ALWAYS].flatMap((each) => QUESTIONS[each] ?? []);
  return [...new Set(found)].slice(0, OFFERED);
}

export const NOT_UNDERSTOOD: Answer = {
  response: 'Bunu anlayamadım. Belki aşağıdakilerden birini sormak istedin:',
  sources: [],
};
