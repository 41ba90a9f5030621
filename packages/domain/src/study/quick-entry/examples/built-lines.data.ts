import type { ExampleLine } from './example-line.ts';

/** Lines as students type them on Wednesday 2026-11-18; the parser was built with these in sight. */
export const BUILT_LINES: readonly ExampleLine[] = [
  ['30 geometri 25d 5y', { subject: 'geometri', questions: 30, right: 25, wrong: 5, blank: 0 }],
  [
    'mat türev 40 soru 32d 6y',
    { subject: 'matematik_ayt', topic: 'Türev', questions: 40, right: 32, wrong: 6, blank: 2 },
  ],
  ['dün fizik 1 saat', { subjects: ['fizik', 'fizik_ayt'], minutes: 60, daysAgo: 1 }],
  [
    'paragraf 20 soru 18d 2y',
    { subject: 'turkce', topic: 'Paragraf', questions: 20, right: 18, wrong: 2, blank: 0 },
  ],
  [
    'problemler 30 soru 22 dogru 8 yanlis',
    { subject: 'matematik', topic: 'Problemler', questions: 30, right: 22, wrong: 8, blank: 0 },
  ],
  ['tyt mat 40 soru 32 d 6 y 2 b', { subject: 'matematik', questions: 40, right: 32, wrong: 6, blank: 2 }],
  [
    'ayt fizik vektörler 25 soru 20d 5y',
    { subject: 'fizik_ayt', topic: 'Vektörler', questions: 25, right: 20, wrong: 5, blank: 0 },
  ],
  ['biyo 1 saat çalıştım', { subjects: ['biyoloji', 'biyoloji_ayt'], minutes: 60 }],
  [
    'edb divan 15 soru 12d 3y',
    { subject: 'edebiyat', topic: 'Divan Edebiyatı', questions: 15, right: 12, wrong: 3, blank: 0 },
  ],
  ['geo 20 soru 15d 5y', { subject: 'geometri', questions: 20, right: 15, wrong: 5, blank: 0 }],
  ['ing 45 dk', { subject: 'ingilizce', minutes: 45 }],
  [
    'cog iklimler 12 soru 10d 2y',
    { subject: 'cografya', topic: 'İklimler', questions: 12, right: 10, wrong: 2, blank: 0 },
  ],
  ['kimya gazlar 1,5 sa', { subject: 'kimya_ayt', topic: 'Gazlar', minutes: 90 }],
  ['1 saat 20 dk tyt türkçe', { subject: 'turkce', minutes: 80 }],
  ['turkce 32/6/2', { subject: 'turkce', questions: 40, right: 32, wrong: 6, blank: 2 }],
  [
    'dun 40 soru mat cozdum 30d 10y',
    { subjects: ['matematik', 'matematik_ayt'], questions: 40, right: 30, wrong: 10, blank: 0, daysAgo: 1 },
  ],
  [
    'limit 25 soru 20d 3y 2b yaptım',
    { subject: 'matematik_ayt', topic: 'Limit ve Süreklilik', questions: 25, right: 20, wrong: 3, blank: 2 },
  ],
  ['yarım saat tarih tyt', { subject: 'tarih', minutes: 30 }],
  ['evvelsi gün kimya ayt 90 dk', { subject: 'kimya_ayt', minutes: 90, daysAgo: 2 }],
  ['pazartesi geometri 2 saat', { subject: 'geometri', minutes: 120, daysAgo: 2 }],
  [
    '12 kasım tyt fizik optik 18 soru 15d 3y',
    { subject: 'fizik', topic: 'Optik', questions: 18, right: 15, wrong: 3, blank: 0, daysAgo: 6 },
  ],
  ['matematk tyt 20 soru 15d 5y', { subject: 'matematik', questions: 20, right: 15, wrong: 5, blank: 0 }],
  ['fzik ayt 30 dk', { subject: 'fizik_ayt', minutes: 30 }],
  [
    'TÜRKÇE PARAGRAF 30 SORU 27D 3Y',
    { subject: 'turkce', topic: 'Paragraf', questions: 30, right: 27, wrong: 3, blank: 0 },
  ],
  [
    '40 soru çözdüm tyt matematikten 35i doğru 5i yanlış',
    { subject: 'matematik', questions: 40, right: 35, wrong: 5, blank: 0 },
  ],
  [
    'ayt mat integral 20 soru 14d 6y',
    {
      subject: 'matematik_ayt',
      topics: ['Belirsiz İntegral', 'Belirli İntegral ve Uygulamaları'],
      questions: 20,
      right: 14,
      wrong: 6,
      blank: 0,
    },
  ],
  [
    'üslü sayılar 15 soru hepsi doğru',
    { subject: 'matematik', topic: 'Üslü Sayılar', questions: 15, right: 15, wrong: 0, blank: 0 },
  ],
  [
    'köklü 20 soru 3 yanlış',
    { subject: 'matematik', topic: 'Köklü Sayılar', questions: 20, right: 17, wrong: 3, blank: 0 },
  ],
  [
    'bio hücre 20s 16d 4y',
    { subject: 'biyoloji', topic: 'Hücre ve Organelleri', questions: 20, right: 16, wrong: 4, blank: 0 },
  ],
  ['sinir sistemi 1 sa 20', { subject: 'biyoloji_ayt', topic: 'Sinir Sistemi', minutes: 80 }],
  [
    'felsefe tyt bilgi felsefesi 10 soru 8d 2y',
    { subject: 'felsefe', topic: 'Bilgi Felsefesi', questions: 10, right: 8, wrong: 2, blank: 0 },
  ],
  ['din 20 dk', { subjects: ['din_kultur', 'din_kultur_ayt'], minutes: 20 }],
  ['tyt din 5 soru 5d 0y', { subject: 'din_kultur', questions: 5, right: 5, wrong: 0, blank: 0 }],
  ['psikoloji 40 dk', { subject: 'felsefe_ayt', minutes: 40 }],
  ['deneme 2 saat 15 dk', { subject: 'deneme_sinavi', minutes: 135 }],
  ['genel tekrar 1 saat', { subject: 'genel_tekrar', minutes: 60 }],
  [
    'ebob ekok 25 soru 20d 5y dün',
    { subject: 'matematik', topic: 'EBOB-EKOK', questions: 25, right: 20, wrong: 5, blank: 0, daysAgo: 1 },
  ],
  ['bugün 2 saat kimya tyt çalıştım', { subject: 'kimya', minutes: 120 }],
  [
    'tyt kimya karışımlar 1 saat 30 soru 24d 6y',
    { subject: 'kimya', topic: 'Karışımlar', minutes: 60, questions: 30, right: 24, wrong: 6, blank: 0 },
  ],
  ['bir buçuk saat edebiyat', { subject: 'edebiyat', minutes: 90 }],
  [
    'tanzimat 20 soru 15 d 5 y',
    { subject: 'edebiyat', topic: 'Tanzimat Edebiyatı', questions: 20, right: 15, wrong: 5, blank: 0 },
  ],
  [
    'fonksiyonlar 30 soru 25d 5y',
    {
      subjects: ['matematik', 'matematik_ayt'],
      topic: 'Fonksiyonlar',
      questions: 30,
      right: 25,
      wrong: 5,
      blank: 0,
    },
  ],
  [
    'tyt fonksiyonlar 30 soru 25d 5y',
    { subject: 'matematik', topic: 'Fonksiyonlar', questions: 30, right: 25, wrong: 5, blank: 0 },
  ],
  ['parabol 90dk', { subject: 'matematik_ayt', topic: 'Parabol', minutes: 90 }],
  [
    'tyt cografya nufus 14 soru 11d 3y',
    { subject: 'cografya', topic: 'Nüfus', questions: 14, right: 11, wrong: 3, blank: 0 },
  ],
  [
    'salı günü tyt biyoloji kalıtım 45 dakika',
    { subject: 'biyoloji', topic: 'Kalıtım', minutes: 45, daysAgo: 1 },
  ],
  ['geçen cuma tyt tarih 1 saat', { subject: 'tarih', minutes: 60, daysAgo: 5 }],
  ['3 gün önce geometri 50 dk', { subject: 'geometri', minutes: 50, daysAgo: 3 }],
  [
    'olasılık ayt 20 soru 15d 5y',
    { subject: 'matematik_ayt', topic: 'Olasılık', questions: 20, right: 15, wrong: 5, blank: 0 },
  ],
  [
    'tyt mat rutin olmayan problemler 20 soru 10d 10y',
    {
      subject: 'matematik',
      topic: 'Rutin Olmayan Problemler',
      questions: 20,
      right: 10,
      wrong: 10,
      blank: 0,
    },
  ],
  [
    'yaş problemleri 12 soru 9d 3y',
    { subject: 'matematik', topic: 'Yaş Problemleri', questions: 12, right: 9, wrong: 3, blank: 0 },
  ],
  [
    'üçgende açılar 20 soru 18d 2y',
    { subject: 'geometri', topic: 'Üçgende Açılar', questions: 20, right: 18, wrong: 2, blank: 0 },
  ],
  ['32d 8y tyt mat', { subject: 'matematik', questions: 40, right: 32, wrong: 8, blank: 0 }],
  [
    'fotosentez 25 soru 21 doğru 4 yanlış 1 saat',
    {
      subject: 'biyoloji_ayt',
      topic: 'Fotosentez',
      questions: 25,
      right: 21,
      wrong: 4,
      blank: 0,
      minutes: 60,
    },
  ],
  ['ydt ing 80 soru 60d 15y 5b', { subject: 'ingilizce', questions: 80, right: 60, wrong: 15, blank: 5 }],
  ['almanca 1 saat', { subject: 'almanca', minutes: 60 }],
  [
    'tyt tarih: 20 soru, 17 doğru, 3 yanlış',
    { subject: 'tarih', questions: 20, right: 17, wrong: 3, blank: 0 },
  ],
  [
    'mat ayt logaritma 22 soru 18d 4y',
    {
      subject: 'matematik_ayt',
      topic: 'Üstel ve Logaritmik Fonksiyonlar',
      questions: 22,
      right: 18,
      wrong: 4,
      blank: 0,
    },
  ],
  [
    'permütasyon tyt 16 soru 12d 4y',
    {
      subject: 'matematik',
      topic: 'Permütasyon ve Kombinasyon',
      questions: 16,
      right: 12,
      wrong: 4,
      blank: 0,
    },
  ],
  [
    'noktalama 20 soru 19d 1y',
    { subject: 'turkce', topic: 'Noktalama İşaretleri', questions: 20, right: 19, wrong: 1, blank: 0 },
  ],
  [
    'yazım kuralları 20 soruda 16 doğru 4 yanlış',
    { subject: 'turkce', topic: 'Yazım Kuralları', questions: 20, right: 16, wrong: 4, blank: 0 },
  ],
  ['ayt edebiyat 24 soru 20 net', { subject: 'edebiyat', refused: 'unclearNumber' }],
  ['tyt mat 40 soru', { subject: 'matematik', questions: 40, refused: 'answersMissing' }],
  [
    'elektrik 20 soru 15d 5y tyt',
    { subject: 'fizik', topic: 'Elektrik', questions: 20, right: 15, wrong: 5, blank: 0 },
  ],
  [
    'ayt organik 25 soru 20d 5y',
    { subject: 'kimya_ayt', topic: 'Organik Bileşikler', questions: 25, right: 20, wrong: 5, blank: 0 },
  ],
  [
    'tork 18 soru 12d 6y',
    { subject: 'fizik_ayt', topic: 'Tork ve Denge', questions: 18, right: 12, wrong: 6, blank: 0 },
  ],
  ['bölünebilme 1 saat yaptım', { subject: 'matematik', topic: 'Bölme ve Bölünebilme', minutes: 60 }],
  [
    'tyt fizik kaldırma kuvveti 40 dk 20 soru 16d 4y',
    {
      subject: 'fizik',
      topic: 'Kaldırma Kuvveti',
      minutes: 40,
      questions: 20,
      right: 16,
      wrong: 4,
      blank: 0,
    },
  ],
  [
    'milli edebiyat 10 soru 7d 3y',
    { subject: 'edebiyat', topic: 'Millî Edebiyat', questions: 10, right: 7, wrong: 3, blank: 0 },
  ],
  ['mat 40 soru fizik 20 soru', { refused: 'twoSubjects' }],
  ['asdfg qwerty', { refused: 'nothing' }],
  ['tyt mat -5 soru', { refused: 'negative' }],
  ['tyt mat 1000000 soru', { refused: 'tooMany' }],
  ['tyt mat 40 soru 35d 10y', { refused: 'answersExceed' }],
  ['yarın tyt mat 40 soru 30d 10y', { refused: 'future' }],
  ['tyt mat 9 saat', { refused: 'tooLong' }],
  ['40 soru 30d 10y', { refused: 'noSubject' }],
  ['tyt türkçe', { refused: 'noAmount' }],
  ['20 kasım tyt türkçe 1 saat', { refused: 'future' }],
  ['ayt türkçe 1 saat', { refused: 'otherExam' }],
  [
    'tyt mat 40 soru 30d 10y çok yorucuydu ama bitti',
    { subject: 'matematik', questions: 40, right: 30, wrong: 10, blank: 0 },
  ],
];
