import type { ExampleLine } from './example-line.ts';

/**
 * A third of the lines, written before the parser and hidden while it was built. Do not tune the parser
 * against them.
 */
export const HELD_OUT_LINES: readonly ExampleLine[] = [
  ['tyt matematik 35 soru 28d 5y 2b', { subject: 'matematik', questions: 35, right: 28, wrong: 5, blank: 2 }],
  ['dün akşam 2 saat ayt mat', { subject: 'matematik_ayt', minutes: 120, daysAgo: 1 }],
  [
    'türev uygulamaları 20 soru 13d 7y',
    { subject: 'matematik_ayt', topic: 'Türevin Uygulamaları', questions: 20, right: 13, wrong: 7, blank: 0 },
  ],
  [
    'kimya tyt asit baz 15 soru 12d 3y',
    { subject: 'kimya', topic: 'Asitler, Bazlar ve Tuzlar', questions: 15, right: 12, wrong: 3, blank: 0 },
  ],
  [
    'biyo ayt dolaşım 30 soru 24 doğru 6 yanlış',
    {
      subject: 'biyoloji_ayt',
      topic: 'Dolaşım ve Bağışıklık Sistemi',
      questions: 30,
      right: 24,
      wrong: 6,
      blank: 0,
    },
  ],
  ['tarih 50 dk', { subjects: ['tarih', 'tarih_ayt'], minutes: 50 }],
  [
    'paragraf cozdum 40 soru 36 dogru 4 yanlis',
    { subject: 'turkce', topic: 'Paragraf', questions: 40, right: 36, wrong: 4, blank: 0 },
  ],
  [
    'sözcükte anlam 25 soru 22d 3y',
    { subject: 'turkce', topic: 'Sözcükte Anlam', questions: 25, right: 22, wrong: 3, blank: 0 },
  ],
  [
    'geometri çember 18 soru 11d 7y',
    {
      subject: 'geometri',
      topics: ['Çemberde Açı', 'Çemberde Uzunluk'],
      questions: 18,
      right: 11,
      wrong: 7,
      blank: 0,
    },
  ],
  ['45 dk mutlak deger', { subject: 'matematik', topic: 'Mutlak Değer', minutes: 45 }],
  ['coğrafya ayt 1 saat 10 dk', { subject: 'cografya_ayt', minutes: 70 }],
  [
    'oran orantı 20 soru 17d 3y',
    { subject: 'matematik', topic: 'Oran-Orantı', questions: 20, right: 17, wrong: 3, blank: 0 },
  ],
  [
    'polinomlar ayt 15 soru 10 d 5 y',
    { subject: 'matematik_ayt', topic: 'Polinomlar', questions: 15, right: 10, wrong: 5, blank: 0 },
  ],
  ['pazar günü tyt deneme 2 saat 45 dk', { subject: 'deneme_sinavi', minutes: 165, daysAgo: 3 }],
  ['tyt fen 20 soru 15d 5y', { refused: 'noSubject' }],
  [
    'önceki gün edebiyat servetifünun 30 dk',
    { subject: 'edebiyat', topic: 'Servetifünun Edebiyatı', minutes: 30, daysAgo: 2 },
  ],
  [
    'mat problemler 25 soruda 20 doğru 5 yanlış',
    { subject: 'matematik', topic: 'Problemler', questions: 25, right: 20, wrong: 5, blank: 0 },
  ],
  [
    'dalgalar tyt 12/3',
    { subject: 'fizik', topic: 'Dalgalar', questions: 15, right: 12, wrong: 3, blank: 0 },
  ],
  [
    '15 kasım geo yamuk 20 soru 14d 6y',
    { subject: 'geometri', topic: 'Yamuk', questions: 20, right: 14, wrong: 6, blank: 0, daysAgo: 3 },
  ],
  ['kimy tyt 30 dk', { subject: 'kimya', minutes: 30 }],
  ['ingilizce kelime 40 dk', { subject: 'ingilizce', topics: ['Kelime Bilgisi Soruları'], minutes: 40 }],
  [
    'fizik itme momentum 20 soru 12d 5y 3b',
    { subject: 'fizik_ayt', topic: 'İtme ve Momentum', questions: 20, right: 12, wrong: 5, blank: 3 },
  ],
  ['iki saat tyt mat çalıştım', { subject: 'matematik', minutes: 120 }],
  [
    'tyt biyoloji 1 saat 25 soru 20d 5y',
    { subject: 'biyoloji', minutes: 60, questions: 25, right: 20, wrong: 5, blank: 0 },
  ],
  [
    'kümeler 18 soru 15d 3y',
    {
      subject: 'matematik',
      topic: 'Kümeler ve Kartezyen Çarpım',
      questions: 18,
      right: 15,
      wrong: 3,
      blank: 0,
    },
  ],
  ['sosyoloji 10 soru 8d 2y', { subject: 'felsefe_ayt', questions: 10, right: 8, wrong: 2, blank: 0 }],
  [
    'diziler 20 soru 4 yanlış',
    { subject: 'matematik_ayt', topic: 'Diziler', questions: 20, right: 16, wrong: 4, blank: 0 },
  ],
  [
    'tyt turkce cumlede anlam 20soru 17d3y',
    { subject: 'turkce', topic: 'Cümlede Anlam', questions: 20, right: 17, wrong: 3, blank: 0 },
  ],
  [
    'hız problemleri 15 soru 9d 6y dün',
    {
      subject: 'matematik',
      topic: 'Hareket (Hız) Problemleri',
      questions: 15,
      right: 9,
      wrong: 6,
      blank: 0,
      daysAgo: 1,
    },
  ],
  ['1.5 saat fizik ayt', { subject: 'fizik_ayt', minutes: 90 }],
  [
    'ayt tarih 12 soru 9 doğru 2 yanlış 1 boş',
    { subject: 'tarih_ayt', questions: 12, right: 9, wrong: 2, blank: 1 },
  ],
  ['perşembe kimya ayt 1 sa', { subject: 'kimya_ayt', minutes: 60, daysAgo: 6 }],
  [
    'anlatım bozukluğu 20 soru 15d 5y',
    { subject: 'turkce', topic: 'Anlatım Bozuklukları', questions: 20, right: 15, wrong: 5, blank: 0 },
  ],
  ['mat ve fizik 2 saat', { refused: 'twoSubjects' }],
  ['bla bla bla 123', { refused: 'noSubject' }],
  ['tyt kimya 20 soru 15d 8y', { refused: 'answersExceed' }],
  ['tyt türkçe 50000 soru 1d 1y', { refused: 'tooMany' }],
  ['ayt mat eksi 3 soru', { refused: 'negative' }],
  [
    'tyt mat üslü sayılar 25 soru 21 doğru 4 yanlış 50 dk',
    {
      subject: 'matematik',
      topic: 'Üslü Sayılar',
      questions: 25,
      right: 21,
      wrong: 4,
      blank: 0,
      minutes: 50,
    },
  ],
  ['cuma günü yapacağım', { refused: 'noSubject' }],
];
