import type { NotificationDraft } from '@netlik/contract/platform/notifications';

/** `ago`: hours since creation; `readAfter`: hours until it was read. */
export type DemoNews = NotificationDraft & { ago: number; readAfter?: number };

const day = (days: number, hours = 0) => days * 24 + hours;

export const studentNews: DemoNews[] = [
  {
    category: 'success',
    type: 'streak.kept',
    title: 'Serini koru',
    body: 'Bugün de kısa bir çalışma yap, serin sürsün. Kaç gün olduğunu ana sayfanda görürsün.',
    ago: 2,
  },
  {
    category: 'performance',
    type: 'performance.weekly',
    title: 'Haftalık özetin hazır',
    body: 'Toplamın, derslerin ve gün gün sürelerin ana sayfandaki analizde seni bekliyor.',
    actionUrl: '/dashboard',
    audience: 'premium',
    ago: 9,
  },
  {
    category: 'performance',
    type: 'performance.weekly',
    title: 'Haftalık özetin hazır',
    body: 'Bu haftanın süreleri ana sayfanda. Geçen haftayla karşılaştır, eksik günü gör.',
    actionUrl: '/dashboard',
    audience: 'free',
    ago: 9,
  },
  {
    category: 'system',
    type: 'goal.reminder',
    title: 'Hedefini güncel tut',
    body: 'Aklındaki üniversite değişti mi? Hedef listene bak; taban puanlar 2026 yerleştirmesine göre gösteriliyor.',
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
    title: 'Profilini güncel tut',
    body: 'Okulun ya da hedef yılın değiştiyse profilinden düzelt; sınava kalan gün ona göre sayılır.',
    actionUrl: '/profile',
    ago: day(4, 2),
    readAfter: 20,
  },
  {
    category: 'performance',
    type: 'performance.subject',
    title: 'Derslerine dengeli bak',
    body: 'Analizde hangi derse ne kadar zaman ayırdığın yan yana duruyor. En kısa çubuğa bir çalışma ekle.',
    actionUrl: '/dashboard',
    ago: day(5, 7),
    readAfter: 1,
  },
  {
    category: 'success',
    type: 'goal.weekly',
    title: 'Yeni haftanın halkası boş başladı',
    body: 'Haftalık hedefine ne kadar kaldığını ve günde ne kadar gerektiğini ana sayfanda görürsün.',
    ago: day(7, 1),
    readAfter: 2,
  },
];

export const coachedNews: DemoNews[] = [
  {
    category: 'coach',
    type: 'program.created',
    title: 'Koçun yarının programını yazdı',
    body: 'Programına bak, sırayla git. Takıldığın yeri not al, birlikte bakalım.',
    ago: 0.4,
  },
  {
    category: 'coach',
    type: 'exam.reviewed',
    title: 'Denemene yorum geldi',
    body: 'Boş bıraktıklarının çoğu süre kaynaklı görünüyor. Bu hafta iki kez süre tutarak tur yap.',
    ago: day(1, 6),
    readAfter: 4,
  },
  {
    category: 'coach',
    type: 'video.assigned',
    title: 'Yeni video ödevi: Limit ve süreklilik',
    body: 'Kısa videolar; not alarak izle, sonra iki örnek çöz.',
    ago: day(3, 4),
    readAfter: 6,
  },
];

const weekly = (week: number, hint: string): DemoNews => ({
  category: 'performance',
  type: 'performance.weekly',
  title: 'Haftalık özetin hazır',
  body: `Haftanın toplamı ve derslerin ana sayfandaki analizde. ${hint}`,
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
  weekly(1, 'Süresi en kısa derse bir çalışma ekle.'),
  reviewed(1, '4. TYT denemen', 'Türkçe artık oturdu. Sıradaki iş: sosyalde hızlanmak.'),
  earned(1, 'Yüzlük', 'Bir günde yüz soruyu geçtin. Sıradaki yüz daha kolay.'),
  weekly(2, 'En uzun çalışmanın hangi saatte olduğuna bak.'),
  reviewed(2, '2. AYT denemen', 'Türevde işlem hatası çok; adımları yaz, atlama.'),
  earned(2, 'Tekrarın Gücü', 'Bir hafta boyunca bütün kartlarını gününde tekrar ettin.'),
  weekly(3, 'Düzenli çalıştığın günleri koru.'),
  reviewed(3, '3. TYT denemen', 'Fizikte kavram soruları güzel. Grafik okumaya çalış.'),
  earned(3, 'Gece Nöbeti Bitti', 'On gün üst üste gece yarısından önce bıraktın.'),
  weekly(4, 'Yeni haftaya küçük bir hedefle başla.'),
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
    body: 'Sonuçlarına birlikte bakıp yanlış konuları konuşmak iyi olur.',
    ago: 1,
  },
  {
    category: 'coach',
    type: 'student.inactive',
    title: 'Yusuf’a bir selam ver',
    body: 'Bir süredir sesi çıkmıyor. Kısa bir mesaj iyi gelebilir.',
    ago: day(0, 20),
  },
  {
    category: 'performance',
    type: 'performance.students',
    title: 'Öğrencilerinin haftası',
    body: 'Kimin haftalık hedefine yaklaştığını öğrenci listende görürsün.',
    ago: day(2, 3),
    readAfter: 5,
  },
  {
    category: 'success',
    type: 'student.streak',
    title: 'Elif düzenini kurdu',
    body: 'Çalışmaları artık her haftaya yayılıyor. Bir tebriği hak etti.',
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
    body: 'Haftanın çalışma ve kayıt sayıları istatistik sayfasında.',
    ago: day(4, 9),
    readAfter: 3,
  },
  {
    category: 'success',
    type: 'site.milestone',
    title: 'Çalışma kayıtları büyüyor',
    body: 'Öğrenciler her gün yeni kayıt ekliyor; yedekleri denetlemek için iyi bir zaman.',
    ago: day(9, 4),
    readAfter: 1,
  },
];
