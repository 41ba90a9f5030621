/**
 * Programmes of the ÖSYM placement of 2025 (table 4, general quota) with the ranks of 2022 to 2026. Sources and their
 * licences stand in docs/data-sources.md. A line a programme: code, then indexes (base 36) of university, city, faculty and
 * name, score type (s SAY, e EA, z SÖZ, d DİL), quota, lowest score of 2025, of 2026, then ranks of 2026, 2025, 2024,
 * 2023, 2022: c computed from the curve of the year, p published, without a letter one of both.
 */

/** Name and kind (d state, v foundation, k Northern Cyprus, y and z abroad). */
export const PROGRAMME_UNIVERSITIES: string = `
Abdullah Gül Üniversitesi|d
Acıbadem Mehmet Ali Aydınlar Üniversitesi|v
Ada Kent Üniversitesi|k
Adana Alparslan Türkeş Bilim ve Teknoloji Üniversitesi|d
Adıyaman Üniversitesi|d
Afyon Kocatepe Üniversitesi|d
Afyonkarahisar Sağlık Bilimleri Üniversitesi|d
Akdeniz Karpaz Üniversitesi|k
Akdeniz Üniversitesi|d
Aksaray Üniversitesi|d
Alanya Alaaddin Keykubat Üniversitesi|d
Alanya Üniversitesi|v
Altınbaş Üniversitesi|v
Amasya Üniversitesi|d
Anadolu Üniversitesi|d
Ankara Bilim Üniversitesi|v
Ankara Hacı Bayram Veli Üniversitesi|d
Ankara Medipol Üniversitesi|v
Ankara Müzik ve Güzel Sanatlar Üniversitesi|d
Ankara Sosyal Bilimler Üniversitesi|d
Ankara Yıldırım Beyazıt Üniversitesi|d
Ankara Üniversitesi|d
Antalya Belek Üniversitesi|v
Antalya Bilim Üniversitesi|v
Ardahan Üniversitesi|d
Arkın Yaratıcı Sanatlar ve Tasarım Üniversitesi|k
Artvin Çoruh Üniversitesi|d
Atatürk Üniversitesi|d
Atılım Üniversitesi|v
Avrasya Üniversitesi|v
Aydın Adnan Menderes Üniversitesi|d
Azerbaycan Devlet Pedagoji Üniversitesi|y
Ağrı İbrahim Çeçen Üniversitesi|d
Bahçeşehir Kıbrıs Üniversitesi|k
Bahçeşehir Üniversitesi|v
Balıkesir Üniversitesi|d
Bandırma Onyedi Eylül Üniversitesi|d
Bartın Üniversitesi|d
Batman Üniversitesi|d
Bayburt Üniversitesi|d
Başkent Üniversitesi|v
Beykoz Üniversitesi|v
Bezm-i Âlem Vakıf Üniversitesi|v
Bilecik Şeyh Edebali Üniversitesi|d
Bingöl Üniversitesi|d
Biruni Üniversitesi|v
Bitlis Eren Üniversitesi|d
Bolu Abant İzzet Baysal Üniversitesi|d
Boğaziçi Üniversitesi|d
Burdur Mehmet Akif Ersoy Üniversitesi|d
Bursa Teknik Üniversitesi|d
Bursa Uludağ Üniversitesi|d
Demiroğlu Bilim Üniversitesi|v
Dicle Üniversitesi|d
Dokuz Eylül Üniversitesi|d
Doğu Akdeniz Üniversitesi|k
Doğuş Üniversitesi|v
Düzce Üniversitesi|d
Ege Üniversitesi|d
Erciyes Üniversitesi|d
Erzincan Binali Yıldırım Üniversitesi|d
Erzurum Teknik Üniversitesi|d
Eskişehir Osmangazi Üniversitesi|d
Eskişehir Teknik Üniversitesi|d
Fatih Sultan Mehmet Vakıf Üniversitesi|v
Fenerbahçe Üniversitesi|v
Fırat Üniversitesi|d
Galatasaray Üniversitesi|d
Gazi Üniversitesi|d
Gaziantep Üniversitesi|d
Gaziantep İslam Bilim ve Teknoloji Üniversitesi|d
Gebze Teknik Üniversitesi|d
Giresun Üniversitesi|d
Girne Amerikan Üniversitesi|k
Girne Üniversitesi|k
Gümüşhane Üniversitesi|d
Hacettepe Üniversitesi|d
Hakkari Üniversitesi|d
Haliç Üniversitesi|v
Harran Üniversitesi|d
Hasan Kalyoncu Üniversitesi|v
Hatay Mustafa Kemal Üniversitesi|d
Hitit Üniversitesi|d
Hoca Ahmet Yesevi Uluslararası Türk-Kazak Üniversitesi|z
Isparta Uygulamalı Bilimler Üniversitesi|d
Iğdır Üniversitesi|d
Işık Üniversitesi|v
KTO Karatay Üniversitesi|v
Kadir Has Üniversitesi|v
Kafkas Üniversitesi|d
Kahramanmaraş Sütçü İmam Üniversitesi|d
Kahramanmaraş İstiklal Üniversitesi|d
Kapadokya Üniversitesi|v
Karabük Üniversitesi|d
Karadeniz Teknik Üniversitesi|d
Karamanoğlu Mehmetbey Üniversitesi|d
Kastamonu Üniversitesi|d
Kayseri Üniversitesi|d
Kilis 7 Aralık Üniversitesi|d
Kocaeli Sağlık ve Teknoloji Üniversitesi|v
Kocaeli Üniversitesi|d
Konya Gıda ve Tarım Üniversitesi|v
Konya Teknik Üniversitesi|d
Koç Üniversitesi|v
Kütahya Dumlupınar Üniversitesi|d
Kütahya Sağlık Bilimleri Üniversitesi|d
Kıbrıs Amerikan Üniversitesi|k
Kıbrıs Aydın Üniversitesi|k
Kıbrıs Batı Üniversitesi|k
Kıbrıs Sağlık ve Toplum Bilimleri Üniversitesi|k
Kırgızistan-Türkiye Manas Üniversitesi|z
Kırklareli Üniversitesi|d
Kırıkkale Üniversitesi|d
Kırşehir Ahi Evran Üniversitesi|d
Lefke Avrupa Üniversitesi|k
Lokman Hekim Üniversitesi|v
MEF Üniversitesi|v
Malatya Turgut Özal Üniversitesi|d
Maltepe Üniversitesi|v
Manisa Celâl Bayar Üniversitesi|d
Mardin Artuklu Üniversitesi|d
Marmara Üniversitesi|d
Mersin Üniversitesi|d
Mimar Sinan Güzel Sanatlar Üniversitesi|d
Mudanya Üniversitesi|v
Munzur Üniversitesi|d
Muğla Sıtkı Koçman Üniversitesi|d
Muş Alparslan Üniversitesi|d
Necmettin Erbakan Üniversitesi|d
Nevşehir Hacı Bektaş Veli Üniversitesi|d
Niğde Ömer Halisdemir Üniversitesi|d
Nuh Naci Yazgan Üniversitesi|v
OSTİM Teknik Üniversitesi|v
Ondokuz Mayıs Üniversitesi|d
Ordu Üniversitesi|d
Orta Doğu Teknik Üniversitesi|d
Osmaniye Korkut Ata Üniversitesi|d
Pamukkale Üniversitesi|d
Piri Reis Üniversitesi|v
Rauf Denktaş Üniversitesi|k
Recep Tayyip Erdoğan Üniversitesi|d
SANKO Üniversitesi|v
Sabancı Üniversitesi|v
Sakarya Uygulamalı Bilimler Üniversitesi|d
Sakarya Üniversitesi|d
Samsun Üniversitesi|d
Sağlık Bilimleri Üniversitesi|d
Selçuk Üniversitesi|d
Siirt Üniversitesi|d
Sinop Üniversitesi|d
Sivas Bilim ve Teknoloji Üniversitesi|d
Sivas Cumhuriyet Üniversitesi|d
Süleyman Demirel Üniversitesi|d
TED Üniversitesi|v
TOBB Ekonomi ve Teknoloji Üniversitesi|v
Tarsus Üniversitesi|d
Tekirdağ Namık Kemal Üniversitesi|d
Tiran New York Üniversitesi|y
Tokat Gaziosmanpaşa Üniversitesi|d
Toros Üniversitesi|v
Trabzon Üniversitesi|d
Trakya Üniversitesi|d
Türk Hava Kurumu Üniversitesi|v
Türk-Alman Üniversitesi|d
Ufuk Üniversitesi|v
Uluslararası Balkan Üniversitesi|y
Uluslararası Final Üniversitesi|k
Uluslararası Kıbrıs Üniversitesi|k
Uluslararası Saraybosna Üniversitesi|y
Uşak Üniversitesi|d
Van Yüzüncü Yıl Üniversitesi|d
Yakın Doğu Üniversitesi|k
Yalova Üniversitesi|d
Yaşar Üniversitesi|v
Yeditepe Üniversitesi|v
Yozgat Bozok Üniversitesi|d
Yüksek İhtisas Üniversitesi|v
Yıldız Teknik Üniversitesi|d
Zonguldak Bülent Ecevit Üniversitesi|d
Çanakkale Onsekiz Mart Üniversitesi|d
Çankaya Üniversitesi|v
Çankırı Karatekin Üniversitesi|d
Çağ Üniversitesi|v
Çukurova Üniversitesi|d
Özyeğin Üniversitesi|v
Üsküdar Üniversitesi|v
İbn Haldun Üniversitesi|v
İhsan Doğramacı Bilkent Üniversitesi|v
İnönü Üniversitesi|d
İskenderun Teknik Üniversitesi|d
İstanbul 29 Mayıs Üniversitesi|v
İstanbul Arel Üniversitesi|v
İstanbul Atlas Üniversitesi|v
İstanbul Aydın Üniversitesi|v
İstanbul Beykent Üniversitesi|v
İstanbul Bilgi Üniversitesi|v
İstanbul Esenyurt Üniversitesi|v
İstanbul Galata Üniversitesi|v
İstanbul Gedik Üniversitesi|v
İstanbul Gelişim Üniversitesi|v
İstanbul Kent Üniversitesi|v
İstanbul Kültür Üniversitesi|v
İstanbul Medeniyet Üniversitesi|d
İstanbul Medipol Üniversitesi|v
İstanbul Nişantaşı Üniversitesi|v
İstanbul Okan Üniversitesi|v
İstanbul Rumeli Üniversitesi|v
İstanbul Sabahattin Zaim Üniversitesi|v
İstanbul Sağlık ve Teknoloji Üniversitesi|v
İstanbul Teknik Üniversitesi|d
İstanbul Ticaret Üniversitesi|v
İstanbul Topkapı Üniversitesi|v
İstanbul Yeni Yüzyıl Üniversitesi|v
İstanbul Üniversitesi|d
İstanbul Üniversitesi-Cerrahpaşa|d
İstinye Üniversitesi|v
İzmir Bakırçay Üniversitesi|d
İzmir Demokrasi Üniversitesi|d
İzmir Ekonomi Üniversitesi|v
İzmir Kâtip Çelebi Üniversitesi|d
İzmir Tınaztepe Üniversitesi|v
İzmir Yüksek Teknoloji Enstitüsü|d
Şırnak Üniversitesi|d
`;

export const PROGRAMME_CITIES: string = `
Adana
Adıyaman
Afyonkarahisar
Aksaray
Amasya
Ankara
Antalya
Ardahan
Artvin
Aydın
Ağrı
Bakü (Azerbaycan)
Balıkesir
Bartın
Batman
Bayburt
Bilecik
Bingöl
Bitlis
Bişkek (Kırgızistan)
Bolu
Burdur
Bursa
Denizli
Diyarbakır
Düzce
Edirne
Elazığ
Erzincan
Erzurum
Eskişehir
Gaziantep
Gazimağusa (KKTC)
Giresun
Girne (KKTC)
Gümüşhane
Güzelyurt (KKTC)
Hakkari
Hatay
Isparta
Iğdır
Kahramanmaraş
Karabük
Karaman
Kars
Kastamonu
Kayseri
Kilis
Kocaeli
Konya
Kütahya
Kırklareli
Kırıkkale
Kırşehir
Lefke (KKTC)
Lefkoşa (KKTC)
Malatya
Manisa
Mardin
Mersin
Muğla
Muş
Nevşehir
Niğde
Ordu
Osmaniye
Rize
Sakarya
Samsun
Saraybosna (Bosna Hersek)
Siirt
Sinop
Sivas
Tekirdağ
Tiran (Arnavutluk)
Tokat
Trabzon
Tunceli
Türkistan (Kazakistan)
Uşak
Van
Yalova
Yozgat
Zonguldak
Çanakkale
Çankırı
Çorum
Üsküp (Makedonya)
İstanbul
İzmir
Şanlıurfa
Şırnak
`;

export const PROGRAMME_FACULTIES: string = `
ASBÜ-Kuzey Kıbrıs Yerleşkesi (KKTC-Lefkoşa)
Adana Tıp Fakültesi
Afşin Sağlık Yüksekokulu
Ahmet Keleşoğlu Diş Hekimliği Fakültesi
Ahmet Keleşoğlu Eğitim Fakültesi
Ahmet Keleşoğlu İlahiyat Fakültesi
Akdağmadeni Sağlık Yüksekokulu
Akçakoca Bey Siyasal Bilgiler Fakültesi
Akşehir Kadir Yallagöz Sağlık Yüksekokulu
Akşehir Mühendislik ve Mimarlık Fakültesi
Akşehir İktisadi ve İdari Bilimler Fakültesi
Ali Cavit Çelebioğlu Sivil Havacılık Yüksekokulu
Ali Fuad Başgil Hukuk Fakültesi (Çarşamba)
Ardeşen Turizm Fakültesi
Atatürk Eğitim Fakültesi
Atatürk Sağlık Bilimleri Fakültesi
Açık ve Uzaktan Eğitim Fakültesi
Açık ve Uzaktan Öğretim Fakültesi
Açıköğretim Fakültesi
Barbaros Hayrettin Gemi İnşaatı ve Denizcilik Fakültesi
Bartın Orman Fakültesi
Beden Eğitimi ve Spor Yüksekokulu
Beyşehir Ali Akkanat Turizm Fakültesi
Beyşehir Ali Akkanat Uygulamalı Bilimler Yüksekokulu
Beyşehir Ali Akkanat İşletme Fakültesi
Beşeri Bilimler Fakültesi
Biga Uygulamalı Bilimler Fakültesi
Biga İktisadi ve İdari Bilimler Fakültesi
Bilgisayar ve Bilişim Bilimleri Fakültesi
Bilgisayar ve Bilişim Fakültesi
Bilgisayar ve Bilişim Teknolojileri Fakültesi
Bilgisayar ve Teknoloji Yüksekokulu
Bilişim Teknolojisi Yüksekokulu
Birgivi İlahiyat Fakültesi
Bodrum Güzel Sanatlar Fakültesi
Bolvadin Uygulamalı Bilimler Fakültesi
Bor Sağlık Bilimleri Fakültesi
Boyabat İktisadi ve İdari Bilimler Fakültesi
Buca Eğitim Fakültesi
Bucak Bilgisayar ve Bilişim Fakültesi
Bucak Sağlık Yüksekokulu
Bucak Zeliha Tolunay Uygulamalı Teknoloji ve İşletmecilik Yüksekokulu
Bucak İşletme Fakültesi
Bulancak Kadir Karabaş Uygulamalı Bilimler Yüksekokulu
Burhaniye Uygulamalı Bilimler Fakültesi
Bursa Tıp Fakültesi
Büyükkutlu Uygulamalı Bilimler Fakültesi (Yalvaç)
Celal Oruç Hayvansal Üretim Yüksekokulu (Eleşkirt)
Cerrahpaşa Tıp Fakültesi
Ceyhan Mühendislik Fakültesi
Ceyhan Veteriner Fakültesi
Dalaman Sivil Havacılık Yüksekokulu
Dede Korkut Eğitim Fakültesi
Deniz Bilimleri Fakültesi
Deniz Bilimleri ve Teknolojisi Fakültesi
Deniz İşletmeciliği ve Yönetimi Fakültesi
Denizcilik Fakültesi
Denizcilik ve Ulaştırma Yüksekokulu
Develi Sosyal ve Beşeri Bilimler Fakültesi
Develi İslami İlimler Fakültesi
Dil ve Tarih Coğrafya Fakültesi
Dinar Uygulamalı Bilimler Yüksekokulu
Diş Hekimliği Fakültesi
Dr. Fazıl Küçük Eğitim Fakültesi
Eczacılık Fakültesi
Eczacılık Fakültesi (Bafra)
Edebiyat Fakültesi
Edremit Sivil Havacılık Yüksekokulu
Ekonomi ve Yönetim Bilimleri Fakültesi
Elektrik-Elektronik Fakültesi
Erbaa Sağlık Bilimleri Fakültesi
Erbaa Sosyal ve Beşeri Bilimler Fakültesi
Erciş İşletme Fakültesi
Erdemli Uygulamalı Teknoloji ve İşletmecilik Yüksekokulu
Ereğli Eğitim Fakültesi
Ereğli Ziraat Fakültesi
Erzurum Tıp Fakültesi
Eğirdir Su Ürünleri Fakültesi
Eğitim Bilimleri Fakültesi
Eğitim Fakültesi
Eğitim Fakültesi  (Çayeli)
Eğitim Fakültesi (Demirci)
Fatih Eğitim Fakültesi
Fatsa Deniz Bilimleri Fakültesi
Fen Edebiyat Fakültesi
Fen Fakültesi
Fen ve Edebiyat Fakültesi
Fen-Edebiyat Fakültesi
Fethiye Sağlık Bilimleri Fakültesi
Fethiye Ziraat Fakültesi
Fethiye İşletme Fakültesi
Finansal Bilimler Fakültesi
Fizik Tedavi ve Rehabilitasyon Fakültesi
Fizik Tedavi ve Rehabilitasyon Yüksekokulu
Fizyoterapi ve Rehabilitasyon Fakültesi
Florence Nightingale Hastanesi Hemşirelik Yüksekokulu
Florence Nightingale Hemşirelik Fakültesi
Fındıklı Uygulamalı Bilimler Yüksekokulu
Gazi Eğitim Fakültesi
Gaziantep Eğitim Fakültesi
Gazipaşa Havacılık ve Uzay Bilimleri Fakültesi
Gemi İnşaatı ve Deniz Bilimleri Fakültesi
Gemi İnşaatı ve Denizcilik Fakültesi
Gerede Uygulamalı Bilimler Fakültesi
Göksun Uygulamalı Bilimler Yüksekokulu
Gökçeada Uygulamalı Bilimler Yüksekokulu
Gölhisar Uygulamalı Bilimler Yüksekokulu
Görele Güzel Sanatlar Fakültesi
Görele Uygulamalı Bilimler Yüksekokulu
Gülhane Diş Hekimliği Fakültesi (Ankara)
Gülhane Eczacılık Fakültesi (Ankara)
Gülhane Fizyoterapi ve Rehabilitasyon Fakültesi
Gülhane Hemşirelik Fakültesi
Gülhane Sağlık Bilimleri Fakültesi
Gülhane Tıp Fakültesi
Gümüşhane İktisadi ve İdari Bilimler Fakültesi
Güneysu Fizik Tedavi ve Rehabilitasyon Yüksekokulu
Güzel Sanatlar Fakültesi
Güzel Sanatlar Fakültesi (Hacıbektaş)
Güzel Sanatlar Tasarım ve Mimarlık Fakültesi
Güzel Sanatlar ve Mimarlık Fakültesi
Güzel Sanatlar ve Tasarım Fakültesi
Güzel Sanatlar, Tasarım ve Mimarlık Fakültesi
Hamidiye Diş Hekimliği Fakültesi
Hamidiye Eczacılık Fakültesi
Hamidiye Hemşirelik Fakültesi
Hamidiye Sağlık Bilimleri Fakültesi
Hamidiye Tıp Fakültesi
Hamidiye Uluslararası Tıp Fakültesi
Hamidiye Yaşam Bilimleri Fakültesi
Hasan Ali Yücel Eğitim Fakültesi
Hasan Doğan Spor Bilimleri Fakültesi
Hasan Ferdi Turgutlu Teknoloji Fakültesi
Hattat Hamdullah Güzel Sanatlar Fakültesi
Hava Ulaştırma Fakültesi
Havacılık Yüksekokulu
Havacılık ve Uzay Bilimleri Fakültesi
Hemşirelik Fakültesi
Hemşirelik Yüksekokulu
Hopa İktisadi ve İdari Bilimler Fakültesi
Hukuk Fakültesi
Hukuk Fakültesi (Gemlik)
Hukuk ve Sosyal Bilimler Fakültesi
Kadirli Sosyal ve Beşeri Bilimler Fakültesi
Kadirli Uygulamalı Bilimler Fakültesi
Kaman Uygulamalı Bilimler Yüksekokulu
Kamil Özdağ Fen Fakültesi
Kanık Uygulamalı Bilimler Yüksekokulu (Ahlat)
Karadeniz Ereğli Turizm Fakültesi
Kayseri Tıp Fakültesi
Kazım Karabekir Eğitim Fakültesi
Kağızman Uygulamalı Bilimler Yüksekokulu
Kemaliye Hacı Ali Akın Uygulamalı Bilimler Yüksekokulu
Kemer Denizcilik Fakültesi
Keşan Hakkı Yörük Sağlık Yüksekokulu
Keşan Yusuf Çapraz Uygulamalı Bilimler Yüksekokulu
Kilisli Muallim Rıfat Eğitim Fakültesi
Kimya-Metalurji Fakültesi
Kozan İşletme Fakültesi
Kulu Sağlık Bilimleri Fakültesi
Kumluca Sağlık Bilimleri Fakültesi
Kültür Varlıklarını Koruma ve Onarım Yüksekokulu
Kültür ve Sosyal Bilimler Fakültesi
Kütahya Uygulamalı Bilimler Fakültesi
Kırkpınar Spor Bilimleri Fakültesi
Kızıltepe Tarım Bilimleri ve Teknolojileri Fakültesi
Maden Fakültesi
Makine Fakültesi
Manavgat Sosyal ve Beşeri Bilimler Fakültesi
Manavgat Turizm Fakültesi
Manavgat Yabancı Diller Fakültesi
Merzifon İktisadi ve İdari Bilimler Fakültesi
Midyat Sanat ve Tasarım Fakültesi
Milas Veteriner Fakültesi
Mimarlık Fakültesi
Mimarlık ve Güzel Sanatlar Fakültesi
Mimarlık ve Mühendislik Fakültesi
Mimarlık ve Tasarım Fakültesi
Mimarlık, Güzel Sanatlar ve Tasarım Fakültesi
Mimarlık, Tasarım ve Güzel Sanatlar Fakültesi
Moda ve Tasarım Yüksekokulu
Mühendislik Fakültesi
Mühendislik ve Doğa Bilimleri Fakültesi
Mühendislik ve Mimarlık Fakültesi
Mühendislik ve Teknoloji Fakültesi
Mühendislik, Mimarlık ve Tasarım Fakültesi
Mühendislik-Mimarlık Fakültesi
Nazilli İktisadi ve İdari Bilimler Fakültesi
Necat Hepkon Spor Bilimleri Fakültesi
Necatibey Eğitim Fakültesi
Nezahat Keleşoğlu Sağlık Bilimleri Fakültesi
Niksar Uygulamalı Bilimler Fakültesi
Nizip Eğitim Fakültesi
ODTÜ Kuzey Kıbrıs Kampusu (KKTC-Güzelyurt)
Of Teknoloji Fakültesi
Okul Öncesi Eğitim, Psikolojik Danışmanlık ve İşitme Engelliler Fakültesi
Oltu Beşeri ve Sosyal Bilimler Fakültesi
Orman Fakültesi
Patnos Sosyal Hizmetler Yüksekokulu
Polatlı Fen-Edebiyat Fakültesi
Rafet Kayış Mühendislik Fakültesi
Safranbolu Başak Cengiz Mimarlık Fakültesi
Safranbolu Fethi Toker Güzel Sanatlar ve Tasarım Fakültesi
Safranbolu Turizm Fakültesi
Safranbolu Türker İnanoğlu İletişim Fakültesi
Salihli İktisadi ve İdari Bilimler Fakültesi
Sanat Fakültesi
Sanat ve Sosyal Bilimler Fakültesi
Sanat ve Tasarım Fakültesi
Sanat ve Tasarım Fakültesi (Arhavi)
Sanat, Tasarım ve Mimarlık Fakültesi
Sandıklı Uygulamalı Bilimler Yüksekokulu
Saraybosna Uluslararası Diş Hekimliği Fakültesi
Saraybosna Uluslararası Tıp Fakültesi
Sarıkamış Spor Bilimleri Fakültesi
Sarıkamış Turizm Fakültesi
Sarıkaya Fizyoterapi ve Rehabilitasyon Yüksekokulu
Sağlık Bilimleri Fakültesi
Sağlık Bilimleri Fakültesi (Akyazı)
Sağlık Bilimleri Fakültesi (Piraziz)
Sağlık Bilimleri Yüksekokulu
Semra ve Vefa Küçük Sağlık Bilimleri Fakültesi
Serik İşletme Fakültesi
Seydikemer Uygulamalı Bilimler Yüksekokulu
Seydişehir Ahmet Cengiz Mühendislik Fakültesi
Seydişehir Kamil Akkanat Sağlık Bilimleri Fakültesi
Sezai Karakoç Edebiyat Fakültesi
Silifke Uygulamalı Teknoloji ve İşletmecilik Yüksekokulu
Simav Teknoloji Fakültesi
Siverek Uygulamalı Bilimler Fakültesi
Sivil Havacılık Yüksekokulu
Sivil Havacılık Yüksekokulu (Keçiborlu)
Siyasal Bilgiler Fakültesi
Siyasal Bilimler Fakültesi
Sosyal Bilimler Fakültesi
Sosyal ve Beşeri Bilimler Fakültesi
Spor Bilimleri Fakültesi
Su Bilimleri Fakültesi
Su Ürünleri Fakültesi
Suşehri Sağlık Yüksekokulu
Söke İşletme Fakültesi
Sürmene Deniz Bilimleri Fakültesi
Tapu Kadastro Yüksekokulu
Tarım Bilimleri ve Teknoloji Fakültesi
Tarım Bilimleri ve Teknolojileri Fakültesi
Tarım ve Doğa Bilimleri Fakültesi
Tasarım Fakültesi
Tavşanlı Uygulamalı Bilimler Fakültesi
Tayfur Ata Sökmen Tıp Fakültesi
Teknoloji Fakültesi
Tekstil Teknolojileri ve Tasarımı Fakültesi
Temel Bilimler Fakültesi
Teoman Duralı İnsan ve Toplum Bilimleri Fakültesi
Ticari Bilimler Fakültesi
Tirebolu İletişim Fakültesi
Turgut Kıran Denizcilik Fakültesi
Turhal Uygulamalı Bilimler Fakültesi
Turizm Fakültesi
Turizm Fakültesi (Bafra)
Turizm Fakültesi (Eğirdir)
Turizm Fakültesi (Ilgaz)
Turizm Fakültesi (Keşap)
Turizm Fakültesi (Kuşadası)
Turizm Fakültesi (Sapanca)
Turizm ve Otel İşletmeciliği Yüksekokulu
Turizm ve Otelcilik Yüksekokulu
Turizm İşletmeciliği ve Otelcilik Yüksekokulu
Tütün Eksperliği Yüksekokulu
Tıp Fakültesi
Ulaştırma ve Lojistik Fakültesi
Uluslararası Tıp Fakültesi
Uygulamalı Bilimler Fakültesi
Uygulamalı Bilimler Fakültesi (Lüleburgaz)
Uygulamalı Bilimler Fakültesi (Oltu)
Uygulamalı Bilimler Fakültesi (Çivril)
Uygulamalı Bilimler Yüksekokulu
Uygulamalı Bilimler Yüksekokulu (Devrek)
Uygulamalı Sosyal Bilimler Yüksekokulu
Uygulamalı Yönetim Bilimleri Yüksekokulu
Uzunköprü Uygulamalı Bilimler Yüksekokulu
Uçak ve Uzay Bilimleri Fakültesi
Veteriner Fakültesi
Veteriner Fakültesi (Ereğli)
Viranşehir Sağlık Yüksekokulu
Yabancı Diller Fakültesi
Yalova İktisadi ve İdari Bilimler Fakültesi
Yapay Zeka ve Bilişim Fakültesi
Yaşam ve Doğa Bilimleri Fakültesi
Yaşar Doğu Spor Bilimleri Fakültesi
Yusuf Şerefoğlu Sağlık Bilimleri Fakültesi
Yönetim Bilimleri Fakültesi
Zara Veysel Dursun Uygulamalı Bilimler Yüksekokulu
Zile Dinçerler Turizm İşletmeciliği ve Otelcilik Yüksekokulu
Ziraat Fakültesi
Ziraat Fakültesi (Kahta)
Ziraat Fakültesi (Pazar)
Ziraat Fakültesi (Çivril)
Ziraat ve Doğa Bilimleri Fakültesi
Ziya Gökalp Eğitim Fakültesi
Zübeyde Hanım Sağlık Bilimleri Fakültesi
Çan Uygulamalı Bilimler Fakültesi
Çanakkale Uygulamalı Bilimler Fakültesi
Çarşamba İnsan ve Toplum Bilimleri Fakültesi
Çeşme Turizm Fakültesi
Çorlu Mühendislik Fakültesi
Çumra Uygulamalı Bilimler Yüksekokulu
Ödemiş Sağlık Bilimleri Fakültesi
Ömer Seyfettin Uygulamalı Bilimler Fakültesi
Özdemir Bayraktar Havacılık ve Uzay Bilimleri Fakültesi
Ünal Çağıner Turizm ve Mutfak Sanatları Yüksekokulu
Ünye İktisadi ve İdari Bilimler Fakültesi
İTÜ-KKTC Eğitim Araştırma Yerleşkesi (Gazimağusa)
İktisadi ve İdari Bilimler Fakültesi
İktisadi, İdari ve Sosyal Bilimler Fakültesi
İktisat Fakültesi
İlahiyat Fakültesi
İlahiyat Fakültesi (Hopa)
İletişim Bilimleri Fakültesi
İletişim Fakültesi
İletişim Fakültesi (Çarşamba)
İnegöl İşletme Fakültesi
İnsan ve Toplum Bilimleri Fakültesi
İnsani Bilimler Fakültesi
İnsani Bilimler ve Edebiyat Fakültesi
İnşaat Fakültesi
İnşaat ve Çevre Mühendisliği Fakültesi
İslahiye İktisadi ve İdari Bilimler Fakültesi
İslami İlimler Fakültesi
İslami İlimler Fakültesi (Türkoğlu)
İstanbul Tıp Fakültesi
İzmir Tıp Fakültesi
İşletme Fakültesi
İşletme ve Ekonomi Fakültesi
İşletme ve Yönetim Bilimleri Fakültesi
Şarkışla Uygulamalı Bilimler Yüksekokulu
Şebinkarahisar Uygulamalı Bilimler Yüksekokulu
Şereflikoçhisar Uygulamalı Bilimler Fakültesi
`;

export const PROGRAMME_NAMES: string = `
Abaza Dili ve Edebiyatı
Acil Yardım ve Afet Yönetimi
Acil Yardım ve Afet Yönetimi (Bozkır)
Acil Yardım ve Afet Yönetimi (İngilizce) (%50 İndirimli)
Acil Yardım ve Afet Yönetimi (İngilizce) (Burslu)
Adli Bilimler
Adli Bilimler (%50 İndirimli)
Adli Bilimler (Burslu)
Adli Bilimler (KKTC Uyruklu)
Adli Bilimler (Ücretli)
Adli Bilişim Mühendisliği
Adli Bilişim Mühendisliği (KKTC Uyruklu)
Adli Bilişim Mühendisliği (M.T.O.K.)
Aile ve Tüketici Bilimleri
Aktüerya Bilimleri
Aktüerya Bilimleri (KKTC Uyruklu)
Aktüerya Bilimleri (İngilizce) (%50 İndirimli)
Aktüerya Bilimleri (İngilizce) (Burslu)
Aktüerya Bilimleri (İngilizce) (Ücretli)
Alman Dili ve Edebiyatı
Alman Dili ve Edebiyatı (Almanca)
Alman Dili ve Edebiyatı (KKTC Uyruklu)
Almanca Mütercim ve Tercümanlık
Almanca Mütercim ve Tercümanlık (Almanca)
Almanca Mütercim ve Tercümanlık (KKTC Uyruklu)
Almanca Öğretmenliği
Almanca Öğretmenliği (Almanca)
Almanca Öğretmenliği (KKTC Uyruklu)
Amerikan Kültürü ve Edebiyatı
Amerikan Kültürü ve Edebiyatı (İngilizce)
Amerikan Kültürü ve Edebiyatı (İngilizce) (%50 İndirimli)
Amerikan Kültürü ve Edebiyatı (İngilizce) (Burslu)
Amerikan Kültürü ve Edebiyatı (İngilizce) (Ücretli)
Antrenörlük Eğitimi
Antropoloji
Antropoloji (KKTC Uyruklu)
Antropoloji (İngilizce) (%50 İndirimli)
Antropoloji (İngilizce) (Burslu)
Arap Dili ve Edebiyatı
Arap Dili ve Edebiyatı (Arapça)
Arap Dili ve Edebiyatı (Uzaktan Öğretim)
Arapça Mütercim ve Tercümanlık
Arapça Mütercim ve Tercümanlık (%50 İndirimli)
Arapça Mütercim ve Tercümanlık (Arapça)
Arapça Mütercim ve Tercümanlık (Burslu)
Arapça Mütercim ve Tercümanlık (KKTC Uyruklu)
Arapça Öğretmenliği
Arapça Öğretmenliği (%50 İndirimli)
Arapça Öğretmenliği (Burslu)
Arkeoloji
Arkeoloji (KKTC Uyruklu)
Arkeoloji (İngilizce)
Arkeoloji (İngilizce) (%50 İndirimli)
Arkeoloji (İngilizce) (Burslu)
Arkeoloji (İngilizce) (Ücretli)
Arkeoloji ve Sanat Tarihi (Burslu)
Arkeoloji ve Sanat Tarihi (Ücretli)
Arkeoloji ve Sanat Tarihi (İngilizce) (%50 İndirimli)
Arkeoloji ve Sanat Tarihi (İngilizce) (Burslu)
Arnavut Dili ve Edebiyatı
Astronomi ve Uzay Bilimleri
Astronomi ve Uzay Bilimleri (KKTC Uyruklu)
Ayakkabı Tasarımı ve Üretimi
Azerbaycan Türkçesi ve Edebiyatı
Ağaç İşleri Endüstri Mühendisliği
Ağaç İşleri Endüstri Mühendisliği (KKTC Uyruklu)
Ağaç İşleri Endüstri Mühendisliği (M.T.O.K.)
Bahçe Bitkileri
Bahçe Bitkileri (KKTC Uyruklu)
Bahçe Bitkileri (İngilizce) (%50 İndirimli)
Bahçe Bitkileri (İngilizce) (Burslu)
Balıkçılık Teknolojisi Mühendisliği
Balıkçılık Teknolojisi Mühendisliği (KKTC Uyruklu)
Balıkçılık Teknolojisi Mühendisliği (İngilizce) (Burslu)
Bankacılık
Bankacılık (KKTC Uyruklu)
Bankacılık ve Finans (%25 İndirimli)
Bankacılık ve Finans (%50 İndirimli)
Bankacılık ve Finans (Ücretli)
Bankacılık ve Sigortacılık
Bankacılık ve Sigortacılık (%50 İndirimli)
Bankacılık ve Sigortacılık (Burslu)
Bankacılık ve Sigortacılık (KKTC Uyruklu)
Bankacılık ve Sigortacılık (Ücretli)
Bankacılık ve Sigortacılık (İngilizce) (%50 İndirimli)
Bankacılık ve Sigortacılık (İngilizce) (Burslu)
Bankacılık ve Sigortacılık (İngilizce) (Ücretli)
Basım Teknolojileri
Basın ve Yayın (%50 İndirimli)
Basın ve Yayın (Burslu)
Beden Eğitimi ve Spor Öğretmenliği
Beden Eğitimi ve Spor Öğretmenliği (İngilizce)
Beslenme ve Diyetetik
Beslenme ve Diyetetik (%25 İndirimli)
Beslenme ve Diyetetik (%50 İndirimli)
Beslenme ve Diyetetik (Ankara)
Beslenme ve Diyetetik (Burslu)
Beslenme ve Diyetetik (Ücretli)
Beslenme ve Diyetetik (İngilizce)
Beslenme ve Diyetetik (İngilizce) (%25 İndirimli)
Beslenme ve Diyetetik (İngilizce) (%50 İndirimli)
Beslenme ve Diyetetik (İngilizce) (Burslu)
Beslenme ve Diyetetik (İngilizce) (Ücretli)
Bilgi Güvenliği Teknolojisi
Bilgi Güvenliği Teknolojisi (%50 İndirimli)
Bilgi Güvenliği Teknolojisi (Burslu)
Bilgi Güvenliği Teknolojisi (Ücretli)
Bilgi Güvenliği Teknolojisi (İngilizce)
Bilgi Güvenliği Teknolojisi (İngilizce) (%50 İndirimli)
Bilgi Güvenliği Teknolojisi (İngilizce) (Burslu)
Bilgi Güvenliği Teknolojisi (İngilizce) (Ücretli)
Bilgi ve Belge Yönetimi
Bilgi ve Belge Yönetimi (%50 İndirimli)
Bilgi ve Belge Yönetimi (Burslu)
Bilgi ve Belge Yönetimi (KKTC Uyruklu)
Bilgisayar Bilimleri
Bilgisayar Bilimleri (%50 İndirimli)
Bilgisayar Bilimleri (Burslu)
Bilgisayar Bilimleri (İngilizce) (%50 İndirimli)
Bilgisayar Bilimleri (İngilizce) (Burslu)
Bilgisayar Bilimleri ve Mühendisliği (%25 İndirimli)
Bilgisayar Bilimleri ve Mühendisliği (%50 İndirimli)
Bilgisayar Bilimleri ve Mühendisliği (Burslu)
Bilgisayar Mühendisliği
Bilgisayar Mühendisliği (%25 İndirimli)
Bilgisayar Mühendisliği (%50 İndirimli)
Bilgisayar Mühendisliği (Almanca)
Bilgisayar Mühendisliği (Burslu)
Bilgisayar Mühendisliği (Fransızca)
Bilgisayar Mühendisliği (KKTC Uyruklu)
Bilgisayar Mühendisliği (M.T.O.K.)
Bilgisayar Mühendisliği (Ücretli)
Bilgisayar Mühendisliği (İngilizce)
Bilgisayar Mühendisliği (İngilizce) (%25 İndirimli)
Bilgisayar Mühendisliği (İngilizce) (%50 İndirimli)
Bilgisayar Mühendisliği (İngilizce) (Burslu)
Bilgisayar Mühendisliği (İngilizce) (KKTC Uyruklu)
Bilgisayar Mühendisliği (İngilizce) (UOLP-Azerbaycan Teknik Üniversitesi) (Ücretli)
Bilgisayar Mühendisliği (İngilizce) (UOLP-Uluslararası Saraybosna Üniversitesi) (Ücretli)
Bilgisayar Mühendisliği (İngilizce) (Ücretli)
Bilgisayar Teknolojisi ve Bilişim Sistemleri
Bilgisayar ve Öğretim Teknolojileri Öğretmenliği
Bilgisayar ve Öğretim Teknolojileri Öğretmenliği (İngilizce)
Bilgisayar ve Öğretim Teknolojileri Öğretmenliği (İngilizce) (Burslu)
Bilim Tarihi
Bilim Tarihi (%50 İndirimli)
Bilim Tarihi (Burslu)
Bilişim Sistemleri Mühendisliği
Bilişim Sistemleri Mühendisliği (%50 İndirimli)
Bilişim Sistemleri Mühendisliği (Burslu)
Bilişim Sistemleri Mühendisliği (KKTC Uyruklu)
Bilişim Sistemleri Mühendisliği (M.T.O.K.)
Bilişim Sistemleri Mühendisliği (İngilizce) (%50 İndirimli)
Bilişim Sistemleri Mühendisliği (İngilizce) (Burslu)
Bilişim Sistemleri Mühendisliği (İngilizce) (UOLP-Suny Binghamton) (Ücretli)
Bilişim Sistemleri Mühendisliği (İngilizce) (Ücretli)
Bilişim Sistemleri ve Teknolojileri
Bilişim Sistemleri ve Teknolojileri (%50 İndirimli)
Bilişim Sistemleri ve Teknolojileri (Burslu)
Bilişim Sistemleri ve Teknolojileri (KKTC Uyruklu)
Bilişim Sistemleri ve Teknolojileri (Ücretli)
Bilişim Sistemleri ve Teknolojileri (İngilizce)
Bilişim Sistemleri ve Teknolojileri (İngilizce) (%50 İndirimli)
Bilişim Sistemleri ve Teknolojileri (İngilizce) (Burslu)
Bilişim Sistemleri ve Teknolojileri (İngilizce) (KKTC Uyruklu)
Bilişim Sistemleri ve Teknolojileri (İngilizce) (Ücretli)
Bitki Koruma
Bitki Koruma (KKTC Uyruklu)
Bitkisel Üretim ve Teknolojileri
Bitkisel Üretim ve Teknolojileri (KKTC Uyruklu)
Bitkisel Üretim ve Teknolojileri (İngilizce)
Bitkisel Üretim ve Teknolojileri (İngilizce) (%50 İndirimli)
Bitkisel Üretim ve Teknolojileri (İngilizce) (Burslu)
Biyokimya
Biyokimya (KKTC Uyruklu)
Biyoloji
Biyoloji (KKTC Uyruklu)
Biyoloji (UOLP-Gence Devlet Üniversitesi) (Ücretli)
Biyoloji (İngilizce)
Biyoloji (İngilizce) (KKTC Uyruklu)
Biyoloji Öğretmenliği
Biyoloji Öğretmenliği (KKTC Uyruklu)
Biyomedikal Mühendisliği
Biyomedikal Mühendisliği (%50 İndirimli)
Biyomedikal Mühendisliği (Burslu)
Biyomedikal Mühendisliği (KKTC Uyruklu)
Biyomedikal Mühendisliği (M.T.O.K.)
Biyomedikal Mühendisliği (Ücretli)
Biyomedikal Mühendisliği (İngilizce)
Biyomedikal Mühendisliği (İngilizce) (%50 İndirimli)
Biyomedikal Mühendisliği (İngilizce) (Burslu)
Biyomedikal Mühendisliği (İngilizce) (KKTC Uyruklu)
Biyomedikal Mühendisliği (İngilizce) (Ücretli)
Biyomühendislik
Biyomühendislik (KKTC Uyruklu)
Biyomühendislik (UOLP-Montana State Üniversitesi) (İngilizce) (UOLP) (Ücretli)
Biyomühendislik (İngilizce)
Biyomühendislik (İngilizce) (%50 İndirimli)
Biyomühendislik (İngilizce) (Burslu)
Biyomühendislik (İngilizce) (KKTC Uyruklu)
Biyomühendislik (İngilizce) (UOLP-Uluslararası Saraybosna Üniversitesi) (Ücretli)
Biyosistem Mühendisliği
Biyosistem Mühendisliği (KKTC Uyruklu)
Biyosistem Mühendisliği (İngilizce)
Biyoteknoloji
Biyoteknoloji (KKTC Uyruklu)
Boşnak Dili ve Edebiyatı
Boşnak Dili ve Edebiyatı (Boşnakça)
Bulgar Dili ve Edebiyatı (Bulgarca)
Bulgarca Mütercim ve Tercümanlık
Cevher Hazırlama Mühendisliği
Coğrafya
Coğrafya (Açıköğretim)
Coğrafya (KKTC Uyruklu)
Coğrafya (Uzaktan Öğretim)
Coğrafya (İngilizce)
Coğrafya (İngilizce) (KKTC Uyruklu)
Coğrafya Öğretmenliği
Coğrafya Öğretmenliği (KKTC Uyruklu)
Deniz Ulaştırma İşletme Mühendisliği
Deniz Ulaştırma İşletme Mühendisliği (İngilizce)
Deniz Ulaştırma İşletme Mühendisliği (İngilizce) (%50 İndirimli)
Deniz Ulaştırma İşletme Mühendisliği (İngilizce) (Burslu)
Deniz Ulaştırma İşletme Mühendisliği (İngilizce) (UOLP-Suny Maritime) (%50 İndirimli)
Deniz Ulaştırma İşletme Mühendisliği (İngilizce) (UOLP-Suny Maritime) (Ücretli)
Deniz Ulaştırma İşletme Mühendisliği (İngilizce) (Ücretli)
Denizcilik İşletmeleri Yönetimi
Denizcilik İşletmeleri Yönetimi (İngilizce)
Denizcilik İşletmeleri Yönetimi (İngilizce) (%50 İndirimli)
Denizcilik İşletmeleri Yönetimi (İngilizce) (Burslu)
Denizcilik İşletmeleri Yönetimi (İngilizce) (Ücretli)
Deri Mühendisliği (İngilizce)
Dijital Oyun Tasarımı
Dijital Oyun Tasarımı (%25 İndirimli)
Dijital Oyun Tasarımı (%50 İndirimli)
Dijital Oyun Tasarımı (Burslu)
Dijital Oyun Tasarımı (KKTC Uyruklu)
Dijital Oyun Tasarımı (Ücretli)
Dijital Oyun Tasarımı (İngilizce) (%50 İndirimli)
Dijital Oyun Tasarımı (İngilizce) (Burslu)
Dijital Oyun Tasarımı (İngilizce) (Ücretli)
Dil ve Konuşma Terapisi
Dil ve Konuşma Terapisi (%25 İndirimli)
Dil ve Konuşma Terapisi (%50 İndirimli)
Dil ve Konuşma Terapisi (Burslu)
Dil ve Konuşma Terapisi (KKTC Uyruklu)
Dil ve Konuşma Terapisi (Ücretli)
Dil ve Konuşma Terapisi (İngilizce) (%50 İndirimli)
Dil ve Konuşma Terapisi (İngilizce) (Burslu)
Dilbilimi
Dilbilimi (İngilizce)
Diş Hekimliği
Diş Hekimliği (%25 İndirimli)
Diş Hekimliği (%50 İndirimli)
Diş Hekimliği (Ankara)
Diş Hekimliği (Ankara) (Erkek) (Milli Savunma Bakanlığı Adına)
Diş Hekimliği (Ankara) (Erkek) (İçişleri Bakanlığı Adına)
Diş Hekimliği (Ankara) (Kız) (Milli Savunma Bakanlığı Adına)
Diş Hekimliği (Ankara) (Kız) (İçişleri Bakanlığı Adına)
Diş Hekimliği (Burslu)
Diş Hekimliği (UOLP-Uluslararası Saraybosna Üniversitesi) (Burslu)
Diş Hekimliği (UOLP-Uluslararası Saraybosna Üniversitesi) (Ücretli)
Diş Hekimliği (Uolp-Sağlık Bilimleri Üniversitesi) (%50 İndirimli)
Diş Hekimliği (Uolp-Sağlık Bilimleri Üniversitesi) (Burslu)
Diş Hekimliği (Uolp-Sağlık Bilimleri Üniversitesi) (Ücretli)
Diş Hekimliği (Ücretli)
Diş Hekimliği (İngilizce)
Diş Hekimliği (İngilizce) (%25 İndirimli)
Diş Hekimliği (İngilizce) (%50 İndirimli)
Diş Hekimliği (İngilizce) (Burslu)
Diş Hekimliği (İngilizce) (Ücretli)
Diş Hekimliği Fakültesi
Diş Hekimliği(UOLP-Uluslararası Saraybosna Üniversitesi) (%50 İndirimli)
Doğa Koruma ve Biyoçeşitlilik Yönetimi
E-Ticaret (%25 İndirimli)
E-Ticaret (%50 İndirimli)
E-Ticaret (Ücretli)
Ebelik
Ebelik (%25 İndirimli)
Ebelik (%50 İndirimli)
Ebelik (Ankara)
Ebelik (Besni)
Ebelik (Burslu)
Ebelik (Ücretli)
Eczacılık
Eczacılık (%25 İndirimli)
Eczacılık (%50 İndirimli)
Eczacılık (Ankara)
Eczacılık (Ankara) (Erkek) (Milli Savunma Bakanlığı Adına)
Eczacılık (Burslu)
Eczacılık (Ücretli)
Eczacılık (İngilizce)
Eczacılık (İngilizce) (%50 İndirimli)
Eczacılık (İngilizce) (Burslu)
Eczacılık (İngilizce) (Ücretli)
Egzersiz ve Spor Bilimleri (%50 İndirimli)
Egzersiz ve Spor Bilimleri (Burslu)
Egzersiz ve Spor Bilimleri (Ücretli)
Ekonometri
Ekonometri (KKTC Uyruklu)
Ekonometri (İngilizce)
Ekonomi
Ekonomi (%25 İndirimli)
Ekonomi (%50 İndirimli)
Ekonomi (Burslu)
Ekonomi (KKTC Uyruklu)
Ekonomi (Ücretli)
Ekonomi (İngilizce)
Ekonomi (İngilizce) (%50 İndirimli)
Ekonomi (İngilizce) (Burslu)
Ekonomi (İngilizce) (UOLP-Batı Kanada Huron Üniversitesi) (Ücretli)
Ekonomi (İngilizce) (UOLP-Suny Cortland) (Ücretli)
Ekonomi (İngilizce) (UOLP-Uluslararası Saraybosna Üniversitesi) (Ücretli)
Ekonomi (İngilizce) (Ücretli)
Ekonomi ve Finans
Ekonomi ve Finans (%50 İndirimli)
Ekonomi ve Finans (Burslu)
Ekonomi ve Finans (KKTC Uyruklu)
Ekonomi ve Finans (İngilizce) (%50 İndirimli)
Ekonomi ve Finans (İngilizce) (Burslu)
Ekonomi ve Finans (İngilizce) (Ücretli)
El Sanatları
El Sanatları (M.T.O.K.)
Elektrik Mühendisliği
Elektrik Mühendisliği (KKTC Uyruklu)
Elektrik Mühendisliği (İngilizce)
Elektrik Mühendisliği (İngilizce) (KKTC Uyruklu)
Elektrik-Elektronik Mühendisliği
Elektrik-Elektronik Mühendisliği (%25 İndirimli)
Elektrik-Elektronik Mühendisliği (%50 İndirimli)
Elektrik-Elektronik Mühendisliği (Almanca)
Elektrik-Elektronik Mühendisliği (Burslu)
Elektrik-Elektronik Mühendisliği (M.T.O.K.)
Elektrik-Elektronik Mühendisliği (UOLP-Azerbaycan Teknik Üniversitesi) (Ücretli)
Elektrik-Elektronik Mühendisliği (Ücretli)
Elektrik-Elektronik Mühendisliği (İngilizce)
Elektrik-Elektronik Mühendisliği (İngilizce) (%25 İndirimli)
Elektrik-Elektronik Mühendisliği (İngilizce) (%50 İndirimli)
Elektrik-Elektronik Mühendisliği (İngilizce) (Burslu)
Elektrik-Elektronik Mühendisliği (İngilizce) (UOLP-Azerbaycan Mimarlık ve İnşaat Üniversitesi) (Ücretli)
Elektrik-Elektronik Mühendisliği (İngilizce) (Ücretli)
Elektronik Mühendisliği
Elektronik Mühendisliği (KKTC Uyruklu)
Elektronik Ticaret ve Yönetimi
Elektronik Ticaret ve Yönetimi (%50 İndirimli)
Elektronik Ticaret ve Yönetimi (Açıköğretim)
Elektronik Ticaret ve Yönetimi (Burslu)
Elektronik Ticaret ve Yönetimi (İngilizce) (%50 İndirimli)
Elektronik Ticaret ve Yönetimi (İngilizce) (Burslu)
Elektronik Ticaret ve Yönetimi (İngilizce) (Ücretli)
Elektronik ve Haberleşme Mühendisliği
Elektronik ve Haberleşme Mühendisliği (İngilizce)
Elektronik ve Haberleşme Mühendisliği (İngilizce) (%50 İndirimli)
Elektronik ve Haberleşme Mühendisliği (İngilizce) (Burslu)
Elektronik ve Haberleşme Mühendisliği (İngilizce) (KKTC Uyruklu)
Elektronik ve Haberleşme Mühendisliği (İngilizce) (UOLP-New Jersey Institute Of Technology) (Ücretli)
Elektronik ve Haberleşme Mühendisliği (İngilizce) (UOLP-Uluslararası Saraybosna Üniversitesi) (Ücretli)
Elektronik ve Haberleşme Mühendisliği (İngilizce) (Ücretli)
Emlak ve Emlak Yönetimi
Endüstri Mühendisliği
Endüstri Mühendisliği (%25 İndirimli)
Endüstri Mühendisliği (%50 İndirimli)
Endüstri Mühendisliği (Almanca)
Endüstri Mühendisliği (Burslu)
Endüstri Mühendisliği (Fransızca)
Endüstri Mühendisliği (KKTC Uyruklu)
Endüstri Mühendisliği (Ücretli)
Endüstri Mühendisliği (İngilizce)
Endüstri Mühendisliği (İngilizce) (%25 İndirimli)
Endüstri Mühendisliği (İngilizce) (%50 İndirimli)
Endüstri Mühendisliği (İngilizce) (Burslu)
Endüstri Mühendisliği (İngilizce) (KKTC Uyruklu)
Endüstri Mühendisliği (İngilizce) (UOLP-Suny Binghamton) (Ücretli)
Endüstri Mühendisliği (İngilizce) (Ücretli)
Endüstri Yönetimi Mühendisliği (%25 İndirimli)
Endüstri Yönetimi Mühendisliği (%50 İndirimli)
Endüstri Yönetimi Mühendisliği (Ücretli)
Endüstriyel Tasarım
Endüstriyel Tasarım (%25 İndirimli)
Endüstriyel Tasarım (%50 İndirimli)
Endüstriyel Tasarım (Burslu)
Endüstriyel Tasarım (Ücretli)
Endüstriyel Tasarım (İngilizce)
Endüstriyel Tasarım (İngilizce) (%50 İndirimli)
Endüstriyel Tasarım (İngilizce) (Burslu)
Endüstriyel Tasarım (İngilizce) (Ücretli)
Endüstriyel Tasarım Mühendisliği
Endüstriyel Tasarım Mühendisliği (Burslu)
Endüstriyel Tasarım Mühendisliği (M.T.O.K.)
Enerji Bilimi ve Teknolojileri (Almanca)
Enerji Sistemleri Mühendisliği
Enerji Sistemleri Mühendisliği (KKTC Uyruklu)
Enerji Sistemleri Mühendisliği (M.T.O.K.)
Enerji Sistemleri Mühendisliği (İngilizce)
Enerji Sistemleri Mühendisliği (İngilizce) (%50 İndirimli)
Enerji Sistemleri Mühendisliği (İngilizce) (Burslu)
Enerji Sistemleri Mühendisliği (İngilizce) (Ücretli)
Enerji Yönetimi
Enerji Yönetimi (%50 İndirimli)
Enerji Yönetimi (Burslu)
Enerji Yönetimi (Ücretli)
Ergoterapi
Ergoterapi (%50 İndirimli)
Ergoterapi (Ankara)
Ergoterapi (Burslu)
Ergoterapi (KKTC Uyruklu)
Ergoterapi (Ücretli)
Ergoterapi (İngilizce) (%50 İndirimli)
Ergoterapi (İngilizce) (Burslu)
Ermeni Dili ve Kültürü
Ermeni Dili ve Kültürü (Ermenice)
Eski Yunan Dili ve Edebiyatı
Eğitim Bilimleri (Rehberlik ve Psikolojik Danışmanlık)
Fars Dili ve Edebiyatı
Farsça Mütercim ve Tercümanlık
Felsefe
Felsefe (%50 İndirimli)
Felsefe (Açıköğretim)
Felsefe (Burslu)
Felsefe (Fransızca)
Felsefe (KKTC Uyruklu)
Felsefe (İngilizce)
Felsefe (İngilizce) (%50 İndirimli)
Felsefe (İngilizce) (Burslu)
Felsefe (İngilizce) (KKTC Uyruklu)
Felsefe Grubu Öğretmenliği
Fen Bilgisi Öğretmenliği
Fen Bilgisi Öğretmenliği (İngilizce)
Film Tasarımı ve Yazarlığı
Film Tasarımı ve Yazarlığı (KKTC Uyruklu)
Film Tasarımı ve Yönetimi
Film Tasarımı ve Yönetimi (%50 İndirimli)
Film Tasarımı ve Yönetimi (Burslu)
Film Tasarımı ve Yönetimi (Ücretli)
Film Tasarımı ve Yönetimi (İngilizce) (%50 İndirimli)
Film Tasarımı ve Yönetimi (İngilizce) (Burslu)
Film Tasarımı ve Yönetimi (İngilizce) (Ücretli)
Film Tasarımı ve Yönetmenliği
Filoloji (Kırgız Dili ve Edebiyatı)
Filoloji (İngiliz Dili ve Edebiyatı)
Finans ve Bankacılık
Finans ve Bankacılık (%50 İndirimli)
Finans ve Bankacılık (Burslu)
Finans ve Bankacılık (KKTC Uyruklu)
Finans ve Bankacılık (Ücretli)
Finans ve Bankacılık (İngilizce)
Finans ve Bankacılık (İngilizce) (%50 İndirimli)
Finans ve Bankacılık (İngilizce) (Burslu)
Finans ve Bankacılık (İngilizce) (Ücretli)
Fizik
Fizik (KKTC Uyruklu)
Fizik (İngilizce)
Fizik (İngilizce) (%50 İndirimli)
Fizik (İngilizce) (Burslu)
Fizik (İngilizce) (KKTC Uyruklu)
Fizik (İngilizce) (UOLP-Coe College) (Ücretli)
Fizik (İngilizce) (Ücretli)
Fizik Mühendisliği
Fizik Mühendisliği (KKTC Uyruklu)
Fizik Mühendisliği (İngilizce)
Fizik Mühendisliği (İngilizce) (KKTC Uyruklu)
Fizik Öğretmenliği
Fizik Öğretmenliği (KKTC Uyruklu)
Fizik Öğretmenliği (İngilizce)
Fizik Öğretmenliği (İngilizce) (KKTC Uyruklu)
Fizyoterapi ve Rehabilitasyon
Fizyoterapi ve Rehabilitasyon (%25 İndirimli)
Fizyoterapi ve Rehabilitasyon (%50 İndirimli)
Fizyoterapi ve Rehabilitasyon (Ankara)
Fizyoterapi ve Rehabilitasyon (Burslu)
Fizyoterapi ve Rehabilitasyon (Ücretli)
Fizyoterapi ve Rehabilitasyon (İngilizce)
Fizyoterapi ve Rehabilitasyon (İngilizce) (%25 İndirimli)
Fizyoterapi ve Rehabilitasyon (İngilizce) (%50 İndirimli)
Fizyoterapi ve Rehabilitasyon (İngilizce) (Burslu)
Fizyoterapi ve Rehabilitasyon (İngilizce) (Ücretli)
Fotonik
Fotonik (İngilizce)
Fotoğraf
Fotoğraf ve Video
Fransız Dili ve Edebiyatı
Fransız Dili ve Edebiyatı (Fransızca)
Fransız Dili ve Edebiyatı (KKTC Uyruklu)
Fransızca Mütercim ve Tercümanlık
Fransızca Mütercim ve Tercümanlık (KKTC Uyruklu)
Fransızca Öğretmenliği
Fransızca Öğretmenliği (Fransızca)
Fransızca Öğretmenliği (KKTC Uyruklu)
Gastronomi ve Mutfak Sanatları
Gastronomi ve Mutfak Sanatları (%25 İndirimli)
Gastronomi ve Mutfak Sanatları (%50 İndirimli)
Gastronomi ve Mutfak Sanatları (Burslu)
Gastronomi ve Mutfak Sanatları (M.T.O.K.)
Gastronomi ve Mutfak Sanatları (Mengen)
Gastronomi ve Mutfak Sanatları (Ücretli)
Gastronomi ve Mutfak Sanatları (İngilizce) (%50 İndirimli)
Gastronomi ve Mutfak Sanatları (İngilizce) (Burslu)
Gastronomi ve Mutfak Sanatları (İngilizce) (Ücretli)
Gayrimenkul Geliştirme ve Yönetimi
Gazetecilik
Gazetecilik (%50 İndirimli)
Gazetecilik (Burslu)
Gazetecilik (KKTC Uyruklu)
Gazetecilik (Uzaktan Öğretim)
Gazetecilik (Ücretli)
Gazetecilik (İngilizce) (%50 İndirimli)
Gazetecilik (İngilizce) (Burslu)
Geleneksel Türk Sanatları
Gemi Makineleri İşletme Mühendisliği
Gemi Makineleri İşletme Mühendisliği (KKTC Uyruklu)
Gemi Makineleri İşletme Mühendisliği (İngilizce)
Gemi Makineleri İşletme Mühendisliği (İngilizce) (%50 İndirimli)
Gemi Makineleri İşletme Mühendisliği (İngilizce) (Burslu)
Gemi Makineleri İşletme Mühendisliği (İngilizce) (KKTC Uyruklu)
Gemi Makineleri İşletme Mühendisliği (İngilizce) (UOLP-Suny Maritime) (%50 İndirimli)
Gemi Makineleri İşletme Mühendisliği (İngilizce) (UOLP-Suny Maritime) (Ücretli)
Gemi Makineleri İşletme Mühendisliği (İngilizce) (Ücretli)
Gemi ve Deniz Teknolojisi Mühendisliği
Gemi ve Yat Tasarımı (%50 İndirimli)
Gemi ve Yat Tasarımı (Burslu)
Gemi ve Yat Tasarımı (Ücretli)
Gemi İnşaatı ve Gemi Makineleri Mühendisliği
Gemi İnşaatı ve Gemi Makineleri Mühendisliği (KKTC Uyruklu)
Gemi İnşaatı ve Gemi Makineleri Mühendisliği (UOLP-Strathclyde) (İngilizce) (UOLP)
Gemi İnşaatı ve Gemi Makineleri Mühendisliği (İngilizce) (%50 İndirimli)
Gemi İnşaatı ve Gemi Makineleri Mühendisliği (İngilizce) (Burslu)
Gemi İnşaatı ve Gemi Makineleri Mühendisliği (İngilizce) (Ücretli)
Genetik ve Biyomühendislik
Genetik ve Biyomühendislik (%25 İndirimli)
Genetik ve Biyomühendislik (%50 İndirimli)
Genetik ve Biyomühendislik (Burslu)
Genetik ve Biyomühendislik (KKTC Uyruklu)
Genetik ve Biyomühendislik (İngilizce)
Genetik ve Biyomühendislik (İngilizce) (%50 İndirimli)
Genetik ve Biyomühendislik (İngilizce) (Burslu)
Gerontoloji
Gerontoloji (%50 İndirimli)
Gerontoloji (Burslu)
Grafik
Grafik (%50 İndirimli)
Grafik (Burslu)
Grafik Sanatlar (Açıköğretim)
Grafik Tasarımı
Grafik Tasarımı (%25 İndirimli)
Grafik Tasarımı (%50 İndirimli)
Grafik Tasarımı (Burslu)
Grafik Tasarımı (Ücretli)
Grafik Tasarımı (İngilizce) (%50 İndirimli)
Grafik Tasarımı (İngilizce) (Burslu)
Grafik Tasarımı (İngilizce) (Ücretli)
Görsel Sanatlar  (%25 İndirimli)
Görsel Sanatlar (%50 İndirimli)
Görsel Sanatlar (Ücretli)
Görsel Sanatlar ve İletişim Tasarımı (%25 İndirimli)
Görsel Sanatlar ve İletişim Tasarımı (%50 İndirimli)
Görsel İletişim Tasarımı
Görsel İletişim Tasarımı (%25 İndirimli)
Görsel İletişim Tasarımı (%50 İndirimli)
Görsel İletişim Tasarımı (Açıköğretim)
Görsel İletişim Tasarımı (Burslu)
Görsel İletişim Tasarımı (KKTC Uyruklu)
Görsel İletişim Tasarımı (Ücretli)
Görsel İletişim Tasarımı (İngilizce) (%50 İndirimli)
Görsel İletişim Tasarımı (İngilizce) (Burslu)
Görsel İletişim Tasarımı (İngilizce) (Ücretli)
Gümrük İşletme
Gümrük İşletme (KKTC Uyruklu)
Gürcü Dili ve Edebiyatı
Gıda Mühendisliği
Gıda Mühendisliği (%50 İndirimli)
Gıda Mühendisliği (Burslu)
Gıda Mühendisliği (KKTC Uyruklu)
Gıda Mühendisliği (UOLP-Azerbaycan Devlet İktisat Üniversitesi) (Ücretli)
Gıda Mühendisliği (İngilizce)
Gıda Mühendisliği (İngilizce) (%50 İndirimli)
Gıda Mühendisliği (İngilizce) (Burslu)
Gıda Mühendisliği (İngilizce) (KKTC Uyruklu)
Gıda Teknolojisi
Halkbilimi
Halkbilimi (KKTC Uyruklu)
Halkla İlişkiler ve Pazarlama İletişimi (%25 İndirimli)
Halkla İlişkiler ve Pazarlama İletişimi (Ücretli)
Halkla İlişkiler ve Reklamcılık
Halkla İlişkiler ve Reklamcılık (%50 İndirimli)
Halkla İlişkiler ve Reklamcılık (Açıköğretim)
Halkla İlişkiler ve Reklamcılık (Burslu)
Halkla İlişkiler ve Reklamcılık (Ücretli)
Halkla İlişkiler ve Reklamcılık (İngilizce) (%50 İndirimli)
Halkla İlişkiler ve Reklamcılık (İngilizce) (Burslu)
Halkla İlişkiler ve Reklamcılık (İngilizce) (Ücretli)
Halkla İlişkiler ve Tanıtım
Halkla İlişkiler ve Tanıtım (%25 İndirimli)
Halkla İlişkiler ve Tanıtım (%50 İndirimli)
Halkla İlişkiler ve Tanıtım (Açıköğretim)
Halkla İlişkiler ve Tanıtım (Burslu)
Halkla İlişkiler ve Tanıtım (Uzaktan Öğretim)
Halkla İlişkiler ve Tanıtım (Ücretli)
Halkla İlişkiler ve Tanıtım (İngilizce) (%50 İndirimli)
Halkla İlişkiler ve Tanıtım (İngilizce) (Burslu)
Halkla İlişkiler ve Tanıtım (İngilizce) (Ücretli)
Halkla İlişkiler ve pazarlama İletişimi (%50 İndirimli)
Harita Mühendisliği
Harita Mühendisliği (KKTC Uyruklu)
Harita Mühendisliği (İngilizce)
Harita Mühendisliği (İngilizce) (%50 İndirimli)
Harita Mühendisliği (İngilizce) (Burslu)
Harita Mühendisliği (İngilizce) (KKTC Uyruklu)
Hassas Tarım ve Tarımsal Robotlar
Hassas Tarım ve Tarımsal Robotlar (İngilizce)
Havacılık Elektrik ve Elektroniği
Havacılık Elektrik ve Elektroniği (%25 İndirimli)
Havacılık Elektrik ve Elektroniği (%50 İndirimli)
Havacılık Elektrik ve Elektroniği (Burslu)
Havacılık Elektrik ve Elektroniği (KKTC Uyruklu)
Havacılık Elektrik ve Elektroniği (Ücretli)
Havacılık Elektrik ve Elektroniği (İngilizce) (%50 İndirimli)
Havacılık Elektrik ve Elektroniği (İngilizce) (Burslu)
Havacılık Yönetimi
Havacılık Yönetimi (%50 İndirimli)
Havacılık Yönetimi (Açıköğretim)
Havacılık Yönetimi (Burslu)
Havacılık Yönetimi (KKTC Uyruklu)
Havacılık Yönetimi (Ücretli)
Havacılık Yönetimi (İngilizce)
Havacılık Yönetimi (İngilizce) (%50 İndirimli)
Havacılık Yönetimi (İngilizce) (Burslu)
Havacılık Yönetimi (İngilizce) (Ücretli)
Havacılık ve Uzay Mühendisliği
Havacılık ve Uzay Mühendisliği (KKTC Uyruklu)
Havacılık ve Uzay Mühendisliği (İngilizce)
Havacılık ve Uzay Mühendisliği (İngilizce) (%50 İndirimli)
Havacılık ve Uzay Mühendisliği (İngilizce) (Burslu)
Havacılık ve Uzay Mühendisliği (İngilizce) (KKTC Uyruklu)
Havacılık ve Uzay Mühendisliği (İngilizce) (Ücretli)
Hayvansal Üretim ve Teknolojileri
Hayvansal Üretim ve Teknolojileri (KKTC Uyruklu)
Hayvansal Üretim ve Teknolojileri (İngilizce)
Hemşirelik
Hemşirelik (%25 İndirimli)
Hemşirelik (%50 İndirimli)
Hemşirelik (Ankara)
Hemşirelik (Besni)
Hemşirelik (Burslu)
Hemşirelik (Ücretli)
Hemşirelik (İngilizce)
Hemşirelik (İngilizce) (%25 İndirimli)
Hemşirelik (İngilizce) (%50 İndirimli)
Hemşirelik (İngilizce) (Burslu)
Hemşirelik (İngilizce) (Ücretli)
Hidrojeoloji Mühendisliği
Hidrojeoloji Mühendisliği (KKTC Uyruklu)
Hindoloji
Hititoloji
Hukuk
Hukuk (%25 İndirimli)
Hukuk (%50 İndirimli)
Hukuk (Burslu)
Hukuk (Fransızca)
Hukuk (UOLP-Hamburg Üniversitesi) (Ücretli)
Hukuk (UOLP-Köln Üniversitesi) (%50 İndirimli)
Hukuk (UOLP-Köln Üniversitesi) (Burslu)
Hukuk (UOLP-Uluslararası Saraybosna Üniversitesi) (Ücretli)
Hukuk (Ücretli)
Hungaroloji
Japon Dili ve Edebiyatı
Japonca Mütercim ve Tercümanlık
Japonca Öğretmenliği
Jeofizik Mühendisliği
Jeofizik Mühendisliği (KKTC Uyruklu)
Jeofizik Mühendisliği (İngilizce)
Jeoloji Mühendisliği
Jeoloji Mühendisliği (KKTC Uyruklu)
Jeoloji Mühendisliği (İngilizce)
Kamu Yönetimi
Kamu Yönetimi (%50 İndirimli)
Kamu Yönetimi (Açıköğretim)
Kamu Yönetimi (Burslu)
Kamu Yönetimi (KKTC Uyruklu)
Kamu Yönetimi (Uzaktan Öğretim)
Kamu Yönetimi (İngilizce) (%50 İndirimli)
Kamu Yönetimi (İngilizce) (Burslu)
Kamu Yönetimi (İngilizce) (Ücretli)
Kanatlı Hayvan Yetiştiriciliği
Karşılaştırmalı Edebiyat
Karşılaştırmalı Edebiyat (İngilizce) (%50 İndirimli)
Karşılaştırmalı Edebiyat (İngilizce) (Burslu)
Karşılaştırmalı Edebiyat (İngilizce) (Ücretli)
Kentsel Tasarım ve Peyzaj Mimarlığı
Kentsel Tasarım ve Peyzaj Mimarlığı (%50 İndirimli)
Kentsel Tasarım ve Peyzaj Mimarlığı (Burslu)
Kentsel Tasarım ve Peyzaj Mimarlığı (Ücretli)
Kentsel Tasarım ve Peyzaj Mimarlığı (İngilizce) (%50 İndirimli)
Kentsel Tasarım ve Peyzaj Mimarlığı (İngilizce) (Burslu)
Kentsel Tasarım ve Peyzaj Mimarlığı (İngilizce) (Ücretli)
Kimya
Kimya (KKTC Uyruklu)
Kimya (İngilizce)
Kimya (İngilizce) (%50 İndirimli)
Kimya (İngilizce) (Burslu)
Kimya (İngilizce) (KKTC Uyruklu)
Kimya (İngilizce) (Ücretli)
Kimya Mühendisliği
Kimya Mühendisliği (%50 İndirimli)
Kimya Mühendisliği (Burslu)
Kimya Mühendisliği (KKTC Uyruklu)
Kimya Mühendisliği (İngilizce)
Kimya Mühendisliği (İngilizce) (%50 İndirimli)
Kimya Mühendisliği (İngilizce) (Burslu)
Kimya Mühendisliği (İngilizce) (KKTC Uyruklu)
Kimya Öğretmenliği
Kimya Öğretmenliği (KKTC Uyruklu)
Kimya Öğretmenliği (İngilizce)
Kimya Öğretmenliği (İngilizce) (KKTC Uyruklu)
Kimya-Biyoloji Mühendisliği (İngilizce) (%50 İndirimli)
Kimya-Biyoloji Mühendisliği (İngilizce) (Burslu)
Kimya-Biyoloji Mühendisliği (İngilizce) (Ücretli)
Klasik Arkeoloji
Kontrol ve Otomasyon Mühendisliği
Kontrol ve Otomasyon Mühendisliği (KKTC Uyruklu)
Kontrol ve Otomasyon Mühendisliği (İngilizce)
Kore Dili ve Edebiyatı
Kore Dili ve Edebiyatı (Korece)
Kurgu, Ses ve Görüntü Yönetimi
Kurgu, Ses ve Görüntü Yönetimi (KKTC Uyruklu)
Kuyumculuk ve Mücevher Tasarımı
Kuyumculuk ve Mücevher Tasarımı (%50 İndirimli)
Kuyumculuk ve Mücevher Tasarımı (Burslu)
Kültür Varlıklarını Koruma ve Onarım
Kültür Varlıklarını Koruma ve Onarım (%50 İndirimli)
Kültür Varlıklarını Koruma ve Onarım (Burslu)
Kültür Varlıklarını Koruma ve Onarım (KKTC Uyruklu)
Kültür ve İletişim Bilimleri
Kültür ve İletişim Bilimleri (KKTC Uyruklu)
Küresel Siyaset ve Uluslararası İlişkiler (İngilizce) (UOLP-Suny Binghamton) (%50 İndirimli)
Küresel Siyaset ve Uluslararası İlişkiler (İngilizce) (UOLP-Suny Binghamton) (Ücretli)
Kürt Dili ve Edebiyatı
Latin Dili ve Edebiyatı
Leh Dili ve Edebiyatı
Leh Dili ve Edebiyatı (Lehçe)
Lojistik Yönetimi
Lojistik Yönetimi (%50 İndirimli)
Lojistik Yönetimi (Burslu)
Lojistik Yönetimi (KKTC Uyruklu)
Lojistik Yönetimi (Ücretli)
Lojistik Yönetimi (İngilizce)
Lojistik Yönetimi (İngilizce) (%25 İndirimli)
Lojistik Yönetimi (İngilizce) (%50 İndirimli)
Lojistik Yönetimi (İngilizce) (Burslu)
Lojistik Yönetimi (İngilizce) (Ücretli)
Maden Mühendisliği
Maden Mühendisliği (KKTC Uyruklu)
Maden Mühendisliği (İngilizce)
Makine Mühendisliği
Makine Mühendisliği (%25 İndirimli)
Makine Mühendisliği (%50 İndirimli)
Makine Mühendisliği (Almanca)
Makine Mühendisliği (Burslu)
Makine Mühendisliği (KKTC Uyruklu)
Makine Mühendisliği (M.T.O.K.)
Makine Mühendisliği (Ücretli)
Makine Mühendisliği (İngilizce)
Makine Mühendisliği (İngilizce) (%50 İndirimli)
Makine Mühendisliği (İngilizce) (Burslu)
Makine Mühendisliği (İngilizce) (KKTC Uyruklu)
Makine Mühendisliği (İngilizce) (UOLP-Uluslararası Saraybosna Üniversitesi) (Ücretli)
Makine Mühendisliği (İngilizce) (Ücretli)
Maliye
Maliye (%50 İndirimli)
Maliye (Açıköğretim)
Maliye (Burslu)
Maliye (İngilizce)
Malzeme Bilimi ve Mühendisliği
Malzeme Bilimi ve Mühendisliği (İngilizce)
Malzeme Bilimi ve Nanoteknoloji Mühendisliği (%50 İndirimli)
Malzeme Bilimi ve Nanoteknoloji Mühendisliği (Burslu)
Malzeme Bilimi ve Nanoteknoloji Mühendisliği (Ücretli)
Malzeme Bilimi ve Nanoteknoloji Mühendisliği (İngilizce)
Malzeme Bilimi ve Nanoteknoloji Mühendisliği (İngilizce) (%50 İndirimli)
Malzeme Bilimi ve Nanoteknoloji Mühendisliği (İngilizce) (Burslu)
Malzeme Bilimi ve Teknolojileri (Almanca)
Matematik
Matematik (%25 İndirimli)
Matematik (%50 İndirimli)
Matematik (Burslu)
Matematik (Fransızca)
Matematik (KKTC Uyruklu)
Matematik (Ücretli)
Matematik (İngilizce)
Matematik (İngilizce) (%50 İndirimli)
Matematik (İngilizce) (Burslu)
Matematik (İngilizce) (KKTC Uyruklu)
Matematik (İngilizce) (Ücretli)
Matematik Mühendisliği
Matematik Mühendisliği (KKTC Uyruklu)
Matematik Mühendisliği (İngilizce)
Matematik ve Bilgisayar Bilimleri
Matematik ve Bilgisayar Bilimleri (%50 İndirimli)
Matematik ve Bilgisayar Bilimleri (Burslu)
Matematik ve Bilgisayar Bilimleri (KKTC Uyruklu)
Matematik ve Bilgisayar Bilimleri (Ücretli)
Matematik ve Bilgisayar Bilimleri (İngilizce) (%50 İndirimli)
Matematik ve Bilgisayar Bilimleri (İngilizce) (Burslu)
Matematik ve Bilgisayar Bilimleri (İngilizce) (Ücretli)
Matematik Öğretmenliği
Matematik Öğretmenliği (KKTC Uyruklu)
Matematik Öğretmenliği (İngilizce)
Matematik Öğretmenliği (İngilizce) (KKTC Uyruklu)
Medya ve Görsel Sanatlar (%50 İndirimli)
Medya ve Görsel Sanatlar (Burslu)
Medya ve Görsel Sanatlar (İngilizce) (%50 İndirimli)
Medya ve Görsel Sanatlar (İngilizce) (Burslu)
Medya ve Görsel Sanatlar (İngilizce) (Ücretli)
Medya ve İletişim
Medya ve İletişim (%25 İndirimli)
Medya ve İletişim (%50 İndirimli)
Medya ve İletişim (Burslu)
Medya ve İletişim (Ücretli)
Mekatronik Mühendisliği
Mekatronik Mühendisliği (%50 İndirimli)
Mekatronik Mühendisliği (Almanca)
Mekatronik Mühendisliği (Almanca) (KKTC Uyruklu)
Mekatronik Mühendisliği (Burslu)
Mekatronik Mühendisliği (KKTC Uyruklu)
Mekatronik Mühendisliği (M.T.O.K.)
Mekatronik Mühendisliği (İngilizce)
Mekatronik Mühendisliği (İngilizce) (%50 İndirimli)
Mekatronik Mühendisliği (İngilizce) (Burslu)
Mekatronik Mühendisliği (İngilizce) (KKTC Uyruklu)
Mekatronik Mühendisliği (İngilizce) (Ücretli)
Metalurji ve Malzeme Mühendisliği
Metalurji ve Malzeme Mühendisliği (KKTC Uyruklu)
Metalurji ve Malzeme Mühendisliği (M.T.O.K.)
Metalurji ve Malzeme Mühendisliği (İngilizce)
Metalurji ve Malzeme Mühendisliği (İngilizce) (%50 İndirimli)
Metalurji ve Malzeme Mühendisliği (İngilizce) (Burslu)
Mimarlık
Mimarlık (%25 İndirimli)
Mimarlık (%50 İndirimli)
Mimarlık (Burslu)
Mimarlık (Ücretli)
Mimarlık (İngilizce)
Mimarlık (İngilizce) (%50 İndirimli)
Mimarlık (İngilizce) (Burslu)
Mimarlık (İngilizce) (UOLP-Uluslararası Saraybosna Üniversitesi) (Ücretli)
Mimarlık (İngilizce) (Ücretli)
Moda Tasarımı
Moda Tasarımı (%25 İndirimli)
Moda Tasarımı (%50 İndirimli)
Moda Tasarımı (M.T.O.K.)
Moda Tasarımı (Ücretli)
Moleküler Biyoloji ve Genetik
Moleküler Biyoloji ve Genetik (%25 İndirimli)
Moleküler Biyoloji ve Genetik (%50 İndirimli)
Moleküler Biyoloji ve Genetik (Burslu)
Moleküler Biyoloji ve Genetik (KKTC Uyruklu)
Moleküler Biyoloji ve Genetik (Ücretli)
Moleküler Biyoloji ve Genetik (İngilizce)
Moleküler Biyoloji ve Genetik (İngilizce) (%25 İndirimli)
Moleküler Biyoloji ve Genetik (İngilizce) (%50 İndirimli)
Moleküler Biyoloji ve Genetik (İngilizce) (Burslu)
Moleküler Biyoloji ve Genetik (İngilizce) (Ücretli)
Moleküler Biyoteknoloji (Almanca)
Muhasebe ve Finans Yönetimi
Muhasebe ve Finans Yönetimi (%50 İndirimli)
Muhasebe ve Finans Yönetimi (Burslu)
Muhasebe ve Finans Yönetimi (Ücretli)
Muhasebe ve Finans Yönetimi (İngilizce) (%50 İndirimli)
Muhasebe ve Finans Yönetimi (İngilizce) (Burslu)
Muhasebe ve Finans Yönetimi (İngilizce) (Ücretli)
Mühendislik ve Doğa Bilimleri Programları (İngilizce) (%50 İndirimli)
Mühendislik ve Doğa Bilimleri Programları (İngilizce) (Burslu)
Mühendislik ve Doğa Bilimleri Programları (İngilizce) (Ücretli)
Mütercim-Tercümanlık (Türkçe-Rusça)
Müzecilik
Müzecilik (KKTC Uyruklu)
Nanobilim ve Nanoteknoloji
Nanobilim ve Nanoteknoloji (KKTC Uyruklu)
Nanoteknoloji Mühendisliği (İngilizce)
Nanoteknoloji Mühendisliği (İngilizce) (%50 İndirimli)
Nanoteknoloji Mühendisliği (İngilizce) (Burslu)
Nükleer Enerji Mühendisliği
Nükleer Enerji Mühendisliği (KKTC Uyruklu)
Nükleer Enerji Mühendisliği (İngilizce)
Odyoloji
Odyoloji (%50 İndirimli)
Odyoloji (Ankara)
Odyoloji (Bozkır)
Odyoloji (Burslu)
Odyoloji (KKTC Uyruklu)
Odyoloji (Ücretli)
Odyoloji (İngilizce) (%50 İndirimli)
Odyoloji (İngilizce) (Burslu)
Okul Öncesi Öğretmenliği
Okul Öncesi Öğretmenliği (%25 İndirimli)
Okul Öncesi Öğretmenliği (%50 İndirimli)
Okul Öncesi Öğretmenliği (Burslu)
Okul Öncesi Öğretmenliği (Ücretli)
Okul Öncesi Öğretmenliği (İngilizce)
Okul Öncesi Öğretmenliği (İngilizce) (%50 İndirimli)
Okul Öncesi Öğretmenliği (İngilizce) (Burslu)
Optik ve Akustik Mühendisliği (İngilizce)
Organik Tarım İşletmeciliği
Orman Endüstrisi Mühendisliği
Orman Mühendisliği
Orman Mühendisliği (KKTC Uyruklu)
Ortez ve Protez
Ortez ve Protez (%50 İndirimli)
Ortez ve Protez (Ankara)
Ortez ve Protez (Burslu)
Otel Yöneticiliği (İngilizce) (%50 İndirimli)
Otel Yöneticiliği (İngilizce) (Burslu)
Otomotiv Mühendisliği
Otomotiv Mühendisliği (KKTC Uyruklu)
Otomotiv Mühendisliği (M.T.O.K.)
Otomotiv Mühendisliği (İngilizce) (%50 İndirimli)
Otomotiv Mühendisliği (İngilizce) (Burslu)
Pazarlama
Pazarlama (İngilizce) (%50 İndirimli)
Pazarlama (İngilizce) (Burslu)
Pazarlama (İngilizce) (Ücretli)
Perfüzyon
Perfüzyon (%50 İndirimli)
Perfüzyon (Burslu)
Petrol ve Doğalgaz Mühendisliği
Petrol ve Doğalgaz Mühendisliği (İngilizce)
Petrol ve Doğalgaz Mühendisliği (İngilizce) (%50 İndirimli)
Petrol ve Doğalgaz Mühendisliği (İngilizce) (Burslu)
Petrol ve Doğalgaz Mühendisliği (İngilizce) (KKTC Uyruklu)
Peyzaj Mimarlığı
Peyzaj Mimarlığı (KKTC Uyruklu)
Peyzaj Mimarlığı (İngilizce)
Peyzaj Mimarlığı (İngilizce) (%50 İndirimli)
Peyzaj Mimarlığı (İngilizce) (Burslu)
Peyzaj Mimarlığı (İngilizce) (KKTC Uyruklu)
Pilotaj
Pilotaj (Burslu)
Pilotaj (Ücretli)
Pilotaj (İngilizce) (Burslu)
Pilotaj (İngilizce) (Ücretli)
Polimer Malzeme Mühendisliği
Politika ve Ekonomi (İngilizce)
Protohistorya ve Ön Asya Arkeolojisi
Psikoloji
Psikoloji (%25 İndirimli)
Psikoloji (%50 İndirimli)
Psikoloji (Burslu)
Psikoloji (Ücretli)
Psikoloji (İngilizce)
Psikoloji (İngilizce) (%25 İndirimli)
Psikoloji (İngilizce) (%50 İndirimli)
Psikoloji (İngilizce) (Burslu)
Psikoloji (İngilizce) (KKTC Uyruklu)
Psikoloji (İngilizce) (UOLP-Uluslararası Saraybosna Üniversitesi) (Ücretli)
Psikoloji (İngilizce) (Ücretli)
Psikolojik Danışmanlık ve Rehberlik (%25 İndirimli)
Psikolojik Danışmanlık ve Rehberlik (%50 İndirimli)
Psikolojik Danışmanlık ve Rehberlik (Ücretli)
Psikolojik Danışmanlık ve Rehberlik Öğretmenliği (Ücretli)
Radyo, Televizyon ve Sinema
Radyo, Televizyon ve Sinema (%50 İndirimli)
Radyo, Televizyon ve Sinema (Burslu)
Radyo, Televizyon ve Sinema (Uzaktan Öğretim)
Radyo, Televizyon ve Sinema (Ücretli)
Radyo, Televizyon ve Sinema (İngilizce) (%50 İndirimli)
Radyo, Televizyon ve Sinema (İngilizce) (Burslu)
Radyo, Televizyon ve Sinema (İngilizce) (Ücretli)
Raylı Sistemler Mühendisliği (İngilizce)
Rehberlik ve Psikolojik Danışmanlık
Rehberlik ve Psikolojik Danışmanlık (%50 İndirimli)
Rehberlik ve Psikolojik Danışmanlık (Burslu)
Rehberlik ve Psikolojik Danışmanlık (Ücretli)
Rehberlik ve Psikolojik Danışmanlık (İngilizce)
Rehberlik ve Psikolojik Danışmanlık (İngilizce) (%50 İndirimli)
Rehberlik ve Psikolojik Danışmanlık (İngilizce) (Burslu)
Reklam Tasarımı ve İletişimi (İngilizce) (%50 İndirimli)
Reklam Tasarımı ve İletişimi (İngilizce) (Burslu)
Reklamcılık
Reklamcılık (%50 İndirimli)
Reklamcılık (Açıköğretim)
Reklamcılık (Burslu)
Reklamcılık (İngilizce) (%50 İndirimli)
Reklamcılık (İngilizce) (Burslu)
Reklamcılık (İngilizce) (Ücretli)
Rekreasyon
Rekreasyon (Açıköğretim)
Rekreasyon Yönetimi
Rekreasyon Yönetimi (Ermenek)
Rekreasyon Yönetimi (M.T.O.K.)
Rus Dili ve Edebiyatı
Rus Dili ve Edebiyatı (KKTC Uyruklu)
Rus Dili ve Edebiyatı (Rusça)
Rus Dili ve Edebiyatı (Rusça) (%50 İndirimli)
Rus Dili ve Edebiyatı (Rusça) (Burslu)
Rus Dili ve Edebiyatı (Rusça) (Uzaktan Öğretim)
Rus Dili ve Edebiyatı Öğretmenliği
Rusça Mütercim ve Tercümanlık
Rusça Mütercim ve Tercümanlık (%50 İndirimli)
Rusça Mütercim ve Tercümanlık (Burslu)
Rusça Mütercim ve Tercümanlık (KKTC Uyruklu)
Sanat Tarihi
Sanat Tarihi (Uzaktan Öğretim)
Sanat ve Kültür Yönetimi
Sanat ve Kültür Yönetimi (İngilizce) (%50 İndirimli)
Sanat ve Kültür Yönetimi (İngilizce) (Burslu)
Sanat ve Sosyal Bilimler Programları (İngilizce) (%50 İndirimli)
Sanat ve Sosyal Bilimler Programları (İngilizce) (Burslu)
Sanat ve Sosyal Bilimler Programları (İngilizce) (Ücretli)
Saç ve Güzellik Uygulamaları
Sağlık Yönetimi
Sağlık Yönetimi (%50 İndirimli)
Sağlık Yönetimi (Ankara)
Sağlık Yönetimi (Açıköğretim)
Sağlık Yönetimi (Burslu)
Sağlık Yönetimi (KKTC Uyruklu)
Sağlık Yönetimi (Ücretli)
Sağlık Yönetimi (İngilizce) (%50 İndirimli)
Sağlık Yönetimi (İngilizce) (Burslu)
Sermaye Piyasası
Sermaye Piyasası (%50 İndirimli)
Sermaye Piyasası (Burslu)
Sermaye Piyasası (Ücretli)
Seyahat İşletmeciliği
Seyahat İşletmeciliği ve Turizm Rehberliği
Siber Güvenlik Mühendisliği
Siber Güvenlik Mühendisliği (M.T.O.K.)
Siber Güvenlik Mühendisliği (İngilizce)
Siber Güvenlik Mühendisliği (İngilizce) (%50 İndirimli)
Siber Güvenlik Mühendisliği (İngilizce) (Burslu)
Siber Güvenlik Mühendisliği (İngilizce) (Ücretli)
Sigortacılık
Sigortacılık (%50 İndirimli)
Sigortacılık (Burslu)
Sigortacılık (Ücretli)
Sigortacılık (İngilizce) (%50 İndirimli)
Sigortacılık (İngilizce) (Burslu)
Sigortacılık ve Aktüerya Bilimleri
Sigortacılık ve Risk Yönetimi
Sigortacılık ve Risk Yönetimi (KKTC Uyruklu)
Sigortacılık ve Sosyal Güvenlik
Sigortacılık ve Sosyal Güvenlik (%50 İndirimli)
Sigortacılık ve Sosyal Güvenlik (Burslu)
Sigortacılık ve Sosyal Güvenlik (Ücretli)
Sinema ve Dijital Medya (İngilizce) (%50 İndirimli)
Sinema ve Dijital Medya (İngilizce) (Burslu)
Sinema ve Televizyon
Sinema ve Televizyon (%50 İndirimli)
Sinema ve Televizyon (Burslu)
Sinema ve Televizyon (Ücretli)
Sinema ve Televizyon (İngilizce) (%50 İndirimli)
Sinema ve Televizyon (İngilizce) (Burslu)
Sinema ve Televizyon (İngilizce) (Ücretli)
Sinoloji
Sinoloji (Uzaktan Öğretim)
Siyaset Bilimi (Fransızca)
Siyaset Bilimi (İngilizce) (%50 İndirimli)
Siyaset Bilimi (İngilizce) (Burslu)
Siyaset Bilimi (İngilizce) (Ücretli)
Siyaset Bilimi ve Kamu Yönetimi
Siyaset Bilimi ve Kamu Yönetimi (%50 İndirimli)
Siyaset Bilimi ve Kamu Yönetimi (Açıköğretim)
Siyaset Bilimi ve Kamu Yönetimi (Burslu)
Siyaset Bilimi ve Kamu Yönetimi (Fransızca)
Siyaset Bilimi ve Kamu Yönetimi (Ücretli)
Siyaset Bilimi ve Kamu Yönetimi (İngilizce)
Siyaset Bilimi ve Kamu Yönetimi (İngilizce) (%50 İndirimli)
Siyaset Bilimi ve Kamu Yönetimi (İngilizce) (Açıköğretim)
Siyaset Bilimi ve Kamu Yönetimi (İngilizce) (Burslu)
Siyaset Bilimi ve Kamu Yönetimi (İngilizce) (UOLP-Suny Cortland) (Ücretli)
Siyaset Bilimi ve Kamu Yönetimi (İngilizce) (Ücretli)
Siyaset Bilimi ve Uluslararası İlişkiler
Siyaset Bilimi ve Uluslararası İlişkiler (%25 İndirimli)
Siyaset Bilimi ve Uluslararası İlişkiler (%50 İndirimli)
Siyaset Bilimi ve Uluslararası İlişkiler (Almanca)
Siyaset Bilimi ve Uluslararası İlişkiler (Açıköğretim)
Siyaset Bilimi ve Uluslararası İlişkiler (Burslu)
Siyaset Bilimi ve Uluslararası İlişkiler (Fransızca) (%50 İndirimli)
Siyaset Bilimi ve Uluslararası İlişkiler (Fransızca) (Burslu)
Siyaset Bilimi ve Uluslararası İlişkiler (Ücretli)
Siyaset Bilimi ve Uluslararası İlişkiler (İngilizce)
Siyaset Bilimi ve Uluslararası İlişkiler (İngilizce) (%50 İndirimli)
Siyaset Bilimi ve Uluslararası İlişkiler (İngilizce) ((UOLP-New York Eyalet Üniversitesi (Suny Albany)) (Ücretli)
Siyaset Bilimi ve Uluslararası İlişkiler (İngilizce) (Burslu)
Siyaset Bilimi ve Uluslararası İlişkiler (İngilizce) (UOLP-Uluslararası Saraybosna Üniversitesi) (Ücretli)
Siyaset Bilimi ve Uluslararası İlişkiler (İngilizce) (Ücretli)
Sosyal Bilgiler Öğretmenliği
Sosyal Bilgiler Öğretmenliği (%50 İndirimli)
Sosyal Bilgiler Öğretmenliği (Burslu)
Sosyal Hizmet
Sosyal Hizmet (%50 İndirimli)
Sosyal Hizmet (Ankara)
Sosyal Hizmet (Açıköğretim)
Sosyal Hizmet (Burslu)
Sosyal Hizmet (Uzaktan Öğretim)
Sosyal Hizmet (Ücretli)
Sosyal Hizmet (İngilizce) (%50 İndirimli)
Sosyal Hizmet (İngilizce) (Burslu)
Sosyoloji
Sosyoloji (%50 İndirimli)
Sosyoloji (Açıköğretim)
Sosyoloji (Burslu)
Sosyoloji (Fransızca)
Sosyoloji (KKTC Uyruklu)
Sosyoloji (Ücretli)
Sosyoloji (İngilizce)
Sosyoloji (İngilizce) (%50 İndirimli)
Sosyoloji (İngilizce) (Burslu)
Sosyoloji (İngilizce) (KKTC Uyruklu)
Sosyoloji (İngilizce) (Ücretli)
Spor Yöneticiliği
Spor Yöneticiliği (%25 İndirimli)
Spor Yöneticiliği (%50 İndirimli)
Spor Yöneticiliği (Burslu)
Spor Yöneticiliği (Ücretli)
Spor Yöneticiliği (İngilizce) (%25 İndirimli)
Spor Yöneticiliği (İngilizce) (%50 İndirimli)
Spor Yöneticiliği (İngilizce) (Burslu)
Spor Yöneticiliği (İngilizce) (Ücretli)
Su Bilimleri ve Mühendisliği
Su Bilimleri ve Mühendisliği (KKTC Uyruklu)
Su Ürünleri Endüstrisi Mühendisliği
Su Ürünleri Mühendisliği
Su Ürünleri Mühendisliği (KKTC Uyruklu)
Su Ürünleri Mühendisliği (İngilizce)
Sümeroloji
Süryani Dili ve Edebiyatı
Süt Teknolojisi
Sınıf Öğretmenliği
Sınıf Öğretmenliği (%25 İndirimli)
Sınıf Öğretmenliği (%50 İndirimli)
Sınıf Öğretmenliği (Burslu)
Sınıf Öğretmenliği (KKTC Uyruklu)
Sınıf Öğretmenliği (Ücretli)
Sınıf Öğretmenliği (İngilizce) (%50 İndirimli)
Sınıf Öğretmenliği (İngilizce) (Burslu)
Sırp Dili ve Edebiyatı
Takı Tasarımı ve İmalatı
Tapu Kadastro
Tarih
Tarih (%50 İndirimli)
Tarih (Arapça)
Tarih (Açıköğretim)
Tarih (Burslu)
Tarih (KKTC Uyruklu)
Tarih (İngilizce)
Tarih (İngilizce) (%50 İndirimli)
Tarih (İngilizce) (Burslu)
Tarih (İngilizce) (KKTC Uyruklu)
Tarih Öncesi Arkeolojisi
Tarih Öğretmenliği
Tarih Öğretmenliği (KKTC Uyruklu)
Tarla Bitkileri
Tarla Bitkileri (KKTC Uyruklu)
Tarım Ekonomisi
Tarım Ekonomisi (KKTC Uyruklu)
Tarım Ekonomisi (İngilizce) (%50 İndirimli)
Tarım Ekonomisi (İngilizce) (Burslu)
Tarım Ekonomisi (İngilizce) (Ücretli)
Tarım Makineleri ve Teknolojileri Mühendisliği
Tarım Makineleri ve Teknolojileri Mühendisliği (KKTC Uyruklu)
Tarım Makineleri ve Teknolojileri Mühendisliği (İngilizce) (%50 İndirimli)
Tarım Makineleri ve Teknolojileri Mühendisliği (İngilizce) (Burslu)
Tarım Makineleri ve Teknolojileri Mühendisliği (İngilizce) (Ücretli)
Tarım Ticareti ve İşletmeciliği (İngilizce) (%50 İndirimli)
Tarım Ticareti ve İşletmeciliği (İngilizce) (Burslu)
Tarımsal Biyoteknoloji
Tarımsal Biyoteknoloji (KKTC Uyruklu)
Tarımsal Genetik Mühendisliği (İngilizce)
Tarımsal Yapılar ve Sulama
Tarımsal Yapılar ve Sulama (KKTC Uyruklu)
Teknoloji ve Bilgi Yönetimi (%50 İndirimli)
Teknoloji ve Bilgi Yönetimi (Burslu)
Teknoloji ve Bilgi Yönetimi (Ücretli)
Tekstil Mühendisliği
Tekstil Mühendisliği (Besni)
Tekstil Mühendisliği (M.T.O.K.)
Tekstil Mühendisliği (İngilizce)
Tekstil Tasarımı
Tekstil Tasarımı (M.T.O.K.)
Tekstil ve Moda Tasarımı
Tekstil ve Moda Tasarımı (%25 İndirimli)
Tekstil ve Moda Tasarımı (%50 İndirimli)
Tekstil ve Moda Tasarımı (Açıköğretim)
Tekstil ve Moda Tasarımı (Burslu)
Tekstil ve Moda Tasarımı (Ücretli)
Tekstil ve Moda Tasarımı (İngilizce) (%50 İndirimli)
Tekstil ve Moda Tasarımı (İngilizce) (Burslu)
Televizyon Haberciliği ve Programcılığı (%50 İndirimli)
Televizyon Haberciliği ve Programcılığı (Burslu)
Televizyon Haberciliği ve Programcılığı (İngilizce) (%50 İndirimli)
Televizyon Haberciliği ve Programcılığı (İngilizce) (Burslu)
Tiyatro Eleştirmenliği ve Dramaturji
Tohum Bilimi ve Teknolojisi
Toprak Bilimi ve Bitki Besleme
Toprak Bilimi ve Bitki Besleme (KKTC Uyruklu)
Turizm Rehberliği
Turizm Rehberliği (%50 İndirimli)
Turizm Rehberliği (Burslu)
Turizm Rehberliği (Ermenek)
Turizm Rehberliği (KKTC Uyruklu)
Turizm Rehberliği (Ücretli)
Turizm Rehberliği (İngilizce) (%50 İndirimli)
Turizm Rehberliği (İngilizce) (Burslu)
Turizm Rehberliği (İngilizce) (Ücretli)
Turizm ve Gastronomi Yönetimi Programları (İngilizce)
Turizm ve Otel İşletmeciliği
Turizm ve Otel İşletmeciliği (İngilizce) (%50 İndirimli)
Turizm ve Otel İşletmeciliği (İngilizce) (Burslu)
Turizm İşletmeciliği
Turizm İşletmeciliği (%50 İndirimli)
Turizm İşletmeciliği (Burslu)
Turizm İşletmeciliği (KKTC Uyruklu)
Turizm İşletmeciliği (Ücretli)
Turizm İşletmeciliği (İngilizce)
Turizm İşletmeciliği (İngilizce) (%50 İndirimli)
Turizm İşletmeciliği (İngilizce) (Burslu)
Turizm İşletmeciliği (İngilizce) (Ücretli)
Türk Dili ve Edebiyatı
Türk Dili ve Edebiyatı (%50 İndirimli)
Türk Dili ve Edebiyatı (Açıköğretim)
Türk Dili ve Edebiyatı (Burslu)
Türk Dili ve Edebiyatı (Ücretli)
Türk Dili ve Edebiyatı (İngilizce)
Türk Dili ve Edebiyatı Öğretmenliği
Türk Halkbilimi
Türk İslam Arkeolojisi
Türkoloji
Türkçe Öğretmenliği
Türkçe Öğretmenliği (%25 İndirimli)
Türkçe Öğretmenliği (%50 İndirimli)
Türkçe Öğretmenliği (Burslu)
Türkçe Öğretmenliği (Ücretli)
Tütün Eksperliği
Tıp
Tıp (%25 İndirimli)
Tıp (%50 İndirimli)
Tıp (Ankara)
Tıp (Ankara) (Erkek) (Milli Savunma Bakanlığı Adına)
Tıp (Ankara) (Erkek) (İçişleri Bakanlığı Adına)
Tıp (Ankara) (Kız) (Milli Savunma Bakanlığı Adına)
Tıp (Ankara) (Kız) (İçişleri Bakanlığı Adına)
Tıp (Burslu)
Tıp (KKTC Uyruklu)
Tıp (UOLP-Sağlık Bilimleri Üniversitesi) (Ücretli)
Tıp (UOLP-Uluslararası Saraybosna Üniversitesi) (%50 İndirimli)
Tıp (UOLP-Uluslararası Saraybosna Üniversitesi) (Burslu)
Tıp (UOLP-Uluslararası Saraybosna Üniversitesi) (Ücretli)
Tıp (Ücretli)
Tıp (İngilizce)
Tıp (İngilizce) (%25 İndirimli)
Tıp (İngilizce) (%50 İndirimli)
Tıp (İngilizce) (Burslu)
Tıp (İngilizce) (KKTC Uyruklu)
Tıp (İngilizce) (Uolp-Marmara Üniversitesi) (%50 İndirimli)
Tıp (İngilizce) (Uolp-Marmara Üniversitesi) (Burslu)
Tıp (İngilizce) (Uolp-Marmara Üniversitesi) (Ücretli)
Tıp (İngilizce) (Ücretli)
Tıp (İstanbul) (Erkek) (Milli Savunma Bakanlığı Adına)
Ukrayna Dili ve Edebiyatı
Uluslararası Finans (İngilizce) (%50 İndirimli)
Uluslararası Finans (İngilizce) (Burslu)
Uluslararası Finans (İngilizce) (UOLP-Kıng's Western Unıversıty) (Ücretli)
Uluslararası Finans (İngilizce) (UOLP-Suny At New Paltz) (Ücretli)
Uluslararası Finans (İngilizce) (Ücretli)
Uluslararası Finans ve Bankacılık (%50 İndirimli)
Uluslararası Finans ve Bankacılık (Burslu)
Uluslararası Finans ve Bankacılık (Ücretli)
Uluslararası Finans ve Bankacılık (İngilizce) (%50 İndirimli)
Uluslararası Finans ve Bankacılık (İngilizce) (Burslu)
Uluslararası Finans ve Bankacılık (İngilizce) (Ücretli)
Uluslararası Girişimcilik (%50 İndirimli)
Uluslararası Girişimcilik (Açıköğretim)
Uluslararası Girişimcilik (Burslu)
Uluslararası Girişimcilik (Ücretli)
Uluslararası Girişimcilik (İngilizce) (%50 İndirimli)
Uluslararası Girişimcilik (İngilizce) (Burslu)
Uluslararası Girişimcilik (İngilizce) (Ücretli)
Uluslararası Ticaret
Uluslararası Ticaret (%50 İndirimli)
Uluslararası Ticaret (Burslu)
Uluslararası Ticaret (İngilizce)
Uluslararası Ticaret (İngilizce) (%50 İndirimli)
Uluslararası Ticaret (İngilizce) (Burslu)
Uluslararası Ticaret (İngilizce) (Ücretli)
Uluslararası Ticaret ve Finans (%25 İndirimli)
Uluslararası Ticaret ve Finans (%50 İndirimli)
Uluslararası Ticaret ve Finansman
Uluslararası Ticaret ve Finansman (%25 İndirimli)
Uluslararası Ticaret ve Finansman (%50 İndirimli)
Uluslararası Ticaret ve Finansman (Burslu)
Uluslararası Ticaret ve Finansman (Ücretli)
Uluslararası Ticaret ve Finansman (İngilizce)
Uluslararası Ticaret ve Finansman (İngilizce) (%25 İndirimli)
Uluslararası Ticaret ve Finansman (İngilizce) (%50 İndirimli)
Uluslararası Ticaret ve Finansman (İngilizce) (Burslu)
Uluslararası Ticaret ve Finansman (İngilizce) (Ücretli)
Uluslararası Ticaret ve Lojistik
Uluslararası Ticaret ve Lojistik (%25 İndirimli)
Uluslararası Ticaret ve Lojistik (%50 İndirimli)
Uluslararası Ticaret ve Lojistik (Açıköğretim)
Uluslararası Ticaret ve Lojistik (Burslu)
Uluslararası Ticaret ve Lojistik (Ücretli)
Uluslararası Ticaret ve Lojistik (İngilizce)
Uluslararası Ticaret ve Lojistik (İngilizce) (%50 İndirimli)
Uluslararası Ticaret ve Lojistik (İngilizce) (Burslu)
Uluslararası Ticaret ve Lojistik (İngilizce) (Ücretli)
Uluslararası Ticaret ve İşletmecilik
Uluslararası Ticaret ve İşletmecilik (%50 İndirimli)
Uluslararası Ticaret ve İşletmecilik (Burslu)
Uluslararası Ticaret ve İşletmecilik (Ücretli)
Uluslararası Ticaret ve İşletmecilik (İngilizce)
Uluslararası Ticaret ve İşletmecilik (İngilizce) (%25 İndirimli)
Uluslararası Ticaret ve İşletmecilik (İngilizce) (%50 İndirimli)
Uluslararası Ticaret ve İşletmecilik (İngilizce) (Burslu)
Uluslararası Ticaret ve İşletmecilik (İngilizce) (Ücretli)
Uluslararası İlişkiler
Uluslararası İlişkiler (%50 İndirimli)
Uluslararası İlişkiler (Açıköğretim)
Uluslararası İlişkiler (Burslu)
Uluslararası İlişkiler (Fransızca)
Uluslararası İlişkiler (Ücretli)
Uluslararası İlişkiler (İngilizce)
Uluslararası İlişkiler (İngilizce) (%50 İndirimli)
Uluslararası İlişkiler (İngilizce) (Açıköğretim)
Uluslararası İlişkiler (İngilizce) (Burslu)
Uluslararası İlişkiler (İngilizce) (Ücretli)
Uluslararası İşletme Yönetimi
Uluslararası İşletme Yönetimi (Almanca) (%50 İndirimli)
Uluslararası İşletme Yönetimi (Almanca) (Burslu)
Uluslararası İşletme Yönetimi (Almanca) (UOLP-Fh Kıel Uygulamalı Bilimler Üniversitesi) (Ücretli)
Uluslararası İşletme Yönetimi (İngilizce) (%50 İndirimli)
Uluslararası İşletme Yönetimi (İngilizce) (Burslu)
Uluslararası İşletme Yönetimi (İngilizce) (Ücretli)
Urdu Dili ve Edebiyatı
Uzay Bilimleri ve Teknolojileri
Uzay Bilimleri ve Teknolojileri (KKTC Uyruklu)
Uzay Mühendisliği
Uzay Mühendisliği (KKTC Uyruklu)
Uzay Mühendisliği (İngilizce)
Uzay Mühendisliği (İngilizce) (%50 İndirimli)
Uzay Mühendisliği (İngilizce) (Burslu)
Uzay Mühendisliği (İngilizce) (Ücretli)
Uçak Bakım ve Onarım
Uçak Bakım ve Onarım (%50 İndirimli)
Uçak Bakım ve Onarım (Burslu)
Uçak Bakım ve Onarım (KKTC Uyruklu)
Uçak Bakım ve Onarım (Ücretli)
Uçak Elektrik ve Elektroniği (İngilizce) (%25 İndirimli)
Uçak Elektrik ve Elektroniği (İngilizce) (Burslu)
Uçak Gövde ve Motor Bakımı
Uçak Gövde ve Motor Bakımı (%25 İndirimli)
Uçak Gövde ve Motor Bakımı (Burslu)
Uçak Gövde ve Motor Bakımı (KKTC Uyruklu)
Uçak Gövde ve Motor Bakımı (İngilizce) (%25 İndirimli)
Uçak Gövde ve Motor Bakımı (İngilizce) (Burslu)
Uçak Mühendisliği
Uçak Mühendisliği (%50 İndirimli)
Uçak Mühendisliği (Burslu)
Uçak Mühendisliği (KKTC Uyruklu)
Uçak Mühendisliği (İngilizce)
Uçak Mühendisliği (İngilizce) (%50 İndirimli)
Uçak Mühendisliği (İngilizce) (Burslu)
Uçak Mühendisliği (İngilizce) (KKTC Uyruklu)
Uçak Mühendisliği (İngilizce) (Ücretli)
Veri Bilimi ve Analitiği
Veri Bilimi ve Analitiği (%50 İndirimli)
Veri Bilimi ve Analitiği (Burslu)
Veri Bilimi ve Analitiği (KKTC Uyruklu)
Veri Bilimi ve Analitiği (Ücretli)
Veri Bilimi ve Analitiği (İngilizce)
Veri Bilimi ve Analitiği (İngilizce) (%50 İndirimli)
Veri Bilimi ve Analitiği (İngilizce) (Burslu)
Veri Bilimi ve Analitiği (İngilizce) (KKTC Uyruklu)
Veteriner
Veteriner (%50 İndirimli)
Veteriner (Burslu)
Veteriner (KKTC Uyruklu)
Veteriner (İngilizce)
Veteriner (İngilizce) (%50 İndirimli)
Veteriner (İngilizce) (Burslu)
Veteriner (İngilizce) (KKTC Uyruklu)
Yaban Hayatı Ekolojisi ve Yönetimi
Yaban Hayatı Ekolojisi ve Yönetimi (KKTC Uyruklu)
Yapay Zeka Mühendisliği
Yapay Zeka Mühendisliği (%25 İndirimli)
Yapay Zeka Mühendisliği (%50 İndirimli)
Yapay Zeka Mühendisliği (Burslu)
Yapay Zeka Mühendisliği (KKTC Uyruklu)
Yapay Zeka Mühendisliği (Ücretli)
Yapay Zeka Mühendisliği (İngilizce)
Yapay Zeka Mühendisliği (İngilizce) (%50 İndirimli)
Yapay Zeka Mühendisliği (İngilizce) (Burslu)
Yapay Zeka Mühendisliği (İngilizce) (KKTC Uyruklu)
Yapay Zeka Mühendisliği (İngilizce) (Ücretli)
Yapay Zeka ve Makine Öğrenmesi
Yapay Zeka ve Makine Öğrenmesi (%25 İndirimli)
Yapay Zeka ve Makine Öğrenmesi (%50 İndirimli)
Yapay Zeka ve Makine Öğrenmesi (Burslu)
Yapay Zeka ve Makine Öğrenmesi (KKTC Uyruklu)
Yapay Zeka ve Makine Öğrenmesi (İngilizce)
Yapay Zeka ve Makine Öğrenmesi (İngilizce) (KKTC Uyruklu)
Yapay Zeka ve Veri Mühendisliği
Yapay Zeka ve Veri Mühendisliği (%25 İndirimli)
Yapay Zeka ve Veri Mühendisliği (%50 İndirimli)
Yapay Zeka ve Veri Mühendisliği (Burslu)
Yapay Zeka ve Veri Mühendisliği (KKTC Uyruklu)
Yapay Zeka ve Veri Mühendisliği (İngilizce)
Yapay Zeka ve Veri Mühendisliği (İngilizce) (%50 İndirimli)
Yapay Zeka ve Veri Mühendisliği (İngilizce) (Burslu)
Yapay Zeka ve Veri Mühendisliği (İngilizce) (KKTC Uyruklu)
Yapay Zeka ve Veri Mühendisliği (İngilizce) (UOLP-Uluslararası Saraybosna Üniversitesi) (Ücretli)
Yapay Zeka ve Veri Mühendisliği (İngilizce) (Ücretli)
Yazılım Geliştirme
Yazılım Geliştirme (%25 İndirimli)
Yazılım Geliştirme (%50 İndirimli)
Yazılım Geliştirme (Burslu)
Yazılım Geliştirme (Ücretli)
Yazılım Geliştirme (İngilizce) (%50 İndirimli)
Yazılım Geliştirme (İngilizce) (Burslu)
Yazılım Geliştirme (İngilizce) (Ücretli)
Yazılım Mühendisliği
Yazılım Mühendisliği (%25 İndirimli)
Yazılım Mühendisliği (%50 İndirimli)
Yazılım Mühendisliği (Burslu)
Yazılım Mühendisliği (KKTC Uyruklu)
Yazılım Mühendisliği (M.T.O.K.)
Yazılım Mühendisliği (Ücretli)
Yazılım Mühendisliği (İngilizce)
Yazılım Mühendisliği (İngilizce) (%25 İndirimli)
Yazılım Mühendisliği (İngilizce) (%50 İndirimli)
Yazılım Mühendisliği (İngilizce) (Burslu)
Yazılım Mühendisliği (İngilizce) (KKTC Uyruklu)
Yazılım Mühendisliği (İngilizce) (UOLP-Sam Houston State) (Ücretli)
Yazılım Mühendisliği (İngilizce) (Ücretli)
Yeni Medya (%50 İndirimli)
Yeni Medya (Burslu)
Yeni Medya (İngilizce) (%50 İndirimli)
Yeni Medya (İngilizce) (Burslu)
Yeni Medya (İngilizce) (Ücretli)
Yeni Medya ve İletişim
Yeni Medya ve İletişim (%50 İndirimli)
Yeni Medya ve İletişim (Burslu)
Yeni Medya ve İletişim (KKTC Uyruklu)
Yeni Medya ve İletişim (Ücretli)
Yeni Medya ve İletişim (İngilizce) (%50 İndirimli)
Yeni Medya ve İletişim (İngilizce) (Burslu)
Yeni Medya ve İletişim (İngilizce) (Ücretli)
Yerel Yönetimler
Yerel Yönetimler (KKTC Uyruklu)
Yiyecek ve İçecek İşletmeciliği
Yunan Dili ve Edebiyatı
Yunan Dili ve Edebiyatı (KKTC Uyruklu)
Yönetim Bilimleri Programları (İngilizce) (%50 İndirimli)
Yönetim Bilimleri Programları (İngilizce) (Burslu)
Yönetim Bilimleri Programları (İngilizce) (Ücretli)
Yönetim Bilişim Sistemleri
Yönetim Bilişim Sistemleri (%50 İndirimli)
Yönetim Bilişim Sistemleri (Almanca)
Yönetim Bilişim Sistemleri (Açıköğretim)
Yönetim Bilişim Sistemleri (Burslu)
Yönetim Bilişim Sistemleri (Uzaktan Öğretim) (Ücretli)
Yönetim Bilişim Sistemleri (Ücretli)
Yönetim Bilişim Sistemleri (İngilizce)
Yönetim Bilişim Sistemleri (İngilizce) (%25 İndirimli)
Yönetim Bilişim Sistemleri (İngilizce) (%50 İndirimli)
Yönetim Bilişim Sistemleri (İngilizce) (Burslu)
Yönetim Bilişim Sistemleri (İngilizce) (Ücretli)
Zaza Dili ve Edebiyatı
Ziraat Mühendisliği Programları
Zootekni
Zootekni (KKTC Uyruklu)
Çalışma Ekonomisi ve Endüstri İlişkileri
Çalışma Ekonomisi ve Endüstri İlişkileri (Açıköğretim)
Çalışma Ekonomisi ve Endüstri İlişkileri (KKTC Uyruklu)
Çağdaş Türk Lehçeleri ve Edebiyatları
Çağdaş Yunan Dili ve Edebiyatı
Çağdaş Yunan Dili ve Edebiyatı (KKTC Uyruklu)
Çerkez Dili ve Edebiyatı
Çerkez Dili ve Kültürü
Çeviribilimi (İngilizce)
Çeviribilimi (İngilizce) (%50 İndirimli)
Çeviribilimi (İngilizce) (Burslu)
Çeviribilimi (İngilizce) (KKTC Uyruklu)
Çeviribilimi (İngilizce) (Ücretli)
Çevre Mühendisliği
Çevre Mühendisliği (KKTC Uyruklu)
Çevre Mühendisliği (İngilizce)
Çevre Mühendisliği (İngilizce) (%50 İndirimli)
Çevre Mühendisliği (İngilizce) (Burslu)
Çin Dili ve Edebiyatı
Çin Dili ve Edebiyatı (Çince)
Çince Mütercim ve Tercümanlık
Çince Mütercim ve Tercümanlık (%50 İndirimli)
Çince Mütercim ve Tercümanlık (Burslu)
Çizgi Film ve Animasyon
Çizgi Film ve Animasyon (%25 İndirimli)
Çizgi Film ve Animasyon (%50 İndirimli)
Çizgi Film ve Animasyon (Burslu)
Çizgi Film ve Animasyon (Ücretli)
Çocuk Gelişimi
Çocuk Gelişimi (%50 İndirimli)
Çocuk Gelişimi (Ankara)
Çocuk Gelişimi (Burslu)
Çocuk Gelişimi (Ücretli)
Çocuk Gelişimi (İngilizce) (%50 İndirimli)
Çocuk Gelişimi (İngilizce) (Burslu)
Özel Eğitim Öğretmenliği
Özel Eğitim Öğretmenliği (%25 İndirimli)
Özel Eğitim Öğretmenliği (%50 İndirimli)
Özel Eğitim Öğretmenliği (Burslu)
Özel Eğitim Öğretmenliği (KKTC Uyruklu)
Özel Eğitim Öğretmenliği (Ücretli)
Özel Eğitim Öğretmenliği (İngilizce) (%50 İndirimli)
Özel Eğitim Öğretmenliği (İngilizce) (Burslu)
İbrani Dili ve Kültürü
İklim Bilimi ve Meteoroloji Mühendisliği
İklim Bilimi ve Meteoroloji Mühendisliği (KKTC Uyruklu)
İklim Bilimi ve Meteoroloji Mühendisliği (İngilizce)
İktisadi ve İdari Bilimler Programları (İngilizce) (%50 İndirimli)
İktisadi ve İdari Bilimler Programları (İngilizce) (Burslu)
İktisat
İktisat (%25 İndirimli)
İktisat (%50 İndirimli)
İktisat (Almanca)
İktisat (Açıköğretim)
İktisat (Burslu)
İktisat (Fransızca)
İktisat (KKTC Uyruklu)
İktisat (Ücretli)
İktisat (İngilizce)
İktisat (İngilizce) (%50 İndirimli)
İktisat (İngilizce) (Açıköğretim)
İktisat (İngilizce) (Burslu)
İktisat (İngilizce) (KKTC Uyruklu)
İktisat (İngilizce) (UOLP-New York Eyalet Üniversitesi (Suny Albany)) (Ücretli)
İktisat (İngilizce) (UOLP-Suny Cortland) (Ücretli)
İktisat (İngilizce) (UOLP-Uluslararası Saraybosna Üniversitesi) (Ücretli)
İktisat (İngilizce) (Ücretli)
İlahiyat
İlahiyat (%50 İndirimli)
İlahiyat (Almanca)
İlahiyat (Arapça)
İlahiyat (Arapça) (M.T.O.K.)
İlahiyat (Burslu)
İlahiyat (KKTC Uyruklu)
İlahiyat (M.T.O.K.)
İlahiyat (İngilizce)
İlahiyat (İngilizce) (M.T.O.K.)
İletişim (Fransızca)
İletişim (Fransızca) (KKTC Uyruklu)
İletişim Bilimleri
İletişim Bilimleri (%50 İndirimli)
İletişim Bilimleri (Burslu)
İletişim Bilimleri (KKTC Uyruklu)
İletişim Tasarımı ve Yönetimi
İletişim Tasarımı ve Yönetimi (İngilizce) (%50 İndirimli)
İletişim Tasarımı ve Yönetimi (İngilizce) (Burslu)
İletişim ve Tasarımı
İletişim ve Tasarımı (%50 İndirimli)
İletişim ve Tasarımı (Burslu)
İletişim ve Tasarımı (Ücretli)
İletişim ve Tasarımı (İngilizce) (%50 İndirimli)
İletişim ve Tasarımı (İngilizce) (Burslu)
İletişim ve Tasarımı (İngilizce) (Ücretli)
İlköğretim Matematik Öğretmenliği
İlköğretim Matematik Öğretmenliği (%50 İndirimli)
İlköğretim Matematik Öğretmenliği (Burslu)
İlköğretim Matematik Öğretmenliği (Ücretli)
İlköğretim Matematik Öğretmenliği (İngilizce)
İlköğretim Matematik Öğretmenliği (İngilizce) (%50 İndirimli)
İlköğretim Matematik Öğretmenliği (İngilizce) (Burslu)
İmalat Mühendisliği
İngiliz Dilbilimi (İngilizce)
İngiliz Dili ve Edebiyatı
İngiliz Dili ve Edebiyatı (%25 İndirimli)
İngiliz Dili ve Edebiyatı (%50 İndirimli)
İngiliz Dili ve Edebiyatı (Burslu)
İngiliz Dili ve Edebiyatı (KKTC Uyruklu)
İngiliz Dili ve Edebiyatı (Ücretli)
İngiliz Dili ve Edebiyatı (İngilizce)
İngiliz Dili ve Edebiyatı (İngilizce) (%50 İndirimli)
İngiliz Dili ve Edebiyatı (İngilizce) (Burslu)
İngiliz Dili ve Edebiyatı (İngilizce) (UOLP-Suny At Cortland) (Ücretli)
İngiliz Dili ve Edebiyatı (İngilizce) (UOLP-Uluslararası Saraybosna Üniversitesi) (Ücretli)
İngiliz Dili ve Edebiyatı (İngilizce) (Uzaktan Öğretim)
İngiliz Dili ve Edebiyatı (İngilizce) (Ücretli)
İngilizce Mütercim ve Tercümanlık
İngilizce Mütercim ve Tercümanlık (%25 İndirimli)
İngilizce Mütercim ve Tercümanlık (%50 İndirimli)
İngilizce Mütercim ve Tercümanlık (Burslu)
İngilizce Mütercim ve Tercümanlık (KKTC Uyruklu)
İngilizce Mütercim ve Tercümanlık (Ücretli)
İngilizce Mütercim ve Tercümanlık (İngilizce)
İngilizce Mütercim ve Tercümanlık (İngilizce) (%50 İndirimli)
İngilizce Mütercim ve Tercümanlık (İngilizce) (Burslu)
İngilizce Öğretmenliği
İngilizce Öğretmenliği (%25 İndirimli)
İngilizce Öğretmenliği (%50 İndirimli)
İngilizce Öğretmenliği (Burslu)
İngilizce Öğretmenliği (Ücretli)
İngilizce Öğretmenliği (İngilizce)
İngilizce Öğretmenliği (İngilizce) (%25 İndirimli)
İngilizce Öğretmenliği (İngilizce) (%50 İndirimli)
İngilizce Öğretmenliği (İngilizce) (Burslu)
İngilizce Öğretmenliği (İngilizce) (UOLP-Suny Cortland) (Ücretli)
İngilizce Öğretmenliği (İngilizce) (UOLP-Suny New Paltz) (%50 İndirimli)
İngilizce Öğretmenliği (İngilizce) (UOLP-Suny New Paltz) (Ücretli)
İngilizce Öğretmenliği (İngilizce) (UOLP-Uluslararası Saraybosna Üniversitesi) (Ücretli)
İngilizce Öğretmenliği (İngilizce) (Ücretli)
İngilizce Öğretmenliği-Elt (İngilizce) (%50 İndirimli)
İngilizce Öğretmenliği-Elt (İngilizce) (Burslu)
İngilizce Öğretmenliği-Elt (İngilizce) (Ücretli)
İngilizce, Fransızca Mütercim ve Tercümanlık
İngilizce, Fransızca Mütercim ve Tercümanlık (%50 İndirimli)
İngilizce, Fransızca Mütercim ve Tercümanlık (Burslu)
İngilizce, Fransızca Mütercim ve Tercümanlık (KKTC Uyruklu)
İngilizce, Fransızca Mütercim ve Tercümanlık (Ücretli)
İnsan Kaynakları Yönetimi
İnsan Kaynakları Yönetimi (%50 İndirimli)
İnsan Kaynakları Yönetimi (Açıköğretim)
İnsan Kaynakları Yönetimi (Burslu)
İnsan Kaynakları Yönetimi (KKTC Uyruklu)
İnsan Kaynakları Yönetimi (İngilizce) (%50 İndirimli)
İnsan Kaynakları Yönetimi (İngilizce) (Burslu)
İnsan Kaynakları Yönetimi (İngilizce) (Ücretli)
İnşaat Mühendisliği
İnşaat Mühendisliği (%25 İndirimli)
İnşaat Mühendisliği (%50 İndirimli)
İnşaat Mühendisliği (Almanca)
İnşaat Mühendisliği (Burslu)
İnşaat Mühendisliği (KKTC Uyruklu)
İnşaat Mühendisliği (M.T.O.K.)
İnşaat Mühendisliği (Ücretli)
İnşaat Mühendisliği (İngilizce)
İnşaat Mühendisliği (İngilizce) (%50 İndirimli)
İnşaat Mühendisliği (İngilizce) (Burslu)
İnşaat Mühendisliği (İngilizce) (KKTC Uyruklu)
İnşaat Mühendisliği (İngilizce) (UOLP-Azerbaycan Mimarlık ve İnşaat Üniversitesi) (Ücretli)
İnşaat Mühendisliği (İngilizce) (UOLP-Suny Buffalo) (Ücretli)
İnşaat Mühendisliği (İngilizce) (Ücretli)
İslam İktisadı ve Finans
İslam İktisadı ve Finans (%50 İndirimli)
İslam İktisadı ve Finans (Burslu)
İslam İktisadı ve Finans (İngilizce) (%50 İndirimli)
İslam İktisadı ve Finans (İngilizce) (Burslu)
İslami İlimler
İslami İlimler (%50 İndirimli)
İslami İlimler (Arapça)
İslami İlimler (Arapça) (%25 İndirimli)
İslami İlimler (Arapça) (%50 İndirimli)
İslami İlimler (Arapça) (Burslu)
İslami İlimler (Arapça) (M.T.O.K.)
İslami İlimler (Burslu)
İslami İlimler (KKTC Uyruklu)
İslami İlimler (M.T.O.K.)
İspanyol Dili ve Edebiyatı
İspanyol Dili ve Edebiyatı (İspanyolca)
İspanyolca Mütercim ve Tercümanlık (İspanyolca)
İstatistik
İstatistik (%50 İndirimli)
İstatistik (Burslu)
İstatistik (KKTC Uyruklu)
İstatistik (Ücretli)
İstatistik (İngilizce)
İstatistik ve Bilgisayar Bilimleri
İstatistik ve Bilgisayar Bilimleri (KKTC Uyruklu)
İstatistik ve Bilgisayar Bilimleri (İngilizce) (%50 İndirimli)
İstatistik ve Bilgisayar Bilimleri (İngilizce) (Burslu)
İstatistik ve Bilgisayar Bilimleri (İngilizce) (Ücretli)
İtalyan Dili ve Edebiyatı
İtalyan Dili ve Edebiyatı (İtalyanca)
İç Mimarlık
İç Mimarlık (%25 İndirimli)
İç Mimarlık (%50 İndirimli)
İç Mimarlık (Burslu)
İç Mimarlık (KKTC Uyruklu)
İç Mimarlık (Ücretli)
İç Mimarlık (İngilizce) (%50 İndirimli)
İç Mimarlık (İngilizce) (Burslu)
İç Mimarlık (İngilizce) (Ücretli)
İç Mimarlık ve Mobilya Tasarımı (%25 İndirimli)
İç Mimarlık ve Mobilya Tasarımı (%50 İndirimli)
İç Mimarlık ve Mobilya Tasarımı (Ücretli)
İç Mimarlık ve Çevre Tasarımı
İç Mimarlık ve Çevre Tasarımı (%25 İndirimli)
İç Mimarlık ve Çevre Tasarımı (%50 İndirimli)
İç Mimarlık ve Çevre Tasarımı (Burslu)
İç Mimarlık ve Çevre Tasarımı (KKTC Uyruklu)
İç Mimarlık ve Çevre Tasarımı (Ücretli)
İç Mimarlık ve Çevre Tasarımı (İngilizce) (%25 İndirimli)
İç Mimarlık ve Çevre Tasarımı (İngilizce) (%50 İndirimli)
İç Mimarlık ve Çevre Tasarımı (İngilizce) (Burslu)
İç Mimarlık ve Çevre Tasarımı (İngilizce) (Ücretli)
İş Sağlığı ve Güvenliği
İş Sağlığı ve Güvenliği (%50 İndirimli)
İş Sağlığı ve Güvenliği (Açıköğretim)
İş Sağlığı ve Güvenliği (Burslu)
İş Sağlığı ve Güvenliği (KKTC Uyruklu)
İşletme
İşletme (%25 İndirimli)
İşletme (%50 İndirimli)
İşletme (Almanca)
İşletme (Açıköğretim)
İşletme (Besni)
İşletme (Burslu)
İşletme (Fransızca)
İşletme (Ücretli)
İşletme (İngilizce)
İşletme (İngilizce) (%25 İndirimli)
İşletme (İngilizce) (%50 İndirimli)
İşletme (İngilizce) (Açıköğretim)
İşletme (İngilizce) (Burslu)
İşletme (İngilizce) (UOLP- North Carolina Wilmington Üniversitesi (Uncw)) (Ücretli)
İşletme (İngilizce) (UOLP-New York Eyalet Üniversitesi (Suny Albany)) (Ücretli)
İşletme (İngilizce) (UOLP-Suny Binghamton) (%50 İndirimli)
İşletme (İngilizce) (UOLP-Suny Binghamton) (Ücretli)
İşletme (İngilizce) (UOLP-Suny New Paltz) (%50 İndirimli)
İşletme (İngilizce) (UOLP-Suny New Paltz) (Ücretli)
İşletme (İngilizce) (UOLP-Uluslararası Saraybosna Üniversitesi) (Ücretli)
İşletme (İngilizce) (Ücretli)
İşletme Mühendisliği (İngilizce)
İşletme Mühendisliği (İngilizce) (%50 İndirimli)
İşletme Mühendisliği (İngilizce) (Burslu)
İşletme Mühendisliği (İngilizce) (Ücretli)
Şehir ve Bölge Planlama
Şehir ve Bölge Planlama (%50 İndirimli)
Şehir ve Bölge Planlama (Burslu)
Şehir ve Bölge Planlama (KKTC Uyruklu)
Şehir ve Bölge Planlama (İngilizce)
Şehir ve Bölge Planlama (İngilizce) (%50 İndirimli)
Şehir ve Bölge Planlama (İngilizce) (Burslu)
`;

export const PROGRAMMES: string = `
106510090|0|1a|8x|qb|e|40|380.152|391.38|c56452|p57653|71750|68218|77269
106510089|0|1a|8x|ty|e|35|337.220|354.02|c137171|p165975|242306|249900|253313
106510014|0|1a|4u|nc|s|50|358.130|371.01|c156180|p159168|178370|167478|162040
106510077|0|1a|51|3o|s|80|442.532|443.23|c70221|p53079|46890|39283|40125
106510068|0|1a|51|9b|s|50|430.683|459.09|c55084|p64728|76264|74294|78121
106510023|0|1a|51|a7|s|75|419.166|437.98|c75400|p76943|85623|77203|81355
106510032|0|1a|51|19c|s|30|335.758|357.38|c177954|p204223|265278|299665|297946
106510041|0|1a|51|l4|s|50|403.540|432.07|c81404|p94595|122318|126983|143349
106510105|0|1a|51|lk|s|20|386.701|413.47|c101252|p115817|146879
106510087|0|1a|7z|5g|s|65|327.868|351.38|c188665|p223123|244541|240148|242410
106510086|0|1a|7z|ns|s|40|369.349|387.41|c132815|p140663|143974|137136|126848
106510088|0|1a|82|8j|e|40|340.287|358.98|c123956|p155309|236515|258170|285499
106510059|0|1a|82|1be|e|30|357.345|377.45|c82141|p105758|178257|208787|214368
200110283|1|2g|1s|84|s|43|416.951|449.61|c64035|p79427|82545
200110274|1|2g|1s|85|s|8|468.550|490.88|c26712|p30504|27550|26277|23908
200110265|1|2g|1s|86|s|7|410.159|424.35|c89347|p86949|96638|99489|91967
200190040|1|2g|8x|q7|e|9|294.211|196.31|c1306751|p387997|252455|253634|270599
200110123|1|2g|8x|q9|e|8|398.405|405.45|c35291|p31757|30011|16017|23727
200190052|1|2g|8x|qc|e|9|283.995|202.57|c1261116|p466772|223980|192755|192550
200190051|1|2g|8x|qe|e|8|401.375|405.67|c35025|p28480|23511|12542|16211
200190050|1|2g|8x|qh|e|42|198.265|||c1368281|983405|1715044|492622
200110114|1|2g|8x|qa|e|42|182.852|||c1460482|1106534|888169|650731
200190027|1|2g|8x|uh|e|20|207.524|245.59|c821852|c1286699|1557085|1058440|928218
200190026|1|2g|8x|uj|e|3|354.811|350.39|c147491|p112195|166930|169609|167925
200190102|1|2g|52|3q|s|51|303.764|304.87|c296850|c295296|294258|129932|115274
200190095|1|2g|52|3r|s|8|455.555|464.49|c49975|p41119|25722|16169|22186
200190116|1|2g|52|59|s|30|303.844|325.66|c242323|c295019|284697|277646|295742
200190109|1|2g|52|5a|s|4|439.912|457.03|c56956|p55486|86445|39720|49186
200190130|1|2g|52|nu|s|51|252.045|263.67|c455593|p578772|404378|241237|184343
200190123|1|2g|52|nv|s|8|456.801|466.37|c48245|p40069|39647|23845|23194
200110168|1|2g|61|2l|s|31|230.548|181.96|c1069432|p804574|575372|1499118|505793
200110141|1|2g|61|2o|s|4|389.249|416.60|c97842|p112467|90308|91472|88110
200190057|1|2g|61|2r|s|31|202.299|180.02|c1078968|p1131801|811150|1479039|451351
200190056|1|2g|61|2t|s|4|400.808|413.44|c101287|p97974|85972|87730|77949
200190137|1|2g|61|cz|s|37|265.030|272.89|c412073|p481163|646553|453236|470447
200110044|1|2g|61|d1|s|5|393.301|419.01|c95202|p107172|112159|99258|78002
200110159|1|2g|61|hr|s|85|261.867|342.36|c205941|p502536|636647|395165|411415
200110053|1|2g|61|hu|s|13|413.091|440.07|c73251|p83730|95341|92947|79746
200190054|1|2g|61|hy|s|76|323.381|339.95|c210902|p235001|264219|265325|293483
200190053|1|2g|61|hz|s|12|417.725|445.00|c68501|p78557|84307|82230|84810
200110177|1|2g|61|s1|e|30|228.096|251.67|c758808|p1064706|1171653|972711|886961
200110026|1|2g|61|s4|e|4|340.769|367.83|c102656|p153702|175825|188600|207471
200190144|1|2g|7g|yp|s|42|485.877|485.66|c31082|p18604|17949|26031
200110071|1|2g|7g|yq|s|6|545.270|550.54|c137|p210|203|71|357
301410036|2|w|1q|70|s|42|416.723|435.66|c77759|c79681|79753|74478|79291
301410035|2|w|1q|77|s|8|453.036|474.32|c41017|p43385|46615|45437|45027
301410059|2|w|27|18g|d|25|195.312|156.10|c132548|c129669|148080|118842|107303
301410015|2|w|27|18i|d|5|350.983|353.93|c41456|p42722|44782|59876|35265
301410038|2|w|3w|i7|e|17|350.622|370.83|c96019|c123604|124329|122659
301410027|2|w|3w|i8|e|3|380.830|403.27|c38257|p56475|75545|67382|76326
301410052|2|w|8p|q7|e|25|180.991|185.59|c1367737|c1466948|1477107|1096098|1774912
301410045|2|w|8p|q9|e|5|307.522|311.32|c300817|p301609|265763|305149|319818
301410073|2|w|53|13n|s|25||||||c283712
301410066|2|w|53|13p|s|5|308.214|||c280155|271595|259915
110410307|3|0|t|2v|s|30|302.564|305.56|c294828|p299510|308908
110410244|3|0|t|3o|s|75|396.775|388.70|c131203|p102840|99380|76753|84840
110410314|3|0|t|4c|s|30|306.341|312.96|c274273|p286321|305031
110410398|3|0|t|4f|s|1
110410321|3|0|t|120|s|30|337.930|335.21|c220710|p199345|206909
110410405|3|0|t|123|s|1|180.123|||c1271483
110410258|3|0|t|12k|s|45|406.399|397.32|c120293|p91204|81676|73344
110410328|3|0|t|12n|s|4
110410251|3|0|t|13m|s|70|383.614|369.37|c158750|p120072|101327|74650|82749
110410223|3|0|3s|hh|s|65|384.550|412.41|c102472|p118752|125013|125262|147928
110410229|3|0|3s|hk|s|3
110410412|3|0|3s|h5|e|30|322.927|333.62|c201736|p222815
110410419|3|0|3s|164|s|30|310.758|336.06|c218873|p271888
110410426|3|0|8p|dk|z|20|337.092|354.86|c71836|p87931
110410433|3|0|8p|181|d|60|388.902|389.56|c26522|p26143
110410440|3|0|8p|1be|e|40|303.020|316.19|c276143|p328618
110410447|3|0|8p|qb|e|50|350.158|359.03|c123822|p124939
110410454|3|0|8p|tj|e|40|281.186|296.82|c384351|p490593
110410461|3|0|8p|xo|e|35|269.384|282.76|c482152|p598855
110410468|3|0|8p|10o|e|45|294.402|307.80|c319716|p386659
110410475|3|0|8p|zu|e|55|291.135|305.02|c335104|p410406
110410482|3|0|8p|14l|e|70|343.247|356.15|c131409|p145634
110410335|3|0|4x|nc|s|20|326.624|343.01|c204635|p226287|245699
110410019|3|0|51|9b|s|50|381.428|411.01|c104025|p123007|151647|138833|150796
110410037|3|0|51|a7|s|80|363.238|381.90|c140228|p150379|176735|173462|216985
110410225|3|0|51|ax|s|30|315.539|328.86|c234926|p257065|286155|280337|288532
110410342|3|0|51|fx|s|10|303.580|322.08|c251017|p295941|297953
110410046|3|0|51|19c|s|30|315.406|329.57|c233300|p257457|296700|299464|291540
110410073|3|0|51|l4|s|50|353.234|376.25|c148243|p168125|207461|198708|225138
110410272|3|0|51|lg|s|10|302.742|327.58|c237891|c298871|270277|290866
100210362|4|1|1q|6z|s|40|460.921|478.36|c37403|p36609|44017|42806|41324
100210353|4|1|1s|7w|s|40|444.340|466.56|c48078|p51361|58656|59277|57154
100210283|4|1|27|1a|d|30|274.160|300.61|c65486|p80798|71983|62621|54794
100210017|4|1|27|bu|s|10|314.833|304.34|c298402|c259204|288108|298767|269399
100210026|4|1|27|17f|s|30|305.696|323.38|c247863|p288533|296473|108842|94183
100210098|4|1|27|os|z|25|378.748|402.25|c14079|p20111|19886|21795|23358
100290069|4|1|27|15t|z|25|403.677|425.23|c5050|p6795|7939|8261|11949
100210105|4|1|27|qv|e|30|332.810|346.89|c157644|p181883|166080|167653|178758
100210035|4|1|27|va|e|30|358.063|375.18|c86831|p103963|121544|113086|121449
100210044|4|1|27|u4|z|30|317.759|340.66|c107089|p154499|121109|92594|97402
100210114|4|1|27|y2|z|30|351.092|377.65|c35226|p55831|43586|41326|42042
100210317|4|1|2f|1d|e|30|224.628|233.14|c956473|p1104805|1257187|1008437|1121990
100210177|4|1|2f|4v|s|20|248.087|252.47|c518154|p614068|465743|502652|456631
100290057|4|1|2f|17u|d|30|344.766|365.89|c36397|p45504|53874|54900|45428
100210053|4|1|2f|lo|s|32|274.269|277.20|c393435|p425215|442119|360073|339066
100290186|4|1|2f|q6|e|30|336.383|348.57|c152711|p168874
100210132|4|1|2f|rr|z|25|237.503|259.60|c561370|p780272|811103|677634|1026061
100210141|4|1|2f|ug|e|28|242.185|249.35|c782732|p898187|909159|833356|997337
100210186|4|1|2f|vl|z|24|270.279|281.93|c387531|p466510|383488|420174|616659
100210062|4|1|2f|xs|z|24|271.829|297.56|c289135|p452882|292780|314701|363317
100210195|4|1|8o|167|e|40|234.754|250.08|c775090|p986112|1232433|1045802|1143241
100210202|4|1|8o|1b5|e|35|250.153|263.08|c647420|p805034|1081884|976066|1038197
100290058|4|1|8o|1ba|e|35|226.739|241.29|c867849|p1080312|1258194|1293393|902281
100290086|4|1|8o|td|e|45|238.917|255.12|c724118|p936890|1212492|866514|1028308
100290193|4|1|8r|16p|z|90|246.419|272.14|c458513|p693994
100290200|4|1|8r|16w|z|10|237.027|251.40|c631061|p784698
100290095|4|1|51|3f|s|45|314.269|317.31|c262959|p260902|262215|207861|239491
100210326|4|1|51|93|s|10|309.223|334.70|c221795|p276807|298604|297705|297112
100210308|4|1|51|194|s|10|307.508|321.00|c253654|p282475|291868|285008|277252
100290060|4|1|51|wl|s|10|305.292|319.55|c257286|c289891|228035|282114|297332
100210071|4|1|61|7p|s|45|334.172|361.20|c171581|p207892|241346|240227|225402
100290165|4|1|61|7t|s|30|330.279|356.43|c179588|p217090|248537
100210089|4|1|61|hp|s|50|371.929|403.94|c112090|p136635|169928|169899|159527
100290172|4|1|61|ht|s|30|354.618|384.27|c137059|p165552|201326
100210168|4|1|7g|y8|s|100|476.212|497.83|c21282|p24911|28704|29950|28284
100290179|4|1|75|dk|z|30|317.508|331.56|c135117|p155573|210306
100290059|4|1|75|x6|d|45|261.671|286.91|c72226|p87881|100994|98892|81875
100290207|4|1|86|1v|s|20|239.649|245.05|c566591|p699455
100290088|4|1|86|4m|s|30|257.223|270.90|c421222|p536574|572993|535576|522278
100490215|5|2|z|27|e|40|247.996|264.86|c631077|p830099|1029460|1092709|1015282
100490216|5|2|z|kj|e|50|249.631|265.55|c624924|p811050|982303|1032483|1045925
100490218|5|2|z|ny|e|30|249.468|265.02|c629620|p812958|990591|1088840|1124934
100490202|5|2|1p|ah|s|50|264.778|266.99|c439418|p482904|491715|483593|460817
100490203|5|2|1p|sl|e|30|231.898|250.67|c769012|p1019959|1179817|1201235|1279522
100410687|5|2|27|bu|s|10|303.196|303.91|c299707|c297265|291736|284824|274010
100410678|5|2|27|17f|s|20|306.966|328.54|c235702|p284239|257141|101959|98048
100490219|5|2|27|18f|d|40|412.382|414.95|c16893|p16954|20168|25512|22376
100410015|5|2|27|os|z|42|377.760|401.30|c14656|p20917|20899|24336|27708
100490256|5|2|27|15t|z|25|402.220|423.37|c5498|p7281|8678|12507|17178
100490249|5|2|27|qv|e|40|346.612|356.50|c130471|p135229|132378|137146|166921
100410024|5|2|27|va|e|45|357.648|370.28|c97208|p105036|117249|109988|129343
100410033|5|2|27|u4|z|40|308.449|339.61|c110197|p198219|119802|94837|100765
100410042|5|2|27|y2|z|50|324.264|366.71|c50177|p128648|39787|37818|43504
100410069|5|2|2f|5v|z|40|276.167|294.79|c305135|p415740|373409|373638|391992
100410078|5|2|2f|14x|z|65|237.432|261.04|c549200|p780895|870038|937021|1298693
100410924|5|2|2f|bj|e|35|232.639|241.75|c862926|p1011133|1111586|1152497|1176875
100490277|5|2|2f|181|d|30|391.170|393.93|c24674|p25180|29504
100410103|5|2|2f|ja|s|25|291.123|304.27|c298610|p343655|381089|351018|366624
100410112|5|2|2f|lo|s|50|288.876|293.28|c333250|p353218|377003|330917|341293
100410809|5|2|2f|nm|s|50|293.100|308.64|c285966|p335406|356522|351793|337148
100410915|5|2|2f|nq|s|1|219.990|203.33|c919939|p934907
100490197|5|2|2f|q6|e|50|355.232|360.14|c120962|p111078|110954|115870|125441
100490220|5|2|2f|rr|z|25|261.976|279.71|c403094|p542913|715154|911218|1036632
100410121|5|2|2f|ug|e|40|258.933|263.36|c644815|p707045|740784|872548|804835
100410139|5|2|2f|vl|z|30|279.137|302.23|c263304|p391179|418189|622333|580161
100410148|5|2|2f|xs|z|30|287.684|306.23|c242146|p325736|232742|353040|326581
100410784|5|2|39|1aq|e|38|331.573|336.61|c190950|p186693|201305|213750|207367
100490212|5|2|39|1au|e|1|207.989|229.72|c993782|p1282307|846285|1381199|1317389
100410157|5|2|39|t0|z|40|274.773|287.86|c346970|p427386|579664|609908|554935
100410836|5|2|3w|i5|e|80|401.250|417.41|c21856|p28640|51526|39244|49317
100410166|5|2|8o|167|e|60|265.617|281.02|c495506|p636763|891060|1013488|1013404
100410175|5|2|8o|1b5|e|60|278.396|295.18|c394834|p514966|732288|823460|834085
100410184|5|2|8o|1be|e|40|297.111|312.95|c292264|p367733|535146|631143|654836
100410193|5|2|8o|la|e|60|277.586|292.58|c411961|p522254|771482|899879|903353
100410978|5|2|8o|td|e|50|272.282|284.88|c466254|p570910|764142|779666|746700
100490204|5|2|8o|zp|e|75|262.081|277.43|c523585|p673586|838981|925221|921810
100490242|5|2|8o|14e|e|60|344.448|352.77|c140665|p141807|164777|189602|229850
100490284|5|2|8r|16p|z|90|265.283|276.39|c427136|p511965|472965
100490291|5|2|8r|16w|z|10|273.665|282.08|c386450|p436904|528854
100490222|5|2|51|3f|s|80|367.809|351.54|c188348|p143047|140350|109699|125652
100410696|5|2|51|52|s|10|308.940|328.28|c236272|p277774|297302|296504|296863
100410872|5|2|51|55|s|2
100410633|5|2|51|8z|s|50|317.022|337.70|c215462|p252661|295999|299527|299245
100410218|5|2|51|fs|s|10|305.162|324.57|c244969|p290375|299831|287772|288137
100490298|5|2|51|gp|s|10|302.507|314.03|c271461|c299715|299732
100410624|5|2|51|194|s|20|315.372|331.10|c229747|p257559|299706|298991|293275
100410493|5|2|51|jh|s|30|332.646|354.26|c183400|p211487|251713|262346|298031
100410236|5|2|51|kt|s|10|302.533|312.98|c274221|c299624|286930|284166|285818
100410245|5|2|51|lf|s|20|303.318|307.73|c288502|c296840
100490305|5|2|51|13f|s|40|365.325|330.16|c231967|p146961|137116
100490191|5|2|5v|15m|e|30|302.938|321.35|c251982|p329164|299463|309655|312588
100410987|5|2|5v|u7|e|40|272.153|297.98|c377016|p572133|717881|889262|552322
100410651|5|2|6x|93|s|54|348.824|376.65|c147631|p176626|209715|209073|240948
100410669|5|2|6x|98|s|6|326.771|356.35|c179729|p225932|299795|295566|298968
100410615|5|2|6x|kw|s|50|331.796|354.72|c182600|p213458|258465|283224|298636
100410712|5|2|6x|mp|s|45|327.003|342.07|c206524|p225304|248968|254111|291260
100410572|5|2|6x|n1|s|16|317.520|336.75|c217431|p251227|279718
100410563|5|2|6x|n3|s|4|304.372|307.86|c288138|c293109|299061
100410599|5|2|6x|pb|s|20|320.641|335.30|c220506|p242487|272601|294914|297668
100410827|5|2|75|dk|z|40|352.146|365.49|c52112|p53834|80117|82633|83954
100410818|5|2|75|xj|e|40|251.643|262.59|c652004|p788009|978785|1052548|971230
100410933|5|2|75|x6|d|50|330.401|343.36|c45983|p52214|61577|64920|60142
100490368|5|2|75|xf|e|30|280.917|286.79|c452117|p493003
100410324|5|2|7t|124|s|70|388.792|414.45|c100237|p113089|134578|127807|112279
100490213|5|2|7t|127|s|1|248.250|257.95|c485804|p612553|266039|789808|255924
112690178|6|2|1q|6z|s|75|465.003|482.52|c33741|p33296|40592|39880|40106
112690221|6|2|1s|7w|s|40|449.862|470.95|c44067|p46271|52421|54528|53869
112610554|6|2|61|2k|s|27|308.790|322.67|c249630|p278257|283952|295204|262284
112610509|6|2|61|cx|s|70|307.060|327.24|c238642|p283932|321249|310506|294692
112610333|6|2|61|hp|s|121|363.182|392.94|c125733|p150490|177829|180900|176998
112610942|6|2|61|s0|e|40|278.022|295.88|c390323|p518352|646802|736862|672457
112610315|6|2|7g|y8|s|210|484.907|503.79|c16952|p19216|22161|22544|23447
100590120|w|a|1b|hm|s|45|208.492|205.54|c900038|p1069305|1022861|1037735|1383482
100590155|w|a|1b|hn|s|1||160.11|c1126117
100510235|w|a|1s|7w|s|40|442.448|465.80|c48779|p53170|60130|61281|59728
100590106|w|a|27|bu|s|10||326.82|c239600||c269499|296778|299842
100510077|w|a|27|17f|s|15|303.229|306.22|c292922|c297150|289215|146817|134938
100510086|w|a|27|os|z|42|371.257|392.96|c20285|p27027|26846|26785|29232
100510095|w|a|27|qv|e|60|319.700|335.60|c194525|p237563|188774|197070|213573
100510023|w|a|27|va|e|40|348.539|361.70|c117050|p129503|144160|138827|157568
100510032|w|a|27|u4|z|40|301.546|323.13|c165794|p236081|151581|125862|142497
100510041|w|a|27|y2|z|50|326.343|357.84|c65781|p121247|56165|47472|53824
100510262|w|a|2f|5v|z|45|234.911|259.21|c564605|p804532|741288|568691|624190
100590075|w|a|2f|17u|d|50|318.902|331.55|c51118|p57838|65256|67647|56877
100590162|w|a|2f|181|d|60|305.610|318.49|c57064|p64425|70612
100510174|w|a|2f|lo|s|30|255.297|258.66|c481903|p551872|598288|419177|453740
100590058|w|a|2f|nm|s|25|248.556|251.12|c526647|p609738|587581|569144|571887
100590084|w|a|2f|q6|e|40|330.402|340.96|c176196|p191319|176620|203638|201425
100510208|w|a|2f|rg|d|25|216.977|251.61|c91386|p116203|135560|118305|120596
100590064|w|a|2f|ug|e|30|216.256|226.33|c1030557|p1197625|1250915|1216770|1102606
100510138|w|a|2f|vl|z|30|225.648|248.93|c652388|p887834|762104|923909|939647
100510129|w|a|2f|xs|z|30|230.629|256.89|c584546|p843713|545953|710038|651343
100590077|w|a|8o|g6|z|30|232.479|248.21|c658839|p827011|926893|929302|972329
100510226|w|a|8o|167|e|30|217.372|227.93|c1013135|p1185604
100510183|w|a|8o|1b5|e|30|226.129|241.63|c864208|p1087359|1213302|1194142|1081684
100510253|w|a|8o|td|e|40|224.915|237.20|c912198|p1101402|1254991|1245817|1237394
100510217|w|a|93|19o|z|135|218.039|231.70|c800830|p950545|857188|821889|514692
100590085|w|a|93|19x|z|15|226.789|231.79|c800101|p877835|900964|936867|774118
100590078|w|a|5i|u7|e|40|243.005|266.90|c612655|p888517|1087106|1060846|1089321
100590127|w|a|61|2k|s|27|277.656|288.36|c350495|p406764|419049|450009|391407
100590141|w|a|61|7p|s|60|328.617|355.51|c181211|p221241|250480|251398|237699
100590148|w|a|61|hp|s|50|354.111|382.26|c139734|p166533|204493|208178|202595
100590113|w|a|6k|us|e|45|216.170|||c1198546
100590061|w|a|7g|y8|s|60|475.374|497.25|c21675|p25500|29190|29527|28467
100590083|w|a|7e|dk|z|35|302.582|313.10|c208559|p230181|219956|221013|217822
300650208|7|1j|97|hc|e|8|185.920|207.59|c1218638|c1447296|1440832|1410419|1552829
300650207|7|1j|97|hd|e|4|284.289|281.72|c490087|p464367|708975|1030872|1314774
300650219|7|1j|97|he|e|8||213.58|c1162377||c1512436
300650206|7|1j|97|1bg|e|10|199.474|||c1358453|1556922|1580658|1260558
300650205|7|1j|97|1bi|e|6|183.946|188.16|c1354514|p1456131|1405871|1453059|1330821
300650226|7|1j|97|1bq|e|14|||||c1337511|1647957
100710684|8|6|1q|6z|s|75|474.645|493.68|c24486|p26020|29333|28837|26038
100710675|8|6|1u|j|d|60|396.880|410.55|c18382|p22858|26280|29522|32318
100710048|8|6|1u|1d|e|30|296.588|303.09|c346152|p371329|421662|576476|535276
100711037|8|6|1u|5v|z|50|331.516|347.13|c89394|p104057|118753|121279|131216
100710066|8|6|1u|bf|d|40|331.351|358.96|c39347|p51789|61808|66780|62214
100710075|8|6|1u|bj|e|35|291.350|295.35|c393740|p408782|528335|603418|535037
100710754|8|6|1u|17u|d|70|430.686|432.66|c11486|p11070|12772|15652|15067
100790419|8|6|1u|kg|d|30|350.418|376.70|c31804|p42956|48248|50292|48982
100710878|8|6|1u|q6|e|45|391.185|400.87|c41687|p40936|54877|46673|53146
100790417|8|6|1u|rg|d|40|395.256|407.09|c19646|p23477|28183|31546|33257
100790539|8|6|1u|rh|d|1|372.452|||p33065||67061
100710657|8|6|1u|rr|z|30|330.632|346.25|c91658|p106881|158732|237077|244773
100710118|8|6|1u|ug|e|40|308.029|317.36|c270439|p298629|301444|354521|342413
100710127|8|6|1u|vl|z|30|360.886|376.57|c36530|p39703|61834|129021|143535
100710569|8|6|1u|xs|z|30|341.239|361.29|c59311|p77297|60013|92772|99152
100710472|8|6|27|bu|s|35|303.348|303.95|c299611|c296734|294915|231246|219556
100710612|8|6|27|17f|s|40|349.267|372.61|c153705|p175784|130728|74459|65675
100710012|8|6|27|18a|d|40|445.085|446.53|c8183|p7545|8525|12141|11661
100710021|8|6|27|os|z|42|392.256|415.53|c7914|p11407|12166|14557|17152
100790319|8|6|27|15t|z|40|414.374|438.12|c2737|p4082|5004|6434|9660
100710833|8|6|27|qv|e|30|371.902|382.99|c71390|p73039|86680|87310|101389
100710039|8|6|27|va|e|30|380.265|393.97|c52162|p57448|71349|70072|89778
100790602|8|6|27|ve|e|1|||||c151905
100710587|8|6|27|u4|z|30|349.266|371.16|c43551|p59235|52491|59698|60778
100710463|8|6|27|y2|z|50|369.597|391.18|c21780|p28780|21287|21018|23057
100710057|8|6|2d|4v|s|40|306.969|318.51|c259908|p284232|296201|306016|327135
100710084|8|6|2d|ch|s|25|304.644|318.10|c260937|p292125|313817|299839|326741
100790588|8|6|2d|ci|s|1|257.047|275.73|c399714|p537910|445058|509386
100710093|8|6|2d|ja|s|20|340.427|362.74|c169087|p193829|217951|235667|249993
100790574|8|6|2d|jb|s|1|273.093|304.81|c297003|p431735|368434|526094
100710109|8|6|2d|lo|s|50|343.026|353.73|c184340|p188229|193892|182455|208504
100710693|8|6|2d|111|s|35|316.036|325.54|c242635|p255565|291623|299285|315576
100711073|8|6|2d|112|s|2|270.434|||c447279
100710824|8|6|3t|hp|s|200|395.750|429.67|c83878|p104086|119771|126151|124925
100710145|8|6|3w|i5|e|100|423.628|439.15|c8100|p11141|21528|13084|18728
100710578|8|6|8o|14u|e|40|314.664|330.63|c213159|p262422|421354|501801|501771
100710596|8|6|8o|8a|e|40|310.451|334.69|c197789|p285177|467150|568430|564480
100710154|8|6|8o|167|e|60|333.924|350.13|c148212|p177751|272106|333626|380767
100710163|8|6|8o|1b5|e|60|339.758|357.12|c128785|p157076|224589|261922|295745
100710181|8|6|8o|la|e|50|326.462|343.31|c168715|p207547|326621|376867|397442
100711197|8|6|8o|td|e|60|328.904|342.19|c172192|p197324|260343|267933|287419
100710199|8|6|8o|10i|e|45|341.593|352.05|c142729|p150984|199298|213438|238710
100710745|8|6|8r|16p|z|119|303.955|325.17|c157963|p222343|210777|218515|155797
100790530|8|6|8r|16w|z|13|298.079|315.01|c199974|p256829|329992|392198|378464
100710445|8|6|8u|dv|z|40|334.371|347.92|c87562|p95569|186177|182179|167881
100710206|8|6|8u|ge|z|40|342.270|365.61|c51902|p74744|136602|135415|129155
100710215|8|6|8u|qm|z|40|356.874|372.26|c42064|p45766|100390|93065|82832
100790413|8|6|8u|r4|z|65|336.144|354.08|c73487|p90548|144576|140343|137334
100790323|8|6|49|6a|e|65|332.233|349.63|c149624|p184132|262879|310600|348102
100790693|8|6|4g|15m|e|25|319.204|332.54|c205779|p239877
100790686|8|6|4g|hp|s|25|368.985|399.45|c117613|p141214
100790418|8|6|4o|u7|e|50|302.842|318.09|c267054|p329795|391429|410468|365585
100790478|8|6|4o|14e|e|40|359.919|373.04|c91210|p99437|117443|135063|177770
100711091|8|6|4p|dk|z|40|381.679|400.86|c14917|p17762|37164|38359|40376
100790327|8|6|4p|rd|z|40|290.058|311.65|c215191|p309148|396476|410352|388104
100790329|8|6|4p|xj|e|40|292.862|302.06|c352231|p397659|480760|538896|513478
100711204|8|6|4p|x6|d|60|373.667|380.50|c30265|p32545|36824|39528|38112
100790637|8|6|4q|n|d|40|388.153|397.20|c23433|p26461
100790644|8|6|4q|187|d|40|418.586|418.79|c15647|p14809
100711107|8|6|4u|1ae|s|46|335.182|344.86|c200932|p205536|205131|207373|212186
100710648|8|6|4u|n7|s|50|390.093|405.23|c110586|p111381|115931|120433|123597
100710296|8|6|4u|ps|s|50|301.362|313.68|c272391|p303790|332019|330206|335811
100711161|8|6|4u|1bv|s|30|298.955|306.42|c292291|p312617|336280|363223|366697
100711046|8|6|51|3o|s|80|451.924|455.46|c58479|p44369|34200|24384|28567
100790581|8|6|51|3s|s|3|||||c160599|131680
100710224|8|6|51|157|s|20|314.310|332.18|c227356|p260789|297301|294633|296226
100710436|8|6|51|93|s|60|433.015|457.35|c56683|p62352|70397|66161|71059
100710287|8|6|51|fs|s|40|338.941|355.62|c181032|p197105|221645|237198|242128
100710233|8|6|51|194|s|40|368.490|386.06|c134618|p141980|170311|193519|213898
100710242|8|6|51|im|s|10|303.075|320.61|c254615|p297680|294755|295836|299778
100710251|8|6|51|kw|s|60|410.053|433.96|c79480|p87058|105217|102681|118516
100790609|8|6|51|131|s|30|457.313|466.38|c48236|p39658|35495
100790665|8|6|51|134|s|1|351.601|||p171201
100790320|8|6|61|2k|s|27|360.871|368.04|c160772|p154433|164273|164208|138106
100790531|8|6|61|cx|s|40|346.690|371.94|c154697|p180761|219892|213121|204686
100710603|8|6|61|ev|s|45|290.714|302.28|c304579|p345326|394449|476990|503822
100711188|8|6|66|8q|e|40|287.497|307.64|c320571|p438248|558056|647874|650730
100790414|8|6|66|xj|e|30|286.344|295.22|c394584|p447651|566478|629838|603973
100790473|8|6|6k|us|e|55|290.999|||c411446||380081|386757
100710427|8|6|6m|v4|s|35|271.554|279.61|c383412|p440625|483423|512851|538892
100710278|8|6|7g|y8|s|310|507.484|520.72|c7027|p7981|8580|8458|8295
100710815|8|6|75|dk|z|40|408.227|428.75|c4330|p5503|9999|10365|11854
100711055|8|6|75|rd|z|30|320.729|343.84|c98121|p142166|220974|237672|242191
100790567|8|6|75|xj|e|40|324.173|336.18|c192462|p217353|345736|407952|416974
100710869|8|6|75|x6|d|55|403.096|407.97|c19310|p20409|23320|26882|26690
100790672|8|6|75|xf|e|30|335.857|344.70|c164276|p170747
100790475|8|6|7j|c8|e|65|315.525|331.30|c210519|p258043|327799|380775|403130
100711125|8|6|7j|zz|e|70|341.578|356.08|c131598|p151033|174102|199708|221560
100711134|8|6|7j|14e|e|70|388.079|401.36|c40988|p45249|61582|61753|98214
100710481|8|6|85|1v|s|30|306.346|316.01|c266271|p286303|296763|302707|276886
100710499|8|6|85|4m|s|30|334.042|355.33|c181515|p208205|213622|205437|202013
100710506|8|6|85|w0|e|30|302.954|316.02|c276986|p329061|352969|425108|382792
100711064|8|6|85|w1|e|1|208.970|||c1272731|1297659||371213
100711019|8|6|85|w5|s|25|297.866|305.87|c293977|p316763|346650|368751|375180
100711082|8|6|85|wc|s|30|288.482|296.00|c324122|p355002|397033|421824|415846
100710524|8|6|85|wf|s|25|272.295|276.71|c395528|p436284|458045|498217|504329
100710551|8|6|85|vy|s|30|290.451|297.15|c320514|p346426|350996|357726|343565
100710533|8|6|85|x4|s|30|288.465|293.84|c331363|p355088|376481|381917|366953
100710542|8|6|85|14s|s|30|267.418|273.98|c407296|p465742|493676|523770|500464
100890118|9|3|1q|6z|s|25|462.206|479.66|c36244|p35542|42925
100810126|9|3|27|bu|s|10|||||c293438|299577|299399
100810189|9|3|27|17f|s|15|304.444|324.23|c245774|p292864|283984|113916|104589
100890090|9|3|27|18f|d|30|404.988|405.07|c20414|p19714|21588|27414|23685
100810347|9|3|27|os|z|42|372.409|396.47|c17770|p25806|24036|27042|29683
100890064|9|3|27|15t|z|40|397.907|421.24|c6013|p8864|9932|13493|18017
100810205|9|3|27|qv|e|30|336.322|348.91|c151710|p169090|156548|168189|186584
100810135|9|3|27|va|e|40|353.880|367.93|c102423|p114707|124798|119408|138958
100810144|9|3|27|u4|z|40|306.241|331.31|c135991|p209829|141030|105080|108280
100810462|9|3|27|y2|z|40|321.152|364.53|c53734|p140537|49371|42872|46900
100810417|9|3|2f|1d|e|20|227.903|237.04|c913956|p1066873|1118763
100810092|9|3|2f|4v|s|20|259.356|265.92|c444533|p520678|544942|463005|457432
100810356|9|3|2f|bj|e|20|225.827|232.81|c960083|p1090931|1138867|1194177|1187703
100890063|9|3|2f|17u|d|60|366.196|379.95|c30488|p35905|41576|46429|41000
100810162|9|3|2f|lo|s|40|273.269|279.86|c382346|p430771|471239|362805|372436
100890104|9|3|2f|nm|s|35|272.066|280.06|c381503|p437586|457393|454445|456514
100810365|9|3|2f|ug|e|40|238.076|248.08|c796040|p946729|1054650|1173588|1009150
100810171|9|3|2f|vl|z|30|256.526|276.24|c428224|p595167|491934|738117|741298
100810286|9|3|2f|xs|z|30|274.265|289.93|c333710|p431763|355146|454049|411413
100810268|9|3|8o|167|e|50|250.608|266.13|c619636|p799818|1005938|1022087|1055904
100810011|9|3|8o|1b5|e|40|267.176|278.69|c513557|p620754|884626|944610|927792
100810435|9|3|8o|la|e|50|264.574|278.92|c511742|p647489|955979|1077926|1091896
100810471|9|3|8o|td|e|70|245.080|260.24|c674397|p864084|1101201|1156105|1130582
100810498|9|3|8o|10i|e|30|258.502|272.44|c564423|p711693|876953|930128|882090
100810374|9|3|8o|14e|e|70|328.149|337.32|c188536|p200525|220719|263672|330326
100810532|9|3|8u|dv|z|40|247.330|265.12|c514915|p685070|883174|899313|904703
100890059|9|3|8u|g6|z|40|261.839|280.67|c396250|p544196|783585|893865|596199
100810426|9|3|93|19o|z|79|237.968|||c775787|619277|680047|427859
100890073|9|3|93|19x|z|9|243.462|||c722650|636389|842709|904710
100810523|9|3|4x|n7|s|10|322.244|332.41|c226830|p238095|246215|249378|247176
100810311|9|3|51|93|s|40|314.488|339.49|c211781|p260237|298315|299617|300005
100810383|9|3|51|9z|s|65|321.593|340.46|c209823|p239853|252644|254053|285790
100810047|9|3|51|194|s|10|307.369|324.55|c245025|p282936|289920
100810065|9|3|51|kw|s|25|313.044|335.18|c220772|p264661|299344|298562|295899
100890083|9|3|51|13f|s|65|348.477|314.01|c271512|p177295|163029|116208|132669
100890057|9|3|61|1|s|30|261.831|267.28|c437942|p502753|518745|520699|467067
100810505|9|3|61|hp|s|50|362.131|393.66|c124861|p152212|185724|188376|181614
100810514|9|3|61|s0|e|40|272.670|287.59|c446340|p567217|688025|784004|738477
100890061|9|3|6k|us|e|45|240.269|||c920610
100810541|9|3|7g|y8|s|115|479.427|499.77|c19846|p22669|25654|26066|27180
100890139|9|3|75|dk|z|20|323.159|342.50|c101831|p132745
100890060|9|3|75|x6|d|45|307.901|321.39|c55703|p63292|74438|76997|69314
100810408|9|3|7t|124|s|40|378.079|403.75|c112329|p127721|157417|143132|123216
110590035|a|6|1q|6z|s|50|466.865|484.73|c31900|p31778|38608|37095|36080
110510027|a|6|27|bu|s|10||309.03|c284929||c290765|279208|272164
110510036|a|6|27|17f|s|35|311.063|331.65|c228518|p270962|287650|101045|96037
110510142|a|6|27|18a|d|40|420.742|421.69|c14813|p14144|15685|20860|17947
110590018|a|6|27|os|z|42|380.416|405.97|c12092|p18756|18871|21475|24853
110510133|a|6|27|qv|e|30|349.454|361.29|c118045|p126898|126240|134002|154464
110590031|a|6|27|va|e|45|360.347|376.21|c84662|p98360|108505|102914|122158
110590120|a|6|27|ve|e|1
110590037|a|6|27|y2|z|40|355.649|379.89|c32621|p47734|35218|34013|38394
110590038|a|6|2s|h5|e|65|329.043|339.88|c179748|p196796|249520|313315|347179
110590106|a|6|8p|167|e|40|292.233|309.63|c309826|p402242|620647|704729|728788
110590099|a|6|8p|18w|e|70|272.357|289.16|c435418|p570231|698369|790133|774331
110590092|a|6|8p|1b5|e|50|299.885|316.13|c276437|p349113|560542|641685|657011
110590113|a|6|8p|la|e|40|296.939|314.77|c283119|p368899|569054|644491|671876
110590085|a|6|8p|zg|e|75|286.237|301.96|c352873|p448528|555051|601720|541862
110590022|a|6|5k|3o|s|85|400.258|391.02|c128152|p98698|86193|64445|68870
110590067|a|6|5k|5l|s|30|279.347|288.18|c351134|p398070|440941|459258|498062
110590019|a|6|5k|9b|s|50|371.587|402.36|c114012|p137160|161700|153379|171639
110510045|a|6|5k|9z|s|65|359.345|||c157053|172327|165431|196129
110590032|a|6|5k|es|s|35|320.136|343.53|c203590|p243858|260278|273143|294809
110510151|a|6|5k|fx|s|10|318.029|336.42|c218117|p249775|282339|288278|298422
110590020|a|6|5k|194|s|35|322.304|337.53|c215816|p237939|284315|299959|296678
110590033|a|6|5k|l4|s|50|351.381|376.81|c147388|p171636|206870|201553|228913
110590039|a|6|61|2k|s|27|316.426|328.74|c235218|p254433|260598|267322|243173
110590068|a|6|61|15m|e|30|318.595|334.58|c198189|p242868|230158|249891|262468
110590040|a|6|61|cx|s|40|315.503|340.70|c209328|p257175|296356|286715|262203
110590034|a|6|61|hp|s|60|375.628|407.17|c108350|p131268|159825|162948|161551
110590041|a|6|5u|n7|s|40|336.444|345.61|c199477|p202647|222866|224608|221630
110510018|a|6|7g|y8|s|130|485.251|504.17|c16700|p18994|22085|22046|21606
110510169|a|6|75|dk|z|65|366.618|384.23|c28088|p32158|50685|54438|53373
110510081|a|6|75|xj|e|65|280.038|292.83|c410255|p500585|618926|668063|653014
210100262|b|6|8p|1b7|e|24|203.590|212.57|c1172263|p1322987|1529832
210100255|b|6|8p|1bb|e|5|285.353|312.56|c294316|p455679|651934
210100276|b|6|8p|1bg|e|24|196.731|189.22|c1350356|c1380113|1543255
210100269|b|6|8p|1bi|e|5|312.639|328.12|c223127|p273160|389202
210100402|b|6|8p|xk|e|34|168.094|183.93|c1375473|c1490283
210100395|b|6|8p|xl|e|5|265.454|286.34|c455472|p638438
210100290|b|6|8p|xp|e|12|181.748|203.28|c1255336|c1464602|1449357
210100283|b|6|8p|xq|e|3|306.748|315.06|c281726|p306167|496667
210100304|b|6|52|3q|s|24|303.745|311.31|c278718|c295363|297092
210100297|b|6|52|3r|s|5|384.283|395.88|c122078|p119143|94733
210100318|b|6|52|1as|e|21|262.198|260.18|c674984|p672356|903079
210100311|b|6|52|1at|e|4|331.243|338.76|c183506|p187999|197638
210100416|b|6|52|14f|e|34|201.790|||c1338928
210100409|b|6|52|14i|e|5|332.271|||c183981
210100346|b|6|61|cz|s|21|254.707|262.83|c459884|p556617|763835
210100339|b|6|61|d1|s|4|309.988|332.96|c225567|p274287|302467
210100430|b|6|61|hr|s|34|295.790|335.40|c220291|p324536
210100423|b|6|61|hu|s|5|350.405|391.80|c127242|p173577
210100178|b|6|5s|15j|z|16|178.222|266.12|c506571|c1157377||1469477
210100171|b|6|5s|15k|z|4|322.044|352.81|c76183|p137045|104566|180081
210100192|b|6|5s|dm|z|16|239.190|237.21|c755373|p764204|556775|434734
210100185|b|6|5s|dn|z|4|364.110|383.87|c28438|p35247|42198|59800
210100206|b|6|5s|dr|z|16|201.540|176.69|c1072624|p1064476|951714|699174
210100199|b|6|5s|ds|z|4|374.561|398.55|c16368|p23824|26946|31533
210100220|b|6|5s|17c|z|16|196.086|||c1092996||1493705
210100213|b|6|5s|17d|z|4|335.531|343.45|c99207|p92227|138258|187560
202911028|c|2g|1q|71|s|55|416.510|436.35|c77073|c79925
202911001|c|2g|1q|77|s|9|463.208|481.82|c34323|p34738|37312|36413|34229
202910842|c|2g|1s|84|s|34|399.226|421.23|c92792|c99906
202910675|c|2g|1s|85|s|5|447.324|472.21|c42875|p48545|52734|53530|49795
202990407|c|2g|3w|i7|e|97|350.331|370.44|c96842|c124432
202990400|c|2g|3w|i8|e|15|404.643|426.06|c14867|p25103
202910799|c|2g|3w|ib|e|17|352.743|369.11|c99809|p117681|111063|92055|109590
202910736|c|2g|3w|ic|e|3|439.918|449.63|c5378|p5130|3094|2429|2182
202910481|c|2g|8p|8k|e|17|209.524|188.83|c1351904|c1267228|1261583|410914|423234
202910463|c|2g|8p|8l|e|3|337.894|360.79|c119290|p163605|213906|261448|277477
202910806|c|2g|8p|qd|e|59|209.835|220.20|c1095618|c1264184|961833|1846540|360970
202910251|c|2g|8p|qe|e|9|358.996|370.98|c95680|p101684|96947|87336|85532
202910524|c|2g|8p|tk|e|17|205.838|||c1302652|436473|428904|414843
202910506|c|2g|8p|tm|e|3|332.625|||c182603|241294|308612|327861
202990421|c|2g|8p|uh|e|13
202990414|c|2g|8p|uj|e|2|319.908|322.89|c245206|p236570
202910206|c|2g|8p|10p|e|21|316.130|201.21|c1271818|c254925||414961|420891
202910199|c|2g|8p|10r|e|4|336.337|354.25|c136517|p169038|240700|246936|271027
202990435|c|2g|8u|fh|z|34||190.46|c1038707
202990428|c|2g|8u|fj|z|5|354.549|378.79|c33887|p49612
202990449|c|2g|8u|g7|z|34|185.810|183.23|c1059309|c1137309
202990442|c|2g|8u|g9|z|5|341.919|369.34|c46226|p75613
202990330|c|2g|8u|qn|z|17|233.895|258.62|c569597|c814011|1047811
202990323|c|2g|8u|qo|z|3|355.730|374.63|c38966|p47625|86085
202911504|c|2g|97|1bg|e|21|179.741|188.95|c1351438|c1470821|1268678|1010685|333872
202911497|c|2g|97|1bi|e|4|340.882|359.07|c123715|p153334|180166|215396|251495
202990171|c|2g|97|kq|e|21|219.326|196.77|c1303732|c1164402|1672117|425512|370332
202990170|c|2g|97|kr|e|4|335.233|350.73|c146522|p173009|213966|265310|314216
202990344|c|2g|97|ph|e|21|||||c1666626
202990337|c|2g|97|pi|e|4|324.598|||c215470|293296
202990167|c|2g|97|zw|e|21|214.158|202.95|c1258072|c1220012|1626308|482325|393498
202990166|c|2g|97|zx|e|4|337.923|355.38|c133491|p163508|189327|255675|286900
202990190|c|2g|53|3q|s|64|303.332|306.78|c291269|c296794|297099|262012|133429
202990183|c|2g|53|3r|s|10|410.387|428.88|c84694|p86679|76362|51677|51020
202990204|c|2g|53|9d|s|13|315.296|306.50|c292058|c257794|213475|208059|210523
202990197|c|2g|53|9e|s|2|407.880|437.03|c76378|p89509|100544|87789|95299
202990218|c|2g|53|a9|s|25|311.949|307.58|c288891|c268072|288078|268368|213886
202990211|c|2g|53|aa|s|4|412.234|434.02|c79422|p84667|81748|80096|97613
202990232|c|2g|53|1as|e|29|229.012|197.46|c1299178|p1053876|1010178|487714|476388
202990225|c|2g|53|1at|e|4|336.574|351.50|c144317|p168172|162117|162104|161912
202990246|c|2g|53|1ax|e|29|175.880|178.88|c1394114|c1480700|1203492||553734
202990239|c|2g|53|1ay|e|4|340.756|353.02|c139968|p153750|161205|167193|154983
202990351|c|2g|53|19d|s|17|308.029|||c280761
202990253|c|2g|53|19e|s|3|359.566|||c156652|191435|222911|253568
202990267|c|2g|53|l5|s|13|324.246|330.35|c231507|c232597|280237|274679|277300
202990260|c|2g|53|l6|s|2|404.953|432.46|c81006|p92919|115627|115736|137463
202990281|c|2g|53|nd|s|8|||||c157657|182264|239986
202990274|c|2g|53|ne|s|2|378.602|||c126990|145323|166866|165222
202990295|c|2g|53|13o|s|42|312.617|||c265984|296526|227506|126733
202990288|c|2g|53|13p|s|7|394.292|||c105991|144279|54834|54255
202990365|c|2g|61|7r|s|34|227.787|223.97|c737122|p838189
202990358|c|2g|61|7u|s|5|331.068|364.46|c166318|p215167
202990379|c|2g|61|hr|s|34|248.720|251.68|c523129|p608174
202990372|c|2g|61|hu|s|5|358.871|395.07|c123051|p157850
202990302|c|2g|7g|yp|s|46|445.816|||c49950|49889|48743|39015
202910763|c|2g|7g|yq|s|7|486.040|||c18494|19542|20135|21460
202990169|c|2g|7j|dm|z|34|173.854|185.29|c1054824|c1164549|1134806||259498
202990168|c|2g|7j|dn|z|5|384.007|393.62|c19810|p16113|19659|19672|18904
202990393|c|2g|7j|k5|e|13|235.379|238.25|c900685|p978842
202990386|c|2g|7j|k6|e|2|305.888|323.69|c241699|p311212
202911461|c|2g|7j|s1|e|21|187.417|||c1439919|1614288
202911452|c|2g|7j|s4|e|4|312.211|||c275492|367353
202990491|c|2g|7j|139|s|34|199.082|177.25|c1090874|c1160818
202990484|c|2g|7j|13a|s|5|351.153|351.79|c187911|p172082
202911434|c|2g|7j|14f|e|42|197.372|209.27|c1203453|p1375348|1596514|361725|376284
202911425|c|2g|7j|14i|e|7|374.467|382.72|c71919|p68156|72973|81542|109650
100990017|d|4|27|2i|e|20|308.966|314.25|c285725|c293358|285565
100910019|d|4|27|bu|s|10|||||c157326|298788|295597
100910028|d|4|27|17f|s|20|302.468|314.41|c270440|c299852|294732|119088|110843
100910231|d|4|27|18a|d|40|407.108|405.48|c20252|p18904|20960|26346|23381
100910037|d|4|27|os|z|42|373.869|397.13|c17341|p24487|23201|26103|28990
100910082|d|4|27|qv|e|50|337.731|349.75|c149288|p164175|151974|157669|175497
100910046|d|4|27|va|e|30|358.117|370.41|c96912|p103821|120042|114752|136226
100910055|d|4|27|u4|z|40|305.671|332.25|c132751|p212935|127846|99670|104239
100910064|d|4|27|y2|z|50|339.516|367.59|c48792|p81647|45702|41234|47000
100990109|d|4|2f|181|d|60|378.194|||c30658|34516
100910143|d|4|2f|lo|s|30|280.922|||c389995|404374|351918|369739
100910204|d|4|2f|vl|z|30|266.225|||c503265|458644|665830|553589
100910249|d|4|2f|xs|z|30|268.188|||c485324|326237|439746|382511
100990144|d|4|2f|12p|s|30|318.714|||c247783
100990151|d|4|3p|15h|z|20|295.453|309.78|c224126|p273456
100910267|d|4|8r|16p|z|119|243.895|261.13|c548441|p718451|531371|556271|285336
100990046|d|4|8r|16w|z|13|259.693|270.23|c472761|p564593|554317|588414|591236
100990034|d|4|4r|h5|e|55|314.526|321.95|c249296|p263166|322530|458687|488919
100990022|d|4|4r|167|e|40|247.652|262.19|c655794|p834035|1106253|1122863|1028296
100990038|d|4|4r|td|e|55|254.157|268.72|c596525|p759806|965634|977839|970584
100910258|d|4|4u|j3|s|30|254.847|254.89|c503542|p555504|595089|588724|593718
100990116|d|4|4u|n7|s|10|321.968|331.76|c228283|p238852|248834
100910152|d|4|4u|1bv|s|30|251.825|252.88|c515688|p580631|637816|667727|717442
100990081|d|4|51|3f|s|75|345.225|329.60|c233236|p183665|177523|141348|169505
100990088|d|4|51|93|s|50|321.729|344.84|c200973|p239488|281316|296582|296962
100990095|d|4|51|kw|s|25|314.515|334.77|c221658|p260157|299850|298833|297445
100990067|d|4|61|2k|s|27|300.991|313.26|c273486|p305129|312916|319292|306846
100990029|d|4|61|7p|s|60|336.314|361.55|c171038|p202942|232661|233810|224814
100990123|d|4|61|cx|s|25|304.543|324.85|c244301|p292487|341841
100990030|d|4|61|hp|s|90|359.069|389.44|c130211|p157516|189328|190213|182324
100910285|d|4|7g|y8|s|80|480.833|500.22|c19507|p21751|24130|23933|22609
101090664|e|u|i|14v|e|250|250.042|260.65|c670502|p806287
101010801|e|u|i|bl|e|100|264.738|270.01|c585182|p645774|915473|1088677|1023680
101090550|e|u|i|fi|z|3000|215.494|239.10|c739246|p970211|1075710|637094|737749
101011192|e|u|i|g8|z|5800|224.054|243.04|c704621|p901540|1005688|880470|893813
101090671|e|u|i|h7|e|100|295.165|304.68|c337062|p381226
101090678|e|u|i|16b|e|250|261.675|270.11|c584288|p677933
101090685|e|u|i|16i|e|220|240.013|254.65|c728782|p923665
101090692|e|u|i|1b9|e|250|284.755|297.58|c379548|p460545
101090699|e|u|i|1bh|e|150|269.076|276.66|c529626|p601950
101090706|e|u|i|lc|e|250|261.140|271.05|c576313|p683651
101011226|e|u|i|s3|e|100|305.503|328.32|c222292|p313398|451065|836997|851482
101090713|e|u|i|tf|e|250|277.845|291.90|c416391|p519873
101090720|e|u|i|tl|e|220|235.304|250.95|c766102|p979712
101010819|e|u|i|ui|e|100|286.173|294.10|c401802|p449064|655014|979901|899735
101010916|e|u|i|vo|z|100|344.034|355.35|c70805|p70503|209999|787466|870365
101010828|e|u|i|xu|z|100|323.927|340.41|c107844|p129846|270177|852207|891897
101090727|e|u|i|10k|e|250|262.012|269.31|c591337|p674312
101090734|e|u|i|10q|e|180|254.305|259.43|c682286|p758156
101090741|e|u|i|102|e|480|256.289|263.21|c646184|p736054
101011235|e|u|i|14h|e|100|304.502|321.19|c252717|p319515|481646|639478|742081
101010016|e|u|1s|7w|s|90|455.435|475.11|c40291|p41247|46682|46752|44990
101090748|e|u|1u|17|d|30|327.510|366.62|c36073|p53647
101010025|e|u|1u|1d|e|30|286.651|288.88|c437378|p445174|497159|581985|586020
101010034|e|u|1u|bj|e|35|288.835|290.38|c426791|p427842|476622|492965|488455
101090580|e|u|1u|q6|e|60|395.869|403.76|c37614|p34764|40038|37126|51481
101010907|e|u|1u|ri|d|45|400.056|404.58|c20603|p21589|26159|29811|30385
101010043|e|u|1u|rr|z|30|331.338|347.74|c87947|p104612|158823|201196|208100
101010052|e|u|1u|ug|e|40|316.578|319.87|c258794|p252785|281996|302057|311520
101010061|e|u|1u|vl|z|30|358.808|371.86|c42600|p42737|64165|98185|105290
101010079|e|u|1u|xs|z|30|341.300|359.00|c63503|p77145|56879|74513|89283
101010088|e|u|27|p|d|50|399.298|403.35|c21038|p21891|24933|27256|25104
101010097|e|u|27|3x|s|20|312.999|313.33|c273297|p264801|253160|242755|290529
101010104|e|u|27|dh|d|40|391.147|399.23|c22627|p25188|29271|30638|32175
101010113|e|u|27|17f|s|50|343.102|355.45|c181308|p188056|180713|69871|68328
101010122|e|u|27|18a|d|50|450.903|452.02|c7104|p6386|7611|11219|11074
101010131|e|u|27|18j|d|30|323.490|329.54|c52003|p55535|55173|64039|70369
101010167|e|u|27|os|z|42|393.656|416.50|c7532|p10703|9776|10305|13194
101011305|e|u|27|15t|z|70|418.993|439.71|c2510|p3217|3626|5524|9368
101010776|e|u|27|qv|e|35|379.394|387.99|c62261|p58962|71123|67106|84509
101010176|e|u|27|va|e|50|381.503|395.18|c50198|p55363|67604|60078|80589
101010185|e|u|27|u4|z|50|350.994|373.03|c41043|p55999|51136|52269|56920
101090755|e|u|39|6g|s|30|358.494|362.01|c170304|p158468
101010255|e|u|3w|i5|e|200|425.962|440.73|c7571|p9923|19038|11141|16617
101010264|e|u|8o|14u|e|40|321.295|338.40|c184746|p230295|373636|435949|436186
101010273|e|u|8o|167|e|100|338.508|356.28|c131064|p161463|256879|313436|353872
101010282|e|u|8o|16g|e|60|361.080|376.60|c83903|p96628|148735|168622|209416
101010291|e|u|8o|16m|e|20|292.951|307.86|c319389|p397007|728583|889933|936487
101010307|e|u|8o|1b5|e|110|343.436|360.82|c119212|p145028|208479|244505|288977
101010316|e|u|8o|1be|e|60|370.255|384.60|c68311|p76418|113360|125668|150399
101010325|e|u|8o|la|e|80|329.798|349.07|c151227|p193797|286613|334903|347023
101090535|e|u|8o|td|e|50|341.818|357.28|c128364|p150162|199097|202150|234300
101090762|e|u|8o|105|e|40|349.588|366.06|c106691|p126549
101090769|e|u|8o|14l|e|40|384.058|402.34|c39611|p51316
101090566|e|u|8t|dv|z|40|341.385|354.36|c72901|p76932|155140|146627|160382
101010352|e|u|8t|g6|z|40|351.697|373.50|c40399|p54631|94742|83328|80485
101010361|e|u|8t|t0|z|40|358.213|370.36|c44720|p43635|77050|66661|61638
101090776|e|u|8t|13y|z|85|352.796|383.25|c29043|p52677
101090573|e|u|61|2k|s|27|359.462|366.60|c162961|p156837|153193|149417|152057
101010997|e|u|61|6p|s|65|440.603|462.95|c51438|p54848|64101|65954|63826
101011129|e|u|61|6t|s|2|236.476|273.28|c410349|p734979|217274|553928|175439
101011005|e|u|61|u7|e|50|322.280|336.55|c191173|p225761|270843|273473|268032
101011014|e|u|75|dk|z|65|391.492|405.58|c12279|p11776|14688|16401|17488
101090587|e|u|75|xj|e|55|302.476|316.45|c274863|p332126|424048
101011023|e|u|75|x6|d|45|395.327|399.31|c22598|p23451|27028|30880|27680
101090527|e|u|75|xa|d|1||311.71|c60143||||p51026
209510018|f|5|3d|c2|z|25|241.254|||c744249|1412381||1036624
209510017|f|5|3d|c3|z|4|350.678|||c56571|39504|31950|56904
209510031|f|5|3d|1ax|e|27|247.310|249.62|c779927|p838030|528334|638760|493383
209510030|f|5|3d|1ay|e|4|366.445|366.38|c105934|p84447|92419|99614|140282
209510029|f|5|3d|1az|e|2|236.304|||c967778|701346|821974|612032
209510021|f|5|3d|143|z|38|199.142|||c1078013|1414464|932667|758716
209510020|f|5|3d|144|z|6|357.823|||c44239|86558|12818|40074
209510124|f|5|3w|i7|e|64|353.174|372.72|c91865|p116522|105166|112481
209510039|f|5|3w|i8|e|10|419.063|434.72|c9922|p13802|23890|17246|35445
209510037|f|5|8x|183|d|45|234.485|191.50|c125225|p104416|80757|72907|57770
209510036|f|5|8x|184|d|7|428.961|425.39|c13609|p11553|11900|13801|14432
209510035|f|5|8x|186|d|2|||||c130016|145222|63103
209510103|f|5|8x|1bg|e|42|179.400|210.16|c1195249|c1471880|1507528|965259|844478
209510046|f|5|8x|1bi|e|7|349.194|365.15|c108785|p127658|153907|175334|231786
209510075|f|5|8x|q8|e|55|258.664|277.71|c521356|p709929|254833|227093|234050
209510068|f|5|8x|q9|e|10|378.397|384.45|c68623|p60799|67070|60433|77022
209510131|f|5|8x|qd|e|55|220.053|222.15|c1075268|c1156181|294551|266932
209510011|f|5|8x|qe|e|10|380.406|390.67|c57634|p57201|66513|55707|67999
209510010|f|5|8x|qh|e|4|241.383|||c907610|1032236|1295620|567814
209510061|f|5|8x|qa|e|4|264.468|||c648591|708083|1000560|374070
209510043|f|5|8x|tk|e|42|186.479|244.75|c830721|c1444659|1639183|1107859|807369
209510042|f|5|8x|tm|e|7|341.984|360.75|c119393|p149610|167777|161002|240075
209510166|f|5|8x|14f|e|53|179.277|176.93|c1399689|c1472261|695071|605844
209510159|f|5|8x|14i|e|9|373.692|390.01|c58753|p69543|72776|88572
209510034|f|5|8x|14n|e|53|229.878|197.93|c1295882|c1043737|739840|484173|567613
209510033|f|5|8x|14o|e|9|382.220|398.27|c45424|p54206|69689|70644|113935
209510032|f|5|8x|14p|e|2|218.414|||c1174401|993017|807911|609362
209510152|f|5|8x|14k|e|2|223.697|||c1115245|1385810|701052
209510229|f|5|53|3h|s|68|304.465|304.20|c298837|c292773|292734|187267
209510222|f|5|53|3j|s|10|431.911|445.39|c68136|p63468|59030|38898
209510015|f|5|53|3q|s|66|306.509|304.19|c298868|c285753|274491|144167|168041
209510014|f|5|53|3r|s|10|439.518|442.78|c70643|p55895|54018|33416|42177
209510013|f|5|53|3v|s|2|||||c290023|241491|193775
209510096|f|5|53|48|s|34|313.537|||c263149|290088|299193|284070
209510089|f|5|53|49|s|5|408.543|||c88771|85471|61743|92619
209510054|f|5|53|9d|s|42|302.615|303.92|c299683|c299329|292760|270729|286029
209510025|f|5|53|9e|s|7|431.151|459.22|c54959|p64242|65516|60155|62162
209510028|f|5|53|a9|s|42|302.749|305.43|c295200|c298844|291280|294170|299705
209510027|f|5|53|aa|s|7|429.187|452.08|c61759|p66266|71627|60652|70120
209510024|f|5|53|13o|s|42|302.898|315.37|c267928|c298327|295939|166174|181172
209510023|f|5|53|13p|s|7|431.790|437.09|c76321|p63592|65660|39304|46056
111790330|g|5|1u|15|d|65|337.234|363.02|c37642|p49004|53416|54960|54852
111711613|g|5|1u|1d|e|30|287.210|292.29|c413842|p440591|476806|603899|642807
111790381|g|5|1u|5v|z|35|342.295|357.29|c66894|p74680|87590|103167
111710087|g|5|1u|14x|z|65|309.554|328.40|c146227|p192494|212359|227501|320788
111790360|g|5|1u|15c|d|35|418.556|433.04|c11379|p14821|20918|29286
111710096|g|5|1u|bj|e|35|292.900|303.62|c343122|p397376|426402|489556|505025
111711631|g|5|1u|dc|d|65|395.452|403.67|c20924|p23401|29798|32878|34681
111790430|g|5|1u|df|d|30|407.579|413.86|c17254|p18706|27736
111790331|g|5|1u|17u|d|70|426.064|425.98|c13432|p12433|15252|18802|19820
111790325|g|5|1u|q6|e|60|392.490|402.42|c39491|p39174|49109|48180|59078
111790479|g|5|1u|rg|d|55|388.805|401.45|c21773|p26196
111710157|g|5|1u|rr|z|30|334.795|347.65|c88153|p94336|120891|212752|255985
111711597|g|5|1u|ug|e|40|317.498|322.90|c245165|p248240|284597|305887|316450
111710166|g|5|1u|vl|z|30|375.874|385.63|c26677|p22628|32531|78137|92516
111710175|g|5|1u|xs|z|30|352.625|370.51|c44529|p52958|44671|84859|91815
111710184|g|5|1u|xz|z|65|306.055|327.00|c151244|p210866|245122|256692|354203
111790437|g|5|2j|c8|e|80|322.393|339.29|c181721|p225248|301342
111790486|g|5|2j|s9|e|30|313.856|330.70|c212893|p266740
111790444|g|5|2j|sl|e|40|307.845|324.10|c239987|p299736|439708
111711755|g|5|39|db|z|55|317.251|333.07|c130078|p156651|193608|184553|210264
111711985|g|5|39|ff|z|65|355.087|364.65|c53531|p48681|68554|72318|80078
111711764|g|5|39|k7|e|55|271.646|280.66|c498317|p576870|660065|713989|781066
111710412|g|5|3w|i5|e|200|440.873|453.34|c4701|p4930|9139|6380|11196
111710421|g|5|8o|14u|e|45|333.060|348.33|c153424|p180894|284370|343457|398568
111710439|g|5|8o|8a|e|80|319.435|340.74|c176905|p238787|368415|418565|480587
111710448|g|5|8o|167|e|90|347.258|365.50|c107990|p133278|208618|246546|289370
111790493|g|5|8o|16e|e|2||181.77|c1384316
111710457|g|5|8o|1b5|e|50|351.674|371.47|c94614|p120696|213159|255330|291238
111712126|g|5|8o|1be|e|50|374.316|393.36|c53133|p68466|117032|138392|171216
111710475|g|5|8o|la|e|120|346.676|363.85|c111851|p135028|197591|232205|258798
111712056|g|5|8o|s0|e|65|315.965|333.06|c203779|p255787|339776|401454|410821
111712198|g|5|8o|s5|e|1||274.05|c551012||||p700131
111711994|g|5|8o|td|e|80|356.892|376.11|c84866|p106898|158365|161843|183550
111710484|g|5|8o|10i|e|60|354.440|367.12|c104268|p113207|163586|189170|224581
111712117|g|5|8o|10o|e|30|375.150|392.55|c54536|p66824|113756|122541|149626
111790327|g|5|8o|zp|e|85|336.273|350.97|c145871|p169247|227839|272681|312133
111790346|g|5|8o|14e|e|55|386.625|400.70|c41930|p47341|66870|71004|110984
111790402|g|5|8r|16p|z|79|335.466|359.97|c61692|p92399|101369
111790409|g|5|8r|16w|z|9|328.783|348.52|c86017|p112940|134064
111710493|g|5|8u|dv|z|40|346.348|363.95|c54657|p65285|122445|128500|124776
111712205|g|5|8u|dy|z|1|||||||p736190
111710509|g|5|8u|ge|z|40|351.422|374.53|c39083|p55223|114151|132611|121700
111710518|g|5|8u|qm|z|40|357.469|378.92|c33722|p44827|84084|85644|90493
111711507|g|5|5j|4v|s|30|289.676|298.30|c316863|p349849|354707|332506|345124
111790328|g|5|5j|ch|s|30|282.364|289.64|c346027|p383199|402836|390898|417634
111711525|g|5|5j|ja|s|30|301.311|312.98|c274221|p303985|326726|313745|320500
111711534|g|5|5j|lo|s|40|309.619|316.59|c264802|p275464|288957|275782|302369
111711543|g|5|5j|vl|z|30|321.137|336.24|c120148|p140587|164992|221477|240195
111711552|g|5|5j|xs|z|30|317.556|331.32|c135951|p155351|138957|177376|190846
111790315|g|5|5s|8x|z|24|305.468|322.84|c166946|p214018|223734|230005|265804
111712214|g|5|5s|8y|z|25|199.456|200.49|c1001609|p1076298|1182081|1221799|1305730
111790316|g|5|5s|k4|e|25|291.521|306.47|c327024|p407536|443716|592260|618158
111790317|g|5|5s|nh|e|30|303.349|316.55|c274374|p326606|325796|335587|342225
111712268|g|5|5s|nk|e|20|250.162|262.07|c656917|p804935|828885|1019417|732501
111790318|g|5|5s|wo|e|15|286.958|298.76|c372283|p442667|460856|531456|583105
111712277|g|5|5s|wp|e|15|226.122|234.51|c941635|p1087447|1167770|1248033|1034916
111790339|g|5|6q|9y|e|50|280.034|||c500622|582025|631543|689170
111711667|g|5|6q|vk|e|65|311.242|329.46|c217800|p280800|322065|287994|277140
111711437|g|5|75|dk|z|50|378.941|391.28|c21702|p19946|32565|32521|36135
111711816|g|5|75|do|z|40|317.625|339.05|c111808|p155046|120890|130711|108894
111711455|g|5|75|rd|z|40|306.598|322.75|c167317|p207928|302836|320735|346444
111711825|g|5|75|rf|z|20|205.327|252.92|c618085|p1041289|1355122|1074105|1473991
111711473|g|5|75|xj|e|70|289.781|299.44|c368109|p420611|528514|616733|613881
111790423|g|5|75|x6|d|65|365.895|380.77|c30156|p36032|47796
209210048|h|5|1q|71|s|85|434.956|||c60380||44170|43072
209210047|h|5|1q|77|s|13|474.106|490.41|c27093|p26384|28191|26182|25859
209210045|h|5|1q|7g|s|85|416.795|||c79604||48465|50324
209210044|h|5|1q|7h|s|13|471.491|488.28|c28866|p28292|30671|29196|27674
209210057|h|5|1s|7y|s|59|408.850|||c88426||63821|60928
209210056|h|5|1s|81|s|9|456.935|476.80|c38777|p39947|46226|46084|46461
209210095|h|5|1s|84|s|59|399.356|||c99762||70737|70583
209210094|h|5|1s|85|s|9|453.068|474.64|c40724|p43357|47466|46995|46797
209210082|h|5|3b|dr|z|63|182.286|||c1146652||196210|238247
209210081|h|5|3b|ds|z|10|407.276|411.68|c9467|p5750|7550|8065|10697
209210084|h|5|3b|1as|e|37|276.726|||c529891||256703|284183
209210083|h|5|3b|1at|e|6|373.903|379.62|c77832|p69209|82357|92103|109537
209210060|h|5|3w|i7|e|117|353.045|||c116860||52890|77379
209210059|h|5|3w|i8|e|18|427.252|444.98|c6399|p9305|17622|11658|18381
209210355|h|5|8p|1bg|e|68|194.818|||c1394229|267882
209210348|h|5|8p|1bi|e|10|363.856|383.94|c69598|p90197|654116
209210011|h|5|8p|q8|e|66|283.134|||c474001||133962|149939
209210010|h|5|8p|q9|e|10|393.606|401.51|c40777|p37640|36785|39034|61397
209210068|h|5|8p|qd|e|68|220.636|||c1149697||125522|144124
209210067|h|5|8p|qe|e|10|402.724|406.92|c33454|p27036|31453|29968|45414
209210064|h|5|8p|zr|e|31|183.101|||c1459531||479958|720120
209210063|h|5|8p|zs|e|5|359.794|365.85|c107170|p99734|127356|169774|233923
209210062|h|5|8p|zw|e|51|194.359|||c1397561||417026|620766
209210061|h|5|8p|zx|e|8|364.594|378.27|c80514|p88517|119092|143514|177590
209210066|h|5|8p|14f|e|76|176.804|||c1478741||258295|391508
209210065|h|5|8p|14i|e|12|386.781|399.18|c44109|p47112|52871|54507|85428
209210369|h|5|8p|14n|e|34|257.062|||c727485
209210362|h|5|8p|14o|e|5|391.130|409.45|c30342|p41010
209210086|h|5|8u|g7|z|49|179.925|||c1152872||392741|603232
209210085|h|5|8u|g9|z|8|355.920|381.28|c31126|p47320|44267|46082|63793
209210327|h|5|8u|gb|z|34|188.333|||c1128323
209210320|h|5|8u|gc|z|5|364.513|386.54|c25848|p34735
209210097|h|5|52|3q|s|59|304.775|||c291697||58308|79884
209210096|h|5|52|3r|s|10|454.703|452.54|c61299|p41895|29316|19524|22484
209210117|h|5|52|9d|s|39|302.779|||c298743||82723|130142
209210110|h|5|52|9e|s|6|450.673|470.02|c44898|p45536|44370|41747|51908
209210098|h|5|61|2m|s|31|252.465|||c575123||260475|264246
209210041|h|5|61|2o|s|4|372.445|382.07|c140003|p135911|109784|119923|116008
209210070|h|5|61|6r|s|54|285.985|||c366260||146111|153369
209210069|h|5|61|6s|s|8|440.800|463.54|c50864|p54681|62651|65781|57704
209210072|h|5|61|7r|s|85|194.002|||c1201284||271684|260767
209210071|h|5|61|7u|s|13|355.723|381.38|c140930|p163550|187628|197331|201613
209210074|h|5|61|b6|s|43|195.508|||c1189986||372624|413419
209210073|h|5|61|b8|s|7|379.537|402.67|c113654|p125650|169910|133219|157796
209210124|h|5|61|cz|s|44|226.712|||c851483||311034|347266
209210075|h|5|61|d1|s|7|354.146|378.79|c144581|p166466|143518|139779|139737
209210341|h|5|61|d5|s|68|190.200|||c1226882
209210334|h|5|61|d6|s|10|353.055|376.98|c147133|p168504
209210099|h|5|61|hr|s|85|261.530|||c504849||201101|213174
209210042|h|5|61|hu|s|13|397.959|428.89|c84684|p101439|112014|117806|128623
209210101|h|5|61|hy|s|85|172.092|||c1286014||243851|259814
209210100|h|5|61|hz|s|13|392.232|419.61|c94565|p108565|114781|119244|127088
209210103|h|5|61|ok|s|39|182.410|||c1264454||437517|435955
209210102|h|5|61|on|s|6|322.651|333.81|c223729|p237014|253792|216752|214285
209210131|h|5|6g|tz|e|42|222.387|||c1130046||372088|624317
209210089|h|5|6g|u1|e|7|368.852|390.13|c58540|p79334|101118|118339|162126
209210054|h|5|7g|ya|s|76|464.803|||c33454||24521|25559
209210053|h|5|7g|yg|s|12|506.612|520.60|c7086|p8321|8566|9476|10845
209210051|h|5|7g|yp|s|76|446.122|||c49671||28100|28555
209210050|h|5|7g|yq|s|12|505.644|519.09|c7829|p8696|9745|9808|10306
112810172|i|5|5s|e3|z|30|306.096|333.73|c128015|p210629
110910252|j|5|0|i7|e|25|358.712|370.22|c97341|p102346|118095|124590|121493
110910245|j|5|0|i8|e|6|388.475|405.96|c34661|p44667|72317|54213|72321
110910238|j|5|0|ie|e|5|351.639|||p120792|120413|118187
110910490|j|5|0|169|e|30
110910476|j|5|0|16c|e|10|159.996|217.87|c1119631|c1492178
110910343|j|5|0|16h|e|29|160.338|251.14|c764207|c1492098|1350932|1546678
110910308|j|5|0|16j|e|6|196.230|224.99|c1045109|p1383842|1468565|1846482
110910315|j|5|0|16o|e|5|225.774|||c1091557|421544|1802004
110910483|j|5|0|16f|e|10|194.440|||c1396972
110910259|j|5|0|16u|z|30|169.982|171.97|c1077312|c1168870|1095219|1447757|1410297
110910161|j|5|0|18c|d|41|217.862|197.10|c122869|c115584|98275|87922|91044
110910168|j|5|0|18d|d|9|358.565|361.24|c38356|p39328|42704|52335|36828
110910154|j|5|0|18e|d|10|213.439|||c118593|110782|98731|100935
110910189|j|5|0|15v|z|27|365.838|382.11|c30242|p33086|39348|64932|91163
110910182|j|5|0|15w|z|6|389.472|409.55|c10388|p12836|15880|22610|27712
110910175|j|5|0|15y|z|7|339.628|361.40|c59119|p81360|61226|83377|121417
110910231|j|5|0|q8|e|60|178.240|159.01|c1417540|c1475330|1159951|822100|1228277
110910224|j|5|0|q9|e|12|308.731|323.94|c240673|p294739|221234|236082|307237
110910217|j|5|0|qa|e|7|182.218|184.80|c1371470|c1462889|1230485|907760|1183117
110910280|j|5|0|zd|e|23||201.25|c1271507||c1632999|1780029|1528635
110910273|j|5|0|ze|e|7|188.720|214.09|c1157460|p1432876|1312692|1430441|1312822
110910266|j|5|0|zf|e|5|||||c1673435|1785373|1170473
110910301|j|5|0|106|e|29|200.928|187.78|c1356644|c1346354|1630403|1798006|1733410
110910294|j|5|0|107|e|6|246.759|262.96|c648568|p844417|960237|1104111|1335167
110910287|j|5|0|108|e|5|||||c1331149||1613336
110910462|j|5|0|14f|e|20|169.636|220.48|c1092693|c1489501
110910448|j|5|0|14i|e|5|281.709|294.64|c398344|p486090
110910364|j|5|0|14n|e|32|243.194|260.45|c672389|c886286|1579030
110910350|j|5|0|14o|e|8|277.163|298.38|c374568|p525989|553633
110910357|j|5|0|14p|e|10|227.351|||c1073326|1611796
110910455|j|5|0|14k|e|5|198.617|280.21|c501724|c1365448
110910096|j|5|3w|i5|e|50|433.400|446.72|c6008|p6906|15901|10317|16942
110910322|j|5|8r|16p|z|54|346.840|367.14|c49485|p64211|71110|126545
110910329|j|5|8r|16w|z|6|337.639|353.13|c75507|p86509|111693|203852
110910469|j|5|8u|13y|z|30|361.850|388.02|c24479|p38334
110910086|j|5|6g|8j|e|40|357.701|||c104898|161830|184109|221931
110910095|j|5|6g|1be|e|30|369.344|389.03|c60452|p78295|129470|147684|181356
110910098|j|5|6g|tj|e|30|376.436|395.71|c49366|p64355|115204|106365|135905
110910023|j|5|6g|10o|e|30|386.408|399.81|c43204|p47670|86580|96131|125947
110910371|j|5|6j|bj|e|30|290.859|298.92|c371284|p412460|431031
110910103|j|5|6j|qb|e|60|402.734|408.15|c31927|p27025|33420|31354|49721
110910100|j|5|6j|un|e|30|331.569|334.47|c198615|p186702|214191|225298|251340
110910133|j|5|6j|uq|e|2||211.81|c1179642||p974826|1106248|738459
110910102|j|5|6j|vr|z|30|395.353|414.05|c8547|p9918|15064|32708|41422
110910140|j|5|6j|vu|z|1|294.013|300.52|c272465|p282672|806703|97118|175619
110910336|j|5|6j|xs|z|30|346.903|363.59|c55295|p64063|61445|100510
110910434|j|5|7w|15e|d|30|415.441|431.72|c11756|p15892
110910014|j|5|7w|17u|d|60|429.536|430.36|c12155|p11389|13388|16363|17265
110910441|j|5|7w|1a0|d|30|414.139|422.47|c14577|p16335
110910378|j|5|7w|ih|d|45|419.004|423.91|c14117|p14685|16791
110910147|j|5|7w|rn|d|40|404.082|413.55|c17349|p20048|23090|27954|37351
110910385|j|5|7w|rq|d|1
101190427|l|5|g|14|d|100|361.555|366.49|c36136|p37954|31013|22863|26302
101190428|l|5|g|5y|z|100|293.995|303.16|c258324|p282790|333578|301118|410711
101190520|l|5|g|9l|e|1000|226.671|235.68|c928883|p1081158|1303766|975781|996018
101190433|l|5|g|dz|z|100|297.195|303.29|c257676|p262319|368286|285347|361244
101190434|l|5|g|gj|z|100|285.138|295.16|c303011|p344503|471814|420615|462652
101190429|l|5|g|17z|d|100|394.228|399.52|c22515|p23884|18422|17031|16317
101190435|l|5|g|qp|z|50|322.733|342.85|c100845|p134390|255278|201798|285765
101190430|l|5|g|rl|d|100|360.164|364.28|c37107|p38591|35588|29145|31354
101190431|l|5|g|rs|z|50|369.534|388.56|c24020|p28854|24530|87783|133821
101190432|l|5|g|t8|d|100|352.849|368.46|c35238|p41862|42282|38326|43195
101190436|l|5|g|uc|e|25|305.830|316.95|c272420|p311536|547668|547580|577050
101190521|l|5|g|14h|e|100|295.997|306.75|c325500|p375341|563050|702034|829209
101110015|l|5|1o|k|d|55|415.444|422.22|c14655|p15890|19601|21440|25049
101110024|l|5|1o|t|d|65|439.797|439.85|c9673|p8695|10953|13963|15304
101110033|l|5|1o|y|e|50|300.041|307.88|c319273|p348035|389781|423258|492408
101111419|l|5|1o|z|e|1|232.216|258.21|c694028|p1016149
101110042|l|5|1o|12|d|60|332.202|360.08|c38865|p51382|60117|62215|60977
101110051|l|5|1o|1f|e|25|327.234|323.15|c244100|p204266|215201|215275|225915
101110069|l|5|1o|33|e|55|318.562|329.78|c216543|p243034|289555|327415|375563
101190217|l|5|1o|5s|d|25|321.797|343.85|c45775|p56381|64979|62994|74663
101110087|l|5|1o|5v|z|50|356.845|375.26|c38186|p45815|54960|57251|66973
101190413|l|5|1o|5z|z|40|353.703|368.69|c47196|p51058|58467|61008|69476
101190689|l|5|1o|60|z|4|303.772|311.59|c215470|p223363|129428
101110096|l|5|1o|14x|z|75|321.437|341.45|c104885|p139354|151300|175706|244214
101110103|l|5|1o|14y|d|40|363.996|372.15|c33671|p36906|41099|41160|47781
101190204|l|5|1o|14z|d|1||264.87|c83924||p48814|91934|80632
101190421|l|5|1o|6x|d|50|419.677|427.39|c12993|p14471|17888|22050|23488
101190216|l|5|1o|be|d|25|248.673|272.84|c79544|p95554|99511|91515|113307
101110121|l|5|1o|bh|d|50|298.997|330.52|c51549|p67737|74367|75899|86539
101110139|l|5|1o|bj|e|40|319.218|323.60|c242108|p239822|245177|258972|299372
101190201|l|5|1o|bp|e|20|342.228|333.92|c200628|p148830|199801|236156|263879
101110148|l|5|1o|dd|d|55|418.568|423.84|c14137|p14817|17495|20826|23556
101190420|l|5|1o|g2|z|55|323.185|346.12|c92014|p132660|156526|179982|266671
101190696|l|5|1o|g3|z|1|224.157|254.78|c602271|p900659|634738
101110166|l|5|1o|i3|d|35|269.085|296.81|c67285|p83667|90098|92624|100810
101110175|l|5|1o|i4|d|24|316.679|338.66|c48001|p58916|66567|75264|70049
101110184|l|5|1o|if|d|30|328.859|354.24|c41326|p52983|62273|69426|85352
101110193|l|5|1o|17u|d|70|450.825|449.77|c7520|p6399|8187|10964|12055
101110209|l|5|1o|19z|d|45|432.944|437.90|c10160|p10410|12916|16324|18551
101110218|l|5|1o|1ad|d|55|413.676|416.59|c16367|p16490|20296|23039|26248
101110227|l|5|1o|ig|d|50|435.897|445.16|c8496|p9639|11319|11576|11257
101110899|l|5|1o|jw|e|25|305.492|313.11|c291439|p313480|328017|441880|517706
101110236|l|5|1o|k0|d|45|422.482|430.51|c12113|p13621|15245|18950|18019
101110245|l|5|1o|kg|d|35|378.703|390.43|c26157|p30453|33527|37246|39301
101190422|l|5|1o|ki|d|30|351.440|370.69|c34285|p42519|45940|51836|52898
101110915|l|5|1o|q5|e|30|284.492|289.54|c432731|p462716|518211|588033|672692
101110263|l|5|1o|q6|e|60|425.323|427.13|c14155|p10244|15694|9831|14281
101110272|l|5|1o|ri|d|35|414.136|419.71|c15379|p16336|19099|21591|23941
101110281|l|5|1o|rr|z|30|363.313|380.25|c32231|p36325|44608|77590|99933
101190815|l|5|1o|vi|d|20|297.874|337.38|c48558|p68276
101110299|l|5|1o|t7|d|30|444.590|456.22|c6383|p7651|12396|15634|14964
101110306|l|5|1o|ug|e|40|344.993|344.66|c164400|p140136|165213|189672|209435
101110315|l|5|1o|v7|z|20|332.217|345.30|c94196|p101846|116421|138452|199679
101110324|l|5|1o|vl|z|30|426.522|431.43|c3753|p2277|2523|7857|12692
101111094|l|5|1o|vv|e|30|287.870|295.35|c393740|p435330|466719|550571|668043
101110333|l|5|1o|xs|z|30|382.187|396.55|c17712|p17362|18699|42608|54850
101190822|l|5|1o|yx|d|20|343.929|366.73|c36020|p45924
101110342|l|5|1o|110|d|30|241.085|279.30|c76143|p100293|103431|111291|111576
101110351|l|5|1o|149|d|25|368.504|375.76|c32177|p34809|40824|43357|49554
101190619|l|5|1o|14a|d|1|331.747|||c51599|56944|97700
101110369|l|5|1q|6z|s|110|481.020|491.55|c26151|p21629|21103|21423|21968
101190406|l|5|1q|7e|s|20|480.603|490.73|c26823|p21906|22233|22314|23309
101110378|l|5|1s|7w|s|80|461.234|480.90|c35147|p36361|41800|42983|40771
101111322|l|5|1s|83|s|20|463.542|483.06|c33291|p34465|39027|42863|42622
101110387|l|5|26|3x|s|20|325.943|328.47|c235850|p228042|225262|221173|262398
101110403|l|5|26|os|z|42|400.196|418.76|c6757|p7974|6675|8554|12332
101111394|l|5|26|15t|z|45|430.621|450.78|c1532|p1855|2165|3352|6483
101110412|l|5|26|qv|e|35|393.271|399.77|c43260|p38093|49802|48483|61072
101110421|l|5|26|va|e|50|385.901|399.53|c43593|p48472|62668|56415|75473
101110439|l|5|26|u4|z|40|361.915|381.71|c30680|p38248|39252|45723|54260
101110457|l|5|2d|1o|s|45|330.432|338.67|c213432|p216701|241576|231248|264972
101190626|l|5|2d|1p|s|2|272.288|269.32|c428512|p436326|506806|998122
101190633|l|5|2d|37|s|35|414.389|407.91|c107497|p82339|66547|72896
101110466|l|5|2d|4v|s|70|353.928|365.94|c163941|p166832|179199|188742|210957
101111304|l|5|2d|4y|s|30|391.472|397.96|c119505|p109596|103884|78711|91878
101110475|l|5|2d|ch|s|40|375.716|382.43|c139495|p131150|153862|182110|243153
101110484|l|5|2d|1a1|s|40|428.752|439.11|c74231|p66687|83408|100576|170444
101110493|l|5|2d|ja|s|60|386.511|401.09|c115629|p116096|139387|155503|208766
101111313|l|5|2d|jc|s|20|421.298|433.48|c80002|p74635|84865|85725|98682
101110509|l|5|2d|lo|s|60|397.091|401.15|c115551|p102467|105009|94439|114723
101111367|l|5|2d|lv|s|60|404.486|413.32|c101426|p93463|104356|100605|130401
101111376|l|5|39|k7|e|45|280.635|287.36|c447983|p495479|530465|563695|632644
101110669|l|5|3t|7p|s|110|367.503|393.54|c125014|p143545|168983|175185|180211
101110678|l|5|3t|hp|s|160|423.553|451.97|c61850|p72201|82341|87900|92100
101110518|l|5|3w|i5|e|200|461.841|475.14|c2067|p2233|3225|3242|4387
101110536|l|5|8r|16p|z|148|352.540|373.74|c40076|p53132|54664|84589|75171
101111049|l|5|8r|16x|z|27|386.831|392.99|c20260|p14319|15531|17054|15716
101190829|l|5|8r|16y|z|3|348.187|375.34|c38085|p61468
101190517|l|5|8r|16w|z|17|342.390|357.92|c65574|p74432|67107|158005|156055
101110554|l|5|8u|dv|z|40|377.103|393.63|c19802|p21456|36719|40300|46429
101110563|l|5|8u|ge|z|40|373.394|394.38|c19285|p24914|41231|51745|53694
101110572|l|5|8u|qm|z|40|387.900|407.01|c11592|p13693|21922|21623|25082
101190703|l|5|8u|13y|z|30|397.902|423.07|c5563|p8866|24555
101110581|l|5|51|3f|s|85|463.276|466.25|c48345|p34690|27586|20929|26213
101111022|l|5|51|3o|s|80|484.936|479.21|c36640|p19192|13485|10400|11746
101190598|l|5|51|3t|s|10|389.835|389.86|c129674|p111727|67259|78262|121938
101111288|l|5|51|58|s|60|416.142|429.91|c83614|p80344|87796|86240|94091
101111191|l|5|51|9b|s|60|469.313|489.68|c27694|p29948|30608|26677|31889
101190836|l|5|51|9f|s|10|346.779|394.30|c124080|p180579
101190209|l|5|51|cr|s|55|422.976|444.82|c68683|p72799|97366|113090|157858
101190205|l|5|51|cs|s|2|313.105|||c264482|111320
101190211|l|5|51|fx|s|60|379.898|399.31|c117787|p125119|139831|149526|166671
101190570|l|5|51|194|s|35|391.157|413.01|c101768|p110003|131156|153642|183552
101190710|l|5|51|199|s|1|325.161|||p230151|173591
101190416|l|5|51|il|s|25|335.741|355.39|c181411|p204270|223023|247547|296586
101190414|l|5|51|io|s|40|352.155|370.31|c157286|p170181|202978|226815|292887
101190210|l|5|51|jl|s|75|442.099|460.92|c53373|p53512|59071|65015|80884
101190577|l|5|51|12w|s|30|468.362|472.57|c42564|p30632|22669|18220|24481
101190843|l|5|51|130|s|1|346.947|||c180254
101190584|l|5|51|13f|s|65|449.982|451.60|c62218|p46156|35288|25681|33483
101190717|l|5|51|13j|s|3||364.49|c166270||p264391
101110651|l|5|61|2k|s|27|391.547|409.71|c105437|p109504|103109|114042|103177
101111031|l|5|61|15m|e|30|349.387|362.39|c115317|p127090|133110|157335|178915
101190724|l|5|61|oj|s|30|330.477|347.04|c196793|p216586|244540
101190424|l|5|61|p5|s|60|303.951|315.75|c266930|p294641|313855|301451|289213
101111349|l|5|61|s0|e|40|333.977|345.29|c162474|p177544|236815|278873|307732
101110696|l|5|61|u7|e|60|332.636|347.39|c156203|p182563|221590|227286|243043
101190731|l|5|6g|14u|e|30|369.327|388.82|c60812|p78327|145431
101190738|l|5|6g|167|e|50|397.451|414.15|c25081|p32838|65242
101190745|l|5|6g|1b5|e|40|395.771|412.13|c27276|p34899|66958
101190408|l|5|6g|1be|e|40|417.679|432.96|c10792|p14646|28368|39660|64704
101190752|l|5|6g|la|e|50|383.461|402.37|c39567|p52222|89417
101190339|l|5|6g|q4|e|40|404.180|421.84|c17946|p25521|48656|59867|86858
101190759|l|5|6g|td|e|50|403.517|417.90|c21409|p26203|41748
101190766|l|5|6g|10i|e|50|396.232|409.80|c29931|p34315|56924
101190031|l|5|6k|us|e|55|294.647|||c384882
101110775|l|5|7g|y8|s|335|523.186|531.80|c2982|p3290|3577|3533|4353
101190208|l|5|7g|yn|s|65|526.705|533.31|c2591|p2562|2826|2449|3042
101190340|l|5|7j|e|s|65|337.669|357.32|c178050|p199927|264252|294203|344615
101190850|l|5|7j|6g|s|30|380.044|382.29|c139696|p124919
101190857|l|5|7j|6k|s|1|245.056|267.67|c436161|p643140
101111385|l|5|7j|du|e|75|300.136|316.64|c273951|p347353|391636|419527|472350
101190864|l|5|7j|kj|e|30|341.654|356.28|c131064|p150773
101110784|l|5|7t|124|s|120|435.971|455.36|c58577|p59397|69737|66274|62045
101111331|l|5|7t|128|s|30|447.303|469.78|c45096|p48566|57953|53240|49281
101190514|l|5|7t|12b|s|2|280.960|401.11|c115606|p389800|115029|723066|126882
101110924|l|5|85|1v|s|45|295.482|318.30|c260441|p325794|315311|337909|331401
101110933|l|5|85|4m|s|30|331.795|351.92|c187663|p213462|228037|238682|234956
101110793|l|5|85|ps|s|40|314.429|322.99|c248837|p260400|286241|313555|322104
101111013|l|5|85|v4|s|30|282.444|288.39|c350392|p382814|404590|428135|473007
101111401|l|5|85|v6|s|30|294.628|296.62|c322145|p329183|330843|368781|415650
101111004|l|5|85|v9|s|30|264.569|268.22|c433581|p484287|494024|517034|557123
101110942|l|5|85|w0|e|45|309.791|325.29|c234828|p288748|310173|330604|329627
101111279|l|5|85|w5|s|30|303.911|321.19|c253208|p294760|310444|331225|348911
101110969|l|5|85|wf|s|45|274.358|279.00|c385892|p424729|459415|474819|484809
101110978|l|5|85|vy|s|45|290.159|302.90|c302726|p347731|344316|348573|348706
101111216|l|5|85|vz|s|1|244.842|189.12|c1025291|p645253
101110987|l|5|85|x4|s|30|285.243|295.53|c325695|p369715|371500|398554|411638
101110996|l|5|85|14s|s|40|280.094|285.69|c360215|p394153|407868|439485|425387
110010289|k|5|1q|6z|s|70|473.403|491.74|c25996|p26870|30469|30537|29661
110090078|k|5|3s|hh|s|65|465.547|483.79|c32686|p32883|35360|33678|40619
110010023|k|5|3w|i5|e|100|435.473|448.96|c5520|p6242|13391|9239|14264
110090200|k|5|8r|16p|z|99|320.894|343.94|c97835|p141539|165707
110090207|k|5|8r|16w|z|11|308.125|334.41|c125902|p199898|211111
110090263|k|5|8u|g6|z|30|333.570|358.40|c64633|p97841
110090270|k|5|8u|13y|z|30|347.968|372.08|c42330|p61966
110090093|k|5|8x|15|d|65|320.818|344.45|c45482|p56872|67064|60826|52874
110090214|k|5|8x|19|d|1
110010226|k|5|8x|33|e|65|299.582|309.73|c309306|p351108|395908|461710|491619
110090221|k|5|8x|bh|d|30|271.300|304.96|c63396|p82434|103527
110010129|k|5|8x|bj|e|40|280.201|284.58|c468444|p499149|560474|609251|605872
110090094|k|5|8x|181|d|60|431.554|430.20|c12200|p10808|12348|14407|14604
110010244|k|5|8x|qb|e|60|388.452|398.88|c44570|p44692|54459|48139|56473
110010332|k|5|8x|qf|e|1|268.259|297.18|c382084|p610136
110010138|k|5|8x|ug|e|40|302.722|309.50|c310491|p330572|332525|357584|349500
110090228|k|5|8x|un|e|30|314.063|318.76|c263966|p265655|319496
110010147|k|5|8x|vl|z|30|348.278|365.40|c52269|p61294|79738|134989|148393
110010156|k|5|8x|xs|z|30|336.925|355.91|c69696|p88339|76531|114836|123138
110090091|k|5|97|cd|e|70|324.207|336.76|c190428|p217209|263795|288073|314745
110010183|k|5|97|1be|e|40|360.021|376.11|c84866|p99184|152766|168086|200207
110010192|k|5|97|10d|e|70|340.946|351.66|c143853|p153135|190072|210216|237680
110010217|k|5|97|14l|e|70|389.902|404.46|c36688|p42719|59412|61633|94995
110090277|k|5|4v|6g|s|20|363.057|367.23|c162012|p150706
110090284|k|5|4v|6k|s|1||231.48|c669302
110090235|k|5|4v|ah|s|20|359.593|369.29|c158880|p156602|168054
110090077|k|5|4v|ff|z|65|343.822|356.09|c69343|p71015|93332|92535|106234
110090032|k|5|4v|nc|s|50|390.291|397.87|c119612|p111101|113589|111040|111814
110010032|k|5|52|3o|s|85|454.448|458.98|c55185|p42108|30795|21602|27534
110010253|k|5|52|9b|s|60|454.478|475.19|c40221|p42086|45030|40031|47520
110010386|k|5|52|a7|s|85|440.399|459.05|c55121|p55042|57085|50915|59022
110090035|k|5|52|ax|s|45|386.558|405.82|c109913|p116032|130560|133406|168754
110010314|k|5|52|19c|s|50|374.345|393.52|c125039|p133184|156392|165628|189214
110010059|k|5|52|l4|s|70|442.905|465.81|c48769|p52724|60187|58525|68907
110090036|k|5|52|lv|s|50|366.625|370.37|c157188|p144857|159040|152760|188519
110090179|k|5|52|ly|s|2|297.935|||c316489|316036|470718
110010377|k|5|52|n4|s|65|387.420|418.55|c95746|p114897|135509|137394|160129
110090116|k|5|52|13m|s|65|445.199|446.33|c67204|p50537|39558|27795|34400
110090186|k|5|52|13q|s|3|302.993|352.58|c186414|c297982|271108|110869
110010368|k|5|61|2k|s|27|350.887|360.26|c173084|p172597|171092|171278|153428
110090073|k|5|61|15m|e|30|341.840|350.03|c148483|p150098|161547|178730|199750
110090074|k|5|61|6p|s|65|436.353|458.67|c55482|p59030|72792|77512|72159
110010298|k|5|61|cx|s|65|338.977|362.45|c169566|p197034|226707|205770|182651
110010111|k|5|61|hp|s|150|392.149|422.86|c90920|p108676|123697|133246|130108
110010341|k|5|61|oj|s|50|319.377|330.04|c232236|p245991|269612|263626|253002
110090037|k|5|61|s0|e|65|313.292|325.91|c232176|p269704|327084|373335|382701
110010305|k|5|61|u7|e|50|320.389|335.20|c195969|p234355|281093|284385|298953
110010077|k|5|6g|16g|e|60|350.950|365.08|c108952|p122715|167930|198716|229701
110010095|k|5|6g|le|e|50|340.900|357.81|c127019|p153275|222179|254629|274012
110010102|k|5|6g|tj|e|50|352.165|364.52|c110282|p119280|159003|151435|173430
110010086|k|5|6g|10o|e|60|356.647|365.39|c108232|p107497|147385|157609|181591
110090137|k|5|6k|us|e|40|285.838|||c451666
110090092|k|5|9c|c8|e|85|285.086|298.20|c375660|p457851|505783|593687|559380
110090095|k|5|9c|zz|e|85|300.742|311.16|c301681|p343459|428709|493825|489541
110010174|k|5|7g|y8|s|195|511.825|524.02|c5579|p6494|7571|8012|8780
110010014|k|5|7g|yn|s|130|506.771|519.89|c7427|p8250|9716|10277|10993
110090144|k|5|7g|yr|s|2|471.691|478.21|c37537|p28123|41082|25094|47841
110010271|k|5|7g|yh|s|1|465.345|||p33047||29854|29100
210200304|m|6|8o|10a|e|25|204.799|194.39|c1319528|p1312243|1107771|1050273
210200297|m|6|8o|10b|e|4|298.804|311.34|c300709|p356364|407593|415849
210200318|m|6|8o|14f|e|25|232.900|167.70|c1414122|p1008006|859657|829605
210200311|m|6|8o|14i|e|4|355.225|361.37|c117842|p111104|139779|145169
210200339|m|6|8y|q8|e|36|278.837|243.09|c848498|p511129|482143|475185
210200325|m|6|8y|q9|e|7|345.938|359.92|c121535|p137254|123828|105806
210200332|m|6|8y|qa|e|6|265.728|240.30|c878366|p635596|621609|551241
210200353|m|6|8y|uh|e|17|181.739|179.76|c1391128|p1464636|1392212|1339353
210200346|m|6|8y|uj|e|4|284.174|288.67|c438857|p465317|502624|511996
210200374|m|6|56|13h|s|25|303.013|||c297910|289793|291247
210200360|m|6|56|13i|s|3|387.016|362.71|c169137|p115420|102388|83955
210200395|m|6|5s|dm|z|34|172.808|190.81|c1037461|c1165719|774597|785017
210200381|m|6|5s|dn|z|5|360.322|380.73|c31709|p40504|58690|61561
210200416|m|6|5s|1as|e|24|260.252|228.58|c1006106|p692913|647552|727825
210200402|m|6|5s|1at|e|4|338.520|345.84|c160798|p161410|157369|174491
210200409|m|6|5s|1av|e|5|255.694|235.99|c925424|p742638|834353|778433
210200430|m|6|5s|179|z|22|178.198|312.78|c210070|c1157442|1314241|1361976
210200423|m|6|5s|17a|z|3|313.229|330.84|c137664|p174701|186624|179198
210200444|m|6|5s|qn|z|13|174.408|182.76|c1060334|p1163930|1370777|995196
210200437|m|6|5s|qo|z|3|317.724|335.79|c121510|p154635|205958|166043
206410640|n|6|1q|77|s|7|467.411|485.90|c30882|p31367|35795|34571|33003
206410639|n|6|1q|7d|s|46|421.584|437.84|c75547|p74286|76811|68541|67326
206410535|n|6|3c|1ax|e|39|281.193|287.08|c449986|p490534|426206|529341|443553
206410526|n|6|3c|1ay|e|6|345.177|361.47|c117598|p139559|124860|129526|138661
206410483|n|6|3c|nd|s|28|319.213|323.47|c247664|p246478|248756|249921|247893
206410465|n|6|3c|ne|s|4|388.589|400.83|c115922|p113354|119711|121708|135612
206410650|n|6|3w|i7|e|116|361.085|380.01|c77064|p96619|100009|100812|105061
206410660|n|6|3w|i8|e|18|409.615|428.78|c13112|p20569|35838|23940|30319
206410068|n|6|8p|8k|e|34|262.555|227.94|c1013030|p668565|690318|811539|837068
206410059|n|6|8p|8l|e|5|352.046|354.17|c136754|p119629|139847|160664|159902
206410111|n|6|8p|1bg|e|34|281.312|274.00|c551429|p489492|537195|735259|565086
206410102|n|6|8p|1bi|e|5|354.891|362.84|c114202|p111980|123753|142301|117894
206410612|n|6|8p|qc|e|59|272.516|270.81|c578310|p568670|365087|323865|365708
206410610|n|6|8p|qe|e|10|371.450|382.66|c72023|p73973|83886|66363|80450
206410156|n|6|8p|tz|e|34|252.169|234.41|c942710|p782067|774153|839707|603689
206410147|n|6|8p|u1|e|5|338.101|352.25|c142152|p162877|150699|165517|181789
206410703|n|6|52|3q|s|68|305.031|303.94|c299634|p290837|162362|123347|126121
206410717|n|6|52|3r|s|10|432.294|430.19|c83306|p63059|51884|36703|38443
206410675|n|6|52|9d|s|38|306.074|314.39|c270495|p287214|296481|213493|240449
206410724|n|6|52|9e|s|6|420.181|447.89|c65729|p75790|79715|68054|67024
206410682|n|6|52|a9|s|42|318.217|314.71|c269689|p249223|239274|241353|236639
206410689|n|6|52|aa|s|7|422.486|435.56|c77857|p73315|69958|69376|79332
206410710|n|6|52|19d|s|8|309.695|306.34|c292543|p275200|297752|283122|298316
206410696|n|6|52|19e|s|2|367.264|384.82|c136300|p143889|177642|149317|164152
206410738|n|6|52|l5|s|22|303.997|304.59|c297625|p294474|298359|285609|294344
206410731|n|6|52|l6|s|3|415.211|426.56|c87053|p81382|96783|77760|92963
206410652|n|6|61|2m|s|31|278.312|269.07|c429678|p403318|396190|393894|343500
206410651|n|6|61|2o|s|4|353.860|323.71|c247087|p166948|190890|204965|159647
206410654|n|6|61|7r|s|42|300.758|310.41|c281085|p305978|330142|357829|345972
206410653|n|6|61|7u|s|7|349.959|373.81|c151888|p174432|222210|184913|214232
206410668|n|6|61|cz|s|36|279.253|280.94|c377961|p398541|392467|449429|385207
206410641|n|6|61|d1|s|6|335.827|359.58|c174218|p204058|244338|237042|223414
206410655|n|6|61|hr|s|51|318.073|342.70|c205271|p249646|262447|274518|294824
206410642|n|6|61|hu|s|8|382.757|412.41|c102472|p121208|130012|147052|155349
206410614|n|6|6e|pz|s|3|501.645|510.55|c12554|p10365|14565|12522|14237
206410613|n|6|6e|q0|s|17|289.753|265.22|c447909|p349496|349404|416353|505455
206410657|n|6|75|dr|z|42|291.073|195.78|c1019925|p302208|366797|340927|220858
206410562|n|6|75|ds|z|6|388.585|408.96|c10665|p13331|10751|10692|11688
206410638|n|6|75|xp|e|32|262.194|222.39|c1072670|p672401|728992|836224|730472
206410637|n|6|75|xq|e|5|327.548|335.87|c193582|p202973|230841|178144|173834
101210086|o|7|8o|167|e|30|213.530|225.45|c1040099|p1226504|1466586
101210095|o|7|8o|1b5|e|30|217.932|234.64|c940190|p1179624|1427472
101210102|o|7|8o|td|e|30|220.098|226.44|c1029360|p1155678|1380433|1337580|1305912
101290062|o|7|8o|10i|e|30|212.337|226.96|c1023680|p1238937|1453056
101210208|o|7|8r|16p|z|81|221.736|236.29|c763125|p920892|883611|1004622|595199
101290084|o|7|8r|16w|z|9|233.360|231.79|c800101|p818920|837389|1128318|1184223
101290317|o|7|8z|1d|e|20|210.651|221.12|c1086001|p1255966|1432271
101290107|o|7|8z|5v|z|40|229.510|248.36|c657523|p853815|839118|833283
101290114|o|7|8z|14x|z|55|211.181|232.08|c797743|p1001955|1036537|1209535
101290121|o|7|8z|bj|e|20|208.925|216.54|c1133022|p1273176|1381697|1332899
101290128|o|7|8z|17u|d|50|313.518|327.12|c53122|p60438|67414|71215
101290135|o|7|8z|rg|d|25|226.968|265.59|c83520|p109330|133612|120746
101290142|o|7|8z|rr|z|25|217.285|237.80|c750312|p956480|1050831|1074523
101290149|o|7|8z|ug|e|25|211.069|219.98|c1097880|p1251814|1351610|1334577
101290156|o|7|8z|vl|z|30|225.309|245.52|c682814|p890816|900624|1046400
101290163|o|7|8z|xs|z|30|235.387|250.21|c641108|p800127|751483|931714
101290093|o|7|51|3f|s|55|302.713|304.61|c297568|c298975|299901|279581|299618
101290082|o|7|61|1|s|30|239.146|236.47|c630063|p705073|730017|722912|686408
101290324|o|7|61|hp|s|30|344.065|374.17|c151387|p186062|220601
101210183|o|7|61|s0|e|40|243.833|258.64|c689887|p878768|1050037|1187028|1194237
101290331|o|7|6k|us|e|50|220.963|||c1146020|1186984
101290085|o|7|7e|dk|z|45|287.730|294.60|c306224|p325385|338515|297632|288490
301610039|p|y|8u|6m|s|22|204.748|190.90|c1013447|c1107869|988298|622859|555685
301610038|p|y|8u|6n|s|22|209.628|193.18|c998862|p1056890|865759|536230|612673
301610037|p|y|8u|6o|s|11|198.176|190.56|c1015568|c1168628|987749|976399|903606
301610018|p|y|8u|fm|z|12||324.93|c158897|||c1168680|506111
301610017|p|y|8u|fn|z|12|155.842|202.59|c991937|c1172466||951383|1177936
301610016|p|y|8u|fo|z|6||274.32|c442239||c1393307||461454
301610015|p|y|8u|13z|z|3|178.029|||c1157817
301610014|p|y|8u|140|z|13|174.262|168.89|c1079227|c1164093|1221804|1484225|1395709
301610013|p|y|8u|142|z|4||255.09|c599688||||c1311501
301610129|p|y|5q|1g|e|9|||||c1596074
301610122|p|y|5q|1h|e|17|179.445|||c1471739||1698096
301610115|p|y|5q|1i|e|4||||||c1730832
301610027|p|y|5q|c2|z|2
301610026|p|y|5q|c3|z|16|178.902|155.70|c1083607|c1155576|1408851||1098747
301610025|p|y|5q|c4|z|2||212.42|c938707
301610024|p|y|6u|an|s|16||210.32|c855667||c1115746|991850|805455
301610023|p|y|6u|ao|s|16|211.499|173.95|c1103863|p1035980|1065606|608093|884629
301610022|p|y|6u|ap|s|8|212.631|||c1023100|1190124|1466427|1243786
301610012|p|y|6u|1ax|e|16|180.253|210.57|c1191416|c1469234|1180229|1287115|822333
301610011|p|y|6u|1ay|e|16|261.334|258.53|c690913|p681608|754376|800611|817763
301610010|p|y|6u|1az|e|8|204.436|229.10|c1000421|c1315464|1642081|1264206|1728187
301610171|p|y|6u|j7|s|9||207.35|c883490||c1293983|1417412
301610164|p|y|6u|j8|s|16|187.854|180.17|c1078228|p1240333|1140481|1457326
301610157|p|y|6u|j9|s|5||||||c1460651
301610020|p|y|6u|ne|s|10
101310216|q|8|27|17f|s|10|302.924|305.20|c295889|c298232|262087|139754|131827
101370275|q|8|27|os|z|30|369.707|393.09|c20187|p28653|27077|30307|32446
101370398|q|8|27|15t|z|20|394.885|418.34|c6889|p10126
101370263|q|8|27|qv|e|30|331.669|344.77|c164066|p186355|170244|181261|198161
101310013|q|8|27|va|e|40|348.751|362.90|c114067|p128902|140334|136024|156208
101310146|q|8|27|u4|z|40|292.995|320.03|c178296|p289330|199355|126750|132496
101310164|q|8|27|y2|z|40|320.154|357.77|c65946|p144467|61072|48979|53423
101310261|q|8|2f|bj|e|30|213.246|220.74|c1089941|p1229523|1305877|1315786|1391320
101370248|q|8|2f|17u|d|60|342.122|360.11|c38853|p46744|52752|57299|48548
101370286|q|8|2f|rg|d|35|263.516|300.25|c65661|p86870|100935|97869|102110
101310128|q|8|2f|ug|e|40|219.106|232.70|c961288|p1166793|1169318|1266886|1367447
101310101|q|8|2f|vl|z|30|248.634|266.97|c499429|p672330|676249|856525|978302
101310137|q|8|2f|xs|z|30|263.401|278.65|c410609|p529510|485319|636006|653890
101370300|q|8|3v|167|e|50|227.367|245.81|c819569|p1073130|1270761|1361796
101310155|q|8|3v|1b5|e|40|239.156|253.98|c735508|p933961|1148311|1148205|1149608
101310207|q|8|3v|td|e|30|238.392|251.59|c759634|p943039|1188231|1169607|1208274
101310234|q|8|8s|16p|z|90|231.568|247.74|c663017|p835270|730456|843083|445011
101370276|q|8|8s|16w|z|10|238.917|250.92|c635114|p766777|686738|804615|846678
101370356|q|8|97|c8|e|40|232.422|248.26|c794157|p1013772|1246734
101370264|q|8|97|s0|e|40|257.290|272.86|c560853|p725085|896677|1005074|941995
101370293|q|8|51|3f|s|40|321.469|316.71|c264495|p240213|243706|186103|235292
101310173|q|8|51|157|s|30
101370307|q|8|51|93|s|10|306.197|331.56|c228737|p286832|291878|297039
101310058|q|8|5h|p2|s|20|256.252|258.93|c480456|p544057|613169
101310022|q|8|5h|p3|s|40|283.909|296.80|c321591|p375918|399304|399183|407194
101370270|q|8|61|1|s|30|251.550|252.89|c515631|p582963|621158|616253|594312
101310243|q|8|61|2k|s|27|286.567|297.08|c320747|p363555|391678|403359|347451
101310252|q|8|61|hp|s|70|346.430|376.72|c147527|p181276|210205|211658|206876
101370314|q|8|5t|ff|z|35|242.658|261.85|c542362|p730483|864719|954833
101370405|q|8|5t|fk|z|1
101310031|q|8|5t|ps|s|30|247.059|249.18|c539105|p623750|675538|643973|662796
101370370|q|8|6k|us|e|60|233.412|||c1001920|1046531
101370377|q|8|75|dk|z|45|313.694|324.15|c161825|p172529|201517
101490621|r|t|h|f1|e|2000|201.762|209.33|c1202902|p1339182|1492559|1100416|1094863
101490572|r|t|h|gh|z|1800|242.105|262.80|c534337|p735876|932059|833845|886469
101490579|r|t|h|1b9|e|250|266.412|276.35|c532075|p628517|1054205|998796|1010745
101490593|r|t|h|ir|e|250|263.756|276.58|c530212|p655986|1036671|985285|1000745
101490600|r|t|h|r6|z|700|223.550|242.33|c710919|p905855|1006219|874717|931785
101490635|r|t|h|rc|e|500|219.406|230.27|c987785|p1163554|1419481|1109642|1126251
101490586|r|t|h|s3|e|100|291.791|317.37|c270395|p405544|558230|930151|963288
101490565|r|t|h|ua|e|100|300.230|314.61|c283883|p346751|516394|907397|920496
101490558|r|t|h|ui|e|100|277.371|279.80|c504866|p524177|776518|1075212|1002641
101490607|r|t|h|vo|z|100|325.466|338.80|c112531|p124342|312704|748483|871387
101490628|r|t|h|wt|e|1000|212.931|216.72|c1131181|p1232771|1277992|1098643|1023119
101410012|r|t|1q|6z|s|75|466.048|483.87|c32624|p32421|39123|38087|37281
101410021|r|t|1s|7w|s|50|447.136|468.56|c46226|p48698|55288|57338|56228
101410039|r|t|1u|j|d|65|302.561|332.20|c50830|p65945|74467|78494|71005
101490467|r|t|1u|s|d|45|346.775|365.65|c36502|p44586|52367|57080|49937
101410048|r|t|1u|12|d|65|232.178|261.58|c85722|p105911|107520|99954|79932
101410057|r|t|1u|1d|e|30|235.759|242.04|c859755|p974269|1029023|1166649|1029963
101410815|r|t|1u|33|e|65|254.483|269.71|c587815|p756169|878833|970680|869256
101410075|r|t|1u|5v|z|40|285.975|298.41|c284225|p338290|302542|328648|337174
101410806|r|t|1u|14x|z|65|231.699|257.05|c583140|p834171|900070|1012650|1189330
101410084|r|t|1u|bh|d|35|157.811|192.59|c124804|p140114|146789|144272|121788
101410093|r|t|1u|bj|e|35|231.830|240.11|c880410|p1020746|1051591|1161103|1144143
101490364|r|t|1u|17u|d|80|372.208|383.73|c28947|p33175|39352|44195|38043
101490866|r|t|1u|181|d|60|376.010|379.92|c30500|p31560|36422
101490408|r|t|1u|q6|e|50|356.780|363.08|c113646|p107187|112271|114525|116671
101411091|r|t|1u|rg|d|45|299.474|327.03|c53163|p67501|85104|90542|84544
101410154|r|t|1u|rr|z|25|252.125|267.33|c496447|p638021|712344|947312|1000594
101410163|r|t|1u|ug|e|40|256.901|263.88|c640016|p729278|696266|766593|721655
101410172|r|t|1u|vl|z|30|302.119|315.26|c198841|p232769|252773|448835|435519
101410181|r|t|1u|xs|z|30|291.878|311.46|c216056|p296758|170871|274812|267079
101490406|r|t|2d|1o|s|30|262.638|259.23|c478820|p497320|483953|435712|435833
101410066|r|t|2d|4v|s|40|256.930|258.35|c483617|p538791|586507|516043|488423
101410109|r|t|2d|ch|s|35|252.430|258.90|c480606|p575413|620480|486167|523693
101410136|r|t|2d|ja|s|40|276.160|287.82|c352404|p414913|492596|407554|416924
101410145|r|t|2d|lo|s|65|279.588|285.97|c359176|p396846|411721|342893|349434
101411001|r|t|2d|nm|s|60|283.192|290.66|c342346|p379286|389427|365298|360599
101490936|r|t|2d|11v|s|30|297.461|304.11|c299119|p318289
101490943|r|t|2d|11y|s|1||198.35|c961296
101490394|r|t|39|da|z|30|255.120|263.23|c530712|p608793|601709|753485|702702
101411319|r|t|3t|hp|s|220|365.351|406.50|c109106|p146924|173502|177823|178682
101490363|r|t|3t|hw|s|50|350.200|385.48|c135414|p173956|201815|199150|197243
101410206|r|t|3w|i5|e|100|401.607|417.46|c21803|p28223|50520|38705|44593
101410851|r|t|8o|14u|e|40|252.662|269.97|c585538|p776493|1117464|1213268|1219199
101410824|r|t|8o|8a|e|40|240.489|259.04|c686082|p918067|1202599|1285977|1308702
101410215|r|t|8o|167|e|60|267.139|279.35|c508397|p621144|883657|994763|990863
101410224|r|t|8o|1b5|e|80|272.426|285.64|c460573|p569541|767877|859466|849785
101410233|r|t|8o|ip|e|50|290.365|305.54|c332104|p416183|533632|520189|534360
101490468|r|t|8o|10i|e|60|267.093|281.70|c490244|p621612|939178|1051459|1012695
101490393|r|t|8o|zz|e|60|269.496|285.08|c464771|p597745|702030|770675|829571
101411116|r|t|8o|14e|e|70|335.716|347.00|c157305|p171233|196574|233799|302188
101410242|r|t|8r|16p|z|139|293.076|316.73|c192304|p288785|248132|274596|187020
101490295|r|t|8r|16s|z|39|275.977|290.69|c329070|p417345|367888|407698|298869
101490471|r|t|8r|16t|z|7|268.700|298.40|c284282|p480643|424221|506396|1249761
101490469|r|t|8r|16w|z|15|278.482|299.00|c280912|p396439|319909|323039|703567
101410251|r|t|8u|dv|z|40|265.789|276.82|c423955|p507334|830196|910737|887573
101410842|r|t|8u|ge|z|40|272.858|288.94|c340069|p443813|677416|819049|593249
101410269|r|t|8u|qm|z|40|268.698|286.26|c357687|p480667|695389|883361|591102
101490873|r|t|8u|13y|z|40|278.188|290.87|c327972|p398826|548056
101410278|r|t|46|p|d|50|318.901|338.97|c47871|p57840|64986|63029|61791
101490502|r|t|46|50|s|10
101410303|r|t|46|61|z|30|313.452|333.79|c127828|p173653|92714|78892|86817
101410321|r|t|46|bt|e|10|331.239|||c188012|282111||231110
101410339|r|t|46|bu|s|10|310.609|308.41|c286590|c272339|289924|295774|273516
101410357|r|t|46|dh|d|50|281.569|312.01|c60007|p76855|88726|89645|85291
101410366|r|t|46|17f|s|50|316.877|325.28|c243288|p253096|260323|107027|99461
101410375|r|t|46|18a|d|50|403.094|404.25|c20727|p20410|23553|29149|24951
101490495|r|t|46|jp|s|10|||||c202059|294742|290295
101410393|r|t|46|mb|s|30|318.923|332.30|c227084|p247219|247936|146059|134828
101490845|r|t|46|mc|s|1
101410409|r|t|46|os|z|42|383.658|405.39|c12364|p16332|17134|20490|23642
101411267|r|t|46|15t|z|40|407.764|427.35|c4634|p5605|6788|7714|11782
101410418|r|t|46|qv|e|40|347.094|356.04|c131714|p133747|132515|140665|160657
101410427|r|t|46|va|e|50|367.054|380.91|c75276|p83098|102663|92350|112794
101410436|r|t|46|u4|z|40|329.541|345.34|c94091|p110429|90397|83487|95476
101410445|r|t|46|vw|z|30|317.570|337.62|c116011|p155286|108962|105245|101457
101410454|r|t|46|xy|z|50|312.327|329.62|c141867|p178891|84517|59077|64254
101410463|r|t|46|y2|z|50|357.309|376.74|c36305|p45066|33443|38413|40029
101490472|r|t|4x|1ae|s|38|298.117|302.45|c304075|p315775|341321|338374|333892
101411161|r|t|4x|n7|s|40|318.505|333.12|c225232|p248400|248662|240834|229032
101410551|r|t|4x|ps|s|60|262.627|262.27|c462679|p497402|563018|549587|536843
101411125|r|t|4x|1bv|s|30|255.065|255.22|c501582|p553727|637348|694133|709140
101411037|r|t|51|3f|s|75|376.290|377.68|c146179|p130340|121570|95755|108754
101490367|r|t|51|3o|s|85|392.861|400.69|c116094|p107706|97588|80758|86120
101490901|r|t|51|3l|s|1
101410472|r|t|51|157|s|10||304.49|c297943||||c292728
101410481|r|t|51|93|s|70|349.352|376.03|c148545|p175623|207634|202773|229753
101410833|r|t|51|9z|s|65|338.468|364.83|c165704|p198155|223907|217051|252111
101410499|r|t|51|194|s|40|314.594|331.46|c228951|p259941|283447|299460|298259
101410506|r|t|51|jh|s|25|325.409|347.05|c196773|p229530|269874|298774|294361
101410515|r|t|51|kw|s|60|330.531|355.08|c181956|p216457|261782|281713|294994
101411046|r|t|51|n1|s|20|305.846|328.29|c236252|p288075|298405
101490880|r|t|51|12w|s|30|392.760|388.73|c131165|p107845|102488
101490908|r|t|51|130|s|1
101490473|r|t|51|13f|s|80|363.860|363.30|c168146|p149328|134028|99865|114090
101490403|r|t|5g|c8|e|85|224.208|247.23|c804876|p1109594|1243794|1268915|1377316
101490474|r|t|5g|1b5|e|30|232.240|249.30|c783221|p1015872|1233563|1319998|1723628
101411301|r|t|5g|u7|e|30|267.146|288.68|c438789|p621075|873875|930125|617924
101410975|r|t|61|2k|s|27|308.359|318.18|c260733|p279627|287981|303238|262362
101411276|r|t|61|15m|e|30|319.219|328.67|c220895|p239809|213516|244224|255080
101410966|r|t|61|7p|s|100|335.033|366.13|c163677|p205916|236843|236538|230632
101490523|r|t|6k|us|e|55|241.762|||c903222
101410948|r|t|6m|v4|s|45|230.889|229.37|c686984|p800538|825822|814462|912507
101410524|r|t|7g|y8|s|160|488.979|508.05|c14153|p16727|18719|19573|19631
101410993|r|t|7g|yn|s|65|481.270|501.33|c18702|p21464|23583|23742|23958
101411213|r|t|7g|yh|s|1
101411143|r|t|75|dk|z|70|332.720|357.37|c66741|p100310|109704|114859|110675
101411152|r|t|75|xj|e|85|230.799|239.57|c886316|p1032916|1230481|1301508|1259946
101490366|r|t|75|x6|d|100|287.178|310.73|c60618|p73805|85020|88181|77834
101490475|r|t|7l|1|s|30|244.146|246.78|c554779|p652299|666308|641908|562150
101490476|r|t|7l|4c|s|60|282.183|281.02|c377664|p384078|375787|357202|379604
101490887|r|t|7l|11v|s|30|281.184|277.28|c393065|p388739|339930
101490894|r|t|7l|12p|s|30|303.186|299.02|c314591|p297302|227045
101490915|r|t|7l|12t|s|1|237.522|265.91|c444581|p723043
101410533|r|t|7t|124|s|60|377.568|407.29|c108202|p128519|160510|145502|125201
101410869|r|t|85|1v|s|30|247.104|253.47|c512047|p623294|638637|702181|703133
101410878|r|t|85|4m|s|30|272.436|284.84|c363356|p435478|476822|516286|465193
101490551|r|t|85|4n|s|1
101410542|r|t|85|fs|s|10|302.632|304.54|c297787|c299271|263130|269693|293508
101410887|r|t|85|w0|e|30|268.808|275.20|c541534|p604664|641939|705202|639047
101411258|r|t|85|w5|s|30|258.204|267.36|c437580|p529154|563891|682842|711977
101490480|r|t|85|wc|s|30|238.412|238.64|c613269|p713025|743157|770584|806407
101490481|r|t|85|wf|s|30|234.064|232.15|c663894|p762863|765020|783185|839264
101410912|r|t|85|vy|s|30|247.387|253.01|c514896|p620590|635686|632844|590049
101410921|r|t|85|x4|s|30|240.544|242.31|c586144|p689844|718556|747241|752093
101410939|r|t|85|14s|s|30|236.890|236.45|c630222|p730314|748950|766319|759111
200210034|s|5|2f|17v|d|31|200.212|202.39|c120241|c126968||84900|69229
200210025|s|5|2f|17w|d|4|431.397|428.12|c12780|p10853|15600|17036|17620
200290208|s|5|2f|183|d|31|166.030|179.93|c129122|c139143|||57916
200290157|s|5|2f|184|d|4|441.403|437.89|c10162|p8342|9964|11558|11844
200290161|s|5|2f|lw|s|20|216.393|216.38|c805797|c979053|543811|425391|420538
200210052|s|5|2f|lx|s|3|396.985|421.15|c92885|p102605|129057|124393|145938
200290162|s|5|2f|qc|e|35|178.715|||c1474006|402965|448090|246990
200210113|s|5|2f|qe|e|9|389.717|398.39|c45259|p42945|44596|31849|41183
200210104|s|5|2f|qh|e|30|202.230|217.40|c1124324|c1335024|631021|660341|521948
200290156|s|5|3b|aj|s|31|258.532|195.88|c979804|p526781|478355|351230|352266
200290155|s|5|3b|ak|s|4|386.043|375.38|c149549|p116732|129259|148311|155148
200211598|s|5|3b|f4|e|31|173.711|198.85|c1289346|c1484289|1013167|695073|513861
200211589|s|5|3b|f5|e|4|351.122|376.73|c83666|p122219|96215|98800|113262
200211483|s|5|3b|1ar|e|35|246.216|235.31|c932972|p850867|662030|808732|614765
200211377|s|5|3b|1at|e|5|373.790|379.91|c77249|p69394|92823|96064|107374
200290173|s|5|3b|n9|s|25|320.294|324.51|c245132|c243438|249286|244204|238221
200210749|s|5|3b|na|s|3|409.071|420.54|c93512|p88185|89023|87506|90007
200290163|s|5|3b|ws|e|14|205.294|178.08|c1396576|p1307657|634926|447192|583919
200290159|s|5|3b|wu|e|2|336.572|351.33|c144842|p168184|251517|260994|320810
200290215|s|5|3w|i7|e|158|350.137|373.27|c90730|c124997|119722|102925|106896
200210582|s|5|3w|i8|e|25|419.793|440.31|c7709|p13324|22221|13514|18873
200290295|s|5|3w|ie|e|3
200210149|s|5|97|gb|z|25|205.844|239.65|c734450|c1037992|698687|839393|818149
200210131|s|5|97|gc|z|3|370.732|397.72|c16943|p27576|32669|31515|46110
200290165|s|5|97|169|e|25|189.304|188.51|c1353147|c1429587|840184|931790|773094
200210758|s|5|97|16c|e|3|369.576|383.14|c71090|p77821|103692|141414|206054
200210176|s|5|97|16h|e|25|215.364|205.00|c1241154|c1207167|703372|867889|731781
200210167|s|5|97|16j|e|3|375.880|391.52|c56209|p65349|93207|124299|155236
200290166|s|5|97|1b7|e|31|261.477|256.79|c707835|p680071|652417|801096|669998
200210228|s|5|97|1bb|e|4|364.144|377.27|c82524|p89507|113974|136070|181700
200210201|s|5|97|1bg|e|31|265.654|260.71|c669933|p636363|555884|714784|574675
200210194|s|5|97|1bi|e|4|379.166|391.96|c55488|p59401|71156|86991|136000
200211402|s|5|97|lb|e|25|189.103|183.92|c1375516|c1430757|862972|1056082|842731
200211395|s|5|97|ld|e|3|362.156|369.58|c98773|p94157|158783|202343|267264
200210794|s|5|97|te|e|25|231.377|209.66|c1199887|p1026187|765293|918711|700608
200210722|s|5|97|tg|e|3|359.333|366.06|c106691|p100848|145421|149732|190522
200290167|s|5|97|xp|e|16|228.142|||c1064151|652943|877234|688510
200290160|s|5|97|xq|e|6|326.576|||c207040|283569|317485|380823
200210291|s|5|97|10p|e|31|204.740|166.05|c1414771|c1312769|731911|859724|545225
200210282|s|5|97|10r|e|4|373.038|388.08|c62111|p70769|107025|110729|130272
200210785|s|5|97|106|e|31|249.405|252.00|c755512|p813686|645014|572099|560287
200210776|s|5|97|107|e|4|360.981|372.87|c91543|p96842|108587|117768|179385
200210325|s|5|51|3q|s|54|317.531|304.31|c298490|p251183
200210316|s|5|51|3r|s|8|449.035|453.21|c60645|p47084|39458|22491|26643
200210352|s|5|51|48|s|31|302.428|||c299992|296840|203790|182559
200210343|s|5|51|49|s|4|424.616|439.44|c73914|p71067|70078|45052|61947
200210388|s|5|51|9d|s|48|302.663|335.16|c220814|c299160
200210379|s|5|51|9e|s|7|446.619|468.80|c46015|p49177|45619|38858|45824
200210413|s|5|51|a9|s|48|320.510|329.77|c232827|p242857|241054|163354|169979
200210404|s|5|51|aa|s|7|440.043|457.13|c56873|p55348|54704|48391|56191
200290168|s|5|51|ay|s|14|305.316|304.98|c296550|c289800|196808|193173|257597
200210661|s|5|51|az|s|2|403.740|435.78|c77641|p94358|133904|132965|195789
200290172|s|5|51|hi|s|31|306.528|319.46|c257526|p285694|295585|210260|200470
200290171|s|5|51|hj|s|4|463.729|477.63|c38064|p34314|37891|35841|41761
200210449|s|5|51|19d|s|25|304.454|313.23|c273562|c292815|299662|287532|277970
200210431|s|5|51|19e|s|3|410.148|427.01|c86589|p86961|95513|104008|134093
200290170|s|5|51|jm|s|14|313.069|324.64|c244796|p264588|189555|125967|144017
200290169|s|5|51|jn|s|2|435.394|454.39|c59510|p59941|77947|80597|101848
200210819|s|5|51|l5|s|42|302.760|315.94|c266444|c298809|263611|218079|227194
200210688|s|5|51|l6|s|6|438.728|461.09|c53214|p56689|61136|53499|69826
200210501|s|5|51|mx|s|20|303.387|306.69|c291523|c296598|294738|234066|220555
200210494|s|5|51|my|s|3|434.127|450.50|c63200|p61201|65722|51275|54511
200210476|s|5|51|n5|s|14|||||c219796|226887|234297
200210467|s|5|51|n6|s|2|422.849|||c72943|104190|92542|114797
200210828|s|5|51|pe|s|14|302.473|304.70|c297325|c299832|214420|250153|259899
200210704|s|5|51|pf|s|2|430.176|452.19|c61658|p65240|88295|91304|115405
200210564|s|5|51|13o|s|31|302.551|304.13|c299056|c299555
200210555|s|5|51|13p|s|4|442.780|446.76|c66820|p52842|48305|27584|31484
200290222|s|5|61|2s|s|22|247.987|225.63|c721619|p615006|490557|427990|357973
200211659|s|5|61|2t|s|3|369.938|368.07|c160722|p139721|133145|128997|125571
200290175|s|5|61|15n|e|25|212.628|230.02|c990540|p1235950|801517|892537|609730
200290174|s|5|61|15p|e|3|339.086|342.49|c171253|p159400|162817|195621|236281
200290229|s|5|61|d5|s|31|228.203|221.23|c762286|p833084|576505|453432|418446
200211686|s|5|61|d6|s|4|350.060|369.46|c158604|p174235|185266|188505|194685
200290236|s|5|61|hy|s|31|257.228|262.65|c460788|p536538|433027|387468|356927
200290136|s|5|61|hz|s|4|386.837|416.19|c98284|p115643|125266|143804|143176
200290177|s|5|61|oq|s|20|194.788|204.73|c907454|c1195490|813959|709658|543316
200290176|s|5|61|or|s|3|329.054|329.94|c232454|p220097|284141|228156|237099
200211526|s|5|6e|hc|e|31|253.836|239.47|c887411|p763318|787127|722915|651225
200211517|s|5|6e|hd|e|4|381.017|397.52|c46530|p56149|74348|76667|124535
200211465|s|5|6e|q1|s|3|520.901|522.20|c6355|p3862|6650|6809|7769
200211456|s|5|6e|q2|s|25|287.790|248.66|c542430|p358065|356334|382106|455340
200290250|s|5|6e|11e|s|25|259.021|239.17|c609358|p523106|631728|350028|334947
200290151|s|5|6e|11f|s|3|432.606|462.87|c51521|p62760|66082|80925|98309
200290257|s|5|6e|11k|s|25|271.739|266.93|c439673|p439500|574740|340175
200290153|s|5|6e|11l|s|3|442.668|465.14|c49375|p52947|63236|69507|84956
200290142|s|5|7g|yo|s|46|453.306|478.18|c37567|p43134|46152|45635|35480
200290141|s|5|7g|yq|s|8|501.526|515.70|c9586|p10409|11438|13423|13318
200290140|s|5|7g|yv|s|5|450.516|476.36|c39163|p45676|47627|49989|49575
200390154|t|24|2f|17q|d|17|288.325|||c73197|150432|95540|99142
200310412|t|24|2f|17r|d|7|359.264|||c38987|41459|39574|40411
200390138|t|24|2f|17t|d|25|170.867|||c138369
200390221|t|24|2f|183|d|17|280.011|||c77623|148823|97759
200390214|t|24|2f|184|d|7|372.359|||c33109|40046|43609
200390553|t|24|2f|186|d|25|184.289|||c134593
200390156|t|24|2f|nu|s|7|180.493|||c1270379|1173090|730303|909719
200390155|t|24|2f|nv|s|3|293.590|||c333380|321070|313120|307122
200390560|t|24|2f|nw|s|10|235.013|||c751951
200310536|t|24|2f|q9|e|9|348.570|||c129424|131567|136983|140916
200310527|t|24|2f|qa|e|55|259.164|||c704612|697107|536119|624885
200390157|t|24|2f|xt|z|5|||||c1407450|1473633
200310209|t|24|2f|xv|z|3|182.281|||c1146665|235034|198612|252916
200390139|t|24|2f|xw|z|12|206.112|||c1036235
200390567|t|24|8o|1bi|e|5|256.279|294.82|c397163|p736169
200390574|t|24|8o|1bq|e|34|209.373|||c1268723
200310766|t|24|8o|te|e|9|211.660|225.71|c1037295|p1245884|1687938|1336250|1397093
200310757|t|24|8o|tg|e|4|278.559|291.31|c420406|p513500|682432|609282|647645
200390581|t|24|8o|ti|e|21||194.46|c1319057
200390235|t|24|8u|fh|z|10|192.094|193.74|c1027087|c1111893|1386530|1265878
200390228|t|24|8u|fj|z|5|318.879|340.80|c106701|p149733|252393|459623
200390588|t|24|8u|fl|z|24
200390249|t|24|8u|13z|z|10|169.346|219.94|c889490|c1169032|1402030
200390242|t|24|8u|140|z|5|298.812|326.54|c152949|p252242|409866|279179
200390595|t|24|8u|142|z|24
200390140|t|24|53|3h|s|14|304.846|||c291457|285282|250064|295146
200310315|t|24|53|3j|s|5|344.324|||c185516|217923|85509|91508
200390385|t|24|53|3n|s|20
200390186|t|24|53|1as|e|9|288.829|||c427889|845800|536559|624428
200310696|t|24|53|1at|e|3|348.239|||c130363|200401|144385|206491
200390386|t|24|53|1av|e|13|246.776|||c844222
200390158|t|24|53|196|s|7|||||c272827
200310069|t|24|53|198|s|3|310.896|||c271503|275347|294205|267224
200390387|t|24|53|19b|s|10
200390159|t|24|53|n9|s|3
200310087|t|24|53|na|s|2|320.133|||c243866|246188|225212|246445
200390388|t|24|53|nb|s|5
200390193|t|24|61|2m|s|9|274.851|284.80|c363513|p422085|594726|452543|469052
200310924|t|24|61|2o|s|3|310.156|322.56|c249866|p273762|294592|253225|259348
200390389|t|24|61|2p|s|14|227.657|266.61|c441166|p839776
200390160|t|24|61|15n|e|10|258.997|279.41|c507934|p706374|1537674|806512|773660
200310599|t|24|61|15p|e|4|321.118|333.53|c202068|p231075|222094|236406|307480
200390390|t|24|61|15q|e|15|182.098|250.73|c768381|c1463331
200310863|t|24|61|7u|s|9|328.562|358.37|c176242|p221386|236908|243830|238540
200390256|t|24|61|7v|s|55|263.006|317.93|c261372|p494812|587626|614482
200390382|t|24|61|b6|s|10|263.279|305.05|c296329|p492931|1296082
200390375|t|24|61|b8|s|4|315.529|343.61|c203428|p257090|326693
200390525|t|24|61|ba|s|15|214.552|257.92|c485974|p1000940
200390200|t|24|61|cz|s|9|260.876|294.83|c328015|p509463|955411|513058|519199
200310881|t|24|61|d1|s|3|307.757|340.96|c208806|p281655|304246|303121|296615
200390391|t|24|61|d2|s|13|217.118|260.29|c473054|p970248
200310615|t|24|61|hu|s|8|350.096|379.04|c144240|p174170|180922|191622|214171
200310606|t|24|61|hv|s|51|285.785|341.57|c207546|p367174|403320|401338|417936
200390146|t|24|61|ok|s|7|237.821|240.38|c600226|p719657|1162994|817008|693765
200310942|t|24|61|on|s|4|296.127|304.66|c297429|p323265|335759|352168|320741
200390392|t|24|61|op|s|18|170.567|||c1287412
200390284|t|24|6k|uu|e|17|188.702|||c1432974
200390277|t|24|6k|uv|e|7|243.347|||c884468
200390532|t|24|6k|uw|e|25|199.287|||c1360035
200390161|t|24|7n|dm|z|21|240.722|251.06|c633938|p749288|1184963|1157928|710800
200310669|t|24|7n|dn|z|8|342.387|363.09|c56164|p74436|80794|60365|57908
200390148|t|24|7n|dq|z|30|167.676|||c1169456
200390539|t|24|7n|14i|e|5|331.932|343.82|c167064|p185309
200390546|t|24|7n|14k|e|34|196.943|||c1378536
100310713|u|9|1q|6z|s|60|469.174|486.43|c30437|p30058|34778|33968|32698
100310016|u|9|27|bu|s|10|303.891|345.46|c199748|c294835|280908|269199|249330
100310916|u|9|27|17f|s|25|311.776|333.48|c224433|p268641|296889|85603|80480
100390139|u|9|27|18f|d|50|422.492|422.28|c14636|p13619|14370|19389|17350
100310025|u|9|27|os|z|42|383.504|405.36|c12378|p16422|16668|19409|22897
100390177|u|9|27|15t|z|40|406.344|428.14|c4468|p6009|7397|9785|14395
100310431|u|9|27|qv|e|40|352.725|361.70|c117050|p117732|116375|122196|144425
100310034|u|9|27|va|e|45|364.476|377.75|c81505|p88751|98928|94527|113463
100310043|u|9|27|u4|z|40|325.568|349.55|c83457|p123953|83399|77010|80772
100310925|u|9|27|y2|z|40|358.803|382.38|c29956|p42743|31509|30501|35234
100310061|u|9|2d|4v|s|40|283.647|289.60|c346161|p377166|391608|353277|355812
100310088|u|9|2d|ch|s|20|282.361|289.87|c345190|p383214|393913|365511|386562
100310104|u|9|2d|ja|s|25|304.663|319.55|c257286|p292064|315799|309694|319102
100310113|u|9|2d|lo|s|60|302.031|307.42|c289365|p301395|308587|281517|303785
100310943|u|9|3t|hp|s|200|372.862|402.86|c113428|p135309|157627|162912|161806
100390453|u|9|8r|16p|z|36|293.699|307.04|c238003|p284735
100390502|u|9|8r|16w|z|4|297.136|303.55|c256220|p262707
100390138|u|9|8u|dv|z|40|298.299|315.05|c199793|p255400|339829|355369|340823
100390222|u|9|8u|ff|z|75|324.509|336.67|c118776|p127756|173224|151312|167637
100310855|u|9|8u|g6|z|40|314.285|335.57|c122203|p169796|256280|230759|222262
100310634|u|9|8u|qm|z|40|316.327|332.03|c133491|p160674|226533|209840|192463
100310873|u|9|8x|k|d|65|364.099|376.43|c31918|p36863|43437|44134|44489
100310052|u|9|8x|1d|e|30|256.226|264.67|c632809|p736754|801016|932724|824387
100310079|u|9|8x|bj|e|35|253.964|259.08|c685713|p761899|822612|934259|858257
100310097|u|9|8x|dd|d|65|359.560|373.52|c33100|p38852|44486|46288|46988
100310573|u|9|8x|17u|d|70|402.964|405.02|c20434|p20460|22177|26319|24488
100310846|u|9|8x|q6|e|60|370.409|375.77|c85569|p76090|81880|76227|87474
100310122|u|9|8x|ug|e|40|278.018|281.31|c493232|p518391|551289|622670|550829
100310131|u|9|8x|vl|z|30|307.172|325.14|c158077|p204853|187252|299226|326878
100310149|u|9|8x|xs|z|30|311.502|327.88|c148088|p182799|152501|201905|206564
100310864|u|9|51|3o|s|80|423.457|411.91|c103052|p72295|63415|47310|50800
100310607|u|9|51|9b|s|50|409.021|435.19|c78234|p88244|100374|90934|104499
100310458|u|9|51|fx|s|40|319.506|332.68|c226227|p245582|277644|292330|298665
100310546|u|9|51|19c|s|30|336.398|348.83|c193451|p202743|243366|261685|282858
100310519|u|9|51|l4|s|60|389.036|412.39|c102486|p112751|128896|116313|133951
100310476|u|9|57|14u|e|40|273.703|289.20|c435139|p557524|782623|907263|951226
100310219|u|9|57|167|e|60|281.667|297.61|c379362|p486443|669175|830055|850425
100310228|u|9|57|1b5|e|50|291.778|306.94|c324441|p405638|590216|693189|694369
100310246|u|9|57|la|e|60|283.013|299.57|c367267|p474997|713400|870704|897990
100310237|u|9|57|td|e|60|282.127|292.96|c409391|p482521|623438|650962|579044
100310264|u|9|57|10i|e|40|292.911|305.32|c333380|p397296|566322|643969|616038
100390230|u|9|57|zp|e|70|278.871|292.27|c413970|p510807|601393|672955|688920
100310961|u|9|61|2k|s|27|330.662|341.57|c207546|p216150|224378|227874|193310
100310979|u|9|61|15m|e|30|327.584|340.85|c176546|p202824|198262|217931|228947
100310952|u|9|61|7p|s|80|344.186|371.20|c155880|p185815|213086|218971|213841
100390223|u|9|61|cx|s|52|320.692|344.05|c202515|p242347|270611|261053|247192
100390390|u|9|6g|8a|e|60|269.357|287.89|c444247|p599107|791837
100390397|u|9|6g|8q|e|30|286.317|301.87|c353394|p447870|579114
100390404|u|9|6g|167|e|40|300.376|312.82|c292929|p345833|516777
100390411|u|9|6g|la|e|50|301.842|318.05|c267242|p336147|491841
100390418|u|9|6g|10o|e|50|331.623|337.93|c186371|p186529|246212
100310997|u|9|6o|8d|e|40|271.611|286.23|c456301|p577213|721512|830359|832990
100310697|u|9|6o|18w|e|70|267.583|279.83|c504634|p616711|718527|779569|765339
100310722|u|9|6o|ip|e|50|270.711|285.52|c461508|p585865|750942|834357|834623
100390229|u|9|6o|kj|e|75|277.405|288.63|c439130|p523863|617677|690816|723414
100310537|u|9|6o|109|e|70|278.403|291.83|c416900|p514900|613174|684244|677772
100310528|u|9|6o|14e|e|70|349.817|358.37|c125557|p125898|140036|148128|177640
100390068|u|9|6k|us|e|45|263.851|||c655006
100310158|u|9|7g|y8|s|240|491.346|508.90|c13591|p15368|17273|17532|17479
100310643|u|9|7a|sd|e|35|261.262|277.24|c525061|p682369|806400|924943|963289
100390224|u|9|7a|xj|e|35|286.480|295.11|c395284|p446516|575014|619322|645894
100310652|u|9|7a|x6|d|50|375.244|381.27|c29951|p31880|35872|38893|37318
100310661|u|9|7a|148|e|55|250.841|259.17|c684876|p797091|872799|944141|929393
100310167|u|9|7t|124|s|70|412.268|437.07|c76340|p84637|100737|92890|81564
100310334|u|9|85|1v|s|40|273.112|282.83|c370908|p431622|432754|438534|431514
100310343|u|9|85|4m|s|30|297.309|312.22|c276204|p318841|325584|321873|306305
100390509|u|9|85|4n|s|1
100310616|u|9|85|5l|s|50|274.042|281.29|c376649|p426490|442079|441081|447627
100310449|u|9|85|ps|s|30|282.477|286.83|c355972|p382653|415945|423010|418428
100310422|u|9|85|w0|e|40|280.147|289.98|c429618|p499633|534429|622619|542125
100310591|u|9|85|wc|s|40|256.732|257.36|c489063|p540311|562350|546842|563155
100310379|u|9|85|vy|s|40|265.343|273.04|c411395|p479129|472216|475694|456371
100310785|u|9|85|vz|s|1
100310388|u|9|85|x4|s|35|258.554|264.67|c450663|p526635|545008|525172|497259
100310397|u|9|85|14s|s|35|251.986|256.43|c494311|p579261|619273|601030|573688
401110145|v|b|5f|ql|e|20
301710035|x|1j|8p|1bg|e|9|187.786|||c1438045|1606708|1256130
301710011|x|1j|8p|1bi|e|21|184.377|189.52|c1349111|p1454237|1369971|1459811
301710013|x|1j|8p|qd|e|21|144.326|193.75|c1323555|c1494547|1546842|1030323|1209973
301710012|x|1j|8p|qe|e|21|288.542|291.43|c419629|p430109|289034|339100|326976
301710091|x|1j|8p|qh|e|8|||||c1389043
301710098|x|1j|8p|tz|e|4||207.93|c1215632
301710010|x|1j|8p|u1|e|16|187.749|173.29|c1407397|c1438239|1439440|1589371|1603423
301710063|x|1j|8p|14n|e|16|190.596|181.77|c1384316|c1421940|1555437|1791422
301710056|x|1j|8p|14o|e|24|244.412|247.65|c800499|p871997|596950|633380
301710077|x|1j|4w|3q|s|13||||||c262248
301710070|x|1j|4w|3r|s|17|304.643|||c292130|287744|189934
301710014|x|1j|4w|ne|s|5|||||||c204947
301710028|x|1j|4w|13o|s|5|||||c279502|296690|204648
301710021|x|1j|4w|13p|s|10|330.042|||c217680|188273|136121|144679
301710049|x|1j|75|dr|z|9|197.404|||c1086829|1381802|1511423
301710042|x|1j|75|ds|z|21|266.491|238.97|c740360|p500811|643474|637401
200590341|y|2g|1q|7g|s|32|422.015|441.56|c71796|p73824
200590145|y|2g|1q|7h|s|8|475.439|490.33|c27171|p25444|26676|24700|21023
200590144|y|2g|1q|7i|s|18|417.115|||c79221|79892|79955|76499
200590229|y|2g|1s|84|s|29|402.211|425.80|c87857|p96230|79790|58339|57069
200590215|y|2g|1s|85|s|6|459.970|480.28|c35710|p37405|34643|34213|35733
200590222|y|2g|1s|86|s|10|||||c96429|98192|91157
200511126|y|2g|26|18h|d|16|308.771|304.98|c63387|p62843|30150|29192|26704
200511117|y|2g|26|18i|d|7|459.889|461.69|c5462|p4911|6825|6877|5665
200511108|y|2g|26|18n|d|29|196.976|189.39|c126046|c128813|122698|123875|50880
200590236|y|2g|3w|i7|e|53|370.687|388.30|c61718|p75529|60009|18038|17982
200511568|y|2g|3w|i8|e|16|447.858|465.07|c3040|p3681|4436|3821|4201
200511559|y|2g|3w|ie|e|47|351.110|373.14|c90999|c122254|124931|124009|121492
200510649|y|2g|8p|8k|e|38|259.753|274.45|c547700|p698250|415424|412091|337514
200510322|y|2g|8p|8l|e|10|450.330|460.42|c3546|p3389|2793|2995|4798
200510313|y|2g|8p|8p|e|30|241.488|230.68|c983389|c906358|758853|592913|423990
200511065|y|2g|8p|8u|e|36|228.028|258.32|c692999|p1065440|355945|340999|289445
200511056|y|2g|8p|8v|e|10|432.562|441.38|c7364|p7197|5687|4910|7338
200511047|y|2g|8p|8w|e|26|215.303|224.57|c1049710|c1207789|748741|764156|486591
200590264|y|2g|8p|183|d|20|262.005|274.44|c78685|p87702|23874
200590250|y|2g|8p|184|d|7|468.940|466.54|c4741|p3658|5239
200590257|y|2g|8p|186|d|25|183.633|262.96|c84983|c134852|139834
200510658|y|2g|8p|1bg|e|42|305.187|310.55|c304919|p315292|239378|218534|209098
200510349|y|2g|8p|1bi|e|15|437.683|451.56|c5010|p5650|4886|4364|5218
200510331|y|2g|8p|1bq|e|54|248.835|257.70|c698735|p820304|602706|647926|372850
200511198|y|2g|8p|kq|e|27|221.201|249.45|c781718|c1143375|497113|570149|441606
200511189|y|2g|8p|kr|e|7|409.397|421.01|c18612|p20753|21413|12044|32093
200511171|y|2g|8p|ks|e|18|179.058|226.67|c1026883|c1472941|853045|735255|552113
200510613|y|2g|8p|qd|e|26|305.116|319.88|c258745|p315724|148660|120614|99990
200510622|y|2g|8p|qe|e|12|415.440|432.95|c10798|p16147|10831|4520|4786
200510094|y|2g|8p|qh|e|55|201.268|272.19|c566591|c1343396|494052|486428|257197
200510667|y|2g|8p|tz|e|32|214.872|260.19|c674885|c1212378|334000|322651|241488
200510367|y|2g|8p|u1|e|10|414.984|422.19|c17674|p16459|15562|7306|8614
200510358|y|2g|8p|u3|e|30|207.497|214.47|c1153669|c1286955|909039|968755|552132
200510128|y|2g|8p|uo|e|22|244.624|213.86|c1159669|c869492|1103540|1744039|505021
200510119|y|2g|8p|up|e|4|383.418|400.87|c41687|p52276|64395|12667|20123
200510101|y|2g|8p|ur|e|9|219.363|||c1164011|1451512|1515027|589289
200590194|y|2g|8p|yy|e|25|202.401|251.92|c756333|c1333531|424654|435410|406257
200590193|y|2g|8p|yz|e|7|421.356|431.31|c11650|p12433|11873|8294|12835
200590192|y|2g|8p|z2|e|20|212.276|230.01|c990652|c1239554|816270|744179|489469
200510597|y|2g|8p|10f|e|39|290.249|293.26|c407378|p417123|319146|263397|248790
200510588|y|2g|8p|10g|e|12|423.909|436.78|c9015|p10986|10225|7630|10597
200510579|y|2g|8p|10h|e|40|222.801|242.90|c850532|p1125341|613809|679235|421691
200511726|y|2g|8u|6m|s|23|276.394|237.31|c623567|p413647|205451|126373|109216
200511665|y|2g|8u|6n|s|11|439.436|454.20|c59705|p55967|25678|19392|16977
200511674|y|2g|8u|6o|s|51|183.290|180.52|c1076502|c1261004|981200|409429|217667
200590285|y|2g|8u|fm|z|30|224.063|204.49|c982646|c901463|569723
200590271|y|2g|8u|fn|z|7|444.064|469.28|c637|p964|1071
200590278|y|2g|8u|fo|z|15|197.109|||c1088203|1333725
200590174|y|2g|8u|gl|z|18|206.377|184.69|c1056128|c1034498|707831|591367|445592
200590173|y|2g|8u|gm|z|4|426.220|450.58|c1540|p2313|2090|2611|3611
200590172|y|2g|8u|gn|z|10|221.497|216.07|c915626|c922839|1163730|1205136|601401
200510207|y|2g|8u|r8|z|41|237.571|220.62|c884788|c779611|691052|473214|331872
200510191|y|2g|8u|r9|z|9|420.682|448.67|c1696|p2976|4285|2304|3516
200510182|y|2g|8u|ra|z|15|181.923|206.45|c972544|c1147605|1397425||566826
200510234|y|2g|8u|t4|z|21|253.378|222.59|c870852|p625700|180935|194215|134373
200510225|y|2g|8u|t5|z|6|431.717|449.10|c1662|p1747|1504|1756|2537
200510216|y|2g|8u|t6|z|18|195.944|178.94|c1068709|c1093662|1116867|1235399|562020
200510279|y|2g|8u|13v|z|36|225.196|173.19|c1076355|c891781|449007|265021|196176
200510261|y|2g|8u|13w|z|9|430.496|458.20|c1121|p1869|1958|2252|2307
200510252|y|2g|8u|13x|z|20|192.644|209.35|c956753|c1109267|1395238|1502433|472242
200590165|y|2g|4x|an|s|37|251.356|231.87|c666133|p584650|367486|272614|225070
200590164|y|2g|4x|ao|s|10|396.000|415.73|c98751|p103781|99762|45384|50147
200590163|y|2g|4x|ap|s|31|188.831|171.06|c1113830|c1234934|1029516|454435|316528
200511417|y|2g|4x|1aw|e|19|249.056|||c817720|496174|545852|398086
200510791|y|2g|4x|1ay|e|8|401.678|398.73|c44791|p28136|27051|21857|33759
200510782|y|2g|4x|1az|e|33|242.881|234.60|c940618|p889961|676566|783960|469494
200510676|y|2g|4x|nd|s|34|318.833|323.26|c248143|c247453|219019|148486|124063
200510419|y|2g|4x|ne|s|7|421.978|438.72|c74660|p73857|64525|42981|48935
200510401|y|2g|4x|ng|s|8|||||c235048|245455|217281
200590334|y|2g|52|30|s|18|264.338|263.04|c458807|p485839
200590320|y|2g|52|31|s|5|426.490|440.73|c72612|p69050
200590327|y|2g|52|32|s|16|176.287|180.49|c1076650|c1279599
200510685|y|2g|52|3q|s|50|348.038|368.39|c160215|p178136|75701|37603|31540
200510437|y|2g|52|3r|s|15|492.080|489.19|c28101|p14967|9295|4867|3700
200510428|y|2g|52|3v|s|46|302.440|304.35|c298373|c299949|264513|93218|72502
200510904|y|2g|52|59|s|13|306.897|306.24|c292864|c284470|288529|269709|192424
200510897|y|2g|52|5a|s|3|429.844|461.92|c52417|p65614|84271|30419|34591
200510888|y|2g|52|5c|s|4|||||c283272|269888|221716
200510694|y|2g|52|9d|s|56|304.083|337.07|c216738|c294166|142033|108471|90954
200510482|y|2g|52|9e|s|12|472.910|487.91|c29179|p27259|19015|12117|10587
200510473|y|2g|52|9g|s|23|303.288|313.00|c274169|c296938|291775|190939|131071
200510701|y|2g|52|a9|s|24|384.339|400.27|c116642|p119064|82179|54500|47019
200510507|y|2g|52|aa|s|15|469.824|489.65|c27718|p29530|19569|13139|12369
200510491|y|2g|52|ad|s|72|303.127|321.14|c253327|c297513|250988|162417|120432
200510719|y|2g|52|ay|s|18|367.370|442.21|c71187|c143735|297597|204148|190796
200510525|y|2g|52|az|s|3|449.166|469.90|c44994|p46952|35701|23410|26799
200510516|y|2g|52|b0|s|4||||||c224576|160115
200511514|y|2g|52|19d|s|34|302.452|310.84|c279990|c299909|269628|267865|220788
200511444|y|2g|52|19e|s|6|420.990|448.55|c65115|p74955|50583|35456|33862
200511435|y|2g|52|19i|s|5|||||c294231|285815|251502
200511038|y|2g|52|1bs|s|45|319.121|357.29|c178101|p246723|104263|85136|88255
200511029|y|2g|52|1bt|s|13|466.119|480.81|c35222|p32358|26106|16745|18332
200511011|y|2g|52|1bu|s|40|302.893|318.01|c261168|c298347|293672|206500|160277
200510728|y|2g|52|mx|s|35|305.766|313.44|c272989|c288325|196236|132482|105867
200510543|y|2g|52|my|s|10|458.809|481.86|c34289|p38439|30322|21884|21772
200510534|y|2g|52|n0|s|27|||||c298436|298717|165217
200511505|y|2g|52|nu|s|26|266.453|283.03|c370163|p471874|305993|122783|95661
200511498|y|2g|52|nv|s|10|432.139|446.32|c67216|p63215|45259|30005|27646
200511523|y|2g|52|nw|s|36|220.542|182.21|c1068142|c928152|786623|1171319|202117
200590177|y|2g|52|12l|s|27|332.629|319.11|c258450|p211512|107436|54859|46883
200590176|y|2g|52|12m|s|8|470.966|480.69|c35333|p28682|11721|7512|6489
200590175|y|2g|52|12o|s|24|303.053|306.12|c293207|c297762|268516|145367|102437
200510737|y|2g|52|13o|s|46|317.984|308.04|c287647|p249908|120295|46405|42110
200510561|y|2g|52|13p|s|14|465.573|474.04|c41247|p32862|14245|6884|5678
200510552|y|2g|52|13s|s|44|303.574|306.49|c292086|c295964|274895|138037|97038
200510976|y|2g|61|2m|s|16|239.190|210.41|c854965|p704582|445691|418153|276250
200510967|y|2g|61|2o|s|4|387.425|387.40|c132832|p114893|95366|100525|74377
200590152|y|2g|61|2s|s|16|218.664|205.13|c903785|p951428|445066|315133|205646
200590137|y|2g|61|2t|s|4|407.949|416.56|c97886|p89435|72151|76943|58426
200590136|y|2g|61|2u|s|15|230.144|174.54|c1101530|c809435|803575|1349638|368698
200510958|y|2g|61|2p|s|15|202.301|184.83|c1053268|c1131783|802294|1295582|396658
200590188|y|2g|61|6r|s|21|241.999|249.46|c537381|p674415|503099|577245|383483
200590187|y|2g|61|6s|s|5|434.539|461.95|c52388|p60780|78715|81195|67124
200590186|y|2g|61|6u|s|13|205.947|209.33|c864670|c1095658|858469|782026|587111
200511735|y|2g|61|cz|s|20|207.032|199.73|c950201|p1084603|762432|544042|475045
200510922|y|2g|61|d1|s|4|389.813|407.99|c107409|p111754|105178|101687|87617
200511744|y|2g|61|d5|s|32|210.786|171.94|c1110954|c1043987|933586|663044|467822
200511638|y|2g|61|d6|s|5|395.020|408.83|c106457|p105007|82632|89936|63379
200511135|y|2g|61|hr|s|34|223.638|235.40|c638582|p889968|476713|473448|426981
200510949|y|2g|61|hu|s|5|404.048|429.31|c84285|p93965|97823|100084|98614
200590158|y|2g|61|hy|s|28|214.187|200.95|c940230|p1005209|672578|515802|493494
200590157|y|2g|61|hz|s|4|425.166|449.27|c64382|p70456|76872|76100|65620
200511611|y|2g|61|ok|s|13|208.535|185.35|c1050037|c1068831|1305065
200511602|y|2g|61|on|s|3|359.873|397.61|c119956|p156134|155549
200511629|y|2g|61|op|s|4|165.137|||c1288797|1239701
200511259|y|2g|7g|yp|s|73|446.196|473.17|c42019|c49599|49327|36575|25555
200511241|y|2g|7g|yq|s|11|511.465|523.44|c5836|p6620|6228|4978|4691
200590191|y|2g|7n|dr|z|26|176.435|204.64|c981916|p1160787|835638|162938|96228
200590190|y|2g|7n|ds|z|8|432.781|457.06|c1183|p1661|809|940|2241
200590189|y|2g|7n|dt|z|25|214.258|360.22|c61259|c979488|1385886|1328238|460960
200590143|y|2g|7n|q1|s|5|525.141|533.68|c2504|p2876|4035|2919|4806
200590153|y|2g|7n|q2|s|34|329.497|311.45|c278321|p219021|181891|231173|249949
101590196|z|c|18|c8|e|60|281.113|295.85|c390517|p491252|592303|698094|768949
101590217|z|c|18|dk|z|45|348.628|365.02|c52925|p60548|73754|75626|80635
101590210|z|c|18|xj|e|40|265.631|278.18|c517678|p636613|760867|855635|919249
101590189|z|c|18|zg|e|60|278.867|296.43|c386854|p510845|621595|709375|720792
101590106|z|c|1v|h5|e|60|326.118|337.62|c187485|p209014|252605|332117|366499
101510011|z|c|2f|4v|s|30|286.959|295.08|c327152|p361770|377330|363261|363736
101510029|z|c|2f|5v|z|40|298.823|314.98|c200111|p252178|256738|265470|264330
101510038|z|c|2f|ch|s|25|277.944|288.04|c351590|p405268|442853|393927|429744
101510047|z|c|2f|ja|s|35|303.649|320.27|c255496|p295695|327309|314156|328556
101510056|z|c|2f|lo|s|50|302.564|312.03|c276702|p299513|306191|286265|306629
101510489|z|c|2f|nm|s|40|323.706|343.00|c204655|p234131|247604|240698|245588
101590114|z|c|2f|q6|e|50|364.676|369.94|c97992|p88330|93977|96267|106987
101510065|z|c|2f|ug|e|40|275.360|279.94|c503763|p542234|555874|632311|607779
101510074|z|c|2f|vl|z|30|305.187|319.97|c178565|p215582|237219|398180|390739
101510083|z|c|2f|xs|z|30|310.365|328.26|c146753|p188444|157756|221198|229029
101590157|z|c|3w|i5|e|50|412.612|427.86|c13673|p18185|36096|26062|32135
101510408|z|c|8o|167|e|50|290.575|308.26|c317224|p414601|634669|753773|788953
101510417|z|c|8o|1b5|e|50|299.485|317.60|c269331|p351771|533844|665300|672900
101510559|z|c|8o|la|e|50|295.910|314.55|c284187|p375896|587329|693757|700953
101590104|z|c|8o|td|e|45|296.899|310.15|c307080|p369171|495083|532133|516920
101510568|z|c|8o|zz|e|70|312.685|323.26|c243638|p272908|354266|409863|423320
101590273|z|c|8r|16p|z|99|278.677|293.10|c314854|p394872|318055
101590280|z|c|8r|16w|z|11|278.165|283.25|c378319|p399008|338483
101510153|z|c|4u|n7|s|70|335.577|346.47|c197875|p204623|228935|227071|223304
101510674|z|c|51|3f|s|75|400.124|390.60|c128700|p98842|87995|68683|71807
101590259|z|c|51|157|s|10|307.237|327.36|c238391|p283337|286025|272579
101510108|z|c|51|93|s|50|385.675|414.60|c100053|p117249|137792|126919|144276
101510117|z|c|51|9z|s|65|388.634|404.86|c111029|p113292|125084|111170|128071
101510595|z|c|51|fs|s|20|319.428|334.15|c222990|p245836|290947|297701|297193
101510126|z|c|51|194|s|40|327.034|342.76|c205148|p225224|265932|292351|299312
101510144|z|c|51|kw|s|70|361.151|387.42|c132798|p153949|188384|190087|220114
101510171|z|c|59|50|s|10|306.101|307.59|c288864|c287136|262922|297628|298268
101510189|z|c|59|bu|s|10|305.791|304.64|c297482|c288246|296821|269924|261933
101510205|z|c|59|17f|s|40|312.870|333.30|c224834|p265186|298022|99344|91338
101510214|z|c|59|18a|d|40|424.113|||c13087|14012|19100|17223
101510223|z|c|59|jp|s|10|302.769|338.12|c214555|c298776|299239|284746|265393
101510232|z|c|59|mb|s|25|343.733|363.92|c167141|p186772|200003|88585|74320
101510241|z|c|59|os|z|42|381.981|404.47|c12829|p17512|17591|20733|24293
101510541|z|c|59|qv|e|40|351.537|360.98|c118810|p121079|120096|125285|145509
101510259|z|c|59|va|e|35|365.699|380.09|c76912|p86055|97852|93015|110541
101510268|z|c|59|u4|z|45|326.341|351.79|c78351|p121257|85534|78982|82183
101510277|z|c|59|xy|z|20|345.757|364.78|c53332|p66611|44653|39610|40990
101510286|z|c|59|y2|z|50|355.607|379.66|c32885|p47806|32250|31022|37341
101510295|z|c|61|7p|s|90|341.025|367.04|c162301|p192511|222675|225841|220776
101590128|z|c|61|cx|s|50|319.996|342.07|c206524|p244221|287206|279353|260250
101590329|z|c|61|ev|s|30|284.257|295.12|c327013|p374217
101510302|z|c|61|hp|s|80|371.573|403.06|c113174|p137185|162417|168258|166141
101590045|z|c|6k|us|e|50|259.786|||c697904
101510435|z|c|7g|y8|s|170|486.259|504.66|c16379|p18350|20419|20615|20634
101510586|z|c|75|dk|z|50|357.445|371.34|c43305|p44860|62339|63626|63150
101590107|z|c|75|rd|z|30|277.449|300.97|c270006|p404920|481575|518943|494040
101510577|z|c|75|xj|e|40|274.877|287.04|c450283|p546781|672030|734846|735748
101510523|z|c|75|x6|d|65|363.119|370.46|c34385|p37301|43629|50135|46632
101510471|z|c|7t|124|s|40|403.412|429.48|c84078|p94733|117230|105894|92052
110670337|10|c|1k|63|s|40|392.235|428.48|c85079|p108561
110610105|10|c|1k|6a|e|60|322.204|339.90|c179683|p226097|347082|417932|435908
110670135|10|c|1k|eh|s|35|404.969|435.52|c77901|p92896|102731|120697|152434
110670232|10|c|1k|e4|s|45|393.467|426.44|c87174|p106983|131110|131813|162565
110670295|10|c|1k|e5|s|1
110610123|10|c|8o|14u|e|40|283.627|301.41|c356097|p469815|719324|828384|849514
110610026|10|c|8o|8a|e|30|277.163|299.73|c366262|p525979|804686
110610044|10|c|8o|167|e|60|291.281|309.63|c309826|p409295|646175|785648|841545
110670172|10|c|8o|16g|e|40|308.714|328.27|c222503|p294836|488722|624556|699077
110610053|10|c|8o|1b5|e|50|298.875|317.71|c268818|p355874|553034|690649|724368
110670246|10|c|8o|1be|e|60|312.818|||c272173|405671|567711
110610062|10|c|8o|la|e|60|289.219|308.80|c314355|p424881|677567|798468|838365
110610071|10|c|8o|td|e|45|288.687|302.77|c348112|p429000|606634|656283|656497
110610089|10|c|8o|10i|e|50|299.634|313.64|c288744|p350762|494469|591292|595838
110670344|10|c|8r|16p|z|45|268.315|285.01|c366225|p484166
110670351|10|c|8r|16w|z|5|260.529|288.21|c344670|p556653
110670302|10|c|8u|g6|z|40|308.769|329.74|c141433|p196565|277173
110670309|10|c|8u|13y|z|60|317.841|341.32|c105256|p154131|226539
110670190|10|c|8x|181|d|40|402.711|403.60|c20949|p20559|22714|26767|27212
110670136|10|c|8x|rr|z|25|289.581|307.15|c237417|p312438|446239|587978|547296
110670157|10|c|8x|ug|e|40|269.003|277.66|c521761|p602696|650696|703946|667395
110670127|10|c|8x|vl|z|30|299.571|315.88|c196040|p247709|274193|443374|448276
110670129|10|c|8x|xs|z|30|305.464|321.02|c174252|p214038|194851|272453|292318
110670146|10|c|52|3f|s|65|388.926|380.80|c141724|p112904|106472|79230|88143
110670137|10|c|52|8z|s|30|337.145|359.18|c174895|p201064|248318|270543|298190
110670316|10|c|52|90|s|1
110670156|10|c|52|93|s|30|375.147|404.47|c111482|p131984|167821|171613|209073
110670169|10|c|52|13f|s|80|379.365|360.73|c172317|p125904|108086|77786|85478
110610114|10|c|8j|zz|e|70|309.971|323.14|c244141|p287800|383430|420399|444158
110670125|10|c|8j|14e|e|70|362.641|374.52|c88262|p93010|114839|125298|172307
110670133|10|c|61|2k|s|27|319.991|334.80|c221599|p244236|256354|261919|234644
110670131|10|c|61|cx|s|40|317.269|339.44|c211875|p251940|297580|289368|267906
110610017|10|c|61|hp|s|80|370.130|399.67|c117331|p139420|161944|165755|164676
110670132|10|c|61|s0|e|40|295.368|310.82|c303494|p379762|456783|557034|509518
110670154|10|c|61|u7|e|50|298.330|315.20|c281020|p359438|435447|470574|394738
110670323|10|c|6k|us|e|35|257.108|||c726982
110670170|10|c|7g|y8|s|40|488.505|506.08|c15481|p16998|18662|16595|14983
101690110|11|d|k|p2|s|25|268.857|271.56|c418129|p456841|493738|495027|537676
101610028|11|d|k|p3|s|30|294.157|303.93|c299658|p331049|358599|372968|376103
101690197|11|d|1u|17|d|30|249.689|||c94927
101690108|11|d|1u|33|e|45|247.427|||c836639|926506|963303|979708
101610319|11|d|1u|14x|z|65|223.166|||c909076|1011146|1146163|1485855
101610294|11|d|1u|bj|e|30|229.406|||c1049262|1168429|1231068|1355880
101690109|11|d|1u|181|d|60|380.912|||c29527|33966|39348|35182
101690090|11|d|1u|q6|e|40|347.562|||c132376|132783|154433|157384
101690097|11|d|1u|rr|z|25|242.387|||c733117|816289|885696|1120232
101610161|11|d|1u|ug|e|30|248.429|||c825026|966413|1126340|993151
101610231|11|d|1u|vl|z|30|267.091|||c495259|517028|757125|706716
101610179|11|d|1u|xs|z|30|277.297|||c406230|363373|531485|461370
101610125|11|d|27|bu|s|10||307.60|c288841|||c293265|299754
101610249|11|d|27|17f|s|10|304.050|317.20|c263237|c294288|271310|132792|127549
101690096|11|d|27|18f|d|30|404.247|407.41|c19523|p19997|23307|28694|25252
101690134|11|d|27|os|z|25|371.473|396.10|c18058|p26784|26461
101690141|11|d|27|15t|z|30|395.521|418.70|c6777|p9842|11204
101610285|11|d|27|qv|e|30|339.388|350.69|c146629|p158332|152348|166062|184886
101610134|11|d|27|va|e|45|351.961|365.44|c108127|p119846|134199|130263|146874
101690148|11|d|27|ve|e|1
101610143|11|d|27|u4|z|40|309.277|335.47|c122504|p193972|159863|120065|122082
101610258|11|d|27|y2|z|30|337.221|366.72|c50161|p87598|56932|46909|53009
101690098|11|d|2d|3w|s|60|299.416|301.20|c307843|p310887|314760|301786|309522
101610337|11|d|2d|5o|s|25|266.736|276.25|c397489|p470107|498600|467658|461818
101610197|11|d|2d|lo|s|30|277.367|282.76|c371168|p408351|445218|366836|386009
101610204|11|d|2d|nm|s|30|282.694|293.62|c332093|p381637|406218|411797|411400
101610046|11|d|8o|167|e|40|258.602|277.73|c521195|p710618|1011403|1063070|1144538
101610055|11|d|8o|1b5|e|40|267.277|286.69|c452863|p619762|909161|948480|950921
101610064|11|d|8o|td|e|45|258.233|276.45|c531282|p714649|976033|1011082|1041569
101690091|11|d|8o|zz|e|50|281.372|296.50|c386421|p488968|659712|680495|731240
101610073|11|d|8o|14e|e|60|340.158|346.95|c157462|p155728|180161|199993|242298
101690204|11|d|8r|16p|z|79|235.347|253.13|c616273|p800492
101690211|11|d|8r|16w|z|9|241.012|254.18|c607440|p746456
101690093|11|d|55|3f|s|85|344.848|339.34|c212071|p184431|183730|130451|155768
101690094|11|d|55|93|s|40|333.268|357.34|c178019|p210005|255989|282777|299427
101610116|11|d|55|194|s|10|308.971|325.38|c243040|p277658|296804
101610082|11|d|55|kw|s|25|326.445|351.58|c188273|p226752|271731|290245|290640
101610091|11|d|55|n1|s|10|311.215|331.85|c228079|p270472|287466
101610037|11|d|55|ps|s|40|264.235|265.10|c448484|p486554|552895|560076|581085
101690155|11|d|61|7p|s|30|337.911|364.82|c165724|p199388|240269
101690100|11|d|61|hp|s|70|352.901|383.93|c137512|p168781|199700|204372|201522
101690113|11|d|61|u7|e|30|283.893|304.44|c338451|p467592|596464|700754|539051
101690117|11|d|6k|2i|e|35|309.110|||c292526|299257|280583|261397
101690118|11|d|6k|rb|e|50|237.666|249.03|c786113|p951490|948678|992294|879151
101690120|11|d|6k|us|e|50|251.525|||c789389|803548|819386|771719
200690657|14|5|1q|71|s|9|461.264|466.37|c48245|p36331|39679|37241|33230
200611197|14|5|1q|77|s|8|475.038|488.76|c28451|p25740|26829|26076|23755
200690664|14|5|1q|7g|s|9|451.162|451.73|c62090|p45099|44468|38599|38085
200690354|14|5|1q|7h|s|8|472.880|488.95|c28301|p27282|28740|27063|25448
200690355|14|5|1q|7i|s|23|417.383|438.76|c74614|c78941|74212|63726|55686
200610012|14|5|1q|7d|s|36|418.444|435.70|c77719|c77779|66912|59150|52887
200690671|14|5|1s|7y|s|40|426.771|450.89|c62862|p68743|75278|63995|56989
200690498|14|5|1s|81|s|9|455.397|476.86|c38722|p41290|47214|47076|46643
200690497|14|5|1s|82|s|25|399.667|430.92|c82568|c99388|99341|82007|81066
200610066|14|5|27|17g|s|15|329.824|||c218209|276372|270767|134712
200611213|14|5|27|17h|s|3|377.374|384.85|c136263|p128793|166541|67993|67071
200610057|14|5|27|17i|s|2||||||c287589|181095
200610084|14|5|27|18c|d|30|305.709|320.87|c55948|p64375|46345|48353|33713
200611222|14|5|27|18d|d|7|449.629|447.06|c8067|p6617|8253|9781|10364
200610075|14|5|27|18e|d|12|284.378|166.75|c131640|c75303|98055|120672|42591
200610127|14|5|27|ou|z|33|293.301|296.63|c294474|c287311|258986|147788|62208
200611249|14|5|27|ov|z|6|393.114|412.20|c9285|p10969|8989|12268|13599
200610118|14|5|27|ow|z|2||||||c271913|210253
200611188|14|5|27|qw|e|40|309.484|319.81|c259082|c290407|293165|297659|260421
200611258|14|5|27|qx|e|7|376.386|387.08|c63817|p64457|62711|67753|82005
200610815|14|5|27|qy|e|2
200610145|14|5|27|vc|e|40|308.136|312.23|c296042|c298040|286369|231105|211928
200611267|14|5|27|vd|e|7|379.490|393.71|c52569|p58788|72992|72314|92449
200610136|14|5|27|vf|e|2||||||c242334|274425
200610181|14|5|27|y4|z|30|295.139|306.05|c243126|c275478|265964|271774|173071
200611285|14|5|27|y5|z|5|361.728|393.03|c20228|p38489|12251|15341|18752
200610172|14|5|27|y6|z|2||||||c275244|219207
200610206|14|5|2f|u|d|34|174.783|198.70|c122099|c137504|95043|80596|70813
200611294|14|5|2f|v|d|6|432.771|431.62|c11782|p10465|10814|14175|13744
200610199|14|5|2f|w|d|4||279.48|c76048||c134917|83763|72904
200690491|14|5|2f|183|d|32|299.912|280.68|c75446|p67284|46853|49388|26548
200690490|14|5|2f|184|d|6|455.929|444.25|c8684|p5534|6772|8568|8008
200690489|14|5|2f|186|d|6|178.004|||c136611|88607|73121|31823
200612202|14|5|2f|no|s|25|278.168|297.38|c319823|p404085|335400|236507|163853
200612195|14|5|2f|np|s|5|435.973|446.75|c66828|p59391|55581|47116|47960
200690362|14|5|2f|nu|s|30|304.223|328.97|c234663|p293655|208061|140872|106523
200690360|14|5|2f|nv|s|6|444.250|460.66|c53602|p51452|44262|32441|37016
200690361|14|5|2f|nw|s|8|235.351|235.56|c637309|c748074|673130|163667|132083
200612186|14|5|2f|nr|s|9|209.642|181.99|c1069285|p1056738|1081371|325213|184229
200690678|14|5|2f|q8|e|14|337.531|335.81|c193786|p164907|145428|157007|146188
200611585|14|5|2f|q9|e|12|406.059|411.09|c28420|p23763|25538|13929|21032
200690622|14|5|2f|qd|e|11|344.644|358.79|c124444|p141211|112967|131087|110101
200690615|14|5|2f|qe|e|4|429.677|431.92|c11347|p8270|10106|6655|13797
200690867|14|5|2f|qh|e|19|199.271|197.32|c1300130|c1360177|372007
200611576|14|5|2f|qa|e|62|168.285|195.40|c1312735|c1490238|576875|713813|296510
200611743|14|5|2f|uh|e|15|178.487|185.47|c1368306|c1474717|1258131|1272720|929889
200611734|14|5|2f|uj|e|3|338.051|348.99|c151477|p163061|165420|160001|163967
200612362|14|5|2f|uo|e|15|201.380|||c1342424|1518953|1309083|944374
200612353|14|5|2f|up|e|3|355.149|364.98|c109191|p111312|145286|129987|106329
200612344|14|5|2f|ur|e|2
200611725|14|5|2f|um|e|2|182.293|||c1462615
200610242|14|5|2f|xt|z|23|191.783|185.68|c1053962|c1113378|1413310|1512055|694258
200611319|14|5|2f|xv|z|4|367.663|378.26|c34502|p30923|40441|54521|55574
200610233|14|5|2f|xw|z|2|201.634|||c1063921|906443|258647|742732
200612114|14|5|3b|15j|z|30|182.653|201.25|c998227|c1145687|805567|829228|302057
200612105|14|5|3b|15k|z|5|417.769|427.36|c4632|p3411|3634|8146|10923
200612098|14|5|3b|15l|z|4|217.310|266.54|c503060|c956283|1220055|1233591|325102
200690685|14|5|3b|bz|z|21|232.096|350.94|c80338|c830520|1414475|1108740|764203
200690476|14|5|3b|c0|z|4|402.715|395.75|c18307|p7118|12614|6580|5973
200690475|14|5|3b|c1|z|2|206.334|||c1034778|1038452|1252224|703313
200612283|14|5|3b|dl|z|35|188.110|||c1129163|839715|922229|381240
200612265|14|5|3b|dn|z|8|418.671|428.13|c4470|p3271|2812|4264|4267
200612256|14|5|3b|dq|z|14|189.764|210.38|c950811|c1122863|1088822|1057881|591827
200690692|14|5|3b|fh|z|28|215.392|179.63|c1067192|p971017|491126|631422|251642
200690376|14|5|3b|fj|z|4|415.121|417.76|c7072|p3914|2272|2405|5387
200690377|14|5|3b|fl|z|2|252.850|||c630932|517464|780695|309771
200690028|14|5|3b|f4|e|14|178.941|213.92|c1159087|c1473304
200690222|14|5|3b|f5|e|4|339.804|356.49|c130497|p156906
200690019|14|5|3b|f6|e|9|194.122|||c1399198
200611788|14|5|3b|1ar|e|12|280.193|||c499225|489732|615114|423827
200611779|14|5|3b|1at|e|6|378.716|385.25|c67079|p60203|69976|71832|89273
200611761|14|5|3b|1av|e|30|208.531|231.16|c978182|p1277078|646092|756477|517068
200690699|14|5|3b|n9|s|33|327.039|323.43|c247754|p225213|247729|236279|248417
200611691|14|5|3b|na|s|5|415.342|425.32|c88345|p81217|81169|60660|69974
200611682|14|5|3b|nb|s|2||||||p247452|206067
200690493|14|5|3b|ws|e|23|175.817|177.11|c1399201|c1480832|885937|942400|621803
200690492|14|5|3b|wu|e|4|342.227|358.75|c124543|p148831|96272|91971|154766
200690871|14|5|3b|wv|e|2
200690533|14|5|3w|i7|e|127|366.549|385.78|c66100|p84199|81377|56759|49544
200611328|14|5|3w|i8|e|23|437.149|446.44|c6073|p5788|8183|5791|10270
200610278|14|5|3w|ie|e|23|354.985|369.49|c98969|c111721|124366|124813|105855
200610303|14|5|8o|169|e|29|231.284|235.02|c936107|p1027191|916988|868188|707133
200611337|14|5|8o|16c|e|5|389.829|396.32|c48394|p42805|74462|103578|146502
200690381|14|5|8o|16h|e|29|237.525|236.50|c919871|p953168|625994|684560|490371
200612308|14|5|8o|16j|e|5|402.294|410.25|c29404|p27506|40134|58698|90069
200612292|14|5|8o|16o|e|5|195.214|229.78|c993132|p1391379|790255|821382|497585
200610296|14|5|8o|16f|e|5|223.070|221.05|c1086728|c1122293|991787|879838|712115
200610321|14|5|8o|1b7|e|45|272.850|276.06|c534396|p565517|667325|779892|576545
200611346|14|5|8o|1bb|e|10|376.031|386.43|c64932|p65092|94721|113126|143361
200611858|14|5|8o|1bg|e|48|291.609|282.68|c482751|p406894|407253|530196|416499
200611849|14|5|8o|1bi|e|10|394.017|405.54|c35178|p37114|53887|61828|94143
200611831|14|5|8o|1bq|e|11|245.962|251.55|c760048|p853800|669559|565690|434167
200610312|14|5|8o|1bd|e|14|232.069|233.38|c953872|p1017930|792863|765227|593250
200610348|14|5|8o|tr|e|39|217.114|184.62|c1372315|p1188422|957102|938071|661607
200611355|14|5|8o|tu|e|8|376.398|390.76|c57480|p64427|88880|99835|108014
200612159|14|5|8o|tz|e|48|247.317|177.90|c1397063|p837943|540763|537829|396933
200612141|14|5|8o|u1|e|8|389.219|401.91|c40219|p43627|70769|63529|84967
200612132|14|5|8o|u3|e|5|197.667|||c1373034|943554|769381|519361
200610339|14|5|8o|tx|e|9|166.862|190.02|c1346899|c1490571|1017359|1215638|663585
200611673|14|5|8o|wh|e|27|200.386|192.59|c1330731|c1350979|981634|876927|862678
200611646|14|5|8o|wi|e|4|359.042|370.46|c96795|p101570|120172|156479|195140
200611637|14|5|8o|wj|e|3|194.394|178.26|c1396090|c1397306|1244752|825780|906459
200690536|14|5|8u|gg|z|34|176.777|158.45|c1082692|c1160149|1415451|858504|804228
200690535|14|5|8u|gi|z|6|365.528|386.69|c25714|p33493|32644|39639|50024
200690534|14|5|8u|gk|z|3|||||c1385133|806235|676000
200690496|14|5|8u|179|z|39|191.026|226.80|c839274|c1117002|1368185|1457559|538413
200690495|14|5|8u|17a|z|7|405.433|373.16|c40859|p6261|9705|12122|20671
200690494|14|5|8u|17b|z|3|253.892|||c620748|1394354|1097879|680990
200690539|14|5|8u|qn|z|39|176.788|172.82|c1076645|c1160130|929949|928991|524754
200690538|14|5|8u|qo|z|7|378.633|390.88|c22010|p20198|25401|26591|33166
200690537|14|5|8u|qq|z|3|207.228|||c1028932|1048196|1151486|363808
200611001|14|5|51|3g|s|64|303.589|||c295909|217444|112441|104615
200611391|14|5|51|3j|s|13|452.354|452.02|c61812|p43986|36438|21930|24857
200690580|14|5|51|3q|s|32|388.939|361.30|c171426|p112881|73158|51473|50208
200690573|14|5|51|3r|s|7|475.420|471.51|c43562|p25461|18714|12784|17820
200690825|14|5|51|3v|s|14|302.967|307.71|c288556|c298078|288187
200610454|14|5|51|3n|s|19|||||c296545|163547|118268
200610481|14|5|51|53|s|14|303.157|304.66|c297429|c297407||292679|246889
200611407|14|5|51|54|s|4|420.733|438.77|c74602|p75213|73290|71471|69636
200690608|14|5|51|59|s|19|318.561|306.79|c291241|c248232|287426|265728|223784
200690601|14|5|51|5a|s|8|425.798|444.94|c68564|p69809|69115|65692|77551
200690874|14|5|51|5c|s|2
200690873|14|5|51|57|s|2
200690875|14|5|51|95|s|61|316.195|347.77|c195425|p255106
200611416|14|5|51|97|s|9|452.239|471.00|c44027|p44092|42098|33272|45341
200690876|14|5|51|9d|s|20|384.794|418.86|c95375|p118437
200690474|14|5|51|9e|s|4|474.181|488.89|c28346|p26348|22287|23596|34037
200690832|14|5|51|9g|s|5|314.087|320.82|c254093|p261478|289455
200610499|14|5|51|9a|s|4||315.54|c267495|||p256370|206763
200610524|14|5|51|a1|s|60|337.382|360.51|c172663|p200560|188617|139285|138776
200611425|14|5|51|a3|s|10|444.680|463.76|c50655|p51029|46883|45086|52090
200690594|14|5|51|a9|s|26|382.439|407.35|c108124|p121626|100692|93707|95249
200690587|14|5|51|aa|s|5|454.790|472.44|c42676|p41820|38082|35680|48735
200690839|14|5|51|ad|s|8|317.539|325.53|c242660|p251162|233353
200610515|14|5|51|a6|s|8|304.242|313.90|c271793|c293580|293483|143209|142829
200690510|14|5|51|19d|s|21|319.609|322.20|c250734|p245317|258861|259780|253581
200690441|14|5|51|19e|s|3|415.615|424.52|c89172|p80916|88407|96928|115924
200690846|14|5|51|19i|s|3|||||c280055
200610542|14|5|51|ky|s|49|303.337|318.88|c258965|p296780|290389|187510|187953
200611434|14|5|51|l0|s|8|446.785|465.89|c48692|p49042|53369|50946|63698
200690559|14|5|51|l5|s|24|349.737|387.27|c132990|p174864|118779|98407|99953
200690473|14|5|51|l6|s|4|454.097|470.87|c44137|p42435|47699|45131|58563
200690853|14|5|51|l9|s|3|314.906|317.09|c263492|c258982|291307
200610533|14|5|51|l3|s|4||311.81|c277328|||p196327|190063
200690899|14|5|51|12l|s|10|366.781|310.94|c279749|p144617
200690885|14|5|51|12m|s|9|445.027|451.65|c62173|p50688
200690892|14|5|51|12o|s|10|342.488|||c189350
200611152|14|5|61|2l|s|12|279.365|||c397975|412942|513662|275457
200611443|14|5|61|2o|s|5|390.414|411.86|c103100|p110931|105673|106352|88343
200610551|14|5|61|2p|s|18|225.572|214.93|c818262|p865682|616445|758780|406618
200690913|14|5|61|6r|s|10|294.205|329.48|c233510|p330857
200690906|14|5|61|6s|s|10|425.077|458.54|c55610|p70560
200690720|14|5|61|cz|s|36|267.911|274.03|c407082|p462622|497170|413012|362377
200690541|14|5|61|d1|s|7|380.558|393.99|c124451|p124205|140832|113868|105770
200690540|14|5|61|d2|s|8|223.952|226.39|c714454|p885939|821470|548030|394577
200611558|14|5|61|hr|s|59|292.319|299.28|c313771|p338631|358850|336425|298723
200610596|14|5|61|hu|s|13|399.939|423.60|c90088|p99066|104393|116811|117421
200690776|14|5|61|hy|s|20|275.669|284.39|c364988|p417580|389579|374292
200690566|14|5|61|hz|s|4|392.920|421.03|c93006|p107627|117015|129123|142659
200690860|14|5|61|i0|s|5|225.884|231.58|c668488|p861648|706018
200610648|14|5|61|hv|s|15|231.309|241.64|c590984|p795406|654582|414644|332289
200612071|14|5|61|ok|s|30|189.467|161.45|c1124919|c1231235|1063930|616804|509537
200612053|14|5|61|on|s|5|325.606|359.14|c174963|p228980|249511|224977|216558
200612044|14|5|61|op|s|2|173.183|184.71|c1054001|p1285016|1176550|815982|505010
200611813|14|5|61|s1|e|14|178.762|178.40|c1395711|c1473859|1261948|1054561|986430
200611804|14|5|61|s4|e|3|340.147|345.78|c160978|p155762|193972|214684|233563
200690878|14|5|61|s6|e|1
200610639|14|5|61|u8|e|32|207.903|170.40|c1412009|c1283111|1675549|1824234|972507
200611479|14|5|61|ub|e|5|327.608|342.08|c172530|p202726|243069|243146|240998
200610621|14|5|61|ud|e|2|||||c1544225|1200562|979709
200610666|14|5|7g|ya|s|20|493.446|509.89|c12955|p14234|10925|13135|12257
200611488|14|5|7g|yg|s|13|513.723|523.72|c5711|p5916|6128|6493|6667
200690359|14|5|7g|yp|s|10|489.317|507.60|c14446|p16521|11318|12325|11341
200690358|14|5|7g|yq|s|9|513.149|522.81|c6105|p6078|6727|6560|5521
200690357|14|5|7g|yv|s|25|446.219|471.11|c43923|c49573|44135|34277|30647
200610657|14|5|7g|ym|s|50|455.072|475.06|c40335|p41577|39206|31319|28912
200610709|14|5|71|nz|e|28|195.067|174.46|c1405423|c1392421|1138894|1124133|905621
200611504|14|5|71|o0|e|4|348.304|362.72|c114484|p130174|196632|256778|292332
200610693|14|5|71|o1|e|2|195.611|||c1388456
200690504|14|5|71|sm|e|28|200.008|170.13|c1412441|c1354097|1583654|1205060|1193707
200690503|14|5|71|sn|e|4|329.966|335.04|c196544|p193107|274768|326140|338336
200690920|14|5|71|so|e|2
200690506|14|5|71|xk|e|18|213.657|198.94|c1288714|p1225204|1228769|1117448|976894
200690505|14|5|71|xl|e|4|325.277|348.06|c154235|p212605|271814|313046|315766
200690927|14|5|71|xn|e|2|197.752|192.57|c1330855|p1372371
200690545|14|5|71|z3|e|26|194.103|176.15|c1401655|c1399327|1013731|910437|859234
200690544|14|5|71|z4|e|4|357.524|368.72|c100708|p105332|130856|204102|249763
200690934|14|5|71|z5|e|2
200690502|14|5|71|zr|e|37|254.941|263.35|c644904|p751069|639582|642222|625868
200690501|14|5|71|zs|e|7|365.078|379.29|c78470|p87440|100375|136746|187281
200690500|14|5|71|zt|e|5|224.866|244.67|c831583|p1102007|982629|677398|689187
200610781|14|5|71|14f|e|47|295.473|303.22|c345423|p379016|330303|345335|315655
200611549|14|5|71|14i|e|9|392.454|402.88|c38820|p39216|35297|34177|57879
200610772|14|5|71|14k|e|8|223.302|245.01|c827927|p1119702|565954|697662|348082
101790184|12|e|1q|6z|s|30|460.669|477.93|c37776|p36819|42933|43094
101790103|12|e|2f|17o|d|60|337.179|353.56|c41612|p49024|55209|55824|48524
101790205|12|e|2f|17s|d|1
101710099|12|e|2f|lo|s|30|266.884|269.76|c426551|p469172|495966|360477|379174
101710115|12|e|2f|rr|z|25|236.334|250.58|c637973|p791300|873125|911928|1031979
101710124|12|e|2f|ug|e|30|229.094|237.12|c913073|p1052861|1057002|1074958|1029211
101710081|12|e|2f|vl|z|30|242.898|271.26|c465139|p728089|572290|736516|863210
101710266|12|e|2f|xs|z|30|253.011|282.23|c385398|p629327|437505|526047|503710
101790135|12|e|8o|167|e|40|233.540|245.48|c823007|p1000388|1300615|1191901|1287953
101710178|12|e|8o|1b5|e|30|249.632|264.43|c634956|p811042|1141128|918417|1026899
101710293|12|e|8o|td|e|40|234.535|249.88|c777199|p988713|1229641|1168287|1197869
101790100|12|e|8o|10i|e|30|230.650|244.91|c829000|p1034653|1252575|1177480|1235419
101710318|12|e|93|19o|z|99|232.672|254.47|c604940|p825256|717860|629554|525964
101790111|12|e|93|19x|z|11|234.282|248.44|c656815|p810451|868671|1062722|1439864
101710336|12|e|56|3f|s|70|302.614|304.04|c299336|c299335|297810|240317|273557
101710133|12|e|56|93|s|10|303.108|332.74|c226094|p297573|196804|299001|293261
101710309|12|e|56|194|s|10|306.013|324.04|c246263|p287464|290403|293570|288730
101710027|12|e|56|kw|s|10|303.245|317.96|c261295|c297091|291938|279984|296722
101790177|12|e|56|po|s|10|302.579|334.72|c221758|p299458|297565|292628|294600
101790113|12|e|61|hp|s|50|382.287|411.25|c103781|p121853|153318|150588|155938
101790114|12|e|61|s0|e|40|282.424|295.34|c393806|p480000|434356|409669|480135
101790226|12|e|6k|us|e|50|219.227|||c1165459
101790170|12|e|75|dk|z|40|318.721|329.41|c142602|p150399|174799|123771|208619
101790233|12|e|75|xj|e|30|211.679|231.53|c974116|p1245673
101790163|12|e|75|x6|d|40|261.610|282.61|c74468|p87924|99550|100539|88683
101890259|13|f|27|bu|s|10|||||c295360|236678|299002
101890210|13|f|27|17f|s|15|303.560|305.39|c295294|c296010|294846|145896|134566
101890245|13|f|27|18a|d|40|388.842|391.94|c25491|p26174|29410|35672|28305
101890252|13|f|27|os|z|42|368.367|391.62|c21438|p30191|28186|30934|33221
101890217|13|f|27|qv|e|50|328.021|340.99|c176097|p201052|176232|189030|206330
101890224|13|f|27|va|e|40|347.917|361.76|c116904|p131327|144277|141612|159654
101890231|13|f|27|u4|z|40|294.853|316.08|c195166|p277285|210757|135699|141388
101890238|13|f|27|y2|z|50|322.184|354.62|c72375|p136511|64363|50086|54549
101810098|13|f|8o|167|e|25|224.224|240.00|c881614|p1109413|1387096
101810105|13|f|8o|1b5|e|25|231.139|245.35|c824351|p1028945|1376482
101890039|13|f|8o|td|e|50|224.139|237.85|c905042|p1110390|1284541|1303123|1391654
101890057|13|f|8o|109|e|40|219.958|236.36|c921396|p1157241|1342646|1287049|1316896
101810132|13|f|8r|16p|z|139|224.992|237.04|c756746|p893534|807187|955281|578326
101890062|13|f|8r|16w|z|15|246.337|249.28|c649190|p694766|678425|785663|906343
101890035|13|f|8x|ug|e|30|216.048|225.79|c1036411|p1199858|1313366|1330019|1410853
101810168|13|f|8x|vl|z|30|236.868|252.21|c624090|p786199|775614|976230|1149026
101810195|13|f|8x|xs|z|30|238.185|259.28|c564024|p773726|648960|818110|864919
101810071|13|f|51|194|s|10|303.972|309.04|c284902|c294555
101810229|13|f|61|2k|s|27|282.897|292.66|c335394|p380666|406149|431314|359956
101890077|13|f|61|hp|s|50|344.237|375.65|c149123|p185705|215076|217757|208752
101810238|13|f|61|s0|e|30|252.835|268.05|c602345|p774621|888557|993970|936587
101890336|13|f|5s|13y|z|30|224.647|252.79|c619177|p896479
101890070|13|f|6k|us|e|55|217.183|||c1187650
101890037|13|f|7j|1|s|30|242.733|243.17|c579894|p666873|676317|678391|682997
101890064|13|f|7j|fp|e|40|250.423|264.29|c636253|p801921|843942|914896|950291
101810256|13|f|7j|14e|e|45|305.517|319.17|c262023|p313319|350499|372143|461676
200851539|15|2g|99|1b7|e|32|176.226|212.91|c1168946|c1479983|1369357|1428201|856979
200810019|15|2g|99|1bb|e|7|325.738|339.58|c180747|p210645|235229|272019|283498
200851541|15|2g|99|1bg|e|32|171.429|171.52|c1410220|c1487312||1507359|885795
200810028|15|2g|99|1bi|e|7|330.153|348.28|c153573|p192340|220508|240435|235328
200851543|15|2g|99|kq|e|32|199.445|196.30|c1306817|c1358696||917311|918146
200810037|15|2g|99|kr|e|7|324.732|342.80|c170360|p214915|233391|248015|253161
200851602|15|2g|99|zw|e|32|214.417|180.90|c1387270|c1217211|1666873|1089022|886524
200851601|15|2g|99|zx|e|7|323.576|339.99|c179384|p219949|241156|252957|261990
200851519|15|2g|53|3q|s|15|309.219|||c276824|283859|293501|196755
200851517|15|2g|53|3r|s|10|397.019|400.66|c116131|p102558|104529|53064|47457
200851604|15|2g|53|a9|s|9|||||c246495|291416|296562
200851603|15|2g|53|aa|s|6|391.549|413.81|c100912|p109502|93152|89660|100793
200851522|15|2g|53|n9|s|2
200851520|15|2g|53|na|s|6|353.602|377.41|c146552|p167437|140762|144130|176257
200851580|15|2g|53|13h|s|14|304.233|||c293618|293588|295535|222293
200851578|15|2g|53|13i|s|9|379.779|375.67|c149093|p125290|100739|59952|56623
200851592|15|2g|5s|15j|z|20|211.713|||c998128|1355836|1371989|706363
200851590|15|2g|5s|15k|z|5|362.752|||c37122|39136|41851|31152
200851547|15|2g|5s|6i|s|37|194.750|191.46|c1009962|c1195777|1245923|696934|420052
200810055|15|2g|5s|6j|s|7|327.625|337.69|c215482|p223788|293899|116903|120118
200851525|15|2g|5s|dm|z|20|198.434|189.92|c1040620|c1081897|1342496|1502488|885834
200851523|15|2g|5s|dn|z|3|365.128|400.18|c15315|p33985|40598|55530|37917
200851598|15|2g|5s|f4|e|34|169.734|||c1489422|1529346|1567228|728946
200851597|15|2g|5s|f5|e|5|324.039|325.17|c235368|p217930|211434|190900|207725
200851531|15|2g|5s|g7|z|23|232.613|194.21|c1025432|c825787||1468117|862277
200851529|15|2g|5s|g9|z|6|339.328|362.90|c56504|p82127|93673|99140|102417
200851534|15|2g|5s|1as|e|32|217.339|221.07|c1086520|p1185939|1108463|1166701|754635
200851532|15|2g|5s|1at|e|5|329.891|342.66|c170754|p193390|188834|202512|214194
200851600|15|2g|5s|179|z|10|263.663|171.12|c1077979|c527043|1405886|1421601|951472
200851599|15|2g|5s|17a|z|10|335.318|358.82|c63844|p92853|84915|88305|87139
200851583|15|2g|5s|qn|z|10|224.790|263.87|c525354|c895241|1413985||969799
200851581|15|2g|5s|qo|z|10|337.392|357.18|c67120|p87141|67894|68204|62117
200810082|15|2g|6e|hc|e|22|182.544|232.76|c960631|c1461666|1084513|1375722|950482
200810073|15|2g|6e|hd|e|4|341.879|357.07|c128923|p149970|182187|227175|215114
200851570|15|2g|6i|q8|e|59|186.593|232.50|c963495|c1444088|950672|681914|571135
200851568|15|2g|6i|q9|e|10|344.110|358.53|c125127|p142885|125840|126776|130213
200851606|15|2g|6i|qd|e|41|189.358|194.09|c1321459|c1429271|1227875|1023648|641052
200851605|15|2g|6i|qe|e|8|345.372|360.24|c120694|p138968|113090|113411|118284
200851537|15|2g|6i|tz|e|10|190.947|201.39|c1270417|c1419813|1667948|1772731|1058836
200851535|15|2g|6i|u1|e|10|318.801|336.27|c192156|p241867|249377|242724|270375
200950628|16|2g|1q|70|s|56|426.118|434.16|c79280|p69468|69262|60644|56908
200910054|16|2g|1q|77|s|13|478.554|493.04|c24972|p23252|24768|21944|18161
200950652|16|2g|1q|7d|s|30|416.461|||c79983|79106|69962|61564
200950630|16|2g|1s|7x|s|54|400.528|||c98342|88516|87980|83939
200910081|16|2g|1s|81|s|11|454.795|475.32|c40107|p41814|44456|39536|36328
200950629|16|2g|1s|82|s|15|400.125|||c98841|96021|95647|87444
200910469|16|2g|61|2m|s|28|281.482|169.74|c1117535|p387317|347089|312546|334514
200910451|16|2g|61|2o|s|6|361.488|367.62|c161431|p153351|123724|115970|88071
200950750|16|2g|61|2p|s|11|200.604|||c1147395|537090|538183
200910503|16|2g|61|b6|s|15|237.080|220.07|c772749|p728098
200910496|16|2g|61|b8|s|5|350.642|379.99|c142881|p173074
200910151|16|2g|61|cz|s|40|274.389|268.53|c432189|p424572|404931|380407|379086
200910142|16|2g|61|d1|s|7|365.885|374.16|c151402|p146019|163614|136898|128417
200950757|16|2g|61|d2|s|8|197.312|172.59|c1108834|c1175702|1046363|602329
200910124|16|2g|61|hr|s|59|328.660|346.78|c197280|p221113|235526|249816|244766
200910115|16|2g|61|hu|s|11|395.558|423.87|c89789|p104361|113575|111489|106416
200950764|16|2g|61|hv|s|10|210.059|256.80|c492204|p1052121|263972|318782
200910336|16|2g|61|ok|s|25|219.832|189.03|c1025932|c936844|716727|960684|532753
200910327|16|2g|61|on|s|5|325.059|336.80|c217323|p230419|249786|252859|255895
200950771|16|2g|61|op|s|5|||||c1302071|1117907
200910363|16|2g|61|s1|e|21|240.760|252.76|c747822|p914886|822736|1678985|532480
200910354|16|2g|61|s4|e|5|336.312|350.49|c147192|p169124|198208|214407|300751
200950778|16|2g|61|s6|e|5|206.459|||c1296835|1683862|1608258
200910036|16|2g|7g|ya|s|110|470.715|489.57|c27782|p28868|33408|21479|20550
200910027|16|2g|7g|yg|s|17|512.648|526.04|c4814|p6232|6545|6524|5026
101990113|17|g|1q|6z|s|30|462.613|480.49|c35516|p35222|42335
101990042|17|g|2d|1a7|s|50|291.608|295.11|c327048|p341639|347078|334388|395499
101990085|17|g|2d|1a8|s|1|210.461|225.82|c719728|p1047648|969550
101910104|17|g|2d|lo|s|50|279.891|286.86|c355863|p395236|428741|363482|384093
101910122|17|g|2d|nm|s|50|282.498|291.45|c339630|p382551|395504|389643|378608
101990047|17|g|3d|ah|s|60|288.119|297.27|c320152|p356598|383561|382294|391126
101990022|17|g|3d|1aq|e|43|324.118|328.96|c219727|p217586|233811|265331|239694
101910016|17|g|8o|167|e|60|261.758|279.86|c504400|p677014|941684|1028392|1060135
101910025|17|g|8o|1b5|e|40|274.113|295.71|c391449|p553766|785727|872247|897600
101910149|17|g|8o|la|e|60|265.586|284.81|c466761|p637081|948552|1076146|1045387
101910255|17|g|8o|td|e|55|257.286|275.03|c542976|p725123|969428|1014364|1012286
101910228|17|g|8o|14e|e|70|334.398|343.80|c167126|p176051|195145|227333|275500
101990134|17|g|8r|16p|z|81|248.533|272.54|c455471|p673340
101990141|17|g|8r|16w|z|9|253.459|271.14|c466023|p624962
101910097|17|g|8x|5v|z|40|269.360|291.82|c322357|p474700|500661|559606|493110
101910113|17|g|8x|vl|z|30|277.297|299.82|c276377|p406233|434760|652416|701552
101910158|17|g|8x|xs|z|30|281.849|302.53|c261736|p369761|301694|474196|449541
101910052|17|g|51|3f|s|85|361.576|350.29|c190712|p153198|148538|104280|113031
101910043|17|g|51|93|s|50|343.383|369.81|c158078|p187511|232993|239273|270170
101910131|17|g|51|194|s|15|313.010|330.73|c230628|p264765|292270|295461|298043
101990016|17|g|51|jh|s|30|322.135|350.45|c190413|p238392|298876
101910291|17|g|51|kw|s|25|337.454|361.15|c171659|p200408|243025|272787|298995
101910273|17|g|51|n1|s|20|312.075|335.78|c219478|p267643|299632
101910219|17|g|61|15m|e|30|313.999|329.19|c218813|p265987|259551|287810|297968
101910176|17|g|61|hp|s|70|354.143|385.27|c135688|p166469|194805|199976|192873
101990019|17|g|61|s0|e|40|274.176|291.31|c420406|p553178|690935|821808|748530
101990020|17|g|61|u7|e|30|280.810|303.21|c345478|p493957|677395|845228|537078
101990051|17|g|7g|y8|s|70|480.644|500.81|c19071|p21876|24752|25055|25041
101990046|17|g|7j|c8|e|70|249.410|267.53|c607046|p813607|1002081|1102248|1122813
101990043|17|g|7j|ny|e|45|252.393|269.80|c587031|p779520|969870|1062155|1038491
101990044|17|g|7j|xj|e|40|242.815|255.30|c722343|p890757|1095232|1196139|1306026
101990052|17|g|7j|x6|d|40|319.858|336.28|c48999|p57357|66831|73668|72200
101990017|17|g|89|5l|s|30|264.483|268.82|c430834|p484892|527689|518062|526387
101910307|17|g|89|14r|s|60|264.457|267.56|c436671|p485062|492447|447440|382655
102090069|18|h|1q|6z|s|40|459.587|476.72|c38844|p37729|44914|43623|43157
102090063|18|h|2f|12|d|55|189.445|205.80|c118516|p132535|133435|102999|83746
102090189|18|h|2f|15|d|30|212.766|247.44|c93750|p119059|128708|116112
102010322|18|h|2f|5v|z|40|243.338|266.82|c500684|p723863|715039|629664|696729
102010137|18|h|2f|bj|e|30|208.503|219.63|c1101591|p1277330|1320567|1347801|1501028
102090301|18|h|2f|17o|d|60|325.396|341.17|c46921|p54653
102090266|18|h|2f|181|d|30|329.099|341.79|c46643|p52846|61051
102010243|18|h|2f|kf|z|35|238.419|236.91|c757837|p771525|1028296|851691|1016106
102010119|18|h|2f|lo|s|20|266.877|269.27|c428746|p469235|534411|398108|406443
102010234|18|h|2f|nm|s|30|256.863|264.53|c451371|p539300|543450|519084|544339
102010288|18|h|2f|q6|e|40|333.225|345.18|c162808|p180313|162314|198777|199477
102010191|18|h|2f|u7|e|40|262.148|283.82|c474116|p672907|841278|908342|777347
102010128|18|h|2f|ug|e|30|222.243|231.49|c974568|p1131756|1232715|1311483|1387948
102010067|18|h|2f|vl|z|30|230.968|252.57|c620995|p840664|756622|871716|1017120
102010094|18|h|2f|xs|z|30|245.686|263.83|c525692|p701111|620369|736731|740573
102010252|18|h|2f|14q|z|30|213.777|234.64|c776795|p983099|998358|1008025|1255093
102090196|18|h|2k|cx|s|35|292.965|307.08|c290367|p335971|379972|382647
102010182|18|h|8o|167|e|40|218.873|235.32|c932868|p1169373|1344992|1310421|1532692
102090140|18|h|8o|1b5|e|40|231.675|247.78|c799125|p1022595|1312070|1174272|1289514
102090059|18|h|8o|td|e|45|224.067|238.13|c901980|p1111172|1278225|1294861|1407153
102090238|18|h|8o|14e|e|40|301.241|314.93|c282334|p340076|376373|429597
102010146|18|h|8r|16p|z|129|224.534|251.57|c629595|p897494
102090308|18|h|8r|16w|z|14|230.830|249.49|c647278|p841911
102090071|18|h|56|3f|s|45|309.694|312.85|c274569|p275204|296974|223679|249767
102090154|18|h|56|93|s|10|302.485|325.04|c243836|c299790|283113|282596|296569
102010173|18|h|56|194|s|10|302.599|316.27|c265612|c299388|290059|289308|285194
102090245|18|h|56|kw|s|10||307.49|c289158||c286987|266471
102090072|18|h|56|n7|s|10|326.644|324.96|c244030|c226235|232216|245663|249970
102090089|18|h|61|2k|s|27|279.572|292.05|c337565|p396924|415702|435715|367043
102010304|18|h|61|hp|s|60|359.251|391.20|c127969|p157193|190425|190580|180389
102010313|18|h|61|1b0|s|20|242.276|239.16|c609434|p671578|781157|752851|834584
102090073|18|h|61|s0|e|40|261.532|274.70|c545679|p679466|771090|836648|863016
102090111|18|h|6k|rb|e|55|212.047|229.23|c999059|p1241942|1274835|1209538|1106371
102090175|18|h|6k|us|e|30|224.827|||c1102457
102010225|18|h|7t|124|s|50|340.093|374.96|c150183|p194613|233088|204446|169444
102090104|18|h|85|1v|s|20|241.517|248.70|c542159|p679466|771441|697596|644189
102010207|18|h|85|4m|s|30|253.199|261.79|c465055|p568998|661815|583598|569629
102090101|18|h|85|5l|s|20|243.764|244.92|c567472|p656155|719385|737089|727065
102090100|18|h|85|ps|s|40|240.244|237.75|c620078|p693139|718322|697438|685781
102090182|18|h|85|vy|s|20|239.653|242.95|c581511|p699384|754560|748622
102090259|18|h|85|x4|s|20|232.281|236.24|c631892|p783671|849594|822737
102010022|18|h|85|14s|s|20|228.978|230.44|c677642|p823628|880021
207610415|19|2g|1q|71|s|85|436.546|458.97|c55195|p58838
207610133|19|2g|1q|77|s|13|471.447|489.32|c27985|p28323|30774|30869|29896
207650939|19|2g|1q|7g|s|51|422.787|438.56|c74836|p73007
207650938|19|2g|1q|7h|s|8|471.412|485.99|c30803|p28350|31519|29025|29383
207610424|19|2g|1s|7y|s|68|409.367|432.42|c81045|p87833
207610099|19|2g|1s|81|s|10|451.142|473.40|c41783|p45116|49135|50224|48884
207651034|19|2g|1s|84|s|42|399.607|424.17|c89517|p99470
207650968|19|2g|1s|85|s|7|451.017|473.47|c41728|p45229|48836|49160|48191
207650946|19|2g|27|17g|s|34|308.237|||c280071|272991|299565|212328
207650944|19|2g|27|17h|s|5|351.255|||c171883|143920|107168|91018
207650943|19|2g|27|18c|d|51|189.887|236.27|c100327|c132326|49250|66455|38489
207650941|19|2g|27|18d|d|8|428.685|433.95|c11132|p11634|13799|17566|13624
207650850|19|2g|27|ou|z|51|292.086|296.07|c297727|c295346|232560|226825|105814
207650848|19|2g|27|ov|z|8|383.933|404.62|c12746|p16155|17377|19212|20004
207650852|19|2g|27|15v|z|51|349.616|378.93|c33707|p58541|44042|59131|51785
207610433|19|2g|27|15w|z|8|402.889|426.06|c4880|p7064|8688|8130|12799
207650854|19|2g|27|qw|e|34|308.616|314.68|c283536|c295406|291559|296211|295778
207610151|19|2g|27|qx|e|5|360.984|373.26|c90750|p96836|109696|108647|126757
207650958|19|2g|52|3h|s|76|303.886|307.99|c287792|c294852|299273|198038|213476
207650956|19|2g|52|3j|s|12|417.767|430.70|c82794|p78502|68786|50401|50249
207650971|19|2g|52|3q|s|59|305.965|307.15|c290149|c287620|298164|151053|160142
207650970|19|2g|52|3r|s|10|434.576|447.61|c66004|p60742|55208|39953|43727
207650985|19|2g|52|59|s|34|302.971|||c298062|285645|266306
207650972|19|2g|52|5a|s|5|391.582|411.28|c103743|p109452|122267|119793|155206
207650999|19|2g|52|95|s|34|305.195|310.11|c281921|c290258|273949|292268
207650992|19|2g|52|97|s|5|407.344|433.11|c80370|p90110|98712|97734
207651048|19|2g|52|aj|s|34|210.098|196.88|c972404|c1051685
207651041|19|2g|52|ak|s|5|342.991|359.41|c174536|p188301
207650961|19|2g|52|1as|e|46|236.138|205.44|c1237398|p969744|954442|1838351|562940
207650959|19|2g|52|1at|e|7|346.417|358.41|c125455|p135780|141336|149553|153577
207650965|19|2g|52|no|s|42|153.535|178.51|c1085955|c1290861|679032|738356|330119
207650964|19|2g|52|np|s|7|392.447|404.56|c111383|p108276|94755|85263|75776
207610124|19|2g|52|nu|s|42|251.548|249.54|c536840|p582978|467266|399066|236220
207610115|19|2g|52|nv|s|7|414.068|427.74|c85846|p82692|78848|69585|42359
207651013|19|2g|52|13h|s|51|304.204|308.52|c286275|c293727|280085
207651006|19|2g|52|13i|s|8|408.509|409.55|c105635|p88810|60397
207650858|19|2g|61|2m|s|51|223.531|217.31|c797607|p891297|633510|1442826|378774
207610239|19|2g|61|2o|s|8|357.533|361.98|c170350|p160236|147016|163538|126298
207610266|19|2g|61|15n|e|51|227.799|233.39|c953760|p1068065|1216633|1842799|667955
207610257|19|2g|61|15p|e|8|322.631|339.53|c180904|p224111|190041|195360|218554
207650861|19|2g|61|6r|s|68|265.302|285.84|c359653|p479406|443928|593841|383798
207610196|19|2g|61|6s|s|10|412.810|447.86|c65757|p84019|102770|118428|96842
207650974|19|2g|61|6v|s|42|230.522|235.63|c636754|p804885|729070|779974|541995
207650973|19|2g|61|6w|s|7|409.465|443.53|c69949|p87714|100434|95046|77930
207610399|19|2g|61|7r|s|102|242.368|195.53|c982407|p670595|482971|527975|427684
207610381|19|2g|61|7u|s|16|343.368|371.98|c154638|p187543|214432|226892|209257
207650864|19|2g|61|b6|s|34|227.595|243.29|c579026|p840524|968711|607762|559319
207610054|19|2g|61|b8|s|5|367.277|399.78|c117200|p143874|204889|169047|163564
207650865|19|2g|61|cz|s|51|250.366|242.59|c584118|p593401|587946|774615|489118
207610212|19|2g|61|d1|s|8|344.104|368.23|c160435|p185981|210618|199619|160890
207650976|19|2g|61|d5|s|34|207.352|189.82|c1020320|p1081282|998499|1242162|491802
207650975|19|2g|61|d6|s|5|355.204|370.22|c157442|p164480|181519|172101|174630
207650866|19|2g|61|hr|s|93|272.123|261.66|c465735|p437271|414244|474523|314090
207610293|19|2g|61|hu|s|15|384.495|414.35|c100358|p118833|135309|135985|126189
207650967|19|2g|61|hy|s|68|238.105|201.81|c933039|p716517|597225|588338|432495
207650966|19|2g|61|hz|s|10|379.435|406.93|c108612|p125805|136805|139556|132295
207650868|19|2g|61|ok|s|34|164.696|175.44|c1097979|c1288875|993172|1473608|552865
207610318|19|2g|61|on|s|5|323.376|338.49|c213787|p235017|260492|281958|259558
207610451|19|2g|7g|ya|s|85|466.436|491.17|c26471|p32127
207610354|19|2g|7g|yg|s|13|502.721|518.53|c8112|p9897|11324|11720|11823
207650948|19|2g|7g|yp|s|85|455.712|479.13|c36718|p41003
207650947|19|2g|7g|yq|s|13|500.159|517.10|c8838|p10981|10484|10429|10002
207651062|19|2g|7j|dm|z|34|179.096|218.00|c902819|c1155063
207651055|19|2g|7j|dn|z|5|385.267|398.49|c16410|p15299
207651076|19|2g|7j|188|d|34|276.784|183.43|c128138|p79392
207651069|19|2g|7j|189|d|5|417.738|421.59|c14841|p15102
207651090|19|2g|7j|139|s|34|260.272|243.71|c576032|p513948
207651083|19|2g|7j|13a|s|5|365.984|366.97|c162410|p145878
102190155|1a|i|2f|12|d|45|191.461|207.17|c117766|p131599|119256|114315
102190024|1a|i|2f|17o|d|60|320.625|337.43|c48537|p56959|64133|66521|54761
102110039|1a|i|2f|lo|s|30|256.913|263.90|c454475|p538936|626405|401654|433780
102190162|1a|i|2f|rr|z|25|219.548|238.23|c746630|p938503|998511|1119181
102190023|1a|i|2f|ug|e|30|215.984|225.11|c1043799|p1200526|1209512|1251238|1253382
102110048|1a|i|2f|vl|z|30|236.443|249.53|c646915|p790260|781560|931466|978500
102110084|1a|i|2f|xs|z|30|251.404|264.58|c519443|p645233|568129|790037|794451
102190036|1a|i|39|qm|z|50|223.394|241.10|c721747|p907207|1029900|1063442|1138640
102110118|1a|i|8o|167|e|30|218.567|234.40|c942818|p1172687|1425540
102110154|1a|i|8o|1b5|e|30|223.103|244.39|c834582|p1121931|1405340
102190078|1a|i|8o|td|e|35|227.150|239.27|c889617|p1075692|1278938|1210077|1210106
102110181|1a|i|8o|10i|e|40|215.823|||c1202254|1363249|1345953|1379286
102190218|1a|i|8r|16p|z|99|227.600|255.79|c593779|p870812
102190225|1a|i|8r|16w|z|11|246.278|254.18|c607440|p695378
102190048|1a|i|43|dk|z|40|300.282|311.12|c217692|p243373|268291|237461|259366
102190037|1a|i|43|xj|e|25|208.196|221.31|c1084030|p1280329|1326981|1332499|1409930
102190021|1a|i|56|3f|s|45|302.551|304.35|c298373|c299555|299676|250043|285761
102110127|1a|i|56|93|s|10|304.805|324.96|c244030|c291585|270282|296589|246582
102110021|1a|i|56|194|s|10|302.994|315.14|c268530|c297977|283283|261116|295589
102110136|1a|i|56|kw|s|20|305.260|310.37|c281188|c290014
102190085|1a|i|61|2k|s|27|279.328|290.51|c342869|p398162|411276|437025|383685
102190127|1a|i|61|7p|s|35|333.353|360.39|c172874|p209807|239181|238362
102190120|1a|i|61|cx|s|36|290.673|306.96|c290720|p345492|390829|391362
102190092|1a|i|61|hp|s|60|362.319|393.08|c125573|p151931|186997|189399|183402
102190099|1a|i|61|u7|e|30|272.246|293.46|c406052|p571264|641412|698903|714459
102210011|1c|2g|27|3y|s|20|438.006|446.02|c67529|p57396|57114|44566|53839
102210029|1c|2g|27|bv|s|20|401.131|414.39|c100297|p97610|115537|81588|82159
102210038|1c|2g|27|cv|s|20|411.249|429.35|c84240|p85761|86560|63806|58869
102270042|1c|2g|27|cw|s|1||379.84|c143094|||p206566
102210047|1c|2g|27|17j|s|20|422.300|449.76|c63906|p73504|79211|58409|50928
102210056|1c|2g|27|18f|d|40|484.343|482.77|c2876|p2042|3123|3939|3142
102210065|1c|2g|27|jr|s|20|413.833|431.08|c82410|p82932|83597|64321|62392
102210435|1c|2g|27|js|s|2|349.220|||c175868
102210074|1c|2g|27|md|s|20|451.787|474.08|c41205|p44514|38298|38835|31327
102270084|1c|2g|27|me|s|1||347.33|c196252||p166097
102210083|1c|2g|27|ox|z|30|436.317|452.49|c1439|p1395|1341|1656|2080
102210092|1c|2g|27|qz|e|30|441.032|449.76|c5350|p4889|5873|5430|7914
102270105|1c|2g|2d|cj|s|50|485.485|489.25|c28053|p18856
102270098|1c|2g|2d|cm|s|2|326.157|||c227486
102270119|1c|2g|2d|jc|s|45|473.789|480.78|c35249|p26634
102270112|1c|2g|2d|jf|s|2|282.788|||c381185
102270126|1c|2g|2d|lv|s|50|497.014|499.80|c19823|p12452
102270133|1c|2g|2d|ns|s|40|483.769|491.85|c25907|p19937
102270035|1c|2g|3w|i5|e|60|474.757|489.35|c1154|p1367|1240|1284|1741
102210214|1c|2g|8o|16g|e|90|494.650|501.27|c650|p598|529|557|662
102210223|1c|2g|8o|1be|e|80|495.761|503.83|c562|p578|609|541|509
102210232|1c|2g|8o|ty|e|80|474.168|481.66|c1607|p1397|1362|1180|1128
102270140|1c|2g|8o|xo|e|30|463.702|472.19|c2304|p2096
102270147|1c|2g|8o|zj|e|30|485.015|489.90|c1123|p945
102270154|1c|2g|8o|14l|e|50|488.774|494.91|c883|p788
102270168|1c|2g|8x|152|d|40|496.555|495.97|c1817|p1220
102270161|1c|2g|8x|155|d|1|398.910|380.29|c30350|p22049
102270175|1c|2g|8x|6y|d|40|489.520|486.22|c2572|p1646
102270182|1c|2g|8x|bp|e|35|436.555|433.08|c10729|p5949
102270189|1c|2g|8x|17u|d|40|489.632|487.82|c2436|p1636
102270203|1c|2g|8x|qb|e|40|467.159|475.96|c1997|p1832
102270196|1c|2g|8x|qf|e|1|359.233|||c101116
102270210|1c|2g|8x|un|e|30|455.451|469.35|c2543|p2836
102270217|1c|2g|8x|vr|z|50|465.240|473.88|c513|p340
102270224|1c|2g|8x|vu|z|2|373.071|387.01|c25424|p25218
102270231|1c|2g|8x|xx|z|40|449.062|457.84|c1140|p768
102210277|1c|2g|51|3o|s|80|533.050|526.75|c4561|p1448|1008|775|315
102210286|1c|2g|51|9b|s|75|529.603|533.59|c2529|p1993|1858|1669|1143
102210295|1c|2g|51|a7|s|50|529.349|534.83|c2206|p2050|2053|1784|1448
102210302|1c|2g|51|19c|s|50|487.918|492.09|c25719|p17323|16487|16779|19174
102270091|1c|2g|51|19f|s|2|323.707|384.16|c137211|p234127|148422
102210311|1c|2g|51|jl|s|50|507.938|512.91|c11098|p7818|6399|6071|6490
102210329|1c|2g|51|l4|s|65|521.955|523.67|c5733|p3596|3771|3584|2695
100110433|1b|k|1q|6z|s|60|467.634|484.95|c31673|p31172|36548|36345|35702
100110027|1b|k|27|bu|s|10|309.292|||c276564|296549|269932|259724
100110036|1b|k|27|17f|s|35|310.092|329.91|c232523|p273973|261428|100372|95924
100110045|1b|k|27|18a|d|40|419.898|420.87|c15040|p14400|16262|21812|19913
100110054|1b|k|27|os|z|42|381.474|403.32|c13476|p17920|18705|21652|24796
100110672|1b|k|27|15t|z|50|404.167|425.42|c5006|p6642|8093|11278|16293
100110063|1b|k|27|qv|e|40|352.985|360.67|c119600|p117019|121306|125664|141659
100110072|1b|k|27|va|e|45|363.291|375.81|c85482|p91480|103133|98619|117016
100110081|1b|k|27|u4|z|40|323.343|347.72|c87992|p132039|90523|84062|84634
100110099|1b|k|27|y2|z|40|353.382|379.45|c33125|p51652|33653|33827|39800
100110115|1b|k|2f|4y|s|40|284.092|291.24|c340391|p375034|405419|382978|399742
100190222|1b|k|2f|4z|s|2|271.549|||p440653|401343|685546|410423
100110124|1b|k|2f|cj|s|20|284.168|294.93|c327670|p374650|414253|388645|412586
100190271|1b|k|2f|17u|d|40|398.416|401.78|c21641|p22247|28614
100190278|1b|k|2f|181|d|50|402.762|402.60|c21319|p20542|22779
100110133|1b|k|2f|jc|s|40|304.851|322.62|c249736|p291443|323586|318484|336284
100110142|1b|k|2f|lv|s|50|301.839|311.43|c278379|p302060|319613|303180|320520
100110151|1b|k|2f|q6|e|60|365.125|370.83|c96019|p87338|96780|97443|105330
100110169|1b|k|2f|ug|e|30|271.342|281.83|c489259|p579816|673436|745591|631674
100110178|1b|k|2f|vl|z|30|302.316|317.14|c190588|p231666|240315|367065|346710
100110187|1b|k|2f|xs|z|30|308.608|323.14|c165753|p197383|160885|216547|221350
100190171|1b|k|2v|c8|e|80|266.926|283.80|c474270|p623284|783459|910317|921938
100110654|1b|k|2v|pg|e|30|248.448|260.08|c675937|p824809|1067172|1115607|1161166
100110663|1b|k|2v|zz|e|65|290.373|303.46|c344045|p416111|550069|625669|615479
100190208|1b|k|3w|i5|e|60|409.200|424.25|c16119|p20927|41263|28668|34834
100190285|1b|k|8o|8a|e|30|271.167|294.05|c402130|p581568|853307
100110196|1b|k|8o|167|e|70|288.051|305.10|c334604|p433850|696363|827171|864651
100190116|1b|k|8o|16e|e|1|||||c1286939||805407
100110203|1b|k|8o|1b5|e|70|296.266|312.26|c295881|p373474|589863|705853|725171
100110212|1b|k|8o|ip|e|60|277.567|294.66|c398218|p522432|728507|783929|789607
100110512|1b|k|8o|it|e|1|229.030|||p1053633|1643810
100110451|1b|k|8o|la|e|60|298.892|318.57|c264850|p355760|554406|608093|563971
100110221|1b|k|8o|10i|e|50|302.621|315.47|c279698|p331208|493625|580029|563283
100110478|1b|k|8r|16p|z|90|288.935|307.65|c234828|p316975|260106|348305|205637
100190211|1b|k|8r|16s|z|36|266.464|||c501072|514874|707196|341886
100190212|1b|k|8r|16t|z|4|266.798|||c497952|506256|745467|674111
100190209|1b|k|8r|16w|z|10|285.892|301.65|c266397|p338912|325225|571970|516255
100110636|1b|k|8u|dv|z|40|292.012|307.39|c236157|p295824|484930|509108|450384
100190292|1b|k|8u|ff|z|30|322.329|336.54|c119179|p135921|227660
100110706|1b|k|8u|ge|z|40|306.935|325.93|c155144|p206138|354284|378680|305216
100190120|1b|k|8u|qm|z|30|308.017|327.70|c148743|p200446|334292|375937|309052
100110406|1b|k|4u|n7|s|50|333.466|345.31|c200063|p209521|233631|227899|223292
100110645|1b|k|51|3f|s|85|400.342|393.30|c125313|p98583|87188|66911|68862
100190206|1b|k|51|3l|s|1|||||||p276236
100110415|1b|k|51|93|s|40|389.428|420.04|c94056|p112238|136801|125964|143429
100190306|1b|k|51|9z|s|20|378.079|408.23|c107136|p127722
100110239|1b|k|51|fs|s|20|308.774|328.22|c236405|p278303|299185|298444|299228
100190170|1b|k|51|194|s|20|325.586|341.16|c208400|p229036|277884|299725|299271
100190213|1b|k|51|jl|s|35|381.973|||c122268|143385|136444|170323
100110399|1b|k|51|kw|s|50|371.737|396.61|c121182|p136931|163603|163239|189088
100190229|1b|k|61|2k|s|27|321.274|337.10|c216674|p240764|253897|253603|240148
100190156|1b|k|61|cx|s|50|320.888|343.81|c203002|p241789|285809|272553|246461
100190153|1b|k|61|hp|s|140|369.063|399.39|c117688|p141094|167290|170574|169998
100190034|1b|k|6k|us|e|40|257.716|||c720336
100110257|1b|k|7g|y8|s|180|486.962|506.10|c15468|p17908|20156|20276|20130
100190154|1b|k|75|dp|z|65|359.524|374.38|c39258|p41663|57281|53184|53099
100190155|1b|k|75|xj|e|35|268.636|277.61|c522165|p606333|796212|838204|851821
100190151|1b|k|75|x6|d|40|356.446|365.53|c36555|p40202|48013|53776|49902
100110681|1b|k|85|1v|s|30|258.713|264.66|c450711|p525393|548763|528037|491815
100110618|1b|k|85|4m|s|30|282.625|296.94|c321206|p381962|406626|407055|363188
100110627|1b|k|85|iy|s|15|244.463|242.36|c585769|p649037|698388|760290|739797
100110503|1b|k|85|vy|s|30|255.772|259.95|c474864|p547962|574984|554683|521779
100190121|1b|k|85|x3|s|20|248.247|251.38|c525006|p612588|652685|629974|631381
107390315|1d|l|13|43|s|70|312.099|316.34|c265437|p267566|254052
107390322|1d|l|13|13f|s|80|345.664|318.01|c261168|p182763|176641
107390147|1d|l|16|8q|e|40|245.337|261.49|c662485|p861066|1078847|1188171|1208694
107390108|1d|l|16|ge|z|50|260.842|285.89|c360239|p553661|710394|790665|678755
107310419|1d|l|16|1b5|e|40|254.185|272.75|c561797|p759489|1010216|1072674|1102342
107310473|1d|l|14|1|s|30|254.260|258.18|c484524|p560227|574419|592649|537178
107390141|1d|l|14|15m|e|40|301.370|318.86|c263513|p339212|294884|302023|308431
107390140|1d|l|14|7p|s|55|336.051|361.86|c170536|p203558|233779|237804|228796
107310394|1d|l|14|hp|s|70|348.403|381.04|c141381|p177426|200734|202469|195901
107390142|1d|l|15|4c|s|70|290.176|291.02|c341127|p347658|346585|327670|346036
107390107|1d|l|15|fp|e|60|262.204|277.17|c525609|p672298|728296|715507|648395
107310137|1d|l|15|ny|e|55|243.757|260.76|c669469|p879648|1072232|1140670|1187788
107310128|1d|l|15|14e|e|70|324.368|334.80|c197401|p216463|235215|292478|359653
107390149|1d|l|1q|6z|s|60|462.965|480.93|c35117|p34933|41654|40800|41148
107310022|1d|l|27|bu|s|10|302.498|||c299745||299098|285515
107310031|1d|l|27|17f|s|20|304.821|322.74|c249474|p291527|295255|118883|106289
107310049|1d|l|27|18a|d|50|408.923|408.98|c18946|p18229|20427|25437|21648
107310058|1d|l|27|os|z|42|373.170|397.47|c17110|p25126|23470|26213|29680
107390150|1d|l|27|15t|z|40|397.766|420.56|c6224|p8923|10102|14425|19339
107310173|1d|l|27|qv|e|50|339.817|351.81|c143408|p156873|144401|150592|172759
107310067|1d|l|27|va|e|45|353.907|367.97|c102339|p114635|125051|119770|134240
107310076|1d|l|27|u4|z|40|291.586|333.26|c129491|c298682|139445|108003|110508
107310085|1d|l|27|y2|z|50|301.434|363.07|c56199|p236706|48749|41983|47400
107310182|1d|l|2f|y|e|20|234.545|241.45|c866093|p988567|858937|1069051|1184065
107390259|1d|l|2f|1d|e|30|229.255|243.58|c843181|p1051028|1137714|1234734
107310155|1d|l|2f|4v|s|25|266.943|274.58|c404720|p468804|497283|453958|438378
107310358|1d|l|2f|5v|z|50|268.394|286.89|c353357|p483433|475686|483790|454236
107310507|1d|l|2f|bj|e|30|228.198|238.65|c896365|p1063484|1153357|1211631|1295895
107390476|1d|l|2f|gv|s|30|247.837|242.81|c582569|p616357
107390091|1d|l|2f|17u|d|60|381.422|387.55|c27339|p29309|33278|39660|36061
107390301|1d|l|2f|19y|d|30|361.081|379.48|c30680|p38160|45746
107390245|1d|l|2f|ja|s|30|284.274|297.33|c319968|p374145|445168|414067
107310216|1d|l|2f|lo|s|30|293.092|295.78|c324812|p335438|355612|324060|336902
107310428|1d|l|2f|nm|s|40|283.518|292.85|c334752|p377776|390113|362576|358910
107310482|1d|l|2f|ob|s|40|266.442|269.39|c428196|p471945|470519|467047|451382
107390224|1d|l|2f|oc|s|1|||||p682811
107310401|1d|l|2f|ug|e|40|244.624|253.91|c736203|p869497|973306|1108141|1007860
107310367|1d|l|2f|vl|z|30|271.631|292.32|c319365|p454663|419335|669680|691834
107310534|1d|l|2f|xs|z|30|280.590|306.45|c241026|p379534|288361|416665|372377
107390483|1d|l|2f|11v|s|30|297.276|303.26|c301635|p318966
107390132|1d|l|2y|4c|s|70|284.243|284.92|c363053|p374287|363658|347706|364496
107390122|1d|l|2y|vk|e|60|269.374|279.47|c507471|p598951|656870|702259|476317
107390131|1d|l|8o|c8|e|80|252.961|272.44|c564423|p773170|976255|1077885|1118115
107310261|1d|l|8o|167|e|40|260.881|277.06|c526475|p686430|964362|1041709|1042923
107310225|1d|l|8o|1b5|e|40|270.291|287.20|c449139|p589942|815038|879974|909094
107390092|1d|l|8o|la|e|50|269.645|287.72|c445460|p596300|890606|1015230|1091944
107310313|1d|l|8o|s0|e|50|271.625|286.77|c452258|p577067|685269|811665|764056
107390105|1d|l|8o|td|e|40|261.288|276.96|c527257|p682079|983222|1056116|1066429
107310516|1d|l|8o|u7|e|30|286.240|306.94|c324441|p448497|560188|635269|495001
107390273|1d|l|8r|16p|z|108|244.214|260.88|c550551|p715437|641552|720668
107390266|1d|l|8r|16w|z|12|253.268|262.93|c533239|p626813|597822|596675
107310376|1d|l|56|3f|s|70|358.562|340.94|c208847|p158351|155551|109891|123895
107390100|1d|l|56|93|s|50|332.464|357.36|c177988|p211892|251751|277511|299824
107390252|1d|l|56|9z|s|35|341.390|362.93|c168783|p191706|216896|220191
107310543|1d|l|56|kw|s|25|332.591|353.95|c183945|p211609|255480|277518|282180
107310322|1d|l|56|n7|s|10|323.434|334.29|c222690|p234872|249689|248831|248281
107310437|1d|l|56|ps|s|65|258.923|260.45|c472156|p523869|563479|559346|574635
107310446|1d|l|61|1|s|30|262.989|271.27|c419473|p494915|513744|544018|505261
107390099|1d|l|61|2k|s|27|306.408|317.94|c261346|p286085|298882|312263|288606
107390145|1d|l|61|cx|s|60|305.208|323.81|c246842|p290214|328549|321559|297404
107390308|1d|l|61|ev|s|30|280.826|285.45|c361122|p390496|425944
107310455|1d|l|61|hp|s|100|358.434|389.62|c129980|p158600|186503|189830|183852
107390101|1d|l|5s|ff|z|65|284.491|298.84|c281799|p349507|397055|408637|410714
107390124|1d|l|6k|us|e|50|252.724|||c775808|769082|810025|742081
107390329|1d|l|75|dk|z|65|334.902|349.48|c83634|p94003|113529
107390336|1d|l|75|xj|e|45|246.426|259.08|c685713|p848356|1047325
107310119|1d|l|7t|124|s|85|391.744|419.11|c95084|p109248|132624|122297|108555
102410213|1e|m|1k|6a|e|20|347.166|365.78|c107324|p133557|213051
102410198|1e|m|1k|eh|s|45|427.287|455.77|c58171|p68203|80728|92330|122375
102410206|1e|m|8x|181|d|30|430.783|429.32|c12443|p11044|13282|17548|19890
102410195|1e|m|8x|1b5|e|50|325.114|339.59|c180714|p213346|335454|429072|468456
102410191|1e|m|8x|q6|e|60|376.057|384.34|c68834|p65044|75324|70562|82674
102410178|1e|m|8x|ug|e|40|294.597|305.22|c333915|p385233|395948|465209|447966
102410220|1e|m|8x|10i|e|45|325.158|335.85|c193651|p213131|291021
102410151|1e|m|8x|zz|e|70|334.398|346.68|c158287|p176050|218591|251912|278427
102410189|1e|m|4x|n7|s|60|367.693|378.19|c145431|p143234|150546|147491|152437
102410255|1e|m|4x|ps|s|35|297.037|305.56|c294828|p319865
102410227|1e|m|4x|1bv|s|30|295.783|304.04|c299336|p324568|371548
102410190|1e|m|52|3f|s|90|432.933|434.99|c78434|p62441|56003|43641|47353
102410262|1e|m|52|3l|s|1
102410192|1e|m|52|5d|s|50|340.896|358.56|c175884|p192781|221744|216622|235737
102410234|1e|m|52|5e|s|2
102410099|1e|m|52|157|s|20|310.226|330.56|c231018|p273527|297604|289961|293947
102410106|1e|m|52|93|s|60|426.294|455.07|c58865|p69260|79427|75073|81249
102410194|1e|m|52|9z|s|65|424.248|446.03|c67521|p71462|78799|70969|81265
102410199|1e|m|52|ch|s|25|296.295|303.42|c301165|p322634|345368|359920|406997
102410115|1e|m|52|fs|s|40|335.319|353.36|c184978|p205215|228685|245410|252990
102410063|1e|m|52|194|s|50|347.980|369.21|c158992|p178253|210713|228176|249065
102410027|1e|m|52|ja|s|30|329.618|353.63|c184512|p218723|251872|264603|286574
102410054|1e|m|52|jh|s|55|407.580|430.84|c82647|p89844|106434|104633|135512
102410197|1e|m|52|jk|s|1|||||||p261608
102410018|1e|m|52|kw|s|60|418.447|446.96|c66623|p77776|93354|96641|114027
102410193|1e|m|52|lo|s|50|322.815|337.26|c216352|p236588|249928|248209|279491
102410036|1e|m|52|mp|s|65|402.198|424.43|c89265|p96250|108090|100497|109015
102410045|1e|m|52|n1|s|65|375.903|401.19|c115500|p130869|152471|164051|203628
102410196|1e|m|52|q3|s|35|337.342|357.41|c177899|p200655|229623|263372|280675
102410241|1e|m|52|11v|s|30|385.943|390.80|c128417|p116892|111607
102410248|1e|m|52|12p|s|30|412.390|405.49|c110288|p84495|75047
102410269|1e|m|52|12t|s|1|202.900|||c1126064
102410133|1e|m|5h|p2|s|45|287.897|295.38|c326154|p357549|387310|390949|399962
102410072|1e|m|5h|p3|s|50|304.412|320.68|c254449|p292965|309707|311275|320920
109790473|1f|m|1q|6z|s|50|473.188|491.07|c26553|p27058|30722|30855|30036
109710012|1f|m|27|p|d|50|391.480|397.02|c23502|p25044|27637|30827|30692
109790542|1f|m|27|r|d|1|234.436|||p104446|120656|134356|95042
109710021|1f|m|27|3x|s|30|304.660|306.96|c290720|p292074|288224|287859|299003
109710048|1f|m|27|bu|s|30|302.670|312.64|c275124|c299138|299694|208647|214904
109710057|1f|m|27|dh|d|40|385.562|394.54|c24434|p27563|31788|37606|37518
109710481|1f|m|27|17f|s|45|337.228|354.33|c183272|p200890|206596|76784|70592
109710066|1f|m|27|18a|d|50|440.358|442.46|c9094|p8567|9539|14311|13455
109710075|1f|m|27|os|z|42|391.327|411.84|c9412|p11844|11511|12996|16405
109710718|1f|m|27|15t|z|50|411.465|432.59|c3544|p4680|5075|7065|10510
109710084|1f|m|27|qv|e|40|372.485|379.86|c77344|p71856|81460|80542|97065
109710093|1f|m|27|va|e|45|377.977|390.78|c57446|p61511|73788|68669|89019
109710463|1f|m|27|u4|z|50|350.709|369.43|c46093|p56510|56815|55113|57395
109710109|1f|m|27|y2|z|50|373.705|394.76|c19018|p24632|20370|21779|25186
109710472|1f|m|2f|1d|e|30|285.942|289.46|c433308|p450869|531158|704126|685588
109710118|1f|m|2f|4v|s|50|304.646|318.86|c259011|p292121|302075|295385|319977
109710736|1f|m|2f|5v|z|40|333.753|355.35|c70805|p97324|123227|134487|141737
109710127|1f|m|2f|bj|e|35|289.875|294.89|c396717|p419881|515064|577734|590544
109710136|1f|m|2f|ch|s|30|301.243|310.88|c279897|p304216|320296|319761|357391
109710145|1f|m|2f|ja|s|60|326.037|348.57|c193919|p227811|255422|275848|308325
109710154|1f|m|2f|lo|s|50|346.778|352.61|c186351|p180583|186525|169667|203447
109710621|1f|m|2f|nm|s|60|368.271|383.75|c137757|p142299|144368|130803|131185
109710675|1f|m|2f|nq|s|1|273.696|276.35|c397065|p428370|319399|408245|336298
109710163|1f|m|2f|q6|e|40|391.675|401.38|c40957|p40253|51371|40167|44013
109710172|1f|m|2f|rr|z|30|329.153|342.91|c100684|p111693|140428|259575|312534
109710181|1f|m|2f|ug|e|40|309.770|319.04|c262632|p288856|294819|328634|336853
109710199|1f|m|2f|vl|z|30|354.163|369.55|c45916|p50275|67844|118011|126794
109710206|1f|m|2f|xs|z|30|344.469|363.17|c56022|p69516|63732|87816|96338
109710215|1f|m|3x|i5|e|100|421.166|435.53|c9550|p12546|24427|15492|22378
109710224|1f|m|8o|14u|e|40|319.514|336.00|c193131|p238397|398087|499396|511916
109710233|1f|m|8o|8a|e|100|305.088|328.69|c220815|p315911|486558|639026|664955
109710242|1f|m|8o|167|e|100|327.962|344.47|c164980|p201275|312109|412302|435502
109790675|1f|m|8o|16g|e|30|356.226|371.45|c94660|p108526
109710251|1f|m|8o|1b5|e|100|338.448|353.28|c139239|p161680|236979|288529|332934
109790300|1f|m|8o|1be|e|50|365.584|380.33|c76430|p86324|114918|124481|157567
109710278|1f|m|8o|la|e|100|323.089|339.10|c182344|p222100|338550|407691|407578
109710709|1f|m|8o|td|e|65|330.034|343.23|c168965|p192824|245841|252777|265440
109710287|1f|m|8o|10i|e|55|342.490|351.15|c145330|p147988|197420|221534|256471
109710727|1f|m|8o|10o|e|50|357.285|367.06|c104402|p105908|136023|149190|170289
109710296|1f|m|8r|16p|z|158|348.864|370.54|c44483|p60042|47661|80381|65982
109790682|1f|m|8r|16v|z|2
109790533|1f|m|8r|16w|z|18|345.945|356.66|c68169|p66190|61381|102253|105861
109710603|1f|m|8w|1b5|e|50|311.535|327.40|c225917|p279165|405861|540821|573447
109790468|1f|m|8w|109|e|65|309.276|321.46|c251483|p291563|370571|442595|451317
109710684|1f|m|8w|14e|e|70|372.992|383.58|c70290|p70845|99702|101788|142739
109710348|1f|m|4u|n7|s|70|385.956|398.25|c119140|p116871|117684|119274|119811
109710693|1f|m|51|3f|s|90|441.095|442.09|c71295|p54422|46116|35895|41166
109710303|1f|m|51|157|s|40|312.837|337.06|c216759|p265297|297333|299709|299053
109710312|1f|m|51|93|s|70|441.280|466.62|c48023|p54254|60036|57977|63082
109710321|1f|m|51|9z|s|85|437.990|458.20|c55909|p57412|58181|54761|60165
109710596|1f|m|51|194|s|40|361.467|381.78|c140379|p153397|186346|207148|224083
109710339|1f|m|51|kw|s|90|429.905|455.87|c58072|p65550|75176|72080|82366
109710587|1f|m|51|pb|s|75|393.105|415.00|c99596|p107406|117005|117290|136175
109710357|1f|m|51|wk|s|55|332.928|332.60|c226405|p210800|199787|180954|188899
109790626|1f|m|61|2k|s|27|342.143|361.10|c171741|p190080|206333
109790463|1f|m|61|cx|s|55|341.004|363.86|c167231|p192556|214124|188302|180769
109710745|1f|m|61|hp|s|100|396.685|426.80|c86789|p102959|121108|126349|126146
109710366|1f|m|7g|y8|s|230|502.940|516.94|c8918|p9803|10165|10339|10541
109790388|1f|m|7g|yh|s|1||||||p32701|42199
109710375|1f|m|7t|124|s|80|423.110|446.01|c67538|p72664|86759|82213|73004
109710499|1f|m|85|1v|s|40|287.477|300.35|c310433|p359411|376080|391678|370258
109710506|1f|m|85|4m|s|30|319.244|342.35|c205962|p246379|264422|278587|259007
109790633|1f|m|85|4n|s|1|201.504|||c1139168|938129
109710569|1f|m|85|5l|s|35|303.571|313.70|c272331|p295976|333889|350908|345611
109790605|1f|m|85|5m|s|1|||||c422618|918838
109710384|1f|m|85|fs|s|40|345.978|367.86|c161049|p182165|202208|211297|220193
109790301|1f|m|85|ps|s|30|302.183|312.66|c275069|p300828|316532|332297|335930
109710515|1f|m|85|w0|e|40|295.930|311.32|c300817|p375796|424834|478337|415979
109710533|1f|m|85|vy|s|30|279.564|290.91|c341504|p396973|411700|426165|404676
109710542|1f|m|85|x4|s|35|270.756|279.37|c384400|p445412|472079|480160|457906
109710551|1f|m|85|14s|s|30|273.037|277.51|c392027|p432059|481610|502833|474554
201050718|52|1n|2f|183|d|81|174.535|171.37|c130986|p137571|132536|75244|68514
201050717|52|1n|2f|184|d|12|395.930|399.85|c22386|p23216|23895|29411|29714
201010545|52|1n|2f|qd|e|81|288.603|265.65|c624039|p429633|375461|242769|220542
201010536|52|1n|2f|qe|e|12|354.647|361.53|c117458|p112648|109936|111637|114761
201010509|52|1n|2f|xt|z|25|174.822|||c1163313|1264580|1102880|895187
201010493|52|1n|2f|xv|z|4|271.496|||c455895|92110|203786|190356
201010254|52|1n|3w|i7|e|161|350.174|369.11|c99809|c124893|124902|89089|93954
201010245|52|1n|3w|i8|e|25|395.558|412.57|c26777|p35170|51880|41725|42332
201050723|52|1n|8o|z6|e|38|178.766|167.24|c1414303|c1473847|1693582|1103927|1071194
201010148|52|1n|8o|z7|e|6|310.257|321.49|c251344|p286196|378638|482412|302640
201010184|52|1n|8o|10p|e|38|167.303|166.34|c1414657|c1490468|1617489|935949|927054
201010175|52|1n|8o|10r|e|6|323.207|325.90|c232220|p221614|237708|245156|293160
201050720|52|1n|8o|10x|e|38|217.679|210.30|c1193923|p1182312|1203184|941239|865926
201050719|52|1n|8o|10y|e|6|317.360|331.26|c210673|p248905|314786|335689|290904
201010669|52|1n|8o|106|e|38|235.370|212.98|c1168261|p978964|1031326|788844|597419
201010642|52|1n|8o|107|e|6|329.268|334.62|c198043|p195877|246932|178363|154074
102710439|4z|2c|r|14u|e|40|281.973|296.30|c387670|p483870|745482|870729|888231
102710509|4z|2c|r|8a|e|60|269.493|287.93|c443938|p597771|804586|923795|999818
102710448|4z|2c|r|167|e|80|300.312|311.02|c302440|p346222|534856|693613|703470
102710457|4z|2c|r|1b5|e|75|305.350|316.56|c274325|p314354|472117|587454|592601
102710466|4z|2c|r|ip|e|50|279.646|291.76|c417395|p504043|688929|771883|802652
102710475|4z|2c|r|la|e|70|288.205|303.81|c342031|p432667|626477|746704|782326
102790315|4z|2c|r|10i|e|45|306.951|319.28|c261527|p304970|435264|522685|517195
102790242|4z|2c|q|c8|e|70|287.536|296.05|c389285|p437967|483095|557107|535505
102790184|4z|2c|q|zz|e|70|313.756|323.62|c242009|p267271|331810|384652|418170
102710872|4z|2c|8c|1b0|s|30|271.687|280.81|c378508|p439851|540890|569742|555968
102710899|4z|2c|8c|1b4|s|1|||||p451502
102710951|4z|2c|8c|109|e|60|287.754|301.49|c355617|p436273|583953|705845|719159
102790235|4z|2c|8d|b1|e|35|306.829|316.26|c275782|p305674|379849|421992|452459
102710942|4z|2c|8d|g1|s|35|275.230|282.46|c372295|p419989|454918|483764|485904
102790177|4z|2c|8d|s0|e|40|305.432|320.46|c256093|p313822|396591|457052|437989
102790462|4z|2c|1i|63|s|20|407.414|433.76|c79704|p90028|120488
102790469|4z|2c|1i|v3|s|30|250.551|258.28|c483991|p591777|603115
102710493|4z|2c|1i|v4|s|30|258.855|264.40|c452022|p524359|559407|575338|569401
102790176|4z|2c|1q|6z|s|60|470.054|487.73|c29347|p29370|34116|34012|33105
102710121|4z|2c|27|61|z|20|343.071|355.79|c69934|p72793|52344|47488|49620
102790357|4z|2c|27|62|z|1|298.994|364.11|c54400|p251144|185282|135137
102710033|4z|2c|27|bu|s|20|307.789|307.07|c290397|c281548|296152|260530|251193
102710924|4z|2c|27|17f|s|40|312.712|333.84|c223664|p265676|296871|90619|86418
102710042|4z|2c|27|18a|d|50|435.814|438.67|c9970|p9664|10932|15560|14465
102710051|4z|2c|27|ii|d|30|417.178|428.51|c12667|p15285|18987|20534|20439
102710854|4z|2c|27|jp|s|20|303.952|305.50|c295003|c294638|298784|256751|250886
102710069|4z|2c|27|os|z|42|385.446|408.54|c10891|p15174|14651|17787|21402
102790236|4z|2c|27|15t|z|30|408.457|429.50|c4159|p5444|6924|10171|15119
102710518|4z|2c|27|qv|e|40|364.614|369.23|c99550|p88476|99107|106679|126381
102710078|4z|2c|27|va|e|45|369.995|382.39|c72556|p76971|86468|83064|100793
102790476|4z|2c|27|ve|e|1
102710087|4z|2c|27|u4|z|50|336.304|359.28|c62975|p90072|65544|65926|68852
102710096|4z|2c|27|y2|z|50|364.098|385.87|c26460|p35258|25953|26720|34096
102710148|4z|2c|2d|4v|s|30|298.531|311.21|c278988|p314229|321593|320427|334215
102710166|4z|2c|2d|ch|s|20|296.977|306.66|c291609|p320118|338914|331607|382988
102790246|4z|2c|2d|1a1|s|25|345.427|351.96|c187589|p183226|210489|225823|302637
102710184|4z|2c|2d|ja|s|20|338.994|353.08|c185541|p196981|231895|251393|286418
102710193|4z|2c|2d|lo|s|50|320.014|332.23|c227241|p244182|253730|240747|270158
102710703|4z|2c|2d|ns|s|25|397.027|411.56|c103415|p102540|105033|103268|105870
102710696|4z|2c|2d|111|s|25|305.865|315.81|c266790|p287987|302012|310909|332347
102790483|4z|2c|2d|112|s|3|||||p414193
102710624|4z|2c|2x|dk|z|55|346.999|362.40|c57358|p63879|78491|77969|74515
102710669|4z|2c|8r|16p|z|148|276.404|289.57|c335979|p413768|363091|368109|244336
102790289|4z|2c|8r|16w|z|17|265.579|278.91|c408749|p509167|461768|612709|586892
102710906|4z|2c|8u|dv|z|40|318.833|330.48|c138823|p149936|262445|268999|249108
102710245|4z|2c|8u|qm|z|40|332.615|349.74|c83029|p100619|160657|152069|142249
102790490|4z|2c|8u|13y|z|30|342.311|365.71|c51728|p74633|133612
102710139|4z|2c|8x|1d|e|30|267.205|276.10|c534076|p620447|682275|861394|765761
102710157|4z|2c|8x|5v|z|40|312.445|330.61|c138400|p178340|175489|180119|191854
102790237|4z|2c|8x|bj|e|35|268.653|268.56|c597949|p606163|668543|763062|793437
102790630|4z|2c|8x|17o|d|60|414.397|419.70|c15382|p16238
102790288|4z|2c|8x|q6|e|60|380.380|387.12|c63747|p57246|68666|62218|77981
102710209|4z|2c|8x|rr|z|25|308.796|322.55|c168092|p196428|261150|403922|407073
102710218|4z|2c|8x|ug|e|40|295.795|296.38|c387170|p376714|383891|435228|401634
102710227|4z|2c|8x|vl|z|30|332.911|347.34|c88899|p99742|108441|197157|211207
102710236|4z|2c|8x|xs|z|30|328.719|344.02|c97608|p113165|89489|132505|138975
102710333|4z|2c|4x|ps|s|40|294.477|302.39|c304253|p329785|366786|374446|370817
102790187|4z|2c|4x|1bv|s|30|292.967|300.51|c309966|p335963|396440|430234|451248
102710263|4z|2c|51|3f|s|90|421.585|415.28|c99231|p74285|65815|53816|57421
102790188|4z|2c|51|5d|s|50|329.258|349.32|c192545|p219570|244334|232663|252125
102710678|4z|2c|51|159|s|20|311.239|333.37|c224692|p270400|298777|297823|299609
102790497|4z|2c|51|93|s|20|407.339|439.34|c74023|p90121|104820
102710281|4z|2c|51|fs|s|40|330.937|345.53|c199621|p215493|240878|255400|268179
102710969|4z|2c|51|gp|s|30|307.437|328.01|c236880|p282697|298987|299777|299380
102710881|4z|2c|51|194|s|40|341.026|357.32|c178050|p192508|231826|253064|272405
102790219|4z|2c|51|jh|s|30|401.910|425.70|c87968|p96620|110278|111151|139796
102790637|4z|2c|51|13m|s|30|416.956|412.57|c102271|p79422
102710387|4z|2c|61|1|s|30|288.133|294.46|c329234|p356543|377567|377687|353297
102710396|4z|2c|61|7p|s|90|345.699|371.72|c155052|p182696|210565|216400|211861
102710403|4z|2c|61|hp|s|100|383.331|416.06|c98411|p120439|140130|146659|147513
102790329|4z|2c|6g|16g|e|40|332.402|348.92|c151682|p183466|296507|389298|482615
102790343|4z|2c|6g|1be|e|40|341.316|356.28|c131064|p151907|232096|293818|379934
102710748|4z|2c|6g|td|e|50|316.907|328.44|c221793|p251166|329961|341617|360316
102790175|4z|2c|6g|10o|e|40|349.462|357.70|c127295|p126873|160657|173538|210164
102790128|4z|2c|6k|us|e|45|270.915|||c583904
102710324|4z|2c|7g|y8|s|180|494.952|511.29|c12079|p13467|15038|14984|15210
102790178|4z|2c|75|dk|z|50|375.613|388.72|c23871|p22845|37460|44063|42961
102710739|4z|2c|75|se|e|55|276.514|284.40|c469779|p531779|634074|690508|698154
102790244|4z|2c|75|xj|e|35|294.176|305.63|c331620|p388243|490496|552359|596516
102710527|4z|2c|85|1v|s|20|282.091|291.64|c338999|p384482|403206|460501|446476
102710536|4z|2c|85|4m|s|30|301.464|323.20|c248292|p303429|314259|328595|316642
102710545|4z|2c|85|w0|e|20|292.913|306.49|c326914|p397281|445332|582742|517145
102710845|4z|2c|85|w5|s|25|289.925|298.98|c314716|p348720|374678|415986|422807
102710633|4z|2c|85|wc|s|20|269.765|273.46|c409553|p451323|493174|482328|513067
102790245|4z|2c|85|wf|s|20|254.279|259.85|c475417|p560061|612053|613265|614541
102710563|4z|2c|85|vy|s|30|272.506|282.25|c373110|p435080|452533|478823|468818
102710572|4z|2c|85|x4|s|20|265.051|269.24|c428886|p481033|511542|548856|512508
102710581|4z|2c|85|14s|s|20|261.665|266.89|c439858|p503919|577594|605134|598840
201190104|50|5|2f|3a|s|33|235.507|255.50|c499906|p746313
201190097|50|5|2f|3b|s|6|404.028|391.86|c127161|p93989
201110474|50|5|2f|17v|d|30|155.590|167.67|c131537|c140217|110117|64853|63645
201110023|50|5|2f|17w|d|7|439.076|433.24|c11329|p8878|10036|12977|13161
201190056|50|5|2f|183|d|37|179.149|187.55|c126706|c136287|71192|49466|45986
201190055|50|5|2f|184|d|6|444.094|439.38|c9793|p7739|7583|9248|8387
201110765|50|5|2f|lw|s|14|219.067|192.28|c1004881|c946400|878549|438977|431950
201110756|50|5|2f|lx|s|6|388.428|385.69|c135140|p113561|113381|113816|137917
201110598|50|5|2f|qd|e|59|259.156|270.24|c583174|p704695|233949|218644|186787
201110589|50|5|2f|qe|e|11|398.880|399.49|c43647|p31238|35044|17935|25016
201110571|50|5|2f|qh|e|13|256.061|185.92|c1366173|c738593|519317|496684|400001
201110695|50|5|3w|i7|e|136|350.266|374.27|c88803|c124621|107160|68702|77940
201110086|50|5|3w|i8|e|24|427.449|441.24|c7407|p9202|16615|9758|15566
201110808|50|5|8o|g7|z|30|217.361|211.79|c942498|c955892|1356349|1056273|947131
201110792|50|5|8o|g9|z|6|358.886|374.59|c39011|p42624|42584|44964|56617
201110508|50|5|8o|16h|e|18|198.765|208.82|c1207566|c1364255|987235|777924|685292
201110102|50|5|8o|16j|e|7|374.097|385.01|c67528|p68852|95778|108648|138949
201110517|50|5|8o|1bg|e|36|225.082|224.36|c1051976|p1099487|719615|704955|535543
201110129|50|5|8o|1bi|e|8|370.934|385.54|c66540|p75027|93023|101794|141262
201110526|50|5|8o|tz|e|36|182.918|222.04|c1076412|c1460229|1012686|876305|676283
201110147|50|5|8o|u1|e|7|370.399|381.50|c74178|p76113|95007|75603|97656
201190058|50|5|8o|zw|e|35|195.138|178.92|c1393978|c1391921|760143|627661|674575
201190057|50|5|8o|zx|e|7|363.671|381.02|c75057|p90605|113824|133670|156000
201190060|50|5|8o|14n|e|47|270.956|268.80|c595862|p583518|530055|423978|441799
201190059|50|5|8o|14o|e|9|393.753|407.28|c32980|p37451|41243|51833|82851
201190083|50|5|8o|14p|e|3|240.641|248.41|c792573|p916245|784572
201110774|50|5|4u|1ak|s|39|263.966|261.53|c466392|p488316|413215|380765|380727
201110244|50|5|4u|1al|s|6|374.217|388.79|c131088|p133377|142222|146607|150317
201110377|50|5|4u|nd|s|18|318.946|323.96|c246469|p247156|242225|249942|249983
201110368|50|5|4u|ne|s|5|410.046|419.03|c95178|p87063|94963|68639|77578
201110677|50|5|4u|1c0|s|23|200.034|162.91|c1123615|p1152476|710773|511390|503197
201110668|50|5|4u|1c1|s|4|340.424|353.46|c184803|p193837|168715|209283|234041
201110544|50|5|51|3q|s|68|349.891|316.48|c265084|p174564|101893|63723|64487
201110183|50|5|51|3r|s|12|459.635|456.06|c57885|p37692|18131|12380|12833
201110174|50|5|51|3v|s|5|||||p152351
201110738|50|5|51|9d|s|61|329.082|354.25|c183420|p220015|164269|117303|125202
201110729|50|5|51|9e|s|10|461.063|472.63|c42505|p36495|38552|32208|45077
201110711|50|5|51|9g|s|3||319.62|c257128||c262947
201110562|50|5|51|a9|s|59|324.771|337.54|c215796|p231185|197032|149481|166996
201110226|50|5|51|aa|s|10|445.628|466.17|c48405|p50114|46078|38903|46410
201110623|50|5|51|19d|s|19|302.484|311.36|c278577|c299795|291341|297381|299478
201110614|50|5|51|19e|s|8|397.358|408.45|c106892|p102141|111928|118930|138444
201110465|50|5|51|l5|s|55|302.440|317.36|c262831|c299950|298140|226315|225722
201110456|50|5|51|l6|s|9|443.980|461.00|c53300|p51683|54259|54318|64178
201110402|50|5|51|mx|s|28|306.182|304.24|c298706|c286885|283373|254706|251507
201110395|50|5|51|my|s|9|430.829|447.97|c65653|p64570|52330|46638|51407
201190054|50|5|51|13o|s|50|306.956|304.33|c298432|c284274|156661|74765|79478
201190053|50|5|51|13p|s|9|447.319|443.83|c69668|p48552|36278|18372|25379
201190090|50|5|51|13s|s|5|||||c286510
102890075|51|2d|1q|6z|s|50|460.940|477.39|c38267|p36589|43566|42424|42545
102810138|51|2d|2d|4v|s|30|253.683|259.22|c478869|p564952|582825|521845|497548
102890200|51|2d|2d|ch|s|30|248.695|254.90|c503482|p608394|628773|664378
102890207|51|2d|2d|1a1|s|35|270.857|275.55|c400512|p444777|504215|438920
102890193|51|2d|2d|ja|s|30|268.120|279.86|c382346|p461349|504885|488489
102810086|51|2d|2d|lo|s|30|275.295|281.03|c377628|p419593|447368|386064|398818
102810192|51|2d|2d|lv|s|30|272.125|275.51|c400679|p437257|449230|404451|412524
102890076|51|2d|3w|i5|e|100|394.962|411.22|c28261|p35895|61852|48488|55671
102810226|51|2d|8o|14u|e|40|237.304|255.36|c721747|p955872|1181572|1237766|1532179
102890071|51|2d|8o|c8|e|40|242.136|260.90|c668185|p898743|1035208|1098025|1242033
102890179|51|2d|8o|167|e|60|235.238|252.27|c752829|p980476|1208482|1226615|1301906
102810023|51|2d|8o|1b5|e|50|248.008|267.00|c611735|p829952|1060531|1067356|1037925
102810147|51|2d|8o|td|e|45|244.434|263.37|c644725|p871714|1096694|1109193|1085362
102810095|51|2d|8o|10i|e|40|242.134|261.81|c659376|p898762|1092088|1196075|1221115
102890073|51|2d|8o|zp|e|40|241.105|258.30|c693202|p910896|1091735|1159959|1354610
102890263|51|2d|8x|33|e|60|230.401|256.38|c711794|p1037581|1122706
102890270|51|2d|8x|5v|z|40|251.048|269.77|c476319|p648738|640523
102890277|51|2d|8x|bj|e|35|213.894|224.15|c1054205|p1222717|1293703
102890284|51|2d|8x|17u|d|30|359.012|374.54|c32675|p39109|45386
102890291|51|2d|8x|q6|e|40|344.180|353.32|c139111|p142669|140592
102890298|51|2d|8x|ug|e|40|230.768|242.77|c851898|p1033303|1154212
102890305|51|2d|8x|vl|z|30|252.044|269.96|c474764|p638796|646584
102890312|51|2d|8x|xs|z|30|264.562|283.20|c378658|p518683|470568
102890319|51|2d|93|19o|z|81|223.132|242.56|c708888|p909352|754445
102890326|51|2d|93|19x|z|9|233.124|241.84|c715231|p821089|710442
102890059|51|2d|51|3f|s|70|332.785|329.10|c234384|p211156|214460|158615|188466
102890053|51|2d|51|93|s|30|318.761|343.33|c203998|p247662|297987|299456|297220
102890221|51|2d|51|fs|s|10|304.662|306.63|c291699|c292067
102890052|51|2d|51|194|s|10|302.590|322.40|c250240|p299420|268786|293889|211638
102890214|51|2d|51|jh|s|10|309.414|334.21|c222868|p276127|288391|295731
102890070|51|2d|51|kw|s|20|310.915|333.23|c224980|p271450|299968|298200|299827
102810032|51|2d|5h|p3|s|40|287.342|300.23|c310775|p360028|376780|383029|393532
102810208|51|2d|5h|ps|s|40|251.865|251.85|c522052|p580262|621457|626605|642411
102890060|51|2d|61|2k|s|27|293.950|307.72|c288529|p331904|346009|357216|319650
102890055|51|2d|61|15m|e|35|301.415|318.69|c264289|p338906|305380|318638|324642
102890061|51|2d|61|7p|s|70|331.393|358.46|c176068|p214423|246393|248413|234872
102890077|51|2d|61|b5|s|40|314.811|347.11|c196656|p259273|299264|277809|291061
102890062|51|2d|61|cx|s|50|299.538|313.64|c272494|p310417|354054|346100|315975
102810271|51|2d|61|hp|s|90|350.195|380.56|c142054|p173966|203617|206636|202066
102890063|51|2d|61|s0|e|40|264.768|280.50|c499550|p645462|735842|856712|810823
102890078|51|2d|61|u7|e|30|274.207|298.49|c373926|p552882|666897|878191|549945
102890083|51|2d|5u|t0|z|40|244.641|265.87|c508686|p711349|856930|924265|950249
102890084|51|2d|5u|wq|e|35|228.818|252.01|c755409|p1056084|1081021|1071035|926805
102890333|51|2d|78|xj|e|35|223.434|235.71|c928549|p1118191
102890340|51|2d|78|x6|d|55|283.553|305.15|c63304|p75747
102910719|53|0|1d|kw|s|45|335.839|362.06|c170227|p204036|244991|251739|292205
102910897|53|0|1e|124|s|30|382.192|414.86|c99753|p121981|151069|134726|117428
102910013|53|0|1q|6z|s|80|471.595|490.52|c27006|p28202|31660|31536|30100
102910913|53|0|1s|7w|s|40|453.708|473.73|c41560|p42772|48447|48808|46476
102910022|53|0|27|p|d|50|359.865|369.37|c34850|p38717|43726|39920|43153
102910031|53|0|27|3x|s|20|305.571|303.87|c299839|c288948|297804|291422|288649
102910058|53|0|27|bt|e|10|314.127|||c265322|290619|294861|277756
102910067|53|0|27|bu|s|30|302.766|303.92|c299683|c298785|298331|227348|223378
102910076|53|0|27|dh|d|45|335.265|359.12|c39269|p49890|60339|60190|56084
102990258|53|0|27|17f|s|45|343.038|354.84|c182381|p188202|129751|66792|64092
102910085|53|0|27|18a|d|50|429.425|433.10|c11364|p11430|12766|17144|15867
102910094|53|0|27|os|z|42|387.655|410.50|c9972|p13822|13578|14883|17776
102910101|53|0|27|qv|e|30|364.112|365.34|c108351|p89588|97147|100277|115860
102910119|53|0|27|va|e|50|373.930|386.42|c64949|p69154|76572|64454|83385
102910128|53|0|27|u4|z|40|342.202|363.09|c56164|p74921|64125|51817|65998
102910137|53|0|27|y2|z|30|367.283|386.45|c25923|p31360|27866|21135|25867
102910613|53|0|2f|1d|e|25|269.154|282.26|c485970|p601138|651773|532526|748853
102990436|53|0|2f|37|s|35|320.287|316.62|c264725|p243462|211767|157490
102910146|53|0|2f|4v|s|40|285.335|289.57|c346261|p369288|377046|360348|361537
102910155|53|0|2f|ch|s|16|293.623|302.57|c303716|p333249|336810|332535|371807
102910164|53|0|2f|1a1|s|30|301.851|310.22|c281596|p302012|323341|294063|360591
102910773|53|0|2f|1a4|s|1|||||p589644|955556|507276
102910173|53|0|2f|ja|s|16|318.698|328.49|c235799|p247829|293840|285374|304198
102910182|53|0|2f|lo|s|32|329.028|332.06|c227619|p220161|221615|210145|226220
102910685|53|0|2f|q6|e|60|376.808|378.21|c80622|p63724|75713|76914|87656
102910191|53|0|2f|xs|z|24|334.507|351.19|c79786|p95173|91541|115752|126401
102990492|53|0|2f|12u|s|30|380.626|362.57|c169374|p124113
102990457|53|0|2f|12v|s|1|275.648|||p417715
102990330|53|0|39|ey|e|45|283.020|||c474943|446838|388148|451256
102910482|53|0|3w|i5|e|100|414.358|428.99|c12983|p16915|32985|21410|27255
102910207|53|0|8o|8a|e|70|274.411|294.77|c397493|p551003|700615|747527|800120
102910588|53|0|8o|8c|e|60|284.549|304.76|c336587|p462230|605824|604209|708203
102910216|53|0|8o|167|e|75|306.291|318.89|c263368|p308803|480504|524164|526479
102910597|53|0|8o|16g|e|50|329.556|336.67|c190736|p194754|286554|300837|322410
102910225|53|0|8o|1b5|e|60|321.846|332.72|c205108|p227763|328504|372882|390770
102910604|53|0|8o|1be|e|40|348.184|357.66|c127398|p130536|186768|208456|222294
102910234|53|0|8o|la|e|40|307.804|324.40|c238642|p299979|435409|437297|428617
102910976|53|0|8o|tp|e|50|312.251|321.88|c249607|p275269|343123|303448|309718
102910985|53|0|8o|ty|e|40|330.400|336.71|c190598|p191325|219675|209695|213181
102910252|53|0|8r|16p|z|119|294.985|305.39|c246533|p276459|242324|187909|160396
102990397|53|0|8r|16w|z|13|268.529|279.67|c403379|p482192|477477|521687|613455
102910994|53|0|8u|dv|z|40|292.861|306.57|c240413|p290205|424778|241727|355166
102910667|53|0|8u|171|z|65|295.846|314.06|c204194|p270901|324119|215664|326827
102910737|53|0|8u|qm|z|40|319.826|335.34|c122949|p145797|220678|145601|218248
102910746|53|0|4e|1b5|e|30|278.884|291.65|c418137|p510684|709094|792768|883126
102910631|53|0|4u|1ae|s|43|305.848|315.12|c268586|p288063|296014|286743|279039
102910349|53|0|4u|n7|s|70|347.779|352.87|c185920|p178633|193078|177913|174452
102910394|53|0|4u|ps|s|40|281.246|290.53|c342798|p388449|442740|433211|471116
102910701|53|0|51|3o|s|75|437.284|432.75|c80712|p58125|52679|42133|43123
102910676|53|0|51|52|s|30|305.203|325.57|c242561|p290232|299965|299694|298928
102910279|53|0|51|157|s|10|304.367|306.51|c292031|c293129|126891||299829
102910288|53|0|51|9b|s|50|433.834|457.60|c56448|p61493|68542|64610|68930
102910297|53|0|51|9z|s|75|394.316|415.18|c99364|p105952|115507|103900|122463
102990429|53|0|51|fs|s|30|305.627|327.44|c238211|p288772|299727|299311|297354
102910304|53|0|51|194|s|50|330.120|346.25|c198293|p217482|242893|265922|282868
102910313|53|0|51|im|s|10|307.533|308.77|c285639|c282377||297593|90506
102910322|53|0|51|kt|s|10|305.055|316.87|c264072|p290742|297369|290548|281742
102910331|53|0|51|l4|s|60|401.902|428.93|c84642|p96632|118537|109675|126178
102910967|53|0|51|l7|s|2|||||p207563
102911011|53|0|51|pb|s|65|326.663|342.10|c206462|p226184|249410|237918|261546
102910358|53|0|51|wk|s|35|303.940|304.17|c298931|c294673|298904|293182|282536
102990464|53|0|61|2q|s|25|311.567|325.38|c243040|p269328
102910922|53|0|61|7p|s|70|350.382|375.98|c148622|p173618|196248|197335|190336
102910931|53|0|61|hp|s|120|398.716|429.26|c84326|p100476|112210|119161|121769
102910694|53|0|6k|us|e|55|261.750|||c677120|||471510
102910473|53|0|6m|v4|s|40|248.677|251.79|c522443|p608575|692900|544737|544083
102910376|53|0|7g|y8|s|210|503.359|517.51|c8628|p9624|10612|10995|10763
102910888|53|0|7g|yh|s|1|||||||p33495
102910507|53|0|85|1v|s|40|294.895|309.54|c283434|p328123|344479|346948|332196
102910516|53|0|85|4m|s|30|323.895|338.63|c213513|p233612|253780|257984|253156
102910525|53|0|85|w0|e|30|290.432|299.14|c369937|p415682|421765|442639|471623
102910904|53|0|85|w5|s|21|281.062|289.20|c347511|p389328|438698|451567|468165
102990443|53|0|85|wf|s|20|263.521|269.51|c427651|p491299|668702
102910552|53|0|85|vy|s|30|284.367|292.66|c335394|p373701|387349|398386|383874
102990422|53|0|85|vz|s|1||272.76|c412682||p862204|1266870
102910561|53|0|85|x4|s|20|276.734|284.38|c365028|p411817|414490|448356|429250
102910579|53|0|85|14s|s|40|255.659|263.22|c457871|p548906|600722|560108|575499
202610218|1g|2g|2f|no|s|17|197.995|177.89|c1088373|c1170153|958614|508139|449121
202610184|1g|2g|2f|np|s|3|351.484|375.42|c149480|p171417|146472|135049|127366
202650601|1g|2g|2f|q8|e|55|185.112|186.53|c1363177|c1450970|542029|533116|576137
202610112|1g|2g|2f|q9|e|9|341.943|358.37|c125557|p149758|132594|136387|142155
202650632|1g|2g|2n|hr|s|91|254.790|202.98|c923004|p555966|307111|340401|371526
202610051|1g|2g|2n|hu|s|16|355.626|389.92|c129591|p163748|178866|178025|169922
202650630|1g|2g|2n|hy|s|41|174.199|158.63|c1127442|c1283240|400378|393339|458565
202650623|1g|2g|2n|hz|s|7|349.553|383.48|c138128|p175223|180474|184707|206211
202650660|1g|2g|99|1b7|e|33||174.61|c1405166
202650653|1g|2g|99|1bb|e|6|310.185|330.21|c214802|p286588
202650674|1g|2g|99|14f|e|33|217.133|191.14|c1339845|c1188206
202650667|1g|2g|99|14i|e|6|338.094|353.68|c138123|p162904
202650608|1g|2g|61|2m|s|26|188.309|179.20|c1083025|c1237896|965013|546495|543464
202650607|1g|2g|61|2o|s|4|320.604|335.36|c220377|p242583|247498|234731|180241
202650611|1g|2g|61|7r|s|42|212.085|210.45|c854653|p1029279|333641|384627|425776
202650610|1g|2g|61|7u|s|7|335.271|362.92|c168799|p205328|229580|239680|232628
202650614|1g|2g|61|cz|s|25|194.865|161.57|c1124812|p1194915|890082|672351|572435
202650613|1g|2g|61|d1|s|4|319.397|348.69|c193700|p245930|272186|264219|224410
202650616|1g|2g|61|s1|e|11|221.127|219.67|c1101157|c1144202|1130324|1334720|979444
202650615|1g|2g|61|s4|e|4|303.400|320.87|c254177|p326253|348225|456373|397962
202610157|1g|2g|7g|ya|s|70|455.162|481.65|c34468|p41491|45499|49891|49977
202610033|1g|2g|7g|yg|s|11|486.680|511.07|c12214|p18101|18453|17405|16011
103090240|1h|o|f|2k|s|27|311.846|320.51|c254874|p268424|267987|266626|276197
103090247|1h|o|f|hp|s|70|418.205|450.35|c63346|p78028|99724|105432|101083
103090380|1h|o|l|us|e|40|250.436|||c801775
103010019|1h|o|1q|6z|s|90|467.293|485.81|c30960|p31463|36794|35917|34870
103010655|1h|o|1s|7w|s|50|448.621|470.38|c44578|p47454|53133|52185|53064
103010037|1h|o|2d|4v|s|24|269.954|269.16|c429261|p450161|414319|386375|422304
103010064|1h|o|2d|ch|s|16|262.771|269.20|c429074|p496436|542855|445695|497859
103010073|1h|o|2d|ja|s|24|271.220|280.44|c379976|p442596|467890|386234|414206
103010082|1h|o|2d|lo|s|32|295.940|296.42|c322782|p323984|331127|302876|324517
103010691|1h|o|2d|nm|s|30|289.265|291.73|c338664|p351574|368705|352951|374102
103010134|1h|o|3w|i5|e|100|401.990|418.53|c20846|p27830|55697|42556|49239
103010531|1h|o|8o|167|e|60|267.832|280.49|c499621|p614196|812501|799629|875716
103010549|1h|o|8o|1b5|e|50|283.853|295.14|c395089|p467920|734169|670855|760691
103010628|1h|o|8o|s0|e|40|296.934|313.44|c289754|p368935|376919|337497|413768
103010682|1h|o|8o|td|e|40|284.204|298.39|c374510|p465081|621729|485982|621819
103090268|1h|o|8o|u7|e|30|294.834|317.37|c270395|p383516|408279
103010143|1h|o|8r|16p|z|148|283.205|302.02|c264413|p359198|275084|283362|240145
103090217|1h|o|8r|16w|z|17|255.366|279.94|c401459|p606390|527044|702641|1076350
103090219|1h|o|8u|dv|z|40|275.678|292.88|c316143|p419828|462253|184028|472672
103010707|1h|o|8u|ge|z|35|275.410|302.51|c261840|p422031|655184|378034|532522
103090275|1h|o|8u|qm|z|30|294.190|308.14|c232443|p281605|431858
103010204|1h|o|4u|n7|s|40|318.657|333.21|c225024|p247942|249878|249141|248395
103090282|1h|o|51|3f|s|30|368.810|360.81|c172192|p141489|156531
103010161|1h|o|51|93|s|50|320.454|350.72|c189883|p243002|293102|291392|299062
103010179|1h|o|51|194|s|30|325.404|339.96|c210882|p229539|281826|299382|299851
103010188|1h|o|51|kt|s|20|309.329|312.19|c276278|p276418
103010197|1h|o|51|kw|s|25|316.158|336.87|c217177|p255206|292203|298725|286288
103090289|1h|o|6a|12|d|50|254.653|273.63|c79117|p91967|101632
103090296|1h|o|6a|1d|e|30|253.473|263.75|c641194|p767368|846650
103090303|1h|o|6a|14x|z|50|246.684|268.25|c488893|p691356|876174
103090310|1h|o|6a|bj|e|35|247.396|254.95|c725875|p836994|953665
103090317|1h|o|6a|17o|d|40|381.532|391.75|c25574|p29266|37268
103090324|1h|o|6a|17s|d|1
103090331|1h|o|6a|kf|z|25|347.147|356.75|c67977|p63562|70581
103090338|1h|o|6a|q6|e|40|354.836|365.86|c107148|p112121|116372
103090345|1h|o|6a|ug|e|30|269.017|275.53|c538714|p602558|557251
103090352|1h|o|6a|vl|z|24|292.604|307.11|c237630|p291843|218128
103090359|1h|o|6a|xs|z|24|285.714|304.94|c248894|p340292|166378
103090110|1h|o|6e|h5|e|40|311.773|323.54|c242392|p277846|392395|471133|550685
103010213|1h|o|7g|y8|s|250|488.156|506.66|c15073|p17184|19077|19642|19061
103010222|1h|o|7t|124|s|60|352.032|384.17|c137198|p170427|208310|175824|154536
103010567|1h|o|85|1v|s|30|267.656|278.05|c389731|p464289|541298|467900|475295
103010576|1h|o|85|4m|s|30|291.588|301.59|c306648|p341718|372981|390727|380493
103090172|1h|o|85|w5|s|25|260.880|272.72|c412866|p509422|566544|534917|574949
103090366|1h|o|85|w6|s|1|||||p1117083
103010585|1h|o|85|vy|s|25|280.587|288.17|c351169|p391676|502101|431483|437851
103010594|1h|o|85|14s|s|25|254.428|258.57|c482440|p558857|654440|563401|586532
103010258|1h|o|8a|p|d|30|315.465|332.05|c50897|p59495|71462|53157|58624
103010276|1h|o|8a|61|z|20|328.068|347.89|c87626|p115389|77872|51280|61457
103010285|1h|o|8a|bu|s|15|309.174|||c276989|291852|249281|243950
103010319|1h|o|8a|17f|s|45|325.720|345.88|c198992|p228653|182858|72669|67807
103010328|1h|o|8a|18a|d|30|419.334|425.05|c13738|p14592|15572|17953|19699
103010346|1h|o|8a|mb|s|20|322.820|344.76|c201132|p236577|220203|106224|109379
103010601|1h|o|8a|os|z|42|386.346|409.52|c10402|p14618|13785|14515|13664
103010355|1h|o|8a|va|e|35|371.693|389.54|c59537|p73460|86351|72167|93461
103010364|1h|o|8a|u4|z|30|333.296|358.74|c63996|p98640|83591|60503|78589
103010373|1h|o|8a|vw|z|20|314.804|339.46|c110634|p167489|106590|63781|87889
103010382|1h|o|8a|xy|z|20|316.080|344.03|c97580|p161723|72810|51292|58233
103010391|1h|o|8a|y2|z|30|365.496|387.20|c25245|p33533|32189|23926|33230
300190692|1j|w|v|30|s|10|182.779|||c1263010
300190678|1j|w|v|31|s|5|292.026|||c339889
300190685|1j|w|v|32|s|10|235.060|||c751423
300190419|1j|w|v|4d|s|17|188.234|||c1238297|1305770|545746|636219
300190418|1j|w|v|4e|s|8|290.836|||c344830|352765|320746|373990
300190412|1j|w|v|4i|s|20|199.704|||c1155336|762606|430678|433296
300190411|1j|w|v|4j|s|8|299.107|||c312057|312827|289475|322862
300190410|1j|w|v|4l|s|27|228.882|||c824785|441102|404919|394708
300190417|1j|w|v|4g|s|25|174.651|||c1282450|696204|531702|498627
300190396|1j|w|1q|7a|s|19|442.702|470.31|c44644|p52916|59650|49295|49952
300190395|1j|w|1q|7b|s|6|461.100|479.73|c36188|p36460|41444|41274|39172
300190420|1j|w|1q|7c|s|15|429.334|444.31|c69210|p66143|79581|71632|70426
300190353|1j|w|1s|84|s|26|410.886|427.37|c86236|p86144|96147|75601|87623
300190315|1j|w|1s|85|s|9|443.909|466.05|c48513|p51757|59529|58350|53688
300112506|1j|w|1s|86|s|25|416.837|444.67|c68836|p79562||99316|99191
300190465|1j|w|27|3z|s|5
300111517|1j|w|27|17g|s|7||||||c247909|290239
300110052|1j|w|27|17h|s|8||305.93|c293781||p217250|164386|134085
300110043|1j|w|27|17i|s|35|||||c290439|296284|244559
300111438|1j|w|27|18o|d|24|245.587|275.86|c77951|p97462|77242|64587|63649
300110079|1j|w|27|18p|d|8|396.436|398.19|c23042|p23030|24548|28923|22120
300110061|1j|w|27|18q|d|18|320.416|317.43|c57545|p57059|52684|55588|38150
300111492|1j|w|27|ou|z|19|331.611|299.30|c279280|c103746|188078|139056|120689
300110104|1j|w|27|ov|z|8|367.138|380.69|c31755|p31527|31797|35575|37044
300110097|1j|w|27|ow|z|23|296.072|301.44|c267532|c269479|273847|128940|89242
300190316|1j|w|27|15v|z|21|335.166|372.72|c41443|p93275|53775|63731|76658
300112675|1j|w|27|15w|z|8|392.019|412.72|c9088|p11534|14502|19394|21449
300112666|1j|w|27|15y|z|21|361.681|382.98|c29314|p38558|46766|54917|48851
300190317|1j|w|27|qw|e|10|322.249|321.99|c249102|c225899||241551
300110122|1j|w|27|qx|e|10|327.633|342.16|c172283|p202597|199073|196207|237522
300110113|1j|w|27|qy|e|16|315.783|||c256713|273162|294691|297142
300111623|1j|w|27|vc|e|11|314.894|314.22|c285876|c261254|276707|257796|296432
300111614|1j|w|27|vd|e|6|344.045|358.64|c124825|p143109|162211|145534|164853
300110131|1j|w|27|vf|e|20|311.055|312.38|c295238|c281853|289892|257853|280594
300111474|1j|w|27|y4|z|10|293.504|||c285995|285698|265225|285959
300110176|1j|w|27|y5|z|5|326.449|326.23|c154037|p120902|80090|64665|59517
300110167|1j|w|27|y6|z|15||302.86|c259958|||c287729|264224
300190664|1j|w|2e|g|s|4|237.425|||c724194
300190312|1j|w|2e|h|s|8|257.335|244.62|c569572|p535715|754000|719062|965394
300190314|1j|w|2e|i|s|8|207.711|240.69|c597931|c1077533|1164316
300190699|1j|w|2e|1j|z|10|226.869|227.01|c837656|p877112
300190706|1j|w|2e|1k|z|20|240.009|||c756229
300190461|1j|w|2e|cl|s|5|269.558|276.26|c397447|p452541|732179|407128|668942
300190466|1j|w|2e|co|s|5|220.558|195.37|c983590|c927954|747060|979542|489735
300190405|1j|w|2e|183|d|12|261.797|205.83|c118501|p87811|149636|71388|61708
300190404|1j|w|2e|184|d|5|398.290|398.50|c22925|p22297|19363|19308|19816
300190403|1j|w|2e|186|d|18|168.815|211.12|c115484|c138764||50705|51230
300190469|1j|w|2e|1a9|s|8|248.521|253.05|c514644|c610048|637921|610003|709461
300190468|1j|w|2e|1aa|s|4|290.619|295.96|c324255|p345713|322074|329383|474323
300190467|1j|w|2e|1ab|s|8|212.199|202.46|c927516|c1027998|894879|546023|1359758
300190462|1j|w|2e|je|s|5|271.672|287.51|c353485|p439936|351138|345598|405373
300190470|1j|w|2e|jg|s|5|245.966|258.78|c481274|p634193|646176|770682|528131
300190482|1j|w|2e|m8|s|10|178.970|200.35|c945213|p1274934|1236430|645179
300110282|1j|w|2e|m9|s|6|294.321|294.40|c329416|p330378|315281|321791|362933
300190471|1j|w|2e|ma|s|14|160.117|191.34|c1010708|c1289689|1175088|492388|471149
300190489|1j|w|2e|nu|s|12|223.882|222.14|c754021|c886830|630676|618487
300112163|1j|w|2e|nv|s|6|327.305|324.28|c245664|p224597|217797|148527|162387
300112154|1j|w|2e|nw|s|12|221.787|228.33|c696525|p912867|562299|434945|343692
300190320|1j|w|2e|q8|e|42|239.136|233.37|c953984|p934194|1174501|573442|558958
300112542|1j|w|2e|q9|e|13|338.845|350.04|c148454|p160272|145796|153933|173923
300190321|1j|w|2e|qd|e|50|199.122|172.15|c1409215|p1361417|1447000|438439|498137
300110246|1j|w|2e|qe|e|12|344.528|349.56|c149819|p141552|138300|135088|157230
300110237|1j|w|2e|qh|e|18|298.765|298.62|c373148|p356599|1599665|254415|346230
300112472|1j|w|2e|qa|e|25|208.137|184.20|c1374243|p1280878|1673998|567375|512759
300110307|1j|w|2e|xv|z|8|246.079|263.69|c526879|p697324|685308|920102|1026597
300110264|1j|w|2e|xw|z|17|218.752|214.82|c923666|c944940|1342648|1507675|1468131
300190423|1j|w|3w|i7|e|43|350.791|369.07|c99895|c123148|124511|112387|118867
300110334|1j|w|3w|i8|e|33|388.880|407.36|c32872|p44095|55615|48715|57801
300110325|1j|w|3w|ie|e|34|356.372|370.50|c96702|p108149|120644|100284|105818
300190472|1j|w|8u|6m|s|19|201.456|179.44|c1081836|c1139606|945634|486503|474184
300190398|1j|w|8u|6n|s|12|300.279|292.03|c337632|p307687|322517|194151|264070
300190397|1j|w|8u|6o|s|29|192.644|186.55|c1042516|c1211105|1175744|425514|476333
300190399|1j|w|8u|fn|z|9|295.668|295.37|c301791|p272030|402583|476380|733247
300190400|1j|w|8u|fo|z|24|182.648|223.17|c866690|c1145700|1105436|1215941|1173618
300112454|1j|w|8u|g9|z|10|245.277|270.44|c471168|p705107|744677|831444|1358410
300110379|1j|w|8u|gc|z|9|250.453|286.82|c353834|p654555|903717|1207065|1370916
300190424|1j|w|8u|gd|z|9||224.17|c859272||c1126629
300112296|1j|w|8u|ga|z|13|182.409|238.13|c747488|c1146327||1464916|1426665
300190401|1j|w|8u|qo|z|9|260.533|290.69|c329070|p556596|643897|647931|997344
300190426|1j|w|8u|qs|z|10|247.214|271.83|c460810|p686226|598439|582271|555986
300190402|1j|w|8u|qt|z|13|||||c332936|1448827|1043851
300190425|1j|w|8u|qq|z|14|175.214|189.86|c1040825|c1162730|1412531|1507521|1490154
300190407|1j|w|8u|140|z|11|275.244|269.17|c481249|p423485|737380|883624|1390344
300190409|1j|w|8u|144|z|9|290.342|276.04|c429687|p307207|445094|649104|1089171
300190408|1j|w|8u|145|z|14|216.691|||c961031|1120631|1450180|1094271
300190427|1j|w|8u|142|z|12|212.213|212.51|c938160|c994554|1009841|1441122|933933
300190713|1j|w|98|2c|e|5||238.72|c895604
300190430|1j|w|98|2d|e|5|253.570|272.66|c562541|p766265|967524|1010636|1317977
300190615|1j|w|98|2e|e|5|226.792|215.09|c1147502|c1079718|1132726
300190720|1j|w|98|ce|e|6||215.55|c1142937
300190429|1j|w|98|cf|e|8|249.607|274.65|c546076|p811350|1008301|1109460|1290030
300190622|1j|w|98|cg|e|6
300110952|1j|w|98|16h|e|8|238.648|213.47|c1163493|c940022
300110449|1j|w|98|16j|e|11|278.849|297.64|c379169|p511009|642271|780582|908863
300190428|1j|w|98|16o|e|15|208.943|190.40|c1344489|c1273000|1300533|1817826|1213469
300190727|1j|w|98|191|e|6
300190431|1j|w|98|192|e|8|248.524|255.93|c716190|p823921|1021884|1389110|1319135
300190629|1j|w|98|193|e|6|234.331|||c991093
300112233|1j|w|98|1b7|e|8|185.956|221.18|c1085378|p1447130
300112057|1j|w|98|1bb|e|5|277.249|301.04|c358321|p525225
300190496|1j|w|98|1bg|e|8|208.531|208.25|c1212787|c1277075|1384067|831661
300110467|1j|w|98|1bi|e|7|309.383|320.40|c256357|p290946|368886|415257|607749
300110458|1j|w|98|1bq|e|20|179.405|164.77|c1415274|c1471862|1588171|1023759|699319
300111959|1j|w|98|1bd|e|17|197.085|191.76|c1335888|c1377482
300111032|1j|w|98|iv|e|7|223.426|||c1118287
300110485|1j|w|98|iw|e|11|233.725|240.41|c877193|p998139|1169086|1353636|1543193
300190473|1j|w|98|ix|e|11|214.804|174.19|c1405886|c1213117|1261944|1790027|1707826
300190734|1j|w|98|o2|e|3|207.970|197.85|c1296451|c1282485
300190464|1j|w|98|o3|e|3|266.254|281.28|c493466|p630121|648924|849255|916505
300190636|1j|w|98|o4|e|4|243.966|274.53|c547045|c877125
300190741|1j|w|98|ph|e|4
300190432|1j|w|98|pi|e|7|251.394|251.52|c760351|p790901|1115945|1201984|1189862
300190643|1j|w|98|pj|e|4
300111014|1j|w|98|ta|e|3|179.230|225.11|c1043799|c1472406
300110501|1j|w|98|tb|e|3|268.271|283.41|c477197|p610004|681423|710045|875185
300190463|1j|w|98|tc|e|4|185.348|||c1449893
300190748|1j|w|98|z6|e|7|197.145|||c1377032
300190433|1j|w|98|z7|e|11|268.010|285.94|c458407|p612526|704795|871168|966546
300190474|1j|w|98|z8|e|17|202.143|189.38|c1349692|c1335787|1661462|1615094|1516517
300190531|1j|w|98|10p|e|11|183.449|180.85|c1387439|c1458174|1312358|1125741
300110546|1j|w|98|10r|e|8|297.819|306.63|c326148|p362905|438722|483694|529233
300110537|1j|w|98|10s|e|15|197.262|250.46|c771181|c1376166|1516459|1147849|721104
300190538|1j|w|98|10a|e|13|178.495|183.13|c1378877|c1474692|1205981|1217231
300190437|1j|w|98|10b|e|8|280.376|298.21|c375598|p497677|604059|803686|895602
300190545|1j|w|98|10f|e|8|219.873|186.32|c1364216|p1158224|1442654|861978
300190435|1j|w|98|10g|e|10|304.752|311.01|c302495|p317966|327069|450262|460049
300190434|1j|w|98|10h|e|17|220.323|224.55|c1049924|p1153228|1460150|823662|625256
300190436|1j|w|98|10c|e|14|170.537|181.60|c1384906|c1488495|1306413|1388918|1038622
300190552|1j|w|98|14n|e|12|178.448|231.36|c976014|p1474835|673300|446883
300190438|1j|w|98|14o|e|8|349.844|353.08|c139806|p125818|145091|207702|297432
300190475|1j|w|98|14p|e|12|294.330|251.66|c758911|p387149|440637|445846|500974
300112781|1j|w|4u|1ag|s|12|227.620|208.79|c869899|p840230|1196361|566668|612660
300112772|1j|w|4u|1ah|s|7|294.577|293.50|c332506|p329371|337423|344331|359823
300112799|1j|w|4u|1ak|s|16|215.858|192.47|c1003707|p985443|912389|549517|579893
300112815|1j|w|4u|1al|s|7|304.804|300.73|c309286|p291588|315007|317202|318394
300112806|1j|w|4u|1am|s|17|241.108|218.29|c788899|p683765|918954|447273|453310
300112763|1j|w|4u|1aj|s|16|233.673|219.37|c779130|p767477|1283121|572909|464603
300111359|1j|w|4u|nd|s|5
300110582|1j|w|4u|ne|s|9|319.849|327.98|c236943|p244640|248830|227766|214913
300110573|1j|w|4u|ng|s|6||||||c249133|231194
300190440|1j|w|51|3h|s|18|344.001|||c186193|245865|213942|282892
300112066|1j|w|51|3j|s|7|362.594|360.33|c172967|p151478|179054|90683|107116
300190442|1j|w|51|3q|s|19|303.883|312.62|c275178|c294864|257203|161597|185238
300110625|1j|w|51|3r|s|10|399.320|394.58|c123686|p99804|70328|62327|62781
300190441|1j|w|51|3v|s|36|302.486|306.46|c292174|c299787|283732|141257|182430
300190439|1j|w|51|3n|s|20|314.928|||c258916|296565|221165|265372
300190444|1j|w|51|48|s|9|||||c222267|290615
300110643|1j|w|51|49|s|9|332.755|304.36|c298342|p211230|219657|235564|275791
300190443|1j|w|51|4b|s|11|||||c254168|299536
300190755|1j|w|51|59|s|3
300190372|1j|w|51|5a|s|1|325.688|321.94|c251364|p228736|281580|295259|289638
300190650|1j|w|51|5c|s|1|||||c285075
300190445|1j|w|51|9d|s|10|305.560|318.21|c260657|c288987|223664|242426|282380
300110661|1j|w|51|9e|s|7|373.325|393.86|c124606|p134657|147172|147208|200246
300110652|1j|w|51|9g|s|17|310.439|304.79|c297066|c272864|284100|275136|297061
300190762|1j|w|51|9s|s|4
300190413|1j|w|51|9t|s|2|333.663|351.94|c187626|p209063|230793|243323|244498
300190657|1j|w|51|9x|s|2|||||c245577
300190447|1j|w|51|a9|s|13|306.060|303.97|c299539|c287266|206135|249922|259006
300110688|1j|w|51|aa|s|7|368.099|393.45|c125131|p142596|126118|129664|184802
300190446|1j|w|51|ad|s|19|302.499|312.13|c276434|c299742|293980|252839|268235
300190783|1j|w|51|ay|s|5
300190769|1j|w|51|az|s|10|303.599|304.86|c296877|c295873
300190776|1j|w|51|b0|s|10
300112366|1j|w|51|196|s|10||306.01|c293555
300112357|1j|w|51|198|s|5|304.762|321.89|c251480|p291745
300111059|1j|w|51|19d|s|12
300110704|1j|w|51|19e|s|5|325.876|323.61|c247332|p228227|222700|283137|291423
300110697|1j|w|51|19i|s|12|305.258|314.10|c271281|c290021|280828
300112348|1j|w|51|19b|s|15||305.46|c295120
300112109|1j|w|51|1bs|s|2|307.977|337.81|c215237|c280930
300112093|1j|w|51|1bt|s|1|403.400|402.89|c113393|p94751|168726|248794|190435
300112084|1j|w|51|1bu|s|2|335.634|366.90|c162512|c204503|262283
300190449|1j|w|51|l5|s|9|333.426|306.76|c291325|c209626|272581|264282
300110722|1j|w|51|l6|s|7|340.540|362.83|c168943|p193576|202148|210855|253560
300190448|1j|w|51|l9|s|11|304.569|330.08|c232136|c292388|272194|297856|282482
300190451|1j|w|51|mx|s|7|||||c227506|294801
300111174|1j|w|51|my|s|7|336.197|350.00|c191247|p203215|190926|225149|261107
300190450|1j|w|51|n0|s|11|325.365|||c229641|299196|297467
300190804|1j|w|51|12l|s|10||314.75|c269565
300190790|1j|w|51|12m|s|5|369.077|354.28|c183364|p141074
300190797|1j|w|51|12o|s|15|309.116|326.27|c240859|c277185
300190453|1j|w|51|13o|s|29|369.405|||c140562|274474|186358|213170
300111208|1j|w|51|13p|s|11|380.322|348.91|c193319|p124511|106580|74418|74648
300190452|1j|w|51|13s|s|35|306.665|305.46|c295120|c285251|282342|158722|200559
300112269|1j|w|61|2m|s|14|186.896|197.47|c968064|p1245192|899004|772602|521293
300112251|1j|w|61|2o|s|6|296.991|289.16|c347650|p320061|347467|330441|329630
300112639|1j|w|61|2s|s|15|225.817|207.32|c883768|c862494|1202949|1005449|605470
300112621|1j|w|61|2t|s|6|303.936|296.55|c322357|p294684|305592|307952|339704
300112612|1j|w|61|2u|s|19|219.102|208.71|c870677|c945956|950558|640381|662416
300111968|1j|w|61|2p|s|20|184.622|174.05|c1103467|c1255794|827053|671685|542366
300190457|1j|w|61|87|e|5|203.918|218.90|c1109143|p1320071|1499758|1443581|1302134
300190456|1j|w|61|88|e|3|266.431|321.93|c249378|p628330|839930|847050|805059
300190455|1j|w|61|89|e|7|208.950|192.85|c1329119|c1272929|1388500|1224262|1469748
300112003|1j|w|61|cz|s|17|219.570|203.68|c916877|p940123|1064794|674002|675205
300111995|1j|w|61|d1|s|7|295.158|318.68|c259459|p327043|345207|344595|379713
300112718|1j|w|61|d5|s|17|195.418|181.76|c1070411|p1190708|1115160|782702|716272
300112657|1j|w|61|d6|s|7|298.320|306.34|c292543|p315001|333975|341468|463079
300112648|1j|w|61|d7|s|21|185.561|193.78|c994746|c1251464|759415|1138877|537035
300111977|1j|w|61|d2|s|21|235.792|232.04|c664765|p742957|792354|684912|533850
300190349|1j|w|61|hr|s|36|276.203|297.51|c319410|p414672|544048|363480|360457
300112021|1j|w|61|hu|s|14|339.637|372.67|c153606|p195563|220259|225469|219423
300190454|1j|w|61|hy|s|22|257.927|263.54|c456278|p531253|1285381|426511|426209
300190309|1j|w|61|hz|s|9|330.709|360.70|c172364|p216035|237754|248826|266103
300190311|1j|w|61|i0|s|29|262.711|273.24|c410528|p496823|455571|414085|375456
300111986|1j|w|61|hv|s|40|296.775|311.95|c276934|p320812|351475|318471|317572
300112136|1j|w|61|s1|e|2||185.75|c1366978||c1685896
300112127|1j|w|61|s4|e|5|248.878|250.81|c767539|p819800|785716|1062930|1270827
300112118|1j|w|61|s6|e|3|206.834|199.15|c1287240|c1293224|1525461
300112499|1j|w|7g|ys|s|5|473.891|496.61|c22197|p26560|40913|30089|31797
300112481|1j|w|7g|yt|s|5|485.952|503.57|c17102|p18550|22842|21391|18094
300112754|1j|w|7g|yu|s|20|452.379|479.45|c36421|p43968|46124|45969|42321
300190573|1j|w|75|dm|z|20|157.594|196.06|c1018946|c1172020|1224534|524446
300190559|1j|w|75|dn|z|11|331.849|345.62|c93352|p102967|105962|104446
300190594|1j|w|75|dr|z|15|185.801|202.98|c990023|c1137339|1392592|1015268
300190580|1j|w|75|ds|z|9|348.447|361.06|c59723|p60933|62038|80559
300190587|1j|w|75|dt|z|36|183.677|204.63|c981965|c1143003|1369882|980412
300190566|1j|w|75|dq|z|44|176.359|185.23|c1054954|c1160920|1232785|897890
300190671|1j|w|75|xp|e|4|223.026|206.03|c1232353|c1122774|1567218
300190601|1j|w|75|xq|e|4|274.665|306.22|c328402|p548697|703786|855468
300190608|1j|w|75|xr|e|12|230.744|216.70|c1131389|c1033575|1666110|1670409
201211065|1k|2g|2f|172|z|30|181.296|||c1149255|1409934||1105176
201211047|1k|2g|2f|173|z|4|351.280|||c55483|76708|77129|83257
201290425|1k|2g|2f|17v|d|51|189.082|||c132695|132574|147436|75443
201210049|1k|2g|2f|17w|d|8|411.463|||c17302|18177|18577|17825
201290432|1k|2g|2f|183|d|65|193.205|||c130751|117127|104050|71601
201290313|1k|2g|2f|184|d|9|418.954|||c14696|15118|16617|15471
201290439|1k|2g|2f|q8|e|59|240.168|||c921812|766278|726718|610692
201211108|1k|2g|2f|q9|e|10|358.246|||c103491|93351|90376|90321
201290446|1k|2g|2f|qd|e|59|201.356|||c1342635|1076251|1324955|590073
201210094|1k|2g|2f|qe|e|10|363.167|||c91785|90656|71412|71114
201211117|1k|2g|2f|uh|e|17|210.063|||c1261891|1553100||1199932
201211126|1k|2g|2f|uj|e|3|317.106|||c250163|299489|341213|285788
201211135|1k|2g|2f|xt|z|25|203.816|||c1050641|1357993|1503391|1383107
201211144|1k|2g|2f|xv|z|3|351.058|||c55890|63718|99258|93581
201290733|1k|2g|2f|139|s|34|259.720|||c517989
201290726|1k|2g|2f|13a|s|5|350.155|||c174050
201290453|1k|2g|3w|i7|e|81|354.998|380.64|c75823|p111689|119395|124752|124955
201210588|1k|2g|3w|i8|e|12|407.137|424.81|c15710|p22758|37495|22112|32585
201211002|1k|2g|8o|169|e|38|192.570|||c1409526|1426425|1525461|903834
201210985|1k|2g|8o|16c|e|6|335.465|||c172161|217560|221167|250926
201211038|1k|2g|8o|16h|e|42|175.077|||c1482251|1590858|1311501|976763
201211011|1k|2g|8o|16j|e|6|340.705|||c153939|214800|193581|219813
201210216|1k|2g|8o|1b7|e|42|231.700|||c1022296|1194828|1424594|772090
201210207|1k|2g|8o|1bb|e|7|338.473|||c161591|203539|225419|260032
201210182|1k|2g|8o|1bg|e|51|217.592|||c1183246|1242839|1277784|729053
201210173|1k|2g|8o|1bi|e|8|346.336|||c136027|166411|170980|197245
201211153|1k|2g|8o|te|e|40|180.377|||c1468850|1655479|1395453|1023827
201211162|1k|2g|8o|tg|e|6|326.736|||c206385|261543|265002|299494
201210243|1k|2g|8o|10p|e|40|178.880|||c1473493|1589981|1641040|845946
201210234|1k|2g|8o|10r|e|6|339.510|||c157914|190348|205152|218012
201210561|1k|2g|8o|10f|e|50|235.469|||c977758|926321|920094|689512
201210579|1k|2g|8o|10g|e|8|334.695|||c174930|189166|192974|218004
201290281|1k|2g|8o|14f|e|76|246.513|||c847325|735735|705631|506317
201290280|1k|2g|8o|14i|e|12|369.592|||c77788|94786|93401|111218
201290460|1k|2g|51|3q|s|82|302.803|||c298657|298763|263452|213065
201210279|1k|2g|51|3r|s|12|418.552|||c77666|78202|42427|42039
201290495|1k|2g|51|95|s|34|305.535|||c289072|298840|296313
201290299|1k|2g|51|97|s|5|407.542|||c89892|102164|108946|172555
201210401|1k|2g|51|a1|s|25|302.454|||c299898|298281|297159|299616
201210394|1k|2g|51|a3|s|4|411.364|||c85617|92439|75128|78701
201210376|1k|2g|51|a9|s|58|304.195|||c293759|295705|267801|253798
201210367|1k|2g|51|aa|s|9|417.841|||c78429|80660|66511|68125
201211083|1k|2g|51|196|s|5|315.130|||c258288|292808||282374
201211074|1k|2g|51|198|s|5|359.169|||c157336|158967|160314|188431
201210525|1k|2g|51|ky|s|13|303.352|||c296718|297552|286363|298632
201210516|1k|2g|51|l0|s|2|404.111|||c93895|101813|95419|98089
201210464|1k|2g|51|l5|s|20|303.102|||c297592|295924|295808|299301
201210455|1k|2g|51|l6|s|3|415.693|||c80827|95314|83982|90171
201290467|1k|2g|51|13h|s|82|302.883|||c298381|299928|285927|266967
201211198|1k|2g|51|13i|s|12|402.173|||c96293|121482|53527|49939
201290474|1k|2g|64|hr|s|51|271.107|300.67|c309469|p443260|469250|503948|468640
201290300|1k|2g|64|hu|s|8|352.901|386.38|c134178|p168780|179348|184090|163493
201290303|1k|2g|5s|6i|s|54|180.902|170.35|c1116156|c1269160|1251592|609918|416206
201290302|1k|2g|5s|6j|s|8|338.618|337.52|c215836|p197808|158194|107139|107005
201290259|1k|2g|5s|aj|s|42|204.551|219.51|c777851|p1109867|657325|615656|443532
201290258|1k|2g|5s|ak|s|7|338.273|347.06|c196754|p198554|210948|163544|178942
201290481|1k|2g|5s|dm|z|65|196.654|172.96|c1076535|c1090335|1409122|1407376|851433
201211171|1k|2g|5s|dn|z|9|371.111|382.46|c29863|p27165|33701|39412|25528
201210764|1k|2g|5s|fh|z|54|189.597|179.17|c1068203|c1123517|1418518|1486610|927816
201210755|1k|2g|5s|fj|z|8|351.971|377.48|c35434|p54118|70188|60342|61155
201290509|1k|2g|5s|ez|e|31|176.385|183.26|c1378350|c1479652|1347809|1454948
201290502|1k|2g|5s|f0|e|4|310.359|322.94|c244996|p285703|297628|371916
201290488|1k|2g|5s|1ag|s|32|259.763|256.03|c496658|p517672|532046|656055|450796
201210922|1k|2g|5s|1ah|s|5|335.164|336.63|c217686|p205576|204968|213479|201972
201290537|1k|2g|5s|ws|e|20|167.859|175.75|c1402625|c1490338|1586868|1424048
201290530|1k|2g|5s|wu|e|3|305.546|325.30|c234784|p313146|261922|338030
103110018|1i|2h|12|p|d|45|254.712|284.30|c73573|p91942|109372|98412|65877
103110027|1i|2h|12|3x|s|20|311.780|310.45|c280978|p268630|264374|263731|288751
103110036|1i|2h|12|50|s|15|303.092|305.01|c296459|c297626|297333|248061|257103
103190656|1i|2h|12|51|s|1|||||||c176191
103110045|1i|2h|12|61|z|20|354.598|366.15|c50994|p49537|39350|37429|36349
103190698|1i|2h|12|62|z|1|354.827|327.82|c148308|p49128|204953|261879
103110063|1i|2h|12|bu|s|20|308.962|303.87|c299839|c277695|294683|226669|217423
103110072|1i|2h|12|ct|s|20|314.682|321.09|c253439|p259668|262949|206860|215188
103110081|1i|2h|12|dh|d|50|390.433|398.41|c22956|p25510|28574|29843|30557
103110099|1i|2h|12|17f|s|50|345.264|362.64|c169251|p183577|163894|76980|69738
103110106|1i|2h|12|18f|d|50|446.842|447.49|c7978|p7159|7565|10652|10061
103110115|1i|2h|12|jp|s|20|308.765|322.07|c251045|p278344|280407|220737|209280
103110124|1i|2h|12|mb|s|20|390.193|399.25|c117855|p111251|88267|66511|62345
103110133|1i|2h|12|os|z|42|391.400|413.21|c8893|p11810|11490|12663|15602
103111079|1i|2h|12|15t|z|40|414.832|435.89|c3038|p3975|4392|6242|9656
103190705|1i|2h|12|15x|z|1|351.112|||p55797|134945
103110142|1i|2h|12|qv|e|40|374.856|383.09|c71188|p67401|79297|80129|91843
103110151|1i|2h|12|va|e|30|378.018|392.22|c55063|p61445|74825|70326|89499
103110169|1i|2h|12|u4|z|50|345.794|363.83|c54864|p66517|58407|61212|63270
103110178|1i|2h|12|vw|z|30|359.261|371.84|c42627|p42044|32755|32603|36639
103110187|1i|2h|12|xy|z|30|360.229|377.06|c35923|p40618|23173|24866|27778
103110196|1i|2h|12|y2|z|40|373.639|396.39|c17830|p24707|21216|23798|28089
103110663|1i|2h|1k|64|s|70|430.230|453.59|c60275|p65168|73488|77779|90743
103110672|1i|2h|1k|6b|e|75|358.513|371.35|c94859|p102837|141499|151393|172736
103110654|1i|2h|1k|e6|s|55|432.759|456.70|c57284|p62592|67116|73679|85869
103190628|1i|2h|1k|e9|s|2|412.796|||c84039
103110999|1i|2h|1k|ko|e|50|357.463|367.15|c104201|p105469|138763|146037|171215
103190631|1i|2h|1q|6z|s|60|475.333|493.15|c24880|p25529|28236|28337|26136
103110203|1i|2h|1u|t|d|85|423.972|423.26|c14322|p13130|14178|16918|17186
103110212|1i|2h|1u|1d|e|30|286.586|288.10|c442727|p445689|476937|619805|567711
103190560|1i|2h|1u|6x|d|60|406.061|409.01|c18936|p19296|21743|25262|26142
103110742|1i|2h|1u|bj|e|30|291.995|295.01|c395929|p403986|440505|513695|509232
103190561|1i|2h|1u|181|d|60|448.094|441.32|c9347|p6910|7063|8537|8896
103110972|1i|2h|1u|iz|d|60|390.557|394.69|c24377|p25451|27620|29080|29077
103110796|1i|2h|1u|o9|e|40|268.274|272.45|c564322|p609971|624916|757751|729562
103111025|1i|2h|1u|oa|e|1|||||c1264456
103110787|1i|2h|1u|q6|e|50|400.981|408.70|c31253|p28901|34188|24543|31270
103190649|1i|2h|1u|ri|d|35|398.715|403.93|c20832|p22128|26399|29862|34464
103110803|1i|2h|1u|ug|e|30|317.319|322.34|c247564|p249115|260055|292043|286048
103110275|1i|2h|1u|vl|z|30|366.887|380.51|c31952|p31832|44408|85839|93551
103110954|1i|2h|1u|xs|z|30|346.162|363.92|c54709|p65698|49778|73967|84501
103110636|1i|2h|2d|37|s|65|381.662|361.06|c171804|p122670|99785|85718|109662
103111088|1i|2h|2d|4v|s|30|318.789|333.96|c223406|p247581|269782|278342|277023
103190712|1i|2h|2d|4x|s|5|268.380|281.35|c376421|p459789|514462|661416
103110221|1i|2h|2d|ch|s|50|311.342|320.25|c255552|p270069|285076|293008|326355
103110239|1i|2h|2d|1a1|s|50|368.794|372.34|c154106|p141512|165834|168507|249708
103110248|1i|2h|2d|ja|s|35|352.587|377.47|c146470|p169344|199671|237159|274295
103190719|1i|2h|2d|jb|s|1|287.902|||c357531|303612
103110257|1i|2h|2d|lv|s|50|365.002|367.95|c160913|p147465|158706|149844|175956
103190677|1i|2h|2k|cx|s|80|351.027|370.01|c157763|p172334|199967|184709|182518
103190550|1i|2h|39|bw|z|40|337.585|||c86647|110783|96280|82628
103190551|1i|2h|39|bx|z|1|229.856|||c850735|1168516|189157|270772
103190552|1i|2h|39|c5|z|35|350.169|||c57542|74120|72252|62048
103111113|1i|2h|39|da|z|35|324.642|334.62|c125225|p127269|154759|152084|143088
103110866|1i|2h|39|k2|z|35|334.591|352.18|c77513|p94925|114704|112378|107322
103111016|1i|2h|39|k3|z|1|||||p227239|1180881|298427
103110769|1i|2h|3t|hp|s|210|390.754|421.44|c92546|p110484|120596|123227|121110
103110309|1i|2h|3w|i5|e|200|430.223|444.09|c6616|p8056|16194|9736|13564
103110318|1i|2h|8o|14u|e|45|323.964|337.45|c188078|p218258|354189|426110|416404
103110327|1i|2h|8o|8a|e|50|321.504|346.63|c158438|p229317|405702|497187|505855
103190411|1i|2h|8o|8b|e|1|278.418|256.73|c708418|p514753|1025952|581807|630838
103110336|1i|2h|8o|167|e|100|346.715|361.28|c118069|p134898|209733|271959|313058
103110345|1i|2h|8o|1b5|e|120|352.757|365.70|c107493|p117642|170937|203813|237256
103110354|1i|2h|8o|ip|e|60|324.099|334.96|c196839|p217684|295931|322121|342978
103110363|1i|2h|8o|la|e|100|331.766|346.68|c158287|p185965|270623|333169|343902
103110981|1i|2h|8o|14e|e|80|397.267|407.75|c32398|p33065|43313|42546|76170
103110372|1i|2h|8r|16p|z|119|295.585|313.42|c207107|p272576|236201|267637|158879
103190632|1i|2h|8r|16w|z|13|277.368|283.53|c376367|p405606|319970|503514|438208
103110381|1i|2h|97|16g|e|30|383.477|398.34|c45328|p52196|105708|127228|152664
103110927|1i|2h|97|16l|e|15|312.712|319.57|c260190|p272768|427942|602935|730265
103110399|1i|2h|97|1be|e|50|389.887|403.97|c37333|p42730|77363|87220|113663
103110936|1i|2h|97|1bk|e|15|331.523|352.68|c140935|p186878|257118|386491|442818
103190747|1i|2h|97|ty|e|50|366.394|377.77|c81464|p84548|113228
103190740|1i|2h|97|u0|e|15|302.862|310.45|c305470|p329673|412631
103190562|1i|2h|97|10d|e|65|367.352|379.99|c77101|p82438|101890|111995|127989
103110424|1i|2h|4u|n7|s|70|398.263|408.33|c107026|p101078|98127|97953|97456
103110433|1i|2h|4u|1bv|s|30|311.160|318.94|c258816|p270645|309748|315614|334005
103110442|1i|2h|51|3o|s|95|461.134|462.29|c52068|p36435|23272|14246|15816
103110875|1i|2h|51|3s|s|1|327.521|||c224057
103110451|1i|2h|51|157|s|45|331.139|344.04|c202534|p214995|272757|299522|299306
103110469|1i|2h|51|9b|s|70|457.876|476.97|c38612|p39190|40161|36137|41759
103110478|1i|2h|51|9z|s|95|441.494|460.70|c53571|p54049|54052|49684|52933
103110487|1i|2h|51|194|s|54|383.364|399.96|c116982|p120391|143674|156734|177288
103110496|1i|2h|51|ij|s|10|311.494|330.21|c231851|p269568|297029|295989|283869
103110503|1i|2h|51|im|s|20|315.017|331.17|c229591|p258635|294243|298484|299239
103110512|1i|2h|51|kt|s|40|327.812|341.39|c207917|p223263|256889|265466|289265
103110521|1i|2h|51|kw|s|80|438.299|460.79|c53500|p57117|64124|62486|72820
103110539|1i|2h|51|n1|s|70|389.451|414.02|c100707|p112204|120396|118408|136786
103111007|1i|2h|51|n2|s|1
103110548|1i|2h|51|wk|s|55|333.752|333.45|c224506|p208864|211942|203904|212740
103190670|1i|2h|58|us|e|50|281.096|||c491405
103110557|1i|2h|7g|y8|s|280|508.969|521.51|c6659|p7447|7320|7276|7173
103190635|1i|2h|75|dk|z|40|388.228|405.39|c12364|p13516|20691|21440|24946
103190636|1i|2h|75|xj|e|40|314.924|325.15|c235462|p261096|404439|431649|446204
103190831|1i|2h|75|xf|e|30|322.170|330.97|c211830|p226246
103190493|1i|2h|7t|124|s|40|393.016|428.70|c84868|p107523|137984|121803|105680
103390120|1l|p|7|167|e|40|268.444|288.41|c440614|p608277|861374|930639|1007795
103310616|1l|p|7|td|e|40|267.053|282.55|c483745|p621998|822225|877888|934632
103390162|1l|p|7|tj|e|30|273.458|289.18|c435279|p559857|697776|710420|779352
103310573|1l|p|7|10i|e|45|273.691|289.31|c434368|p557637|738596|845391|877931
103390209|1l|p|1s|7w|s|30|448.134|470.37|c44588|p47844|53031|54351|51466
103310397|1l|p|27|bu|s|10|||||c279887|295473|299345
103390122|1l|p|27|17f|s|15|308.315|327.21|c238711|p279770|288500|121747|112189
103310528|1l|p|27|18f|d|40|411.726|413.66|c17314|p17187|19290|24189|21285
103310555|1l|p|27|os|z|30|375.465|399.63|c15675|p22989|22869|26275|29440
103390121|1l|p|27|15t|z|50|396.983|420.29|c6297|p9224|10500|14344|20369
103310467|1l|p|27|qv|e|30|345.090|355.51|c133102|p139838|138110|150367|169420
103310282|1l|p|27|va|e|40|355.135|369.78|c98343|p111353|122372|117766|134903
103310494|1l|p|27|y2|z|40|343.713|373.12|c40914|p71261|44640|39915|45599
103390230|1l|p|2f|0|z|20|213.284|237.07|c756497|p986841|724933
103310307|1l|p|2f|1d|e|25|242.471|250.49|c770874|p894763|994763|1022330|1005694
103310167|1l|p|2f|4v|s|20|281.522|288.88|c348594|p387133|418080|405766|417694
103310422|1l|p|2f|150|z|35|204.673|240.27|c729006|p1045417
103310607|1l|p|2f|bj|e|30|238.765|248.78|c788710|p938647|997682|1077078|1077965
103310413|1l|p|2f|fr|z|25|221.607|238.27|c746285|p921941|966707|998456|1263727
103310149|1l|p|2f|ja|s|20|301.600|317.86|c261552|p302926|334758|335927|346225
103310122|1l|p|2f|lo|s|40|293.165|301.04|c308334|p335118|358208|328992|338961
103390196|1l|p|2f|q6|e|50|353.941|359.00|c123904|p114557|116547|122935|131047
103310485|1l|p|2f|ug|e|40|258.702|267.06|c611219|p709520|753019|916024|850442
103310404|1l|p|2f|vl|z|30|289.569|305.57|c245595|p312522|349114|552412|531426
103310219|1l|p|2f|xs|z|30|294.214|312.87|c209667|p281442|236060|387895|372968
103310537|1l|p|8r|16p|z|108|265.276|292.73|c316997|p512038|395488|489141|314439
103390197|1l|p|8r|16w|z|12|264.808|278.91|c408749|p516395|442078|553912|508886
103310201|1l|p|97|1b5|e|50|288.840|306.01|c329602|p427801|641712|748985|788646
103310546|1l|p|97|s0|e|45|280.622|299.43|c368169|p495601|630865|730153|658837
103310458|1l|p|97|su|e|40|260.132|274.12|c550431|p694202|836135|935389|753851
103390163|1l|p|97|zp|e|75|275.267|298.01|c376831|p543145|706242|784442|804962
103310449|1l|p|97|14e|e|70|349.135|361.53|c117458|p127841|145186|158668|195386
103310176|1l|p|51|3f|s|95|384.689|370.95|c156272|p118559|108783|81487|90263
103390199|1l|p|51|3o|s|65|410.286|399.64|c117374|p86808|81654|68307|80766
103310519|1l|p|51|52|s|20|310.764|329.36|c233776|p271870|298086|295087|292605
103310185|1l|p|51|93|s|70|363.760|395.06|c123063|p149523|183666|184741|214035
103310131|1l|p|51|9z|s|65|363.839|384.61|c136569|p149362|163816|155749|196359
103390166|1l|p|51|194|s|20|321.517|340.13|c210533|p240066|290019|299505|297605
103310291|1l|p|51|kw|s|60|348.469|371.54|c155344|p177306|220859|228916|267185
103310476|1l|p|51|mp|s|65|342.931|362.28|c169859|p188431|212624|213087|249136
103390168|1l|p|5h|1s|s|25|261.525|262.71|c460481|p504880|554478|531227|579163
103310016|1l|p|5h|p2|s|30|273.983|281.94|c374226|p426816|448561|444734|496098
103310025|1l|p|5h|p3|s|40|297.104|312.00|c276786|p319609|344751|350426|350982
103310034|1l|p|5h|ps|s|35|269.985|276.33|c397150|p449970|512923|501814|517152
103310582|1l|p|61|hp|s|150|355.712|386.84|c133546|p163581|190305|195828|192203
103310591|1l|p|61|u7|e|30|287.993|310.11|c307303|p434296|601455|738474|497965
103390216|1l|p|5u|ff|z|30|323.022|333.47|c128825|p133278|160385|151147|221669
103310361|1l|p|5u|n7|s|28|326.701|339.92|c210962|p226100|249179|249563|249876
103390115|1l|p|5u|qm|z|50|288.419|304.08|c253389|p320470|439424|483936|415191
103390125|1l|p|5u|x2|z|40|254.760|273.86|c445755|p612259|635801|797393|679133
103390102|1l|p|6k|us|e|50|252.519|||c778079
103310097|1l|p|7g|y8|s|140|484.000|502.88|c17586|p19814|22314|22873|23680
103390272|1l|p|75|dk|z|45|339.893|355.33|c70848|p80689
103390279|1l|p|75|xj|e|40|246.177|261.22|c665075|p851295
103310501|1l|p|85|4m|s|30|276.554|290.63|c342447|p412765|470811|474237|428925
103390126|1l|p|85|5l|s|30|269.929|281.82|c374661|p450303|477762|477375|503503
103390200|1l|p|85|wc|s|30|249.592|||c600311|656703|644226|730313
103390244|1l|p|85|wd|s|1
103390127|1l|p|85|vy|s|25|251.994|258.82|c481044|p579190|600346|590742|559519
103490617|1m|2h|s|3o|s|120|469.886|470.38|c44578|p29487
103490624|1m|2h|s|3s|s|1|330.531|||c216458
103490575|1m|2h|x|16p|z|63|317.299|335.30|c123078|p156478|176500
103490582|1m|2h|x|16w|z|7|296.095|311.58|c215514|p269332|307425
103490364|1m|2h|8f|xj|e|80|299.824|307.96|c318806|p349532|446376|499145|506562
103490442|1m|2h|8f|x6|d|55|393.094|399.65|c22464|p24350|27841|30940|30003
103410015|1m|2h|1q|6z|s|120|478.769|494.33|c23991|p23105|23389|22516|20486
103410024|1m|2h|1s|7w|s|75|459.527|479.83|c36108|p37783|42549|42885|39880
103410033|1m|2h|1u|k|d|65|412.389|414.58|c17003|p16948|20621|21054|23525
103490362|1m|2h|1u|m|d|65|427.011|424.27|c14003|p12124|13312|15239|17248
103410042|1m|2h|1u|t|d|60|435.093|433.79|c11173|p9852|10910|12823|13909
103410069|1m|2h|1u|5v|z|40|342.639|358.38|c64670|p73796|88655|94430|104149
103410078|1m|2h|1u|bj|e|35|306.799|308.60|c315454|p305863|368378|389396|401731
103410978|1m|2h|1u|bo|e|1|272.409|||c569708|385720|1043669|464507
103410087|1m|2h|1u|17u|d|80|444.249|438.42|c10032|p7712|8432|10794|10793
103490363|1m|2h|1u|181|d|70|457.632|447.94|c7886|p5276|5791|7101|7256
103410748|1m|2h|1u|jw|e|30|291.923|295.29|c394138|p404490|447822|565126|535434
103410757|1m|2h|1u|q5|e|30|278.786|282.86|c481404|p511541|545510|746237|723105
103410096|1m|2h|1u|q6|e|50|412.111|421.45|c18265|p18557|21552|13730|18751
103410103|1m|2h|1u|rr|z|30|342.283|359.04|c63427|p74707|113323|153351|179007
103410112|1m|2h|1u|ug|e|40|329.406|333.17|c203397|p195355|216013|244318|249091
103410121|1m|2h|1u|vl|z|30|384.991|400.62|c15065|p15491|21268|60417|64033
103490589|1m|2h|1u|vq|z|1|341.393|303.40|c257059|p76904|459864
103410139|1m|2h|1u|xs|z|30|361.166|378.73|c33952|p39278|34210|61005|69814
103410148|1m|2h|27|3x|s|20|321.302|320.20|c255682|p240688|243603|232067|295581
103410775|1m|2h|27|bu|s|25|303.758|314.12|c271227|c295320|298274|183216|180530
103410157|1m|2h|27|os|z|30|397.851|418.56|c6821|p8886|9088|8356|11502
103410915|1m|2h|27|15t|z|50|420.181|439.19|c2580|p3043|3230|3354|5203
103410166|1m|2h|27|qv|e|40|381.439|394.54|c51202|p55464|66150|63391|77752
103410175|1m|2h|27|va|e|40|384.067|397.12|c47151|p51303|66637|55869|74895
103410615|1m|2h|27|u4|z|50|352.408|373.02|c41057|p53379|46828|48574|54930
103410784|1m|2h|27|y2|z|30|384.170|402.53|c13911|p16007|13514|14997|18687
103410184|1m|2h|2d|1o|s|55|311.384|315.12|c268586|p269934|277858|278676|308398
103410193|1m|2h|2d|4t|s|40|356.820|372.28|c154199|p161524|185124|193739|213259
103410872|1m|2h|2d|4u|s|1|312.147|288.51|c349953|p267429|222678|502048|162397
103410209|1m|2h|2d|4v|s|90|323.539|338.86|c213046|p234598|253788|273041|286513
103410218|1m|2h|2d|ch|s|50|329.813|342.25|c206163|p218235|229957|254536|301383
103410227|1m|2h|2d|1a1|s|80|380.848|395.09|c123027|p123833|137339|140501|220791
103490631|1m|2h|2d|1a4|s|2|244.580|||c647874
103410236|1m|2h|2d|ja|s|50|371.671|391.57|c127523|p137042|159395|191575|232901
103410245|1m|2h|2d|lo|s|80|372.657|377.84|c145926|p135590|139452|133084|148797
103490164|1m|2h|3b|ff|z|65|377.551|386.16|c26191|p21107|22929|25976|31188
103410793|1m|2h|3t|hp|s|250|400.419|428.79|c84781|p98487|108126|108710|108774
103490638|1m|2h|8o|16g|e|70|371.586|386.62|c64591|p73681
103410263|1m|2h|8o|1b5|e|60|368.208|383.76|c69947|p80628|122357|148173|173749
103410272|1m|2h|8o|10i|e|50|362.614|377.58|c81855|p93067|127403|135027|159585
103410306|1m|2h|8u|dv|z|40|353.247|365.89|c51424|p51887|96695|99022|95747
103410315|1m|2h|8u|ge|z|40|365.934|385.09|c27240|p32969|64565|70567|64500
103410324|1m|2h|8u|qm|z|40|375.408|392.35|c20834|p23039|45732|46926|45375
103410624|1m|2h|8u|r4|z|75|355.649|371.02|c43739|p47735|69444|72353|71490
103490645|1m|2h|50|ah|s|20|368.560|380.52|c142114|p141875
103490273|1m|2h|50|nh|e|40|314.035|324.36|c238815|p265791|256051|271110|296356
103490477|1m|2h|51|5g|s|70|426.573|441.23|c72127|p68963|74300|74887|86011
103490484|1m|2h|51|6f|s|30|306.848|314.09|c271308|p284649|279894|268086|293358
103490491|1m|2h|51|9b|s|50|466.658|483.51|c32907|p31952|34888|32738|41851
103490498|1m|2h|51|fx|s|60|384.977|402.19|c114228|p118207|136962|154005|178511
103490533|1m|2h|51|fw|s|5|||||c267140
103490505|1m|2h|51|19c|s|40|404.024|422.71|c91084|p93997|103397|118015|137143
103490603|1m|2h|51|19f|s|1|||||p166709
103410396|1m|2h|51|jl|s|70|443.948|461.88|c52456|p51706|55647|56026|64186
103490512|1m|2h|51|l4|s|70|453.612|471.97|c43113|p42857|48351|48484|58784
103490519|1m|2h|51|wn|s|85|348.893|357.19|c178263|p176510|177771|178309|198840
103490438|1m|2h|8i|15m|e|30|326.011|336.74|c190497|p209478|208377|223431|237686
103410942|1m|2h|61|2k|s|27|382.397|388.74|c131152|p121696|114414|111803|98262
103410951|1m|2h|61|7p|s|90|357.296|382.98|c138807|p160641|184502|186385|186766
103490365|1m|2h|61|cx|s|56|362.821|386.28|c134312|p151096|161884|153034|143329
103490456|1m|2h|61|oj|s|30|332.848|345.26|c200165|p211009|233757|229992|224166
103490049|1m|2h|6k|us|e|45|299.659|||c350590
103410606|1m|2h|6m|v4|s|65|277.321|285.30|c361691|p408602|431307|431777|449160
103410924|1m|2h|6m|v5|s|1|242.679|||p667384||669824
103410457|1m|2h|7g|y8|s|320|516.363|526.98|c4481|p5118|5290|5303|5159
103410633|1m|2h|85|1v|s|30|313.182|321.49|c252461|p264246|268377|277180|269473
103490610|1m|2h|85|1w|s|1|||||c747405
103410642|1m|2h|85|4m|s|30|340.059|360.56|c172584|p194689|188033|187064|182876
103410466|1m|2h|85|ps|s|25|321.964|328.81|c235050|p238858|274874|301604|308427
103410651|1m|2h|85|v9|s|25|263.716|268.75|c431172|p489960|514824|545501|571305
103410669|1m|2h|85|w0|e|40|305.077|318.50|c265165|p315981|349735|369890|362721
103410906|1m|2h|85|w5|s|30|302.271|311.02|c279520|p300551|313585|320170|337475
103410687|1m|2h|85|wf|s|25|275.818|285.30|c361691|p416732|441625|445828|459788
103410696|1m|2h|85|vy|s|40|294.431|304.35|c298373|p329954|337091|331524|322836
103410703|1m|2h|85|x4|s|35|286.861|295.17|c326835|p362215|357328|349277|353312
103410712|1m|2h|85|14s|s|45|273.112|281.94|c374226|p431623|452991|437052|443239
103410933|1m|2h|85|14t|s|1|||||p707612|968061|770168
103510014|1n|1a|1q|6z|s|70|470.724|488.80|c28418|p28860|33097|33151|32132
103510023|1n|1a|1s|7w|s|50|451.703|472.88|c42284|p44607|50727|51155|49251
103590350|1n|1a|1u|151|z|30|245.602|256.50|c587748|p701926|791315|934075|1040196
103510129|1n|1a|1u|15c|d|45|399.848|415.12|c16837|p21673|32582|35859|28344
103590351|1n|1a|1u|bd|d|30|161.559|188.28|c126452|p139755|149115|153330|121327
103510905|1n|1a|1u|bj|e|35|253.812|257.10|c704705|p763606|872140|956740|969951
103590346|1n|1a|1u|161|d|30|183.676|217.67|c111575|p134837|140735|122518|121486
103510147|1n|1a|1u|17o|d|70|399.794|404.69|c20565|p21694|25536|30408|28646
103510156|1n|1a|1u|ig|d|40|398.496|411.95|c17890|p22219|25033|28724|28756
103510174|1n|1a|1u|k0|d|40|384.935|399.40|c22562|p27827|33735|38104|35374
103510192|1n|1a|1u|rg|d|50|359.056|380.26|c30362|p39082|54892|60557|58383
103510208|1n|1a|1u|rr|z|25|275.791|292.77|c316777|p418859|502017|738669|781007
103510898|1n|1a|1u|ug|e|30|282.254|285.65|c460495|p481444|587620|709365|626858
103510217|1n|1a|1u|vl|z|30|325.121|338.15|c114493|p125540|152966|272779|270694
103510226|1n|1a|1u|xs|z|30|320.134|332.08|c133341|p144551|117239|164900|179725
103590184|1n|1a|1u|xz|z|45|252.999|272.20|c458055|p629455|679815|885837|886991
103510041|1n|1a|27|bu|s|35|302.742|309.06|c284847|c298871|296342|242135|228199
103510059|1n|1a|27|17f|s|50|326.608|339.19|c212363|p226330|219411|76605|74947
103510068|1n|1a|27|18a|d|40|424.547|427.59|c12934|p12950|14009|18399|17777
103590453|1n|1a|27|os|z|42|385.471|407.66|c11257|p15155|14180|16590|20064
103510774|1n|1a|27|qv|e|45|353.588|363.03|c113765|p115428|106034|102976|119351
103510077|1n|1a|27|va|e|45|370.577|384.39|c68738|p75733|85334|74118|93710
103510086|1n|1a|27|u4|z|50|334.524|357.25|c66976|p95115|75336|66173|71954
103510095|1n|1a|27|y2|z|50|362.539|383.68|c28626|p37403|28365|30176|31248
103510102|1n|1a|2d|1o|s|40|280.770|279.97|c381889|p390779|412222|405074|434903
103510111|1n|1a|2d|4v|s|30|280.328|285.60|c360555|p393023|411689|356864|396923
103510138|1n|1a|2d|ch|s|20|282.346|289.27|c347272|p383281|428700|378667|442699
103510165|1n|1a|2d|ja|s|33|291.622|306.49|c292086|p341585|361480|331822|342500
103510183|1n|1a|2d|lo|s|60|298.476|305.61|c294691|p314439|315373|288828|308594
103590548|1n|1a|3s|gx|s|40|416.691|449.89|c63772|p79722
103511075|1n|1a|3s|h5|e|75|338.378|350.25|c147880|p161919|205432|259024|273666
103590343|1n|1a|3s|11g|s|65|425.103|454.34|c59578|p70529|90387|99525|114367
103511109|1n|1a|3s|11m|s|65|456.901|477.78|c37936|p39976|46419|49425|55411
103590276|1n|1a|3s|11p|s|3|||||p213938|258900|131694
103590454|1n|1a|3s|113|s|45|380.841|393.92|c124533|p123846|137662|147688|150276
103590478|1n|1a|3s|114|s|3|||||p207030
103510235|1n|1a|3w|i5|e|100|414.405|428.82|c13088|p16883|35752|24202|30052
103590555|1n|1a|8o|167|e|80|292.557|305.68|c331352|p399946
103590562|1n|1a|8o|1b5|e|90|305.214|318.04|c267289|p315129
103510262|1n|1a|8o|la|e|70|297.349|311.71|c298718|p366096|517025|554302|527819
103510862|1n|1a|8o|td|e|50|304.881|313.09|c291550|p317238|425821|399954|409664
103590455|1n|1a|8o|10o|e|40|321.849|335.31|c195586|p227747|320432|361444|412688
103510271|1n|1a|8r|16p|z|148|297.533|317.29|c189966|p260220|208328|223371|167193
103590569|1n|1a|8r|16v|z|2
103590456|1n|1a|8r|16w|z|17|282.694|301.12|c269217|p363183|262905|596003|478631
103510289|1n|1a|8u|dv|z|40|281.687|296.95|c292625|p371005|560784|617438|533086
103510677|1n|1a|8u|ge|z|40|299.733|321.05|c174132|p246692|381769|439728|369645
103510298|1n|1a|8u|qm|z|40|298.318|315.89|c195996|p255279|430558|487231|371519
103510305|1n|1a|4u|n7|s|70|337.446|347.86|c195252|p200423|226984|225064|209648
103510314|1n|1a|4u|1bv|s|30|269.913|276.15|c397925|p450410|518264|559608|591723
103590576|1n|1a|51|3f|s|90|412.669|401.65|c114920|p84175
103510686|1n|1a|51|52|s|30|310.912|329.26|c233995|p271456|298587|292673|299845
103510332|1n|1a|51|157|s|10|302.774|304.01|c299427|c298757|293152|195580|258547
103510341|1n|1a|51|93|s|60|400.691|433.07|c80414|p98121|121487|109565|122411
103510359|1n|1a|51|9z|s|90|371.377|393.85|c124620|p137502|151383|143253|169899
103510914|1n|1a|51|aq|s|45|315.538|328.03|c236839|p257071|296066|298280|299612
103590471|1n|1a|51|ax|s|35|333.348|347.01|c196851|p209819|243780|242465|285826
103510368|1n|1a|51|fs|s|10|306.046|326.68|c239918|p287321|299381|295055|288111
103510765|1n|1a|51|gp|s|10|304.285|321.82|c251647|p293426|295811|290395|296691
103510377|1n|1a|51|194|s|45|323.426|337.39|c216097|p234888|271140|298755|299720
103510395|1n|1a|51|kw|s|90|360.708|395.37|c122711|p154725|191512|197346|219734
103590583|1n|1a|51|l4|s|30|390.446|425.94|c87702|p110886
103510729|1n|1a|51|mp|s|65|347.605|366.73|c162766|p178963|198617|188239|210600
103590534|1n|1a|51|n1|s|20|330.848|355.91|c180502|p215703|251469
103510402|1n|1a|51|wk|s|10|310.951|315.63|c267240|p271336|293773|275976|299969
103590464|1n|1a|51|13m|s|65|419.211|396.37|c121485|p76895|64597|50318|59629
103590590|1n|1a|51|13q|s|1
103510826|1n|1a|61|2k|s|27|330.275|348.75|c193599|p217103|223384|243997|203411
103510835|1n|1a|61|hp|s|160|389.080|419.20|c94987|p112691|132374|139599|138666
103590057|1n|1a|6k|us|e|50|260.893|||c686300
103510411|1n|1a|7g|y8|s|280|495.944|511.30|c12073|p12983|14136|14836|15121
103590597|1n|1a|75|dk|z|25|351.688|370.65|c44326|p54645
103510923|1n|1a|75|xj|e|30|271.438|282.90|c481096|p578867|678910|722434|726851
103590181|1n|1a|75|x6|d|60|336.995|349.72|c43247|p49097|57431|63998|56734
103510429|1n|1a|7t|124|s|80|395.195|424.60|c89090|p104800|122640|114951|97765
103590499|1n|1a|85|1v|s|30|265.020|273.88|c407722|p481215|498101|488641|504489
103590520|1n|1a|85|4m|s|30|293.781|309.73|c282913|p332643|335169|346813|333802
103590492|1n|1a|85|5l|s|30|276.582|286.08|c358779|p412620|432798|443069|430942
103590485|1n|1a|85|wc|s|20|255.078|255.01|c502808|p553642|591269|582524|604726
103590506|1n|1a|85|vy|s|30|266.783|276.64|c395816|p469812|476251|486292|518898
103590527|1n|1a|85|x4|s|25|257.952|263.15|c458217|p531066|552414|578867|599125
103590513|1n|1a|85|14s|s|20|254.821|257.17|c490140|p555716|573520|576132|550158
103690158|1o|s|b|gx|s|20|319.282|364.84|c165683|p246275|299949
103610349|1o|s|b|h5|e|60|300.483|314.42|c284850|p345125|449187|655130|728921
103690123|1o|s|b|119|s|20|345.358|403.93|c112102|p183375|250208|270921|317925
103690165|1o|s|b|11c|s|1
103690062|1o|s|1q|6z|s|40|461.177|477.87|c37841|p36398|44134|42752|42738
103610279|1o|s|1s|7w|s|60|444.374|466.64|c48005|p51327|58946|59593|58174
103610013|1o|s|27|bu|s|10|||||c272743|289646|299673
103610022|1o|s|27|17f|s|10|302.696|322.48|c250040|c299041|294903|129966|120193
103690063|1o|s|27|18f|d|40|395.357|398.51|c22921|p23440|28258|33978|27035
103610288|1o|s|27|os|z|42|372.071|394.57|c19162|p26171|25330|27170|30312
103610225|1o|s|27|qv|e|30|334.278|348.31|c153483|p176484|168099|175398|187063
103610031|1o|s|27|va|e|50|352.322|364.79|c109647|p118848|134852|127867|145439
103610049|1o|s|27|u4|z|40|309.534|324.05|c162194|p192604|177548|115294|123766
103610058|1o|s|27|y2|z|45|338.046|365.51|c52075|p85463|57216|45501|50614
103610182|1o|s|2f|4v|s|20|247.932|251.68|c523129|p615530|679192|537148|556625
103610313|1o|s|2f|5v|z|40|251.921|268.99|c482750|p640027|590532|532605|526751
103690172|1o|s|2f|181|d|30|354.549|||c41086|49636
103610164|1o|s|2f|ja|s|20|258.841|266.74|c440563|p524458|570772|480151|484720
103610067|1o|s|2f|lo|s|20|272.944|273.18|c410790|p432587|444532|381187|400236
103610358|1o|s|2f|ug|e|30|227.248|235.92|c926204|p1074578|1255652|1329718|1175259
103610216|1o|s|2f|vl|z|30|244.284|266.52|c503226|p714795|650823|800788|899479
103610076|1o|s|2f|xs|z|30|257.406|277.64|c417856|p586616|489062|627069|592469
103610085|1o|s|3w|i5|e|180|393.727|409.86|c29858|p37492|65343|50736|58874
103690089|1o|s|8o|c8|e|50|232.226|249.40|c782252|p1016029|1197200|1212836|1284079
103610137|1o|s|8o|167|e|40|230.810|245.46|c823216|p1032774|1274990|1284083|1391293
103610146|1o|s|8o|1b5|e|40|241.462|255.85|c716953|p906645|1187744|1175790|1225792
103610331|1o|s|8o|s0|e|45|265.660|278.57|c514466|p636302|781005|885259|873677
103610155|1o|s|8o|td|e|50|244.659|259.61|c680560|p869062|1171655|1082338|1062775
103610261|1o|s|8o|u7|e|30|271.769|293.78|c403931|p575717|740988|848701|594664
103610207|1o|s|8r|16p|z|148|225.854|244.13|c695125|p886003|716495|750320|419380
103690102|1o|s|8r|16w|z|17|245.871|248.90|c652662|p699310|575381|747020|855312
103690088|1o|s|48|dk|z|45|306.919|316.31|c194196|p206233|236587|209498|202747
103690109|1o|s|56|3f|s|75|319.785|316.78|c264316|p244800|251900|182713|221699
103690116|1o|s|56|93|s|15|308.179|333.33|c224774|p280281|298947|297180|296745
103690179|1o|s|56|194|s|10|302.574|316.12|c265981|c299474|257267
103610243|1o|s|56|kw|s|10|303.838|330.69|c230723|p295047|299571|289643|295545
103610367|1o|s|61|2k|s|27|288.546|300.35|c310433|p354709|372368|390784|338396
103610376|1o|s|61|hp|s|100|353.455|383.51|c138091|p167696|199564|200962|193613
103690105|1o|s|6k|us|e|45|219.703|||c1160132
103610101|1o|s|7g|y8|s|150|476.102|497.58|c21428|p24989|28414|29192|30002
103710084|1p|t|1u|bj|e|25|222.426|232.29|c965803|p1129584|1178329|1327009|1333486
103730107|1p|t|1u|17u|d|60|352.796|366.74|c36016|p41890|47928|54123|46125
103730105|1p|t|1u|q6|e|50|343.934|350.79|c146361|p143480|135697|149538|150050
103710075|1p|t|1u|vl|z|30|258.275|283.11|c379317|p578108|499127|754000|782968
103710093|1p|t|1u|xs|z|30|275.758|286.62|c355219|p419133|375756|534986|446064
103710021|1p|t|2d|lo|s|30|269.515|276.06|c398291|p452796|521723|384602|402901
103710039|1p|t|2d|nm|s|40|272.218|278.23|c388999|p436728|458673|458396|462402
103710048|1p|t|8o|167|e|60|241.400|257.55|c700270|p907410|1122754|1121024|1097782
103710057|1p|t|8o|1b5|e|50|251.800|265.99|c620909|p786263|1009705|1054305|1021363
103710118|1p|t|53|3f|s|75|352.963|350.44|c190435|p168668|163303|136456|170410
103730109|1p|t|53|3o|s|40|372.437|368.57|c159937|p135915|121947|97845|113069
103710109|1p|t|53|93|s|50|330.246|355.52|c181196|p217177|256494|267326|299997
103730108|1p|t|53|9z|s|35|323.119|347.17|c196545|p235710|263683|279164|299672
103730132|1p|t|53|hf|s|35|360.403|382.28|c139709|p155276|174856|176809
103730160|1p|t|53|hg|s|2
103710066|1p|t|53|194|s|10|308.241|323.20|c248292|p280057|298618|292063|298581
103710012|1p|t|53|kw|s|25|319.343|344.10|c202415|p246086|292639|299754|293807
103730139|1p|t|53|n7|s|10|318.484|322.60|c249779|c248465||247857
103730146|1p|t|61|1|s|30|256.450|261.71|c465474|p542501|558846|587010
103730110|1p|t|61|2k|s|27|296.132|304.43|c298136|p323237|351212|344541|313899
103730118|1p|t|61|cx|s|35|304.815|321.40|c252696|p291549|322580|312790|297939
103730111|1p|t|61|hp|s|60|356.956|388.94|c130873|p161247|187608|191520|191076
103810435|1q|u|1q|6z|s|60|473.756|491.98|c25804|p26656|30038|29643|27379
103810029|1q|u|27|bu|s|30|302.702|304.34|c298402|c299015|290008|197010|190220
103810038|1q|u|27|17f|s|50|323.764|345.25|c200187|p233959|279483|80021|73651
103890309|1q|u|27|18a|d|40|442.615|443.44|c8864|p8079
103810498|1q|u|27|os|z|40|389.987|412.39|c9215|p12528|12299|13415|17004
103810577|1q|u|27|15t|z|50|412.691|434.24|c3275|p4434|4956|7520|11512
103810374|1q|u|27|qv|e|30|372.949|380.82|c75459|p70919|85235|83538|102231
103810047|1q|u|27|va|e|45|376.745|389.39|c59802|p63840|76410|71204|91106
103890127|1q|u|27|u4|z|45|342.875|367.75|c48561|p73243|59657|58112|62021
103810056|1q|u|2d|4v|s|30|312.559|327.37|c238369|p266168|281322|272300|292422
103810065|1q|u|2d|ch|s|35|300.379|314.36|c270577|p307344|320382|306560|341352
103810074|1q|u|2d|1a1|s|50|361.799|360.67|c172411|p152787|177057|182740|279854
103810092|1q|u|2d|ja|s|30|352.672|370.56|c156902|p169191|190970|215719|254777
103890170|1q|u|2d|m3|s|75|355.916|345.94|c198885|p163206|161964|154518|199600
103890226|1q|u|3w|i5|e|70|422.810|437.15|c8853|p11550|21451|13166|19178
103810135|1q|u|8o|167|e|75|329.114|344.87|c163767|p196484|297024|373214|404891
103810144|1q|u|8o|1b5|e|40|336.908|352.42|c141669|p166997|247859|290644|333205
103810153|1q|u|8o|la|e|50|324.446|341.44|c174674|p216120|327467|375640|386126
103810489|1q|u|8o|td|e|50|335.447|346.22|c159652|p172228|222759|215112|231410
103810162|1q|u|8o|10i|e|40|345.033|355.16|c134099|p140023|188721|207234|241743
103810444|1q|u|8r|16p|z|119|304.088|323.16|c165673|p221604|182120|196099|151310
103890227|1q|u|8r|16w|z|13|291.917|309.97|c223161|p296493|239413|491806|446787
103810083|1q|u|8x|iz|d|60|382.768|388.12|c27104|p28749|32478|35256|33800
103890253|1q|u|8x|q6|e|50|387.924|396.80|c47663|p45468|56156|48456|63701
103810117|1q|u|8x|vl|z|30|342.452|357.14|c67203|p74269|90469|146479|155598
103810126|1q|u|8x|xs|z|30|336.419|352.23|c77402|p89753|75458|110865|118134
103810171|1q|u|56|3f|s|105|446.922|447.61|c66004|p48904|39669|28518|33033
103810189|1q|u|56|9b|s|70|448.985|471.42|c43644|p47130|52381|46835|53349
103810198|1q|u|56|9z|s|105|433.386|452.59|c61254|p61962|64969|59641|68909
103810559|1q|u|56|a5|s|2|356.546|||c162048|265209|278213|170079
103810205|1q|u|56|194|s|50|361.705|382.79|c139048|p152967|183214|209272|234499
103810214|1q|u|56|im|s|20|312.807|328.39|c236052|p265397
103810223|1q|u|56|jh|s|65|419.153|440.31|c73035|p76956|87919|94154|120045
103810232|1q|u|56|kt|s|30|329.020|345.24|c200208|p220179|254522|263636|297708
103890288|1q|u|56|ku|s|1
103810241|1q|u|56|kw|s|90|427.110|451.64|c62182|p68391|79599|79469|95883
103890260|1q|u|56|l1|s|1
103810259|1q|u|56|n1|s|65|382.432|407.98|c107420|p121636|136445|138961|168945
103810268|1q|u|56|n7|s|70|381.563|389.47|c130172|p122810|124833|125139|128525
103890229|1q|u|56|11q|s|65|479.045|496.97|c21905|p22916|23783|25556|35682
103890316|1q|u|56|13m|s|20|441.885|444.30|c69221|p53689
103810586|1q|u|61|7p|s|70|355.196|379.46|c143651|p164500|192845|192796|192953
103810595|1q|u|61|hp|s|100|404.513|436.18|c77251|p93442|109328|112635|117508
103810602|1q|u|61|s0|e|30|316.523|332.44|c206163|p253044|319088|340175|356643
103890246|1q|u|5s|ah|s|40|353.386|363.02|c168630|p167826|176808|171144|210776
103810541|1q|u|5s|ff|z|75|356.968|364.03|c54533|p45621|57131|64863|73467
103810277|1q|u|7g|y8|s|260|505.236|518.75|c8003|p8855|9627|9449|9880
103890042|1q|u|75|dk|z|55|380.211|392.24|c20935|p18925|26006|25850|25383
103810532|1q|u|75|xj|e|65|290.329|301.15|c357664|p416497|492899|543889|524722
103810408|1q|u|85|1v|s|20|291.261|302.92|c302664|p343103|346296|371832|355905
103890239|1q|u|85|4m|s|30|313.871|337.29|c216290|p262125|275738|291546|300755
103890230|1q|u|85|fs|s|25|349.605|366.40|c163266|p175114|189111|190779|224457
103810453|1q|u|85|wc|s|25|280.954|291.05|c341019|p389826|413626|447246|457528
103810383|1q|u|85|vy|s|25|286.497|293.99|c330811|p363855|365807|399173|383809
103810417|1q|u|85|14s|s|20|271.028|275.29|c401609|p443730|456554|482382|471391
112490580|1r|u|s|2z|s|30|393.324|382.12|c139942|p107137
112490587|1r|u|s|4h|s|30|410.136|387.81|c132316|p86971
112490594|1r|u|s|4k|s|1|234.675|242.14|c587351|p755733
112490601|1r|u|s|12u|s|30|424.699|432.92|c80572|p70989
112410201|1r|u|2d|4v|s|40|303.246|314.52|c270168|p297086|309023|308489|335370
112410219|1r|u|2d|ch|s|30|307.529|323.87|c246704|p282393|316037|309466|343442
112410228|1r|u|2d|1a1|s|35|380.416|387.97|c132116|p124391|141611|159766|263739
112410237|1r|u|2d|ja|s|40|342.971|365.41|c164805|p188339|218594|240276|293351
112410246|1r|u|2d|lo|s|40|352.349|360.50|c172680|p169805|181477|178095|220615
112410979|1r|u|3s|gx|s|40|438.635|468.56|c46226|p56784|73409|80614|94435
112411289|1r|u|3s|h1|s|3|250.542|247.89|c547471|p591867
112490510|1r|u|3s|hh|s|20|478.229|497.04|c21849|p23441|28664
112411314|1r|u|3s|h5|e|60|371.296|386.98|c63985|p74266|109033|138867|165715
112490517|1r|u|3s|h9|e|3|254.685|||c753870|150665
112410952|1r|u|3s|py|s|5|529.125|532.26|c2850|p2090|2519|1632|2457
112490448|1r|u|3s|11g|s|65|444.130|470.93|c44081|p51551|61002|68975|75211
112490449|1r|u|3s|11j|s|3|242.143|282.93|c370528|p672929|380548|586783|74559
112410467|1r|u|4x|ah|s|80|360.811|369.20|c159006|p154533|163235|160093|180693
112410934|1r|u|4x|1ae|s|21|351.387|358.39|c176198|p171622|177719|170017|192646
112410449|1r|u|4x|n7|s|30|397.725|407.17|c108350|p101726|100389|99035|110814
112490468|1r|u|4x|wq|e|75|292.937|301.56|c355216|p397107|439788|578671
112410379|1r|u|51|3o|s|95|458.112|460.30|c53957|p39003|27595|18459|21514
112490453|1r|u|51|3s|s|3||318.94|c258816||p139833|87106|96474
112410388|1r|u|51|157|s|30|329.095|346.75|c197340|p219982|275586|298665|299940
112411183|1r|u|51|158|s|1
112410397|1r|u|51|9b|s|60|455.357|477.77|c37946|p41319|45792|41325|48794
112411032|1r|u|51|9z|s|45|449.047|468.49|c46296|p47064|48803|47844|56487
112411041|1r|u|51|194|s|35|372.825|392.06|c126883|p135348|160198|170838|210138
112411059|1r|u|51|jh|s|75|428.193|449.37|c64288|p67245|79830|84992|105245
112411298|1r|u|51|kw|s|35|442.667|467.28|c47401|p52949|63672|64807|84679
112410431|1r|u|51|lg|s|75|392.498|421.29|c92729|p108202|126994|133345|162584
112490524|1r|u|51|11q|s|20|491.157|510.56|c12547|p15461|19705
112411077|1r|u|6k|us|e|50|278.350|||c515412||453205|437713
201490083|1s|2g|27|1b|d|21|180.382|140.28|c132768|c135921|141054|153719|86471
201490082|1s|2g|27|1c|d|4|376.894|386.62|c27732|p31190|36174|12471|19658
201410629|1s|2g|27|ou|z|51|292.746|295.74|c299595|c290956|201671|236787|93857
201410611|1s|2g|27|ov|z|8|382.160|408.69|c10820|p17380|18561|20324|20911
201490213|1s|2g|27|15u|z|22|343.072|335.99|c120908|p72789|74837
201490108|1s|2g|27|15w|z|7|403.544|427.17|c4667|p6848|8075|9895|13522
201490206|1s|2g|27|15y|z|20|313.725|297.95|c286934|p172405|189181
201410541|1s|2g|27|qw|e|34|311.073|314.06|c286672|c281749|298973|298115|299447
201410532|1s|2g|27|qx|e|5|360.211|374.11|c89108|p98716|108050|104698|124607
201410586|1s|2g|27|y4|z|42|293.446|304.15|c253011|c286371|285071|213659|248463
201410577|1s|2g|27|y5|z|7|347.376|385.20|c27121|p63112|25016|25454|25158
201490136|1s|2g|3w|i7|e|127|354.967|369.95|c97968|p111768|116272|94175
201410295|1s|2g|3w|i8|e|20|410.535|430.53|c12079|p19790|33437|19536|25407
201490535|1s|2g|8o|16h|e|25|215.784|190.59|c1343280|c1202668
201490528|1s|2g|8o|16j|e|4|341.041|359.11|c123619|p152811
201490094|1s|2g|8o|1bg|e|34|210.928|173.55|c1406983|p1253241|1393999|1793294|739853
201490093|1s|2g|8o|1bi|e|5|343.085|362.62|c114735|p146152|183736|200046|251459
201490143|1s|2g|8o|tz|e|34|213.697|248.30|c793734|c1224788|1638052|1301950
201490095|1s|2g|8o|u1|e|5|345.286|363.51|c112615|p139229|173954|163164|238741
201490227|1s|2g|8o|14n|e|25|286.744|207.04|c1223465|p444373|608860
201490220|1s|2g|8o|14o|e|4|386.026|404.35|c36826|p48260|74352
201490157|1s|2g|8x|41|e|5|218.250|232.67|c961617|c1176170|1511171|1693981
201410453|1s|2g|8x|42|e|24|280.704|294.61|c398533|p494846|513874|529384|569976
201490241|1s|2g|8x|h6|e|51|175.955|||c1480546|1153173
201490234|1s|2g|8x|h8|e|8|342.208|||c148892|190467
201490092|1s|2g|8x|183|d|42|163.184|194.11|c124151|c139532|149511|56597|49289
201490091|1s|2g|8x|184|d|7|424.555|421.34|c14911|p12947|12706|10122|15782
201490248|1s|2g|8x|q7|e|40|200.006|175.71|c1402722|c1354107|1141657
201410144|1s|2g|8x|q9|e|12|366.850|379.50|c78035|p83570|84579|69764|78385
201410135|1s|2g|8x|qa|e|36|181.644|172.47|c1408704|c1464930|1401035|1439714|497815
201410038|1s|2g|8x|vm|z|21|207.498|192.16|c1032668|c1027167|1333348|1457370|493574
201410029|1s|2g|8x|vp|z|4|366.775|384.82|c27499|p31961|31580|57972|56837
201410056|1s|2g|8x|xt|z|21|218.359|303.04|c258975|c948093|1117674||489950
201410065|1s|2g|8x|xv|z|4|351.885|371.72|c42778|p54296|48337|64900|76462
201410505|1s|2g|93|19r|z|89|178.797|||c1155854|1400149
201410232|1s|2g|93|19t|z|14|367.039|381.66|c30728|p31643|31527|36656|35884
201410189|1s|2g|51|3h|s|42|306.177|||c286901|223323|114258|117999
201410171|1s|2g|51|3j|s|7|415.932|||c80551|81928|45823|48939
201410665|1s|2g|51|95|s|30|302.507|||c299715|288873|272420|236964
201410656|1s|2g|51|97|s|4|409.178|||c88060|94925|85827|88918
201410214|1s|2g|51|196|s|21|303.113|||c297558|237469|293399
201410205|1s|2g|51|198|s|4|364.721|||c147946|181096|218315|258954
201490269|1s|2g|51|132|s|34|303.915|304.14|c299025|c294747|295705
201490255|1s|2g|51|133|s|5|433.906|449.72|c63943|p61412|50076
201490099|1s|2g|51|13o|s|42|302.638|309.04|c284902|c299247|279670|117672|130158
201490098|1s|2g|51|13p|s|7|406.279|407.70|c107739|p91344|107952|48356|50172
201490290|1s|2g|5u|f4|e|51|179.519|187.09|c1360252|c1471510|1228814
201490276|1s|2g|5u|f5|e|8|333.014|340.56|c177509|p181074|161329
201490311|1s|2g|5u|1af|s|38|197.519|||c1174076|1015083
201490297|1s|2g|5u|1ah|s|6|346.525|||c181088|189547
201490325|1s|2g|5u|k8|e|20|212.895|206.72|c1226309|c1233149|1583699
201490318|1s|2g|5u|k9|e|9|291.417|313.48|c289550|p408315|469469
201490339|1s|2g|5u|nd|s|25|318.422|323.26|c248143|c248644|204434
201490332|1s|2g|5u|ne|s|4|392.400|406.73|c108849|p108333|128980
209010233|1t|2g|1s|7y|s|25|410.166|424.67|c89029|p86941|99832
209010156|1t|2g|1s|81|s|4|446.327|470.95|c44067|p49447|51356|55066|49789
209010240|1t|2g|1s|84|s|17|399.290|420.90|c93135|c99836|98558
209010219|1t|2g|1s|85|s|3|445.571|468.63|c46161|p50174|53130|55852
209010177|1t|2g|8p|8u|e|31|179.953|206.69|c1226578|c1470162|1044071|997571|976714
209010170|1t|2g|8p|8v|e|4|335.102|352.10|c142581|p173477|188165|170740|193187
209010075|1t|2g|8p|17v|d|54|191.294|189.74|c125899|c131678|97370|109633|93560
209010074|1t|2g|8p|17w|d|8|411.623|419.59|c15419|p17239|17551|20669|17925
209010254|1t|2g|8p|1bg|e|31|232.128|178.29|c1396009|p1017195|1081213
209010247|1t|2g|8p|1bi|e|4|348.979|362.64|c114687|p128293|166331
209010261|1t|2g|8p|q7|e|35|242.889|||c889872|852478
209010076|1t|2g|8p|q9|e|5|361.299|369.02|c100003|p96137|105316|100041|106982
209010268|1t|2g|8p|qc|e|48|169.883|||c1489303|1564317
209010135|1t|2g|8p|qe|e|7|355.843|368.85|c100419|p109549|99885|93824|115589
209010073|1t|2g|8p|tz|e|31|191.917|164.87|c1415235|c1413771|1330583|1204422|1072880
209010107|1t|2g|8p|u1|e|4|334.535|351.04|c145653|p175507|199849|191313|214464
209010296|1t|2g|8p|11w|s|25|196.006|||c1186029|296469
209010289|1t|2g|8p|11x|s|4|350.557|||c173240|90866
209010310|1t|2g|8p|14f|e|25|260.850|235.49|c930998|p686745
209010303|1t|2g|8p|14i|e|4|368.902|380.76|c75597|p79234
209010081|1t|2g|8p|14n|e|71|220.239|160.45|c1416973|p1154154|595872|626453|653120
209010080|1t|2g|8p|14o|e|10|371.955|385.42|c66762|p72924|74562|78477|96344
209010083|1t|2g|8u|g7|z|31|193.777|195.40|c1021255|c1103888|1382776|1020936|976228
209010082|1t|2g|8u|g9|z|4|362.034|379.38|c33219|p38069|51558|75841|78183
209010016|1t|2g|8u|qn|z|31|175.958|176.14|c1073404|p1161622|1313466|913676|801707
209010015|1t|2g|8u|qo|z|4|362.202|386.03|c26312|p37868|50431|38135|44707
209010054|1t|2g|8u|13z|z|31|244.079|204.89|c980651|p716751|1097953|692934|775869
209010053|1t|2g|8u|140|z|4|374.617|395.25|c18677|p23777|29414|31681|32160
209010324|1t|2g|4x|1as|e|39|263.980|196.77|c1303732|p653677
209010317|1t|2g|4x|1at|e|6|338.099|355.36|c133548|p162889
209010338|1t|2g|4x|1ax|e|29|245.343|184.18|c1374337|p860995
209010331|1t|2g|4x|1ay|e|4|344.063|352.89|c140326|p143031
209010345|1t|2g|4x|na|s|10|355.663|386.85|c133533|p163673
209010359|1t|2g|51|3q|s|48|312.214|||c267219
209010352|1t|2g|51|3r|s|7|414.555|||c82152
209010366|1t|2g|51|9e|s|10|391.645|||c109378
209010380|1t|2g|51|a9|s|17|308.557|||c278990
209010373|1t|2g|51|aa|s|3|406.007|||c91652
209010394|1t|2g|51|13o|s|42|305.610|||c288824
209010387|1t|2g|51|13p|s|6|398.896|||c100271
209010028|1t|2g|61|2m|s|34|226.313|183.55|c1060587|p856331|592964|589031|573567
209010027|1t|2g|61|2o|s|5|337.555|340.18|c210425|p200187|196045|217385|168520
209010090|1t|2g|61|6r|s|34|268.180|257.55|c488024|p460964|532678|644922|735743
209010089|1t|2g|61|6s|s|5|393.959|434.43|c78989|p106374|134368|151993|111633
209010059|1t|2g|61|7r|s|64|252.319|163.51|c1123079|p576376|574208|607113|640102
209010058|1t|2g|61|7u|s|10|336.318|361.87|c170521|p202935|227768|233203|233206
209010044|1t|2g|61|b6|s|25|174.708|190.11|c1018383|c1282351|1277281|781790|1183623
209010043|1t|2g|61|b8|s|3|328.106|351.76|c187964|p222538|257712|250485|254362
209010031|1t|2g|61|cz|s|25|241.541|203.22|c920901|p679208|680813|660487|670930
209010030|1t|2g|61|d1|s|4|325.696|349.28|c192618|p228715|244493|260842|200022
209010092|1t|2g|61|d5|s|31|190.202|193.49|c996733|c1226869|1171248|709493|700054
209010091|1t|2g|61|d6|s|4|331.042|351.11|c189164|p215229|236160|226379|198375
209010034|1t|2g|61|hr|s|72|278.787|270.25|c424268|p400891|410477|492068|545316
209010033|1t|2g|61|hu|s|11|358.383|391.53|c127572|p158690|169387|177613|165642
209010094|1t|2g|61|hy|s|48|251.062|151.88|c1133504|p587200|608471|592828|659709
209010093|1t|2g|61|hz|s|7|353.446|383.90|c137550|p167711|185271|181906|183737
209010042|1t|2g|6k|uu|e|51|166.429|||c1490672
209010072|1t|2g|6k|uv|e|8|297.996|||c361683
103910867|1u|r|1q|6z|s|60|464.398|482.36|c33867|p33783|40929|39867|39590
103990273|1u|r|1s|7w|s|30|446.013|467.79|c46921|p49762|56867|58069
103910028|1u|r|27|bu|s|10|308.420|||c279434|288969|275887|264031
103910037|1u|r|27|17f|s|40|310.458|326.42|c240522|p272802|289158|98037|84737
103990109|1u|r|27|18f|d|40|402.599|402.48|c21367|p20594|25297|29740|25364
103910443|1u|r|27|os|z|42|379.376|401.08|c14785|p19614|18732|19400|21727
103990110|1u|r|27|qv|e|50|337.508|350.65|c146737|p164968|153452|154219|164151
103910046|1u|r|27|va|e|50|362.009|376.16|c84763|p94501|110063|103113|119095
103910055|1u|r|27|u4|z|40|322.608|345.48|c93723|p134849|109839|76109|89702
103910064|1u|r|27|y2|z|50|352.639|377.17|c35795|p52936|37153|34760|39477
103910082|1u|r|2d|4v|s|24|257.896|262.25|c462779|p531516|556116|489144|479278
103990280|1u|r|2d|ch|s|16|260.013|267.00|c439365|p515799|540178|531444
103990287|1u|r|2d|1a1|s|25|279.173|282.47|c372257|p398966|456903|369466
103910125|1u|r|2d|ja|s|28|264.658|274.18|c406421|p483687|554385|451495|440808
103910134|1u|r|2d|lo|s|24|292.412|296.41|c322815|p338226|344850|312727|331612
103910919|1u|r|2d|nm|s|40|277.184|285.03|c362633|p409401|430678|413468|436642
103910928|1u|r|8o|14u|e|40|234.467|252.52|c750260|p989512|1220666|1183060|1138658
103910707|1u|r|8o|167|e|50|248.908|264.82|c631448|p819457|1049738|1056374|975362
103910601|1u|r|8o|1b5|e|50|262.814|272.59|c563124|p665892|906035|900469|949436
103990108|1u|r|8o|la|e|50|256.337|273.26|c557540|p735493|1055124|1023274|966286
103910628|1u|r|8o|td|e|50|267.956|284.06|c472332|p613011|812120|780402|851328
103910937|1u|r|8o|u7|e|30|290.107|308.66|c315120|p418144|559632|531772|518267
103990294|1u|r|8o|14e|e|40|336.874|346.12|c159941|p167115|182960|220932
103910716|1u|r|8r|16p|z|126|257.883|274.05|c444316|p581901|525057|412667|279253
103990239|1u|r|8r|16w|z|14|248.394|264.13|c523151|p674685|650867|753049|806045
103910725|1u|r|8u|dv|z|40|237.953|258.75|c568483|p775938|984917|847212|974881
103990153|1u|r|8u|ff|z|65|236.728|253.83|c610366|p787515|910038|806830|936336
103910479|1u|r|8u|ge|z|40|249.738|277.95|c415595|p661461|891832|809566|832396
103910188|1u|r|8u|qm|z|40|245.771|267.58|c494417|p700263|861562|761144|822495
103990357|1u|r|8x|k|d|55|284.624|319.13|c56774|p75171|91840
103990364|1u|r|8x|5v|z|30|280.860|300.50|c272575|p377402|348369
103990371|1u|r|8x|14x|z|65|221.088|248.05|c660277|p926154|979117
103990378|1u|r|8x|17o|d|70|361.308|373.28|c33212|p38060|46028
103990385|1u|r|8x|rr|z|25|238.269|262.00|c541101|p772912|995431
103990392|1u|r|8x|ug|e|30|253.383|259.17|c684876|p768402|815720
103990399|1u|r|8x|vl|z|24|277.456|302.70|c260799|p404862|354808
103990406|1u|r|8x|xs|z|24|294.163|308.02|c233018|p281758|236839
103910858|1u|r|4u|n7|s|16|318.118|322.71|c249543|c249513|249428|249211|247169
103910197|1u|r|51|3f|s|95|369.333|353.97|c183911|p140692|129579|102049|133969
103990308|1u|r|51|157|s|10||304.40|c298218|||c285899
103910213|1u|r|51|93|s|60|338.624|372.43|c153974|p197800|230499|224688|258799
103910222|1u|r|51|194|s|35|311.375|326.62|c240056|p269960|299834|298912|298748
103990241|1u|r|51|im|s|10||317.61|c262205||||c243660
103990315|1u|r|51|jh|s|15|305.258|328.92|c234782|p290020|299543|299799
103910258|1u|r|51|kw|s|35|323.969|345.86|c199026|p233387|274171|285915|297662
103910452|1u|r|51|mp|s|35|314.333|330.80|c230466|p260702|276648|271315|290167
103990322|1u|r|51|n1|s|10|302.664|308.40|c286616|c299156
103990329|1u|r|51|12w|s|35|410.648|419.12|c95072|p86403|87035|74475
103910831|1u|r|51|13f|s|70|387.502|353.47|c184787|p114814|101932|77713|94097
103910876|1u|r|61|2k|s|27|297.629|310.88|c279897|p317646|324206|328324|305384
103910885|1u|r|61|7p|s|70|337.308|364.23|c166675|p200713|229602|229674|225529
103990113|1u|r|61|cx|s|52|300.453|318.42|c260141|p307098|349651|322584|301986
103910894|1u|r|61|hp|s|100|382.206|413.87|c100853|p121958|148653|153727|154780
103990181|1u|r|6e|gx|s|40|317.097|356.36|c179711|p252415|302622|301221|322346
103990182|1u|r|6e|119|s|55|328.868|368.09|c160688|p220553|265233|272603|298215
103910822|1u|r|6k|us|e|55|247.637|||c834191|818862|677697|684433
103910434|1u|r|6m|v4|s|35|238.166|236.60|c629071|p715798|721267|653108|637756
103910743|1u|r|6x|a|s|53|329.826|339.98|c210842|p218206|211313|194099|223932
103990111|1u|r|6x|b|s|2|||||c275539
103910752|1u|r|6x|c|s|17|318.811|308.38|c286667|p247509|271268|272706|292485
103910646|1u|r|6x|93|s|40|324.495|350.57|c190158|p231954|269385|281382|299754
103990336|1u|r|6x|au|s|10|303.012|310.12|c281892|c297912|297915|295485
103990343|1u|r|6x|194|s|10|306.277|321.81|c251672|p286558|298778|283383
103910504|1u|r|6x|kw|s|20|309.928|335.24|c220644|p274448|299487
103910513|1u|r|6x|l2|s|6|303.352|319.98|c256210|p296719
103990350|1u|r|6x|mp|s|20|304.727|324.28|c245664|p291872|299764|298624
103910549|1u|r|6x|n1|s|10|304.634|306.32|c292613|c292161|293720
103910558|1u|r|6x|n3|s|6||306.17|c293073
103910567|1u|r|6x|pb|s|10|311.176|327.40|c238305|p270600|299963
103910576|1u|r|6x|pd|s|6|311.725|306.11|c293232|c268809|248042
103910585|1u|r|6x|13f|s|98|367.009|325.87|c241808|p144276|125398|91417|107812
103910637|1u|r|6x|13r|s|20|403.248|386.21|c134409|p94955|84293|68503|91655
103910594|1u|r|6x|13k|s|24|305.945|304.35|c298373|p287682|299807|297450|299696
103910364|1u|r|7g|y8|s|210|482.786|501.98|c18228|p20515|23284|23892|23403
103910373|1u|r|7t|124|s|80|371.271|403.75|c112329|p137646|175149|155166|134129
104010016|1v|2g|2f|bn|e|30|418.326|421.33|c18359|p14257|17694|9848|15666
104010025|1v|2g|2f|dd|d|35|478.447|479.89|c3134|p2565|3686|3682|3656
104010034|1v|2g|2f|ls|s|30|471.583|485.38|c31310|p28217|24510|26684|31480
104010043|1v|2g|2f|uk|e|25|445.673|447.08|c5925|p4000|5256|5574|8093
104010052|1v|2g|3w|i9|e|35|502.128|514.68|c305|p426|425|340|164
104010061|1v|2g|8o|16d|e|30|476.307|488.73|c1188|p1282|1447|1319|1663
104010079|1v|2g|8o|1bc|e|30|475.833|487.62|c1245|p1303|1389|1270|1448
104010088|1v|2g|8o|t9|e|35|459.919|472.03|c2317|p2400|2372|2465|2906
104010097|1v|2g|8o|10m|e|30|468.984|481.24|c1633|p1688|1819|1522|1890
104010113|1v|2g|8u|16z|z|30|468.542|476.66|c455|p283|403|491|936
104070070|1v|2g|8u|170|z|1|309.829|374.54|c39070|p191106|3285|162607
104010122|1v|2g|54|3k|s|30|509.930|506.71|c15032|p7113|4886|3346|3131
104010131|1v|2g|54|a4|s|35|507.592|512.12|c11565|p7934|7296|5437|6233
104110015|1w|5|1q|6z|s|100|476.535|494.78|c23643|p24644|25811|25739|24864
104110024|1w|5|1s|7w|s|60|459.152|478.13|c37609|p38139|44962|44509|44007
104110078|1w|5|2d|4v|s|60|333.100|348.45|c194153|p210390|231789|220391|247816
104110103|1w|5|2d|ch|s|40|338.644|356.12|c180140|p197756|227428|235472|297168
104110112|1w|5|2d|1a1|s|60|406.479|415.10|c99467|p91096|121227|133488|228822
104110121|1w|5|2d|ja|s|50|371.419|388.39|c131580|p137435|161355|185112|240783
104110139|1w|5|2d|lo|s|70|377.786|379.57|c143476|p128151|135518|134061|159518
104110193|1w|5|2q|p|d|50|402.938|411.23|c18170|p20475|23915|27047|29362
104110209|1w|5|2q|1a|d|50|355.553|367.32|c35763|p40617|44349|43323|38915
104110218|1w|5|2q|3x|s|25|327.634|329.78|c232807|p223767|205290|209122|254931
104110227|1w|5|2q|50|s|25|312.851|320.76|c254247|p265249|268350|225234|223165
104110236|1w|5|2q|61|z|25|370.826|385.64|c26668|p27470|24719|23339|24858
104110245|1w|5|2q|bt|e|20|308.016|317.31|c270684|p298689|275786|252582|268523
104110254|1w|5|2q|bu|s|40|306.321|327.01|c239131|p286405|299285|162093|156295
104110263|1w|5|2q|ct|s|25|331.521|341.06|c208599|p214145|199207|168383|168181
104190610|1w|5|2q|cu|s|2
104110272|1w|5|2q|dh|d|40|399.866|406.52|c19855|p21664|26044|29603|33367
104110299|1w|5|2q|17f|s|50|380.475|396.27|c121613|p124318|90718|61713|59843
104110306|1w|5|2q|18a|d|60|461.563|459.38|c5855|p4651|6014|9229|10012
104110315|1w|5|2q|jp|s|20|323.312|335.75|c219550|p235174|246119|184392|174134
104110324|1w|5|2q|mb|s|30|413.074|424.34|c89356|p83746|84114|57418|56137
104190582|1w|5|2q|mc|s|2|||||||p211291
104111216|1w|5|2q|os|z|42|403.046|421.61|c5910|p7015|5170|6482|10609
104112153|1w|5|2q|15t|z|50|425.337|446.18|c1881|p2399|2575|4606|8305
104110333|1w|5|2q|qv|e|60|385.835|395.42|c49812|p48571|60650|56438|72256
104110342|1w|5|2q|va|e|60|387.839|402.16|c39877|p45590|52818|52275|66184
104110351|1w|5|2q|u4|z|50|365.084|383.64|c28663|p34051|36176|41034|46545
104110369|1w|5|2q|vw|z|30|379.227|391.73|c21345|p19728|10524|16677|20199
104110378|1w|5|2q|xy|z|30|376.972|392.76|c20458|p21565|11748|12725|16009
104110387|1w|5|2q|y2|z|50|378.271|401.54|c14511|p20489|8681|10861|14177
104190596|1w|5|3t|hp|s|200|415.709|444.71|c68790|p80808|92480|103304
104190489|1w|5|4u|ah|s|100|377.280|389.04|c130739|p128938|134826|144478|175529
104110687|1w|5|4u|n7|s|70|416.429|428.28|c85287|p80020|85903|86034|85523
104110696|1w|5|4u|1bv|s|40|319.409|333.71|c223934|p245894|279136|303686|328324
104112029|1w|5|4u|1by|s|1|209.727|210.40|c855043|p1055796|522209|359031|986936
104110624|1w|5|51|3f|s|95|468.619|473.29|c41909|p30452|19498|15938|22863
104190638|1w|5|51|3l|s|1|347.914|||c178375
104110633|1w|5|51|93|s|60|470.145|493.12|c24905|p29301|34163|31325|39632
104112074|1w|5|51|9b|s|60|484.624|497.22|c21699|p19418|19220|18756|23009
104110642|1w|5|51|9z|s|95|454.001|474.43|c40919|p42514|42679|39792|48669
104112108|1w|5|51|a7|s|45|464.878|483.27|c33122|p33390|29539|25429|31256
104190549|1w|5|51|ab|s|2||312.95|c274300||p197570|151644|150797
104110651|1w|5|51|194|s|45|404.936|425.09|c88583|p92945|108035|126659|145320
104112083|1w|5|51|19c|s|40|420.124|436.38|c77049|p75854|85503|89315|105004
104110669|1w|5|51|jh|s|75|436.667|457.56|c56489|p58719|67718|74602|91332
104112065|1w|5|51|jl|s|50|447.204|467.56|c47130|p48641|55434|58387|70910
104190617|1w|5|51|jo|s|1|372.987|318.73|c259332|p135136|279273
104110678|1w|5|51|kw|s|90|454.364|478.31|c37449|p42202|47282|49369|59978
104112092|1w|5|51|l4|s|50|467.030|488.46|c28721|p31639|34037|34910|42492
104112011|1w|5|51|l1|s|2|319.290|||c246249|92202
104111243|1w|5|61|2k|s|27|379.592|388.48|c131472|p125557|122066|135550|118813
104190645|1w|5|61|6p|s|20|443.453|469.61|c45265|p52191
104111252|1w|5|61|cx|s|65|370.317|396.86|c120874|p139121|161273|145320|135324
104190551|1w|5|61|oj|s|40|335.198|350.74|c189847|p205501|235030|216445|192864
104190334|1w|5|61|u7|e|30|331.066|343.26|c168877|p188739|240166|247815|266643
104190575|1w|5|6k|us|e|55|298.280|||c359775
104111719|1w|5|6x|1s|s|35|299.576|306.72|c291437|p310279|339434|352214|372119
104111694|1w|5|6x|3f|s|69|452.966|461.39|c52927|p43450|34627|26150|35121
104111701|1w|5|6x|3m|s|25|385.233|403.54|c112580|p117835|118733|85982|118868
104111297|1w|5|6x|93|s|63|450.969|474.27|c41060|p45275|48449|49398|56390
104111288|1w|5|6x|98|s|7|426.870|463.50|c50906|p68620|84427|101874|152118
104190603|1w|5|6x|99|s|5|379.904|399.66|c117345|p125109|139158|149584
104111852|1w|5|6x|aq|s|61|398.224|414.34|c100370|p101121|109841|120192|148947
104111861|1w|5|6x|as|s|19|315.450|334.85|c221500|p257326|266051|268606|279244
104111349|1w|5|6x|au|s|55|394.160|414.73|c99892|p106135|118267|126823|156737
104111931|1w|5|6x|av|s|1|||||p188703||280586
104111358|1w|5|6x|aw|s|18|315.659|318.81|c259127|p256685|288122|212649|224831
104111322|1w|5|6x|17m|s|75|354.358|385.37|c135565|p166049|198318|230535|262498
104111367|1w|5|6x|194|s|54|378.014|403.14|c113075|p127818|150067|165419|183493
104190550|1w|5|6x|199|s|1||||||p222274
104111376|1w|5|6x|19a|s|6|308.841|307.15|c290149|p278097|265171|268510|271735
104111261|1w|5|6x|n1|s|75|400.525|429.89|c83637|p98346|111750|123924|149811
104111279|1w|5|6x|n3|s|22|302.693|313.13|c273828|p299051|278072|289669|237243
104111313|1w|5|6x|pb|s|69|405.207|428.24|c85330|p92601|100913|108904|122402
104111304|1w|5|6x|pd|s|21|329.321|356.93|c178704|p219425|259404|258011|296510
104110836|1w|5|7g|y8|s|300|517.636|527.97|c4138|p4766|5199|5568|5949
104111234|1w|5|7g|yn|s|100|515.523|525.88|c4872|p5367|5787|6258|6428
104111976|1w|5|7g|yh|s|1|483.317|||c20213|36118|15694|17869
104190552|1w|5|7j|d8|s|45|325.961|384.71|c136428|p228003|266468|294194|346052
104190568|1w|5|7j|14e|e|50|417.035|422.68|c17299|p15089|21769|24280|67407
111210039|1y|v|3b|dk|z|45|337.792|353.41|c74920|p86122|98767|98339|125554
111210074|1y|v|8p|15|d|35|260.184|311.51|c60233|p88728|95258
111210081|1y|v|8p|181|d|30|372.139|380.37|c30318|p33208|40172
111210123|1y|v|8r|16p|z|81|269.511|292.21|c320064|p473265
111210109|1y|v|8r|16s|z|31|259.512|285.55|c362582|p566326
111210116|1y|v|8r|16t|z|4|250.628|274.32|c442239|p652863
111210130|1y|v|8r|16w|z|9|265.282|280.63|c396529|p511978
111210012|1y|v|52|3f|s|75|333.236|336.01|c218977|p210078|202733|168878|197957
111210011|1y|v|52|93|s|40|319.407|345.55|c199585|p245901|291086|296843|299916
111210102|1y|v|52|a7|s|55|317.769|342.81|c205044|p250517|289654
111210016|1y|v|61|7p|s|60|336.277|363.39|c168012|p203028|231728|231866|222671
111210032|1y|v|61|cx|s|44|306.167|322.36|c250352|p286938|326368|312138|298144
111210017|1y|v|61|hp|s|70|370.904|404.25|c111728|p138188|166955|172782|164635
111210046|1y|v|7g|y8|s|75|478.684|499.75|c19861|p23162|26382|26400|24953
104210323|1x|v|1q|6z|s|50|469.100|487.38|c29653|p30117|36077|35820|34259
104210014|1x|v|2f|1d|e|30|260.630|275.03|c542976|p688998|727363|547946|887884
104210023|1x|v|2f|4v|s|32|275.304|284.90|c363129|p419534|438588|399756|398743
104210614|1x|v|2f|5v|z|40|299.775|324.82|c159312|p246455|170162|150396|204487
104210632|1x|v|2f|bj|e|35|260.806|268.44|c598995|p687195|801406|646771|857045
104210032|1x|v|2f|17u|d|70|383.030|395.90|c23918|p28635|34417|38121|33810
104290229|1x|v|2f|ja|s|16|298.469|307.82|c288251|p314464|322242|324171|335044
104210041|1x|v|2f|lo|s|40|302.198|309.91|c282418|p300784|303006|259039|283747
104290191|1x|v|2f|un|e|30|286.986|292.34|c413523|p442410|440670|401500|502769
104290521|1x|v|2f|uq|e|2
104210068|1x|v|2f|vl|z|24|314.923|332.28|c132647|p166947|149607|187699|295376
104210077|1x|v|2f|xs|z|24|320.055|341.07|c105957|p144883|129358|149198|176787
104210095|1x|v|2r|17f|s|50|341.996|351.51|c188405|p190397|138403|76270|75045
104210508|1x|v|2r|18f|d|45|418.264|417.89|c15940|p14915|17285|22813|19346
104290304|1x|v|2r|15t|z|30|413.173|433.85|c3333|p4330|4669|4370|9370
104210341|1x|v|2r|qv|e|30|351.840|362.50|c115046|p120202|114882|118489|146238
104210314|1x|v|2r|va|e|50|370.852|388.34|c61645|p75203|89439|80105|98064
104210086|1x|v|2r|y2|z|50|362.687|386.39|c25978|p37218|30504|22009|32038
104290458|1x|v|39|by|z|65|271.819|285.70|c361588|p452975|727330
104290228|1x|v|3s|hh|s|45|422.987|453.40|c60457|p72785|81867|83692|78185
104290139|1x|v|3s|hb|e|65|330.958|342.31|c171832|p189174|246108|290753|305268
104210456|1x|v|3w|i5|e|100|404.435|420.76|c18815|p25313|46886|33660|40358
104210102|1x|v|8o|167|e|70|289.213|303.65|c342949|p424932|612098|603788|597250
104210111|1x|v|8o|1b5|e|50|307.437|318.36|c265807|p302121|451606|465270|490967
104290224|1x|v|8o|la|e|40|301.516|317.20|c271195|p338255|496478|495162|498253
104290190|1x|v|8o|td|e|40|297.736|311.18|c301573|p363476|480432|341088|406542
104210332|1x|v|8o|zz|e|70|298.564|308.67|c315064|p357947|461227|439332|451861
104210517|1x|v|8r|16p|z|99|308.413|328.85|c144589|p198395|150460|141354|131688
104290283|1x|v|8r|16w|z|11|292.163|309.87|c223686|p294849|383498|508170|545872
104210483|1x|v|8u|dv|z|40|284.825|302.08|c264093|p346926|577430|243401|520879
104290465|1x|v|8u|g6|z|40|292.746|314.21|c203511|p290959|534941
104210359|1x|v|92|167|e|40|241.980|257.79|c697907|p900666|1122140|1036995|1063008
104210368|1x|v|92|1b5|e|30|252.476|270.94|c577213|p778556|1007197
104210571|1x|v|92|ip|e|35|252.078|261.49|c662485|p783088|1011488|937938|989587
104210429|1x|v|4u|nc|s|70|328.325|343.02|c204614|p221977|243855|226447|223380
104290230|1x|v|4u|1bz|s|30|278.717|289.62|c346094|p401236|446568|452927|544692
104290472|1x|v|51|3o|s|30|418.536|423.55|c90135|p77686|82876
104210129|1x|v|51|9b|s|60|397.781|428.07|c85496|p101652|127043|109028|118157
104210138|1x|v|51|a7|s|65|380.695|402.42|c113945|p124027|137135|130847|143563
104290286|1x|v|51|cr|s|10|315.258|339.38|c211993|p257907|269555|298883|282733
104290479|1x|v|51|cs|s|1
104210156|1x|v|51|fx|s|20|308.799|328.99|c234630|p278219|297151|298944|299327
104210165|1x|v|51|19c|s|40|322.807|337.21|c216452|p236621|286349|299607|299035
104210174|1x|v|51|l4|s|100|355.877|379.73|c143245|p163272|196072|199477|208935
104210641|1x|v|51|n4|s|10|314.833|338.07|c214672|p259203|298535|299543|288889
104210553|1x|v|51|p0|s|10|304.225|305.59|c294741|c293649|285157|293762|272951
104210183|1x|v|51|wn|s|35|304.678|309.67|c283075|p292012|285062|267142|264979
104210544|1x|v|5c|17f|s|40|302.544|322.15|c250860|p299577|299666|121481|108934
104210474|1x|v|5c|va|e|40|354.537|368.23|c101774|p112950|128688|126002|139754
104210492|1x|v|5c|u4|z|40|324.897|345.04|c94883|p126368|112376|81600|89718
104210623|1x|v|5c|y2|z|30|352.203|371.42|c43191|p53723|49490|42063|44541
104290486|1x|v|61|2k|s|27|314.445|331.54|c228783|p260360|305505
104210386|1x|v|61|7p|s|75|345.333|372.03|c154567|p183432|216620|219653|203079
104290381|1x|v|61|cx|s|35|319.568|345.59|c199513|p245418|267798|283713
104210395|1x|v|61|hp|s|150|389.384|420.87|c93167|p112310|136326|149433|143886
104290075|1x|v|6k|us|e|45|255.543|||c744287
104210192|1x|v|7g|y8|s|170|491.179|508.55|c13820|p15452|16846|16982|16848
104210402|1x|v|7g|yn|s|60|483.527|501.50|c18579|p20088|22575|22564|22328
104210447|1x|v|75|dk|z|40|357.611|375.81|c37525|p44584|59163|47103|54650
104290528|1x|v|75|xf|e|30|288.549|291.13|c421655|p430055
104410210|1z|1c|3s|11q|s|65|490.986|503.10|c17428|p15576|16089|16517|24236
104410224|1z|1c|3s|11t|s|3|334.704|333.03|c225418|p206645|78182|215051
104410145|1z|1c|97|167|e|60|344.826|365.38|c108253|p140645|209922|257206|310132
104410075|1z|1c|97|1b5|e|60|352.200|376.44|c84202|p119186|180165|222077|254203
104410245|1z|1c|97|14l|e|30|398.892|420.56|c18982|p31220
104410252|1z|1c|4u|ah|s|30|372.530|384.36|c136928|p135787
104410066|1z|1c|4u|n7|s|70|387.904|406.45|c109170|p114262|119386|121276|128055
104410154|1z|1c|4u|1bv|s|40|318.340|336.10|c218788|p248884|305515|326458|346508
104410207|1z|1c|51|3o|s|95|479.996|481.16|c34903|p22294|13973|9764|9926
104410163|1z|1c|51|5g|s|50|417.736|435.95|c77474|p78548|87077|81369|90163
104410109|1z|1c|51|159|s|40|374.448|395.11|c123004|p133052|156376|179252|211970
104410048|1z|1c|51|9h|s|85|458.665|478.42|c37351|p38560|40203|41222|49000
104410238|1z|1c|51|9i|s|2
104410209|1z|1c|51|a7|s|45|463.823|481.06|c34988|p34246|29719|26896|32894
104410172|1z|1c|51|gp|s|60|341.836|367.33|c161866|p190766|248565|290991|299793
104410208|1z|1c|51|19c|s|50|390.840|418.28|c96029|p110377|132643|147346|167005
104410181|1z|1c|51|jl|s|50|443.152|467.36|c47330|p52495|62437|67749|82127
104410199|1z|1c|51|l4|s|60|460.962|480.38|c35616|p36572|42798|44355|52154
104410057|1z|1c|51|lf|s|75|409.623|441.78|c71583|p87542|106732|117688|140115
104410118|1z|1c|6z|cj|s|30|372.682|386.30|c134285|p135555|156045|184297|227350
104410206|1z|1c|6z|jc|s|30|401.541|416.52|c97921|p97068|102890|109468|141204
104410127|1z|1c|6z|lv|s|50|384.333|406.34|c109312|p119074|132407|125423|158726
104410136|1z|1c|6z|ns|s|50|426.563|438.29|c75093|p68977|66898|63221|64346
104410259|1z|1c|6z|120|s|30|427.999|446.38|c67159|p67432
104590129|20|x|17|kj|e|50|235.133|252.88|c746566|p981707|1119591|1155689|1231640
104590157|20|x|17|xj|e|35|227.696|244.74|c830829|p1069302|1204263|1241155|1263426
104590131|20|x|17|zp|e|50|236.553|253.85|c736795|p964847|1149791|1176887|1192645
104590158|20|x|1q|6z|s|40|462.234|478.48|c37298|p35517|43279|42096|42466
104510011|20|x|27|bu|s|10||328.06|c236777||c209541|296132|299864
104510277|20|x|27|17f|s|20|302.894|312.29|c276036|c298343|287523|131870|126104
104590159|20|x|27|18a|d|30|403.378|405.90|c20089|p20301|22941|28347|24783
104510029|20|x|27|os|z|42|374.207|397.35|c17191|p24140|23884|28031|31438
104590122|20|x|27|15t|z|40|396.308|420.53|c6232|p9500|10104|13462|20301
104510038|20|x|27|qv|e|40|337.146|349.72|c149371|p166220|157264|167377|185718
104510047|20|x|27|va|e|45|353.763|366.90|c104778|p115004|130329|128888|149508
104510056|20|x|27|u4|z|40|294.717|328.12|c147282|p278202|130712|104785|111221
104510065|20|x|27|y2|z|40|332.651|366.47|c50542|p100515|46488|43264|50581
104510074|20|x|2f|4v|s|20|262.674|270.17|c424650|p497078|540653|465572|482609
104510162|20|x|2f|5v|z|45|271.866|289.35|c337418|p452574|426522|381659|393590
104510435|20|x|2f|17u|d|60|369.639|378.58|c31051|p34302|40328|46827|41569
104510198|20|x|2f|lo|s|20|282.692|288.07|c351494|p381655|400020|347730|373157
104510365|20|x|2f|ug|e|30|249.162|253.88|c736503|p816509|991177|1089468|1001414
104510108|20|x|2f|vl|z|30|269.166|287.17|c351512|p476411|429952|654146|600978
104510117|20|x|2f|xs|z|30|273.352|294.81|c305014|p439630|342407|408036|388005
104590547|20|x|2f|11v|s|30|292.215|296.40|c322847|p339080
104590169|20|x|2z|f2|e|40|266.354|267.86|c604007|p629086|562453|541846|515396
104590554|20|x|2z|k7|e|20|194.871|234.86|c937834|p1393845
104590128|20|x|30|c8|e|50|241.908|255.77|c717741|p901509|1100244|1078237|1133208
104590123|20|x|30|kj|e|60|228.077|243.00|c849466|p1064918|1224361|1249729|1560825
104510126|20|x|8o|167|e|50|258.071|270.55|c580541|p716388|982819|1082861|1014249
104510153|20|x|8o|1b5|e|50|269.960|280.30|c501044|p593198|790429|881358|890002
104510374|20|x|8o|td|e|50|262.670|277.71|c521356|p667403|881406|928901|902754
104510268|20|x|8o|10i|e|45|260.324|273.90|c552240|p692153|918207|1007867|1005265
104590484|20|x|8r|16p|z|90|250.646|265.69|c510144|p652683|627217
104590491|20|x|8r|16w|z|10|261.283|269.01|c482583|p549465|621318
104590124|20|x|51|3f|s|65|339.922|329.51|c233444|p194985|197606|147202|181707
104510392|20|x|51|93|s|40|320.717|341.71|c207263|p242279|289123|297623|295822
104510426|20|x|51|en|s|20|302.943|303.82|c300003|c298164
104510417|20|x|51|194|s|10|309.664|325.43|c242918|p275309|298535|295822|297624
104590096|20|x|51|kw|s|20|320.703|336.79|c217345|p242315|291048|292101|293403
104510214|20|x|63|7p|s|70|331.846|358.64|c175774|p213343|243428|244913|235793
104510205|20|x|63|hp|s|110|350.259|379.11|c144148|p173836|205857|204634|200546
104590561|20|x|6e|h5|e|20|315.231|330.24|c214678|p259529
104510259|20|x|9b|g1|s|55|221.751|219.77|c775443|p913293|980758|1018972|1368134
104590136|20|x|9b|wq|e|45|211.950|225.22|c1042600|p1242909|1381504|1323400|1259516
104510189|20|x|7g|y8|s|145|477.339|498.53|c20751|p24066|27427|27881|28799
104510383|20|x|72|dv|z|40|244.359|264.53|c519850|p714104|926050|988102|1051292
104510311|20|x|72|ge|z|40|255.361|278.20|c413809|p606443|859428|966475|723750
104510329|20|x|72|qm|z|40|254.843|281.05|c393586|p611404|840841|878077|856267
104590125|20|x|79|dk|z|55|324.822|335.59|c122140|p126638|156591|154625|141965
104590099|20|x|79|rd|z|30|234.671|263.75|c526370|p806761|933012|924742|1018269
300290423|21|y|p|u|d|22|176.172|||c137118||152611|112949
300290346|21|y|p|v|d|8|324.093|315.29|c58500|p55238|50755|62969|63611
300210024|21|y|p|17v|d|20|178.358|184.93|c127623|c136513|142583|117189|99769
300210572|21|y|p|17w|d|10|349.605|322.85|c55023|p43328|48852|54425|51829
300210015|21|y|p|180|d|10|||||c144075|138983
300290399|21|y|p|183|d|15|220.826|210.82|c115663|c113509|96776|92891|84787
300290398|21|y|p|184|d|7|364.136|348.27|c43841|p36850|35300|40798|45055
300290397|21|y|p|186|d|8|218.223|244.40|c95587|c115333|142993|129283|120506
300212038|21|y|p|q8|e|29|215.084|209.71|c1199438|p1210130|905716|577397|573691
300212029|21|y|p|q9|e|16|307.271|312.29|c295717|p303141|228722|270478|269320
300210069|21|y|p|qd|e|25|195.480|186.32|c1364216|c1389431|696601|693849|644386
300210599|21|y|p|qe|e|14|302.582|309.39|c311051|p331444|203682|241307|266956
300210051|21|y|p|qh|e|21|169.349|174.67|c1405060|c1489730|1672651|947990|1079984
300211913|21|y|p|qa|e|25|186.122|189.69|c1348373|c1446346|1597986|860941|922113
300290429|21|y|1l|65|s|17|304.484|321.14|c253327|c292706|278294|268336
300290407|21|y|1l|66|s|6|351.919|376.85|c147330|p170632|199863|215525|290499
300290428|21|y|1l|69|s|7||314.18|c271068|||c291343
300290539|21|y|1l|kq|e|20|210.110|178.72|c1394658|c1261405||1726757|1165153
300290403|21|y|1l|kr|e|10|236.690|227.38|c1019126|p963180|1015768|1141509|1763471
300212232|21|y|1s|84|s|18|399.315|417.61|c96752|c99809|96308|84922|85247
300212065|21|y|1s|85|s|12|439.204|463.60|c50805|p56201|63181|63403|66740
300212056|21|y|1s|86|s|10||414.98|c99622||c99119|99289|99524
300210103|21|y|27|18h|d|21|199.363|184.03|c127939|p127444|118207|74131|73433
300210615|21|y|27|18i|d|12|364.601|362.12|c38015|p36617|38711|43010|44133
300210096|21|y|27|18n|d|17|173.572|194.12|c124147|c137780||108742|93309
300210633|21|y|27|ou|z|19|315.470|306.45|c241026|c164457|192307|173618|178888
300210624|21|y|27|ov|z|31|304.962|313.18|c208192|c216800|73409|83741|51196
300210651|21|y|27|qw|e|15
300210642|21|y|27|qx|e|15|319.409|312.05|c296962|c238910|247236|275574|286997
300290431|21|y|27|vc|e|10|310.448|||c285190||277979
300211473|21|y|27|vd|e|10|334.360|347.58|c155659|p176184|187702|184742|204981
300290433|21|y|27|y4|z|15||||||c287217
300210696|21|y|27|y5|z|15|313.549|308.88|c228708|c173201|245099|133396|156839
300212108|21|y|3r|hc|e|15|210.924|217.68|c1121510|p1253283|926492|1104189|1736284
300212083|21|y|3r|hd|e|9|304.805|306.33|c327783|p317685|345339|699304|972681
300212074|21|y|3r|he|e|6|188.515|149.02|c1421103|c1434014|1689719|1554747|1686982
300212126|21|y|3r|q1|s|3|505.805|501.93|c18271|p8638|23134|8578|13319
300212117|21|y|3r|q2|s|17|269.629|213.97|c826320|p452125|445730|510600|694070
300211588|21|y|3u|7r|s|20|260.468|264.31|c452460|p512473|661297|479705|501325
300211579|21|y|3u|7u|s|14|315.576|342.26|c206144|p256942|271497|285994|322939
300211455|21|y|3u|7v|s|21|242.199|256.52|c493783|p672357|1073569|525290|619722
300210899|21|y|3u|hr|s|25|268.797|284.80|c363513|p457207|565171|378702|403667
300210881|21|y|3u|hu|s|14|324.442|355.79|c180707|p232084|253797|252989|265229
300210563|21|y|3u|hv|s|21|250.573|272.85|c412264|p591599|666913|434372|499668
300212259|21|y|3w|i7|e|10|354.548|374.09|c89148|c112914|113505|123721|124902
300211843|21|y|3w|i8|e|10|383.860|401.56|c40708|p51613|70819|61244|69732
300211094|21|y|3w|ie|e|10|352.581|||c118147|116462|121013|123832
300290553|21|y|8u|2g|z|5||230.44|c810758||c1411774||1478255
300210703|21|y|8u|2h|z|5|185.699|207.74|c965607|p1137692|1094141|1132660|1181348
300290469|21|y|8u|gg|z|10|177.185|167.13|c1079810|c1159389|1412953
300290406|21|y|8u|gi|z|10|201.511|205.81|c975956|p1064626|1176481|1190834|1398801
300290483|21|y|8u|qr|z|15||||||c1381857|1166642
300210721|21|y|8u|qs|z|15|209.671|199.04|c1007979|p1012491|1022285|939933|1134971
300290567|21|y|8u|13z|z|15|||||c1375812|1500715|1477023
300290400|21|y|8u|140|z|15|215.369|213.06|c934820|p971197|960303|1006499|1163894
300290581|21|y|97|8k|e|10||157.96|c1417954||c1371104|1707780|1611218
300210748|21|y|97|8l|e|10|238.172|231.85|c970631|p945656|889882|1038710|1386852
300290595|21|y|97|191|e|10||197.29|c1300327||c1650707|1604198
300212286|21|y|97|192|e|10|193.942|161.74|c1416466|c1400394|1397151|1505365|1589288
300290609|21|y|97|1bg|e|25|188.110|188.44|c1353420|c1436272|1552706|1403340|1655740
300210757|21|y|97|1bi|e|15|263.305|272.69|c562309|p660695|608504|788931|960633
300290623|21|y|97|sp|e|10
300290402|21|y|97|sq|e|10|154.786|185.20|c1369587|c1493399|1617108|1777885
300290637|21|y|97|10x|e|10|211.855|181.13|c1386492|c1243863|1262518|1725529|1148021
300290405|21|y|97|10y|e|10|238.159|248.29|c793840|p945805|903990|1089114|1677072
300290435|21|y|4z|1ag|s|17|212.402|196.99|c971593|p1025715|915717|749066|782043
300212144|21|y|4z|1ah|s|10|271.153|268.29|c433262|p443007|454095|471161|530783
300290437|21|y|4z|1ak|s|17|188.879|195.92|c979507|c1234652|1089508|755004|787020
300212189|21|y|4z|1al|s|10|274.068|274.19|c406376|p426333|426093|439337|512989
300290436|21|y|4z|1am|s|13|172.695|186.60|c1042204|c1285463|1190597|925934|1188911
300290434|21|y|4z|1aj|s|13|184.262|178.81|c1084787|c1257200|1303455|871639|1021150
300290439|21|y|4z|nd|s|3
300210827|21|y|4z|ne|s|4|336.918|||c201592||246862|247503
300290438|21|y|4z|ng|s|3
300290441|21|y|51|3q|s|20|311.322|||c270136|295057|298085|295952
300210836|21|y|51|3r|s|10|308.019|307.15|c290149|p280801|173599|184781|221788
300290651|21|y|51|9d|s|10
300210845|21|y|51|9e|s|10|302.855|305.83|c294111|c298479|267300|299608
300290665|21|y|51|a9|s|10
300210854|21|y|51|aa|s|10|302.879|303.92|c299683|c298395|284908|278579|272656
300290679|21|y|51|ay|s|5
300211491|21|y|51|az|s|5||||||c218114
300290693|21|y|51|19d|s|5
300211297|21|y|51|19e|s|5|321.976|304.77|c297129|c238826
300290443|21|y|61|3|s|5|200.672|||c1146771||1473253
300211622|21|y|61|4|s|5|217.980|218.95|c782981|p959865|974751|1237214|1365284
300290445|21|y|61|bb|s|20|224.751|184.37|c1055957|c876046|991914|1118348|978149
300211516|21|y|61|bc|s|10|248.748|242.27|c586437|p607922|656023|709908|1396015
300290365|21|y|61|cz|s|17|215.298|176.06|c1095540|p992148|1135292|656926|901693
300290363|21|y|61|d1|s|10|272.458|281.93|c374262|p435358|502099|461239|509928
300290362|21|y|61|d2|s|13|181.755|173.17|c1106947|c1266616|1292117|914210|1023975
300290707|21|y|61|s7|e|10||203.33|c1254922||c1522741|1629109
300211534|21|y|61|s8|e|10|200.060|212.79|c1170125|p1353651|1379810|1745410|1734703
300290721|21|y|6h|tk|e|15||183.53|c1377202||c1623708||1511396
300210784|21|y|6h|tm|e|15|182.101|189.51|c1349153|p1463317|1232748|1653608|1136775
300290447|21|y|6h|10p|e|10||||||c1795462|1286151
300210793|21|y|6h|10r|e|10|239.690|232.41|c964533|p927547|899320|935357|1069416
300290735|21|y|7p|ce|e|15|||||c1686554||1554293
300290396|21|y|7p|cf|e|15|168.892|198.28|c1293421|p1490096|1233218|1614917|1685759
300211561|21|y|7p|dr|z|15|233.597|185.60|c1054151|c816761|1261170|800001|966176
300211552|21|y|7p|ds|z|7|316.027|322.46|c168448|p161956|206699|157726|146777
300211385|21|y|7p|dt|z|8|207.578|||c1026619||1333331|1303540
300290749|21|y|7p|o2|e|10|||||c1556890
300290401|21|y|7p|o3|e|10|200.557|214.36|c1154748|p1349547|1321004|1803524|1689383
300290763|21|y|7p|ph|e|10|||||c1662186|1846391
300210942|21|y|7p|pi|e|10|168.843|182.08|c1383109|c1490108|1565062|1813242|1676594
300290777|21|y|7p|xp|e|10||224.21|c1053559||c1107362|1789382|1331809
300290404|21|y|7p|xq|e|10|230.121|233.12|c956691|p1040846|1008708|1232969|1585488
300290449|21|y|7p|14n|e|24|196.418|190.44|c1344234|c1382439|1243677|714641|1205647
300211031|21|y|7p|14o|e|8|305.368|318.68|c264335|p314255|381227|440977|569664
300290448|21|y|7p|14p|e|8|252.760|||c775426|1146432|1090372|1510247
300710143|22|y|1h|21|s|3|225.868|||c861839|1112654|1114597|1304634
300790104|22|y|1j|6c|e|12|228.642|||c1058203|1343124|1755244
300790049|22|y|1j|6d|e|8|271.637|||c576959|772908|1060670|1347405
300710046|22|y|1k|65|s|21|322.147|||c238362|276320|298807
300710037|22|y|1k|66|s|4|364.187|||c148814|180203|184728|282648
300790111|22|y|1k|e7|s|8|328.566|||c221373|281384|295681
300710055|22|y|1k|e8|s|2|368.604|||c141815|171960|210728|280079
300790132|22|y|1q|71|s|61|416.634|433.68|c79797|c79789|63398
300710894|22|y|1q|77|s|11|456.046|475.47|c39959|p40719|46168|45497|45719
300710973|22|y|27|18h|d|25|196.216|182.77|c128339|p129207|139810|108254|87940
300710964|22|y|27|18i|d|5|360.444|372.37|c33575|p38450|40464|45662|40061
300710319|22|y|27|15v|z|25|347.131|365.74|c51675|p63602|65613|70232|61637
300710294|22|y|27|15w|z|5|390.538|410.70|c9893|p12215|15438|17637|24067
300710267|22|y|27|qw|e|12
300710258|22|y|27|qx|e|3|||||c291115|297992|279949
300710885|22|y|27|y4|z|12|||||c207751|258499|295759
300710876|22|y|27|y5|z|3|299.415|312.52|c211211|p248644|170253|118641|261338
300790029|22|y|2c|q8|e|25|191.023|193.24|c1326705|p1419352|1100882|880757|864716
300790028|22|y|2c|q9|e|5|319.982|331.36|c210289|p236219|229686|250583|237599
300710204|22|y|3s|hc|e|17|223.485|216.44|c1134027|p1117622|1276885|1726442|1702068
300710197|22|y|3s|hd|e|3|306.432|320.50|c255915|p307999|392821|753538|1106732
300710161|22|y|3s|q1|s|1|508.063|508.23|c14033|p7780|14670|7746|11801
300790118|22|y|3s|q2|s|8|265.082|243.27|c579170|p480826|469053|616746
300710188|22|y|3s|11r|s|19|303.152|303.96|c299570|c297423|283951|299797|295438
300710179|22|y|3s|11s|s|3|437.889|458.30|c55820|p57519|63152|66241|80589
300710655|22|y|3w|i7|e|8|354.939|||c111846|102278
300710222|22|y|3w|i8|e|2|387.666|404.02|c37266|p45827|69571|62150|73334
300790139|22|y|8o|ce|e|5|178.361|181.85|c1384004|c1475041|1682575
300790046|22|y|8o|cf|e|5|194.179|225.08|c1044127|p1398820|1325715|1802036|1694875
300710946|22|y|8o|kq|e|5|184.675|192.15|c1333433|c1452933
300710928|22|y|8o|kr|e|5|229.541|228.96|c1001972|p1047682|1077369|1154792|1304776
300710425|22|y|8o|10p|e|5||223.82|c1057598||c928981
300710407|22|y|8o|10r|e|5|240.042|241.83|c862060|p923309|1092638|1133363|1091436
300790146|22|y|8o|10x|e|5
300790048|22|y|8o|10y|e|5|232.551|239.69|c885016|p1012156|1159157|1244111|1547332
300790125|22|y|4u|n9|s|5
300710452|22|y|4u|na|s|5
300710497|22|y|51|3q|s|9|||||c286796
300710479|22|y|51|3r|s|6|318.773|317.91|c261423|p247627|256002|221302|246303
300710522|22|y|51|9d|s|3
300710504|22|y|51|9e|s|7|306.497|304.57|c297690|c285790|284065
300710558|22|y|51|19d|s|3
300710531|22|y|51|19e|s|7|307.992|||c280885
300710585|22|y|51|l5|s|3
300710567|22|y|51|l6|s|7|302.434|304.33|c298432|c299968
300790065|22|y|51|13h|s|21||||||c251727|279646
300790064|22|y|51|13i|s|9|303.521|331.06|c229843|c296135|259198|210318|258283
300790051|22|y|51|13o|s|11|||||c284276|275228|277362
300790050|22|y|51|13p|s|2|309.002|313.88|c271843|p277574|129055|109347|140672
300790062|22|y|61|2m|s|23|178.786|204.15|c912690|c1275253|1304936|924742|878765
300790032|22|y|61|2o|s|4|274.318|276.07|c398250|p424959|480727|421880|420540
300710619|22|y|61|cz|s|25|200.485|189.18|c1024864|p1148442|1141023|966330|1386533
300710601|22|y|61|d1|s|5|271.728|282.23|c373187|p439578|523391|447983|505485
300790063|22|y|61|hr|s|71|275.714|286.76|c356229|p417318|453738|454133|489629
300710637|22|y|61|hu|s|14|327.899|359.24|c174793|p223046|244058|246549|246253
300710673|22|y|7g|ya|s|59|448.064|479.43|c36437|p47900|48852
300710249|22|y|7g|yg|s|11|474.904|497.13|c21773|p25824|29704|30492|31341
300790067|22|y|75|dm|z|23|182.534|183.76|c1058153|c1146001|1294302||1426639
300790066|22|y|75|dn|z|7|292.307|294.82|c304953|p293830|301764|223253|388689
300790153|22|y|75|xp|e|5|180.192|||c1469423|1411248
300790090|22|y|75|xq|e|5|213.445|220.94|c1087872|p1227430|1284488|1368376|1581726
104790059|23|z|1u|5v|z|40|246.958|263.92|c524926|p688680|671106|682057|730776
104710275|23|z|1u|bj|e|30|212.346|222.74|c1068944|p1238830|1310356|1347010|1549413
104790124|23|z|1u|17u|d|80|338.825|353.58|c41603|p48268|55166|59395|51979
104790041|23|z|1u|q6|e|30|339.941|348.91|c151710|p156467|147120|174337|177917
104710327|23|z|1u|ug|e|30|220.508|233.23|c955498|p1151127|1245851|1285491|1337989
104710203|23|z|1u|vl|z|30|244.279|262.75|c534760|p714847|705391|961953|1189585
104710196|23|z|1u|xs|z|30|259.369|274.19|c443233|p567648|538662|761046|782212
104710072|23|z|37|167|e|30|233.310|247.47|c802373|p1003130|1347142
104710309|23|z|37|18w|e|35|232.441|243.86|c840236|p1013536|1150122|1267667|1301519
104710081|23|z|37|1b5|e|20|241.649|262.48|c653027|p904558|1215071
104710266|23|z|37|la|e|50|240.797|260.49|c672015|p914437|1193364|1214087|1261294
104710151|23|z|37|td|e|40|236.537|251.64|c759107|p965025|1222745|1196519|1199081
104790034|23|z|37|10i|e|30|234.870|249.50|c781204|p984778|1215836|1210749|1315933
104790030|23|z|37|14e|e|40|316.054|324.99|c236152|p255311|277364|331329|435674
104710248|23|z|8r|16p|z|119|225.514|241.46|c718631|p889017|778952|888021|560068
104790068|23|z|8r|16w|z|13|239.578|242.19|c712160|p760435|730799|941058|949266
104790032|23|z|8u|dv|z|40|229.537|249.40|c648097|p853583|1012088|1057704|1279963
104710063|23|z|8u|ge|z|40|239.191|262.50|c536869|p764198|957829|1024139|1197358
104710318|23|z|8u|qm|z|40|235.144|257.32|c580776|p802372|982556|1034627|1088772
104790180|23|z|52|93|s|10|308.136|332.17|c227378|p280418|296989|284447
104710018|23|z|52|194|s|10|303.590|311.03|c279491|c295904|251268||232192
104790201|23|z|52|kt|s|30||306.14|c293155
104710054|23|z|52|kw|s|10|307.701|326.31|c240768|p281836
104790070|23|z|52|13f|s|80|317.385|315.82|c266767|p251591|268866|146396|162507
104710336|23|z|61|1|s|30|242.166|240.72|c597703|p672700|703110|714543|620977
104790017|23|z|61|1|s|30|247.299|250.89|c528150|p621424|636327|633644|581732
104710345|23|z|61|2k|s|27|287.948|298.94|c314844|p357343|389247|402290|343638
104710354|23|z|61|hp|s|90|345.926|377.12|c146945|p182273|212188|214433|207720
104710363|23|z|61|1b0|s|25|241.179|244.74|c568720|p682980|759804|691816|671975
104710372|23|z|61|s0|e|45|258.248|272.51|c563821|p714473|884784|987835|922239
104710381|23|z|61|u7|e|30|269.318|292.08|c415201|p599516|830491|930105|680023
104790208|23|z|6k|us|e|50|227.113|||c1076070
104790060|23|z|75|dk|z|35|316.549|327.26|c150350|p159661|179348|178735|161892
104790031|23|z|75|x6|d|55|272.331|295.20|c68087|p81832|95752|97433|84264
104790061|23|z|7n|h5|e|45|298.914|311.50|c299826|p355587|469226|710095|756235
104810017|24|5|1q|6z|s|90|490.454|493.50|c24615|p15895|15007|15577|15994
104810026|24|5|1s|7w|s|80|465.949|486.11|c30694|p32521|35496|35566|34356
104810035|24|5|1u|j|d|65|426.791|436.16|c10569|p12187|14546|16896|20342
104890554|24|5|1u|l|d|1|300.211|||c67132|67978|18033
104890457|24|5|1u|m|d|65|441.592|443.19|c8924|p8297|9709|10478|11650
104810044|24|5|1u|t|d|65|456.429|454.08|c6737|p5465|7049|9287|11192
104890265|24|5|1u|y|e|45|313.946|327.31|c226294|p266275|327562|390314|466204
104810053|24|5|1u|1d|e|30|318.593|324.74|c237199|p242876|266673|326329|353297
104810062|24|5|1u|33|e|55|326.490|338.35|c184913|p207416|247325|278259|321045
104810838|24|5|1u|14x|z|45|338.311|363.34|c55712|p84764|103817|123530|167390
104810071|24|5|1u|bj|e|35|330.477|333.30|c202929|p191028|227425|254418|281848
104810089|24|5|1u|dc|d|65|435.321|442.21|c9148|p9789|13877|16175|16920
104890596|24|5|1u|de|d|2|296.863|||c68779|22273
104890458|24|5|1u|df|d|65|449.002|451.05|c7283|p6736|8709|9743|11399
104890561|24|5|1u|dg|d|1|362.033|||c37769|35600|16112
104810098|24|5|1u|17n|d|65|461.023|459.79|c5789|p4739|6033|7541|8301
104810105|24|5|1u|17u|d|60|470.817|467.28|c4635|p3410|4545|6002|7071
104890460|24|5|1u|181|d|60|477.561|470.56|c4172|p2659|3558|4025|4605
104810141|24|5|1u|q6|e|60|441.107|449.13|c5489|p4871|5695|4388|6906
104810159|24|5|1u|rr|z|30|370.357|392.48|c20716|p27967|35206|67825|92079
104810168|24|5|1u|ug|e|40|358.162|368.73|c100684|p103714|130337|162805|175125
104810177|24|5|1u|vl|z|30|416.945|428.16|c4464|p3557|3958|13073|22585
104810186|24|5|1u|xs|z|30|398.677|413.78|c8653|p8549|12040|25833|36043
104810195|24|5|1u|xz|z|65|327.797|354.41|c72797|p116272|149595|165858|235304
104810202|24|5|27|q|d|50|271.540|320.18|c56265|p82300|75190|63585|53076
104810211|24|5|27|3x|s|45|344.131|341.92|c206842|p185929|189558|188553|235624
104810229|24|5|27|50|s|20|326.936|337.51|c215857|p225490|235099|196616|192052
104810238|24|5|27|bu|s|50|315.294|338.56|c213642|p257801|292398|138860|139907
104810247|24|5|27|ct|s|20|363.484|354.98|c182118|p149963|151318|121612|131709
104810256|24|5|27|dh|d|40|416.521|425.26|c13654|p15520|18337|20971|24230
104810265|24|5|27|17f|s|45|404.079|428.06|c85506|p93933|76169|54491|54599
104810274|24|5|27|18f|d|40|474.673|470.54|c4174|p2968|3970|5492|5971
104810283|24|5|27|jp|s|20|345.056|355.07|c181972|p184010|199092|128753|138040
104810292|24|5|27|mb|s|20|436.802|455.52|c58402|p58578|63617|46513|48303
104810308|24|5|27|os|z|42|417.094|428.97|c4277|p3529|3506|3364|5634
104811033|24|5|27|15t|z|40|440.689|460.25|c1019|p1118|1377|1448|3372
104810317|24|5|27|qv|e|50|400.398|404.71|c36320|p29540|34194|23105|37604
104810326|24|5|27|va|e|50|394.640|408.61|c31364|p36287|47444|49069|67088
104890582|24|5|27|ve|e|1|||||p150847
104810971|24|5|27|y2|z|40|395.577|413.38|c8816|p9823|5232|4635|8000
104810335|24|5|2d|e|s|60|361.519|384.02|c137396|p153302|197825|237203|304206
104810865|24|5|2d|f|s|1|241.119|||c683638
104810344|24|5|2d|4v|s|60|384.978|401.33|c115314|p118204|125335|125900|142546
104810353|24|5|2d|1a1|s|60|440.440|453.00|c60862|p54996|65220|81885|132067
104810362|24|5|2d|ja|s|50|404.606|421.97|c91916|p93326|109544|131520|171949
104810371|24|5|2d|lo|s|60|431.857|443.24|c70213|p63528|66397|69761|88831
104810714|24|5|2k|cx|s|80|390.823|415.31|c99196|p110392|113099|102847|97777
104810389|24|5|39|1aq|e|38|383.837|393.89|c52286|p51641|63920|62271|82957
104810705|24|5|3t|hp|s|150|432.813|458.89|c55278|p62538|70521|74033|77738
104890610|24|5|3w|i5|e|120|454.975|465.85|c2943|p2877
104810398|24|5|8o|d|e|55|306.697|||c306457|374358|427946|471534
104810405|24|5|8o|167|e|70|404.672|423.29|c16836|p25066|51240|72984|119267
104810414|24|5|8o|16g|e|70|426.242|443.84|c6681|p9782|20752|38246|66564
104810432|24|5|8o|1be|e|75|430.609|447.03|c5937|p7904|15884|25471|52363
104810441|24|5|8o|la|e|60|379.660|399.86|c43135|p58521|96344|125960|155294
104811042|24|5|8o|s0|e|55|340.271|352.67|c140968|p155365|193865|219821|252655
104810468|24|5|8o|tj|e|55|398.353|411.91|c27527|p31814|53995|53849|78234
104810989|24|5|8o|u7|e|70|340.433|357.59|c127577|p154795|184241|199159|217439
104810486|24|5|8o|10o|e|70|418.595|430.03|c12347|p14097|27406|36052|53669
104890266|24|5|8u|171|z|75|384.555|407.57|c11305|p15772|25026|26859|34811
104890568|24|5|8u|174|z|1|306.339|293.53|c312369|p209306|281091|280042
104890617|24|5|4u|nc|s|20|436.250|456.48|c57505|p59128
104810917|24|5|51|3o|s|120|513.702|||c5922|4376|3385|3587
104810811|24|5|51|159|s|45|408.797|428.12|c85449|p88473|104706|118160|139163
104810511|24|5|51|9b|s|85|512.921|517.24|c8767|p6141|6310|6838|8078
104810529|24|5|51|a7|s|75|493.440|497.89|c21247|p14236|13255|14501|20727
104810538|24|5|51|cp|s|65|434.741|458.58|c55576|p60599|74813|85874|128652
104810547|24|5|51|fs|s|50|414.748|429.74|c83808|p81919|91258|93963|115515
104890589|24|5|51|gr|s|50|382.156|408.63|c106687|p122043|137188
104810556|24|5|51|i1|s|25|358.539|384.05|c137356|p158397|189471|223758|278231
104810935|24|5|51|i2|s|1
104810829|24|5|51|19c|s|50|431.249|450.02|c63650|p64136|70821|76051|87061
104810565|24|5|51|im|s|30|375.544|396.49|c121326|p131400|148204|185042|224396
104810574|24|5|51|jl|s|50|466.103|483.58|c32849|p32370|35349|40836|50290
104810583|24|5|51|kv|s|40|396.186|419.68|c94481|p103572|120472|140039|165110
104890268|24|5|51|l4|s|75|493.685|502.88|c17586|p14114|15819|17947|23706
104810592|24|5|51|oi|s|55|441.489|459.26|c54918|p54055|58558|65782|86946
104890383|24|5|51|12k|s|45|505.291|||c8835|6067|4568|5738
104890547|24|5|51|12n|s|3|399.714|||c99331|133586|90323|60998
104810732|24|5|61|2k|s|27|416.694|429.66|c83888|p79718|78957|81933|75721
104810723|24|5|61|15m|e|30|358.069|370.07|c97680|p103939|119409|131357|155628
104810802|24|5|61|6p|s|55|450.051|471.85|c43220|p46094|55156|58123|54145
104810741|24|5|61|b5|s|65|384.507|409.02|c106260|p118819|133944|123823|133284
104810908|24|5|61|b9|s|1|226.508|211.26|c848225|p853947|167703||392693
104810786|24|5|61|oj|s|70|344.276|358.85|c175445|p185617|207310|197659|170279
104890263|24|5|61|oo|s|1|268.155|285.54|c360782|p461130|502560|854402|297165
104810617|24|5|7g|y8|s|230|530.587|537.81|c1587|p1836|1935|1754|2290
104810626|24|5|7g|yn|s|175|534.823|541.38|c965|p1169|1242|1089|1482
104890264|24|5|7g|yr|s|2|484.658|481.95|c34215|p19395|34638|4643|7471
104910079|25|11|27|p|d|30|264.400|282.46|c74549|p86352|96006|86280|72289
104970215|25|11|27|bu|s|10||||||c242173|281190
104970162|25|11|27|17f|s|15|302.662|304.33|c298432|c299166|294125|158546|149654
104970176|25|11|27|18a|d|30|379.482|382.58|c29418|p30121|37257|40663|32074
104970208|25|11|27|15t|z|30|395.396|417.86|c7040|p9894|10777|10748|16226
104970177|25|11|27|qv|e|30|315.853|331.93|c208145|p256361|199365|210515|228638
104910034|25|11|27|va|e|40|346.204|358.77|c124493|p136443|150769|148501|165170
104910043|25|11|27|y2|z|30|316.942|351.42|c79266|p157961|68949|51883|56876
104910158|25|11|8o|167|e|30|206.418|222.06|c1076204|p1297182|1339671|1402664|1491280
104970163|25|11|8o|1b5|e|30|212.089|225.78|c1036518|p1241489|1450436
104970164|25|11|8o|la|e|35|216.861|230.64|c983802|p1191061|1345009|1368749|1602060
104910149|25|11|8o|tp|e|30|210.135|218.50|c1113207|p1261153|1364389|1395042|1476586
104910122|25|11|8r|16p|z|119|219.290|232.35|c795553|p940638|930936|993095|703040
104970178|25|11|8r|16w|z|13|226.433|241.16|c721260|p880973|808207|1023928|1475230
104970271|25|11|51|3f|s|20|303.214|304.11|c299119|c297200
104970166|25|11|51|194|s|10|317.657|307.00|c290593|c250847|298100
104970278|25|11|51|lf|s|10
104970194|25|11|61|hp|s|40|344.565|373.11|c152965|p185009|217592|217404|212338
104970264|25|11|6k|us|e|25|213.083|||c1231181
201910509|26|2g|2f|u|d|61|173.498|251.95|c91190|c137796||93841|79597
201910024|26|2g|2f|v|d|9|411.912|419.39|c15487|p17122|17176|18226|17414
201910015|26|2g|2f|w|d|4|157.226|||c140141|138102
201990727|26|2g|2f|182|d|57|241.897|247.16|c93911|p99793|127122
201990497|26|2g|2f|184|d|9|436.753|432.89|c11425|p9443|7727|9415|9753
201990720|26|2g|2f|186|d|8|180.292|||c135948|146639
201910527|26|2g|2f|lp|s|30|221.225|||c919755|937256
201910103|26|2g|2f|lr|s|4|361.436|373.55|c152308|p153452|164564|147439|159946
201910493|26|2g|2f|nn|s|40|169.203|||c1288074
201910042|26|2g|2f|np|s|7|350.333|386.01|c134696|p173710
201990741|26|2g|2f|nt|s|40|198.963|||c1161875|1257739
201990475|26|2g|2f|nv|s|7|387.235|400.48|c116369|p115117|121780|108474|77372
201990734|26|2g|2f|nw|s|2|||||c1194528
201910033|26|2g|2f|nr|s|2|199.768|||c1154782
201910915|26|2g|2f|q7|e|72|288.719|183.59|c1376938|p428743|440083|543318|377273
201910087|26|2g|2f|q9|e|12|369.607|380.45|c76189|p77754|76214|60697|79638
201990527|26|2g|2f|qc|e|57|244.651|215.61|c1142332|p869147|557637|887285|360066
201990501|26|2g|2f|qe|e|10|381.675|386.52|c64770|p55078|55785|37655|44710
201990526|26|2g|2f|qh|e|7|251.647|169.32|c1413272|p787980|743945|614322|504188
201910078|26|2g|2f|qa|e|9|260.371|223.37|c1062307|p691654|576907|749067|493201
201991588|26|2g|2f|vp|z|15|339.253|||c82322
201910872|26|2g|2f|xt|z|23|213.617|195.78|c1019925|c984313|1258271
201910863|26|2g|2f|xv|z|4|354.844|374.50|c39122|p49096|56848|81157|80542
201990748|26|2g|2f|xw|z|2
201990762|26|2g|39|15i|z|56|200.266|||c1071686|1376475
201990511|26|2g|39|15k|z|9|369.183|380.06|c32433|p29250|19599|14852|20895
201990776|26|2g|39|6h|s|31|209.843|177.92|c1088256|p1054564|1196962
201990559|26|2g|39|6j|s|5|363.371|363.72|c167490|p150162|130364|112990
201990769|26|2g|39|6l|s|4|175.588|300.12|c311091|c1280817|991404
201990790|26|2g|39|dl|z|68|185.406|||c1138483|1382517
201990513|26|2g|39|dn|z|10|391.913|407.27|c11463|p11580|17977|21801|24783
201990804|26|2g|39|fg|z|55|219.992|||c934952
201990528|26|2g|39|fj|z|9|373.009|395.89|c18206|p25273|24763|36788|39539
201990385|26|2g|39|f3|e|45|191.200|||c1418297
201990225|26|2g|39|f5|e|8|319.004|||c240859
201991105|26|2g|39|f6|e|6|185.463|||c1449370
201990394|26|2g|39|wr|e|45|176.395|||c1479631
201990234|26|2g|39|wu|e|8|301.420|||c338868
201991070|26|2g|39|wv|e|6
201991609|26|2g|97|8e|e|29|185.705|||c1448270
201991595|26|2g|97|8g|e|5|333.639|357.34|c128206|p178788
201991602|26|2g|97|8i|e|5|177.251|||c1477679
201910696|26|2g|97|gf|z|64|242.462|||c732390|1398068
201910439|26|2g|97|gi|z|10|358.399|||c43364|70903|83860|62125
201910669|26|2g|97|1b6|e|54|243.950|243.84|c840442|p877314|1178839
201910139|26|2g|97|1bb|e|10|346.136|361.00|c118762|p136658|166037|187454|215274
201910748|26|2g|97|1bf|e|60|236.676|241.59|c864635|p963360|1032868
201910157|26|2g|97|1bi|e|10|361.611|375.93|c85235|p95431|117536|125092|123896
201910148|26|2g|97|1bq|e|8|210.708|225.21|c1042708|p1255374|1384805
201910121|26|2g|97|1bd|e|8|215.415|231.76|c971596|p1206646|1363757
201991630|26|2g|97|kp|e|27|192.385|||c1410759
201991616|26|2g|97|kr|e|5|334.372|357.06|c128951|p176139
201991623|26|2g|97|ks|e|7||197.96|c1295669
201910703|26|2g|97|tq|e|43|172.004|||c1486549|1670010
201910642|26|2g|97|tu|e|7|338.112|355.48|c133178|p162832|184557|188651|191791
201910633|26|2g|97|tx|e|4|175.933|||c1480590|1625279
201990818|26|2g|97|10e|e|59|242.676|235.55|c930337|p892323|1012779
201990485|26|2g|97|10g|e|10|345.680|361.56|c117388|p138045|145889|138215|160420
201990811|26|2g|97|10h|e|8|211.908|226.32|c1030666|p1243324|1218277
201990832|26|2g|97|14m|e|43|294.239|279.61|c506392|p387815|467602
201990499|26|2g|97|14o|e|10|394.695|407.83|c32306|p36222|35162|13953|22723
201990825|26|2g|97|14p|e|16|243.147|264.92|c630554|p886828|635115
201990846|26|2g|4u|ai|s|45|231.366|191.12|c1012076|p794706|849488
201990496|26|2g|4u|ak|s|8|357.209|372.82|c153378|p160798|163371|140710|120900
201990839|26|2g|4u|al|s|6|190.103|212.24|c840380|p1227509|1261840
201990867|26|2g|4u|1ar|e|41|265.337|182.91|c1379770|p639661|830823
201990853|26|2g|4u|1at|e|8|347.085|364.15|c111169|p133772|150401
201990860|26|2g|4u|1av|e|13|231.296|246.50|c812421|p1027049|1115869
201910606|26|2g|4u|n9|s|17|320.030|330.21|c231851|p244147|225217|245650|243605
201910218|26|2g|4u|na|s|3|400.587|418.67|c95600|p98259|101069|102925|110337
201990881|26|2g|51|3p|s|67|302.577|||c299466|288369
201990481|26|2g|51|3r|s|11|428.203|431.68|c81802|p67235|55006|39786|44192
201990874|26|2g|51|3v|s|8|||||c297715
201990895|26|2g|51|9c|s|49|302.901|||c298315|295862
201990483|26|2g|51|9e|s|8|419.834|441.50|c71853|p76197|88097|74207|78367
201990888|26|2g|51|9g|s|5
201990909|26|2g|51|a8|s|60|302.507|||c299713|288256
201990477|26|2g|51|aa|s|10|427.975|446.14|c67428|p67459|66446|57492|67550
201990902|26|2g|51|ad|s|4||323.96|c246469||c205380
201990480|26|2g|51|l5|s|32|303.276|318.62|c259616|p296977|294836|265515|285016
201990479|26|2g|51|l6|s|5|410.235|434.13|c79314|p86863|89226|80406|87273
201990916|26|2g|51|l9|s|3||305.42|c295223
201990930|26|2g|51|13n|s|67|307.339|||c283028|290382
201990507|26|2g|51|13p|s|11|413.010|413.70|c101022|p83815|73940|47063|46468
201990923|26|2g|51|13s|s|8|||||c295439
201990944|26|2g|61|2l|s|47|216.259|191.99|c1006675|p980681|835081
201910324|26|2g|61|2o|s|10|330.967|344.96|c200738|p215421|187673|176506|152508
201990958|26|2g|61|2r|s|41|181.376|||c1267746|1187972
201990505|26|2g|61|2t|s|8|338.243|346.37|c198069|p198614|197202|142770|132020
201990951|26|2g|61|2u|s|13|||||c1208044
201990937|26|2g|61|2p|s|14|198.660|169.24|c1117979|p1164473|1295086
201991574|26|2g|61|6q|s|29|238.046|244.37|c571337|p717151
201991560|26|2g|61|6s|s|5|390.627|433.78|c79681|p110651
201991567|26|2g|61|6u|s|5|227.940|235.43|c638353|p836341
201990972|26|2g|61|7q|s|53|246.734|171.63|c1111966|p626776|807543
201910351|26|2g|61|7u|s|10|338.990|367.17|c162099|p196993|217653|228976|220595
201990965|26|2g|61|7v|s|16|225.910|201.09|c939062|p861318|1018092
201990986|26|2g|61|cy|s|31|232.608|217.48|c796127|p779844|910973
201910387|26|2g|61|d1|s|6|335.587|363.78|c167392|p204603|233314|236308|194694
201991000|26|2g|61|d4|s|37|192.152|||c1214341|1227841
201990487|26|2g|61|d6|s|5|341.155|365.86|c164069|p192226|226617|222727|188923
201990979|26|2g|61|d2|s|9|200.321|196.71|c973658|p1149945|1285928
201991014|26|2g|61|hq|s|64|269.090|226.31|c715174|p455405|560265
201910306|26|2g|61|hu|s|12|371.899|401.47|c115137|p136677|153783|156350|152335
201991028|26|2g|61|hx|s|45|227.855|214.79|c819454|p837352|1011561
201990515|26|2g|61|hz|s|10|363.502|396.39|c121460|p149932|160358|161454|168524
201991021|26|2g|61|i0|s|14|214.205|206.85|c888103|p1005004|1138605
201991007|26|2g|61|hv|s|18|240.504|230.27|c678988|p690299|887492
201991154|26|2g|6k|ut|e|52|159.232|||c1492357
201991126|26|2g|6k|uv|e|10|293.407|||c393757
201991042|26|2g|6k|ux|e|35|243.972|||c877064
201991119|26|2g|6k|uz|e|7|290.469|||c415402
201991112|26|2g|6k|v0|e|7
201991077|26|2g|6k|uw|e|7|227.061|||c1076636
201911119|26|2g|7g|y9|s|23|452.690|||c43689|||49970
201911094|26|2g|7g|yg|s|16|480.545|505.24|c16029|p21942||17798|17528
201990552|26|2g|7g|yp|s|11|462.115|490.12|c27306|p35624||49522
201990530|26|2g|7g|yq|s|5|480.267|503.87|c16899|p22118||17958|18003
201991581|26|2g|7g|yv|s|23
201911085|26|2g|7g|ym|s|75|446.108|||c49685
105090088|27|2i|1q|6z|s|60|461.173|478.89|c36953|p36403|43465|41958|41578
105090228|27|2i|1s|7w|s|30|445.141|467.84|c46880|p50593|56845|56192|54604
105010401|27|2i|27|bu|s|20|304.379|304.09|c299182|c293085|281575|275169|264545
105090092|27|2i|27|17f|s|50|310.302|337.49|c215898|p273293|281040|100033|95642
105090091|27|2i|27|18f|d|20|400.039|402.07|c21525|p21596|26123|32883|26085
105090169|27|2i|27|os|z|25|381.775|407.94|c11135|p17693|18467|18546|20164
105010252|27|2i|27|va|e|30|365.301|383.91|c69656|p86960|103227|99342|115737
105090242|27|2i|2f|13|d|35|232.651|253.26|c90424|p105623|98577|71606
105010349|27|2i|2f|1d|e|30|235.400|250.66|c769115|p978584|1065937|558822|945466
105010013|27|2i|2f|4v|s|20|259.233|259.42|c477784|p521583|508802|448196|470867
105010022|27|2i|2f|5v|z|35|283.775|312.24|c212458|p354873|269678|236969|293459
105090249|27|2i|2f|ch|s|20|252.141|257.88|c486218|p577948|588670|501531
105090256|27|2i|2f|ja|s|20|261.842|267.52|c436853|p502690|546460|483734
105010058|27|2i|2f|lo|s|32|283.629|289.00|c348198|p377238|381586|286507|318198
105090099|27|2i|2f|nm|s|20|271.792|278.60|c387479|p439176|461508|383699|456649
105010385|27|2i|2f|ug|e|28|249.963|260.81|c669025|p807235|793444|665864|773184
105010067|27|2i|2f|vl|z|20|285.386|316.02|c195428|p342693|301811|334815|442710
105010076|27|2i|2f|xs|z|20|307.558|323.42|c164650|p202775|124061|209278|225799
105090340|27|2i|2f|11v|s|30|279.242|276.40|c396851|p398605|410527
105090103|27|2i|39|n7|s|10|320.584|323.68|c247173|c242640|234803|248211|243674
105090135|27|2i|39|qm|z|25|266.252|289.37|c337289|p503015|967436|470978|676045
105090170|27|2i|8o|8a|e|40|232.228|245.40|c823835|p1016007|1298073|1102781|1306096
105010085|27|2i|8o|167|e|40|255.816|267.76|c604922|p741260|1073140|931683|943188
105010094|27|2i|8o|1b5|e|40|278.191|280.26|c501355|p516899|862444|805090|880686
105010358|27|2i|8o|ip|e|40|257.118|272.94|c560211|p726872|1042454|903026|967456
105010101|27|2i|8o|la|e|40|264.612|280.75|c497616|p647101|966155|977225|993252
105010376|27|2i|8r|16p|z|99|278.255|295.14|c303127|p398267|294506|274506|232811
105090171|27|2i|8r|16w|z|11|263.893|271.22|c465434|p524874|648542|822097|807636
105010155|27|2i|51|3f|s|80|314.753|316.56|c264880|p259436|262078|202884|233410
105090263|27|2i|51|157|s|10
105010367|27|2i|51|93|s|10|310.151|337.29|c216290|p273777|299913|296106|298568
105090214|27|2i|51|9z|s|10|306.998|333.29|c224855|p284126|297444|297713|284636
105010437|27|2i|51|gp|s|10|303.413|304.44|c298111|c296505||299678|280992
105010137|27|2i|51|194|s|10|315.706|332.20|c227310|p256552|285993|298751|295285
105010146|27|2i|51|kw|s|10|307.589|332.42|c226806|p282184|287587|284881|297371
105090270|27|2i|51|13f|s|30|334.618|330.65|c230816|p206838|178706|155319
105090277|27|2i|61|cx|s|30|300.223|314.09|c271308|p307881|335871|320471
105010419|27|2i|61|hp|s|100|379.130|407.82|c107600|p126243|154130|161943|159529
105090396|27|2i|61|pk|s|30|303.547|344.14|c202342|p296049
105010428|27|2i|6d|zz|e|40|228.328|241.08|c870099|p1061957|1270899|1081564|1163864
105010164|27|2i|7g|y8|s|150|477.843|498.78|c20553|p23716|26474|27793|26347
105090347|27|2i|75|dk|z|45|325.587|338.83|c112430|p123889|157244
105090354|27|2i|75|rd|z|25|241.647|265.99|c507670|p740351|1071357
105090361|27|2i|75|xj|e|35|230.733|239.89|c882783|p1033704|1262685
105090368|27|2i|75|x6|d|45|269.175|293.84|c68754|p83618|98284
105010173|27|2i|7t|124|s|60|346.828|380.44|c142229|p180489|221331|191054|155371
105010394|27|2i|7v|hp|s|30|344.213|378.20|c145418|p185754
105010261|27|2i|85|1v|s|30|254.540|258.88|c480703|p557984|601741|512463|509202
105010279|27|2i|85|4m|s|30|282.723|292.11|c337345|p381486|410523|366122|375908
105010288|27|2i|85|w0|e|40|270.733|275.63|c537890|p585645|680587|552495|577646
105090136|27|2i|85|wf|s|30|237.905|232.20|c663498|p718743|802243|646458|669283
105090375|27|2i|85|wg|s|1|||||p717034
105010304|27|2i|85|vy|s|40|260.461|267.96|c434759|p512531|540440|477337|460189
105090173|27|2i|85|x4|s|30|244.495|243.68|c576247|p648736|713241|599431|575521
105090382|27|2i|85|x5|s|1
105090174|27|2i|85|14s|s|30|237.088|232.07|c664527|p727979|849015|702451|689926
201610848|28|v|27|18g|d|27|246.504|272.21|c79897|p96860|54485|59326|43349
201610821|28|v|27|18i|d|8|406.613|410.26|c18477|p19085|20485|23915|21376
201650171|28|v|27|18n|d|24|190.535|241.91|c97041|c132028|74547|82242|69714
201610812|28|v|27|ot|z|23|291.907|||c296561|93556|89905|93144
201610796|28|v|27|ov|z|7|385.158|410.71|c9889|p15383|11634|10939|11462
201610787|28|v|27|ow|z|19|299.940|||c245468|151909|141623|124317
201610884|28|v|27|15u|z|25|347.181|365.75|c51658|p63488|34427|48278|58840
201610866|28|v|27|15w|z|8|403.293|426.40|c4805|p6930|6695|8117|10889
201610857|28|v|27|15y|z|26|292.764|320.39|c176780|c290838|59985|71627|86043
201610672|28|v|27|qw|e|12|317.521|324.92|c236439|p248127|227754
201610663|28|v|27|qx|e|4|357.683|369.52|c98900|p104937|119834|119727|133670
201610654|28|v|27|qy|e|13|311.431|||c279728|277433|211118|207259
201610715|28|v|27|vb|e|37|309.703|||c289234|227233|209207|238090
201610699|28|v|27|vd|e|8|363.000|386.23|c65281|p92172|96491|95220|119323
201650172|28|v|27|vf|e|14|||||c259268|250624|278914
201610593|28|v|3c|1as|e|21|297.035|299.07|c370365|p368255|410376|527490|382898
201610584|28|v|3c|1at|e|7|339.561|348.19|c153852|p157746|152965|167600|179598
201610575|28|v|3c|1av|e|22|250.770|245.25|c825450|p797894|605917|739839|568565
201610178|28|v|3c|n9|s|10|321.284|326.00|c241514|c240737|198518|248254|248946
201610169|28|v|3c|na|s|2|420.879|402.82|c113476|p75067|87864|120415|224164
201650234|28|v|3c|nb|s|3|||||c204843
201650206|28|v|3s|hi|s|15|304.218|304.44|c298111|c293674|254281|253921|269078
201650199|28|v|3s|hj|s|5|410.659|443.46|c70014|p86391|94235|109404|148657
201650241|28|v|3s|hl|s|5|||||c289068|298814
201650514|28|v|3s|h6|e|13|290.230|250.82|c767437|p417256
201650500|28|v|3s|h8|e|4|339.162|342.12|c172404|p159147
201650507|28|v|3s|ha|e|12|184.097|174.10|c1406040|p1455483
201610433|28|v|3w|i7|e|115|353.797|377.69|c81628|p114909|95374|96089|107610
201610424|28|v|3w|i8|e|23|395.072|417.01|c22218|p35763|52575|38028|41686
201650248|28|v|3w|ie|e|30|350.370|372.60|c92144|c124330|121304|120865
201650409|28|v|8p|28|e|13|227.934|219.70|c1100841|p1066494|1036517
201650395|28|v|8p|29|e|4|319.095|328.00|c223594|p240403|326453
201650402|28|v|8p|2b|e|12|174.904|173.81|c1406537|c1482577|1308582
201610212|28|v|8p|169|e|15|256.754|228.08|c1011604|p730909|727376|802736|735020
201610203|28|v|8p|16c|e|6|321.932|328.80|c220361|p227353|271601|253074|356020
201650255|28|v|8p|16f|e|23|200.797|166.61|c1414551|c1347489|1178816|1195489
201610257|28|v|8p|1b7|e|13|274.230|269.98|c585449|p552700|601011|685115|643454
201610248|28|v|8p|1bb|e|5|341.245|347.51|c155855|p152143|177253|182999|282987
201650262|28|v|8p|1bd|e|21|221.997|190.83|c1341753|p1134499|963641|841446
201610645|28|v|8p|q7|e|31|285.960|268.08|c602082|p450729|275015|310946|311626
201610627|28|v|8p|q9|e|12|361.660|374.25|c88841|p95299|96463|101731|100708
201610618|28|v|8p|qa|e|50|181.652|213.09|c1167181|c1464904|471802|523570|458200
201610769|28|v|8p|tz|e|12|229.246|228.90|c1002603|p1051131|734098|648843|548001
201610751|28|v|8p|u1|e|6|331.000|338.64|c183908|p189004|221745|152768|302413
201650269|28|v|8p|u3|e|7|199.062|193.14|c1327323|c1361887|841546|969352
201610293|28|v|8p|101|e|22|268.551|241.50|c865568|p607211|659160|733536|614662
201610284|28|v|8p|103|e|4|331.752|337.56|c187708|p186036|210669|228622|300334
201650276|28|v|8p|104|e|8|220.020|214.86|c1149789|p1156556|710517|825527
201650297|28|v|8u|6i|s|13|245.373|182.36|c1067324|p640055|654175|558919
201650283|28|v|8u|6j|s|4|320.024|309.14|c284619|p244157|209043|207236
201650290|28|v|8u|6l|s|17|195.868|||c1187128|1304102|1104388
201610733|28|v|8u|fh|z|14|207.780|206.53|c972119|p1025222|618677|1079503|537004
201610724|28|v|8u|fj|z|5|322.261|361.87|c58277|p136202|75480|79399|99409
201650304|28|v|8u|fl|z|15|169.877|181.27|c1063593|c1168897|1290681|1359068
201650170|28|v|8u|qn|z|9|165.126|198.86|c1008744|c1170104|840464|1125396|692795
201650169|28|v|8u|qo|z|4|326.093|358.38|c64670|p122113|194532|52143|147945
201650311|28|v|8u|qq|z|12|192.389|||c1110484|1396853
201610372|28|v|51|3q|s|19|322.056|304.80|c297034|p238604|210569|147615|111602
201610363|28|v|51|3r|s|6|419.771|421.78|c92134|p76272|84725|57785|61434
201650227|28|v|51|3v|s|19|308.003|||c280853|294408|261731|249721
201610399|28|v|51|9d|s|10|321.829|339.53|c211705|p239212|242789|239645|254676
201610106|28|v|51|9e|s|15|374.695|407.49|c107968|p132641|156326|134434|149851
201650318|28|v|51|a1|s|5|324.703|342.39|c205879|p231371|234183|260324
201650192|28|v|51|a3|s|15|358.325|385.67|c135166|p158814|185954|202474|247013
201650325|28|v|51|19d|s|5|310.051|313.00|c274169|p274119|298440|291899
201610124|28|v|51|19e|s|10|325.949|334.45|c222346|p228032|260494|266856|294356
201650332|28|v|51|ky|s|5|310.753|333.87|c223599|p271899|293931|292068
201650185|28|v|51|l0|s|10|331.429|362.91|c168815|p214346|233438|260023|295998
201650179|28|v|51|13o|s|17|318.493|304.64|c297482|p248440|223797|132062|99393
201650178|28|v|51|13p|s|5|414.355|406.15|c109528|p82386|93619|56293|58319
201650180|28|v|51|13s|s|17|305.908|||c287826|291610|233367|191790
201610918|28|v|61|2m|s|23|252.645|253.16|c513951|p573632|469555|458556|386595
201610909|28|v|61|2o|s|5|329.448|333.50|c224386|p219135|225799|221319|240891
201650339|28|v|61|2p|s|11|208.419|224.94|c728123|p1070093|576108|678334
201610954|28|v|61|cz|s|27|244.982|248.40|c544134|p643836|470264|472463|401556
201610945|28|v|61|d1|s|7|310.056|332.53|c226566|p274100|286525|260540|244873
201650346|28|v|61|d2|s|18|170.665|220.12|c772298|c1287322|675214|808796
201610999|28|v|61|hr|s|22|326.360|359.63|c174131|p226956|224994|221990|215805
201610981|28|v|61|hu|s|17|368.916|402.94|c113334|p141328|158235|163987|156734
201610972|28|v|61|hv|s|79|239.532|247.03|c553174|p700794|497127|365566|345180
201650367|28|v|75|dm|z|24|238.397|227.53|c833722|p771748|712645|440757
201650353|28|v|75|dn|z|7|355.479|371.63|c42909|p48014|55680|50877
201650360|28|v|75|dq|z|18|177.701|203.21|c988896|c1158427|1084683|1096419
201650430|28|v|75|xk|e|12|185.061|169.49|c1413116|p1451204|1192258
201650416|28|v|75|xl|e|4|277.803|302.22|c351332|p520295|631462
201650423|28|v|75|xn|e|13|185.104|||c1451005|1683519
107710469|29|12|1q|6z|s|40|462.920|479.98|c35981|p34978|42465|41606|36660
107710327|29|12|27|bu|s|10|310.530|319.37|c257782|c272589|296614|299235|253230
107790242|29|12|27|17f|s|35|308.980|327.97|c236964|p277629|288999|130355|85738
107710018|29|12|27|18a|d|30|397.174|401.90|c21593|p22743|26961|31020|22331
107710406|29|12|27|15t|z|30|401.028|423.17|c5541|p7685|9613|6999|11214
107710487|29|12|27|qv|e|40|335.315|348.13|c154028|p172718|163053|153767|164996
107710027|29|12|27|va|e|30|355.032|371.51|c94527|p111601|132845|129687|111672
107790241|29|12|27|u4|z|25|319.513|342.83|c100900|p147078|125383|89036|84470
107710036|29|12|27|y2|z|25|350.133|378.12|c34670|p57606|45619|39475|38728
107710478|29|12|2f|y|e|25|223.007|234.47|c942068|p1122981|887435|910244|1046227
107710045|29|12|2f|1d|e|25|230.676|235.90|c926427|p1034371|1190211|1103174|1034340
107710054|29|12|2f|4v|s|16|262.400|265.99|c444195|p498925|568763|433703|420835
107710381|29|12|2f|5v|z|30|267.440|290.60|c329617|p492074|352741|314484|303737
107710503|29|12|2f|17u|d|20|375.255|387.34|c27427|p31869|38742|45190|34231
107710072|29|12|2f|ja|s|12|277.268|293.27|c333286|p408928|469458|407123|391085
107710284|29|12|2f|lo|s|16|293.084|303.07|c302195|p335472|346170|347259|327684
107710521|29|12|2f|rr|z|25|236.717|255.51|c596164|p787629|870087|696390|922360
107790346|29|12|2f|ug|e|30|234.985|250.70|c768702|p983436|1281563||1030778
107710081|29|12|2f|vl|z|24|256.566|286.56|c355620|p594787|379398|315956|475840
107710539|29|12|2f|xs|z|20|294.185|312.45|c211518|p281636|248473|215996|247559
107710099|29|12|8o|167|e|40|253.400|267.24|c609613|p768192|1048076|1114897|857824
107710106|29|12|8o|1b5|e|40|271.716|284.21|c471217|p576191|796928|890977|775908
107790209|29|12|8o|la|e|40|266.104|284.22|c471152|p631642|957675|994347|734423
107710548|29|12|8o|td|e|40|259.747|273.95|c551836|p698316|975241|825488|787703
107790274|29|12|8o|10i|e|30|254.612|264.88|c630884|p754706|989833|1000639|796223
107790275|29|12|8o|14e|e|40|310.424|328.63|c221051|p285325|326702|360791|333062
107790353|29|12|8r|16p|z|31|275.723|279.95|c401388|p419454|426723
107790360|29|12|8r|16w|z|4|245.779|269.24|c480686|p700189|668857
107790339|29|12|8u|dv|z|35|240.697|260.08|c557349|p749532|835747|721874|694594
107790313|29|12|8u|ge|z|35|253.523|275.42|c434145|p624326|768164|632811|560579
107790208|29|12|8u|qm|z|35|256.073|276.65|c425211|p599540|680360|522418|562738
107710415|29|12|4u|n7|s|10|318.306|323.77|c246937|c248978|246948|230853|248250
107710196|29|12|4u|ps|s|35|249.230|255.65|c498996|p603548|676591|652989|591715
107710442|29|12|61|1|s|30|266.141|278.23|c388999|p473951|510044|463855|387883
107710309|29|12|61|cx|s|40|298.515|318.25|c260570|p314289|353319|322375|286632
107710239|29|12|61|hp|s|70|362.495|396.16|c121750|p151631|182638|175641|150673
107790388|29|12|6k|us|e|25|247.305|||c838084
107710169|29|12|6w|y8|s|40|479.582|499.83|c19801|p22561|26429|28298|22455
107790272|29|12|7e|dk|z|25|329.044|346.02|c92286|p112039|124208|76060|94136
107710178|29|12|7t|124|s|60|350.983|388.13|c131913|p172409|209592|156097|128736
107710336|29|12|85|1v|s|20|256.463|266.53|c441542|p542383|632772|596249|458637
107710345|29|12|85|4m|s|30|271.329|283.46|c368565|p441934|471574|480011|349393
107710433|29|12|85|5l|s|25|247.367|249.19|c539041|p620787|656124|626239|623453
107710451|29|12|85|w0|e|40|260.665|270.65|c579692|p688611|780310|689853|637616
107710354|29|12|85|vy|s|20|246.724|253.36|c512718|p626860|693031|649698|474528
107710363|29|12|85|x4|s|20|239.139|244.14|c572999|p705140|800609
107790314|29|12|85|14s|s|20|234.818|235.18|c640277|p754126|836637|764535|690331
105190094|2a|2e|8o|c8|e|50|238.891|255.22|c723144|p937183|1098274|1128380|1153926
105110048|2a|2e|8o|167|e|50|237.236|252.42|c751277|p956693|1182003|1186940|1212050
105190131|2a|2e|8o|1b5|e|40|246.093|264.19|c637173|p852287|1079212|1205397
105110075|2a|2e|8o|la|e|60|243.555|264.89|c630801|p881983|1115898|1198150|1304518
105110066|2a|2e|8o|td|e|50|241.191|259.17|c684876|p909859|1174605|1198949|1123341
105190060|2a|2e|8o|tj|e|30|236.397|256.71|c708605|p966711|1203757|1230896|1424298
105190093|2a|2e|8o|10o|e|40|260.115|272.08|c567495|p694379|899019|981802|981024
105190095|2a|2e|8o|zz|e|40|249.286|266.74|c614093|p814966|975460|1034141|1013801
105110084|2a|2e|8r|16p|z|119|230.582|252.81|c619010|p844151|639044|677847|381877
105190116|2a|2e|8r|16w|z|13|241.963|260.24|c556012|p737227|587604|619249|445782
105190173|2a|2e|8x|y|e|25|212.429|228.19|c1010391|p1237992
105190180|2a|2e|8x|1d|e|25|224.227|235.09|c935351|p1109369
105190187|2a|2e|8x|vl|z|30|251.534|270.46|c471020|p643937
105190194|2a|2e|8x|xs|z|30|265.503|280.06|c400613|p509889
105190201|2a|2e|52|3f|s|65|329.674|323.55|c247474|p218574
105190208|2a|2e|52|4c|s|30|293.243|295.88|c324494|p334802
105190215|2a|2e|52|93|s|30|316.833|340.59|c209553|p253237
105190222|2a|2e|52|9z|s|35|319.265|335.84|c219346|p246319
105190229|2a|2e|52|kw|s|20|316.402|335.56|c219947|p254506
105190236|2a|2e|52|lo|s|40|265.150|269.97|c425579|p480378
105190257|2a|2e|52|nm|s|40|265.139|274.50|c405064|p480438
105190264|2a|2e|52|12p|s|30|304.455|305.83|c294111|p292811
105190118|2a|2e|61|2k|s|27|293.087|305.28|c295628|p335458|354212|362833|322198
105110251|2a|2e|61|15m|e|40|301.028|316.56|c274325|p341488|297760|308821|310621
105110118|2a|2e|61|hp|s|90|351.460|382.42|c139513|p171468|201613|206230|202295
105190071|2a|2e|61|s0|e|50|267.116|280.75|c497616|p621375|705286|827834|788959
105190119|2a|2e|61|u7|e|30|278.431|298.30|c375045|p514645|590706|655335|538638
105190037|2a|2e|6k|us|e|55|234.119|||c993561
105110136|2a|2e|7g|y8|s|140|477.151|498.15|c21005|p24188|27516|28118|29360
403990025|2b|26|1q|7j|s|20|439.156|463.26|c51145|p56233|60246|63520|57262
403990046|2b|26|1u|14x|z|5|207.482|243.33|c702094|p1027276|1060394|1254159
403910255|2b|26|1u|17o|d|10|265.679|296.51|c67433|p85607|111931|79459|78312
403910273|2b|26|1u|xs|z|5|212.243|235.17|c772419|p994341|1417508|440554|1472570
403990095|2b|26|8o|ip|e|5|229.912|231.80|c971159|p1043340
403990074|2b|26|8o|xj|e|5|211.717|223.90|c1056792|p1245296|1555082
403910052|2b|26|8o|10i|e|5|232.990|270.31|c582583|p1006928|651543|719560|702748
403990032|2b|26|8r|16p|z|15|198.275|238.53|c744139|p1082771|1091694|1035487|1384598
403990039|2b|26|8x|dv|z|5|221.724|234.63|c776879|p920976|1308501|707615|619685
403910264|2b|26|8x|rm|d|5|289.912|308.89|c61497|p72383|81176|77041|116339
403990060|2b|26|8x|vw|z|5|315.258|334.06|c126987|c165421|205891|258256
403990081|2b|26|51|3f|s|10||311.24|c278910||c298461
403990088|2b|26|51|93|s|5
403910158|2b|26|51|14j|e|50|237.250|238.30|c900131|p956519|892098|752929|844725
105290186|2d|14|1q|6z|s|20|458.583|476.62|c38922|p38634
105290041|2d|14|2f|5v|z|40|230.286|249.61|c646189|p846812|830664|773478|865368
105290042|2d|14|2f|17o|d|60|310.167|324.05|c54459|p62127|68802|73747|58824
105210153|2d|14|2f|lo|s|40|250.890|256.01|c496780|p588736|644280|441865|504526
105290046|2d|14|2f|rr|z|25|217.734|236.42|c762026|p952980|1046990|1155367|1489007
105210108|2d|14|2f|vl|z|30|227.395|246.64|c672864|p872600|899560|1036420|1230790
105290021|2d|14|2f|xs|z|30|229.174|251.11|c633509|p856748|746060|917981|1046951
105290047|2d|14|8o|h5|e|60|272.051|289.85|c430517|p573066|775698|1123971|1206983
105210117|2d|14|8o|167|e|30|213.491|224.68|c1048526|p1226936|1484839
105210126|2d|14|8o|1b5|e|30|219.473|236.56|c919209|p1162806|1498227
105290070|2d|14|8o|kj|e|40|211.003|225.65|c1037926|p1252453|1365941|1373280|1391309
105290048|2d|14|8o|s0|e|35|240.539|258.27|c693478|p917483|1071208|1155924|1185711
105290037|2d|14|8o|td|e|30|221.899|227.08|c1022378|p1135589|1375371|1340120|1467422
105210029|2d|14|8r|16p|z|119|221.130|232.38|c795310|p925798|901022|1041126|547900
105290080|2d|14|8r|16w|z|13|228.202|232.20|c796768|p865452|833085|1171910|1195508
105290067|2d|14|51|3f|s|55|302.586|305.63|c294639|c299435|299781|270507|299052
105210135|2d|14|51|194|s|10|317.887|305.57|c294799|c250182||283263
105290158|2d|14|51|13f|s|40|305.922|306.41|c292320|p287771|264429|236999
105290082|2d|14|61|2k|s|27|275.173|287.16|c354763|p420335|432208|481241|396303
105290083|2d|14|61|cx|s|52|285.979|300.67|c309469|p366285|413699|406442|342029
105290076|2d|14|61|hp|s|40|347.271|377.14|c146921|p179618|212810|216610|208405
105290068|2d|14|6k|us|e|55|222.286|||c1131235|1143680|1108102|995852
105290039|2d|14|75|dk|z|65|285.033|293.65|c311682|p345321|354709|304374|294122
105290144|2d|14|7j|fp|e|55|235.623|248.21|c794685|p975925|1051650|1069876|1182860
105290137|2d|14|7j|g6|z|40|224.229|238.76|c742153|p900014|1059025|1090809|1421018
105290151|2d|14|7j|u7|e|30|249.348|273.42|c556225|p814285|1050803|1099611|1155855
105290077|2d|14|85|1v|s|30|235.031|235.85|c635006|p751756|792304|764637|751360
105290078|2d|14|85|4m|s|30|243.736|256.98|c491185|p656436|716401|644650|650258
105290079|2d|14|85|5l|s|30|234.648|237.04|c625627|p756045|808737|783054|800206
105290102|2d|14|85|w0|e|45|247.406|252.23|c753210|p836895|844171|786035|725091
105290179|2d|14|85|14s|s|20|226.389|223.82|c738538|p855422|917160
112510998|2c|13|1a|27|e|40|255.725|269.44|c590207|p742289|849871|914964|917678
112510892|2c|13|1a|ny|e|45|249.613|263.64|c642216|p811272|972329|1056506|1028271
112572421|2c|13|1a|109|e|50|254.344|267.47|c607576|p757722|907497|979554|995309
112510635|2c|13|25|v4|s|25|246.895|248.18|c545587|p625252|666849|647294|611807
112510344|2c|13|5h|p2|s|30|275.963|280.98|c377809|p415933|438802|421691|436145
112510335|2c|13|5h|p3|s|50|299.500|315.45|c267722|p310574|323426|314720|323569
112572418|2c|13|6x|3f|s|65|373.236|357.35|c178004|p134782|125316|93384|110819
112572419|2c|13|6x|3m|s|19|319.219|326.33|c240721|p246459|273255|224377|239004
112510777|2c|13|6x|93|s|50|354.983|383.09|c138652|p164856|198816|199684|228258
112510962|2c|13|6x|194|s|20|313.313|329.34|c233819|p263861|298819|299700|267149
112572410|2c|13|6x|kw|s|40|337.595|362.39|c169668|p200095|242096|268059|298445
112511051|2c|13|6x|mp|s|75|321.994|336.23|c218512|p238773|270095|283150|298613
112572518|2c|13|77|dk|z|30|334.015|350.49|c81371|p96576
112572448|2c|13|77|rd|z|25|253.609|276.10|c429246|p623483|798080|905833
112572409|2c|13|77|xj|e|35|252.188|261.45|c662863|p781847|894916|994078|1042454
112572424|2c|13|77|x6|d|45|337.981|352.24|c42188|p48663|58127|62105|56290
112510671|2c|13|85|1v|s|25|283.170|289.78|c345520|p379387|386516|399725|376279
112510689|2c|13|85|4m|s|30|300.448|318.65|c259534|p307112|317792|304290|293325
112510698|2c|13|85|w0|e|25|283.449|294.43|c399710|p471295|504455|566943|471291
112511112|2c|13|85|w5|s|20|274.172|285.86|c359579|p425767|471951|463721|486024
112510847|2c|13|85|wc|s|20|259.018|259.88|c475251|p523132|550515|549204|523441
112510714|2c|13|85|wf|s|20|254.475|254.85|c503788|p558485|622042|612589|583430
112510723|2c|13|85|vy|s|25|268.553|277.95|c390173|p458723|457820|445475|432734
112510732|2c|13|85|x4|s|20|265.481|273.56|c409101|p478260|478793|482160|463292
112510741|2c|13|85|14s|s|20|250.944|253.19|c513762|p588287|624873|618674|597675
202090289|2e|2g|8p|16h|e|25|253.229|198.57|c1291344|c770157|1362270|1372365|780242
202090288|2e|2g|8p|16j|e|3|346.525|364.90|c109383|p135469|148842|171275|220498
202090299|2e|2g|8p|1bg|e|36|200.824|181.98|c1383498|c1347260|1000948|1058859|660889
202090290|2e|2g|8p|1bi|e|5|347.026|366.18|c106390|p133946|155459|159307|141684
202090262|2e|2g|8p|q8|e|49|192.866|241.32|c867524|c1407553|725151|971613|385976
202090261|2e|2g|8p|q9|e|9|354.558|367.25|c103976|p112876|112559|99961|103602
202090265|2e|2g|8p|qd|e|49|190.771|235.41|c931882|c1420882|588814|589946|364107
202090264|2e|2g|8p|qe|e|9|358.167|374.96|c87320|p103695|103440|68740|68300
202090263|2e|2g|8p|qh|e|10||194.38|c1319596||p1114003|1709332|578463
202090260|2e|2g|8p|qa|e|10|194.426|166.69|c1414519|c1397079|1001502|1010332|662281
202090296|2e|2g|8p|10p|e|19|212.085|214.54|c1152981|c1241537|1528451|1842416|705444
202090295|2e|2g|8p|10r|e|3|340.734|355.44|c133312|p153824|179174|168287|207370
202090298|2e|2g|8p|zw|e|36|184.293|202.66|c1260394|c1454608|1167174|1118264|687526
202090297|2e|2g|8p|zx|e|5|339.662|358.03|c126442|p157384|175223|149778|218132
202090267|2e|2g|8p|14f|e|35|220.867|245.55|c822272|p1147090|1332563|443063|483669
202090266|2e|2g|8p|14i|e|6|379.898|392.46|c54674|p58080|70581|60475|81900
202090269|2e|2g|8p|14n|e|35|249.151|272.36|c565157|p816628|524581|355664|344583
202090268|2e|2g|8p|14o|e|6|391.285|394.24|c51708|p40792|41830|32608|57603
202090368|2e|2g|8p|14p|e|7|224.167|215.91|c1139313|c1110062|1388823|595853|596102
202090361|2e|2g|8p|14k|e|7|205.317|183.95|c1375386|c1307441|1106283|890573|663725
202090272|2e|2g|52|3q|s|42|308.182|307.30|c289716|c280269|177149|100373|90455
202090271|2e|2g|52|3r|s|9|434.407|434.27|c79164|p60911|44266|34113|36929
202090270|2e|2g|52|3v|s|11|||||c292000|279422|151355
202090274|2e|2g|52|59|s|18|330.119|354.18|c183553|c217485|191553|137196|263638
202090273|2e|2g|52|5a|s|3|394.810|378.63|c144813|p105303|110146|124088|107577
202090276|2e|2g|52|9d|s|25|319.668|308.16|c287334|c245156|291817|298520|295185
202090275|2e|2g|52|9e|s|4|423.614|443.57|c69913|p72138|63782|60299|75585
202090278|2e|2g|52|a9|s|39|302.891|311.66|c277728|c298354|297884|215281|199043
202090277|2e|2g|52|aa|s|6|417.993|438.68|c74702|p78266|79817|60421|70895
202090396|2e|2g|52|19d|s|15|||||c206024|283881
202090279|2e|2g|52|19e|s|5|363.351|||c150193|146693|141969|208785
202090282|2e|2g|52|l5|s|22|310.890|307.10|c290306|c271521|289366|274553|260027
202090281|2e|2g|52|l6|s|3|420.874|439.28|c74087|p75070|92950|75131|84666
202090284|2e|2g|52|mx|s|20|312.610|313.87|c271869|c266008|282955|295315|265970
202090283|2e|2g|52|my|s|3|410.981|429.15|c84418|p86043|87333|62151|69464
202090287|2e|2g|52|13o|s|31|303.887|306.55|c291925|c294848|281572|109168|116565
202090286|2e|2g|52|13p|s|4|429.747|418.38|c95924|p65718|57606|40513|41854
202090301|2e|2g|5u|aj|s|21|185.054|189.69|c1021242|c1253856|957877|433708|386322
202090300|2e|2g|5u|ak|s|4|346.353|358.44|c176110|p181442|210821|149539|184398
202090375|2e|2g|5u|al|s|6|||||c1251172|553004|461046
202090304|2e|2g|5u|fh|z|22|268.457|263.49|c528575|c482854|1138864|806575|601785
202090303|2e|2g|5u|fj|z|4|364.694|382.43|c29898|p34511|54628|64775|44055
202090302|2e|2g|5u|fl|z|9|||||c862623|1420541|986478
202090307|2e|2g|5u|1as|e|28|213.277|234.19|c945070|p1229200|885166|968695|606167
202090306|2e|2g|5u|1at|e|5|339.279|352.08|c142640|p158740|154673|152383|160627
202090310|2e|2g|5u|1ax|e|28|183.372|214.06|c1157747|p1458495|896563|712892|605973
202090309|2e|2g|5u|1ay|e|5|341.245|353.22|c139417|p152140|154121|142047|153056
202090308|2e|2g|5u|1az|e|6|191.305|196.36|c1306423|p1417679|1395764|1059060|752634
202090305|2e|2g|5u|1av|e|6|207.027|202.24|c1263763|p1291382|1216551|1176318|776378
202090314|2e|2g|5u|nd|s|7|354.359|327.25|c238619|c166048|175637|229143|228141
202090313|2e|2g|5u|ne|s|8|364.824|397.58|c119994|p147762|140960|125797|138340
202090317|2e|2g|5u|t1|z|17|193.659|217.67|c905077|c1104446|1295112|1507210|669520
202090316|2e|2g|5u|t2|z|4|345.999|371.65|c42882|p66073|78026|101672|66045
202090315|2e|2g|5u|t3|z|8|||||c1382448||1044718
208610024|56|2g|26|r1|e|10|383.091|407.75|c32398|p52769|79788|29219|61773
208610015|56|2g|3w|i8|e|15|439.668|453.91|c4599|p5182|13632|6549|9052
208610114|56|2g|8u|144|z|12|435.326|459.04|c1078|p1475|1729|3786|4783
208610087|56|2g|8x|qe|e|12|411.940|433.67|c10414|p18696|24502|5999|12052
208610096|56|2g|8x|u1|e|8|426.771|441.38|c7364|p9535|23889|41341|51863
208610112|56|2g|8x|up|e|8|382.285|409.65|c30109|p54101|61841|71362|118990
208610103|56|2g|8x|vt|z|10|445.163|459.60|c1050|p912|856|2977|1331
208610033|56|2g|93|19v|z|20|439.245|459.21|c1069|p1204|2310|2774|4713
208610121|56|2g|82|16j|e|8|405.785|420.93|c18678|p24016|49437
208610078|56|2g|82|1bi|e|8|412.582|431.06|c11777|p18205|27248|46596|71584
202190224|57|5|27|vc|e|5|321.629|328.96|c219727|p228742|281256
202190210|57|5|27|vd|e|15|386.750|398.54|c45064|p47155|59285
202110586|57|5|2d|ck|s|5|455.319|465.08|c49426|p41357|15217|24309|30401
202110065|57|5|2d|cl|s|19|522.385|519.70|c7528|p3490|3035|3863|2449
202190189|57|5|2d|co|s|10|332.101|338.95|c212857|p212740|59234|59171|79655
202110595|57|5|2d|jd|s|5|438.695|429.00|c84571|p56724|56143|42444|48993
202110083|57|5|2d|je|s|19|476.892|472.44|c42676|p24378|23914|22017|31418
202190190|57|5|2d|jg|s|10|345.096|369.60|c158397|p183935|152051|92579|94050
202110602|57|5|2d|lw|s|8|412.412|464.22|c50214|p84480|29330|33492|40872
202110108|57|5|2d|lx|s|19|514.150|495.71|c22906|p5805|4270|6062|7501
202190191|57|5|2d|lz|s|10|325.133|332.08|c227573|p230228|122819|96549|108640
202110611|57|5|2d|nu|s|24|421.872|451.28|c62516|p73975|35574|29274|31207
202110126|57|5|2d|nv|s|11|509.802|527.21|c4399|p7158|2774|3105|2110
202110117|57|5|2d|nw|s|24|367.892|393.84|c124633|p142925|101584|61942|50945
202190183|57|5|3b|f7|e|26|245.468|287.20|c449139|p859567|146338|131644|151765
202190182|57|5|3b|f8|e|4|454.315|453.07|c4750|p2951|2028|3523|1563
202190181|57|5|3b|f9|e|5|248.285|||c826725|189065|200746|170622
202110629|57|5|3b|1ax|e|25|348.933|349.08|c151197|p128417|147798|162624|173582
202110956|57|5|3b|1ay|e|14|428.638|446.47|c6066|p8697|4334|6694|12534
202110135|57|5|3b|1az|e|64|273.011|259.65|c680178|p564044|388622|479849|410500
202190188|57|5|3b|17c|z|50|330.088|324.29|c161302|p108621|87364|66580|48771
202190187|57|5|3b|17d|z|9|463.004|476.47|c459|p389|366|464|859
202190186|57|5|3b|17e|z|15|282.897|257.73|c577165|p361613|352470|106365|107699
202110638|57|5|3b|j7|s|25|268.227|277.15|c393652|p460704|194408|169416|233274
202110965|57|5|3b|j8|s|3|434.487|446.00|c67548|p60831|62635|51555|69011
202111081|57|5|3b|nd|s|9|431.476|442.52|c70885|p63897|51113|46161|43774
202111072|57|5|3b|ne|s|9|490.547|489.16|c28127|p15834|12900|12057|13251
202111063|57|5|3b|ng|s|46|367.798|362.96|c168733|p143062|127198|107499|106575
202111115|57|5|3w|i7|e|9|471.420|471.40|c2369|p1548|1191|1262|1689
202111106|57|5|3w|i8|e|20|504.015|514.09|c319|p376|305|271|329
202111124|57|5|3w|ie|e|123|369.360|378.33|c80406|p78263|76062|42977|40098
202110647|57|5|8p|16h|e|72|414.428|387.41|c63240|p16869|13551|14414|25181
202110205|57|5|8p|16j|e|17|503.602|508.88|c420|p387|311|477|970
202110198|57|5|8p|16o|e|38|336.505|311.26|c301139|p168442|125562|156435|147731
202110656|57|5|8p|qd|e|30|400.297|393.53|c52852|p29670|22367|8899|11616
202110241|57|5|8p|qe|e|10|497.610|492.48|c990|p522|414|491|742
202110232|57|5|8p|qh|e|41|324.428|304.26|c339500|p216208|161918|90029|92914
202110665|57|5|8p|tk|e|92|332.065|336.27|c192156|p184807|152109|158340|188417
202110268|57|5|8p|tm|e|18|466.717|479.34|c1760|p1852|1671|1939|3136
202111099|57|5|8p|to|e|30|282.185|286.58|c453685|p482043|225685|269727|234963
202110674|57|5|8p|10p|e|80|371.539|360.74|c119419|p73786|58510|59616|76360
202110286|57|5|8p|10r|e|18|481.645|481.41|c1623|p1050|756|829|1589
202110277|57|5|8p|10s|e|39|307.089|299.47|c367906|p304185|180891|210224|178148
202110683|57|5|8z|u|d|37|345.193|337.12|c48658|p45290|28620|27513|23754
202110902|57|5|8z|v|d|5|489.564|497.26|c1724|p1642|2067|2166|3248
202110841|57|5|8z|1g|e|10|270.688|322.03|c248932|p586090|328352|233350|303991
202110911|57|5|8z|1h|e|4|396.282|427.25|c14079|p34253|9039|8782|17731
202110929|57|5|8z|br|e|15|396.925|394.51|c51253|p33484|16819|7134|12982
202110717|57|5|8z|17v|d|48|381.901|370.88|c34214|p29122|20406|22527|17419
202110938|57|5|8z|17w|d|7|501.565|512.43|c801|p946|1707|1656|2120
202190180|57|5|8z|18s|d|38|400.577|398.12|c23069|p21374|15057|10366|9718
202190179|57|5|8z|18t|d|7|507.635|517.17|c584|p680|791|918|1244
202190203|57|5|8z|18v|d|10|325.836|150.73|c132694|p54453|33784|30740
202110726|57|5|97|1bg|e|51|430.314|433.66|c10419|p8027|7858|7582|12544
202110383|57|5|97|1bi|e|23|492.626|504.74|c533|p657|515|654|977
202110374|57|5|97|1bq|e|93|333.356|324.60|c237785|p179814|138674|149747|135151
202110735|57|5|51|3q|s|35|514.338|508.97|c13546|p5731|2392|2364|1879
202110408|57|5|51|3r|s|42|543.702|533.06|c2649|p299|286|242|350
202110392|57|5|51|3v|s|80|444.872|418.75|c95502|p50844|13450|8126|6177
202110744|57|5|51|9d|s|35|520.615|522.95|c6043|p3921|3063|3163|3283
202110426|57|5|51|9e|s|42|542.686|547.57|c286|p373|452|480|811
202110417|57|5|51|9g|s|80|475.713|470.72|c44283|p25244|16052|14017|9761
202110753|57|5|51|a9|s|35|507.833|501.71|c18435|p7846|7583|6885|7269
202110444|57|5|51|aa|s|42|528.594|529.41|c3685|p2189|1676|1660|2192
202110435|57|5|51|ad|s|80|434.487|444.67|c68836|p60830|35652|22754|23334
202110886|57|5|51|l5|s|22|504.343|502.18|c18081|p9219|7769|8495|10223
202110877|57|5|51|l6|s|26|527.654|532.96|c2673|p2358|2086|2562|2813
202110868|57|5|51|l9|s|50|425.657|443.85|c69650|p69953|49197|30788|24971
202190194|57|5|7j|4i|s|51|411.522|403.03|c113213|p85434|51255|40949|53366
202190193|57|5|7j|4j|s|12|517.607|513.38|c10842|p4773|4122|3702|8101
202190192|57|5|7j|4l|s|31|320.902|298.08|c317572|p241744|135198|58958|58756
202190196|57|5|7j|xh|e|35|281.899|291.09|c421932|p484487|369315|410572|412925
202190195|57|5|7j|xi|e|5|461.415|464.38|c3120|p2272|3447|2967|5397
105310416|58|1k|1q|6z|s|75|465.618|483.62|c32817|p32824|39965|38866|35286
105310019|58|1k|1s|7w|s|70|446.941|468.21|c46542|p48887|55911|56006|52922
105310037|58|1k|27|bu|s|10|303.689|305.41|c295247|c295556|293152|295406|254858
105310046|58|1k|27|17f|s|50|314.169|337.79|c215281|p261222|297489|93913|76800
105310055|58|1k|27|18a|d|40|405.688|406.44|c19885|p19430|23579|28011|21294
105310064|58|1k|27|os|z|42|381.671|405.40|c12359|p17768|18132|20857|20486
105310734|58|1k|27|15t|z|50|405.558|429.27|c4207|p6229|7798|8338|9949
105310073|58|1k|27|qv|e|50|341.218|354.70|c135322|p152225|147504|153287|148662
105310082|58|1k|27|va|e|45|363.580|379.42|c78194|p90821|102631|94961|101375
105310091|58|1k|27|u4|z|40|330.796|351.20|c79764|p106392|106597|76249|68250
105310107|58|1k|27|y2|z|50|358.360|381.52|c30869|p43423|36846|35670|36324
105310143|58|1k|2f|4v|s|20|260.964|267.76|c435688|p508793|508475|461873|428967
105390340|58|1k|2f|5v|z|36|286.477|298.23|c285272|p334494|283877|268455|203514
105310443|58|1k|2f|bj|e|32|229.314|237.20|c912198|p1050369|1152401|1141296|1065107
105310152|58|1k|2f|ch|s|16|264.608|270.28|c424126|p484020|503053|459671|479319
105310479|58|1k|2f|17o|d|50|370.386|382.17|c29591|p33975|39621|42724|33744
105310161|58|1k|2f|ja|s|20|271.890|286.84|c355936|p438607|503314|413213|378122
105310179|58|1k|2f|lo|s|40|288.854|293.58|c332230|p353301|369731|329157|323910
105310682|58|1k|2f|ns|s|50|294.789|302.55|c303774|p328555|328407|306172|289448
105390412|58|1k|2f|q6|e|35|348.929|361.40|c117768|p128427|121565|132246
105310188|58|1k|2f|ug|e|30|252.880|260.30|c673818|p774058|835095|887383|785907
105310197|58|1k|2f|vl|z|24|291.902|318.36|c185246|p296596|256673|467246|411666
105310204|58|1k|2f|xs|z|24|301.139|318.90|c183021|p238378|196985|276722|214177
105390405|58|1k|3d|dk|z|45|332.165|346.26|c91631|p102016|120372|115417
105310488|58|1k|3d|ps|s|50|257.395|260.26|c473217|p535245|576457|552114|568078
105310779|58|1k|3t|hp|s|180|374.694|407.67|c107770|p132644|161824|167208|139759
105310461|58|1k|3w|i5|e|100|398.586|414.59|c24640|p31575|58775|45703|43860
105390281|58|1k|8o|14u|e|30|238.525|255.45|c720862|p941459|1228163|1205501|1152124
105310213|58|1k|8o|8a|e|40|227.381|249.96|c776358|p1072974|1293874|1273525|1334518
105310222|58|1k|8o|167|e|60|254.981|270.83|c578141|p750637|1077780|1093965|877334
105310231|58|1k|8o|1b5|e|50|273.196|288.61|c439267|p562259|781241|824129|758685
105310585|58|1k|8o|la|e|40|271.436|292.18|c414544|p578887|988767|1033528|829714
105310249|58|1k|8o|td|e|50|273.242|292.18|c414544|p561849|769137|777845|633369
105390298|58|1k|8o|tp|e|50|248.494|264.03|c638658|p824275|1114487|1113662|875342
105310743|58|1k|8o|10d|e|55|282.627|293.65|c404790|p478247|585143|611913|594447
105310594|58|1k|8r|16p|z|139|265.415|282.96|c380368|p510727|417758|327150|161314
105390394|58|1k|8r|16w|z|15|250.725|262.49|c536952|p651893|524589|592186|644483
105310716|58|1k|8u|dv|z|40|247.837|263.79|c526031|p680069|930288|850656|646024
105310504|58|1k|8u|ge|z|40|264.210|284.94|c366717|p521901|762585|760599|539434
105310601|58|1k|8u|gj|z|100|233.466|255.76|c594037|p817956|986690|857892|983118
105390282|58|1k|8u|qm|z|40|263.238|277.86|c416250|p530989|713951|554791|503633
105310425|58|1k|51|3f|s|85|349.280|339.14|c212462|p175759|179870|119401|118719
105310725|58|1k|51|52|s|10|305.587|306.51|c292031|c288893|||287743
105310258|58|1k|51|93|s|60|327.244|351.82|c187857|p224729|263259|237835|248378
105310267|58|1k|51|fs|s|10|303.016|304.75|c297192|c297898|251384
105310434|58|1k|51|194|s|20|309.995|327.40|c238305|p274270|298587|298974|273334
105390396|58|1k|51|jh|s|10|307.600|333.22|c225002|p282152|296871|299208|297709
105390397|58|1k|51|kt|s|10|306.546|305.50|c295003|c285640||283546|258169
105310294|58|1k|51|kw|s|20|316.290|338.52|c213727|p254823|298669|294630|294346
105390398|58|1k|51|13f|s|70|357.467|337.24|c216393|p160342|149117|106903|110403
105390419|58|1k|61|2k|s|27|300.667|318.74|c259309|p306309|330072|332230
105310797|58|1k|61|15m|e|40|316.587|328.68|c220855|p252746|239778|258920|254536
105390426|58|1k|61|6p|s|35|402.367|438.23|c75153|p96023|123590|141663
105310752|58|1k|61|7p|s|75|338.483|366.47|c163162|p198105|231202|229907|212849
105310761|58|1k|61|cx|s|60|302.676|322.26|c250592|p299114|348871|320550|273829
105390433|58|1k|61|ev|s|30|286.666|296.74|c321782|p363099|401555|524585
105310788|58|1k|61|oj|s|40|292.723|299.93|c311683|p336949|367636|378347|316597
105310804|58|1k|6k|us|e|55|251.361|||c791272|750503|646500|588605
105310567|58|1k|7g|y8|s|175|486.126|506.09|c15474|p18433|21168|21510|15778
105310301|58|1k|7g|yn|s|70|480.613|500.81|c19071|p21897|25044|26210|20521
110710131|59|12|j|63|s|45|367.325|407.22|c108286|p143797|189385|186848|188302
110790020|59|12|j|6a|e|55|293.603|316.44|c274909|p392372|629233|780689|638800
110790067|59|12|j|eh|s|35|365.699|403.69|c112394|p146357|179919|207736
110710122|59|12|1i|v4|s|25|238.146|238.79|c612153|p716035|775965|743759|713224
110790038|59|12|3s|gx|s|40|318.238|355.58|c181096|p249178|305300|303273|302597
110790036|59|12|3s|hf|s|45|345.707|368.99|c159307|p182684|221485|223528|229148
110710113|59|12|3s|h5|e|75|309.708|321.95|c249296|p289208|418889|586739|456933
110790037|59|12|3s|119|s|45|335.226|371.54|c155344|p205441|253288|268909|267148
110790015|59|12|99|8d|e|40|243.930|262.90|c649126|p877590|1094234|1043245|953084
110790039|59|12|99|kj|e|40|255.413|271.59|c571668|p745713|985710|1012194|873543
110790031|59|12|99|109|e|50|263.609|279.77|c505098|p657531|885409|934754|767471
110790021|59|12|99|14e|e|45|322.106|334.66|c197898|p226553|250928|289852|263814
110790035|59|12|4u|1ae|s|38|291.097|298.73|c315550|p343763|380672|378087|334431
110790023|59|12|4u|n7|s|10|318.258|322.85|c249201|c249118|246658|229368|249391
110790018|59|12|4u|ps|s|35|258.137|258.34|c483670|p529699|672102|600172|584136
110790024|59|12|4u|1bv|s|35|246.888|248.35|c544464|p625313|790657|769616|770402
110710034|59|12|52|3f|s|85|333.410|336.31|c218350|p209672|220403|161948|153242
110790016|59|12|52|52|s|10|306.814|309.00|c285019|c284764|276020|289598|295610
110710025|59|12|52|93|s|60|321.038|346.57|c197685|p241391|284669|271269|261067
110790019|59|12|52|9z|s|55|309.801|335.99|c219019|p274855|299824|298582|298683
110710043|59|12|52|194|s|10|311.798|328.91|c234806|p268568|292002|297579|298506
110710052|59|12|52|kw|s|25|314.904|341.10|c208522|p258987|297586|295863|299875
110710149|59|12|52|mp|s|25|307.540|327.77|c237436|p282349|297914|294553|282990
110790074|59|12|52|n1|s|10|303.251|315.07|c268719|c297068||260649
110710061|59|12|52|pn|s|15|312.165|324.88|c244232|p267369|299724|289969|291740
110790025|59|12|75|dk|z|40|327.012|343.21|c99889|p118932|168550|150140|88907
110790030|59|12|75|xj|e|35|243.893|257.16|c704129|p878061|1126903|1116190|900007
110790032|59|12|75|x6|d|35|309.192|326.60|c53357|p62620|75979|78892|60072
202210341|5a|2g|1u|16|d|55|178.818|199.90|c121508|p136386|88439|90248|58759
202210340|5a|2g|1u|18|d|9|400.989|418.48|c15746|p21238|24688|17616|5852
202210347|5a|2g|1u|34|e|30|173.675|190.16|c1346016|c1484337|1328049|917410|952770
202210346|5a|2g|1u|35|e|4|300.131|313.82|c287871|p347399|519771|231226|350362
202210073|5a|2g|1u|bk|e|30|207.584|197.17|c1301112|c1286130|1647226|1542539|1480343
202210028|5a|2g|1u|bm|e|4|316.313|304.18|c339932|p253992|260279|303050|105477
202210349|5a|2g|1u|17v|d|34|317.240|339.28|c47740|p58646|46624|43296|44366
202210348|5a|2g|1u|17w|d|5|423.262|431.80|c11736|p13362|16158|13441|9469
202210343|5a|2g|1u|183|d|55|353.529|366.17|c36283|p41549|35127|30238|27750
202210342|5a|2g|1u|184|d|9|436.845|436.18|c10564|p9427|6617|6513|4272
202210258|5a|2g|1u|q8|e|64|308.783|314.10|c286476|p294451|222192|189468|210803
202210249|5a|2g|1u|q9|e|10|368.709|378.83|c79394|p79626|82476|52069|49844
202210082|5a|2g|1u|vm|z|38|232.600|235.45|c770106|c825912|837294|1172606|845187
202210046|5a|2g|1u|vp|z|6|397.927|414.32|c8442|p8855|4632|7691|1578
202210091|5a|2g|1u|xt|z|38|243.321|242.27|c711451|c724029|619075|569076|663400
202210064|5a|2g|1u|xv|z|6|349.438|371.23|c43456|p58898|32433|41076|2443
202210345|5a|2g|27|1b|d|51|142.173|174.57|c130410|c140547|129458|141520|106155
202210344|5a|2g|27|1c|d|8|373.314|386.55|c27762|p32715|37413|29817|12079
202210407|5a|2g|27|17g|s|34|302.536|334.43|c222389|c299613|292370|218891|214382
202210400|5a|2g|27|17h|s|5|330.033|351.74|c188000|p217705|281620|104264|101166
202210393|5a|2g|27|18c|d|51|373.578|383.97|c28849|p32589|31141|33276|29245
202210386|5a|2g|27|18d|d|8|426.602|430.59|c12091|p12255|12974|14650|8758
202210334|5a|2g|27|ou|z|51|303.687|330.01|c140463|p223831|66431|95028|51145
202210333|5a|2g|27|ov|z|8|385.306|406.22|c11970|p15272|15845|7356|3820
202210379|5a|2g|27|15v|z|51|379.267|402.58|c13884|p19701|19950|35989|46224
202210372|5a|2g|27|15w|z|8|407.151|432.08|c3624|p5787|7101|5947|7397
202210336|5a|2g|27|qw|e|51|311.373|312.80|c293039|c280060|227088|244830|296568
202210335|5a|2g|27|qx|e|8|360.526|374.89|c87468|p97938|106547|103642|116023
202210365|5a|2g|27|vc|e|42|333.151|341.92|c173068|p180569|168810|171014|173912
202210358|5a|2g|27|vd|e|7|366.326|381.42|c74322|p84706|91044|93591|98885
202210322|5a|2g|27|y4|z|42|302.366|296.54|c294996|c231386|134889|152676|278619
202210320|5a|2g|27|y5|z|7|358.343|388.89|c23707|p43432|25291|24429|14035
202210339|5a|2g|3w|i7|e|161|350.193|377.60|c81814|c124836|84134|77957|83567
202210338|5a|2g|3w|i8|e|25|411.498|428.56|c13246|p19040|33542|16238|20530
202210222|5a|2g|8o|8k|e|51|184.331|213.26|c1165560|c1454440|853762|838232|624395
202210213|5a|2g|8o|8l|e|8|345.536|356.76|c129796|p138469|183110|132695|115505
202210161|5a|2g|8o|tz|e|51|250.204|187.76|c1356754|p804474|771784|797525|681715
202210152|5a|2g|8o|u1|e|8|348.670|361.31|c117989|p129143|147253|127591|116744
202210197|5a|2g|8o|u8|e|42|167.939|153.48|c1419720|c1490319|1601396|1824675|877848
202210188|5a|2g|8o|ub|e|7|311.019|323.97|c240534|p282055|292368|357611|219231
202210351|5a|2g|8o|14f|e|51|310.265|317.63|c269191|p286152|238853|263273|352156
202210350|5a|2g|8o|14i|e|8|382.379|391.13|c56869|p53961|60547|64119|87589
202210330|5a|2g|8r|16q|z|51|332.460|361.83|c58347|p101087|31717|633564|3270
202210329|5a|2g|8r|16u|z|8|456.004|496.05|c164|p558|258|371|251
202210449|5a|2g|52|3h|s|42|302.576|308.63|c285989|c299468
202210442|5a|2g|52|3j|s|7|401.146|409.94|c105178|p97585
202391214|5b|2g|2f|2w|s|35|194.162|175.91|c1096130|c1200135
202391200|5b|2g|2f|2x|s|9|313.426|325.56|c242586|p263492
202391207|5b|2g|2f|2y|s|5|224.921|||c873885
202391025|5b|2g|2f|17v|d|32|183.244|161.41|c132236|c134987
202391011|5b|2g|2f|17w|d|5|402.596|407.21|c19600|p20598|20291
202390198|5b|2g|2f|183|d|35|143.288|164.97|c131840|c140537|127030|102281|65214
202390197|5b|2g|2f|184|d|5|405.725|409.07|c18915|p19419|18635|17102|15062
202311025|5b|2g|2f|nu|s|36|182.611|171.68|c1111803|c1263671|1258984|1145927|455000
202311016|5b|2g|2f|nv|s|5|359.353|384.30|c137015|p157041|155926|127935|108709
202390633|5b|2g|2f|q7|e|42|224.603|149.04|c1421102|p1105072|1037908|1083332
202310706|5b|2g|2f|q9|e|12|347.594|362.43|c115218|p132294|126427|127257|124492
202310699|5b|2g|2f|qa|e|39|187.642|||c1438783|1316350|1448639|622308
202311104|5b|2g|2f|uh|e|10|246.352|||c849222|1510132|1537647|1180757
202311097|5b|2g|2f|uj|e|5|306.660|||c306673|302976|330743|342721
202310521|5b|2g|2f|xt|z|20|191.667|||c1113933||1485099|1370619
202310169|5b|2g|2f|xv|z|4|343.081|||c72768|77410|116601|100282
202390217|5b|2g|39|15j|z|22|196.275|237.95|c749028|c1092110|1388988|1222173|973848
202390216|5b|2g|39|15k|z|3|356.348|373.65|c40215|p46646|50630|51059|49379
202390215|5b|2g|39|dm|z|34|178.592|203.29|c988504|c1156398|1403753||376201
202390214|5b|2g|39|dn|z|5|363.998|377.21|c35747|p35387|47032|53618|32190
202390262|5b|2g|39|f4|e|41|180.514|||c1468426|1622888|1652040|896849
202390255|5b|2g|39|f5|e|6|312.772|325.01|c236063|p272438|267613|269764|289128
202390196|5b|2g|8o|c9|e|38|182.378|167.30|c1414280|c1462306|1698482|1853011|1067806
202390195|5b|2g|8o|ca|e|6|317.991|335.65|c194344|p245816|274303|304439|376382
202390206|5b|2g|8o|h6|e|48|229.219|171.77|c1409821|p1051449|1186323|1830569|865291
202390205|5b|2g|8o|h8|e|8|332.941|342.65|c170781|p181381|216483|267069|298291
202390668|5b|2g|8o|ha|e|3|166.001|||c1490772|1252006|1495976
202310099|5b|2g|8o|1b7|e|45|168.250|166.47|c1414606|c1490246|1614253|1838669|803761
202310081|5b|2g|8o|1bb|e|7|329.174|343.91|c166787|p196237|228950|262129|262470
202310548|5b|2g|8o|1bg|e|25|198.919|155.72|c1418837|c1363032|1657338|1679988|786422
202310248|5b|2g|8o|1bi|e|4|336.207|352.54|c141332|p169463|194156|219134|227180
202390675|5b|2g|8o|1bd|e|2|208.090|||c1281334|1406088|1071118
202390202|5b|2g|8o|kk|e|38|168.667|168.69|c1413740|c1490149|1658122|1748292|800559
202390201|5b|2g|8o|kl|e|6|317.118|338.22|c185353|p250099|270591|288027|320271
202390218|5b|2g|8o|nz|e|25|186.206|186.95|c1360983|c1445949|1528150|1738650|973373
202311634|5b|2g|8o|o0|e|4|320.051|338.39|c184779|p235893|264650|315397|334736
202311334|5b|2g|8o|te|e|25|182.220|180.13|c1389875|c1462884|1660818|1787411|884942
202311325|5b|2g|8o|tg|e|4|322.764|337.58|c187634|p223509|291792|311840|336694
202310124|5b|2g|8o|10j|e|25|187.497|191.93|c1334785|c1439516|1695905
202310115|5b|2g|8o|10l|e|4|329.470|340.65|c177234|p195103|291537
202310557|5b|2g|8o|10p|e|30|194.340|216.74|c1130972|c1397695|1612330|1838699|961894
202310266|5b|2g|8o|10r|e|4|327.919|346.66|c158348|p201433|229775|223153|243572
202390204|5b|2g|8o|zw|e|30|208.223|215.77|c1140721|c1280068|1591264|1404966|703363
202390203|5b|2g|8o|zx|e|4|330.965|347.02|c157252|p189149|216993|221455|234596
202390208|5b|2g|8o|14f|e|51|234.579|202.57|c1261116|p988143|1236539|807470|586714
202390207|5b|2g|8o|14i|e|10|345.240|363.65|c112279|p139358|132632|133051|155295
202390703|5b|2g|8o|14k|e|8|206.425|||c1297120|1335554|1075744
202310893|5b|2g|8u|dw|z|15|213.444|||c985625|1399318||1477217
202310406|5b|2g|8u|dx|z|5|336.522|||c89453|104421|118526|108506
202310821|5b|2g|8u|fh|z|15|178.121|163.30|c1081081|p1157646|1416674|1502781|987445
202310812|5b|2g|8u|fj|z|5|346.187|370.73|c44187|p65640|78488|82892|81498
202310566|5b|2g|8u|g7|z|20|191.288|182.11|c1061755|c1115744|1416073|1423638|1080166
202310284|5b|2g|8u|g9|z|5|340.543|370.70|c44239|p78989|93646|107417|93759
202390094|5b|2g|8u|t1|z|20|207.931|291.26|c325670|c1024224|1391942|1476260|1065610
202390092|5b|2g|8u|t2|z|5|342.902|360.29|c61156|p73183|87927|90467|83149
202390091|5b|2g|8u|13z|z|30|171.563|244.87|c688620|c1167113|1404089||860164
202390089|5b|2g|8u|140|z|4|352.886|383.11|c29189|p52522|86722|95128|72822
202390836|5b|2g|4u|1ag|s|23|242.123|205.15|c903602|p673149|727846
202390822|5b|2g|4u|1ah|s|4|333.258|338.29|c214198|p210026|247704
202390829|5b|2g|4u|1aj|s|6|225.201|192.51|c1003461|p870376|967270
202390850|5b|2g|4u|n9|s|15||341.16|c208400||c233831
202390843|5b|2g|4u|na|s|5|357.262|369.88|c157968|p160715|165158
202390871|5b|2g|51|3h|s|55|302.892|||c298348|293948
202390857|5b|2g|51|3j|s|9|380.793|394.82|c123388|p123911|167227
202390892|5b|2g|51|3q|s|59|302.659|||c299174|289172
202390878|5b|2g|51|3r|s|9|396.429|404.47|c111482|p103260|137184
202390906|5b|2g|51|53|s|10|303.998|||c294471
202390899|5b|2g|51|54|s|5|350.935|364.93|c165531|p172516|176996
202390920|5b|2g|51|95|s|15||320.67|c254474||c281703
202390913|5b|2g|51|97|s|5|384.958|408.27|c107092|p118224|131705
202390934|5b|2g|51|9d|s|15|305.299|309.39|c283849|c289864|280308
202390927|5b|2g|51|9e|s|5|394.114|416.19|c98284|p106199|102507
202390948|5b|2g|51|a9|s|15|317.089|313.17|c273724|c252442|128526
202390941|5b|2g|51|aa|s|5|401.709|422.01|c91877|p96852|107511
202390962|5b|2g|51|196|s|15|306.637|304.14|c299025|c285344|299607
202390955|5b|2g|51|198|s|5|341.519|363.27|c168196|p191425|205633
202390976|5b|2g|51|ky|s|10|306.798|304.18|c298900|c284820
202390969|5b|2g|51|l0|s|5|379.886|402.63|c113704|p125145|136155
202390997|5b|2g|51|13h|s|30|305.685|||c288563|285194
202390983|5b|2g|51|13i|s|4|395.210|380.36|c142346|p104785|88835
202390238|5b|2g|61|2m|s|28|227.015|169.63|c1117632|p847781|875500|1446007|474156
202390237|5b|2g|61|2o|s|4|330.128|342.41|c205837|p217473|234318|237435|185914
202390766|5b|2g|61|2p|s|3|194.711|208.03|c877170|c1196067|952060|867561
202390240|5b|2g|61|15n|e|23|183.622|168.23|c1413914|p1457451|1423242|1847521|872000
202390239|5b|2g|61|15p|e|4|320.316|331.66|c209203|p234676|241292|280876|296399
202390773|5b|2g|61|15q|e|2|200.210|241.21|c868697|p1352452|1483947|1667324
202390242|5b|2g|61|cz|s|31|215.764|195.53|c982407|p986618|1002973|1443515|556572
202390241|5b|2g|61|d1|s|5|320.375|343.03|c204593|p243205|268279|282672|224242
202390780|5b|2g|61|d2|s|3|214.636|184.10|c1057479|p999990|1127483|991873
202390787|5b|2g|61|hq|s|65|252.308|249.99|c533984|p576488|603101|722714
202390243|5b|2g|61|hu|s|15|357.679|389.12|c130626|p159981|170339|182096|178138
202390227|5b|2g|61|hv|s|30|234.729|224.18|c735188|p755137|725896|788338|503962
202390246|5b|2g|61|s1|e|18|182.130|197.51|c1298830|c1463213||1766003|1053008
202390245|5b|2g|61|s4|e|5|311.244|328.39|c221998|p280790|325747|389999|407711
202390248|5b|2g|61|u8|e|10|178.074|229.55|c995603|c1475723|1689189|1795819|1265535
202390247|5b|2g|61|ub|e|5|305.796|319.68|c259697|p311726|382870|408105|428687
202391004|5b|2g|7g|ya|s|39|469.562|490.00|c27402|p29750|42484
202390209|5b|2g|7g|yg|s|7|483.738|503.91|c16873|p19954|21230|22307|21865
202390228|5b|2g|7g|ym|s|3|454.128|476.77|c38803|p42409|47040||45810
209310110|5c|2g|1q|71|s|69|427.466|434.42|c78999|p68027|69941|65319
209310046|5c|2g|1q|77|s|10|465.386|482.65|c33620|p33005|36002|35923|33121
209310117|5c|2g|1q|7g|s|23|416.807|433.66|c79820|c79592|75999|71379
209310052|5c|2g|1q|7h|s|3|464.336|481.21|c34858|p33832|36649|36290|35656
209310049|5c|2g|8x|17v|d|30|231.569|213.63|c113982|c106299|88158|97144|82312
209310048|5c|2g|8x|17w|d|4|413.260|418.72|c15669|p16640|18331|19366|19790
209310011|5c|2g|8x|183|d|38|263.949|199.77|c121569|c86616|74549|78550|75914
209310010|5c|2g|8x|184|d|6|414.490|418.65|c15690|p16202|16512|18011|17318
209310383|5c|2g|8x|1b7|e|34|157.141|185.97|c1365934|c1492847
209310376|5c|2g|8x|1bb|e|5|334.251|351.66|c143853|p176582
209310055|5c|2g|8x|1bg|e|25|204.946|179.72|c1391264|c1310850|1147572|1036861|790933
209310054|5c|2g|8x|1bi|e|3|342.563|365.31|c108415|p147770|205954|267762|276126
209310028|5c|2g|8x|q8|e|68|177.219|162.80|c1416049|c1477755|587801|674697|640510
209310027|5c|2g|8x|q9|e|10|357.698|372.05|c93332|p104905|103310|117407|127615
209310057|5c|2g|8x|qd|e|59|225.677|217.07|c1127670|c1092671|769644|744408|838082
209310056|5c|2g|8x|qe|e|9|363.775|374.03|c89276|p90400|96214|111056|116502
209310397|5c|2g|8x|zw|e|34|177.503|175.41|c1403400|c1477080
209310390|5c|2g|8x|zx|e|5|330.813|353.93|c137428|p189744
209310411|5c|2g|8x|14n|e|34|226.302|178.95|c1393876|p1085375
209310404|5c|2g|8x|14o|e|5|361.704|382.34|c72642|p95216
209310041|5c|2g|52|3h|s|42|326.249|||c227241|298003|248422|245733
209310040|5c|2g|52|3j|s|6|391.598|417.88|c96463|p109431|233379|59745|57761
209310187|5c|2g|52|3q|s|39|305.026|352.16|c187196|c290854|292308|213728
209310180|5c|2g|52|3r|s|6|420.342|432.75|c80712|p75625|66833|55710
209310145|5c|2g|52|59|s|10|304.630|323.42|c247774|c292173|293444|292682
209310138|5c|2g|52|5a|s|5|366.297|386.08|c134590|p145374|155956|172967
209310173|5c|2g|52|9d|s|10|362.496|303.88|c299805|c151629|209022|295531
209310166|5c|2g|52|9e|s|5|404.620|434.11|c79334|p93312|101805|96363
209310059|5c|2g|52|a9|s|23|303.244|304.27|c298610|c297093|265958|254518|281180
209310058|5c|2g|52|aa|s|3|413.117|436.87|c76528|p83706|88680|85391|97583
209310063|5c|2g|52|nu|s|21|211.898|161.55|c1124830|c1031469|761085|879668|445459
209310062|5c|2g|52|nv|s|4|377.328|399.59|c117440|p128876|147167|129724|125725
209310425|5c|2g|52|121|s|34|251.314|188.11|c1032359|c585037
209310418|5c|2g|52|122|s|5|378.656|389.37|c130321|p126902
209310065|5c|2g|52|13o|s|37|323.689|||c234183|282151|228719|210778
209310064|5c|2g|52|13p|s|5|406.785|415.94|c98519|p90756|96496|55641|54699
209310051|5c|2g|61|2m|s|31|176.660|172.78|c1108216|c1278949|659950|682001|500402
209310050|5c|2g|61|2o|s|4|334.597|348.26|c194512|p206900|188105|208285|171046
209310043|5c|2g|61|6r|s|64|246.456|241.95|c588694|p629442|662414|636042|590307
209310042|5c|2g|61|6s|s|10|400.997|438.79|c74575|p97756|119610|149038|116716
209310039|5c|2g|61|7r|s|55|226.989|213.67|c828769|p848112|603001|697141|421615
209310038|5c|2g|61|7u|s|9|337.394|364.80|c165760|p200537|228928|241281|235013
209310045|5c|2g|61|b6|s|25|165.956|183.36|c1061662|c1288651|1238452|685703|809362
209310044|5c|2g|61|b8|s|3|335.190|363.92|c167141|p205526|228005|215873|271990
209310069|5c|2g|61|cz|s|25|243.521|201.25|c937729|p658633|707073|649920|626029
209310068|5c|2g|61|d1|s|4|334.608|360.00|c173510|p206876|233935|221451|218994
209310159|5c|2g|61|d5|s|29|190.762|174.93|c1099990|c1223255|1305333|828576
209310152|5c|2g|61|d6|s|4|326.602|353.27|c185154|p226342|261373|277944
209310024|5c|2g|61|hr|s|76|257.284|246.35|c557686|p536124|523230|464329|456456
209310026|5c|2g|61|hu|s|12|365.051|397.11|c120555|p147396|163747|173575|178392
209310071|5c|2g|61|hy|s|37|229.515|192.17|c1005561|p817159|972746|585942|561008
209310070|5c|2g|61|hz|s|5|361.638|393.72|c124785|p153087|168696|170608|180917
209310215|5c|2g|5u|6i|s|25|191.036|198.37|c961137|c1221498|889738
209310208|5c|2g|5u|6j|s|4|351.328|347.51|c195904|p171734|187001
209310229|5c|2g|5u|aj|s|25|211.724|161.98|c1124445|p1033476|972527
209310222|5c|2g|5u|ak|s|3|341.455|355.11|c181905|p191557|227163
209310243|5c|2g|5u|fh|z|25|204.776|238.52|c744225|c1044762|1345729
209310236|5c|2g|5u|fj|z|3|362.017|384.51|c27806|p38086|80362
209310257|5c|2g|5u|1as|e|32|232.905|164.75|c1415282|p1007954|868819
209310250|5c|2g|5u|1at|e|5|342.800|356.58|c130262|p147075|167586
209310124|5c|2g|7g|ya|s|68|459.344|486.20|c30623|p37957|43626|47986
209310037|5c|2g|7g|yg|s|10|494.230|515.01|c9941|p13830|17488|20169|19462
209310131|5c|2g|7g|yp|s|30|450.188|478.35|c37412|p45970|49874|49848
209310072|5c|2g|7g|yq|s|4|493.653|511.91|c11687|p14134|19203|21359|20078
202411306|5d|2g|1q|71|s|84|432.258|434.20|c79235|p63089|58922
202411245|5d|2g|1q|77|s|13|468.475|486.00|c30795|p30563|33878|32521|30487
202490620|5d|2g|1q|7g|s|38|416.520|433.46|c80020|c79913|75383
202490619|5d|2g|1q|7h|s|6|466.981|484.62|c31991|p31683|34281|33757|32391
202490779|5d|2g|1s|7y|s|34|416.284|442.81|c70610|p80182|76870
202490772|5d|2g|1s|81|s|5|449.280|473.81|c41477|p46835|52465
202491059|5d|2g|1s|85|s|49|441.835|468.78|c46032|p53735
202412243|5d|2g|27|1b|d|17||251.72|c91322|||c148149|116643
202412164|5d|2g|27|1c|d|3|364.149|391.86|c25524|p36843|27752|33303|25758
202412376|5d|2g|27|17g|s|25||306.74|c291380||c297061|295266|171393
202412358|5d|2g|27|17h|s|4|341.402|360.76|c172270|p191667|155190|104206|95437
202410653|5d|2g|27|18h|d|48|305.586|330.32|c51636|p64441|40394|56588|27125
202410644|5d|2g|27|18i|d|7|432.418|440.28|c9574|p10554|12427|15724|12685
202410671|5d|2g|27|ou|z|48|302.877|296.06|c297784|c228487|144518|271174|56524
202410565|5d|2g|27|ov|z|7|384.517|404.87|c12611|p15791|15660|17210|17788
202412667|5d|2g|27|15v|z|48|297.209|370.80|c44077|p262231|45517|90157|35299
202412658|5d|2g|27|15w|z|7|401.734|424.99|c5112|p7445|9599|9293|12259
202410705|5d|2g|27|qw|e|51|309.520|311.49|c299882|c290217|297985|298388|260520
202410698|5d|2g|27|qx|e|8|360.326|372.53|c92302|p98410|108777|107589|123565
202410723|5d|2g|27|vc|e|48|308.318|317.76|c268586|c297048|269833|230903|183014
202410583|5d|2g|27|vd|e|7|366.301|383.93|c69618|p84748|94285|93751|113296
202411669|5d|2g|27|y4|z|48|293.908|295.58|c300542|c283367|298771|294489|114273
202411651|5d|2g|27|y5|z|7|365.790|388.43|c24127|p33148|25698|25762|32171
202490793|5d|2g|2f|16|d|42|236.664|178.07|c129584|c103030|150371
202490786|5d|2g|2f|18|d|7|381.715|401.61|c21709|p29208|29998
202410026|5d|2g|2f|17v|d|100|188.093|188.93|c126226|c133089|79711|146642|50672
202410768|5d|2g|2f|17w|d|16|419.005|428.41|c12696|p14683|16396|16753|15901
202490807|5d|2g|2f|183|d|100|160.774|147.60|c132727|c139830|60874
202490800|5d|2g|2f|184|d|16|422.517|419.79|c15354|p13610|15898
202491073|5d|2g|2f|nu|s|42|192.382|172.34|c1109649|c1212875
202491066|5d|2g|2f|nv|s|7|365.455|392.28|c126597|p146751
202410044|5d|2g|2f|q9|e|11|370.506|381.79|c73616|p75880|77979|61313|68914
202491087|5d|2g|2f|qd|e|42|253.292|281.36|c492832|p769442
202491080|5d|2g|2f|qe|e|7|368.750|384.29|c68929|p79527
202410035|5d|2g|2f|qa|e|75|169.752|262.89|c649219|c1489407|592221|1124145|522432
202490821|5d|2g|2f|ro|d|42|164.401|199.40|c121742|c139366|150168
202490814|5d|2g|2f|rp|d|6|410.421|417.28|c16135|p17675|20737
202411775|5d|2g|2f|uh|e|30|192.433|173.23|c1407493|c1410443|1698486|1543332|888752
202411757|5d|2g|2f|uj|e|4|321.415|332.95|c204235|p229741|255874|250895|231744
202412552|5d|2g|2f|vm|z|25|217.069|219.19|c894728|c958128|1236566|1483249|911004
202412543|5d|2g|2f|vp|z|4|370.088|383.66|c28646|p28229|27584|62520|64549
202410256|5d|2g|2f|xt|z|25|221.132|243.90|c697077|c925783|1368663|1192362|913452
202410838|5d|2g|2f|xv|z|4|354.679|371.35|c43290|p49385|59168|82676|78047
202490576|5d|2g|39|6i|s|90|188.630|177.43|c1090170|c1236105|790992|417661|306548
202490575|5d|2g|39|6j|s|14|343.211|353.77|c184262|p187845|106810|80949|81753
202491101|5d|2g|39|6m|s|42|205.319|210.18|c856760|c1102038
202491094|5d|2g|39|6n|s|7|360.106|373.44|c152484|p155779
202412401|5d|2g|39|dm|z|70|269.944|270.95|c467415|p469419|752856||136861
202412394|5d|2g|39|dn|z|10|395.015|412.79|c9059|p10069|9253|13504|14806
202410511|5d|2g|3w|i7|e|129|355.621|377.88|c81235|p110081|105618|123095|85187
202410502|5d|2g|3w|i8|e|20|415.652|432.37|c11113|p15983|28886|17557|22700
202490672|5d|2g|8o|8r|e|50|183.041|188.17|c1354475|c1459759|912427|1026503|695256
202410856|5d|2g|8o|8s|e|8|334.412|353.66|c138174|p175993|187750|187803|237021
202490835|5d|2g|8o|8u|e|32|234.514|166.42|c1414625|c988949|871164
202490828|5d|2g|8o|8v|e|5|342.395|359.93|c121509|p148290|185248
202412719|5d|2g|8o|hc|e|75|251.559|242.74|c852210|p789003|711678|814308|725371
202412701|5d|2g|8o|hd|e|11|365.875|379.94|c77195|p85693|122366|146487|162848
202490673|5d|2g|8o|1b7|e|60|239.390|210.66|c1190580|p931166|881036|816284|645545
202410098|5d|2g|8o|1bb|e|10|344.569|359.78|c121885|p141442|178044|202906|216090
202490674|5d|2g|8o|1bg|e|70|189.658|178.25|c1396117|c1427531|819571|735414|589682
202410874|5d|2g|8o|1bi|e|10|354.293|367.86|c102589|p113584|144101|140519|148637
202490541|5d|2g|8o|iq|e|50|190.255|179.26|c1392824|c1424010|1305855|1321539|965516
202490540|5d|2g|8o|is|e|8|326.081|342.50|c171224|p209176|252528|294348|278442
202490675|5d|2g|8o|nz|e|42|180.742|172.29|c1408991|c1467717|1136608|1143339|763575
202410908|5d|2g|8o|o0|e|6|325.461|345.74|c161099|p211829|232478|256348|277350
202491115|5d|2g|8o|o2|e|42|191.524|187.83|c1356368|c1416281
202491108|5d|2g|8o|o3|e|7|326.480|350.13|c148212|p207455
202491129|5d|2g|8o|tr|e|42|177.340|169.96|c1412686|c1477467
202491122|5d|2g|8o|tu|e|7|327.440|353.54|c138491|p203390
202410398|5d|2g|8o|tz|e|50|198.216|187.41|c1358583|c1368661|1161355|1773867|637428
202410926|5d|2g|8o|u1|e|8|356.934|362.55|c114931|p106785|137913|132852|144495
202490633|5d|2g|8o|zw|e|70|198.214|177.92|c1397009|c1368677|793172|729907|582058
202490632|5d|2g|8o|zx|e|10|346.974|361.48|c117575|p134101|153006|142665|171409
202410477|5d|2g|8u|dw|z|30|172.648|189.35|c1042527|c1165898|||895396
202410989|5d|2g|8u|dx|z|4|353.280|376.48|c36649|p51838|67458|96241|70399
202412491|5d|2g|8u|fh|z|70|183.665|198.55|c1010063|c1143034|1401408|1350403|596975
202412482|5d|2g|8u|fj|z|10|367.960|383.70|c28606|p30606|37758|43001|37287
202410459|5d|2g|8u|gg|z|70|177.102|191.79|c1033979|c1159543|1402322|1496717|717435
202411006|5d|2g|8u|gi|z|10|353.888|378.91|c33736|p50767|71291|84089|62789
202410432|5d|2g|8u|qn|z|70|174.126|171.66|c1077555|c1164245|1020006|1144468|410131
202411024|5d|2g|8u|qo|z|10|360.876|385.90|c26434|p39720|55805|49599|39971
202490996|5d|2g|8u|qr|z|42|204.776|178.65|c1069348|c1044761
202490989|5d|2g|8u|qs|z|7|367.405|392.99|c20260|p31218
202490676|5d|2g|8u|r5|z|70|198.217|195.01|c1022622|c1083040|1401692|1435010|774632
202411854|5d|2g|8u|r7|z|10|349.596|374.27|c39382|p58589|75345|81806|64655
202490677|5d|2g|8u|wy|z|30|196.616|285.79|c360973|c1090512|1215984||971054
202411906|5d|2g|8u|wz|z|4|347.631|368.20|c47933|p62595|87308|109142|79564
202490589|5d|2g|8u|13z|z|70|193.579|195.52|c1020835|c1104826|875963|736530|441626
202412879|5d|2g|8u|140|z|10|382.104|403.29|c13493|p17426|26438|29728|25232
202490678|5d|2g|4x|aj|s|55|181.120|180.00|c1079067|c1268507|963855|576043|385837
202490625|5d|2g|4x|ak|s|9|353.899|362.36|c169723|p166879|172704|161248|155706
202412807|5d|2g|4x|1ag|s|72|232.118|213.12|c833270|p785611|515960|539757|382314
202412791|5d|2g|4x|1ah|s|11|342.623|352.60|c186372|p189076|191406|200139|193569
202410177|5d|2g|4x|n9|s|30|321.089|323.44|c247733|c241249|233254|248914|248942
202410168|5d|2g|4x|na|s|4|385.716|411.75|c103220|p117197|109115|100482|103784
202490842|5d|2g|4x|nd|s|30||351.95|c187608||c177562
202490730|5d|2g|4x|ne|s|4|392.160|408.53|c106802|p108666|102397|143323|148591
202410141|5d|2g|51|3q|s|102|307.565|308.71|c285796|c282263|219422|148205|89568
202411042|5d|2g|51|3r|s|16|437.388|446.98|c66604|p58011|51924|22621|25166
202410274|5d|2g|51|9d|s|68|304.196|310.60|c280586|c293754|299009|299989|233674
202411069|5d|2g|51|9e|s|10|426.144|451.22|c62561|p69439|77794|64972|64274
202410292|5d|2g|51|a9|s|102|303.529|304.01|c299427|c296106|299016|254169|174605
202411087|5d|2g|51|aa|s|16|420.171|444.09|c69415|p75803|78485|59046|60514
202490737|5d|2g|51|hi|s|42|305.915|305.84|c294086|c287801|262070|275142
202490709|5d|2g|51|hj|s|6|448.904|470.06|c44869|p47206|44009|44625|61273
202411227|5d|2g|51|196|s|17|303.558|310.74|c280228|c296015|296407|291358|297025
202411218|5d|2g|51|198|s|3|382.014|400.34|c116549|p122206|140534|147192|159416
202412825|5d|2g|51|19d|s|17|302.449|304.54|c297787|c299918|298969|298544|294658
202412816|5d|2g|51|19e|s|3|385.675|410.83|c104215|p117250|137370|135601|141364
202410353|5d|2g|51|ky|s|30|302.872|309.99|c282239|c298420|296896|299671|299031
202411148|5d|2g|51|l0|s|4|411.898|438.31|c75073|p85035|92668|86265|94287
202490538|5d|2g|51|l5|s|50|302.495|310.48|c280900|c299757|298604|293924|281724
202490537|5d|2g|51|l6|s|8|418.081|440.24|c73104|p78171|88470|79870|86973
202491010|5d|2g|51|132|s|42|306.254|304.86|c296877|c286642
202491003|5d|2g|51|133|s|7|434.322|452.87|c60986|p61006
202410317|5d|2g|51|13o|s|102|302.842|304.76|c297161|c298522|266105|272853|95317
202411103|5d|2g|51|13p|s|16|422.745|427.44|c86167|p73046|65419|28982|30943
202412631|5d|2g|61|2l|s|53|180.471|201.03|c939562|c1270446|575037|1489498|433208
202412613|5d|2g|61|2o|s|8|349.150|365.00|c165429|p175990|170181|179887|137123
202490856|5d|2g|61|2s|s|42|215.144|186.41|c1043391|c993987|625668
202490849|5d|2g|61|2t|s|6|337.254|351.99|c187534|p200833|186775
202412022|5d|2g|61|15n|e|72|165.371|190.10|c1346394|c1490920|1177634|1052178|749388
202412004|5d|2g|61|15p|e|11|320.697|333.16|c203431|p232973|226640|259367|253720
202491024|5d|2g|61|7r|s|42|245.506|261.24|c467878|p638729
202491017|5d|2g|61|7u|s|7|333.254|365.03|c165388|p210035
202412464|5d|2g|61|cz|s|68|200.576|215.14|c816484|p1147644|739106|1454055|400029
202412455|5d|2g|61|d1|s|10|328.887|350.88|c189588|p220503|255611|270366|184680
202491038|5d|2g|61|d5|s|42|234.773|189.48|c1022732|c754627
202491031|5d|2g|61|d6|s|7|323.671|350.62|c190067|p234249
202412216|5d|2g|61|hq|s|102|245.495|277.34|c392786|p638824|383486|1168172|384472
202412182|5d|2g|61|hu|s|16|374.132|403.62|c112477|p133510|147876|154095|146786
202412076|5d|2g|61|ok|s|30|164.407|166.47|c1120442|c1288926|921945|1097198|476172
202412058|5d|2g|61|on|s|4|317.695|333.26|c224918|p250731|269137|278212|250819
202412588|5d|2g|61|s1|e|40|188.219|177.16|c1399066|c1435663|1278039|1468347|950740
202412579|5d|2g|61|s4|e|6|314.297|334.53|c198373|p264414|283604|317991|332685
202412525|5d|2g|61|u8|e|30|189.887|191.77|c1335823|c1426201||1845568|1182820
202412516|5d|2g|61|ub|e|4|311.571|327.18|c226866|p278973|326096|431190|334690
202490509|5d|2g|6k|uu|e|68|161.232|||c1491889
202490493|5d|2g|6k|uv|e|10|288.935|||c427079
202412746|5d|2g|7g|ya|s|93|465.100|487.31|c29709|p33214|34531
202412737|5d|2g|7g|yg|s|15|497.335|513.37|c10848|p12288|14203|14879|15164
202490682|5d|2g|7g|yp|s|59|450.907|477.83|c37885|p45338|47620
202490634|5d|2g|7g|yq|s|10|495.108|511.88|c11707|p13388|15684|16017|16663
202491052|5d|2g|7j|h3|s|42|264.304|274.24|c406152|p486066
202491045|5d|2g|7j|h4|s|7|397.564|436.43|c76994|p101920
202490863|5d|2g|7j|q1|s|2|523.844|528.50|c3975|p3146|9296
202490870|5d|2g|7j|q2|s|14|378.087|371.25|c155802|p127709|284979
202490884|5d|2g|7j|13c|s|90|216.872|172.43|c1109356|c973259|370143
202490877|5d|2g|7j|13d|s|14|370.522|368.50|c160045|p138817|147892
202490898|5d|2g|7j|14f|e|100|194.039|253.45|c740774|c1399751|596848
202490891|5d|2g|7j|14i|e|16|381.324|396.29|c48434|p55636|62380
202490912|5d|2g|7j|14n|e|36|283.586|302.53|c349515|p470166|356016
202490905|5d|2g|7j|14o|e|5|396.333|412.17|c27231|p34200|40427
210301200|5e|2g|1q|71|s|46|423.319|451.36|c62451|p72431|74502|74601
210301193|5e|2g|1q|77|s|7|466.023|482.42|c33820|p32446|35472|35408
210302355|5e|2g|2f|4d|s|34|189.538|216.49|c804835|c1230823
210302348|5e|2g|2f|4e|s|5|349.023|346.10|c198572|p176272
210301214|5e|2g|2f|17q|d|71|203.223|191.90|c125073|c125172||134867
210301207|5e|2g|2f|17r|d|10|415.289|425.23|c13666|p15941|18279|19972
210301228|5e|2g|2f|183|d|71|172.988|180.35|c129015|c137907||119124
210301221|5e|2g|2f|184|d|10|422.768|418.47|c15749|p13536|14688|15611
210301242|5e|2g|2f|lq|s|34|191.927|179.94|c1079363|c1215778|941912|546209
210301235|5e|2g|2f|lr|s|5|355.455|367.47|c161671|p164035|173073|160584
210301256|5e|2g|2f|q8|e|72|212.321|235.28|c933292|p1239082|804457|810400
210301249|5e|2g|2f|q9|e|11|363.748|376.54|c84015|p90458|85052|72836
210302369|5e|2g|2f|qd|e|34|170.798|184.77|c1371611|c1488150
210302362|5e|2g|2f|qe|e|5|362.811|378.33|c80406|p92588
210301270|5e|2g|2f|ro|d|31|212.571|171.37|c130986|c119191||152648
210301263|5e|2g|2f|rp|d|4|405.443|414.20|c17141|p19534|22313|22761
210301284|5e|2g|2f|uh|e|17|178.487|196.50|c1305503|c1474715||1816297
210301277|5e|2g|2f|uj|e|3|327.818|322.46|c247018|p201848|255979|289362
210301312|5e|2g|2f|vm|z|25|278.833|250.35|c639914|c393600|1286997|1488907
210301305|5e|2g|2f|vp|z|3|366.454|372.31|c41990|p32367|45187|58899
210301326|5e|2g|2f|xt|z|25|206.763|200.55|c1001341|c1031970||1480957
210301319|5e|2g|2f|xv|z|3|351.139|369.20|c46432|p55742|60524|85266
210302390|5e|2g|2f|139|s|34|176.359|177.06|c1091618|c1279472
210302383|5e|2g|2f|13a|s|5|347.852|361.89|c170490|p178489
210301340|5e|2g|39|dm|z|59|183.665|185.79|c1053641|c1143034
210301333|5e|2g|39|dn|z|9|376.405|389.48|c23226|p22112|23114|25427
210301354|5e|2g|39|f4|e|65|175.908|195.70|c1310762|c1480642|1557938|1742815
210301347|5e|2g|39|f5|e|9|313.207|325.95|c231997|p270129|231859|269545
210302404|5e|2g|39|f7|e|34|197.513|183.44|c1377598|c1374241
210302397|5e|2g|39|f8|e|5|324.291|337.68|c187275|p216834
210301368|5e|2g|39|179|z|25|240.602|286.15|c358445|c750504|1417696
210301361|5e|2g|39|17a|z|3|359.515|377.14|c35831|p41677|63728|72587
210301382|5e|2g|39|qn|z|31|185.839|170.40|c1078545|c1137209|1399410|1348193
210301375|5e|2g|39|qo|z|4|371.244|399.92|c15484|p27036|48514|52241
210301396|5e|2g|39|qr|z|25|196.560|212.00|c941236|c1090772|1418717|1473875
210301389|5e|2g|39|qs|z|3|385.209|403.93|c13120|p15343|29480|34343
210301410|5e|2g|39|ws|e|31|191.215|204.43|c1245891|c1418212|1328838|1842061
210301403|5e|2g|39|wu|e|4|320.421|330.59|c213303|p234214|243427|315774
210301424|5e|2g|3w|i7|e|48|350.582|369.32|c99350|c123713|124395|124677
210301417|5e|2g|3w|i8|e|8|417.124|432.79|c10882|p15021|24833|15308
210301438|5e|2g|8o|c9|e|31|185.139|199.31|c1286028|c1450846||1351420
210301431|5e|2g|8o|ca|e|4|326.553|342.10|c172467|p207135|249111|261446
210301452|5e|2g|8o|ce|e|25|198.187|194.71|c1317372|c1368889|1659671|1368386
210301445|5e|2g|8o|cf|e|3|331.989|348.21|c153791|p185105|227510|232661
210301466|5e|2g|8o|169|e|42|199.436|179.93|c1390552|c1358774|1626775|1219546
210301459|5e|2g|8o|16c|e|6|338.774|353.10|c139752|p160514|199943|228152
210301480|5e|2g|8o|16h|e|31|201.572|187.85|c1356258|c1340757|1671027|1106523
210301473|5e|2g|8o|16j|e|4|350.103|362.13|c115981|p125087|173324|159468
210301494|5e|2g|8o|1b7|e|42|210.055|209.61|c1200336|p1261973|1225599|1220524
210301487|5e|2g|8o|1bb|e|6|343.145|355.13|c134180|p145936|174752|228869
210301508|5e|2g|8o|1bg|e|54|195.264|176.25|c1401413|c1391014|1322622|1247707
210301501|5e|2g|8o|1bi|e|8|348.594|362.63|c114711|p129360|155373|141090
210301522|5e|2g|8o|kk|e|48|178.050|199.94|c1281422|c1475781|1518351|1293532
210301515|5e|2g|8o|kl|e|7|331.833|345.45|c161983|p185704|223751|228199
210302418|5e|2g|8o|kq|e|34|189.303|211.59|c1181782|c1429592
210302411|5e|2g|8o|kr|e|5|334.854|349.47|c150047|p174380
210301536|5e|2g|8o|sa|e|25|198.000|197.13|c1301373|c1370383|1666358|1517006
210301529|5e|2g|8o|sb|e|3|323.928|345.26|c162558|p218424|265615|334795
210301550|5e|2g|8o|te|e|42|174.704|174.72|c1404948|c1482953|1683320|1549970
210301543|5e|2g|8o|tg|e|6|329.843|341.47|c174578|p193590|232148|253673
210301564|5e|2g|8o|tk|e|31|195.010|202.31|c1263201|c1392832|1637104
210301557|5e|2g|8o|tm|e|4|333.825|344.27|c165628|p178095|205602|189880
210301578|5e|2g|8o|xk|e|31|198.745|168.00|c1414005|c1364414|1669003|1498870
210301571|5e|2g|8o|xl|e|4|317.495|333.17|c203397|p248255|293530|346816
210301592|5e|2g|8o|10p|e|37|200.584|194.90|c1316079|c1349318||1394115
210301585|5e|2g|8o|10r|e|5|343.544|356.42|c130677|p144697|176093|181909
210301606|5e|2g|8o|zr|e|54|186.698|157.52|c1418127|c1443560|1350207|1137241
210301599|5e|2g|8o|zs|e|8|332.220|347.48|c155942|p184187|211877|244590
210301620|5e|2g|8o|zw|e|65|196.216|192.70|c1330048|c1383943|1302256|988989
210301613|5e|2g|8o|zx|e|9|338.952|353.57|c138412|p159894|179561|167520
210301634|5e|2g|8o|14f|e|85|165.264|231.66|c972690|c1490945|960888|771444
210301627|5e|2g|8o|14i|e|13|370.267|380.60|c75900|p76395|83682|79906
210302432|5e|2g|8o|14n|e|34|194.954|246.23|c815265|p1393231
210302425|5e|2g|8o|14o|e|5|379.095|395.28|c50037|p59536
210301648|5e|2g|8u|6i|s|54|204.877|195.26|c984387|c1106547|1242450|612012
210301641|5e|2g|8u|6j|s|8|339.303|339.91|c210981|p196301|137893|91225
210302439|5e|2g|8u|6n|s|39|320.217|340.08|c210640|p243667
210301662|5e|2g|8u|fh|z|31|190.245|221.08|c881596|c1120753|1317428
210301655|5e|2g|8u|fj|z|4|364.189|385.28|c27029|p35143|46259|50728
210302446|5e|2g|8u|fn|z|39|342.215|380.82|c31605|p74888
210301676|5e|2g|8u|g7|z|48|242.157|193.45|c1028109|c735374|1394204|1417704
210301669|5e|2g|8u|g9|z|7|355.294|378.22|c34548|p48332|71145|80772
210301690|5e|2g|8u|mm|z|25|184.660|175.85|c1073775|c1140432|1415889|1390025
210301683|5e|2g|8u|mn|z|3|359.413|378.32|c34427|p41823|65325|97642
210301718|5e|2g|8u|13t|z|54|160.945|181.42|c1063265|c1171167|1381908
210301711|5e|2g|8u|13u|z|8|360.279|381.03|c31385|p40559|46071|42902
210301732|5e|2g|8u|13v|z|48|206.825|195.57|c1020660|c1031567|1367907
210301725|5e|2g|8u|13w|z|7|364.114|385.19|c27133|p35240|29678|32448
210301746|5e|2g|56|3h|s|71|307.370|304.73|c297253|c282934|297756|290892
210301739|5e|2g|56|3j|s|10|410.184|423.54|c90147|p86922|99844|47343
210301760|5e|2g|56|3q|s|71|311.977|303.88|c299805|c267975|299558|262726
210301753|5e|2g|56|3r|s|10|428.342|431.91|c81566|p67088|59350|31476
210301788|5e|2g|56|95|s|25|313.713|319.46|c257526|c262619|274570|297462
210301781|5e|2g|56|97|s|3|416.947|449.14|c64515|p79431|81154|78325
210301802|5e|2g|56|a1|s|41|307.465|303.94|c299634|c282608|298563|294582
210301795|5e|2g|56|a3|s|6|417.051|438.86|c74497|p79309|89967|72475
210301816|5e|2g|56|a9|s|54|305.151|304.04|c299336|c290414|292491|299599
210301809|5e|2g|56|aa|s|8|420.904|440.57|c72772|p75038|77346|62519
210301830|5e|2g|56|aj|s|51|188.000|179.19|c1083074|c1239551|914634|1041059
210301823|5e|2g|56|ak|s|8|351.220|361.59|c170980|p171944|173293|151579
210301844|5e|2g|56|an|s|51|209.430|192.55|c1003201|c1059042|934051|1250872
210301837|5e|2g|56|ao|s|8|362.622|371.08|c156069|p151423|156271|129907
210301858|5e|2g|56|1ag|s|34|241.223|234.33|c646856|p682499|620810|611825
210301851|5e|2g|56|1ah|s|5|345.826|353.29|c185114|p182450|171291|190969
210301872|5e|2g|56|1ak|s|34|234.334|202.24|c929408|p759749|654877|683358
210301865|5e|2g|56|1al|s|5|350.396|361.85|c170552|p173597|177164|177880
210301900|5e|2g|56|19d|s|20|363.191|308.21|c287189|c150468
210301893|5e|2g|56|19e|s|3|384.824|402.76|c113547|p118395|135299|108689
210301914|5e|2g|56|ji|s|25|302.451|307.09|c290337|c299910|294333|292410
210301907|5e|2g|56|jj|s|3|419.887|438.27|c75114|p76130|83727|92134
210301942|5e|2g|56|l5|s|31|304.089|304.41|c298188|c294146|282641|284423
210301935|5e|2g|56|l6|s|4|422.217|444.38|c69130|p73600|78600|75023
210301956|5e|2g|56|n9|s|20|327.634|329.47|c233532|c223767|179726
210301949|5e|2g|56|na|s|3|382.962|390.18|c129266|p120953|116789|97159
210301970|5e|2g|56|nd|s|20|322.994|323.09|c248572|c236077|237493|248029
210301963|5e|2g|56|ne|s|3|398.161|408.85|c106440|p101204|100992|92125
210301984|5e|2g|56|13h|s|71|324.134|357.96|c176956|c232899|297108|299765
210301977|5e|2g|56|13i|s|10|406.839|407.01|c108527|p90697|92216|56171
210301998|5e|2g|61|2m|s|31|182.428|217.95|c792020|p1264388|826792|1377057
210301991|5e|2g|61|2o|s|4|337.384|343.64|c203368|p200554|195441|206733
210302012|5e|2g|61|15n|e|30|172.016|171.88|c1409646|c1486534|1528341|1638871
210302005|5e|2g|61|15p|e|4|322.311|334.23|c199515|p225640|236924|247770
210302376|5e|2g|61|7r|s|34|228.895|253.02|c514833|p824626
210302453|5e|2g|61|7u|s|5|332.506|363.76|c167424|p211807
210302026|5e|2g|61|cz|s|29|194.976|210.80|c851879|p1194075|921728|952643
210302019|5e|2g|61|d1|s|4|328.565|351.78|c187928|p221376|251205|255608
210302040|5e|2g|61|hr|s|68|263.257|270.38|c423655|p493067|514198|533025
210302033|5e|2g|61|hu|s|10|370.202|399.37|c117713|p139317|159541|165614
210302054|5e|2g|61|s1|e|31|231.314|187.32|c1359053|c1026864|1693302|1535821
210302047|5e|2g|61|s4|e|4|313.817|331.06|c211476|p266962|302628|354294
210302068|5e|2g|7g|ya|s|51|453.715|487.46|c29591|p42766||49992
210302061|5e|2g|7g|yg|s|8|480.898|504.79|c16303|p21716||18065
202590505|5f|2g|w|139|s|34|169.949|172.76|c1108281|c1287941
202590498|5f|2g|w|13a|s|5|367.892|384.80|c136328|p142924
202511102|5f|2g|3w|i7|e|141|350.276|370.56|c96567|c124593|124683|124479|78781
202510167|5f|2g|3w|i8|e|22|438.037|450.92|c5128|p5565|9947|5947|6158
202512463|5f|2g|8u|6m|s|64|189.456|193.18|c998862|c1231296|601235|329142|227013
202512454|5f|2g|8u|6n|s|12|406.893|405.07|c110774|p90628|65711|35740|32429
202590323|5f|2g|8u|6o|s|12|193.472|||c1205109|1224550|469242|291743
202512312|5f|2g|8u|fm|z|64|195.054|212.74|c936762|c1097850|910416|389548|260549
202512278|5f|2g|8u|fn|z|12|422.008|440.08|c2461|p2783|1548|2402|2839
202590393|5f|2g|8u|fo|z|12||382.57|c29737||c1386278|1056255
202590244|5f|2g|8u|gl|z|64|187.485|201.33|c997872|c1131400|1416921|1489167|650190
202590243|5f|2g|8u|gm|z|10|407.847|438.56|c2672|p5588|7876|5884|5400
202512339|5f|2g|8u|176|z|47|213.324|197.24|c1014830|c986533|1399030|1462854|398466
202512321|5f|2g|8u|177|z|7|423.664|442.58|c2206|p2603|3008|3750|4863
202590236|5f|2g|8u|qr|z|52|184.343|192.64|c1030969|c1141260|926457|892708|261099
202590235|5f|2g|8u|qs|z|9|427.578|443.75|c2102|p2187|2693|2667|3139
202590400|5f|2g|8u|qt|z|3|175.446|||c1162384|1115968|1074601
202510794|5f|2g|8u|r8|z|75|187.772|201.45|c997339|c1130371|1088433|1135190|432893
202510449|5f|2g|8u|r9|z|12|411.853|441.80|c2278|p4605|5873|3066|4197
202590407|5f|2g|8u|ra|z|5|||||c1375957|936334
202510634|5f|2g|8u|ru|z|25|206.610|||c1032967|755115|920463|693426
202510467|5f|2g|8u|rv|z|4|407.664|||c5635|6199|4165|5389
202510652|5f|2g|8u|x0|z|34|295.746|||c271528|1355395|1417895|741317
202510501|5f|2g|8u|x1|z|5|411.277|||c4729|3773|5986|5160
202590234|5f|2g|8u|143|z|83|199.760|194.52|c1024343|c1074535|782651|529029|219047
202590233|5f|2g|8u|144|z|13|430.714|447.99|c1747|p1847|2355|2880|3676
202510573|5f|2g|97|8k|e|89|205.879|190.47|c1344043|c1302273|565812|533121|406614
202510201|5f|2g|97|8l|e|14|425.075|430.07|c12325|p10363|7963|4185|7173
202590230|5f|2g|97|8u|e|93|176.938|188.53|c1353068|c1478423|714582|687120|505401
202590229|5f|2g|97|8v|e|15|412.811|419.32|c20115|p18047|20794|8726|10155
202510713|5f|2g|97|1bg|e|75|284.574|273.41|c556304|p462019|413572|370496|347636
202510228|5f|2g|97|1bi|e|15|419.637|421.15|c18493|p13430|11978|7967|10365
202590414|5f|2g|97|1bq|e|24|240.577|231.63|c973016|p917025|607256|627615
202511941|5f|2g|97|ph|e|42|206.811|191.98|c1334461|c1293450|808440|792852|576126
202511932|5f|2g|97|pi|e|7|387.946|404.60|c36483|p45436|66267|42990|65275
202590421|5f|2g|97|pj|e|5|||||c845826|740946
202510607|5f|2g|97|yy|e|64|193.833|177.19|c1398984|c1401116|827162|819561|535564
202510307|5f|2g|97|yz|e|10|402.303|413.74|c25517|p27497|29791|16986|28064
202510731|5f|2g|97|10f|e|82|265.508|253.92|c736103|p637859|507395|466651|387476
202510343|5f|2g|97|10g|e|16|405.339|408.64|c31327|p24436|24966|13745|20160
202590330|5f|2g|97|10h|e|18|195.668|199.53|c1284379|c1388033|655323|736571|483973
202590246|5f|2g|97|14n|e|64|280.000|295.22|c394584|p500906|314778|228017|199987
202590245|5f|2g|97|14o|e|12|427.561|433.14|c10699|p9149|6969|3664|5244
202590428|5f|2g|97|14p|e|12|234.969|249.47|c781519|p983629|819636|484840
202590238|5f|2g|4u|an|s|58|218.480|182.60|c1065975|c953623|439640|331468|296837
202590237|5f|2g|4u|ao|s|10|400.635|415.37|c99129|p98191|95489|65232|65168
202590463|5f|2g|4u|ap|s|10|217.932|||c960456|663331
202511853|5f|2g|4u|1ak|s|39|271.867|248.56|c543117|p438761|398690|392510|299854
202511156|5f|2g|4u|1al|s|6|382.625|388.86|c130996|p121385|117633|115124|83665
202511111|5f|2g|4u|nd|s|31|317.976|328.70|c235314|c249931|246817|249124|181610
202510819|5f|2g|4u|ne|s|5|416.677|430.71|c82784|p79739|88678|82035|70544
202511183|5f|2g|52|3q|s|93|304.156|304.79|c297066|c293901|211580|93770|73131
202511174|5f|2g|52|3r|s|15|449.464|455.38|c58563|p46655|24963|11598|8205
202511305|5f|2g|52|9d|s|81|304.868|305.96|c293690|c291387|294127|191524|150192
202511298|5f|2g|52|9e|s|12|445.575|466.50|c48133|p50170|57900|32303|30783
202511544|5f|2g|52|a9|s|93|314.232|305.45|c295149|p261032|179492|124361|104213
202511535|5f|2g|52|aa|s|15|451.677|464.79|c49711|p44638|38275|25968|24850
202511262|5f|2g|52|ay|s|25|303.010|||c297920|295263|297289|261326
202511253|5f|2g|52|az|s|4|429.694|||c65769|73199|57221|60651
202511695|5f|2g|52|et|s|39|307.421|||c282757|286275|297771|262030
202511686|5f|2g|52|eu|s|6|417.588|||c78716|82217|67128|58422
202511738|5f|2g|52|19d|s|25|308.224|304.66|c297429|c280119|296955|299136|280154
202511729|5f|2g|52|19e|s|4|402.570|422.00|c91886|p95781|98456|89482|95040
202511765|5f|2g|52|l5|s|64|303.610|343.13|c204377|c295832|286044|297815|206457
202511756|5f|2g|52|l6|s|10|439.290|458.96|c55204|p56121|57557|50732|54492
202590274|5f|2g|52|lw|s|25|210.213|208.08|c876708|c1050410|793117|481853|346194
202511641|5f|2g|52|lx|s|4|403.035|384.74|c136395|p95216|70857|56244|80177
202512136|5f|2g|52|mx|s|51|306.927|||c284363|284840|295426|218791
202512127|5f|2g|52|my|s|8|433.572|455.96|c57985|p61791|62994|41230|41360
202512506|5f|2g|61|2m|s|28|203.912|164.76|c1121965|c1116219|717644|997647|350543
202512499|5f|2g|61|2o|s|4|353.925|367.41|c161755|p166836|163470|157418|114009
202590365|5f|2g|61|2p|s|3|204.130|||c1114068|808567|1486437|458322
202512533|5f|2g|61|15n|e|25|176.745|183.55|c1377114|c1478882|1622311|1658658|869360
202512524|5f|2g|61|15p|e|4|339.414|341.18|c175491|p158247|174084|170851|188400
202512578|5f|2g|61|cz|s|29|189.105|158.66|c1127415|c1233335|988155|1369517|482064
202512569|5f|2g|61|d1|s|4|343.700|363.14|c168427|p186838|202717|186722|155865
202512603|5f|2g|61|hr|s|59|225.851|229.81|c682948|p862040|585409|571143|426689
202512596|5f|2g|61|hu|s|10|373.764|401.64|c114932|p134005|144337|145200|142759
202590197|5f|2g|6j|17v|d|59|209.727|165.32|c131801|c121115|76175|72906|35836
202590196|5f|2g|6j|17w|d|10|459.279|447.65|c7945|p5011|5671|7283|5135
202510758|5f|2g|6j|j0|d|29|194.105|214.63|c113370|c130287|115657|99985|50025
202510061|5f|2g|6j|j1|d|4|471.222|453.64|c6814|p3362|4729|4909|6452
202510776|5f|2g|6j|qd|e|54|294.663|293.96|c402712|p384770|177594|154734|117668
202510104|5f|2g|6j|qe|e|13|417.502|426.85|c14339|p14749|6247|3638|4105
202510097|5f|2g|6j|qh|e|26|179.274|231.95|c969512|c1472269|454329|685418|257284
202590231|5f|2g|6j|tk|e|35|207.358|178.78|c1394454|c1288263|1233937|1046272|675775
202590232|5f|2g|6j|tm|e|6|390.455|397.21|c47009|p41951|60800|37795|73672
202510546|5f|2g|6j|uo|e|25|||||c1636610|1847102|654966
202510122|5f|2g|6j|up|e|4|385.025|||c49820|197470|30400|48765
202590273|5f|2g|6j|vs|z|21|211.270|||c1001312|1039060|1467797|962866
202510149|5f|2g|6j|vt|z|4|415.665|||c3803|1604|2826|1530
202510722|5f|2g|6j|10p|e|93|199.306|193.89|c1322691|c1359873|919158|906390|566781
202510325|5f|2g|6j|10r|e|15|396.652|407.33|c32913|p33831|48094|17867|22942
202512648|5f|2g|7j|dr|z|46|167.642|200.34|c1002278|c1169465|745274|909557|135579
202512269|5f|2g|7j|ds|z|10|429.301|438.11|c2739|p1995|1669|2409|2993
202590277|5f|2g|7j|dt|z|13|179.754|||c1153322|1393549|1503529|472093
202512393|5f|2g|7j|h6|e|42|177.254|||c1477671|698395|826617|707431
202512384|5f|2g|7j|h8|e|7|378.886|||c59899|75923|90850|108243
202590242|5f|2g|7j|kq|e|42|197.369|194.27|c1320328|c1375373|900795|783832|558175
202590241|5f|2g|7j|kr|e|7|382.453|392.14|c55193|p53840|74649|62115|95570
202590309|5f|2g|7j|uy|e|42|170.786|||c1488166
202590302|5f|2g|7j|uz|e|7|332.736|||c182165
202590240|5f|2g|7j|xp|e|42|168.044|191.81|c1335564|c1490294|1122525|867220|743550
202590239|5f|2g|7j|xq|e|7|363.487|375.86|c85374|p91036|111410|61127|80887
207590394|5g|2g|99|8u|e|10|178.155|||c1475532||1736520
207590380|5g|2g|99|8v|e|6|305.336|323.97|c240534|p314438|369776|405404
207590415|5g|2g|99|9k|e|10|251.268|189.08|c1350932|c792326|1658489|1700285
207590408|5g|2g|99|9m|e|6|292.497|309.43|c310850|p400385|398535|476995
207590103|5g|2g|99|h6|e|25|188.743|195.57|c1311617|p1432752|1428784|1325148|1258156
207590102|5g|2g|99|h8|e|3|327.117|337.67|c187306|p204777|251346|320622|353494
207590109|5g|2g|99|1b7|e|20|166.408|161.59|c1416525|c1490677|1696960|1371456|1138949
207510382|5g|2g|99|1bb|e|3|309.247|330.82|c212410|p291730|315818|354636|393510
207590110|5g|2g|99|1bg|e|16|247.489|196.23|c1307277|c835924|1517300|1424343|1659052
207510267|5g|2g|99|1bi|e|4|312.825|336.95|c189776|p272132|312332|321328|330736
207590135|5g|2g|99|kk|e|31|186.565|213.59|c1162284|c1444231|1682327|1790108|1755869
207590104|5g|2g|99|kl|e|4|300.168|326.79|c228485|p347121|389179|456122|536921
207510443|5g|2g|99|tr|e|20|211.673|179.96|c1390450|c1245746||1720005|1752662
207510434|5g|2g|99|tu|e|3|305.126|314.36|c285168|p315655|377895|383227|414614
207510461|5g|2g|99|tz|e|10|256.199|||c737062||1843062|1686175
207510452|5g|2g|99|u1|e|6|304.199|320.49|c255960|p321360|329672|348170|334613
207590108|5g|2g|99|zr|e|20|212.248|||c1239844|1662373|1389354|1408860
207590107|5g|2g|99|zs|e|3|305.204|324.74|c237199|p315179|345823|339744|384952
207590114|5g|2g|99|14f|e|31|166.787|175.36|c1403512|c1490588|1685341|755964|724218
207590113|5g|2g|99|14i|e|4|337.150|349.80|c149138|p166201|174280|166745|197532
207590111|5g|2g|53|3h|s|24|317.656|320.23|c255608|c250848|260848|297507|289867
207510761|5g|2g|53|3j|s|5|369.414|360.70|c172364|p140546|154285|82875|82705
207590450|5g|2g|53|9d|s|10||331.91|c227950|||c213166
207590443|5g|2g|53|9e|s|6|362.947|365.34|c164917|p150901|161658|130257
207590765|5g|2g|53|aj|s|40|214.857|||c997373
207590758|5g|2g|53|ak|s|9|263.381|296.71|c321879|p492287
207510876|5g|2g|53|1ag|s|31|206.677|188.11|c1032359|p1088286|1130805|735115|574522
207510858|5g|2g|53|1ah|s|4|315.048|315.25|c268242|p258542|284771|280054|267416
207590541|5g|2g|53|1as|e|31|210.630|200.04|c1280670|p1256172|1378599
207590184|5g|2g|53|1at|e|4|326.362|335.36|c195409|p207968|214482|291021|376867
207590471|5g|2g|53|13o|s|20|||||c292910|297029
207590464|5g|2g|53|13p|s|5|368.389|337.74|c215385|p142142|178340|83753
207510064|5g|2g|61|2m|s|34|188.471|166.88|c1120077|p1237033|1297635|712627|635442
207510055|5g|2g|61|2o|s|5|314.990|322.96|c248915|p258723|282801|264331|239597
207510752|5g|2g|61|15n|e|37|164.961|160.05|c1417131|c1491016|1676517|1336542|1108553
207510743|5g|2g|61|15p|e|5|311.889|322.11|c248567|p277218|296988|313150|318212
207590310|5g|2g|61|7r|s|50|248.137|243.84|c575101|p613617|707441|536613
207590303|5g|2g|61|7u|s|9|327.403|356.55|c179405|p224361|239267|244398
207590296|5g|2g|61|7v|s|15|224.716|226.57|c712800|p876517|821741|708227
207510091|5g|2g|61|cz|s|40|201.466|180.39|c1077143|p1139515|1259511|846718|668146
207510082|5g|2g|61|d1|s|7|313.954|330.54|c231063|p261866|287926|315609|278490
207590226|5g|2g|61|d2|s|8|186.622|178.88|c1084515|c1246480|1291360|908558
207590548|5g|2g|61|hr|s|50|265.292|285.47|c361047|p479464|554903
207590128|5g|2g|61|hu|s|9|345.150|378.34|c145237|p183825|186276|224140|229767
207590772|5g|2g|61|hv|s|15|239.105|242.50|c584762|p705548
207510125|5g|2g|61|u8|e|15|204.815|181.74|c1384433|c1312086|1685120|1623087|1696182
207510116|5g|2g|61|ub|e|5|292.248|312.54|c294414|p402149|429978|443288|430611
207590331|5g|2g|5r|6i|s|25|189.072|194.48|c989919|c1233527|1230671|900524
207590324|5g|2g|5r|6j|s|4|316.621|320.68|c254449|p253845|227328|209017
207590317|5g|2g|5r|6l|s|6|||||c1287926|1300014
207590562|5g|2g|5r|dm|z|31|193.153|171.61|c1077594|c1106849|1374379
207590555|5g|2g|5r|dn|z|4|350.553|372.86|c41262|p56819|55331
207510691|5g|2g|5r|g7|z|17|182.792|183.26|c1059243|c1145322|1418555|1514821|1273842
207510673|5g|2g|5r|g9|z|6|329.213|355.51|c70467|p111498|119060|121740|124082
207510734|5g|2g|5r|q8|e|34|264.794|232.87|c959427|p645184|652816|341312|463055
207510716|5g|2g|5r|q9|e|9|336.515|354.14|c136837|p168407|139417|149477|143675
207510707|5g|2g|5r|qa|e|25|206.928|177.14|c1399120|p1292318|1162702|1233191|731831
207510813|5g|2g|5r|qn|z|17|197.376|153.64|c1084292|c1086960|1416296|1399574|1431723
207510797|5g|2g|5r|qo|z|6|327.201|349.81|c82873|p118324|117783|146266|111944
207510849|5g|2g|5r|uh|e|17|179.861|201.70|c1268054|c1470447||1761020|1476267
207510822|5g|2g|5r|uj|e|6|291.426|304.83|c336217|p408256|387656|397976|366412
207590101|5g|2g|5r|13z|z|17|231.031|208.26|c962795|c840079|1412922|1403372|1418387
207590099|5g|2g|5r|140|z|6|328.736|352.38|c77106|p113105|110364|101158|93839
207590786|5g|2g|6k|uu|e|51|153.390|||c1493726
207590779|5g|2g|6k|uv|e|8|273.500|||c559450
207590800|5g|2g|7n|4d|s|40|178.918|||c1275024
207590793|5g|2g|7n|4e|s|9|287.896|||c357557
207590814|5g|2g|7n|11w|s|40
207590807|5g|2g|7n|11x|s|9|284.137|||c374810
207590828|5g|2g|7n|139|s|40|199.701|||c1155355
207590821|5g|2g|7n|13a|s|9|292.476|||c337960
209810129|5h|2g|1q|71|s|68|419.501|435.14|c78284|p76576|79951
209810014|5h|2g|1q|77|s|10|460.395|478.79|c37037|p37068|41149|40186|38645
209810136|5h|2g|1q|7g|s|30|428.005|458.27|c55846|p67425|76784
209810052|5h|2g|1q|7h|s|4|460.439|478.19|c37557|p37032|42246|41091|38560
209810051|5h|2g|1q|7i|s|1|456.052|440.39|c72963|p40713||78878|79786
209810013|5h|2g|1q|7d|s|1|419.931|||p76081|77352|79921|79959
209810388|5h|2g|52|3h|s|24|350.932|312.92|c274378|c172521
209810374|5h|2g|52|3j|s|4|392.262|397.22|c120419|p108525
209810381|5h|2g|52|3n|s|1|334.739|338.48|c213812|p206567
209810409|5h|2g|52|11w|s|33||241.46|c592250
209810395|5h|2g|52|11x|s|5|336.304|360.76|c172270|p202967
209810402|5h|2g|52|11z|s|1
209810054|5h|2g|61|2m|s|19|191.459|153.53|c1132019|c1218777|926016|927768|488758
209810053|5h|2g|61|2o|s|3|325.814|333.26|c224918|p228405|227530|225710|196301
209810087|5h|2g|61|2p|s|4|191.288|||c1219877|1300241|928169|549519
209810056|5h|2g|61|cz|s|21|197.543|195.28|c984242|p1173887|1278247|716807|630018
209810055|5h|2g|61|d1|s|3|323.910|343.32|c204016|p233569|262909|276264|236590
209810094|5h|2g|61|d2|s|1|182.092|181.39|c1072225|p1265614||725784|756596
209810058|5h|2g|61|hr|s|39|250.876|253.48|c511986|p588854|929425|375935|356444
209810057|5h|2g|61|hu|s|7|352.229|384.00|c137422|p170040|181907|182378|169630
209810101|5h|2g|61|hv|s|3|243.560|218.60|c786139|p658247|1051355|563011|601503
209810038|5h|2g|5r|dm|z|33|151.230|199.99|c1003819|c1173641||1456440|548209
209810037|5h|2g|5r|dn|z|5|372.807|390.00|c22750|p25435|28185|40219|33783
209810036|5h|2g|5r|dq|z|1|||||c1167587|1193049|781772
209810041|5h|2g|5r|g7|z|24|273.639|182.36|c1061208|c437128|1297637|1452034|955349
209810040|5h|2g|5r|g9|z|4|347.084|368.37|c47693|p63691|76721|93529|98658
209810039|5h|2g|5r|ga|z|1|185.652|215.09|c921960|p1137843
209810044|5h|2g|5r|1as|e|40|206.578|211.81|c1179642|p1295695|1153517|1018224|651683
209810043|5h|2g|5r|1at|e|7|332.246|345.33|c162360|p184085|181915|195033|204882
209810060|5h|2g|5r|1ax|e|28|172.902|174.97|c1404387|c1485360||961053|725292
209810059|5h|2g|5r|1ay|e|4|334.441|349.11|c151112|p175879|178636|170938|191175
209810108|5h|2g|5r|1az|e|1||184.66|c1372127||c1373777|960258|874035
209810042|5h|2g|5r|1av|e|3|224.315|205.82|c1234162|p1108382|1519175|1074610|847469
209810035|5h|2g|5r|179|z|41|193.360|225.69|c847817|c1105862||1447225|1244752
209810034|5h|2g|5r|17a|z|7|341.241|366.13|c51028|p77293|100149|92387|89684
209810033|5h|2g|5r|17b|z|1
209810325|5h|2g|5r|17v|d|33|205.579|232.11|c102845|c123784
209810311|5h|2g|5r|17w|d|5|400.510|409.19|c18875|p21406
209810318|5h|2g|5r|180|d|1|197.748|||p128414
209810178|5h|2g|5r|1b7|e|24|182.501|176.91|c1399743|c1461833|1681988
209810164|5h|2g|5r|1bb|e|4|323.764|346.12|c159941|p219107|299881
209810346|5h|2g|5r|1bg|e|24|232.064|164.82|c1415254|c1017985
209810332|5h|2g|5r|1bi|e|4|327.530|350.27|c147823|p203047
209810339|5h|2g|5r|1bq|e|1|237.802|226.11|c1032992|p949961
209810171|5h|2g|5r|1bd|e|1|175.679|202.21|c1264004|p1481117|1233360
209810367|5h|2g|5r|kk|e|33||188.23|c1354240
209810353|5h|2g|5r|kl|e|5|314.441|335.25|c195795|p263620
209810360|5h|2g|5r|kn|e|1|192.120|188.96|c1351399|p1412479
209810032|5h|2g|5r|q8|e|64|165.493|170.27|c1412217|c1490891|1037116|1082073|399602
209810031|5h|2g|5r|q9|e|10|344.666|359.76|c121934|p141130|126818|132056|132429
209810062|5h|2g|5r|qd|e|49|188.195|190.08|c1346520|c1435799|1350956|1557702|459612
209810061|5h|2g|5r|qe|e|8|342.113|358.92|c124112|p149186|125674|125362|130536
209810115|5h|2g|5r|qh|e|2|217.967|206.16|c1231239|p1179269|1682544|1010924|793370
209810030|5h|2g|5r|qa|e|4|202.040|197.84|c1296522|p1336684|1362257|1105218|702047
209810012|5h|2g|5r|14f|e|41|181.158|187.34|c1358948|c1466432|1507605|691083|520547
209810011|5h|2g|5r|14i|e|7|345.499|365.28|c108476|p138598|127746|120392|153730
209810010|5h|2g|5r|14k|e|1|199.491|208.36|c1211780|p1358304|1694256|808830|851357
201790259|5i|2g|3w|i7|e|81|350.275|369.06|c99916|c124595|124860|123367|122485
201790218|5i|2g|3w|i8|e|12|402.116|421.64|c18115|p27702|41249|25347|30574
201790537|5i|2g|8p|1b7|e|30|256.145|245.11|c826903|p737697|976610
201790530|5i|2g|8p|1bb|e|4|332.523|345.12|c163002|p182973|256406
201790257|5i|2g|8p|q8|e|54|260.932|214.34|c1154946|p685903|685652|347938|276380
201710705|5i|2g|8p|q9|e|11|349.069|363.20|c113364|p128029|114946|126986|130514
201710698|5i|2g|8p|qa|e|13|173.653|213.94|c1158895|c1484365|1144621|1298225|763291
201790341|5i|2g|8p|tz|e|34|194.809|205.17|c1239697|c1394295|1491866|1647762|711937
201790334|5i|2g|8p|u1|e|5|331.767|345.18|c162808|p185958|241479|249548|254445
201790255|5i|2g|8p|zw|e|38|242.260|216.49|c1133524|p897286|1582735|869232|742364
201790254|5i|2g|8p|zx|e|6|325.005|342.79|c170391|p213781|217112|222725|248117
201790446|5i|2g|8p|106|e|38|261.858|257.60|c699770|p675953|817223|772996
201790439|5i|2g|8p|107|e|6|324.959|346.06|c160135|p213989|240683|284545
201790261|5i|2g|8p|14f|e|58|274.259|242.68|c852834|p552439|568085|489580|556118
201790260|5i|2g|8p|14i|e|9|355.424|365.54|c107897|p110577|128620|118921|148816
201790369|5i|2g|8p|14k|e|1||205.99|c1232696||p1068286|768904
201790432|5i|2g|4x|6i|s|40|186.744|201.57|c935069|c1245903|978803|574352
201790425|5i|2g|4x|6j|s|7|325.489|324.89|c244210|p229301|191675|162536
201790495|5i|2g|4x|6l|s|2|179.633|260.05|c474322|c1272949|1305471
201790278|5i|2g|4x|dm|z|42|180.728|195.76|c1019995|c1150752|1299359||749003
201790271|5i|2g|4x|dn|z|7|366.902|381.13|c31281|p31821|49546|60631|45396
201790292|5i|2g|4x|fh|z|42|196.312|256.14|c590791|c1091933|1374078|966288|741552
201790285|5i|2g|4x|fj|z|6|349.106|372.00|c42433|p59585|68712|67493|70504
201790306|5i|2g|4x|1as|e|42|253.944|172.11|c1409279|p762123|868620|1294148|657273
201790299|5i|2g|4x|1at|e|7|330.135|342.80|c170360|p192402|188374|175402|197326
201790390|5i|2g|4x|1av|e|1|224.116|238.02|c903163|p1110631|902761|1015974
201790320|5i|2g|4x|n9|s|2|333.491|345.71|c199302|p209458|235914||242917
201790313|5i|2g|4x|na|s|23|337.582|351.99|c187534|p200121|197517|201047|212144
201790177|5i|2g|51|3h|s|58|310.175|317.21|c263214|c273687|283683|242792|247357
201790176|5i|2g|51|3j|s|9|391.676|395.22|c122893|p109343|107591|59242|58404
201790397|5i|2g|51|3n|s|1||||||p293221
201710547|5i|2g|51|a1|s|37|304.008|304.28|c298582|c294435|294883|279795|285434
201710538|5i|2g|51|a3|s|5|391.729|412.31|c102587|p109278|111373|93525|98525
201790614|5i|2g|51|l6|s|25|346.368|385.86|c134920|p181405
201790628|5i|2g|51|lh|s|4|311.912|308.63|c285989|c268201
201790621|5i|2g|51|li|s|21|323.761|341.63|c207427|p233970
201790233|5i|2g|51|mx|s|25|303.229|304.52|c297850|c297148|299160|293820|299040
201710653|5i|2g|51|my|s|3|400.014|423.13|c90608|p98970|100982|85019|90301
201790523|5i|2g|51|13h|s|25|303.265|339.81|c211167|c297018|295944
201790516|5i|2g|51|13i|s|4|394.576|386.32|c134259|p105605|95009
201790179|5i|2g|61|2m|s|28|218.306|177.55|c1089701|p955749|810062|1061770|438237
201790178|5i|2g|61|2o|s|4|317.009|334.42|c222410|p252704|235337|238631|205483
201790181|5i|2g|61|2p|s|3|191.928|||c1215773|1025411|890761|631973
201710777|5i|2g|61|15n|e|31|182.711|200.34|c1278479|p1461020|1376157|981590|872452
201710741|5i|2g|61|15p|e|5|318.330|334.25|c199444|p244152|262563|299641|288939
201790411|5i|2g|61|15q|e|2||203.39|c1254425|||p1094962
201790183|5i|2g|61|cz|s|30|203.638|184.75|c1053757|p1118924|1300413|589210|508583
201790182|5i|2g|61|d1|s|5|319.805|341.04|c208642|p244749|269407|278069|227124
201790642|5i|2g|61|d5|s|25|189.331|241.26|c593671|c1232025
201790635|5i|2g|61|d6|s|4|314.885|338.98|c212802|p259051
201790418|5i|2g|61|d2|s|2|194.500|170.49|c1115697|p1197640|1215419|797299
201790262|5i|2g|61|hr|s|45|266.990|277.46|c392256|p468538|407237|425741|331646
201790220|5i|2g|61|hu|s|7|354.426|383.60|c137980|p165926|172176|174942|157779
201790348|5i|2g|61|hv|s|2|237.788|177.53|c1089779|p720027|910199|497906|521622
201790069|5i|2g|6k|uu|e|51|176.376|||c1479670
201790051|5i|2g|6k|uv|e|8|282.347|||c480686
202790921|5j|2g|1q|71|s|61|416.739|435.56|c77857|p79661|71630
202790481|5j|2g|1q|77|s|10|460.662|480.23|c35758|p36824|39645|38497|37578
202790935|5j|2g|1q|7g|s|23||433.56|c79933||c76968
202790928|5j|2g|1q|7h|s|3|459.985|478.62|c37176|p37385|41883
202790697|5j|2g|39|dm|z|51|176.707|176.86|c1072373|c1160280|1410037|1476881|461689
202712346|5j|2g|39|dn|z|8|371.719|383.60|c28697|p26514|33872|55857|24725
202791187|5j|2g|39|fh|z|25|183.116|218.33|c900656|c1144473
202791180|5j|2g|39|fj|z|14|340.557|366.27|c50795|p78944
202790093|5j|2g|39|f4|e|51|199.203|227.98|c1012631|c1360750
202790084|5j|2g|39|f5|e|8|302.299|319.82|c259034|p333234
202712416|5j|2g|39|1af|s|39|168.494|||c1288200
202712391|5j|2g|39|1ah|s|6|324.570|337.10|c216674|p231725|243087|252350|215458
202711666|5j|2g|39|1as|e|60|217.244|218.31|c1115150|p1186963|1005646|1521526|604089
202711657|5j|2g|39|1at|e|10|331.665|344.01|c166478|p186375|176102|182748|189103
202790704|5j|2g|39|1ax|e|29|165.238|180.32|c1389231|c1490951|1194209|1253371|660489
202790510|5j|2g|39|1ay|e|4|336.411|350.80|c146334|p168771|165395|170140|155631
202790459|5j|2g|39|qn|z|13|217.780|191.15|c1036252|c952618|1382057||799675
202790458|5j|2g|39|qo|z|7|340.372|366.86|c49939|p79454|79879|93941|75614
202710632|5j|2g|8p|8r|e|42|164.655|226.19|c1032094|c1491087|1683274|1730322|903287
202710623|5j|2g|8p|8s|e|6|322.092|338.98|c182756|p226614|261358|274613|320929
202712964|5j|2g|8p|8u|e|25|212.034|183.10|c1378999|c1242073|1628329|1507401|949968
202712946|5j|2g|8p|8v|e|14|326.272|343.97|c166613|p208339|231173|229280|272753
202710711|5j|2g|8p|gg|z|20|204.023|164.25|c1080766|c1049374|1400869|1486527|1246458
202710702|5j|2g|8p|gi|z|19|333.357|366.16|c50977|p98461|85767|106283|103776
202712479|5j|2g|8p|h6|e|51|191.994|172.92|c1407987|c1413284|1158997|1793497|944195
202712452|5j|2g|8p|h8|e|8|342.920|354.46|c135980|p146685|183237|234865|246903
202712646|5j|2g|8p|hc|e|51|199.291|179.44|c1392213|c1360008|921875|1116216|867473
202712628|5j|2g|8p|hd|e|8|346.169|364.28|c110865|p136557|153302|181661|185494
202712522|5j|2g|8p|17v|d|68|180.986|199.69|c121606|c135742|144018|146412|72417
202712513|5j|2g|8p|17w|d|10|403.130|413.65|c17317|p20390|20759|23387|19579
202791159|5j|2g|8p|188|d|34|189.020|159.65|c132366|c132722
202791152|5j|2g|8p|189|d|5|411.666|415.75|c16642|p17216
202710314|5j|2g|8p|1b7|e|61|165.814|160.97|c1416769|c1490816|1294110|1344785|767174
202710305|5j|2g|8p|1bb|e|13|331.035|347.29|c156493|p188859|215690|239701|240856
202710835|5j|2g|8p|1bg|e|51|175.503|152.06|c1420280|c1481449|1630302|1837472|791054
202710826|5j|2g|8p|1bi|e|8|340.724|358.24|c125899|p153866|182958|199110|203782
202790496|5j|2g|8p|kk|e|51|174.115|191.01|c1340639|c1483754|1471066|1827275|839103
202790466|5j|2g|8p|kl|e|8|322.234|336.03|c193020|p225962|233578|261742|286600
202790497|5j|2g|8p|kq|e|40|180.285|175.87|c1402334|c1469135|1661843|1545020|791005
202790467|5j|2g|8p|kr|e|9|326.522|343.63|c167681|p207278|182672|214187|230132
202790592|5j|2g|8p|q7|e|48|195.185|||c1391584|681743|1138789|463823
202710341|5j|2g|8p|q9|e|12|350.665|366.54|c105566|p123488|106818|102412|107322
202710968|5j|2g|8p|qd|e|68|207.006|189.92|c1347373|c1291573|778277|1138240|359153
202710941|5j|2g|8p|qe|e|10|353.612|364.57|c110177|p115375|104985|87725|84043
202710332|5j|2g|8p|qa|e|28|198.171|||c1369013|1120226|1422918|656831
202710677|5j|2g|8p|qn|z|17|188.534|199.89|c1004259|c1127559|1397577|1453148|1098453
202710668|5j|2g|8p|qo|z|12|343.607|359.09|c63324|p71509|73464|97442|97612
202790480|5j|2g|8p|r5|z|20|||||c975400|1513261|1319884
202790479|5j|2g|8p|r7|z|14|332.453|359.20|c63116|p101112|107846|107058|104914
202712937|5j|2g|8p|te|e|25|174.021|177.43|c1398335|c1483879||1827303|978388
202712919|5j|2g|8p|tg|e|19|314.151|336.84|c190145|p265196|267457|288650|322028
202710192|5j|2g|8p|tr|e|25|205.531|183.57|c1377026|c1305480|1667775|1562973|1314717
202710023|5j|2g|8p|tu|e|19|311.613|335.44|c195111|p278730|238750|265334|291014
202710756|5j|2g|8p|tz|e|25|205.617|198.08|c1294816|c1304693|1694546|1684519|1165056
202710747|5j|2g|8p|u1|e|19|320.449|345.07|c163162|p234100|212651|208181|223785
202710914|5j|2g|8p|uh|e|10|227.378|180.72|c1387878|c1073010|1627054|1833751|1223621
202710905|5j|2g|8p|uj|e|10|307.079|317.19|c271241|p304242|297974|310434|312484
202712558|5j|2g|8p|x7|d|20|178.184|180.44|c128992|c136561||146742|83671
202712531|5j|2g|8p|x8|d|14|381.034|400.61|c22081|p29476|22298|25750|23555
202712585|5j|2g|8p|xt|z|17|189.217|202.48|c992478|c1124959|1325063|1376415|1338861
202712567|5j|2g|8p|xv|z|12|336.175|363.54|c55374|p90462|75424|94829|92933
202790476|5j|2g|8p|zr|e|40|186.597|202.85|c1258873|c1444067|1514019|1593250|836865
202790475|5j|2g|8p|zs|e|9|322.404|339.37|c181432|p225190|257178|267358|297585
202790478|5j|2g|8p|zw|e|35|204.698|219.09|c1107181|c1313139|1695148|1531771|734662
202790477|5j|2g|8p|zx|e|9|329.354|346.85|c157766|p195546|219655|210230|240780
202790495|5j|2g|8p|10a|e|42|204.645|165.64|c1414932|c1313609|1298669|1599065|732562
202790468|5j|2g|8p|10b|e|7|322.959|339.37|c181432|p222688|227998|251993|258652
202790949|5j|2g|8p|10f|e|42|178.737|164.37|c1415431|c1473938|1483035
202790942|5j|2g|8p|10g|e|7|330.770|346.94|c157492|p189930|188344
202790463|5j|2g|8p|13z|z|15|212.258|175.55|c1074113|c994228|1383972|1491329|797318
202790462|5j|2g|8p|140|z|14|346.668|374.02|c39686|p64576|62079|71379|63618
202712813|5j|2g|8p|14f|e|82|189.718|179.32|c1392620|c1427179|1031931|1062192|570232
202712797|5j|2g|8p|14i|e|12|356.536|371.41|c94740|p107765|107876|102808|115130
202791173|5j|2g|8p|14n|e|34|219.341|180.07|c1390078|c1164247
202791166|5j|2g|8p|14o|e|5|359.577|377.11|c82870|p100239
202710138|5j|2g|56|3h|s|47|306.987|304.61|c297568|c284163|292767||227849
202710129|5j|2g|56|3j|s|7|407.103|417.43|c96940|p90403|77760|59168|56674
202790956|5j|2g|56|3q|s|47|303.367|306.13|c293182|c296670|293508
202790851|5j|2g|56|3r|s|7|422.548|433.95|c79489|p73259|61665|55834
202711896|5j|2g|56|95|s|30|314.726|305.17|c295979|c259530|273396|264271|299658
202711887|5j|2g|56|97|s|10|393.867|420.78|c93254|p106482|106884|107323|125482
202790648|5j|2g|56|9d|s|30||306.39|c292383||c290260|291772|299205
202790641|5j|2g|56|9e|s|10|400.331|431.23|c82259|p98603|103450|90667|111182
202710253|5j|2g|56|a1|s|25|355.715|304.18|c298900|c163571|296527|295565|257822
202710086|5j|2g|56|a3|s|14|389.101|414.71|c99917|p112660|91500|80721|88844
202710395|5j|2g|56|196|s|15|306.018|320.61|c254615|c287442|294467||278648
202710386|5j|2g|56|198|s|19|336.048|363.08|c168528|p203564|222843|245837|264644
202711154|5j|2g|56|19d|s|10|||||c239172|290652
202711145|5j|2g|56|19e|s|19|335.366|359.14|c174963|p205107|228420|248700|278021
202710271|5j|2g|56|mq|s|20|331.013|304.12|c299088|c215304|299890|299137|298603
202710102|5j|2g|56|mt|s|14|380.864|406.82|c108743|p123817|125089|108761|107162
202710174|5j|2g|56|n9|s|10|321.274|337.24|c216393|c240765|||243321
202710165|5j|2g|56|na|s|19|340.555|356.41|c179623|p193544|178356|182131|165247
202711199|5j|2g|56|nd|s|5||331.04|c229890||c187195
202711181|5j|2g|56|ne|s|24|343.298|355.88|c180550|p187670|171383|173721|159750
202790356|5j|2g|56|11n|s|42|305.847|329.95|c232431|p288071|245634
202790355|5j|2g|56|11o|s|7|454.564|476.20|c39324|p42019|46547|43794|47933
202790963|5j|2g|56|11r|s|42|328.390|358.23|c176495|p221828|237460
202790516|5j|2g|56|11s|s|7|465.156|486.18|c30640|p33175|36571|34822|39112
202790711|5j|2g|56|13h|s|45||315.30|c268118||c298685||216660
202790519|5j|2g|56|13i|s|14|387.610|402.87|c113417|p114672|100108|62953|64244
202790977|5j|2g|56|13o|s|36||310.35|c281243||c235727
202790970|5j|2g|56|13p|s|9|408.746|405.53|c110245|p88531|68149
202790718|5j|2g|61|2m|s|31|155.952|204.07|c913401|c1290431|796277||478821
202790521|5j|2g|61|2o|s|4|324.966|338.67|c213432|p230666|218723|218739|198203
202790523|5j|2g|61|2s|s|31|184.766|163.15|c1123401|c1255150|1121497|1458404|553121
202790522|5j|2g|61|2t|s|4|324.259|341.46|c207764|p232568|243522|231261|191043
202790525|5j|2g|61|15n|e|51|171.624|176.97|c1399580|c1487054|1590529|1849486|827452
202790524|5j|2g|61|15p|e|8|315.704|328.61|c221129|p257119|256371|295428|285075
202790527|5j|2g|61|15r|e|23|184.205|204.97|c1241395|c1455003|1691356||1129022
202790526|5j|2g|61|15s|e|6|313.615|329.04|c219438|p268010|268665|296021|286445
202790725|5j|2g|61|6r|s|68|243.554|250.72|c529287|p658312|663581|842141|435791
202790529|5j|2g|61|6s|s|10|389.506|428.43|c85127|p112138|141116|156139|120034
202790532|5j|2g|61|b6|s|59|198.433|183.30|c1062002|c1166440|980659|934418|652706
202790531|5j|2g|61|b8|s|9|321.668|348.85|c193419|p239673|307234|256193|271220
202790732|5j|2g|61|cz|s|25|219.773|216.14|c807875|p937559|838581|1232031|467980
202790533|5j|2g|61|d1|s|4|324.010|350.35|c190610|p233276|259388|233439|222721
202790536|5j|2g|61|d5|s|29|166.432|187.87|c1033983|c1288566|1260130|1476920|630274
202790535|5j|2g|61|d6|s|4|322.817|348.16|c194702|p236580|264456|255671|228973
202790539|5j|2g|61|hq|s|70|224.901|||c874136|537750|694663|509737
202790538|5j|2g|61|hu|s|13|356.113|388.23|c131781|p162843|175346|181250|169115
202790542|5j|2g|61|hy|s|68|225.422|206.52|c891147|p867578|676775|1483843|391395
202790541|5j|2g|61|hz|s|10|350.412|381.17|c141204|p173558|185421|185991|185141
202790537|5j|2g|61|hv|s|14|212.930|||c1019684|625827|801005|526619
202790544|5j|2g|61|ok|s|34|177.089|158.27|c1127764|c1278203|1145679|1354048|608934
202790543|5j|2g|61|on|s|5|308.321|330.63|c230861|p279758|292223|321840|275218
202790546|5j|2g|61|pl|s|39|167.395|174.22|c1102795|c1288395|978496|1110797|662969
202790545|5j|2g|61|pm|s|6|317.145|349.28|c192618|p252285|244348|253742|274785
202790548|5j|2g|61|s1|e|20|207.159|170.64|c1411626|c1290134|1525834|1706406|1070515
202790547|5j|2g|61|s4|e|9|307.057|329.23|c218659|p304360|333734|374375|385179
202790550|5j|2g|61|u8|e|11|183.871|187.91|c1355928|c1456439|1413942|1748151|1208608
202790549|5j|2g|61|ub|e|9|303.011|321.76|c250156|p328674|360333|423335|394278
202791201|5j|2g|6k|uu|e|51|170.923|||c1487983
202791194|5j|2g|6k|uv|e|8|283.198|||c473468
202790571|5j|2g|7j|28|e|47|196.465|172.87|c1408067|c1382087|1576641|1608487|1114278
202790570|5j|2g|7j|29|e|7|316.984|338.01|c186089|p250794|303977|320975|338500
202791215|5j|2g|7j|4d|s|34|195.496|183.90|c1058608|c1190081
202791208|5j|2g|7j|4e|s|5|330.393|345.67|c199368|p216787
202790552|5j|2g|7j|9k|e|47|189.724|178.53|c1395303|c1427143|955594|1617023|818472
202790551|5j|2g|7j|9m|e|7|311.437|333.00|c204022|p279704|295053|322126|360028
202790739|5j|2g|7j|dm|z|47|182.758|193.39|c1028320|c1145413|1206784||384193
202790572|5j|2g|7j|dn|z|7|375.599|393.07|c20200|p22866|29539|48125|26279
202790574|5j|2g|7j|dr|z|39|231.298|211.38|c944970|c837695|1406132|873228|578697
202790573|5j|2g|7j|ds|z|6|385.473|403.84|c13165|p15152|21559|37369|22777
202790576|5j|2g|7j|g7|z|15|199.512|170.10|c1078780|c1075967|1384040|1492844|1163277
202790575|5j|2g|7j|g9|z|19|337.301|365.82|c51537|p87381|82183|101584|102543
202790746|5j|2g|7j|gz|s|59|271.707|276.47|c396545|p439714|419012|407766|437609
202790555|5j|2g|7j|h0|s|10|387.110|424.96|c88739|p115273|119203|130104|188883
202790578|5j|2g|7j|h6|e|59|178.481|174.29|c1405714|c1474732|1080504|1325331|837797
202790577|5j|2g|7j|h8|e|10|341.608|353.29|c139207|p150931|188687|254812|303909
202791229|5j|2g|7j|hc|e|34|205.273|172.36|c1408880|c1307850
202791222|5j|2g|7j|hd|e|5|354.473|370.02|c97794|p113117
202790580|5j|2g|7j|183|d|82|168.171|168.07|c131492|c138851|117710||55720
202790579|5j|2g|7j|184|d|12|410.870|410.31|c18460|p17526|18099|19930|18084
202790582|5j|2g|7j|wy|z|10|||||c913108|1490015|1454155
202790581|5j|2g|7j|wz|z|19|328.105|357.56|c66359|p115273|107951|124585|118656
202790753|5j|2g|7j|11a|s|51|283.397|292.89|c334618|p378332|381256|403510|392827
202790584|5j|2g|7j|11b|s|8|394.817|429.64|c83907|p105295|125209|143036|174650
202791243|5j|2g|7j|11w|s|34|243.922|233.05|c656857|c654527
202791236|5j|2g|7j|11x|s|5|351.462|361.54|c171057|p171465
202790587|5j|2g|7j|13z|z|20|180.104|159.12|c1082469|c1152399|1376165||691839
202790586|5j|2g|7j|140|z|14|343.358|367.16|c49454|p72121|74571|84218|76228
202790991|5j|2g|7j|143|z|15|202.875|227.61|c833105|c1056407|1348137
202790984|5j|2g|7j|144|z|14|349.815|383.20|c29096|p58171|62200
202790589|5j|2g|7j|14f|e|82|196.572|185.10|c1370062|c1381289|948324|980123|565270
202790588|5j|2g|7j|14i|e|12|352.176|367.99|c102295|p119247|125665|115631|139695
208750299|5k|2g|1q|71|s|69|429.454|447.23|c66352|p66009|62343|65376|55679
208750169|5k|2g|1q|77|s|10|464.783|480.58|c35439|p33471|36316|36591|35359
208750306|5k|2g|1q|7g|s|61|416.586|433.66|c79820|c79845|79968|79820|71637
208750209|5k|2g|1q|7h|s|10|461.558|478.62|c37176|p36094|39280|38234|37020
208750656|5k|2g|1s|7y|s|34|411.168|432.15|c81320|p85840|83529
208750649|5k|2g|1s|81|s|5|446.419|471.68|c43383|p49360|53449
208750831|5k|2g|1s|84|s|25|400.468|420.30|c93773|c98417
208750824|5k|2g|1s|85|s|4|443.383|470.79|c44211|p52264
208750677|5k|2g|8p|8u|e|17|200.445|166.46|c1414610|c1350481|1524404
208750663|5k|2g|8p|8v|e|3|332.703|351.84|c143315|p182291|252163
208750211|5k|2g|8p|g7|z|25|192.324|213.89|c929574|c1110795|1379036|1144719|922577
208750210|5k|2g|8p|g9|z|4|349.549|376.88|c36132|p58667|78458|95435|85153
208750213|5k|2g|8p|1b7|e|37|176.694|180.50|c1388622|c1479003|1163887|1040406|919560
208750212|5k|2g|8p|1bb|e|6|331.252|349.85|c148999|p187959|245658|272529|295254
208750225|5k|2g|8p|1bg|e|33|182.820|244.88|c829323|c1460603|1585151|1017976|821770
208750224|5k|2g|8p|1bi|e|5|337.914|359.05|c123768|p163537|205947|221379|209983
208750320|5k|2g|8p|1bq|e|1|||||c1479679|1232705|346301
208750313|5k|2g|8p|1bd|e|1|188.617|||c1433450|1534245|1109607|858855
208750327|5k|2g|8p|q8|e|75|194.348|177.73|c1397523|c1397641|464717|545801|591287
208750214|5k|2g|8p|q9|e|12|350.550|368.32|c101571|p123802|110528|114398|115715
208750334|5k|2g|8p|qd|e|50|207.914|211.22|c1185316|c1283004|580310|700122|652016
208750216|5k|2g|8p|qe|e|8|355.848|368.48|c101216|p109534|106205|92479|95435
208750453|5k|2g|8p|qh|e|1|282.680|||c477803|1057207|894772
208750446|5k|2g|8p|qa|e|1|304.324|||c320616|634002|756745
208750219|5k|2g|8p|te|e|31|194.154|164.31|c1415455|c1398985|1687574|1239381|1072079
208750218|5k|2g|8p|tg|e|4|322.924|340.80|c176712|p222827|271052|274841|295937
208750227|5k|2g|8p|tk|e|17|200.200|344.20|c165845|c1352529|1473236|1336189|1336597
208750226|5k|2g|8p|tm|e|3|325.851|347.25|c156610|p210167|251194|274537|217862
208750221|5k|2g|8p|u8|e|17|214.075|||c1220866||1487978|996294
208750220|5k|2g|8p|ub|e|3|308.597|||c295514|358861|435283|317979
208750698|5k|2g|8p|10p|e|21|196.844|221.81|c1078798|c1379266|1680853
208750684|5k|2g|8p|10r|e|4|330.326|349.40|c150246|p191619|257930
208750852|5k|2g|8p|10f|e|33|204.880|235.02|c936107|c1311472
208750838|5k|2g|8p|10g|e|5|329.936|347.38|c156232|p193225
208750845|5k|2g|8p|10h|e|1
208750223|5k|2g|8p|101|e|35|184.249|188.06|c1355083|c1454805|918910|837471|756610
208750222|5k|2g|8p|103|e|5|329.120|345.14|c162937|p196460|244448|256174|236894
208750467|5k|2g|8p|104|e|1|||||c948658|1191627
208750866|5k|2g|52|3h|s|34|303.717|307.47|c289214|c295457
208750859|5k|2g|52|3j|s|5|380.733|396.71|c121058|p123980
208750880|5k|2g|52|a1|s|34|335.136|307.57|c288919|c205649
208750873|5k|2g|52|a3|s|5|376.199|413.24|c101519|p130444
208710147|5k|2g|61|2m|s|30|181.147|168.42|c1118707|c1268428|704305|580112|541528
208710138|5k|2g|61|2o|s|4|326.491|342.95|c204763|p226629|231988|230673|174838
208750537|5k|2g|61|2s|s|30|178.073|227.88|c700677|c1276491|1248743|798468
208750530|5k|2g|61|2t|s|5|323.041|338.45|c213887|p235941|249328|265113
208750474|5k|2g|61|2p|s|1|197.552|||c1173811|884615|833695
208710165|5k|2g|61|15n|e|41|182.497|166.80|c1414476|c1461849|1337027|1331961|860673
208710156|5k|2g|61|15p|e|6|318.634|329.94|c215890|p242677|254629|293273|265236
208750205|5k|2g|61|6r|s|46|268.073|259.30|c478444|p461669|534535|473171|545856
208750204|5k|2g|61|6s|s|7|396.394|433.60|c79890|p103313|132409|137664|114538
208750488|5k|2g|61|6u|s|1|244.610|||c647561|772300|730116
208750172|5k|2g|61|7r|s|58|234.732|252.09|c520583|p755089|483836|491232|503562
208750171|5k|2g|61|7u|s|9|333.382|362.37|c169705|p209741|229265|239280|234453
208750495|5k|2g|61|7v|s|1|225.704|||c863985|757944|699147
208710183|5k|2g|61|cz|s|28|225.624|197.16|c970342|p865032|872792|635183|626053
208710174|5k|2g|61|d1|s|4|323.782|344.86|c200932|p233914|261278|270669|222844
208750355|5k|2g|61|d5|s|25|202.072|193.05|c999755|c1133910|1300709|750194|684855
208750233|5k|2g|61|d6|s|4|324.445|343.31|c204033|p232081|253576|268231|209691
208750383|5k|2g|61|d2|s|1|200.689|||c1146610||887136|658799
208710226|5k|2g|61|hr|s|75|256.841|274.69|c404262|p539482|364289|392614|408335
208710217|5k|2g|61|hu|s|12|361.671|396.39|c121460|p153032|170337|181108|162279
208750712|5k|2g|61|hy|s|41|239.767|225.20|c725681|p698161|765032
208750257|5k|2g|61|hz|s|7|352.620|387.26|c133000|p169271|181916|227245|261781
208750705|5k|2g|61|i0|s|1|212.307|||c1026790|728023
208750362|5k|2g|61|hv|s|1|241.569|||c678927|726528|560634|489230
208710208|5k|2g|61|s1|e|8|193.903|180.64|c1388149|c1400654|1678916
208710192|5k|2g|61|s4|e|2|311.429|334.21|c199585|p279735|374122
208750558|5k|2g|5s|6m|s|43|202.181|192.27|c1004943|c1132897|818328|505086
208750551|5k|2g|5s|6n|s|7|346.378|345.22|c200250|p181377|188496|139192
208750175|5k|2g|5s|dm|z|30|155.101|173.63|c1076010|c1172655|1384629|386200|425552
208750173|5k|2g|5s|dn|z|4|380.828|402.53|c13911|p18410|22029|29392|25060
208750369|5k|2g|5s|dr|z|17|220.777|183.10|c1059592|c928664|1111250|660912|689590
208750238|5k|2g|5s|ds|z|3|393.179|416.68|c7463|p10936|14463|13016|19568
208750579|5k|2g|5s|fm|z|17|194.459|226.97|c837958|c1100659|1310478|1336981
208750572|5k|2g|5s|fn|z|3|361.160|390.39|c22420|p39285|36124|72127
208750376|5k|2g|5s|1ag|s|29|249.505|222.31|c752469|p601104|582893|544943|469114
208750239|5k|2g|5s|1ah|s|4|336.240|343.92|c202765|p203105|215725|234120|208760
208750600|5k|2g|5s|j4|s|24|192.533|162.87|c1123651|p1211912|973383|957066
208750593|5k|2g|5s|j5|s|4|319.250|322.93|c248993|p246366|272811|318430
208750586|5k|2g|5s|j6|s|1|216.586|||c976730|1204823|754986
208750733|5k|2g|5s|qn|z|25|177.943|197.33|c1014517|c1157977|1358176
208750719|5k|2g|5s|qo|z|4|347.729|368.45|c47564|p62404|108138
203090127|5l|2g|27|18h|d|39|304.026|253.31|c90395|p65231|69956|45266|40226
203090125|5l|2g|27|18i|d|7|426.599|438.51|c10010|p12257|13728|16420|12810
203090139|5l|2g|27|18n|d|3|248.449|219.14|c110673|p95686|134757|63338|48468
203011088|5l|2g|27|ou|z|29|292.754|||c290903|254723|165790|125563
203011061|5l|2g|27|ov|z|4|381.699|402.81|c13760|p17747|19210|20175|21119
203090140|5l|2g|27|ow|z|1|328.510|315.54|c197577|p113855||252124|165529
203090196|5l|2g|27|15v|z|21|350.066|348.66|c85654|p57730|76456|54737|63318
203090189|5l|2g|27|15w|z|4|404.624|430.20|c4010|p6495|7770|9490|13520
203090182|5l|2g|27|15y|z|4|326.453|311.05|c218028|p120886|99531|57929|104857
203010054|5l|2g|2f|17v|d|76|151.102|192.38|c124892|c140427|148871|133530|61392
203010063|5l|2g|2f|17w|d|12|424.031|430.40|c12144|p13113|14318|15895|14235
203090171|5l|2g|2f|m4|s|45|187.697|187.86|c1034051|c1241128|1090581|384546|373215
203090170|5l|2g|2f|m5|s|9|363.820|368.89|c159461|p149405|142988|110161|115725
203090169|5l|2g|2f|m7|s|10|258.029|246.97|c553537|p530479|723618|433173|298707
203010487|5l|2g|2f|no|s|43|185.744|231.53|c668894|c1250606|741656|537324|436355
203010115|5l|2g|2f|np|s|8|372.220|382.50|c139411|p136230|142141|114252|97267
203010106|5l|2g|2f|nr|s|8|263.669|226.93|c709520|p490257|707831|349370|241821
203010751|5l|2g|2f|q7|e|62|177.189|166.97|c1414409|c1477826|1114386|620824|437125
203010133|5l|2g|2f|q9|e|13|369.981|382.07|c73119|p77007|74854|62047|61952
203010124|5l|2g|2f|qa|e|18|174.950|175.57|c1403042|c1482490|1279660|706397|446341
203010151|5l|2g|2f|xt|z|12|||||c1262975|1371132
203010169|5l|2g|2f|xv|z|8|349.271|||c59225|51996|77179|83656
203010142|5l|2g|2f|xw|z|5|291.847|||c296946|1387138|1422823|1291759
203090173|5l|2g|3w|i7|e|131|350.425|369.17|c99679|c124178|124577|109238|94992
203010187|5l|2g|3w|i8|e|22|418.441|434.85|c9863|p14189|23217|13198|17192
203010178|5l|2g|3w|ie|e|5|351.522|||c121120||122001|121222
203090368|5l|2g|8o|8f|e|29|219.076|189.14|c1350688|c1167122
203090354|5l|2g|8o|8g|e|5|338.120|357.60|c127555|p162809
203090389|5l|2g|8o|8k|e|20|223.264|211.95|c1178299|c1120139
203090375|5l|2g|8o|8l|e|4|350.071|368.28|c101660|p125177
203090382|5l|2g|8o|8p|e|5|222.863|270.42|c581632|p1124619
203090361|5l|2g|8o|8i|e|5|196.936|||c1378586
203010257|5l|2g|8o|1b7|e|33|228.623|170.88|c1411242|p1058434|1227677|778638|702450
203010248|5l|2g|8o|1bb|e|6|348.765|360.97|c118837|p128862|161422|177690|207326
203010963|5l|2g|8o|1bg|e|42|220.383|190.17|c1345953|p1152533|888577|661979|675010
203010875|5l|2g|8o|1bi|e|7|355.019|368.95|c100176|p111639|138570|138966|146423
203010866|5l|2g|8o|1bq|e|5|290.975|281.18|c494242|p411625|462008|408753|514250
203010239|5l|2g|8o|1bd|e|5|265.910|235.49|c930998|p633664|729256|576320|520230
203090410|5l|2g|8o|tz|e|35|218.511|237.10|c913292|c1173311
203090396|5l|2g|8o|u1|e|7|341.462|361.01|c118736|p151422
203090403|5l|2g|8o|u3|e|7|223.859|182.16|c1382797|p1113490
203090165|5l|2g|8o|zr|e|41|187.728|198.33|c1293067|c1438352|1688040|808400|738347
203090164|5l|2g|8o|zs|e|8|337.882|352.89|c140326|p163644|186492|218309|230588
203090168|5l|2g|8o|zw|e|54|183.549|182.98|c1379486|c1457756|1318118|669157|652599
203090167|5l|2g|8o|zx|e|10|342.879|359.20|c123401|p146818|158248|152805|163720
203090166|5l|2g|8o|zy|e|10|266.678|227.41|c1018795|p625793|640714|542125|449680
203090163|5l|2g|8o|zt|e|10|190.196|181.93|c1383693|p1424366|787152|767829|482718
203090431|5l|2g|8o|14n|e|30|262.785|257.21|c703658|p666218
203090417|5l|2g|8o|14o|e|5|369.931|391.76|c55812|p77116
203090424|5l|2g|8o|14p|e|4|307.814|200.29|c1278851|p299925
203010503|5l|2g|4u|1as|e|47|254.266|206.31|c1229965|p758586|752266|982474|528566
203011176|5l|2g|4u|1at|e|7|346.822|358.04|c126416|p134571|134940|135669|146402
203011361|5l|2g|4u|1ax|e|43|237.873|176.02|c1401970|p949121|952778|1711372|578153
203011352|5l|2g|4u|1ay|e|7|349.793|360.59|c119808|p125958|126159|117915|122247
203010945|5l|2g|4u|nd|s|5||360.04|c173452||c228186|242855|249606
203010936|5l|2g|4u|ne|s|4|387.690|401.71|c114839|p114558|102003|96590|99759
203090203|5l|2g|4u|ng|s|6|321.630|||c239765|235005|196054
203010318|5l|2g|51|3q|s|54|303.226|309.73|c282913|c297160|266011|146381|147935
203010309|5l|2g|51|3r|s|10|417.096|437.77|c75622|p79243|117752|34666|33665
203010293|5l|2g|51|3v|s|10|317.346|305.01|c296459|p251706|286522|202735|190317
203011273|5l|2g|51|9d|s|20|309.222|304.31|c298490|c276814|293182|295616|287981
203011255|5l|2g|51|9e|s|4|421.639|443.07|c70376|p74228|89820|71262|71410
203090142|5l|2g|51|9g|s|10|327.304|309.80|c282715|p224599|243753|286011|217526
203010372|5l|2g|51|a9|s|62|302.562|304.25|c298672|c299518|298051|250623|265461
203010363|5l|2g|51|aa|s|11|415.912|440.90|c72458|p80573|90406|61356|53320
203010354|5l|2g|51|ad|s|10|338.075|320.33|c255325|p199008|281844|270914|266337
203010406|5l|2g|51|19d|s|10|306.010|||c287474|288956|299744|294198
203010399|5l|2g|51|19e|s|5|374.711|411.38|c103617|p132618|157294|166540|211057
203090312|5l|2g|51|19i|s|5|314.065|338.71|c213351|c261544
203090438|5l|2g|51|13o|s|38|302.621|331.18|c229570|c299308
203090273|5l|2g|51|13p|s|7|420.218|417.94|c96400|p75755|60178
203090280|5l|2g|51|13s|s|4|348.254|317.30|c262987|c177722
203011528|5l|2g|61|2m|s|29|204.428|157.36|c1128580|p1111132|790803|805501|466494
203011519|5l|2g|61|2o|s|4|341.358|351.19|c189014|p191772|210963|230447|161803
203090210|5l|2g|61|2p|s|2|230.989|198.81|c957666|p799306|950574|778813
203011564|5l|2g|61|cz|s|20|225.346|160.82|c1125482|p868552|924126|873616|527983
203011555|5l|2g|61|d1|s|3|332.420|352.38|c186775|p212000|225920|239520|208527
203090217|5l|2g|61|d2|s|2|273.488|196.19|c977504|p429543|1108427|994589
203090175|5l|2g|61|hr|s|51|268.947|197.19|c970121|p456298|656925|395403|412698
203090132|5l|2g|61|hu|s|9|363.194|394.96|c123206|p150462|163405|169963|152804
203090224|5l|2g|61|hv|s|4|251.157|178.68|c1085293|p586368|784989|632880
203090123|5l|2g|5s|15j|z|29|171.962|214.94|c922907|c1166666|||677977
203090122|5l|2g|5s|15k|z|5|384.393|404.56|c12779|p15871|14540|13007|14113
203090145|5l|2g|5s|15l|z|5|291.654|213.92|c929383|p298264|576810|501295|168205
203090308|5l|2g|5s|6m|s|46|191.936|202.23|c929492|c1215721|721417
203090294|5l|2g|5s|6n|s|8|352.938|356.21|c179976|p168709|179764
203090301|5l|2g|5s|6o|s|5|251.721|223.19|c744409|c581527|1193198
203090459|5l|2g|5s|g7|z|20|179.591|251.19|c632848|c1153754
203090445|5l|2g|5s|g9|z|4|352.730|385.93|c26406|p52782
203090452|5l|2g|5s|ga|z|10|211.707|246.76|c671781|p998170
203090162|5l|2g|5s|179|z|13|236.425|||c790430|1362346|1385866|782472
203090161|5l|2g|5s|17a|z|4|365.755|||c33195|17564|23482|25381
203090160|5l|2g|5s|17b|z|8|186.991|||c1133170|874278|688714|406157
203090159|5l|2g|5s|qn|z|16|191.020|174.83|c1074924|c1117028|1330810|1228191|692610
203090158|5l|2g|5s|qo|z|4|372.352|399.68|c15642|p25863|33706|49321|42029
203090157|5l|2g|5s|qq|z|9|219.075|188.32|c1045913|p942358|1157967|1139499|297808
203011422|5l|2g|5s|13z|z|43|183.453|205.47|c977704|c1143590|1386090|1347791|608005
203011413|5l|2g|5s|140|z|8|366.117|394.27|c19358|p32739|47291|60873|26000
203011467|5l|2g|5s|142|z|8|229.955|221.09|c881525|p849837|1379874|647847|236479
105490030|5m|2g|1q|6z|s|60|469.349|486.30|c30537|p29925|33854|33470|31407
105410142|5m|2g|1u|33|e|65|298.824|311.74|c298567|p356222|401012|445348|469736
105490190|5m|2g|1u|6x|d|35|402.727|407.90|c19333|p20555|22356|26932
105490211|5m|2g|1u|bh|d|20|333.112|345.30|c45096|p50935|68699
105410018|5m|2g|1u|bj|e|35|302.468|312.92|c292420|p332170|365344|413945|422575
105490232|5m|2g|1u|19y|d|35|407.408|416.46|c16411|p18788
105410203|5m|2g|1u|q6|e|60|383.857|394.60|c51102|p51618|59572|50905|55868
105490022|5m|2g|1u|rr|z|30|348.867|369.58|c45869|p60036|72574|96362|102732
105410106|5m|2g|1u|ug|e|40|323.637|328.17|c222925|p219644|251076|270181|267523
105410027|5m|2g|1u|vl|z|30|368.735|386.18|c26173|p29767|36735|67128|71858
105410212|5m|2g|1u|vr|z|30|371.072|390.52|c22293|p27198|31641|47870|51475
105490239|5m|2g|1u|vu|z|1|266.598|||p499833
105410036|5m|2g|1u|xs|z|30|358.234|379.40|c33191|p43607|44536|78883|76140
105410221|5m|2g|26|17f|s|50|324.291|353.08|c185541|p232484|295681|103068|88858
105490023|5m|2g|26|os|z|30|385.948|410.90|c9806|p14860|14844|17066|18923
105490176|5m|2g|26|15t|z|30|410.183|432.12|c3617|p4988|6455|7580|11599
105410248|5m|2g|26|qv|e|50|363.971|375.53|c86064|p89921|96684|99529|116100
105490169|5m|2g|26|va|e|30|371.516|386.41|c64967|p73839|84013|88201|109819
105490024|5m|2g|26|y2|z|50|366.317|388.80|c23796|p32488|23996|24268|29209
105410115|5m|2g|3w|i5|e|80|426.995|445.05|c6383|p9430|20025|13045|17312
105490274|5m|2g|8r|16p|z|40|358.202|387.88|c24607|p43655
105490246|5m|2g|8r|16r|z|20|347.246|374.37|c39269|p63376
105490260|5m|2g|8r|16v|z|2
105490253|5m|2g|8r|16w|z|5|356.854|386.07|c26275|p45801
105490025|5m|2g|52|3f|s|75|438.790|447.48|c66128|p56616|48478|38865|43992
105490218|5m|2g|52|3l|s|2|||||c194997
105490020|5m|2g|52|5d|s|40|378.856|398.97|c118176|p126618|135918|125345|120915
105410081|5m|2g|52|93|s|60|427.694|454.43|c59459|p67761|74988|70514|74632
105490026|5m|2g|52|9z|s|55|426.775|448.48|c65180|p68739|70603|67215|73208
105410178|5m|2g|52|cp|s|35|358.773|375.24|c149768|p158041|186666|210538|254288
105490225|5m|2g|52|cq|s|1
105490031|5m|2g|52|194|s|50|366.997|390.76|c128482|p144299|169429|180760|197247
105490033|5m|2g|52|lo|s|50|358.194|366.77|c162705|p159046|171678|158160|189963
105410187|5m|2g|52|ns|s|40|397.876|410.29|c104803|p101532|111681|93597|95530
105490021|5m|2g|61|2k|s|27|340.253|347.91|c195163|p194246|193849|204268|169959
105490204|5m|2g|61|cx|s|40|332.657|355.08|c181956|p211454|241723|245637
105410151|5m|2g|61|hp|s|90|377.127|408.06|c107331|p129134|147136|150377|140621
105490027|5m|2g|61|oj|s|40|310.381|326.14|c241171|p273040|296417|308727|280656
105410257|5m|2g|61|s0|e|40|314.292|330.47|c213754|p264438|346539|393380|371668
105410266|5m|2g|61|u7|e|40|306.556|325.00|c236107|p307273|356121|375061|339851
105490029|5m|2g|5u|ff|z|55|370.094|387.16|c25282|p28226|35310|43196|50044
105410054|5m|2g|6g|167|e|50|352.241|368.03|c102209|p119071|169130|199354|237667
105490103|5m|2g|6g|16g|e|40|362.480|380.25|c76592|p93389|141616|165876|195666
105490148|5m|2g|6g|16k|e|1|292.495|206.28|c1230215|p400405|773877|1183594|1263950
105410124|5m|2g|6g|1b5|e|40|356.352|373.36|c90544|p108200|161108|191640|221036
105490028|5m|2g|6g|1be|e|40|365.571|383.00|c71375|p86368|131986|142575|161317
105490101|5m|2g|6g|la|e|40|341.238|361.00|c118762|p152167|212316|239070|270211
105490183|5m|2g|6g|le|e|30|344.111|364.04|c111419|p142880|201711|239444
105410099|5m|2g|6g|td|e|40|344.977|360.32|c120466|p140191|197789|199145|215828
105410133|5m|2g|6g|tj|e|40|349.613|364.61|c110091|p126471|178368|180202|194601
105410045|5m|2g|6g|10i|e|40|346.171|361.20|c118264|p136549|184129|207074|240425
105490102|5m|2g|6g|10o|e|40|359.447|373.45|c90363|p100565|146514|155841|176157
105410063|5m|2g|7g|y8|s|198|502.976|518.97|c7891|p9787|11277|11876|10788
105410196|5m|2g|7g|yh|s|1||||||c37527|48418
105410275|5m|2g|75|dk|z|55|361.529|378.69|c33996|p38783|47093|42196|37318
105410169|5m|2g|75|xj|e|55|307.584|320.48|c256004|p301243|361446|390804|399039
203110238|5n|2g|1q|71|s|76|427.115|||c68386||47267|47774
203110026|5n|2g|1q|77|s|12|477.693|491.75|c25987|p23836|26792|24153|22119
203110495|5n|2g|1q|7g|s|86|416.451|||c79995||49898|51142
203110486|5n|2g|1q|7h|s|13|475.805|490.01|c27394|p25188|26161|22397|23586
203110247|5n|2g|1s|7y|s|85|399.197|||c99938||71808|65771
203110053|5n|2g|1s|81|s|13|453.236|475.47|c39959|p43209|45500|40025|38451
203190101|5n|2g|1s|84|s|59|400.016|||c98968||75992|72978
203190100|5n|2g|1s|85|s|10|454.521|476.93|c38651|p42051|43475|35404|32938
203111766|5n|2g|27|17g|s|21||||||c255719|155679
203111757|5n|2g|27|17h|s|4|354.614|384.13|c137250|p165558|171286|103108|82906
203190995|5n|2g|27|18h|d|42|179.948|||c136050
203111263|5n|2g|27|18i|d|7|440.709|445.49|c8420|p8491|9232|11403|11385
203111218|5n|2g|27|ou|z|36|305.025|||c216462||68741|68620
203111209|5n|2g|27|ov|z|5|386.646|412.57|c9146|p14443|13375|17707|19309
203191002|5n|2g|27|15v|z|42|294.455|||c279890
203111236|5n|2g|27|15w|z|7|403.782|426.98|c4701|p6758|8181|6409|7493
203110653|5n|2g|27|qw|e|50|309.519|||c290221||219400|240863
203110644|5n|2g|27|qx|e|8|366.708|375.57|c85982|p83849|89467|86626|113911
203111581|5n|2g|27|r0|e|34|321.506|||c229312||287059|298884
203111572|5n|2g|27|r1|e|5|376.608|388.54|c61296|p64066|85601|81251|92774
203190103|5n|2g|3b|aj|s|58|160.223|||c1289671||302571|305874
203190102|5n|2g|3b|ak|s|9|371.945|392.58|c126205|p136612|130236|111099|110054
203111606|5n|2g|3b|dm|z|68|190.742|||c1118364||180196|189261
203111599|5n|2g|3b|dn|z|10|396.907|417.63|c7117|p9262|7644|9481|12621
203190939|5n|2g|3b|dr|z|68|182.737|||c1145466
203190932|5n|2g|3b|ds|z|10|404.761|428.01|c4494|p6449
203190047|5n|2g|3b|fh|z|50|233.515|||c817501||177534|182804
203111299|5n|2g|3b|fj|z|8|401.071|425.54|c4982|p7671|9694|4385|10031
203111121|5n|2g|3b|1as|e|43|262.117|||c673214||325989|328620
203111112|5n|2g|3b|1at|e|7|366.748|383.66|c70139|p83782|86006|92386|109355
203111509|5n|2g|3b|1ax|e|43|177.175|||c1477859||386230|348463
203111493|5n|2g|3b|1ay|e|7|372.771|387.40|c63257|p71261|71779|84582|95518
203111624|5n|2g|3b|j4|s|29|202.168|||c1133015||473987|436599
203111615|5n|2g|3b|j5|s|5|332.728|335.18|c220772|p211293|220235|255401|247004
203191009|5n|2g|3b|n9|s|25|320.933|||c241664
203110883|5n|2g|3b|na|s|4|404.207|420.92|c93114|p93778|90482|87950|80956
203110865|5n|2g|3b|nd|s|32|319.964|||c244315||248587|249787
203110856|5n|2g|3b|ne|s|5|405.441|422.24|c91609|p92312|96255|92214|81043
203110256|5n|2g|3w|i7|e|145|351.175|||c122080||79541|104176
203110211|5n|2g|3w|i8|e|23|426.639|444.28|c6571|p9589|16012|10883|14717
203190048|5n|2g|8u|dw|z|30|213.309|||c986646||557079|664604
203111306|5n|2g|8u|dx|z|4|369.736|394.92|c18904|p28623|56905|60183|48775
203111351|5n|2g|8u|g7|z|81|191.747|||c1113549||444754|432143
203111342|5n|2g|8u|g9|z|12|378.191|403.34|c13465|p20551|24623|44533|26624
203111324|5n|2g|8u|gb|z|42|253.749|||c622133||478713|502340
203111315|5n|2g|8u|gc|z|7|399.306|428.21|c4455|p8301|11237|12578|9582
203111387|5n|2g|8u|mf|z|50|182.841|||c1145195||407642|393836
203111378|5n|2g|8u|mg|z|8|385.145|411.43|c9557|p15396|11206|16011|20142
203191016|5n|2g|8u|qn|z|59|167.488|||c1169504
203111633|5n|2g|8u|qo|z|10|386.903|422.66|c5654|p14287|15689|22623|21035
203111412|5n|2g|8u|13z|z|50|186.557|||c1134730||223667|256635
203111403|5n|2g|8u|140|z|8|408.368|437.65|c2797|p5467|5917|8148|13819
203110362|5n|2g|8x|q8|e|76|201.298|||c1343133||160370|161477
203110353|5n|2g|8x|q9|e|12|397.952|405.05|c35848|p32247|31633|21681|25161
203110626|5n|2g|8x|qd|e|76|191.301|||c1417701||151919|141320
203110617|5n|2g|8x|qe|e|12|405.984|412.01|c27412|p23822|23476|12709|16256
203110565|5n|2g|8x|te|e|59|179.730|||c1470856||598432|668137
203110556|5n|2g|8x|tg|e|10|348.250|366.66|c105308|p130326|157158|164966|186174
203111669|5n|2g|8x|tk|e|30|208.450|||c1277844||600474|686468
203111651|5n|2g|8x|tm|e|4|362.098|379.80|c77463|p94293|127556|129317|143021
203110592|5n|2g|8x|tz|e|73|220.838|||c1147399||482761|575602
203110583|5n|2g|8x|u1|e|12|366.066|383.24|c70907|p85284|112107|117312|123996
203190946|5n|2g|8x|vt|z|10|475.208|||c194
203110723|5n|2g|99|28|e|42|176.349|||c1479728||603736|646668
203110714|5n|2g|99|29|e|7|336.474|350.55|c147009|p168545|219255|249886|257006
203111545|5n|2g|99|8u|e|50|243.562|||c881905||444104|449511
203110671|5n|2g|99|8v|e|8|373.626|390.19|c58442|p69671|85744|110955|114300
203190139|5n|2g|99|h6|e|51|184.463|||c1453862||528562|636497
203190080|5n|2g|99|h8|e|8|362.309|377.07|c82955|p93770|130119|166882|184106
203190960|5n|2g|99|hc|e|68|158.068|||c1492630
203190953|5n|2g|99|hd|e|10|366.024|385.72|c66209|p85372
203110705|5n|2g|99|18x|e|39|157.435|||c1492778||658052|747500
203110698|5n|2g|99|18z|e|6|330.451|348.15|c153969|p191128|212465|230778|223995
203111554|5n|2g|99|1bg|e|55|193.375|||c1404163||342307|347348
203110689|5n|2g|99|1bi|e|9|399.469|414.12|c25112|p30551|47080|49146|68837
203190107|5n|2g|99|kk|e|38|179.811|||c1470604||529228|544534
203190106|5n|2g|99|kl|e|6|348.302|363.35|c112972|p130179|162418|173792|184554
203190109|5n|2g|99|kq|e|50|208.128|||c1280966||489224|512109
203190108|5n|2g|99|kr|e|8|360.591|373.27|c90730|p97796|119481|128680|165917
203190111|5n|2g|99|zr|e|58|175.101|||c1482205||486706|512490
203190110|5n|2g|99|zs|e|10|352.468|370.46|c96795|p118429|146775|162045|167057
203190113|5n|2g|99|zw|e|58|202.455|||c1333065||381717|411566
203190112|5n|2g|99|zx|e|10|374.946|390.76|c57480|p67232|82985|96166|110901
203110847|5n|2g|99|14f|e|85|179.999|||c1470021||184683|217745
203110838|5n|2g|99|14i|e|13|407.616|410.61|c28957|p22320|21546|13273|26353
203111687|5n|2g|99|14n|e|81|237.239|||c956648||133375|161865
203111678|5n|2g|99|14o|e|12|417.722|430.17|c12270|p14612|14524|7590|14319
203110935|5n|2g|52|3r|s|10|469.390|481.20|c34867|p29897|16190|9765|9748
203110405|5n|2g|52|5a|s|10|420.115|456.43|c57549|p75866|86159|89635|59265
203110398|5n|2g|52|9e|s|10|451.059|501.16|c18820|p45191|42372|22085|18852
203110926|5n|2g|52|a9|s|71|309.444|||c276029||107959|130290
203110917|5n|2g|52|aa|s|10|446.303|466.53|c48106|p49477|41081|33906|35917
203190046|5n|2g|52|196|s|18|304.705|||c291934||297557|294578
203190045|5n|2g|52|198|s|4|395.387|416.06|c98411|p104588|102868|105329|121922
203111703|5n|2g|52|19d|s|19|302.731|||c298909||294875|294629
203111696|5n|2g|52|19e|s|3|417.211|434.68|c78744|p79128|79040|102404|111627
203190981|5n|2g|52|12m|s|10|543.166|549.43|c178|p337
203110265|5n|2g|61|2m|s|30|225.280|||c869402||312868|240914
203110105|5n|2g|61|2o|s|5|383.676|407.51|c107947|p119974|104932|114376|90202
203110335|5n|2g|61|15n|e|51|188.111|||c1436265||524246|528092
203110326|5n|2g|61|15p|e|8|343.143|354.15|c136809|p145941|151854|166235|183195
203111527|5n|2g|61|6r|s|55|265.114|||c480607||171625|159175
203110547|5n|2g|61|6s|s|8|437.535|466.21|c48375|p57889|67656|66012|59601
203191023|5n|2g|61|6v|s|55|239.806|||c697743
203111739|5n|2g|61|6w|s|9|434.369|457.22|c56797|p60960|65582|52654|51768
203110317|5n|2g|61|7r|s|102|174.173|||c1283285||298213|283499
203110308|5n|2g|61|7u|s|16|360.847|379.29|c143893|p154464|170475|168558|162183
203111536|5n|2g|61|b6|s|42|186.331|||c1247846||394753|452850
203110511|5n|2g|61|b8|s|7|370.407|400.90|c115846|p138978|156671|140571|141959
203110274|5n|2g|61|cz|s|73|172.584|||c1285564||404170|349041
203110114|5n|2g|61|d1|s|11|368.556|387.78|c132354|p141881|150952|132224|121272
203111448|5n|2g|61|d5|s|64|179.481|||c1273404||416520|404351
203111439|5n|2g|61|d6|s|10|373.453|394.37|c123975|p134487|141522|115863|91831
203110229|5n|2g|61|hr|s|111|223.905|||c886539||227369|222376
203110123|5n|2g|61|hu|s|17|394.290|419.52|c94644|p105993|111439|108152|99899
203190140|5n|2g|61|hy|s|102|179.834|||c1272349||274302|279769
203190076|5n|2g|61|hz|s|16|400.147|425.92|c87725|p98817|108660|107438|101878
203110423|5n|2g|61|ok|s|38|172.472|||c1285667||567554|477681
203110414|5n|2g|61|on|s|6|329.760|346.52|c197780|p218352|220648|236585|219045
203190105|5n|2g|61|p6|s|17|178.955|||c1274960||759972|612703
203190104|5n|2g|61|p8|s|3|331.616|336.93|c217047|p213907|251245|269349|245173
203110283|5n|2g|61|s1|e|59|175.150|||c1482114||715337|673418
203110132|5n|2g|61|s4|e|10|335.544|351.43|c144519|p171869|196914|211884|234780
203111475|5n|2g|61|s7|e|25|183.778|||c1456817||658786|648081
203111466|5n|2g|61|s8|e|4|342.031|360.62|c119730|p149451|157208|172975|179652
203110538|5n|2g|61|u8|e|30|214.176|||c1219814||938793|754076
203110529|5n|2g|61|ub|e|4|321.632|335.55|c194707|p228732|284697|307586|302150
203110962|5n|2g|64|2m|s|34|169.090|||c1288094||385710|352946
203110953|5n|2g|64|2o|s|5|348.141|364.28|c166599|p177948|141474|144559|140583
203110998|5n|2g|64|15n|e|34|193.492|||c1403386||728008|686191
203110989|5n|2g|64|15p|e|5|322.127|346.00|c160329|p226438|220814|240656|249797
203111024|5n|2g|64|7r|s|101|184.561|||c1256030||344850|318286
203111015|5n|2g|64|7u|s|17|339.645|367.95|c160913|p195546|206318|218590|203133
203111042|5n|2g|64|cz|s|68|191.352|||c1219464||519151|453394
203111033|5n|2g|64|d1|s|10|341.049|364.83|c165704|p192451|213902|195421|154215
203111184|5n|2g|64|hr|s|85|221.064|||c921727
203111175|5n|2g|64|hu|s|13|375.725|406.32|c109337|p131139
203190078|5n|2g|64|ok|s|25|183.070|||c1261868||649220|636810
203111793|5n|2g|64|on|s|4|316.841|339.92|c210962|p253210|266771|275810|241395
203111096|5n|2g|64|u8|e|17|223.259|||c1120196||1177030|1294866
203111087|5n|2g|64|ub|e|3|313.042|325.74|c232907|p271017|352980|404727|306855
203110292|5n|2g|7g|ya|s|170|448.140|||c47838||25003|23600
203110035|5n|2g|7g|yg|s|26|535.805|546.21|c384|p1028|363|250|1292
203190974|5n|2g|7g|yp|s|68|446.528|||c49252
203190967|5n|2g|7g|yq|s|10|533.832|545.00|c492|p1321
203110477|5n|2g|7i|yq|s|10|551.132|559.70||p38|31||70
210400717|5o|2g|l|uu|e|58|189.907|||c1426082
210403097|5o|2g|l|uv|e|10|285.458|||c454809
210403104|5o|2g|l|uw|e|1|209.548|||c1266995
210401725|5o|2g|1q|77|s|8|460.898|479.96|c35998|p36632|41419|40515
210401739|5o|2g|1q|7h|s|5|458.871|478.24|c37508|p38393|42385|40251
210401746|5o|2g|1q|7i|s|34|418.219|||c78013|79991|79053
210401732|5o|2g|1q|7d|s|51|418.816|||c77356|72054|76682
210402719|5o|2g|8p|8f|e|41|163.510|||c1491355|1027762
210402705|5o|2g|8p|8g|e|7|323.027|||c222379|276526
210402712|5o|2g|8p|8i|e|1|||||c813506
210402740|5o|2g|8p|8u|e|41|190.331|187.32|c1359053|c1423550|947125
210402726|5o|2g|8p|8v|e|7|324.186|342.91|c170002|p217295|263806
210402733|5o|2g|8p|8w|e|1|||||p866315
210401767|5o|2g|8p|c9|e|50|214.149|162.75|c1416068|p1220105|1226034|790761
210401753|5o|2g|8p|ca|e|8|315.902|334.20|c199620|p256114|283823|318069
210401760|5o|2g|8p|cc|e|1|274.108|198.53|c1291631|p553807|841715|805005
210401788|5o|2g|8p|g7|z|63|171.756|193.78|c1026946|c1166897|1072906|606176
210401774|5o|2g|8p|g9|z|10|345.002|371.60|c42946|p68303|91293|81293
210401781|5o|2g|8p|ga|z|1||227.71|c832318||p887591|544501
210401809|5o|2g|8p|h6|e|60|212.673|234.52|c941527|p1235483|648109|735091
210401795|5o|2g|8p|h8|e|10|335.462|350.83|c146254|p172175|192947|232922
210401830|5o|2g|8p|hc|e|60|242.942|233.54|c952110|p889278|642029|685614
210401816|5o|2g|8p|hd|e|10|344.766|357.54|c127704|p140827|170037|186731
210401823|5o|2g|8p|he|e|1|209.588|233.16|c956255|p1266598|661102|327212
210401802|5o|2g|8p|ha|e|1|223.617|295.79|c390908|p1116198|654653|750693
210401851|5o|2g|8p|17v|d|75|157.878|175.58|c130172|c140108||61670
210401837|5o|2g|8p|17w|d|12|399.308|408.27|c19211|p21887|20640|21859
210401844|5o|2g|8p|180|d|1|228.669|241.83|c97087|p108189|22847|65106
210401872|5o|2g|8p|183|d|75|143.261|178.66|c129445|c140538|66588|54628
210401858|5o|2g|8p|184|d|12|402.787|408.73|c19038|p20528|18737|20044
210401865|5o|2g|8p|186|d|1|343.819|375.58|c32249|p45977|67481|58022
210401893|5o|2g|8p|1b7|e|70|230.916|219.86|c1099160|p1031541|831081|766190
210401879|5o|2g|8p|1bb|e|10|329.135|346.39|c159149|p196405|230488|272189
210401914|5o|2g|8p|1bg|e|75|185.045|168.25|c1413906|p1451272|1071419|710515
210401900|5o|2g|8p|1bi|e|12|338.760|353.97|c137311|p160573|196528|193326
210401907|5o|2g|8p|1bq|e|1|258.055|254.29|c732425|p716567|781893|711925
210401886|5o|2g|8p|1bd|e|1|236.028|236.79|c916695|p971021|831709|783735
210402761|5o|2g|8p|nz|e|60|174.528|150.91|c1420734|c1483207|1354134
210402747|5o|2g|8p|o0|e|10|313.334|330.39|c214066|p269468|319270
210402754|5o|2g|8p|o1|e|1|301.927|||p335638|1402326
210401935|5o|2g|8p|q8|e|80|160.974|241.40|c866658|c1491949|325943|304788
210401921|5o|2g|8p|q9|e|12|348.201|364.46|c110418|p130487|124671|122211
210401956|5o|2g|8p|qd|e|67|217.500|181.23|c1386155|c1184234|419447|385074
210401942|5o|2g|8p|qe|e|10|350.881|360.85|c119137|p122914|121838|111193
210401949|5o|2g|8p|qh|e|1|303.094|||p328130|344774|328821
210401928|5o|2g|8p|qa|e|1|257.923|254.61|c729186|p718028|337628|318653
210402782|5o|2g|8p|sa|e|60|198.571|192.98|c1328314|c1365820|1342726
210402768|5o|2g|8p|sb|e|10|312.897|339.06|c182476|p271773|282989
210402775|5o|2g|8p|sc|e|1|||||p1285823
210401977|5o|2g|8p|te|e|65|178.080|165.72|c1414901|c1475710|1297361|968381
210401963|5o|2g|8p|tg|e|10|313.124|333.57|c201925|p270559|307993|305213
210401970|5o|2g|8p|ti|e|1||209.43|c1201984||p1382446|659310
210401998|5o|2g|8p|u8|e|41|184.592|178.46|c1395541|c1453307|1651749|1465587
210401984|5o|2g|8p|ub|e|7|303.740|321.60|c250856|p324137|397662|451604
210401991|5o|2g|8p|ud|e|1|||||p1095927|1496813
210402019|5o|2g|8p|uh|e|41|185.536|178.57|c1395167|c1449039|1502230|1202314
210402005|5o|2g|8p|uj|e|7|307.688|328.82|c220273|p300619|358361|290379
210402012|5o|2g|8p|um|e|1|245.265|214.84|c1149990|p861944|611518|981612
210402803|5o|2g|8p|xk|e|60|175.512|160.28|c1417040|c1481433|1262344
210402789|5o|2g|8p|xl|e|10|306.913|327.60|c225159|p305172|322982
210402796|5o|2g|8p|xn|e|1|||||p1268396
210402824|5o|2g|8p|10j|e|58|172.053|178.59|c1395099|c1486485|1122032
210402810|5o|2g|8p|10l|e|10|320.878|336.08|c192835|p232154|294238
210402040|5o|2g|8p|10p|e|58|162.801|174.36|c1405594|c1491521|1123492|782620
210402026|5o|2g|8p|10r|e|10|329.239|349.02|c151381|p195985|197391|205919
210402033|5o|2g|8p|10s|e|1||283.14|c479280||p1087495|791010
210402817|5o|2g|8p|10n|e|1||205.53|c1236635||p1000582
210402061|5o|2g|8p|101|e|58|242.040|212.65|c1171498|p899884|640567|575414
210402047|5o|2g|8p|103|e|10|326.385|343.64|c167648|p207871|229567|272378
210402054|5o|2g|8p|104|e|1|249.326|211.42|c1183404|p814508|654194|585079
210402082|5o|2g|8p|13z|z|65|181.620|159.11|c1082473|c1148401|706622|390592
210402068|5o|2g|8p|140|z|10|359.027|383.71|c28596|p42403|55270|38641
210402103|5o|2g|8p|143|z|59|192.542|193.80|c1026875|c1109755|1324979|349275
210402089|5o|2g|8p|144|z|10|365.551|398.62|c16319|p33464|27717|24569
210402096|5o|2g|8p|145|z|1|205.733|170.21|c1078694|p1038724|1167108|336568
210402075|5o|2g|8p|142|z|1|248.124|235.33|c771098|p677301|1310781|392202
210402124|5o|2g|8p|14f|e|84|186.349|220.08|c1096833|c1445273|532297|409279
210402110|5o|2g|8p|14i|e|13|350.981|365.36|c108300|p122632|123496|103445
210402145|5o|2g|8p|14n|e|85|227.480|168.73|c1413725|c1071827|485837|344942
210402131|5o|2g|8p|14o|e|13|361.172|372.57|c92213|p96452|90410|80371
210402117|5o|2g|8p|14k|e|1||219.78|c1100000||p539118|415832
210402166|5o|2g|56|3h|s|80|302.634|307.49|c289158|c299262|291302|189460
210402152|5o|2g|56|3j|s|12|385.007|389.39|c130295|p118161|105661|61982
210402159|5o|2g|56|3n|s|1||||||p190762
210402180|5o|2g|56|9d|s|20|303.724|305.93|c293781|c295435|261157|210272
210402173|5o|2g|56|9e|s|4|393.853|426.77|c86827|p106501|108136|107925
210402999|5o|2g|56|9g|s|1
210402201|5o|2g|56|a1|s|50|302.937|304.02|c299397|c298184|297949|256845
210402187|5o|2g|56|a3|s|8|386.783|408.25|c107115|p115701|110627|106855
210402194|5o|2g|56|a6|s|1||||||p258426
210402208|5o|2g|56|198|s|10|341.965|368.17|c160540|p190467|208270|229711
210402215|5o|2g|56|19e|s|10|350.588|381.69|c140509|p173174|197942|232226
210403006|5o|2g|56|l6|s|15|355.926|393.45|c125131|p163195
210402222|5o|2g|56|mt|s|10|361.554|392.47|c126348|p153231|154705|128581
210402229|5o|2g|56|na|s|10|351.568|372.90|c153279|p171253|169241|169882
210402236|5o|2g|56|ne|s|10|357.264|379.32|c143851|p160709|155430|161771
210402257|5o|2g|56|13o|s|105|303.915|304.08|c299213|c294747|286810|170958
210402243|5o|2g|56|13p|s|16|381.657|381.04|c141381|p122677|150836|56871
210402250|5o|2g|56|13s|s|1|||||p241013|192996
210402278|5o|2g|61|2m|s|33|175.227|190.81|c1014008|c1281445|548201|487326
210402264|5o|2g|61|2o|s|5|322.316|335.35|c220399|p237901|243135|241607
210402271|5o|2g|61|2p|s|1||190.72|c1014569||p452233|493587
210402299|5o|2g|61|6r|s|41|243.471|250.57|c530269|p659165|400716|411641
210402285|5o|2g|61|6s|s|7|390.043|427.30|c86305|p111456|136142|152761
210402292|5o|2g|61|6u|s|1||244.25|c572228||p410451|436519
210403027|5o|2g|61|7r|s|33|213.995|220.10|c772478|p1007465
210403013|5o|2g|61|7u|s|5|329.587|360.43|c172810|p218791
210403020|5o|2g|61|7v|s|1|231.960|336.01|c218977|p787486
210402320|5o|2g|61|cz|s|39|217.383|194.69|c988437|p967046|872811|558168
210402306|5o|2g|61|d1|s|6|322.086|345.31|c200063|p238511|262356|273424
210402313|5o|2g|61|d2|s|1|254.392|190.93|c1013260|p559131|553471|644407
210402341|5o|2g|61|hr|s|92|177.529|236.17|c632450|c1277436|301067|313029
210402327|5o|2g|61|hu|s|15|352.568|384.50|c136722|p169382|178736|183234
210402334|5o|2g|61|hv|s|1|229.268|252.88|c515688|p820095|289323|322868
210402362|5o|2g|5s|6i|s|60|202.998|166.06|c1120807|c1125109|544365|354976
210402348|5o|2g|5s|6j|s|10|326.015|335.05|c221082|p227878|255173|112949
210402355|5o|2g|5s|6l|s|1|||||p670311|357991
210402383|5o|2g|5s|aj|s|60|212.843|173.12|c1107109|c1020673|572795|472315
210402369|5o|2g|5s|ak|s|10|329.634|334.93|c221340|p218676|217787|191395
210402376|5o|2g|5s|al|s|1||172.47|c1109225||p789910|449738
210402404|5o|2g|5s|dm|z|90|186.629|188.94|c1043873|c1134472|430491|304438
210402390|5o|2g|5s|dn|z|14|373.408|389.35|c23323|p24901|24247|30055
210402397|5o|2g|5s|dq|z|1|234.816|274.35|c442009|p805449|449052|302012
210402425|5o|2g|5s|1ag|s|32|233.586|224.77|c729725|p768466|469441|501965
210402411|5o|2g|5s|1ah|s|5|325.474|339.24|c212274|p229352|239102|260548
210402439|5o|2g|5s|1ak|s|30|222.360|204.80|c906811|p905778|550309|523252
210402432|5o|2g|5s|1al|s|5|331.732|351.60|c188241|p213630|230634|249640
210402460|5o|2g|5s|179|z|55|193.944|215.37|c920194|c1103096||589408
210402446|5o|2g|5s|17a|z|9|344.985|367.18|c49423|p68331|78619|79619
210402453|5o|2g|5s|17b|z|1|||||p952624|616889
210402481|5o|2g|5s|qn|z|58|188.156|209.35|c956753|p1129000|952326|556646
210402467|5o|2g|5s|qo|z|10|351.899|370.77|c44124|p54270|64241|66863
210402474|5o|2g|5s|qq|z|1|350.994|208.31|c962526|p56000|842765|307752
210402502|5o|2g|6e|gz|s|50|231.869|243.39|c578318|p788593|409419|392413
210402488|5o|2g|6e|h0|s|8|376.854|408.48|c106859|p129529|130376|145491
210402495|5o|2g|6e|h2|s|1|308.684|263.40|c457006|p278588|409251|406227
210402509|5o|2g|6e|q1|s|6|512.774|514.39|c10278|p6191|12531|6811
210402516|5o|2g|6e|q2|s|40|297.374|251.71|c522946|p318613|347905|417886
210402537|5o|2g|6e|11a|s|75|255.024|247.84|c547771|p554034|388458|402648
210402523|5o|2g|6e|11b|s|11|375.208|403.80|c112266|p131896|145157|174228
210402530|5o|2g|6e|11d|s|1|251.066|245.50|c563507|p587160|394389|408137
210402544|5o|2g|7g|yg|s|13|480.066|501.22|c18778|p22248|23818|22870
210402551|5o|2g|7g|ym|s|85|446.406|477.67|c38032|c49374|47589|48663
210403048|5o|2g|7n|4d|s|33|215.158|225.86|c719340|p993822
210403034|5o|2g|7n|4e|s|5|310.232|344.96|c200738|p273501
210403041|5o|2g|7n|4g|s|1|206.795|309.09|c284763|p1087029
210402572|5o|2g|7n|x7|d|50|202.509|189.19|c126125|c125596|145145|77863
210402558|5o|2g|7n|x8|d|8|394.305|403.67|c20924|p23848|23842|24970
210402565|5o|2g|7n|xb|d|1|||||p29633|71872
210402593|5o|2g|7n|10a|e|50|212.981|218.19|c1116383|p1232252|900885|747148
210402579|5o|2g|7n|10b|e|8|319.202|338.64|c183908|p239888|268102|294001
210402586|5o|2g|7n|10c|e|1|210.502|212.84|c1169634|p1257442|884191|799652
210403069|5o|2g|7n|11w|s|33|186.974|169.77|c1117508|c1244798
210403055|5o|2g|7n|11x|s|5|330.908|353.68|c184433|p215565
210403062|5o|2g|7n|11z|s|1|225.517|225.68|c721121|p866409
210403090|5o|2g|7n|139|s|31|230.701|224.94|c728123|p802781
210403076|5o|2g|7n|13a|s|7|331.208|348.99|c193179|p214849
210403083|5o|2g|7n|13b|s|1|220.990|240.91|c596305|p922642
204790543|5p|2g|1q|71|s|70|416.566|433.48|c80002|c79869|65314|53794|50724
204712482|5p|2g|1q|77|s|12|466.091|483.57|c32857|p32382|36067|34276|32731
204790544|5p|2g|1q|7g|s|56|416.717|434.24|c79195|c79689|79355|70792|53576
204713268|5p|2g|1q|7h|s|10|462.459|481.61|c34502|p35325|38232|33490|32178
204713259|5p|2g|1q|7i|s|5||||||c74355|79797
204712473|5p|2g|1q|7d|s|6|||||c79973|79948|79878
204790717|5p|2g|1s|7y|s|30|399.243|418.13|c96192|c99888|99812
204790703|5p|2g|1s|81|s|5|450.521|471.94|c43142|p45671|52275
204790913|5p|2g|1s|84|s|22|400.171|414.75|c99868|c98786
204790899|5p|2g|1s|85|s|4|447.452|471.41|c43654|p48442
204790906|5p|2g|1s|86|s|3
204790710|5p|2g|1s|82|s|4||417.96|c96378
204712216|5p|2g|27|18c|d|42|206.619|184.29|c127848|c123154|72877|70395|58693
204712207|5p|2g|27|18d|d|7|420.295|432.05|c11659|p14270|14245|17877|14434
204712252|5p|2g|27|ou|z|36|291.501|311.49|c215916|c299223|296559|273184|191366
204712243|5p|2g|27|ov|z|5|379.424|400.55|c15111|p19568|19256|23153|22577
204712913|5p|2g|27|15v|z|42|292.595|310.83|c219089|c291907|84561|83844|99139
204712904|5p|2g|27|15w|z|7|398.100|421.87|c5838|p8788|10025|10447|13588
204712164|5p|2g|27|qw|e|17|||||c291558|284083|272790
204712155|5p|2g|27|qx|e|3|367.070|||c83063|107414|109563|122894
204711069|5p|2g|3w|i7|e|68|350.397|369.07|c99895|c124260|124602|124586|124048
204711051|5p|2g|3w|i8|e|10|410.060|426.59|c14512|p20196|33736|22055|26950
204790532|5p|2g|8x|15f|d|38|171.760|217.57|c111637|c138174|132272|128351|84482
204790531|5p|2g|8x|15g|d|6|436.179|449.03|c7668|p9568|9370|11791|8657
204790534|5p|2g|8x|183|d|63|189.258|203.25|c119804|c132617|108511|111276|73587
204790533|5p|2g|8x|184|d|11|426.335|423.31|c14306|p12337|12836|14099|11052
204790605|5p|2g|8x|q8|e|46|194.442|233.45|c953088|c1396959|445781|472926|451258
204790598|5p|2g|8x|q9|e|9|368.872|375.70|c85714|p79298|83450|87981|94844
204790547|5p|2g|8x|qd|e|35|181.322|180.38|c1389028|c1465923|508078|573170|405225
204790546|5p|2g|8x|qe|e|7|377.779|384.27|c68968|p61890|60332|55912|58568
204790545|5p|2g|8x|qh|e|7|218.412|166.26|c1414688|p1174425|726016|692540|629983
204790591|5p|2g|8x|qa|e|9|175.949|189.81|c1347851|c1480557|838922|633858|664164
204790530|5p|2g|8x|ro|d|30|189.389|260.14|c86505|c132560||152413|121847
204790529|5p|2g|8x|rp|d|4|422.710|430.38|c12150|p13549|16531|18695|12769
204713189|5p|2g|99|8u|e|55|161.328|233.40|c953647|c1491866|1563728|1030541|972328
204713171|5p|2g|99|8v|e|9|337.677|354.80|c135044|p164386|192669|183905|205928
204710265|5p|2g|99|1b7|e|55|167.699|174.32|c1405663|c1490375|1129808|957891|811018
204710256|5p|2g|99|1bb|e|9|340.648|355.28|c133774|p154137|190088|151681|193765
204710292|5p|2g|99|1bg|e|55|203.998|165.25|c1415085|c1319357|980577|934277|702700
204710283|5p|2g|99|1bi|e|9|348.428|361.27|c118091|p129823|156596|122897|135070
204790536|5p|2g|99|kq|e|55|184.584|185.50|c1368163|c1453340|1334135|1113469|986517
204790535|5p|2g|99|kr|e|9|333.287|350.67|c146683|p180082|205458|188140|206729
204790927|5p|2g|99|tr|e|54|173.712|178.91|c1394012|c1484288
204790920|5p|2g|99|tu|e|8|326.736|342.16|c172283|p206383
204790941|5p|2g|99|tz|e|53|237.371|220.98|c1087455|c955056
204790934|5p|2g|99|u1|e|9|334.490|350.65|c146737|p175692
204790955|5p|2g|99|z3|e|34|188.136|225.90|c1035228|c1436126
204790948|5p|2g|99|z4|e|5|323.853|345.18|c162808|p218745
204710441|5p|2g|99|zh|e|55|176.796|175.00|c1404320|c1478759|1282895|974718|905751
204710432|5p|2g|99|zi|e|9|329.489|345.51|c161811|p195024|217421|203373|219950
204711942|5p|2g|99|zk|e|55|190.530|175.95|c1402140|c1422340|953775|804962|743385
204711933|5p|2g|99|zl|e|9|339.743|356.25|c131143|p157127|182578|141309|157798
204790549|5p|2g|52|3q|s|60|304.966|305.56|c294828|c291069|285204|177050|187488
204790548|5p|2g|52|3r|s|10|421.519|431.55|c81934|p74369|94000|34904|33002
204790551|5p|2g|52|9d|s|29|302.540|309.96|c282302|c299596|299693|299030|281639
204790550|5p|2g|52|9e|s|4|433.015|453.68|c60185|p62353|76054|67120|54886
204790553|5p|2g|52|a9|s|43|303.038|304.15|c298994|c297816|296218|249830|252216
204790552|5p|2g|52|aa|s|7|427.235|446.41|c67127|p68257|68137|53472|52476
204790555|5p|2g|52|et|s|18|306.700|330.68|c230746|c285135|177193|285215|278084
204790554|5p|2g|52|eu|s|3|412.673|425.93|c87713|p84171|140008|75377|67202
204790969|5p|2g|52|gs|s|25
204790962|5p|2g|52|gt|s|4|332.028|354.43|c183105|p212913
204790557|5p|2g|52|196|s|18|302.902|304.93|c296688|c298313|299257|270052|222401
204790556|5p|2g|52|198|s|3|365.874|388.18|c131849|p146039|174907|179018|193267
204790559|5p|2g|52|19d|s|18||305.51|c294974|||c258157|275887
204790558|5p|2g|52|19e|s|3|377.413|404.45|c111503|p128737|156279|165984|202232
204790561|5p|2g|52|l5|s|22|303.087|304.50|c297912|c297639|288174|279425|292374
204790560|5p|2g|52|l6|s|3|409.317|436.68|c76730|p87893|99469|75494|74536
204790563|5p|2g|52|mx|s|18|312.051|311.57|c277978|c267730|273383|298479|298150
204790562|5p|2g|52|my|s|3|410.084|431.47|c82012|p87024|91069|75336|81825
204790565|5p|2g|52|pe|s|14|310.329|306.58|c291847|c273205|233552|294165|297950
204790564|5p|2g|52|pf|s|3|396.397|420.19|c93887|p103306|105132|91318|97802
204790567|5p|2g|52|13o|s|61|306.282|311.72|c277567|c286541|297268|193849|192195
204790566|5p|2g|52|13p|s|10|405.496|419.82|c94310|p92247|180292|39730|39365
204712949|5p|2g|61|2m|s|30|185.059|153.54|c1132010|p1253835|617883|974255|479237
204712931|5p|2g|61|2o|s|5|330.470|351.31|c188799|p216603|208209|167506|148992
204712976|5p|2g|61|2s|s|31|204.251|193.16|c998999|c1112877|956836|1475936|506194
204712967|5p|2g|61|2t|s|4|340.549|352.13|c187264|p193556|188407|147176|134500
204713002|5p|2g|61|15n|e|25|174.577|175.22|c1403826|c1483144|1339222|1289893|960693
204712994|5p|2g|61|15p|e|4|321.177|337.29|c188642|p230828|231283|240539|249539
204713038|5p|2g|61|cz|s|22|221.298|202.61|c926219|p918854|778636|997848|546108
204713029|5p|2g|61|d1|s|3|331.508|351.86|c187786|p214164|258752|243959|174124
204790569|5p|2g|61|d5|s|22|184.850|171.26|c1113176|c1254770|1167493|1383832|572741
204790568|5p|2g|61|d6|s|3|343.916|357.59|c177597|p186362|253521|274012|201998
204713065|5p|2g|61|hr|s|51|258.732|266.49|c441729|p525250|398102|409939|417134
204713056|5p|2g|61|hu|s|8|367.366|397.91|c119564|p143740|154433|163250|157554
204790571|5p|2g|61|hy|s|42|198.811|209.06|c867281|p1163224|543397|597945|546122
204790570|5p|2g|61|hz|s|7|360.817|391.15|c128027|p154516|172270|173988|168899
204713092|5p|2g|61|s1|e|24|173.692|175.21|c1403849|c1484314|1670584
204713083|5p|2g|61|s4|e|3|312.106|329.26|c218550|p276062|378204
204790668|5p|2g|5u|6i|s|25|174.583|207.14|c885434|c1282569|989249
204790661|5p|2g|5u|6j|s|4|354.229|337.11|c216653|p166314|167154
204712685|5p|2g|5u|fh|z|38|209.657|259.60|c561370|c1012586|1356787|1170605|979739
204712676|5p|2g|5u|fj|z|6|361.586|381.12|c31291|p38689|57906|49656|24557
204790511|5p|2g|5u|1as|e|32|244.190|248.62|c790360|p874528|694694|788283|657355
204790510|5p|2g|5u|1at|e|5|345.390|359.29|c123145|p138902|130152|136644|131282
204790573|5p|2g|5u|1ax|e|29|235.749|212.63|c1171691|p974391|768209|883295|629935
204790572|5p|2g|5u|1ay|e|4|349.735|368.90|c100310|p126130|113629|127753|135886
204712288|5p|2g|5u|n9|s|8|318.733|323.65|c247248|p247730||223440|202042
204712279|5p|2g|5u|na|s|2|381.006|393.17|c125466|p123614|117908|126102|113948
204711678|5p|2g|5u|nd|s|8||333.09|c225288||c228456|178813|244363
204711703|5p|2g|5u|ne|s|2|383.604|398.46|c118842|p120086|110147|99569|108338
204710926|5p|2g|5u|t1|z|21|202.275|221.63|c877726|c1060097|1408766||1255379
204710917|5p|2g|5u|t2|z|4|357.769|374.34|c39303|p44344|80182|63587|51885
204790682|5p|2g|5u|ws|e|17|160.166|171.77|c1409821|c1492138|1681459
204790675|5p|2g|5u|wu|e|3|310.622|333.59|c201848|p284232|394814
204790612|5p|2g|7g|ya|s|60|451.855|479.39|c36471|p44438|46248|49732
204713108|5p|2g|7g|yg|s|10|493.174|512.85|c11136|p14380|16715|17901|17537
204790584|5p|2g|7g|yp|s|53|445.758|472.85|c42312|c50001|49979|48920|34260
204712455|5p|2g|7g|yq|s|9|492.254|510.23|c12756|p14883|18690|20269|18412
204712446|5p|2g|7g|yv|s|5|||||c38412||48344
204790512|5p|2g|7g|ym|s|5|446.026|467.46|c47237|c49752|49684|49985|49748
204710565|5p|2g|7j|4d|s|47|217.367|187.34|c1037449|c967233|464588|385045|395351
204710556|5p|2g|7j|4e|s|7|367.073|326.34|c240698|p144175|161210|121096|145140
204790575|5p|2g|7j|4i|s|59|227.087|162.39|c1124079|c846868|411557|358610|372666
204790574|5p|2g|7j|4j|s|10|375.905|297.70|c318807|p130865|136590|111684|132443
204790538|5p|2g|7j|dm|z|51|171.848|175.30|c1074394|c1166794|1407892|669376|658550
204790537|5p|2g|7j|dn|z|8|391.362|404.40|c12867|p11831|12013|9752|10792
204790577|5p|2g|7j|dr|z|51|196.643|218.31|c900796|c1090383|1406315||752468
204790576|5p|2g|7j|ds|z|8|408.845|412.03|c9343|p5334|4188|5540|10855
204790520|5p|2g|7j|g7|z|34|199.630|214.05|c928554|c1075283|1357860|1312870|1233693
204790519|5p|2g|7j|g9|z|5|352.461|376.41|c36742|p53276|85632|103444|68808
204790522|5p|2g|7j|h6|e|38|226.312|162.49|c1416171|p1085236|891102|1108844|993525
204790521|5p|2g|7j|h8|e|6|351.720|359.00|c123904|p120578|152250|175917|199603
204790524|5p|2g|7j|q1|s|9|511.542|510.73|c12440|p6589|14749|5927|7153
204790523|5p|2g|7j|q2|s|55|274.797|213.21|c832537|p422385|377985|395788|468465
204790528|5p|2g|7j|uu|e|25|192.537|||c1409747|1265004
204790527|5p|2g|7j|uv|e|4|299.967|||c348546|404826
204790696|5p|2g|7j|13z|z|25|205.606|255.82|c593521|c1039527|1372166
204790689|5p|2g|7j|140|z|4|358.970|388.67|c23919|p42488|85892
208151156|5q|2g|8p|h6|e|30|216.650|184.00|c1375161|p1193408|1009418|1200591|1085445
208151154|5q|2g|8p|h8|e|4|333.025|346.28|c159472|p181038|201728|281470|328771
208151167|5q|2g|8p|1b7|e|34|185.451|188.72|c1352327|c1449428|1671132|1831471|854121
208151166|5q|2g|8p|1bb|e|5|320.702|338.08|c185837|p232950|267226|304460|372890
208151337|5q|2g|8p|q7|e|67|209.130|||c1271144|1166781|1267168
208151107|5q|2g|8p|q9|e|12|338.839|357.20|c128575|p160298|128461|128397|133177
208151147|5q|2g|8p|qd|e|43|238.733|234.42|c942603|c939012|888159|1848282|468679
208151146|5q|2g|8p|qe|e|8|339.551|357.25|c128444|p157769|124748|119410|120119
208151145|5q|2g|8p|qh|e|8|178.644|||c1474227|1300926|1492382|641925
208151106|5q|2g|8p|qa|e|14|182.901|||c1460294|1318020|1111821|724102
208151204|5q|2g|8p|te|e|48|192.195|190.49|c1343916|c1412013||1662705|1630031
208110011|5q|2g|8p|tg|e|7|310.173|295.44|c393169|p286666|362079|426233|518098
208151211|5q|2g|8p|10j|e|48|201.480|263.22|c646089|c1341557|1687317|1671013|1542252
208110029|5q|2g|8p|10l|e|8|312.803|311.55|c299586|p272256|315164|407970|468883
208151379|5q|2g|52|38|s|34|183.734|210.52|c854100|c1259267
208151372|5q|2g|52|39|s|5|322.173|337.81|c215237|p238292
208151218|5q|2g|52|3h|s|42|304.033|319.38|c257756|c294348|295298|299025|249334
208151225|5q|2g|52|3j|s|7|384.255|380.27|c142476|p119189|119966|79705|85309
208151393|5q|2g|52|12r|s|34|181.871|189.08|c1025576|c1266271
208151386|5q|2g|52|12s|s|5|352.141|364.65|c166013|p170217
208151149|5q|2g|61|2m|s|27|180.212|162.39|c1124079|c1271218|858906|1470902|515032
208151148|5q|2g|61|2o|s|4|319.509|330.54|c231063|p245576|253547|252320|208657
208151169|5q|2g|61|2p|s|4|||||c852049|1144622|453541
208110338|5q|2g|61|cz|s|26|208.255|163.92|c1122714|p1071882|921673|1479932|578556
208110329|5q|2g|61|d1|s|4|317.717|335.82|c219387|p250663|269649|276558|253368
208110311|5q|2g|61|d2|s|3|||||c786106|1162572|547753
208151400|5q|2g|61|ew|s|15|191.697|197.63|c966862|c1217252
208151358|5q|2g|61|ex|s|14|282.768|300.64|c309562|p381280|553303
208151407|5q|2g|61|hr|s|15|263.159|275.28|c401658|p493726
208151365|5q|2g|61|hu|s|14|346.026|383.12|c138610|p182080|220858
208151281|5q|2g|5u|dm|z|17|183.401|330.52|c138678|c1143725|1125400|1442147|381334
208151260|5q|2g|5u|dn|z|3|369.756|381.33|c31074|p28599|32770|37639|43176
208151316|5q|2g|5u|1ag|s|26|226.852|190.68|c1014819|p849785|702947|762249|504073
208151309|5q|2g|5u|1ah|s|4|322.201|334.36|c222539|p238208|237834|246043|245933
208151302|5q|2g|5u|1aj|s|3|225.582|||c865558|733113|646764|507791
208151330|5q|2g|5u|n9|s|8|||||||c216881
208151323|5q|2g|5u|na|s|7|341.952|351.59|c188258|p190498|195297|206487|213672
208151274|5q|2g|5u|qn|z|17|191.092|214.96|c922781|c1116686|1418013|1484890|1029100
208151267|5q|2g|5u|qo|z|3|343.680|359.14|c63221|p71338|95411|113544|104900
208151414|5q|2g|6k|uu|e|59|165.817|||c1490815
208151140|5q|2g|6k|uv|e|10|287.075|||c441665
203211111|5r|2g|27|1b|d|20|168.189|170.81|c131087|c138849||143986|104200
203211095|5r|2g|27|1c|d|5|372.555|383.97|c28849|p33012|18919|25149|23502
203211279|5r|2g|27|17g|s|30|310.656|307.14|c290180|c272188|294692|294570|283003
203211277|5r|2g|27|17h|s|4|353.222|359.65|c174097|p168142|218621|95423|92098
203211326|5r|2g|27|18b|d|40|267.514|215.57|c112818|p84556|70613|89005
203210025|5r|2g|27|18d|d|8|431.962|432.43|c11543|p10693|12158|17020|13614
203211319|5r|2g|27|18e|d|14|175.130|227.19|c105783|c137408|92543|107645
203210194|5r|2g|27|ou|z|40|318.810|314.10|c204012|p150012|185075||102062
203210185|5r|2g|27|ov|z|6|394.363|412.79|c9059|p10370|12844|14612|15412
203211333|5r|2g|27|ow|z|2|||||c292654|267167
203211354|5r|2g|27|15u|z|21|335.893|317.05|c190962|p91204|56991|90730
203211129|5r|2g|27|15w|z|6|430.861|445.90|c1904|p1839|3329|6438|6382
203211347|5r|2g|27|15y|z|21|292.097|303.77|c255022|c295271|128154|98338
203210237|5r|2g|27|qw|e|30|307.915|311.58|c299429|c299311|270136|299299|299350
203210228|5r|2g|27|qx|e|4|373.767|392.19|c55111|p69420|76835|85026|96968
203211244|5r|2g|27|vc|e|35|325.437|337.15|c189114|p211920|198807|208443|231688
203211235|5r|2g|27|vd|e|5|369.659|384.13|c69236|p77660|87232|89017|101652
203211480|5r|2g|27|vf|e|2|315.974|311.47|c299994|p255739|289014
203210485|5r|2g|27|y4|z|42|294.867|295.79|c299304|c277193|229498|208726|166017
203210449|5r|2g|27|y5|z|6|378.515|396.75|c17570|p20294|19412|22843|28314
203210749|5r|2g|3w|i7|e|125|368.867|393.46|c52964|p79308|96196
203210731|5r|2g|3w|i8|e|23|414.608|433.63|c10436|p16748|28872|17552|20949
203211487|5r|2g|3w|ie|e|19|350.275|381.90|c73420|c124595|123409
203211303|5r|2g|8x|fh|z|37|229.141|183.72|c1058240|c857061|675180|1489606|675099
203211302|5r|2g|8x|fj|z|5|392.135|422.36|c5721|p11479|21423|36835|45173
203210325|5r|2g|8x|q7|e|40|281.012|257.44|c701370|p492153|308527|366015|337803
203210307|5r|2g|8x|q9|e|8|384.937|394.28|c51640|p49958|54212|47685|48835
203210591|5r|2g|8x|qc|e|37|199.729|193.24|c1326705|c1356395|534171|838009|403709
203210573|5r|2g|8x|qe|e|7|390.943|400.12|c42769|p41260|35666|29695|34300
203211368|5r|2g|8x|qh|e|11|185.378|253.59|c739374|c1449758|786090|851330
203211361|5r|2g|8x|qa|e|14|263.438|235.54|c930448|p659341|514180|614658
203210352|5r|2g|8x|tz|e|42|221.779|216.49|c1133524|c1136918|935848|1041302|1010352
203210343|5r|2g|8x|u1|e|6|372.175|377.00|c83103|p72471|97157|90266|113801
203211296|5r|2g|8x|uh|e|20|183.823|169.75|c1412878|c1456633||1794189|1086662
203210934|5r|2g|8x|uj|e|5|320.438|332.14|c207351|p234146|202611|210764|241544
203211226|5r|2g|8x|vm|z|20|164.562|224.16|c859351|c1170248|1290107||1099642
203211165|5r|2g|8x|vp|z|5|404.011|375.12|c38363|p6690|9430|14675|8014
203211312|5r|2g|8x|xt|z|30|212.150|269.86|c475581|c995001|1395510||1443036
203211295|5r|2g|8x|xv|z|4|356.775|373.17|c40845|p45918|26399|53641|55719
203210476|5r|2g|93|19p|z|59|286.470|311.86|c214160|p334555|542285|1397348|340638
203211285|5r|2g|93|19s|z|25|248.763|269.49|c478592|p671079|771195|1301515|531383
203211283|5r|2g|93|19t|z|4|367.183|380.26|c32220|p31475|4514|5894|30666
203210458|5r|2g|93|19v|z|9|368.811|386.05|c26294|p29678|10448|34891|35970
203211592|5r|2g|99|169|e|34|237.058|167.52|c1414193|p958814
203211585|5r|2g|99|16c|e|5|346.236|358.89|c124189|p136346
203211606|5r|2g|99|16h|e|37|187.391|174.29|c1405714|c1440050
203211599|5r|2g|99|16j|e|5|346.804|367.33|c103785|p134625
203211297|5r|2g|99|19k|e|20|186.234|210.55|c1191601|c1445817|1535889|1536923|1177315
203211289|5r|2g|99|19l|e|5|327.326|342.60|c170925|p203860|209726|242327|348619
203211290|5r|2g|99|19m|e|20|193.731|208.44|c1211043|c1401793|1563425|1716389|1030818
203211298|5r|2g|99|19n|e|5|336.536|348.76|c152131|p168319|166725|143465|293616
203211536|5r|2g|99|1b7|e|23|269.427|246.47|c812736|p598438
203211522|5r|2g|99|1bb|e|5|343.999|358.43|c125404|p143282
203211557|5r|2g|99|1bg|e|43|239.536|245.73|c820384|p929381
203211543|5r|2g|99|1bi|e|9|342.798|367.81|c102701|p147086
203211550|5r|2g|99|1bq|e|16|229.410|166.19|c1414716|c1049218
203211529|5r|2g|99|1bd|e|11|199.392|184.26|c1373964|c1359146
203211292|5r|2g|99|zr|e|49|228.439|212.80|c1170027|p1060595|732357|799387|742475
203211291|5r|2g|99|zs|e|9|334.798|353.33|c139079|p174570|185045|204691|234991
203211294|5r|2g|99|zw|e|42|245.176|230.54|c984904|p863010|614745|691043|586819
203211293|5r|2g|99|zx|e|8|343.918|356.92|c129341|p143528|128282|135863|150140
203211389|5r|2g|99|zy|e|12|204.099|193.61|c1324419|c1318467|1455201|1473521
203211382|5r|2g|99|zt|e|10|188.077|197.24|c1300654|c1436457|1644027|1602144
203211403|5r|2g|52|3g|s|51|304.308|307.74|c288475|c293341|232725|274352
203210149|5r|2g|52|3j|s|9|434.428|441.25|c72105|p60890|51152|38094|36415
203211396|5r|2g|52|3n|s|8|364.924|||c147582|285710|297271
203211156|5r|2g|52|95|s|40|303.301|312.86|c274539|c296896||278508|283340
203211138|5r|2g|52|97|s|6|424.330|456.63|c57359|p71379|84648|73251|77471
203211494|5r|2g|52|9a|s|2
203211417|5r|2g|52|a0|s|40|303.106|306.08|c293305|c297581|295859|296481
203210679|5r|2g|52|a3|s|6|419.595|442.14|c71251|p76484|76789|67203|70422
203211410|5r|2g|52|a6|s|2|||||c297278
203211288|5r|2g|52|ft|s|10|304.810|320.23|c255608|c291566|291004|279599|283647
203210113|5r|2g|52|fu|s|10|368.043|373.49|c152405|p142690|127525|123976|142303
203211431|5r|2g|52|1ar|e|37|229.945|229.08|c1000640|p1042942|587509|882419
203211014|5r|2g|52|1at|e|8|353.375|358.91|c124138|p115948|115082|108220|152205
203211424|5r|2g|52|1av|e|14|204.999|201.92|c1266313|p1310386|920171|1079802
203210273|5r|2g|52|n9|s|10|333.624|339.16|c212421|p209156|242975|218019|235374
203210264|5r|2g|52|na|s|10|383.879|403.32|c112847|p119687|101170|99732|106271
203211300|5r|2g|52|no|s|36|219.459|206.32|c892954|c941503|662280|512350|444490
203211299|5r|2g|52|np|s|6|375.049|386.36|c134205|p132119|128112|107679|103693
203211438|5r|2g|52|nr|s|6|221.476|205.63|c899218|c916647|981904|883752
203211578|5r|2g|52|13n|s|55|303.982|||c294522
203211564|5r|2g|52|13p|s|9|424.443|431.41|c82073|p71256
203211571|5r|2g|52|13s|s|4
203210979|5r|2g|61|2l|s|43|177.656|165.36|c1121430|c1277217|937131
203210952|5r|2g|61|2o|s|9|337.417|348.63|c193809|p200477|185341|188189|147456
203211459|5r|2g|61|2p|s|16|181.587|182.08|c1068845|c1267118|1052282|809659
203210519|5r|2g|61|hq|s|55|266.825|246.58|c556126|p469580|484254
203210388|5r|2g|61|hu|s|10|377.750|405.37|c110419|p128199|140506|143000|140433
203211466|5r|2g|61|hv|s|16|211.834|225.42|c723603|p1032219|592178|600595
203211086|5r|2g|61|s1|e|25|199.086|177.33|c1398605|p1361692|1632222|1757747|1028828
203211068|5r|2g|61|s4|e|4|329.964|338.86|c183171|p193115|212535|284992|311432
203210413|5r|2g|61|u8|e|25|187.738|153.55|c1419692|p1438299|1667895|1848624|1053932
203210397|5r|2g|61|ub|e|4|330.820|334.82|c197333|p189717|221843|276151|234201
203211508|5r|2g|6k|uu|e|48|180.275|||c1469165
203211515|5r|2g|6k|uv|e|7|288.919|||c427200
209410089|5s|2g|1q|71|s|69|424.297|434.90|c78528|p71409|67324|66634|63457
209410026|5s|2g|1q|77|s|10|464.966|482.11|c34076|p33322|36921|37118|36356
209410096|5s|2g|1q|7g|s|38|416.790|434.27|c79164|c79609|72231|69859|74363
209410032|5s|2g|1q|7h|s|6|462.977|478.49|c37288|p34922|38191|37779|38073
209410030|5s|2g|1s|7y|s|68|405.398|424.68|c89021|p92368|98844|86573|80408
209410028|5s|2g|1s|81|s|10|449.662|472.03|c43055|p46454|51827|52412|50087
209410103|5s|2g|1s|84|s|42|399.388|421.17|c92861|c99723|99575|98267|88797
209410034|5s|2g|1s|85|s|7|448.135|471.21|c43833|p47842|52405|53106|49682
209410166|5s|2g|8p|183|d|25|234.664|196.12|c123293|c104301|79260
209410159|5s|2g|8p|184|d|4|412.418|417.51|c16063|p16936|19226
209410188|5s|2g|8p|1b7|e|10|227.331|203.42|c1254177|c1073571
209410035|5s|2g|8p|1bb|e|19|321.921|336.10|c192762|p227404|303034|349133|392660
209410201|5s|2g|8p|1bg|e|10|264.315|206.81|c1225504|c650178
209410040|5s|2g|8p|1bi|e|19|327.342|341.89|c173166|p203781|286415|311624|341669
209410110|5s|2g|8p|q8|e|42|218.320|252.25|c753019|c1175404|583751|1842665|397770
209410042|5s|2g|8p|q9|e|7|352.961|369.49|c98969|p117075|116669|121644|132156
209410044|5s|2g|52|3h|s|24|310.040|308.37|c286693|c274150|206284
209410043|5s|2g|52|3j|s|40|387.693|393.26|c125361|p114556|122530|77724|78563
209410173|5s|2g|52|3q|s|24|305.476|321.64|c252097|c289278|158560
209410075|5s|2g|52|3r|s|40|405.754|405.64|c110126|p91945|88036|68259|74148
209410046|5s|2g|52|a1|s|13|306.297|305.65|c294566|p286485|253656
209410045|5s|2g|52|a3|s|21|394.085|417.35|c97024|p106245|120382|109247|128516
209410180|5s|2g|52|a9|s|13|341.250|310.44|c281007|p192013|197535
209410138|5s|2g|52|aa|s|21|400.359|424.24|c89447|p98568|106096|97283|118206
209410047|5s|2g|52|ar|s|29|338.566|349.28|c192618|p197914|215611|242431|279649
209410190|5s|2g|52|ji|s|8|348.503|339.88|c211037|p177232
209410049|5s|2g|52|jj|s|21|376.036|410.36|c104713|p130668|163532|181278|228868
209410208|5s|2g|52|jm|s|8|356.743|350.65|c190011|p161671
209410131|5s|2g|52|jn|s|21|388.347|415.08|c99493|p113655|147878|164222|212457
209410191|5s|2g|52|ky|s|4|303.709|||c295485
209410050|5s|2g|52|l0|s|25|365.446|||c146765|170720|192044|257198
209410215|5s|2g|52|l5|s|4|321.989|||c238787
209410145|5s|2g|52|l6|s|25|373.472|||c134458|158983|172709|231105
209410192|5s|2g|52|mq|s|4|304.849|||c291448
209410051|5s|2g|52|mt|s|25|363.431|||c150073|163263|169288|215556
209410222|5s|2g|52|mx|s|4
209410152|5s|2g|52|my|s|25|375.067|||c132095|140106|144469|199090
209410193|5s|2g|52|n9|s|4|323.635|346.47|c197875|c234337
209410052|5s|2g|52|na|s|25|341.675|360.91|c172038|p191094|205264|241986|245913
209410194|5s|2g|52|no|s|9|214.256|235.61|c636912|p1004430
209410053|5s|2g|52|np|s|11|359.139|383.81|c137673|p157389|175896|171034|167145
209410056|5s|2g|52|13h|s|24|302.564|305.06|c296301|c299511|238068
209410055|5s|2g|52|13i|s|40|380.255|376.85|c147330|p124606|146004|81442|78971
209410187|5s|2g|52|13o|s|24|305.789|||c288252|223757
209410082|5s|2g|52|13p|s|40|387.636|386.40|c134152|p114637|119235|71887|73309
209410021|5s|2g|61|2m|s|23|216.943|202.23|c929492|p972401|627660|1251682|461040
209410020|5s|2g|61|2o|s|3|337.607|343.36|c203945|p200065|204002|207338|172260
209410117|5s|2g|61|cz|s|22|237.739|227.33|c705746|p720578|659073|1215442|520870
209410015|5s|2g|61|d1|s|3|338.199|361.04|c171835|p198720|248221|263479|220642
209410013|5s|2g|61|hr|s|51|289.250|304.48|c297974|p351632|378083|1106191|289108
209410012|5s|2g|61|hu|s|8|371.938|401.73|c114816|p136623|159233|164672|164082
209410025|5s|2g|7g|ya|s|102|459.439|484.26|c32282|p37867|40461|49676|44055
209410023|5s|2g|7g|yg|s|16|488.027|507.81|c14306|p17252|20430|21969|21912
209410124|5s|2g|7g|yp|s|51|451.448|479.86|c36085|p44853|48864|49138|49864
209410061|5s|2g|7g|yq|s|8|486.333|507.24|c14678|p18296|21534|22647|22892
105510608|5t|2g|t|3o|s|105|533.136|533.68|c2504|p1435|1348|1147|1179
105590286|5t|2g|t|3u|s|15|446.820|||c49007|44935
105510089|5t|2g|t|4a|s|25|446.672|465.37|c49186|c49134|67963|85993|99526
105590279|5t|2g|t|sh|s|30|518.512|523.19|c5939|p4492|5361
105590133|5t|2g|t|131|s|30|529.885|530.13|c3462|p1947|1763|1665|1686
105590181|5t|2g|t|134|s|3|387.063|472.93|c42239|p115336|100747|62885|37359
105510017|5t|2g|1k|63|s|55|452.993|476.14|c39381|p43430|49222|53217|63451
105510035|5t|2g|1k|67|s|1|478.988|||p22962|40670|76609|43135
105510026|5t|2g|1k|68|s|10|||||p255413|290257|288261
105510044|5t|2g|1k|e4|s|50|457.666|482.50|c33757|p39358|43139|49849|61103
105510062|5t|2g|1k|ea|s|1|440.669|472.11|c42976|p54786|73971|152322|76116
105510053|5t|2g|1k|eb|s|10|||||p294748|294515|287157
105510098|5t|2g|1x|8z|s|60|510.725|518.12|c8318|p6850|7721|10348|15860
105510617|5t|2g|1x|91|s|40|512.966|520.60|c7086|p6124|6762|7662|10180
105590300|5t|2g|1x|92|s|2|342.801|404.12|c111881|p188698
105510565|5t|2g|1x|9q|s|80|525.130|532.42|c2811|p2879|3658|4061|4670
105510626|5t|2g|1x|9r|s|50|528.923|536.53|c1824|p2126|2388|2601|2580
105590134|5t|2g|1x|9u|s|2|375.750|361.55|c171038|p131105|60727|93699|67011
105511078|5t|2g|1x|9v|s|30|451.292|475.49|c39941|p44994|51443|55896|126842
105590125|5t|2g|1x|9w|s|15|429.482|||c65978|73543|94653|96804
105590314|5t|2g|1x|jx|s|40|517.752|526.21|c4753|p4731
105590307|5t|2g|1x|jz|s|40|518.524|525.72|c4920|p4489
105510141|5t|2g|2f|cp|s|40|492.487|504.08|c16760|p14762|18127|22286|33422
105510159|5t|2g|2f|ja|s|60|451.035|465.68|c48902|p45213|47732|48592|56164
105510168|5t|2g|2f|m0|s|40|522.360|529.92|c3520|p3495|4910|6666|10646
105510732|5t|2g|2f|ns|s|45|471.792|483.90|c32601|p28040|19963|18320|20044
105510195|5t|2g|2t|eh|s|40|495.882|509.38|c13265|p13012|16409|24266|33448
105590135|5t|2g|2t|ei|s|2||315.87|c266639||p160357|254416|129947
105590136|5t|2g|2t|ej|s|25|406.659|465.56|c49016|p90900|111022|149293|133271
105510574|5t|2g|2t|ed|s|40|486.144|496.55|c22249|p18425|29261|53982|74046
105510229|5t|2g|90|157|s|50|442.468|462.36|c51992|p53155|61004|65885|72365
105510777|5t|2g|90|159|s|40|447.684|463.87|c50553|p48213|54038|58920|66447
105590251|5t|2g|90|gp|s|60|415.764|448.52|c65143|p80749|93449
105590244|5t|2g|90|gr|s|50|424.080|449.92|c63743|p71643|82049
105510247|5t|2g|90|194|s|120|454.618|474.13|c41165|p41975|47786|55834|64850
105510644|5t|2g|90|19c|s|50|470.028|484.82|c31797|p29386|31493|35679|42087
105590123|5t|2g|90|19g|s|5|377.629|||p128419|154994|215772|220317
105510256|5t|2g|90|19h|s|35|409.099|465.87|c48711|c88153|84858|190975|256671
105511051|5t|2g|97|8j|e|35|471.363|484.88|c1439|p1550|1608|1803|2785
105590124|5t|2g|97|8o|e|5|374.055|||c68935|94802
105510292|5t|2g|97|9z|s|50|519.749|525.06|c5163|p4165|4344|4111|5178
105510662|5t|2g|97|a7|s|50|521.494|526.98|c4481|p3730|3356|2888|3437
105590153|5t|2g|97|ac|s|25|444.323|469.13|c45719|p51382|55000|85197|96549
105510326|5t|2g|97|1bn|e|1|461.618|481.64|c1609|p2247|1878|3330|3969
105510317|5t|2g|97|1bo|e|34|386.168|412.21|c27186|p48038|66901|137846|191637
105510689|5t|2g|97|1br|s|65|514.081|521.52|c6651|p5821|5947|6498|9285
105590258|5t|2g|97|120|s|30|508.716|515.24|c9839|p7542|8932
105590139|5t|2g|8n|3r|s|5|489.311|464.67|c49805|p16525|73278|6806|12716
105590138|5t|2g|8n|3v|s|25|345.656|306.10|c293256|p182781|294957|25661|38519
105510962|5t|2g|8n|66|s|5|440.592|465.34|c49218|p54861|63001|68257|86463
105510944|5t|2g|8n|69|s|25|305.741|303.94|c299634|c288401|282898|247190|288343
105590145|5t|2g|8n|8v|e|5|405.581|367.06|c104402|p24217|234590|30421|110274
105590144|5t|2g|8n|8w|e|25|277.379|190.47|c1344043|p524098|1299337|286624|398940
105590148|5t|2g|8n|9e|s|5|486.392|501.77|c18396|p18260|115193|16334|34044
105590147|5t|2g|8n|9g|s|25|325.187|388.22|c131795|p230085|174326|48487|78440
105590167|5t|2g|8n|aa|s|5|484.771|505.30|c15990|p19311|120511|12235|30872
105590160|5t|2g|8n|ad|s|25|376.100|401.85|c114672|p130581|159997|40469|62768
105511024|5t|2g|8n|el|s|5|458.390|484.47|c32106|p38784|61202|60381|96072
105510953|5t|2g|8n|em|s|25|309.340|304.45|c298075|c276386|174168|157810|250546
105510998|5t|2g|8n|e8|s|5|446.365|467.43|c47266|p49412|63239|70413|94310
105510935|5t|2g|8n|ec|s|25|308.335|325.09|c243717|c279709|268524|263444|297451
105590195|5t|2g|8n|1al|s|2|413.757|402.16|c114273|p83010|207079|79527|159231
105590188|5t|2g|8n|1am|s|12|264.748|236.83|c627310|p483102|910920|193454|359661
105590151|5t|2g|8n|ne|s|5|425.484|433.46|c80020|p70121|109811|45444|77591
105590150|5t|2g|8n|ng|s|10|358.170|332.48|c226671|p159094|128326|127857|148888
105590293|5t|2g|4d|5k|s|10|407.801|||c89602
105590132|5t|2g|4d|5f|s|20|409.139|||c88106|83501|84238|221133
105510353|5t|2g|4d|fs|s|45|447.320|466.29|c48312|p48550|52274|51366|60217
105510362|5t|2g|4d|jh|s|50|496.823|507.05|c14804|p12541|13547|17442|26082
105510371|5t|2g|4d|n1|s|45|493.986|508.08|c14134|p13955|14398|20048|30161
105510741|5t|2g|4d|n4|s|45|498.729|509.47|c13212|p11623|12463|15158|23660
105510389|5t|2g|4m|5u|s|30|419.177|449.42|c64235|p76933|90425|112311|147697
105510398|5t|2g|4m|ij|s|30|408.652|436.87|c76528|p88646|93780|108207|132828
105510405|5t|2g|4m|im|s|40|410.100|437.34|c76056|p87004|91081|96973|115156
105510414|5t|2g|4m|kt|s|40|431.569|455.70|c58240|p63804|74165|84889|96749
105510829|5t|2g|4m|po|s|30|466.870|487.82|c29266|p31771|42146|57169|76573
105511096|5t|2g|4m|pr|s|1|||||p255530
105510441|5t|2g|4n|kw|s|150|513.034|520.66|c7056|p6106|7430|9886|13032
105590127|5t|2g|4n|l8|s|15|426.717|||c68807|89583|98919|99819
105590131|5t|2g|4u|am|s|50|453.638|470.41|c44551|p42836|43561|43171|45062
105510468|5t|2g|4u|1ae|s|34|425.011|437.11|c76302|p70625|73496|70499|70095
105510477|5t|2g|4u|n7|s|70|454.833|468.30|c46459|p41779|39986|38881|39874
105510865|5t|2g|4u|nc|s|50|462.126|471.82|c43245|p35613|29883|28632|27349
105590126|5t|2g|4u|nf|s|15|||||c78606
105510874|5t|2g|4u|pu|s|40|391.581|410.19|c104914|p109455|111028|109257|118553
105590265|5t|2g|4u|px|s|1|281.795|212.71|c836594|p385843|371631
105510495|5t|2g|4u|1bv|s|35|388.534|413.79|c100932|p113421|120570|125537|143053
105510883|5t|2g|4u|1bz|s|35|392.133|418.97|c95249|p108699|112662|113028|122666
105510892|5t|2g|6y|wn|s|50|445.239|462.35|c52005|p50495|40178|37073|44630
105590272|5t|2g|7s|162|s|45|438.783|464.02|c50401|p56627|64918
105590321|5t|2g|7s|163|s|2
105510538|5t|2g|7s|11m|s|50|528.309|536.08|c1913|p2235|2963|3611|4973
105510926|5t|2g|7s|115|s|50|520.373|526.85|c4527|p3988|4686|5741|7820
203410368|5u|2g|3w|i7|e|120|350.401|369.06|c99916|p124250
203410086|5u|2g|3w|i8|e|21|419.024|439.25|c8062|p13832|23695|14786|20567
203410077|5u|2g|3w|ie|e|16|350.375|369.04|c99960|c124316|123319|123009|105744
203410686|5u|2g|8u|fh|z|31|196.533|202.30|c993363|c1090901|1302526|537543|586548
203410729|5u|2g|8u|fj|z|5|423.360|464.34|c831|p2634|5906|3553|10120
203410862|5u|2g|8u|fl|z|3|||||c1259129
203411375|5u|2g|8u|g7|z|56|186.621|203.26|c988651|c1134501|1364776|692924|706884
203411366|5u|2g|8u|g9|z|10|419.071|448.57|c1704|p3206|4012|2627|7361
203411357|5u|2g|8u|ga|z|3|||||c909600
203410402|5u|2g|8u|mm|z|48|195.874|224.71|c855242|c1093990|983041|567439|564722
203410129|5u|2g|8u|mn|z|8|431.804|484.88|c295|p1736|3147|2406|7988
203490363|5u|2g|8u|mo|z|3|||||c853853
203490153|5u|2g|8x|1a2|s|32|234.660|177.84|c1088568|p755896|1013725|327217|365906
203410023|5u|2g|8x|1a3|s|7|374.613|380.48|c142174|p132775|128787|94124|150478
203490370|5u|2g|8x|1a5|s|10|199.609|200.94|c940313|c1156168|355811
203410323|5u|2g|8x|lq|s|30|229.661|225.71|c720822|p815371|480744|380957|394229
203410041|5u|2g|8x|lr|s|5|352.481|361.41|c171268|p169543|171781|155774|165923
203490377|5u|2g|8x|lu|s|4|229.478|||c817593|1025588
203410359|5u|2g|8x|q7|e|33|225.421|231.31|c976512|c1095598|416357|504695|239939
203410068|5u|2g|8x|q9|e|12|368.274|378.93|c79204|p80490|77238|59420|54871
203410059|5u|2g|8x|qa|e|48|226.033|219.91|c1098624|c1088476|998135|836549|523619
203490314|5u|2g|8x|tr|e|25|233.446|183.06|c1379161|p1001507|1100129|927302
203490307|5u|2g|8x|tu|e|5|343.972|363.34|c112998|p143370|193594|240574
203490181|5u|2g|8x|tz|e|25|218.023|212.89|c1169142|p1178660|1277139|643547|576011
203490174|5u|2g|8x|u1|e|5|363.258|374.39|c88547|p91577|138630|156652|193815
203490391|5u|2g|8x|u3|e|9|208.613|||c1276248|918110
203490384|5u|2g|8x|tx|e|9|179.486|215.98|c1138610|c1471610|1483526
203410898|5u|2g|8x|uh|e|20|217.937|190.27|c1345318|c1179577|1655640|1012719|994722
203410889|5u|2g|8x|uj|e|3|321.851|341.28|c175180|p227734|272395|224029|253173
203410871|5u|2g|8x|um|e|3
203490150|5u|2g|97|ce|e|30|194.371|198.31|c1293211|c1397473|1583728|728504|623632
203490145|5u|2g|97|cf|e|6|345.325|365.38|c108253|p139120|172664|170241|174598
203490398|5u|2g|97|cg|e|8|220.809|||c1147707|1141788
203411339|5u|2g|97|h6|e|44|279.278|183.53|c1377202|p507238|517735|641832|715978
203411312|5u|2g|97|h8|e|8|358.087|368.57|c101016|p103907|149426|208262|242856
203411321|5u|2g|97|ha|e|7|259.769|258.66|c689690|p698104|692182
203410774|5u|2g|97|169|e|37|242.793|218.29|c1115355|p890993|1275019|585053|592144
203410765|5u|2g|97|16c|e|7|353.797|371.50|c94546|p114909|163030|171487|199927
203410571|5u|2g|97|16h|e|45|223.524|205.60|c1236043|p1117221|1589221|554708|572313
203410562|5u|2g|97|16j|e|8|377.427|389.16|c60221|p62583|88837|91859|119005
203490412|5u|2g|97|16o|e|6|264.220|204.27|c1247201|c651166|933909
203490405|5u|2g|97|16f|e|5|194.660|163.62|c1415726|p1395381|1635875
203410483|5u|2g|97|1b7|e|43|283.113|156.84|c1418395|p474167|627055|526319|516508
203410208|5u|2g|97|1bb|e|8|359.190|375.46|c86209|p101230|151593|174286|200383
203411039|5u|2g|97|1bg|e|60|290.832|193.11|c1327509|p412670|470596|436215|454722
203410289|5u|2g|97|1bi|e|11|379.919|393.95|c52195|p58047|78875|83860|105186
203490151|5u|2g|97|1bq|e|13|211.539|202.44|c1262158|c1247100|559482|615795|570922
203490419|5u|2g|97|1bd|e|8|264.432|201.85|c1266880|p648944|818460
203490149|5u|2g|97|kk|e|25|261.809|203.66|c1252196|p676473|721720|600842|597010
203490148|5u|2g|97|kl|e|5|346.299|361.81|c116779|p136139|167073|197011|231484
203490426|5u|2g|97|kn|e|9|225.714|195.86|c1309711|p1092253|1143911
203490202|5u|2g|97|zk|e|57|282.353|207.32|c1221005|p480644|499127|424455|472428
203490195|5u|2g|97|zl|e|10|367.969|381.27|c74593|p81105|116422|118049|158240
203490188|5u|2g|97|zm|e|14|232.367|187.70|c1357073|c1014413|513315|629250|558500
203490300|5u|2g|97|zr|e|35|270.635|195.29|c1313476|p586629|633637|588182
203490293|5u|2g|97|zs|e|7|347.858|365.59|c107762|p131502|153672|141667
203490433|5u|2g|97|zt|e|9|239.312|200.58|c1276687|p932086|803836
203490286|5u|2g|97|14n|e|25|330.609|322.14|c248420|p190533|215604|207923
203490279|5u|2g|97|14o|e|5|415.969|424.86|c15675|p15762|17678|20760
203490440|5u|2g|97|14p|e|9|308.845|243.62|c842755|p294083|299551
203411172|5u|2g|4x|aj|s|25|252.793|205.53|c900130|p572384|424027|362403|359923
203411163|5u|2g|4x|ak|s|5|357.483|364.27|c166615|p160322|165362|145571|148165
203411154|5u|2g|4x|al|s|9|176.394|218.19|c789818|c1279413|450272
203490223|5u|2g|4x|1as|e|23|294.918|191.95|c1334656|p382932|538929|393212|383705
203490216|5u|2g|4x|1at|e|5|345.898|360.92|c118962|p137384|147524|151371|153966
203490209|5u|2g|4x|1av|e|11|194.082|203.89|c1250310|c1399467|577944|598766|622390
203490167|5u|2g|4x|ws|e|25|200.065|211.44|c1183213|c1353612|1366498|1109819|837774
203490160|5u|2g|4x|wu|e|4|314.291|332.67|c205322|p264440|243294|244575|301124
203490447|5u|2g|4x|wv|e|5|||||c1604152
203410429|5u|2g|51|3h|s|36|328.974|306.04|c293439|p220274|220700|100390|100615
203410147|5u|2g|51|3j|s|7|415.873|434.27|c79164|p80611|83879|45823|45636
203490230|5u|2g|51|3n|s|6|322.713|||c236863|136584|107030|149371
203410605|5u|2g|51|9d|s|42|308.008|310.18|c281701|p280837|282390|216414|246752
203410598|5u|2g|51|9e|s|7|412.765|446.98|c66604|p84082|115287|69590|67196
203411075|5u|2g|51|9g|s|5|309.193|305.15|c296038|c276924|294652
203410447|5u|2g|51|a1|s|60|311.228|307.13|c290213|p270426|275711|169894|208462
203410165|5u|2g|51|a3|s|10|417.932|442.76|c70661|p78333|83040|72604|74146
203490454|5u|2g|51|a6|s|8|305.673|308.23|c287128|c288598|204395
203410632|5u|2g|51|mx|s|26|303.456|308.27|c287012|c296351|296027|217370|238555
203410623|5u|2g|51|my|s|5|423.613|444.95|c68553|p72140|86875|57090|65238
203490349|5u|2g|51|n0|s|8|303.532|||c296096|278004
203490272|5u|2g|51|13o|s|26|314.227|305.09|c296212|p261050|295038|97689
203490265|5u|2g|51|13p|s|5|419.458|423.56|c90126|p76627|64386|46966
203490356|5u|2g|51|13s|s|8|304.820|||c291531|168238
205090130|5v|2g|3e|6i|s|54|178.538|177.80|c1088724|c1275684|1249372|598028|412851
205090129|5v|2g|3e|6j|s|8|331.737|328.92|c234782|p213616|220501|133025|145539
205090048|5v|2g|3e|dm|z|76|188.477|179.26|c1068005|c1127776|1413882||960018
205090047|5v|2g|3e|dn|z|11|364.759|379.56|c32999|p34446|37442|58332|38401
205010021|5v|2g|3e|1as|e|39|242.919|169.69|c1412933|p889541|1054178|998685|855031
205010012|5v|2g|3e|1at|e|6|331.395|342.47|c171311|p187385|189049|208933|223901
205090219|5v|2g|3e|n9|s|17||323.41|c247796
205090041|5v|2g|3e|na|s|3|357.650|376.51|c147841|p160022|188805|224180|244909
205090132|5v|2g|8p|8f|e|42|176.387|169.46|c1413143|c1479647|1646487|1230100|1306825
205090131|5v|2g|8p|8g|e|6|325.842|340.14|c178873|p210210|266145|279460|347049
205090134|5v|2g|8p|8k|e|34|196.143|196.87|c1303076|c1384488|1468935|1265921|1381707
205090133|5v|2g|8p|8l|e|5|330.215|347.51|c155855|p192073|244039|270388|298140
205090103|5v|2g|8p|h6|e|54|249.174|248.51|c791527|p816378|931333|1064485|1134206
205090102|5v|2g|8p|h8|e|8|336.158|346.59|c158560|p169653|196524|252761|298926
205090136|5v|2g|8p|1b7|e|54|208.440|219.43|c1103757|p1277934|1690705|1052374|1042099
205090135|5v|2g|8p|1bb|e|8|326.357|343.76|c167249|p207990|264009|282825|337647
205090138|5v|2g|8p|1bg|e|42|180.120|178.77|c1394488|c1469644|1538586|1125596|1047774
205090137|5v|2g|8p|1bi|e|6|334.851|349.08|c151197|p174391|224029|258804|290240
205090083|5v|2g|8p|tz|e|42|194.164|187.96|c1355652|c1398924|1670342|1364733|1422044
205090051|5v|2g|8p|u1|e|6|323.609|338.71|c183672|p219780|254682|257657|262110
205090140|5v|2g|8p|10a|e|54|179.520|178.80|c1394386|c1471507|1466366|1019392|988038
205090139|5v|2g|8p|10b|e|8|320.168|336.37|c191828|p235356|285406|280909|356384
205090142|5v|2g|8p|10f|e|42|188.181|188.53|c1353068|c1435878||1004256|896386
205090141|5v|2g|8p|10g|e|6|327.471|344.79|c164006|p203257|242510|264411|274648
205090443|5v|2g|8p|11w|s|42|185.604|185.86|c1046834|c1251262
205090436|5v|2g|8p|11x|s|7|342.294|354.99|c182101|p189766
205090101|5v|2g|8p|14f|e|85|229.351|221.95|c1077350|p1049909|1452225|683096|686251
205090100|5v|2g|8p|14i|e|13|352.299|366.07|c106666|p118907|127667|123789|158583
205090144|5v|2g|8p|14n|e|85|206.429|168.61|c1413770|p1297080|817846|671697|696486
205090143|5v|2g|8p|14o|e|13|361.649|375.93|c85235|p95326|102323|106349|147311
205090303|5v|2g|8u|bz|z|25|246.278|229.33|c819554|c695370|1064212
205090296|5v|2g|8u|c0|z|4|347.232|360.39|c60986|p63397|119286
205090317|5v|2g|8u|fh|z|54|166.875|187.20|c1049393|c1169660|1395013
205090310|5v|2g|8u|fj|z|8|346.083|368.13|c48030|p65887|80549
205090331|5v|2g|8u|g7|z|42|185.060|166.01|c1080182|c1139386|1389133
205090324|5v|2g|8u|g9|z|6|342.272|364.24|c54190|p74735|103762
205090345|5v|2g|8u|qn|z|38|177.906|220.03|c888867|c1158045|1392219
205090338|5v|2g|8u|qo|z|6|341.558|358.32|c64760|p76501|101279
205090359|5v|2g|8u|13z|z|54|183.629|185.64|c1054064|c1143129|1397730
205090352|5v|2g|8u|140|z|8|343.908|366.00|c51261|p70803|97068
205090457|5v|2g|8x|28|e|42|178.660|179.22|c1392960|c1474176
205090450|5v|2g|8x|29|e|7|314.866|333.14|c203503|p261405
205090373|5v|2g|8x|bq|e|25|239.314|165.44|c1415011|c932066|1584287
205090366|5v|2g|8x|br|e|4|305.838|316.81|c273119|p311484|408997
205090471|5v|2g|8x|17v|d|76|159.047|185.31|c127489|c139996
205090464|5v|2g|8x|17w|d|11|402.676|409.10|c18905|p20571
205090485|5v|2g|8x|183|d|42|233.900|219.63|c110366|p104776
205090478|5v|2g|8x|184|d|6|406.068|410.83|c18296|p19292
205090499|5v|2g|8x|q8|e|51|253.535|232.08|c968099|p766664
205090492|5v|2g|8x|q9|e|8|344.134|361.24|c118163|p142814
205090513|5v|2g|8x|qd|e|63|170.434|183.81|c1375989|c1488632
205090506|5v|2g|8x|qe|e|10|346.803|359.07|c123715|p134631
205090387|5v|2g|8x|uo|e|25|252.792|179.72|c1391264|c775078
205090380|5v|2g|8x|up|e|4|314.249|323.99|c240445|p264669|360491
205090527|5v|2g|8x|vm|z|25|212.048|189.73|c1041269|c995730
205090520|5v|2g|8x|vp|z|4|363.516|369.26|c46344|p36049
205090541|5v|2g|52|3h|s|55|303.178|305.49|c295032|c297330
205090534|5v|2g|52|3j|s|9|384.489|392.75|c125985|p118843
205090555|5v|2g|52|3q|s|55|303.940|303.96|c299570|c294672
205090548|5v|2g|52|3r|s|9|387.885|400.81|c115951|p114287
205090569|5v|2g|52|44|s|25||307.73|c288502
205090562|5v|2g|52|45|s|4|354.302|369.48|c158575|p166166
205090583|5v|2g|52|95|s|25|327.702|304.46|c298037|c223581
205090576|5v|2g|52|97|s|4|384.921|405.93|c109785|p118266
205090597|5v|2g|52|9d|s|14|304.164|304.47|c298005|c293871
205090590|5v|2g|52|9e|s|2|392.008|421.69|c92235|p108872
205090611|5v|2g|52|a1|s|25|306.577|306.28|c292739|c285544
205090604|5v|2g|52|a3|s|4|380.375|405.69|c110066|p124450
205090625|5v|2g|52|13h|s|72|304.188|307.21|c289972|c293783
205090618|5v|2g|52|13i|s|11|374.424|376.68|c147586|p133089
205090639|5v|2g|61|7r|s|34|265.752|245.35|c564559|p476475
205090632|5v|2g|61|7u|s|5|329.639|362.55|c169404|p218666
205090653|5v|2g|61|b6|s|42|195.260|169.85|c1117437|p1191922
205090646|5v|2g|61|b8|s|7|312.818|343.98|c202650|p265358
205090429|5v|2g|61|hr|s|42|274.570|284.21|c365678|p423614|527615
205090422|5v|2g|61|hu|s|6|355.712|386.26|c134339|p163580|176707
205090150|5v|2g|6k|uu|e|64|160.172|||c1492137
205090149|5v|2g|6k|uv|e|10|283.689|||c469300
105611183|5x|2g|g|5w|z|100|320.637|334.11|c126831|p142537|241206|724876|832352
105611174|5x|2g|g|bl|e|200|258.630|261.01|c667101|p710324|857946|824376|824279
105611023|5x|2g|g|dz|z|100|303.140|308.22|c232044|p226961|374279|280057|326244
105611041|5x|2g|g|gj|z|200|282.521|295.64|c300178|p364459|621798|370260|396819
105611314|5x|2g|g|16b|e|250|267.185|274.02|c551263|p620645|890133|693878|765091
105690481|5x|2g|g|18y|e|100|279.166|285.19|c463956|p508204|876561|711472|711802
105690482|5x|2g|g|1b2|s|100|267.723|273.63|c408795|p463831|517188|500273|558315
105611298|5x|2g|g|1b9|e|100|301.565|310.59|c304706|p337926|609612|551795|684703
105611253|5x|2g|g|iu|e|100|261.820|270.73|c578986|p676339|910007|771560|822241
105611032|5x|2g|g|qp|z|100|309.121|326.06|c154663|p194763|407760|175699|194506
105690664|5x|2g|g|rc|e|300|236.621|244.40|c834478|p964017|1120476|1034260|1037057
105690591|5x|2g|g|tf|e|250|268.983|281.20|c494088|p602905|961150|666004|765338
105690592|5x|2g|g|tt|e|250|265.641|268.17|c601331|p636496|882114|575144|713030
105611289|5x|2g|g|ui|e|100|285.179|287.71|c445527|p457085|653318|713420|704709
105611305|5x|2g|g|vo|z|100|338.802|351.56|c78894|p83461|226676|533414|681131
105690921|5x|2g|g|za|e|500|244.532|252.28|c752734|p870553|1130397
105690659|5x|2g|g|102|e|400|268.924|270.51|c580876|p603500|781213|679556|716253
105690593|5x|2g|g|14h|e|200|302.280|310.42|c305635|p333345|399827|450052|601202
105690865|5x|2g|u|3o|s|35|475.659|479.07|c36779|p25286|17310|14431
105690977|5x|2g|u|3s|s|1
105690970|5x|2g|u|3u|s|10|399.643|||c99420|86551
105690886|5x|2g|u|131|s|20|479.078|479.11|c36737|p22884|18464
105690991|5x|2g|u|134|s|1|345.286|||p183529
105690984|5x|2g|u|135|s|5|403.111|||c95122
105610043|5x|2g|1q|6z|s|100|481.217|494.43|c23913|p21509|23884|22913|20960
105690484|5x|2g|1q|7e|s|20|495.953|499.27|c20220|p12980|13177|12228|11101
105610052|5x|2g|1s|7w|s|85|457.698|478.21|c37537|p39334|43621|44541|42863
105611605|5x|2g|1s|83|s|40|464.154|482.86|c33437|p33974|33932|31274|28137
105610061|5x|2g|1u|k|d|60|420.065|423.45|c14260|p14344|15960|15227|15212
105690657|5x|2g|1u|m|d|60|272.780|422.87|c14451|p81572|92465|89049|54290
105610079|5x|2g|1u|t|d|85|432.930|438.74|c9953|p10420|11338|12869|12194
105610334|5x|2g|1u|y|e|50|302.774|311.92|c297623|p330238|397848|401356|411658
105610088|5x|2g|1u|12|d|85|371.028|392.87|c25121|p33701|38376|35378|30317
105690809|5x|2g|1u|15|d|35|399.948|411.49|c18063|p21628|25730|25766|27422
105690893|5x|2g|1u|19|d|1
105610104|5x|2g|1u|33|e|85|305.950|317.38|c270349|p310848|348667|377433|399692
105611156|5x|2g|1u|40|e|80|291.992|303.71|c342606|p404007|429518|447916|454217
105690998|5x|2g|1u|5r|d|15|329.635|360.26|c38785|p52603
105610113|5x|2g|1u|5v|z|50|359.121|378.72|c33963|p42245|58650|83632|85821
105611147|5x|2g|1u|14x|z|65|341.661|364.95|c53037|p76241|98047|108898|122349
105610122|5x|2g|1u|14y|d|45|384.398|389.21|c26657|p28061|31457|31566|33628
105611535|5x|2g|1u|15d|d|40|433.385|452.47|c7022|p10298|13731|14695|11986
105611111|5x|2g|1u|6x|d|60|422.047|432.51|c11523|p13760|16266|17468|16903
105610131|5x|2g|1u|bf|d|50|372.176|379.97|c30480|p33193|38085|38345|41137
105610149|5x|2g|1u|bh|d|70|337.295|355.78|c40644|p48979|54099|52889|58494
105610158|5x|2g|1u|bj|e|45|320.301|323.13|c244181|p234762|282224|290068|293832
105610167|5x|2g|1u|dd|d|60|422.859|427.47|c12969|p13498|15256|15713|14864
105690656|5x|2g|1u|df|d|40|426.923|436.56|c10482|p12150|17046|108368|80046
105690823|5x|2g|1u|dg|d|1|||||p70072|82667
105610176|5x|2g|1u|i4|d|45|341.502|370.12|c34533|p47031|47923|52807|58527
105610185|5x|2g|1u|17u|d|90|450.300|450.69|c7347|p6487|7229|8736|7661
105690963|5x|2g|1u|17y|d|15|324.925|||c54885|76097
105690658|5x|2g|1u|181|d|60|464.539|460.89|c5602|p4210|4660|5936|5467
105690744|5x|2g|1u|19z|d|55|430.598|437.46|c10270|p11099|11599|13711|13215
105610201|5x|2g|1u|1ac|d|55|418.894|424.82|c13823|p14709|15561|17965|17281
105610961|5x|2g|1u|jw|e|30|307.713|316.98|c272278|p300485|313100|378661|388747
105611526|5x|2g|1u|k1|d|30|425.416|433.84|c11160|p12631|13985|15556|13275
105690655|5x|2g|1u|k7|e|30|304.635|315.21|c280969|p318717|383384|417678|427556
105610219|5x|2g|1u|kg|d|50|392.136|399.51|c22519|p24752|27352|28823|25269
105611341|5x|2g|1u|kh|d|40|370.668|385.82|c28064|p33846|40699|36925|38408
105690851|5x|2g|1u|o9|e|35|291.918|303.95|c341229|p404531|433569|477828
105610988|5x|2g|1u|q5|e|30|291.147|301.36|c356402|p410304|446250|490613|498703
105610255|5x|2g|1u|q6|e|60|417.225|422.93|c17103|p14959|15530|9639|12110
105610264|5x|2g|1u|rg|d|55|414.707|421.45|c14881|p16118|18120|19179|18434
105610273|5x|2g|1u|rr|z|30|383.131|398.94|c16096|p16683|21632|41333|45373
105610282|5x|2g|1u|ug|e|40|343.074|351.55|c144178|p146191|161031|185602|184026
105610291|5x|2g|1u|vl|z|30|433.945|440.83|c2379|p1565|2063|7159|7810
105611465|5x|2g|1u|vv|e|40|294.562|305.36|c333163|p385479|414535|475161|455603
105610307|5x|2g|1u|x2|z|30|364.021|379.74|c32794|p35364|35258|29324|34259
105610316|5x|2g|1u|xs|z|30|410.791|421.92|c5825|p4853|5818|21307|22881
105611623|5x|2g|1u|yx|d|30|368.081|380.24|c30370|p34997|41647|40187|40453
105610325|5x|2g|1u|110|d|45|299.414|326.88|c53231|p67530|71038|78993|92381
105610343|5x|2g|2d|1o|s|80|320.557|335.57|c219926|p242715|243728|255787|268406
105690743|5x|2g|2d|1p|s|1|289.674|246.81|c554575|p349856|589087|1277749|968111
105690830|5x|2g|2d|37|s|35|410.458|412.69|c102124|p86608|72908|74202
105610352|5x|2g|2d|4v|s|80|348.587|361.34|c171365|p177067|181094|191586|205785
105690649|5x|2g|2d|ch|s|60|354.757|367.26|c161969|p165281|183582|209972|259888
105690650|5x|2g|2d|cj|s|40|384.280|400.79|c115974|p119147|131693|148516|183388
105690745|5x|2g|2d|ja|s|30|382.540|402.25|c114148|p121490|138397|151657|192103
105610379|5x|2g|2d|lo|s|80|381.063|393.74|c124760|p123516|129166|117788|133085
105610388|5x|2g|2d|nm|s|45|421.951|434.88|c78549|p73889|74258|70755|66438
105690795|5x|2g|3t|hp|s|60|399.698|431.34|c82145|p99350|118609|128199|128363
105610501|5x|2g|3w|i5|e|250|451.252|464.28|c3132|p3275|5560|4539|5405
105690587|5x|2g|3w|ia|e|10|466.298|481.53|c1616|p1873|1619|1414|933
105690956|5x|2g|3w|id|e|20|365.807|||c85833|110682
105610519|5x|2g|8q|14u|e|50|345.575|364.96|c109239|p138366|210207|252480|286187
105610528|5x|2g|8q|8a|e|80|346.992|372.45|c92475|p134041|216958|267375|296642
105610537|5x|2g|8q|167|e|130|379.755|396.09|c48747|p58334|115803|146534|175693
105610546|5x|2g|8q|16g|e|120|401.634|415.95|c23210|p28189|49370|63761|91813
105690665|5x|2g|8q|16n|e|20|310.817|||c283164|299126|141168|250711
105610555|5x|2g|8q|1b5|e|75|390.086|406.72|c33710|p42459|82454|108495|140201
105610564|5x|2g|8q|la|e|65|357.781|376.72|c83684|p104704|173658|213737|238806
105610573|5x|2g|8q|tp|e|80|374.416|392.96|c53834|p68262|104719|127661|144011
105690746|5x|2g|8q|ty|e|45|396.872|408.47|c31538|p33550|56186|58384|77640
105690747|5x|2g|8q|xj|e|40|334.459|350.98|c145843|p175808|264387|294715|321843
105691005|5x|2g|8q|xf|e|30|323.927|339.11|c182313|p218432
105690802|5x|2g|8q|14l|e|40|436.007|443.04|c6877|p6097|7190|6451|15584
105611262|5x|2g|8r|16p|z|90|370.604|394.34|c19310|p27721|26693|65534|51165
105611614|5x|2g|8r|16s|z|27|371.405|392.52|c20679|p26869|22943|42656|37136
105690750|5x|2g|8r|16t|z|3|370.466|391.77|c21311|p27870|28625|67829|54078
105611271|5x|2g|8r|16x|z|27|379.732|392.29|c20886|p19313|19090|33789|30346
105691012|5x|2g|8r|16y|z|3|375.554|390.36|c22449|p22904
105690748|5x|2g|8r|16w|z|10|366.941|389.76|c22970|p31773|31726|92057|66853
105610607|5x|2g|8u|dv|z|40|375.611|394.20|c19406|p22851|51282|57643|55137
105610616|5x|2g|8u|ge|z|40|375.030|401.59|c14480|p23396|54449|61028|52418
105610625|5x|2g|8u|qm|z|40|393.520|414.95|c8155|p10773|20382|21282|20947
105610634|5x|2g|95|y8|s|285|518.335|530.37|c3392|p4532|5145|5090|4030
105611589|5x|2g|95|yn|s|65|522.489|533.04|c2653|p3456|3689|3429|2712
105690477|5x|2g|95|yr|s|1|464.309|464.86|c49638|p33856||28505|18053
105610643|5x|2g|97|1b5|e|150|365.325|383.68|c70098|p86917|147934|182897|203588
105610652|5x|2g|97|1be|e|60|406.839|419.63|c19816|p23031|40342|44129|62995
105690666|5x|2g|97|1bp|e|20|325.952|||c209713|206757|194762|223657
105690858|5x|2g|4u|ah|s|40|376.373|392.87|c125820|p130222|125556|119442
105690661|5x|2g|4u|1ae|s|38|366.111|382.58|c139308|p145683|149497|144024|141706
105690584|5x|2g|4u|n7|s|70|410.184|424.15|c89537|p86921|89199|82297|78929
105690751|5x|2g|4u|1bv|s|30|343.771|357.17|c178293|p186683|215938|255553|288618
105690907|5x|2g|6g|1b5|e|60|383.627|401.81|c40347|p51971|90143
105611323|5x|2g|6g|td|e|80|365.888|382.75|c71861|p85664|123833|132786|143275
105611332|5x|2g|6g|tp|e|80|382.735|399.62|c43468|p53369|81366|89723|108452
105690485|5x|2g|6g|ty|e|30|417.158|422.86|c17158|p14998|22348|12597|20799
105690667|5x|2g|6g|u2|e|10
105611641|5x|2g|6l|v1|s|75|302.277|309.35|c283965|p300522|334401|344689|332330
105690914|5x|2g|6l|v2|s|1|235.271|||p748988
105690660|5x|2g|7h|kj|e|75|355.305|366.25|c106227|p110889|154873|189436|223986
105690648|5x|2g|7h|ko|e|40|372.716|386.01|c65676|p71365|96398|106543|147444
111610016|5y|2g|1c|y8|s|270|524.068|535.36|c2069|p3082|3294|3212|2559
111610025|5y|2g|1c|yn|s|65|533.469|542.97|c729|p1391|1311|884|716
111690693|5y|2g|1q|7e|s|30|476.216|493.62|c24533|p24907|28376|27276|24579
111690714|5y|2g|1s|83|s|40|455.201|475.77|c39693|p41457|45817|45908|43197
111611192|5y|2g|2o|hp|s|200|404.363|435.22|c78204|p93598|106146|105828|98136
111690609|5y|2g|2o|hw|s|30|426.499|454.84|c59078|p69043|76108|73650|68534
111610397|5y|2g|3m|q|d|50|401.089|407.40|c19527|p21199|23811|25923|30505
111610952|5y|2g|3m|3x|s|45|309.025|314.21|c270992|p277490|227535|219595|243850
111610413|5y|2g|3m|bu|s|35|316.713|333.39|c224650|p253570|289264|227980|214327
111610422|5y|2g|3m|di|d|30|400.937|409.28|c18841|p21252|23617|25544|27106
111610431|5y|2g|3m|17f|s|50|330.370|359.71|c173994|p216849|246389|95032|81011
111610449|5y|2g|3m|18f|d|50|444.437|445.88|c8330|p7678|8635|11298|9951
111611517|5y|2g|3m|os|z|42|389.266|414.14|c8512|p12939|13616|15183|16107
111611553|5y|2g|3m|15t|z|50|411.860|432.96|c3483|p4602|5934|7152|9488
111610458|5y|2g|3m|qv|e|40|371.220|381.58|c74026|p74441|85955|85501|87978
111610467|5y|2g|3m|va|e|50|371.282|385.34|c66911|p74295|83108|84143|96000
111610476|5y|2g|3m|u4|z|40|359.636|380.12|c32367|p41493|47798|59491|60870
111610485|5y|2g|3m|y2|z|50|372.381|395.82|c18258|p25841|19782|19517|23328
111610661|5y|2g|51|3f|s|95|455.658|462.28|c52076|p41051|27165|18573|20267
111610679|5y|2g|51|157|s|50|361.319|385.17|c135825|p153638|181707|206614|231329
111690549|5y|2g|51|159|s|30|377.086|399.56|c117477|p129190|146372|147922|162270
111610688|5y|2g|51|63|s|75|414.445|441.15|c72206|p82283|92394|98615|112984
111610697|5y|2g|51|93|s|60|449.024|472.49|c42639|p47099|52062|49623|54911
111610704|5y|2g|51|9z|s|75|449.244|469.77|c45106|p46877|46955|43436|46297
111610713|5y|2g|51|194|s|70|392.380|417.27|c97106|p108366|120623|139863|155095
111610722|5y|2g|51|ij|s|25|320.084|341.85|c206998|p243994|273074|299635|299302
111611571|5y|2g|51|ik|s|1
111610731|5y|2g|51|im|s|35|327.518|350.06|c191135|p224066|242715|289105|298452
111611411|5y|2g|51|in|s|1
111610749|5y|2g|51|ja|s|50|381.220|398.65|c118572|p123302|139716|149307|178324
111610758|5y|2g|51|jh|s|50|432.985|456.73|c57251|p62394|71072|74747|83959
111610767|5y|2g|51|kt|s|40|325.611|349.77|c191682|p228961|275808|299935|296152
111610776|5y|2g|51|kw|s|60|441.236|464.30|c50143|p54297|62400|60079|68881
111610785|5y|2g|51|n1|s|75|408.069|432.79|c80672|p89301|103472|100795|107319
111610794|5y|2g|5h|p2|s|75|292.752|308.99|c285039|p336831|358665|367668|361695
111610801|5y|2g|5h|p3|s|60|308.168|323.74|c247012|p280315|310498|320484|321037
111610819|5y|2g|5h|ps|s|40|321.619|327.86|c237212|p239791|281943|289264|278254
111611129|5y|2g|61|7p|s|90|349.416|375.74|c149003|p175500|199234|200732|188995
111611138|5y|2g|61|cx|s|50|360.726|383.23|c138463|p154690|172721|158521|142372
111611474|5y|2g|61|ev|s|40|298.399|311.37|c278549|p314700|367518|469896|549738
111611165|5y|2g|61|oj|s|40|324.503|343.40|c203862|p231925|243622|248822|218446
111611226|5y|2g|61|s0|e|60|325.360|339.71|c180307|p212245|257972|290168|285291
111611217|5y|2g|61|u7|e|50|313.946|331.05|c211512|p266275|315925|332106|305099
111690721|5y|2g|6k|us|e|44|308.648|||c295219|332036|388592|384940
111610864|5y|2g|7t|124|s|70|424.863|450.50|c63200|p70808|86569|81790|70985
111690749|5y|2g|7t|128|s|30|429.559|453.57|c60297|p65896|74688
206290212|5w|2g|1q|70|s|55|438.383|455.71|c58231|p57043|66849|66938|71384
206210713|5w|2g|1q|77|s|9|462.345|480.10|c35874|p35434|39225|36661|35720
206290219|5w|2g|1s|7x|s|54|402.555|426.63|c86979|p95796|98956|83805|88103
206210043|5w|2g|1s|81|s|9|444.980|469.45|c45431|p50734|53621|52622|49376
206210325|5w|2g|2f|17v|d|47|244.087|230.66|c103723|p98451|103079|58335|62247
206210088|5w|2g|2f|17w|d|7|406.954|410.21|c18494|p18964|19510|22345|19321
206290199|5w|2g|2f|183|d|47|302.901|296.83|c67275|p65795|48440|50537|50059
206290198|5w|2g|2f|184|d|7|413.921|409.28|c18841|p16412|18625|19098|16011
206210528|5w|2g|2f|no|s|42|226.093|224.59|c731426|p859057|899921|478250|466205
206210519|5w|2g|2f|np|s|7|347.740|372.69|c153577|p178716|173795|179153|127546
206211032|5w|2g|2f|q7|e|66|249.625|||c811124|620034|438950|543899
206210688|5w|2g|2f|q9|e|10|349.197|361.86|c116654|p127645|119115|117888|130640
206211111|5w|2g|2f|xt|z|25|186.497|198.52|c1010190|c1134938|1284854|430659|440816
206211102|5w|2g|2f|xv|z|4|345.277|363.48|c55474|p67688|71061|96396|92480
206290205|5w|2g|3w|i6|e|67|366.863|388.82|c60812|p83533|97931|105648|114684
206210634|5w|2g|3w|i8|e|10|406.018|422.67|c17306|p23795|39769|22709|26892
206210988|5w|2g|8o|1b7|e|47|251.259|254.62|c729084|p792424|778251|728874|701443
206210961|5w|2g|8o|1bb|e|7|326.020|342.62|c170864|p209441|248439|275086|283249
206210907|5w|2g|8o|tr|e|42|188.813|166.27|c1414684|p1432364|1683918|788992|788328
206210891|5w|2g|8o|tu|e|7|318.996|334.74|c197608|p240901|261293|277133|283722
206210925|5w|2g|8o|101|e|47|229.284|245.11|c826903|p1050718|791487|630550|610519
206210916|5w|2g|8o|103|e|7|322.019|336.21|c192348|p226956|262170|274935|274143
206210591|5w|2g|8u|fh|z|42|167.208|170.19|c1078710|c1169575|1385429|389276|432069
206210582|5w|2g|8u|fj|z|7|353.524|371.49|c43081|p51392|61170|69870|67982
206210246|5w|2g|8u|g7|z|42|170.817|221.28|c880197|c1167949|1418722|512881|571204
206210149|5w|2g|8u|g9|z|7|343.263|364.68|c53480|p72357|75897|88456|96358
206210228|5w|2g|8u|qn|z|30|200.807|196.96|c1015806|c1068611|1363129|486860|538546
206210167|5w|2g|8u|qo|z|4|342.176|364.19|c54269|p74990|87975|69963|71231
206290201|5w|2g|8u|13z|z|42|180.100|218.11|c902092|c1152410|1022627|380558|404177
206290200|5w|2g|8u|140|z|7|348.780|374.60|c39000|p60217|76621|93489|67673
206290202|5w|2g|56|53|s|25|302.961|304.87|c296850|c298099|292200|288923
206210467|5w|2g|56|54|s|4|360.503|373.27|c152726|p155089|161361|139537|157493
206290203|5w|2g|56|95|s|34|302.864|304.26|c298638|c298446|299068|296747|299085
206210494|5w|2g|56|97|s|5|391.373|407.68|c107760|p109725|107520|95289|96485
206211147|5w|2g|56|1as|e|39|271.648|190.59|c1343280|p576851|598776|624675|604117
206211138|5w|2g|56|1at|e|6|333.109|345.17|c162840|p180727|173950|188812|188126
206210934|5w|2g|56|n9|s|17|319.461|325.58|c242536|c245727|241855|221268|247384
206210025|5w|2g|56|na|s|3|369.013|381.68|c140524|p141176|143307|127295|141083
206210767|5w|2g|61|2s|s|30|251.956|241.44|c592391|p579502|696402|463308|468428
206210758|5w|2g|61|2t|s|5|321.929|332.67|c226249|p238947|248177|212242|181328
206210785|5w|2g|61|cz|s|33|263.927|266.93|c439673|p488565|476246|494779|481290
206210652|5w|2g|61|d1|s|5|320.712|342.73|c205209|p242290|256071|255535|201714
206210343|5w|2g|61|hr|s|59|272.202|301.62|c306556|p436846|594548|265406|268599
206210185|5w|2g|61|hu|s|10|366.527|396.69|c121082|p145016|160134|169017|152526
206290204|5w|2g|61|1b1|s|25|176.846|152.79|c1132685|c1278625|1285239|924371|912721
206210731|5w|2g|61|1b3|s|4|291.574|301.39|c307266|p341774|386603|405870|334041
206210352|5w|2g|61|s1|e|34|206.455|204.55|c1244909|p1296870|1510096|943882|836670
206210201|5w|2g|61|s4|e|5|310.878|329.39|c218066|p282846|352398|396862|363097
206290226|5w|2g|7g|y9|s|102|465.204|491.47|c26218|p33147|40626|41342|44653
206210697|5w|2g|7g|yg|s|16|484.912|503.54|c17124|p19210|21156|21723|22279
208450896|5z|2g|1q|71|s|38|432.668|461.71|c52623|p62681|78634|54766|54436
208450889|5z|2g|1q|77|s|6|470.634|488.42|c28753|p28918|32348|31474|28427
208450799|5z|2g|1q|7g|s|51|416.891|438.11|c75268|p79507|79226|67503|65319
208450798|5z|2g|1q|7h|s|8|469.500|487.12|c29868|p29810|32995|32915|31189
208410583|5z|2g|1s|7y|s|42|413.123|439.24|c74123|p83701|99818
208410574|5z|2g|1s|81|s|7|450.793|472.83|c42331|p45437|50759|50942|47655
208451050|5z|2g|1s|84|s|25|404.814|428.52|c85040|p93087|93350
208450717|5z|2g|1s|85|s|4|450.024|473.20|c41995|p46120|51040|50489|48027
208450774|5z|2g|3b|6m|s|55|196.231|163.91|c1122723|c1184246|1292916|422263|348321
208450773|5z|2g|3b|6n|s|9|365.676|381.43|c140865|p146398|80577|69419|62935
208450749|5z|2g|3b|dm|z|51|148.408|187.47|c1048561|c1173962|1320735|777580|702799
208450748|5z|2g|3b|dn|z|8|411.022|428.52|c4385|p4795|4194|3969|5788
208450804|5z|2g|3b|dr|z|25|198.128|195.58|c1020625|c1083453|1384807|1425352|706666
208450803|5z|2g|3b|ds|z|4|428.064|430.27|c3994|p2133|2416|2625|4389
208410317|5z|2g|3b|1as|e|43|245.805|242.72|c852418|p855631|903578|801195|654920
208410308|5z|2g|3b|1at|e|7|346.601|359.14|c123547|p135258|145229|147123|152946
208450715|5z|2g|3b|nd|s|10|330.014|322.64|c249692|c217748|226919|133756|249151
208450714|5z|2g|3b|ne|s|10|382.473|387.61|c132591|p121587|110107|111637|123271
208451064|5z|2g|3b|ws|e|25|196.225|||c1383875
208451057|5z|2g|3b|wu|e|4|307.943|||c299140
208450766|5z|2g|8p|8k|e|30|203.591|190.45|c1344171|p1322984|1386298|779155|747302
208450765|5z|2g|8p|8l|e|4|362.563|378.52|c80028|p93206|135269|165246|190650
208450727|5z|2g|8p|1bg|e|34|238.746|238.26|c900574|p938854|974109|751791|664924
208450725|5z|2g|8p|1bi|e|5|361.268|380.52|c76054|p96206|143997|161103|159724
208451092|5z|2g|8p|kk|e|34|192.279|205.03|c1240897|p1411470
208451085|5z|2g|8p|kl|e|5|332.456|358.27|c125818|p183234
208410617|5z|2g|8p|s1|e|25|170.229|187.69|c1357125|c1488904|1661767|1167937|1259377
208410608|5z|2g|8p|s4|e|4|324.748|345.64|c161414|p214850|237906|312234|331519
208410238|5z|2g|8p|te|e|25|171.693|183.26|c1378350|c1486962|1633273|1033920|1079073
208410229|5z|2g|8p|tg|e|4|343.247|357.59|c127577|p145635|203751|215182|216792
208450706|5z|2g|8p|10p|e|34|180.047|176.52|c1400758|c1469872|1490415|852727|825279
208450705|5z|2g|8p|10r|e|5|348.716|366.64|c105355|p129025|156795|162761|179858
208410283|5z|2g|8p|10f|e|47|241.998|229.25|c998846|p900428|948318|636189|600425
208410274|5z|2g|8p|10g|e|7|353.744|370.46|c96795|p115061|128566|99517|120721
208450808|5z|2g|8p|14f|e|42|225.222|239.81|c883669|p1097878||460766|534630
208450807|5z|2g|8p|14i|e|7|389.473|404.78|c36224|p43270|54710|29403|38348
208410556|5z|2g|8p|14n|e|76|227.457|233.44|c953198|p1072095|1428293|438911|486244
208410547|5z|2g|8p|14o|e|12|399.553|411.84|c27608|p30462|34346|23096|29836
208450806|5z|2g|8u|fh|z|25|186.800|231.52|c802183|c1133855|1385007|632034|655257
208450805|5z|2g|8u|fj|z|4|387.989|413.62|c8717|p13641|23817|31679|29386
208450854|5z|2g|8u|g7|z|34|188.962|167.94|c1079542|c1125930|1329476|817946|999198
208450853|5z|2g|8u|g9|z|5|363.599|396.92|c17465|p35944|60864|71634|63630
208450852|5z|2g|8u|qr|z|25|165.469|166.67|c1079963|c1170017|1249610|979709|1011138
208450851|5z|2g|8u|qs|z|4|374.506|405.98|c12087|p23879|30007|35689|34844
208450850|5z|2g|8u|143|z|42|228.633|192.24|c1032385|c861614|1379737|777271|701385
208450849|5z|2g|8u|144|z|7|388.190|416.67|c7467|p13536|19882|25084|28744
208450825|5z|2g|8x|17v|d|47|192.770|186.37|c127118|c130976|134736|109189|78141
208450824|5z|2g|8x|17w|d|7|421.176|429.69|c12334|p14017|15091|16143|14391
208450827|5z|2g|8x|183|d|55|168.128|178.05|c129588|c138857|94951|74297|73737
208450826|5z|2g|8x|184|d|9|430.013|432.20|c11613|p11266|9762|12827|12065
208450833|5z|2g|8x|q8|e|76|198.779|236.05|c924763|p1364136|829568|706729|550507
208450832|5z|2g|8x|q9|e|12|368.776|384.26|c68987|p79486|85511|76156|82095
208450835|5z|2g|8x|qd|e|64|188.307|178.55|c1395235|c1435174|881386|840924|576472
208450834|5z|2g|8x|qe|e|10|380.759|392.50|c54617|p56614|59631|52283|59980
208450837|5z|2g|8x|xt|z|17|249.367|224.68|c855470|c665063|1250509|1474004|1463676
208450836|5z|2g|8x|xv|z|3|352.088|371.97|c42464|p53934|53427|80001|86251
208450882|5z|2g|52|3h|s|46|303.699|307.20|c290002|c295522|283635|205611|221337
208450875|5z|2g|52|3j|s|8|424.390|443.60|c69885|p71320|80141|45962|49889
208450839|5z|2g|52|3q|s|59|303.640|303.89|c299772|c295725|263175|166500|168224
208450838|5z|2g|52|3r|s|10|442.832|456.07|c57876|p52787|46219|26100|30649
208451043|5z|2g|52|59|s|8|327.982|309.06|c284847|c222834
208450823|5z|2g|52|5a|s|17|373.263|389.48|c130160|p134743|147647|163215|181591
208450841|5z|2g|52|9d|s|25|305.885|307.12|c290245|c287917|248443|298500|298929
208450840|5z|2g|52|9e|s|4|432.649|461.95|c52388|p62707|67382|55801|59073
208450843|5z|2g|52|a9|s|51|302.967|305.00|c296490|c298077|292958|257324|274651
208450842|5z|2g|52|aa|s|8|424.316|449.51|c64139|p71391|79700|65096|71780
208450802|5z|2g|52|je|s|20|358.380|380.01|c142854|p158700|184433|181035|240734
208450846|5z|2g|52|l5|s|13|343.416|306.32|c292613|c187437||297488|291557
208450845|5z|2g|52|l6|s|7|408.254|437.45|c75948|p89092|94021|100618|139845
208450829|5z|2g|52|lw|s|25|170.776|181.03|c1073993|c1287221|1201295|429530|527317
208450828|5z|2g|52|lx|s|4|370.317|385.46|c135441|p139122|129078|122777|157664
208450831|5z|2g|52|nu|s|59|195.035|179.77|c1080203|c1193627|1179275|627624|392113
208450830|5z|2g|52|nv|s|10|400.827|422.27|c91572|p97946|106938|92124|73156
208451106|5z|2g|52|139|s|38|206.915|182.47|c1066715|c1085794
208451099|5z|2g|52|13a|s|6|360.125|373.09|c152995|p155747
208450848|5z|2g|52|13h|s|55|302.456|339.94|c210922|c299891|270854|214141|233488
208450847|5z|2g|52|13i|s|9|406.184|421.00|c93037|p91445|169551|48414|47394
208450812|5z|2g|52|13o|s|51|302.468|317.74|c261861|c299850|294471|165831|164485
208450811|5z|2g|52|13p|s|8|436.624|439.58|c73773|p58760|58010|37236|36106
208450790|5z|2g|61|2m|s|30|224.771|208.83|c869511|p875779|786901|941899|430636
208410035|5z|2g|61|2o|s|5|359.419|366.92|c162483|p156927|147357|154311|125552
208410405|5z|2g|61|15n|e|32|169.830|196.94|c1302617|c1489345|1670657|1358915|967080
208410398|5z|2g|61|15p|e|5|326.175|348.48|c152975|p208747|209505|265137|239709
208410423|5z|2g|61|6r|s|59|253.951|281.37|c376346|p562711|722295|664664|633043
208410414|5z|2g|61|6s|s|10|404.568|440.46|c72882|p93372|117219|130830|99713
208410626|5z|2g|61|7r|s|76|242.632|243.54|c577247|p667851|974009|568180|573374
208410053|5z|2g|61|7u|s|12|339.262|368.89|c159461|p196405|224548|233676|212344
208410459|5z|2g|61|cz|s|25|227.699|224.23|c734728|p839279|1184471|708387|572285
208410071|5z|2g|61|d1|s|4|348.755|369.22|c158978|p176760|198675|178708|164597
208450754|5z|2g|61|d5|s|25|169.721|186.33|c1043891|c1287982|1176777|741520|612789
208450752|5z|2g|61|d6|s|4|350.501|370.21|c157460|p173360|200790|177360|157267
208410511|5z|2g|61|hr|s|98|252.287|264.68|c450614|p576668|825330|450636|420189
208410098|5z|2g|61|hu|s|15|376.575|409.45|c105735|p129928|145936|144267|141174
208450756|5z|2g|61|hy|s|34|233.803|227.04|c708500|p765936|1042586|559699|526650
208450755|5z|2g|61|hz|s|5|376.174|406.58|c109016|p130483|142040|148494|146132
208410502|5z|2g|7g|ya|s|85|451.784|483.11|c33253|p44518|49825|43825|36993
208410017|5z|2g|7g|yg|s|13|500.630|532.27|c2847|p10783|12558|12119|8991
208450759|5z|2g|7g|yp|s|59|445.811|476.47|c39072|c49955|49920|49784|39050
208450758|5z|2g|7g|yq|s|9|510.204|542.66|c778|p7019|12336|9460|7725
112910024|60|2h|3w|i5|e|100|409.641|424.65|c15827|p20547|37541|26208|31550
112910014|60|2h|8o|167|e|50|314.828|330.67|c213007|p261610|397729|488319|511800
112910015|60|2h|8o|1b5|e|60|321.818|336.10|c192762|p227902|337858|402959|438716
112910028|60|2h|8o|10d|e|60|338.632|348.76|c152131|p161021|204600|216765|250804
112910016|60|2h|8o|14l|e|65|381.904|394.66|c51005|p54698|69503|62649|86761
112910011|60|2h|8x|5v|z|40|306.853|320.30|c177149|p206543|222839|241148|250446
112910038|60|2h|8x|5x|z|1|236.419|301.10|c269322|p790493|330682
112910012|60|2h|8x|q6|e|60|372.711|377.32|c82421|p71380|80100|77714|90344
112910013|60|2h|8x|ug|e|40|290.917|294.99|c396058|p412034|461148|521152|492474
112910027|60|2h|8x|vl|z|30|311.367|327.17|c150668|p183454|207877|263135|279522
112910017|60|2h|53|3f|s|75|417.353|406.33|c109324|p78975|68367|54666|58228
112910025|60|2h|53|52|s|50|330.455|347.29|c196328|p216633|243736|227953|244893
112910018|60|2h|53|93|s|60|389.187|413.01|c101768|p112540|125509|113193|127503
112910019|60|2h|53|9z|s|75|393.888|413.40|c101333|p106459|112041|101393|120995
112910026|60|2h|61|6p|s|75|409.744|442.47|c70945|p87396|106313|111727|96615
112910020|60|2h|61|cx|s|60|323.272|348.38|c194280|p235284|269720|269552|250860
112910021|60|2h|61|hp|s|100|369.735|398.63|c118599|p140052|158764|160294|157504
112910029|60|2h|61|oj|s|40|308.587|323.40|c247818|p278884|310703|292436|262481
112910022|60|2h|61|s0|e|50|297.594|313.13|c291331|p364450|451313|498797|466412
112910023|60|2h|7g|y8|s|80|491.947|509.09|c13465|p15038|16761|15724|14807
111110050|61|2h|1q|6z|s|25|467.960|486.13|c30677|p30950|37002|35263|33413
111110168|61|2h|27|17j|s|25|303.071|313.64|c272494|c297693|259315|116825
111110071|61|2h|27|18f|d|30|425.282|427.00|c13104|p12676|13558|17388|15520
111110051|61|2h|27|os|z|30|381.588|404.78|c12655|p17821|17787|19558|22697
111110052|61|2h|27|15t|z|40|403.546|426.10|c4872|p6846|8331|9431|13118
111110189|61|2h|27|qz|e|30|351.122|||c122218|118368
111110065|61|2h|2f|1d|e|30|266.488|272.08|c567495|p627737|688723|767255|729645
111110203|61|2h|2f|1e|e|1
111110090|61|2h|2f|17u|d|50|405.568|411.52|c18052|p19483|20468|22448|21177
111110078|61|2h|2f|lv|s|50|314.578|322.98|c248863|p259981|259215|237909|273256
111110112|61|2h|2f|ly|s|1|280.264|||p393324|608911|632676
111110091|61|2h|2f|q6|e|40|366.621|372.98|c91317|p84054|92754|92070|98843
111110086|61|2h|2f|qb|e|40|362.342|||c93698|94636|87416|94476
111110161|61|2h|2f|un|e|30|289.903|294.91|c396578|p419695|477057|584072
111110066|61|2h|2f|vl|z|30|316.180|331.66|c134758|p161272|183379|256078|265567
111110054|61|2h|2f|xs|z|30|320.755|333.72|c128045|p142065|137636|181981|184704
111110062|61|2h|3w|i5|e|60|410.780|423.13|c16947|p19599|35621|21116|26586
111110047|61|2h|8o|167|e|40|315.379|328.71|c220733|p258764|386776|463696|477689
111110063|61|2h|8o|18w|e|65|287.581|299.51|c367646|p437592|503520|574306|528728
111110119|61|2h|8o|190|e|1|216.097|||p1199319||1108169
111110098|61|2h|8o|1be|e|40|331.695|343.47|c168200|p186246|273127|319743|373444
111110055|61|2h|8o|la|e|40|308.047|325.43|c234221|p298544|437856|530183|505936
111110075|61|2h|8o|tj|e|30|309.395|322.10|c248614|p290888|397747|416866|411873
111110076|61|2h|8o|10o|e|35|328.021|336.31|c192030|p201051|257716|260293|287451
111110105|61|2h|8o|14l|e|60|366.334|376.39|c84311|p84678|101570|97303|130250
111110074|61|2h|4u|nc|s|50|351.325|365.07|c165332|p171751|174301|156412|151487
111110048|61|2h|4u|ps|s|45|291.079|303.44|c301105|p343826|364640|363221|362424
111110147|61|2h|4u|1bz|s|30|295.147|302.01|c305387|p327089|371759|381196
111110084|61|2h|51|58|s|40|341.012|354.13|c183645|p192539|216635|203434|203153
111110196|61|2h|51|5b|s|1
111110081|61|2h|51|9b|s|50|391.096|418.79|c95456|p110062|119109|105200|114042
111110133|61|2h|51|a7|s|65|383.187|399.72|c117271|p120639|121622|110760
111110140|61|2h|51|19c|s|20|347.358|||c179449|209532|261299
111110126|61|2h|51|l4|s|50|376.919|404.92|c110960|p129436|145944|139442
111110061|61|2h|61|2k|s|27|330.033|337.52|c215836|p217707|216391|209833|182967
111110154|61|2h|61|d3|s|60|314.244|||c260991|292296|282173
111110060|61|2h|61|hp|s|60|370.739|399.86|c117099|p138468|154174|156084|150063
111110175|61|2h|7g|yn|s|90|481.011|500.89|c19013|p21636|23457|23398
203511532|62|2h|2f|cl|s|10|373.753|347.03|c196812|p134019|140415|132777|82335
203590301|62|2h|2f|183|d|55|324.509|||c55066
203590168|62|2h|2f|184|d|9|476.963|460.90|c5601|p2719|3822|4126|5134
203510597|62|2h|2f|lw|s|19|287.735|205.63|c899218|p358294|309461|269795|324463
203510085|62|2h|2f|lx|s|3|420.401|434.76|c78675|p75554|87475|72182|64292
203590266|62|2h|2f|qd|e|56|329.873|338.10|c185764|p193456|141970|155218
203510128|62|2h|2f|qe|e|12|416.591|419.58|c19866|p15352|16080|7092|10666
203510119|62|2h|2f|qh|e|20|286.608|260.64|c670603|p445520|300423|264690|329613
203510613|62|2h|2f|uo|e|30|176.664|168.77|c1413710|p1479073|1446973|714696|705397
203510561|62|2h|2f|up|e|4|370.600|375.59|c85940|p75695|78303|72230|97738
203510719|62|2h|3d|an|s|42|284.153|279.82|c382500|p374722|284221|260134|246297
203510164|62|2h|3d|ao|s|6|407.189|422.36|c91469|p90303|84581|67271|70180
203510491|62|2h|3d|fm|z|30|243.317|191.76|c1034086|p724065|477747|248603|307246
203510473|62|2h|3d|fn|z|4|419.753|432.74|c3521|p3111|2177|1419|4227
203510622|62|2h|3d|1ax|e|25|305.414|316.63|c273999|p313952
203510182|62|2h|3d|1ay|e|7|381.401|390.58|c57786|p55526|63725|51296|63395
203510173|62|2h|3d|1az|e|18|246.258|248.74|c789122|p850356|607030|603317|665376
203510985|62|2h|3d|nd|s|47|318.398|322.58|c249823|c248715
203510225|62|2h|3d|ne|s|7|414.349|418.10|c96226|p82398|85573|59457|64887
203590231|62|2h|3d|ww|e|25|249.450|243.62|c842755|p813157|591742|508334|616081
203590189|62|2h|3d|wx|e|3|377.201|370.45|c96818|p62988|89557|95438|121809
203510807|62|2h|3w|i7|e|136|355.038|370.03|c97771|p111594|109916|88491|91507
203510791|62|2h|3w|i8|e|22|426.367|441.34|c7377|p9715|18560|10823|15117
203510525|62|2h|8u|gb|z|54|198.291|161.70|c1081612|c1082684|735279|525832|541437
203510401|62|2h|8u|gc|z|8|395.418|414.03|c8555|p9881|8836|3741|6607
203510852|62|2h|8u|sy|z|35|189.160|174.19|c1075571|c1125177|830403|645534|504328
203510843|62|2h|8u|sz|z|5|408.653|428.32|c4434|p5401|4994|3239|6899
203590171|62|2h|8u|143|z|37|252.991|229.56|c817781|p629525|475105|426224|307896
203590170|62|2h|8u|144|z|5|434.621|442.16|c2244|p1518|1863|2069|5190
203510516|62|2h|97|8k|e|38|280.142|251.19|c763723|p499680|463096|488188|520367
203510261|62|2h|97|8l|e|6|437.568|437.79|c8600|p5684|4159|3400|13150
203510631|62|2h|97|1bg|e|67|296.883|293.57|c405318|p369281|390683|439308|411991
203510304|62|2h|97|1bi|e|10|418.658|421.19|c18462|p14062|10263|9243|24396
203510649|62|2h|97|kq|e|38|275.532|267.10|c610874|p540632|497510|493398|459489
203510349|62|2h|97|kr|e|6|393.432|396.97|c47388|p37893|40648|28294|66127
203510658|62|2h|97|tz|e|43|264.632|259.49|c681710|p646892|528605|552577|536170
203510367|62|2h|97|u1|e|7|400.094|395.87|c49096|p29877|49032|36631|62436
203590175|62|2h|97|zw|e|67|293.471|280.24|c501503|p393300|394876|438475|392754
203590174|62|2h|97|zx|e|10|409.336|407.90|c32225|p20813|23324|21484|38266
203510676|62|2h|51|3q|s|72|375.820|307.70|c288582|p130997|87433|58869|52287
203510022|62|2h|51|3r|s|11|469.475|460.39|c53874|p29827|18246|10798|11357
203511383|62|2h|51|59|s|17|303.059|||c297740|289234|214159|243049
203511374|62|2h|51|5a|s|3|426.701|||c68824|71937|57100|56198
203510888|62|2h|51|9d|s|54|338.322|350.45|c190413|p198448|167688|119866|121007
203510879|62|2h|51|9e|s|8|460.504|478.62|c37176|p36959|32580|27090|27924
203510694|62|2h|51|a9|s|68|368.957|361.74|c170737|p141259|128409|101790|101695
203510049|62|2h|51|aa|s|10|455.068|474.33|c41008|p41581|31577|24022|28538
203511471|62|2h|51|et|s|40|308.059|304.16|c298962|p280647|297016|168978|188694
203511338|62|2h|51|eu|s|6|434.627|453.22|c60637|p60691|52095|49797|49678
203511489|62|2h|51|hi|s|40|335.071|322.80|c249336|p205821|171446|147552|158157
203511453|62|2h|51|hj|s|6|483.220|496.79|c22046|p20269|22125|20574|19247
203511444|62|2h|51|19d|s|23|303.902|304.30|c298521|c294792|267744|249038|269979
203511153|62|2h|51|19e|s|3|400.146|411.25|c103781|p98818|111121|100334|82428
203511408|62|2h|51|l5|s|40|320.333|328.80|c235074|p243325|198203|169181|177375
203511435|62|2h|51|l6|s|6|453.778|472.95|c42221|p42709|44952|42647|50885
203511356|62|2h|51|mx|s|40|310.169|303.81|c300032|p273709|283393|184398|159708
203511347|62|2h|51|my|s|6|447.985|453.11|c60738|p47966|39838|40226|42530
203510701|62|2h|51|13o|s|71|324.240|306.27|c292770|p232610|157534|70897|63652
203510067|62|2h|51|13p|s|11|452.373|447.88|c65738|p43971|25986|11610|12308
203590280|62|2h|61|2m|s|23|280.568|278.23|c388999|p391768|355048
203590273|62|2h|61|2o|s|3|388.171|344.37|c201879|p113904|139242
203590181|62|2h|61|cz|s|29|283.016|295.01|c327394|p380116|376794|359302|310537
203590180|62|2h|61|d1|s|4|381.974|398.40|c118928|p122266|138757|155492|153283
203511259|62|2h|61|hr|s|38|293.174|296.50|c322520|p335078|319234|325101|280387
203511241|62|2h|61|hu|s|6|385.105|414.71|c99917|p118024|128339|129443|131795
203511514|62|2h|7g|yp|s|30|468.823|494.16|c24124|p30313||30350|33143
203511505|62|2h|7g|yq|s|9|500.111|514.98|c9956|p11004||8348|7991
203590150|62|2h|7q|dr|z|42|251.649|260.24|c556012|p642760|240257|294860|227683
203590149|62|2h|7q|ds|z|6|440.296|434.72|c3211|p1137|1193|1165|1884
105710324|63|2h|1q|6z|s|40|472.257|490.84|c26742|p27709|31183|30982|29064
105710069|63|2h|1q|7e|s|40|469.991|487.92|c29170|p29416|32946|32333|30841
105761027|63|2h|1s|7w|s|45|453.938|474.29|c41043|p42574|47890|47938|46471
105761151|63|2h|2u|eh|s|30|423.411|453.21|c60645|p72347|81317|99563|132632
105761221|63|2h|2u|ed|s|20|400.041|426.61|c87000|p98943|105407
105761158|63|2h|3w|i5|e|60|416.977|431.99|c11312|p15132|29824|23926
105761029|63|2h|8o|16g|e|60|336.914|349.49|c149996|p166982|251778|303158|334556
105710121|63|2h|8o|1b5|e|40|333.379|348.66|c152445|p179720|287437|338263|379771
105761134|63|2h|8o|la|e|60|315.922|332.21|c207077|p255988|398706|485122|505379
105761135|63|2h|8o|s0|e|50|302.711|317.42|c270165|p330661|415574|476146|442423
105710342|63|2h|8o|tj|e|60|318.256|331.62|c209344|p244523|330552|346474|351775
105761228|63|2h|8o|10o|e|55|338.105|348.78|c152074|p162864|243554
105761092|63|2h|8o|10d|e|60|347.622|358.69|c124697|p132209|169035|180753|210739
105761256|63|2h|8o|120|s|30|371.306|375.13|c149934|p137602
105761263|63|2h|8o|123|s|1|234.840|213.99|c826157|p753885
105761165|63|2h|8r|16p|z|99|278.720|||c394506|370331|512696
105761270|63|2h|8r|16v|z|2
105761172|63|2h|8r|16w|z|11|263.533|||c528273|466597|794207
105761137|63|2h|53|3o|s|80|438.453|441.52|c71834|p56980|47802|36708|41281
105710103|63|2h|53|58|s|50|363.477|382.88|c138940|p149984|171150|161865|163486
105710042|63|2h|53|9b|s|50|434.461|460.58|c53678|p60857|68344|59156|64426
105710184|63|2h|53|gr|s|60|305.009|320.37|c255217|p290917|299498|299862|299547
105761179|63|2h|53|gu|s|2
105710087|63|2h|53|19c|s|30|366.965|384.71|c136428|p144344|180278|218533|240854
105710051|63|2h|53|l4|s|60|416.924|443.75|c69744|p79465|92056|92800|108393
105710112|63|2h|53|mw|s|75|395.642|414.58|c100077|p104236|108843|97352|105062
105761144|63|2h|53|n4|s|75|362.912|388.07|c131989|p150959|181914|190812|231777
105710315|63|2h|53|po|s|35|359.987|376.67|c147601|p155949|185311|194902|244427
105761032|63|2h|5h|p2|s|30|288.062|297.29|c320089|p356824|387183|385206|408379
105761090|63|2h|5h|p3|s|30|309.317|323.33|c247984|p276470|291467|283057|290704
105710281|63|2h|61|2k|s|27|344.750|351.73|c188018|p184637|178125|184382|157915
105710333|63|2h|61|cx|s|60|336.206|359.03|c175150|p203192|239824|222375|208218
105710024|63|2h|61|hp|s|160|378.480|407.90|c107507|p127172|140948|142953|141980
105761091|63|2h|61|u7|e|30|313.950|329.97|c215769|p266250|338114|341707|327396
105761186|63|2h|5s|ff|z|35|349.118|360.94|c59961|p59561|83441|100457
105761242|63|2h|6j|2v|s|30|344.005|346.38|c198043|p186184
105761089|63|2h|6j|33|e|65|281.346|291.53|c418931|p489182|564409|635523|636999
105761031|63|2h|6j|5v|z|40|316.550|330.47|c138859|p159658|183547|172841|175637
105710209|63|2h|6j|bj|e|35|272.631|280.72|c497837|p567551|616626|695985|666366
105761193|63|2h|6j|17u|d|40|410.424|418.15|c15851|p17674|20478|24718
105710193|63|2h|6j|mk|z|80|329.504|346.34|c91421|p110539|156997|152276|152936
105710299|63|2h|6j|q6|e|50|384.011|391.28|c56615|p51381|65289|56003|65409
105710227|63|2h|6j|ug|e|30|301.465|306.29|c327993|p338556|375631|467464|428828
105710218|63|2h|6j|vl|z|30|330.536|344.54|c96219|p107154|147777|218580|226280
105710263|63|2h|6j|xs|z|30|327.495|343.09|c100203|p117303|110713|148212|153833
105710272|63|2h|6j|y0|e|30|255.859|262.13|c656363|p740783|831055|906733|988643
105710033|63|2h|6m|v4|s|35|265.590|270.19|c424555|p477532|519673|511234|558916
105710015|63|2h|7g|y8|s|215|499.198|514.92|c9989|p11420|12683|12324|12050
105710245|63|2h|7g|yh|s|1|||||||p44873
105761066|63|2h|75|dk|z|40|371.742|388.30|c24245|p26489|48458|45937|41075
105710139|63|2h|75|x6|d|65|381.669|387.72|c27269|p29225|31917|34228|33753
105761249|63|2h|75|xf|e|30|309.162|321.03|c253431|p292224
209610075|64|2h|1q|71|s|19|452.604|467.41|c47286|p43762|49798|38949
209610061|64|2h|1q|77|s|6|470.706|484.37|c32182|p28870|32399|32040|32350
209610054|64|2h|1q|7d|s|19|424.962|434.56|c78855|p70702|66141|64863|70306
209610028|64|2h|61|2m|s|31|257.978|262.03|c463880|p530870|402051|371745|352554
209610027|64|2h|61|2o|s|4|348.005|349.45|c192300|p178201|161756|195610|161914
209610030|64|2h|61|6r|s|55|288.327|316.77|c264342|p355700|388630|376385|377618
209610029|64|2h|61|6s|s|9|403.920|435.20|c78224|p94125|108794|112836|103953
209610024|64|2h|61|7r|s|64|272.584|278.65|c387281|p434643|402747|385765|413946
209610023|64|2h|61|7u|s|10|340.452|366.74|c162751|p193779|209234|210930|198805
209610089|64|2h|61|b6|s|51|234.047|241.04|c595330|p763050|767914|666864
209610082|64|2h|61|b8|s|8|332.985|357.00|c178575|p210656|263335|261067
209610068|64|2h|61|cz|s|40|269.508|282.40|c372527|p452838|412426|408797|374235
209610022|64|2h|61|d1|s|6|335.474|363.29|c168163|p204857|246165|223193|213726
209610026|64|2h|61|hr|s|68|294.042|321.61|c252161|p331510|308404|311179|328075
209610025|64|2h|61|hu|s|10|368.635|397.73|c119804|p141765|151216|163140|159818
209610032|64|2h|61|ok|s|51|187.929|192.14|c1005747|c1239931|610670|634128|434346
209610031|64|2h|61|on|s|8|313.897|331.08|c229794|p262049|270026|290642|265775
209610033|64|2h|7g|ya|s|30|471.407|495.33|c23194|p28355|30796|23997|26199
209610021|64|2h|7g|yg|s|10|488.264|506.60|c15123|p17128|18120|19244|19062
209610020|64|2h|7g|ym|s|29|452.359|472.59|c42539|p43983|46343|47251|49945
105810014|65|2h|2d|cj|s|40|419.609|420.06|c94033|p76469|87533|116159|182691
105810169|65|2h|2d|cm|s|2|284.448|318.49|c259964|p373305|314198|487782
105810160|65|2h|2d|d9|s|35|400.816|427.04|c86561|p97963|126593|173201|240582
105810023|65|2h|2d|jc|s|40|401.368|416.51|c97933|p97297|112874|137264|194798
105810147|65|2h|2d|jf|s|1|311.064|294.18|c330158|p270959|242675|228279|191892
105810102|65|2h|2d|lv|s|40|407.719|422.17|c91692|p89697|109831|128708|187257
105810156|65|2h|2d|ly|s|1|281.231|294.16|c330226|p388537|411127|309319|217798
105810032|65|2h|2d|ns|s|40|445.858|457.40|c56638|p49914|42967|36732|41870
105810161|65|2h|4u|am|s|40|406.760|407.12|c108407|p90785|84524|84891|100037
105810041|65|2h|4u|nc|s|70|414.164|417.15|c97215|p82599|81622|82020|86668
105810059|65|2h|4u|1bz|s|30|355.748|365.56|c164561|p163504|208191|229662|306022
105810068|65|2h|51|3o|s|95|490.613|483.79|c32686|p15791|10795|8381|9617
105810157|65|2h|51|5g|s|40|441.047|455.73|c58211|p54477|54892|59165|68823
105810162|65|2h|51|159|s|40|385.126|402.00|c114485|p117986|144184|181138|224550
105810077|65|2h|51|9r|s|55|477.305|488.15|c28967|p24094|20330|23137|31715
105810176|65|2h|51|9u|s|2|303.033|391.63|c127451|c297834
105810159|65|2h|51|ax|s|45|439.555|452.16|c61685|p55851|59949|64742|80505
105810129|65|2h|51|fx|s|40|399.908|416.09|c98384|p99095|107034|117123|154991
105810111|65|2h|51|19c|s|40|399.676|415.26|c99257|p99375|117165|131719|166666
105810086|65|2h|51|jl|s|45|458.132|474.40|c40947|p38989|40710|45791|56619
105810095|65|2h|51|l4|s|55|474.879|486.41|c30451|p25843|27413|32210|46464
105810158|65|2h|51|lg|s|45|431.646|450.43|c63269|p63728|70964|72217|98032
203710708|2g|2g|3w|i7|e|56|364.421|401.06|c41419|p88886|84761|124470|124701
203710083|2g|2g|3w|i8|e|9|437.043|452.73|c4812|p5817|11391|9521|12546
203790198|2g|2g|8p|8k|e|30|204.671|327.45|c225740|c1313374|1017726|1204661|516092
203710108|2g|2g|8p|8l|e|4|433.053|437.12|c8867|p7010|9088|9090|12996
203790201|2g|2g|8p|1bg|e|45|258.085|323.51|c242526|p716229|878391|1626102|462631
203790200|2g|2g|8p|1bi|e|7|421.703|432.73|c10914|p12215|13904|10139|14919
203790215|2g|2g|8p|1bq|e|2|255.112|255.79|c717541|p749082||1035324|447409
203711133|2g|2g|8p|qd|e|61|297.696|321.01|c253528|p363739|375214|599802|258461
203711124|2g|2g|8p|qe|e|12|410.315|420.31|c19198|p19981|14784|8267|8070
203711115|2g|2g|8p|qh|e|13|229.132|219.95|c1098192|c1052437|677529|1563226|283324
203790369|2g|2g|8p|tz|e|34|202.393|274.40|c548115|c1333601|1335152
203790362|2g|2g|8p|u1|e|5|408.258|418.51|c20864|p21768|33670
203790203|2g|2g|8p|zw|e|47|193.877|275.24|c541198|c1400826|983542|1039462|563282
203790202|2g|2g|8p|zx|e|7|410.182|419.79|c19654|p20100|22388|18337|33932
203790205|2g|2g|8p|14n|e|64|281.377|344.25|c165692|p488932|502999|416680|280007
203790204|2g|2g|8p|14o|e|10|429.821|440.28|c7718|p8216|9090|6060|8662
203711557|2g|2g|8u|fm|z|34|193.144|240.64|c725792|c1106890|1386302|1244654|487129
203711548|2g|2g|8u|fn|z|5|441.540|445.76|c1915|p1074|813|909|2060
203711593|2g|2g|8u|qr|z|25|198.423|316.89|c191638|c1081959|1343507|1064155|467487
203711584|2g|2g|8u|qs|z|4|444.593|454.43|c1329|p943|683|1349|2645
203711627|2g|2g|8u|r8|z|31|241.065|299.17|c279986|c745968|1356869|1273969|616218
203711618|2g|2g|8u|r9|z|4|434.942|448.13|c1737|p1502|1272|1906|1582
203790383|2g|2g|8u|143|z|30|188.807|332.93|c130513|c1126517
203790376|2g|2g|8u|144|z|4|441.555|456.32|c1224|p1073
203710674|2g|2g|52|3q|s|72|302.746|368.53|c160001|c298857|217360|121823|86315
203710286|2g|2g|52|3r|s|11|466.049|477.34|c38311|p32420|24264|12145|10276
203790199|2g|2g|52|9d|s|30|313.161|407.38|c108088|c264313|295205|270148|166694
203710302|2g|2g|52|9e|s|4|463.660|480.07|c35900|p34370|32248|26941|30351
203710692|2g|2g|52|a9|s|83|303.843|387.88|c132230|p295023|291774|170923|151513
203710329|2g|2g|52|aa|s|13|454.634|476.88|c38700|p41956|39741|28380|30868
203790206|2g|2g|52|mx|s|31|303.101|356.34|c179746|c297597|291957|285713|218489
203790188|2g|2g|52|my|s|4|441.810|466.10|c48460|p53755|55923|41235|45207
203790208|2g|2g|52|nu|s|31|214.998|234.09|c648721|p995696|767513|1113498|210440
203790207|2g|2g|52|nv|s|4|426.814|444.96|c68542|p68687|68030|50246|49915
203790195|2g|2g|5s|an|s|36|217.691|287.41|c353845|p963373|651395|504905|309963
203790194|2g|2g|5s|ao|s|5|402.642|418.77|c95479|p95680|85496|74058|73835
203711415|2g|2g|5s|1ax|e|39|257.262|276.55|c530468|p725378|800228|1005352|428644
203711406|2g|2g|5s|1ay|e|6|391.553|401.92|c40206|p40418|45192|44804|51788
203711099|2g|2g|5s|nd|s|17|325.774|335.58|c219906|c228516|243020|247850|247126
203711081|2g|2g|5s|ne|s|3|417.576|435.69|c77729|p78730|81182|82322|71995
105910013|2h|18|1g|bu|s|10||||||c298037|290663
105910331|2h|18|1g|17f|s|20|309.780|304.13|c299056|c274927|279264|149271|137187
105910022|2h|18|1g|os|z|42|369.035|392.46|c20734|p29414|27922|30021|32110
105910288|2h|18|1g|qv|e|40|323.205|340.04|c179213|p221622|184185|199036|216272
105910031|2h|18|1g|va|e|45|347.556|361.11|c118483|p132393|145684|139827|160890
105910049|2h|18|1g|u4|z|40|294.812|316.11|c195029|p277563|201379|136776|147023
105910058|2h|18|1g|y2|z|40|328.989|358.08|c65206|p112219|60438|49236|55056
105990139|2h|18|1q|6z|s|30|460.289|476.91|c38670|p37150|45064|43644|43211
105910401|2h|18|2f|12|d|40|192.443|209.57|c116396|p131145|136904|115264|95845
105990172|2h|18|2f|1d|e|20|211.039|222.79|c1068419|p1252100|1265142|1273118|1356454
105910067|2h|18|2f|1r|z|45|212.433|230.92|c806944|p992970|1075348|1183771
105990200|2h|18|2f|4v|s|20|243.326|246.23|c558502|p660624|690305|707411
105990207|2h|18|2f|ch|s|20|241.638|249.89|c534608|p678226|712379|802763
105990152|2h|18|2f|fr|z|25|210.279|233.53|c785959|p1008201|1056149|1192617
105910119|2h|18|2f|17u|d|60|328.420|341.99|c46558|p53193|61123|62927|53921
105990135|2h|18|2f|18r|d|60|299.058|314.77|c58734|p67710|72919|77146|67190
105990284|2h|18|2f|18u|d|1
105990214|2h|18|2f|ja|s|20|248.471|256.65|c493047|p610488|657087|685194
105910137|2h|18|2f|lo|s|30|260.032|264.73|c450371|p515660|576875|420224|491673
105910419|2h|18|2f|nm|s|30|249.772|253.79|c510079|p598659|605231|576278|572819
105910146|2h|18|2f|rg|d|35|250.838|288.58|c71370|p94276|115311|115456|123116
105990291|2h|18|2f|rr|z|25|218.874|238.67|c742930|p943960|1057322
105910155|2h|18|2f|vl|z|30|240.651|259.76|c560019|p750024|835776|987868|978216
105910164|2h|18|2f|xs|z|30|245.491|265.78|c509441|p702992|683829|806535|782441
105990153|2h|18|8o|9j|e|55|206.332|219.45|c1103554|p1298041|1338499|1406208|1601137
105910173|2h|18|8o|167|e|50|218.351|231.35|c976114|p1175064|1361971|1352023|1407563
105910182|2h|18|8o|1b5|e|50|223.459|237.82|c905376|p1117928|1307770|1307767|1349471
105910191|2h|18|8o|td|e|40|229.584|244.52|c833183|p1047188|1279033|1337045|1328682
105990101|2h|18|8o|tp|e|30|225.658|231.02|c979705|p1092881|1346665|1391836|1510241
105990131|2h|18|8o|u7|e|30|257.925|282.10|c487194|p717998|940477|1012790|906066
105910385|2h|18|8o|zz|e|60|217.868|234.40|c942818|p1180321|1289565|1351490|1383288
105990102|2h|18|8o|14e|e|70|294.175|305.88|c330301|p388248|441235|521217|653790
105910322|2h|18|8r|16p|z|109|227.411|240.42|c727687|p872463|829793|987712|529756
105990154|2h|18|8r|16w|z|12|240.143|237.53|c752659|p754925|791959|1122749|1081315
105990124|2h|18|47|s0|e|40|234.816|254.07|c734623|p985394|1176000|1255097|1403684
105990228|2h|18|56|93|s|10|303.380|314.60|c269983|c296624|295474|293848
105990235|2h|18|56|fs|s|10
105990242|2h|18|56|194|s|10|333.619|306.70|c291494|c209168|283376|284105
105990249|2h|18|56|jh|s|10|304.378|307.54|c289002|c293089||291352
105990256|2h|18|56|kw|s|20|302.590|308.91|c285261|c299420||170936
105910428|2h|18|61|7p|s|55|328.842|356.61|c179311|p220626|250815|251564|238669
105910437|2h|18|61|hp|s|150|344.798|375.00|c150126|p184545|218072|219596|211942
105990312|2h|18|5y|us|e|55|212.686|||c1235354
105990140|2h|18|5z|dk|z|55|292.694|301.53|c267066|p291267|296331|270381|259023
105910207|2h|18|7g|y8|s|110|475.615|497.37|c21586|p25316|29182|29886|29941
105910216|2h|18|7t|124|s|75|351.247|382.89|c138928|p171900|221858|193172|163964
112270908|2j|15|8u|6g|s|45|283.016|279.93|c382060|p380120|373166
112270971|2j|15|8u|ff|z|30|234.062|263.59|c527728|p812494
112270818|2j|15|8x|181|d|50|337.710|||c48787|56051|61084|41261
112270819|2j|15|8x|q6|e|30|338.595|||c161146|152073|170185|167434
112270838|2j|15|8x|vl|z|24|250.842|||c650752|665746|899099
112270845|2j|15|8x|xs|z|24|266.693|||c498932|493981|594712
112270830|2j|15|94|19q|z|49|226.217|||c882846|876174|1033249|768367
112270831|2j|15|94|19u|z|6|240.552|||c750977|775372|1205198|995828
112270978|2j|15|55|9z|s|30|302.447|315.44|c267748|c299925
112270985|2j|15|55|kw|s|30|302.538|315.20|c268360|c299606
112270915|2j|15|55|13f|s|30|327.148|316.44|c265188|p224969|210151
112270922|2j|15|61|2k|s|27|288.379|302.61|c303597|p355461|393342
112270866|2j|15|61|hp|s|50|355.516|||c163934|198916|210432
112270929|2j|15|75|dk|z|40|321.419|333.09|c130017|p139437|169989
106010531|2i|15|2|hp|s|40|346.098|378.08|c145577|p181928|215589|214652|190638
106090058|2i|15|1q|6z|s|40|462.323|480.63|c35389|p35451|42801|41615|39353
106010391|2i|15|27|bu|s|10|311.954|306.96|c290720|c268055|294712|291169|245045
106010028|2i|15|27|17f|s|40|305.891|328.93|c234759|p287895|287415|102085|81612
106090102|2i|15|27|18a|d|30|399.203|401.14|c21898|p21926|26113|33116|24923
106090119|2i|15|27|os|z|30|376.887|402.18|c14117|p21649|22512|24261|22385
106010504|2i|15|27|qv|e|30|337.602|351.86|c143256|p164648|159932|170788|158868
106010407|2i|15|27|va|e|30|361.302|377.65|c81711|p96125|114326|114344|113375
106010513|2i|15|27|u4|z|40|320.716|343.60|c98773|p142225|140424|79170|83211
106010452|2i|15|27|y2|z|30|357.323|380.56|c31897|p45045|42171|37396|39060
106010037|2i|15|2d|4v|s|32|250.818|254.06|c508450|p589406|598267|564039|455794
106010064|2i|15|2d|ja|s|24|267.244|274.86|c403524|p466806|512427|454322|384236
106010073|2i|15|2d|lo|s|32|288.342|291.50|c339457|p355623|369644|327034|320062
106090116|2i|15|2w|c8|e|45|232.180|246.65|c810849|p1016573|1203161|1309223|1015785
106090050|2i|15|39|wq|e|35|239.842|248.76|c788916|p925674|970673|961655|855804
106010107|2i|15|8o|167|e|50|248.126|262.93|c648847|p828612|1127810|1282024|925994
106010116|2i|15|8o|1b5|e|50|272.211|285.03|c465140|p571600|874669|953378|749817
106010125|2i|15|8o|ip|e|50|254.322|266.42|c617014|p757971|1076572|1140076|922944
106010434|2i|15|8o|s0|e|60|274.990|288.51|c439949|p545726|697963|738410|566379
106010373|2i|15|8o|tp|e|40|245.005|256.36|c711991|p864948|1133998|1218234|931789
106090051|2i|15|8o|u7|e|30|283.966|304.38|c338801|p466976|635880|606855|440645
106010461|2i|15|8o|zz|e|60|255.259|268.03|c602526|p747447|917766|968723|857775
106010425|2i|15|8r|16p|z|108|274.685|286.91|c353225|p428152|384657|311854|210214
106090159|2i|15|8r|16w|z|12|274.878|280.12|c400190|p426534|417566|539225|430973
106010443|2i|15|8x|1d|e|30|226.218|240.59|c875275|p1086316|1090689|1024799|1035762
106010046|2i|15|8x|5v|z|35|273.214|291.06|c326899|p440778|421949|451705|318283
106090178|2i|15|8x|bj|e|30|221.356|237.74|c906249|p1141663|1277679
106090171|2i|15|8x|181|d|40|367.079|374.17|c32827|p35469|45008|52539
106090185|2i|15|8x|q6|e|30|340.967|351.00|c145779|p153065
106010082|2i|15|8x|vl|z|24|274.387|288.30|c344081|p430688|410677|756837|558455
106010091|2i|15|8x|xs|z|24|294.597|302.03|c264360|p278944|276062|395297|264577
106010479|2i|15|56|3f|s|70|326.714|327.31|c238503|p226057|235818|174104|163530
106010143|2i|15|56|93|s|40|310.919|336.80|c217323|p271435|297863|299754|298904
106010197|2i|15|56|fs|s|10|302.493|306.33|c292581|c299762|259816|274251|295898
106010267|2i|15|56|194|s|10|313.727|334.67|c221856|p262568|284433|295269|299353
106010355|2i|15|56|kw|s|10|311.845|333.11|c225250|p268427|297719|294289|298944
106010152|2i|15|56|wk|s|10|305.858|||c288018|273134|287238|294142
106010161|2i|15|5h|p2|s|30|259.185|261.55|c466291|p521912|531164|541407|528062
106010179|2i|15|5h|p3|s|30|295.322|307.24|c289880|p326417|364810|363848|348010
106010382|2i|15|5h|ps|s|35|256.060|253.51|c511804|p545584|643476|599198|618257
106010249|2i|15|61|7p|s|70|334.623|361.90|c170474|p206822|242555|241998|221470
106090120|2i|15|61|cx|s|52|296.954|312.99|c274195|p320200|373350|345797|290114
106010258|2i|15|61|hp|s|70|369.817|401.51|c115087|p139918|170929|178255|149242
106090164|2i|15|6k|us|e|45|248.994|||c818463|871811|778660|610586
106010188|2i|15|7g|y8|s|130|478.660|499.90|c19749|p23175|27311|29149|24576
106010285|2i|15|85|1v|s|25|254.184|261.89|c464572|p560859|628595|646099|515146
106010294|2i|15|85|4m|s|30|272.746|285.60|c360555|p433752|486210|480507|386896
106010346|2i|15|85|5l|s|30|248.473|251.61|c523556|p610469|667615|630505|576988
106010301|2i|15|85|w0|e|30|267.501|276.33|c532239|p617503|691904|652078|536930
106010319|2i|15|85|vy|s|30|247.046|253.33|c512902|p623875|669457|634522|507081
106010328|2i|15|85|x4|s|20|240.926|243.56|c577106|p685732|785623
106010337|2i|15|85|14s|s|20|238.388|241.30|c593382|p713259|787343|741034|680919
203852146|2k|1q|u|2w|s|51|209.385|187.06|c1039282|c1059526
203852139|2k|1q|u|2x|s|8|299.594|300.53|c309904|p310214
203852160|2k|1q|u|4d|s|51|214.258|202.02|c931264|c1004411
203852153|2k|1q|u|4e|s|8|299.672|312.94|c274326|p309895
203852174|2k|1q|u|11w|s|42|213.333|218.95|c782981|c1015067
203852167|2k|1q|u|11x|s|7|294.036|302.78|c303078|p331539
203852188|2k|1q|u|12q|s|42|199.609|||c1156171
203852181|2k|1q|u|12s|s|7|324.210|328.44|c235926|p232687
203852202|2k|1q|u|138|s|64|173.656|||c1284188
203852195|2k|1q|u|13a|s|10|314.072|319.91|c256395|p261523
203852216|2k|1q|u|14f|e|68|189.231|157.88|c1417986|c1430012
203852209|2k|1q|u|14i|e|10|331.883|344.06|c166279|p185504
203851897|2k|1q|1q|77|s|12|460.416|479.09|c36756|p37048|42615|41445|40381
203851896|2k|1q|1q|7d|s|76|416.513|433.54|c79950|c79921|79750|79797|70146
203852230|2k|1q|8x|17v|d|68|152.445|179.07|c129343|c140364
203852223|2k|1q|8x|17w|d|10|386.084|392.71|c25194|p27334
203852244|2k|1q|8x|183|d|68|159.067|186.36|c127122|c139994
203852237|2k|1q|8x|184|d|10|387.265|393.25|c24951|p26834
203852265|2k|1q|8x|q7|e|18|256.434|||c734405
203852251|2k|1q|8x|q9|e|12|345.060|358.34|c125633|p139934
203852258|2k|1q|8x|qa|e|60|146.780|186.56|c1363020|c1494535
203852279|2k|1q|8x|te|e|34|167.930|185.90|c1366268|c1490321
203852272|2k|1q|8x|tg|e|5|290.277|294.59|c398659|p416907
203852293|2k|1q|8x|tz|e|31|239.975|180.58|c1388352|c924094
203852286|2k|1q|8x|u1|e|5|287.891|298.96|c371039|p435168
203852307|2k|1q|8x|xt|z|25|211.855|173.22|c1076331|c997110
203852300|2k|1q|8x|xv|z|3|309.722|264.25|c522153|p191617
203851999|2k|1q|4z|f4|e|34|141.497|||c1494559|1499530
203851992|2k|1q|4z|f5|e|5|299.169|||c353892|483547
203852076|2k|1q|4z|1as|e|22|238.099|247.21|c805084|p946475|589369
203852069|2k|1q|4z|1at|e|3|333.001|342.97|c169808|p181129|228617
203851905|2k|1q|4z|1bw|s|34|187.853|158.57|c1127496|c1240341|1182463|1053693|1132318
203851904|2k|1q|4z|1bx|s|5|266.083|269.75|c426595|p474339|555494|575051|898416
203851964|2k|1q|64|2m|s|31|218.564|220.32|c770498|p952612|650311|614605|567822
203851851|2k|1q|64|2o|s|4|308.533|322.64|c249692|p279048|300254|281213|277505
203851971|2k|1q|64|15n|e|49|173.808|164.72|c1415294|c1484160||981379|1116178
203851857|2k|1q|64|15p|e|8|312.174|328.79|c220403|p275700|270271|270915|260148
203851882|2k|1q|64|6q|s|58|270.800|289.56|c346294|p445135|519182|523073|635081
203851880|2k|1q|64|6s|s|10|394.872|430.40|c83083|p105233|130568|147251|123497
203851879|2k|1q|64|6u|s|10|263.698|273.52|c409277|p490081|619611|612458|671095
203852013|2k|1q|64|7q|s|68|245.722|245.23|c565372|p636559|627477|484338
203852006|2k|1q|64|7u|s|10|333.743|363.36|c168055|p208881|241076|239348
203851978|2k|1q|64|cz|s|42|184.624|214.24|c824072|p1255788|747237|639493|644898
203851854|2k|1q|64|d1|s|7|313.324|323.68|c247173|p263822|323773|309286|291060
203852027|2k|1q|64|hq|s|68|267.686|283.27|c369276|p464084|446297|381587
203852020|2k|1q|64|hu|s|10|357.054|392.17|c126742|p161063|177068|194335
203851985|2k|1q|64|ok|s|42|173.922|167.82|c1119241|c1283723|1304659|894969|848050
203851906|2k|1q|64|on|s|7|284.150|306.21|c292950|p374744|350613|332433|311450
203851861|2k|1q|7n|dm|z|85|155.009|186.31|c1052104|c1172678|1286306|1315842|846491
203851860|2k|1q|7n|dn|z|13|349.120|364.49|c53796|p59556|69242|77194|69446
203852034|2k|1q|7n|gy|s|59|272.648|283.67|c367772|p434321|482382|574662
203851894|2k|1q|7n|h0|s|10|398.954|439.51|c73852|p100203|144054|175238|208737
203851899|2k|1q|7n|h6|e|59|178.920|191.81|c1335564|c1473370|1149204|1188692|1440473
203851898|2k|1q|7n|h8|e|10|332.064|345.32|c162391|p184809|232545|284962|354456
203852048|2k|1q|7n|x7|d|34|135.055|188.77|c126282|c140610|149732|140760
203852041|2k|1q|7n|x8|d|5|350.311|361.68|c38184|p43018|45462|44307
203851901|2k|1q|7n|11h|s|68|290.791|300.90|c308758|p345016|401453|482648|524992
203851900|2k|1q|7n|11i|s|10|415.831|443.97|c69525|p80667|117808|129183|151377
106190313|2l|16|s|3f|s|75|329.000|339.84|c211111|p220216
106190320|2l|16|s|3o|s|75|343.049|353.34|c185015|p188173
106190327|2l|16|s|13f|s|50|327.922|333.41|c224605|p222977
106190076|2l|16|1q|6z|s|30|461.471|477.78|c37936|p36163|44190|41275|41190
106190236|2l|16|3n|us|e|50|242.608|||c893140|953910
106110557|2l|16|8o|167|e|60|239.055|258.03|c695689|p935176|1164135|1075823|1081880
106110778|2l|16|8o|td|e|50|238.717|256.97|c706009|p939205|1129078|936273|901713
106110751|2l|16|8o|u7|e|30|271.418|294.16|c401406|p579061|802534|765650|531896
106110512|2l|16|8o|10i|e|50|241.627|261.52|c662191|p904803|1206280|973607|982007
106190068|2l|16|8o|10o|e|45|261.738|274.69|c545758|p677287|733195|677825|677254
106190208|2l|16|8r|16p|z|79|238.889|254.17|c607523|p767058|715303
106190215|2l|16|8r|16w|z|9|251.129|258.60|c569768|p647926|672366
106190432|2l|16|8x|1d|e|20|221.509|232.78|c960412|p1139943
106190439|2l|16|8x|5v|z|40|246.628|266.95|c499596|p691917
106190453|2l|16|8x|bj|e|30|213.007|227.17|c1021485|p1231970
106190425|2l|16|8x|17o|d|70|354.462|368.60|c35186|p41127
106190460|2l|16|8x|q6|e|30|342.367|350.74|c146495|p148389
106190467|2l|16|8x|rr|z|25|231.150|253.90|c609779|p839028
106190474|2l|16|8x|ug|e|40|227.088|241.17|c869125|p1076323
106190481|2l|16|8x|vl|z|30|249.818|266.95|c499596|p660689
106190488|2l|16|8x|xs|z|30|254.319|278.14|c414233|p616620
106190105|2l|16|97|e|s|50|227.041|236.68|c628463|p847440|1185314|630388|785483
106190102|2l|16|97|c8|e|60|239.450|257.53|c700470|p930412|1095070|949188|931294
106110803|2l|16|97|ge|z|50|247.143|271.91|c460231|p686929|950439|817309|676321
106110354|2l|16|97|1b5|e|50|250.366|271.60|c571585|p802565|1056172|927188|914688
106190222|2l|16|97|1be|e|30|262.269|281.13|c494627|p671633|911277
106190334|2l|16|52|52|s|10|305.056|311.14|c279178|c290739
106190376|2l|16|52|93|s|50|333.495|357.07|c178460|p209446
106190383|2l|16|52|9b|s|50|340.881|366.07|c163765|p192815
106190341|2l|16|52|9z|s|65|324.660|347.31|c196291|p231477
106190348|2l|16|52|194|s|10|305.355|327.18|c238779|p289652
106190355|2l|16|52|ja|s|25|274.278|288.93|c348428|p425179
106190411|2l|16|52|kw|s|75|319.438|339.52|c211725|p245802
106190390|2l|16|52|l4|s|65|324.504|346.16|c198459|p231921
106190362|2l|16|52|lo|s|50|263.336|270.65|c422386|p492574
106190369|2l|16|52|mp|s|65|307.467|328.69|c235338|p282604
106190397|2l|16|52|n4|s|10|312.328|334.34|c222582|p266893
106190418|2l|16|52|pb|s|25|308.969|328.25|c236333|p277671
106190446|2l|16|52|pc|s|1
106190404|2l|16|52|qu|s|10|309.549|331.64|c228538|p275686
106190292|2l|16|5h|7l|s|30|223.734|228.99|c690449|p888709
106190069|2l|16|5h|p3|s|30|287.767|303.49|c300956|p358163|380027|365120|365059
106190257|2l|16|5l|n7|s|10|318.757|327.58|c237891|c247673|193658
106190104|2l|16|5m|ah|s|70|255.153|258.33|c483724|p553027|652966|416838|406012
106190067|2l|16|5n|dk|z|55|321.884|334.80|c124647|p137641|160852|119014|105393
106190115|2l|16|5n|rd|z|30|233.484|257.24|c581475|p817781|1014721|983701|1119698
106110724|2l|16|5n|xj|e|30|229.398|242.92|c850327|p1049360|1234716|1150402|1197914
106190085|2l|16|5n|x6|d|35|308.075|327.15|c53109|p63211|73842|73340|68635
106190299|2l|16|5o|dv|z|30|236.232|256.63|c586676|p792263
106190306|2l|16|5o|qm|z|40|246.514|269.16|c481332|p693055
106110848|2l|16|61|15m|e|40|297.573|313.20|c290975|p364583|319151|310478|313060
106110857|2l|16|61|7p|s|70|330.355|357.44|c177846|p216887|249588|240938|229760
106110866|2l|16|61|cx|s|60|295.826|312.69|c274986|p324384|374322|344733|313510
106110875|2l|16|61|hp|s|80|346.893|379.21|c144007|p180359|209565|200705|190590
106110415|2l|16|7g|y8|s|130|476.160|497.74|c21336|p24950|28342|26451|27537
106210017|2m|24|1q|6z|s|60|468.217|486.07|c30731|p30748|36271|36111|35547
106210811|2m|24|1s|7w|s|40|451.269|471.32|c43735|p45011|51245|53212|51562
106290134|2m|24|1u|1d|e|30|250.154|261.13|c665923|p805022|910120|853331|893639
106210186|2m|24|1u|17u|d|80|391.878|397.24|c23418|p24858|28966|32382|30147
106290379|2m|24|1u|q6|e|30|370.561|381.56|c74064|p75765|89550
106211042|2m|24|1u|ri|d|25|366.444|381.25|c29959|p35785|41644|44593|48097
106210908|2m|24|1u|ug|e|30|279.644|284.90|c466108|p504062|535714|580832|556799
106210211|2m|24|1u|vl|z|30|316.852|333.04|c130171|p158355|185925|309772|296642
106210229|2m|24|1u|xs|z|30|313.217|330.99|c137116|p174754|131179|188345|198372
106290316|2m|24|2d|37|s|65|320.051|319.88|c256470|p244086|229614|153802
106210168|2m|24|2d|4v|s|40|280.181|287.75|c352656|p393705|432752|384401|397646
106210177|2m|24|2d|ch|s|20|287.702|296.45|c322684|p358438|381317|389641|435539
106210195|2m|24|2d|ja|s|45|298.797|312.58|c275275|p313250|341979|325978|334604
106210202|2m|24|2d|lo|s|60|300.222|309.15|c284591|p307885|312361|291753|315165
106290386|2m|24|2d|lt|s|1|240.379|276.26|c397447|p691585
106211103|2m|24|2d|nm|s|30|332.263|353.57|c184615|p212368|208997|166492|167925
106290393|2m|24|2d|137|s|30|351.998|344.57|c201486|p170489|167397
106210247|2m|24|8o|14u|e|40|277.319|298.38|c374568|p524616|867173|992368|1039021
106210256|2m|24|8o|8a|e|50|269.452|292.71|c411048|p598183|855490|962072|1025616
106210265|2m|24|8o|167|e|60|292.986|310.83|c303445|p396752|686194|800367|829523
106210274|2m|24|8o|1b5|e|80|296.943|317.00|c272166|p368860|617098|716723|755126
106210283|2m|24|8o|ip|e|60|295.393|311.01|c302495|p379590|552640|605321|581901
106210292|2m|24|8o|la|e|80|289.004|307.40|c321899|p426555|687271|807894|826255
106210308|2m|24|8o|10i|e|60|309.862|325.14|c235512|p288372|468791|532683|530241
106290130|2m|24|8o|10o|e|45|327.522|336.75|c190463|p203071|265078|286003|313200
106211112|2m|24|8o|14e|e|70|367.217|381.47|c74231|p82744|110916|131571|170262
106210326|2m|24|4u|1ae|s|46|313.658|317.45|c262599|p262808|276506|268594|263207
106210335|2m|24|4u|n7|s|70|350.846|363.51|c167804|p172679|193051|181675|170881
106210344|2m|24|4u|1bv|s|30|280.151|287.08|c355056|p393852|449974|492295|529591
106210353|2m|24|51|3f|s|95|427.585|427.82|c85763|p67890|62297|51601|55435
106210362|2m|24|51|93|s|70|414.416|446.12|c67448|p82319|97950|91601|98003
106290131|2m|24|51|9b|s|50|429.302|455.52|c58402|p66179|73770|66732|71079
106210829|2m|24|51|9z|s|65|400.293|419.57|c94599|p98653|104702|92725|99539
106210795|2m|24|51|gp|s|35|302.979|320.87|c253965|p298034|296907|289880|296015
106210371|2m|24|51|194|s|70|335.518|354.40|c183155|p204751|238410|239637|261105
106211069|2m|24|51|19c|s|40|352.447|373.30|c152682|p169611|201176|202864|221140
106290330|2m|24|51|im|s|10|306.878|305.49|c295032|c284541|283124|294566
106210414|2m|24|51|kt|s|15|310.738|332.84|c225864|p271949|294557|296875|299306
106210423|2m|24|51|kw|s|80|391.872|423.92|c89739|p109069|136367|132585|146685
106210432|2m|24|51|n1|s|50|333.140|360.28|c173051|p210315|262734|294208|298652
106290400|2m|24|51|131|s|30|434.553|444.92|c68585|p60765|60276
106290337|2m|24|51|13m|s|50|421.501|409.23|c106008|p74397|65392|55726
106290132|2m|24|5e|9q|s|45|331.045|352.06|c187398|p215225|238939|245509|272330
106210926|2m|24|5e|au|s|35|306.957|324.65|c244770|p284273|299325|299655|293660
106210865|2m|24|5e|194|s|25|308.371|326.82|c239600|p279585|296840|299743|298607
106210971|2m|24|5e|13f|s|56|395.063|376.38|c148042|p104953|87139|65181|67755
106210989|2m|24|5e|13k|s|14|320.307|318.46|c260040|p243397|258205|219304|236281
106210441|2m|24|5h|p2|s|45|280.509|289.58|c346228|p392076|435034|432476|457447
106210459|2m|24|5h|p3|s|70|299.406|313.15|c273776|p310926|334577|348198|349787
106210468|2m|24|5h|ps|s|50|281.241|286.08|c358779|p388482|429560|409734|398127
106210917|2m|24|5h|12c|s|25|237.385|235.01|c641601|p724675|809048|846143|749692
106290194|2m|24|5h|12d|s|1|235.542|||p745857
106290302|2m|24|61|2k|s|27|324.280|339.38|c211993|p232508|230902|229438|222115
106290344|2m|24|61|cx|s|30|328.506|351.61|c188226|p221504|256870|265538
106210892|2m|24|61|hp|s|140|378.491|408.28|c107081|p127154|148100|156300|154798
106211051|2m|24|61|s0|e|45|300.722|318.45|c265389|p343594|442679|514537|460200
106210477|2m|24|6p|1z|s|25|238.763|238.31|c615740|p709180|718770|714791|775735
106290407|2m|24|6p|20|s|1||159.43|c1126726
106210486|2m|24|6p|63|s|85|397.107|422.01|c91877|p102444|126669|118999|135852
106290414|2m|24|6p|6a|e|25|316.742|334.68|c197826|p252005|373937
106210495|2m|24|6p|eh|s|65|400.408|427.32|c86286|p98506|113695|122978|144548
106290287|2m|24|6p|e4|s|35|414.002|443.04|c70403|p82768|95177|104755|125753
106290421|2m|24|7g|y8|s|120|492.888|510.70|c12460|p14540|17522
106390078|2n|17|3|6z|s|50|461.131|477.97|c37741|p36440|43129|41929|42262
106390178|2n|17|1u|m|d|65|302.950|335.83|c49195|p65771|77820
106390185|2n|17|1u|15|d|65|231.339|271.54|c80279|p106447|112511
106310149|2n|17|1u|1d|e|20|223.177|234.48|c941959|p1121116|1335883
106390234|2n|17|1u|bi|d|20|151.950|164.89|c131849|c140387
106310176|2n|17|1u|bj|e|35|215.230|225.04|c1044565|p1208561|1301748|1321704|1396939
106390241|2n|17|1u|df|d|20|305.530|339.11|c47812|p64466
106390073|2n|17|1u|17u|d|60|358.692|372.93|c33341|p39262|45398|49940|44329
106310104|2n|17|1u|ug|e|30|231.080|242.82|c851395|p1029636|1151547|1287410|1273892
106310061|2n|17|1u|vl|z|30|250.215|272.91|c452649|p656919|566273|793247|849932
106310088|2n|17|1u|xs|z|30|240.256|279.82|c402311|p753827|364000|526630|485929
106390101|2n|17|27|bu|s|10||||||c299870|294069
106310255|2n|17|27|17f|s|25|302.482|309.51|c283517|c299802|287673|121160|113548
106390045|2n|17|27|os|z|42|370.492|396.41|c17815|p27842|25716|28660|31268
106390115|2n|17|27|15t|z|40|395.771|418.87|c6719|p9722|10606|14282|18554
106390046|2n|17|27|qv|e|30|335.995|347.81|c155003|p170259|159841|173572|188629
106310219|2n|17|27|va|e|45|351.458|365.99|c106848|p121287|132585|126096|142730
106390069|2n|17|27|y2|z|30|340.651|369.23|c46388|p78718|51740|44729|50004
106310016|2n|17|8o|167|e|50|239.634|257.30|c702794|p928214|1123176|1111346|1151351
106310025|2n|17|8o|1b5|e|40|252.288|268.09|c601994|p780766|987113|974298|991567
106310167|2n|17|8o|td|e|50|240.124|262.35|c654258|p922337|1187098|1211322|1268013
106310264|2n|17|8o|tp|e|35|233.255|251.37|c761906|p1003787|1228866|1246675|1322801
106390077|2n|17|8o|109|e|50|237.766|254.72|c728072|p950370|1089821|1112092|1128474
106390248|2n|17|8r|16p|z|90|253.377|276.93|c423144|p625715
106390255|2n|17|8r|16w|z|10|266.862|291.82|c322357|p497358
106310113|2n|17|42|lo|s|40|270.096|272.28|c414803|p449316|491848|372397|393418
106390262|2n|17|42|11v|s|30|283.551|292.10|c337382|p377618
106390269|2n|17|42|137|s|30|296.055|300.51|c309966|p323531
106390038|2n|17|51|3f|s|65|327.997|327.44|c238211|p222797|231583|162835|195631
106310185|2n|17|51|93|s|30|312.605|337.22|c216433|p266024|297130|298421|295735
106310201|2n|17|51|194|s|10|302.500|319.54|c257310|c299737
106390033|2n|17|51|kw|s|10|317.645|336.74|c217450|p250882|272109
106390143|2n|17|51|n1|s|10|305.017|310.85|c279967|c290889
106390040|2n|17|61|2k|s|27|294.944|307.41|c289397|p327920|344506|362952|326252
106390150|2n|17|61|15m|e|20|311.916|326.85|c228233|p277067|285419
106390157|2n|17|61|cx|s|20|301.470|315.91|c266528|p303400|354141
106310228|2n|17|61|hp|s|80|356.905|389.23|c130481|p161352|190631|193394|189138
106390039|2n|17|61|s0|e|30|269.394|283.79|c474343|p598760|739696|853380|865143
106390164|2n|17|61|u7|e|30|275.717|299.59|c367141|p538961|643675
106390122|2n|17|6k|us|e|50|235.040|||c982790
106390056|2n|17|7g|y8|s|80|479.431|500.02|c19658|p22666|25361|25180|25682
106390199|2n|17|7j|27|e|40|245.252|259.79|c678804|p862110|1173543
106390206|2n|17|7j|dk|z|45|324.601|337.15|c117375|p127419|143461
106390213|2n|17|7j|re|z|30|218.800|249.96|c643161|p944565|1050933
106390220|2n|17|7j|x9|d|35|280.211|302.80|c64438|p77514|92108
106390227|2n|17|7j|zz|e|50|246.036|264.06|c638379|p852940|971583
106390171|2n|17|7j|13y|z|55|243.251|265.63|c510613|p724731|900080
106410015|2o|19|27|bu|s|10|308.748|||c278393|295301|297202|297268
106410024|2o|19|27|17f|s|20|302.877|308.29|c286946|c298400|290444|131527|122835
106410033|2o|19|27|os|z|42|370.626|394.11|c19468|p27706|26396|29556|32213
106490220|2o|19|27|15t|z|24|395.155|418.45|c6855|p10008
106410421|2o|19|27|qv|e|50|334.482|347.83|c154932|p175719|158375|170809|188295
106410042|2o|19|27|va|e|45|351.367|364.89|c109407|p121557|135672|129127|148160
106410051|2o|19|27|u4|z|40|301.647|328.05|c147514|p235476|155452|119251|119618
106410069|2o|19|27|y2|z|50|315.508|361.99|c58068|p164288|55943|46167|52504
106410121|2o|19|2d|4v|s|25|259.389|263.72|c455356|p520435|561129|500993|489829
106410184|2o|19|2d|lo|s|40|271.435|276.76|c395315|p441320|491288|384767|402499
106490162|2o|19|8o|c8|e|60|250.006|266.26|c618454|p806738|1000263|1057580|1109987
106410236|2o|19|8o|167|e|50|247.507|265.35|c626770|p835707|1119840|1114856|1112573
106410166|2o|19|8o|1b5|e|40|261.940|278.84|c512385|p675074|930119|961092|1031083
106410299|2o|19|8o|td|e|45|251.538|269.06|c593555|p789234|1112506|1129523|1153646
106410484|2o|19|8o|10i|e|45|253.320|269.63|c588535|p769132|1060382|1129147|1180905
106490163|2o|19|8o|zz|e|50|268.039|284.96|c465661|p612232|797232|872105|932665
106410272|2o|19|8r|16p|z|108|238.520|252.65|c620322|p770606|614450|663744|360491
106490166|2o|19|8r|16w|z|12|241.119|257.52|c578985|p745471|616730|598739|641410
106410218|2o|19|8u|dv|z|40|250.611|270.35|c471855|p653011|912354|975731|1056906
106410227|2o|19|8u|g6|z|40|264.684|288.38|c343558|p517541|800202|873399|712523
106410306|2o|19|8u|qm|z|40|263.692|285.32|c364111|p526770|787244|868868|836503
106490206|2o|19|8x|1d|e|25|223.191|237.03|c914068|p1120969|1342597
106410369|2o|19|8x|33|e|65|234.537|257.91|c696786|p988685|1080523|1195686|1217894
106410378|2o|19|8x|5v|z|40|259.826|277.35|c420011|p563335|563722|602478|585230
106410351|2o|19|8x|14x|z|60|218.299|240.79|c724427|p948574|1036138|1172572|1451135
106410148|2o|19|8x|bj|e|30|219.067|229.93|c991506|p1167217|1252607|1297174|1229641
106490164|2o|19|8x|q6|e|40|345.983|353.49|c138623|p137145|133182|152878|153262
106410087|2o|19|8x|vl|z|30|257.955|277.02|c422482|p581217|555776|798390|769382
106410281|2o|19|8x|xs|z|30|270.423|287.68|c348177|p465205|416242|566297|502700
106410315|2o|19|53|3f|s|70|342.446|332.85|c225841|p189435|181382|124562|146041
106410475|2o|19|53|52|s|10|302.500|307.24|c289880|c299738||294486|257540
106410493|2o|19|53|93|s|40|327.256|352.45|c186645|p224702|270692|291417|296250
106410466|2o|19|53|194|s|10|306.792|324.67|c244722|p284841|290692|294011
106410387|2o|19|53|kw|s|20|321.098|342.76|c205148|p241225|287562|298365|299902
106410193|2o|19|53|ps|s|55|255.400|255.64|c499057|p551038|599311|593112|602285
106490227|2o|19|5h|7l|s|30|238.411|231.34|c670444|p713034
106410139|2o|19|5h|p2|s|30|269.068|272.55|c413591|p455536|479557|464169|502433
106410096|2o|19|5h|p3|s|30|298.090|308.58|c286125|p315877|340999|352737|360962
106490213|2o|19|5h|p4|s|1
106410448|2o|19|61|2k|s|27|300.072|315.29|c268144|p308404|328956|342328|303481
106490146|2o|19|61|7p|s|55|335.729|362.46|c169549|p204299|236861|241658|231041
106410457|2o|19|61|hp|s|80|352.034|383.22|c138477|p170419|199817|201923|198464
106490141|2o|19|6e|h5|e|65|315.034|324.54|c238036|p260540|330996|486839|527400
106490177|2o|19|6k|us|e|50|239.008|||c935743
106410518|2o|19|7g|y8|s|110|478.796|499.12|c20324|p23089|26180|26767|28163
106490145|2o|19|75|dk|z|65|329.102|343.42|c99294|p111873|134822|145650|125051
106490168|2o|19|75|xo|e|45|238.969|254.41|c731213|p936223|1120136|1128965|1259651
106410396|2o|19|75|x6|d|65|297.949|321.80|c55510|p68239|79016|86588|78915
106490147|2o|19|7t|124|s|60|368.765|396.16|c121750|p141559|173133|152050|135671
112370910|2p|1a|s|12p|s|30|344.908|342.65|c205373|p184300
112370752|2p|1a|1n|19o|z|90|232.185|||c829708|594723|651776|459481
112370761|2p|1a|1n|19x|z|10|245.037|||c707456|604099|870166|1135184
112370742|2p|1a|1m|s0|e|40|275.050|288.77|c438148|p545179|622697|725276|726717
112370762|2p|1a|1m|vl|z|30|260.214|281.59|c389885|p559682|540658|807685|811971
112370763|2p|1a|1m|xs|z|30|274.287|293.49|c312599|p431571|371899|523538|460745
112370764|2p|1a|55|3f|s|75|375.253|366.64|c162903|p131834|119058|95123|114796
112370765|2p|1a|55|93|s|40|361.124|395.08|c123039|p153999|196118|192192|222827
112370896|2p|1a|55|9z|s|20|351.655|379.47|c143636|p171114|206184
112370798|2p|1a|55|13f|s|60|377.175|351.64|c188182|p129076|111483|83949|94751
112370903|2p|1a|61|15m|e|30|315.813|331.29|c210558|p256564|244356
112370952|2p|1a|7j|dk|z|20|338.183|360.05|c61549|p85116
112310959|2p|1a|7j|18w|e|70|261.907|273.24|c557707|p675421|796124|896159|908716
112310932|2p|1a|7j|ny|e|65|278.783|290.18|c428231|p511572|650946|763142|770855
112310941|2p|1a|7j|zz|e|70|289.779|301.23|c357186|p420627|499222|534756|575315
300990083|2y|1j|39|fh|z|10|||||c1408672
300990057|2y|1j|39|fj|z|10|169.078|174.69|c1075082|c1169100|1318882||1452252
300990076|2y|1j|39|fl|z|10
300990068|2y|1j|39|1as|e|10|194.296|204.55|c1244909|p1398016|957012|1009855|1058658
300990067|2y|1j|39|1at|e|10|277.291|277.66|c521761|p524858|510398|567643|435544
300990066|2y|1j|39|1av|e|10|186.502|181.92|c1383732|p1444552|1494409|1110098|1190802
300990097|2y|1j|39|nd|s|3
300910026|2y|1j|39|ne|s|3
300990090|2y|1j|39|ng|s|4
300990111|2y|1j|98|xp|e|10||||||c1747669
300990058|2y|1j|98|xq|e|10|187.963|182.53|c1381325|p1437092|1540552|1756581|1678353
300990104|2y|1j|98|xr|e|10|||||c1576429|1772810
300990125|2y|1j|98|10x|e|10|198.162|||c1369082|1548507|1527878|1384793
300990059|2y|1j|98|10y|e|10|171.856|173.44|c1407158|c1486746|1542845|1842501|1455748
300990118|2y|1j|98|10z|e|10|199.129|181.73|c1384467|c1361371|1456919|1801349|1766358
300990139|2y|1j|6g|tk|e|10|185.995|||c1446946||1611311
300910141|2y|1j|6g|tm|e|10|174.665|183.95|c1375386|p1483027|1653302|1105536|1633684
300990132|2y|1j|6g|to|e|10|||||||c1542196
300990153|2y|1j|6g|10p|e|10|||||c1587539|1692445
300910186|2y|1j|6g|10r|e|10|191.261|207.12|c1222762|p1417938|1519061|1812802|1770178
300990146|2y|1j|6g|10s|e|10||||||c1688570|1766381
302000178|2z|y|3d|1as|e|30|203.635|||c1322587
302000171|2z|y|3d|1at|e|5|291.044|||c411105
302000192|2z|y|3w|i7|e|34|350.168|369.41|c99151|c124910
302000185|2z|y|3w|i8|e|6|381.258|401.31|c41070|p55756
302000206|2z|y|8p|q8|e|51|176.154|||c1480132
302000199|2z|y|8p|q9|e|9|308.090|||c298295
302000213|2z|y|51|3r|s|5|306.754|||c284960
302000220|2z|y|51|9e|s|2
302000227|2z|y|51|my|s|2
302000241|2z|y|61|cz|s|45|165.407|162.43|c1124043|c1288749
302000234|2z|y|61|d1|s|8|263.401|272.29|c414758|p492136
302000255|2z|y|61|hr|s|60|267.907|285.07|c362487|p462641
302000248|2z|y|61|hu|s|11|326.171|356.05|c180260|p227448
302000269|2z|y|75|dm|z|28|162.515|||c1170768
302000262|2z|y|75|dn|z|7|279.130|||c391230
301510014|30|w|8p|hc|e|7|206.577|181.05|c1386763|c1295714|1669126|1793867|1525552
301510013|30|w|8p|hd|e|3|285.721|290.96|c422804|p452561|611629|949750|1156302
301510032|30|w|8p|he|e|7|201.946|203.10|c1256828|c1337525||1446982
301510025|30|w|8p|1bg|e|6
301510012|30|w|8p|1bi|e|2|237.515|243.98|c838956|p953282|1128341|1137529|1386812
301510039|30|w|8p|1bq|e|3||||||c1797225
301510018|30|w|8p|q8|e|19|166.153|177.77|c1397415|c1490737|1568421|896508|1048443
301510017|30|w|8p|q9|e|6|293.287|307.74|c320030|p394599|260013|284575|249499
301510046|30|w|8p|qa|e|15||179.53|c1391908||c1617960|1148355
301510011|30|w|53|3q|s|4
301510010|30|w|53|3r|s|2|||||p271149|232105|269365
301510053|30|w|53|3v|s|4
301290125|31|10|l|uu|e|30|186.559|||c1444262
301290167|31|10|l|uv|e|5|197.295|||c1375919
301210172|31|10|1q|70|s|51|419.431|440.12|c73207|p76653|78963|67076|77854
301210163|31|10|1q|77|s|9|454.011|475.50|c39932|p42507|46375|44769|45320
301290153|31|10|61|2m|s|34|172.978|165.57|c1121243|c1285203|1260989|976860|1072459
301290090|31|10|61|2o|s|6|263.146|261.09|c468653|p493815|519082|480684|489566
301290160|31|10|61|15n|e|34|184.282|170.68|c1411562|c1454657|1641261|1484703|1683225
301290097|31|10|61|15p|e|6|283.859|284.98|c465512|p467871|569631|633446|784569
301290104|31|10|61|cz|s|38|199.698|199.85|c949245|p1155382|1297330|924839|1203330
301290083|31|10|61|d1|s|7|272.292|278.76|c386832|p436300|486332|471569|445345
301290074|31|10|6j|q8|e|42|183.373|193.12|c1327447|p1458493|1482628|860850|1062316
301210093|31|10|6j|q9|e|8|296.840|315.51|c279511|p369543|227799|260503|288071
405210362|32|j|1u|bg|e|5||317.04|c271963||c254848
405290156|32|j|1u|c7|d|5|312.215|312.61|c59738|p61098
405290163|32|j|1u|c6|d|5|296.573|254.52|c89683|c68928
405210344|32|j|1u|o8|d|6|312.603|331.12|c51302|p60912|98345|94870|105182
405290086|32|j|1u|ug|e|8|195.358|215.32|c1145204|p1390341|1554180
405210044|32|j|1u|vl|z|10|256.728|311.71|c214901|c593267|282276|394090|757208
405210053|32|j|1u|y1|z|10|229.627|241.47|c718541|p852787|568403|994696|813902
405210026|32|j|2d|lo|s|2|239.613|274.13|c406636|p699912|340949|495660|448706
405210371|32|j|8o|c8|e|6|206.312|217.22|c1126129|p1298259|1251982|1374915|1686383
405210062|32|j|8o|167|e|6|210.951|231.23|c977389|p1252998|1666321|1152778|1236029
405210071|32|j|8o|1b5|e|6|222.347|250.12|c774689|p1130503|985062|929264|1744096
405210098|32|j|8o|10i|e|6|238.320|269.26|c591771|p943900|816657|868691|825047
405210389|32|j|8r|16p|z|5|255.606|208.72|c960306|p604078|899023|693989|1422249
405210105|32|j|8u|dv|z|10|178.521|203.10|c989435|c1156585|1073443|1263803|1171763
405210114|32|j|8u|g6|z|10|199.705|229.71|c816608|p1074845|998619|1181466|1359244
405210123|32|j|8u|qm|z|10|202.126|234.38|c778983|p1061015|872879|892540|843848
405210132|32|j|51|3f|s|5|322.274|||c238015|273374|267765|294073
405290170|32|j|51|157|s|2
405290149|32|j|51|93|s|5|341.876|305.45|c295149|c190675
405210159|32|j|51|fs|s|3
405210238|32|j|51|jh|s|5||336.59|c217775|||c246992
405290121|32|j|7g|yi|s|25|455.211|489.70|c27677|p41451
405290070|32|j|75|dk|z|3|330.865|347.68|c88084|p106174|266705|328872|431481
405290093|32|j|75|xg|e|5|223.087|233.49|c952653|p1122096|1387922
405210335|32|j|7t|124|s|10|316.801|351.46|c188503|p253345|268711|261192|206575
405290100|32|j|85|4m|s|2|240.674|237.92|c618798|p688433|1040661
106610013|34|1g|1q|6z|s|50|467.590|484.15|c32382|p31212|36937|36670|35899
106610022|34|1g|27|bu|s|10|302.703|306.57|c291873|c299011|295964|285341|278431
106610534|34|1g|27|17f|s|25|308.284|326.96|c239259|p279913|296286|106330|99053
106610437|34|1g|27|os|z|30|374.075|397.75|c16923|p24258|22483|25171|27971
106690209|34|1g|27|15t|z|50|396.324|419.46|c6545|p9492|10282|13844|18206
106610358|34|1g|27|qv|e|40|342.616|353.94|c137402|p147602|143173|146725|163257
106610031|34|1g|27|va|e|35|360.265|373.27|c90730|p98564|110974|104791|122360
106610446|34|1g|27|u4|z|40|306.202|338.97|c112034|p210036|98250|99015|102685
106610049|34|1g|27|y2|z|40|342.915|370.12|c45062|p73151|45215|39567|42745
106690321|34|1g|39|15h|z|40|300.248|312.39|c211789|p243583|247144
106690300|34|1g|39|ah|s|50|284.926|291.63|c339034|p371132|411493|421994
106690328|34|1g|39|e3|z|30|231.009|263.90|c525099|p840274
106610507|34|1g|39|1aq|e|38|327.449|334.04|c200183|p203369|215588|240058|224779
106690184|34|1g|39|ps|s|30|271.433|271.06|c420465|p441342|492191|489127|495212
106610146|34|1g|3w|i5|e|100|407.046|422.46|c17467|p22837|43254|33447|39504
106690363|34|1g|8o|e|s|50|256.981|257.59|c487806|p538396|647239
106610394|34|1g|8o|8a|e|50|250.791|271.97|c568411|p797668|1002250|1104168|1280287
106610155|34|1g|8o|167|e|60|272.710|287.39|c447763|p566865|857899|922305|914941
106610164|34|1g|8o|1b5|e|70|276.271|293.05|c408792|p534012|764510|871990|907038
106610428|34|1g|8o|la|e|60|295.241|310.65|c304382|p380689|550768|592935|553895
106610173|34|1g|8o|td|e|55|284.489|289.97|c429687|p462740|661167|659882|658899
106610182|34|1g|8o|10i|e|45|275.837|289.01|c436483|p537900|742838|828227|852966
106690370|34|1g|8x|15|d|55|261.663|295.26|c68058|p87883|99025
106690377|34|1g|8x|33|e|45|262.219|277.41|c523746|p672139|787271
106690384|34|1g|8x|bi|d|25|190.973|234.27|c101523|p131829|133308
106690391|34|1g|8x|bj|e|35|241.594|247.15|c805707|p905153|1050766
106690398|34|1g|8x|df|d|55|329.946|352.53|c42061|p52444|61131
106690405|34|1g|8x|181|d|60|383.436|386.90|c27613|p28472|32002
106690412|34|1g|8x|185|d|1|312.454|315.62|c58352|p60997|76209
106690419|34|1g|8x|q6|e|45|358.740|363.02|c113788|p102279|102773
106690426|34|1g|8x|ug|e|40|256.163|269.75|c587462|p737486|774658
106690433|34|1g|8x|vl|z|30|294.817|312.17|c212767|p277527|270417
106690440|34|1g|8x|xs|z|30|286.988|313.20|c208112|p330718|229168
106690307|34|1g|93|19o|z|79|253.536|267.12|c498185|p624198|516101|575901
106690314|34|1g|93|19x|z|9|243.201|266.15|c506317|p725185|516163|738043
106690447|34|1g|52|3f|s|75|383.205|375.18|c149859|p120617|108383
106690454|34|1g|52|4v|s|30|264.467|269.82|c426274|p484994|547693
106690461|34|1g|52|93|s|50|376.035|401.41|c115212|p130671|157131
106690468|34|1g|52|9z|s|65|351.224|369.00|c159294|p171937|193619
106690475|34|1g|52|ch|s|30|260.969|271.25|c419569|p508766|565385
106690482|34|1g|52|194|s|40|322.689|334.27|c222735|p236926|277168
106690489|34|1g|52|1a1|s|40|282.987|292.53|c335837|p380246|415821
106690496|34|1g|52|ja|s|30|286.312|298.17|c317281|p364761|412461
106690503|34|1g|52|kw|s|60|348.161|370.46|c157049|p177904|221915
106690510|34|1g|52|lo|s|40|296.781|300.35|c310433|p320782|337140
106690517|34|1g|52|n1|s|25|317.271|334.27|c222735|p251935|296990
106610419|34|1g|61|2k|s|27|309.401|317.50|c262486|p276168|292824|305827|284843
106610322|34|1g|61|15m|e|35|313.720|324.55|c237994|p267464|240186|267465|273740
106610304|34|1g|61|cx|s|60|303.108|320.87|c253965|p297572|329455|316507|297592
106610297|34|1g|61|hp|s|90|364.346|395.30|c122793|p148565|174195|175372|168338
106610313|34|1g|61|s0|e|55|279.856|293.81|c403731|p502172|604794|693538|637030
106610482|34|1g|61|u7|e|30|291.925|309.61|c309928|p404471|490202|511011|413296
106610525|34|1g|6k|us|e|50|260.242|||c693025|717605|758844|735077
106610234|34|1g|7g|y8|s|160|488.661|506.56|c15152|p16897|19320|20496|21267
106610543|34|1g|7g|yh|s|1
106610243|34|1g|7t|124|s|80|383.852|409.67|c105487|p119724|145818|132542|115615
106710287|33|1f|2f|14x|z|65|225.371|254.60|c603826|p890252|929133|1111556|1455472
106710048|33|1f|2f|bj|e|35|233.938|243.98|c838956|p995683|1148145|1256647|1290117
106770734|33|1f|2f|17u|d|60|376.935|386.13|c27927|p31171|35607|41564|37731
106770737|33|1f|2f|181|d|60|386.251|387.15|c27507|p27273|30456|34688|32529
106710199|33|1f|2f|lo|s|50|284.250|289.29|c347202|p374255|395781|372288|399862
106770766|33|1f|2f|q6|e|30|347.108|354.39|c136163|p133715|140219
106710181|33|1f|2f|ug|e|30|248.587|261.37|c663636|p823159|903893|1077394|1059789
106710057|33|1f|2f|vl|z|30|283.139|301.35|c268004|p359738|399946|682516|717839
106710084|33|1f|2f|xs|z|30|287.533|304.89|c249150|p326806|314375|488580|462414
106770724|33|1f|3w|i5|e|100|396.448|413.31|c25985|p34063|56815|44251|55675
106710172|33|1f|8o|14u|e|40|261.247|281.84|c489184|p682537|945475|1079922|1182653
106710066|33|1f|8o|167|e|70|265.752|283.76|c474560|p635347|879358|999398|1036575
106770773|33|1f|8o|16g|e|30|288.375|303.50|c343814|p431355|649021
106710075|33|1f|8o|1b5|e|60|276.831|295.06|c395611|p528977|756787|840575|855504
106770738|33|1f|8o|la|e|50|269.412|289.99|c429548|p598598|843120|994247|1026894
106710418|33|1f|8o|td|e|50|263.241|279.40|c508011|p661355|920820|1041534|1028155
106710296|33|1f|8o|10i|e|55|266.650|283.24|c478524|p626083|815679|940883|952337
106710242|33|1f|8r|16p|z|90|233.093|251.80|c627577|p821381|675907|929453|542694
106770743|33|1f|8r|16w|z|10|240.618|249.18|c650102|p750347|717761|983798|1039407
106710278|33|1f|4u|n7|s|10|322.450|335.62|c219825|p237520|248948|248435|248433
106770739|33|1f|4u|ps|s|35|266.209|266.10|c443654|p473471|535255|537485|566406
106710303|33|1f|4u|1bv|s|30|259.259|260.75|c470517|p521390|635914|639577|672395
106710206|33|1f|51|93|s|50|336.574|362.92|c168799|p202367|251232|276198|300001
106710215|33|1f|51|194|s|20|311.303|329.32|c233863|p270197|298842|296805
106710375|33|1f|51|kw|s|30|337.527|359.44|c174480|p200248|248145|278890|299369
106710384|33|1f|51|13f|s|80|356.589|335.73|c219601|p161981|157564|101546|108098
106770735|33|1f|51|13j|s|3|||||||c87525
106770747|33|1f|61|2k|s|27|304.074|315.90|c266555|p294202|310722|327898|299844
106770748|33|1f|61|15m|e|35|307.621|321.54|c251130|p301022|292893|322483|322978
106770750|33|1f|61|7p|s|80|331.984|359.48|c174402|p213018|245300|248529|238074
106770745|33|1f|61|cx|s|52|301.417|321.88|c251504|p303596|335050|334708|311603
106770751|33|1f|61|hp|s|80|349.872|380.31|c142414|p174600|205548|209191|203733
106770752|33|1f|61|s0|e|40|271.786|286.80|c452046|p575543|698330|823162|772739
106770759|33|1f|61|u7|e|30|277.165|301.17|c357544|p525964|664283|807928
106710251|33|1f|6x|mp|s|35|328.328|344.60|c201430|p221968|243823|249677|295272
106770727|33|1f|7g|y8|s|60|480.826|500.83|c19057|p21757|24589|24290|24938
106770729|33|1f|75|dk|z|55|331.310|346.13|c91985|p104715|123007|132403|111341
106770728|33|1f|75|rd|z|30|242.844|276.32|c427643|p728606|861329|915595|996225
106710136|33|1f|75|xj|e|35|252.683|267.49|c607399|p776246|950959|1057798|1027742
106770726|33|1f|75|x6|d|50|334.408|349.26|c43448|p50319|62799|66898|60377
106770736|33|1f|7k|c8|e|60|254.764|272.71|c562155|p752968|928557|1041575|1104453
106770746|33|1f|7k|ny|e|55|247.910|266.07|c620163|p831110|1008535|1095010|1159642
106770740|33|1f|7k|zz|e|65|271.459|285.49|c461742|p578641|702075|757449|805498
100610013|35|1h|27|bu|s|10|||||c228361|299647|291037
100610146|35|1h|27|17f|s|25|302.796|310.46|c280950|c298683|298771|116995|110338
100610137|35|1h|27|os|z|42|370.968|395.45|c18523|p27317|25517|28160|30571
100610022|35|1h|27|qv|e|50|333.911|347.33|c156377|p177788|158060|166984|184198
100610031|35|1h|27|va|e|45|353.648|367.32|c103809|p115284|127031|120051|138278
100610049|35|1h|27|u4|z|40|308.281|333.43|c128952|p199105|158364|109883|112833
100610058|35|1h|27|y2|z|50|312.736|361.94|c58154|p177026|52740|43356|48490
100610207|35|1h|2f|y|e|35|211.213|224.84|c1046764|p1250397|1308901|1143905|1344590
100610155|35|1h|2f|1d|e|30|220.559|231.07|c979162|p1150560|1238390|1238416|1229519
100610191|35|1h|2f|5v|z|40|255.997|274.79|c438736|p600269|551191|573258|542094
100610367|35|1h|2f|bj|e|35|217.050|227.92|c1013247|p1189092|1273260|1273904|1311232
100610085|35|1h|2f|lo|s|40|271.690|277.06|c394035|p439826|487596|368971|386389
100610376|35|1h|2f|nm|s|50|270.337|277.39|c392562|p447863|455767|446262|453304
100690114|35|1h|2f|ug|e|30|230.479|243.33|c845907|p1036689|1097514|1168128|1176086
100610094|35|1h|2f|vl|z|30|252.610|275.89|c430786|p633226|558367|733743|694840
100610101|35|1h|2f|xs|z|30|262.562|286.67|c354872|p537371|349015|485372|430852
100610261|35|1h|2l|cx|s|65|296.021|312.70|c274958|p323665|362902|361626|321370
100610225|35|1h|8o|167|e|60|240.832|259.66|c680083|p914015|1120176|1160783|1135689
100610304|35|1h|8o|1b5|e|50|254.636|271.84|c569526|p754437|1016757|1054805|1053436
100690070|35|1h|8o|la|e|50|253.895|272.64|c562696|p762676|1046500|1134155|1171487
100610313|35|1h|8o|td|e|40|251.884|271.13|c575662|p785326|1091178|1113951|1071057
100610216|35|1h|8o|10i|e|45|240.608|255.71|c718344|p916637|1119897|1214697|1223076
100690143|35|1h|8r|16p|z|69|243.279|257.89|c575803|p724463|613592
100690150|35|1h|8r|16w|z|8|243.876|253.13|c616273|p718612|612260
100690077|35|1h|41|14e|e|50|317.033|328.17|c222925|p250529|271125|326713|404752
100690069|35|1h|56|3f|s|75|334.700|330.34|c231533|p206651|203197|142060|168987
100690072|35|1h|56|93|s|30|316.793|340.06|c210681|p253368|297872|299002|297043
100610385|35|1h|56|194|s|10|305.443|321.95|c251342|p289390|299192|269338|287538
100610349|35|1h|56|kw|s|10|316.223|334.11|c223079|p255029|292389
100610243|35|1h|61|15m|e|35|308.890|322.96|c244918|p293796|257440|280385|280832
100610252|35|1h|61|7p|s|80|333.521|360.58|c172553|p209397|240375|244637|231748
100610119|35|1h|61|hp|s|80|359.514|390.78|c128449|p156747|189379|192522|187331
100690122|35|1h|6k|us|e|50|237.513|||c953302
100610331|35|1h|7g|y8|s|140|478.477|499.36|c20155|p23301|27034|27991|29596
100610288|35|1h|85|1v|s|30|250.139|255.06|c502528|p595411|611120|632753|604568
100610322|35|1h|85|4m|s|30|272.746|286.42|c357484|p433748|441497|459526|418946
100690116|35|1h|85|5l|s|30|252.753|258.57|c482440|p572755|603473|618183|655236
100610358|35|1h|85|w0|e|35|270.148|275.98|c535048|p591309|653967|685597|638178
100690117|35|1h|85|wc|s|30|243.035|243.97|c574173|p663651|701002|700516|762192
100610279|35|1h|85|vy|s|30|248.514|250.90|c528089|p610108|622287|607298|571664
100690095|35|1h|85|14s|s|25|242.064|242.77|c582863|p673760|707326|701945|701949
106870383|2q|1b|2d|lo|s|40|265.407|267.20|c438328|p478702|535787|405433
106870390|2q|1b|2d|nm|s|50|249.123|254.65|c504965|p604532|628289|560549
106810092|2q|1b|8o|167|e|60|228.221|242.71|c852522|p1063224|1332245|1255842|1211565
106810108|2q|1b|8o|1b5|e|40|244.076|259.03|c686177|p875877|1240847|1163865|1066964
106810241|2q|1b|8o|td|e|40|231.650|245.71|c820594|p1022921|1290828|1217618|1250410
106810259|2q|1b|8o|zz|e|50|230.247|244.57|c832659|p1039353|1218810|1126157|1107234
106810214|2q|1b|8r|16p|z|119|237.621|253.73|c611204|p779115|733745|576783|488966
106870278|2q|1b|8r|16w|z|13|237.108|248.38|c657347|p783950|838395|974864|1209135
106870397|2q|1b|8x|12|d|85|181.575|201.98|c120450|p135567|140258|119691
106870404|2q|1b|8x|5v|z|35|249.767|273.14|c450970|p661193|632874|622269
106870411|2q|1b|8x|bj|e|32|213.168|224.01|c1055649|p1230301|1334191|1337858
106870418|2q|1b|8x|ug|e|30|223.176|234.42|c942603|p1121135|1224791|1278758
106870425|2q|1b|8x|vl|z|24|242.039|270.56|c470282|p736525|627324|847801
106870432|2q|1b|8x|xs|z|24|252.018|281.44|c390908|p639060|443401|581424
106810171|2q|1b|4c|bu|s|10|311.338|||c270082|273413|295038|298262
106870277|2q|1b|4c|17f|s|15|303.246|315.36|c267955|c297088|289064|133206|121151
106810126|2q|1b|4c|os|z|42|371.638|394.50|c19215|p26615|26847|28262|30967
106870376|2q|1b|4c|15t|z|30|396.779|419.42|c6557|p9308|11077|12036|16613
106870276|2q|1b|4c|qv|e|50|328.168|344.97|c163471|p200445|179447|184141|194845
106810038|2q|1b|4c|va|e|50|349.693|363.03|c113765|p126251|139367|137397|150905
106810047|2q|1b|4c|u4|z|40|306.799|332.04|c133461|p206832|158307|106714|114602
106810056|2q|1b|4c|y2|z|40|343.630|368.07|c48114|p71467|57362|46807|51354
106870439|2q|1b|56|93|s|10|302.783|325.58|c242536|c298729|285252|280467
106870446|2q|1b|56|194|s|10|303.117|312.46|c275614|c297544|286914
106810065|2q|1b|81|hp|s|100|349.674|380.44|c142229|p174982|210826|209729|192628
106870274|2q|1b|81|s0|e|35|265.834|278.82|c512536|p634504|764219|845099|721861
106870275|2q|1b|85|1v|s|20|247.941|249.11|c539562|p615453|633513|631715|640853
209710011|2r|1c|1q|70|s|69|416.587|433.83|c79623|c79844|79556|79863|78184
209710010|2r|1c|1q|77|s|10|463.129|480.07|c35900|p34807|39898|38276|37215
209710063|2r|1c|1q|7f|s|42|442.530|||c53081||78953|79481
209710062|2r|1c|1q|7h|s|6|461.704|||c35969|43581|38884|38063
209710143|2r|1c|1s|7x|s|42|399.974|426.16|c87476|c99020|99485|86722|94825
209710136|2r|1c|1s|81|s|6|450.429|471.54|c43532|p45754|52711|50930|48745
209710065|2r|1c|52|3g|s|51|303.565|304.55|c297755|c295994|298228|224191|297499
209710064|2r|1c|52|3j|s|8|397.116|385.27|c135688|p102430|84175|55790|81768
209710101|2r|1c|52|13g|s|59|307.353|||c282985|287943|280978|297848
209710094|2r|1c|52|13i|s|10|374.537|||c132898|110386|67247|76114
209710332|2r|1c|61|7q|s|34|226.916|231.62|c668162|p848980
209710325|2r|1c|61|7u|s|5|336.424|360.73|c172317|p202692
209710067|2r|1c|61|cy|s|42|204.691|214.12|c825064|p1108450|912291|633381|577963
209710066|2r|1c|61|d1|s|7|321.679|343.06|c204522|p239640|274789|191308|221701
209710164|2r|1c|61|hq|s|59|245.801|260.88|c469778|p635803|664185|406551|418730
209710012|2r|1c|61|hu|s|10|358.919|386.53|c133980|p157769|170825|173000|171973
209710346|2r|1c|6j|1b6|e|34|202.281|||c1334582
209710339|2r|1c|6j|1bb|e|5|302.929|||c329224
209710178|2r|1c|6j|q7|e|51|240.411|243.93|c839491|p918953|774273|596108|777847
209710171|2r|1c|6j|q9|e|8|357.419|367.29|c103882|p105578|103643|108000|127401
209710360|2r|1c|6j|zq|e|34|194.546|||c1396207
209710353|2r|1c|6j|zs|e|5|301.201|||c340338
106910831|2s|1c|1k|6a|e|55|328.845|344.43|c165106|p197551|293462|340997|348640
106910558|2s|1c|1q|6z|s|40|471.007|488.53|c28660|p28653|32790|32418|31511
106910019|2s|1c|27|bu|s|20|303.152|311.11|c279263|c297424|299426|248980|242756
106910028|2s|1c|27|17f|s|40|317.640|342.54|c205585|p250894|250051|92646|87010
106990862|2s|1c|27|18a|d|40|432.939|433.17|c11347|p10415|12868
106910046|2s|1c|27|os|z|42|383.833|406.68|c11749|p16217|16102|18210|21021
106910055|2s|1c|27|qv|e|40|357.696|367.62|c103127|p104910|106517|109033|123104
106910064|2s|1c|27|va|e|45|367.952|381.87|c73471|p81133|92051|90127|106000
106910073|2s|1c|27|y2|z|40|364.945|385.83|c26497|p34213|28540|29592|35381
106910082|2s|1c|2f|1d|e|30|272.267|279.52|c507086|p571042|626085|680141|699357
106910091|2s|1c|2f|4v|s|40|297.718|308.48|c286392|p317316|338099|344806|350513
106910107|2s|1c|2f|bj|e|35|275.537|279.64|c506140|p540587|613569|710919|725736
106910116|2s|1c|2f|ch|s|30|295.549|308.31|c286865|p325549|356770|338294|390884
106910125|2s|1c|2f|17u|d|80|408.075|413.39|c17400|p18539|20634|22910|22103
106910134|2s|1c|2f|ja|s|50|324.476|344.90|c200849|p232009|267975|295831|312102
106910143|2s|1c|2f|lo|s|60|332.651|342.78|c205105|p211473|233686|227601|265059
106910152|2s|1c|2f|vl|z|30|334.285|352.66|c76474|p95808|101082|162707|193171
106910161|2s|1c|2f|xs|z|30|334.566|354.55|c72508|p94994|85770|126586|131556
106990869|2s|1c|2f|12p|s|30|407.105|398.20|c119204|p90398|86379
106990626|2s|1c|3s|gx|s|40|423.095|456.91|c57059|p72680|98683|110557|137779
106990890|2s|1c|3s|hf|s|30|436.544|464.91|c49585|p58840
106910822|2s|1c|3s|h5|e|75|352.447|362.37|c115359|p118488|163493|218419|244039
106990618|2s|1c|3s|11g|s|45|431.823|461.27|c53042|p63563|83473|90656|103697
106910179|2s|1c|3w|i5|e|120|417.880|433.06|c10739|p14522|29773|20567|27712
106910779|2s|1c|8r|16p|z|108|313.059|330.60|c138430|p175482|162546|191976|139059
106990698|2s|1c|8r|16w|z|12|300.842|321.87|c170802|p240092|186219|278663|274627
106910231|2s|1c|8u|dv|z|40|320.002|337.57|c116153|p145125|265381|279749|263102
106910716|2s|1c|8u|ff|z|85|335.517|348.83|c85209|p92273|126713|115812|129485
106910249|2s|1c|8u|ge|z|40|332.014|354.96|c71619|p102466|181455|181429|172082
106910258|2s|1c|8u|qm|z|40|331.051|347.12|c89416|p105546|168667|172312|155640
106910267|2s|1c|8u|r4|z|40|322.955|342.70|c101253|p133514|223851|225613|220701
106990708|2s|1c|97|1b5|e|70|333.586|351.21|c145172|p178976|259291|335401|376380
106910285|2s|1c|4x|1ae|s|46|323.489|330.85|c230348|p234729|247588|240940|244417
106910276|2s|1c|4x|n7|s|70|368.206|377.16|c146898|p142400|148577|144165|146905
106910294|2s|1c|51|3f|s|95|442.188|442.58|c70832|p53428|43512|31882|38162
106910301|2s|1c|51|157|s|20|328.246|351.57|c188288|p222159|275671|299318|298586
106910319|2s|1c|51|8z|s|60|401.241|432.83|c80637|p97467|115609|111627|125546
106990695|2s|1c|51|90|s|1
106910328|2s|1c|51|9q|s|85|418.508|444.69|c68813|p77708|80082|79061|88431
106910337|2s|1c|51|9z|s|85|429.404|450.23|c63460|p66079|69250|60587|65945
106910576|2s|1c|51|gp|s|30|321.106|340.49|c209760|p241202|290593|297800|298458
106910346|2s|1c|51|194|s|50|351.595|373.45|c152470|p171212|211803|236711|258779
106910382|2s|1c|51|jh|s|65|413.475|437.93|c75449|p83296|97286|98111|119358
106910391|2s|1c|51|kw|s|100|418.096|444.50|c69011|p78153|91307|90571|104371
106910407|2s|1c|51|mp|s|75|408.119|431.53|c81953|p89236|93168|80981|87068
106910416|2s|1c|51|n1|s|85|373.740|399.69|c117307|p134039|156139|163564|201736
106990699|2s|1c|51|13f|s|70|426.390|419.10|c95095|p69164|59633|45317|50908
106910937|2s|1c|61|7p|s|80|342.892|369.23|c158964|p188513|219002|220883|215183
106910955|2s|1c|61|hp|s|90|383.168|413.76|c100963|p120662|139195|144234|142126
106910964|2s|1c|61|u7|e|30|308.270|325.40|c234349|p297307|376539|379913|335204
106990757|2s|1c|6g|14u|e|40|315.061|332.75|c204994|p260418|419449|542642|537813
106990750|2s|1c|6g|167|e|70|327.350|343.61|c167748|p203749|316268|390979|410098
106990771|2s|1c|6g|td|e|60|317.062|332.73|c205070|p250401|316583|330825|331673
106990729|2s|1c|6g|10i|e|65|323.649|336.18|c192462|p219586|313560|351499|366287
106910928|2s|1c|6k|us|e|50|273.362|||c560718||544973|518255
106910664|2s|1c|6x|43|s|70|396.691|404.38|c111580|p102957|98379|85277|99739
106910734|2s|1c|6x|46|s|3
106910673|2s|1c|6x|47|s|19|327.323|346.44|c197932|p224551|238639|209455|226452
106910601|2s|1c|6x|52|s|50|352.550|369.43|c158648|p169409|188544|172305|183156
106910619|2s|1c|6x|56|s|5|313.983|321.79|c251721|p261789|297295|289865|287903
106910628|2s|1c|6x|au|s|55|359.240|375.90|c148748|p157211|182309|180001|223548
106910646|2s|1c|6x|pb|s|61|384.876|403.42|c112712|p118331|133256|133286|152884
106910655|2s|1c|6x|pd|s|19|312.515|330.12|c232050|p266313|295545|293353|289441
106910479|2s|1c|7g|y8|s|260|497.908|513.86|c10557|p12009|13176|13058|13061
106910761|2s|1c|75|dk|z|65|354.630|369.01|c46709|p49482|64810|67777|66970
106990620|2s|1c|75|xj|e|45|286.182|296.46|c386669|p448985|581213|671240|671295
106990700|2s|1c|85|1v|s|40|268.507|274.50|c405064|p459018|519084|545096|500485
106990701|2s|1c|85|4m|s|30|289.048|303.39|c301256|p352504|375658|402008|382014
203910823|2v|2g|2d|ck|s|6|416.897|444.60|c68915|p79501|17105|22528|97259
203910054|2v|2g|2d|cl|s|7|537.508|540.01|c1176|p823|550|69|430
203910106|2v|2g|2d|jd|s|3|283.328|||c378665|28492|32146|53635
203910099|2v|2g|2d|je|s|8|515.290|521.87|c6490|p5442|2544|2218|3406
203910812|2v|2g|2d|lw|s|8|385.926|442.45|c70959|p116919|36423|27637|75693
203910115|2v|2g|2d|lx|s|6|535.061|533.81|c2469|p1137|1234|316|660
203910566|2v|2g|2d|nu|s|21|402.064|416.12|c98357|p96437|64663|27959|37782
203910557|2v|2g|2d|nv|s|6|529.370|536.09|c1911|p2045|1419|796|571
203910845|2v|2g|3t|hz|s|39|428.005|459.02|c55148|p67424|74288
203910832|2v|2g|3w|i7|e|10|444.392|456.84|c4147|p4210
203910796|2v|2g|3w|i8|e|21|510.784|529.30|c105|p253|473|239|132
203910787|2v|2g|3w|ie|e|92|358.104|370.96|c95725|p103861|121086|76301|67710
203910284|2v|2g|8o|8k|e|10|442.058|445.55|c6268|p4656
203910275|2v|2g|8o|8l|e|19|527.396|533.53|c68|p69|94|82|200
203910266|2v|2g|8o|8p|e|80|305.219|313.52|c289347|p315106|240579|248006|201163
203910318|2v|2g|8o|1bg|e|10|429.632|454.71|c4469|p8290
203910309|2v|2g|8o|1bi|e|23|517.802|526.26|c136|p165|277|172|286
203910293|2v|2g|8o|1bq|e|114|325.978|331.07|c211432|p209597|207479|194493|170963
203910345|2v|2g|8o|10p|e|10|383.361|418.13|c21196|p52365
203910336|2v|2g|8o|10r|e|13|503.205|520.83|c208|p398|651|302|436
203910327|2v|2g|8o|10s|e|41|299.721|299.26|c369205|p350170|321549|338508|306008
203910027|2v|2g|8z|1l|z|7|359.747|374.93|c38599|p41308|45969|46766|27178
203910018|2v|2g|8z|1m|z|3|476.406|483.56|c318|p182|67|77|216
203910045|2v|2g|8z|bq|e|2|221.492|||c1140132|62602|27287|30142
203910036|2v|2g|8z|br|e|6|477.247|474.48|c2116|p1234|2083|643|1205
203910831|2v|2g|8z|j0|d|3|459.327|386.14|c27924|p5004|5540|4226|6211
203910830|2v|2g|8z|j1|d|3|526.130|514.61|c693|p209|389|279|215
203910829|2v|2g|8z|j2|d|12|174.852|293.69|c68828|p137485|28878|33174|30123
203910733|2v|2g|8z|mh|z|10|356.815|417.23|c7258|p45857
203910724|2v|2g|8z|mi|z|12|482.535|487.93|c249|p126|65|138|259
203910715|2v|2g|8z|mj|z|47|290.437|293.19|c314330|p306562|306804|400179|157974
203910142|2v|2g|8z|qd|e|10|391.355|394.24|c51708|p40701
203910133|2v|2g|8z|qe|e|13|493.820|513.43|c331|p624|630|433|715
203910124|2v|2g|8z|qh|e|46|307.012|299.59|c367141|p304630|330579|302435|277492
203910178|2v|2g|8z|uo|e|8|336.384|382.60|c72128|p168867|53440|15646|19664
203910169|2v|2g|8z|up|e|4|493.610|505.64|c505|p631|670|163|455
203910196|2v|2g|8z|vs|z|8|283.017|408.91|c10689|p360704|6237|9442|17421
203910187|2v|2g|8z|vt|z|3|494.564|504.23|c99|p64|43|39|169
203910372|2v|2g|51|3q|s|20|493.733|473.73|c41560|p14086
203910363|2v|2g|51|3r|s|18|547.694|544.75|c519|p113|122|98|156
203910354|2v|2g|51|3v|s|63|375.403|355.19|c181762|p131607|77845|32917|27405
203910406|2v|2g|51|9d|s|20|480.193|495.23|c23275|p22169
203910399|2v|2g|51|9e|s|15|544.031|550.97||p281|386|297|383
203910381|2v|2g|51|9g|s|59|336.752|354.06|c183765|p201956|223399|94258|89629
203910433|2v|2g|51|a9|s|20|484.393|503.37|c17241|p19557
203910424|2v|2g|51|aa|s|17|538.554|544.90|c502|p708|758|495|693
203910415|2v|2g|51|ad|s|63|408.906|414.99|c99609|p88377|81212|50685|53530
203910469|2v|2g|51|jt|s|8|469.199|443.50|c69977|p30038|27337|19555|36961
203910451|2v|2g|51|ju|s|5|529.361|538.25|c1501|p2047|2140|1259|2098
203910442|2v|2g|51|jv|s|23|370.680|378.08|c145577|p138563|103928|104024|97422
203910838|2v|2g|51|l5|s|20|457.878|470.61|c44371|p39189|7572|8541
203910487|2v|2g|51|l6|s|12|534.454|539.69|c1231|p1226|1391|1151|1658
203910478|2v|2g|51|l9|s|32|367.267|382.27|c139721|p143885|206137|105973|124222
203910706|2v|2g|7g|yp|s|33|529.312|538.95|c1367|p2055|2887|4781|3455
203910699|2v|2g|7g|yq|s|6|550.890|552.86||p43|24|43|75
208310068|2t|1d|53|3q|s|44|304.350|309.41|c283793|c293187||290951
208310054|2t|1d|53|3r|s|7|390.799|379.79|c143161|p110413|98876|73125
208310061|2t|1d|53|3v|s|3|||||c296915|291794
208310053|2t|1d|53|1ag|s|23|244.248|254.24|c507393|p651266|||373645
208310043|2t|1d|53|1ah|s|4|304.652|312.70|c274958|p292103|310567|309763|290534
208310075|2t|1d|53|1aj|s|2|242.605|250.74|c529155|p668144|758588|842286
208310096|2t|1d|53|13h|s|38|374.014|||c133661||293827
208310082|2t|1d|53|13i|s|6|377.635|||c128408|122510|88726
208310089|2t|1d|53|13l|s|3|||||c290361|288469
208310049|2t|1d|6j|q8|e|65|227.241|254.91|c726252|p1074678|||184547
208310044|2t|1d|6j|q9|e|10|355.483|359.57|c122398|p110398|113875|130927|101239
208310047|2t|1d|6j|qa|e|3|245.747|259.03|c686177|p856305|776004|1578930|297934
208310117|2t|1d|6j|10f|e|44|185.254|198.60|c1291129|c1450323
208310103|2t|1d|6j|10g|e|7|322.757|342.09|c172498|p223538|251545|298483
208310110|2t|1d|6j|10h|e|3||196.38|c1306291
208310138|2t|1d|6j|14n|e|44|178.467|241.19|c868906|c1474777||914489
208310124|2t|1d|6j|14o|e|7|343.174|362.02|c116254|p145839|157743|174253
208310131|2t|1d|6j|14p|e|3|214.871|230.49|c985456|p1212399|1304325|1368983
208310173|2t|1d|6t|4r|s|15|239.325|245.32|c564762|p703075|742225
208310145|2t|1d|6t|4s|s|14|262.178|265.45|c446810|p500430|539823|1085848
208310166|2t|1d|6t|nu|s|27|211.238|220.43|c769512|p1038891||936538
208310152|2t|1d|6t|nv|s|4|365.570|358.65|c175761|p146562|170151|182253
208310159|2t|1d|6t|nw|s|3|216.812|216.15|c807789|p974033|886172|949118
111372272|2u|1d|s|3f|s|95|416.378|413.04|c101733|p80077
111372258|2u|1d|s|12p|s|40|367.978|360.78|c172239|p142792
111372265|2u|1d|s|13f|s|80|395.370|377.23|c146810|p104616
111372230|2u|1d|4x|1ae|s|26|306.404|314.70|c269714|p286101|306666|305826|319112
111310694|2u|1d|4x|n7|s|70|345.117|357.76|c177311|p183884|210202|209059|194284
111310701|2u|1d|4x|1bv|s|30|268.141|274.67|c404349|p461211|519060|568990|638200
111310597|2u|1d|52|93|s|70|402.175|434.84|c78591|p96291|113855|106601|117724
111310604|2u|1d|52|9z|s|85|374.512|396.76|c120984|p132939|145403|136321|162168
111311038|2u|1d|52|gp|s|10|302.732|319.97|c256236|p298905|294739|296234|274252
111310613|2u|1d|52|194|s|40|322.402|338.63|c213513|p237654|290477|299717|298939
111310631|2u|1d|52|im|s|20|308.338|306.60|c291795|c279700
111310649|2u|1d|52|jh|s|35|356.832|375.72|c149030|p161500|197799|219814|274044
111310667|2u|1d|52|kw|s|90|367.260|396.69|c121082|p143894|173252|180933|204517
111310949|2u|1d|52|n1|s|20|319.184|345.40|c199882|p246554|296632|299517|296033
204090130|2f|1d|3d|f4|e|21|205.653|184.39|c1373360|p1304368|615996|558171|699525
204090129|2f|1d|3d|f5|e|6|330.454|336.04|c192983|p191115|237518|172788|192230
204090202|2f|1d|3d|f6|e|21|155.091|174.04|c1406143|c1493327|1614494|1042211
204010651|2f|1d|3d|1ag|s|15|285.403|284.90|c363129|p368967|369485|358297|363306
204010642|2f|1d|3d|1ah|s|4|313.442|322.64|c249692|p263435|275730|258400|252573
204010633|2f|1d|3d|1aj|s|14|261.057|237.29|c623723|p508151|498976|498720|456646
204010475|2f|1d|3d|n9|s|13|322.412|325.78|c242038|c237628|238307|249646|246998
204010466|2f|1d|3d|na|s|7|373.253|378.26|c145340|p134761|135468|96136|113744
204010033|2f|1d|3w|i7|e|47|380.504|403.62|c37802|p57043|66284|52436|61248
204010024|2f|1d|3w|i8|e|21|401.693|418.81|c20599|p28114|42727|33818|38046
204010015|2f|1d|3w|ie|e|89|350.392|369.08|c99873|c124272|124347|112056|119198
204090489|2f|1d|8p|16|d|20|133.672|158.93|c132419|c140622
204090475|2f|1d|8p|18|d|3|365.991|396.27|c23784|p35987|38746
204090230|2f|1d|8p|b2|e|36|163.650|186.69|c1362341|c1491322|1460875|1789339
204090216|2f|1d|8p|b3|e|6|317.171|317.68|c268958|p249836|306891|258914
204090223|2f|1d|8p|b4|e|6|191.862|||c1414122|1639457|1565314
204090251|2f|1d|8p|179|z|38|197.567|183.29|c1059178|c1086068|1410569|997141
204090237|2f|1d|8p|17a|z|6|359.118|389.30|c23360|p42254|42946|22186
204090244|2f|1d|8p|17b|z|4|174.093|||c1164282|1296597|1239005
204090510|2f|1d|8p|183|d|13|361.743|192.57|c124813|p37888|39499
204090496|2f|1d|8p|184|d|9|423.807|408.59|c19090|p13183|16596
204090503|2f|1d|8p|186|d|52|179.257|181.50|c128721|c136255|130977
204090272|2f|1d|8p|19k|e|20|200.335|184.50|c1372862|c1351404|1693311|1395470
204090258|2f|1d|8p|19l|e|3|330.992|312.58|c294215|p189035|214930|306691
204090286|2f|1d|8p|1b7|e|48|219.664|230.72|c982958|p1160572|1122806|1459222
204090279|2f|1d|8p|1bb|e|7|328.558|333.26|c203085|p198761|288748|234207
204090307|2f|1d|8p|q8|e|9|335.002|330.44|c213870|p173856|124208|134225
204090293|2f|1d|8p|q9|e|10|369.542|370.20|c97387|p77884|89176|71135
204090300|2f|1d|8p|qa|e|59|224.279|220.48|c1092693|p1108813|323324|274350
204090328|2f|1d|8p|sv|e|29|174.083|176.46|c1400904|c1483796|1597407|1617139
204090314|2f|1d|8p|sw|e|5|290.096|314.63|c283782|p418229|563251|379610
204090321|2f|1d|8p|sx|e|5|186.848|||c1442797|1661660|1727005
204090349|2f|1d|8p|u8|e|31|189.333|174.71|c1404970|c1429418|1233104|1297389
204090335|2f|1d|8p|ub|e|5|324.896|339.04|c182545|p214228|240464|287423
204090342|2f|1d|8p|ud|e|3|203.887|||c1320349|1595107|1465138
204090370|2f|1d|8p|uh|e|31|168.099|170.81|c1411354|c1490282|1654521|1348160
204090356|2f|1d|8p|uj|e|4|304.829|337.47|c188008|p317535|206176|209991
204090391|2f|1d|8p|vm|z|25|191.151|221.66|c877509|c1116400|1373680
204090377|2f|1d|8p|vp|z|3|340.642|422.29|c5737|p78743|109964|109267
204090412|2f|1d|8p|101|e|26|253.432|248.84|c788092|p767801|758457|708818
204090398|2f|1d|8p|103|e|9|336.226|342.64|c170809|p169406|188876|162062
204090433|2f|1d|8p|106|e|21|249.675|238.97|c892912|p810566|933592|369784
204090419|2f|1d|8p|107|e|7|340.869|363.51|c112615|p153380|163041|115558
204090426|2f|1d|8p|108|e|27|179.730|197.33|c1300065|c1470854|1327484|1433490
204090405|2f|1d|8p|104|e|33|194.278|171.37|c1410460|c1398140|1227649|1236548
204090657|2f|1d|52|3h|s|41|305.620|304.12|c299088|c288795
204090643|2f|1d|52|3j|s|9|420.692|404.96|c110905|p75251
204090650|2f|1d|52|3n|s|24|302.673|||c299125
204090678|2f|1d|52|95|s|24|304.657|340.08|c210640|c292087
204090664|2f|1d|52|97|s|4|411.702|438.23|c75153|p85241
204090671|2f|1d|52|9a|s|7|306.978|333.57|c224243|c284201
204090147|2f|1d|52|a1|s|26|324.153|326.04|c241414|p232844|225696|222445|270267
204090146|2f|1d|52|a3|s|6|412.157|421.09|c92946|p84749|95175|88429|148772
204090447|2f|1d|52|a6|s|16|303.432|307.95|c287890|c296437|298597|299188
204090692|2f|1d|52|196|s|12|303.874|309.35|c283965|c294901
204090685|2f|1d|52|198|s|12|316.349|333.21|c225024|p254657
204090706|2f|1d|52|ky|s|31|303.055|315.30|c268118|c297755
204090699|2f|1d|52|l0|s|4|377.023|401.31|c115339|p129268
204090720|2f|1d|52|mq|s|25|302.690|||c299064
204090713|2f|1d|52|mt|s|3|371.838|||c136780
204090531|2f|1d|61|2m|s|6|281.214|288.75|c349049|p388612|318327
204090517|2f|1d|61|2o|s|5|322.038|328.66|c235410|p238649|188135
204090524|2f|1d|61|2p|s|28|230.190|209.13|c866603|p808880|540983
204090552|2f|1d|61|15n|e|27|259.036|263.34|c644994|p705949|738481
204090538|2f|1d|61|15p|e|8|328.923|336.31|c192030|p197242|201788
204090545|2f|1d|61|15q|e|24|216.943|174.22|c1405834|p1190219|1597610
204090573|2f|1d|61|7r|s|11|325.061|348.57|c193919|p230414|251490
204090559|2f|1d|61|7u|s|10|346.981|373.74|c151992|p180189|205714
204090566|2f|1d|61|7v|s|59|277.993|231.73|c667268|p404953|435655
204090594|2f|1d|61|cz|s|11|288.426|289.79|c345483|p355267|356289
204090580|2f|1d|61|d1|s|6|336.887|355.69|c180897|p201665|236583
204090587|2f|1d|61|d2|s|27|231.083|222.74|c748533|p798140|596171
204090615|2f|1d|61|hr|s|5|355.536|384.62|c136555|p163901|166888
204090601|2f|1d|61|hu|s|12|374.683|408.35|c107003|p132663|148981
204090608|2f|1d|61|hv|s|77|296.569|298.27|c316960|p321566|342001
204090636|2f|1d|61|ok|s|28|216.773|215.58|c812716|p974478|566648
204090622|2f|1d|61|on|s|5|321.488|326.99|c239182|p240155|279961
204090629|2f|1d|61|op|s|9|210.758|184.57|c1054831|p1044307|833674
204010827|2f|1d|7g|yg|s|8|487.283|507.59|c14453|p17712|19973|18493|18099
204010818|2f|1d|7g|ym|s|54|453.107|479.16|c36689|p43319|37569|36901|34333
204090110|2f|1d|7n|pz|s|5|521.555|527.75|c4210|p3704|6579|3752|4861
204090109|2f|1d|7n|q0|s|34|285.873|195.56|c982184|p366771|342424|299546|442377
103210423|2w|1e|27|bu|s|10|||||c298141|284200|274675
103210538|2w|1e|27|17f|s|25|302.630|324.58|c244946|p299276|277903|115946|107520
103210044|2w|1e|27|os|z|42|375.447|399.11|c15983|p23005|21659|24637|26926
103210017|2w|1e|27|va|e|45|357.801|371.68|c94139|p104646|115181|108096|128744
103210026|2w|1e|27|u4|z|40|313.881|340.86|c106536|p171663|107629|88913|96353
103210035|2w|1e|27|y2|z|40|341.688|372.52|c41717|p76183|43673|38725|43404
103210053|2w|1e|2f|1d|e|30|236.712|252.44|c751074|p962939|1023426|1033647|986306
103210529|2w|1e|2f|4t|s|40|278.101|281.82|c374661|p404430|424308|418866|405797
103290275|2w|1e|2f|4u|s|1|212.588|233.47|c653603|p1023589|645164
103210062|2w|1e|2f|4v|s|30|273.511|278.70|c387078|p429404|455572|411201|414548
103210071|2w|1e|2f|ch|s|20|269.304|277.70|c391213|p454078|476451|439336|477988
103290218|2w|1e|2f|17u|d|80|386.131|393.71|c24757|p27310|31187|35090|33786
103290282|2w|1e|2f|181|d|50|394.317|394.54|c24434|p23841|27450
103210098|2w|1e|2f|ja|s|25|295.573|310.32|c281327|p325454|371464|336432|347994
103210105|2w|1e|2f|lo|s|50|292.169|297.22|c320303|p339274|357325|319677|336883
103210114|2w|1e|2f|ug|e|30|256.965|266.82|c613370|p728556|804479|936718|909572
103210123|2w|1e|2f|vl|z|30|293.289|308.18|c232248|p287390|330972|553102|505446
103210132|2w|1e|2f|xs|z|30|293.393|311.85|c214209|p286716|213081|342933|328435
103210592|2w|1e|39|ff|z|85|304.109|313.63|c206151|p221480|254228|250288|252026
103290247|2w|1e|39|vj|e|20|231.082|238.12|c902086|p1029600|1084117|1253937|1400168
103210432|2w|1e|8o|8a|e|60|250.617|273.13|c558619|p799696|1068299|1186019|1396957
103210141|2w|1e|8o|167|e|75|266.469|284.40|c469779|p627933|880621|997844|1004575
103210159|2w|1e|8o|1b5|e|75|281.701|298.99|c370855|p486157|718852|825120|821885
103290220|2w|1e|8o|1be|e|40|304.200|319.43|c260849|p321357|468240|564967|626494
103210168|2w|1e|8o|ip|e|60|259.670|278.80|c512681|p699163|980705|1048344|1088714
103210177|2w|1e|8o|la|e|90|268.986|289.05|c436194|p602862|940339|1072243|1168050
103210414|2w|1e|8o|tp|e|75|257.339|273.38|c556542|p724530|1004968|1094718|1127967
103290211|2w|1e|8o|zp|e|75|267.620|284.91|c466034|p616330|773008|886551|930526
103290359|2w|1e|8r|16p|z|99|258.925|278.23|c413586|p571837
103290366|2w|1e|8r|16w|z|11|258.514|272.67|c454472|p575826
103290373|2w|1e|4j|9j|e|40|251.400|263.98|c639108|p790834
103290206|2w|1e|4j|c8|e|90|258.737|275.06|c542714|p709134|896435|1030844|1104377
103290209|2w|1e|4j|ny|e|75|259.219|274.15|c550182|p704010|859428|971402|992006
103210326|2w|1e|4j|ss|e|50|242.986|262.21|c655604|p888764|1093038|1155727|1196718
103210626|2w|1e|4j|st|e|1
103290187|2w|1e|4u|1ae|s|46|302.892|306.36|c292475|p298351|321093|316147|309024
103210389|2w|1e|51|3f|s|80|376.400|362.76|c169055|p130181|115116|91120|99932
103210186|2w|1e|51|93|s|60|358.469|387.93|c132167|p158525|184723|179305|207725
103210195|2w|1e|51|9z|s|85|352.778|371.06|c156101|p169014|182396|171173|208900
103210202|2w|1e|51|194|s|20|318.717|334.70|c221795|p247774|299939|297736|298255
103210238|2w|1e|51|kw|s|80|342.415|364.60|c166093|p189504|229551|237609|271742
103290182|2w|1e|51|n1|s|20|324.599|343.19|c204264|p231654|276864
103290240|2w|1e|51|13f|s|50|371.705|349.66|c191887|p136985|120403|93040|110906
103210502|2w|1e|6c|93|s|40|328.828|350.59|c190118|p220664|262172|286413|299327
103290380|2w|1e|6c|aq|s|30|302.641|304.21|c298806|c299238
103290176|2w|1e|6c|kw|s|25|323.716|345.28|c200123|p234099|267745|284444|271918
103290387|2w|1e|6c|13f|s|30|346.273|336.60|c217753|p181589
103290042|2w|1e|6k|us|e|50|249.166|||c816467
103290192|2w|1e|6v|dk|z|35|340.983|355.99|c69539|p77916|90389|90472|89485
103290223|2w|1e|6v|rd|z|30|248.138|270.48|c470872|p677150|776786|896158|899270
103290208|2w|1e|6v|xj|e|40|236.955|252.32|c752320|p960059|1116056|1161823|1175475
103290394|2w|1e|6v|14e|e|30|332.321|343.25|c168909|p183775
111490170|2x|1e|1q|6z|s|50|464.170|481.70|c34423|p33961|41068|40053|40444
111490229|2x|1e|52|5|s|40|330.820|338.96|c212840|p215772|213992|211000|200632
111490230|2x|1e|52|8|s|1|249.126|200.69|c942402|p604487|440506|1427537|449602
111490231|2x|1e|52|3f|s|65|356.001|336.03|c218936|p163046|159261|117780|139659
111490279|2x|1e|52|nm|s|40|288.718|301.21|c307812|p353907|392664|396714
111490203|2x|1e|61|2k|s|27|310.213|323.16|c248392|p273567|292773|295644|267887
111490202|2x|1e|61|6p|s|55|398.492|431.52|c81963|p100770|126686|132572|112571
111410265|2x|1e|61|7p|s|85|338.345|364.95|c165502|p198401|228385|231610|224643
111490232|2x|1e|61|b5|s|45|322.194|351.62|c188212|p238234|276628|252458|259742
111410274|2x|1e|61|cx|s|65|306.995|330.03|c232261|p284132|327247|319960|297896
111410283|2x|1e|61|hp|s|130|359.371|390.92|c128282|p157000|182499|185602|180614
111490233|2x|1e|61|s0|e|30|284.897|302.02|c352484|p459408|551639|626587|600069
111490286|2x|1e|61|u7|e|35|286.694|306.21|c328460|p444813|544083|645321
111410405|2x|1e|7g|y8|s|165|483.030|502.57|c17787|p20380|23323|24169|25219
300390712|36|1i|l|uu|e|15|179.529|||c1471478
300390705|36|1i|l|uv|e|15|193.927|||c1400496
300390558|36|1i|1q|7f|s|72|416.522|||c79910|76459|73303
300390264|36|1i|1q|7h|s|18|454.759|474.12|c41170|p41844|45658|45492|45585
300312479|36|1i|1r|17g|s|38|||||c299568|298651|296151
300312452|36|1i|1r|17h|s|12|||||c107782|149196|140088
300310932|36|1i|1r|18o|d|38|296.914|288.18|c71574|p68753|77623|63387|70804
300310023|36|1i|1r|18p|d|12|381.377|381.49|c29861|p29329|30600|34745|30311
300311718|36|1i|1r|ou|z|38|297.431|295.53|c300842|c260839|209716|78271|87079
300310959|36|1i|1r|ov|z|12|361.879|377.50|c35415|p38293|34805|37731|38108
300311727|36|1i|1r|15v|z|38|371.930|394.37|c19290|p26296|35537|41116|64407
300311436|36|1i|1r|15w|z|12|392.385|412.57|c9146|p11342|13625|19384|20937
300310977|36|1i|1r|qw|e|15|309.011|311.91|c297675|c293094|293327|294559|293471
300310968|36|1i|1r|qx|e|15|311.322|321.25|c252437|c280352|204729|204548|259006
300311454|36|1i|1r|vc|e|30|317.564|317.10|c271675|p247920|281390|235268|233130
300311445|36|1i|1r|vd|e|7|344.524|357.34|c128206|p141570|155109|154814|160956
300312346|36|1i|1r|y4|z|18|304.501|||c219311|298473|216630|223503
300312328|36|1i|1r|y5|z|17|293.122|297.27|c290762|c288487|88962|63103|70421
300390698|36|1i|2e|183|d|20|246.989|219.41|c110504|p96574
300390691|36|1i|2e|184|d|20|310.968|342.17|c46487|p61739
300390628|36|1i|2e|nu|s|18|214.424|203.87|c915182|p1002455|1116970|1223845
300390621|36|1i|2e|nv|s|17|259.142|262.13|c463376|p522218|503300|464614
300390251|36|1i|2e|q8|e|72|236.350|202.59|c1260955|p967242|563801|606045|405655
300311393|36|1i|2e|q9|e|23|327.458|333.67|c201547|p203321|194072|208807|221950
300312197|36|1i|2e|qd|e|52|186.466|191.25|c1339174|c1444719|1498782|498811|726600
300312179|36|1i|2e|qe|e|18|307.096|325.20|c235232|p304144|195992|202522|209291
300390390|36|1i|3u|hr|s|63|310.527|329.47|c233532|p272597|307230|297622|283514
300390404|36|1i|3u|hu|s|27|333.317|365.73|c164295|p209885|226207|226402|217848
300390383|36|1i|3u|hy|s|45|276.639|288.79|c348905|p412313|628570|363200|425092
300390397|36|1i|3u|hz|s|15|325.623|352.99|c185709|p228924|254933|242799|274609
300390252|36|1i|3w|i7|e|93|360.439|372.75|c91806|p98160|111877|109341|120209
300311357|36|1i|3w|i8|e|47|382.589|404.09|c37171|p53592|75596|57886|66113
300390516|36|1i|8o|8k|e|10||177.59|c1397902||c1637015|1694186|1075885
300310129|36|1i|8o|8l|e|10|227.700|231.56|c973778|p1069256|1162285|1232329|1507753
300390523|36|1i|8o|ce|e|10||157.96|c1417954|||c1590495
300390311|36|1i|8o|cf|e|10|195.994|227.91|c1013359|p1385603|1161008|1310761|1739825
300390530|36|1i|8o|1bg|e|15|229.790|223.05|c1065655|c1044773|1621142|1390441|1619183
300310147|36|1i|8o|1bi|e|15|252.909|261.01|c667101|p773748|897704|926137|1431299
300390537|36|1i|8o|tk|e|15|214.215|||c1219383||1531370
300390327|36|1i|8o|tm|e|15|198.175|200.14|c1279948|p1368978|1509507|1316301|1123915
300390544|36|1i|8o|10p|e|20|201.103|201.84|c1266961|c1344836|1554491|1685341|1570938
300310192|36|1i|8o|10r|e|20|234.890|205.54|c1236551|p984570|1113206|890532|932071
300390614|36|1i|8t|6m|s|28|197.309|241.23|c593888|c1175729|848612|689864
300390607|36|1i|8t|6n|s|12|258.767|252.41|c518523|p525028|382614|381993
300390572|36|1i|8t|fm|z|10|||||c1355019|1501844
300390565|36|1i|8t|fn|z|10|210.649|219.14|c895071|p1005667|1007162|700088
300390551|36|1i|8t|gb|z|10|||||c1386955|1098424
300390467|36|1i|8t|gc|z|10|200.298|200.92|c999694|p1071507|1170042|1396626|770521
300311048|36|1i|8t|qn|z|10|197.758|172.22|c1077116|c1085175|1395391
300311039|36|1i|8t|qo|z|10|230.693|229.84|c815568|p843159|838923|832277|1338433
300390279|36|1i|8t|143|z|10|180.836|193.23|c1028885|c1150467|1241262|1054338|823393
300390278|36|1i|8t|144|z|10|221.700|163.99|c1080852|p921165|877397|869088|1242750
300390600|36|1i|4u|1ag|s|18|233.528|188.66|c1028571|p769145|806060|771811
300390593|36|1i|4u|1ah|s|17|266.644|266.19|c443192|p470677|501900|438808
300390326|36|1i|4u|1ax|e|20|226.746|184.10|c1374709|p1080240|803029|887939|1005259
300390325|36|1i|4u|1ay|e|20|291.628|287.81|c444822|p406769|475660|479732|494371
300311118|36|1i|4u|nd|s|5
300310314|36|1i|4u|ne|s|5|319.326|329.76|c232847|c246138|||237966
300390376|36|1i|51|3q|s|23|312.684|310.84|c279990|c265768|296799|269629|280168
300310271|36|1i|51|3r|s|22|309.302|314.44|c270366|p276528|203346|184769|226384
300390474|36|1i|51|9d|s|15||306.16|c293101|||c279649
300310298|36|1i|51|9e|s|15|303.567|317.85|c261577|c295989|299722|295050|265662
300390481|36|1i|51|9s|s|15
300311075|36|1i|51|9t|s|15||304.25|c298672|||c255457
300390488|36|1i|51|19d|s|15
300311093|36|1i|51|19e|s|15|302.564|305.35|c295398|c299511
300311136|36|1i|51|13o|s|28|||||c288531|251981|299377
300311127|36|1i|51|13p|s|27|303.922|303.90|c299738|c294727|211577|174101|206428
300311736|36|1i|61|2m|s|20|227.730|216.97|c800619|p838889|813847|903625|582048
300311145|36|1i|61|2o|s|20|266.357|263.69|c455503|p472476|484080|436163|406640
300311781|36|1i|61|2s|s|20|196.043|182.71|c1065350|c1185736|1235395|754475|737931
300311763|36|1i|61|2t|s|20|257.941|252.57|c517552|p531151|744771|461077|460018
300311745|36|1i|61|cz|s|23|244.780|225.67|c721221|p645854|732661|647892|581418
300311409|36|1i|61|d1|s|22|277.839|283.37|c368898|p405823|470153|394681|416545
300312382|36|1i|61|d5|s|20|222.864|183.82|c1059060|p899550|1099684|684973|834811
300312364|36|1i|61|d6|s|20|268.015|273.47|c409508|p461989|665837|466867|542440
300390495|36|1i|61|s7|e|10||210.21|c1194761||c1590281|1824271
300311163|36|1i|61|s8|e|10|224.423|220.39|c1093637|p1107137|1359636|1484122|1547213
300390502|36|1i|6s|1x|s|15|202.678|182.28|c1067760|p1128185|1276962|1071425|1399892
300390280|36|1i|6s|1y|s|15|228.099|222.14|c754021|p834360|974406|752773|971375
300312416|36|1i|7c|dr|z|38|170.645|167.65|c1079638|c1168142|1384126|1281624|1489560
300312391|36|1i|7c|ds|z|37|290.884|295.78|c299362|p303430|298567|281280|298670
300390509|36|1i|7c|xp|e|10||183.69|c1376505||c1666709|1808537
300310411|36|1i|7c|xq|e|10|227.433|231.10|c978840|p1072370|1227404|1231390|1624493
300390684|36|1i|7n|30|s|20|215.866|194.98|c986385|c985348
300390677|36|1i|7n|31|s|20|252.659|244.47|c570629|p573527
300390324|36|1i|7n|4i|s|25|203.062|210.90|c851083|c1124488|997406|518464|791596
300390323|36|1i|7n|4j|s|25|269.561|267.19|c438378|p452522|381664|376877|503172
300311206|36|1i|7n|14n|e|25|200.473|188.67|c1352522|c1350250|1664628|752163|1234693
300310438|36|1i|7n|14o|e|25|295.628|305.29|c333540|p377925|387536|414066|643281
208810062|37|5|1q|70|s|38|444.125|446.06|c67498|p51556|56324|52052|53967
208810029|37|5|1q|77|s|6|471.946|488.70|c28499|p27930|31085|30784|27749
208810095|37|5|1q|7g|s|23|451.525|458.54|c55610|p44775|50059|49682|43835
208810088|37|5|1q|7h|s|3|471.008|487.27|c29746|p28652|31624|31794|29094
208810022|37|5|1s|7x|s|51|418.940|432.50|c80971|p77210|92090|73466|78705
208810020|37|5|1s|81|s|8|452.435|473.86|c41432|p43908|48295|48692|48073
208810137|37|5|1s|84|s|34|433.288|458.02|c56065|p62057|83445|68840|59893
208810070|37|5|1s|85|s|5|450.775|473.63|c41622|p45453|48824|48671|48001
208810165|37|5|61|2m|s|30|294.310|243.00|c581135|p330408|343839|336779
208810014|37|5|61|2o|s|5|358.432|373.68|c152092|p158604|139718|143736|125496
208810073|37|5|61|6r|s|42|339.584|359.97|c173557|p195688|247920|215271|240052
208810072|37|5|61|6s|s|7|436.598|459.10|c55075|p58791|70653|75982|69963
208810048|37|5|61|7r|s|42|312.015|305.01|c296459|p267844|311056|292018|310138
208810012|37|5|61|7u|s|7|355.117|380.20|c142578|p164636|189568|197868|203423
208810075|37|5|61|b6|s|34|265.625|195.07|c985742|p477321|820791|499657|599796
208810074|37|5|61|b8|s|5|365.934|392.27|c126610|p145942|179231|164512|200887
208810144|37|5|61|cz|s|42|286.810|273.08|c411210|p362443|462264|347722|398916
208810016|37|5|61|d1|s|7|356.155|383.18|c138529|p162759|191386|168806|165552
208810051|37|5|61|hr|s|51|336.925|||c201574|232203|235314|245907
208810050|37|5|61|hu|s|8|392.124|||c108711|122500|138165|139116
208810077|37|5|61|ok|s|34|248.156|205.07|c904334|p613439|638074|508399|467532
208810076|37|5|61|on|s|5|334.205|339.08|c212585|p207822|291546|230208|229911
208810116|37|5|6k|uu|e|42|214.906|||c1212020
208810109|37|5|6k|uv|e|7|284.174|||c465313
208810063|37|5|7g|y9|s|51|469.368|491.22|c26430|p29912|32228|33895|34541
208810010|37|5|7g|yg|s|8|507.493|519.41|c7660|p7975|9287|10427|12455
208810151|37|5|7g|yp|s|51|474.604|493.22|c24823|p26046|31866|34952|23414
208810078|37|5|7g|yq|s|8|505.737|518.73|c8013|p8662|10386|11455|12814
111570286|39|1k|52|3f|s|65|323.681|325.44|c242892|p234209|254920|166135|183421
111570288|39|1k|52|93|s|15|314.229|339.62|c211529|p261042|298673|297108|299873
111570350|39|1k|52|194|s|10|305.028|321.45|c252568|p290846|294342|274164
111570311|39|1k|52|13f|s|60|334.301|322.22|c250685|p207593|209390|127811|127232
111570357|39|1k|61|1|s|30|270.968|275.33|c401428|p444086|481393|499901
111570312|39|1k|61|2k|s|27|291.009|304.04|c299336|p344121|366035|372266|304503
111570364|39|1k|61|7p|s|30|334.917|362.34|c169759|p206181|238678|239957
111570313|39|1k|61|hp|s|50|367.143|398.42|c118900|p144065|175626|178237|155395
111570336|39|1k|61|u7|e|30|287.965|305.35|c333216|p434536|524179|523189|495046
111570304|39|1k|5u|ff|z|40|255.319|269.41|c479288|p606859|833990|496306|483235
111570518|39|1k|5u|1ae|s|26|293.024|297.85|c318337|p335716|401083
111570385|39|1k|5u|qm|z|25|242.433|263.32|c529969|p732672|922647|883738
111570322|39|1k|6e|h5|e|35|311.513|322.27|c247861|p279263|332390|459059|490000
111570392|39|1k|6j|181|d|30|363.490|369.85|c34646|p37137|46630|54874
111570399|39|1k|6j|k7|e|35|210.883|233.01|c957890|p1253663|1339129|1368731
111570314|39|1k|6j|ny|e|45|244.071|259.05|c685990|p875940|1086573|1140180|1082433
111570406|39|1k|6j|q6|e|30|342.661|352.11|c142551|p147474|143269|165229
111570413|39|1k|6j|td|e|30|242.364|265.92|c621554|p896008|1141059|1150777
111570420|39|1k|6j|ug|e|30|231.972|244.18|c836808|p1019050|1078413|1122358
111570427|39|1k|6j|vl|z|24|260.255|282.82|c381333|p559287|618143|768160
111570315|39|1k|6j|xj|e|45|221.665|236.79|c916695|p1138192|1295230|1333147|1217785
111570434|39|1k|6j|xs|z|24|275.741|291.87|c322079|p419285|396383|558702
111570316|39|1k|6j|10t|e|45|226.600|241.75|c862926|p1081958|1294543|1304624|1441459
111570317|39|1k|6j|zp|e|45|232.018|246.77|c809596|p1018502|1224098|1258016|1181350
111570441|39|1k|6j|13y|z|35|241.434|263.89|c525185|p742456|898713|792143
111570318|39|1k|6j|14e|e|50|321.991|333.36|c202692|p227075|258082|307442|360498
111570309|39|1k|7g|y8|s|100|477.938|498.96|c20432|p23636|27177|27868|24201
111510497|39|1k|85|1v|s|30|249.965|262.66|c460738|p596945|671449|657347|543977
111510628|39|1k|85|4m|s|30|270.271|286.62|c356745|p448258|506572|535352|433948
111570448|39|1k|85|5l|s|30|247.833|249.40|c537737|p616399|661683|669040
111570455|39|1k|85|v4|s|30|232.264|230.78|c674975|p783882|834686|897833
111570306|39|1k|85|w0|e|30|261.308|270.18|c583677|p681856|790317|654620|525535
111570462|39|1k|85|vy|s|30|243.921|251.15|c526455|p654532|696719|711055
111570469|39|1k|85|x4|s|30|240.353|239.68|c605413|p691898|761772|808470
111570476|39|1k|85|14s|s|30|234.610|232.68|c659738|p756491|816299|830370
204110023|3a|2g|27|17g|s|8|313.733|||c262548
204110438|3a|2g|27|17h|s|2|340.875|||c192831|142188|108468|98265
204190403|3a|2g|27|17i|s|1|||||||c251149
204110041|3a|2g|27|18h|d|27|229.178|244.53|c95506|c107855|45002
204110456|3a|2g|27|18i|d|7|426.752|435.25|c10805|p12210|13326|15955|13134
204190404|3a|2g|27|18n|d|15|193.212|185.75|c127335|c130747|97081|153789|91828
204110711|3a|2g|27|ou|z|16|315.772|||c163081|168347
204110614|3a|2g|27|ov|z|3|381.823|403.56|c13337|p17651|17343|20904|23023
204190405|3a|2g|27|ow|z|1|||||c260874||293214
204112231|3a|2g|27|15v|z|27|291.680|339.90|c109360|c298080|68519
204112222|3a|2g|27|15w|z|7|400.590|422.08|c5784|p7843|10610|8100|8669
204190406|3a|2g|27|15y|z|15|300.347|300.53|c272410|c243010|138536|182060|171606
204112294|3a|2g|39|dm|z|25|195.301|181.32|c1063484|c1096686|1107781
204112082|3a|2g|39|dn|z|4|387.725|402.33|c14031|p13787|15225|15431|11498
204112285|3a|2g|39|dq|z|6||225.83|c846723||||p1093819
204111551|3a|2g|3u|hq|s|36|237.017|232.55|c660747|p728800|488152|543866|513504
204110589|3a|2g|3u|hu|s|11|358.405|393.51|c125053|p158653|164639|169540|157412
204110402|3a|2g|3u|hv|s|36|218.812|204.96|c905343|p949596|775313|775777|624648
204190427|3a|2g|3w|i7|e|24|351.175|369.51|c98923|c122079|90950||115613
204111948|3a|2g|3w|i8|e|5|423.645|442.47|c7034|p11134|21543|13405|19321
204111939|3a|2g|3w|ie|e|13|352.294|370.26|c97252|c118920|123712||121064
204111375|3a|2g|8u|dw|z|19|242.356|204.35|c983328|c733423|1350780
204111118|3a|2g|8u|dx|z|4|349.266|367.33|c49192|p59234|71595|100764|69811
204190798|3a|2g|8u|e0|z|2|263.008|||c533151|1100994|1356843|1444796
204112373|3a|2g|8u|fh|z|23|242.004|255.76|c594037|c736851|845104
204112091|3a|2g|8u|fj|z|3|389.088|409.93|c10216|p13045|20510|30177|16267
204190777|3a|2g|8u|fl|z|2|200.994|||c1067554|1326040|1513407|1354440
204111869|3a|2g|8u|gg|z|20|197.617|208.88|c959402|c1085833|1295294
204111048|3a|2g|8u|gi|z|3|360.502|380.98|c31437|p40254|63278|84817|59284
204190791|3a|2g|8u|gk|z|2||||||c1514184|1490130
204112143|3a|2g|8u|qn|z|23|181.167|208.40|c962042|c1149595|1262723
204112073|3a|2g|8u|qo|z|3|370.370|399.22|c15913|p27955|47271|48231|43141
204190833|3a|2g|8u|qq|z|2|198.480|||c1081643|1403761||1489261
204110086|3a|2g|8x|bk|e|15|200.423|||c1350664|1454246
204111012|3a|2g|8x|bm|e|10|294.573|304.69|c337002|p385403|524131||457670
204111815|3a|2g|8x|q7|e|48|195.653|194.35|c1319798|c1388140|488341|683274|566845
204111799|3a|2g|8x|q9|e|10|374.945|381.81|c73577|p67234|68675|51335|47330
204111278|3a|2g|8x|qc|e|41|215.433|264.31|c636069|c1206453|528090|876779|383271
204111021|3a|2g|8x|qe|e|10|383.645|390.78|c57446|p51944|49929|29475|33670
204110111|3a|2g|8x|qh|e|18|207.781|252.88|c746566|c1284250|1066858|1590251|800686
204111781|3a|2g|8x|qa|e|20|197.075|210.72|c1189997|c1377556|924124|1253555|711107
204190407|3a|2g|8x|u8|e|13|206.811|||c1293449
204110986|3a|2g|8x|ub|e|2|315.456|||c258382|284724|478472|260951
204111842|3a|2g|8x|uh|e|13|199.208|195.82|c1309974|c1360709|1546543
204111833|3a|2g|8x|uj|e|3|337.666|340.96|c176196|p164416|217905|249538|202417
204190861|3a|2g|8x|um|e|5|191.670|||c1415345|1694880|1759731|1656327
204190882|3a|2g|99|1b6|e|33|180.230|224.27|c1052938|c1469305|909900|935273|744771
204110492|3a|2g|99|1bb|e|7|341.331|355.85|c132233|p151847|180038|220810|235809
204111993|3a|2g|99|1bg|e|24|255.253|165.04|c1415168|p747528|719681
204191071|3a|2g|99|1bi|e|4|349.323|363.75|c112078|p127291|187368
204191078|3a|2g|99|1bq|e|6|224.930|192.04|c1334072|p1101229|1117919
204190875|3a|2g|99|1bd|e|15|185.601|188.24|c1354201|c1448745|1259016|1147239|1025917
204112188|3a|2g|99|tr|e|29|199.484|182.01|c1383382|c1358368
204112116|3a|2g|99|tu|e|6|336.540|354.89|c134798|p168306|197686|189181|190643
204190889|3a|2g|99|tx|e|9|184.480|171.70|c1409933|c1453788|1677364|1648299|1377628
204190409|3a|2g|99|101|e|19|228.957|242.52|c854582|p1054510|806816
204190396|3a|2g|99|103|e|4|345.480|359.39|c122873|p138648|152870|171285|190355
204190398|3a|2g|99|106|e|19|245.898|254.09|c734426|p854549|674866
204190397|3a|2g|99|107|e|4|358.303|371.17|c95264|p103344|118903|108808|123370
204190917|3a|2g|99|108|e|6|227.724|242.24|c857609|p1068990|983655|700862|1209759
204190903|3a|2g|99|104|e|6|221.704|210.34|c1193551|p1137752|1189029|956176|1247438
204191081|3a|2g|4x|ee|s|26|220.793|202.70|c925447|p925101
204111075|3a|2g|4x|ef|s|5|358.065|353.72|c184359|p159278|161038|164018|188135
204190931|3a|2g|4x|eg|s|8|202.739|193.13|c999205|p1127627|1263357|959044|971566
204111436|3a|2g|4x|1ag|s|19|250.584|249.53|c536903|p591511
204111172|3a|2g|4x|1ah|s|4|348.130|365.47|c164705|p177976|171196|163824|174131
204190410|3a|2g|4x|1aj|s|6|239.589|215.60|c812545|p700153|903522|645251|709616
204191036|3a|2g|4x|n9|s|12|341.808|322.66|c249650|c190812
204111578|3a|2g|4x|na|s|2|400.859|399.92|c117027|p97915|106502|93568|97852
204191043|3a|2g|4x|nd|s|12|332.688|||c211383|181044
204110517|3a|2g|4x|ne|s|2|398.165|419.27|c94915|p101199|93375|88567|91680
204190966|3a|2g|4x|ng|s|1
204190952|3a|2g|4x|nb|s|1
204110889|3a|2g|52|3q|s|30|305.334|313.54|c272732|c289733|179610
204110632|3a|2g|52|3r|s|6|443.289|446.83|c66753|p52359|29827|22081|23186
204190411|3a|2g|52|3v|s|8|||||c298022|298718|224906
204112443|3a|2g|52|9d|s|28|303.359|303.85|c299909|c296698|286056
204112179|3a|2g|52|9e|s|4|437.998|456.09|c57856|p57404|58833|48693|54344
204190412|3a|2g|52|9g|s|2|||||||c262163
204110368|3a|2g|52|a9|s|28|303.273|305.16|c296009|c296990
204110562|3a|2g|52|aa|s|4|441.039|457.56|c56489|p54488|53058|41754|38566
204190413|3a|2g|52|ad|s|2|304.530|||c292535||295384|291033
204110905|3a|2g|52|13o|s|30|302.677|||c299113
204110659|3a|2g|52|13p|s|5|435.474|412.34|c102550|p59861|51175|31138|31902
204190416|3a|2g|52|13s|s|4|||||c299391|299944|268833
204110386|3a|2g|7g|ya|s|28|458.846|485.05|c31590|p38408|38208
204110395|3a|2g|7g|yg|s|5|497.571|515.21|c9854|p12184|12817|12140|12730
204112488|3a|2g|7g|yp|s|16|446.109|477.66|c38039|p49684|44912
204110571|3a|2g|7g|yq|s|3|499.510|512.78|c11183|p11280|9937|8948|10462
204110377|3a|2g|7g|yv|s|4|446.808|467.11|c47555|c49019|47017||48156
204111921|3a|2g|7g|ym|s|6|455.239|470.58|c44399|p41423|49712||49781
102590636|3b|1l|s|11v|s|30|358.364|350.08|c191102|p158735
102590643|3b|1l|s|12p|s|30|383.308|370.01|c157763|p120472
102510017|3b|1l|29|bu|s|10||||||p295713|283284
102510608|3b|1l|29|17f|s|30|302.594|312.59|c275251|c299407|299725|121233|104729
102510459|3b|1l|29|qv|e|50|343.579|352.87|c140385|p144590|139419|144380|165165
102510026|3b|1l|29|va|e|45|354.257|367.10|c104313|p113672|121228|114086|132536
102510035|3b|1l|29|u4|z|40|318.446|341.76|c104002|p151475|115417|96217|99242
102510044|3b|1l|29|y2|z|40|343.716|371.79|c42695|p71254|41768|38632|43859
102590281|3b|1l|3b|n7|s|40|350.223|359.70|c174011|p173901|193414|194689|203259
102590426|3b|1l|3o|8z|s|30|339.119|362.71|c169137|p196713|222259
102510653|3b|1l|3o|au|s|45|324.524|335.29|c220528|p231867|263570|285091|299472
102590225|3b|1l|3o|kw|s|60|351.370|370.81|c156494|p171653|201144|200267|231550
102510414|3b|1l|3o|mp|s|61|352.860|366.43|c163221|p168860|174074|158560|183033
102510423|3b|1l|3o|mv|s|20|315.189|335.65|c219764|p258093|292518|273256|289366
102510335|3b|1l|3o|13f|s|70|402.006|374.27|c151234|p96505|81824|61297|63132
102510486|3b|1l|3o|13j|s|3||||||c244538|228856
102510344|3b|1l|3o|13k|s|14|322.482|325.19|c243483|p237433|244197|204346|213684
102510405|3b|1l|8o|14u|e|40|290.927|305.56|c331995|p411962|650193|768210|780587
102510353|3b|1l|8o|8a|e|50|277.589|297.70|c378785|p522226|785517|937723|1019804
102510123|3b|1l|8o|167|e|60|296.867|312.72|c293484|p369381|630150|763773|807504
102510132|3b|1l|8o|1b5|e|80|304.581|322.83|c245452|p319054|512374|648421|689278
102510141|3b|1l|8o|la|e|80|291.755|310.49|c305249|p405821|641585|759288|796505
102590349|3b|1l|8o|td|e|40|295.615|308.77|c314521|p378017|556013|625698|639668
102510326|3b|1l|8o|ty|e|50|314.323|328.61|c221129|p264281|354057|385507|392858
102590176|3b|1l|8r|16p|z|81|266.692|283.18|c378806|p498936|413490|466149|268341
102590433|3b|1l|8r|16v|z|1
102590336|3b|1l|8r|16w|z|9|263.512|270.45|c471094|p528471|507500|667627|457763
102590282|3b|1l|8u|ge|z|40|312.814|330.86|c137596|p176665|288489|299364|276618
102590440|3b|1l|8x|1d|e|25|257.427|265.64|c624130|p723549|875634
102590447|3b|1l|8x|5v|z|40|295.301|315.19|c199158|p274430|310515
102590454|3b|1l|8x|bj|e|35|256.796|261.95|c658043|p730445|864024
102590461|3b|1l|8x|17o|d|90|397.470|400.58|c22090|p22622|25696
102590468|3b|1l|8x|181|d|50|411.204|411.25|c18161|p17416|18892
102590475|3b|1l|8x|q6|e|50|363.850|369.25|c99506|p90213|98205
102590482|3b|1l|8x|rr|z|25|290.371|305.72|c244818|p307022|451882
102590489|3b|1l|8x|ug|e|40|275.580|282.19|c486517|p540199|607758
102590496|3b|1l|8x|vl|z|30|302.728|319.35|c181094|p229312|251537
102590503|3b|1l|8x|xs|z|30|309.182|324.69|c159786|p194434|176888
102510441|3b|1l|97|8q|e|40|287.304|304.68|c337062|p439843|680606|804032|832798
102590331|3b|1l|97|8t|e|2|204.935|214.27|c1155660|p1310949|1355906|1611940|960486
102510592|3b|1l|97|1be|e|50|328.129|340.96|c176196|p200609|276601|322270|363299
102590510|3b|1l|52|3o|s|80|426.598|422.23|c91622|p68937|63073
102590517|3b|1l|52|4v|s|35|288.328|298.69|c315681|p355696|374375
102590524|3b|1l|52|5g|s|55|332.938|352.55|c186462|p210769|241361
102590531|3b|1l|52|93|s|50|404.619|434.76|c78675|p93314|113237
102590538|3b|1l|52|9z|s|75|406.737|427.89|c85685|p90815|100550
102590552|3b|1l|52|ch|s|20|282.197|295.04|c327290|p384009|402065
102590559|3b|1l|52|fs|s|50|314.711|331.80|c228184|p259583|296180
102590566|3b|1l|52|fv|s|2
102590573|3b|1l|52|194|s|50|331.795|345.43|c199812|p213461|252859
102590580|3b|1l|52|ja|s|30|305.361|323.70|c247116|p289628|321390
102590587|3b|1l|52|kw|s|70|386.505|415.51|c98983|p116102|138211
102590594|3b|1l|52|lo|s|60|302.194|311.34|c278633|p300799|312857
102590601|3b|1l|52|n1|s|55|342.799|366.71|c162797|p188701|221785
102510617|3b|1l|61|7p|s|90|341.227|366.88|c162542|p192078|223378|226265|221192
102510626|3b|1l|61|cx|s|40|321.159|345.45|c199770|p241074|285384|274663|249582
102510635|3b|1l|61|hp|s|160|368.807|398.54|c118727|p141495|165949|169859|169203
102510644|3b|1l|61|u7|e|40|299.934|318.79|c263827|p348775|425606|452226|392734
102590174|3b|1l|5p|167|e|50|271.428|290.04|c429191|p578962|798119|957483|1037036
102590177|3b|1l|5p|1b5|e|40|285.474|301.02|c358441|p454685|734959|824680|867034
102510705|3b|1l|5p|la|e|40|271.430|291.60|c418466|p578936|816819|964122|1097333
102590139|3b|1l|6k|us|e|50|268.073|||c611905
102510186|3b|1l|7g|y8|s|240|490.351|507.94|c14224|p15963|17828|17009|16461
102510529|3b|1l|7g|yh|s|2
102510247|3b|1l|7f|y7|s|20|252.175|262.59|c461088|p577628|580866|595199|524760
102590277|3b|1l|7j|c8|e|120|276.165|295.54|c392536|p534950|712358|804591|838154
102590370|3b|1l|7j|s9|e|50|267.294|285.16|c464177|p619586|854467|1025721|1300446
102590280|3b|1l|7j|zp|e|105|299.792|313.59|c288993|p349711|480754|580442|646815
107110087|3c|1m|1u|y|e|25|269.099|265.54|c625015|p601716|443994|460675|678971
107110157|3c|1m|1u|12|d|65|219.180|244.24|c95687|p114669|114352|85144|77637
107110218|3c|1m|1u|1d|e|30|222.471|243.13|c848064|p1129074|1084158|835592|914489
107110193|3c|1m|1u|bh|d|20|169.115|198.65|c122125|p138723|149173|124240|121419
107110069|3c|1m|1u|bj|e|35|222.392|230.42|c986199|p1129985|1206004|1049418|1084995
107190074|3c|1m|1u|17u|d|60|353.039|369.66|c34724|p41763|49522|51353|44164
107190151|3c|1m|1u|181|d|60|342.092|353.67|c41566|p46752|55476
107110121|3c|1m|1u|kf|z|35|306.925|313.94|c204742|p206197|185936|82715|130403
107190040|3c|1m|1u|q6|e|40|340.399|350.44|c147345|p154924|146024|160626|169528
107110096|3c|1m|1u|rr|z|25|233.719|264.40|c520912|p815622|733210|831509|1136869
107110078|3c|1m|1u|ug|e|30|243.119|254.29|c732425|p887185|832995|905468|972389
107110175|3c|1m|1u|v8|z|20|221.286|242.72|c707465|p924558|998534|767945|1026388
107110042|3c|1m|1u|vl|z|30|255.115|294.31|c307923|p608843|375604|594448|702637
107110184|3c|1m|1u|vn|z|30|215.702|235.71|c767940|p968656|1012311|1040691|1332458
107110033|3c|1m|1u|xs|z|30|269.721|293.10|c314854|p471421|248109|431161|409517
107190044|3c|1m|39|qm|z|40|258.219|273.88|c445618|p578641|673723|537489|539006
107110103|3c|1m|8o|167|e|45|243.862|263.07|c647517|p878418|1146698|992503|1111732
107110166|3c|1m|8o|1b5|e|30|258.662|274.21|c549681|p709960|970633|838565|936484
107110148|3c|1m|8o|tp|e|40|239.067|253.99|c735410|p935017|1175015|1120000|1158084
107190214|3c|1m|8r|16p|z|49|274.275|308.79|c229151|p431664
107190200|3c|1m|8r|16s|z|69|224.812|253.88|c609947|p895059
107190207|3c|1m|8r|16t|z|8|229.726|258.00|c574870|p851909
107190221|3c|1m|8r|16w|z|6|254.182|270.93|c467561|p617951
107190158|3c|1m|4l|vy|s|30|245.732|248.16|c545719|p636455|707243
107190095|3c|1m|4s|k4|e|40|221.809|227.34|c1019581|p1136584|1329177|1066933|1302589
107190165|3c|1m|56|3f|s|25|322.028|325.44|c242892|p238677|250147
107110015|3c|1m|56|n7|s|10|325.080|323.45|c247710|c230364|215670|248202|229262
107190026|3c|1m|61|2k|s|27|292.074|304.37|c298311|p339687|343659|341048|328413
107110051|3c|1m|61|7p|s|60|338.892|365.53|c164605|p197217|228395|221433|218182
107110024|3c|1m|61|hp|s|60|386.586|420.72|c93319|p115993|140059|143650|147770
107190228|3c|1m|6k|us|e|60|232.431|||c1013657
107190123|3c|1m|7g|y8|s|60|477.046|498.39|c20873|p24261|27909|28092
107190030|3c|1m|75|dk|z|40|334.956|349.43|c83760|p93860|117336|103940|114630
107190033|3c|1m|75|xj|e|40|229.349|239.40|c888204|p1049936|1246583|1106682|1132266
107190037|3c|1m|75|x6|d|40|289.536|308.34|c61777|p72560|84373|79977|75327
107190235|3c|1m|75|xf|e|30|255.858|261.93|c658232|p740795
107210014|3d|2g|e|q|d|50|266.062|410.70|c18336|p85383|96121|84394|64950
107210023|3d|2g|e|3x|s|45|337.756|336.95|c217003|p199746|183598|186722|223079
107210032|3d|2g|e|50|s|20|322.310|334.04|c223234|p237919|243226|232583|224165
107210041|3d|2g|e|61|z|25|366.367|380.53|c31930|p32445|30475|32779|24995
107210068|3d|2g|e|bu|s|50|309.205|331.35|c229192|p276885|297512|186249|183625
107210077|3d|2g|e|ct|s|20|326.804|336.26|c218448|p225843|208107|198738|200780
107210086|3d|2g|e|di|d|45|409.202|415.32|c16782|p18134|19694|21055|20034
107210095|3d|2g|e|17f|s|40|371.801|386.08|c134590|p136842|132715|72557|65030
107210102|3d|2g|e|18f|d|50|457.017|454.83|c6608|p5373|6594|9285|7803
107290506|3d|2g|e|18m|d|20|330.425|||c52203|51709|52357
107210111|3d|2g|e|jp|s|20|327.323|342.78|c205105|p224554|232028|199395|195358
107290443|3d|2g|e|jq|s|1|||||||p187297
107210129|3d|2g|e|mb|s|20|404.789|418.04|c96295|p93115|93106|62536|56579
107210138|3d|2g|e|os|z|42|395.255|416.98|c7350|p9963|10188|10399|11237
107211206|3d|2g|e|15t|z|50|424.561|442.33|c2229|p2498|3588|5052|6999
107210147|3d|2g|e|qv|e|40|379.664|392.56|c54520|p58514|69557|68778|78319
107210156|3d|2g|e|va|e|45|380.709|395.39|c49861|p56696|68248|65104|80923
107210165|3d|2g|e|u4|z|40|363.646|381.43|c30972|p35868|39872|51259|51666
107210174|3d|2g|e|vw|z|20|382.721|396.14|c18023|p16952|14205|21855|23598
107210183|3d|2g|e|xy|z|20|384.339|397.31|c17218|p15908|7382|6816|8523
107210192|3d|2g|e|y2|z|40|381.679|401.32|c14644|p17761|13816|15992|20202
107290209|3d|2g|1q|7e|s|80|474.415|491.52|c26176|p26185|29049|27673|24140
107210226|3d|2g|1s|7w|s|80|455.013|475.83|c39645|p41636|46639|47006|43368
107210253|3d|2g|2d|4v|s|50|343.453|354.76|c182532|p187357|202711|207612|218309
107210271|3d|2g|2d|ch|s|50|348.728|361.72|c170773|p176804|192093|202405|235344
107210853|3d|2g|2d|1a1|s|40|421.205|432.32|c81142|p74731|80893|86724|128090
107210289|3d|2g|2d|ja|s|60|384.889|402.96|c113310|p118316|128678|133861|160682
107210298|3d|2g|2d|lo|s|75|381.243|395.39|c122678|p123273|124738|106443|112356
107290457|3d|2g|2j|e|s|65|350.439|376.93|c147214|p173504|233215|268732|320236
107290464|3d|2g|2j|f|s|1||228.77|c692470||p420555|322374
107290471|3d|2g|2j|22|e|65|335.574|353.65|c138200|p171758|226732|265633|289274
107290583|3d|2g|2j|23|e|1|344.245|219.91|c1098624|p142470
107290478|3d|2g|2j|s9|e|40|334.775|357.74|c127204|p174644|246969|294803|352541
107290485|3d|2g|2j|sl|e|40|329.490|348.79|c152046|p195012|267252|324661|370088
107290341|3d|2g|39|ah|s|50|378.671|395.49|c122558|p126876|123127|107616|110217
107290337|3d|2g|39|by|z|60|363.155|384.90|c27417|p36555|54570|47560|44894
107211224|3d|2g|39|1ae|s|38|363.440|373.18|c152860|p150059|147395|139314|130958
107210332|3d|2g|3w|i5|e|250|441.652|455.18|c4397|p4745|9005|6174|9118
107290513|3d|2g|3w|id|e|20|351.995|||c119760|98907|39020
107210359|3d|2g|8q|14u|e|45|342.017|361.26|c118114|p149496|216792|248391|272501
107290555|3d|2g|8q|14w|e|1|237.067|197.08|c1301701|p958700|1354610
107210368|3d|2g|8q|8a|e|70|343.552|368.29|c101638|p144672|225618|265044|290816
107210377|3d|2g|8q|167|e|100|371.136|389.75|c59178|p74600|130773|156945|183677
107210386|3d|2g|8q|16g|e|75|410.482|424.40|c16009|p19829|32952|32305|51715
107210447|3d|2g|8q|la|e|70|351.735|370.14|c97522|p120520|185377|207399|220805
107210465|3d|2g|8r|16p|z|218|384.491|408.11|c11070|p15802|14826|30718|29231
107211181|3d|2g|8r|16s|z|36|427.011|440.53|c2410|p2238|2848|4184|5855
107290436|3d|2g|8r|16t|z|4|419.741|426.80|c4730|p3112|3715|9981|7145
107210959|3d|2g|8r|16x|z|36|396.020|418.88|c6716|p9620|8131|10831|9768
107290590|3d|2g|8r|16y|z|4|391.811|410.31|c10047|p11618
107290434|3d|2g|8r|16w|z|24|377.520|405.45|c12336|p21130|20746|43112|33294
107210474|3d|2g|8u|dv|z|40|370.432|391.85|c21252|p27907|63515|72634|65767
107210483|3d|2g|8u|ge|z|40|377.427|404.25|c12950|p21192|49903|56948|51771
107210492|3d|2g|8u|qm|z|40|398.079|420.95|c6103|p8795|11437|18491|28000
107210235|3d|2g|8x|j|d|50|415.028|420.71|c15085|p16028|18489|19055|22359
107290339|3d|2g|8x|m|d|50|429.475|435.45|c10753|p11412|12851|13220|13769
107290450|3d|2g|8x|o|d|1|212.805|252.58|c90824|p119038|74245|40910|96589
107210244|3d|2g|8x|33|e|65|305.054|319.99|c258225|p316133|365138|406891|415439
107211199|3d|2g|8x|36|e|1||232.33|c965380||p1560821|1372138|854945
107210262|3d|2g|8x|5v|z|50|352.032|371.91|c42532|p54025|69363|83804|79075
107290433|3d|2g|8x|bp|e|40|324.914|334.03|c200218|p214155|230665|212606|257151
107290340|3d|2g|8x|df|d|55|432.459|439.02|c9886|p10543|12305|13593|14027
107290597|3d|2g|8x|17u|d|25|445.010|445.91|c8323|p7559
107290342|3d|2g|8x|181|d|50|460.292|456.59|c6326|p4858|5588|6960|6386
107290541|3d|2g|8x|q6|e|45|406.056|414.77|c24446|p23767|26772|23365
107290534|3d|2g|8x|qb|e|45|410.985|419.76|c19685|p19449|20210|13611
107290604|3d|2g|8x|qg|e|5|311.594|||c278842
107210862|3d|2g|8x|rr|z|30|367.839|382.82|c29468|p30739|42670|75504|75574
107210305|3d|2g|8x|un|e|40|344.658|355.16|c134099|p141159|154158|158249|157061
107210314|3d|2g|8x|vl|z|30|414.420|425.47|c4996|p4067|5815|19676|21393
107210323|3d|2g|8x|xs|z|30|378.428|393.01|c20244|p20353|21587|50147|51029
107210395|3d|2g|97|1b5|e|150|374.924|393.50|c52905|p67273|112862|131899|153642
107210402|3d|2g|97|1b8|e|50|406.586|421.00|c18620|p23257|35015|34333|57612
107210411|3d|2g|97|1be|e|100|416.378|429.60|c12621|p15472|26412|23420|37956
107290611|3d|2g|97|1bp|e|5|328.113|||c200676
107290347|3d|2g|97|14g|e|65|428.527|437.23|c8822|p8756|13311|6602|14799
107290348|3d|2g|97|14l|e|50|445.993|453.01|c4761|p3946|3942|3470|6831
107290618|3d|2g|4x|am|s|30|389.985|409.97|c105145|p111517
107290562|3d|2g|4x|nc|s|30|409.502|423.13|c90608|p87683|95725
107210508|3d|2g|51|3o|s|85|486.373|483.05|c33298|p18272|10901|7387|7006
107290520|3d|2g|51|3u|s|20|381.138|||c123410|90754|78264
107210889|3d|2g|51|5g|s|70|417.861|438.51|c74888|p78409|87024|81162|85963
107290431|3d|2g|51|5j|s|2|331.619|||c213898|257600||92979
107290527|3d|2g|51|5k|s|20|309.604|||c275513|281603|139889
107210517|3d|2g|51|159|s|40|388.356|409.46|c105723|p113649|129729|135441|148399
107210871|3d|2g|51|9b|s|60|469.048|484.86|c31760|p30158|29446|24373|26858
107210526|3d|2g|51|a7|s|65|466.697|485.23|c31433|p31913|26805|20685|24158
107290625|3d|2g|51|19c|s|20|409.912|440.49|c72852|p87211
107210535|3d|2g|51|jh|s|50|437.941|460.11|c54105|p57462|62622|61094|69074
107210544|3d|2g|51|l4|s|50|461.365|480.01|c35955|p36251|38243|39608|45917
107210553|3d|2g|51|n4|s|70|429.503|449.49|c64160|p65955|73118|70528|77328
107210986|3d|2g|61|2k|s|27|372.932|384.76|c136373|p135218|133449|134714|110092
107210826|3d|2g|61|7p|s|70|351.281|377.60|c146304|p171830|195262|190750|181865
107210844|3d|2g|61|cx|s|50|353.748|374.01|c151598|p167172|197372|182492|157394
107210817|3d|2g|61|hp|s|180|386.294|416.64|c97797|p116385|131516|132148|120404
107210835|3d|2g|61|s0|e|60|323.955|338.96|c182831|p218301|271163|305934|307362
107211066|3d|2g|6g|td|e|30|366.051|383.77|c69927|p85322|120919|127716|153400
107211269|3d|2g|6g|th|e|65|372.274|384.18|c69140|p72268|93424|97140|117447
107210456|3d|2g|6g|ty|e|50|392.699|405.52|c35201|p38902|63450|56055|69896
107211075|3d|2g|6g|10i|e|50|368.734|386.32|c65124|p79570|124298|134020|153982
107211172|3d|2g|6g|146|e|65|315.411|333.87|c200799|p258603|315460|365354|377943
107290632|3d|2g|6g|147|e|1||231.60|c973339
107290057|3d|2g|6k|us|e|55|306.022|||c310444
107290207|3d|2g|6x|3f|s|65|458.854|468.81|c46006|p38402|27829|19421|23273
107290206|3d|2g|6x|3m|s|19|389.716|425.48|c88182|p111881|101806|84084|82867
107211012|3d|2g|6x|93|s|54|454.019|474.95|c40418|p42501|46971|45752|50917
107211021|3d|2g|6x|98|s|6|421.151|448.73|c64937|p74794|122719|123989|124591
107210898|3d|2g|6x|kw|s|63|446.554|467.17|c47502|p49229|54670|54773|60054
107210905|3d|2g|6x|l2|s|7|411.893|441.91|c71464|p85040|135346|138140|144536
107210914|3d|2g|6x|mp|s|58|438.605|459.09|c55084|p56823|57851|51200|53522
107210923|3d|2g|6x|mv|s|20|382.643|411.99|c102960|p121366|147159|137546|137746
107210932|3d|2g|6x|n1|s|58|417.756|441.33|c72024|p78523|90082|88433|95384
107210941|3d|2g|6x|n3|s|18|302.588|314.20|c271018|p299431|297263|298721|268071
107290639|3d|2g|6x|sf|s|27|448.425|467.01|c47639|p47611
107290667|3d|2g|6x|sg|s|3|399.788|418.32|c95987|p99244
107211039|3d|2g|6x|wk|s|55|366.354|378.01|c145680|p145290|139404|116236|123614
107211048|3d|2g|6x|wm|s|18|333.412|339.74|c211298|p209662|188023|256234|205445
107210695|3d|2g|7g|yn|s|220|513.118|525.20|c5109|p6086|6639|6420|5476
107211057|3d|2g|7j|2f|s|40|294.189|301.52|c306864|p330919|355733|370883|414527
107290338|3d|2g|7j|k4|e|40|307.837|320.07|c257853|p299784|362647|405605|428624
107290646|3d|2g|7j|rz|e|20|308.713|335.44|c195111|p294840
107290653|3d|2g|7j|xf|e|30|318.834|336.52|c191291|p241725
107290660|3d|2g|7j|12p|s|30|427.433|440.00|c73326|p68048
207210358|38|2g|3w|i7|e|84|350.623|369.51|c98923|c123603|124752|124955|116611
207210331|38|2g|3w|i8|e|13|431.834|446.89|c5969|p7454|12514|9347|12391
207210031|38|2g|8p|8k|e|25|283.141|214.51|c1153277|p473942|523483|682513|406347
207210013|38|2g|8p|8l|e|3|421.818|430.12|c12298|p12138|10851|5638|8404
207210067|38|2g|8p|1bg|e|37|297.867|280.41|c500194|p362597|470332|702683|315789
207210049|38|2g|8p|1bi|e|5|419.677|429.66|c12588|p13403|16717|6858|7341
207210473|38|2g|8p|qd|e|72|226.841|195.82|c1309974|c1079154|298811|347414|240414
207210455|38|2g|8p|qe|e|12|402.723|405.48|c35248|p27038|23749|12182|14192
207250029|38|2g|8p|qh|e|9|204.812|||c1312120|514209|454058
207210322|38|2g|8p|tz|e|20|264.499|220.80|c1089297|p648283|583347|1007262|468581
207210304|38|2g|8p|u1|e|3|414.535|409.53|c30249|p16791|26010|18963|26195
207250071|38|2g|8p|14n|e|31|306.306|308.38|c316608|p308725
207250064|38|2g|8p|14o|e|4|423.166|435.59|c9523|p11355
207210094|38|2g|51|3q|s|58|313.862|307.47|c289214|p262156|130084|92956|65433
207210076|38|2g|51|3r|s|11|463.338|471.95|c43133|p34636|19139|10935|8619
207250036|38|2g|51|3v|s|18|308.627|||c278756|295765|147315
207210128|38|2g|51|9d|s|54|302.661|313.22|c273588|c299169|297807|299949|133381
207210101|38|2g|51|9e|s|9|450.788|474.03|c41257|p45443|46372|29128|33803
207250043|38|2g|51|9g|s|4||||||c236007
207210155|38|2g|51|a9|s|73|336.712|344.53|c201564|p202029|205702|140021|115141
207210146|38|2g|51|aa|s|13|455.666|476.66|c38891|p41041|36935|25267|27210
207250050|38|2g|51|ad|s|13|302.919|321.36|c252798|c298253|289020|155642
207210191|38|2g|51|19d|s|17|302.539|304.93|c296688|p299602|299142|292879|261137
207210173|38|2g|51|19e|s|3|422.798|432.59|c80891|p73001|75656|66154|63108
207210225|38|2g|51|l5|s|31|309.346|313.31|c273358|p276356|298342|296000|163070
207210207|38|2g|51|l6|s|4|458.605|478.49|c37288|p38604|36696|37247|41147
207250085|38|2g|51|12l|s|31|303.361|304.19|c298868|p296692
207250078|38|2g|51|12m|s|4|456.136|469.19|c45658|p40634
207250099|38|2g|5u|6m|s|31|227.437|198.00|c964021|p842452
207250092|38|2g|5u|6n|s|4|406.136|422.50|c91319|p91502
207210446|38|2g|5u|1ak|s|24|269.543|258.73|c481517|p452636|375474|407238|303611
207210428|38|2g|5u|1al|s|4|383.369|390.30|c129087|p120382|123557|96455|99329
207250057|38|2g|5u|1am|s|5|253.771|221.94|c755852|p564201|462517|482433
207210252|38|2g|5u|nd|s|34|323.330|328.16|c236551|p235139|249715|248594|204680
207210234|38|2g|5u|ne|s|5|419.544|439.14|c74200|p76524|79834|77412|72641
107490541|3e|1n|1k|63|s|25|384.484|420.60|c93446|p118849
107490548|3e|1n|1k|6a|e|45|320.102|338.77|c183467|p235666
107410815|3e|1n|1q|6z|s|65|470.609|489.28|c28025|p28938|33565|33543|32954
107410012|3e|1n|1s|7w|s|60|451.181|472.42|c42691|p45083|50895|50590|48299
107410021|3e|1n|27|bu|s|30|305.144|313.02|c274114|c290439|299286|244127|228676
107410039|3e|1n|27|17f|s|50|326.585|347.06|c196754|p226383|269153|79365|72529
107490415|3e|1n|27|18f|d|50|425.706|428.59|c12644|p12542|13378
107410057|3e|1n|27|os|z|30|388.949|410.93|c9792|p13116|14351|16303|19721
107490422|3e|1n|27|15t|z|25|412.268|434.40|c3252|p4523|6293
107410066|3e|1n|27|qv|e|30|358.086|367.11|c104290|p103908|114991|120130|141363
107410075|3e|1n|27|va|e|35|372.233|387.91|c62396|p72362|85310|77955|94783
107490370|3e|1n|27|u4|z|45|332.694|358.64|c64190|p100382|69476|64498|71878
107410084|3e|1n|27|y2|z|50|364.036|386.00|c26340|p35344|29900|28558|31265
107490306|3e|1n|21|4c|s|60|299.160|303.06|c302227|p311858|315064|304729|316514
107490555|3e|1n|21|4f|s|1
107490307|3e|1n|21|14e|e|40|340.338|354.09|c136976|p155145|172180|195767|255314
107410109|3e|1n|2d|4v|s|30|283.281|288.46|c350147|p378885|390660|360593|365613
107490213|3e|1n|2d|5o|s|35|286.206|307.57|c288919|p365252|393500|381048|405989
107490562|3e|1n|2d|5p|s|1
107410127|3e|1n|2d|ch|s|20|287.356|297.75|c318647|p359960|388969|364442|385399
107410145|3e|1n|2d|ja|s|20|302.149|318.53|c259855|p300953|314747|302543|318447
107410154|3e|1n|2d|lo|s|50|312.796|327.14|c238865|p265435|274734|239673|247065
107490212|3e|1n|3t|hp|s|160|389.952|422.27|c91572|p111562|126070|133930|133656
107410569|3e|1n|8o|14u|e|40|284.215|302.05|c352291|p464985|714482|760265|773554
107410224|3e|1n|8o|167|e|60|298.885|317.04|c271963|p355807|546465|634000|630911
107410233|3e|1n|8o|1b5|e|60|308.554|325.51|c233886|p295764|446622|510421|509911
107410242|3e|1n|8o|ip|e|45|288.244|304.61|c337483|p432368|623203|678835|677620
107410251|3e|1n|8o|la|e|50|304.099|323.67|c241782|p321960|486594|538078|503006
107410754|3e|1n|8o|10i|e|40|312.931|326.01|c231759|p271577|391209|427095|432924
107490429|3e|1n|8r|16p|z|59|299.310|321.26|c173314|p249275|264989
107490436|3e|1n|8r|16w|z|7|287.658|309.61|c224971|p325924|210993
107410278|3e|1n|8u|dv|z|40|297.778|310.90|c218751|p258715|385262|369443|374423
107410269|3e|1n|8u|qm|z|40|313.442|336.30|c119943|p173694|256066|251520|226346
107490302|3e|1n|8x|m|d|55|364.883|386.91|c27609|p36500|44021|45565|47416
107410093|3e|1n|8x|1d|e|30|262.754|272.32|c565484|p666572|745391|842388|859776
107410118|3e|1n|8x|bj|e|35|259.444|263.68|c641830|p701535|791764|846419|839978
107490303|3e|1n|8x|df|d|35|362.996|380.68|c30192|p37347|44389|48819|50468
107490443|3e|1n|8x|17n|d|65|393.597|399.83|c22394|p24128|29260
107410181|3e|1n|8x|q6|e|60|367.423|373.32|c90626|p82280|90257|95864|109254
107410745|3e|1n|8x|rr|z|25|291.510|310.68|c219815|p299160|387598|503093|569119
107410199|3e|1n|8x|ug|e|40|278.581|284.16|c471582|p513315|568776|630919|534358
107410727|3e|1n|8x|ul|e|1|216.010|||p1200256|||1221546
107410206|3e|1n|8x|vl|z|30|311.618|334.29|c126271|p182267|178247|246597|267646
107410215|3e|1n|8x|xs|z|30|321.283|340.37|c107971|p140036|123308|140216|154841
107410287|3e|1n|4u|n7|s|50|336.698|349.75|c191720|p202068|228474|225824|225168
107410578|3e|1n|4u|1bz|s|30|279.786|290.01|c344692|p395747|452673|502507|540013
107410348|3e|1n|51|3f|s|80|408.669|400.01|c116917|p88624|85304|69268|76467
107410303|3e|1n|51|93|s|60|384.867|415.78|c98697|p118342|146324|134614|152394
107410312|3e|1n|51|fs|s|20|306.903|327.66|c237706|p284450|298526|298677|297472
107490272|3e|1n|51|gp|s|15|305.745|322.24|c250638|p288392|299036|297754|272915
107490380|3e|1n|51|gq|s|2
107410596|3e|1n|51|194|s|40|328.987|346.70|c197438|p220254|258441|290513|299565
107410542|3e|1n|51|jh|s|35|349.075|373.84|c151845|p176148|207237|220298|258899
107410339|3e|1n|51|kw|s|60|350.168|375.32|c149652|p174023|212686|208307|232662
107410648|3e|1n|51|n1|s|25|319.087|344.45|c201722|p246818|280676|298667|296140
107490450|3e|1n|61|7p|s|75|347.433|374.73|c150527|p179297|210714
107490457|3e|1n|61|s0|e|40|304.198|||c321366|390272
107490308|3e|1n|6b|14e|e|35|331.971|344.60|c164594|p185168|203562|231429|294589
107490197|3e|1n|6k|us|e|40|263.675|||c656813
107410533|3e|1n|6m|v4|s|40|253.682|264.34|c452311|p564958|631036|627181|602054
107410366|3e|1n|7g|y8|s|230|495.821|511.76|c11787|p13043|14610|14578|13597
107410666|3e|1n|75|dk|z|65|362.726|379.75|c32782|p37159|54728|49106|47560
107490372|3e|1n|75|rd|z|30|283.287|304.23|c252590|p358589|501759|451585|468893
107410587|3e|1n|75|xj|e|65|276.732|287.99|c443480|p529844|655849|704422|688578
107410763|3e|1n|75|x6|d|60|361.256|372.29|c33612|p38084|45041|50805|47068
107510011|3f|2g|2f|1d|e|30|318.001|319.98|c258272|p245768|272818|307589|310192
107510117|3f|2g|2f|bj|e|35|321.085|324.83|c236814|p231207|271599|274994|283031
107510135|3f|2g|2f|ch|s|30|341.088|353.42|c184874|p192369|217747|233873|269837
107510029|3f|2g|2f|1a1|s|50|384.652|396.87|c120864|p118614|127538|119361|160399
107510038|3f|2g|2f|lo|s|60|365.080|375.85|c148828|p147350|157176|142435|161875
107510047|3f|2g|2f|rr|z|30|392.768|406.40|c11884|p11138|14732|28023|26794
107510056|3f|2g|2f|ug|e|40|337.749|346.81|c157887|p164101|198914|216544|218958
107510065|3f|2g|2f|vl|z|30|396.490|410.83|c9838|p9422|16025|38994|46775
107510074|3f|2g|2f|xs|z|30|373.901|388.32|c24226|p24453|26290|58674|59784
107510083|3f|2g|39|t0|z|50|408.473|437.83|c2775|p5443|7263|7651|7414
107590323|3f|2g|8u|6g|s|20|378.694|394.65|c123599|p126845
107590295|3f|2g|4h|k7|e|40|304.416|318.05|c267242|p320052|347401|398112|411183
107590293|3f|2g|4u|ah|s|65|403.651|429.14|c84428|p94456|90518|86189|89784
107510144|3f|2g|4u|1ae|s|38|390.989|404.74|c111166|p110185|105547|103183|101162
107510092|3f|2g|4u|n7|s|90|425.620|440.54|c72802|p70004|74762|70893|69968
107510108|3f|2g|4u|1bv|s|40|354.456|364.21|c166705|p165872|185288|223856|240782
210000346|3g|m|55|3h|s|35|307.242|304.40|c298218|c283323|298606|272457
210000339|3g|m|55|3j|s|5|396.761|389.51|c130123|p102859|95893|87439
210000437|3g|m|55|3q|s|25|302.632|319.28|c258025|c299268|290899
210000430|3g|m|55|3r|s|4|412.119|406.34|c109312|p84796|89415
210000451|3g|m|55|9d|s|18|391.565|311.29|c278774|c109478|280853
210000444|3g|m|55|9e|s|3|394.953|411.42|c103567|p105114|112682
210000220|3g|m|55|a1|s|25|304.980|304.24|c298706|c291021|280067|289359|201135
210000206|3g|m|55|a3|s|4|398.621|421.54|c92411|p100598|117644|118665|131517
210000269|3g|m|55|a9|s|26|311.931|304.92|c296715|c268133|299950|273376
210000262|3g|m|55|aa|s|4|412.378|432.94|c80556|p84511|112605|107377
210000577|3g|m|55|aj|s|25|239.848|236.53|c629604|p697311
210000654|3g|m|55|ak|s|4|330.097|341.47|c207745|p217531
210000465|3g|m|61|2m|s|23|263.827|274.63|c404514|p489216|446298
210000458|3g|m|61|2o|s|3|339.263|354.03|c183814|p196400|216145
210000353|3g|m|61|15n|e|34|240.138|240.44|c876889|p922172|852371|980874
210000283|3g|m|61|15p|e|5|339.555|334.32|c199188|p157758|222115|252102
210000591|3g|m|61|6r|s|25|278.465|312.88|c274482|p402517
210000584|3g|m|61|6s|s|4|402.982|448.49|c65170|p95290
210000605|3g|m|61|7r|s|25|267.761|289.95|c344901|p463565
210000598|3g|m|61|7u|s|4|356.472|379.30|c143879|p162163
210000304|3g|m|61|cz|s|30|257.801|270.57|c422762|p532260|448517|488589
210000297|3g|m|61|d1|s|4|333.324|359.35|c174637|p209874|241339|234839
210000472|3g|m|61|hr|s|25|300.732|326.86|c239488|p306074|321468
210000227|3g|m|61|hu|s|4|385.384|412.08|c102855|p117639|148552|196294|204554
210000486|3g|m|5r|8r|e|25|214.343|216.06|c1137821|p1217989|800599
210000479|3g|m|5r|8s|e|4|318.386|330.14|c215084|p243865|289828
210000500|3g|m|5r|fh|z|25|223.560|198.85|c1008786|p905771|618391
210000493|3g|m|5r|fj|z|4|360.045|369.97|c45282|p40873|80411
210000514|3g|m|5r|17v|d|25|324.850|330.05|c51761|p54922|64808
210000507|3g|m|5r|17w|d|4|415.059|422.42|c14593|p16008|23213
210000528|3g|m|5r|1b7|e|25|247.628|259.29|c683684|p834286|670964
210000521|3g|m|5r|1bb|e|4|333.328|335.03|c196582|p179918|240073
210000619|3g|m|5r|1bg|e|25|261.276|261.43|c663053|p682222
210000612|3g|m|5r|1bi|e|4|339.001|346.61|c158503|p159705
210000633|3g|m|5r|kk|e|25|222.196|235.12|c935027|p1132275
210000626|3g|m|5r|kl|e|4|327.181|336.74|c190497|p204505
210000199|3g|m|5r|q8|e|42|277.209|295.69|c391580|p525559|314671|394580|161469
210000185|3g|m|5r|q9|e|7|366.094|371.40|c94759|p85227|101320|98683|90996
210000248|3g|m|5r|qd|e|26|186.545|270.09|c584467|c1444335|354467|375787
210000241|3g|m|5r|qe|e|4|368.734|377.87|c81256|p79572|99404|100089
210000647|3g|m|5r|14f|e|29|249.229|268.61|c597497|p815690
210000640|3g|m|5r|14i|e|5|352.688|371.28|c95004|p117843
107690285|3i|1o|y|6g|s|45|336.712|342.89|c204884|p202031|188621|134691|141300
107690312|3i|1o|y|6k|s|3|||||p412653||855072
107610804|3i|1o|1f|h5|e|70|333.235|343.65|c167615|p180281|219823|279847|293584
107690188|3i|1o|1q|6z|s|50|469.045|485.75|c31009|p30160|35417|35076|34192
107610082|3i|1o|1u|1d|e|30|265.000|266.76|c613912|p643021|699914|865870|823967
107610107|3i|1o|1u|14x|z|65|270.443|289.72|c335017|p465030|508494|598486|570020
107610116|3i|1o|1u|bj|e|35|261.402|263.14|c646849|p680893|746875|859224|848094
107610443|3i|1o|1u|17o|d|70|411.340|413.86|c17254|p17350|20365|24379|23325
107690225|3i|1o|1u|181|d|50|421.376|419.16|c15551|p13961|15283|18294|17488
107690156|3i|1o|1u|q6|e|50|368.647|373.51|c90242|p79731|84699|81452|93912
107610452|3i|1o|1u|rr|z|25|300.960|317.60|c188598|p239395|288658|504509|485518
107610161|3i|1o|1u|ug|e|40|284.577|286.50|c454256|p461989|492225|565185|514059
107610179|3i|1o|1u|vl|z|30|316.218|332.49|c131939|p161113|162725|247558|242436
107610188|3i|1o|1u|xs|z|30|319.961|335.61|c122077|p145285|131618|158325|168273
107610019|3i|1o|27|q|d|50|376.447|387.87|c27207|p31388|35841|39155|38625
107610028|3i|1o|27|bu|s|10|306.676|304.90|c296769|c285214|291494|271964|258291
107610461|3i|1o|27|17f|s|20|318.071|339.14|c212462|p249654|285645|89993|84822
107610037|3i|1o|27|18f|d|50|427.298|427.46|c12972|p12042|13220|18017|16015
107610046|3i|1o|27|os|z|42|384.168|406.46|c11855|p16008|16974|19842|23430
107690230|3i|1o|27|15t|z|40|405.909|427.00|c4698|p6131|7645|10279|15155
107610425|3i|1o|27|qv|e|50|354.720|359.94|c121483|p112445|113506|120660|140894
107610055|3i|1o|27|va|e|45|363.390|377.47|c82093|p91237|103305|95823|116149
107610064|3i|1o|27|u4|z|40|325.674|350.85|c80541|p123584|87444|80100|83216
107610073|3i|1o|27|y2|z|40|354.970|380.70|c31744|p48876|33146|32528|38162
107610091|3i|1o|2d|4v|s|30|294.115|303.63|c300558|p331226|341308|323895|331021
107610125|3i|1o|2d|ch|s|25|286.941|294.65|c328608|p361855|399029|371436|394969
107610134|3i|1o|2d|1a1|s|35|332.114|329.78|c232807|p212718|224898|218968|302593
107610143|3i|1o|2d|ja|s|30|312.642|331.55|c228760|p265907|297119|300278|311711
107610152|3i|1o|2d|lo|s|50|310.928|321.22|c253131|p271406|289127|272844|297734
107610479|3i|1o|2d|nm|s|60|332.831|355.67|c180934|p211050|207670|191533|204242
107610655|3i|1o|2i|8q|e|40|282.867|298.46|c374101|p476245|653713|740573|759954
107610576|3i|1o|2i|1b5|e|40|302.240|314.94|c282287|p333628|519974|656658|665392
107610594|3i|1o|2i|xj|e|40|283.415|293.23|c407580|p471603|635314|702181|703514
107610761|3i|1o|2i|zz|e|60|320.587|329.02|c219510|p233502|312974|372417|401608
107690222|3i|1o|2i|14e|e|60|354.184|366.19|c106367|p113885|143837|153306|190279
107690155|3i|1o|2g|2k|s|27|317.487|328.14|c236599|p251316|262293|270829|239894
107690333|3i|1o|2g|ev|s|30|289.309|298.48|c316317|p351381|381756|496862
107610797|3i|1o|2g|hp|s|80|365.076|396.22|c121677|p147358|173811|177723|173685
107690340|3i|1o|2h|1v|s|20|271.427|283.48|c368492|p441378|449876|475800
107690368|3i|1o|2h|1w|s|1|||||p1151695
107690347|3i|1o|2h|4m|s|20|297.144|311.55|c278035|p319448|339837|361264
107610197|3i|1o|8o|14u|e|40|293.477|310.04|c307694|p393260|652274|771681|817954
107610204|3i|1o|8o|167|e|70|305.995|322.36|c247470|p310605|484017|612884|619425
107610567|3i|1o|8o|16g|e|70|321.828|333.72|c201358|p227853|344626|435038|446576
107610213|3i|1o|8o|1b5|e|75|312.049|326.04|c231631|p276357|441368|517685|525469
107610222|3i|1o|8o|ip|e|50|290.844|304.50|c338098|p412574|589730|688748|684895
107610434|3i|1o|8o|tp|e|40|306.211|319.84|c258938|p309298|432702|489993|483676
107690227|3i|1o|8o|zp|e|75|304.243|314.65|c283680|p321116|407217|471429|496551
107690396|3i|1o|8r|16p|z|72|274.831|287.57|c348893|p426905|477962
107690403|3i|1o|8r|16w|z|8|267.478|273.39|c449164|p491742|548431
107690152|3i|1o|4t|124|s|50|393.379|418.33|c95977|p107077|124866|115814|104902
107690157|3i|1o|4u|n7|s|50|356.873|364.33|c166524|p161423|180824|176579|172676
107690186|3i|1o|4u|1bv|s|30|286.029|293.26|c333322|p366064|419199|434440|465966
107610364|3i|1o|51|3o|s|85|431.973|425.23|c88435|p63398|55925|41380|44663
107610585|3i|1o|51|9b|s|60|416.538|441.24|c72116|p79891|89159|82122|90830
107610231|3i|1o|51|19c|s|40|342.199|357.43|c177863|p189965|218076|239789|264809
107610382|3i|1o|51|kv|s|20|306.913|325.99|c241534|p284412|299389|284540|295472
107610373|3i|1o|51|n4|s|50|353.359|376.38|c148042|p167871|194534|204370|236576
107690287|3i|1o|51|13m|s|75|414.919|393.14|c125500|p81740|68103|48233|52434
107690354|3i|1o|51|13q|s|3|||||c297942|150248
107610716|3i|1o|61|2k|s|27|327.406|337.39|c216097|p224355|230628|240157|205916
107690288|3i|1o|61|6p|s|65|405.203|438.31|c75073|p92605|116672|121056|109845
107610725|3i|1o|61|cx|s|60|327.150|352.95|c185775|p224966|261988|251143|236929
107610734|3i|1o|61|hp|s|100|376.234|408.26|c107104|p130406|154762|159567|157016
107610743|3i|1o|61|s0|e|40|300.679|314.60|c283934|p343880|422414|476196|439851
107690289|3i|1o|67|fp|e|40|284.482|298.85|c371747|p462784|496937|575355|533959
107690375|3i|1o|67|fq|e|1|223.969|||c1112258
107690158|3i|1o|67|ny|e|30|277.412|288.62|c439199|p523788|692284|776895|784516
107690153|3i|1o|67|u7|e|35|285.773|304.74|c336700|p452153|500361|541702|454378
107690071|3i|1o|6k|us|e|45|269.437|||c598340
107610355|3i|1o|6m|v4|s|25|263.575|268.73|c431270|p490927|546461|525663|561342
107610391|3i|1o|6x|1s|s|25|269.403|271.13|c420137|p453476|487005|501809|544145
107690389|3i|1o|6x|1t|s|1||244.13|c573068||p1014031
107690290|3i|1o|6x|1u|s|10|207.917|210.52|c854100|p1075386|1064141|831750|747696
107610488|3i|1o|6x|43|s|53|366.192|365.47|c164705|p145548|130330|110065|133553
107690291|3i|1o|6x|47|s|17|313.465|323.30|c248042|p263356|297250|243635|272214
107610504|3i|1o|6x|au|s|45|332.849|346.39|c198024|p211008|238489|252483|297914
107690292|3i|1o|6x|aw|s|15|303.128|305.27|c295661|p297508|298012|299076
107610416|3i|1o|7g|y8|s|150|489.850|507.40|c14575|p16229|18333|18478|18013
107690293|3i|1o|75|dk|z|40|368.923|386.86|c25552|p29551|54442|56382|59185
107690226|3i|1o|75|xj|e|40|292.477|301.14|c357723|p400527|544925|600492|601089
107690294|3i|1o|75|x6|d|30|386.235|391.78|c25560|p27278|32800|38078|38486
107690410|3i|1o|75|xf|e|30|304.955|315.07|c281676|p316769
107610707|3i|1o|75|148|e|55|256.568|263.64|c642216|p732911|847709|891656|867479
109590020|3h|25|1u|5v|z|35|236.597|255.37|c597314|p788740|810794|633373|758769
109510192|3h|25|1u|bj|e|30|209.834|217.38|c1124525|p1264190|1348378|1358739|1509891
109590016|3h|25|1u|17u|d|60|332.624|348.28|c43837|p51170|58290|59518|50228
109510111|3h|25|1u|ug|e|30|215.039|224.99|c1045109|p1210606|1320183|1350444|1445216
109510174|3h|25|1u|vl|z|30|231.721|248.21|c658839|p833968|871263|961743|1405691
109510147|3h|25|1u|xs|z|30|238.510|263.29|c530216|p770692|683496|782218|796914
109510165|3h|25|1u|14q|z|35|214.419|231.58|c801715|p978278|1076661|1108261|1206198
109590021|3h|25|3e|dk|z|55|304.274|311.48|c215963|p220567|253006|220999|208437
109590045|3h|25|8o|c8|e|50|223.562|239.74|c884454|p1116820|1296356|1303499|1461297
109590022|3h|25|8o|s0|e|30|253.674|269.10|c593200|p765161|958743|1015374|1025332
109510208|3h|25|8o|td|e|30|220.792|235.51|c930778|p1147893|1353511|1285283|1224112
109590038|3h|25|8o|109|e|40|214.627|229.58|c995282|p1215004|1345160|1352668|1587408
109590035|3h|25|8u|ge|z|40|227.399|248.78|c653763|p872566|1032655|1060712|1244310
109590036|3h|25|8u|qm|z|35|224.085|242.72|c707465|p901282|1028632|1017000|1094612
109510156|3h|25|51|3f|s|55|302.465|304.20|c298837|c299861|298428|229623|255675
109510041|3h|25|51|93|s|10|304.599|317.09|c263492|c292280
109510095|3h|25|51|194|s|10|302.711|314.16|c271120|c298983|289295|278921
109510086|3h|25|51|kw|s|10|304.302|311.06|c279405|c293365|275034|276919|294837
109590048|3h|25|61|1|s|30|245.427|248.61|c542773|p639498|661702|638170|621286
109590037|3h|25|61|2k|s|27|279.168|289.74|c345668|p398998|416803|435397|373799
109590024|3h|25|61|15m|e|35|291.720|310.78|c303692|p406068|315696|343658|335188
109590025|3h|25|61|7p|s|50|330.875|356.32|c179782|p215649|247343|245279|233630
109510138|3h|25|61|hp|s|40|360.820|391.93|c127061|p154511|185941|183316|179023
109590046|3h|25|61|u7|e|30|258.449|285.42|c462261|p712290|885205|899710|698458
109590027|3h|25|6k|us|e|30|223.838|||c1113704
109510014|3h|25|6m|v4|s|15|230.827|226.53|c713162|p801275|899029
107810044|3j|1p|27|bu|s|10|335.738|||c204279|266283|298753|298540
107810053|3j|1p|27|17f|s|15|304.660|305.95|c293717|c292077|285108|137813|122207
107890029|3j|1p|27|18f|d|40|387.499|389.25|c26642|p26734|32328|37006|29242
107810017|3j|1p|27|os|z|42|372.413|395.15|c18747|p25804|25928|26158|27112
107890016|3j|1p|27|qv|e|40|321.970|339.35|c181504|p227191|180469|191342|209885
107810071|3j|1p|27|va|e|35|349.917|362.91|c114044|p125623|138393|134199|154659
107810114|3j|1p|27|u4|z|40|300.316|323.86|c162910|p243194|198347|126893|139520
107810026|3j|1p|27|y2|z|40|330.720|364.66|c53514|p106619|53332|45544|52963
107810105|3j|1p|2f|bj|e|25|206.532|219.04|c1107695|p1296159|1357283|1389890|1465718
107890050|3j|1p|2f|17u|d|60|323.326|337.31|c48589|p55626|63947|64917|53244
107810247|3j|1p|2f|kf|z|30|242.107|242.37|c710565|p735863|983720|874506|1172520
107810123|3j|1p|2f|lo|s|30|255.446|261.02|c469022|p550648|683888|418091|447375
107890017|3j|1p|2f|nm|s|20|246.957|250.39|c531414|p624660|605255|562223|581575
107890051|3j|1p|2f|q6|e|30|331.419|342.73|c170559|p187283|173760|206518|204414
107810202|3j|1p|2f|ug|e|25|211.902|222.95|c1066703|p1243377|1324339|1315730|1384007
107810141|3j|1p|2f|vl|z|30|232.825|250.59|c637889|p823822|844377|1007889|1282608
107810195|3j|1p|2f|xs|z|30|237.199|261.71|c543540|p783156|684143|828937|835371
107810186|3j|1p|8o|167|e|40|212.477|226.22|c1031760|p1237486|1402384|1338797|1458759
107810238|3j|1p|8o|1b5|e|35|222.217|237.73|c906356|p1132025|1394117|1262370|1338475
107810159|3j|1p|8o|td|e|45|216.377|230.42|c986199|p1196346|1394869|1301506|1396382
107890038|3j|1p|8o|109|e|40|207.776|221.99|c1076932|p1284299|1369933|1391408|1516883
107890104|3j|1p|8r|16p|z|69|237.127|248.03|c660455|p783793
107890111|3j|1p|8r|16w|z|8|233.179|243.05|c704534|p820588
107890039|3j|1p|8u|dv|z|40|223.673|237.88|c749627|p904817|1047955|1061568|1220163
107890090|3j|1p|56|kw|s|10|356.743|305.31|c295530|c161671
107890053|3j|1p|56|13f|s|50|302.858|305.55|c294857|p298468|298374|191473|205424
107890049|3j|1p|61|ev|s|30|271.865|269.63|c427125|p438775|463937|689584|822536
107810035|3j|1p|61|hp|s|72|354.371|383.64|c137920|p166028|199634|203418|194882
107890018|3j|1p|61|1b0|s|30|229.794|227.24|c706599|p813733|866832|880045|900696
107810274|3j|1p|61|s0|e|40|256.616|266.86|c613011|p732385|859112|991152|924892
107890054|3j|1p|61|u7|e|30|262.007|284.03|c472544|p674353|836384|824814|874967
107890020|3j|1p|6k|us|e|50|214.814|||c1213004
107890056|3j|1p|7j|4c|s|50|269.221|267.82|c435403|p454591|476158|418698|545381
107890021|3j|1p|7j|4o|s|35|221.438|216.48|c804923|p917113|867441|854377|849243
107890097|3j|1p|7j|4p|s|1
107890022|3j|1p|7j|hm|s|30|220.308|212.66|c837000|p931000|949760|943082|999663
107010016|3k|1d|4|p|d|50|341.822|357.51|c39938|p46874|53143|52338|51356
107090216|3k|1d|4|1a|d|40|311.478|328.17|c52636|p61457|58389|54586|46664
107010043|3k|1d|4|50|s|10|304.748|||c291794|298015|298848|299616
107010052|3k|1d|4|61|z|20|319.954|344.65|c95920|p145313|57658|56131|55675
107010061|3k|1d|4|bu|s|25|308.072|304.61|c297568|c280609|286916|241918|236159
107010079|3k|1d|4|ct|s|10|304.061|311.61|c277864|c294247|297965|237926|246813
107090438|3k|1d|4|cu|s|2
107010097|3k|1d|4|17f|s|30|325.306|340.80|c209126|p229799|204090|85303|83538
107010113|3k|1d|4|18a|d|40|423.939|422.31|c14627|p13145|16226|21426|19758
107010122|3k|1d|4|jp|s|10||356.98|c178611||c298524|272031|258275
107010131|3k|1d|4|mb|s|20|367.761|382.23|c139775|p143125|129176|78484|79977
107010149|3k|1d|4|os|z|42|385.920|409.30|c10504|p14880|13435|16856|21023
107010731|3k|1d|4|15t|z|50|409.155|429.63|c4132|p5251|6775|10945|15386
107010158|3k|1d|4|qv|e|40|355.160|360.72|c119471|p111284|112473|118408|135024
107010167|3k|1d|4|va|e|45|367.276|381.48|c74213|p82613|93016|89134|105844
107010176|3k|1d|4|u4|z|50|326.682|354.60|c72417|p120106|77079|70852|74294
107010185|3k|1d|4|vw|z|20|320.813|348.87|c85110|p141825|51336|51925|55068
107010194|3k|1d|4|xy|z|20|334.798|358.01|c65365|p94327|39791|44692|45009
107010237|3k|1d|5|16p|z|168|323.497|344.94|c95135|p131484|83464|101324|85676
107010661|3k|1d|5|16s|z|31|317.375|333.17|c129769|p156131|141552|180264|129388
107090275|3k|1d|5|16t|z|4|306.054|330.78|c137865|p210868|209520|217602|191517
107090536|3k|1d|5|16v|z|2
107090273|3k|1d|5|16w|z|19|308.148|334.98|c124060|p199798|119127|227334|206832
107010404|3k|1d|1q|6z|s|60|468.399|486.74|c30195|p30610|35968|35779|35568
107010758|3k|1d|22|17f|s|20|302.653|309.64|c283163|c299196|292873|121415|109979
107090276|3k|1d|22|os|z|30|373.856|396.13|c18031|p24500|25127|28144|30649
107010819|3k|1d|22|qv|e|40|338.887|350.15|c148161|p160124|151263|159958|173653
107090207|3k|1d|22|va|e|35|352.648|366.46|c105765|p117968|127792|123295|141135
107090155|3k|1d|22|y2|z|30|346.522|372.83|c41300|p64904|48579|43433|46878
107010794|3k|1d|23|5l|s|30|259.843|263.42|c456902|p517064|537291|550610|554130
107090300|3k|1d|23|vy|s|30|254.497|256.51|c493839|p558303|556688|545662|553083
107010494|3k|1d|2d|5o|s|45|272.573|287.20|c354616|p434702|479342|445190|445357
107090277|3k|1d|2d|1a1|s|30|295.166|303.11|c302085|p327007|376935|350507|421308
107090215|3k|1d|2d|m3|s|55|299.831|310.27|c281459|p309312|295426|271411|308979
107090445|3k|1d|2d|m6|s|1|246.839|||p625754|648533
107010413|3k|1d|2d|nm|s|40|307.128|324.49|c245191|p283702|310854|310298|301256
107090326|3k|1d|3c|e3|z|20|288.690|300.62|c271917|p318627|317560|419435|611829
107090286|3k|1d|3c|1aq|e|38|337.727|340.65|c177234|p164188|176902|200575|212254
107090287|3k|1d|3c|n7|s|50|327.023|344.42|c201781|p225248|249868|249816|245461
107090288|3k|1d|3c|qm|z|35|290.638|307.60|c235074|p305141|462881|492149|389288
107090289|3k|1d|3c|1bv|s|30|264.276|266.99|c439418|p486280|562634|636860|709545
107090452|3k|1d|3s|hf|s|45|405.589|441.05|c72321|p92139|111308
107090543|3k|1d|3s|hg|s|3
107010722|3k|1d|3s|h5|e|75|324.750|333.90|c200690|p214841|270542|364618|371851
107010422|3k|1d|3s|11m|s|75|447.554|470.95|c44067|p48333|53925|54493|55484
107010555|3k|1d|3t|hp|s|130|379.550|410.94|c104099|p125624|147802|154061|150427
107010767|3k|1d|3w|i5|e|90|405.664|421.01|c18612|p24135|45089|35363|44203
107090290|3k|1d|51|3f|s|80|392.857|380.95|c141511|p107712|104250|86134|96986
107090291|3k|1d|51|93|s|50|375.313|408.97|c106318|p131757|168137|169716|197550
107090292|3k|1d|51|a7|s|65|369.299|390.78|c128449|p140746|157679|151414|187143
107090293|3k|1d|51|au|s|25|318.303|331.22|c229486|p248985|281332|295016|288389
107090294|3k|1d|51|fs|s|10|303.978|324.29|c245644|p294537|287684|298180|283304
107090295|3k|1d|51|gp|s|10|312.146|312.34|c275918|c267433|298267|284281|299122
107090296|3k|1d|51|194|s|20|314.978|332.82|c225909|p258770|298795|299666|299111
107090297|3k|1d|51|kw|s|60|347.300|374.72|c150542|p179567|234765|267789|299954
107090298|3k|1d|51|mp|s|65|338.233|356.35|c179729|p198640|225167|226904|257084
107090299|3k|1d|51|n4|s|20|317.379|342.99|c204675|p251604|295942|295940|296234
107090302|3k|1d|5a|2k|s|27|319.086|330.42|c231342|p246825|257818|283496|249116
107090303|3k|1d|5a|cx|s|40|314.561|336.37|c218218|p260030|301373|293279|271819
107090304|3k|1d|5a|s0|e|40|289.938|307.81|c319665|p419434|535003|652014|603100
107090305|3k|1d|5a|u7|e|35|297.851|321.87|c249653|p362708|432370|468162|414572
107090078|3k|1d|68|3f|s|75|351.641|343.72|c203198|p171142|165246|130202|151404
107010476|3k|1d|68|kw|s|25|320.516|340.24|c210295|p242841|293037|299569|289425
107090368|3k|1d|69|hp|s|50|354.465|385.26|c135701|p165859|192297|193888|183900
107010343|3k|1d|6g|167|e|60|277.798|297.37|c380864|p520332|729374|887995|927621
107010291|3k|1d|6g|1b5|e|60|286.385|303.73|c342491|p447326|649690|759164|793271
107090219|3k|1d|6g|la|e|50|286.062|303.11|c346023|p449904|657788|742720|769397
107010307|3k|1d|6g|td|e|45|293.453|304.50|c338098|p393440|499968|514220|493733
107090221|3k|1d|6g|ty|e|45|304.959|316.27|c275730|p316742|444277|516679|526358
107010749|3k|1d|6j|6x|d|45|325.829|344.37|c45521|p54454|68485|70065|57590
107010334|3k|1d|6j|bj|e|35|243.845|249.75|c778568|p878632|966958|1105943|1126286
107010573|3k|1d|6j|g6|z|40|289.433|312.38|c211834|p313488|498848|525138|437001
107090209|3k|1d|6j|q6|e|60|361.296|364.37|c110646|p96144|101012|108488|118264
107010697|3k|1d|6j|rr|z|25|266.445|283.03|c379888|p501250|628145|906018|1110262
107010397|3k|1d|6j|ug|e|30|266.338|274.14|c550265|p629251|632974|781087|724212
107010316|3k|1d|6j|vl|z|30|303.710|316.85|c191813|p223680|232401|407102|409068
107010325|3k|1d|6j|xs|z|30|303.284|320.80|c175102|p226198|162619|240007|236905
107090382|3k|1d|7g|y8|s|240|491.038|509.07|c13481|p15537|17596|17606
107010361|3k|1d|75|dk|z|65|346.520|362.30|c57538|p64912|86898|86552|81504
107010704|3k|1d|75|rd|z|40|260.215|280.75|c395692|p559670|752447|845931|843369
107010379|3k|1d|75|xj|e|35|258.417|269.71|c587815|p712621|890202|969910|969678
107010388|3k|1d|75|x6|d|50|325.383|341.64|c46712|p54661|63396|68821|63074
107090211|3k|1d|7j|c8|e|70|268.776|287.01|c450510|p604956|731478|807173|821287
107090213|3k|1d|7j|kj|e|60|264.565|282.66|c482901|p647578|801839|890693|894150
107090424|3k|1d|7j|km|e|1
107010837|3k|1d|7j|ny|e|65|268.486|286.73|c452550|p607845|750874|844925|869431
107090214|3k|1d|7j|zp|e|60|287.099|301.58|c355099|p441463|567982|685055|719062
107010855|3k|1d|7j|14e|e|70|349.054|359.79|c121861|p128070|149221|160994|203649
107090222|3k|1d|7u|124|s|40|370.045|397.98|c119480|p139551|178856|157833|137305
107090431|3k|1d|7u|127|s|1|230.284|244.96|c567187|p807725|283031
108090090|3l|1q|1q|6z|s|60|462.932|479.58|c36308|p34968|41743|40729|40889
108010419|3l|1q|27|p|d|45|339.979|353.01|c41840|p47746|55656|55501|49893
108010243|3l|1q|27|bu|s|10|328.867|||c220554|291537|284719|276067
108010376|3l|1q|27|17f|s|25|304.590|327.54|c237983|p292311|295283|90453|91186
108010288|3l|1q|27|18a|d|50|412.744|412.84|c17590|p16823|19448|25075|21994
108010437|3l|1q|27|os|z|42|378.987|401.67|c14432|p19912|19633|22290|25361
108090077|3l|1q|27|15t|z|40|402.922|423.63|c5445|p7053|8294|11517|15664
108090078|3l|1q|27|qv|e|50|343.159|355.96|c131939|p145882|139827|141630|162272
108010252|3l|1q|27|va|e|40|361.254|374.96|c87320|p96240|109030|100239|118324
108010322|3l|1q|27|u4|z|45|311.309|337.93|c115125|p183753|100971|83737|88490
108010331|3l|1q|27|y2|z|50|347.486|373.82|c39975|p62875|38200|35959|41066
108010173|3l|1q|2f|1d|e|30|232.419|243.91|c839714|p1013815|1052254|1170167|1140628
108090091|3l|1q|2f|4v|s|30|263.629|268.20|c433662|p490551|507040|474322|487466
108010446|3l|1q|2f|5v|z|40|281.881|292.26|c319753|p369504|357295|351735|346436
108010358|3l|1q|2f|14x|z|75|220.915|241.97|c714072|p927560|1008429|1093700|1406597
108090092|3l|1q|2f|15c|d|30|390.145|406.80|c19754|p25648|36832|43790|37420
108010455|3l|1q|2f|bj|e|30|230.867|238.89|c893812|p1032131|1081648|1139760|1224713
108010464|3l|1q|2f|ig|d|35|385.211|402.66|c21301|p27711|31687|35772|35291
108010119|3l|1q|2f|lo|s|50|283.165|288.58|c349690|p379417|396905|336891|345965
108010261|3l|1q|2f|nm|s|60|276.737|284.79|c363553|p411803|422473|401795|378864
108090087|3l|1q|2f|q6|e|50|351.138|357.25|c128444|p122177|119882|128616|135282
108090093|3l|1q|2f|rg|d|35|338.782|362.36|c37912|p48284|60790|69168|65446
108010385|3l|1q|2f|rr|z|25|246.009|272.90|c452722|p698000|652503|978225|1299175
108010216|3l|1q|2f|ug|e|40|253.698|262.62|c651732|p764881|861816|986304|912578
108010094|3l|1q|2f|vl|z|30|272.220|290.22|c331960|p449479|439817|624548|526101
108010067|3l|1q|2f|xs|z|30|291.776|306.95|c238469|p297424|233417|345811|316102
108010394|3l|1q|2f|xz|z|55|225.412|245.42|c683705|p889879|976269|1056731|1399563
108090082|3l|1q|3a|ff|z|55|283.902|291.66|c323323|p353838|385681|377019|361344
108090161|3l|1q|3a|fk|z|1
108090133|3l|1q|3a|1ae|s|30|299.828|303.90|c299738|p309327|329653|331460|339890
108090147|3l|1q|3a|1ai|s|1|||||c595799
108090086|3l|1q|8o|c8|e|65|263.476|276.14|c533756|p658916|839720|950514|969661
108010013|3l|1q|8o|167|e|60|264.027|277.79|c520710|p653192|915783|1017783|1060437
108010022|3l|1q|8o|1b5|e|50|276.590|294.08|c401935|p531034|767662|850344|844521
108010164|3l|1q|8o|ip|e|35|266.299|280.89|c496534|p629675|880739|949843|879683
108010473|3l|1q|8o|10i|e|50|274.499|291.32|c420336|p550193|779881|954219|993006
108090094|3l|1q|8o|10o|e|40|293.666|306.23|c328343|p391915|564954|698232|759716
108010482|3l|1q|8o|zz|e|65|275.413|289.75|c431240|p541734|678048|747837|784670
108010349|3l|1q|8r|16p|z|99|252.796|270.59|c470061|p631459|445700|413624|283366
108090095|3l|1q|8r|16w|z|11|251.157|264.27|c521987|p647664|520652|718882|658161
108090088|3l|1q|56|3f|s|55|350.890|339.00|c212748|p172591|165628|128804|159616
108010367|3l|1q|56|93|s|50|325.210|351.00|c189370|p230032|271959|294973|296838
108010234|3l|1q|56|fs|s|10|308.360|307.07|c290397|c279623|265230||292067
108090079|3l|1q|56|194|s|10|311.475|327.79|c237383|p269628|299726|248642|294414
108010491|3l|1q|56|ps|s|35|268.249|265.94|c444436|p460558|538566|541960|571299
108090089|3l|1q|56|pt|s|1|228.742|||c826506|848657|778098
108010058|3l|1q|65|hp|s|110|368.107|397.09|c120585|p142581|169027|174967|172267
108010137|3l|1q|75|dk|z|65|345.566|360.39|c60986|p67045|87741|84104|80644
108010146|3l|1q|75|xj|e|45|264.366|271.03|c576476|p649640|828910|915639|956781
108010031|3l|1q|75|x6|d|50|348.228|358.33|c39622|p43924|53313|58607|57539
108190380|3m|1r|s|2v|s|30|290.288|295.04|c327290|p347166
108190387|3m|1r|s|4c|s|30|297.390|301.12|c308091|p318556
108190144|3m|1r|10|2k|s|27|296.232|309.00|c285019|p322857|325558|344866|319282
108190394|3m|1r|10|cx|s|25|294.249|316.54|c264931|p330656
108190156|3m|1r|1q|6z|s|30|463.524|481.25|c34813|p34482|41070|39817|39062
108110012|3m|1r|27|bu|s|10|||||c289215|290653|282669
108110375|3m|1r|27|17f|s|25|310.317|331.82|c228142|p273246|275075|100965|98215
108190145|3m|1r|27|18a|d|40|402.928|402.81|c21246|p20482|23613|29422|24646
108110551|3m|1r|27|os|z|42|373.592|398.39|c16480|p24742|23272|25453|27654
108190401|3m|1r|27|15t|z|20|396.085|420.74|c6172|p9600
108110339|3m|1r|27|qv|e|40|337.185|350.74|c146495|p166079|155542|159995|176055
108110021|3m|1r|27|va|e|45|356.064|369.91|c98059|p108952|119815|108652|126920
108110039|3m|1r|27|u4|z|40|291.634|333.81|c127766|c298384|123474|98558|102328
108110048|3m|1r|27|y2|z|40|335.192|369.69|c45701|p93193|45106|40441|45953
108190268|3m|1r|2d|4v|s|30|253.616|256.66|c492991|p565528|599531
108190275|3m|1r|2d|5o|s|35|256.227|264.48|c451635|p544238|601466
108190282|3m|1r|2d|5p|s|1|208.205|||c1072399|1037130
108190289|3m|1r|2d|ch|s|30|247.273|255.98|c496964|p621663|667691
108190296|3m|1r|2d|ja|s|30|271.692|284.02|c366430|p439817|497088
108190303|3m|1r|2d|lo|s|40|279.278|285.31|c361654|p398405|418602
108190137|3m|1r|39|wq|e|40|227.740|243.22|c847092|p1068799|1103823|1126262|1107026
108190127|3m|1r|8o|c8|e|80|246.226|265.39|c626426|p850742|1031734|1102096|1137911
108110118|3m|1r|8o|167|e|60|246.312|265.26|c627545|p849676|1090217|1057927|1036856
108110127|3m|1r|8o|1b5|e|50|264.877|279.11|c510253|p644304|862024|889735|957450
108110136|3m|1r|8o|ip|e|45|250.281|269.78|c587203|p803569|1101896|1131473|1128658
108110472|3m|1r|8o|la|e|60|257.678|278.87|c512143|p720758|1014701|1064902|1088086
108110312|3m|1r|8o|tp|e|45|243.187|260.78|c669292|p886373|1160556|1175274|1196058
108190128|3m|1r|8o|zz|e|50|265.552|279.77|c505098|p637400|765136|797193|885734
108190120|3m|1r|8u|dv|z|40|241.301|263.47|c528742|p743768|942499|994948|1160377
108110418|3m|1r|8u|g6|z|40|252.348|279.73|c402952|p635842|801746|852213|865988
108190136|3m|1r|8u|qm|z|40|254.468|275.21|c435731|p615122|783919|796126|783857
108190324|3m|1r|8u|13y|z|25|268.918|289.36|c337353|p478706|622715
108190331|3m|1r|8x|5v|z|40|258.878|282.01|c386954|p572303|509982
108190338|3m|1r|8x|14x|z|65|218.626|242.97|c705229|p945923|1034044
108190345|3m|1r|8x|17u|d|60|368.564|381.54|c29842|p34790|39956
108190352|3m|1r|8x|rr|z|25|229.090|255.41|c596995|p857548|937941
108190359|3m|1r|8x|ug|e|40|231.839|247.76|c799337|p1020662|1068636
108190366|3m|1r|8x|vl|z|30|252.952|279.38|c405452|p629936|564436
108190373|3m|1r|8x|xs|z|30|273.344|293.95|c309930|p439680|321660
108110533|3m|1r|93|19o|z|90|249.086|||c667851|535509|568419|412796
108190146|3m|1r|93|19x|z|10|244.550|||c712232|617717|861760|1071971
108110357|3m|1r|4u|n7|s|10|319.064|323.88|c246680|c246876|233219|249474|234728
108190138|3m|1r|4u|ps|s|40|252.715|255.61|c499240|p573060|631207|635098|647467
108190205|3m|1r|4u|1bv|s|30|248.969|251.98|c521256|p605943|668367|687754
108190148|3m|1r|51|3f|s|75|339.529|332.87|c225794|p195797|194804|153587|187791
108190212|3m|1r|51|157|s|10|||||c286613
108110145|3m|1r|51|93|s|50|321.231|349.02|c193126|p240867|285237|299128|298419
108110366|3m|1r|51|fs|s|10|316.679|305.89|c293916|c253673|281714|286373|288839
108190219|3m|1r|51|gp|s|10||304.87|c296850|||c299472
108110154|3m|1r|51|194|s|10|309.337|326.49|c240360|p276395|298217|297718|280894
108190226|3m|1r|51|im|s|10|330.530|||c216459||154314
108190233|3m|1r|51|kt|s|10|302.489|304.86|c296877|c299778|196187
108110172|3m|1r|51|kw|s|25|318.809|338.33|c214116|p247514|296319|299866|248163
108110321|3m|1r|6k|us|e|55|244.053|||c876146|870651|844813|801490
108110499|3m|1r|6s|4q|s|30|253.943|254.35|c506708|p562774|563552|603236|441541
108190149|3m|1r|6s|5n|s|30|262.685|269.10|c429542|p497001|530917|559241|591029
108190408|3m|1r|6s|gw|s|30|256.179|254.02|c508683|p544632
108110524|3m|1r|6s|ho|s|20|242.249|237.07|c625396|p671834|757984|698835|613076
108110506|3m|1r|6s|we|s|30|267.938|276.38|c396938|p462461|440118|498969|385122
108110569|3m|1r|7g|y8|s|115|480.436|501.14|c18834|p22005|25780|26849|28525
108190163|3m|1r|8b|7p|s|60|338.108|364.37|c166462|p198923|231853|234429|227199
108190170|3m|1r|8b|hp|s|90|363.796|395.09|c123027|p149465|178691|185713|183320
108190177|3m|1r|8b|s0|e|35|275.035|287.96|c443712|p545325|655902|739408|720977
108190240|3m|1r|8b|u7|e|35|284.686|304.64|c337304|p461133|568682|728404
204610429|3n|1a|1q|70|s|35|434.781|435.53|c77889|p60557|58759|54346|48497
204610428|3n|1a|1q|77|s|9|465.420|484.04|c32491|p32985|36788|35942|35829
204610427|3n|1a|1q|7d|s|17|425.041|||p70592|78437|65463|54576
204610354|3n|1a|2f|q8|e|20|295.336|||c380001|174004|230437|156975
204610345|3n|1a|2f|q9|e|10|355.283|||c110946|91111|94994|94672
204610336|3n|1a|2f|qa|e|44|189.086|||c1430854|715683|812851|347662
204610399|3n|1a|3d|1as|e|20|275.262|264.35|c635702|p543193|415541|496763|395142
204610381|3n|1a|3d|1at|e|5|338.526|343.31|c168715|p161383|180809|193357|200273
204610372|3n|1a|3d|1av|e|17|202.945|220.41|c1093427|p1328798|770614|966836|573537
204610541|3n|1a|3w|i6|e|23|365.373|369.24|c99528|p86801|101299
204610471|3n|1a|3w|i8|e|6|404.722|426.52|c14559|p25024|44852|29746
204610464|3n|1a|3w|ie|e|13|351.325|||c121690|121998|120528
204610632|3n|1a|8p|1b7|e|36|242.982|208.67|c1208934|p888815
204610618|3n|1a|8p|1bb|e|6|310.615|333.62|c201736|p284272
204610625|3n|1a|8p|1bd|e|2|225.235|||c1097727
204610653|3n|1a|8p|te|e|37|200.773|160.56|c1416930|p1347703
204610639|3n|1a|8p|tg|e|6|300.530|307.34|c322252|p344813
204610646|3n|1a|8p|ti|e|2|215.091|||c1210056
204610266|3n|1a|61|2m|s|32|254.341|250.08|c533405|p559536|411069|440787|343145
204610257|3n|1a|61|2o|s|7|313.339|333.23|c224980|p263770|236785|252640|234336
204610248|3n|1a|61|2p|s|10|228.034|183.00|c1063703|p835225|688835|957691|465869
204610327|3n|1a|61|cz|s|37|239.678|239.87|c604016|p699128|530322|480197|388656
204610318|3n|1a|61|d1|s|7|318.979|347.60|c195735|p247074|253829|288945|175913
204610309|3n|1a|61|d2|s|5|223.784|||c888084|816892|874482|422576
204610293|3n|1a|61|hr|s|20|341.407|359.54|c174293|p191649|203905|224905|205466
204610275|3n|1a|61|hu|s|7|382.738|414.88|c99732|p121237|135909|143957|140730
204610450|3n|1a|61|hv|s|27|283.290|288.73|c349121|p378844|331885|420780|231484
108210841|3p|1w|c|i5|e|75|407.894|422.74|c17255|p22084|41290|28789|36180
108290235|3p|1w|8e|vl|z|30|285.796|303.07|c258810|p339681|379370|462030|492785
108210011|3p|1w|1q|6z|s|75|472.087|490.06|c27354|p27832|31544|31361|30597
108290446|3p|1w|1t|7w|s|40|452.452|471.81|c43253|p43888|49819|51699
108210029|3p|1w|27|p|d|50|371.629|382.92|c29274|p33433|40411|42675|39788
108210047|3p|1w|27|50|s|10|307.850|316.57|c264854|c281344|277838|285388|294394
108210065|3p|1w|27|bu|s|25|302.806|304.41|c298188|c298649|297330|238659|228469
108210074|3p|1w|27|ct|s|20|302.629|308.11|c287460|c299279|296924|247390|265703
108210083|3p|1w|27|dh|d|40|360.666|372.49|c33518|p38341|49776|55088|55105
108290425|3p|1w|27|dj|d|2|150.820|||c140440
108210092|3p|1w|27|17f|s|50|327.066|344.27|c202078|p225142|225453|80697|75285
108210108|3p|1w|27|18a|d|50|433.555|437.70|c10210|p10238|10983|15509|14795
108210135|3p|1w|27|mb|s|20|373.554|381.07|c141333|p134332|117869|79295|75098
108210144|3p|1w|27|os|z|42|387.721|411.32|c9609|p13789|12826|14587|18320
108211106|3p|1w|27|15t|z|50|410.983|431.92|c3649|p4804|5465|8526|12815
108210153|3p|1w|27|qv|e|50|366.127|374.26|c88822|p85144|91146|94120|111495
108210162|3p|1w|27|va|e|45|373.151|388.51|c61348|p70555|80949|73645|95445
108210171|3p|1w|27|u4|z|40|339.920|362.87|c56558|p80622|61451|58866|64698
108210189|3p|1w|27|y2|z|40|366.375|390.37|c22440|p32436|22080|23023|28099
108290509|3p|1w|2d|2v|s|30|338.484|323.92|c246580|p198101|198981
108210205|3p|1w|2d|4v|s|30|292.043|300.93|c308666|p339822|367592|353293|358466
108210223|3p|1w|2d|ch|s|20|287.839|298.23|c317088|p357826|387785|374176|409435
108210232|3p|1w|2d|1a1|s|35|338.980|345.01|c200647|p197025|225581|226998|319951
108210241|3p|1w|2d|ja|s|30|311.477|327.52|c238029|p269621|307100|306746|323737
108210259|3p|1w|2d|lo|s|55|311.495|325.03|c243860|p269565|284768|242222|273433
108211187|3p|1w|2d|nm|s|30|358.747|376.17|c148349|p158081|172406|165659|171383
108290516|3p|1w|2d|137|s|30|349.249|340.06|c210681|p175810|171188
108290284|3p|1w|39|ah|s|50|322.350|322.41|c250214|p237815|249252|240899|267368
108210295|3p|1w|8o|167|e|50|319.549|335.61|c194489|p238246|356337|440995|484194
108211063|3p|1w|8o|16g|e|40|332.679|348.59|c152656|p182410|273711|309381|346939
108210798|3p|1w|8o|1b5|e|50|322.377|338.61|c184009|p225318|328949|395891|417316
108290593|3p|1w|8o|sr|e|40|260.749|286.65|c453175|p687750
108210805|3p|1w|8o|td|e|50|323.935|336.61|c190950|p218394|287288|290465|317565
108210974|3p|1w|8o|zz|e|70|324.002|336.37|c191828|p218088|277670|316973|348529
108210302|3p|1w|8r|16p|z|178|305.898|323.25|c165320|p211660|191987|191008|142563
108290600|3p|1w|8r|16v|z|2
108290343|3p|1w|8r|16w|z|20|295.772|315.51|c197715|p271356|208259|346240|292121
108210929|3p|1w|8v|dv|z|40|283.831|298.98|c281023|p354422|522242|556260|490041
108210938|3p|1w|8v|ge|z|40|292.095|314.81|c200877|p295288|470570|462875|351316
108290345|3p|1w|8v|178|z|50|286.418|299.62|c277495|p334955|463142|480909|495316
108211081|3p|1w|8v|qm|z|40|302.741|322.09|c169956|p229247|341183|340475|296567
108290523|3p|1w|8x|15|d|50|302.946|333.00|c50462|p65774|84522
108210895|3p|1w|8x|1d|e|30|257.785|263.64|c642216|p719578|776800|944742|889966
108210214|3p|1w|8x|5v|z|40|317.163|332.42|c132174|p157040|167874|164544|171942
108210692|3p|1w|8x|bj|e|35|261.359|266.72|c614275|p681353|741858|805218|813243
108290530|3p|1w|8x|181|d|40|416.955|422.21|c14658|p15362|20376
108210268|3p|1w|8x|q6|e|40|383.739|393.33|c53185|p51789|70324|62640|74363
108210902|3p|1w|8x|rr|z|25|292.301|303.66|c255606|p293888|340989|516038|553745
108210859|3p|1w|8x|ug|e|40|291.287|302.89|c347389|p409255|419582|442426|426758
108210277|3p|1w|8x|vl|z|30|328.495|342.90|c100713|p113904|145753|204538|224667
108210286|3p|1w|8x|xs|z|30|326.237|341.48|c104806|p121611|102960|149390|156003
108290537|3p|1w|4u|1ae|s|17|323.054|333.36|c224713|p235900|269854
108210965|3p|1w|4u|n7|s|50|358.941|372.11|c154454|p157734|175575|172273|170142
108290232|3p|1w|4u|1bv|s|30|287.455|298.09|c317538|p359511|397867|411887|432982
108210665|3p|1w|51|3f|s|85|418.980|417.02|c97374|p77163|69205|57048|60493
108210311|3p|1w|51|157|s|10|305.060|326.67|c239938|p290728|296448|297009|293710
108290544|3p|1w|51|93|s|50|407.324|437.90|c75483|p90143|106381
108210823|3p|1w|51|9z|s|65|401.194|419.56|c94605|p97526|107356|97105|112842
108210338|3p|1w|51|fs|s|25|317.435|336.83|c217260|p251445|291428|294450|298793
108210789|3p|1w|51|gp|s|15|308.296|330.36|c231483|p279854|292380|299349|292048
108210347|3p|1w|51|194|s|50|335.023|353.19|c185314|p205939|245524|249666|266360
108210877|3p|1w|51|jh|s|50|372.385|400.41|c116468|p135986|161019|172481|215894
108210674|3p|1w|51|kw|s|60|381.739|410.60|c104459|p122548|147699|140722|162238
108210683|3p|1w|51|n1|s|35|342.953|368.79|c159605|p188386|230643|254573|296291
108211115|3p|1w|61|2k|s|27|338.944|357.25|c178177|p197094|206589|219238|186926
108290383|3p|1w|61|15m|e|30|330.422|343.02|c169647|p191243|185938|210172|249194
108290230|3p|1w|61|6p|s|65|430.205|454.12|c59775|p65205|84967|93088|84545
108211124|3p|1w|61|7p|s|85|348.899|374.53|c150850|p176498|205698|210939|207886
108290376|3p|1w|61|cx|s|36|333.642|358.87|c175407|p209116|246282|228771|236493
108211133|3p|1w|61|hp|s|110|399.563|431.22|c82270|p99518|116699|124267|124251
108290285|3p|1w|61|oj|s|50|306.935|320.47|c254971|p284336|310044|298282|273604
108290278|3p|1w|61|p5|s|50|291.185|300.04|c311332|p343388|368976|362586|341095
108211142|3p|1w|61|s0|e|40|310.754|325.68|c233162|p283491|353582|415850|392716
108211151|3p|1w|61|u7|e|30|317.373|334.30|c199261|p248844|320489|329548|305699
108210365|3p|1w|7g|y8|s|170|502.010|516.24|c9297|p10218|11535|11149|11774
108210868|3p|1w|7g|yn|s|65|497.832|512.66|c11257|p12046|13487|13738|14125
108290390|3p|1w|7g|yr|s|1
108210956|3p|1w|76|xj|e|30|265.403|274.06|c550929|p639005|718306|779619|797515
108211196|3p|1w|76|x6|d|50|347.054|356.53|c40320|p44445|53043|58009|53462
108210374|3p|1w|7t|124|s|50|416.562|442.87|c70555|p79873|91934|87710|81515
108290081|3p|1w|80|us|e|60|268.832|||c604424
108210708|3p|1w|85|1v|s|25|284.015|297.11|c320649|p375401|412350|426642|435364
108210717|3p|1w|85|4m|s|30|303.069|323.31|c248018|p297701|323331|330803|320735
108290586|3p|1w|85|gv|s|40|268.678|268.58|c431959|p457980
108210726|3p|1w|85|w0|e|25|293.800|306.31|c327891|p390954|478498|519855|476369
108211072|3p|1w|85|w5|s|25|283.763|294.86|c327911|p376595|413172|423210|443796
108210814|3p|1w|85|wc|s|25|264.730|267.84|c435308|p483217|516704|555674|571487
108210744|3p|1w|85|wf|s|25|253.621|254.38|c506533|p565492|681253
108210753|3p|1w|85|vy|s|25|274.419|284.26|c365485|p424424|459983|476378|488882
108210762|3p|1w|85|x4|s|25|260.876|267.53|c436807|p509464|527983|550497|545294
108210771|3p|1w|85|14s|s|25|261.097|264.79|c450069|p507862|581225|572826|555120
108310188|3q|1s|1q|6z|s|50|466.383|484.20|c32336|p32164|38200|38084|38370
108310276|3q|1s|27|bu|s|10|||||c275507|293511|283138
108310213|3q|1s|27|17f|s|15|306.639|325.42|c242944|p285334|274414|112252|104527
108310267|3q|1s|27|os|z|42|378.848|401.14|c14749|p20036|20483|23478|27151
108390245|3q|1s|27|15t|z|20|402.163|426.68|c4750|p7297
108310328|3q|1s|27|qv|e|30|345.689|357.22|c128523|p138014|137214|144491|164267
108310222|3q|1s|27|va|e|25|364.428|380.24|c76612|p88869|105009|109126|127179
108390133|3q|1s|27|u4|z|40|312.905|342.17|c102839|p176246|97592|85454|98808
108310346|3q|1s|27|y2|z|30|354.919|378.70|c33985|p48965|34659|38027|43802
108310091|3q|1s|2b|1z|s|20|235.136|233.80|c651016|p750537|789374|792768|844355
108310294|3q|1s|2b|63|s|45|380.865|410.24|c104858|p123816|151961|144271|166636
108390135|3q|1s|2b|6a|e|40|303.646|318.22|c266456|p324722|542167|709273|764543
108390196|3q|1s|2b|eh|s|25|386.280|418.95|c95271|p116403|143419
108390153|3q|1s|2f|17u|d|60|384.254|393.18|c24981|p28130|33383|39157|35330
108310028|3q|1s|2f|lo|s|45|288.922|295.87|c324523|p353026|376428|335153|368945
108390117|3q|1s|2f|nm|s|30|302.052|317.73|c261887|p301311|325233|330387|329458
108310249|3q|1s|2f|rr|z|25|260.884|280.31|c398842|p553253|639031|890045|1019799
108310301|3q|1s|2f|ug|e|30|262.403|266.50|c616278|p670172|771544|814945|806287
108310037|3q|1s|2f|vl|z|30|283.327|301.92|c264948|p358285|290906|460386|436123
108310046|3q|1s|2f|xs|z|30|294.136|307.85|c233848|p281934|227574|287714|290882
108390137|3q|1s|39|qm|z|40|282.124|301.54|c267014|p367561|499511|548551|378756
108390203|3q|1s|8r|16p|z|90|268.200|291.30|c325424|p485220|352606
108390210|3q|1s|8r|16w|z|10|268.344|296.67|c294242|p483908|409163
108390217|3q|1s|61|2k|s|27|310.685|325.16|c243552|p272098|311705
108390224|3q|1s|61|cx|s|30|312.464|338.60|c213565|p266480|317573
108310337|3q|1s|61|hp|s|90|374.079|405.87|c109855|p133571|158967|165634|163129
108390125|3q|1s|61|s0|e|35|292.936|308.22|c317434|p397115|493612|584902|511218
108390175|3q|1s|6k|us|e|40|252.067|||c783216
108310161|3q|1s|7g|y8|s|125|482.521|502.12|c18124|p20695|23517|24193|25384
108390152|3q|1s|75|dk|z|60|338.518|352.61|c76580|p84233|109362|108941|121051
108310152|3q|1s|8m|14u|e|40|256.916|274.63|c546237|p729083|1007095|1133482|1169575
108310073|3q|1s|8m|167|e|50|267.956|280.41|c500194|p613016|879718|980563|970529
108310082|3q|1s|8m|1b5|e|40|276.926|292.96|c409391|p528076|766770|829631|842702
108310179|3q|1s|8m|td|e|40|274.121|290.89|c423265|p553689|809552|812401|758509
108310107|3q|1s|85|1v|s|30|263.107|269.18|c429167|p494098|551215|557103|507879
108310143|3q|1s|85|4m|s|30|281.933|292.69|c335292|p385203|422958|442781|395086
108310204|3q|1s|85|fs|s|10|302.457|311.88|c277143|c299891|293089|284742|253907
108310258|3q|1s|85|ps|s|30|271.071|275.38|c401220|p443492|493668|517869|566390
108310116|3q|1s|85|vy|s|25|251.514|259.42|c477784|p583273
108470124|3r|5|27|2j|e|25|377.501|395.31|c49989|p62422|110242
108410018|3r|5|27|3y|s|30|434.584|432.21|c81252|p60730|66067|59089|74437
108410027|3r|5|27|bv|s|40|387.371|400.73|c116046|p114975|113848|88351|98236
108410036|3r|5|27|cv|s|20|411.439|427.32|c86286|p85524|83979|73074|71175
108411201|3r|5|27|cw|s|1|352.357|336.18|c218620|p169792|177633
108410045|3r|5|27|17j|s|40|418.012|439.21|c74151|p78249|68682|53707|49727
108410054|3r|5|27|18f|d|50|479.725|479.84|c3139|p2426|3376|4347|4710
108410072|3r|5|27|18k|d|1|479.603|476.55|c3502|p2437|3423|6641|4763
108410063|3r|5|27|18l|d|29|413.307|423.14|c14361|p16616|21470|33682|40410
108410081|3r|5|27|jr|s|20|409.173|423.08|c90665|p88066|91656|76620|77455
108470082|3r|5|27|js|s|2|333.558|320.74|c254298|c209312|111605|108227|119066
108411149|3r|5|27|md|s|20|449.021|468.95|c45880|p47100|48400|41876|39723
108470131|3r|5|27|me|s|1|384.011|389.68|c129913|p119516|188280
108410099|3r|5|27|ox|z|35|428.306|443.44|c2129|p2111|1896|2259|3321
108410106|3r|5|2f|4y|s|50|454.238|462.90|c51493|p42319|37310|32207|35360
108470089|3r|5|2f|4z|s|2|361.713|380.40|c142287|p152956|164378|162063
108410115|3r|5|2f|bp|e|40|402.708|399.09|c44245|p27053|35238|24522|46794
108411219|3r|5|2f|bs|e|2|274.576|||c549494|364062|243657|166387
108410124|3r|5|2f|cj|s|80|490.662|490.16|c27280|p15756|15660|21431|24599
108410133|3r|5|2f|1a6|s|40|502.966|498.24|c20955|p9793|11527|18673|31702
108410142|3r|5|2f|jc|s|50|470.054|477.30|c38351|p29371|26383|32681|44394
108470166|3r|5|2f|jf|s|1|366.937|||c144385
108410151|3r|5|2f|lv|s|80|484.842|488.15|c28967|p19260|17018|21010|27046
108410169|3r|5|2f|ns|s|50|481.030|492.29|c25577|p21622|13564|11378|15189
108410178|3r|5|2f|qb|e|60|463.092|470.45|c2447|p2140|2155|1954|2770
108410187|3r|5|2f|un|e|40|434.393|435.85|c9410|p6573|11567|8031|19276
108410196|3r|5|2f|vr|z|30|444.356|454.65|c1318|p950|766|1398|2239
108410203|3r|5|8o|16g|e|80|474.433|481.71|c1604|p1380|1512|1715|2604
108410212|3r|5|8o|1be|e|60|475.323|482.06|c1584|p1337|1520|1527|2017
108410239|3r|5|8o|1bl|e|1|463.218|461.20|c3426|p2129|1568|2468|3497
108410221|3r|5|8o|1bm|e|20|378.829|394.96|c50543|p59998|80328|166889|257609
108410257|3r|5|8o|kd|e|1|459.584|434.33|c10104|p2438|5778|18764|12796
108410248|3r|5|8o|ke|e|19|360.255|375.61|c85899|p98597|117887|234253|303728
108410266|3r|5|8o|tj|e|80|456.901|460.24|c3574|p2683|3022|3221|6043
108410275|3r|5|8o|10o|e|65|465.098|473.81|c2174|p1969|2149|2267|3923
108470058|3r|5|4u|am|s|40|474.727|485.62|c31115|p25955|27750|29663|39894
108410318|3r|5|4u|nc|s|55|465.381|476.41|c39122|p33014|32334|29815|33310
108410327|3r|5|4u|1bz|s|40|432.588|446.84|c66742|p62782|63811|71942|89101
108410336|3r|5|51|3o|s|110|534.567|531.79|c2984|p1204|945|716|878
108410345|3r|5|51|159|s|40|457.345|472.60|c42529|p39630|44960|46314|53959
108410354|3r|5|51|9b|s|150|532.884|539.80|c1212|p1484|1603|1913|2094
108410363|3r|5|51|a7|s|55|525.775|527.21|c4399|p2741|2408|2551|3346
108410372|3r|5|51|fx|s|50|459.926|470.40|c44560|p37442|40479|42376|48588
108470060|3r|5|51|g0|s|1|349.061|||c176181||212828|96306
108410381|3r|5|51|hh|s|70|527.448|532.13|c2887|p2406|2792|3366|5000
108410399|3r|5|51|19c|s|110|465.286|478.83|c37003|p33091|37839|42219|49564
108410406|3r|5|51|io|s|40|445.527|459.87|c54324|p50219|53956|52734|65698
108410415|3r|5|51|jl|s|60|505.074|509.84|c12988|p8924|9610|11921|18184
108410424|3r|5|51|kv|s|40|452.390|469.05|c45800|p43959|47612|48607|59232
108410433|3r|5|51|l4|s|120|523.303|526.77|c4554|p3264|3659|4832|6321
108470117|3r|5|51|l7|s|1|527.272|||c2443|89542
108410442|3r|5|51|n4|s|60|510.262|513.62|c10693|p7000|7310|8660|13604
108410451|3r|5|51|po|s|30|486.057|500.93|c18984|p18481|28565|40577|51958
108410857|3r|5|5d|3q|s|60|317.199|305.11|c296154|p252139|285439|93183|126739
108410478|3r|5|5d|3r|s|25|439.682|418.28|c96029|p55724|38550|27355|25837
108470061|3r|5|5d|3v|s|51|302.923|||c298237|296381|121457|138048
108410884|3r|5|5d|9d|s|38|306.056|311.38|c278522|c287280|282083|182136|267083
108410496|3r|5|5d|9e|s|17|445.341|452.10|c61740|p50399|54591|46869|49514
108470062|3r|5|5d|9g|s|17|326.703|||c226096|296571|231261|231261
108470072|3r|5|5d|a9|s|26|342.968|303.94|c299634|p188349|242821|186155|262381
108470071|3r|5|5d|aa|s|9|437.973|413.54|c101182|p57434|58944|52349|55967
108470070|3r|5|5d|ad|s|20|309.085|||c277292|275496|212367|256556
108411122|3r|5|5d|hi|s|35|306.734|304.17|c298931|p285025|275352|195389|293804
108411113|3r|5|5d|hj|s|10|457.522|458.29|c55829|p39487|44442|42331|49541
108470063|3r|5|5d|hl|s|20|329.661|||c218606|296217|259465|275472
108411097|3r|5|5d|18h|d|36|206.324|165.65|c131764|p123349|118047|67191|69139
108410539|3r|5|5d|18i|d|13|404.720|405.75|c20143|p19822|21315|19077|19518
108470064|3r|5|5d|18n|d|16|175.039|||c137433|149556|88950|71692
108410927|3r|5|5d|19d|s|5|304.029|305.32|c295497|c294361|205659|239523|296606
108410557|3r|5|5d|19e|s|7|372.976|337.74|c215385|p135148|148356|140445|183811
108470096|3r|5|5d|19i|s|4||||||c290820
108410945|3r|5|5d|1bg|e|14|279.608|300.77|c359931|p504394|672528|385280|525127
108410575|3r|5|5d|1bi|e|5|391.486|313.63|c288792|p40512|82471|104554|140525
108410584|3r|5|5d|1bo|e|5|260.346|247.61|c800917|p691898|389357||765016
108470103|3r|5|5d|1bq|e|5|270.839|||c584637|650755|568815
108410981|3r|5|5d|l5|s|25|303.924|304.96|c296607|c294721|286850|245498|297428
108410636|3r|5|5d|l6|s|10|440.258|406.71|c108870|p55158|59411|55906|54628
108470067|3r|5|5d|l9|s|13|308.175|||c280293|294406|280515|278195
108411025|3r|5|5d|qd|e|60|255.005|183.78|c1376118|p750343|894629|523586|775685
108410672|3r|5|5d|qe|e|15|352.853|352.46|c141555|p117382|114306|123320|124705
108470068|3r|5|5d|qh|e|30|194.098|||c1399358|1508958|735332|811480
108470159|3r|5|5d|si|s|38|309.861|304.80|c297034|c274661
108470145|3r|5|5d|sj|s|8|431.673|335.92|c219166|p63702
108470152|3r|5|5d|sk|s|4|304.646|||c292119
108411079|3r|5|5d|tz|e|10|262.099|242.91|c850430|p673390|1514564|601928|771232
108410699|3r|5|5d|u1|e|5|374.521|251.79|c757623|p68055|88757|97087|139740
108470110|3r|5|5d|u3|e|5|237.270|||c956284|1210272|773183
108470075|3r|5|5d|13o|s|30|309.251|306.19|c293010|c276710|225528|126405|164139
108470074|3r|5|5d|13p|s|15|426.528|304.04|c299336|p69006|82296|31636|39361
108470073|3r|5|5d|13s|s|27|302.871|||c298422|197414|139035|164687
108570550|3s|1t|l|us|e|35|249.234|||c815632|766147|684622
108510141|3s|1t|8o|167|e|60|236.894|255.36|c721747|p960764|1216025|1226335|1096010
108510053|3s|1t|8o|1b5|e|50|252.454|267.52|c607135|p778821|997561|1024766|958886
108510168|3s|1t|8o|td|e|45|245.948|260.78|c669292|p853969|1129962|1004897|1006266
108570491|3s|1t|8o|10i|e|35|240.824|256.91|c706605|p914113|1158650|1164980|1115913
108510211|3s|1t|8o|zz|e|50|247.666|264.07|c638286|p833879|968543|1012188|1010686
108510089|3s|1t|8o|14e|e|60|310.980|324.52|c238121|p282279|309498|355823|415659
108510202|3s|1t|8r|16p|z|59|271.694|291.37|c324993|p454061|360623|287500|242612
108570517|3s|1t|8r|16w|z|7|257.428|280.36|c398480|p586358|532792|721638|856869
108570620|3s|1t|8x|1d|e|30|223.812|235.41|c931882|p1113977|1238540
108570627|3s|1t|8x|17u|d|60|344.492|364.46|c37021|p45630|51259
108570634|3s|1t|8x|181|d|60|348.951|360.59|c38628|p43634|49797
108570641|3s|1t|8x|vl|z|24|258.902|281.83|c388249|p572055|519222
108570648|3s|1t|8x|xs|z|24|260.610|287.33|c350461|p555817|327140
108510247|3s|1t|3z|33|e|55|226.019|247.70|c799976|p1088632|1160387|1175121|1186242
108570501|3s|1t|3z|5v|z|35|252.926|273.81|c446098|p630192|525802|500122|534809
108570526|3s|1t|40|dk|z|55|314.828|325.89|c155292|p167375|178829|168862|157972
108570527|3s|1t|40|g1|s|45|228.420|224.73|c730132|p830452|898535|947330|1087969
108570528|3s|1t|40|p1|e|45|213.240|225.29|c1041839|p1229599|1354668|1228944|1187180
108570529|3s|1t|40|rd|z|40|223.665|251.77|c627838|p904886|1038413|921998|1152982
108570513|3s|1t|4z|1aq|e|38|318.466|323.66|c241824|p243484|267291|292570|261662
108570655|3s|1t|52|3f|s|80|317.433|320.50|c254897|p251455|254333
108570662|3s|1t|52|4v|s|28|249.467|253.02|c514833|p601478|595407
108570669|3s|1t|52|93|s|15|309.723|333.78|c223794|p275116|299659
108570676|3s|1t|52|9z|s|30|305.723|327.64|c237755|p288446|298785
108570683|3s|1t|52|ch|s|16|250.970|257.98|c485637|p588052|618221
108570690|3s|1t|52|gp|s|10||306.93|c290804
108570697|3s|1t|52|194|s|10|303.479|323.34|c247960|p296269|270606
108570704|3s|1t|52|ja|s|24|261.059|270.72|c422082|p508140|569294
108570711|3s|1t|52|kw|s|10|308.436|332.02|c227712|p279385|294069
108570718|3s|1t|52|lo|s|32|278.803|283.49|c368455|p400808|424002
108510256|3s|1t|61|2k|s|27|291.838|303.85|c299909|p340653|351795|355194|326655
108570578|3s|1t|61|15m|e|30|307.256|321.73|c250285|p303238|279960|301462
108570505|3s|1t|61|7p|s|60|333.211|359.38|c174579|p210135|243649|243221|229209
108570585|3s|1t|61|cx|s|35|298.634|312.94|c274326|p313879|352575|343262
108570592|3s|1t|61|ev|s|30|278.937|281.02|c377664|p400134|440166|617807
108510229|3s|1t|61|hp|s|70|360.836|393.49|c125080|p154482|183907|186208|168343
108570494|3s|1t|61|s0|e|35|276.226|289.73|c431382|p534411|614460|625855|638851
108570512|3s|1t|61|u7|e|35|278.607|301.72|c354265|p513098|589330|597014|488033
209110042|3o|5|8o|8k|e|34|176.987|237.33|c910760|c1478305|1578861|1075662|1205170
209110041|3o|5|8o|8l|e|7|345.700|357.13|c128759|p137973|176543|194612|251888
209110201|3o|5|8o|8p|e|5|||||c1610882
209110060|3o|5|8o|1bg|e|50|196.231|186.20|c1364805|c1383830|1260692|954128|881448
209110059|3o|5|8o|1bi|e|10|352.709|364.19|c111084|p117786|149927|163769|212516
209110208|3o|5|8o|1bq|e|6|||||c1640462
209110062|3o|5|8o|ph|e|34|190.132|301.28|c356885|c1424751|1677353|1302929
209110061|3o|5|8o|pi|e|7|327.806|334.84|c197264|p201894|249639|263213|308456
209110215|3o|5|8o|pj|e|5
209110138|3o|5|8o|zw|e|50|193.372|186.30|c1364314|c1404184|878948|830950
209110038|3o|5|8o|zx|e|10|346.001|358.33|c125659|p137086|152699|186110|293994
209110222|3o|5|8o|zy|e|6|198.437|||c1366901|1493827
209110044|3o|5|8o|14f|e|50|243.653|263.50|c643516|p880851|560073|458658|492996
209110043|3o|5|8o|14i|e|10|381.392|393.80|c52423|p55540|71133|66493|103804
209110064|3o|5|8o|14n|e|50|192.022|233.65|c950878|c1413101|616463|390172|423952
209110063|3o|5|8o|14o|e|10|388.128|402.52|c39342|p45178|49848|51284|82244
209110236|3o|5|8o|14p|e|6|174.721|||c1482922|1411258
209110229|3o|5|8o|14k|e|6|||||c1440422
209110054|3o|5|4x|aj|s|50|251.966|246.12|c559251|p579421|416347|347261|384258
209110053|3o|5|4x|ak|s|9|368.579|376.84|c147344|p141854|149537|160460|182331
209110056|3o|5|4x|1as|e|39|260.672|268.55|c598039|p688548|563291|600283|550014
209110055|3o|5|4x|1at|e|6|358.832|368.02|c102230|p102071|132231|129499|129330
209110066|3o|5|51|3h|s|70|303.422|304.05|c299305|c296472|272982|155083|162602
209110065|3o|5|51|3j|s|11|440.030|450.24|c63451|p55366|53028|31310|41824
209110028|3o|5|51|3q|s|70|304.524|306.00|c293582|c292557|128265|108246|114360
209110027|3o|5|51|3r|s|11|449.332|457.66|c56386|p46792|38038|24737|31804
209110152|3o|5|51|3v|s|5|302.508|||c299710|254474|287688
209110145|3o|5|51|3n|s|5|||||c290616|297797
209110089|3o|5|51|95|s|34|307.494|323.71|c247087|c282518|299992|259443|297312
209110082|3o|5|51|97|s|11|440.955|466.49|c48142|p54552|56852|52302|57485
209110067|3o|5|51|9d|s|46|303.093|334.81|c221579|c297621|297183|216048|221485
209110030|3o|5|51|9e|s|14|445.606|470.61|c44371|p50139|49316|44446|47227
209110058|3o|5|51|a1|s|38|302.468|310.58|c280640|c299850|279677|273921|298434
209110057|3o|5|51|a3|s|7|431.695|455.63|c58305|p63670|64434|62027|71954
209110103|3o|5|51|a9|s|55|303.325|315.18|c268417|c296817|297715|237949|286952
209110096|3o|5|51|aa|s|10|434.186|457.56|c56489|p61137|60059|53730|65754
209110117|3o|5|51|hi|s|63|307.669|310.72|c280275|c281937|297311|287271|293760
209110110|3o|5|51|hj|s|11|449.038|470.98|c44044|p47077|45221|40096|49644
209110159|3o|5|51|l5|s|60|303.920|318.91|c258891|c294732|267180|229909
209110031|3o|5|51|l6|s|10|438.298|459.19|c54990|p57119|63967|65926|89412
209110250|3o|5|51|oe|s|20||309.05|c284874||p278304
209110243|3o|5|51|of|s|5|417.425|385.39|c135533|p78894|72512
209110131|3o|5|51|12g|s|67|311.814|306.48|c292116|c268519||221634|213312
209110124|3o|5|51|12h|s|12|437.251|447.01|c66576|p58152|45641|34390|40963
209110166|3o|5|51|12j|s|5|336.227|||c203142||267841
209110040|3o|5|51|13h|s|74|306.105|306.97|c290694|c287123|298231|194184|199916
209110039|3o|5|51|13i|s|13|431.933|437.09|c76321|p63443|64432|36957|44786
209110071|3o|5|51|13o|s|60|303.642|306.42|c292291|c295718|261784|126587|138609
209110070|3o|5|51|13p|s|10|438.221|440.53|c72812|p57187|55213|29487|36469
209110180|3o|5|51|13s|s|4|||||c277817|294779
209110173|3o|5|51|13l|s|5||||||c262542
204811041|54|2g|3s|hc|e|29|291.802|283.18|c478978|p405458|498987|620028|673014
204811032|54|2g|3s|hd|e|6|460.673|471.00|c2401|p2336|2223|4056|16098
204890090|54|2g|3s|he|e|13|269.391|203.53|c1253267|p598794|663712|739065
204811077|54|2g|3s|q1|s|7|531.761|535.99|c1932|p1657|3064|948|1450
204811068|54|2g|3s|q2|s|48|300.952|258.41|c483297|p305269|330971|203502|218873
204810219|54|2g|3w|i7|e|83|370.609|376.20|c84681|p75680|110987|124018|124161
204810228|54|2g|3w|i8|e|13|478.657|493.91|c927|p1181|1091|1584|1389
204810343|54|2g|97|8k|e|22|341.890|333.44|c202392|p149935|157506|170090|182338
204810334|54|2g|97|8l|e|9|484.394|487.74|c1239|p964|683|814|1278
204890053|54|2g|97|8p|e|23|279.911|236.50|c919871|p501651|401030|407419|267956
204810025|54|2g|97|1bg|e|50|347.811|346.28|c159472|p131665|148411|163321|171187
204810016|54|2g|97|1bi|e|11|480.028|475.61|c2029|p1115|879|970|1340
204890062|54|2g|97|1bq|e|24|289.928|282.13|c486955|p419499|356809|363925|256842
204811023|54|2g|97|yy|e|23|312.528|297.26|c381569|p273741|270747|311181|305322
204811014|54|2g|97|yz|e|6|469.538|477.10|c1908|p1655|1142|1292|1867
204890188|54|2g|97|z2|e|8|271.209|242.46|c855213|p581118|397202
204890047|54|2g|97|10f|e|61|322.554|312.68|c293693|p224465|235609|254687|237975
204890046|54|2g|97|10g|e|14|470.218|477.72|c1868|p1618|1417|1387|1746
204890054|54|2g|97|10h|e|23|284.305|242.75|c852106|p464246|385605|475932|281231
204810485|54|2g|97|14n|e|38|336.755|344.75|c164126|p167538|200587||126489
204810476|54|2g|97|14o|e|7|485.716|478.64|c1814|p898|768|765|973
204890069|54|2g|97|14p|e|3|313.851|289.15|c435487|p266774||376827|292844
204890043|54|2g|4x|an|s|26|301.074|298.96|c314778|p304836|231736|225316|192125
204890042|54|2g|4x|ao|s|6|448.151|466.15|c48420|p47828|47967|44306|47811
204890076|54|2g|4x|ap|s|16|266.109|269.43|c428025|p474153|371119|301328|256315
204810846|54|2g|4x|1ax|e|27|308.091|299.00|c370794|p298292|241200|277994|288083
204810837|54|2g|4x|1ay|e|5|421.712|426.12|c14826|p12206|4762|6915|11597
204890083|54|2g|4x|1az|e|7|293.318|259.47|c681902|p394381|475552|413389|384294
204890045|54|2g|4x|17c|z|35|294.446|204.52|c982500|p279948|337125|421464|233835
204890044|54|2g|4x|17d|z|6|458.696|474.02|c510|p484|133|405|323
204890055|54|2g|4x|nd|s|76|329.256|322.49|c250018|p219574|179756|168690|149034
204810864|54|2g|4x|ne|s|11|433.026|444.42|c69090|p62341|60191|43602|48864
204810185|54|2g|51|3q|s|34|429.424|403.50|c112629|p66045|53984|18506|18256
204810176|54|2g|51|3r|s|10|526.431|520.29|c7241|p2615|1734|1534|1326
204890048|54|2g|51|3v|s|20|305.934|308.87|c285364|c287725|95823|243820|52897
204810131|54|2g|51|9d|s|50|400.443|400.48|c116369|p98448|94137|55966|60128
204810113|54|2g|51|9e|s|11|511.121|506.94|c14877|p6715|4099|2823|2358
204890049|54|2g|51|9g|s|9|317.048|328.92|c234782|p252581|284336|128680|102610
204810052|54|2g|51|a9|s|49|414.963|420.03|c94068|p81692|79550|47315|49918
204810043|54|2g|51|aa|s|14|506.261|509.43|c13236|p8463|6205|3937|3646
204890050|54|2g|51|ad|s|41|324.086|338.13|c214534|p233036|172599|121326|94714
204810573|54|2g|51|19d|s|42|317.940|305.36|c295366|p250032|250191|276208|223096
204810564|54|2g|51|19e|s|6|450.489|463.62|c50786|p45698|39641|45814|54016
204810167|54|2g|51|l5|s|51|382.938|373.99|c151627|p120992|111348|85597|90685
204810158|54|2g|51|l6|s|10|501.874|491.65|c26068|p10287|8917|8517|7876
204890051|54|2g|51|l9|s|8|333.323|322.41|c250214|p209878|295292|134036|107777
204890132|54|2g|51|132|s|34|395.966|371.79|c154946|p103821|79921
204890125|54|2g|51|133|s|6|517.590|513.37|c10848|p4778|4737
204890195|54|2g|51|136|s|5|313.614|312.41|c275741|p262928
204890146|54|2g|6i|10|e|7|210.056|208.65|c1209122|c1261961|968473
204890139|54|2g|6i|11|e|10|374.753|398.14|c45604|p67606|265153
204810264|54|2g|6i|qd|e|38|337.852|332.17|c207234|p163752|141366|117911|141038
204810273|54|2g|6i|qe|e|11|460.719|471.36|c2371|p2329|1458|1135|1388
204890052|54|2g|6i|qh|e|21|288.417|282.46|c484445|p431049|298925|515271|214216
204810749|54|2g|6i|10p|e|41|296.085|253.22|c743138|p374766|405145|565357|315524
204810731|54|2g|6i|10r|e|8|463.994|473.51|c2197|p2069|1657|1812|2102
204890118|54|2g|6i|10s|e|2|286.815|246.51|c812316|p443806|411588|489529
204890167|54|2g|7j|dr|z|29|334.615|343.71|c98469|p94858|287922
204890153|54|2g|7j|ds|z|8|464.633|479.17|c400|p351|317
204890160|54|2g|7j|dt|z|25|233.674|224.30|c858309|p816058|688509
204890181|54|2g|7j|p9|e|31|249.331|221.50|c1082043|p814461|751042
204890174|54|2g|7j|pa|e|4|443.985|443.56|c6749|p4292|6168
108610819|3t|n|1q|6z|s|70|468.304|485.24|c31424|p30683|35666|35178|34532
108610016|3t|n|27|bu|s|30|308.796|308.97|c285091|c278233|294873|255864|243179
108610404|3t|n|27|17f|s|45|326.375|340.00|c210801|p226919|214144|82970|76595
108610025|3t|n|27|18a|d|50|425.316|426.30|c13324|p12663|13832|19582|17579
108610034|3t|n|27|os|z|42|385.131|407.72|c11224|p15404|15220|17826|21719
108690096|3t|n|27|15t|z|50|407.346|428.42|c4410|p5731|6716|9113|13973
108610043|3t|n|27|qv|e|35|360.478|368.53|c101105|p98075|104472|110569|130855
108610052|3t|n|27|va|e|45|369.000|382.56|c72216|p78999|89431|86973|102951
108610061|3t|n|27|u4|z|50|325.585|350.36|c81679|p123892|81092|67911|76488
108610079|3t|n|27|y2|z|50|362.422|383.87|c28438|p37561|30217|29316|36596
108610097|3t|n|2d|4v|s|20|292.296|299.75|c312250|p338739|345226|333208|337627
108610801|3t|n|2d|4w|s|2|249.707|206.78|c888751|p599290|367965|629897|555904
108610113|3t|n|2d|ch|s|20|284.276|290.60|c342551|p374139|432329|376364|413274
108610131|3t|n|2d|ja|s|25|310.866|327.03|c239084|p271586|313531|303561|311862
108610149|3t|n|2d|lo|s|60|306.274|312.75|c274837|p286570|292790|260724|289201
108690296|3t|n|2m|cx|s|84|321.256|346.17|c198441|p240798|266490|260597|260356
108690097|3t|n|3w|i5|e|50|411.308|427.01|c14232|p19177|38298|26643|33164
108610194|3t|n|8o|14u|e|40|289.565|307.18|c323167|p422230|666097|824245|883215
108610413|3t|n|8o|8a|e|40|282.326|303.84|c341858|p480830|711568|841478|894298
108690303|3t|n|8o|8d|e|60|292.053|310.91|c303017|p403543|556177|710227
108690324|3t|n|8o|8j|e|60|304.220|322.16|c248332|p321258|466902|564872
108690317|3t|n|8o|8n|e|15|275.839|290.12|c428632|p537882|865170|1253237
108690422|3t|n|8o|8h|e|1|210.183|||p1260624|1311555
108610219|3t|n|8o|1b5|e|60|319.495|333.86|c200835|p238495|378597|478463|546837
108610422|3t|n|8o|1be|e|50|340.590|350.96|c145900|p154317|217855|244381|277790
108610237|3t|n|8o|la|e|60|306.562|325.67|c233204|p307233|448255|560421|553577
108610228|3t|n|8o|td|e|50|303.101|318.12|c266913|p328074|434339|459375|448959
108690338|3t|n|8o|tn|e|25|249.058|255.56|c719800|p817696|1105150|1420152
108690195|3t|n|8o|zp|e|75|308.268|321.90|c249514|p297313|369877|422523|442262
108610713|3t|n|8o|14e|e|70|377.962|389.03|c60452|p61539|88819|95038|128534
108610625|3t|n|8r|16p|z|108|281.187|300.23|c274052|p374841|260515|276133|191912
108690254|3t|n|8r|16w|z|12|279.231|291.54|c323972|p390454|417129|487291|499215
108610634|3t|n|8u|ge|z|40|311.898|333.28|c129430|p180863|272414|274905|251173
108690408|3t|n|8u|13y|z|30|330.452|354.81|c71948|p107432|185466
108610088|3t|n|8x|1d|e|30|262.990|268.74|c596349|p664055|682128|864343|842835
108610697|3t|n|8x|5v|z|50|303.150|317.44|c189308|p226907|229157|241659|257711
108690251|3t|n|8x|5x|z|1|267.931|275.54|c433293|p487724|312923|626982|289817
108610704|3t|n|8x|14x|z|85|257.637|275.55|c433222|p584284|621022|768900|983901
108610104|3t|n|8x|bj|e|35|259.952|264.65|c632991|p696078|785272|943802|952435
108610476|3t|n|8x|dc|d|60|356.334|369.64|c34732|p40250|47222|52497|52585
108610122|3t|n|8x|17o|d|80|400.132|405.65|c20180|p21556|23095|27265|25753
108690443|3t|n|8x|17x|d|20|354.208|349.37|c43400|p41246
108690155|3t|n|8x|k7|e|35|252.180|255.61|c719317|p781932|885441|981147|933575
108690253|3t|n|8x|q6|e|50|372.269|378.11|c80803|p72282|81072|82884|96230
108610158|3t|n|8x|rr|z|25|286.927|306.26|c242002|p331152|364782|614040|693628
108610167|3t|n|8x|ug|e|40|280.515|288.17|c442249|p496521|500504|582334|518121
108610176|3t|n|8x|vl|z|30|306.999|327.70|c148743|p205801|210432|311260|347292
108610185|3t|n|8x|xs|z|30|316.146|332.73|c131159|p161423|132160|194859|212519
108610722|3t|n|4x|n7|s|50|351.477|361.82|c170598|p171437|182433|181325|180187
108690098|3t|n|4x|ps|s|40|288.032|292.39|c336328|p356945|411025|409361|418727
108610731|3t|n|4x|1bv|s|30|280.474|286.35|c357764|p392247|444606|484321|530088
108690345|3t|n|4x|wq|e|45|283.246|290.16|c428365|p473067|522317|734534
108610246|3t|n|51|3f|s|85|412.770|403.68|c112405|p84074|73984|58066|62878
108610397|3t|n|51|157|s|10|305.593|324.37|c245459|p288874|294695|297242|298254
108610255|3t|n|51|93|s|80|395.192|422.13|c91739|p104806|119741|108934|125211
108610264|3t|n|51|9z|s|65|401.354|418.52|c95776|p97317|103205|94454|108480
108610273|3t|n|51|fs|s|20|317.321|333.63|c224110|p251772|290504|297015|297907
108610282|3t|n|51|194|s|50|328.544|342.37|c205920|p221429|257790|288741|299182
108610785|3t|n|51|jh|s|60|364.872|387.34|c132915|p147662|175199|183768|225759
108610307|3t|n|51|kw|s|75|376.729|403.08|c113148|p129712|152932|152031|178631
108610316|3t|n|51|wk|s|35|319.155|310.08|c282011|p246635|239145|222135|223589
108610828|3t|n|61|hp|s|150|381.328|412.07|c102867|p123145|140590|146819|148269
108610776|3t|n|6k|us|e|45|268.354|||c609174||533958|526601
108610643|3t|n|6x|52|s|50|323.232|337.49|c215898|p235394|263689|259818|270715
108690197|3t|n|6x|kw|s|45|361.033|385.60|c135258|p154155|179073|193875|242785
108610528|3t|n|6x|mp|s|50|363.205|378.30|c145289|p150440|153353|138021|159220
108610537|3t|n|6x|mv|s|16|320.515|336.52|c217918|p242844|264261|271308|280266
108610573|3t|n|6x|n1|s|25|344.150|368.37|c160242|p185892|218096|250798|296671
108610564|3t|n|6x|pb|s|50|345.711|363.38|c168026|p182680|209399|207084|233618
108610352|3t|n|7g|y8|s|250|495.196|511.72|c11811|p13350|14988|15468|15314
108610767|3t|n|7g|yh|s|1|||||||p48537
108610679|3t|n|75|dk|z|75|358.665|372.22|c42123|p42962|60152|59352|59213
108690268|3t|n|75|rd|z|30|286.512|303.33|c257451|p334238|467550|420992|498269
108610688|3t|n|75|xj|e|40|280.414|289.68|c431737|p497347|648956|705021|735485
108690436|3t|n|75|xm|e|2|206.528|||c1296196
108610794|3t|n|75|x6|d|60|369.618|376.71|c31800|p34313|39288|44904|43256
108690259|3t|n|7m|p1|e|35|227.859|241.14|c869455|p1067373|1092236|1064308|927911
108690275|3t|n|7m|s9|e|35|243.647|259.79|c678804|p880908|1014215|1047666|1137192
108690260|3t|n|7m|zz|e|60|292.009|301.56|c355216|p403883|461746|504134|501110
108690380|3t|n|88|1v|s|30|259.503|262.12|c463426|p519584|536853|556687
108690387|3t|n|88|vy|s|30|254.444|256.35|c494775|p558724|581766|563796
204910175|3u|2g|1k|65|s|69|366.604|370.58|c156870|p144888|141743|161212|190479
204910166|3u|2g|1k|66|s|16|440.613|464.03|c50392|p54833|58422|62564|74389
204910157|3u|2g|1k|69|s|37|307.102|303.98|c299512|p283791|274585|262670|289595
204910209|3u|2g|1k|e7|s|56|364.867|376.68|c147586|p147672|159553|172760|213612
204910193|3u|2g|1k|e8|s|14|442.560|466.84|c47806|p53057|56972|65333|79512
204950416|3u|2g|1k|ec|s|33|302.518|303.87|c299839|c299674|297708|286701|299550
204950398|3u|2g|3w|i7|e|37|377.152|393.97|c52162|p63082|76686|92863|122411
204950395|3u|2g|3w|i8|e|8|416.216|434.80|c9885|p15597|27287|19494|25022
204950396|3u|2g|3w|ie|e|11|363.018|382.65|c72041|c92129|123582|118044|124505
204910369|3u|2g|8o|6c|e|45|312.340|318.14|c266819|p274760|331309|421566|507798
204910351|3u|2g|8o|6d|e|12|382.921|398.08|c45687|p53030|84141|83337|133222
204910342|3u|2g|8o|6e|e|36|234.849|197.18|c1301046|p985008|839382|847906|849452
204910236|3u|2g|8o|8u|e|15|285.845|214.81|c1150291|p451614|540898|778508|703574
204910245|3u|2g|8o|8v|e|4|353.426|377.12|c82849|p115818|141779|142929|182677
204950466|3u|2g|8o|8w|e|15|216.643|||c1193495|1497351|938205
204950407|3u|2g|8o|kq|e|23|292.872|257.32|c702587|p397588|479124|613855|607936
204950406|3u|2g|8o|kr|e|7|361.555|376.31|c84469|p95553|130994|125428|177586
204950473|3u|2g|8o|ks|e|19|210.358|184.30|c1373778|c1258877|1508726|873854
204950409|3u|2g|8o|10f|e|29|299.731|306.31|c327891|p350098|375666|504336|566101
204950408|3u|2g|8o|10g|e|8|366.650|382.21|c72872|p83991|124954|130610|155922
204950480|3u|2g|8o|10h|e|21|179.646|187.48|c1358219|c1471115|1499066|733965
204910545|3u|2g|8o|14n|e|34|318.951|314.63|c283782|p241134|279076|285389|351697
204910527|3u|2g|8o|14o|e|10|390.499|403.28|c38244|p41884|42932|28117|49220
204950417|3u|2g|8o|14p|e|34|193.753|204.02|c1249249|c1401647|1144605|771954|1130276
204950529|3u|2g|51|3q|s|30|364.746|306.97|c290694|p147903|150552
204950515|3u|2g|51|3r|s|8|436.364|431.26|c82228|p59026|59912
204950522|3u|2g|51|3v|s|20|302.942|362.10|c170153|c298166|299782
204910387|3u|2g|51|9d|s|26|353.114|350.57|c190158|p168368|193322|228545|273176
204910378|3u|2g|51|9e|s|6|432.060|459.43|c54739|p63294|68887|68437|77584
204950494|3u|2g|51|9g|s|16|309.514|331.58|c228691|c275797|286298
204910518|3u|2g|51|a9|s|31|357.373|357.29|c178101|p160514|169601|189225|219001
204910493|3u|2g|51|aa|s|8|429.811|444.46|c69051|p65659|70554|65836|74176
204950501|3u|2g|51|ad|s|21|309.640|322.42|c250189|c275390|291123|291018
204910218|3u|2g|51|ek|s|44|395.918|388.44|c131522|p103878|108605|136175|165631
204910087|3u|2g|51|el|s|12|460.255|479.69|c36220|p37170|42636|52245|59610
204910078|3u|2g|51|em|s|37|302.877|304.13|c299056|c298402|234265|284193|250439
204910272|3u|2g|51|l5|s|23|357.086|357.39|c177934|p161017|197649|244640|289781
204910281|3u|2g|51|l6|s|5|437.241|453.43|c60430|p58161|77090|74676|84785
204950508|3u|2g|51|l9|s|14|340.198|323.34|c247960|c194373|285778|288408
301810031|3v|1j|98|ce|e|3||||||c1783758
301810011|3v|1j|98|cf|e|7||152.14|c1420248||c1673813|1240625
301810045|3v|1j|98|1bg|e|2|||||c1686343
301810010|3v|1j|98|1bi|e|8|182.407|201.64|c1268500|p1462199|1531395|1604519|1765699
301810059|3v|1j|98|10p|e|2|200.049|||c1353752
301810012|3v|1j|98|10r|e|8|151.149|217.92|c1119127|c1494252|1695017|1836198|1482365
301810014|3v|1j|98|10f|e|4||||||c1163955
301810013|3v|1j|98|10g|e|16|178.066|192.19|c1333196|c1475742|1570989|1741544|1519713
301810080|3v|1j|4w|nd|s|2
301810017|3v|1j|4w|ne|s|4
301810016|3v|1j|4w|13o|s|3
301810015|3v|1j|4w|13p|s|17|||||c297200|298256|299484
108790053|3w|1u|d|dk|z|45|323.749|336.97|c117868|p130528|150610|145347|128141
108710412|3w|1u|d|xj|e|25|235.667|250.52|c770568|p975379|1070674|1095297|1052361
108710254|3w|1u|1q|6z|s|70|462.301|479.36|c36498|p35475|41767|41517|41974
108710148|3w|1u|28|bu|s|10|||||c257171|299706|294711
108710103|3w|1u|28|17f|s|20|302.897|306.20|c292979|c298329|269201|134442|125763
108710333|3w|1u|28|qv|e|50|332.952|347.22|c156699|p181338|161129|173661|190680
108710015|3w|1u|28|va|e|45|350.953|364.74|c109768|p122708|136461|131299|151195
108710139|3w|1u|28|u4|z|50|297.577|328.46|c146002|p259951|155660|119911|122832
108710227|3w|1u|28|y2|z|50|330.553|362.14|c57808|p107107|53480|45891|51627
108710024|3w|1u|2f|4v|s|25|256.963|262.83|c459884|p538554|579697|498019|496580
108710033|3w|1u|2f|ch|s|20|251.734|262.29|c462578|p581423|599064|512495|530233
108710403|3w|1u|2f|fr|z|20|222.196|252.34|c622987|p917102|798588|872407|1308975
108710396|3w|1u|2f|17u|d|60|361.967|375.96|c32098|p37799|45054|49521|42752
108710042|3w|1u|2f|ja|s|25|271.977|283.57|c368151|p438119|520475|423661|421124
108710051|3w|1u|2f|lo|s|30|278.373|283.50|c368419|p402996|424760|384108|404466
108790154|3w|1u|2f|lv|s|20|269.428|273.30|c410260|p453336
108710121|3w|1u|2f|vl|z|30|275.238|289.52|c336308|p423531|424444|640549|534143
108710069|3w|1u|2f|xs|z|30|282.418|300.85|c270658|p365287|310026|397253|360475
108790068|3w|1u|2p|c8|e|70|233.185|249.96|c776358|p1004605|1153179|1180045|1245696
108710342|3w|1u|2p|zz|e|60|242.036|264.42|c635049|p899926|1015441|1028371|1050947
108710378|3w|1u|38|cx|s|40|295.180|313.04|c274061|p326947|365529|355969|321382
108790055|3w|1u|3w|i5|e|80|395.421|411.51|c27948|p35322|60275|47627|57484
108710193|3w|1u|8o|167|e|65|250.415|265.76|c623046|p802020|1061058|1086061|1045906
108710175|3w|1u|8o|1b5|e|60|260.095|275.96|c535211|p694571|872438|918722|891663
108790022|3w|1u|8o|la|e|50|260.358|281.22|c493932|p691778|982984|1051222|1103844
108710315|3w|1u|8o|td|e|60|264.015|280.49|c499621|p653333|804381|808711|763506
108790023|3w|1u|8o|10i|e|40|260.686|277.32|c524449|p688402|894814|957910|999171
108790090|3w|1u|8o|10o|e|50|278.290|290.66|c424873|p515972|681351|729531|828276
108710209|3w|1u|8r|16p|z|119|260.334|278.63|c410750|p558547|474336|541480|314580
108790126|3w|1u|8r|16v|z|1|||||p1027126
108790091|3w|1u|8r|16w|z|13|269.465|291.01|c327179|p473712|475188|546836|591377
108790067|3w|1u|53|3f|s|65|341.819|338.27|c214239|p190789|186220|149984|181604
108710369|3w|1u|53|93|s|50|315.115|339.20|c212345|p258336|293753|299763|295669
108790133|3w|1u|53|au|s|10|302.536|311.98|c276845|c299612|294892
108710245|3w|1u|53|194|s|10|309.077|325.50|c242734|p277319|287185|293483|293902
108710272|3w|1u|53|kw|s|20|312.253|336.08|c218830|p267102|299812|297825|297828
108790093|3w|1u|53|n7|s|10|321.988|325.45|c242868|c238790|245133|248063|247656
108710324|3w|1u|53|ps|s|40|259.684|260.91|c469609|p518270|580870|565479|590050
108790140|3w|1u|61|2k|s|27|293.461|307.14|c290180|p333912|358461
108790094|3w|1u|61|hp|s|80|355.946|388.66|c131252|p163149|193005|194168|194843
108790098|3w|1u|61|u7|e|40|284.361|303.44|c344160|p463761|583167|656332|513446
108790105|3w|1u|6k|us|e|40|240.480|||c918164
108710096|3w|1u|6m|v4|s|25|241.926|242.49|c584834|p675148|718268|695315|605363
108710112|3w|1u|7g|y8|s|150|477.747|499.08|c20350|p23795|26897|27217|28283
108710421|3w|1u|73|63|s|75|354.985|398.66|c118558|p164853|198007|192326|221164
108710299|3w|1u|87|1v|s|20|249.984|255.44|c500266|p596777|620492|634035|565638
108710306|3w|1u|87|vy|s|20|244.784|246.64|c555720|p645813|640662|615958|589066
205110126|3y|2g|52|o5|s|160|437.479|456.18|c57768|p57932|26044|14500|14265
205110117|3y|2g|52|o6|s|81|529.115|525.14|c5135|p2093|1288|1436|1056
205110092|3y|2g|52|o7|s|245|326.269|303.83|c299976|p227187|200794|95597|93146
205110083|3y|2g|5r|rw|e|65|362.393|372.59|c92167|p93592|46587|14164|17699
205110074|3y|2g|5r|rx|e|27|501.851|508.28|c435|p430|403|478|672
205110056|3y|2g|5r|ry|e|55|285.407|270.15|c583931|p455225|591390|195607|165439
205110153|3y|2g|82|14b|e|85|383.189|390.10|c58590|p52615|10981|7598|9372
205110144|3y|2g|82|14c|e|27|508.287|516.22|c283|p290|256|330|524
205110135|3y|2g|82|14d|e|60|296.393|290.78|c424029|p372630|338690|139018|144799
111091391|42|2g|1|y8|s|60|496.271|513.36|c10855|p12813|15033|15449|15308
111091395|42|2g|19|y8|s|60|498.371|513.77|c10601|p11800|13324|13831|14450
111091392|42|2g|24|y8|s|60|481.275|500.84|c19050|p21461|24461|25044|25972
111010092|42|2g|31|72|s|60|472.596|489.68|c27694|p27485|30424|30639|30210
111091322|42|2g|31|74|s|3|465.476|489.71|c27668|p32938|35386|42773|43621
111091382|42|2g|31|73|s|16|453.577|482.20|c33994|p42895|49145|47964|44928
111091439|42|2g|31|76|s|1|470.936|495.06|c23408|p28698|29679|30755
111091481|42|2g|31|75|s|1|469.514|||c29797
111091159|42|2g|32|7z|s|60|453.755|474.58|c40775|p42735|48133|48347|47787
111091383|42|2g|32|80|s|3|448.417|480.67|c35351|p47616|50642|53676|45164
111091432|42|2g|33|d0|s|60|346.449|372.54|c153815|p181240|213917|207159|199971
111091158|42|2g|34|hs|s|160|400.220|432.77|c80692|p98736|115041|130514|132140
111091160|42|2g|35|2n|s|27|354.429|367.45|c161699|p165919|184308|191317|159160
111091161|42|2g|35|15o|e|40|330.619|344.61|c164563|p190502|187088|212004|226700
111091162|42|2g|35|7s|s|70|357.332|387.26|c133000|p160578|189682|193469|197061
111091163|42|2g|35|b7|s|75|339.533|374.48|c150937|p195785|241985|207537|207441
111091165|42|2g|35|ol|s|50|315.252|327.95|c237006|p257919|285728|289312|278828
111091393|42|2g|35|p7|s|55|294.519|304.34|c298402|p329629|347836|336386|320211
111091166|42|2g|35|s2|e|30|311.567|327.33|c226204|p279001|379141|428855|427682
111091167|42|2g|35|u9|e|40|314.661|334.31|c199225|p262442|335655|341938|327256
111010223|42|2g|36|yb|s|150|508.722|521.23|c6784|p7540|8201|9220|10291
111010259|42|2g|36|yd|s|13|471.606|494.94|c23507|p28195|33863|35225|37270
111010232|42|2g|36|yc|s|110|456.993|483.89|c32608|p39903|46593|42341|39931
111091430|42|2g|36|yf|s|3|473.730|496.43|c22349|p26683|24218|25220|26017
111010241|42|2g|36|ye|s|10|472.539|495.75|c22878|p27538|27146|27160|24656
111010171|42|2g|3f|6z|s|60|472.747|490.68|c26859|p27384|31102|31144|28443
111010108|42|2g|3g|7w|s|60|451.854|474.24|c41086|p44440|48470|49571|46824
111010011|42|2g|3h|hp|s|120|384.564|417.77|c96565|p118738|132786|141224|129536
111091394|42|2g|3i|1|s|30|291.908|300.17|c310946|p340350|357110|358931|353305
111010038|42|2g|3i|2k|s|27|357.153|371.15|c155959|p160891|154690|174816|144684
111010047|42|2g|3i|15m|e|50|324.982|340.37|c178125|p213884|211200|239421|239663
111010126|42|2g|3i|6p|s|75|417.133|449.07|c64580|p79199|95055|99880|88499
111091154|42|2g|3i|6t|s|1|280.548|213.36|c831306|p391861|386945|509376|449365
111010029|42|2g|3i|7p|s|80|345.649|373.92|c151729|p182793|210541|220333|207372
111010117|42|2g|3i|b5|s|75|326.862|359.97|c173557|p225669|264509|249112|242919
111010056|42|2g|3i|cx|s|40|342.250|368.48|c160075|p189856|223989|220652|193926
111010135|42|2g|3i|1b0|s|30|291.753|301.61|c306587|p341013|381813|384502|387580
111010144|42|2g|3i|oj|s|50|316.015|331.98|c227799|p255641|286042|313781|283067
111010065|42|2g|3i|s0|e|50|316.377|333.95|c200513|p253665|318375|365823|362070
111010074|42|2g|3i|u7|e|45|307.389|327.70|c224738|p302384|372751|419910|368246
111010083|42|2g|3j|y8|s|90|509.199|523.42|c5845|p7346|8071|8437|8079
111091169|42|2g|3j|yw|s|100|449.733|484.40|c32160|p46403|49951|49852|43517
111091170|42|2g|3k|y8|s|65|500.950|517.37|c8700|p10648|12236|12062|12314
111091171|42|2g|3l|q6|e|60|378.719|389.69|c59278|p60197|68244|68949|77012
111091397|42|2g|96|y8|s|60|505.454|518.93|c7911|p8770|10321|11853|12103
111091426|42|2g|45|y8|s|60|490.584|507.84|c14285|p15811|18118|18185|19885
111091488|42|2g|5w|78|s|1|463.969|479.42|c36446|p34120
111091495|42|2g|5w|79|s|47|425.221|||c70397
111091502|42|2g|5w|7k|s|2|446.990|433.51|c79976|p48847
111091523|42|2g|5x|yj|s|2|473.199|491.40|c26276|p27049
111091509|42|2g|5x|yk|s|1|481.992|502.95|c17536|p21025
111091516|42|2g|5x|yl|s|47|446.023|475.69|c39758|c49754
111890202|3z|1v|62|cx|s|40|312.156|336.77|c217388|p267394|304602|291356|266810
111890200|3z|1v|62|hp|s|70|357.198|385.26|c135701|p160815|184936|188729|182180
111890201|3z|1v|62|s0|e|40|284.069|302.04|c352355|p466187|555302|662092|557814
111810932|3z|1v|6k|us|e|50|273.690|||c557646|488251|593454|564241
111890206|3z|1v|6x|3f|s|61|411.807|411.31|c103706|p85121|74823|60649|65731
111890209|3z|1v|6x|3m|s|19|361.688|379.71|c143274|p153000|172512|132111|158385
111810598|3z|1v|6x|93|s|54|399.575|431.37|c82115|p99502|117453|112595|132492
111810605|3z|1v|6x|98|s|6|380.923|407.28|c108212|p123730|173193|179747|218902
111810614|3z|1v|6x|194|s|40|326.229|348.61|c193845|p227313|276063|297825|298267
111810632|3z|1v|6x|kw|s|63|382.773|416.14|c98339|p121195|143044|145176|170441
111810641|3z|1v|6x|l2|s|7|352.788|374.99|c150141|p168997|245249|247368|286657
111810659|3z|1v|6x|mp|s|61|374.858|399.08|c118050|p132390|137465|127151|138867
111810862|3z|1v|6x|mu|s|1
111810668|3z|1v|6x|mv|s|19|347.129|356.59|c179349|p179888|223824|229584|245776
111810677|3z|1v|6x|n1|s|45|353.189|379.97|c142908|p168216|206557|243036|294766
111890179|3z|1v|7b|dk|z|60|351.772|367.24|c49331|p54503|68416|71219|68412
111890193|3z|1v|7b|rd|z|30|284.451|304.15|c253011|p349805|499501|504327|487028
111810995|3z|1v|7b|xj|e|45|268.744|279.35|c508397|p605255|714440|794443|849836
111890177|3z|1v|7b|x6|d|65|347.295|360.41|c38713|p44335|53775|59145|53681
111890343|3z|1v|7j|c8|e|40|290.120|308.82|c314242|p418053|626862
111890207|3z|1v|7j|zp|e|60|294.156|314.15|c286229|p388372|518012|567697|591692
111810844|3z|1v|7j|zz|e|70|307.807|323.83|c241135|p299960|415806|454857|485445
111890212|3z|1v|85|1v|s|30|263.020|269.10|c429542|p494711|536711|566277|515695
111890213|3z|1v|85|4m|s|30|284.364|298.55|c316101|p373726|396550|442724|401503
111890214|3z|1v|85|ps|s|30|283.642|290.25|c343840|p377182|413891|427131|466010
111890210|3z|1v|85|vy|s|40|255.079|262.54|c461335|p553626|586317|581518|530799
108810305|40|1v|s|3f|s|105|436.022|436.78|c76624|p59347|53865|39543|43553
108810729|40|1v|s|43|s|70|389.870|388.72|c131178|p111670|109540|91560|105347
108890316|40|1v|s|4c|s|30|363.769|353.66|c184465|p149509|159714
108890337|40|1v|s|sf|s|25|420.774|434.64|c78775|p75167
108890323|40|1v|s|11v|s|30|380.827|374.54|c150834|p123867|132664
108890243|40|1v|s|13m|s|80|426.720|421.24|c92781|p68803|59517|42654|46098
108890180|40|1v|1q|6z|s|40|469.236|486.41|c30451|p30014|35079|34930|33532
108810023|40|1v|27|bu|s|10|304.355|309.39|c283849|c293171|259500|274167|269562
108810032|40|1v|27|17f|s|35|305.224|328.99|c234630|p290154|291323|110899|100554
108810562|40|1v|27|18f|d|40|418.618|418.57|c15718|p14797|16804|21963|18520
108810041|40|1v|27|os|z|42|378.914|402.32|c14037|p19973|19355|22129|25003
108810977|40|1v|27|15t|z|40|403.139|423.25|c5524|p6992|8397|11938|17408
108810059|40|1v|27|qv|e|40|349.290|364.08|c111330|p127401|122779|130601|150369
108810068|40|1v|27|va|e|45|361.185|373.33|c90606|p96417|107098|103732|121304
108810077|40|1v|27|u4|z|50|325.329|350.57|c81180|p124790|80964|76882|80778
108810086|40|1v|27|y2|z|40|357.219|378.88|c33778|p45212|32016|32624|39221
108810111|40|1v|2d|4v|s|30|295.830|304.46|c298037|p324372|351420|340080|349429
108810147|40|1v|2d|ch|s|25|291.736|300.03|c311364|p341088|374366|368506|431083
108810156|40|1v|2d|ja|s|35|319.640|340.15|c210490|p245233|270582|284720|302179
108810165|40|1v|2d|lo|s|60|318.984|328.90|c234830|p247059|270905|250260|278559
108810774|40|1v|3w|i5|e|100|410.908|427.56|c13872|p19503|39338|28382|36972
108810783|40|1v|8r|16p|z|178|319.039|335.21|c123346|p149038|130631|172773|121501
108890290|40|1v|8r|16w|z|20|304.689|329.80|c141216|p218277|158659|285174|279717
108810905|40|1v|8u|dv|z|40|308.822|330.71|c138087|p196293|301436|332337|312631
108810792|40|1v|8u|g6|z|40|322.612|346.29|c91552|p134834|207902|217658|201260
108890292|40|1v|8u|qm|z|20|327.979|346.56|c90843|p115647|173305|189619|196975
108890330|40|1v|8u|13y|z|75|323.947|345.04|c94883|p129777|220331
108810102|40|1v|8x|j|d|85|360.971|||c38208|46318|52542|53479
108890246|40|1v|8x|m|d|65|383.089|394.06|c24625|p28606|32946|35072|37337
108810129|40|1v|8x|5v|z|40|309.398|330.98|c137153|p193367|186844|203526|221744
108810138|40|1v|8x|bj|e|35|265.933|272.31|c565565|p633418|712851|841205|841954
108890289|40|1v|8x|181|d|60|411.950|||c17108|19151|21875|23054
108890241|40|1v|8x|q6|e|60|374.040|380.77|c75576|p68966|77616|71366|85165
108810711|40|1v|8x|rr|z|25|305.518|324.40|c160860|p213752|277943|441034|468408
108810183|40|1v|8x|u7|e|40|307.632|323.84|c241095|p300957|377608|384946|343378
108810192|40|1v|8x|ug|e|40|292.711|304.64|c337304|p398762|440002|480773|464629
108810208|40|1v|8x|vl|z|30|323.851|341.09|c105902|p130132|144974|261686|292997
108810217|40|1v|8x|xs|z|30|325.022|340.81|c106673|p125921|97318|175954|174031
108810544|40|1v|97|18w|e|90|295.892|309.77|c309086|p376038|467514|534227|504304
108810244|40|1v|97|1b5|e|80|327.775|346.99|c157333|p202020|325723|405387|436500
108890207|40|1v|97|1be|e|40|348.635|365.75|c107389|p129240|172627|192027|227091
108810808|40|1v|97|s0|e|40|303.136|321.54|c251130|p327867|413975|488838|450483
108890309|40|1v|97|zz|e|65|327.085|343.81|c167095|p204903|284013
108810835|40|1v|97|14e|e|65|382.537|397.86|c46009|p53696|72798|70933|102895
108810314|40|1v|51|157|s|20|308.536|332.44|c226759|p279040|299468|289433|275318
108810323|40|1v|51|93|s|85|425.450|452.35|c61506|p70153|77493|70119|76907
108810332|40|1v|51|9z|s|95|419.824|442.06|c71323|p76206|83011|69595|77411
108810341|40|1v|51|fs|s|50|327.327|341.91|c206864|p224540|251201|266599|275339
108810359|40|1v|51|194|s|40|345.464|366.85|c162586|p183144|237664|258427|283046
108810377|40|1v|51|kw|s|105|406.334|435.56|c77857|p91278|110173|106752|125803
108810386|40|1v|51|n1|s|95|365.644|390.15|c129303|p146450|174208|186239|228284
108890178|40|1v|51|n4|s|30|391.541|421.89|c92009|p109510|127291|129538|149512
108810959|40|1v|61|7p|s|70|342.630|368.51|c160030|p189064|219943|221886|216234
108810968|40|1v|61|hp|s|110|378.414|408.09|c107293|p127273|147528|151732|145545
108810889|40|1v|5u|ff|z|65|338.825|350.03|c82414|p83394|105588|106664|111185
108810871|40|1v|5u|n7|s|50|362.083|374.93|c150226|p152296|164113|169000|168360
108810226|40|1v|6g|14u|e|40|307.263|328.04|c223443|p303181|491382|639712|661209
108810986|40|1v|6g|8a|e|30|298.818|326.34|c230359|p356268|593487|755304|770992
108810235|40|1v|6g|167|e|70|318.747|337.68|c187275|p242129|393408|494546|515052
108890293|40|1v|6g|19j|e|40|259.833|283.57|c475974|p697381|818691|962103|1021216
108810262|40|1v|6g|la|e|70|311.741|333.86|c200835|p278021|402101|473997|481453
108810253|40|1v|6g|td|e|60|313.302|328.88|c220033|p269642|358980|357808|372328
108810289|40|1v|6g|10i|e|50|316.981|334.25|c199444|p250813|354002|409674|420096
108810474|40|1v|7g|y8|s|170|489.234|508.04|c14159|p16577|18907|18608|18877
112771134|41|1w|8r|16p|z|36|292.803|313.43|c207060|p290587|260638
112771141|41|1w|8r|16w|z|4|290.219|308.69|c229649|p308080|325662
112771148|41|1w|8x|5v|z|40|291.092|308.90|c228611|p302071|288086
112771155|41|1w|8x|175|z|55|289.933|300.92|c270276|p310039|432818
112771162|41|1w|8x|181|d|40|402.258|403.16|c21106|p20727|22958
112771169|41|1w|8x|q6|e|60|361.707|367.84|c102634|p95210|99566
112771176|41|1w|8x|s0|e|40|296.971|310.78|c303692|p368674|485209
112771183|41|1w|8x|ug|e|40|266.793|276.65|c529697|p624621|602326
112771190|41|1w|8x|vl|z|30|295.566|308.17|c232298|p272696|287048
112771197|41|1w|8x|xs|z|30|300.883|315.32|c198571|p239849|212367
112771083|41|1w|4x|n7|s|45|331.849|343.70|c203238|p213336|236713|236176|240533
112771204|41|1w|52|52|s|30|310.910|328.23|c236380|p271462|296427
112771211|41|1w|52|93|s|45|372.630|403.56|c112554|p135637|163378
112771218|41|1w|52|9z|s|45|366.577|389.32|c130378|p144939|169742
112771225|41|1w|52|kw|s|55|350.953|377.43|c146524|p172474|208581
112771302|41|1w|52|12w|s|30|396.580|||c103082
112771232|41|1w|52|13f|s|80|383.398|||c120345|102017
112771106|41|1w|8k|hf|s|55|437.470|462.37|c51979|p57943|63097|69435|74247
112771120|41|1w|8k|hg|s|3|||||p223713
112771309|41|1w|8k|162|s|50|353.696|371.10|c156037|p167278
112771316|41|1w|8k|163|s|3
112771092|41|1w|8k|119|s|45|394.897|437.81|c75579|p105193|143745|164198|195805
112771239|41|1w|8k|11c|s|3|227.453|204.93|c905618|p842251|463275
112711099|41|1w|6e|h5|e|70|329.098|344.36|c165334|p196548|252283|355475|401591
112771246|41|1w|6g|6a|e|55|311.350|326.96|c227773|p280195|447795
112771260|41|1w|6g|8q|e|40|283.963|298.36|c374685|p467008|594143
112771267|41|1w|6g|td|e|55|298.490|312.85|c292781|p358420|471318
112771274|41|1w|6g|109|e|65|291.348|305.20|c334017|p408793|532762
112771085|41|1w|7g|y8|s|80|491.811|508.87|c13610|p15112|17071|16477|17459
207710093|3x|v|61|2l|s|14|195.516|||c1189928|559219|553569|546761
207710026|3x|v|61|2o|s|5|305.955|||c287651|201154|193267|210412
207710017|3x|v|61|2p|s|20|183.895|||c1258634|730575|781489|609445
207710095|3x|v|61|cy|s|17|198.352|207.94|c878003|p1167143|594137|604418|493991
207710044|3x|v|61|d1|s|7|310.022|327.28|c238562|p274200|275935|238491|185371
207710035|3x|v|61|d2|s|25|199.208|201.00|c939812|c1159704|818995|851241|577834
207710097|3x|v|61|hq|s|30|286.028|314.41|c270440|p366069|273347|273512|263194
207710062|3x|v|61|hu|s|10|378.580|407.34|c108141|p127026|152314|158045|154949
207710053|3x|v|61|hv|s|41|234.846|265.11|c448433|p753815|398090|321643|328320
207710091|3x|v|7g|y9|s|20|460.568|485.03|c31607|p36906|32716|34107|32857
207710089|3x|v|7g|yg|s|12|487.822|503.74|c16985|p17384|18767|23188|19642
207710071|3x|v|7g|ym|s|62|445.982|472.20|c42885|c49794|46255|47995|49870
108911277|43|1d|a|1b5|e|40|259.341|274.08|c550762|p702625|1003111|1054585|1098203
108911674|43|1d|a|la|e|40|278.129|297.96|c377148|p517445|882611|972342|1005972
108911153|43|1d|8|2k|s|27|296.180|307.42|c289365|p323042|339589|336746|293736
108910843|43|1d|8|hp|s|60|350.628|380.89|c141599|p173102|197537|195514|189662
108990310|43|1d|9|fs|s|10|302.516|312.10|c276504|c299681|299824|249088|250695
108990309|43|1d|9|kw|s|50|321.308|340.97|c208786|p240672|282293|297348|296895
108911162|43|1d|o|1b5|e|40|261.697|278.87|c512143|p677724|973449|1015550|1058541
108911577|43|1d|o|109|e|60|258.920|273.37|c556622|p707178|888893|946754|955059
108911586|43|1d|o|14e|e|80|338.523|346.97|c157401|p161398|186498|218028|260316
108990533|43|1d|m|dk|z|35|336.477|352.23|c77402|p89579|112549|118067|123118
108990518|43|1d|m|xj|e|30|243.318|254.91|c726252|p884826|1079975|1152557|1337977
108990298|43|1d|m|x6|d|40|316.965|330.90|c51392|p58793|69540|74793|68064
108911647|43|1d|n|1|s|30|259.051|263.37|c457167|p522856|540861|537941|492390
108911629|43|1d|n|u7|e|30|278.631|302.91|c347264|p512902|669107|771578|523120
108911514|43|1d|8h|p1|e|35|219.465|235.72|c928438|p1162906|1234709|1237543|1213178
108910013|43|1d|1q|6z|s|80|470.769|488.87|c28362|p28822|32565|32518|31301
108911708|43|1d|1s|7w|s|50|452.412|473.56|c41665|p43933|49606|50465|49731
108910216|43|1d|1u|k|d|60|344.809|363.54|c37429|p45489|58537|60194|60257
108990589|43|1d|1u|12|d|60|271.847|307.46|c62198|p82120
108990540|43|1d|1u|15|d|65|296.351|327.78|c52819|p69042|82550
108910234|43|1d|1u|1d|e|30|251.481|257.29|c702897|p789895|840193|1024849|864451
108910252|43|1d|1u|bh|d|25|236.084|259.84|c86672|p103394|125117|114034|114497
108911602|43|1d|1u|bj|e|30|251.245|256.58|c709829|p792598|865932|1043847|988514
108910279|43|1d|1u|dc|d|65|332.948|354.21|c41339|p51011|64761|74795|68032
108911717|43|1d|1u|17u|d|80|397.278|400.42|c22158|p22704|28321|32003|28686
108990547|43|1d|1u|181|d|60|410.086|410.28|c18470|p17799|23011
108911268|43|1d|1u|iz|d|45|315.494|334.95|c49585|p59480|70310|75690|61374
108990369|43|1d|1u|q6|e|60|375.930|380.79|c75529|p65257|79393|72176|84230
108910349|43|1d|1u|ri|d|57|336.827|357.61|c39900|p49161|66073|75215|69793
108910358|43|1d|1u|rr|z|30|278.114|295.35|c301907|p399409|515904|806706|873136
108910367|43|1d|1u|ug|e|40|272.450|282.18|c486592|p569281|587781|634331|551816
108910376|43|1d|1u|vl|z|30|316.661|334.09|c126893|p159145|169456|311077|315461
108910385|43|1d|1u|xs|z|30|318.972|334.48|c125678|p149331|119926|173592|183916
108910394|43|1d|1u|110|d|30|158.483|170.61|c131123|c140050
108990370|43|1d|27|17f|s|45|332.963|351.84|c187821|p210703|199555|77861|76391
108990371|43|1d|27|qv|e|30|364.676|371.50|c94546|p88332|97102|93070|115876
108990519|43|1d|27|va|e|40|374.039|388.78|c60881|p68968|83381|75581|100491
108990372|43|1d|27|y2|z|40|367.933|388.29|c24253|p30630|26305|26495|32501
108990446|43|1d|2d|e|s|40|282.315|288.83|c348760|p383440|452140|420433|530345
108911568|43|1d|2d|4t|s|30|291.490|299.28|c313771|p342109|370932|345208|341726
108910243|43|1d|2d|4v|s|50|273.196|279.64|c383266|p431189|448463|404309|402511
108911559|43|1d|2d|5o|s|40|285.397|292.61|c335563|p368992|394744|386568|377649
108910261|43|1d|2d|ch|s|20|276.383|287.75|c352656|p413707|459236|379934|425609
108910297|43|1d|2d|1a1|s|40|303.209|312.71|c274930|p297221|324704|303839|362002
108910304|43|1d|2d|ja|s|50|295.638|307.08|c290367|p325183|356737|308001|334313
108910331|43|1d|2d|lo|s|45|304.260|313.64|c272494|p293510|297450|260283|274996
108990520|43|1d|39|15h|z|40|340.732|350.06|c82349|p78520|93089|104915|141990
108990441|43|1d|39|ah|s|60|305.065|313.26|c273486|p290710|305979|306955|310039
108911117|43|1d|3t|hp|s|130|392.889|422.93|c90833|p107666|128709|136229|134223
108910401|43|1d|3w|i5|e|100|420.702|434.99|c9800|p12792|25940|16929|22769
108910419|43|1d|8o|167|e|70|294.531|310.70|c304112|p385709|602638|722040|753041
108910428|43|1d|8o|1b5|e|80|301.673|316.45|c274863|p337243|497962|589501|605346
108911656|43|1d|8o|td|e|60|306.896|324.68|c237449|p305274|417967|427354|413814
108910446|43|1d|8o|10i|e|60|297.591|313.86|c287652|p364478|529600|620419|609467
108911417|43|1d|8o|10o|e|50|328.111|335.49|c194928|p200686|254056|254532|290283
108990444|43|1d|8o|zp|e|75|302.054|311.18|c301573|p334765|406194|468477|482652
108990554|43|1d|8r|16p|z|90|321.410|339.72|c109886|p139471|121534
108990561|43|1d|8r|16w|z|10|313.702|332.85|c130769|p172502|160410
108910464|43|1d|8u|dv|z|40|292.421|303.29|c257676|p293049|557501|583160|512985
108910473|43|1d|8u|ge|z|40|305.177|328.83|c144665|p215644|386707|390158|316853
108910482|43|1d|8u|qm|z|40|311.723|330.14|c140022|p181743|283492|299647|261360
108911171|43|1d|8u|r4|z|40|291.842|305.44|c246266|p296975|503025|466409|410959
108990568|43|1d|4f|2k|s|36|292.557|304.73|c297253|p337626|357684
108990575|43|1d|4f|cx|s|32|303.117|322.89|c249097|p297544|342326
108990582|43|1d|4f|hp|s|40|350.410|379.63|c143387|p173564|201642
108990368|43|1d|4x|1q|e|25|236.468|244.93|c828785|p965867|959035|1035208|1038355
108990439|43|1d|4x|8x|z|35|271.682|286.18|c358238|p454158|497378|530077|624221
108990523|43|1d|4x|1ae|s|47|309.623|317.24|c263143|p275444|299345|280371|285499
108911347|43|1d|4x|nh|e|45|274.938|283.23|c478599|p546212|544408|554955|569520
108990525|43|1d|4x|ps|s|45|278.143|281.75|c374914|p404221|468020|467296|482563
108990307|43|1d|61|2|s|30|266.409|268.89|c430516|p472125|493711|488539|406751
108911523|43|1d|61|2k|s|27|331.634|343.89|c202830|p213849|231151|256753|210297
108911302|43|1d|61|15m|e|30|330.309|342.65|c170781|p191692|178842|207688|219002
108911108|43|1d|61|7p|s|85|349.849|374.68|c150607|p174636|205296|204573|203467
108990447|43|1d|61|cx|s|56|325.490|348.93|c193284|p229298|263438|254241|238768
108990308|43|1d|61|om|s|40|293.189|300.23|c310775|p335020|351250|344745|311064
108911126|43|1d|61|s0|e|40|302.775|316.40|c275082|p330231|442152|557192|485876
108911135|43|1d|61|u7|e|35|312.631|328.62|c221090|p273206|372913|394500|359103
108990296|43|1d|6e|h5|e|75|323.753|334.72|c197681|p219148|278593|372942|401134
108990438|43|1d|6e|11g|s|40|395.242|434.62|c78792|p104745|139732|145519|163001
108990083|43|1d|6k|us|e|55|257.587|||c721787
108911205|43|1d|6x|3f|s|69|411.792|402.15|c114286|p85150|76908|62484|69468
108911214|43|1d|6x|3m|s|21|344.817|354.26|c183400|p184500|218888|170081|190287
108911223|43|1d|6x|93|s|54|394.025|426.86|c86716|p106301|127329|116307|134155
108911232|43|1d|6x|98|s|6|375.667|405.89|c109832|p131210|221904|234438|248599
108911241|43|1d|6x|kw|s|63|361.830|389.67|c129924|p152734|185020|189066|213017
108911259|43|1d|6x|l2|s|7|343.672|370.34|c157238|p186905|272080|295970|288075
108990436|43|1d|6x|mp|s|29|359.597|380.02|c142841|p156597|172185|165692|198155
108990437|43|1d|6x|mv|s|11|327.762|340.25|c210274|p223416|285528|298379|297544
108990304|43|1d|6x|n1|s|25|324.174|348.32|c194396|p232788|292019|299441|288719
108910719|43|1d|7g|y8|s|230|498.916|514.43|c10256|p11536|13250|13616|14222
108911611|43|1d|75|dk|z|65|354.030|368.81|c47014|p50503|67948|73981|71673
108990526|43|1d|75|rd|z|30|269.331|290.86|c328033|p474956|593617|570292|533958
108911383|43|1d|75|xj|e|30|268.785|278.77|c512917|p604878|759870|868241|854781
108990380|43|1d|75|x6|d|30|347.604|360.94|c38479|p44192|51755|55516|54026
108910755|43|1d|7t|124|s|85|409.512|436.59|c76827|p87677|111402|109015|92568
108910958|43|1d|85|1v|s|30|275.055|284.06|c366276|p420976|444854|456471|440216
108910967|43|1d|85|4m|s|30|308.439|327.12|c238902|p279371|300890|296566|276414
108910764|43|1d|85|fs|s|20|303.962|326.15|c241146|p294587|294078|294155|299153
108910976|43|1d|85|w0|e|40|284.220|296.08|c389104|p464956|490378|527575|487503
108911532|43|1d|85|w5|s|35|281.087|290.71|c342179|p389203|427092|455149|485210
108910994|43|1d|85|wf|s|25|257.396|258.94|c480398|p535242|570803|571351|535137
108911002|43|1d|85|vy|s|40|281.761|289.41|c346796|p385990|395535|401767|387213
108911011|43|1d|85|x4|s|30|264.845|272.00|c416070|p482414|500902|501385|473298
108911029|43|1d|85|14s|s|30|254.869|259.27|c478607|p555315|587542|594369|528474
109090119|44|1y|l|us|e|45|215.241|||c1208442
109010019|44|1y|27|bu|s|10||330.20|c231874|||c297354|291574
109010028|44|1y|27|17f|s|20|304.766|313.03|c274088|c291731|286665|132750|113174
109090064|44|1y|27|18f|d|40|390.890|392.62|c25236|p25296|32038|37276|29635
109090054|44|1y|27|qv|e|40|324.484|340.90|c176380|p215956|177820|181522|199157
109010037|44|1y|27|va|e|45|351.291|365.53|c107920|p121800|135369|119634|143407
109010046|44|1y|27|u4|z|40|304.758|331.69|c134650|p217904|185736|112259|119288
109010116|44|1y|27|y2|z|40|341.264|369.80|c45538|p77227|55086|43236|47284
109010222|44|1y|2f|5v|z|40|237.393|258.58|c569940|p781254|809125|598419|681694
109090105|44|1y|2f|181|d|70|309.572|321.59|c55609|p62437|67846
109090098|44|1y|2f|ja|s|30|244.151|248.86|c541156|p652242|695803|718967
109010143|44|1y|2f|ug|e|30|217.895|226.12|c1032882|p1180029|1307087|1347517|1275376
109010152|44|1y|2f|vl|z|30|237.224|250.71|c636882|p782899|800293|896994|994665
109010258|44|1y|2f|xs|z|30|255.466|264.49|c520168|p605467|596211|660712|719231
109090112|44|1y|3d|ps|s|25|242.840|239.61|c606001|p665744|758166
109090055|44|1y|3d|1bv|s|30|230.614|230.02|c681013|p803805|868605|838865|944602
109010161|44|1y|8o|167|e|50|214.590|228.57|c1006215|p1215377|1367529|1330559|1302972
109010276|44|1y|8o|la|e|40|234.911|247.41|c802993|p984302|1269551|1295646|1327415
109090065|44|1y|8o|td|e|35|223.706|232.73|c960959|p1115142|1335576|1074858|1130161
109090067|44|1y|8o|u7|e|30|266.972|287.46|c447250|p622784|655607|689177|733687
109010213|44|1y|8r|16p|z|99|235.623|253.47|c613403|p797919|587629|547968|354711
109090069|44|1y|8r|16w|z|11|242.680|254.81|c602003|p730271|743869|923634|1268528
109010188|44|1y|51|3f|s|55|303.576|305.19|c295919|c295957|292679|259122|288763
109010125|44|1y|51|93|s|10|303.181|316.90|c263995|c297322|277019
109090049|44|1y|51|194|s|10|313.005|309.27|c284223|c264782|298367|298810|224627
109090091|44|1y|51|jh|s|10|304.363|304.38|c298280|c293140||216316
109010319|44|1y|51|kw|s|10|303.560|304.51|c297881|c296009
109010055|44|1y|61|hp|s|80|362.566|394.97|c123190|p151521|181336|178868|170898
109010337|44|1y|61|1b0|s|25|233.971|236.85|c627155|p763929|794422|788642|842765
109090052|44|1y|7g|y8|s|40|476.990|497.93|c21225|p24302|27352|27892|27741
109090084|44|1y|7e|dk|z|45|297.484|308.83|c228950|p260520|269355|229478|278413
109090056|44|1y|7e|rd|z|40|215.873|234.99|c773903|p967359|1062642|1101833|1288028
109010231|44|1y|7t|124|s|50|337.028|371.01|c156180|p201330|247121|217243|178464
109010197|44|1y|85|1v|s|20|240.210|243.95|c574311|p693462|750918|696780|627776
109010249|44|1y|85|4m|s|30|254.956|267.81|c435450|p554605|602768|558646|535572
109010328|44|1y|85|w0|e|40|251.712|259.54|c681230|p787214|811441|713840|689243
109010204|44|1y|85|vy|s|20|240.835|245.28|c565033|p686691|750323|622179|619985
109190049|45|1z|11|du|e|30|233.875|240.00|c881614|p996426|1249500|1198061|1438907
109190033|45|1z|11|s0|e|40|271.264|285.27|c463372|p580542|726347|837416|793198
109110275|45|1z|11|td|e|40|248.995|266.48|c616461|p818452|1127816|1141546|1176606
109190048|45|1z|11|109|e|50|245.059|265.72|c623410|p864317|1035454|980446|990083
109110018|45|1z|27|bu|s|10||308.99|c285039|||c297873|298411
109110169|45|1z|27|17f|s|10|308.008|316.69|c264546|c280839|201829|126607|120792
109190032|45|1z|27|18f|d|30|408.259|410.07|c18543|p18479|21258|27201|24119
109110027|45|1z|27|os|z|42|372.795|396.70|c17605|p25445|24872|28354|31899
109190171|45|1z|27|15t|z|20|396.353|421.60|c5912|p9479
109190026|45|1z|27|qv|e|40|340.778|354.15|c136809|p153683|150692|160276|180460
109110036|45|1z|27|va|e|45|355.995|369.49|c98969|p109151|126650|127827|148186
109110106|45|1z|27|u4|z|40|295.150|331.35|c135838|p275409|135600|115647|122520
109110178|45|1z|27|y2|z|40|339.719|370.31|c44787|p81133|49774|44739|51231
109110248|45|1z|2f|1d|e|20|234.537|245.69|c820804|p988689|1211640
109190050|45|1z|2f|4v|s|20|266.716|275.22|c401952|p470219|487236|481104|492957
109110054|45|1z|2f|lo|s|30|280.351|286.10|c358705|p392875|440425|354285|376874
109110284|45|1z|2f|ug|e|30|249.659|258.26|c693563|p810733|921914|1046104|976309
109110151|45|1z|2f|vl|z|30|272.074|291.65|c323381|p450773|451554|711699|736582
109110124|45|1z|2f|xs|z|30|277.264|297.87|c287403|p406521|327428|492773|480382
109190178|45|1z|2f|11v|s|30|293.033|298.49|c316284|p335676
109190108|45|1z|8r|16p|z|90|243.407|262.61|c535947|p723184|598770
109190115|45|1z|8r|16w|z|10|255.344|270.22|c472834|p606614|543295
109190122|45|1z|53|3f|s|30|353.683|352.30|c186921|p167300|176147
109190129|45|1z|53|kw|s|30|318.342|339.17|c212400|p248876|293935
109110203|45|1z|53|og|s|30|306.127|319.59|c257196|p287063|297484|299202|298820
109190136|45|1z|53|oh|s|1
109190143|45|1z|61|15m|e|30|313.659|327.44|c225765|p267785|259973
109190073|45|1z|61|7p|s|45|340.786|365.39|c164838|p193027|224522|232659|228323
109110072|45|1z|61|hp|s|100|357.168|389.25|c130458|p160864|193049|198164|199208
109110266|45|1z|61|1b0|s|30|255.527|260.70|c470798|p549987|639413|611279|590286
109190044|45|1z|61|u7|e|30|292.106|313.01|c291970|p403184|527030|568036|476109
109190066|45|1z|6k|us|e|40|243.868|||c878350
109110081|45|1z|6m|v4|s|30|242.670|246.14|c559115|p667453|710443|650015|656084
109190150|45|1z|75|dk|z|55|332.102|345.94|c92494|p102217|131246
109190157|45|1z|75|rd|z|30|255.630|281.05|c393586|p603882|800106
109190164|45|1z|75|x6|d|65|319.095|336.63|c48848|p57745|71272
111900115|46|20|3s|11q|s|30|451.352|473.45|c41744|p44944|53346|54919|61202
111900101|46|20|52|3o|s|40|400.796|385.41|c135506|p97988|90955|73287|84251
111900108|46|20|52|9b|s|40|376.403|398.44|c118871|p130175|144837|124183|147639
111900136|46|20|52|jl|s|30|314.347|335.48|c220116|p260660|298047
111900143|46|20|52|l4|s|30|342.196|365.69|c164362|p189975|243993
111900122|46|20|6r|4m|s|20|276.732|292.18|c337090|p411830|427619|463816|422028
111900150|46|20|6r|gv|s|20|253.816|257.74|c487002|p563871
102610016|47|20|1q|6z|s|90|464.885|481.77|c34364|p33380|39392|38743|38692
102610722|47|20|1s|7w|s|50|447.533|468.78|c46032|p48355|54317|56493|55527
102610097|47|20|1u|j|d|95|295.663|327.68|c52866|p69407|83143|83341|75750
102690357|47|20|1u|1d|e|20|222.501|241.02|c870722|p1128740|1059311
102610494|47|20|1u|14x|z|85|217.408|238.27|c746285|p955535|1048810|1164249|1486867
102610122|47|20|1u|bj|e|35|222.262|232.33|c965380|p1131525|1198269|1188290|1124750
102610149|47|20|1u|dc|d|45|301.703|324.99|c54080|p66380|83385|89515|84205
102610158|47|20|1u|17o|d|70|370.806|381.47|c29868|p33796|39429|44709|39411
102690212|47|20|1u|18r|d|65|354.812|374.35|c32753|p40960|47485|50881|41671
102610485|47|20|1u|q6|e|60|346.627|355.78|c132418|p135177|127456|151149|152269
102610194|47|20|1u|rr|z|25|240.377|267.55|c494659|p752646|889824|1033822|1140558
102610697|47|20|1u|u7|e|35|287.025|309.18|c312211|p442073|500600|554757|457375
102610201|47|20|1u|ug|e|40|243.943|249.26|c783664|p877408|923514|1156333|1001999
102610219|47|20|1u|vl|z|30|271.525|288.75|c341248|p455653|367759|544115|529713
102610228|47|20|1u|xs|z|30|289.701|302.58|c261475|p311601|261129|377798|366747
102610476|47|20|1u|xz|z|60|216.381|239.66|c734362|p963421|1047572|1168472|1489624
102610025|47|20|27|bu|s|10|||||c296189|260758|249559
102610034|47|20|27|17f|s|40|303.278|316.03|c266211|c296971|299275|102208|96710
102610713|47|20|27|18a|d|30|405.549|404.56|c20610|p19490|23080|28204|24345
102610052|47|20|27|os|z|42|376.311|400.08|c15380|p22206|20288|23720|27831
102690364|47|20|27|15t|z|30|401.041|422.47|c5696|p7680|9983
102610467|47|20|27|qv|e|30|341.196|352.79|c140610|p152297|142080|154463|169154
102610061|47|20|27|va|e|45|358.553|372.67|c91984|p102718|115640|105871|123659
102610079|47|20|27|u4|z|50|308.468|336.14|c120479|p198114|111426|93653|97082
102610088|47|20|27|y2|z|50|343.128|371.17|c43537|p72659|40883|39407|44445
102610607|47|20|2d|4t|s|30|264.758|268.64|c431692|p483042|495947|501451|518575
102610113|47|20|2d|4v|s|20|258.230|263.83|c454811|p528985|551322|483552|474410
102610131|47|20|2d|ch|s|20|258.093|263.70|c455457|p530024|573374|500900|528443
102690127|47|20|2d|1a7|s|20|294.387|297.84|c318368|p330117|339009|312733|347674
102610167|47|20|2d|ja|s|20|280.229|295.89|c324465|p393488|468321|398202|409375
102610176|47|20|2d|lo|s|35|278.693|282.68|c371483|p401375|427029|348388|369273
102610185|47|20|2d|nm|s|30|278.344|287.90|c352094|p403149|428144|422018|423719
102690294|47|20|3w|i5|e|60|400.011|414.57|c24661|p29968|51696|40730|50666
102610237|47|20|8o|14u|e|40|239.827|261.41|c663255|p925854|1221427|1235665|1204203
102690264|47|20|8o|8a|e|40|230.409|249.36|c782633|p1037490|1267627|1290659|1424147
102690213|47|20|8o|c8|e|80|247.158|265.17|c628323|p839807|1024764|1067662|1069723
102610246|47|20|8o|167|e|50|258.287|267.96|c603123|p714100|921536|919342|840361
102610255|47|20|8o|1b5|e|60|259.942|275.46|c539302|p696194|929096|956368|926379
102610273|47|20|8o|la|e|60|261.434|280.05|c502958|p680517|1007732|1087651|1055130
102690265|47|20|8o|td|e|40|279.667|293.13|c408253|p503840|765860|766468|758554
102610616|47|20|8o|zz|e|75|259.319|273.47|c555813|p702889|894270|937274|1000323
102610422|47|20|8o|14e|e|60|333.627|343.62|c167715|p178836|193799|225428|280710
102610704|47|20|8r|16p|z|135|253.675|271.88|c460454|p622849|444471|417849|246263
102690267|47|20|8r|16w|z|15|265.913|271.66|c462094|p506182|520228|792631|800116
102610546|47|20|8u|dv|z|40|248.180|266.71|c501613|p676739|910035|922577|964272
102610537|47|20|8u|ge|z|40|262.258|280.23|c399416|p540201|792044|801243|664240
102690120|47|20|8u|qm|z|40|261.282|279.39|c405380|p549486|751620|825546|793631
102690371|47|20|8u|13y|z|30|275.058|289.88|c334020|p425048|609166
102610776|47|20|4y|n7|s|15|319.399|331.21|c229509|p245923|248058|249379|249308
102610749|47|20|4y|1bv|s|30|251.274|254.73|c504491|p585391|652826|682305|726262
102610634|47|20|51|3f|s|75|359.984|347.24|c196418|p155955|142273|118255|141068
102610291|47|20|51|157|s|30|349.698|305.52|c294945|c174937
102610307|47|20|51|93|s|50|336.227|362.05|c170242|p203143|239521|230234|263357
102690301|47|20|51|9z|s|35|333.204|354.71|c182615|p210157|232967|220340|268716
102610316|47|20|51|194|s|20|306.338|322.64|c249692|p286344|298662|295682|296717
102610334|47|20|51|im|s|30|304.056|315.15|c268502|c294264
102610343|47|20|51|jh|s|15|311.215|337.82|c215216|p270470|296567|299042|296809
102610361|47|20|51|kw|s|30|326.252|349.68|c191850|p227233|270175|284051|295070
102610801|47|20|51|od|s|20|303.036|305.16|c296009|c297825|281511|295656|299369
102690420|47|20|51|13f|s|30|351.109|345.76|c199208|p172166
102690269|47|20|61|2k|s|27|302.094|318.07|c261017|p301160|321912|333657|305099
102610449|47|20|61|7p|s|75|336.354|362.32|c169796|p202847|232437|237520|229118
102610907|47|20|61|cx|s|40|305.660|328.79|c235098|p288635|338449|329130|302745
102610431|47|20|61|hp|s|150|363.753|393.86|c124606|p149540|175783|179013|171170
102610458|47|20|61|s0|e|40|283.376|299.03|c370610|p471946|612203|694388|646123
102690032|47|20|6k|us|e|40|239.984|||c923994
102610688|47|20|6n|hp|s|80|341.296|373.93|c151714|p191920|219798|219178|209977
102690270|47|20|9a|4c|s|60|280.877|280.93|c378005|p390238|389701|366121|400699
102690378|47|20|9a|4f|s|2
102690427|47|20|9a|12p|s|30|291.635|294.69|c328478|p341533
102610758|47|20|6x|mp|s|35|304.670|325.17|c243528|p292041|299773|297689|298041
102610388|47|20|7g|y8|s|200|484.727|503.64|c17051|p19353|21427|22092|22568
102690125|47|20|75|dk|z|75|325.039|338.12|c114578|p125852|147236|151785|134825
102690126|47|20|75|xj|e|35|233.344|244.29|c835640|p1002745|1180270|1192251|1154509
102610591|47|20|7t|124|s|50|374.416|402.73|c113583|p133097|169288|151953|133663
102690214|47|20|83|c8|e|50|220.954|239.89|c882783|p1146121|1266830|1272366|1691346
102690271|47|20|83|sl|e|40|214.661|233.73|c949987|p1214643|1333493|1360671|1721479
109210017|48|13|1q|6z|s|70|469.457|487.32|c29700|p29843|34285|34302|33762
109290272|48|13|1s|7w|s|30|452.039|472.91|c42256|p44272|50187|51902|51196
109290320|48|13|27|1a|d|25|298.630|313.91|c59122|p67940|63949|72868|57950
109210944|48|13|27|bu|s|20|327.499|309.99|c282239|c224115|296542|263677|256399
109290321|48|13|27|17f|s|30|311.780|337.44|c215994|p268627|290276|87569|88881
109210838|48|13|27|18a|d|30|421.834|422.90|c14441|p13826|14659|20748|18501
109211033|48|13|27|va|e|45|365.448|378.40|c80277|p86645|98413|92101|111682
109210953|48|13|27|u4|z|40|319.979|345.60|c93406|p145228|86298|74189|77069
109290270|48|13|27|y2|z|50|350.774|377.08|c35902|p56404|35277|34296|40667
109210759|48|13|3w|i5|e|100|405.481|420.87|c18727|p24296|46014|34545|44760
109210132|48|13|8o|14u|e|40|273.361|293.05|c408792|p560734|810987|920320|998507
109210141|48|13|8o|8a|e|40|264.920|285.25|c463518|p643893|876171|982452|1106488
109290349|48|13|8o|c8|e|90|273.670|293.40|c406454|p557834|656890|720898|765833
109210159|48|13|8o|167|e|60|284.231|301.48|c355669|p464872|680137|765759|820938
109211166|48|13|8o|18w|e|70|266.360|279.64|c506140|p629025|754854|847448|834205
109210168|48|13|8o|1b5|e|90|292.549|308.15|c317801|p400006|576539|657579|679010
109290340|48|13|8o|1be|e|50|320.960|331.46|c209906|p231789|333508|369456|405966
109210186|48|13|8o|la|e|70|289.568|306.71|c325716|p422213|633685|725253|758251
109210768|48|13|8o|s0|e|50|287.913|305.13|c334414|p434974|527433|582484|551975
109211121|48|13|8o|td|e|60|283.653|300.18|c363427|p469591|655250|690386|685443
109211209|48|13|8o|u7|e|30|301.954|320.17|c257392|p335457|421190|443659|378544
109210917|48|13|8o|xj|e|40|269.657|280.84|c496933|p596171|732990|799527|773712
109210865|48|13|8o|10i|e|45|291.963|303.95|c341229|p404211|555544|635230|640308
109290410|48|13|8o|zz|e|30|305.697|321.39|c251803|p312284|424797
109211006|48|13|8r|16p|z|158|254.783|272.09|c458895|p612018|438263|482020|309366
109290394|48|13|8r|16w|z|18|263.335|271.87|c460528|p530102|455512|718886|537670
109211148|48|13|8u|dv|z|40|282.505|295.91|c298635|p364597|632575|723412|561893
109290343|48|13|8u|ff|z|55|314.384|326.16|c154295|p169332|210154|196390|222382
109211024|48|13|8u|ge|z|40|297.576|318.80|c183440|p259956|470989|487164|395713
109211139|48|13|8u|qm|z|40|297.856|318.20|c185959|p258244|410016|421687|340761
109290417|48|13|8x|1d|e|30|245.286|255.08|c724532|p861674|970660
109290424|48|13|8x|5v|z|40|290.550|306.11|c242795|p305746|303682
109290431|48|13|8x|bj|e|30|247.067|252.55|c749952|p840860|898519
109290438|48|13|8x|17o|d|80|392.499|398.77|c22815|p24620|28642
109290445|48|13|8x|q6|e|60|362.332|367.11|c104290|p93722|98308
109290452|48|13|8x|rr|z|25|272.555|288.98|c339810|p446517|643060
109290459|48|13|8x|ug|e|40|267.304|272.30|c565646|p619483|647312
109290466|48|13|8x|vl|z|30|297.412|313.74|c205673|p260958|284087
109290473|48|13|8x|xs|z|30|299.408|319.47|c180591|p248686|170235
109210308|48|13|4u|n7|s|60|338.373|354.79|c182475|p198344|226258|224965|227946
109210353|48|13|4u|ps|s|45|277.340|281.22|c376928|p408504|458396|454757|477313
109210317|48|13|4u|1bv|s|30|274.665|275.11|c402451|p423108|483452|522014|571909
109290480|48|13|52|3f|s|85|395.614|386.46|c134072|p104282|93958
109290487|48|13|52|4v|s|25|277.910|283.05|c370088|p405440|430327
109290494|48|13|52|157|s|10|302.472|308.85|c285415|c299838|283804
109290501|48|13|52|93|s|50|378.127|408.10|c107279|p127655|153700
109290508|48|13|52|9z|s|75|370.946|388.58|c131353|p138127|145048
109290515|48|13|52|ch|s|25|271.627|281.64|c375332|p440190|482368
109290522|48|13|52|fs|s|25|307.908|324.95|c244055|p281146|299251
109290529|48|13|52|194|s|40|324.027|338.12|c214555|p233225|273161
109290536|48|13|52|1a1|s|25|312.754|315.60|c267322|p265558|283120
109290543|48|13|52|ja|s|25|297.449|310.31|c281354|p318338|350273
109290599|48|13|52|jh|s|35|343.741|370.57|c156886|p186754
109290557|48|13|52|kw|s|80|349.214|374.00|c151612|p175880|214732
109290564|48|13|52|lo|s|40|299.444|305.87|c293977|p310785|321415
109290571|48|13|52|pb|s|35|325.588|343.07|c204500|p229025|260907
109290578|48|13|52|wk|s|15|302.856|306.50|c292058|c298474|299901
109290585|48|13|61|2k|s|27|318.151|327.84|c237256|p249419|266330
109210644|48|13|61|7p|s|60|343.892|369.99|c157794|p186415|215459|219031|214683
109210653|48|13|61|cx|s|40|317.513|339.64|c211485|p251247|289005|286245|263488
109210662|48|13|61|hp|s|140|375.314|405.00|c110856|p131753|153231|158974|158065
109290322|48|13|6f|h5|e|45|321.570|330.18|c214928|p229026|283414|391756|423088
109290403|48|13|6k|us|e|35|259.443|||c701544
109210441|48|13|7g|y8|s|220|490.399|507.57|c14466|p15923|17824|18121|18399
109310034|66|2j|8o|167|e|50|208.738|220.33|c1094286|p1274990|1401757|1356324|1250891
109310025|66|2j|8o|1b5|e|20|223.481|233.17|c956146|p1117660|1312566
109370145|66|2j|8o|td|e|35|215.294|223.89|c1056896|p1207879|1368168|1157099|1278646
109310016|66|2j|8r|16p|z|59|235.174|251.00|c634443|p802099|726492|885356|711460
109370164|66|2j|8r|16w|z|7|246.067|245.44|c683525|p697443|830347|1081466|1364840
109370158|66|2j|51|3f|s|10|316.538|306.81|c291180|c254096|298353|299401|297988
109310043|66|2j|51|194|s|10||304.99|c296520||c207379
109310061|66|2j|51|kt|s|15
109370223|66|2j|51|pn|s|21|302.822|308.62|c286013|c298593
109370230|66|2j|61|7p|s|30|327.233|356.22|c179958|p224758
109370188|66|2j|61|hp|s|40|351.887|380.20|c142578|p170703|208470
109370165|66|2j|61|s0|e|35|257.391|266.00|c620816|p723933|749111|757034|948122
109370166|66|2j|61|u7|e|30|252.072|272.63|c562775|p783161|811556|894221|1038205
109370157|66|2j|7c|dk|z|40|279.971|291.95|c321593|p384496|375895|313079|306244
109370147|66|2j|7c|xj|e|30|205.955|218.35|c1114739|p1301567|1484123
109310079|66|2j|85|1v|s|30|230.728|229.08|c689623|p802441|874132|824121|727206
109370150|66|2j|85|vy|s|30|232.426|231.74|c667187|p781956|852071|775344|682013
112070670|4b|1n|3s|hf|s|45|371.041|400.14|c116775|p137991|155893|168586|194331
112070705|4b|1n|3s|h5|e|35|322.921|332.72|c205108|p222847|281914|394456|470996
112070677|4b|1n|8o|td|e|40|272.783|288.46|c440282|p566149|769449|780761|780011
112070679|4b|1n|8o|14e|e|55|331.505|341.88|c173198|p186942|212010|240254|309201
112070683|4b|1n|51|3f|s|65|363.761|353.62|c184528|p149521|145343|118604|143676
112070684|4b|1n|51|93|s|40|335.893|362.43|c169600|p203905|237879|246084|292393
112070685|4b|1n|51|9z|s|45|334.049|358.16|c176618|p208188|229888|239257|297518
112070680|4b|1n|51|kw|s|30|330.251|355.88|c180550|p217152|262050|280662|296116
112070747|4b|1n|61|15m|e|30|313.997|328.79|c220403|p265995|261984
112070712|4b|1n|61|6p|s|35|401.502|432.86|c80615|p97118|119117|130970|115595
112070686|4b|1n|61|7p|s|60|339.447|366.33|c163368|p195976|226547|226779|219922
112070719|4b|1n|61|cx|s|30|315.179|334.95|c221298|p258133|289431|289541|297486
112070687|4b|1n|61|hp|s|40|379.070|408.17|c107200|p126322|146992|156631|156439
112070678|4b|1n|7j|c8|e|60|271.738|286.22|c456377|p575983|699111|701782|705632
112070754|4b|1n|7j|cb|e|1
112070688|4b|1n|7j|fp|e|45|294.075|310.50|c305194|p388970|450906|524661|524186
112070689|4b|1n|7j|s0|e|45|286.561|305.90|c330193|p445881|503066|566013|539932
112070726|4b|1n|7j|u7|e|35|290.828|310.48|c305304|p412698|473516|519908|517476
112010621|4b|1n|7j|zz|e|70|284.397|302.43|c350092|p463468|569951|647256|665176
206710241|49|5|27|18h|d|38|351.772|349.53|c43329|p42364|36333|36289|35153
206710232|49|5|27|18i|d|7|466.329|460.77|c5623|p3994|5544|6856|7190
206710479|49|5|27|18n|d|6|253.012|223.83|c107771|p92969|105532|78504|57304
206710374|49|5|27|oy|z|38|321.553|312.04|c213342|p138916|243255|286254|130276
206710365|49|5|27|oz|z|6|421.124|432.75|c3519|p2904|4007|4358|8531
206710417|49|5|27|r0|e|26|327.577|324.64|c237617|p202860|203886|291309|297356
206710408|49|5|27|r1|e|4|390.485|393.45|c52984|p41910|45155|38702|65553
206710286|49|5|27|vg|e|30|329.148|318.09|c267054|p196348|231720|297121|293116
206710277|49|5|27|vh|e|4|380.765|397.58|c46446|p56604|69862|65105|92934
206710438|49|5|2f|17v|d|47|271.700|168.14|c131484|p82218|60276|51564|49188
206710437|49|5|2f|17w|d|8|459.835|454.75|c6622|p4927|6705|8659|10540
206710521|49|5|2f|180|d|5|198.958|||c127686|74978|110684
206710449|49|5|2f|lw|s|21|213.115|275.05|c402709|c1017575|1035607|364983|400596
206710436|49|5|2f|lx|s|4|425.761|430.21|c83279|p69856|70746|62847|77389
206710198|49|5|2f|qd|e|46|331.060|343.53|c168011|p188770|168048
206710189|49|5|2f|qe|e|11|432.448|441.92|c7194|p7236|8245|5384|9311
206710171|49|5|2f|qh|e|30|265.828|239.88|c882893|c634566|454258|455440|355462
206710347|49|5|2f|uo|e|19|242.530|188.41|c1353537|p894086|835609|1508544|726599
206710338|49|5|2f|up|e|4|365.298|380.74|c75634|p86963|89624|81518|85964
206710074|49|5|8o|165|e|120|282.213|||c481797|525587|575104|488508
206710038|49|5|8o|166|e|19|409.528|||c20643|33598|48913|80207
206710464|49|5|4x|an|s|30|296.702|300.46|c310121|p321093|291235|262971|286882
206710463|49|5|4x|ao|s|5|436.748|441.98|c71398|p58648|57730|51436|67708
206710528|49|5|4x|ap|s|6|252.898|177.46|c1090053|p571555|444561|317930
206710461|49|5|4x|fm|z|35|243.632|190.77|c1037603|c720991|430693|400137|317706
206710460|49|5|4x|fn|z|5|438.055|439.86|c2490|p1288|1214|1374|4515
206710493|49|5|4x|1aw|e|37|222.837|||c1124908|639417|694914|575901
206710467|49|5|4x|1ay|e|5|390.303|401.17|c41277|p42161|59967|55446|73997
206710472|49|5|4x|nd|s|35|343.413|329.30|c233907|p187443|248353
206710471|49|5|4x|ne|s|5|436.113|446.22|c67342|p59274|55330|50227|58762
206710469|49|5|4x|1c0|s|21|267.102|229.25|c688065|p467755|412514|446773|406371
206710468|49|5|4x|1c1|s|4|384.706|373.40|c152540|p118538|94034|99532|153639
206710563|49|5|51|3p|s|70|309.630|||c275422
206710549|49|5|51|3r|s|12|477.459|484.66|c31956|p23985
206710556|49|5|51|3v|s|12|303.119|||c297535
206710584|49|5|51|9d|s|41|409.430|446.47|c67059|p87756
206710570|49|5|51|9e|s|7|466.029|488.75|c28459|p32438
206710577|49|5|51|9g|s|5|360.419|394.36|c123988|p155252
206710605|49|5|51|a9|s|41|380.411|419.48|c94691|p124398
206710591|49|5|51|aa|s|7|454.242|478.19|c37557|p42314
206710598|49|5|51|ad|s|5|356.339|395.83|c122134|p162411
206710619|49|5|51|19d|s|15|310.189|324.95|c244055|p273629
206710612|49|5|51|19e|s|3|424.079|435.75|c77670|p71644
206710633|49|5|51|l5|s|38|358.260|405.79|c109948|p158931
206710626|49|5|51|l6|s|6|452.661|477.67|c38032|p43715
206710542|49|5|51|13n|s|29|313.281|||c263953|266690
206710458|49|5|51|13p|s|5|470.070|463.59|c50815|p29359|15359|13034|21059
206710462|49|5|51|13s|s|5|306.927|||c284365|297704|291218|126298
107910113|4c|21|8g|3f|s|70|378.432|371.08|c156069|p127236|117149|86140|92803
107910255|4c|21|8g|52|s|15|319.916|337.15|c216569|p244457|285355|290959|296226
107910043|4c|21|8g|157|s|10|303.864|323.73|c247036|p294938|287361|280220|277438
107990136|4c|21|8g|93|s|40|365.838|394.74|c123486|p146115|177291|182104|215302
107910449|4c|21|8g|9z|s|65|363.246|379.29|c143893|p150367|164172|153671|182118
107910052|4c|21|8g|194|s|25|331.340|345.00|c200665|p214546|255773|274798|281602
107910061|4c|21|8g|kw|s|50|351.075|372.73|c153516|p172234|212455|218586|251726
107910088|4c|21|8g|wk|s|15|304.425|304.29|c298552|c292923|293205|297718|299404
107910316|4c|21|2f|j|d|85|351.125|||c42659|51790|56606|55662
107990052|4c|21|2f|1d|e|30|256.030|258.93|c687113|p738923|829680|868144|927595
107910228|4c|21|2f|4v|s|20|288.473|295.46|c325902|p355043|378871|370623|390966
107910458|4c|21|2f|5v|z|40|297.362|314.91|c200427|p261256|279816|312887|328976
107990102|4c|21|2f|ch|s|20|277.446|288.93|c348428|p407926|446971|413080|454804
107910264|4c|21|2f|dc|d|85|343.799|364.28|c37107|p45986|56834|61656|60008
107990241|4c|21|2f|17o|d|70|392.586|398.57|c22896|p24587
107990248|4c|21|2f|17s|d|1||240.19|c98035
107910122|4c|21|2f|ja|s|20|308.454|329.24|c234039|p279320|317976|320469|333286
107910131|4c|21|2f|lo|s|40|300.208|307.00|c290593|p307932|329601|316247|335565
107990098|4c|21|2f|q6|e|50|357.733|362.64|c114687|p104825|104830|109190|118828
107910388|4c|21|2f|ug|e|35|277.180|280.35|c500661|p525817|618504|710381|668771
107910334|4c|21|2f|vl|z|30|314.677|331.31|c135991|p168020|206957|354570|383780
107910291|4c|21|2f|xs|z|30|313.156|328.66|c145293|p175007|180350|269950|276002
107910352|4c|21|3e|n7|s|50|329.475|341.74|c207204|p219069|239934|245776|241302
107910025|4c|21|3e|ps|s|45|281.857|283.75|c367454|p385554|458284|478222|495711
107990143|4c|21|3e|qm|z|25|324.421|336.97|c117868|p128049|181412|174805|228608
107990101|4c|21|3w|i5|e|100|402.348|417.71|c21583|p27449|46256|34343|44120
107910343|4c|21|8o|14u|e|30|289.087|305.30|c333487|p425896|692701|796256|865383
107910325|4c|21|8o|167|e|45|300.685|321.40|c251758|p343839|562572|681355|720637
107910307|4c|21|8o|1b5|e|50|310.899|328.42|c221872|p282707|444219|579262|624572
107910467|4c|21|8o|la|e|50|297.978|318.58|c264801|p361805|576209|682609|690389
107990055|4c|21|8o|td|e|40|291.982|307.21|c323008|p404078|568271|589671|571107
107910361|4c|21|8o|10i|e|40|299.440|317.55|c269565|p352100|503762|583797|571785
107910422|4c|21|8r|16p|z|59|273.898|296.80|c293490|p435027|382198|664597|330699
107990130|4c|21|8r|16w|z|7|278.730|302.51|c261840|p394420|387401|853192|869081
107990171|4c|21|61|1|s|30|271.898|279.16|c385265|p438578|480217|507721
107990178|4c|21|61|2k|s|27|313.376|324.90|c244184|p263645|269884|291968
107990185|4c|21|61|hp|s|90|360.161|392.58|c126205|p155674|182307|185490
107990164|4c|21|6k|us|e|50|256.276|||c736200
107910097|4c|21|7g|y8|s|130|486.802|504.80|c16298|p18007|20037|20189|19935
107910413|4c|21|7t|124|s|40|390.931|418.38|c95924|p110264|133070|122261|106439
107910158|4c|21|85|1v|s|25|264.639|271.39|c418917|p483827|523231|533181|481764
107910167|4c|21|85|4m|s|30|289.262|305.65|c294566|p351585|360499|380747|357764
107910282|4c|21|85|5l|s|30|284.201|294.62|c328704|p374489|410885|429213|466491
107910016|4c|21|85|fs|s|20|307.434|326.56|c240191|p282711|299340|299741|291864
107910246|4c|21|85|w0|e|30|278.246|289.67|c431808|p516400|554206|633122|581876
107910237|4c|21|85|wc|s|25|256.212|259.31|c478390|p544337|589816|589491|578803
107910194|4c|21|85|vy|s|25|270.684|274.66|c404391|p445790|491942|492905|466981
107990099|4c|21|85|x4|s|20|257.447|261.45|c466801|p534865|562127|579749|551557
107910219|4c|21|85|14s|s|25|252.028|258.50|c482817|p578925|642636|627796|580146
409900136|4d|22|3y|i6|e|8
409900129|4d|22|3y|i7|e|5
409900108|4d|22|3y|ie|e|3
409900122|4d|22|53|13g|s|8
409900115|4d|22|53|13h|s|5|318.604|317.02|c263690|c248100
409900101|4d|22|53|13l|s|3
205410495|4a|5|2f|17v|d|30|311.365|287.27|c72040|p61529|44082|45797|41980
205410486|4a|5|2f|17w|d|5|486.370|481.16|c3018|p1875|3304|4086|4334
205490114|4a|5|2f|180|d|7|166.086|||c139136|104410|74932|55176
205410998|4a|5|2f|q8|e|24|339.117|359.39|c122873|p159299|86277|90263|109253
205410989|4a|5|2f|q9|e|9|457.952|470.69|c2427|p2579|2271|2134|3269
205410971|4a|5|2f|qa|e|35|229.701|235.22|c933939|p1045824|313369|369846|276920
205410468|4a|5|2f|vm|z|7|339.821|202.99|c989974|c80871|215608|471308|699392
205410026|4a|5|2f|vp|z|3|468.297|492.60|c197|p287|363|364|980
205410477|4a|5|2f|xt|z|7|251.263|234.93|c774398|p646642|859707|896037|1356469
205410035|4a|5|2f|xv|z|3|451.070|480.20|c380|p695|715|937|1514
205410362|4a|5|3w|i7|e|36|410.934|426.80|c14372|p19489|20734|15043|18317
205410283|4a|5|3w|i8|e|14|494.124|506.01|c494|p616|691|658|689
205410265|4a|5|3w|ie|e|57|350.379|369.23|c99550|c124306|119767|105404|87310
205410292|4a|5|8o|169|e|25|362.350|358.42|c125429|p93678|99816|120602|153184
205410053|4a|5|8o|16c|e|7|481.639|496.05|c845|p1051|975|1430|2708
205410044|4a|5|8o|16f|e|23|260.196|245.92|c818437|p693514|359196|479487|254793
205410308|4a|5|8o|1b7|e|25|373.006|372.84|c91607|p70823|81569|80006|114218
205410071|4a|5|8o|1bb|e|7|481.529|500.77|c665|p1056|972|1343|2012
205410062|4a|5|8o|1bd|e|23|311.696|301.57|c355157|p278259|258785|279653|236168
205411139|4a|5|8o|tr|e|25|342.400|329.62|c217167|p148271|159732|174510|203162
205411112|4a|5|8o|tu|e|7|464.729|476.36|c1968|p1996|1993|2353|3894
205411103|4a|5|8o|tx|e|23|210.263|228.56|c1006323|c1259819|682662|1618109|333781
205410398|4a|5|8o|z9|e|8|342.375|305.43|c332726|p148360|128910|181609|199117
205410389|4a|5|8o|zb|e|3|469.902|483.70|c1498|p1632|1027|1711|1908
205410371|4a|5|8o|zc|e|12|227.887|228.01|c1012311|c1067052|445193|682778|426496
205411096|4a|5|4x|aj|s|27|356.775|343.83|c202959|p161594|155178|121781|140991
205411078|4a|5|4x|ak|s|5|465.045|470.19|c44756|p33256|34675|32921|43495
205490115|4a|5|4x|al|s|10|285.054|273.21|c410663|p370525|698265|184183|184579
205410908|4a|5|4x|fh|z|23|299.449|233.96|c782459|p248425|308769|144878|152939
205410892|4a|5|4x|fj|z|6|456.327|469.76|c616|p547|467|684|1611
205410962|4a|5|4x|fl|z|19|208.901|260.61|c552791|c1017759|988908|941283|580142
205410714|4a|5|4x|1as|e|8|336.379|332.22|c207038|p168893|161676|170883|151207
205410705|4a|5|4x|1at|e|5|413.079|428.78|c13112|p17857|6612|12396|25952
205410698|4a|5|4x|1av|e|29|236.618|239.88|c882893|p964050|521955|727453|503161
205410441|4a|5|4x|n9|s|10|390.314|391.92|c127075|p111066|85960|80034|56886
205410432|4a|5|4x|na|s|7|451.047|465.27|c49278|p45204|45605|34210|37138
205410502|4a|5|4x|nb|s|38|319.607|330.42|c231342|c245323|239551|200211|184937
205410326|4a|5|51|3h|s|25|486.027|462.90|c51493|p18504|9175|6158|6275
205410114|4a|5|51|3j|s|13|528.363|524.80|c5247|p2225|1804|1511|1578
205410105|4a|5|51|3n|s|40|375.291|382.54|c139356|p131785|57519|25822|20149
205410423|4a|5|51|53|s|37|363.797|389.79|c129771|p149461|154639|120326|104456
205410414|4a|5|51|54|s|6|470.761|491.47|c26218|p28826|33982|25344|28403
205410405|4a|5|51|57|s|5|317.537|342.18|c206306|p251164|288131|175657|179290
205410335|4a|5|51|95|s|25|490.546|491.31|c26354|p15835|18769|9573|11482
205410132|4a|5|51|97|s|13|525.572|529.85|c3539|p2772|2681|3110|2651
205410123|4a|5|51|9a|s|40|404.768|426.12|c87520|p93136|89387|48450|43928
205410344|4a|5|51|a1|s|33|452.210|469.82|c45056|p44118|31449|25169|28921
205410159|4a|5|51|a3|s|10|515.257|520.65|c7061|p5452|3787|3272|5018
205410141|4a|5|51|a6|s|35|384.985|409.35|c105860|p118194|97015|84918|62826
205410353|4a|5|51|ky|s|33|454.866|473.90|c41394|p41762|43044|34927|36382
205410177|4a|5|51|l0|s|10|520.057|520.75|c7012|p4068|4840|4973|6503
205410168|4a|5|51|l3|s|35|361.558|404.14|c111858|p153227|107087|73527|77828
205410538|4a|5|51|lh|s|37|400.153|422.68|c91119|p98805|96464|84802|93531
205410529|4a|5|51|li|s|6|505.618|507.19|c14711|p8704|8956|10594|16496
205410511|4a|5|51|lj|s|5|355.751|390.52|c128800|p163500|237844|103406|132708
205490117|4a|5|51|12l|s|12|455.837|454.36|c59551|p40894|20538|6897|8482
205490113|4a|5|51|12m|s|9|521.220|519.79|c7483|p3795|2474|1839|2291
205490116|4a|5|51|12o|s|13|337.026|372.20|c154324|p201335|92833|32165|28292
205411024|4a|5|7g|ya|s|6|509.589|527.75|c4210|p7225|8734|7853|11153
205411015|4a|5|7g|yg|s|7|529.043|538.70|c1415|p2106|532|374|523
205411033|4a|5|7g|ym|s|42|446.107|468.47|c46315|c49686|48036|39666|34011
104310491|4e|23|1q|6z|s|80|461.945|477.72|c37994|p35764|42721|41719|41576
104390197|4e|23|1s|7w|s|35|446.196|467.92|c46816|p49600|56371
104310022|4e|23|27|bu|s|10|||||c289468|297082|298880
104310516|4e|23|27|17f|s|15|303.355|307.69|c288608|c296710|280397|122624|115292
104390117|4e|23|27|18a|d|45|400.614|401.28|c21842|p21363|24978|30306|25637
104310604|4e|23|27|os|z|42|370.372|394.45|c19244|p27950|25522|28664|31534
104390118|4e|23|27|15t|z|50|397.092|419.35|c6576|p9195|9873|13313|18199
104310031|4e|23|27|qv|e|30|336.500|349.00|c151445|p168464|160090|169762|188860
104310049|4e|23|27|va|e|45|352.596|366.48|c105715|p118110|130243|124195|143122
104310058|4e|23|27|u4|z|40|291.897|327.45|c149660|p296633|137121|105839|114988
104310401|4e|23|27|y2|z|50|315.802|362.38|c57394|p162946|50819|45177|50523
104390158|4e|23|1y|hp|s|40|347.744|377.46|c146483|p178707|210376|211808|207883
104310561|4e|23|1y|s0|e|40|266.257|278.16|c517834|p630092|764289|890320|807306
104390116|4e|23|1z|178|z|55|224.336|243.54|c700230|p899150|1015948|1082253|1465359
104390159|4e|23|1z|xs|z|30|254.412|266.58|c502728|p615700|604539|704614|692803
104310067|4e|23|2f|4v|s|25|252.975|255.51|c499847|p570915|595423|525794|522582
104310579|4e|23|2f|5v|z|40|254.193|278.95|c408467|p617837|532567|489553|473674
104310597|4e|23|2f|17u|d|60|362.809|376.92|c31707|p37423|44418|49500|43218
104310085|4e|23|2f|ja|s|25|266.832|277.99|c389964|p469543|523482|423538|428586
104310094|4e|23|2f|lo|s|30|272.053|276.60|c395987|p437667|452733|370151|396127
104310473|4e|23|2f|nm|s|50|265.021|274.29|c405945|p481211|489213|474197|475867
104310385|4e|23|2f|rr|z|25|238.946|258.12|c573837|p766532|850208|1008868|1112295
104310101|4e|23|2f|vl|z|30|252.075|277.49|c418955|p638490|507721|774808|752693
104310119|4e|23|2f|xs|z|30|266.756|289.96|c333508|p498349|385466|574079|511689
104390267|4e|23|39|dk|z|30|320.099|337.60|c116068|p144709
104390160|4e|23|3w|i5|e|70|397.621|413.40|c25884|p32652|56481|43977|49637
104310128|4e|23|8o|167|e|50|240.198|257.88|c697060|p921448|1166565|1163095|1141535
104310137|4e|23|8o|1b5|e|60|254.989|269.42|c590392|p750542|934778|939934|945379
104310146|4e|23|8o|ip|e|45|245.289|263.54|c643148|p861635|1149008|1173960|1162970
104310261|4e|23|8o|la|e|50|255.190|274.76|c545208|p748216|1055404|1150943|1189244
104310446|4e|23|8o|tp|e|45|239.945|255.84|c717050|p924433|1173818|1197200|1212052
104390120|4e|23|93|19o|z|135|223.676|240.92|c723284|p904797|738922|853237|489723
104390161|4e|23|93|19x|z|15|237.645|251.78|c627751|p778880|756204|962425|1015084
104310631|4e|23|53|3f|s|80|331.719|323.79|c246889|p213658|218865|158012|185016
104310455|4e|23|53|93|s|40|315.740|337.88|c215086|p256444|299511|298332|299083
104310173|4e|23|53|fs|s|10|303.155|305.04|c296363|c297414
104310428|4e|23|53|gp|s|10||305.17|c295979||c290334|295752|267433
104310437|4e|23|53|194|s|10|303.688|322.46|c250089|p295557|297881|272149|233955
104310588|4e|23|53|kw|s|15|312.845|332.19|c227333|p265270|292180|291039|247863
104390204|4e|23|53|n7|s|10|318.478|322.57|c249844|c248482|240223
104390075|4e|23|5b|g6|z|40|234.568|258.04|c574526|p807737|957754|974670|1087878
104390077|4e|23|61|1|s|30|259.432|264.55|c451266|p520111|521961|561562|477577
104390119|4e|23|61|2k|s|27|295.355|309.35|c283965|p326270|350649|359248|323029
104310613|4e|23|61|7p|s|90|332.166|359.15|c174946|p212596|245671|248308|236312
104390076|4e|23|61|cx|s|40|300.346|319.73|c256836|p307460|365046|347365|313601
104310622|4e|23|61|hp|s|120|355.572|386.71|c133710|p163838|193306|198242|190327
104390114|4e|23|6k|us|e|50|231.735|||c1021879
104310164|4e|23|7g|y8|s|150|478.805|499.56|c20005|p23082|26345|27792|29647
104310552|4e|23|74|27|e|40|239.030|255.86|c716858|p935477|1157742|1081559|1069390
104310658|4e|23|74|zz|e|50|238.574|256.06|c714956|p940912|1080437|1050018|1056694
104390094|4e|23|84|dk|z|55|310.421|322.35|c168885|p188181|188303|186247|173995
104390163|4e|23|84|rd|z|30|219.887|242.08|c713129|p935793|1058816|1158036|1489832
104310288|4e|23|85|1v|s|25|254.140|260.42|c472327|p561205|603120|583089|562540
104310297|4e|23|85|4m|s|30|272.934|289.32|c347098|p432642|467257|462795|448432
104310358|4e|23|85|5l|s|30|255.197|260.91|c469609|p552665|594922|597846|605449
104310304|4e|23|85|w0|e|35|269.740|278.35|c516256|p595350|639001|666731|584050
104310322|4e|23|85|vy|s|25|248.677|253.63|c511073|p608568|628273|608318|582780
104310331|4e|23|85|x4|s|25|244.621|248.00|c546764|p647457|682267|653676|634171
104390164|4e|23|85|14s|s|25|240.812|239.28|c608508|p686924|735659|735460|712612
205590082|4f|1n|3e|dm|z|33|224.778|207.14|c968880|p895338|1312301|1453545|399340
205590081|4f|1n|3e|dn|z|5|352.059|368.98|c46757|p53974|61088|47698|59339
205590237|4f|1n|3e|1af|s|28|244.446|229.80|c683038|p649190|898803
205510801|4f|1n|3e|1ah|s|4|312.198|317.81|c261681|p267268|281642|283257|272974
205510573|4f|1n|3e|n9|s|8||||||c248713|237621
205510564|4f|1n|3e|na|s|2|334.442|333.89|c223556|p207265|236124|235864|228507
205590265|4f|1n|8p|182|d|42|169.171|||c138712
205590244|4f|1n|8p|184|d|7|388.818|399.49|c22527|p26187|31010
205590272|4f|1n|8p|1b6|e|34|189.101|204.85|c1242425|p1430769
205590160|4f|1n|8p|1bb|e|5|301.771|321.30|c252205|p336584|246645|216749|404918
205590110|4f|1n|8p|q9|e|10|351.188|357.53|c127730|p122045|113806|116283|114297
205590083|4f|1n|8p|qe|e|7|347.166|359.80|c121836|p133554|114163|121814|123231
205590084|4f|1n|8p|qh|e|42|162.489|154.43|c1419345|c1491594|1392456|1582196|554803
205590109|4f|1n|8p|qa|e|68|218.841|215.36|c1144823|p1169727|930155|1164513|520773
205590279|4f|1n|8p|100|e|34|206.392|209.72|c1199348|p1297457
205590146|4f|1n|8p|103|e|5|317.204|331.87|c208380|p249675|400120|210112|185420
205590125|4f|1n|51|97|s|10|334.599|359.18|c174895|p206899|208663|192599|254516
205590132|4f|1n|51|a3|s|10|335.807|362.91|c168815|p204108|207515|187923|266546
205590139|4f|1n|51|198|s|10|312.481|325.62|c242428|p266440|298483|168702|285564
205590080|4f|1n|51|13o|s|21|303.318|||c296840|297410||221857
205590079|4f|1n|51|13p|s|4|378.630|||c126944|103194|58512|60112
205590045|4f|1n|61|2o|s|4|323.245|322.84|c249227|p235360|215754|254756|155272
205590044|4f|1n|61|2p|s|30|194.323|198.45|c960497|p1198978|963495|1288918|538985
205590230|4f|1n|61|cy|s|37|223.057|218.52|c786838|p897173|928800
205590070|4f|1n|61|d1|s|5|317.159|324.38|c245436|p252252|252510|231772|255805
205590077|4f|1n|61|hu|s|10|372.830|401.22|c115462|p135338|153076|165262|154283
205590076|4f|1n|61|hv|s|59|266.082|275.27|c401707|p474346|564563|803672|307644
112190326|4g|24|s|3f|s|40|365.510|366.91|c162497|p146654
112190333|4g|24|s|6g|s|30|303.120|307.17|c290090|p297530
112190312|4g|24|s|12e|s|40|379.184|373.88|c151787|p126164|114115
112190340|4g|24|s|12i|s|2
112110044|4g|24|2a|bu|s|10||306.66|c291609||c275693|285434|266673
112110062|4g|24|2a|17f|s|25|307.046|326.73|c239806|p283975|295994|112972|101684
112110998|4g|24|2a|18a|d|50|409.985|410.61|c18364|p17837|19592|23068|20822
112110098|4g|24|2a|mb|s|20|348.202|359.60|c174183|p177824|158310|101302|87994
112110105|4g|24|2a|os|z|42|379.812|402.42|c13977|p19243|19103|21751|25761
112111087|4g|24|2a|15t|z|50|400.486|422.22|c5752|p7884|8904|12657|19584
112110114|4g|24|2a|qv|e|40|347.795|357.49|c127824|p131727|133315|135038|152159
112110123|4g|24|2a|va|e|45|362.849|376.40|c84285|p92516|107189|99536|123614
112110132|4g|24|2a|u4|z|40|327.485|346.41|c91240|p117348|90831|84740|92903
112110141|4g|24|2a|y2|z|40|360.985|380.16|c32323|p39537|34132|35651|39939
112110777|4g|24|3w|i5|e|120|399.920|415.35|c23853|p30069|53211|42043|52503
112110838|4g|24|8r|16p|z|148|268.947|287.22|c351183|p478418|375949|360479|252165
112190120|4g|24|8r|16w|z|17|280.984|305.02|c248485|p376414|430046|483923|540642
112110883|4g|24|8u|dv|z|40|272.305|289.12|c338903|p448721|602286|605224|571667
112110317|4g|24|8u|g6|z|40|286.614|303.93|c254183|p333491|476310|461986|449883
112190256|4g|24|8u|qm|z|30|286.865|308.67|c229749|p331602|438175
112190263|4g|24|8x|181|d|30|396.544|396.77|c23596|p22984|27385
112190270|4g|24|8x|q6|e|30|357.241|364.53|c110261|p106019|114432
112190277|4g|24|8x|ug|e|30|258.535|264.99|c629893|p711312|734847
112190284|4g|24|8x|vl|z|30|278.130|300.27|c273822|p399292|400892
112190291|4g|24|8x|xs|z|40|285.260|310.82|c219137|p343619|337702
112190298|4g|24|6g|td|e|35|282.056|301.74|c354140|p483154|722088
112190305|4g|24|6g|zz|e|50|288.400|301.12|c357843|p431170|587837
112190158|4g|24|6k|us|e|40|252.201|||c781705
112190319|4g|24|7g|y8|s|60|484.364|505.28|c16003|p19571
112190221|4g|24|7n|1|s|30|260.385|274.11|c406722|p513107|567788|574330
112190228|4g|24|7n|14e|e|40|344.076|353.68|c138123|p142992|167855|197369
109410793|4h|q|1q|6z|s|40|467.178|483.97|c32551|p31536|38057|36903|36395
109410669|4h|q|1s|7w|s|40|449.897|470.93|c44081|p46238|51511|53383|52589
109490281|4h|q|1u|m|d|65|365.519|382.18|c29586|p36205|40412|48547|46684
109410078|4h|q|1u|1d|e|30|247.521|256.09|c714677|p835548|899153|984775|960058
109410254|4h|q|1u|1n|d|20|223.665|261.20|c85928|p111534|114640|133091|121100
109410263|4h|q|1u|5q|d|20|214.544|259.24|c87007|p117820|130173|139024|122243
109490282|4h|q|1u|5t|d|30|262.199|294.35|c68503|p87593|93924|103377|117712
109410306|4h|q|1u|14y|d|35|285.458|319.57|c56564|p74729|85592|92841|103253
109490283|4h|q|1u|181|d|60|404.512|405.07|c20414|p19896|21382|23839|22654
109410121|4h|q|1u|rr|z|25|283.833|302.62|c261250|p354411|401696|676149|781307
109410139|4h|q|1u|vl|z|30|302.888|317.80|c187755|p228428|246595|440840|451426
109410148|4h|q|1u|xs|z|30|305.998|323.66|c163715|p211161|196626|298252|296725
109410854|4h|q|27|q|d|50|359.002|371.24|c34061|p39114|44352|46769|45383
109410024|4h|q|27|bu|s|10|303.156|304.14|c299025|c297411|297803|298483|297749
109410696|4h|q|27|17f|s|20|307.222|329.30|c233907|p283389|297868|117501|108924
109410863|4h|q|27|18f|d|50|415.804|417.39|c16100|p15765|17350|22654|19959
109410042|4h|q|27|os|z|42|376.259|398.54|c16375|p22269|21368|23813|26859
109410845|4h|q|27|15t|z|50|396.112|418.71|c6774|p9583|10603|13862|19669
109410721|4h|q|27|qv|e|50|343.479|353.75|c137938|p144890|137690|139247|160700
109410051|4h|q|27|va|e|45|356.258|370.16|c97477|p108446|121036|118717|132770
109410069|4h|q|27|u4|z|40|320.621|347.64|c88176|p142596|95569|92588|101712
109410475|4h|q|27|y2|z|50|339.314|371.63|c42909|p82170|37788|38275|45749
109490447|4h|q|2d|2v|s|25|311.925|314.07|c271358|p268154
109410087|4h|q|2d|4v|s|25|285.364|291.95|c337889|p369127|388226|368949|367862
109410096|4h|q|2d|ch|s|20|277.301|284.76|c363670|p408717|414449|411698|440551
109410103|4h|q|2d|ja|s|30|306.828|322.10|c250970|p284716|313842|318196|330633
109410112|4h|q|2d|lo|s|50|297.631|303.91|c299707|p317640|329132|309531|333979
109490454|4h|q|2d|137|s|25|324.324|330.98|c230041|p232395
109490278|4h|q|39|178|z|65|299.861|314.65|c201540|p245959|301472|312293|335250
109410536|4h|q|8o|14u|e|40|280.872|297.89|c377611|p493398|759375|900678|963275
109410518|4h|q|8o|8a|e|50|266.482|287.37|c447909|p627798|845726|971406|1017125
109410157|4h|q|8o|167|e|60|290.524|306.19|c328574|p414976|634538|768895|812116
109410166|4h|q|8o|1b5|e|75|296.331|311.95|c297469|p373064|527846|642346|671408
109410509|4h|q|8o|la|e|50|287.358|302.95|c347016|p439386|663160|778408|818476
109490230|4h|q|8o|td|e|50|282.272|296.35|c387367|p481293|644245|705188|680693
109410184|4h|q|8o|10i|e|50|298.732|308.98|c313321|p356814|469835|579059|564279
109410678|4h|q|8r|16p|z|99|252.275|267.89|c491925|p636576|555900|764883|451664
109490336|4h|q|8r|16w|z|11|249.754|258.85|c567628|p661305|667311|896750|955427
109410818|4h|q|4a|hp|s|80|341.677|374.55|c150817|p191084|216588|218699|211461
109410581|4h|q|4b|27|e|30|258.164|274.66|c545995|p715373|853173|935910|933089
109410784|4h|q|4b|2a|e|1||254.07|c734623
109490288|4h|q|4b|4c|s|70|295.678|298.41|c316515|p325021|330740|308920|325634
109410606|4h|q|4b|fp|e|60|264.964|281.60|c490992|p643431|721013|769723|704765
109490338|4h|q|4b|g6|z|30|280.619|300.41|c273070|p379297|498540|554885|491125
109490286|4h|q|4b|zp|e|60|262.370|279.15|c509939|p670520|789657|857577|862853
109490119|4h|q|4k|us|e|50|254.075|||c760697
109490339|4h|q|4u|1ae|s|26|312.053|316.97|c263818|p267723|282722|283319|292672
109410218|4h|q|4u|n7|s|70|333.773|343.34|c203980|p208822|229453|236598|234567
109410633|4h|q|4u|ps|s|45|275.809|278.57|c387597|p416778|479906|494165|511220
109410193|4h|q|51|3f|s|100|388.881|377.50|c146429|p112972|95008|76249|79923
109490461|4h|q|51|3l|s|1
109410651|4h|q|51|93|s|50|381.110|409.61|c105561|p123446|147815|141516|161327
109410809|4h|q|51|en|s|50|307.944|323.14|c248442|p281030|299272|299991|299347
109490335|4h|q|51|er|s|2
109410484|4h|q|51|fs|s|20|311.898|327.25|c238619|p268251|299668|298829|296715
109410209|4h|q|51|kw|s|90|361.626|381.72|c140463|p153109|177358|178391|209239
109410572|4h|q|61|2k|s|27|318.982|328.39|c236052|p247065|252895|258311|232419
109490468|4h|q|61|b5|s|25|315.963|346.67|c197496|p255783
109410554|4h|q|61|cx|s|40|313.690|334.90|c221401|p262704|307975|303494|278593
109410563|4h|q|61|hp|s|120|358.329|388.42|c131546|p158807|181256|184359|178461
109490180|4h|q|61|oj|s|40|297.731|312.41|c275741|p317260|349813|345935|314082
109410703|4h|q|61|s0|e|30|292.552|305.67|c331406|p399983|547695|666122|571784
109410227|4h|q|7g|y8|s|230|489.026|506.44|c15239|p16703|18600|18453|17796
109490285|4h|q|7j|c8|e|80|273.430|290.95|c422869|p560114|691456|799891|855953
109490287|4h|q|7j|xj|e|35|266.886|277.64|c521922|p623684|722617|850417|875262
109490279|4h|q|7j|14e|e|55|351.037|362.61|c114761|p122462|140217|150587|185667
109410687|4h|q|7r|27|e|45|248.155|267.15|c610425|p828264|1008167|1085349|1182030
109490284|4h|q|7r|ny|e|40|250.703|269.69|c587993|p798712|951259|1027133|1040467
205710544|4i|5|3q|q1|s|2|527.542|530.36|c3395|p2387|2508|4679|6305
205710535|4i|5|3q|q2|s|14|362.619|296.76|c321717|p151427|229767|255210|447063
205750282|4i|5|3q|11a|s|34|314.477|336.91|c217092|p260267
205750275|4i|5|3q|11b|s|5|421.854|455.64|c58298|p73995
205710562|4i|5|3s|11r|s|22|430.788|458.86|c55303|p64618
205710553|4i|5|3s|11s|s|7|502.498|516.73|c9030|p9999|10779|10897|12958
205750148|4i|5|3s|11u|s|25|396.900|448.22|c65408|p102709|299888|216942|281421
205710589|4i|5|3s|116|s|49|318.047|320.57|c254712|p249718|288294|217425|267066
205710571|4i|5|3s|117|s|8|471.845|486.05|c30750|p28003|34710|27052|25548
205750191|4i|5|3s|118|s|3|306.152|||c286985||290078
205710941|4i|5|97|hc|e|62|270.155|272.86|c560853|p591243|615898|412353|501177
205710923|4i|5|97|hd|e|10|393.368|406.98|c33376|p37959|58889|69140|103635
205710526|4i|5|97|1bg|e|28|172.919|173.48|c1407095|c1485338|1544051|652764|807868
205710517|4i|5|97|1bi|e|4|363.792|375.37|c86402|p90360|119212|130290|200933
205710605|4i|5|97|kq|e|29|206.274|175.53|c1403131|c1298600|1335224|528160|749163
205710598|4i|5|97|kr|e|4|361.457|370.22|c97341|p95771|112143|122617|152861
205750158|4i|5|97|14n|e|42|246.041|257.88|c697060|p852885|845859|299121|482439
205750157|4i|5|97|14o|e|6|387.816|402.38|c39552|p45618|60913|65630|104272
205710623|4i|5|51|3q|s|50|327.900|329.91|c232523|p223044|273875|115839|154072
205710614|4i|5|51|3r|s|9|446.434|450.67|c63040|p49338|42046|32036|42869
205710835|4i|5|51|3v|s|5|306.173|314.17|c271093|c286916||129715|216285
205710641|4i|5|51|9d|s|40|325.757|360.13|c173314|p228561|280702|185089|265815
205710632|4i|5|51|9e|s|6|444.734|469.19|c45658|p50969|54930|48061|57312
205710747|4i|5|51|a9|s|32|303.909|325.18|c243505|p294764|296967|199290|256205
205710738|4i|5|51|aa|s|5|435.500|456.92|c57050|p59834|61892|54967|61131
205710729|4i|5|51|l5|s|24|312.549|342.76|c205148|p266199|297902|231153|275964
205710711|4i|5|51|l6|s|3|443.759|469.18|c45668|p51880|59677|55445|64975
205750169|4i|5|51|13o|s|35|315.843|305.44|c295176|p256163|292277|114221|140232
205750164|4i|5|51|13p|s|6|440.212|439.54|c73818|p55204|52248|36853|44137
205750165|4i|5|51|13s|s|6|307.439|||c282692||144236|227138
109610228|4j|2g|2d|at|s|45|420.430|445.94|c67612|p75525|74040|63972|67662
109610229|4j|2g|2d|at|s|8|393.520|415.97|c98492|p106912|134195|125321|244597
109610128|4j|2g|2d|ln|s|45|428.377|454.69|c59220|p67047|68439|60690|65043
109610191|4j|2g|2d|ln|s|10|394.345|425.55|c88123|p105908|110923|114358|293848
109610164|4j|2g|2d|nx|s|40|447.392|460.18|c54047|p48491|42319|43201|46659
109610221|4j|2g|2d|nx|s|8|415.248|442.68|c70733|p81332|90822|79356|67007
109610013|4j|2g|3w|i5|e|80|434.737|448.18|c5683|p6459|11385|8130|11620
109610049|4j|2g|3w|i5|e|16|386.695|409.72|c30027|p47242|73821|120628|122814
109610173|4j|2g|8o|16a|e|40|436.369|445.52|c6274|p6005|6110|5250|12652
109610220|4j|2g|8o|16a|e|20|371.502|398.13|c45617|p73864|124362|144227|258344
109610022|4j|2g|8o|1b8|e|40|449.206|456.17|c4248|p3532|3831|3353|7535
109610058|4j|2g|8o|1b8|e|8|402.153|436.87|c8978|p27661|29016|31337|124937
109610146|4j|2g|8o|ts|e|40|423.741|426.02|c14894|p11082|16634|11925|21027
109610155|4j|2g|8o|ts|e|8|366.802|392.23|c55046|p83665|132282|214934|244483
109610119|4j|2g|4i|kb|z|45|413.039|428.36|c4424|p4355|4722|4762|4369
109610216|4j|2g|4i|kb|z|8|350.605|374.39|c39246|p56717|139455|746823|58178
109610238|4j|2g|4i|kc|z|1|295.820|294.15|c308831|p271052|13726
109610230|4j|2g|4i|ug|e|40|357.588|364.99|c109167|p105177|106272|79698|82609
109610231|4j|2g|4i|ug|e|8|336.411|302.13|c351837|p168769|197948|328937|303246
109610137|4j|2g|51|3i|s|55|497.785|495.65|c22948|p12073|8262|5478|6131
109610207|4j|2g|51|3i|s|10|473.517|472.43|c42683|p26797|17890|17540|22882
109610182|4j|2g|51|96|s|50|492.620|497.34|c21606|p14694|11700|8974|10677
109610219|4j|2g|51|96|s|10|470.155|482.76|c33517|p29297|23431|28233|44877
109610076|4j|2g|51|a2|s|55|484.158|490.95|c26662|p19704|15094|11920|13437
109610085|4j|2g|51|a2|s|10|464.876|470.84|c44165|p33391|25282|31062|44448
109610217|4j|2g|51|197|s|50|442.644|458.81|c55348|p52974|55204|53557|59639
109610222|4j|2g|51|197|s|10|407.254|423.68|c89998|p90217|104802|92100|163574
109610218|4j|2g|51|kz|s|50|483.386|491.38|c26293|p20174|17132|14352|17798
109610223|4j|2g|51|kz|s|10|452.413|469.28|c45576|p43930|31788|32402|57956
109610224|4j|2g|51|mr|s|10|431.566|461.77|c52564|p63808|34692|36188|53716
109610225|4j|2g|51|mr|s|55|475.895|485.72|c31033|p25128|22192|15582|18566
109610227|4j|2g|51|ms|s|1|329.605|||p218756|141625|287182|261425
205850626|4k|5|27|18g|d|42|170.611|||c138425
205850619|4k|5|27|18i|d|6|431.866|432.49|c11528|p10726|11843
205850507|4k|5|27|qw|e|30|308.380|||c296709|270604|251530|297973
205810207|4k|5|27|qx|e|4|374.013|||c69012|73401|71400|95236
205850509|4k|5|2f|q8|e|12|333.007|330.01|c215595|p181103|183188|177798|150626
205810067|4k|5|2f|q9|e|10|383.022|390.89|c57259|p52892|62931|55966|67153
205810058|4k|5|2f|qa|e|58|213.705|204.45|c1245727|p1224706|897420|1132869|466188
205850534|4k|5|3u|hr|s|22|312.582|340.68|c209369|p266086|349680|300042|280445
205810182|4k|5|3u|hu|s|8|385.030|416.79|c97629|p118133|135402|146364|145194
205810173|4k|5|3u|hv|s|29|243.844|244.71|c568932|p655327|696294|590890|414419
205850570|4k|5|3w|i7|e|97|359.200|383.90|c69676|p101204|124540|108737|96704
205850563|4k|5|3w|i8|e|15|416.036|434.93|c9827|p15710|27807|16193|23212
205810234|4k|5|8o|1b7|e|29|231.099|226.49|c1028816|p1029419|1068726|973137|800628
205810101|4k|5|8o|1bb|e|5|341.440|361.18|c118314|p151495|198099|220486|236544
205850577|4k|5|8o|1bd|e|5|198.296|206.99|c1223906|p1368044|1285659|1090959
205810288|4k|5|8o|tr|e|28|208.330|149.11|c1421102|p1279030|1264342|1075173|884191
205810128|4k|5|8o|tu|e|5|344.277|355.67|c132701|p142366|159068|164792|196584
205850675|4k|5|8o|tz|e|29|202.646|215.72|c1141224|c1331393
205850661|4k|5|8o|u1|e|5|342.326|357.35|c128180|p148528
205850668|4k|5|8o|u3|e|5
205850584|4k|5|8o|tx|e|5|185.877|258.67|c689584|c1447491|1405077|1178958
205850544|4k|5|8o|zr|e|36|170.546|176.17|c1401607|c1488483|1155869|1066758|902674
205850543|4k|5|8o|zs|e|6|336.692|354.81|c135016|p167751|199512|223422|269021
205850591|4k|5|8o|zt|e|6|196.106|||c1384767|1369331|1124961
205810349|4k|5|8o|14f|e|36|247.085|240.27|c878686|p840647|772403|652607|618960
205810331|4k|5|8o|14i|e|6|372.573|381.70|c73796|p71672|79630|80642|126668
205850696|4k|5|8o|14n|e|21|213.565|230.64|c983802|p1226117
205850682|4k|5|8o|14o|e|4|371.571|389.66|c59330|p73715
205850689|4k|5|8o|14p|e|4|193.055|||c1406294
205850598|4k|5|8o|14k|e|6|210.564|||c1256828|1295679|1065805
205850710|4k|5|53|3h|s|34|302.830|309.67|c283075|c298563
205850703|4k|5|53|3j|s|5|423.468|438.09|c75288|p72285
205810164|4k|5|7g|yg|s|7|505.272|518.39|c8182|p8842|10139|11975|12880
205850717|4k|5|7g|yq|s|8|502.728|517.21|c8782|p9892
205850724|4k|5|7g|yv|s|51|446.369|476.75|c38821|p49411
205810155|4k|5|7g|ym|s|42|459.248|485.47|c31237|p38049|49995|45620|41764
409610727|4l|2f|1q|70|s|10|||||c79618
409610720|4l|2f|1q|71|s|10|419.391|440.56|c72782|p76703|71650
409610713|4l|2f|1q|7d|s|20||434.94|c78486
409610549|4l|2f|27|18b|d|5|201.682|||c126088|106791|131356|116206
409610531|4l|2f|27|18c|d|5|290.429|331.69|c51056|p72112|68086|70311|70790
409610522|4l|2f|27|18e|d|5||230.18|c104017||c149817|143493
409610452|4l|2f|27|qi|e|5
409610443|4l|2f|27|qj|e|5|||||c253734
409610434|4l|2f|27|qk|e|5
409610576|4l|2f|27|y3|z|5
409610567|4l|2f|27|y4|z|5|||||c283739||223512
409610558|4l|2f|27|y6|z|5
409610832|4l|2f|3w|i6|e|8
409610825|4l|2f|3w|i7|e|7
409610818|4l|2f|3w|ie|e|15
409610853|4l|2f|3w|tq|e|5|190.719|||c1421197
409610846|4l|2f|3w|tr|e|5|240.441|255.05|c724847|p918622
409610839|4l|2f|3w|tx|e|5|216.641|202.53|c1261436|p1193512
409610488|4l|2f|8o|24|e|5||||||c1822752|1426995
409610479|4l|2f|8o|25|e|5|189.871|242.55|c854258|c1426292|1552410|1171681|1702809
409610461|4l|2f|8o|26|e|5
409610874|4l|2f|8o|8e|e|5
409610867|4l|2f|8o|8f|e|5|194.825|226.19|c1032094|c1394176
409610860|4l|2f|8o|8i|e|5||177.35|c1398551
409610664|4l|2f|8o|7m|e|5|203.686|||c1322133
409610657|4l|2f|8o|7n|e|5||180.60|c1388284
409610650|4l|2f|8o|7o|e|5|169.222|||c1489832|1677496
409610249|4l|2f|8o|1b6|e|5|205.563|||c1305189|1418547|1290589
409610231|4l|2f|8o|1b7|e|5|243.227|261.37|c663636|p885893|1008472|1459566|1193488
409610222|4l|2f|8o|1bd|e|5|223.997|||c1111948|1228687
409610685|4l|2f|51|3g|s|10
409610678|4l|2f|51|3h|s|10|324.042|320.19|c255704|c233176|290368
409610671|4l|2f|51|3n|s|10
409610706|4l|2f|51|ae|s|5
409610699|4l|2f|51|af|s|5|313.530|348.71|c193664|c263169
409610692|4l|2f|51|ag|s|5
409610769|4l|2f|51|195|s|5
409610762|4l|2f|51|196|s|5
409610755|4l|2f|51|19b|s|5
409610301|4l|2f|51|n8|s|8
409610294|4l|2f|51|n9|s|8||324.40|c245389
409610285|4l|2f|51|nb|s|9
409610748|4l|2f|51|12f|s|10
409610741|4l|2f|51|12g|s|10|331.179|||c214911|297250
409610734|4l|2f|51|12j|s|10
409610337|4l|2f|5s|fa|z|5||||||c1434240
409610328|4l|2f|5s|fb|z|5|243.234|||c724884|1417423|1143047|1476249
409610319|4l|2f|5s|fc|z|5|214.456|||c978000||1118781|1434961
409610213|4l|2f|5s|f3|e|5|219.320|||c1164462||1500444
409610204|4l|2f|5s|f4|e|5|260.889|224.25|c1053140|c686342|1397480|940583|1295305
409610197|4l|2f|5s|f6|e|5|||||c1621026
409610811|4l|2f|5s|1an|s|5|185.272|||c1252829
409610804|4l|2f|5s|1ao|s|5|224.242|166.06|c1120807|c882358|966356
409610797|4l|2f|5s|1ap|s|5|||||c1183205
409610790|4l|2f|5s|ni|e|5
409610783|4l|2f|5s|nj|e|5|178.306|208.53|c1210250|c1475173|1369939
409610776|4l|2f|5s|nl|e|5
409610643|4l|2f|6j|g4|z|5|190.017|||c1121849
409610636|4l|2f|6j|go|z|5|196.314|200.36|c1002188|c1091926|1159135
409610629|4l|2f|6j|g5|z|5||231.50|c802342||c1418544
409610364|4l|2f|6j|q7|e|8|206.416|||c1297201|788076|884440|692131
409610355|4l|2f|6j|q8|e|7|241.680|248.15|c795320|p904195|272010|417660|416172
409610346|4l|2f|6j|qa|e|15||184.59|c1372454||c1582598|1251354|1278537
301390186|4m|y|1q|71|s|15|420.505|455.48|c58453|p75452|51799
301390172|4m|y|1q|77|s|3|454.352|475.25|c40168|p42221|47048
301390179|4m|y|1q|7d|s|2||450.32|c63374||p52073
301310065|4m|y|26|18h|d|46|172.813|195.46|c123574|c137945|107508|120693|85919
301310056|4m|y|26|18i|d|9|353.186|357.23|c40047|p41711|45703|64090|36376
301310047|4m|y|26|18n|d|5||241.24|c97429||p114151|136052|86306
301310092|4m|y|26|ou|z|37|313.708|340.50|c107559|c172477|299508|188600|203737
301310083|4m|y|26|ov|z|8|317.763|357.76|c65965|p154480|63834|57404|45481
301310074|4m|y|26|ow|z|5|||||c208286|209511|181241
301390041|4m|y|26|15v|z|49|341.489|359.63|c62341|p76684|60397|68004|84882
301390040|4m|y|26|15w|z|10|388.831|409.35|c10481|p13189|15413|20209|27858
301390042|4m|y|26|15y|z|6|339.778|352.42|c77025|p80977|66591|75502|89605
301310126|4m|y|26|qw|e|10
301310117|4m|y|26|qx|e|10|||||c278370|293270|283116
301310153|4m|y|26|y4|z|10||||||c244730|266382
301310144|4m|y|26|y5|z|10|292.279|||c294041|157942|118003|257600
301310189|4m|y|2f|q8|e|43|181.741|160.52|c1416946|c1464629|1100988|874857|839886
301310171|4m|y|2f|q9|e|9|296.835|310.22|c306682|p369591|237701|270723|264768
301390038|4m|y|2f|qd|e|30|202.783|188.15|c1354569|c1330206|1548847|999449|980877
301390037|4m|y|2f|qe|e|6|304.825|310.48|c305304|p317556|246573|299468|285632
301390039|4m|y|2f|qh|e|4|||||c1300692|1074219|863698
301310162|4m|y|2f|qa|e|8|206.954|||c1292069|1254421|899598|910945
301390050|4m|y|3w|i7|e|23|350.195|376.35|c84392|c124832|124197|124889|116530
301390049|4m|y|3w|i8|e|6|381.821|400.98|c41531|p54824|74106|64571|75173
301390051|4m|y|3w|ie|e|1||||||c116721
301390123|4m|y|8o|1bg|e|10|192.738|||c1408404|1631977|1761423
301310205|4m|y|8o|1bi|e|5|261.005|252.97|c745656|p685099|1107376|1053749|1344452
301390151|4m|y|8o|tz|e|5|||||c1420485|1274641
301390144|4m|y|8o|u1|e|5|208.346|238.93|c893378|p1278862|1387164|1741161
301390068|4m|y|8o|z6|e|7|213.609|159.87|c1417202|c1225684||1639949|1568110
301390059|4m|y|8o|z7|e|3|224.355|251.78|c757719|p1107937|954044|1120910|1211761
301310277|4m|y|4v|ne|s|3
301390116|4m|y|51|3q|s|11|||||||c293041
301310302|4m|y|51|3r|s|9|304.166|||c293864|298389|206232|183810
301310329|4m|y|51|9e|s|3||315.37|c267928|||c104941
301390060|4m|y|51|19e|s|3
301390054|4m|y|51|13o|s|12||||||c299837|293945
301390053|4m|y|51|13p|s|8|302.628|||c299286|266126|202083|229150
301390071|4m|y|61|2s|s|33|184.138|257.01|c491024|c1257686|1154162|1039592|1423378
301390070|4m|y|61|2t|s|6|263.094|257.90|c486099|p494192|510548|510650|538808
301390130|4m|y|61|2u|s|1|||||c1060087|913903
301390048|4m|y|61|cz|s|40|169.758|158.67|c1127406|c1287975|1293001|1019599|1234303
301390047|4m|y|61|d1|s|9|269.335|277.18|c393524|p453885|490681|435904|461997
301390046|4m|y|61|d2|s|6|193.936|||c1201765|1143592|914104|894860
301390207|4m|y|8l|dm|z|33|190.941|213.85|c929829|c1117409
301390193|4m|y|8l|dn|z|6|294.038|303.41|c257003|p282522
301390200|4m|y|8l|dq|z|1
301390221|4m|y|8l|xp|e|5|199.032|197.98|c1295527|c1362135
301390214|4m|y|8l|xq|e|5|220.649|216.60|c1132420|p1149543
300490578|4n|1j|1q|7g|s|1|||||p59224
300450546|4n|1j|1q|7h|s|1|453.672|474.05|c41236|p42806|47745
300490571|4n|1j|1q|7i|s|3
300490498|4n|1j|1s|84|s|18|400.531|417.64|c96718|c98337|98841|81012|81174
300490453|4n|1j|1s|85|s|8|440.171|465.00|c49510|p55235|61796|62312|62555
300411329|4n|1j|1s|86|s|24||414.83|c99784||c98620|99584|97626
300410022|4n|1j|27|18h|d|42|231.511|175.22|c130258|p106336|120046|88049|69769
300410701|4n|1j|27|18i|d|8|372.270|371.37|c34005|p33151|37849|39741|32388
300410049|4n|1j|27|ou|z|42|295.293|299.60|c277612|c274481|184044|160327|162729
300410719|4n|1j|27|ov|z|8|349.050|361.94|c58154|p59703|85730|43493|45121
300411805|4n|1j|27|15v|z|42|354.508|376.80|c36231|p49680|62521|56459|69332
300411789|4n|1j|27|15w|z|8|389.969|411.51|c9525|p12542|15943|19157|21845
300410737|4n|1j|27|vc|e|24|312.248|313.25|c290730|c275282|295202|299388|299101
300410613|4n|1j|27|vd|e|8|336.986|351.92|c143077|p166739|170008|174528|199467
300490564|4n|1j|2f|nu|s|20|197.182|178.26|c1086929|c1176728|1289763|1398773
300490557|4n|1j|2f|nv|s|5|277.484|269.89|c425949|p407704|414803|472000
300411629|4n|1j|2f|q8|e|30|184.600|218.00|c1118334|p1453270|649164|544473|582602
300411602|4n|1j|2f|q9|e|14|311.541|327.89|c223997|p279131|200534|226779|223559
300410561|4n|1j|2f|qd|e|35|190.915|190.22|c1345636|c1420006|1409522|785137|823362
300410534|4n|1j|2f|qe|e|10|319.081|330.32|c214348|p240473|179972|185468|206594
300410507|4n|1j|2f|qh|e|15|208.285|||c1279464|1657642|845074|621893
300411595|4n|1j|2f|qa|e|46|174.832|180.15|c1389807|c1482712|1301437|817418|720031
300411929|4n|1j|3b|1ag|s|33|201.588|158.57|c1127496|p1138405|1238216|817871|807176
300411902|4n|1j|3b|1ah|s|7|272.885|274.09|c406808|p432933|431166|430830|535826
300490508|4n|1j|3b|1ak|s|25|180.540|202.07|c930842|c1270239|1245438|894902|913702
300411947|4n|1j|3b|1al|s|5|282.810|285.16|c362184|p381086|371352|414493|457803
300410764|4n|1j|3b|ne|s|10|320.605|||c242579||249432
300410773|4n|1j|3w|i7|e|46|352.466|369.14|c99744|c118436|124290|124607|123564
300410588|4n|1j|3w|i8|e|9|382.244|404.34|c36838|p54177|77030|59951|68964
300410579|4n|1j|3w|ie|e|5|351.674|370.29|c97185|c120694|123285|123556|124929
300410791|4n|1j|8o|1bi|e|20|169.685|232.64|c961950|c1489461|484468|612099|631677
300410182|4n|1j|8o|10p|e|3|188.613|195.01|c1315336|c1433470|1405485
300410807|4n|1j|8o|10r|e|7|257.872|249.33|c782912|p718584|712069|788520|764564
300490536|4n|1j|8u|6m|s|30|205.972|167.68|c1119365|c1095399|1300609|1471163
300490529|4n|1j|8u|6n|s|10|249.294|247.55|c549683|p602955|376474|479003
300490480|4n|1j|8u|gb|z|5|||||c1325292|1356790|1076806
300490479|4n|1j|8u|gc|z|5|208.662|234.68|c776460|p1019407|781253|923158|822112
300490474|4n|1j|8u|qs|z|10|200.534|165.74|c1080271|c1070165|684050|690046|689511
300490502|4n|1j|51|3q|s|20|317.611|||c250972|287223|297008|290828
300410861|4n|1j|51|3r|s|10|312.686|304.00|c299457|c265761|194932|190883|234149
300490503|4n|1j|51|5a|s|10
300410385|4n|1j|51|9d|s|5
300410897|4n|1j|51|9e|s|10|304.553|304.48|c297974|c292449|198767|295178|246359
300410358|4n|1j|51|a9|s|5|||||c240364
300410904|4n|1j|51|aa|s|10|302.934|304.61|c297568|c298198|220315|253125|286963
300410913|4n|1j|51|az|s|5|||||c289889
300410922|4n|1j|51|19e|s|5||311.72|c277567|||c280487
300411444|4n|1j|51|l6|s|5|319.760|330.28|c231684|c244877
300490543|4n|1j|51|my|s|5|||||c289944|282893
300490481|4n|1j|51|pq|s|5|||||||c291331
300490506|4n|1j|51|13o|s|15|||||c299454|298338|278700
300490505|4n|1j|51|13p|s|10|309.347|350.27|c190743|c276352|187579|168619|228712
300411383|4n|1j|61|2m|s|34|170.445|164.10|c1122553|c1287524|1304113|858214|716666
300411277|4n|1j|61|2o|s|6|269.502|275.03|c402795|p452887|438390|391992|377961
300411408|4n|1j|61|cz|s|38|209.796|173.18|c1106914|p1055094|1298656|860250|764708
300411268|4n|1j|61|d1|s|7|282.360|291.59|c339164|p383220|457220|408545|469238
300410825|4n|1j|61|ue|e|4||179.78|c1391060||c1569475
300410816|4n|1j|61|uf|e|4|207.616|206.73|c1226220|p1285836|1438740|1363049|1342470
300412151|4n|1j|64|15n|e|26|198.918|175.76|c1402601|c1363040||1215668|1193307
300412142|4n|1j|64|15p|e|9|266.356|276.23|c533046|p629065|803053|591648|792452
300411683|4n|1j|64|hr|s|46|284.823|297.27|c320152|p371618|494485|371110|349913
300411665|4n|1j|64|hu|s|11|329.187|361.39|c171296|p219734|241204|238503|239017
300411656|4n|1j|64|hv|s|13|279.005|293.56|c332299|p399806|676989|356901|364577
300490507|4n|1j|6s|4r|s|13|188.813|182.30|c1067651|c1235040|1258245|1315533|1312724
300410676|4n|1j|6s|4s|s|7|216.852|209.56|c862452|p973502|902896|653092|1113038
300411868|4n|1j|7c|dm|z|45|180.160|158.25|c1082759|c1152250|1356535|1275895|1343799
300411841|4n|1j|7c|dn|z|15|293.826|303.29|c257676|p283912|267577|257174|417108
300490585|4n|1j|7c|xp|e|5|194.895|||c1393669|1323865
300490478|4n|1j|7c|xq|e|5|240.090|249.75|c778568|p922724|892160|1101392|1293539
300490483|4n|1j|7n|30|s|23|227.705|193.98|c993378|c839202|1143556|924511|1414275
300490482|4n|1j|7n|31|s|7|257.630|264.41|c451974|p533500|416982|379519|466785
300490499|4n|1j|7n|14n|e|20|188.585|204.17|c1248021|c1433628|1205168|898489|1290479
300411647|4n|1j|7n|14o|e|5|293.970|320.20|c257259|p389708|219122|370322|527421
408810722|4o|1x|27|18b|d|5|204.999|||c124125|124337|99509
408810329|4o|1x|27|18c|d|15|216.377|254.57|c89654|p116595|116580|60384|80159
408810691|4o|1x|27|18d|d|1|404.812|409.16|c18885|p19784|19331|23017|21408
408810960|4o|1x|27|y3|z|5
408810953|4o|1x|27|y4|z|5
408810946|4o|1x|27|y5|z|1|394.826|||p10150
408810757|4o|1x|1w|168|e|5|||||c1577232|1823707
408810383|4o|1x|1w|169|e|7|175.585|209.44|c1201892|c1481295|1270533|1268100|1705552
408810764|4o|1x|1w|1b6|e|7|190.229|||c1424167||1807418
408810417|4o|1x|1w|1b7|e|5|199.141|227.55|c1017254|p1361280|686512|1494380|1513741
408810708|4o|1x|1w|tq|e|5||||||c1832028
408810701|4o|1x|1w|tr|e|7|211.466|245.40|c823835|c1247845|1087669|1269424
408810771|4o|1x|1w|zn|e|5|205.969|189.15|c1350647|p1301425|1195500|909892
408810586|4o|1x|1w|zo|e|15|228.287|247.97|c797174|p1062432|1149064|805202|871546
408810939|4o|1x|3w|i6|e|5
408810932|4o|1x|3w|i7|e|10|366.889|380.35|c76388|c83473
408811009|4o|1x|3w|i8|e|1|357.620|396.64|c47925|p105110
408810813|4o|1x|52|3c|s|10
408810806|4o|1x|52|3d|s|10|303.736|312.40|c275766|c295395|180206
408810967|4o|1x|52|3e|s|1|381.288|396.58|c121218|p123206
408810834|4o|1x|52|94|s|10
408810827|4o|1x|52|95|s|10|321.611|315.13|c268558|c239810
408810974|4o|1x|52|97|s|1|376.090|396.32|c121549|p130594
408810855|4o|1x|52|eo|s|5
408810848|4o|1x|52|ep|s|10||346.46|c197894
408810981|4o|1x|52|eq|s|1|312.861|350.86|c189626|p265216
408810876|4o|1x|52|kx|s|5
408810869|4o|1x|52|ky|s|10|314.203|324.42|c245343|c261122
408810988|4o|1x|52|l0|s|1|359.863|376.37|c148058|p156148
408810750|4o|1x|52|n8|s|5
408810302|4o|1x|52|n9|s|7|333.656|||c209082|192991
408810686|4o|1x|52|na|s|1|342.969|365.49|c164670|p188348|172065|228445|159411
408810897|4o|1x|52|12x|s|5|||||c281919
408810890|4o|1x|52|12y|s|10|307.243|305.67|c294507|c283320|239422
408810995|4o|1x|52|12z|s|1|395.159|413.88|c100844|p104833
408810918|4o|1x|52|13g|s|10
408810911|4o|1x|52|13h|s|10|303.834|324.47|c245239|c295059|266871
408811002|4o|1x|52|13i|s|1|373.553|394.69|c123549|p134333
408810729|4o|1x|5r|fd|z|10|177.636|||c1158549|1372008|1373404
408810092|4o|1x|5r|fe|z|5|240.374|243.43|c701206|p752680|925996|983902|882204
408810736|4o|1x|5r|17p|d|10|||||c143788|131922
408810038|4o|1x|5r|17q|d|5|212.840|210.16|c116056|c119014|141798|88299|119009
408810792|4o|1x|5r|ml|z|5
408810785|4o|1x|5r|mm|z|7|244.160|326.91|c151582|c715964|1354655
408810743|4o|1x|5r|q7|e|20|188.046|255.32|c722144|c1436630|1622658|1050227
408810065|4o|1x|5r|q8|e|15|232.648|206.56|c1227747|p1011018|1185402|669257|570753
408810694|4o|1x|5r|q9|e|1|349.778|362.89|c114090|p126016|91875|75037|102561
109810532|4p|27|1q|6z|s|65|463.825|480.28|c35710|p34245|40646|39088|38745
109810153|4p|27|27|bu|s|10|||||c287127|296750|279074
109810162|4p|27|27|17f|s|20|303.128|319.50|c257408|c297510|279451|110648|102306
109810426|4p|27|27|os|z|42|374.059|397.79|c16894|p24272|21814|25493|28577
109890125|4p|27|27|15t|z|40|399.024|422.25|c5746|p8407|9675|13600|19808
109810259|4p|27|27|qv|e|40|342.463|352.98|c140074|p148071|142053|152629|173161
109810011|4p|27|27|va|e|35|356.020|369.81|c98277|p109082|121524|119449|136035
109810029|4p|27|27|u4|z|40|296.300|334.23|c126457|p268020|126093|104134|107972
109810038|4p|27|27|y2|z|50|332.341|368.54|c47418|p101454|45869|40713|46430
109890181|4p|27|39|wq|e|35|250.748|260.62|c670798|p798166|738223|778965|743849
109810083|4p|27|8o|167|e|40|263.432|280.96|c495980|p659408|946193|1046532|1079590
109810092|4p|27|8o|1b5|e|40|276.198|290.97|c422741|p534674|776306|859425|882941
109810108|4p|27|8o|ip|e|35|259.715|277.27|c524833|p698662|987053|1085299|1095416
109810117|4p|27|8o|la|e|50|270.422|287.90|c444169|p588659|897269|1014592|1037930
109810541|4p|27|8o|u7|e|35|283.814|303.01|c346639|p468295|625800|719857|470631
109890321|4p|27|8r|16p|z|110|244.125|262.66|c535523|p716301
109890328|4p|27|8r|16w|z|11|254.144|265.21|c514161|p618318
109810417|4p|27|8u|dv|z|40|264.004|286.26|c357687|p523811|753614|843296|860184
109810383|4p|27|8u|g6|z|40|279.982|303.85|c254629|p384412|571162|715479|499887
109810392|4p|27|8u|qm|z|40|275.875|299.36|c278951|p418201|597295|729266|528231
109890136|4p|27|8u|13y|z|75|284.045|313.46|c206928|p352818|437642|475456|459563
109890145|4p|27|8u|141|z|1
109890195|4p|27|8x|1d|e|30|231.644|245.67|c821013|p1022985|1051450
109890202|4p|27|8x|5v|z|40|271.124|289.55|c336110|p459123|454415
109890209|4p|27|8x|14x|z|85|230.113|252.82|c618926|p848383|982940
109890216|4p|27|8x|17u|d|70|376.254|388.29|c27036|p31462|36178
109890223|4p|27|8x|q6|e|50|350.833|356.58|c130262|p123036|122876
109890230|4p|27|8x|rr|z|25|249.649|276.38|c427208|p662277|745371
109890237|4p|27|8x|ug|e|30|253.873|259.29|c683684|p762920|943531
109890244|4p|27|8x|vl|z|30|268.152|293.83|c310646|p485663|451113
109890251|4p|27|8x|xs|z|30|272.169|299.47|c278328|p449928|286229
109890258|4p|27|4x|n7|s|10|325.264|337.80|c215259|p229898|249357
109810568|4p|27|4x|1bv|s|30|260.886|260.17|c473690|p509384|613447|663627|700847
109890265|4p|27|52|93|s|50|343.321|367.64|c161399|p187628|229608
109890279|4p|27|52|194|s|20|310.937|328.14|c236599|p271382|299462
109890286|4p|27|52|jh|s|25|314.885|338.73|c213310|p259048|293957
109890293|4p|27|52|kw|s|40|329.733|350.03|c191191|p218428|269666
109890300|4p|27|52|lo|s|30|295.433|301.45|c307086|p325966|350298
109890307|4p|27|52|nm|s|50|281.612|289.66|c345960|p386703|408659
109890314|4p|27|52|wk|s|10|304.296|305.89|c293916|c293387|233075
109890149|4p|27|61|hp|s|60|363.476|393.83|c124646|p149986|180433|186415|184622
109890150|4p|27|61|1b0|s|30|260.656|266.23|c442983|p511115|587113|606669|559261
109890152|4p|27|61|s0|e|35|275.355|292.80|c410453|p542279|669228|766150|710007
109890110|4p|27|6k|x|e|50|266.095|273.69|c553943|p631725|558579|539840|515958
109890112|4p|27|6k|2i|e|40|308.539|313.78|c288058|c295848|259143|267523|254374
109890148|4p|27|6k|rb|e|30|243.988|259.48|c681806|p876875|821091|949724|884539
109890113|4p|27|6k|us|e|50|252.749|||c775536|719920|762663|755745
109810577|4p|27|7g|y8|s|125|481.687|501.15|c18827|p21199|24094|24841|25412
109890153|4p|27|7j|c8|e|75|254.404|274.02|c551263|p757044|951792|1084487|1149328
109890154|4p|27|7j|kj|e|60|258.493|276.16|c533597|p711789|908889|1004625|1072523
109890155|4p|27|7j|ny|e|40|257.617|273.74|c553536|p721463|892663|996772|1004018
109890156|4p|27|7j|zp|e|60|262.356|278.89|c511978|p670671|846829|911712|966897
109810374|4p|27|85|1v|s|20|264.737|271.35|c419096|p483181|493864|497974|474207
109810347|4p|27|85|4m|s|30|284.815|300.01|c311428|p371662|381029|377869|353634
109810356|4p|27|85|vy|s|25|256.093|263.00|c459011|p545325|552940|555012|516107
109810365|4p|27|85|14s|s|30|244.731|249.71|c535774|p646333|665982|639237|643979
206552530|55|2g|1q|71|s|37|438.344|454.84|c59078|p57080|56043|56031|43012
206552529|55|2g|1q|77|s|7|467.298|484.80|c31817|p31458|34219|33373|31048
206552642|55|2g|1q|7g|s|23|418.175|434.13|c79314|c78062|66990
206552628|55|2g|1q|7h|s|3|465.212|481.59|c34519|p33138|38136
206552528|55|2g|1q|7d|s|9|418.538|||c77683|79544|79924|57309
206552474|55|2g|8u|15j|z|59|205.233|212.77|c936580|c1041877|1349786|565870|530224
206552472|55|2g|8u|15k|z|9|372.000|383.71|c28596|p26239|27780|22279|29350
206552492|55|2g|8u|dw|z|42|191.214|210.04|c952800|c1116099|1213408|731064|806401
206552491|55|2g|8u|dx|z|6|352.288|369.11|c46558|p53572|75316|103250|71750
206511117|55|2g|8u|fh|z|71|208.002|176.02|c1073568|c1023754|1163031|552205|566306
206511092|55|2g|8u|fj|z|10|365.983|384.87|c27448|p32921|39325|50274|40839
206552501|55|2g|8u|gg|z|51|172.577|188.34|c1045847|c1165978|1384673|635306|712085
206552500|55|2g|8u|gi|z|8|351.834|374.25|c39405|p54395|71729|86112|64367
206511011|55|2g|8u|qn|z|47|202.320|192.26|c1032314|c1059819||756371|580384
206510994|55|2g|8u|qo|z|7|357.871|372.68|c41498|p44144|55266|59429|50759
206552499|55|2g|8u|r5|z|42|181.805|187.06|c1049824|c1147914|1387535|680891|732833
206552498|55|2g|8u|r7|z|6|350.263|371.15|c43563|p57379|68083|69886|58117
206552527|55|2g|8u|13z|z|69|206.297|166.37|c1080062|c1035018|1233907|665552|583210
206552526|55|2g|8u|140|z|10|379.280|398.32|c16529|p19695|44771|54519|42367
206552656|55|2g|8u|143|z|51|201.064|226.79|c839354|c1067156|1398131
206552649|55|2g|8u|144|z|8|394.503|418.12|c6958|p10313|16919
206552532|55|2g|8x|bk|e|26|157.766|177.35|c1398551|c1492700|1604336|1283574|1428199
206552531|55|2g|8x|bm|e|4|308.277|290.48|c426105|p297271|302673|353442|394458
206552534|55|2g|8x|183|d|59|186.967|176.30|c130002|c133533|52474|44950|43707
206552533|55|2g|8x|184|d|9|424.950|423.09|c14378|p12809|13809|14521|14462
206510049|55|2g|8x|q7|e|21|187.272|||c1440655|293595|312234|221055
206510261|55|2g|8x|q9|e|10|383.250|387.92|c62379|p52529|46383|26848|30467
206510067|55|2g|8x|qc|e|34|247.302|||c838123|463991|452565|276077
206510279|55|2g|8x|qe|e|10|394.690|398.24|c45465|p36227|40388|24082|27134
206510288|55|2g|8x|qh|e|34|200.074|||c1353543|1659723|788734|469074
206510252|55|2g|8x|qa|e|48|171.077|176.10|c1401776|c1487780|1346864|573391|419970
206510922|55|2g|8x|tr|e|54|206.267|174.56|c1405251|p1298661|1487387|897037|960605
206510904|55|2g|8x|tu|e|8|335.338|349.86|c148972|p172637|210383|220465|235246
206511311|55|2g|8x|tz|e|42|199.083|206.86|c1225056|c1361717|1677119|848219|830732
206511295|55|2g|8x|u1|e|6|348.583|365.12|c108858|p129388|154939|143488|162618
206510888|55|2g|8x|uh|e|34|193.753|190.53|c1343661|c1401648|1629019|969202|902890
206510861|55|2g|8x|uj|e|5|326.194|321.91|c249468|p208658|226428|268427|223286
206552461|55|2g|8x|vm|z|25|181.224|176.93|c1072269|c1149444|588826|674901|786963
206552460|55|2g|8x|vp|z|4|357.038|370.96|c43834|p45510|53619|75954|64664
206552677|55|2g|8x|14f|e|20|281.636|294.77|c397493|p486700
206552663|55|2g|8x|14i|e|4|377.941|391.02|c57045|p61578
206552670|55|2g|8x|14k|e|5|206.719|||c1294334
206511462|55|2g|52|6|s|64|230.544|175.31|c1098491|p804628|495685|443092|439115
206511444|55|2g|52|7|s|10|372.947|363.53|c167774|p135189|119105|111701|90406
206511471|55|2g|52|9|s|4|235.955|||c741042|661721
206552486|55|2g|52|3q|s|71|303.014|305.50|c295003|c297904|290366|147595|128997
206511277|55|2g|52|3r|s|11|427.341|431.88|c81598|p68149|66715|41033|39095
206552544|55|2g|52|3v|s|5|||||c228761|226096|256272
206552502|55|2g|52|5h|s|17|303.107|311.33|c278662|c297576|292082|283041|296290
206511329|55|2g|52|5i|s|3|414.483|425.00|c88675|p82239|94138|88774|88022
206552496|55|2g|52|9d|s|59|305.189|304.11|c299119|c290282|279744|252747|281407
206552495|55|2g|52|9e|s|9|408.244|436.93|c76472|p89103|94185|74006|86096
206552490|55|2g|52|a9|s|51|304.992|303.94|c299634|c290980|289101|237251|259851
206511198|55|2g|52|aa|s|8|415.917|437.56|c75852|p80566|86037|72155|77039
206552494|55|2g|52|jm|s|42|302.436|304.08|c299213|c299963|284338|260777|286077
206552493|55|2g|52|jn|s|6|412.269|424.53|c89161|p84635|90170|84524|93249
206510094|55|2g|52|no|s|54|192.523|181.83|c1070069|c1211973|890667|531981|423642
206510367|55|2g|52|np|s|8|378.105|395.43|c122630|p127686|119475|100864|84132
206510216|55|2g|52|nu|s|71|211.687|180.86|c1074829|c1033885|580765|454412|370697
206510207|55|2g|52|nv|s|10|394.487|403.04|c113199|p105734|94358|80427|70140
206511532|55|2g|52|13o|s|63|304.931|306.65|c291638|c291184|255586|132617|117887
206511514|55|2g|52|13p|s|10|407.568|405.25|c110561|p89864|100935|46133|42078
206552551|55|2g|52|13s|s|5|||||c258707|282488|209884
206511374|55|2g|61|2m|s|15|261.143|216.64|c803525|p507535|361672|486581|288436
206511356|55|2g|61|2o|s|4|338.307|357.87|c177116|p198481|186240|207344|158286
206511347|55|2g|61|2p|s|16|188.392|||c1237456|824251|859383|538750
206510119|55|2g|61|15n|e|58|166.688|179.38|c1392417|c1490612|1311349|858829|742186
206510385|55|2g|61|15p|e|10|321.536|338.28|c185150|p229180|231013|252356|239555
206510376|55|2g|61|15q|e|4|189.316|||c1429518|1488175
206510843|55|2g|61|6r|s|40|306.934|329.84|c232683|p284342|358674|242745|254961
206510825|55|2g|61|6s|s|11|412.809|445.86|c67689|p84022|100419|115395|92461
206510816|55|2g|61|6u|s|36|223.434|148.04|c1135248|p892478|1135414|540084|545183
206511259|55|2g|61|7r|s|30|252.199|267.19|c438378|p577404|395177|397567|329008
206511241|55|2g|61|7u|s|11|340.849|368.57|c159937|p192897|220198|229685|220085
206552558|55|2g|61|7v|s|46|194.905|161.24|c1125107|p1194606|1295518|682687|608553
206510597|55|2g|61|b6|s|54|203.655|168.04|c1119045|p1118757|1301298|628703|537229
206510579|55|2g|61|b8|s|8|325.600|359.04|c175134|p228993|248516|230421|195579
206511153|55|2g|61|cz|s|38|233.843|224.86|c728876|p765431|566203|600512|438207
206511135|55|2g|61|d1|s|9|330.466|352.80|c186049|p216618|250175|250055|198735
206552593|55|2g|61|d2|s|21|177.431|172.65|c1108639|c1277608|1304864|908616
206510137|55|2g|61|hr|s|36|294.478|305.40|c295270|p329784|313792|266687|264764
206510401|55|2g|61|hu|s|13|370.877|402.58|c113771|p138234|150559|156263|151079
206552521|55|2g|61|hv|s|52|221.805|182.83|c1064668|p912644|1103834|534580|450719
206552522|55|2g|61|1b1|s|48|175.693|160.76|c1125536|c1280633|1063718|991799|1180457
206510746|55|2g|61|1b3|s|7|295.767|301.60|c306617|p324628|331317|335340|365863
206510967|55|2g|61|ok|s|48|159.889|175.57|c1097468|c1289730|1019373|1468678|539398
206510958|55|2g|61|on|s|7|312.186|328.52|c235736|p267304|282660|302301|272495
206552524|55|2g|61|pl|s|50|163.006|184.00|c1058044|c1289175|692763|600180|629177
206511417|55|2g|61|pm|s|8|324.891|351.80|c187893|p230880|229901|195132|251511
206511083|55|2g|61|s1|e|48|172.587|151.82|c1420375|c1485777|1060992|991282|862512
206511065|55|2g|61|s4|e|7|315.876|329.94|c215890|p256241|279537|318490|339537
206510155|55|2g|61|u8|e|34|171.654|180.75|c1387777|c1487014|1507236|1239800|952983
206510428|55|2g|61|ub|e|5|319.468|325.75|c232865|p238634|255002|291698|280512
206552471|55|2g|7g|ya|s|38|460.781|482.61|c33657|p36735|39047|33268|28037
206552469|55|2g|7g|yg|s|8|498.424|515.33|c9793|p11775|13713|16054|16131
206552536|55|2g|7g|yp|s|50|446.202|472.33|c42771|c49593|49971|49837|30981
206552535|55|2g|7g|yq|s|8|496.487|511.46|c11978|p12711|17162|17934|16501
206552525|55|2g|7g|ym|s|12|||||c49378|49475|48237
110210551|4q|28|1q|6z|s|70|464.538|482.35|c33875|p33664|39508|38446|38374
110210587|4q|28|1s|7w|s|40|446.659|468.01|c46735|p49144|54297|57561|56709
110210393|4q|28|1u|y|e|25|252.142|253.19|c743440|p782365|534451|542721|843532
110210384|4q|28|1u|1d|e|26|236.192|239.06|c891916|p969104|1090175|1021398|1050571
110210154|4q|28|1u|5v|z|40|277.320|289.29|c337804|p406048|259970|253185|252877
110290248|4q|28|1u|bh|d|20|188.952|209.20|c116606|p132752|151172
110210603|4q|28|1u|bj|e|35|230.177|233.69|c950431|p1040148|1052593|1046503|1052989
110210172|4q|28|1u|17o|d|70|367.234|375.47|c32292|p35417|42121|43701|38459
110290123|4q|28|1u|q6|e|40|345.517|355.05|c134376|p138535|131841|158369|167430
110210206|4q|28|1u|rr|z|25|247.890|268.26|c488809|p679586|678997|903327|977711
110210215|4q|28|1u|ug|e|30|249.384|258.48|c691418|p813912|821004|900001|874234
110210224|4q|28|1u|vl|z|30|266.394|284.67|c368617|p501722|343760|481668|489388
110210233|4q|28|1u|xs|z|30|275.118|292.44|c318637|p424541|255324|315336|310627
110290234|4q|28|27|50|s|10||307.51|c289105||c268011|287087|292581
110210039|4q|28|27|bu|s|10|307.756|314.81|c269419|c281658|298406|261969|252250
110210057|4q|28|27|17f|s|45|306.249|323.83|c246796|p286659|297454|89659|86958
110210578|4q|28|27|18f|d|30|409.643|408.54|c19109|p17966|21963|26402|22651
110290227|4q|28|27|jp|s|10||322.73|c249497||c280716|296900|299228
110210075|4q|28|27|mb|s|10|316.426|340.42|c209901|p254432|241013|132370|133711
110210084|4q|28|27|os|z|42|386.431|410.38|c10019|p14565|15046|15814|19602
110290255|4q|28|27|15t|z|25|415.910|436.33|c2966|p3754|4988
110210709|4q|28|27|qv|e|30|340.688|351.56|c144148|p154002|154139|156851|176972
110210093|4q|28|27|va|e|45|365.176|378.79|c79475|p87224|94826|91848|111403
110210109|4q|28|27|u4|z|40|330.971|352.43|c77002|p105814|83822|68586|77048
110210118|4q|28|27|vw|z|20|303.771|328.67|c145258|p223365|126217|85174|96972
110290262|4q|28|27|vx|z|1
110210127|4q|28|27|xy|z|20|306.234|333.98|c127236|p209857|93118|59454|64258
110210136|4q|28|27|y2|z|25|366.199|384.92|c27397|p32634|27566|30617|37083
110210418|4q|28|20|1b5|e|30|241.452|254.19|c733421|p906764|1169056|1208653|1220369
110210145|4q|28|2d|4v|s|20|260.605|256.42|c494369|p511487|482634|491914|499304
110210181|4q|28|2d|ja|s|20|264.469|268.89|c430516|p484982|564452|429196|417077
110210199|4q|28|2d|lo|s|35|276.745|284.65|c364058|p411756|424521|334427|347793
110210639|4q|28|2d|nm|s|30|272.798|280.33|c380453|p433455|442160|467842|482424
110290168|4q|28|39|qm|z|40|264.491|280.11|c400260|p519310|538025|495027|443523
110210727|4q|28|8o|8a|e|30|234.770|246.79|c809390|p985931|1153988|1188441|1245283
110210242|4q|28|8o|167|e|40|255.700|270.20|c583510|p742567|956719|1058487|1063050
110210409|4q|28|8o|1b5|e|30|279.263|290.67|c424802|p507362|684055|847216|879152
110290269|4q|28|8o|td|e|45|258.369|277.35|c524224|p713166|981860
110210675|4q|28|8o|10i|e|40|254.934|267.99|c602875|p751148|938018|1037433|972173
110210612|4q|28|8r|16p|z|158|267.459|284.59|c369181|p491920|310002|317349|214933
110290206|4q|28|8r|16w|z|18|256.871|270.15|c473345|p591940|480073|715110|793818
110210718|4q|28|4x|n7|s|20|319.723|330.75|c230582|p244985|249519|248984|248165
110290124|4q|28|4x|ps|s|30|258.881|256.84|c491981|p524154|574226|578682|600545
110290125|4q|28|4x|1bv|s|25|249.531|245.01|c566849|p600859|666418|731477|728159
110290207|4q|28|51|3f|s|75|328.198|325.27|c243310|p222288|228458|169598|192599
110210506|4q|28|51|93|s|40|308.596|333.58|c224220|p278845|299605|298349|299568
110210542|4q|28|51|194|s|20|316.031|331.64|c228538|p255584|296361|297373|297989
110210657|4q|28|51|kw|s|10|313.176|334.05|c223210|p264269|298414|297536|286631
110290297|4q|28|61|2k|s|25|292.079|307.94|c287916|p339666
110210321|4q|28|61|7p|s|70|340.350|366.03|c163824|p194017|223259|223666|219484
110290208|4q|28|61|cx|s|44|306.608|328.40|c236027|p285453|299810|288244|282278
110210339|4q|28|61|hp|s|85|392.451|422.95|c90809|p108266|117789|123084|130155
110290304|4q|28|6k|us|e|40|252.011|||c783858
110210481|4q|28|6m|v4|s|21|233.613|233.94|c649881|p768174|801359|771998|727699
110210269|4q|28|7g|y8|s|165|482.206|501.58|c18521|p20882|23448|23894|23615
110290209|4q|28|75|dk|z|45|341.784|358.53|c64393|p75951|88688|82640|91755
110290155|4q|28|75|rd|z|25|251.370|266.73|c501445|p645573|798613|832698|821004
110290157|4q|28|75|xj|e|25|243.508|256.76|c708134|p882528|971834|1063288|980078
110210278|4q|28|7t|124|s|70|352.141|382.22|c139789|p170216|206478|172675|151456
110210427|4q|28|85|1v|s|20|258.694|267.58|c436580|p525514|586898|562875|624539
110210436|4q|28|85|4m|s|30|266.867|287.58|c353242|p469307|472893|448428|433373
110290166|4q|28|85|5l|s|25|251.268|252.23|c519670|p585445|612464|623773|642829
110290126|4q|28|85|w0|e|20|272.380|274.59|c546560|p569990|587436|629457|543514
110210596|4q|28|85|wc|s|20|236.740|233.82|c650847|p732018|847831
110210445|4q|28|85|vy|s|25|251.522|262.30|c462528|p583209|599079|600722|595168
110210454|4q|28|85|x4|s|20|237.270|239.42|c607437|p725977|848001
110210463|4q|28|85|14s|s|20|238.338|239.46|c607133|p713817|732409|703966|696748
300511116|4r|1j|e|17g|s|35||||||c284708|287497
300511813|4r|1j|e|17h|s|15||353.53|c184686||c241852|189538|144189
300510736|4r|1j|e|18o|d|42|259.257|188.09|c126518|p89263|101848|86283|101488
300510048|4r|1j|e|18p|d|8|376.755|389.75|c26448|p31253|34132|38106|30496
300511601|4r|1j|e|ou|z|41|293.453|301.32|c268162|c286326|283753|240142|147438
300511822|4r|1j|e|ov|z|9|353.223|370.12|c45062|p51930|47674|49834|47338
300512998|4r|1j|e|15v|z|42|352.918|370.66|c44308|p52453|65903|50404|42680
300512971|4r|1j|e|15w|z|8|391.306|410.86|c9824|p11855|14938|17379|17642
300512802|4r|1j|e|qw|e|15
300510075|4r|1j|e|qx|e|25|310.205|312.20|c296203|c286476|264022|278050|282997
300511125|4r|1j|e|vc|e|16|309.223|311.85|c297990|c291869|294025|290995|295287
300510093|4r|1j|e|vd|e|16|337.032|353.28|c139239|p166586|187734|166874|189933
300511373|4r|1j|e|u5|z|5
300511294|4r|1j|e|u6|z|15|315.434|306.24|c242103|c164623|272626|203737|276491
300511143|4r|1j|e|y4|z|10||||||c295285|230449
300510136|4r|1j|e|y5|z|20|296.874|296.46|c295461|c264363|211962|108106|237771
300590679|4r|1j|1q|71|s|76|420.165|433.74|c79727|p75808
300510215|4r|1j|1q|77|s|14|456.557|476.29|c39233|p40298|44729|43225|44003
300590651|4r|1j|1q|7g|s|57|417.170|433.90|c79541|c79165|77223
300512335|4r|1j|1q|7h|s|13|453.114|474.19|c41129|p43309|46322|45880|46479
300590658|4r|1j|1s|84|s|30|406.492|423.76|c89906|p91082|95032
300511849|4r|1j|1s|85|s|5|441.713|465.69|c48892|p53850|61424|61784|65438
300510745|4r|1j|2f|17v|d|25|164.359|196.50|c123129|c139372||128323|117843
300510242|4r|1j|2f|17w|d|25|335.167|332.89|c50510|p49935|56248|68525|69803
300590423|4r|1j|2f|183|d|38|170.943|176.61|c129929|c138352|143091|107080|102240
300590390|4r|1j|2f|184|d|12|372.906|355.97|c40560|p32872|46077|51320|57323
300590441|4r|1j|2f|lw|s|10|224.977|184.38|c1055901|c873184|1078945|900815|553159
300511779|4r|1j|2f|lx|s|15|241.332|255.26|c501349|p681361|529665|500393|536576
300512953|4r|1j|2f|nu|s|30|159.449|207.10|c885805|c1289808|1304775|1333499|1207739
300512177|4r|1j|2f|nv|s|10|284.745|294.91|c327739|p372000|387988|364609|489152
300512741|4r|1j|2f|q8|e|76|227.781|203.33|c1254922|p1068285|1497104|720486|770775
300511867|4r|1j|2f|q9|e|14|328.796|338.68|c183772|p197764|177780|210716|223194
300510763|4r|1j|2f|qd|e|40|214.535|154.48|c1419325|p1215983|1487271|787005|903667
300510278|4r|1j|2f|qe|e|10|334.485|344.11|c166120|p175708|156857|183980|183325
300511594|4r|1j|2f|vm|z|10|||||c1063508|1062296|754470
300511585|4r|1j|2f|vp|z|20|162.669|171.14|c1077963|c1170729|1228815||1204139
300510772|4r|1j|2f|xt|z|10|||||c1349051||825930
300510296|4r|1j|2f|xv|z|20|191.797|171.26|c1077869|c1113308|1087216|1330832|1461338
300590426|4r|1j|3t|hr|s|90|291.543|302.45|c304075|p341884|396121|399424|412744
300510709|4r|1j|3t|hu|s|20|331.637|366.85|c162586|p213842|231677|233525|230904
300513148|4r|1j|3w|i7|e|38|350.454|369.15|c99722|c124090|124194|124786|124872
300510312|4r|1j|3w|i8|e|9|391.497|407.04|c33297|p40499|68438|58552|68946
300590546|4r|1j|8o|4i|s|21|216.488|197.49|c967917|c977910|893044|479326|764471
300590427|4r|1j|8o|4j|s|9|290.195|287.69|c352862|p347571|358099|330144|429761
300590448|4r|1j|8o|8k|e|10|201.599|197.93|c1295882|c1340525|1525532|1450111|1316266
300510393|4r|1j|8o|8l|e|10|245.957|250.20|c773890|p853861|1091250|1364474|1736800
300590553|4r|1j|8o|ce|e|5|199.855|191.88|c1335110|p1355387|1487937|1666993
300590389|4r|1j|8o|cf|e|5|243.682|258.97|c686746|p880520|1005192|1228821|1512172
300590560|4r|1j|8o|191|e|5||226.27|c1031222||c1370228||1750373
300511894|4r|1j|8o|192|e|5|200.980|222.90|c1067233|p1345911|1249792|1820318
300590442|4r|1j|8o|1bg|e|18|177.454|222.45|c1072015|c1477196|1651708|1400685|1739582
300510427|4r|1j|8o|1bi|e|12|274.274|291.14|c421582|p552288|771914|948083|1171689
300590567|4r|1j|8o|ph|e|5|181.058|||c1466739|1609012
300510445|4r|1j|8o|pi|e|5|209.956|229.24|c998951|p1262980|1393052|1430339
300590428|4r|1j|8o|te|e|25|174.368|192.81|c1329367|c1483419|1649603|1776811|1473709
300590387|4r|1j|8o|tg|e|15|222.816|231.71|c972136|p1125157|1126324|1262954|1241735
300590574|4r|1j|8o|tk|e|10|197.325|190.59|c1343280|c1375697|1207683||1389141
300590388|4r|1j|8o|tm|e|10|219.220|216.82|c1130138|p1165529|1419680|1536605|1236726
300510869|4r|1j|8o|10p|e|15||197.10|c1301570||c1598472|1816950|1540260
300510481|4r|1j|8o|10r|e|15|249.361|260.86|c668559|p814154|882896|1099988|1496591
300590443|4r|1j|8o|10x|e|11|198.853|161.96|c1416379|c1363550|1698104|1476784
300590393|4r|1j|8o|10y|e|4|269.894|281.61|c490915|p593841|847259|934673|1652316
300511231|4r|1j|8r|16u|z|90|155.104|172.15|c1077170|c1172654
300512195|4r|1j|8u|fh|z|15|||||c1333316|1356877|1468173
300512186|4r|1j|8u|fj|z|15|233.215|207.00|c969622|p820221|1192483|1074945|1325202
300512062|4r|1j|8u|gg|z|15||175.74|c1073899||c1326923
300512071|4r|1j|8u|gi|z|15|189.642|199.94|c1004039|p1123344|1197094|1450031|1487840
300512105|4r|1j|8u|qn|z|15|212.199|192.23|c1032420|c994649|1346588|1438586|1361395
300512114|4r|1j|8u|qo|z|15|203.999|215.45|c919654|p1049524|1045327|1227404|1432463
300590693|4r|1j|8u|13z|z|15
300590686|4r|1j|8u|140|z|15|203.434|161.89|c1081549|c1052977
300590581|4r|1j|91|15a|s|5
300590352|4r|1j|91|15b|s|5
300590588|4r|1j|91|19d|s|10
300510648|4r|1j|91|19e|s|10|310.672|304.54|c297787|c272138|||289883
300513112|4r|1j|4u|1ag|s|21|219.721|210.22|c856448|p938195|1201457|647114|749353
300513103|4r|1j|4u|1ah|s|9|280.555|290.57|c342657|p391823|427952|443696|538905
300511655|4r|1j|4u|nd|s|5
300510587|4r|1j|4u|ne|s|5||323.84|c246773|||c246057
300590602|4r|1j|51|59|s|5
300510957|4r|1j|51|5a|s|5|304.326|335.11|c220937|c293275|||290801
300511073|4r|1j|51|9d|s|10||304.09|c299182||c296505
300510621|4r|1j|51|9e|s|20|306.310|308.28|c286984|c286442|299268|297846|291646
300590616|4r|1j|51|l5|s|5|315.441|||c257353
300510666|4r|1j|51|l6|s|5|325.611|340.84|c209052|p228966|292197|295379|281286
300590623|4r|1j|51|mx|s|5
300513069|4r|1j|51|my|s|5|329.722|306.74|c291380|c218456||292605|129612
300590445|4r|1j|51|pe|s|5
300512026|4r|1j|51|pf|s|5|313.794|305.87|c293977|c262358|277853|228674
300590630|4r|1j|51|pp|s|5
300512159|4r|1j|51|pq|s|5|302.485|306.12|c293207|c299791|296987
300512908|4r|1j|61|2m|s|29|218.291|159.41|c1126743|p955958|944132|821298|682881
300512044|4r|1j|61|2o|s|11|274.580|281.00|c377737|p423552|441003|413928|398059
300512917|4r|1j|61|2s|s|20|197.066|193.20|c998724|c1177643|911523|891035|913224
300510684|4r|1j|61|2t|s|15|268.743|268.00|c434574|p457563|461673|439728|470022
300590429|4r|1j|61|7r|s|48|267.761|272.50|c413816|p463560|578724|475514|525520
300512256|4r|1j|61|7u|s|17|319.665|348.39|c194261|p245165|262804|266274|296113
300590430|4r|1j|61|b6|s|22|213.171|180.27|c1077735|p1016939|1130467|932385|1405024
300512238|4r|1j|61|b8|s|13|267.659|284.43|c364830|p464258|539788|550741|978363
300512926|4r|1j|61|cz|s|34|229.808|217.65|c794661|p813572|916164|808900|708462
300511222|4r|1j|61|d1|s|11|286.964|301.43|c307146|p361745|430328|442411|498149
300512317|4r|1j|61|ok|s|20|188.941|203.18|c921251|c1234289|1302912|1181026|1409601
300512308|4r|1j|61|on|s|10|259.754|247.05|c553050|p517734|540811|545068|523084
300512229|4r|1j|61|u8|e|15|217.740|||c1181666|1373480|1816953|1464065
300512211|4r|1j|61|ub|e|15|199.032|223.54|c1060554|p1362136|1315370|1264815|1388707
300590518|4r|1j|6k|uu|e|25|198.362|||c1367512
300590504|4r|1j|6k|uv|e|5|223.920|||c1112812
300590371|4r|1j|7g|ya|s|83|454.299|483.18|c33200|p42266|49888
300511522|4r|1j|7g|yg|s|17|474.957|497.31|c21627|p25785|29256|29660|31110
300513466|4r|1j|7g|yp|s|57|445.847|474.38|c40965|c49924|49378
300510939|4r|1j|7g|yq|s|13|473.298|496.70|c22121|p26962|30090|30555|32743
300590392|4r|1j|7d|dm|z|36|181.363|182.93|c1059963|c1149078|1408610|1338048|1410446
300590391|4r|1j|7d|dn|z|14|308.614|318.90|c183021|p197357|288843|257928|352327
300590432|4r|1j|7t|125|s|47|309.543|330.26|c231726|p275702|302589|260972|215596
300590341|4r|1j|7t|126|s|8|372.190|400.50|c116345|p136276|166590|143083|128212
300511204|4r|1j|7t|129|s|59|278.877|291.75|c338590|p400454|415191|337231|318196
300511055|4r|1j|7t|12a|s|11|363.319|391.90|c127103|p150241|199107|147836|156785
300590707|4r|1j|7y|3q|s|25|302.947|||c298148
300590700|4r|1j|7y|3r|s|20|345.385|328.12|c236648|p183326
300590721|4r|1j|7y|48|s|10
300590714|4r|1j|7y|49|s|10|307.365|||c282948
300590735|4r|1j|7y|13h|s|25
300590728|4r|1j|7y|13i|s|15|311.908|305.33|c295464|p268220
300590672|4r|1j|7y|13o|s|30|309.242|||c276739
300590665|4r|1j|7y|13p|s|20|340.071|316.74|c264419|p194662
300590644|4r|1j|85|fy|s|5
300590455|4r|1j|85|fz|s|5||308.14|c287386
300590469|4r|1j|85|pv|s|5|236.480|221.98|c755485|c734932|1148807|835840|1032166
300590462|4r|1j|85|pw|s|5|253.408|250.80|c528758|p567254|661284|535049|645265
109910091|4s|29|3w|i5|e|120|402.821|419.29|c20143|p26939|49211|37157|46168
109970318|4s|29|8x|q6|e|60|357.632|362.05|c116180|p105074|109143|111848|118432
109910064|4s|29|8x|u7|e|40|294.858|314.88|c282586|p383378|481278|531159|434238
109970319|4s|29|8x|vl|z|30|305.577|322.88|c166782|p213434|224020|385734|422975
109970320|4s|29|8x|13y|z|65|308.967|336.18|c120353|p195568|260970|284758|288325
109970296|4s|29|93|19o|z|79|289.550|||c312657|323547|370490|305803
109910179|4s|29|93|19q|z|72|264.750|||c516930|481335|576928|480220
109970322|4s|29|93|19u|z|8|266.382|||c501835|509801|712809|649949
109970400|4s|29|93|19w|z|2
109970321|4s|29|93|19x|z|9|280.971|||c376516|372397|438274|471542
109910028|4s|29|51|3f|s|85|385.371|376.26|c148228|p117661|105865|78418|81634
109970294|4s|29|51|93|s|50|372.959|401.14|c115567|p135170|158343|157959|187311
109910037|4s|29|51|9z|s|65|376.312|395.17|c122936|p130308|136237|124666|144287
109970358|4s|29|51|au|s|35|323.589|337.62|c215625|p234452|275761|295429
109970299|4s|29|51|194|s|25|325.320|341.65|c207387|p229757|288116|298960|297937
109970313|4s|29|51|jh|s|35|356.850|380.21|c142563|p161472|193669|197989|236242
109970300|4s|29|51|kw|s|50|354.708|378.98|c144322|p165366|201765|209374|249174
109970351|4s|29|51|q3|s|20|323.580|347.77|c195425|p234474|271505|296166
109970309|4s|29|61|cx|s|52|310.433|333.13|c225214|p272885|305769|300830|275447
109970307|4s|29|61|hp|s|70|366.095|396.15|c121761|p145705|169950|176118|173596
109970297|4s|29|5s|1ae|s|38|308.554|316.85|c264126|p278999|300472|303419|298637
109970344|4s|29|6k|us|e|45|257.637|||c721236
109970323|4s|29|7g|y8|s|50|486.334|504.36|c16574|p18294|20962|20826|19420
109910082|4s|29|7x|14u|e|40|286.347|304.76|c336587|p447625|656936|793822|834481
109910125|4s|29|7x|167|e|50|293.369|314.74|c283258|p394027|603595|720820|762624
109970291|4s|29|7x|1b5|e|60|303.917|322.35|c247516|p323056|499252|614809|645655
109910019|4s|29|7x|1be|e|60|319.821|333.57|c201925|p236986|335168|401915|417827
109970298|4s|29|7x|td|e|45|290.597|303.71|c342606|p414456|573234|640337|557077
109910073|4s|29|7x|10o|e|50|316.390|328.61|c221129|p253616|332251|370511|372075
109970311|4s|29|7x|zp|e|70|290.382|310.22|c306682|p416043|549140|620153|640485
206090394|4t|2h|3w|i7|e|99|369.354|386.14|c65440|p78273|80714|68633|92520
206010487|4t|2h|3w|i8|e|17|419.471|436.16|c9280|p13543|24740|13659|17561
206010503|4t|2h|3w|ie|e|14|350.178|||c124882|124887|110443|114389
206010706|4t|2h|8u|fm|z|37|177.359|202.53|c992232|c1159064|786908|477828|471073
206010699|4t|2h|8u|fn|z|7|392.781|418.62|c6803|p11127|12516|3677|9071
206010681|4t|2h|8u|fo|z|7|191.040|||c1116936|1083544|640273|607668
206090375|4t|2h|8u|gb|z|37|197.286|197.00|c1015666|c1087378|819451|564505|629264
206010257|4t|2h|8u|gc|z|7|378.334|401.53|c14517|p20435|12421|9242|10400
206010248|4t|2h|8u|gd|z|7|187.180|||c1132494|1418388|629820|763120
206010293|4t|2h|8u|qr|z|29|196.883|198.20|c1011494|c1089264|866269|702651|548260
206010284|4t|2h|8u|qs|z|5|390.119|400.47|c15163|p12462|9467|9415|11999
206010275|4t|2h|8u|qt|z|5|211.185|||c1001927|1177866|730589|626742
206090352|4t|2h|8u|143|z|38|254.376|240.76|c724692|p616054|718823|469268|445892
206090351|4t|2h|8u|144|z|7|398.080|412.38|c9218|p8794|7592|5869|9639
206090350|4t|2h|8u|145|z|7|182.355|267.30|c496695|c1146470|1224336|659299|621362
206010063|4t|2h|8x|17v|d|40|344.058|346.12|c44754|p45855|44619|39316|37446
206010054|4t|2h|8x|17w|d|7|439.705|430.81|c12026|p8719|9876|11311|11521
206011167|4t|2h|8x|180|d|5|200.084|197.74|c122592|p127045|108871|59696|54168
206090362|4t|2h|8x|182|d|35|252.211|185.06|c127577|p93456|58423|55207|49861
206090361|4t|2h|8x|184|d|7|448.588|438.77|c9946|p6815|6959|6793|8650
206090360|4t|2h|8x|186|d|10|177.415|||c136774|106921|79330|57048
206010972|4t|2h|8x|qc|e|29|309.339|303.08|c346213|p291214|183887|209131|189967
206010954|4t|2h|8x|qe|e|12|395.673|401.32|c41053|p35009|36314|20485|32520
206010945|4t|2h|8x|qh|e|52|210.846|237.11|c913183|p1254055|399967|437140|375943
206010803|4t|2h|8x|10p|e|41|268.491|261.38|c663543|p607790|597240|636757|606542
206010645|4t|2h|8x|10r|e|8|376.751|371.79|c93903|p63831|75278|66778|76181
206010636|4t|2h|8x|10s|e|10|201.574|172.19|c1409151|p1340738|1091831|738179|715121
206010142|4t|2h|97|8k|e|27|273.989|276.70|c529330|p554918|534499|591164|574732
206010133|4t|2h|97|8l|e|5|391.185|385.64|c66356|p40939|46723|54885|77499
206011176|4t|2h|97|8p|e|7|216.235|184.85|c1371236|p1197848|1019254|706568|659615
206010787|4t|2h|97|1bf|e|42|254.168|225.01|c1044893|p759666|737330
206010169|4t|2h|97|1bi|e|9|389.455|384.60|c68311|p43295|57641|55395|73841
206010151|4t|2h|97|1bq|e|15|222.576|195.39|c1312800|p1127873|918606|695267|571453
206090436|4t|2h|97|kp|e|37|220.680|164.85|c1415243|p1149191
206090364|4t|2h|97|kr|e|8|375.763|378.98|c79108|p65592|81548|67943|98060
206090363|4t|2h|97|ks|e|10|204.061|160.48|c1416962|p1318806|961809|728502|660683
206090429|4t|2h|97|zv|e|42|243.950|214.48|c1153571|p877313|758246
206090367|4t|2h|97|zx|e|9|384.445|382.52|c72305|p50743|64012|42838|62190
206090366|4t|2h|97|zy|e|11|231.868|203.78|c1251211|p1020326|884879|679356|606307
206010857|4t|2h|4u|1aw|e|23|278.389|268.18|c601249|p515047|355219|455546|422475
206010663|4t|2h|4u|1ay|e|7|371.175|382.06|c73137|p74531|79518|67900|95515
206010654|4t|2h|4u|1az|e|20|241.883|246.31|c814386|p901781|628969|635785|641795
206010381|4t|2h|4u|nd|s|51|318.181|323.54|c247502|c249329|249840|211231|199065
206010372|4t|2h|4u|ne|s|8|400.241|413.22|c101542|p98713|87939|86776|93113
206090376|4t|2h|51|3q|s|60|353.870|305.71|c294410|p166926|129519|79855|79216
206010318|4t|2h|51|3r|s|13|447.105|447.02|c66565|p48725|38177|18661|18195
206010309|4t|2h|51|3v|s|25|304.430|||c292907|288733|144208|114575
206010442|4t|2h|51|9d|s|54|323.787|326.84|c239544|p233897|206676|156464|157998
206010433|4t|2h|51|9e|s|9|448.328|467.01|c47639|p47673|48516|38647|46977
206010424|4t|2h|51|9g|s|5|305.234|||c290113|296529|295772|167644
206010354|4t|2h|51|a9|s|66|348.790|332.30|c227084|p176684|162192|127138|125400
206010345|4t|2h|51|aa|s|12|445.897|464.42|c50039|p49880|50707|33441|38149
206010336|4t|2h|51|ad|s|14|314.951|||c258850|233549|171887|160658
206011043|4t|2h|51|ay|s|22|302.771|||c298768|291872|203456|259428
206011034|4t|2h|51|az|s|3|429.601|||c65856|74956|69688|86283
206011122|4t|2h|51|19d|s|24|303.143|305.54|c294886|c297457|299768|289989|293833
206011113|4t|2h|51|19e|s|3|394.901|386.16|c134479|p105187|128289|135797|108169
206090354|4t|2h|51|l5|s|41|311.212|311.63|c277808|p270482|241272|196989|195080
206090347|4t|2h|51|l6|s|7|433.268|452.43|c61425|p62079|69553|57312|63399
206090348|4t|2h|51|l9|s|4|306.387|||c286158|270249|250490|226928
206090377|4t|2h|51|13o|s|65|327.809|305.30|c295563|p223279|178966|90800|82624
206010566|4t|2h|51|13p|s|13|438.945|433.29|c80175|p56448|56309|21748|20329
206010557|4t|2h|51|13s|s|20|307.672|||c281928|292406|184334|107630
206090358|4t|2h|5s|15j|z|41|180.264|172.95|c1076543|c1151974|718657|354703|490580
206090357|4t|2h|5s|15k|z|7|392.254|413.56|c8741|p11410|6295|5492|10382
206090356|4t|2h|5s|15l|z|4|201.358|||c1065488|1023853|468900|579641
206090378|4t|2h|5s|aj|s|36|281.699|253.28|c513208|p386300|360955|310502|314254
206010618|4t|2h|5s|ak|s|8|389.765|387.33|c132925|p111812|103845|103718|109352
206010609|4t|2h|5s|al|s|15|202.371|218.10|c790647|c1131117|495943|428978|364018
206090408|4t|2h|6s|w2|e|26|192.157|200.46|c1277585|p1412260|1115131|1044213|784432
206090379|4t|2h|6s|w3|e|5|318.197|333.75|c201245|p244792|291778|202702|331954
206090401|4t|2h|6s|w4|e|6|180.658|173.60|c1406897|c1467979|1314772|1156686|826585
206090422|4t|2h|6s|w7|s|22|238.934|240.02|c602919|p707362|562879|600986|507716
206090387|4t|2h|6s|w8|s|4|323.946|333.62|c224132|p233458|266437|276865|369427
206090415|4t|2h|6s|w9|s|5|214.970|||c996034|749047|634915|647962
206011264|4t|2h|7n|dl|z|38|186.557|161.84|c1081566|p1134728|704588
206011228|4t|2h|7n|dn|z|7|410.494|422.54|c5680|p4919|3481|2562|4174
206011219|4t|2h|7n|dq|z|7|185.743|||c1137542|864572|621074|536878
206011007|4t|2h|7n|xc|d|20|256.053|293.96|c68695|p91156|63233|58110|63128
206010981|4t|2h|7n|xd|d|3|416.827|432.28|c11588|p15408|17184|18202|14028
206010999|4t|2h|7n|xe|d|3|213.061|||c118858|131639|77601|72623
206011291|4t|2h|7n|14m|e|32|271.307|235.00|c936323|p580138|486774
206011246|4t|2h|7n|14o|e|7|408.450|421.50|c18225|p21596|20595|10568|22380
206011237|4t|2h|7n|14p|e|14|197.317|170.00|c1412649|c1375759|672464|627645|365803
206190519|4u|2g|s|30|s|48|199.526|180.88|c1074731|c1156897|386592|347859
206190505|4u|2g|s|31|s|9|410.075|422.42|c91404|p87033|72574|63954
206190512|4u|2g|s|32|s|10|215.996|180.54|c1076404|c983797|682777|404248
206190540|4u|2g|s|4i|s|56|269.915|216.63|c803613|p450390|335881|308289
206190526|4u|2g|s|4j|s|10|426.954|431.89|c81587|p68548|57060|45633
206190533|4u|2g|s|4l|s|14|216.875|217.95|c792020|c973229|477078|367436
206190617|4u|2g|s|13c|s|52|282.339|243.66|c576390|p383320|323578|292571
206190610|4u|2g|s|13d|s|10|405.359|417.03|c97362|p92405|62317|52494
206190603|4u|2g|s|13e|s|15|226.343|208.56|c872136|c855965|444901|365558
206190561|4u|2g|s|14n|e|72|307.863|309.38|c311099|p299634|225638|172475
206190547|4u|2g|s|14o|e|13|461.937|469.42|c2537|p2226|2143|2255
206190554|4u|2g|s|14p|e|15|258.713|256.60|c709637|p709393|523214|356184
206110026|4u|2g|1q|7h|s|8|507.501|513.60|c10705|p7972|5793|6542|5121
206110017|4u|2g|1q|7i|s|51|416.921|436.06|c77369|c79469|75056|75926|51427
206111033|4u|2g|1s|84|s|51|416.420|430.55|c82939|p80028|74849|67046|57040
206110044|4u|2g|1s|85|s|11|466.340|489.77|c27616|p32197|23352|22033|22447
206110035|4u|2g|1s|86|s|25|401.491|425.33|c88336|c97133|99341|93244|80002
206111696|4u|2g|27|17k|s|7|||||c278229|271139|298198
206111687|4u|2g|27|17l|s|5|366.941|389.80|c129759|p144379|95255|82786|75194
206111042|4u|2g|27|18h|d|48|303.856|277.09|c77313|p65308|40008|39975|26621
206110062|4u|2g|27|18i|d|9|471.699|462.88|c5266|p3302|3844|5463|5003
206190631|4u|2g|27|oy|z|18|313.452|301.90|c265055|c173652
206190624|4u|2g|27|oz|z|16|379.087|422.29|c5737|p19839
206190341|4u|2g|27|15z|z|12|295.120|||c275594|153257|176824|137567
206190340|4u|2g|27|160|z|5|444.425|||c948|652|1139|2114
206111069|4u|2g|27|r0|e|17|309.053|313.72|c288351|c292853|299248|298138|299351
206110105|4u|2g|27|r1|e|5|405.573|377.91|c81173|p24223|9866|11747|16988
206190329|4u|2g|2f|10|e|8|212.046|||c1241950|1506278|1015837|1528452
206110141|4u|2g|2f|11|e|10|340.897|||c153285|203859|173967|170719
206190364|4u|2g|2f|153|d|64|218.594|||c115075|43488|39065|23897
206190363|4u|2g|2f|154|d|11|483.995|||c2069|2846|3981|3480
206190362|4u|2g|2f|156|d|12|241.216|||c100212|79640|66957|38733
206111096|4u|2g|2f|bq|e|8|271.847|||c574972||1579575|934690
206110168|4u|2g|2f|br|e|10|340.664|||c154083|241547|96497|101584
206190330|4u|2g|2f|ck|s|15|249.661|||c599696|443635|323446|309951
206110186|4u|2g|2f|cl|s|10|402.213|||c96228|64173|42773|64945
206190367|4u|2g|2f|cn|s|2|258.903|||c524003|555063|517863|518328
206111112|4u|2g|2f|17v|d|45|207.310|||c122697|48265|75276|29287
206110202|4u|2g|2f|17w|d|8|477.004|||c2715|3943|6593|4554
206110195|4u|2g|2f|180|d|6|323.953|||c55307|52291|109634|36735
206111121|4u|2g|2f|lw|s|25|200.947|||c1144251|1000666|372154|362981
206110229|4u|2g|2f|lx|s|3|449.841|||c46292|48278|32684|40990
206111139|4u|2g|2f|qd|e|46|317.566|||c247910|158005|176424|123672
206110247|4u|2g|2f|qe|e|12|441.506|||c4778|4466|2439|4089
206110238|4u|2g|2f|qh|e|33|221.849|||c1136140|453159|724293|269287
206190328|4u|2g|2f|rj|d|25|216.461|||c116540|140341|86234|78491
206190327|4u|2g|2f|rk|d|4|456.573|||c5442|5694|9401|9380
206111148|4u|2g|2f|uo|e|20|207.070|||c1290973||1238564|713880
206110265|4u|2g|2f|up|e|5|412.483|||c18278|20175|21278|33260
206111157|4u|2g|2f|vs|z|15|245.041|||c707411|1270072|1489246|876143
206110283|4u|2g|2f|vt|z|3|449.974|||c725|412|606|859
206111166|4u|2g|2f|xt|z|10|195.437|||c1096044|1401906|1096845|1114925
206110308|4u|2g|2f|xv|z|3|380.250|||c18893|858|1457|1568
206112058|4u|2g|39|dr|z|52|270.738|||c462461|510730|620222|65515
206111845|4u|2g|39|ds|z|9|450.444|||c710|450|575|1172
206111836|4u|2g|39|dt|z|5|226.755|||c878135|702871||281441
206190343|4u|2g|39|ru|z|8|286.086|||c337448|468117|1383410|497895
206190342|4u|2g|39|rv|z|10|427.144|||c2226|4352|10162|4983
206111978|4u|2g|3w|i7|e|76|361.674|377.10|c82892|p95271|60228|56237|37670
206111969|4u|2g|3w|i8|e|14|464.279|473.90|c2167|p2041|1559|1662|991
206111951|4u|2g|3w|ie|e|14|353.227|||c116370|123374|121254|79140
206190354|4u|2g|8o|8k|e|38|300.771|||c343256|320916|359903|338712
206190353|4u|2g|8o|8l|e|7|464.238|||c2045|1902|1980|2935
206190368|4u|2g|8o|8m|e|5|234.065|||c994199|518319|555286|442401
206190568|4u|2g|8o|8p|e|5|274.853|||c547033|455618|488142
206190407|4u|2g|8o|9n|e|39|226.997|||c1077360|516541|548814|403120
206190400|4u|2g|8o|9o|e|8|433.159|||c6978|9673|6515|8808
206190393|4u|2g|8o|9p|e|15|216.812|||c1191611|852056|864640|478987
206111193|4u|2g|8o|1bg|e|73|304.894|||c317152|293484|313872|286463
206110398|4u|2g|8o|1bi|e|13|457.155|||c2657|2673|2783|3551
206111915|4u|2g|8o|1bj|e|5|272.024|||c573322|469124|490605|402013
206190381|4u|2g|8o|1bq|e|10|273.751|||c557084|422144|489318|356809
206111218|4u|2g|8o|iv|e|25|184.592|||c1453307|1214458|1784180|660716
206110459|4u|2g|8o|iw|e|3|424.535|||c10647|17277|30171|57564
206190421|4u|2g|8o|kq|e|43|256.716|||c731314|596436|603015|536927
206190414|4u|2g|8o|kr|e|7|421.698|||c12218|11926|14422|59288
206190575|4u|2g|8o|ks|e|5|197.907|||c1371130|723701|698207
206111236|4u|2g|8o|tv|e|25|238.996|||c935895|885595|1008334|557149
206110495|4u|2g|8o|tw|e|3|449.295|||c3520|3359|3684|5199
206111227|4u|2g|8o|tz|e|66|263.224|||c661540|574109|584674|457304
206110477|4u|2g|8o|u1|e|12|436.022|||c6093|6835|5938|13483
206110468|4u|2g|8o|u3|e|15|195.083|||c1392308|684577|908367|593573
206190435|4u|2g|8o|wa|e|14|206.750|||c1294039|1533595|1379000|651736
206190428|4u|2g|8o|wb|e|2|379.834|||c58193|75380|72820|158575
206190449|4u|2g|8o|xp|e|20|238.905|||c937024|915374|970887|602221
206190442|4u|2g|8o|xq|e|3|402.952|||c26799|38748|33682|62329
206190463|4u|2g|8o|yy|e|31|283.759|||c468734|453338|549813|393297
206190456|4u|2g|8o|yz|e|5|446.554|||c3867|2341|3573|9836
206190638|4u|2g|8o|z0|e|2|223.293|||c1119803
206190645|4u|2g|8o|z1|e|2|237.891|||c948905
206111606|4u|2g|8o|10u|e|29|172.604|||c1485755|361393|369305|280519
206111599|4u|2g|8o|10v|e|4|437.203|||c5774|6016|8410|11500
206111906|4u|2g|8o|10w|e|2|262.999|||c663961|184799|186905|220890
206190484|4u|2g|8o|10f|e|73|291.445|||c408110|384612|407660|333423
206190477|4u|2g|8o|10g|e|13|443.064|||c4454|4654|5182|10467
206190470|4u|2g|8o|10h|e|15|241.533|||c905844|508966|555992|402708
206111245|4u|2g|8u|e1|z|15|190.579|177.84|c1070928|c1119147|1321133|1184481|696504
206110511|4u|2g|8u|e2|z|3|448.334|451.10|c1516|p795|832|1367|2410
206111651|4u|2g|8u|fm|z|50|212.714|194.35|c1024940|c990939|450024|417433|255778
206111642|4u|2g|8u|fn|z|8|451.959|467.09|c722|p671|579|725|1164
206111254|4u|2g|8u|gl|z|42|180.815|192.04|c1033093|c1150521|1186987|1407487|532560
206110538|4u|2g|8u|gm|z|6|446.097|464.60|c818|p874|1246|1604|2751
206111572|4u|2g|8u|qr|z|42|190.507|206.98|c969728|c1119495|702395|1228382|312651
206110556|4u|2g|8u|qs|z|6|449.966|462.85|c904|p727|827|1392|1584
206111263|4u|2g|8u|r2|z|42|194.008|239.54|c735417|c1102792|907658|1315533|436869
206110574|4u|2g|8u|r3|z|6|450.850|465.18|c796|p701|688|1326|2068
206190366|4u|2g|4u|an|s|65|197.928|194.58|c989213|p1170711|429782|351215|301667
206190365|4u|2g|4u|ao|s|10|414.121|431.48|c82002|p82645|83586|65231|70623
206190589|4u|2g|4u|ap|s|5|197.131|||c1177132|463459|388655
206112331|4u|2g|4u|1ak|s|41|279.653|247.28|c551469|p396458|361693|395608|311301
206112128|4u|2g|4u|1al|s|9|386.211|395.81|c122156|p116499|112164|110150|107622
206112137|4u|2g|4u|1am|s|14|225.280|232.97|c657479|p869393|508425|487985|351839
206112261|4u|2g|4u|j7|s|20|211.996|162.56|c1123927|c1030325|694990|630026|376674
206112252|4u|2g|4u|j8|s|5|365.977|381.41|c140891|p145884|140370|147373|165959
206111333|4u|2g|4u|nd|s|55|318.935|325.08|c243740|c247184|246261|225005|153997
206110714|4u|2g|4u|ne|s|9|423.815|438.22|c75162|p71904|73749|68051|65711
206111272|4u|2g|51|3q|s|70|367.987|||c142779|103228|45359|43598
206110592|4u|2g|51|3r|s|14|497.097|||c12410|5945|3678|2853
206110583|4u|2g|51|3v|s|23|310.649|||c272212|279602|90896|67155
206111281|4u|2g|51|59|s|15|304.288|||c293414|292052|299061|238825
206110617|4u|2g|51|5a|s|5|434.422|||c60896|63213|56343|52217
206111299|4u|2g|51|9d|s|75|326.132|||c227555|153955|112766|100766
206110635|4u|2g|51|9e|s|12|477.662|||c23854|22180|12927|13652
206110626|4u|2g|51|9g|s|5|303.024|||c297867|286785|161019|120745
206190378|4u|2g|51|a9|s|72|371.850|||c136760|102827|80318|73005
206190377|4u|2g|51|aa|s|15|484.912|||c19211|17941|12541|16626
206190376|4u|2g|51|ad|s|25|302.466|||c299856|204461|128000|106392
206111306|4u|2g|51|et|s|59|306.654|||c285285|296673|204595|158378
206110653|4u|2g|51|eu|s|9|440.162|||c55243|53083|42091|36102
206111554|4u|2g|51|fy|s|17|304.547|||c292474|295111|299687|245608
206111545|4u|2g|51|fz|s|3|428.993|||c66454|77582|79269|78410
206111563|4u|2g|51|19d|s|42|303.711|||c295479|289711|290357|245355
206110935|4u|2g|51|19e|s|6|426.404|||c69147|76238|75238|86638
206111315|4u|2g|51|jm|s|48|339.455|||c195958|178282|128070|126598
206110671|4u|2g|51|jn|s|7|459.434|||c37871|33049|35638|33222
206111324|4u|2g|51|l5|s|75|304.751|||c291786|248027|158581|153119
206110698|4u|2g|51|l6|s|12|469.889|||c29485|33211|36832|44576
206110689|4u|2g|51|l9|s|7|303.539|||c296074|299947|179024|161668
206112031|4u|2g|51|ll|s|25|311.154|||c270665|282487|242472|211436
206112022|4u|2g|51|lm|s|4|449.195|||c46924|55188|57832|57306
206111493|4u|2g|61|2s|s|34|242.952|232.16|c663815|p664541|349374|323027|208699
206111484|4u|2g|61|2t|s|5|395.167|411.97|c102983|p104824|99906|103610|72197
206110998|4u|2g|61|d5|s|48|217.874|206.05|c895400|p961168|903136|1120379|385764
206110989|4u|2g|61|d6|s|7|386.895|404.98|c110879|p115567|116212|106355|98027
206111818|4u|2g|61|hy|s|70|308.850|162.34|c1124124|p278054|317102|430508|265422
206111809|4u|2g|61|hz|s|10|391.843|417.39|c96982|p109116|117645|120027|126427
206111615|4u|2g|7g|yp|s|22|497.457|475.55|c39887|p12230|13746|10699|6659
206110759|4u|2g|7g|yq|s|11|526.788|534.04|c2420|p2548|3237|1999|2215
206110741|4u|2g|7g|yv|s|50|445.942|465.44|c49118|c49834|46175|49427|27719
110110013|4x|2g|27|3x|s|30|372.248|389.27|c130436|p136188|143547|150613|180953
110110358|4x|2g|27|bu|s|30|349.786|371.82|c154896|p174769|183588|167688|171793
110110322|4x|2g|27|17f|s|30|391.056|414.45|c100237|p110109|99182|78355|68151
110110022|4x|2g|27|18a|d|40|468.290|467.30|c4633|p3742|5585|8636|8075
110110367|4x|2g|27|os|z|40|399.415|429.69|c4120|p8275|8642|10407|12247
110110313|4x|2g|27|qv|e|30|389.057|401.43|c40888|p43850|58207|70958|87337
110110376|4x|2g|27|va|e|25|387.054|403.65|c37762|p46728|64201|70207|85197
110110385|4x|2g|27|u4|z|30|371.163|389.12|c23517|p27117|32846|36252|39600
110110394|4x|2g|27|y2|z|40|387.881|407.40|c11398|p13704|10345|11409|14581
110110031|4x|2g|1x|3f|s|100|509.088|506.82|c14958|p7395|5725|5039|5056
110190089|4x|2g|1x|58|s|50|436.232|459.26|c54918|p59147|66534|72027|74608
110190140|4x|2g|1x|5b|s|1||328.77|c235146
110110049|4x|2g|1x|8z|s|100|476.852|492.87|c25114|p24412|27956|34345|46178
110110058|4x|2g|1x|9q|s|100|497.395|505.42|c15908|p12260|12342|14363|19381
110110304|4x|2g|1x|jx|s|60|491.448|499.02|c20391|p15313|16371|21387|32598
110110428|4x|2g|1x|jz|s|55|493.856|501.39|c18659|p14037|14089|17417|25266
110190086|4x|2g|1x|jy|s|1
110190133|4x|2g|1x|131|s|35|506.341|506.59|c15130|p8423|7420
110190147|4x|2g|1x|134|s|1|385.340|405.24|c110574|p117693
110110067|4x|2g|2f|ch|s|60|404.936|430.94|c82548|p92948|111851|144675|188673
110190095|4x|2g|2f|df|d|55|450.088|459.65|c5811|p6525|8686|11332|13437
110110076|4x|2g|2f|1a1|s|50|454.655|478.72|c37093|p41938|50478|67879|99244
110110085|4x|2g|2f|ja|s|60|424.026|442.22|c71178|p71684|80526|93677|115672
110110446|4x|2g|2f|jc|s|40|434.474|451.78|c62035|p60840|64178|72562|83970
110110094|4x|2g|2f|lo|s|60|437.171|457.28|c56747|p58241|65554|70496|85092
110110419|4x|2g|2f|nm|s|70|436.563|452.65|c61199|p58826|57160|56719|56555
110110119|4x|2g|2f|xs|z|30|384.567|406.87|c11658|p15764|17047|47179|53074
110110234|4x|2g|2u|eh|s|85|471.094|485.63|c31107|p28588|32688|40128|50704
110110288|4x|2g|2u|e4|s|75|447.376|470.87|c44137|p48502|52589|62528|74874
110190119|4x|2g|8o|167|e|60|411.765|433.56|c10476|p18838|46828|79271
110110507|4x|2g|8o|16g|e|60|446.544|462.37|c3314|p3868|6753|10367|24514
110110137|4x|2g|8o|1b5|e|70|425.607|444.48|c6524|p10109|24350|51678|82578
110190084|4x|2g|8o|1be|e|50|442.975|460.10|c3595|p4470|7943|12061|25731
110110146|4x|2g|8o|tp|e|60|390.678|410.25|c29404|p41633|72573|100011|133761
110110155|4x|2g|90|157|s|50|414.941|439.33|c74034|p81712|94027|103848|117624
110110297|4x|2g|90|gp|s|70|398.953|429.71|c83838|p100206|132820|154392|177870
110110164|4x|2g|90|194|s|80|433.958|453.62|c60241|p61358|69157|86151|96062
110110437|4x|2g|90|19c|s|40|444.591|466.06|c48503|p51124|55464|64531|74506
110110182|4x|2g|4d|5d|s|40|440.313|460.71|c53563|p55112|63553|69728|78936
110110331|4x|2g|4d|5g|s|70|445.499|465.09|c49417|p50252|53952|59276|66934
110110401|4x|2g|4d|fs|s|30|431.096|453.05|c60805|p64296|75440|86820|98859
110110191|4x|2g|4d|jh|s|50|469.013|486.76|c30174|p30176|31383|41104|49462
110110491|4x|2g|4d|jl|s|50|477.665|492.31|c25562|p23852|23360|29203|38518
110110207|4x|2g|4d|m0|s|70|497.582|505.37|c15942|p12171|13125|16507|30017
110110349|4x|2g|4d|m2|s|75|502.159|508.78|c13670|p10143|9589|11881|19614
110190085|4x|2g|4d|m1|s|1|387.755|312.05|c276648|p114458|111380|94505|48118
110110216|4x|2g|4d|n1|s|60|463.145|482.31|c33906|p34796|43915|53949|62737
110110455|4x|2g|4d|n4|s|55|468.660|484.77|c31846|p30427|31450|36943|47547
110110225|4x|2g|4n|9z|s|60|494.897|503.26|c17317|p13503|11733|11527|15537
110110464|4x|2g|4n|a7|s|55|501.912|506.73|c15018|p10264|9162|8111|11027
110110243|4x|2g|4n|kw|s|125|487.320|498.06|c21099|p17686|22581|26723|34612
110110279|4x|2g|4n|mp|s|65|480.460|491.26|c26396|p21993|20060|21399|29075
110110473|4x|2g|4n|mw|s|55|485.806|495.57|c23007|p18650|16552|17015|20973
110190098|4x|2g|4n|mz|s|1|333.492|332.63|c226331|p209455|168331|184253|78831
110190088|4x|2g|4u|k7|e|45|324.577|333.93|c200594|p215559|252725|285723|311440
110190112|4x|2g|4u|ka|e|1|232.826|||c1008894
110110252|4x|2g|4u|n7|s|70|435.549|448.45|c65207|p59778|63663|63449|64251
110110482|4x|2g|4u|nc|s|60|443.162|455.96|c57985|p52481|52472|49604|47436
110110261|4x|2g|4u|1bv|s|40|375.468|396.71|c121058|p131501|152538|183081|209019
110110597|4x|2g|5s|db|z|40|368.215|402.68|c13829|p30347|37588|51498|55005
110190096|4x|2g|5s|178|z|50|413.401|443.02|c2166|p4274|6978|8519|10696
110190094|4x|2g|5s|rt|z|45|365.482|386.04|c26303|p33556|61413|72980|75530
102390119|4v|2a|6|hp|s|40|341.555|374.91|c150254|p191348|220115|222742|211208
102310373|4v|2a|6|1b0|s|20|240.435|241.99|c588418|p691016|785744|771174|791024
102390120|4v|2a|1q|6z|s|50|460.552|477.04|c38549|p36922|44384|42812|42873
102310231|4v|2a|27|bu|s|10|||||c227968|285242|299146
102310276|4v|2a|27|17f|s|10|306.984|308.09|c287509|c284176|270088|132964|122849
102390068|4v|2a|27|18f|d|40|394.157|396.12|c23838|p23912|27252|33179|26785
102310249|4v|2a|27|os|z|42|369.039|392.47|c20725|p29406|27128|30525|32530
102310294|4v|2a|27|qv|e|30|332.368|346.10|c160006|p183616|165077|177303|193962
102310258|4v|2a|27|va|e|45|350.341|363.72|c112135|p124403|137936|131965|151640
102310301|4v|2a|27|u4|z|40|291.598|317.53|c188920|c298613|163185|121135|124084
102390057|4v|2a|27|y2|z|50|303.853|358.24|c64918|p222935|59239|47461|51909
102390058|4v|2a|2f|17u|d|70|346.298|361.54|c38232|p44798|50393|55977|47347
102310046|4v|2a|2f|lo|s|25|269.952|270.03|c425306|p450171|487246|388501|404112
102310267|4v|2a|2f|nm|s|30|262.126|270.62|c422527|p500779|509508|499856|483007
102390059|4v|2a|2f|rr|z|25|224.599|246.03|c678337|p896881|982146|1085650|1259117
102310285|4v|2a|2f|ug|e|30|223.469|237.34|c910647|p1117800|1210435|1297642|1323746
102310055|4v|2a|2f|vl|z|30|246.065|264.77|c517853|p697458|687433|892675|912901
102310064|4v|2a|2f|xs|z|30|252.283|275.53|c433364|p636494|501107|695317|665125
102390201|4v|2a|3w|i5|e|30|395.702|411.82|c27630|p34983|56657
102390208|4v|2a|8o|c8|e|30|236.630|251.49|c760659|p963917|1186585
102310143|4v|2a|8o|167|e|50|231.573|247.77|c799231|p1023808|1223488|1270101|1178481
102310073|4v|2a|8o|1b5|e|50|239.066|257.77|c698091|p935037|1089665|1128920|1126207
102390060|4v|2a|8o|la|e|40|243.257|265.34|c626855|p885528|1128933|1213744|1303750
102390061|4v|2a|8o|s0|e|45|260.195|275.27|c540941|p693523|863406|961416|918266
102310337|4v|2a|8o|td|e|40|238.256|254.64|c728884|p944679|1200612|1225231|1301215
102390063|4v|2a|8o|10i|e|40|227.993|245.18|c826198|p1065861|1238482|1236620|1261073
102310197|4v|2a|8r|16p|z|117|228.237|249.17|c650193|p865151|728001|865434|420158
102390121|4v|2a|8r|16w|z|13|238.325|251.07|c633852|p772412|661005|866243|898222
102390089|4v|2a|8u|dv|z|40|228.966|250.27|c640597|p858654|1023862|1070720|1288679
102390086|4v|2a|8u|g6|z|40|236.434|257.87|c575972|p790355|956486|1019386|1174682
102310346|4v|2a|8u|qm|z|40|234.454|257.14|c582351|p808799|998188|1055895|1144784
102390215|4v|2a|8u|13y|z|30|241.239|260.92|c550212|p744404|894193
102310319|4v|2a|56|3f|s|80|322.813|317.32|c262933|p236601|235791|177884|212008
102390152|4v|2a|56|93|s|20|309.671|334.24|c222801|p275280|298992|295478|298769
102310082|4v|2a|56|194|s|10|302.668|315.36|c267955|c299143|292969|247204|287824
102310091|4v|2a|56|kw|s|10|307.010|331.50|c228860|p284093|297193
102310107|4v|2a|56|n7|s|10|329.017|323.20|c248292|c220184||136072|245853
102310116|4v|2a|56|1bv|s|30|241.637|244.55|c570074|p678235|743308|780860|859040
102390067|4v|2a|61|15m|e|35|296.209|315.56|c279266|p373887|307617|334968|330131
102390048|4v|2a|61|7p|s|50|331.341|358.04|c176814|p214543|248216|250374|237495
102390049|4v|2a|61|hp|s|100|349.894|380.61|c141979|p174560|205897|210038|203338
102390236|4v|2a|61|u7|e|20|266.132|297.08|c382725|p631375
102390104|4v|2a|60|cx|s|40|291.372|307.52|c289072|p342594|384593|382801|336966
102390046|4v|2a|6k|us|e|50|231.018|||c1030358
102310152|4v|2a|7g|y8|s|120|476.475|497.81|c21293|p24709|28100|28728|29789
102390088|4v|2a|7t|124|s|50|358.044|387.25|c133010|p159309|198868|176649|148000
102310213|4v|2a|85|1v|s|30|245.979|248.34|c544530|p634075|648926|670075|607227
102310204|4v|2a|85|4m|s|30|263.960|274.97|c403052|p488365|529952|535902|480483
102390069|4v|2a|85|w0|e|30|266.274|272.38|c564968|p629924|654291|659336|655211
102390243|4v|2a|85|vy|s|20|243.842|246.43|c557143|p655350
207950081|4w|5|61|2m|s|40|268.267|247.77|c548234|p460448|444798|392746|407221
207910042|4w|5|61|2o|s|7|342.613|355.49|c181243|p189101|173823|178855|156744
207950174|4w|5|61|2p|s|2|237.361|||c724940|458972|423577
207950117|4w|5|61|6r|s|40|323.782|349.86|c191504|p233912|277071|290489|386022
207950112|4w|5|61|6s|s|7|427.962|451.57|c62245|p67470|76136|87168|83919
207950181|4w|5|61|6u|s|2|304.313|||c293325|307129|430985
207950384|4w|5|61|7r|s|19|313.820|335.32|c220462|p262276
207950370|4w|5|61|7u|s|4|350.257|378.82|c144540|p173838
207950377|4w|5|61|7v|s|6|261.998|298.22|c317120|p501658
207950405|4w|5|61|b6|s|19|252.917|252.07|c520709|p571389
207950391|4w|5|61|b8|s|4|332.336|372.98|c153157|p212202
207950398|4w|5|61|ba|s|6|181.808|||c1266460
207950073|4w|5|61|cz|s|40|272.355|263.46|c456694|p435935|504403|412808|453367
207910078|4w|5|61|d1|s|7|337.663|357.60|c177580|p199942|233156|207646|193172
207950188|4w|5|61|d2|s|2|255.661|||c548890|510666|499461
207950084|4w|5|61|hr|s|45|325.842|352.07|c187379|p228325|258575|270783|329203
207910103|4w|5|61|hu|s|7|389.579|415.29|c99219|p112036|131581|143807|144706
207910112|4w|5|61|hv|s|2|298.509|||c314313|313109|363475|422490
207950076|4w|5|61|s1|e|40|199.064|180.69|c1387980|c1361877|1159672|1163995|1425990
207910096|4w|5|61|s4|e|7|308.409|323.82|c241174|p296553|364146|390657|428023
207950195|4w|5|61|s6|e|2|||||c1366896|1208281
207950202|4w|5|7g|ya|s|10|495.036|504.34|c16588|p13428|18145|25278
207910015|4w|5|7g|yg|s|13|501.690|516.57|c9116|p10350|11519|13217|13336
207950209|4w|5|7g|yp|s|6|490.089|494.18|c24109|p16095|20117|28345
207950115|4w|5|7g|yq|s|7|501.039|515.88|c9491|p10611|11890|13379|14346
207950114|4w|5|7g|yv|s|41|454.086|475.70|c39749|p42442|39907|44833|48705
207910033|4w|5|7g|ym|s|75|462.419|483.52|c32898|p35357|36073|38475|49683
110310568|4y|2b|1k|6a|e|80|295.261|307.47|c321523|p380552|625405|788542|742574
110310383|4y|2b|1q|6z|s|70|464.613|481.50|c34595|p33585|39783|39003|39886
110310611|4y|2b|1s|7w|s|40|447.764|468.99|c45844|p48147|53765|56472|54915
110310374|4y|2b|22|bu|s|10|323.828|313.36|c273209|c233786||299795|294689
110310392|4y|2b|22|17f|s|10|303.189|323.05|c248679|p297291|294809|128232|121296
110310408|4y|2b|22|os|z|42|371.436|395.49|c18500|p26838|25001|28226|30721
110310647|4y|2b|22|15t|z|50|395.197|418.15|c6948|p9992|11049|14756|20894
110310559|4y|2b|22|qv|e|40|340.378|350.97|c145871|p155000|151249|161018|180952
110310189|4y|2b|22|va|e|45|352.418|366.14|c106490|p118559|128979|127269|143625
110310198|4y|2b|22|u4|z|40|299.972|330.13|c140057|p245270|132828|114090|114322
110310205|4y|2b|22|y2|z|50|295.612|360.28|c61172|p272391|49703|42454|48242
110310011|4y|2b|2d|4v|s|20|274.492|284.17|c365836|p424037|465678|415836|427446
110310029|4y|2b|2d|ch|s|20|266.483|273.56|c409101|p471691|542266|469217|510875
110310038|4y|2b|2d|ja|s|25|293.323|308.25|c287068|p334462|376976|355796|377474
110310047|4y|2b|2d|lo|s|50|285.232|292.53|c335837|p369764|403928|351152|373360
110310498|4y|2b|2d|nm|s|40|291.065|303.37|c301317|p343880|361824|370681|361274
110390398|4y|2b|2d|137|s|30|306.497|311.68|c277674|p285790
110310356|4y|2b|8o|14u|e|40|263.720|284.29|c470611|p656327|942853|1092435|1105902
110390223|4y|2b|8o|167|e|65|264.841|282.99|c480401|p644716|924815|1035831|1110956
110390220|4y|2b|8o|16g|e|60|272.132|292.40|c413140|p572327|846236|951798|1036604
110310065|4y|2b|8o|1b5|e|50|269.804|289.40|c433742|p594734|859929|930623|932402
110310074|4y|2b|8o|la|e|60|274.844|293.17|c407984|p547124|871461|990313|1015126
110310462|4y|2b|8o|td|e|40|267.965|283.72|c474850|p612924|822720|861189|858141
110310365|4y|2b|8o|109|e|65|272.853|289.10|c435836|p565478|764337|852321|862249
110310523|4y|2b|8r|16p|z|119|243.951|259.69|c560606|p717963|598706|716510|442204
110390272|4y|2b|8r|16v|z|1
110390221|4y|2b|8r|16w|z|13|249.625|259.00|c566352|p662507|622570|820812|880670
110390138|4y|2b|8u|ge|z|40|283.480|304.21|c252695|p357075|509562|581184|502792
110390279|4y|2b|8u|13y|z|30|297.447|317.22|c190238|p260734|492927
110310674|4y|2b|44|xj|e|30|251.045|260.36|c673229|p794761|1008286|1118626|1128441
110390137|4y|2b|44|x6|d|40|324.226|341.02|c46987|p55186|64346|71129|65071
110310629|4y|2b|51|3f|s|75|367.743|353.54|c184669|p143153|142632|97195|105686
110310489|4y|2b|51|52|s|10|304.973|325.21|c243443|p291045|287036|298296|242424
110310092|4y|2b|51|93|s|60|351.524|378.87|c144471|p171338|201241|201302|233882
110390286|4y|2b|51|gp|s|10|304.238|308.95|c285154|c293596|291946
110310108|4y|2b|51|194|s|20|312.466|330.34|c231533|p266470|297469|287141|293216
110310126|4y|2b|51|kt|s|10|303.824|319.91|c256395|p295092|293298|297181|182775
110310135|4y|2b|51|kw|s|50|336.006|360.50|c172680|p203657|251497|277656|298772
110310656|4y|2b|61|cx|s|40|307.146|328.53|c235719|p283635|331324|327895|304521
110310665|4y|2b|61|hp|s|140|353.330|384.19|c137171|p167927|194728|198820|193504
110390169|4y|2b|61|u7|e|30|291.065|310.69|c304166|p410945|557753|596809|443617
110390349|4y|2b|70|bj|e|30|220.879|238.05|c902833|p1146963
110390356|4y|2b|70|17o|d|70|373.431|382.49|c29456|p32652
110390363|4y|2b|70|q6|e|40|352.190|358.35|c125608|p119204
110390370|4y|2b|70|ug|e|30|259.550|264.32|c635977|p700420
110390377|4y|2b|70|vl|z|30|277.248|295.61|c300353|p406672
110390384|4y|2b|70|xs|z|30|280.259|304.16|c252958|p382213
110310144|4y|2b|7g|y8|s|170|482.831|501.99|c18220|p20489|23451|24091|25100
110390391|4y|2b|7o|4c|s|30|290.086|291.89|c338090|p348042
110390172|4y|2b|7o|c8|e|65|241.252|257.57|c700070|p909168|1111070|1158162|1213680
`;
