import type { TopicRecord } from '@netlik/contract/planning/topic-map';
import { formatNearDay } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';
import { formatShare } from '../../formats/numbers.ts';

const colors = {
  white: 'boş',
  orange: 'konu çalışıldı',
  blue: 'soru çözüldü',
  purple: 'tekrar',
  red: 'eksik',
  green: 'bitti',
  gray: 'atlandı',
} as const;

const answers = (correct = 0, wrong = 0) => `${correct} doğru, ${wrong} yanlış`;

export const topicMapTexts = {
  title: 'Konu haritam',
  lead: 'Hangi konuyu ne kadar bildiğin bir bakışta: kutu doldukça konu oturmuş, kutu genişledikçe sınavda çok sorulmuş demek.',
  failed: 'Konu haritası yüklenemedi',
  chooseStudent: 'Önce bir öğrenci seç',
  chooseStudentText: 'Konu takibinden bir öğrenci seçip haritasını aç.',
  toMatrix: 'Konu takibi',
  view: 'Görünüm',
  map: 'Harita',
  table: 'Tablo',
  empty: 'Harita henüz boş',
  emptyText:
    'Soru kaydet, deneme gir ya da konu takibinde işaretle: kutular kendiliğinden dolar. Genişlikler şimdiden sınavda ne kadar sorulduğunu gösteriyor.',
  addEntry: 'Soru kaydet',
  legend: 'İşaretler',
  unknown: 'Kayıt yok',
  low: 'Az',
  high: 'Çok biliyorsun',
  due: 'Tekrarı geldi',
  wide: 'Geniş kutu: son sınavlarda çok soru (sayım, resmî değil)',
  subjectSummary: (known: number, all: number, due: number) =>
    due > 0 ? `${known}/${all} konuda kayıt · ${due} tekrar bekliyor` : `${known}/${all} konuda kayıt`,
  keys: 'Ok tuşlarıyla gez, Enter ile aç.',
  tile: (topic: string, mastery: number | null, isDue: boolean, history: string) =>
    [
      mastery === null ? `${topic} – kayıt yok` : `${topic} ${formatShare(mastery)} hâkimiyet`,
      isDue && 'tekrarı geldi',
      history,
    ]
      .filter(Boolean)
      .join(', '),
  columns: {
    topic: 'Konu',
    subject: 'Ders',
    mastery: 'Hâkimiyet',
    asked: 'Son yıllarda soru',
    due: 'Tekrar günü',
  },
  masteryInfo:
    'Düzeyin ile bugün hatırlama olasılığının çarpımı; eski sonuçlar giderek az sayılır. Soru kayıtların, denemelerin, yanlışların ve konu takibinden hesaplanır.',
  detailFailed: 'Konu yüklenemedi',
  mastery: 'hâkimiyet',
  why: (level: number, recall: number) =>
    `Düzeyin ${formatShare(level)} (eski sonuçlar giderek az sayılır), bugün hatırlama olasılığın ${formatShare(recall)}.`,
  nothing: 'Bu konuda henüz kaydın yok; o yüzden boş görünüyor.',
  next: 'Sırada ne var',
  nextSkipped: 'Bu konuyu atlandı olarak işaretlemişsin.',
  nextDue: (minutes: number) => `Tekrar zamanı geldi: ${formatDuration(minutes)} ayır, 10–15 soru çöz.`,
  nextLearn: (minutes: number) => `Konuyu çalış: yaklaşık ${formatDuration(minutes)} (tahmini).`,
  nextPractise: (minutes: number) => `Soru çöz: yaklaşık ${formatDuration(minutes)} (tahmini).`,
  nextReview: (day: string) => `Şimdilik tamam. Tekrar günü: ${formatNearDay(day)}.`,
  nextNone: 'Sınava kadar yeni bir tekrar gerekmiyor.',
  needs: 'Önce bilinmesi gerekenler',
  helps: 'kolaylaştırır',
  records: 'Bu sonuç nereden geliyor',
  moreRecords: (count: number) => `ve daha eski ${count} kayıt`,
  history: 'Sınavda ne kadar soruldu',
  noHistory: 'Bu konu için soru sayımı yok.',
  record: ({ kind, color, minutes = 0, correct, wrong }: TopicRecord): string => {
    if (kind === 'matrix') return `Konu takibi: ${colors[color ?? 'white']}`;
    if (kind === 'study') return `Çalışma: ${formatDuration(minutes)}`;
    if (kind === 'mistake') return `Yanlış defteri: ${wrong ?? 0} yanlış`;
    return `${kind === 'exam' ? 'Deneme' : 'Soru kaydı'}: ${answers(correct, wrong)}`;
  },
};
