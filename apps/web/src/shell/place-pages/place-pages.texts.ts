export const studyPageTexts = {
  title: 'Çalış',
  lead: 'Son kurduğun süreyle hemen başla ya da bekleyenlere bak.',
  start: 'Çalışmaya başla',
  record: 'Soru ya da süre kaydet',
  pages: 'Çalışma sayfaları',
};

export const mePageTexts = {
  pages: 'Sayfaların',
  appearance: 'Görünüm',
  signOut: 'Çıkış yap',
};

export const pageHints: Readonly<Record<string, string>> = {
  '/study-tracker/timer': 'Kronometre, geri sayım ya da pomodoro',
  '/flashcards': 'Sırası gelen kartları tekrar et',
  '/mistakes': 'Yanlışlarını yeniden çöz',
  '/study-tracker/study-room': 'Başkalarıyla birlikte çalış',
  '/books': 'Kitaplarında sıradaki testi aç',
  '/habits': 'Bugünkü alışkanlıkların',
  '/motivation/badges': 'Kazandığın ve yaklaştığın rozetler',
  '/duels': 'Bir arkadaşınla yarış',
  '/ai/suggestions': 'Verine bakan öneriler',
  '/ai-assistant': 'Verin hakkında sor',
  '/messages': 'Koçunla yazış',
  '/profile': 'Hesap, güvenlik, bildirimler, verilerin',
};
