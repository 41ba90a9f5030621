import type { Programme } from '@netlik/contract/university-programmes';
import { formatCount, formatDecimal } from '../../formats/numbers.ts';

export const kindNames: Record<Programme['kind'], string> = {
  devlet: 'Devlet',
  vakif: 'Vakıf',
  kktc: 'KKTC',
  yurtdisi: 'Yurt dışı',
};

export const programmeTexts = {
  title: 'Program ara',
  lead: '2025 yerleştirmesinin 12.265 lisans programı, başarı sıralarıyla.',
  filters: 'Filtreler',
  search: 'Üniversite, bölüm ya da şehir',
  city: 'Şehir',
  allCities: 'Hepsi',
  kind: 'Tür',
  allKinds: 'Hepsi',
  scoreType: 'Puan türü',
  allScoreTypes: 'Hepsi',
  reach: 'Bana göre',
  allReaches: 'Hepsi',
  reaches: { possible: 'Aralığımın ulaştığı', likely: 'Aralığımın tamamının yettiği' },
  sort: 'Sıralama',
  sorts: {
    rank: 'Zordan kolaya',
    '-rank': 'Kolaydan zora',
    university: 'Üniversite adı',
    name: 'Bölüm adı',
  },
  found: (total: number) => `${formatCount(total)} program`,
  loadFailed: 'Programlar yüklenemedi',
  nothing: 'Bu filtrelere uyan program yok',
  nothingReached: 'Aralığının yettiği program çıkmadıysa önce “Neredeyim?” sayfasında tahminin olmalı.',
  onlyUniversity: (name: string) => `Yalnız ${name} programları`,
  everyUniversity: (name: string) => `${name} süzgecini kaldır`,
  clear: 'Filtreleri temizle',
  pages: 'Sayfalar',
  facts: ({ city, kind, scoreType, quota }: Programme) =>
    [city, kindNames[kind], scoreType, `Kontenjan ${quota}`].join(' · '),
  scores: (programme: Programme) =>
    programme.scores.map((each) => `${each.year}: ${formatDecimal(each.score)} puan`).join(' · '),
  unfilled: 'Taban puanı oluşmadı',
  add: 'Hedeflerime ekle',
  addNamed: (name: string, university: string) => `Hedeflerime ekle: ${name}, ${university}`,
  added: 'Hedeflerine eklendi.',
  known: 'Bu program zaten hedeflerinde.',
  full: 'En fazla 10 hedefin olabilir. Önce birini sil.',
  addFailed: 'Hedeflerine eklenemedi.',
  source: 'ÖSYM 2025 yerleştirme sonuçları, genel kontenjan.',
};
