// Passwords popular with Turkish students that the international list lacks, folded so that "Şifre" equals
// "sifre". Each word is refused alone and with every ending.
export const TURKISH_WORDS: string = `
galatasaray fenerbahce besiktas trabzonspor bursaspor cimbom aslan kartal kanarya karakartal
istanbul ankara izmir bursa antalya adana konya trabzon samsun gaziantep diyarbakir kayseri eskisehir mersin
turkiye turkey ataturk mustafakemal osmanli cumhuriyet bayrak vatan
sifre sifrem parola parolam deneme kolay ogrenci ogretmen okul universite sinav matematik lise
askim canim bebegim sevgilim seviyorum seniseviyorum birtanem hayatim meleksin prenses melek
mehmet mustafa ahmet hasan huseyin ibrahim ismail osman murat emre burak yusuf kerem
fatma ayse emine hatice zeynep elif meryem merve busra esra kubra yagmur
`;

export const TURKISH_ENDINGS: string = `
1 12 123 1234 12345 123456 123. 01 06 07 16 34 35 55 61 1903 1905 1907 1923 1967 2005 2006 2007 2008 2009 2010
2023 2024 2025 2026 2027 2028
`;

export const TURKISH_PHRASES: string = `
netlik yks2026 yks2027 yks2028 yks2029 tyt2026 tyt2027 ayt2027 tytayt yks123 yks1234 tyt123
123456aa 123456abc 1234qwer 123qwe123 asd123 asdasd123 qwe123 qweasd qweasd123 asdfg123
1453istanbul 1907fener 1905gs 1903bjk gs1905 fb1907 bjk1903 ts1967 ultraslan carsi1903
19051905 19071907 19031903 29ekim1923 19mayis1919 23nisan1920 allah123 bismillah besmele
seni.seviyorum benimsifrem sifreyok sifremyok unuttum bilmiyorum merhaba merhaba123 selam123
`;

// Number patterns of the international top 10,000 that neither list nor rules cover.
export const NUMBER_PATTERNS: string = `
000123 000777 01012009 01022010 100200 101112 111112 111213 111999 122112 199999 2001112 1234567890- adgjmp
`;
