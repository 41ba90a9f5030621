export const welcomeTexts = {
  greeting: (name: string) => `Merhaba ${name}`,
  leads: {
    coach: 'Öğrencilerin seni adınla ve fotoğrafınla tanır; önce profilini tamamla.',
    admin: 'Netlik hazır. Sana açık bölümler aşağıda.',
  },
  quote: 'Haftanın sözü',
  links: 'Buradan devam et',
  linkTexts: {
    '/profile': 'Bilgilerin, cihazların ve verilerin',
    '/coach-dashboard': 'Koçların gördüğü ekran',
  } as Record<string, string>,
};
