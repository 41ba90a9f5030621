export const bookTexts = {
  title: 'Kitaplarım',
  lead: 'Kitaplarının testlerini işaretle; çözdüğün sorular kendiliğinden kaydolsun.',
  coachLead: 'Bir kitabın test listesini bir kez yaz, öğrencilerine birer kopyasını ver.',
  add: '+ Kitap',
  failed: 'Kitapların alınamadı',
  emptyTitle: 'Rafın boş',
  emptyText: 'Bir kitap ekle: testleri “1–40 test, 12 soru” diye yazman yeter.',
  bySubject: 'Derslere göre',
  progress: (done: number, all: number) => `${done} / ${all} test`,
  accuracy: (text: string) => `doğruluk ${text}`,
  given: 'koçundan',
  next: (name: string, questions: number) => `Sıradaki: ${name} (${questions} soru)`,
  finished: 'Bütün testler bitti',
  tick: 'İşaretle',
  tickNamed: (test: string, book: string) => `İşaretle: ${test}, ${book}`,
  tests: (book: string) => `${book} testleri`,
  actions: (book: string) => `${book} için işlemler`,
  showTests: 'Testler',
  edit: 'Düzenle',
  give: 'Öğrencilerime ver',
  remove: 'Raftan kaldır',
  removeTitle: 'Kitap raftan kalksın mı?',
  removeText: 'Test listesi silinir. Kaydolmuş soruların kalır.',
  removed: 'Kitap kaldırıldı.',
  removeFailed: 'Kitap kaldırılamadı',
  otherTests: 'Diğer testler',
  allTests: 'Testler',
  questions: (count: number) => `${count} soru`,
  result: (correct: number, wrong: number, blank: number, date: string) =>
    `${correct} D · ${wrong} Y · ${blank} B · ${date}`,
  takeBack: 'İşareti kaldır',
  takeBackNamed: (test: string) => `İşareti kaldır: ${test}`,
  takenBack: 'İşaret ve soru kaydı silindi.',
  takeBackFailed: 'İşaret kaldırılamadı',
  cancel: 'Vazgeç',
} as const;

export const tickTexts = {
  correct: 'Doğru',
  wrong: 'Yanlış',
  blank: 'Boş',
  blanks: (count: number) => `${count} boş`,
  over: (questions: number) => `Bu test ${questions} soru`,
  none: 'En az bir soru gir',
  date: 'Gün',
  save: 'Kaydet',
  saved: (test: string) => `${test} işaretlendi, soruların kaydoldu.`,
  failed: 'Test işaretlenemedi',
} as const;

export const bookFormTexts = {
  addTitle: 'Kitap ekle',
  editTitle: 'Kitabı düzenle',
  name: 'Kitap adı',
  publisher: 'Yayın',
  subject: 'Ders',
  chooseSubject: 'Ders seç',
  year: 'Basım yılı',
  tests: 'Testler',
  moreTests: 'Sona test ekle',
  testsHint: 'Her satır bir test ya da bir aralık: “1–40 test, 12 soru”, “Üslü Sayılar: 3 test, 14 soru”.',
  preview: (tests: number, questions: number, topics: number) =>
    topics > 0
      ? `${tests} test, ${questions} soru; ${topics} testin konusu tanındı.`
      : `${tests} test, ${questions} soru.`,
  nameMissing: 'Kitap adı gereklidir',
  subjectMissing: 'Ders seçmelisin',
  yearWrong: 'Yıl 2000 ile 2100 arasında olmalı',
  save: 'Kaydet',
  added: 'Kitap rafta.',
  saved: 'Kitap kaydedildi.',
  failed: 'Kitap kaydedilemedi',
} as const;

export const giveTexts = {
  title: 'Öğrencilerime ver',
  lead: (book: string) => `${book} listesinin birer kopyası öğrencilerinin rafına gelir.`,
  loadFailed: 'Öğrencilerin alınamadı',
  none: 'Henüz öğrencin yok.',
  all: 'Hepsi',
  send: (count: number) => (count === 0 ? 'Öğrenci seç' : `${count} öğrenciye ver`),
  done: (given: number, skipped: number) =>
    skipped > 0
      ? `${given} öğrenciye verildi; ${skipped} öğrencide zaten var ya da rafı dolu.`
      : `${given} öğrenciye verildi.`,
  failed: 'Kitap verilemedi',
} as const;
