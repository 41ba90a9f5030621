/** `words` are found by the search, too. */
export const studyActionTexts = {
  'start-timer': { label: 'Zamanlayıcıyı başlat', words: 'çalışmaya başla pomodoro kronometre son' },
  'add-session': { label: 'Çalışma ekle', words: 'elle ekle oturum kayıt yeni' },
  'add-question': { label: 'Soru ekle', words: 'çözdüm doğru yanlış yeni' },
  'add-exam': { label: 'Deneme ekle', words: 'sınav net yeni' },
};
