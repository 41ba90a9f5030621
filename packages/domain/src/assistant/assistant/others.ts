import type { Word } from '../../words.ts';

const PERSON =
  /^((sira |sinif )?arkadas|kanka|kuzen|kardes|abim|ablam|sevgilim|komsu|baskasi|birincisi|birincinin|sonuncunun|birinin|digerler|oteki|kullanici|ogrenciler|sinif(taki|imdaki|tan|in|imin)|siradaki|rakib|kocumun)/;
/** First names in a possessive form, or alone before a question about figures. */
const NAME =
  /^(ahmet|ali|arda|asli|ayse|baran|berat|berk|beyza|burak|buse|cansu|cem|ceren|ece|ecrin|efe|ela|elif|emine|emre|enes|eren|esra|fatma|furkan|gizem|hakan|hasan|hatice|hilal|huseyin|ibrahim|irem|kaan|kerem|mehmet|melisa|mert|merve|mustafa|nisa|omer|oya|ozge|selin|sena|sude|yagmur|yusuf|zehra|zeynep)(in|un|nin|nun|yin|e|a|ye|ya|i|u)?$/;
/** Figures of a person, or details that identify one. */
const THEIRS =
  /^(net(i|ler|leri|lerini|ini)?$|denemesi|denemeler|sonuc|sonuclar|puani|xpsi|xpi$|seviyesi|serisi|plani|saat|soru|calis|cozmus|cozdu|yapmis|sifre|parola|hesab|numara|telefon|eposta|mail|adi$|adini|soyad|isim|ismi|okul|kac|kim$|kimler|listele|liste|goster)/;
const DETAILS = /^(sifre|parola|hesab|numara|telefon|eposta|mail|soyad|okulu|okulunu|gercek)/;
const OWN =
  /^(ben|benim|bana gore|netim|netlerim|denemem|miyim|muyum|calistim|cozdum|serim|siram)$|^netlerim|(d|t)[iu]m$/;

export function isAboutOthers(words: readonly Word[]): boolean {
  const plain = words.map((word) => word.plain);
  const person = plain.some((word) => PERSON.test(word) || NAME.test(word));
  if (!person) return false;
  if (plain.some((word) => DETAILS.test(word))) return !plain.includes('hesabim');
  return plain.some((word) => THEIRS.test(word)) && !plain.some((word) => OWN.test(word));
}
