import type { UniversityProgramme } from '@netlik/contract/exams/university-programmes';
import type { Chance, PreferenceWarning } from '@netlik/domain/exams/preference-lists/preferences';
import { formatCount } from '../../formats/numbers.ts';

export const chanceNames: Record<Chance, string> = {
  high: 'Yüksek şans',
  balanced: 'Dengeli',
  hard: 'Zorlayıcı',
  unknown: 'Söylenemez',
};

export const warningText = ({ kind, by = 0 }: PreferenceWarning, successor?: string | null): string =>
  ({
    wasted: `Boşa gidebilir: ${by + 1}. tercihin daha kolay. Buraya yeten puan oraya da yeter ve yerleştirme orada durur; bunu üste taşı.`,
    limit: 'Sıra şartı, aralığının en iyi ucunun bile önünde: bu sırayla buraya yerleşilemiyor.',
    closed: 'Yalnız belirli adaylara açık; sana uyup uymadığına bak.',
    renumbered: `Kodu 2026’da değişti. Yeni kodu: ${successor}`,
    sameCity: `${by + 1}. tercihinle aynı şehirde aynı bölüm: burs, dil ve kampüs farkına bak.`,
    absent: '2026 tablosunda yok: kapanmış ya da boş kalmış olabilir. Kılavuza bakmadan yazma.',
  })[kind];

export const preferenceTexts = {
  title: 'Tercih listem',
  lead: 'Gerçekten istediğin sırayla diz: yerleştirme, listeni yukarıdan aşağı okur.',
  list: 'Liste',
  lists: { A: 'A listesi', B: 'B listesi' },
  loadFailed: 'Tercih listen yüklenemedi',
  saveFailed: 'Listen kaydedilemedi; son hâli geri yüklendi.',
  count: (count: number, most: number) => `${count} / ${most} tercih`,
  summary: (high: number, balanced: number, hard: number) =>
    `${high} yüksek şans · ${balanced} dengeli · ${hard} zorlayıcı`,
  noSafe:
    'Listende yüksek şanslı bir program yok. Açıkta kalmak istemiyorsan sona rahat yeten birkaç program ekle.',
  emptyTitle: 'Listen boş',
  emptyText: 'Yukarıdan bir program ara ve ekle; sonra istediğin sıraya taşı.',
  search: 'Üniversite, bölüm ya da şehir ara ve ekle',
  searchFailed: 'Programlar aranamadı',
  nothing: 'Bu aramaya uyan program yok.',
  add: 'Ekle',
  addNamed: (name: string) => `Listeye ekle: ${name}`,
  isChosen: 'Listede',
  full: 'Listen dolu: 24 tercihten fazlası yazılamıyor.',
  move: (name: string) => `Taşı: ${name}`,
  up: (name: string) => `Yukarı: ${name}`,
  down: (name: string) => `Aşağı: ${name}`,
  remove: (name: string) => `Listeden çıkar: ${name}`,
  removed: (name: string) => `${name} listeden çıkarıldı.`,
  compare: 'Karşılaştır',
  compareNamed: (name: string) => `Karşılaştır: ${name}`,
  compareTitle: 'Yan yana',
  compareHint: 'Karşılaştırmak için bir program daha seç.',
  closeCompare: 'Karşılaştırmayı kapat',
  note: 'Not',
  noteOf: (name: string) => `Not: ${name}`,
  place: ({ university, faculty, city, scoreType }: UniversityProgramme) =>
    [university, faculty, city, scoreType].join(' · '),
  rank: ({ ranks }: UniversityProgramme) =>
    ranks[0] ? `${ranks[0].year} sırası ${formatCount(ranks[0].rank)}` : 'Sırası bilinmiyor',
  gone: (code: string) => `${code} kodlu program`,
  print: 'Yazdır',
  export: 'İndir (CSV)',
  fileName: (list: string) => `tercih-listem-${list}.csv`,
  ranksTitle: 'Gerçek sıran',
  ranksLead:
    'Sonuçlar açıklanınca sıranı yaz; tahminin yerine o kullanılır. Programların sırası her yıl oynadığı için yine bir aralık gösterilir.',
  rankOf: (type: string) => `${type} başarı sırası`,
  rankHint: (best: string, worst: string) => `Kullanılan aralık ${best} – ${worst}`,
  noRange: 'Bu puan türünde tahminin yok',
  rankWrong: 'Başarı sırası 1 ile 4.000.000 arasında bir tam sayı',
  saveRanks: 'Sıralarımı kaydet',
  ranksSaved: 'Sıraların kaydedildi.',
  columns: ['Sıra', 'Kod', 'Üniversite', 'Program', 'Şehir', 'Puan türü', 'Son sıra', 'Şans', 'Not'],
  facts: {
    chance: 'Şansın',
    rank: 'Son sıra',
    quota: 'Kontenjan',
    city: 'Şehir',
    score: 'Taban puan',
    notes: 'Koşullar',
  },
  disclaimer:
    'Şans sözleri tahmindir, söz değildir. Koşulların tamamı ÖSYM kılavuzundadır; listeni ÖSYM’nin sayfasında kendin gönderirsin.',
};

export const dragTexts = {
  instructions:
    'Taşımak için boşluk ya da Enter tuşuna bas. Yukarı ve aşağı oklarıyla sıra seç, yeniden basarak bırak. Vazgeçmek için Escape tuşuna bas.',
  picked: (name: string, at: number, count: number) => `${name} alındı: ${count} tercihten ${at}. sıra.`,
  over: (name: string, at: number, count: number) => `${name} şimdi ${count} tercihten ${at}. sırada.`,
  dropped: (name: string, at: number) => `${name} bırakıldı: ${at}. sıra.`,
  canceled: (name: string) => `Taşıma iptal edildi. ${name} yerinde kaldı.`,
};

export const commentTexts = {
  list: 'Koçunun yorumları',
  quoted: (text: string) => `“${text}”`,
  by: (name: string | null, day: string) => `${name ?? 'Koç'} · ${day}`,
  remove: 'Sil',
  removeOf: (text: string) => `Sil: ${text}`,
  removed: 'Yorum silindi.',
  removeFailed: 'Yorum silinemedi.',
  title: 'Tercih listesi',
  lead: 'Listeyi öğrencin değiştirir; sen tamamına ya da bir tercihe yorum yazarsın. Öğrencinin kendi notları burada görünmez.',
  failed: 'Tercih listesi yüklenemedi',
  empty: 'Bu liste boş',
  emptyText: 'Öğrencin tercihlerini ekleyince burada görürsün.',
  about: 'Neye yorum',
  whole: 'Listenin tamamı',
  text: 'Yorumun',
  send: 'Yorum yaz',
  sent: 'Yorumun öğrencine bildirildi.',
};
