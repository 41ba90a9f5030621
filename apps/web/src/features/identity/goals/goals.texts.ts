import type { TargetUniversity } from '@netlik/contract/identity/goals';
import type { PriorityBand } from './priority.ts';

type Placement = NonNullable<TargetUniversity['placement']>;

const score = new Intl.NumberFormat('tr', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

export const placementParts = ({ year, minScore, scoreType }: Placement) => ({
  label: `${year} en düşük yerleştirme puanı`,
  score: `${score.format(minScore)} ${scoreType}`,
});

export const programmesText = (count: number): string =>
  count === 1 ? 'Eşleşen tek program' : `Eşleşen ${count} programın en düşüğü`;

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
  add: 'Hedef ekle',
  full: (most: number) =>
    `En fazla ${most} hedef üniversite ekleyebilirsin. Yenisi için önce birini sil ya da düzenle.`,
  editNamed: (name: string) => `Düzenle: ${name}`,
  removeNamed: (name: string) => `Sil: ${name}`,
  priority: (priority: number, band: string) => `${priority}. öncelik · ${band}`,
  /** Never a figure we do not have. */
  unknown: '2025 yerleştirme puanı bilinmiyor: bu adla eşleşen bir program bulamadık.',
  saving: 'Kaydediliyor…',
  removed: (name: string) => `${name} hedeflerinden silindi.`,
  loadFailed: 'Hedeflerin yüklenemedi',
  saveFailed: 'Hedefin kaydedilemedi.',
  removeFailed: 'Hedefin silinemedi; listene geri koyduk.',
  undoFailed: 'Hedefin geri getirilemedi.',
  emptyTitle: 'İlk hedefini koy',
  emptyText: 'Hayalindeki üniversite ve bölümü ekle; 2025’in en düşük yerleştirme puanını hemen gör.',
  emptyAction: 'İlk hedefini ekle',
  source: 'Puanlar ÖSYM 2025 yerleştirme sonuçlarındandır; her yıl değişir.',
};

export const goalFormTexts = {
  addTitle: 'Hedef ekle',
  editTitle: 'Hedefi düzenle',
  name: 'Üniversite',
  nameHint: 'Listede yoksa adını kendin yaz.',
  department: 'Bölüm',
  departmentHint: 'Listede yoksa adını kendin yaz.',
  priority: 'Öncelik',
  priorityOption: (priority: number, band: string) => `${priority} · ${band}`,
  priorityHint: '1 en çok istediğin.',
  photo: 'Fotoğraf (isteğe bağlı)',
  photoFailed: 'Fotoğraf yüklenemedi. Fotoğrafsız kaydedebilir ya da tekrar deneyebilirsin.',
  save: 'Kaydet',
  cancel: 'Vazgeç',
};
