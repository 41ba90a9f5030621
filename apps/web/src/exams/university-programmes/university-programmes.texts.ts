import type { UniversityProgramme } from '@netlik/contract/exams/university-programmes';
import { formatCount, formatDecimal } from '../../formats/numbers.ts';
import { quotaText } from './programme.texts.ts';

export const kindNames: Record<UniversityProgramme['kind'], string> = {
  devlet: 'Devlet',
  vakif: 'Vakıf',
  kktc: 'KKTC',
  yurtdisi: 'Yurt dışı',
};

export const universityProgrammeTexts = {
  title: 'Program ara',
  lead: '2026 yerleştirmesinin 20.880 lisans ve ön lisans programı, son yılların başarı sıralarıyla.',
  filters: 'Filtreler',
  search: 'Üniversite, bölüm ya da şehir',
  city: 'Şehir',
  allCities: 'Hepsi',
  level: 'Düzey',
  allLevels: 'Hepsi',
  levels: { lisans: 'Lisans', onlisans: 'Ön lisans' },
  kind: 'Tür',
  allKinds: 'Hepsi',
  scoreType: 'Puan türü',
  allScoreTypes: 'Hepsi',
  reach: 'Bana göre',
  allReaches: 'Hepsi',
  reaches: { possible: 'Aralığımın ulaştığı', likely: 'Aralığımın tamamının yettiği' },
  sort: 'Sıralama',
  sorts: {
    near: 'Aralığıma en yakın',
    rank: 'Zordan kolaya',
    '-rank': 'Kolaydan zora',
    university: 'Üniversite adı',
    name: 'Bölüm adı',
  },
  found: (total: number) => `${formatCount(total)} program`,
  leftOutShort: (count: number) => `${formatCount(count)} program dışarıda`,
  leftOut: (count: number) =>
    `${formatCount(count)} program yalnız belirli adaylara (KKTC uyruklu, kadın, erkek, hafız, bakanlık adına) açık; burada sayılmadı.`,
  loadFailed: 'Programlar yüklenemedi',
  nothing: 'Bu filtrelere uyan program yok',
  nothingReached: 'Aralığının yettiği program çıkmadıysa önce “Neredeyim?” sayfasında tahminin olmalı.',
  onlyUniversity: (name: string) => `Yalnız ${name} programları`,
  everyUniversity: (name: string) => `${name} süzgecini kaldır`,
  clear: 'Filtreleri temizle',
  pages: 'Sayfalar',
  range: (best: string, worst: string) => `tahmini aralığın ${best} – ${worst}`,
  noRange: 'Sana göre görmek için:',
  toEstimates: 'Neredeyim?',
  place: ({ city, kind, scoreType }: UniversityProgramme) => [city, kindNames[kind], scoreType].join(' · '),
  rank: (year: number, rank: string) => `${year} sırası ${rank}`,
  noRank: 'Sırası bilinmiyor',
  details: 'Ayrıntılar',
  facts: (programme: UniversityProgramme) =>
    [programme.faculty, quotaText(programme), programme.code].join(' · '),
  formerName: (name: string) => `Eski adı: ${name}`,
  scores: (programme: UniversityProgramme) =>
    programme.scores.map((each) => `${each.year}: ${formatDecimal(each.score)} puan`).join(' · '),
  unfilled: 'Taban puanı oluşmadı',
  add: 'Hedeflerime ekle',
  addNamed: (name: string, university: string) => `Hedeflerime ekle: ${name}, ${university}`,
  added: 'Hedeflerine eklendi.',
  known: 'Bu program zaten hedeflerinde.',
  full: 'En fazla 10 hedefin olabilir. Önce birini sil.',
  addFailed: 'Hedeflerine eklenemedi.',
  source:
    'ÖSYM 2026 yerleştirme sonuçları, genel kontenjan. 2026’da kimsenin yerleşmediği lisans programları listede yok; koşulların tamamı için ÖSYM kılavuzuna bak.',
  sources: 'Veri kaynakları',
};
