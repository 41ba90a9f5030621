import type { NotificationDraft } from '@netlik/contract/notifications';

/** `ago`: hours since it was created; `readAfter`: hours until it was read. */
export type DemoNews = NotificationDraft & { ago: number; readAfter?: number };

const day = (days: number, hours = 0) => days * 24 + hours;

export const studentNews: DemoNews[] = [
  {
    category: 'success',
    type: 'streak.kept',
    title: '6 günlük seri!',
    body: 'Altı gündür her gün masanın başındasın. Yarın da gelirsen bir hafta olacak.',
    ago: 2,
  },
  {
    category: 'performance',
    type: 'performance.weekly',
    title: 'Haftalık özetin hazır',
    body: 'Bu hafta 18 saat 40 dakika çalıştın; en çok Matematik. Paragrafta doğruluk oranın %82’ye çıktı.',
    audience: 'premium',
    ago: 9,
  },
  {
    category: 'performance',
    type: 'performance.weekly',
    title: 'Geçen haftadan 3 saat öndesin',
    body: 'Bu hafta 12 saat 20 dakika çalıştın. En verimli günün çarşambaydı.',
    audience: 'free',
    ago: 9,
  },
  {
    category: 'system',
    type: 'goal.reminder',
    title: 'Hedefini güncel tut',
    body: 'Aklındaki üniversite değişti mi? Hedef listene bak; taban puanlar 2025 yerleştirmesine göre gösteriliyor.',
    actionUrl: '/goals',
    ago: day(1, 3),
  },
  {
    category: 'success',
    type: 'badge.earned',
    title: 'Rozet kazandın: Erken Kuş',
    body: 'Beş sabah üst üste sekizden önce başladın. Sabahların artık senin.',
    ago: day(2, 5),
    readAfter: 3,
  },
  {
    category: 'system',
    type: 'profile.incomplete',
    title: 'Profilinde küçük bir eksik var',
    body: 'Okul ve hedef yılını eklersen önerilerimiz sana daha çok benzer.',
    actionUrl: '/profile',
    ago: day(4, 2),
    readAfter: 20,
  },
  {
    category: 'performance',
    type: 'performance.subject',
    title: 'Problemler toparlanıyor',
    body: 'Son üç denemede problemlerde netin 6,25’ten 9,5’e çıktı. Aynı tempoda devam.',
    ago: day(5, 7),
    readAfter: 1,
  },
  {
    category: 'success',
    type: 'goal.weekly',
    title: 'Haftalık hedef tamam',
    body: 'Haftayı 2.100 dakikanın üzerinde kapattın. Pazar akşamı senin.',
    ago: day(7, 1),
    readAfter: 2,
  },
];

export const coachedNews: DemoNews[] = [
  {
    category: 'coach',
    type: 'program.created',
    title: 'Koçun yarının programını yazdı',
    body: 'Sabah 2 saat Geometri, akşam 40 paragraf sorusu. Takıldığın yeri not al, birlikte bakalım.',
    ago: 0.4,
  },
  {
    category: 'coach',
    type: 'exam.reviewed',
    title: 'Denemene yorum geldi',
    body: 'TYT’de boş bıraktığın 11 sorunun 7’si süre kaynaklı. Bu hafta iki kez 45 dakikalık tur yap.',
    ago: day(1, 6),
    readAfter: 4,
  },
  {
    category: 'coach',
    type: 'video.assigned',
    title: 'Yeni video ödevi: Limit ve süreklilik',
    body: 'Üç kısa video, toplam 52 dakika. Cuma gününe kadar bitir.',
    ago: day(3, 4),
    readAfter: 6,
  },
];

const weekly = (week: number, hours: string, change: string): DemoNews => ({
  category: 'performance',
  type: 'performance.weekly',
  title: 'Haftalık özetin hazır',
  body: `Haftayı ${hours} çalışmayla kapattın. ${change}`,
  audience: 'premium',
  ago: day(7 * week + 2, 9),
  readAfter: 5,
});

const reviewed = (week: number, exam: string, note: string): DemoNews => ({
  category: 'coach',
  type: 'exam.reviewed',
  title: `${exam} yorumlandı`,
  body: note,
  ago: day(7 * week + 4, 6),
  readAfter: 8,
});

const earned = (week: number, badge: string, reason: string): DemoNews => ({
  category: 'success',
  type: 'badge.earned',
  title: `Rozet kazandın: ${badge}`,
  body: reason,
  ago: day(7 * week + 5, 3),
  readAfter: 1,
});

export const pastWeeks: DemoNews[] = [
  weekly(1, '17 saat 5 dakika', 'Kimyaya geçen haftanın iki katı zaman ayırdın.'),
  reviewed(1, '4. TYT denemen', 'Türkçe artık oturdu. Sıradaki iş: sosyalde hızlanmak.'),
  earned(1, 'Yüzlük', 'Bir günde 100 soru çözdün; yüzüncüsü de doğruydu.'),
  weekly(2, '15 saat 50 dakika', 'En uzun odağın 1 saat 35 dakika sürdü.'),
  reviewed(2, '2. AYT denemen', 'Türevde işlem hatası çok; adımları yaz, atlama.'),
  earned(2, 'Tekrarın Gücü', 'Bir hafta boyunca bütün kartlarını gününde tekrar ettin.'),
  weekly(3, '14 saat 10 dakika', 'Salı ve perşembe en düzenli günlerin.'),
  reviewed(3, '3. TYT denemen', 'Fizikte kavram soruları güzel. Grafik okumaya çalış.'),
  earned(3, 'Gece Nöbeti Bitti', 'On gün üst üste gece yarısından önce bıraktın.'),
  weekly(4, '12 saat 45 dakika', 'Biyolojiye başladın; ilk ünite bitti.'),
  reviewed(
    4,
    '1. AYT denemen',
    'İlk AYT için iyi bir başlangıç. Sonuca değil, boş kalan konulara bakıyoruz.',
  ),
  earned(4, 'İlk Deneme', 'İlk denemeni kaydettin. Buradan sonrası çizgi.'),
  {
    category: 'coach',
    type: 'coach.assigned',
    title: 'Koçunla tanış',
    body: 'Kemal Öztürk artık koçun. İlk görüşmenizde haftalık düzenini konuşacaksınız.',
    ago: day(38, 2),
    readAfter: 1,
  },
  {
    category: 'system',
    type: 'welcome',
    title: 'Netlik’e hoş geldin',
    body: 'Buraya koçundan, sistemden ve kendi ilerlemenden haberler düşecek.',
    actionUrl: '/profile',
    ago: day(40, 2),
    readAfter: 1,
  },
];

export const coachNews: DemoNews[] = [
  {
    category: 'coach',
    type: 'student.exam',
    title: 'Zeynep yeni bir deneme girdi',
    body: 'TYT neti 84,25; geçen denemeye göre 3,5 yukarıda.',
    ago: 1,
  },
  {
    category: 'coach',
    type: 'student.inactive',
    title: 'Yusuf üç gündür yok',
    body: 'Son çalışma kaydı perşembe akşamı. Kısa bir mesaj iyi gelebilir.',
    ago: day(0, 20),
  },
  {
    category: 'performance',
    type: 'performance.students',
    title: 'Öğrencilerinin haftası',
    body: 'Dört öğrencin toplam 58 saat çalıştı; üçü haftalık hedefini tutturdu.',
    ago: day(2, 3),
    readAfter: 5,
  },
  {
    category: 'success',
    type: 'student.streak',
    title: 'Elif 30 günü devirdi',
    body: 'Bir aydır her gün çalışıyor. Bir tebriği hak etti.',
    ago: day(3, 8),
    readAfter: 2,
  },
  {
    category: 'system',
    type: 'profile.incomplete',
    title: 'Kendini birkaç cümleyle anlat',
    body: 'Profilindeki tanıtım yazısını öğrencilerin de görüyor.',
    actionUrl: '/profile',
    ago: day(6, 1),
    readAfter: 30,
  },
];

export const adminNews: DemoNews[] = [
  {
    category: 'system',
    type: 'backup.created',
    title: 'Gecelik yedek alındı',
    body: 'Bütün tablolar ve dosyalar yedeklendi. Yedekler 30 gün saklanır.',
    ago: 5,
  },
  {
    category: 'system',
    type: 'user.suspended',
    title: 'Bir hesap askıda',
    body: 'Tolga Ateş’in hesabı askıya alındı. Nedenini kullanıcı kaydına eklemeyi unutma.',
    ago: day(1, 2),
  },
  {
    category: 'coach',
    type: 'coach.full',
    title: 'Kemal Öztürk’ün dört öğrencisi oldu',
    body: 'Yeni öğrencileri atarken dengeyi gözet.',
    ago: day(3, 5),
    readAfter: 7,
  },
  {
    category: 'performance',
    type: 'performance.site',
    title: 'Haftanın özeti',
    body: 'Bu hafta 14 öğrenciden 11’i en az bir kez çalıştı.',
    ago: day(4, 9),
    readAfter: 3,
  },
  {
    category: 'success',
    type: 'site.milestone',
    title: 'İlk 1.000 çalışma kaydı',
    body: 'Öğrenciler birlikte bininci çalışmalarını bitirdi.',
    ago: day(9, 4),
    readAfter: 1,
  },
];
