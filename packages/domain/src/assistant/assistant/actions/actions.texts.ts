import { dayText, numberText, subjectText } from '../answer-format.ts';
import type { Action, Proposal } from './action.ts';

const TAP = 'Onaylarsan yaparım; dokunmadan hiçbir şey değişmez.';

const does: { [K in Action['kind']]: (action: Extract<Action, { kind: K }>) => string } = {
  timer: ({ subject, minutes }) =>
    subject
      ? `**${subjectText(subject)}** için ${minutes ?? 25} dakikalık zamanlayıcıyı başlatayım mı?`
      : minutes
        ? `${minutes} dakikalık zamanlayıcıyı başlatayım mı?`
        : 'Zamanlayıcıyı son ayarlarınla başlatayım mı?',
  plan: ({ day, subject, type }) =>
    `Haftalık planına ${dayText(day)} gününe **${subjectText(subject)}** (${type === 'soru_cozum' ? 'soru çözümü' : 'konu anlatımı'}) ekleyeyim mi?`,
  questions: ({ date, subject, topic, correct, wrong }) =>
    `${dayText(date)} için **${subjectText(subject)}${topic ? `, ${topic}` : ''}**: ${numberText(correct)} doğru, ${numberText(wrong)} yanlış kaydedeyim mi?`,
  reminder: ({ date, text }) =>
    `${dayText(date)} gününe şu hatırlatmayı ekleyeyim mi? **${text}**\n\nHatırlatma o günün sabahında bildirim olarak gelir.`,
  page: ({ title }) => `“${title}” sayfasını açayım mı?`,
};

export const proposing = (action: Action, note?: string): Proposal => ({
  action,
  response: `${note ? `${note}\n\n` : ''}${(does[action.kind] as (action: Action) => string)(action)}${action.kind === 'page' ? '' : `\n\n${TAP}`}`,
});

export const missingTexts = {
  planSubject: 'Plana hangi dersi ekleyeyim? Örneğin “yarına fizik ekle” yaz.',
  reminderText: 'Neyi hatırlatayım? Örneğin “yarın kimya tekrarını hatırlat” yaz.',
  noCount: 'Soru sayısını haftalık plana yazamıyorum; yalnız dersi eklerim.',
  noHour: 'Saat seçemiyorum: hatırlatmalar günün sabahında gelir.',
  pastDay: 'Geçmiş bir güne ekleyemem; bugünü ya da ileri bir günü yaz.',
  questions: (problem: string) => `Soruları kaydedebilmem için eksik bir şey var: ${problem}`,
};
