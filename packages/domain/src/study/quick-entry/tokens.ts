import { tr } from '../../turkish.ts';

/** Readers mark the tokens they understand as used; the rest was not understood. */
export interface Token {
  typed: string;
  readonly plain: string;
  isNumber: boolean;
  /** A number that is not saved, as in "2 test". */
  isAside?: boolean;
  used: boolean;
}

// "1,5", "12.11", "1:30" and "32/6/2" are one token; "20soru" and "17d3y" are split between digits and
// letters.
const TOKEN = /(?<number>-?\d+(?:[.,:/-]\d+)*)|[\p{L}\p{M}]+/gu;

/** Words without a figure to save: activities, manner, nets, and suffixes after a number ("35'i doğru"). */
const FILLERS = new Set(
  `cozdum coz cozdm cozduk cozuldu cozum cozumu yaptim yaptm yapildi yaptik calistim calistm calisma calismasi calistik baktim bitirdim bitti
  bitirdik hallettim attim girdim ettim test testi testten ders dersi dersinden dersten konu konusu konusundan konudan anlatimi
  tane adet toplam toplamda toplami ve ile de da te ta den dan ten tan i u si su in un nin nun im um m icin sonra gunu gun
  bugunku dunku sabah sabahi ogle ogleden aksam aksami gece gecesi var oldu cikti`.split(/\s+/),
);

export function tokensOf(line: string): Token[] {
  const text = line.normalize('NFC').replace(/['’`]/g, ' ');
  return [...text.matchAll(TOKEN)].map(({ 0: match, index, groups }) => {
    const number = groups?.number;
    if (number === undefined) return { typed: match, plain: tr.fold(match), isNumber: false, used: false };
    // A hyphen inside "TYT-5" joins; only a separate one is a minus sign.
    const before = text[index - 1];
    const isSigned = number.startsWith('-') && (before === undefined || /\s/.test(before));
    const typed = isSigned ? number : number.replace(/^-/, '');
    return { typed, plain: typed, isNumber: true, used: false };
  });
}

export const isFiller = ({ plain }: Token): boolean => FILLERS.has(plain);

export function use(tokens: readonly Token[], from: number, count: number): void {
  for (const token of tokens.slice(from, from + count)) token.used = true;
}

const ONES: Readonly<Record<string, number>> = {
  sifir: 0,
  bir: 1,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  alti: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
};
const TENS: Readonly<Record<string, number>> = {
  on: 10,
  yirmi: 20,
  otuz: 30,
  kirk: 40,
  elli: 50,
  altmis: 60,
  yetmis: 70,
  seksen: 80,
  doksan: 90,
  yuz: 100,
};

export interface NumberRead {
  readonly value: number;
  readonly length: number;
}

/** Reads digits ("40", "1,5") or words ("kırk beş"). */
export function numberAt(tokens: readonly Token[], at: number): NumberRead | null {
  const token = tokens[at];
  if (!token || token.used) return null;
  if (token.isNumber)
    return /^-?\d+(?:[.,]\d{1,2})?$/.test(token.plain)
      ? { value: Number(token.plain.replace(',', '.')), length: 1 }
      : null;
  const tens = TENS[token.plain];
  if (tens === undefined) {
    const one = ONES[token.plain];
    return one === undefined ? null : { value: one, length: 1 };
  }
  const one = ONES[tokens[at + 1]?.plain ?? ''];
  return one ? { value: tens + one, length: 2 } : { value: tens, length: 1 };
}
