import type { ChallengeKey } from '@netlik/domain/community/daily-challenges/daily-challenges';

export const todayTexts = {
  title: 'Günün görevleri',
  lead: 'Her gün üç görev; biten XP verir.',
  failed: 'Görevler yüklenemedi.',
  none: 'Bugün için görev yok',
  noneText: 'Yarın yenileri gelir.',
  loading: 'Günün görevleri',
  line: (done: number, count: number) =>
    count === 0
      ? 'Bugün görev yok'
      : done === count
        ? 'Günün görevleri tamam'
        : `Günün görevleri: ${done} / ${count}`,
  next: (title: string) => `Sıradaki: ${title}`,
  allDone: 'Bugünlük hepsi bitti, eline sağlık.',
  progress: (current: number, target: number) => `${current} / ${target}`,
  done: 'Tamam',
  xp: (amount: number) => `+${amount} XP`,
};

export const challengeKeyTexts: Record<ChallengeKey, string> = {
  study_minutes: 'Zamanlayıcıyla çalışılan dakika',
  questions_solved: 'Çözülen soru',
  sessions: 'Çalışma sayısı',
  habits_done: 'Yapılan alışkanlık',
  cards_reviewed: 'Kart tekrarı',
  exam_added: 'Kaydedilen deneme',
  plan_completed: 'Bitirilen günlük plan',
};

export const editorTexts = {
  title: 'Günün görevleri',
  lead: 'Öğrenciler her gün bu listeden sıradaki üç etkin görevi görür. Ürünün ölçemediği görevler gösterilmez.',
  failed: 'Günün görevleri yüklenemedi.',
  saveFailed: 'Günün görevleri kaydedilemedi.',
  saved: 'Günün görevleri kaydedildi.',
  dropped: (count: number) => `Eksik ${count} görev kaydedilmedi.`,
  add: 'Görev ekle',
  save: 'Kaydet',
  saveBelow: 'Değişiklikleri kaydet',
  remove: (title: string) => `${title || 'Adsız görev'} görevini sil`,
  up: (title: string) => `${title || 'Adsız görev'} görevini yukarı taşı`,
  down: (title: string) => `${title || 'Adsız görev'} görevini aşağı taşı`,
  empty: 'Henüz görev yok',
  emptyText: 'İlk görevi ekle; öğrenciler kaydettiğin anda görür.',
  item: (place: number) => `${place}. görev`,
  key: 'Ne sayılsın?',
  pickKey: 'Seç',
  unknownKey: (key: string) => `Bilinmeyen: ${key}`,
  notMeasurable: 'Bunu ölçemiyoruz; görev öğrencilere gösterilmez.',
  name: 'Başlık',
  description: 'Açıklama',
  target: 'Hedef',
  xp: 'XP ödülü',
  active: 'Etkin',
  keyRequired: 'Ne sayılacağını seç',
  titleRequired: 'Başlık gerekli',
  targetInvalid: 'Hedef en az 1 olmalı',
  xpInvalid: 'XP 0 ile 1000 arasında olmalı',
};
