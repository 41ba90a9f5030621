import type {
  EntryKind,
  NotFitting,
  PlannerEntry,
  PlanReason,
} from '@netlik/contract/planning/planner/plan-entry';
import type { ShownSettings } from '@netlik/contract/planning/planner/planner';
import { formatDayMonth, formatDayMonthWeekday, weekdayNames } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';
import { formatDecimal, formatShare } from '../../formats/numbers.ts';

export const plannerTexts = {
  title: 'Haftamı planla',
  lead: 'Bu hafta ne çalışacağım?',
  views: 'Planlayıcı',
  thisWeek: 'Bu hafta',
  nextWeek: 'Gelecek hafta',
  year: 'Sınava kadar',
  settings: 'Ayarlar',
  failed: 'Planlayıcı alınamadı',
  estimates:
    'Konu süreleri, sıra ve soru sayıları tahminidir; resmî değildir. Bir derste üç konu bitirince senin hızın kullanılır.',
  applied: (count: number) => `${count} çalışma planına eklendi.`,
  applyFailed: 'Hafta planına eklenemedi.',
  undone: 'Haftan eski hâline döndü.',
  undoFailed: 'Geri alınamadı.',
  undo: 'Geri al',
};

export const proposalTexts = {
  failed: 'Haftan hazırlanamadı',
  count: (count: number, free: number) =>
    `${count} çalışma${free > 0 ? ` · ${formatDuration(free)} boş` : ''}`,
  apply: 'Plana ekle',
  another: 'Başka hafta öner',
  anotherFailed: 'Başka bir öneri alınamadı.',
  none: 'Bu işin yerine koyacak başka bir şey kalmadı.',
  works: (count: number) => `${count} iş`,
  noWork: '–',
  rest: 'Boş günün',
  emptyDay: 'Bu güne iş yok',
  minutesOf: (planned: number, hours: number) =>
    planned > hours
      ? `${formatDuration(planned)}, saatinden ${formatDuration(planned - hours)} fazla`
      : formatDuration(planned),
  fixed: { coach: 'Koçundan', own: 'Sende var' },
  doneFixed: 'bitti',
  twice: (title: string, day: string) => `${day} günü ${title} zaten var.`,
  moved: (title: string, day: string) => `${title} ${day} gününe alındı ve kilitlendi.`,
  until: (day: string) =>
    `${day} gününe kadarki günler hemen planına yazılır, sonrakiler her gece kendiliğinden eklenir.`,
  noneWritten: 'Etkin plan sınırın dolu: haftan öneri olarak saklanır, bir planın bitince gece eklenir.',
  unknown: 'Henüz az şey biliyoruz. Konu takibini işaretledikçe ve soru kaydettikçe plan sana göre değişir.',
  openMatrix: 'Konu takibini aç',
  subjects: 'Derslere göre',
};

export const entryTexts = {
  why: 'Neden?',
  whyTitle: 'Neden burada?',
  drag: (title: string) => `Taşı: ${title}`,
  locked: 'Kilitli',
  done: 'Bitti',
  waiting: 'Gece eklenecek',
  day: 'Gün',
  lock: 'Kilitle',
  unlock: 'Kilidi aç',
  another: 'Başka öner',
  remove: 'Çıkar',
  questions: (count: number) => `${count} soru`,
  bestHour: 'En verimli saatinde',
};

export const appliedTexts = {
  title: 'Haftan planlandı',
  progress: (done: number, all: number) => `${all} çalışmadan ${done} tanesi bitti`,
  openPlan: 'Planımı aç',
  today: 'Bugün’e git',
  again: 'Yeniden öner',
  missed: (count: number) => `${count} çalışma geride kaldı.`,
  replan: 'Kalan günlere taşı',
  replanned: (moved: number, dropped: number) =>
    dropped > 0 ? `${moved} çalışma taşındı, ${dropped} tanesi sığmadı.` : `${moved} çalışma taşındı.`,
  replanFailed: 'Taşınamadı.',
};

export const kindNames: Record<EntryKind, string> = {
  learn: 'Konu çalış',
  practise: 'Soru çöz',
  review: 'Tekrar',
  exam: 'Deneme',
  cards: 'Kart tekrarı',
};

export const entryTitle = ({ topic, exam, kind }: Pick<PlannerEntry, 'topic' | 'exam' | 'kind'>): string =>
  topic ?? (exam ? `${exam} denemesi` : kindNames[kind]);

export const reasonText = (reason: PlanReason): string => {
  switch (reason.code) {
    case 'asked':
      return `Sınavda yaklaşık ${formatDecimal(reason.questions, 1)} soru bekleniyor.`;
    case 'weak':
      return reason.mastery < 0.05
        ? 'Bu konuda henüz bir çalışman görünmüyor.'
        : `Bu konudaki hâkimiyetin ${formatShare(reason.mastery)}.`;
    case 'due':
      return `Tekrar zamanı ${formatDayMonth(reason.dueDay)}; hatırlama olasılığın ${formatShare(reason.recall)}.`;
    case 'opens':
      return `${reason.topics} konunun önünü açıyor, en değerlisi ${reason.best.topic}.`;
    case 'begun':
      return `Yarım kalmış: bitmesine ${formatDuration(reason.minutesLeft)} var.`;
    case 'wrong':
      return `Son sorularında ${reason.wrong} yanlış, ${reason.correct} doğru var.`;
    case 'routine':
      return `Haftada ${reason.sessions} kez çalışılınca ilerleyen bir konu.`;
    case 'rhythm':
      return `Haftada ${reason.perWeek} deneme seçtin.`;
    case 'emphasis':
      return reason.emphasis > 0
        ? 'Bu derse ağırlık verdin.'
        : 'Bu dersi hafiflettin, yine de bu konu değerli.';
    case 'cards':
      return `Bu hafta tekrarı gelen ${reason.cards} kartın var.`;
    case 'moved':
      return `${formatDayMonthWeekday(reason.from)} gününden taşındı.`;
  }
};

export const notFittingTexts = {
  title: 'Sığmayanlar',
  lead: 'Ne kaldı, neye mal olur, ne yaparsan sığar.',
  more: (count: number) => `${count} tane daha`,
  hours: 'Saatlerimi ayarla',
};

const topicCost = ({
  minutesLeft,
  minutesPerDay,
  questions,
  points,
  instead,
}: Extract<NotFitting, { kind: 'topic' }>): string =>
  [
    `Sınava kadar yetişmiyor: ${formatDuration(minutesLeft)} eksik`,
    `yaklaşık ${formatDecimal(questions, 1)} soru, ${formatDecimal(points, 1)} puan`,
    `günde ${minutesPerDay} dk daha yeter`,
    instead.length > 0 && `ya da yerine: ${instead.map(({ topic }) => topic).join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ');

export const notFittingText = (item: NotFitting): { title: string; text: string } => {
  switch (item.kind) {
    case 'exam':
      return {
        title: `${item.exam} denemesi`,
        text: `Hiçbir günde ${formatDuration(item.minutes)} boş yerin yok.`,
      };
    case 'review':
      return {
        title: `${item.topic} tekrarı`,
        text: `Zamanı geldi ama bu haftaya sığmadı: ${formatDuration(item.minutes)}, yaklaşık ${formatDecimal(item.points, 1)} puan.`,
      };
    case 'topic':
      return { title: item.topic, text: topicCost(item) };
  }
};

export const statusTexts = {
  exam_passed: {
    title: 'Sınavın geçti',
    text: 'Eline sağlık. Yeniden hazırlanacaksan hedef yılını değiştir, haftanı kuralım.',
    action: 'Hedef yılımı seç',
    to: '/profile',
  },
  no_hours: {
    title: 'Bu hafta için saatin yok',
    text: 'Kalan günlerin hepsi 0 dakika ya da boş gün. Bir güne süre ver, haftanı dolduralım.',
    action: 'Saatlerimi ayarla',
    to: '/planner?view=settings',
  },
  full: {
    title: 'Bu hafta zaten dolu',
    text: 'Koçunun programı ve kendi eklediklerin saatlerini dolduruyor. Daha fazlası için bir güne süre ekle.',
    action: 'Saatlerimi ayarla',
    to: '/planner?view=settings',
  },
  nothing_left: {
    title: 'Planlanacak konu kalmadı',
    text: 'Bütün konuların tamam görünüyor. Bundan sonrası deneme ve tekrar.',
    action: 'Konu takibini aç',
    to: '/topic-matrix',
  },
  week_passed: {
    title: 'Bu hafta geride kaldı',
    text: 'Geçmiş bir hafta planlanmaz; sıradaki haftaya bakalım.',
    action: 'Bu haftayı aç',
    to: '/planner',
  },
} as const;

export const settingsTexts = {
  firstTitle: 'Ne kadar vaktin var?',
  title: 'Haftanın ayarları',
  perWeek: 'haftada',
  hoursFrom: {
    saved: 'Çalışabileceğin süre, gün gün.',
    routine: 'Rutinindeki boş zamandan aldık; dilediğin günü değiştir.',
    first_run: 'İlk gün söylediğin saatler; dilediğin günü değiştir.',
    usual: 'Rutinin olmadığı için alışılmış saatlerle başladık; dilediğin günü değiştir.',
  } satisfies Record<ShownSettings['hoursFrom'], string>,
  more: (day: string) => `${day}: 30 dk ekle`,
  less: (day: string) => `${day}: 30 dk azalt`,
  rest: 'Boş',
  fromRoutine: 'Rutinimden al',
  noHours: 'Hiçbir güne süre vermedin; en az bir güne 30 dk ekle.',
  tooMuch: 'Bir güne 12 saatten fazlası planlanmaz; uyku da hazırlığın parçası.',
  restDay: 'Boş günüm',
  noRestDay: 'Yok',
  exams: (exam: string) => `Haftada ${exam} denemesi`,
  others: 'Boş gün, deneme ve ağırlık',
  emphasis: 'Derslerin ağırlığı',
  emphasisLead: (more: number, less: number) =>
    more + less === 0
      ? 'Hepsi eşit'
      : [more && `${more} derse çok`, less && `${less} derse az`].filter(Boolean).join(', '),
  levels: { '-1': 'Az', '0': 'Normal', '1': 'Çok' },
  auto: 'Kaçan işleri gece kendiliğinden taşı',
  autoHint: 'Kapalıyken yalnızca önerir; sabah Bugün’de sana sorar.',
  bestHours: (hours: string) => `Zor konuları en verimli saatlerine koyarız: ${hours}.`,
  fewSessions: (sessions: number) =>
    `20 çalışma kaydından sonra zor konuları en verimli saatlerine koyarız; şimdi ${sessions} kaydın var.`,
  saveFirst: 'Haftamı hazırla',
  save: 'Kaydet ve haftayı öner',
  saveFailed: 'Ayarların kaydedilemedi.',
  day: (index: number) => weekdayNames[index]!,
};
