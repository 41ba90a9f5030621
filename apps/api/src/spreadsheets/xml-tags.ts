import { AppError } from '../http/app-error.ts';

/** Longer pieces are no spreadsheet. */
const MAX_PIECE = 1024 * 1024;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const unescapeXml = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (all, hex, decimal, name) => {
        if (name) return ENTITIES[name] ?? all;
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
        return code > 0 && code < 0x11_0000 ? String.fromCodePoint(code) : '';
      })
    : text;

export type Tag = {
  name: string;
  isEnd: boolean;
  isEmpty: boolean;
  attribute(name: string): string | undefined;
  text: string;
};

const patterns = new Map<string, RegExp>();
const patternOf = (name: string): RegExp => {
  const known = patterns.get(name) ?? new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*("[^"]*"|'[^']*')`);
  patterns.set(name, known);
  return known;
};

const SPACE_OR_SLASH = /[\s/]/;

/** Refuses declared entities, which could expand without limit. */
export const readTags = async (
  pieces: AsyncIterable<string>,
  names: ReadonlySet<string>,
  onTag: (tag: Tag) => void,
): Promise<void> => {
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    let at = 0;
    for (;;) {
      const open = rest.indexOf('<', at);
      const close = open === -1 ? -1 : rest.indexOf('>', open);
      if (close === -1) break;
      if (rest.startsWith('<!DOCTYPE', open)) throw new AppError('table.unreadable');
      const isEnd = rest[open + 1] === '/';
      const inside = rest.slice(open + (isEnd ? 2 : 1), close);
      const end = inside.search(SPACE_OR_SLASH);
      const full = end === -1 ? inside : inside.slice(0, end);
      const name = full.slice(full.indexOf(':') + 1);
      if (names.has(name))
        onTag({
          name,
          isEnd,
          isEmpty: rest[close - 1] === '/',
          attribute: (wanted) => {
            const value = patternOf(wanted).exec(inside)?.[1];
            return value === undefined ? undefined : unescapeXml(value.slice(1, -1));
          },
          text: unescapeXml(rest.slice(at, open)),
        });
      at = close + 1;
    }
    rest = rest.slice(at);
    if (rest.length > MAX_PIECE) throw new AppError('table.too_big');
  }
};
