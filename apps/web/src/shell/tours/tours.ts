import type { Tours } from '../../ui/tutorial/tour.ts';

const calendar = {
  header: {
    anchor: 'calendar-header',
    title: 'Aylar arasında gez',
    text: 'Oklarla ya da ay ve yıl seçerek istediğin zamana git. Klavyede Page Up ve Page Down da olur.',
  },
  view: {
    anchor: 'calendar-view',
    title: 'Bir yıl tek bakışta',
    text: 'Yıl görünümünde her kare bir gün. Renk koyulaştıkça o gün daha çok çalışmışsın demektir.',
  },
};

/** The steps of every page's tour; at most four a page. */
export const tours: Tours = {
  'ai-assistant': [
    {
      anchor: 'assistant-thread',
      title: 'Kendi verinle konuş',
      text: 'Yanıtlardaki her sayı senin kayıtlarından gelir; altındaki bağlantı o sayfayı açar.',
    },
    {
      anchor: 'assistant-input',
      title: 'Aklına geldiği gibi yaz',
      text: 'Kısaltma ve yazım hatası sorun değil: “geoya kaç dk harcamışım” da olur.',
    },
  ],
  'ai-suggestions': [
    {
      anchor: 'suggestions-refresh',
      title: 'Önerilerini yenile',
      text: 'Kayıtların değiştikçe yenile; dakikada bir kez yeni öneri aranır.',
    },
    {
      anchor: 'suggestions-panels',
      title: 'Gerekçesini oku, plana ekle',
      text: 'Her öneri hangi sayıdan geldiğini söyler. Gün seçebilir ya da en boş günü bize bırakabilirsin.',
    },
  ],
  dashboard: [
    {
      anchor: 'dashboard-start',
      title: 'Her şey burada başlar',
      text: 'Sıradaki işin hep burada. Tek dokunuşla zamanlayıcıyı aç; sayfayı kapatsan da süren kaybolmaz.',
    },
    {
      anchor: 'dashboard-week',
      title: 'Haftanın hedefi',
      text: 'Halka, pazartesiden beri çalıştığın süreyle dolar. Altında günde ne kadar gerektiği yazar.',
    },
    {
      anchor: 'dashboard-standing',
      title: 'Serin, sıran, puanın ve XP’n',
      text: 'Nasıl hesaplandıklarını merak edersen yanlarındaki işarete dokun.',
    },
  ],
  coach: [
    {
      anchor: 'coach-profile',
      title: 'Koçun burada',
      text: 'Kim olduğunu, ne zamandır koçun olduğunu ve neleri gördüğünü buradan bilirsin.',
    },
    {
      anchor: 'coach-evaluation',
      title: 'Ayda bir sen değerlendir',
      text: 'Koçun bunu görmez; yalnızca yöneticiler okur.',
    },
    {
      anchor: 'coach-programs',
      title: 'Programların',
      text: 'Koçunun yazdığı günleri durumuna ve tarihine göre süz, birine dokunup planını aç.',
    },
  ],
  'report-centre': [
    {
      anchor: 'report-form',
      title: 'Bize yaz',
      text: 'Sorunu, şikâyetini ya da önerini yaz. Ne kadar ayrıntı verirsen o kadar hızlı çözülür.',
    },
    {
      anchor: 'report-pictures',
      title: 'Ekran görüntüsü ekle',
      text: 'Görselleri sürükle, seç ya da yapıştır; yalnızca sen ve destek ekibi görür.',
    },
    {
      anchor: 'report-history',
      title: 'Yanıtlar burada',
      text: 'Gönderdiklerin ve yanıtlar geçmişte. Yanıttan sonra yazmak için 24 saatin var.',
    },
  ],
  'study-room': [
    {
      anchor: 'rooms-actions',
      title: 'Bir odaya gir',
      text: 'Kendi odanı aç, arkadaşının dört karakterlik koduyla katıl ya da açık odalara göz at.',
    },
    {
      anchor: 'rooms-carousel',
      title: 'Odanı seç',
      text: 'Odaların burada; kaydırarak ya da ok tuşlarıyla aralarında gez.',
    },
    {
      anchor: 'rooms-selected',
      title: 'Birlikte çalış',
      text: 'Kimin neye çalıştığını gör, ortak odaklanmaya katıl, takıldığında sohbette sor.',
    },
  ],
  'study-plan': [
    {
      anchor: 'study-plan-day',
      title: 'Gününü seç',
      text: 'Oklarla ya da takvimden bir güne geç. Planı olmayan güne buradan plan yazabilirsin.',
    },
    {
      anchor: 'study-plan-table',
      title: 'Dersler sırayla',
      text: 'Sıra önceliktir. Zamanlayıcıyı dersten başlatınca çalıştığın süre o derse yazılır; durumu menüden değiştirebilirsin.',
    },
    {
      anchor: 'study-plan-evaluation',
      title: 'Günü değerlendir',
      text: 'Dersler bitince ya da atlanınca ders ders sayılarını yazıp günü kapatırsın.',
    },
  ],
  'exam-tracker': [
    {
      anchor: 'exam-tracker-add',
      title: 'Denemeni gir',
      text: 'Doğru ve yanlışlarını yaz; boşlar ve net kendiliğinden hesaplanır. Yanlışlarının konusunu da eklersen öneriler işe yarar.',
    },
    {
      anchor: 'exam-tracker-nets',
      title: 'Son netlerin',
      text: 'Her sınavın son neti ve öncekine göre değişimi. Karta dokun, listede yalnız o sınav kalsın.',
    },
    {
      anchor: 'exam-tracker-list',
      title: 'Bütün denemelerin',
      text: 'Birini düzenlemek, silmek ya da konularının geçmişini görmek için satırın sonundaki düğmeye dokun.',
    },
  ],
  'weekly-plan': [
    {
      anchor: 'weekly-plan-board',
      title: 'Günlere çalışma ekle',
      text: 'Artıya dokunup dersini ekle, bitince işaretle. Kartı tutup başka güne ya da sıraya taşıyabilirsin.',
    },
    {
      anchor: 'weekly-plan-templates',
      title: 'Boş sayfadan başlama',
      text: 'Okul, kurs ya da mezun şablonuyla başla. Uyguladığın şablonu geri alabilirsin.',
    },
  ],
  'weekly-routine': [
    {
      anchor: 'weekly-routine-week',
      title: 'Önce haftanı seç',
      text: 'Oklarla ya da takvimden istediğin haftaya geç; her haftanın kendi rutini olur.',
    },
    {
      anchor: 'weekly-routine-days',
      title: 'Her gün bir sütun',
      text: 'Gününe blok ekle, tutamaçtan sürükleyip sırala. Gece yarısını geçen uyku ertesi güne devam eder.',
    },
    {
      anchor: 'weekly-routine-edit',
      title: 'Değiştirmek için düzenle',
      text: 'Düzenleme açıkken blokların saatini değiştirir ya da silersin. Hepsi geri alınabilir.',
    },
  ],
  'daily-routine': [
    {
      anchor: 'daily-routine-add',
      title: 'Hazır bloklarla başla',
      text: 'Bir bloğa dokun, gününe eklensin. Kendi bloğunu da 5 dakikalık adımlarla kurabilirsin.',
    },
    {
      anchor: 'daily-routine-views',
      title: 'Aynı gün, üç görünüm',
      text: 'Liste, saat çizelgesi ya da türlere göre kategoriler: hangisi işine gelirse.',
    },
    {
      anchor: 'daily-routine-save',
      title: 'Kaydet, sonra haftana uygula',
      text: 'Kaydetmeden hiçbir şey değişmez. Uygularsan bu haftanın yedi günü birden dolar; geri alabilirsin.',
    },
  ],
  flashcards: [
    {
      anchor: 'flashcards-metrics',
      title: 'Bugün kaç kart?',
      text: 'Her kart, unutmana az kala geri gelir. Bugünün kartlarını bitirmen yeterli.',
    },
    {
      anchor: 'flashcards-practice',
      title: 'Çalışmaya başla',
      text: 'Ders ve kart sayısını seç. Boşluk kartı çevirir; 1 bilmedim, 2 bildim demektir.',
    },
    {
      anchor: 'flashcards-library',
      title: 'Kendi kartlarını yaz',
      text: 'Soruyu ve cevabı yaz, formül ya da resim ekle. Anki kartlarını dosyadan da alabilirsin.',
    },
  ],
  habits: [
    {
      anchor: 'habits-add',
      title: 'Bir alışkanlık ekle',
      text: 'Adını, saatini ve hangi günler olacağını seç. İstersen çalışma süren ya da çözdüğün soru onu kendiliğinden tamamlasın.',
    },
    {
      anchor: 'habits-list',
      title: 'Tamamla ya da atla',
      text: 'Yaptığını işaretle. Atladığın gün serini bozmaz; yanlış bastıysan aynı gün geri alabilirsin. Adına dokununca yılı açılır.',
    },
  ],
  timer: [
    {
      anchor: 'timer-clock',
      title: 'Süren burada işler',
      text: 'Başlattıktan sonra sayfadan ayrılabilir, tarayıcıyı kapatabilirsin. Süre kaybolmaz; başka bir cihazda da sürdürebilirsin.',
    },
    {
      anchor: 'timer-start',
      title: 'Ne çalışacağını seç, başla',
      text: 'Dersini ya da denemeni, türünü ve süreni bir kez seçersin. Sonraki sefer tek dokunuşla başlarsın; boşluk tuşu da başlatır.',
    },
    {
      anchor: 'timer-settings',
      title: 'Sana göre bir saat',
      text: 'Halka ya da rakam, bitiş sesi, arkada yağmur, bildirim. Bu cihaz seçtiğini hatırlar.',
    },
  ],
  sessions: [
    {
      anchor: 'sessions-table',
      title: 'Her çalışman bir satır',
      text: 'Ders adına dokun, ayrıntısı açılsın. Verimlilik 80 ve üstünde yeşil, 60’ın altında kırmızıdır.',
      cases: {
        none: {
          title: 'Çalışmaların burada birikir',
          text: 'Zamanlayıcıyla ya da elle eklediğin her çalışma burada bir satır olur.',
        },
      },
    },
    {
      anchor: 'sessions-add',
      title: 'Zamanlayıcıyı açmayı mı unuttun?',
      text: 'Çalışmanı sonradan elle ekle. Toplamına ve serine sayılır, XP kazandırmaz.',
    },
    {
      anchor: 'sessions-export',
      title: 'Verin senin',
      text: 'Ekrandaki filtreyle bütün çalışmalarını tek dosyada indir.',
    },
  ],
  calendar: [
    {
      anchor: 'calendar-days',
      title: 'Her gün bir kapı',
      text: 'Bir güne dokun: o günün çalışmaları, kalitesi ve hatırlatmaların açılır. Zil, açık hatırlatma var demek.',
    },
    calendar.header,
    calendar.view,
  ],
  duels: [
    {
      anchor: 'duels-create',
      title: 'Rakibini çağır',
      text: 'Süreyi seç, arkadaşını adıyla ya da e-postasıyla bul. Kabul ettiği an düello başlar.',
    },
    {
      anchor: 'duels-live',
      title: 'Skoru izle',
      text: 'Zamanlayıcıyla çalıştığın her dakika skora yazılır. Herkes aynı skoru görür.',
    },
  ],
  'topic-matrix': [
    {
      anchor: 'topic-matrix-grid',
      title: 'Seç ve boya',
      text: 'Bir konuya ya da hücreye dokun; tabloda birkaçını sürükleyerek seç, gün ve konu başlıkları da boyanır.',
    },
    {
      anchor: 'topic-matrix-colors',
      title: 'Renkler',
      text: 'Seçtiğini buradan ya da q–u tuşlarıyla boya. Renklerin anlamını kendine göre değiştirebilirsin.',
    },
    {
      anchor: 'topic-matrix-progress',
      title: 'Ne kadar kaldı?',
      text: 'Konunun adını yeşile boyadıkça ilerlemen ve bu tempoyla ne zaman biteceği burada görünür.',
    },
  ],
  badges: [
    {
      anchor: 'badges-filters',
      title: 'Aradığını bul',
      text: 'Kategoriye, nadirliğe ya da duruma göre süz; “En yakın” sıralaması sıradakini gösterir.',
    },
    {
      anchor: 'badges-wall',
      title: 'Duvarın',
      text: 'Koşulu yerine gelen rozet kendiliğinden açılır ve XP verir. Bir kez kazandığın hep senindir.',
    },
  ],
  messages: [
    {
      anchor: 'message-threads',
      title: 'Konuşmaların',
      text: 'En son yazılan en üstte. Aramada hem adlara hem mesajların içine bakılır.',
    },
    {
      anchor: 'message-composer',
      title: 'Yaz, fotoğraf ekle',
      text: 'Bağlantın yoksa da yaz: mesaj bekler, bağlantı gelince bir kez gönderilir. Gece 22’den sonra karşı tarafa bildirim gitmez.',
    },
    {
      anchor: 'message-person',
      title: 'Aranızda kalır',
      text: 'Yöneticiler yalnızca bildirilen mesajı görür. Rahatsız eden bir mesajı bildirebilir, kişiyi engelleyebilirsin.',
    },
  ],
  'calendar-question': [
    {
      anchor: 'calendar-summary',
      title: 'Çözdüğün her soru',
      text: 'Çalışmalarında ve elle eklediğin kayıtlarda çözdüklerin birlikte sayılır.',
    },
    {
      anchor: 'calendar-days',
      title: 'Sorularını güne ekle',
      text: 'Bir güne dokun; ders, konu, doğru ve yanlışını yaz. Renk, o gün kaç soru çözdüğünü söyler.',
    },
    calendar.header,
    calendar.view,
  ],
  planner: [
    {
      anchor: 'planner-board',
      title: 'Haftan, nedenleriyle',
      text: 'Bir çalışmaya dokun, neden orada olduğunu gör. Başka güne taşı, kilitle ya da başkasını iste.',
      cases: {
        applied: {
          title: 'Planlanan haftan',
          text: 'Bir çalışmaya dokun, neden orada olduğunu gör. Bitirdiklerin burada da işaretlenir.',
        },
      },
    },
    {
      anchor: 'planner-apply',
      title: 'Beğenince ekle',
      text: 'Planına yazılır; fikrin değişirse tek dokunuşla geri alırsın.',
      cases: {
        applied: {
          title: 'Çalışmaya planından başla',
          text: 'Haftan planında duruyor; oradan sırayla ilerle.',
        },
      },
    },
    {
      anchor: 'planner-views',
      title: 'Yılın tamamı ve saatlerin',
      text: 'Sınava kadar neyin biteceğine bak; günlük saatlerini, boş gününü ve ağırlıkları buradan değiştir.',
    },
  ],
  'ui-showcase': [
    {
      anchor: 'demo-goal',
      title: 'En önemli sayı en büyük olandır',
      text: 'Bugün için koyduğun hedefi ve ne kadarını bitirdiğini burada görürsün.',
    },
    {
      anchor: 'demo-streak',
      title: 'Serin burada büyür',
      text: 'Çalıştığın her gün bir halka ekler. Bir gün kaçarsa sıfırdan başlar, o kadar.',
    },
    {
      anchor: 'demo-action',
      title: 'Başlamak tek dokunuş',
      text: 'Her sayfada tek bir asıl iş vardır; onu hep bu renkle bulursun.',
    },
  ],
  'coach-dashboard': [
    {
      anchor: 'coach-dashboard-today',
      title: 'Önce buraya bak',
      text: 'Bugün sana ihtiyacı olan öğrenciler, nedeni ve rakamlarıyla. Hallettiğini bugünlük gizle.',
    },
    {
      anchor: 'coach-dashboard-progress',
      title: 'Kim geride kalıyor?',
      text: 'Gidişat en riskli öğrenciyle başlar ve nedenini yazar; grup ve dönem seçerek daralt.',
    },
    {
      anchor: 'coach-dashboard-board',
      title: 'Yedi günlük pano',
      text: 'Boş bir güne dokun, programını yaz; ya da öğrencileri seç, şablonu hepsine birden uygula.',
    },
    {
      anchor: 'coach-dashboard-summary',
      title: 'Kim çalışıyor?',
      text: 'Rakamlar ve altındaki listeler canlıdır; dönemi sağdan değiştir.',
    },
  ],
  'coach-student': [
    {
      anchor: 'coach-student-head',
      title: 'Öğrencin',
      text: 'Bilgileri ve haftalık hedefi burada. Hedefi saat olarak değiştir; ana sayfasındaki halka ona göre dolar.',
    },
    {
      anchor: 'coach-student-tabs',
      title: 'Ayrıntılar',
      text: 'Programları gün gün gez, çalışmalarını ve deneme netlerini incele, not bırak.',
    },
  ],
  'coach-program': [
    {
      anchor: 'coach-program-head',
      title: 'Kime, hangi güne?',
      text: 'Öğrenciyi ve günü seç. Başlık isteğe bağlı.',
    },
    {
      anchor: 'coach-program-adder',
      title: 'Klavyeyle yaz',
      text: 'Birkaç harf ve Enter dersi ekler; konuyu “Türev 45” gibi yaz. Boş Enter bir sonrakine geçer.',
    },
    {
      anchor: 'coach-program-sources',
      title: 'Baştan yazma',
      text: 'Şablonundan doldur ya da öğrencinin yarım bıraktıklarını aktar.',
    },
    {
      anchor: 'coach-program-save',
      title: 'Kaydet',
      text: 'Ctrl + Enter kaydeder; “Kaydet ve sıradaki öğrenci” akşamın işini sırayla bitirir.',
    },
  ],
  'coach-reports': [
    {
      anchor: 'coach-reports-filters',
      title: 'Kimin, hangi günü?',
      text: 'Bir öğrenci, gün ya da dönem seç; hepsini boş bırakırsan herkesin son günleri gelir.',
    },
    {
      anchor: 'coach-reports-list',
      title: 'Günün karnesi',
      text: 'Ne kadarı bitti, kaç doğru kaç yanlış, öğrenci gün sonunda ne yazdı: hepsi bir satırda.',
    },
  ],
  'coach-topic-map': [
    {
      anchor: 'coach-topic-map-period',
      title: 'Hangi denemeler?',
      text: 'Grup, dönem ve ders seç; harita o denemelerdeki yanlışlardan kurulur.',
    },
    {
      anchor: 'coach-topic-map-list',
      title: 'Konudan ödeve',
      text: 'En çok yanlış çıkan konu en üstte. Konuya bas: ihtiyacı olanlar seçili gelir, ödev tek adımda yazılır.',
    },
  ],
  'admin-dashboard': [
    {
      anchor: 'admin-tabs',
      title: 'Üç bölüm',
      text: 'Genel bakışta sistem, kullanıcılarda hesaplar ve paketler, analizlerde artış durur.',
    },
    {
      anchor: 'admin-metrics',
      title: 'Ölçülen rakamlar',
      text: 'Hepsi sunucunun kendi ölçümüdür ve dakikada bir yenilenir.',
    },
    {
      anchor: 'admin-quote',
      title: 'Haftanın sözü',
      text: 'Haftayı seç, sözünü yaz. Yazmadığın haftalarda hazır sözlerden biri görünür.',
    },
  ],
  'admin-coaches': [
    {
      anchor: 'admin-coaches-list',
      title: 'Koçların',
      text: 'Ara, sırala, sayfa boyunu seç: seçimin bu cihazda kalır. Bir isme dokunup koçu aç.',
    },
  ],
  'admin-coach': [
    {
      anchor: 'admin-coach-students',
      title: 'Öğrencileri',
      text: 'Satırın menüsünden aylık program takvimini aç; bir gün seçince o günün programına gidersin.',
    },
  ],
  'admin-assignments': [
    {
      anchor: 'admin-assignments-bulk',
      title: 'Toplu atama',
      text: 'Koçu ve öğrencileri seç. Atanamayan olursa nedeni yazılır, ötekiler etkilenmez.',
    },
    {
      anchor: 'admin-assignments-move',
      title: 'Koç değiştirme',
      text: 'Bir öğrenciyi şimdiki koçundan yenisine al. Eski koçun görüşü o anda kapanır.',
    },
  ],
  'admin-statistics': [
    {
      anchor: 'admin-statistics-coaches',
      title: 'Koç koç',
      text: 'Puanlara göre sırala; bir isme dokunup koçu aç.',
    },
    {
      anchor: 'admin-statistics-list',
      title: 'Öğrencilerin sözü',
      text: 'Yeni gelenleri oku ve okundu olarak işaretle. Koçlar bunları görmez.',
    },
  ],
  'admin-feedback': [
    {
      anchor: 'admin-feedback-facts',
      title: 'Kim, kimi değerlendirdi',
      text: 'Öğrencinin adını yalnızca yöneticiler görür; koç bu değerlendirmeyi hiç görmez.',
    },
    {
      anchor: 'admin-feedback-text',
      title: 'Öğrencinin sözü',
      text: 'Oku, gerekiyorsa koçla konuş, sonra okundu olarak işaretle.',
    },
  ],
  'admin-reports': [
    {
      anchor: 'admin-reports-list',
      title: 'Son yazan üstte',
      text: 'Başlık ya da öğrenciyle ara, duruma göre süz. Yanıt bekleyenler “Yanıt bekliyor” etiketini taşır.',
    },
    {
      anchor: 'admin-reports-list',
      title: 'Aç, yanıtla, kapat',
      text: 'Başlığa dokununca konuşma açılır. Yanıtından sonra öğrencinin 24 saati vardır; biten konuyu tek düğmeyle kapat.',
    },
  ],
  'admin-alerts': [
    {
      anchor: 'alerts-create',
      title: 'Duyuru yaz',
      text: 'Kime görüneceğini ve ne zaman başlayıp biteceğini seç; istersen bir düğme ekle.',
    },
    {
      anchor: 'alerts-list',
      title: 'Durumlar',
      text: 'Yayında, Planlandı, Süresi doldu ya da Pasif. Anahtarla hemen açıp kapatabilirsin.',
    },
  ],
  'daily-challenges': [
    {
      anchor: 'challenges-list',
      title: 'Görev havuzu',
      text: 'Her gün bu listeden üç görev seçilir. Hedefi ve XP ödülünü yaz, kullanmadığını pasif yap.',
    },
    {
      anchor: 'challenges-save',
      title: 'Kaydetmeden değişmez',
      text: 'Ne sayılacağı, başlığı ya da hedefi eksik olanlar kaydederken listeden düşer.',
    },
  ],
  moderation: [
    {
      anchor: 'moderation-tabs',
      title: 'Bekleyenler üstte',
      text: 'Bildirilen kişiler ve oda mesajları ayrı durur. Bir satırı aç, ne olduğunu oku.',
    },
    {
      anchor: 'moderation-tabs',
      title: 'Önce işlem, sonra sonuç',
      text: 'Açtığın bildirimden kişiyi askıya alabilir ya da odadan yasaklayabilirsin. Sonucu işaretleyince değişiklik kaydına yazılır.',
    },
    {
      anchor: 'moderation-tabs',
      title: 'Sözcük listesi',
      text: 'Sözcükler bölümüne eklediğin her söz o andan sonra odalarda kabul edilmez.',
    },
  ],
  audit: [
    {
      anchor: 'audit-list',
      title: 'Kim, neyi, ne zaman',
      text: 'Bir kişi ya da içerik hakkında yapılan her değişiklik burada durur; en yenisi üstte.',
    },
    {
      anchor: 'audit-list',
      title: 'Kimse değiştiremez',
      text: 'Kayıtlar iki yıl saklanır. İsim ve e-postaların kendisi değil, yalnızca değiştikleri yazılır.',
    },
  ],
  landing: [
    {
      anchor: 'landing-variant',
      title: 'İki başlık denenir',
      text: 'Her tarayıcı A ya da B başlığını görür ve hep aynısını görür. Adrese ?exp.landing_hero_v1=B ekleyip diğerine bakabilirsin.',
    },
    {
      anchor: 'landing-edit',
      title: 'Sayfayı sen doldurursun',
      text: 'Rakamları, yorumları, fiyatı ve soruları buradan yaz. Boş bıraktığın görünmez. Sayfayı herkese açan düğme de burada.',
    },
  ],
};
