import { listOf } from './stem-list.ts';

/**
 * Figures of speech that share words with cries for help, written like `CRISIS_SIGNS`; they are removed
 * before a message is judged. None may contain a cry of its own, so "okulu asmak" needs its school and
 * "camdan atmak" its thing.
 */
export const CRISIS_IDIOMS = listOf(`
  =okul|=okulu|=ders|=dersi|=dersleri|=derste|=dershaneyi|=kursu|=etut|=etudu|=matematigi|=fizigi|=antrenmani =as|asmak|asma|asay|asac|asac|asic|asca|asti|asar|asiy|asip|asal|assa|asas,
  =kanim|=kanimi dond|cekild|kaynad|kayniy|isind, =kan beynim, =kan =ter, =kan aglad,
  =damarlarimda|=damarimda|=damarlarima|=damarima|=damarlarimdan =kan =degil|=yerine, =damarlarimda|=damarimda|=damarlarima|=damarlarimdan =kafein|=kahve|=cay|=enerji|=kola|=redbull|=monster|=adrenalin,
  =kafein|=kahve|=cay =damarlarimda|=damarimda, =canim cikt|cikiy|cikic|cikacak|cekt|cekiy|sikil|burnum, =canima okud|okuy, =canimi =disime, =can atiyo|attig|havliy|simid|sikinti,
  =soru|=soruyu|=sorulari|=konu|=konuyu|=konulari|=test|=testi|=unite|=uniteyi|=bolum|=bolumu|=paragrafi|=problemi|=geometriyi|=sinif|=sayfayi|=dersi|=kismi atla|atliy|atlic,
  =atlamak|=atlasam|=atlayip|=atlayayim|=atliyorum|=atlicam|=atliyim istiyorum|isterdim =bu|=o =konu|=konuyu|=soruyu|=testi|=uniteyi|=bolumu|=dersi, =atlamak|=atlasam|=atlayip|=atlayayim|=atliyorum|=atlicam =konu|=konuyu|=soru|=soruyu|=sorulari|=testi|=uniteyi|=bolumu|=dersi,
  telefonu|tableti|bilgisayari|laptopu|kitabi|kitaplari|defteri|testi|kalemi|alarmi|denemeyi =camdan|=pencereden|=balkondan =at|=atmak|=aticam|=atcam|atac|atay|atas|atti|firlat,
  =bicak =sirtinda|=sirtindayim|=sirti, =bicagin =sirtinda, =bicak =kemige|=gibi,
  =kendimi|=kendini =yataga|=derse|=derslere|=sorulara|=teste|=testlere|=kitaplara|=kutuphaneye|=calismaya|=koltuga|=oyuna|=diziye|=muzige at|att|atac|atic|ver|gom|kapat,
  =kalbim|=kalp heyecandan|stresten =dur|duracak|dursa|durdu|durur, heyecandan|stresten|korkudan|sevincten|meraktan =kalbim|=kalp =dur|duracak|dursa|durdu|durur|krizi, =kalbim|=yuregim =duracak|=duracakti|agzim|yerinden, =kalbime|=yuregime ind, =kalpten gid|gitt,
  =konu|=konuyu|=konulari|=unite|=uniteyi|=kitabi|=testi|=videoyu|=dersi|=fasikulu|=denemeyi|=odevi|=paragrafi bitirmek|bitirec|bitiric|bitirip|bitirsem|bitirey, =son 1|2|3|4|5|6|7|8|9|iki|uc|dort|bes|yedi|=on|otuz gunum|gunumu|haftam|haftami|ayim nasil|=ne|kac|ozet|rapor,
  =yer yaril, =yerin =dibine|=dibi, =ilac =gibi|=niyetine, =hapi yuttuk|yutariz|yutcaz|yuticaz, =ipin ucu, =ip ucu, =ipe =sapa, =ipi gogus, =iple cek,
  =hoscakal|=hoscakalin|=elveda|=veda =tatil|=yaz|=uyku|=uykum|=telefon|=telefonum|=instagram|=tiktok|=oyun|=dizi|=netflix|=sosyal|=matematik|=fizik|=kimya|=geometri|=lise,
  =tatile|=yaza|=uykuya|=telefona|=instagrama|=oyuna|=dizilere|=medyaya|=liseye|=fizige|=kimyaya|=matematige =hoscakal|=elveda|=veda,
  =omrumu|=omrumuzu|=gencligimi =yedi|yiyo|curut|tuket, =omur torpu, =omrum curu,
  =buz kest|kesti|kesil, =nefesim kesil|kesiliy, =ayaklarim|=ayagim =yerden kesil, =interneti|=sesini|=tirnaklarimi|=tirnak|=saclarimi|=sacimi|=kagit|=pasta kes,
  =ölüp bitiy|bitt|bayil, =olup =bitiyorum|=bitiyom|bayil, =ölümüne|=olumune calis|coz|sevi, =ölesiye|=olesiye calis|yorul|sevi|sikil, =ölüm|=olum =kalim|=sessizligi, =ölü|=olu =gibi uyu|yat, =ölü|=olu =hucre|=hucreler|=deri|=sezon,
  =beynim|=kafam|=basim|=gozlerim|=gozum|=belim|=sirtim|=parmaklarim|=ellerim|=elim =koptu|kopuyo|kopcak|kopacak|catla|yandi|eridi|akti|patlad|patlay|tutuld,
  =yazmaktan|=cozmekten =bilegim|=bileklerim|=kolum|=kollarim|=elim|=parmaklarim =koptu|kopuyo|kopacak|kopcak|tutuld|agrid|sist, =bilegim|=bileklerim|=kolum|=kollarim =koptu|kopuyo|kopacak|kopcak =yazmaktan|=cozmekten, =bilegim|=bileklerim|=kolum =yazmaktan|=cozmekten =koptu|kopuyo|kopacak,
  =kafami|=basimi =duvara|=duvarlara|=masaya =vurasim|=vurasi, =kafayi yiy|yic|yed|siyir, =kafa patlat,
  =soruya|=sorulara|=odeve|=odevlere|=derslere|=teste|=testlere|=konulara|=denemelere bogul|gomul, =sorularda|=derslerde|=testlerde|=odevlerde bogul, =bogazima|=bogazimiza =kadar,
  =icim|=cigerim =yandi|yaniyo|gitti|eridi, =tuylerim =diken, =burnumdan geld|getir, =anam aglad|agliy, =iligim|=kemigim kuru, =kaynar =sular|=su,
  =son =nefesime =kadar calis|coz, =kendimi kaybett|zorla|gelist|toparla, =kendime =gel|geld|gelem|geley|kizd|kiziy|kizgin|=soz,
  =elektrik|=alan|=ses|=isik|=akim|=deprem|=depremin|=sesin|=ruzgar|=yagis|=basinc|=akimin siddet, =yasam bilim|alan, =yasama|=yurutme|=yargi organ,
  =dunya|=dunyam =basima yikil, =dunyadan =haberim|=haberi|=bihaber, =dunyanin =en mutlu`);
