import type { TicketStatus } from '@netlik/contract/platform/support-tickets';

type DemoMessage = readonly [hoursAgo: number, sender: 'student' | 'admin', content: string];

export type DemoTicket = {
  student: string;
  title: string;
  contact?: string;
  /** Status set by support; by default the one after the last message. */
  status?: TicketStatus;
  withPicture?: true;
  messages: readonly DemoMessage[];
};

export const DEMO_TICKETS: readonly DemoTicket[] = [
  {
    student: 'ogrenci',
    title: 'Deneme netim yanlış görünüyor',
    contact: 'zeynep@netlik.demo',
    withPicture: true,
    messages: [
      [
        5,
        'student',
        'Pazar günkü TYT denememi girdim ama fen neti listede 12, grafikte 11,25 görünüyor. Ekran görüntüsü ekte.',
      ],
      [
        3,
        'admin',
        'Merhaba Zeynep, teşekkürler. Denemeyi hangi gün girdiğini ve yanlış sayını da yazar mısın?',
      ],
    ],
  },
  {
    student: 'ogrenci',
    title: 'Karanlık temada takvim okunmuyor',
    status: 'resolved',
    messages: [
      [240, 'student', 'Gece çalışırken takvimde boş günlerin sayıları neredeyse hiç seçilmiyor.'],
      [232, 'admin', 'Haklısın, kontrast düşüktü. Yeni sürümde düzelttik; sayfayı yenileyince görebilirsin.'],
      [230, 'student', 'Şimdi çok daha iyi, sağ olun!'],
    ],
  },
  {
    student: 'ogrenci',
    title: 'Zamanlayıcıya beyaz gürültü eklenebilir mi?',
    messages: [
      [80, 'student', 'Yurtta çalışıyorum, arka planda yağmur sesi gibi bir seçenek olsa harika olurdu.'],
      [76, 'admin', 'Güzel öneri, listemize aldık. Sence en çok hangi sesler işine yarar?'],
    ],
  },
  {
    student: 'ogrenci',
    title: 'Aynı bildirim iki kez geldi',
    status: 'canceled',
    messages: [
      [400, 'student', 'Dün akşam aynı hatırlatma iki kez geldi. Sonra kendim iki kez kurduğumu fark ettim.'],
    ],
  },
  {
    student: 'ucretsiz',
    title: 'Haftalık plana şablon öner',
    messages: [
      [
        1,
        'student',
        'Mezun şablonunda öğleden sonra hep boş. Öğleden sonrası dolu bir şablon da olabilir mi?',
      ],
    ],
  },
  {
    student: 'ucretsiz',
    title: 'Kart görseli yüklenmiyor',
    contact: '0555 000 00 00',
    withPicture: true,
    messages: [
      [30, 'student', 'Bilgi kartına telefonumdan fotoğraf ekleyince sayfa bir süre bekleyip hata veriyor.'],
      [27, 'admin', 'Fotoğrafın kaç MB? 5 MB üstündeyse önce küçültmek gerekiyor.'],
      [26, 'student', '7 MB imiş, küçültünce oldu. Ama hata yazısı bunu söyleseydi daha kolay anlardım.'],
    ],
  },
];
