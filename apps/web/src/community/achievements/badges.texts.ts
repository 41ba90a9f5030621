import type { AchievementCategory, AchievementSort, Rarity } from '@netlik/contract/community/achievements';
import type { XpSource } from '@netlik/contract/community/xp';
import { formatDay, formatShortDay } from '../../formats/days.ts';
import { formatCount, formatDecimal, formatPercent } from '../../formats/numbers.ts';

export const categoryTexts: Record<AchievementCategory, string> = {
  study: 'Çalışma süresi',
  streak: 'İstikrar',
  questions: 'Soru',
  exams: 'Deneme',
  review: 'Tekrar',
  planning: 'Plan ve hedef',
};

export const rarityTexts: Record<Rarity, string> = {
  common: 'Yaygın',
  rare: 'Nadir',
  epic: 'Destansı',
  legendary: 'Efsane',
  mythic: 'Efsaneler üstü',
};

export const sortTexts: Record<AchievementSort, string> = {
  default: 'Önce kazandıkların',
  recent: 'En yeni',
  rarity: 'En nadir',
  progress: 'En yakın',
  title: 'Ada göre',
};

export const sourceTexts: Record<XpSource, string> = {
  study: 'Çalışma günü',
  challenge: 'Günün görevi',
  duel: 'Düello',
  badge: 'Rozet',
};

export const badgeTexts = {
  title: 'Rozetlerim',
  lead: 'Her rozetin arkasında gerçekten yaptığın bir şey var. Kazandığın senindir, geri alınmaz.',
  loadError: 'Yükleme hatası',
  ring: 'Tamamlama',
  of: (unlocked: number, total: number) => `${unlocked} / ${total}`,
  unlockedLabel: 'kazanılan rozet',
  number: (value: number) => formatDecimal(value, 2),
  pointsLabel: 'Rozetlerden XP',
  nextLabel: 'En yakın rozet',
  nextHint: (percent: number) => `${formatPercent(percent)} tamam`,
  points: (points: number) => `+${points} XP`,
  filters: 'Rozetleri süz',
  openFilters: 'Süz ve sırala',
  search: 'Ara',
  searchHint: 'Ad ya da koşul',
  category: 'Kategori',
  rarity: 'Nadirlik',
  state: 'Durum',
  sort: 'Sırala',
  all: 'Hepsi',
  unlocked: 'Kazanılan',
  locked: 'Yolda',
  wall: 'Rozet duvarı',
  showcase: 'Vitrinin',
  firstOnes: 'İlk rozetin bunlardan biri olabilir',
  nextOf: (title: string, percent: number) => `Sıradaki: ${title} · ${formatPercent(percent)}`,
  groupDone: 'Hepsi sende.',
  more: 'Tümünü göster',
  less: 'Daha az göster',
  moreFound: (count: number) => `${count} rozet daha göster`,
  ofGroup: (action: string, group: string) => `${action}: ${group}`,
  count: (count: number) => `${count} rozet`,
  counting: 'Rozetlerin geliyor…',
  nothingFound: 'Bu süzgece uyan rozet yok',
  clear: 'Süzgeci temizle',
  unlockedAt: (instant: string) => `${formatDay(instant)} tarihinde kazandın`,
  unlockedOn: formatShortDay,
  progress: (current: number, target: number) => `${formatDecimal(current, 2)} / ${formatDecimal(target, 2)}`,
  share: 'Resim olarak paylaş',
  shareFailed: 'Resim hazırlanamadı.',
  shareEmpty: 'İlk rozetini kazanınca duvarını paylaşabilirsin.',
  shareFile: 'rozetlerim.png',
  pictureTitle: 'Rozet duvarım',
  pictureFigures: (unlocked: number, total: number) => `${unlocked} / ${total} rozet`,
  ledger: 'XP dökümü',
  ledgerLead: 'XP’n satır satır: hangi gün, ne için, ne kadar.',
  ledgerTotal: (xp: number, level: number) => `Toplam ${formatCount(xp)} XP · Seviye ${level}`,
  ledgerFailed: 'XP dökümü yüklenemedi.',
  ledgerEmpty: 'Henüz XP kazanmadın',
  ledgerEmptyText: 'Zamanlayıcıyla çalıştığın her dakika burada bir gün olarak birikir.',
  ledgerStart: 'Zamanlayıcıyı aç',
  ledgerDay: formatDay,
};
