const names = (text: string, isWord: boolean) =>
  text.split(';').map((each): readonly [string, string, boolean] => {
    const [name, known] = each.trim().split('=');
    return [name!, known!, isWord];
  });

/** Publishers with students' names for them, without diacritics; everyday words are marked. */
export const PUBLISHERS: readonly (readonly [name: string, known: string, isWord: boolean])[] = [
  ...names(
    `3D=3d; 3D=3 d; 3D=uc d; 345=345; 345=uc dort bes; Özdebir=ozdebir; Töder=toder; Bilgi Sarmal=bilgi sarmal; Apotemi=apotemi; Karekök=karekok;
    Endemik=endemik; Palme=palme; Nartest=nartest; Supara=supara; Okyanus=okyanus; Paraf=paraf; Tonguç=tonguc; Benim Hocam=benim hocam;
    Hız ve Renk=hiz ve renk; Hız Yayınları=hiz yayin; Bıyıklı=biyikli; Kafa Dengi=kafadengi; Kafa Dengi=kafa dengi; Yediiklim=yediiklim;
    Pegem=pegem; Krakademi=krakademi; Ulti=ulti; Eis=eis; FDD=fdd; ENS=ens; Miray=miray; Esen=esen; Antrenman=antrenman; Kurmay=kurmay;
    Mozaik=mozaik; Prf=prf; Sonuç=sonuc yayin; Delta=delta; Pelikan=pelikan; Aktif Öğrenme=aktif ogrenme; Derece=derece yayin; Mikro=mikro;
    Altın Karma=altin karma; Modadil=modadil; Startfen=startfen; Puza=puza; Güvender=guvender; İsem=isem; Hocawebde=hocawebde;
    Karaağaç=karaagac; Krallar Karması=krallar karmasi; Ertansinanşahin=ertansinansahin; Fenomen=fenomen; Extremum=extremum; Eğitim Vadisi=egitim vadisi;
    Yayın Denizi=yayin denizi; Newton=newton yayin; Muba=muba; Nitelik=nitelik yayin; Kronometre=kronometre; Hocalara Geldik=hocalara geldik; Vaf=vaf; MSÜ=msu denemesi; İşler=isler yayin; Türkiye Geneli=turkiye geneli`,
    false,
  ),
  ...names(
    `Limit=limit; Acil=acil; Orijinal=orijinal; Toprak=toprak; Çap=cap; Aydın=aydin; Barış=baris; Final=final; Kültür=kultur; Birey=birey;
    Sınav=sinav; Metin=metin; Yanıt=yanit; Marka=marka; Yargı=yargi; Data=data; Lider=lider; Merkez=merkez; Çözüm=cozum; Basamak=basamak; Nitelik=nitelik; Referans=referans; Zafer=zafer; Fem=fem; Vip=vip; Ankara=ankara; Bilgi=bilgi; Sarmal=sarmal; Rehber=rehber;
    Derece=derece; Simya=simya; Aromat=aromat; Kondisyon=kondisyon; Testokul=testokul; Ösym=osym; Doping=doping; Analiz=analiz; Hız=hiz`,
    true,
  ),
];
