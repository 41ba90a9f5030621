import { listOf } from './stem-list.ts';

/**
 * Stems of each concept, without diacritics: "=…" is a whole word, a space joins words in a row. Stems of six
 * letters or more allow one typing error.
 */
export const CONCEPTS = {
  today: listOf(`
    bugun, =bgun, gunumu, gunun ozet, gunun rapor, gunluk, sabahtan beri, gunumun, bu gun, gun sonu`),
  now: listOf('=simdi, =suan, su an'),
  week: listOf(`
    7 gunluk, yedi gunluk, hafta, =hft, =hfta, son 7 gun, son yedi gun, pazartesiden beri, pazartesiden`),
  otherWeek: listOf(`
    gecen hafta, gecen hft, gecen hfta, onceki hafta, gectigimiz hafta, iki hafta, haftalari, haftaya gore, haftadan, haftalar, evvelki hafta,
    haftayi gec, haftayla`),
  month: listOf(`
    =ay, =ayi, =ayim, =ayin, =ayki, =ayda, =ayimi, =ayinda, =aylarda, aylik, son 30 gun, son otuz gun, ~ocak, ~subat, ~mart, ~nisan, ~mayis,
    ~haziran, ~temmuz, ~agustos, ~eylul, ~ekim, ~kasim, ~aralik`),
  study: listOf('calis, calism, masada, masaya, otur, etut, ders calis'),
  did: listOf('yaptim, =yaptm, yapmis, yaptig, etmis, gecirdim, yapabildim'),
  amount: listOf(`
    ne kadar, ne kdr, =nekadar, kac saat, kac dk, kac dakika, kac sa, toplam, sure, saat olarak, kac olmus`),
  timeAmount: listOf(`
    zaman harc, zaman ay, vakit, kac saat, kac dk, kac dakika, ne kadar sure, ne kadar zaman, ne kadar vakit, calisma sure, surelerim, kac sa,
    saat, sure, dakika`),
  spent: listOf(`
    ayir, harca, verdim, vermis, calistim, calismis, baktim, bakmis, gecirdim, gecirmis, calisti, ilgilen, gommus, gomdum, ugras, mesai`),
  summary: listOf(`
    ozet, rapor, dokum, performans, ne yaptim, ne yapmis, neler yap, ne yaptig, nasil git, nasil gec, nasildi, nasil gid, nasilim, ne durum, iyi
    miyim, iyi gecti, istatistik, neler calis, verimli gec, nasil kapat, nasil bitir, nasil gecir, bilanco, ne alem, karne, tablom`),
  compare: listOf(`
    karsilas, kiyas, =gore, fark, daha mi, daha iyi, daha cok, daha az, iyi mi, mi daha, dusus, artis, oranla`),
  subject: listOf(`
    matem, ~mat, ~geo, geometri, fizi, kimya, biyo, turkce, edebiyat, ~tarih, cografya, ~cog, felsefe, ~din, ingilizce, ~ing, ~fen, ~sosyal,
    paragraf, problem, almanca, fransizca, ~edb`),
  topicName: listOf(`
    turev, integral, trigono, limit, logaritma, polinom, fonksiyon, ucgen, cember, optik, organik, mitoz`),
  lesson: listOf('~ders, ~brans, ~alan'),
  which: listOf('=hangi, =hangisi, =hangisine, =hangileri, =hngi, =ne, =neler, =var'),
  neglect: listOf(`
    =az, vermemis, vermedi, dokunmad, yuzune bak, hic zaman, es gec, kenara at, arka plan, bosver, ugrama, ihmal, bosla, aksat, savsak, unuttu,
    yuz verm, =en az, en az, uzun zaman, uzun sure, acmad, geri kal, bakmiyor, bakmad, calismiyor, calismad, hic bak, hic calis, geride kal,
    aklimdan cik, gerisinde, elimi surm, atladigim, geri plan, ara verdi, uzak kal, tozlan, paslan, hic girm, yuzustu, dersten kac, kactigim
    ders`),
  lastTime: listOf(`
    en son ne zaman, ne zaman bak, ne zaman calis, kac gundur bakm, kac gundur calism`),
  best: listOf(`
    en iyi, guclu, kuvvetli, basarili, iyiyim, en yuksek, en cok net, en fazla net, dersim iyi, iddiali, en saglam, en rahat, iyi oldug, en cok
    neti, parlak, daha iyi durum, daha iyiyim, iyi gidiyo, hakim, ustun`),
  question: listOf('~soru, sorusu, kac test, test coz, ~test'),
  solved: listOf(`
    coz, bitirdim, soru say, adet, adedi, kac dogru, dogrum, kac yanlis, yapmis, yaptim, =attim`),
  howMany: listOf(`
    =kac, =kaci, =kacti, sayim, sayis, adet, adedi, ne kadar, =toplam, =kactir, kacim, kac tane`),
  efficient: listOf(`
    verim, calisma kalite, kalitem, odaklandig, saatte kac soru, zaman dilim, konsantr, randiman, odaklanma, odakli`),
  goodHours: listOf('hangi saat, kacta daha, gunun hangi, saat araligi'),
  exam: listOf('deneme, =denm, =sinavim, denme'),
  examType: listOf('~tyt, ~ayt, ~ydt'),
  net: listOf('~net, =netm, =netlerm, netler'),
  last: listOf(`
    gecen deneme, en yakin, en guncel, =son, =sn, en son, onceki, sonuncu, =dun, =dunku, gecen pazar, gecen cumartesi, yeni girdig, gecenki,
    gecen gir, gecen tyt, gecen ayt, girdigim son`),
  several: listOf('son 3, son 5, son 10, son uc, son bes, son on, denemeler, netler, denemelr'),
  trend: listOf(`
    ne yonde, gidis, nereye gid, artiyo, artti, artmis, artis, dusuyo, dustu, dusus, yukseli, yukseld, ilerle, gelisme, gelisi, gidisat, grafi,
    ortalama, trend, nasil gid, yerimde, yerinde say, iyiye, kotuye, egri, degisim, seyri, ne durumda, gerilem, ne yone`),
  wrong: listOf(`
    batir, basarisiz oldug, kotuyum, sikintili, zorlan, dokul, yanlis, =hata, hatam, hatalar, =hatayi, eksik, net kayb, kaciri, bos birak, bos
    bıra, kaybet, kaybed, zayif, takil, en kotu, patla, yakiyor, yakti, net gid, net gotur, cuvall, puan kayb, cozemi, cozemed, kanay, birakiyor`),
  topic: listOf(`
    ~konu, kazanim, =nerede, =nereden, =nerde, =nerden, nereler, ayni yer, =neyi, =neden, hangi bolum`),
  analyse: listOf('analiz, incele, degerlendir, yorumla'),
  score: listOf(`
    puan, sirala, kac bin, =binlik, yerlestir, ilk 10 bin, ilk 50 bin, ilk 100 bin, bine gir, bine girer, dereceye, basari sira, nereye gir,
    nereye yerles, nereyi kazan, neresi tut, hangi uni, nereler tut`),
  estimate: listOf(`
    yaparim, yapar, olabilir, tahmin, alirim, gelir, girerim, girer miyim, olur, cikar, yapardim, hesapla, bu netler, netlerle, netlerime gore,
    netlerimle, bu gidisle, sinav olsa, girsem, yksde, olurum, alirdim, tutar, kac bine, eder, denk gel`),
  national: listOf('=yks, =yksde, turkiye, =sinava, yks sira, =yksye, turkiye gene, sinav olsa'),
  goal: listOf(`
    hedef, istedigim bolum, istedigim univ, istedigim yer, istedigim okul, hayalim, hayalimdeki, =hdef, tercihim, istedigim uni, hayal ettigim,
    kafamdaki bolum, =odtu, odtuye, =itu, ituye, bogazici, hacettepe, cerrahpasa, ~ytu, tip icin, hukuk icin, tip fakul`),
  remains: listOf(`
    kaldi, kalmis, =kalan, kalıyor, uzag, uzak, eksig, eksik, net daha, yaklas, aramda, ulas, neresinde, yeter, ne kadar var, kac net var,
    =fark, gerisinde, tutuyor, tutturabil, yakin, kac net`),
  theExam: listOf('~sinav, ~yks, ~tyt, ~ayt, ~ydt, =ye, =snva, =snav, =sinva, buyuk gun'),
  howLong: listOf(`
    kac gun, kac hafta, kac ay, kac hft, ne zaman, ne kadar var, ne kadar kal, ne kadar zaman, hangi gun, tarihi, geri say, kac gn, kac saat
    kal, ne kdr, kac gunum, ne kadar sure, ayin kac, kaldi`),
  countdown: listOf('geri say, sinava kala, kac gun kal, kac gunum kal'),
  focus: listOf(`
    odaklan, calisaca, agirlik, nereden basl, nerden basl, baslasam, baslayay, basliyim, ne yapay, ne yapmali, ne yapsam, oneri, oner, tavsiye,
    calisay, calissam, calismali, calisiyim, baksam, bakayim, bakmali, oncelik, neye bak, ne onerir, karar ver, calisim, yapiyim, yuklen,
    mantikli, calismam lazim, calismam gerek, calismam daha, calismam iyi, calisilmali, once hangi`),
  plan: listOf(`
    odevlerim, ~odev, =plan, =plani, =planim, =planda, =plandan, =planimi, =planimda, =planin, =planimdan, =planini, =plana, =planla, =planlar,
    planim, planla, program, prgram, progrm, gorev, yapilacak, yapacaklar, =todo, kocum bugune, hocam ne ver, hocam ne yaz, koc ne, kocum ne,
    cizelge, kocumun ver, yapacaktim, yapacagim, yapmam gereken, yapmayi dusun`),
  coach: listOf('=koc, kocum, hocam'),
  assigned: listOf('yazmis, vermis, yazdi, verdi, atamis, gonderdi'),
  make: listOf(`
    =yap, yapar, hazirla, olustur, =planla, planlar, cikar, yapsana, ayarla, kur bana, duzenle`),
  card: listOf('~kart, flash, kartt'),
  review: listOf(`
    vakti, sirasi, tekrar, bekle, birik, gecik, geciken, dustu, dusen, zamani gel, vakti gel, calisila, cozulecek, yeniden, bakmali, bakmam,
    cozmem, cozmeli, bugun, kac tane, geri don, tekrarlan, donmem`),
  notebook: listOf('yanlis defter, hata defter, defter, yanlislarim defter'),
  myWrong: listOf(`
    yanlislar, yanlis soru, yanlislarim, yapamadigim soru, hatali soru, yanlis yaptigim soru, cozemedigim soru, yanlisi tekrar, yanlis tekrar`),
  habit: listOf('aliskan, alisknl, rutin'),
  streak: listOf(`
    ara vermeden, ~seri, zincir, ust uste, araliksiz, streak, strike, kesintisiz, aksatmadan, hic bozmadan, kac gundur calis, kac gundur duz`),
  xp: listOf('=xp, =xpm, =xpim, =xpi, level, seviye, =lvl, =exp, deneyim puan'),
  rank: listOf(`
    liderlik, leaderboard, kacinci, siralama, benden on, beni gec, kac kisi, =siram, =sirada, siraday, =birinci, lider kim, listede, skor tablo,
    birinci kim, ilk 10da, ilk onda, ilk 3, ilk 5, ilk 10, ilk 20, ilk 50, ilk 100, ilk uc, ilk bes, ilk on, ilk yuz, zirve`),
  inApp: listOf(`
    liderlik, leaderboard, uygulama, =oda, odada, odam, arkadas, bu hafta, hafta, kisi, lider, tabloda, tablosun, netlik`),
  duel: listOf('duello, =duel, duelo, duelde, rakib, rakip, kapisma, kapis, vs'),
  badge: listOf('rozet, basarim, madalya, basarilarim, odullerim, kupa'),
  cheer: listOf(`
    atesle, sevk ver, kendime getir, gaza gel, motiv, =gaz, gaza, moral ver, guc ver, cesaret, yureklen, ilham, umut ver, enerji ver, destek ol,
    guzel bir soz, guzel bi soz, iyi gelecek, keyfimi yer, toparla beni, silkele, bir soz, bi soz, ikna et`),
  ask: listOf(`
    =ver, versen, verir, verec, soyle, lazim, ihtiyac, =et, eder, getir, cesaretlen, yureklen, =edici, etsene, istiyorum, olsun, =verin,
    =gonder, yukselt`),
  unwilling: listOf('calisasim, canim calis, canim hic, icimden gelm, hevesim, elim gitm, baslayam'),
  how: listOf(`
    nasil, =nsl, nereden, =nerede, =nerde, =nerden, =nereye, hangi menu, ne ise yar, mumkun mu, yapabilir miyim, =neresinden`),
  act: listOf(`
    girece, girebil, gireyim, duzelt, kaydi, nasil gir, elle gir, ekle, ekli, degistir, degisiyor, =sil, silme, siler, silin, silebil, kurul,
    kurar, kurab, kurma, olustur, kapat, kapan, indir, geciliyor, gecer, gecebil, acil, acar, ayarla, guncelle, yapiliyor, yapilir, giril,
    girer, giriyo, gireb, kaydet, kaydol, baslat, paylas, davet, katil, yukle, bulur, bulab, gorur, gorule, cikar, duzenle, kullan, iptal,
    baglan, yazdir, aktar, tasi, cikis, cevir, sifirla, hazirlan, eklen, satin, uye`),
  thing: listOf(`
    sifre, ayar, premium, bildirim, =tema, temay, temas, karanlik mod, hesab, pomodoro, sayac, kronometre, oturum, hatirlat, calisma oda,
    uygulama, profil, avatar, abonelik, ucret, fiyat, eposta, =mail, verilerim, fotograf, takvim, widget, konu matris, veli`),
  lost: listOf(`
    bulamad, goremed, gozukm, gorunm, anlatir misin, yapilir, yapiliyor, nereden, nerden, nerede, calismiyor uyg, silebilir miyim,
    degistirebilir miyim, ne degisiyor, ne ise yar, fiyat, ucretli mi, ucretsiz mi, mumkun mu, ekleyebilir miyim, ne zaman acil`),
  canI: listOf(`
    silebilir, duzeltebil, degistirebil, ekleyebil, girebilir mi, yapabilir mi, kapatabil, acabil, indirebil, paylasabil, katilabil, kurabil,
    cikabil`),
  hello: listOf(`
    merhab, =selam, selamlar, selamun, =slm, =sa, =mrb, =hey, =naber, =nbr, nasilsin, gunaydin, iyi aksam, iyi gece, iyi gun, iyi sabah,
    tunaydin, =alo, =hi, =hello, ne haber, nasil gidiyor hayat, =as, hos geldin, kolay gelsin, orda misin, ne var ne yok`),
  thank: listOf(`
    ~tskkr, tskk, tesekk, tesekkur, tskl, =tsk, =tskr, =sagol, sag ol, sagol, eyvallah, =eyw, =eyv, eline saglik, ellerine saglik, supersin,
    razi olsun, mukemmelsin, harikasin, minnet, cok yardimci oldun, isime yaradi, adamsin, kralsin, =thanks, =tesekur, cansin, =saol, saol`),
  // Outside the product
  other: listOf(`
    ogret, yasindasin, acikla, kafe, telefon, ~oyun, deprem, savas, anlatsana, fotosentez, hangi yil, kac yilinda, saka, muzik, ask, burc, kim
    kazand, kurul, tarif, =hava, =havalar, =oy, =mac, =maci, =macta, kompozisyon, sarki, fikra, =dolar, =euro, cevirsene, =cevir, cevir mis,
    baskent, python, kod yaz, secim, =yesem, yemek, nedir, kim kurdu, siir yaz, yapay zeka, sampiyon, tarifi, burcum, film, dizi, denklem,
    integralini, ozetini yaz, makale, coz bana, soruyu coz, sorunun cevab, formulu, anlami ne, kimdir, ne demek, konu anlat, anlat bana,
    odevimi, odevim icin, kac lira, altin, bitcoin, hikaye, besiktas, fenerb, galatasaray, trabzonspor, instagram, youtube`),
  upset: listOf(`
    canimi al, hayatim ders, dibe, bitmeyecek mi, olu gibi, kendime kiz, hayat mi, kizgin, uzuldu, tipkilit, kilitlen, donup kal, sinirim,
    sinirli, daraldi, bosluk, mutsuz, cokuyorum, guvenim, bayil, kabus, terli, yaslan, yikti, coktum, canima oku, sikistir, agir bir, cok dolu,
    bana gore degil, veremiyorum, calisamiyorum, alamiyorum, ilgilenem, sogud, sac, tirnak, uykusuz, bogul, cokmus, daral, ofladi, offf, hic
    istemiyor, ise yaramaz, beceriksiz, tembel, berbat, kotu gecti, sacmalad, batti, sictim, yasla, bitkin, bezdim, illallah, cekilmez, eror,
    kafam dol, kafa kal, stres, kaygi, panik, korkuyo, korkut, korkarim, korkusu, endise, gergin, gerilim, geriliyo, bikt, bunal, tuken, yorul,
    yorgun, moralim, moral boz, aglad, agla, aglio, uzgun, uzulu, umudum, umutsuz, umudu, kazanamay, kazanamaz, kazanamic, yapamazs, yapamicam,
    yapamayac, yapamiyorum, yetismey, yetismiy, yetisemey, yetisemiy, yetistiremi, =pes, nefret, uyuyam, uykum, uykular, uyku gir, midem, basim
    cat, basim agr, beynim, kafayi ye, kafayi yi, kafam almi, kafam pat, patlayac, patliyor, geber, mezara, mezuna, olmuyor, bosuna, becerem,
    yetersiz, basarisiz, baski, beklenti, hayal kirik, heyecan, titri, odaklanam, dikkatim da, ertele, suclu, vicdan, =aptal, salak, gerideyim,
    sikild, sikinti, usand, gina gel, mahv, rezil, biterim, yikild, delir, cildir, kalbim, nefesim, sivilce, asla ulas, ulasamam, hayal oldu,
    gidisle hayal, gozum kap, dayanam, bitsin art, sinav bitsin, agir gel, anlamiyorum, caresiz, utan, kizac, senden olmaz, unutursam, herkes
    bende, benden iyi, gec kald, hayatim bit, bitti hayat, sosyal hayat, yaparim ben, oturasim, yapasim, sure yetm, kaldiram, hayatim sinav, ya
    olmazsa, olmazsa ne, tek ben, bir ben kald, bi ben kald, eziyet, iskence, isteksiz, yalniz, kotu hissed, hissediyorum, yiprat, kriz, depres,
    hasta old, hayattan sog, sogudum, beni anlam, birakasim, biraksam, yetmeyecek, yetmiyor, yetmez, kiyasliyo`),
  against: listOf('=beni, =bana, =canima, yuzunden, =artik, galiba, =hep, =valla, keser, yeter'),
  asks: listOf(`
    =mi, =mu, =miyim, =muyum, =misin, kac, =ne, neler, nasil, hangi, nere, goster, soyle, =ver, versen, verir, ozet, hesapla, karsilas, listele,
    sirala, cikar, anlat, baksana, rapor, durum, kim, nekadar, gelir, say`),
  // Words of death that mean tiredness when nothing else is said
  hyperbole: listOf(`
    oldur, cozmekten ol, calismaktan ol, yorgunluktan ol, stresten ol, olur insan, geberd, oluyoz, oldurd, oldurec, oldurur, olucem, oluyorum,
    olecegim yorgun, olesim, olum gibi, oldum bitt, bitirdi, oluyom, gebertec`),
};

export type Concept = keyof typeof CONCEPTS;
