export const DEMO_CARDS = String.raw`
# kimya | Atom ve Periyodik Sistem
Fe hangi elementin simgesidir? | **Demir**
Au hangi elementin simgesidir? | **Altın**
Na hangi elementin simgesidir? | **Sodyum**
K hangi elementin simgesidir? | **Potasyum**
Hg hangi elementin simgesidir? | **Cıva**
Pb hangi elementin simgesidir? | **Kurşun**
Aynı periyotta soldan sağa atom yarıçapı nasıl değişir? | Genellikle **azalır**: çekirdek yükü artar, katman sayısı aynı kalır.
Aynı grupta yukarıdan aşağıya iyonlaşma enerjisi nasıl değişir? | Genellikle **azalır**.
1A grubunun adı nedir? | **Alkali metaller** (H dışında)
7A grubunun adı nedir? | **Halojenler**
8A grubunun adı nedir? | **Soy gazlar**
İzotop nedir? | Proton sayısı aynı, **nötron sayısı farklı** atomlar.
# kimya | Kimyasal Hesaplamalar
Mol sayısı kütleden nasıl bulunur? | $n = \dfrac{m}{M_A}$
Bir mol kaç tanecik içerir? | $6{,}02 \cdot 10^{23}$ (Avogadro sayısı)
Normal koşullarda 1 mol gazın hacmi kaç litredir? | **22,4 L**
Yüzde verim nasıl hesaplanır? | $\dfrac{\text{gerçek}}{\text{kuramsal}} \cdot 100$
# kimya | Asitler, Bazlar ve Tuzlar
Turnusol kâğıdı asitte hangi renge döner? | **Kırmızı**
Turnusol kâğıdı bazda hangi renge döner? | **Mavi**
Asit ile bazın tepkimesine ne denir? | **Nötralleşme**; tuz ve çoğunlukla su oluşur.
25 °C’ta nötr çözeltinin pH’ı kaçtır? | **7**
# fizik | Hareket ve Kuvvet
Ortalama hız nasıl bulunur? | $\vec v = \dfrac{\Delta \vec x}{\Delta t}$
İvmenin tanımı nedir? | Birim zamandaki hız değişimi: $a = \dfrac{\Delta v}{\Delta t}$
Hız-zaman grafiğinin altındaki alan neyi verir? | **Yer değiştirmeyi**
Konum-zaman grafiğinin eğimi neyi verir? | **Hızı**
# fizik | Dinamik (Newton'ın Hareket Yasaları)
Newton’ın birinci yasası nedir? | Net kuvvet sıfırsa cisim durumunu korur (**eylemsizlik**).
Newton’ın ikinci yasası nedir? | $F_{net} = m \cdot a$
Newton’ın üçüncü yasası nedir? | Her etkiye eşit büyüklükte, zıt yönde bir **tepki** vardır.
# fizik | İş, Güç ve Enerji
Kinetik enerji formülü nedir? | $E_k = \dfrac{1}{2} m v^2$
Çekim potansiyel enerjisi formülü nedir? | $E_p = m g h$
Güç nedir? | Birim zamanda yapılan iş: $P = \dfrac{W}{t}$
Verim nasıl hesaplanır? | $\dfrac{\text{alınan enerji}}{\text{verilen enerji}} \cdot 100$
# fizik | Elektrik
Ohm yasası nedir? | $V = I \cdot R$
Seri bağlı dirençlerin eş değeri nedir? | $R = R_1 + R_2 + \dots$
Paralel bağlı iki direncin eş değeri nedir? | $\dfrac{1}{R} = \dfrac{1}{R_1} + \dfrac{1}{R_2}$
Elektriksel güç formülü nedir? | $P = V \cdot I$
# fizik | Optik
Yansıma yasası nedir? | Gelme açısı yansıma açısına **eşittir**.
Düzlem aynada görüntünün özellikleri nelerdir? | Sanal, düz, cisimle **aynı boyda** ve aynaya eşit uzaklıkta.
Işık az yoğundan çok yoğun ortama geçerken nasıl kırılır? | **Normale yaklaşarak**
# matematik | Üslü Sayılar
$a^m \cdot a^n$ neye eşittir? | $a^{m+n}$
$(a^m)^n$ neye eşittir? | $a^{m \cdot n}$
$a^{-n}$ neye eşittir? ($a \neq 0$) | $\dfrac{1}{a^n}$
$a^0$ neye eşittir? ($a \neq 0$) | $1$
# matematik | Çarpanlara Ayırma
$a^2 - b^2$ nasıl çarpanlarına ayrılır? | $(a-b)(a+b)$
$(a+b)^2$ açılımı nedir? | $a^2 + 2ab + b^2$
$a^3 - b^3$ nasıl çarpanlarına ayrılır? | $(a-b)(a^2 + ab + b^2)$
$a^3 + b^3$ nasıl çarpanlarına ayrılır? | $(a+b)(a^2 - ab + b^2)$
# matematik | Permütasyon ve Kombinasyon
$P(n, r)$ nasıl hesaplanır? | $\dfrac{n!}{(n-r)!}$
$C(n, r)$ nasıl hesaplanır? | $\dfrac{n!}{r!\,(n-r)!}$
$n$ kişi yuvarlak masaya kaç farklı şekilde oturur? | $(n-1)!$
# matematik | Olasılık
Olay olasılığı nasıl bulunur? | $\dfrac{\text{istenen}}{\text{tüm durumlar}}$
$P(A) + P(A')$ kaçtır? | $1$
# matematik | Fonksiyonlar
Bire bir fonksiyon nedir? | Farklı elemanların görüntüleri de **farklıdır**.
Örten fonksiyon nedir? | Değer kümesinde **açıkta eleman kalmaz**.
# geometri | Dik Üçgen
Pisagor bağıntısı nedir? | $a^2 + b^2 = c^2$
Öklid’in yükseklik bağıntısı nedir? | $h^2 = p \cdot k$
30-60-90 üçgeninde kenarlar arasındaki oran nedir? | $1 : \sqrt{3} : 2$
45-45-90 üçgeninde kenarlar arasındaki oran nedir? | $1 : 1 : \sqrt{2}$
# geometri | Dairede Çevre ve Alan
Dairenin alanı nedir? | $\pi r^2$
Çemberin çevresi nedir? | $2 \pi r$
# geometri | Küre
Kürenin hacmi nedir? | $\dfrac{4}{3} \pi r^3$
Kürenin yüzey alanı nedir? | $4 \pi r^2$
# tarih | Beylikten Devlete Osmanlı Siyaseti
İstanbul’un fethi hangi yıldadır? | **1453**
Ankara Savaşı hangi yılda ve kimler arasında oldu? | **1402**, Yıldırım Bayezid ile Timur
Fetret Devri’ni kim sona erdirdi? | **I. Mehmet (Çelebi)**, 1413
# tarih | Dünya Gücü Osmanlı
Mohaç Meydan Savaşı hangi yıldadır? | **1526**
Preveze Deniz Zaferi hangi yıldadır? | **1538**
Halifeliğin Osmanlı’ya geçtiği sefer hangisidir? | Yavuz’un **Mısır Seferi** (1516-1517)
# tarih | Uluslararası İlişkilerde Denge Stratejisi (1774-1914)
Tanzimat Fermanı ne zaman ilan edildi? | **1839**
Islahat Fermanı ne zaman ilan edildi? | **1856**
I. Meşrutiyet ne zaman ilan edildi? | **1876**
II. Meşrutiyet ne zaman ilan edildi? | **1908**
# tarih | Millî Mücadele
Mustafa Kemal Samsun’a ne zaman çıktı? | **19 Mayıs 1919**
Erzurum Kongresi ne zaman toplandı? | **23 Temmuz 1919**
Sivas Kongresi ne zaman toplandı? | **4 Eylül 1919**
TBMM ne zaman açıldı? | **23 Nisan 1920**
Sakarya Meydan Muharebesi ne zaman oldu? | **1921** (23 Ağustos – 13 Eylül)
Mudanya Ateşkesi ne zaman imzalandı? | **11 Ekim 1922**
Lozan Antlaşması ne zaman imzalandı? | **24 Temmuz 1923**
# tarih | Atatürkçülük ve Türk İnkılabı
Cumhuriyet ne zaman ilan edildi? | **29 Ekim 1923**
Halifelik ne zaman kaldırıldı? | **3 Mart 1924**
Harf İnkılabı ne zaman yapıldı? | **1 Kasım 1928**
Soyadı Kanunu ne zaman çıktı? | **21 Haziran 1934**
# edebiyat | Tanzimat Edebiyatı
“İntibah” kimin eseridir? | **Namık Kemal**
“Şair Evlenmesi” kimin eseridir? | **Şinasi** (ilk yerli tiyatro)
“Araba Sevdası” kimin eseridir? | **Recaizade Mahmut Ekrem**
“Taaşşuk-ı Talat ve Fitnat” kimin eseridir? | **Şemsettin Sami** (ilk yerli roman)
“Felatun Bey ile Rakım Efendi” kimin eseridir? | **Ahmet Mithat Efendi**
# edebiyat | Servetifünun Edebiyatı
“Aşk-ı Memnu” kimin eseridir? | **Halit Ziya Uşaklıgil**
“Mai ve Siyah” kimin eseridir? | **Halit Ziya Uşaklıgil**
“Eylül” kimin eseridir? | **Mehmet Rauf** (ilk psikolojik roman)
“Rübab-ı Şikeste” kimin eseridir? | **Tevfik Fikret**
# edebiyat | Millî Edebiyat
“Yaban” kimin eseridir? | **Yakup Kadri Karaosmanoğlu**
“Çalıkuşu” kimin eseridir? | **Reşat Nuri Güntekin**
“Sinekli Bakkal” kimin eseridir? | **Halide Edip Adıvar**
“Kaşağı” kimin hikâyesidir? | **Ömer Seyfettin**
# edebiyat | Cumhuriyet Dönemi Edebiyatı
“Saatleri Ayarlama Enstitüsü” kimin eseridir? | **Ahmet Hamdi Tanpınar**
“İnce Memed” kimin eseridir? | **Yaşar Kemal**
“Tutunamayanlar” kimin eseridir? | **Oğuz Atay**
“Kürk Mantolu Madonna” kimin eseridir? | **Sabahattin Ali**
“Otuz Beş Yaş” kimin şiiridir? | **Cahit Sıtkı Tarancı**
# biyoloji | Hücre ve Organelleri
Hücrede ATP’nin en çok üretildiği organel hangisidir? | **Mitokondri**
Protein sentezi hangi organelde yapılır? | **Ribozom**
Fotosentez hangi organelde olur? | **Kloroplast**
Hücre içi sindirimden hangi organel sorumludur? | **Lizozom**
Salgı maddelerini paketleyen organel hangisidir? | **Golgi**
# biyoloji | Mitoz ve Eşeysiz Üreme
Mitoz sonunda kaç hücre oluşur? | **2**; kromozom sayısı değişmez ($2n \to 2n$).
Kromozomlar hangi evrede ekvator düzlemine dizilir? | **Metafaz**
# biyoloji | Mayoz ve Eşeyli Üreme
Mayoz sonunda kaç hücre oluşur? | **4**; kromozom sayısı yarıya iner ($2n \to n$).
Krossing over hangi evrede olur? | **Profaz I**
# biyoloji | Kalıtım
Fenotip nedir? | Genotip ile çevrenin etkisiyle ortaya çıkan **görünüş**.
Heterozigot iki bireyin çaprazında fenotip oranı nedir? | $3 : 1$
# cografya | Dünya'nın Şekli ve Hareketleri
Ekinoks tarihleri hangileridir? | **21 Mart** ve **23 Eylül**
Yaz gündönümü Kuzey Yarım Küre’de ne zamandır? | **21 Haziran**
# cografya | Harita Bilgisi
Ölçek büyüdükçe ayrıntı nasıl değişir? | **Artar**; gösterilen alan küçülür.
İzohips nedir? | **Eş yükselti eğrisi**
# cografya | İklimler
Akdeniz ikliminin doğal bitki örtüsü nedir? | **Maki**
Her mevsimi yağışlı olan bölgemiz hangisidir? | **Karadeniz**
# cografya | Nüfus
Nüfus yoğunluğu nasıl hesaplanır? | $\dfrac{\text{nüfus}}{\text{yüzölçümü}}$
# cografya | Yerleşme
Toplu yerleşme hangi bölgelerde yaygındır? | Su kaynaklarının az, arazinin **düz** olduğu yerlerde (İç Anadolu).
# cografya | İç Kuvvetler
Türkiye’nin en etkin fay hattı hangisidir? | **Kuzey Anadolu Fay Hattı**
`;
