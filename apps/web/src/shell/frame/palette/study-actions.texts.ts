/** The search also matches `words`. */
export const studyActionTexts = {
  'start-timer': { label: 'Zamanlayıcıyı başlat', words: 'çalışmaya başla pomodoro kronometre son' },
  'start-plan': { label: 'Planımdaki sıradaki dersi başlat', words: 'program koç çalışma planı zamanlayıcı' },
  'add-session': { label: 'Çalışma ekle', words: 'elle ekle oturum kayıt yeni' },
  'add-question': { label: 'Soru ekle', words: 'çözdüm doğru yanlış yeni' },
  'add-exam': { label: 'Deneme ekle', words: 'sınav net yeni' },
};

/** Offered for typed text that contains a number. */
export const quickEntryActionTexts = {
  label: 'Soru kaydet',
  words: 'hızlı kayıt çözdüm çalıştım doğru yanlış süre ekle',
  line: (typed: string) => `Kaydet: ${typed}`,
};
