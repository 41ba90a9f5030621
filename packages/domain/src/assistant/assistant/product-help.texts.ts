import { beginsWith, wordsOf } from '../../words.ts';
import { type Answer, SOURCES } from './answer-format.ts';

const PROFILE = SOURCES.profile;

export const HELP_TOPICS: readonly (readonly [string, string, string])[] = [
  ['sifre|parola', 'Şifreni profil sayfandan değiştirebilirsin.', PROFILE],
  [
    'premium|abonelik|fiyat|ucret',
    'Premium ile koç desteği, daha çok aktif plan ve aylık deneme hakkı açılır. Ayrıntılar profil sayfandaki üyelik bölümünde.',
    PROFILE,
  ],
  [
    'hesab|eposta|mail|verilerim|avatar|fotograf|profil',
    'Hesap bilgilerin, verilerini indirme ve hesabı silme profil sayfasında.',
    PROFILE,
  ],
  [
    'tema|karanlik|bildirim|gorunum',
    'Görünümü üst çubuktaki renk düğmesinden, bildirim tercihlerini profil sayfandan değiştirebilirsin.',
    PROFILE,
  ],
  [
    'deneme|~net',
    'Deneme eklemek ya da düzeltmek için “Denemelerim” sayfasını aç; “Deneme ekle” ile yeni deneme, satırdaki kalemle düzeltme yapılır.',
    SOURCES.exams,
  ],
  [
    'pomodoro|sayac|kronometre|zamanlayici',
    'Süreleri zamanlayıcı sayfasında, oturumu başlatmadan önce değiştirebilirsin: çalışma 1–180 dakika, mola 1–30 dakika.',
    SOURCES.timer,
  ],
  [
    'oturum|calisma sure|elle',
    'Kayıtlı oturumlarını “Çalışmalarım” sayfasında düzenleyebilir, silebilir ya da elle ekleyebilirsin.',
    SOURCES.sessions,
  ],
  [
    'oda|grup',
    'Çalışma odası kurmak ya da davet koduyla katılmak için “Çalışma odası” sayfasını aç.',
    SOURCES.rooms,
  ],
  [
    'kart|flash',
    'Yeni kartı “Bilgi kartları” sayfasındaki “Kart ekle” ile eklersin; tekrar “Çalış” bölümünden başlar.',
    SOURCES.cards,
  ],
  [
    'defter|yanlis',
    'Yapamadığın soruyu “Yanlış defterim” sayfasında fotoğrafıyla ekleyebilirsin.',
    SOURCES.mistakes,
  ],
  [
    'aliskan|rutin',
    'Alışkanlıklarını “Alışkanlıklar” sayfasında ekler, saatini ve tekrarını seçersin.',
    SOURCES.habits,
  ],
  [
    'hatirlat',
    'Hatırlatma eklemek için çalışma takviminde bir günü aç ve “Hatırlatma ekle”yi seç; bana yazman da yeter.',
    SOURCES.calendar,
  ],
  ['duello|rakip', 'Yeni düelloyu “Düellolar” sayfasında tür ve rakip seçerek başlatırsın.', SOURCES.duels],
  ['rozet|basarim', 'Rozetlerin kurallarını ve ilerlemeni “Rozetlerim” sayfasında görürsün.', SOURCES.badges],
  [
    'plan|program|hafta',
    'Haftalık plana bir günün altındaki “Çalışma ekle” ile ders koyarsın; girişleri sürükleyip başka güne taşıyabilirsin.',
    SOURCES.weeklyPlan,
  ],
  [
    'hedef|universite|bolum',
    'Hedef üniversite ve bölümlerini “Hedeflerim” sayfasında eklersin.',
    SOURCES.goals,
  ],
  [
    'mesaj|hocam|hoca yaz|hoca bana',
    'Koçunun yazdıklarını okuyup anlatamam; mesajların, programın ve geri bildirimlerin “Koçum” sayfasında.',
    SOURCES.coach,
  ],
  ['koc', 'Koçunla ilgili her şey “Koçum” sayfasında: atanma, görüşme ve ayrılma.', SOURCES.coach],
  ['soru', 'Çözdüğün soruları “Soru Takvimi” sayfasında güne göre girebilirsin.', SOURCES.questions],
];

/** Matches "koçum netlerimi görebiliyor mu" and "velim ne görüyor". */
const WHO_SEES: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(koc|hoca)\w* .*\bgor(ebil|uy|ur|uc|ec|me)/,
    'Koçun, sana koçluk etmek için gereken çalışma verilerini görür: programını, çalışmalarını, denemelerini. Benimle konuştuklarını görmez; ayrılırsan erişimi hemen biter.',
    SOURCES.coach,
  ],
  [
    /\b(veli|anne|baba|aile)\w* .*\bgor(ebil|uy|ur|uc|ec|me)/,
    'Velin, ona verdiğin bağlantıyla bu haftaki çalışmanı ve koçunun ona yazdıklarını görür, başka bir şey görmez.',
    SOURCES.coach,
  ],
];
/** Questions about visibility do not ask for the figures. */
export const asksWhoSees = (plain: string): boolean =>
  /\bm[iu]\b|\bne(ler|leri|yi)?\b/.test(plain) && WHO_SEES.some(([pattern]) => pattern.test(plain));

export function helpFor(text: string): Answer {
  const words = wordsOf(text);
  const plain = words.map((word) => word.plain).join(' ');
  const seen = asksWhoSees(plain) ? WHO_SEES.find(([pattern]) => pattern.test(plain)) : undefined;
  if (seen) return { response: seen[1], sources: [seen[2]] };
  const found = HELP_TOPICS.find(([stems]) =>
    stems.split('|').some((stem) => {
      const parts = stem.split(' ');
      return words.some((_, at) =>
        parts.every((part, index) => beginsWith(words[at + index]?.plain ?? '', part)),
      );
    }),
  );
  if (found) return { response: found[1], sources: [found[2]] };
  return {
    response:
      'Hangi konuda yardım istediğini tam anlayamadım. Ctrl K (⌘ K) ile açılan aramaya aradığın sayfanın adını yazabilirsin; ayarların çoğu profil sayfasında.',
    sources: [PROFILE],
  };
}
