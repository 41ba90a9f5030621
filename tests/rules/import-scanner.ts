export type SourceFile = { path: string; text: string };

export type Import = {
  from: string;
  /** Erased by compilation: `import type`, `export type`. */
  typeOnly: boolean;
  reExport: boolean;
  /** `import('…')` or `require` runs after the importing file has loaded, so it cannot form a cycle. */
  dynamic: boolean;
};

type Span = { start: number; end: number };

const startsRegex = /(?:^|[(,=:[!&|?{};+\n>]|\breturn|\btypeof)\s*$/;

/** The index after the closing character of a quoted or bracketed token at `start`. */
const endOfToken = (text: string, start: number, close: string): number => {
  let inClass = false;
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (close === '/' && char === '[') inClass = true;
    else if (close === '/' && char === ']') inClass = false;
    else if (char === close && !inClass) return at + 1;
    else if (char === '\n' && close !== '`') return at;
  }
  return text.length;
};

/** Blanks a template's text and keeps the code inside `${}`. */
const blankTemplate = (text: string, start: number, comments: Span[]): { code: string; end: number } => {
  let code = '`';
  let at = start + 1;
  while (at < text.length && text[at] !== '`') {
    if (text[at] === '\\') {
      code += '  ';
      at += 2;
    } else if (text.startsWith('${', at)) {
      const inner = blank(text, at + 2, true, comments);
      code += `\${${inner.code}`;
      at = inner.end;
    } else {
      code += text[at] === '\n' ? '\n' : ' ';
      at += 1;
    }
  }
  return { code: `${code}\``, end: at + 1 };
};

const blank = (
  text: string,
  start: number,
  untilBrace: boolean,
  comments: Span[],
): { code: string; end: number } => {
  let code = '';
  let at = start;
  let depth = 0;
  const spaces = (end: number) => {
    code += text.slice(at, end).replace(/[^\n]/g, ' ');
    at = end;
  };
  const comment = (end: number) => {
    comments.push({ start: at, end });
    spaces(end);
  };
  while (at < text.length) {
    const char = text[at]!;
    if (text.startsWith('//', at)) comment(endOfLine(text, at));
    else if (text.startsWith('/*', at)) comment(Math.max(at + 2, text.indexOf('*/', at) + 2));
    else if (char === '`') {
      const template = blankTemplate(text, at, comments);
      code += template.code;
      at = template.end;
    } else if (char === "'" || char === '"') {
      const end = endOfToken(text, at, char);
      code += text.slice(at, end);
      at = end;
    } else if (char === '/' && startsRegex.test(code.slice(-20))) spaces(endOfToken(text, at, '/'));
    else {
      if (char === '{') depth += 1;
      if (char === '}') depth -= 1;
      code += char;
      at += 1;
      if (untilBrace && depth < 0) break;
    }
  }
  return { code, end: at };
};

const endOfLine = (text: string, at: number) => {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
};

type Blanked = { code: string; comments: readonly Span[] };

/** Cached, because several rules read the same files. */
const blanked = new Map<string, Blanked>();

const blankFile = (text: string): Blanked => {
  const known = blanked.get(text);
  if (known) return known;
  const comments: Span[] = [];
  const { code } = blank(text, 0, false, comments);
  const file = { code, comments };
  blanked.set(text, file);
  return file;
};

/** Blanks comments, template text and regular expressions; keeps strings, because imports need them. */
export const stripNonCode = (text: string): string => blankFile(text).code;

/** Each comment of a file, `//` lines separately. */
export const findComments = (text: string): readonly Span[] => blankFile(text).comments;

const statement =
  /(?<![\w$.])(import|export)(\s+type)?(?=[\s{*'"])([^'"`;=()]*?)(?:(?<=[\s}*])from\s*)?(['"])([^'"\n]+)\4/g;
const called = /(?<![\w$.])(?:import|require|vi\.(?:mock|doMock|importActual))\s*\(\s*(['"])([^'"\n]+)\1/g;

/** All imports of a file on one or more lines: statements, re-exports and calls. */
export const findImports = (text: string): Import[] => {
  const code = stripNonCode(text);
  const found: Import[] = [];
  for (const [, kind, type, names = '', , from = ''] of code.matchAll(statement)) {
    // `export const a = '…'` has no `from`; a bare import has no names.
    if (names.trim() !== '' ? !/[}*\w]\s*$/.test(names.replace(/from\s*$/, '')) : kind === 'export') continue;
    if (kind === 'export' && !/^\s*[{*]/.test(names)) continue;
    found.push({ from, typeOnly: type !== undefined, reExport: kind === 'export', dynamic: false });
  }
  for (const [, , from = ''] of code.matchAll(called))
    found.push({ from, typeOnly: false, reExport: false, dynamic: true });
  return found;
};
