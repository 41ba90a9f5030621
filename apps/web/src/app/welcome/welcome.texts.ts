import type { Role } from '@netlik/contract/access';

export const welcomeTexts = {
  greeting: (name: string) => `Merhaba ${name}`,
  leads: {
    student: 'Hedefin gözünün önünde dursun; bugün de bir adım at.',
    coach: 'Öğrencilerin seni adınla ve fotoğrafınla tanır; önce profilini tamamla.',
    admin: 'Netlik hazır. Sana açık bölümler aşağıda.',
  } satisfies Record<Role, string>,
  guardianTitle: 'Velinin onayı bekleniyor',
  guardian:
    'Velinin e-postasına bir bağlantı gönderdik. Onaylayana kadar odalar, düellolar ve kişi arama kapalı; geri kalan her şey açık.',
  quote: 'Haftanın sözü',
  goals: 'Hedeflerin',
  goalsFailed: 'Hedeflerin yüklenemedi',
  allGoals: 'Hepsini gör',
  noGoals: 'Nereyi istiyorsun?',
  noGoalsText: 'Bir hedef üniversite ekle; geçen yılın en düşük puanını da hemen gör.',
  addGoal: 'Hedef ekle',
  minScore: (year: number, type: string, variant: string) =>
    [`${year} en düşük ${type} puanı`, variant].filter(Boolean).join(' · '),
  links: 'Buradan devam et',
  linkTexts: {
    '/profile': 'Bilgilerin, cihazların ve verilerin',
    '/goals': 'Hedef üniversitelerin ve öncelikleri',
    '/coach-dashboard': 'Koçların gördüğü ekran',
  } as Record<string, string>,
};
