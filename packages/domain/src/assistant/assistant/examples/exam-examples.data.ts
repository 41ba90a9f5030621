import { sentencesOf } from '../stem-list.ts';

export const EXAM_EXAMPLES = {
  exam_last: sentencesOf(`
    son denemem kaç net; son tyt denememde ne yaptım; en son girdigim ayt nasildi; dün girdiğim denemenin sonucunu göster; son denemem nasıldı; en son
    denemede kaç net yaptım; sn denemede netm kaç; son aytde kaç yaptım; son denememi özetle; bi önceki denemem kaçtı; en son tyt netim kaç; geçen pazar
    girdiğim deneme nasıl geçmişti; son girdiğim denemede netlerim neydi; en yakın tarihli denemem kaç geldi; gecen denemede kac yaptım; son ayt
    denemesinin netini söyle; son deneme sonucum neydi; en son deneme sonucum; geçen girdiğim tyt kaç netti; son deneme nasıl gelmiş; son denememi
    yorumla; sonuncu ayt denemem kaçtı; denemem nasıldı; dünkü denemem; son aytde kaç yapmışım; en son ki tyt sonucumu söyle; son denemem nasıl geçti; son
    tyt netim; son ayt sonucum ne; en son girdiğim denemede kaç doğru yapmışım; geçen denemem kaç netti; pazar günkü denemem nasıl; son deneme sonucumu
    göster; dünkü tyt de kaç net yapmıştım; son denemenin detayı; son denememi değerlendir; son denememde türkçe kaçtı; en son denemem ne getirdi`),
  exam_trend: sentencesOf(`
    netlerim artıyor mu; denemelrimde ilerleme varmı; tyt netlerim dusuyor mu yoksa bana mi oyle geliyor; son 5 denememin gidişatı nasıl?; netlerim
    yükseliyor mu; denemelerim nasıl gidiyor; net ortalamam ne durumda; ayt netlerimde gelişme var mı; deneme grafiğim nasıl; son denemelerde düşüş var
    mı; netlerm artiyomu; denemelerde yerimde mi sayıyorum; son aylarda netlerim ne yönde; tytde iyiye mi gidiyorum; denemelerimin gidişatını yorumla;
    netlerimdeki değişim nasıl; deneme ortalamam yükseldi mi; denemelerim yükselişte mi; netlerimde düşüş var mı; ilerliyor muyum denemelerde yoksa
    sayıyor muyum; net grafiğim nasıl; denemelerde gelişiyor muyum; tyt ortalamam kaç; netlerim niye artmıyor; netlerim yerinde mi sayıyor; denemelerde ne
    yöne gidiyorum; geçen aydan beri netim ne kadar arttı; tyt netlerim ne durumda; son denemelerimin grafiği; net ortalamam kaç; netlerim neden artmıyor;
    ayt de ilerleme kaydettim mi; denemelerimde artış var mı; aynı yerde mi sayıyorum denemelerde; netlerimin gidişatı; kaç net artmışım; son üç denemede
    netlerim nasıl değişti; denemelerde geriye mi gidiyorum; bu ay netlerim çıktı mı düştü mü; deneme grafiğimi anlat`),
  exam_mistakes: sentencesOf(`
    denemelerde en çok hangi konudan yanlış yapıyorum; denemede nerede net kaybediyorum; mat denemelerinde hep ayni yerden mi yanlisim cikiyor;
    denemelerde en çok boş bıraktığım konular neler; denemelerde hangi konularda hata yapıyorum; en çok yanlış yaptığım konular; denemede en çok nereden
    kaçırıyorum; hangi konu bana net kaybettiriyor; deneme yanlışlarım hangi konularda yoğun; eksik konularım neler denemelere göre; tytde en cok hangi
    konuyu yanlis yapiyorum; deneme analizi yap; hangi konular beni batırıyor denemelerde; aytde en zayıf olduğum konu; nerelerde hata yapıyorum tytde;
    denemelerde zayıf konularım; hangi konularda çok yanlışım var; denemelerde hangi konular beni yakıyor; en çok yanlışım hangi konudan çıkıyor denemede;
    nerelerden net gidiyor; deneme analizimi yap; hangi konularda eksiğim var; hep aynı konudan mı yanlış yapıyorum; denemelerde kanayan yaram ne; netleri
    nerede bırakıyorum; hangi konuları çözemiyorum denemede; denemelerde en çok hangi konularda yanlışım var; hangi konudan net kaybediyorum; en zayıf
    konularım neler; denemede hangi konuları yapamıyorum; eksik konularım hangileri; deneme yanlışlarımın analizi; en çok boş bıraktığım konular; nerede
    hata yapıyorum denemelerde; tyt de hangi konularda takılıyorum; hangi konu beni yakıyor denemede; matematikte en çok hangi konudan yanlış çıkıyor;
    denemelerdeki en büyük eksiğim ne; netlerimi nerede kaybediyorum; yanlışlarım en çok nerede toplanıyor; hangi konu eksiğim denemelere göre`),
  score_estimate: sentencesOf(`
    bu netlerle kaç puan alırım; tahmini yks sıralamam kaç olur; su anki netlerimle sayisal kac bine girerim; yarın sınav olsa kaç puan yapardım?; kaç
    puan alırım; sıralamam kaç gelir bu netlerle; kaçıncı olurum yksde tahmini; bu gidişle puanım ne olur; tahmini puanımı hesapla; sinava girsem
    siralamam ne olur; yerleştirme puanım kaç çıkar; netlerime göre ilk 50 bine girer miyim; şu an girsem kaç binlik olurum; bu netle hangi sıralama
    gelir; tytden kaç puan yaparım; sınavda kaç bine girerim; 80 tyt 50 ayt netle puanım ne olur; şu an girsem sıralamam ne olur; kac puan gelir bana bu
    netlerle; tahmini puanım ne; bu netle nereye girerim; kaç bine girebilirim; puanımı hesapla; bu netlerle sıralama tahmini; yks de kaçıncı olurum;
    sınava bugün girsem puanım; tahmini puanım kaç; bu netlerle kaçıncı olurum türkiyede; yks sıralamam ne olur; bu netlerle hangi bölüm gelir; şu an
    sınava girsem ne alırım; kaç puan yaparım; sıralama tahminim; ilk yüz bine girer miyim; bu gidişle kaç bin yaparım; puan hesapla netlerimle; başarı
    sıram kaç olur; bu netler kaç puan eder; bu netlerle kaç bin gelir; puanım ne kadar olur acaba`),
  goal_gap: sentencesOf(`
    hedefime ne kadar kaldı; hedef bölümüm için kaç net daha yapmam lazım; ben itü bilgisayar istiyorum ya hedefe de onu yazdım, ona ne kadar uzağım bi
    söyler misin; hedefimle aramdaki fark kac net; hedefime ulaşmama kaç net var; hedefimin neresindeyim; hedef üniversitem için ne kadar eksiğim var;
    hedefe yaklaştım mı; hedef netime kaç kaldı; hedefim için yeterli miyim; istediğim bölüme kaç net eksiğim var; hedefe uzaklığım ne; hedef puanıma ne
    kadar kaldı; hayalimdeki bölüme kaç net uzaktayım; hedefimi tutturabiliyor muyum; hedefimle aramda ne kadar var; hedef sıralamama ne kadar yakınım;
    hedefimdeki bölüm için ne kadar eksiğim var; istediğim üniye kaç net uzaktayım; hedef netime ne kadar var; istediğim bölüm gelir mi; hayalimdeki
    üniversiteye ne kadar uzağım; odtü için kaç net lazım bana; hedefim gerçekçi mi ne kadar uzak; hedefime ne kadar yakınım; hedef bölüme kaç net daha
    lazım; hedef üniversitem tutar mı; istediğim bölüme yeter mi netlerim; tıp için kaç net lazım; hedefime ulaşmam için ne kadar arttırmalıyım; boğaziçi
    için eksiğim ne; hedefle aramdaki fark; hedefimi tutturabilir miyim bu netlerle; hukuk kazanmam için kaç net daha; hacettepe tıp için durumum ne;
    hedefe daha ne kadar yol var`),
  days_left: sentencesOf(`
    sınava kaç gün kaldı; yks ye ne kadar var; aytye kac gun var; tyt ne zaman? kaç hafta kaldı; kaç gün kaldı sınava; yks kaç gün sonra; sınav tarihi ne
    zaman; tyt ye kac hafta kaldi; sınava kaç ay var; ayt hangi gün; ne kadar zamanım kaldı sınava; geri sayım kaç; yksye kaç günümüz kaldı; sınav ne
    zamandı; büyük güne kaç gün; tytye ne kadar süre var; yks tarihi; sinava kac ay kaldi; yks tarihi ne zaman; kaç günüm kaldı sınava; yksye kaç gün;
    sınav ne zaman; tyt ye kac hafta var; kaç gün kaldı; ayt ye ne kadar süre var; sınava şurda ne kaldı; sınava kaç gün var; yks ne zaman; tyt ye kaç gün
    kaldı; sınav tarihi ne; sınava kaç hafta var; kaç ayım kaldı sınava; daha ne kadar zaman var sınava; büyük güne ne kaldı; tyt hangi tarihte; sınava
    kalan süre; ölmeden sınavı görebilecek miyim kaç gün kaldı`),
  today_focus: sentencesOf(`
    bugün neye odaklanmalıyım; bugün hangi derse çalışayım; simdi ne calissam karar veremedim; 2 saatim var bugün en çok neye ağırlık vereyim sence; bugün
    ne çalışmalıyım; bugün hangi konuya baksam; şimdi neye çalışsam; bugün ne yapayım; bugün için öneri ver; nereden başlasam bugün; hangi dersle
    başlayayım; bgün ne calissam sence; elimde 3 saat var ne çalışsam; bu akşam hangi dersi çalışmamı önerirsin; bugün neye öncelik vermeliyim; bugün ne
    çalışacağımı bilmiyorum; şu an en çok neye ihtiyacım var hangi derse bakayım; bugün ne yapsam iyi olur; nereden başlasam bilemedim; şu an hangi konuya
    çalışmam daha mantıklı; ne çalışmalıyım; bana bugün için öneri ver; hangi dersten başlayayım; 1 saatim var ne çalışayım; bugün neye bakayım; sence
    neyi çalışsam; boşum ne çalışayım; hangi konuya öncelik vereyim; bugün ne çalışmam lazım; bugün hangi konuya bakmalıyım; şimdi neye başlasam; ne
    çalışayım; bana bir şey öner çalışmak için; nereden başlamalıyım; önce hangi derse çalışmalıyım; akşam için çalışma önerisi ver; hangi konuyu tekrar
    etsem; yarım saatim var ne yapayım; bugün önceliğim ne olmalı; kararsız kaldım ne çalışsam; şimdi oturdum neyle başlayayım; bugün hangi konu daha
    önemli benim için`),
  plan_today: sentencesOf(`
    bugünkü planımda ne var; bugun programimda hangi dersler var; bugün planımdan neleri bitirdim neler duruyor; koçum bugüne ne yazmış; bugün planda ne
    var; bugünün programı ne; bugün yapılacaklar neler; bugünkü görevlerim; bugun planimi tamamladim mi; bugünkü programdan ne kaldı; bugün için hocam ne
    vermiş; günlük planım ne durumda; bugün programda hangi dersler vardı; bugünkü ödevlerimi sıralar mısın; koçum bugün için ne verdi; bugün hangi
    görevlerim var; bugün planımın ne kadarı bitti; bugün için ne planlamıştım; bugünkü programda sırada ne var; hoca bugün ne ödev verdi programda; bugün
    ne yapacaktım; bugünkü görevlerim neler; planımda bugün ne kaldı; günlük planım; bugün yapılacaklar listem; bugün planımda neler var; bugünkü program
    ne; bugün yapılacaklar; bugün hangi dersleri planladım; bugünkü görevlerden kaçı bitti; koçum bugün için ne vermiş; bugünün planını söyle; plandan
    geriye ne kaldı bugün; bugün ödevim var mı; sırada ne var planda; planımı bitirdim mi bugün; bugün program ne diyor; bugün bitirmem gerekenler`),
  plan_week: sentencesOf(`
    bu haftaki planım ne; haftalık prgramımı göster; bana bu hafta icin calisma plani yap; haftalık planın yüzde kaçını tamamladım; bu haftanın programı
    nasıl; haftalık planım; haftamı planla; bana program hazırla; haftalık plan yapar mısın; bu hafta planda neler var; haftalik programa uyuyor muyum;
    önümüzdeki hafta için plan oluştur; haftalık çalışma programı çıkarır mısın; bu haftaki programım ne alemde; bana 7 günlük plan hazırlasana; haftalık
    programım hazır mı; bu hafta neler yapacağım planda; haftalık planım ne alemde; haftamı planlar mısın; haftalık program hazırla; bu haftanın planını
    göster; planımın ne kadarını yaptım bu hafta; haftalık plan çıkar bana; bu hafta ne planladım; haftalık programım bitti mi ne kadarı kaldı; haftalık
    planımı göster; bu hafta hangi gün ne var; haftalık plan oluştur; bana program yap; bu haftanın programı; haftalık planımın yüzde kaçı bitti; bu hafta
    planda ne kaldı; önümüzdeki günlerin planı ne; bana çalışma programı hazırlasana; haftaya ne çalışacağım planda; haftamı düzenle bana plan çıkar;
    haftalık planımda boş gün var mı; bu haftayı nasıl planlayalım`),
};
