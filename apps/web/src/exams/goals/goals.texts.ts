import type { PlacementVariant } from '@netlik/contract/identity/goals';
import { tr } from '@netlik/domain/turkish';
import { formatDecimal } from '../../formats/numbers.ts';
import type { PriorityBand } from './priority.ts';

export const scoreText = ({ minScore, scoreType }: PlacementVariant): string =>
  `${formatDecimal(minScore, 3, 3)} ${scoreType}`;

export const variantText = ({ name, programmes }: PlacementVariant): string => {
  const label = name || 'Standart program';
  return programmes === 1 ? label : `${label} (${programmes} programın en düşüğü)`;
};

export const bandLabels: Record<PriorityBand, string> = { high: 'Yüksek', medium: 'Orta', low: 'Düşük' };

export const goalTexts = {
  page: 'Hedeflerim',
  lead: 'Nereye varmak istediğini bil; her gün ona biraz daha yaklaş.',
  field: 'Alan',
  year: 'Hedef yıl',
  addField: 'Alanını ekle',
  addYear: 'Hedef yılını ekle',
  count: (count: number, most: number) => `${count} / ${most} hedef`,
  list: 'Hedef üniversiteler',
  toPreferences: 'Tercih listem',
  add: 'Hedef ekle',
  full: (most: number) =>
    `En fazla ${most} hedef üniversite ekleyebilirsin. Yenisi için önce birini sil ya da düzenle.`,
  editNamed: (name: string) => `Düzenle: ${name}`,
  removeNamed: (name: string) => `Sil: ${name}`,
  priority: (priority: number, band: string) => `${priority}. öncelik · ${band}`,
  placement: (year: number) => `${year} en düşük yerleştirme puanı`,
  /** Shown instead of a guess. */
  unknown: '2026 yerleştirme puanı bilinmiyor: bu adla eşleşen bir program bulamadık.',
  saving: 'Kaydediliyor…',
  removed: (name: string) => `${name} hedeflerinden silindi.`,
  loadFailed: 'Hedeflerin yüklenemedi',
  saveFailed: 'Hedefin kaydedilemedi.',
  removeFailed: 'Hedefin silinemedi; listene geri koyduk.',
  emptyTitle: 'İlk hedefini koy',
  emptyText: 'Hayalindeki üniversite ve bölümü ekle; 2026’nın en düşük yerleştirme puanını hemen gör.',
  emptyAction: 'İlk hedefini ekle',
  source:
    'Puanlar ÖSYM 2026 yerleştirme sonuçlarındandır; her yıl değişir. UOLP, başka bir üniversiteyle ortak programdır.',
};

export const gapTexts = {
  reach: (text: string) => `Tahmini sıra aralığına göre: ${tr.lower(text)}`,
  way: 'Bugünden en kısa yol (tahmini):',
  more: (name: string, more: string, to: string) => `${name} +${more} (${to} net)`,
  gains: 'En çok kazandıran dersler',
  study: (name: string) => `${name} çalış`,
  whatToStudy: 'Ne çalışsam?',
  points: (points: string) => `her net ≈ ${points} puan`,
  years: 'Yıl yıl',
  others: (count: number) => `Diğer seçenekler (${count})`,
  noRange:
    'Ne kadar yakın olduğunu söyleyebilmemiz için bu puan türünün denemeleri ve diploma notun gerekli.',
  addExam: 'Deneme ekle',
  toEstimates: 'Tahminim nasıl hesaplanıyor?',
};

export const axisTexts = {
  own: (best: string, worst: string) => `Aralığın ${best} – ${worst}`,
  rank: (rank: string) => `Son sıra ${rank}`,
  ranks: (best: string, worst: string) => `Son sıralar ${best} – ${worst}`,
};

export const goalFormTexts = {
  addTitle: 'Hedef ekle',
  editTitle: 'Hedefi düzenle',
  name: 'Üniversite',
  nameHint: 'Listede yoksa adını kendin yaz.',
  department: 'Bölüm',
  departmentHint: 'Listede yoksa adını kendin yaz.',
  offeredHint: 'Seçtiğin üniversitenin programlarından biri.',
  notOffered: 'Bu üniversitede bu adla bir program yok. Listeden seç.',
  priority: 'Öncelik',
  priorityOption: (priority: number, band: string) => `${priority} · ${band}`,
  priorityHint: '1 en çok istediğin.',
  photo: 'Fotoğraf (isteğe bağlı)',
  save: 'Kaydet',
};
