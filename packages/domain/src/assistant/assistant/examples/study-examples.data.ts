import { sentencesOf } from '../stem-list.ts';

export const STUDY_EXAMPLES = {
  today_summary: sentencesOf(`
    bugün ne kadar çalıştım; bugun toplam kac saat calismisim; günümü özetler misin? ne yaptım bugün; ya ben sabahtan beri masadayım ama ne yaptığımı
    bilmiyorum bi bugünün dökümünü versene; bugün kaç saat masadaydım; bugünkü çalışmamı göster; bugun ne kdr calıstım; bugün ne durumdayım; günün özeti;
    bugün toplamda kaç dakika yapmışım; bugün neler çalıştım listeler misin; bugünün raporu lazım; bugünlük durumum nasıl kaç saati devirdim; bugün kaç dk
    çalıştım acaba; bugünkü toplam sürem ne; bugün çalışma karnem nasıl; bgn kac saat masadaydim; günümün bilançosu ne durumda; bugün boş mu geçirdim
    yoksa çalışmışmıyım; sabahtan beri toplam kaç dakika oldu; bugünü değerlendir; bugün çalışma sürem; bu gün kaç saat ders yaptım acaba; gün sonu
    raporumu ver; bugün ne kadar süre kitap başındaydım; bugünün hesabını çıkar; bgun yaptıgım calısma; şimdiye kadar bugün ne yapmış oldum; bugün toplam
    çalışma sürem kaç saat oldu; bugünkü çalışmamı özetle; bugün masa başında ne kadar kaldım; bugün ne yaptığıma bakalım; günlük özetimi göster; bugün
    kaç oturum yaptım; bugünüm nasıl geçti; bugun az mi calistim; bugün hedefimi tutturdum mu kaç saat oldu; günümü nasıl geçirdim; bugün kaç dk ders
    çalışabildim; bugünün hesabını çıkarsana; şu ana kadar bugün kaç saat çalışmış oldum; dünden bugüne ne yaptım bugün özet ver; bugünkü performansım;
    bugün çalıştım sayılır mı kaç saat; bugün kronometrede ne kadar birikti`),
  week_summary: sentencesOf(`
    bu hafta nasıl gitti; haftalık özetimi göster; bu hafta toplam kac saat calistim?; pazartesiden beri ne yapmışım bi baksana; bu hafta ne kadar
    çalıştım; haftam nasıl geçti; bu haftaki performansım nasıl; haftalık rapor; bu hft kac saat yaptm; son 7 günde ne yaptım; haftanın özetini çıkarır
    mısın; bu hafta iyi miyim sence saat olarak; bu haftaki toplam çalışma sürem; haftayı nasıl kapattım; bu hafta kaç saati buldum; haftalık
    istatistiklerimi görebilir miyim; bu hafta performansım nasıldı; haftam nasıl geçiyor sence; son 7 günde ne yaptım özet geç; bu hft kaç saat oldu
    toplamda; haftanın özeti lazım; bu hafta ne kadar ders çalışmışım ya; haftayı kaç saatle kapattım; bu hafta iyi miydim; bu haftaki karnem nasıl;
    haftalık durum raporu; pazartesiden bugüne toplam saatim; haftam verimsiz mi geçti ne yaptım; bu hafta toplamda ne kadar çalıştım; haftalık çalışma
    sürem; bu haftaki performansımı göster; bu haftayı özetle; son bir haftada ne yaptım; pazartesiden bu yana kaç saat çalışmışım; bu hafta az mı
    çalıştım; haftalık hedefimi doldurdum mu; bu hafta kaç saat masa başındaydım; haftanın genel durumu; bu hafta nasılım; haftalık istatistik; bu hafta
    boş mu geçti; haftalık rapor çıkar; haftalık saatim kaçta; bu hafta ne alemdeyim`),
  month_summary: sentencesOf(`
    bu ay ne kadar çalışmışım; aylık rapor verir misin; kasım ayım nasıl geçti toplam saat ve soru olarak; bu ay kaç saat olmuş; aylık özet; son 30 günde
    ne kadar çalışmışım; ekim ayında kaç saat çalıştım; bu ayki toplam çalışmam; ayın özeti nedir; gecen ay nasildi; bu ay ne yaptım ben ya; ay boyunca
    kaç saat ders çalıştım; bu ay nasıl gitti sence; kasımda toplam ne kadar çalıştım; bu ayın raporunu ver; bu ayki toplam calisma surem; ayı nasıl
    kapattım; ay başından beri kaç saat çalışmışım; ekim nasıl geçti; bu ayın özeti; son bir ayda ne kadar çalıştım; bu ay toplam ne yaptım ben; geçen ay
    kaç saat çalışmışım; aylık istatistiklerim; bu ay kaç saat çalıştım; aylık özetim; bu ay nasıl geçti; kasım ayında ne yaptım; son 30 günde ne kadar
    çalıştım; ayın başından bu yana toplam sürem; aylık performansım nasıl; bu ayki istatistiklerimi göster; bu ay kaç soru kaç saat oldu; bu ay toplam ne
    kadar ders çalışmışım bakar mısın; ayın bilançosu`),
  compare_weeks: sentencesOf(`
    geçen haftaya göre daha mı iyiyim; bu hafta mı daha çok çalıştım geçen hafta mı; gecen haftayla bu haftayi karsilastir; geçen haftadan farkım ne; bu
    hafta geçen haftadan iyi mi; iki haftayı kıyasla; önceki haftaya kıyasla nasılım; gecen hfta daha mi cok calısmısım; haftaları karşılaştırsana; geçen
    haftaya göre düşüş var mı çalışmamda; bi önceki haftadan daha mı az çalıştım; önceki haftayla aramda ne fark var; geçen haftaya nazaran çalışmam arttı
    mı; bu hafta mı geçen hafta mı daha iyi çalıştım; geçen haftanın üstüne çıktım mı; önceki haftadan daha mı kötüyüm; gecen hafta daha cok calismistim
    sanki dogru mu; haftalar arası fark ne kadar; geçen haftaki ben mi bu haftaki ben mi daha iyi; gecen haftaya kiyasla ne durumdayim; bu haftayla önceki
    hafta arasında ne fark var; haftalik kıyaslama yapsana; bu hafta geçen haftadan daha çok mu çalıştım; geçen haftaya göre artış var mı; geçen haftayla
    kıyasla; önceki haftaya göre gerilemiş miyim; iki haftayı yan yana koy; geçen hafta bu haftadan iyi miydi; geçen haftanın gerisinde miyim; haftalık
    değişimim ne; geçen haftayı geçtim mi; bu hafta düşüş yaşadım mı geçen haftaya göre; geçen haftadan geride miyim; bu hafta bi öncekine göre nasıl`),
  subject_time: sentencesOf(`
    matematiğe ne kadar süre ayırdım; fizige bu hafta kac saat calistim; geoya kaç dk harcamışım; derslere göre çalışma sürelerimi söyle; kimyaya kaç saat
    verdim; türkçeye ne kadar zaman harcadım; hangi derse kaç saat çalışmışım; biyolojiye bu ay ne kadar baktım; mata kac saat ayirmisim; ders ders
    sürelerim; edebiyat için toplam kaç dakika çalıştım; tarihe ne kadar çalıştım bu hafta; kimyaya kaç dakika gömdüm bu hafta; coğrafyaya toplamda ne
    kadar çalışmışım; felsefeye hiç zaman ayırdım mı kaç dk; geometriye ayırdığım süre; en çok hangi derse zaman harcıyorum; kimyaya toplam kaç saat
    gömmüşüm; biyolojiyle ne kadar ilgilendim; türkçeye ayırdığım vakit ne kadar; tarihe bu ay ne kadar baktım; matı ne kadar çalışmışım; edebiyata kaç
    dakika ayırmışım; en çok hangi derse zaman harcadım; fizik kimya biyoloji sürelerim ne kadar; geometriye hiç zaman ayırmış mıyım kaç dk; felsefeye ne
    kadar çalışmışım; derslerin süre dağılımı; ingilizceye kac saat vermisim; matematiğe kaç saat çalıştım; fiziğe ne kadar zaman harcadım; kimyaya bu
    hafta ne kadar baktım; hangi derse ne kadar çalıştım; tarihe ayırdığım süre; paragrafa ne kadar vakit verdim; biyolojiye toplam kaç dakika ayırdım;
    ayt matematik kaç saat oldu; derslere ayırdığım zamanı listele; coğrafyaya hiç çalıştım mı ne kadar; türkçe kaç saat olmuş; en çok zamanı hangi derse
    vermişim; mate ne kadar emek vermişim saat olarak; hangi derse kaç saat düşmüş`),
  neglected_subject: sentencesOf(`
    en çok hangi dersi ihmal ettim; hangi derse hiç bakmıyorum; en az calistigim ders ne; uzun zamandır açmadığım ders var mı? aklımdan çıkan olmasın;
    hangi dersi boşladım; geri kalan dersim hangisi; hangi dersleri unuttum; en az hangi derse zaman ayırıyorum; aksattığım bir ders var mı; uzun süredir
    çalışmadığım dersler; ihmal ettigim dersler neler; hangi derse yüz vermiyorum; hangi dersin yüzüne bakmamışım; en çok savsakladığım ders; son
    zamanlarda hiç dokunmadığım ders hangisi; hangi derse az çalışıyorum; hangi derslere ağırlık vermemişim; boşladığım ders hangisi; en son ne zaman
    bakmışım diye utanacağım ders var mı; geri planda kalan dersim ne; hangi dersten kaçıyorum; uzun süredir çalışmadığım ders; coğrafyayı en son ne zaman
    çalıştım; hangi derse az vakit veriyorum; hiç açmadığım ders var mı; en ihmal edilmiş dersim; hangi ders tozlandı; fiziğe en son ne zaman baktım;
    hangi dersi boşluyorum; en son ne zaman kimya çalıştım; kaç gündür fiziğe bakmadım; hangi derse uzun zamandır dokunmadım; hangi dersler geride kaldı;
    az çalıştığım ders hangisi; hangi dersi hiç çalışmamışım; unuttuğum ders var mı; geometriye en son ne zaman baktım; eksik bıraktığım ders; arada
    kaynayan ders hangisi; hangi dersten uzaklaştım; hangi derse daha çok çalışmam lazımdı az kalmış; uzun zamandır yüzüne bakmadığım ders; en az zaman
    ayırdığım ders hangisi`),
  strongest_subject: sentencesOf(`
    en iyi olduğum ders hangisi; hangi derste güçlüyüm?; en cok neti hangi dersten yapiyorum; en başarılı olduğum ders; hangi dersim iyi; en kuvvetli
    olduğum alan ne; hangi derste daha iyiyim; en yüksek doğruluk hangi dersimde; en guclu dersim ne; netim en yüksek hangi derste; hangi dersi en iyi
    yapıyorum; hangi derste en iddialıyım; en sağlam dersim hangisi sence; benim en iyi dersim ne; hangi branşta başarılıyım; en başarılı olduğum alan ne;
    hangi dersim daha iyi durumda; en çok hangi derste iyiyim; güçlü olduğum dersler; en yüksek doğruluk hangi derste; hangi derste başarılıyım; en sağlam
    dersim; en çok doğruyu nerede yapıyorum; hangi derse güvenebilirim; en iyi dersim ne; en güçlü yanım hangi ders; en çok doğru yaptığım ders; en
    başarılı dersim; hangi dersin doğruluk oranı yüksek; en rahat yaptığım ders; iyi olduğum konular dersler hangileri; hangi derse güveniyorum; hangi
    dersi iyi yapıyorum; en çok neti nereden çıkarıyorum; hangi ders beni kurtarıyor; en iyi netim hangi derste`),
  question_count: sentencesOf(`
    bugün kaç soru çözdüm; bu hafta toplam kac soru cozmusum; paragraf sorusu kaç tane çözdüm bu ay; bugünkü sorularda kaç doğru kaç yanlış var; kaç soru
    çözmüşüm bugün; soru sayım kaç oldu; toplam soru sayımı söyle; bu ay kac soru cozdm; dün kaç soru bitirdim; matematikten kaç soru çözdüm; bu hafta kaç
    doğrum kaç yanlışım var sorularda; haftalık soru adedim ne; bugün ne kadar soru yaptım; bu hafta 500 soruyu geçtim mi kaç oldu; kac soru cozuldu
    bugun; haftada kaç soru çözüyorum; toplam çözdüğüm soru; toplam soru sayım kaç; dün kaç tane soru çözmüştüm; geçen hafta kac soru bitirdim; kaç soru
    cozdum bu hafta; günde ortalama kaç soru çözüyorum; bu ay matematikten kaç soru çözmüşüm; toplam doğru sayım ne; bugun cozdugum soru; kac test
    bitirdim bu hafta; bu ay çözdüğüm soru adedi; doğru yanlış sayılarım kaç; bugün kaç soru çözmüşüm; bu hafta çözdüğüm toplam soru; kaç doğru kaç yanlış
    yaptım bugün; dün çözdüğüm soru sayısı; bu ay kaç bin soru oldu; toplam kaç soru çözdüm bugüne kadar; kaç paragraf çözdüm; günlük soru ortalamam kaç;
    çözdüğüm soruların kaçı doğru; haftalık soru hedefimde kaçtayım; kac test cozdum; toplamda kaç soru devirdim; dünkü soru sayım`),
  efficiency: sentencesOf(`
    verimim nasıl; en verimli olduğum saatler hangileri; calismam verimli gecmis mi; çok oturuyorum ama az soru çözüyorum gibi. verimlilik oranım kaç;
    verimliliğim ne kadar; günün hangi saatinde daha verimliyim; hangi saatlerde iyi çalışıyorum; verimli çalışıyor muyum; saatte kaç soru çözüyorum;
    calisma kalitem nasil; en iyi odaklandığım zaman dilimi; çalışmamın verimi düşük mü; en randımanlı saatlerim ne zaman; sabah mı daha verimliyim akşam
    mı; çalışma verimim kaç; hangi zaman diliminde daha iyi odaklanıyorum; ne kadar verimli çalışıyorum; günün hangi saatinde daha iyi odaklanıyorum;
    verim oranim dustu mu; verimlilik durumum; odaklanma oranım nasıl; sabah mı akşam mı daha verimliyim; en iyi çalıştığım saat dilimi; verimim kaç
    çıktı; çalışırken ne kadar odaklıyım; verimliliğim nasıl; hangi saatlerde verimliyim; çalışmalarım ne kadar verimli; odaklanma seviyem ne; en verimli
    günüm hangisi; gece mi gündüz mü daha iyi çalışıyorum; verim puanım düştü mü; çok çalışıyorum ama verim alamıyor muyum; sabahları daha mı verimliyim;
    dikkatim en çok ne zaman yerinde; ne kadar odaklıyım çalışırken; hangi saatte beynim daha iyi çalışıyor; verimli miyim bu aralar`),
};
