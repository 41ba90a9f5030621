import type { TodayItem } from '@netlik/contract/planning/today';
import { formatDuration, formatSeconds } from '../../formats/durations.ts';
import { formatCount } from '../../formats/numbers.ts';
import { subjectName } from '../../ui/subjects/subject-name.ts';

export const todayTexts = {
  title: 'Bugün',
  next: 'Sıradaki',
  start: 'Başlat',
  startOf: (name: string) => `Başlat: ${name}`,
  open: 'Aç',
  did: 'Yaptım',
  record: 'Soruları kaydet',
  entryLine: (questions: number) => `${questions} soru `,
  list: 'Bugünün listesi',
  more: (count: number) => `${count} tane daha`,
  doneFold: (count: number) => `Tamamlanan ${count} iş`,
  streak: (days: number) => `${days} gün seri`,
  studied: (seconds: number) => formatSeconds(seconds),
  solved: (count: number) => `${formatCount(count)} soru`,
  nothing: {
    title: 'Bugün için bir planın yok',
    text: 'Şimdi bir ders seç, başla; istersen haftanı planlayalım.',
    last: (name: string) => `En son ${name} çalıştın. Oradan devam et ya da haftanı planla.`,
    start: 'Çalışmaya başla',
    plan: 'Haftamı planla',
  },
  allDone: {
    title: 'Bugünün işleri tamam',
    text: 'Listende ne varsa bitirdin. Biraz daha çalışmak istersen zamanlayıcı burada.',
  },
  closed: 'Günü kapattın. Yarın görüşürüz.',
  entry: 'Soru kaydet',
  close: 'Günü kapat',
  failed: 'Bugünün listesi alınamadı.',
  tick: (name: string) => `${name}: tamamlandı işaretle`,
  untick: (name: string) => `${name}: işareti kaldır`,
  ticked: (name: string) => `${name} tamam.`,
  unticked: (name: string) => `${name} yeniden listede.`,
  tickFailed: 'İşaretlenemedi.',
  queued: 'İşaretin bu cihazda; bağlantı gelince gönderilir.',
  outboxLabel: (name: string) => `İşaret: ${name}`,
} as const;

export const itemName = (item: TodayItem): string => {
  switch (item.kind) {
    case 'plan':
      return subjectName(item.subject);
    case 'weekly':
      return item.customTitle ?? subjectName(item.subject);
    case 'habit':
      return item.name;
    case 'cards':
      return item.due + item.fresh > 0 ? `Bugün ${item.due + item.fresh} kart` : 'Bilgi kartları';
    case 'mistakes':
      return `${item.due} yanlışını yeniden çöz`;
    default:
      return item.title;
  }
};

const joined = (...parts: (string | false | null)[]) => parts.filter(Boolean).join(' · ');
const weeklyTypes = { konu_anlatim: 'Konu anlatımı', soru_cozum: 'Soru çözümü' } as const;

export const itemDetail = (item: TodayItem): string => {
  switch (item.kind) {
    case 'plan':
      return joined(
        item.source === 'coach' && 'Koçun verdi',
        item.topics.slice(0, 2).join(', '),
        item.targetQuestions !== null &&
          `${formatCount(item.completedQuestions)}/${formatCount(item.targetQuestions)} soru`,
        item.targetTime !== null && formatDuration(item.targetTime),
        item.skipped && 'atlandı',
      );
    case 'weekly':
      return joined(item.customTitle && subjectName(item.subject), item.topic, weeklyTypes[item.type]);
    case 'habit':
      return joined(
        item.time,
        item.isAuto && 'otomatik',
        item.streak > 1 && `${item.streak} seri`,
        item.skipped && 'atlandı',
      );
    case 'cards':
      return joined(item.due > 0 && `${item.due} tekrar`, item.fresh > 0 && `${item.fresh} yeni`);
    case 'mistakes':
      return 'Yanlış defterin';
    case 'challenge':
      return `${formatCount(item.current)} / ${formatCount(item.target)} · ${item.xpReward} XP`;
    case 'coach':
      return item.text;
  }
};
