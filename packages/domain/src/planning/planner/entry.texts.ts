import type { EntryKind } from './values.ts';
import type { Reason } from './week.ts';

type Named = { readonly kind: EntryKind; readonly topic: string | null; readonly exam: string | null };
type Sized = Named & { readonly minutes: number; readonly questions: number | null };

const number = (value: number) => String(value).replace('.', ',');
const percent = (share: number) => `%${Math.round(share * 100)}`;

const KIND_TEXTS: Record<EntryKind, string> = {
  learn: 'Konu çalışması',
  practise: 'Soru çözümü',
  review: 'Tekrar',
  exam: 'Deneme',
  cards: 'Kartlar ve yanlışlar',
};

export const plannedTitle = ({ kind, exam }: Named): string | null => {
  if (kind === 'exam') return `${exam} denemesi`;
  return kind === 'cards' ? KIND_TEXTS.cards : null;
};

const REASON_TEXTS: { [Code in Reason['code']]: (reason: Extract<Reason, { code: Code }>) => string } = {
  asked: ({ questions }) => `sınavda yaklaşık ${number(questions)} soru`,
  weak: ({ mastery }) => `hâkimiyet ${percent(mastery)}`,
  due: ({ recall }) => `tekrar zamanı, hatırlama ${percent(recall)}`,
  opens: ({ topics }) => `${topics} konunun önünü açıyor`,
  begun: ({ minutesLeft }) => `${minutesLeft} dk kaldı`,
  wrong: ({ wrong, correct }) => `${correct} doğru, ${wrong} yanlış`,
  routine: ({ sessions }) => `haftada ${sessions} kez`,
  rhythm: ({ perWeek }) => `haftada ${perWeek} deneme`,
  emphasis: ({ emphasis }) => (emphasis > 0 ? 'ağırlık verdin' : 'az ağırlık verdin'),
  cards: ({ cards }) => `${cards} kart bekliyor`,
  moved: () => 'kaçan günden taşındı',
};

const reasonText = <Code extends Reason['code']>(reason: Extract<Reason, { code: Code }>) =>
  (REASON_TEXTS[reason.code as Code] as (given: typeof reason) => string)(reason);

export const plannedLine = (entry: Sized, why: readonly Reason[]): string =>
  [
    KIND_TEXTS[entry.kind],
    `${entry.minutes} dk`,
    ...(entry.questions === null ? [] : [`${entry.questions} soru`]),
    ...why.slice(0, 1).map((reason) => reasonText(reason)),
  ].join(' · ');
