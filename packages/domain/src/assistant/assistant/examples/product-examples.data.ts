import { sentencesOf } from '../stem-list.ts';

export const PRODUCT_EXAMPLES = {
  cards_due: sentencesOf(`
    bugün tekrar edeceğim kart var mı; kaç kartım birikmiş?; flashcardlardan bugune kac tane dustu; kartlarıma kaç gündür bakmadım, geciken var mı; bugün
    kaç kart tekrar etmem lazım; kartlarım birikti mi; flashcard tekrarı var mı; çalışılacak kartlarım; bekleyen kart sayısı; bugün hangi kartlara
    bakmalıyım; kac kart tekrarim var; ezber kartlarından geciken var mı; kaç kartın vakti geldi; kart tekrarlarım ne durumda; günü gelen kartlarım;
    tekrarı geçmiş kaç flashcard var; tekrarı gelen kart var mı; bugün kaç flash kart bakmam lazım; kart tekrarım var mı bugün; bilgi kartlarımdan kaçı
    bekliyor; çalışmam gereken kaç kart var; tekrar edilecek kart sayısı; kart desteme bakmam lazım mı bugün; flashcard tekrarım geldi mi; bugün kaç kart
    tekrar edeceğim; bekleyen kartlarım var mı; bilgi kartlarımı tekrar etmem gerekiyor mu; geciken kart var mı; kartlardan kaç tane kaldı; flashcard
    tekrarı var mı bugün; kartlarımın durumu; bugüne düşen kartlar; kart çalışmam gerekiyor mu; kaç kartım var; kartlarda gecikmiş var mıdır; bugün kart
    günü mü`),
  mistakes_due: sentencesOf(`
    yanlış defterimde bugün tekrar çözülecek soru var mı; tekrar bakmam gereken yanlışlarım hangileri; yanlislarimdan kac tanesi tekrar bekliyor; bugün
    hangi yanlış soruları yeniden çözmem lazım?; yanlış defterinde kaç soru var bugün; tekrar çözmem gereken yanlışlar; yanlışlarımı tekrar etme zamanı
    geldi mi; hata defterimde bekleyen var mı; yanlis defterimde bugun ne var; bugün tekrarlanacak yanlışlarım neler; yapamadığım sorulardan tekrara düşen
    var mı; defterdeki yanlışlardan hangisini çözmeliyim; yanlış sorularımdan bugün çözmem gerekenler; hata defterinden tekrara kalan kaç soru; tekrar
    çözülecek yanlışlarım kaldı mı; yanlış soru defterimde ne var bugün; yanlış defterinde bekleyen ne var; hangi hatalı sorulara geri dönmem gerek;
    yanlis sorularimi tekrar etme zamani geldi mi; yanlışlarımdan tekrar edilecek var mı; hata defterim ne durumda; çözemediğim sorulardan bugüne ne
    kaldı; yanlış sorularımdan tekrar günü gelen; defterdeki yanlışlar ne durumda; bugün kaç yanlışı tekrar çözmeliyim; yanlış defterimde kaç soru var;
    bugün tekrar çözmem gereken yanlışlar; yanlışlarıma dönmem lazım mı; tekrarı gelen yanlış soru var mı; hata defterinde bekleyen sorular; yapamadığım
    soruları ne zaman tekrar edeceğim; yanlış sorularım birikti mi; defterimde ne var ne yok; çözemediklerimden bugün bakmam gerekenler; yanlışlarımı
    yeniden çözme vakti mi; tekrar çözmem gereken hatalarım; yanlış kutusunda kaç soru var`),
  habits_today: sentencesOf(`
    bugünkü alışknlıklarımı yaptm mı; bugun hangi rutinler kaldi; alışkanlıklardan hangisini işaretlemedim bugün; bugün alışkanlıklarım tamam mı; hangi
    alışkanlıklar kaldı; aliskanliklarimi gosterir misin; rutinlerimi yaptım mı bugün; bugün hangi alışkanlığı atladım; alışkanlık takibim ne durumda;
    bugünkü rutinlerim neler; kaç alışkanlığımı bitirdim bugün; alışkanlık listemde bugün ne kaldı; rutinlerimin kaçını yaptım; bugün yapmadığım
    alışkanlık kaldı mı; rutinlerimden hangilerini tamamladım; bugün rutinlerimi tamamladım mı; hangi alışkanlığım eksik; aliskanliklarim ne durumda;
    bugün hangi alışkanlıklar kaldı; rutinimi bozdum mu; su içme alışkanlığımı işaretledim mi; alışkanlık takibim nasıl gidiyor; bugün yapmadığım rutin
    var mı; alışkanlıklarımı tamamladım mı; bugün alışkanlıklarımı yaptım mı; hangi alışkanlıklarım kaldı; rutinlerimden hangisi eksik; alışkanlık
    durumum; bugün kaç alışkanlık tamamladım; bugünkü rutinim ne; alışkanlıklarımı aksattım mı; kitap okuma alışkanlığım ne durumda; işaretlemediğim
    alışkanlık var mı; rutinlerime uyuyor muyum; bugünkü rutinlerden ne kaldı geriye; alışkanlıklarımda kaçta kaçım`),
  streak: sentencesOf(`
    serim kaç gün; kac gundur araliksiz calisiyorum; serim bozuldu mu; bugün çalışmazsam serim gider mi; kaç günlük serim var; serimi kaybettim mi; üst
    üste kaç gün çalıştım; en uzun serim kaçtı; zincirim kaç gün oldu; strikeım kaç; kac gun ust uste calismisim; serim devam ediyor mu; kaç gündür
    aksatmadan çalışıyorum; serim kopmak üzere mi; serim kaç oldu; kaç gündür ara vermeden çalışıyorum; kaç gündür seri yapıyorum; zincirim kırıldı mı;
    rekor serim kaç gün; kaç gün üst üste çalıştım; serim ne kadar oldu; kaç gündür hiç aksatmadım; seriyi kaybettim mi; serim ne durumda; seri bozulmuş
    mu; en uzun serim ne kadar; kaç gündür çalışıyorum hiç ara vermeden; serimi korudum mu; serim bozulur mu bugün çalışmazsam; zinciri kırmadan kaç gün
    oldu; üst üste kaç gün çalışmışım; alev serim kaç; serim kaça ulaştı; bugün çalışmadım serim yandı mı`),
  xp_level: sentencesOf(`
    kaç xp im var; kaçıncı leveldayım; seviye atlamama ne kadar kaldi; seviyem kaç; level kaçım; kaç puanım var xp olarak; xp durumum; bir sonraki
    seviyeye kaç xp lazım; bugün kaç xp kazandım; kacinci seviyedeyim; level atladım mı; şu an hangi seviyedeyim; toplam xpm ne kadar; level atlamak için
    kaç xp gerek; ne kadar xp topladım; kaç puan xp topladım; levelim kaç; bir üst seviyeye ne kadar var; level atlamak için kaç xp lazım; toplam xp;
    seviyem ne; sonraki levele kaç puan var; kaç xp kazandım; level atlamama kaç xp var; toplam xp miktarım; hangi leveldayım; xp puanım ne kadar; sonraki
    seviyeye ne kadar kaldı; bugün kaç xp aldım; lvl kaçım; xp m kaç oldu; seviye atladım mı`),
  rank: sentencesOf(`
    liderlik tablosunda kaçıncıyım; bu hafta uygulamada kacinci olmusum; odadaki sıralamam ne; benden önde kaç kişi var; sıralamada kaçıncıyım; liderlik
    tablosundaki yerim; bu hafta kaçıncı sıradayım; leaderboardda neredeyim; arkadaşlarım arasında kaçıncıyım; kaç kişi beni geçti; uygulamadaki siram ne;
    odada birinci kim; genel sıralamada neredeyim; listede kaçıncı sıradayım; liderlikte yerim ne; haftalık sıralamada kaçıncıyım; sıralamada neredeyim;
    ilk 10 a girdim mi; arkadaşlarım arasında kaçıncı sıradayım; sıram kaç; liderlik tablosunda yükseldim mi; kaçıncı sıradayım; bu hafta kaçıncı oldum;
    genel sıralamam; kimleri geçtim listede; kaç kişinin önündeyim; sıralamam yükseldi mi; bu hafta liderlikte neredeyim; benim üstümde kim var; ilk yüzde
    miyim; birinciyle aramda ne var; kaçıncılıktayım şu an; tabloda ilk 50 de miyim`),
  duel_status: sentencesOf(`
    düellom nasıl gidiyor; duelloda onde miyim; rakibim kaç dakika çalışmış düelloda; düellonun bitmesine ne kadar var?; düello durumu; düelloyu kim
    kazanıyor; rakibim önde mi; düelloda kaç dakika fark var; aktif düellom var mı; duello ne zaman bitiyo; düelloda geride miyim; kapışmada kim önde;
    düelloda durum ne; rakibimle aramda kaç dakika var; düelloda kim önde gidiyor; düellomda kaç saat kaldı; düelloyu kazanıyor muyum; rakibimle aramda ne
    kadar fark var; düello bitti mi; rakibim beni geçti mi; düelloda kim önde; düellomda son durum; rakibe kaç dakika fark attım; rakibim ne kadar
    çalışmış; düellom ne zaman bitiyor; düelloda kaç dakika öndeyim; düello davetim var mı; kaç düello kazandım; rakibimi geçtim mi; düelloda yeniliyor
    muyum; düello kaça kaç`),
  badges: sentencesOf(`
    Hangi rozetlerim var?; yeni rozet kazandim mi; bi sonraki rozete ne kaldı; rozetlerimi göster; kaç rozetim var; hangi rozetlere yakınım; son
    kazandığım rozet ne; rozet kazanmak icin ne yapmam lazım; kazandığım başarımlar; açılmamış rozetlerim hangileri; yeni rozetim var mı; hangi
    madalyaları aldım; bir sonraki rozet için ne lazım; hangi rozetleri kazandım; rozet koleksiyonum; kaç tane rozetim oldu; rozet koleksiyonum nasıl;
    hangi rozete yakınım; kaç rozet kaldı; hangi rozetleri aldım; kazanmadığım rozetler; rozet durumum; sıradaki rozet ne; rozet kazanmama ne kadar kaldı;
    yeni rozet var mı; başarımlarım neler; rozetlerim; en son hangi rozeti aldım; eksik rozetlerim hangileri; rozet vitrinimde neler var; yeni başarım
    açtım mı`),
  motivation: sentencesOf(`
    beni motive et; bana motivasyon verecek bi söz söyle; canım hiç ders çalışmak istemiyor gaza getir beni; hadi bi gaz ver; motivasyonum düştü bir şey
    söyle; moral ver bana; motive edici bi şey söylesene; çalışasım yok beni gaza getir; bana güç ver; biraz motivasyona ihtiyacım var; hadi beni
    cesaretlendir; motivasyon lazim; bana bi motivasyon konuşması yap; içimden gelmiyor beni ateşle; bi moral versene; motivasyonumu yükselt; bana cesaret
    verecek bir şeyler söyle; motivasyona ihtiyacım var; hadi beni ateşle biraz; çalışasım gelmiyor bana iyi gelecek bişey söyle; moral lazım; beni biraz
    cesaretlendir; motivasyonum düştü bi şeyler söyle; beni gazla; içimi ısıtacak bir söz; vazgeçmeyeyim diye bi şey de; beni motive eder misin; bana gaz
    ver; hadi moral ver; güzel bir söz söyle; motive edici bir şey yaz; çalışmaya başlayamıyorum beni ikna et; bana umut ver; devam etmem için bir şey
    söyle; içimi ferahlat; canım çalışmak istemiyor motive et; vazgeçmemem için bir sebep ver; beni yüreklendir; bi dopinge ihtiyacım var; bana inandığını
    söyle; hayata tutunmam için motive et çalışayım`),
  product_help: sentencesOf(`
    denemeyi nereden ekliyorum; pomodoro süresini nasıl değiştiririm; calisma odasi nasil kurulur; premium olunca ne değişiyor?; ya ben şifremi
    değiştirmek istiyorum ama ayarlara baktım bulamadım nerden yapılıyor bi anlatır mısın; yanlış girdiğim oturumu silebilir miyim? bulamadım; hatırlatıcı
    nasıl eklerim; nasıl deneme eklerim; sayaç nerede; temayı nasıl değiştiririm; bildirimleri nasıl kapatırım; koçumu nasıl değiştirebilirim; hesabımı
    nasıl silerim; kart nasıl oluşturulur; haftalık plana ders nasıl eklenir; premium fiyatı ne kadar; verilerimi nasıl indirebilirim; karanlık moda
    nereden geçiliyor; çalışma süresini elle nasıl girerim; yanlış girdiğim denemeyi düzeltebilir miyim; grup odasına nasıl katılırım; koç nasıl bulurum;
    e-postamı değiştirmek istiyorum nerden; flashcard nasıl eklenir; profil fotoğrafımı nasıl değiştiririm; çalışma odasına nasıl girilir; netlerimi
    nereye gireceğim; profil fotomu nerden değiştiriyorum; kronometre nerede; hesabımı silmek istiyorum nasıl olacak; arkadaş nasıl eklenir; koç nasıl
    atanıyor; premium ne kadar; haftalık plana nasıl ders eklerim; verilerimi indirebilir miyim; deneme sonucumu nasıl silerim; karanlık mod nerede;
    çalışma odasına nasıl katılırım; mail adresimi nasıl güncellerim; veliye rapor nasıl gönderilir; deneme nasıl eklenir; nasıl düello başlatırım;
    bildirim ayarları nerede; şifremi unuttum nasıl değiştiririm; kart nasıl oluştururum; alışkanlık nasıl eklerim; premium üyelik ne kadar; tema nasıl
    değişir; zamanlayıcıyı nasıl kullanırım; oda kurmak istiyorum nasıl yapılır; yanlış girdiğim denemeyi nasıl düzeltirim; koça nasıl mesaj atarım; hedef
    üniversiteyi nereden değiştiririm; verilerimi nasıl indiririm; bu uygulama nasıl çalışıyor; hatırlatıcı nasıl kurulur; arkadaşımı nasıl davet ederim;
    çıkış nereden yapılıyor; soru girişini nereden yapıyorum; üyeliğimi nasıl iptal ederim; konu takibi nerede`),
  greeting: sentencesOf(`
    selam nasılsın; merhaba netlik; günaydın bugün de geldim; merhaba; selamlar; iyi akşamlar; naber; slm; hey orda mısın; iyi geceler; sa; mrb; selamün
    aleyküm; kolay gelsin; selam; iyi günler; naber asistan; selamm; merhabalar; günaydınlar; naber nasıl gidiyor; günaydın; hey; nasılsın; selamlar
    hocam; meraba; selam dostum; hayırlı sabahlar`),
  thanks: sentencesOf(`
    çok teşekkür ederim; sağ ol kanka işime yaradı; eyvallah tamamdir; teşekkürler; sağol; çok sağ ol; tşk; eline sağlık; süpersin çok yardımcı oldun;
    tesekkur ederm; allah razı olsun; çok teşekkürler hocam; tşkkrler; sağolasın; teşekkür ederim çok işime yaradı; eyv; tşk ederim; süpersin adamın
    dibisin; çok sağol; saol; çok yardımcı oldun teşekkürler; teşekkür ederim; sağ ol; çok teşekkürler; eyvallah; tşkler; sağolun; minnettarım; harikasın;
    çok işime yaradı; saol kanka; çok makbule geçti teşekkürler; adamsın`),
  out_of_scope: sentencesOf(`
    x kare çarpı sin x in integralini çöz; yarın hava nasıl olacak ankarada; seçimlerde kime oy vermeliyim; edebiyat ödevim için tanzimat hakkında
    kompozisyon yaz; galatasaray maçı kaç kaç bitti; bana su ingilizce paragrafi cevirsene; bana bir fıkra anlat; türkiyenin başkenti neresi; dolar kaç
    lira; şu soruyu çözer misin 2x+3=7; bana şarkı öner; osmanlı ne zaman kuruldu; python ile oyun yaz; akşam ne yesem; fotosentez nedir; fenerbahçe
    şampiyon olur mu; bu cümleyi ingilizceye çevir; sen hangi yapay zekasın; fotosentezi anlat; en iyi telefon hangisi; istanbulda deprem oldu mu; bana
    oyun öner; ikinci dünya savaşı kaç yılında bitti; bana ingilizce kelime öğret; kaç yaşındasın; newton kanunlarını açıkla; en yakın kafe nerede; bana
    bir şiir yaz; dolar kaç tl; türev nasıl alınır anlat; bana yemek tarifi ver; en yakın market nerede; şu soruyu çözer misin; instagram takipçi nasıl
    kasılır; beşiktaş kaç puanda; bana hikaye anlat; türkiyenin nüfusu kaç; hava nasıl; fenerbahçe maçı ne zaman; bu soruyu çöz; integral nedir; ingilizce
    çeviri yap; kompozisyon yazar mısın; en iyi laptop hangisi; atatürk ne zaman doğdu; bana kod yaz; hangi diziyi izleyeyim; galatasaray kaç puan
    topladı; youtube kanalı nasıl açılır; burç yorumum ne; yemek ne yapsam; sen insan mısın; başkanlık seçimi ne zaman; instagramda nasıl takipçi
    kazanırım; yarın yağmur yağar mı; kuantum fiziği nedir; bana şaka yap`),
};
