import type { Duel } from '@netlik/contract/community/duels';
import type { TimeLeft } from '@netlik/domain/community/duels/duel';
import type { DuelType } from '@netlik/domain/community/duels/values';
import { formatDuration } from '../../formats/durations.ts';

/** The specification counts days separately: „2 g 3 sa 15 dk”. */
const timeLeftText = (left: TimeLeft | null): string => {
  if (left === null) return 'Süre tamamlandı';
  const minutes = left.hours * 60 + left.minutes;
  return [left.days > 0 && `${left.days} g`, minutes > 0 && formatDuration(minutes)]
    .filter(Boolean)
    .join(' ');
};

export const duelTexts = {
  title: 'Düellolar',
  lead: 'Bir arkadaşını çağır; süre boyunca kim daha çok çalışırsa o kazanır. Yalnızca zamanlayıcıyla çalıştığın süre sayılır.',
  types: { daily: 'Günlük', '3day': '3 günlük', weekly: 'Haftalık' } satisfies Record<DuelType, string>,
  lengths: { daily: '24 saat', '3day': '3 gün', weekly: '7 gün' } satisfies Record<DuelType, string>,
  typed: { daily: 'Günlük düello', '3day': '3 günlük düello', weekly: 'Haftalık düello' } satisfies Record<
    DuelType,
    string
  >,
  statuses: {
    pending: 'Yanıt bekliyor',
    active: 'Canlı',
    finished: 'Bitti',
    canceled: 'İptal',
  } satisfies Record<Duel['status'], string>,
  guardianTitle: 'Velinin onayı bekleniyor',
  guardianText: 'Velin onaylayınca düellolara katılabilirsin. O zamana kadar kimse seni düelloya çağıramaz.',
  study: 'Zamanlayıcıyla çalış',

  activeCount: 'Canlı düello',
  finishedCount: 'Biten',
  wonCount: 'Kazandığın',

  createTitle: 'Yeni düello',
  createLead: 'Rakibin kabul ettiği an başlar. 24 saat içinde yanıt gelmezse iptal olur.',
  length: 'Süre',
  opponent: 'Rakip',
  opponentPlaceholder: 'Ad ya da e-posta',
  create: 'Düello başlat',
  created: 'Düello hazır! Skor tablosu birkaç dakika içinde oluşur.',
  createFailed: 'Yeni düello başlatılamadı.',
  chooseOpponent: 'Lütfen listeden bir rakip seçin.',
  notSelf: 'Kendinizi rakip olarak seçemezsiniz.',
  failed: 'İşlem sırasında bir hata oluştu.',

  liveTitle: 'Canlı düellolar',
  listFailed: 'Düello listesi alınamadı.',
  noneLiveTitle: 'Şu an süren düello yok',
  noneLiveText: 'Bir rakip seç; ilk adımı sen at.',
  open: 'Skor tablosu',
  openOf: (name: string) => `${name}: skor tablosunu aç`,
  historyTitle: 'Geçmiş düellolar',
  noneTitle: 'Henüz bitmiş bir düello yok',
  noneText: 'Biten düelloların sonuçları burada durur.',
  more: 'Daha fazla göster',

  timeLeft: timeLeftText,
  timeLeftLabel: 'Kalan süre',
  minutes: formatDuration,
  versus: (names: readonly string[]) => names.join(' – '),
  you: 'Sen',
  youMark: '(sen)',
  challenged: (name: string) => `${name} seni düelloya çağırdı.`,
  invited: (name: string) => `${name} seni bu düelloya davet ediyor.`,
  waitingOpponent: (name: string) => `${name} yanıtlayınca başlayacak.`,
  accept: 'Kabul et',
  decline: 'Reddet',
  accepted: 'Davet kabul edildi.',
  declined: 'Davet reddedildi.',
  respondFailed: 'Yanıt iletilirken sorun oluştu.',

  won: 'Kazandın',
  winner: 'Kazanan',
  wonBy: (name: string) => `Kazanan: ${name}`,
  tie: 'Berabere',
  early: 'Erken bitirildi',
  canceled: 'İptal oldu',

  boardFailed: 'Skor tablosu alınamadı.',
  unknownTitle: 'Böyle bir düello yok',
  unknownText: 'Bağlantı eksik kopyalanmış ya da düello artık sana açık olmayabilir.',
  scores: 'Skor tablosu',
  scoresLead: 'Herkesin düello süresi içindeki doğrulanmış çalışma dakikaları.',
  noneScoresTitle: 'Henüz skor yok',
  noneScoresText: 'Zamanlayıcıyı ilk başlatan öne geçer.',
  ahead: (minutes: number) => `${formatDuration(minutes)} öndesin`,
  behind: (minutes: number) => `Lider senden ${formatDuration(minutes)} önde`,
  level: 'Şu an berabere',
  startTimer: 'Zamanlayıcıyı aç',
  rematch: 'Yeni düello',
  finish: 'Düelloyu bitir',
  finishTitle: 'Düello şimdi bitsin mi?',
  finishText: 'Erken biten düelloda kazanan olmaz ve kimse XP almaz.',
  finished: 'Düello tamamlandı.',
  finishFailed: 'Düello tamamlanamadı.',
  ended: (day: string) => `${day} bitti`,
  resultWon: 'Tebrikler, bu düello senin!',
  resultLost: (name: string) => `Bu kez ${name} kazandı.`,
  resultTie: 'Berabere bitti; kazanan yok.',
  resultEarly: 'Düello erken bitirildi; kazanan yok.',
  resultCanceled: 'Düello başlamadan iptal oldu.',

  inviteTitle: 'Katılımcı çağır',
  inviteLead: 'Başlangıçtan sonraki ilk 3 saat içinde herkesi çağırabilirsin.',
  inviteClosed: 'Davet penceresi kapandı.',
  participant: 'Katılımcı',
  invite: 'Davet et',
  chooseParticipant: 'Lütfen listeden bir katılımcı seç.',
  inviteSent: 'Davet gönderildi. Katılımcı onayı bekleniyor.',
  inviteFailed: 'Davet gönderilemedi.',
  link: 'Davet bağlantısı',
  copied: 'Bağlantı kopyalandı. Açan kişi katılmak ister, sen onaylarsın.',
  openInvites: 'Yanıt bekleyenler',
  waitsForPerson: 'Yanıtı bekleniyor',
  waitsForYou: 'Onayını bekliyor',
  wantsIn: (name: string) => `${name} düelloya katılmak istiyor.`,
  approve: 'Onayla',
  refuse: 'Geri çevir',
  refused: 'İstek geri çevrildi.',
  approved: 'Davet onaylandı.',
  approveFailed: 'Davet onaylanamadı.',
  askTitle: (name: string) => `${name} bir düello yapıyor`,
  askText: 'Katılmak istersen düelloyu başlatan kişi seni onaylar.',
  ask: 'Katılmak iste',
  asked: 'İsteğin iletildi.',
  waiting: 'İsteğin iletildi. Düelloyu başlatan kişinin onayı bekleniyor.',
};
