/** A file of the project, its path from the root. */
export type SourceFile = { path: string; text: string };

export type Import = {
  from: string;
  /** Gone after compilation: `import type`, `export type`. */
  typeOnly: boolean;
  reExport: boolean;
  /** Asked for while running, `import('…')`: the file that asks is long whole by then. */
  later: boolean;
};

const beginsRegex = /(?:^|[(,=:[!&|?{};+\n>]|\breturn|\btypeof)\s*$/;

/** Where a quoted or bracketed run that begins at `start` ends, past its closing sign. */
const endOfRun = (text: string, start: number, close: string): number => {
  let inClass = false;
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (close === '/' && sign === '[') inClass = true;
    else if (close === '/' && sign === ']') inClass = false;
    else if (sign === close && !inClass) return at + 1;
    else if (sign === '\n' && close !== '`') return at;
  }
  return text.length;
};

/** A template's own words are blanked, what stands in its `${}` is kept as code. */
const blankTemplate = (text: string, start: number): { code: string; end: number } => {
  let code = '`';
  let at = start + 1;
  while (at < text.length && text[at] !== '`') {
    if (text[at] === '\\') {
      code += '  ';
      at += 2;
    } else if (text.startsWith('${', at)) {
      const inner = blank(text, at + 2, true);
      code += `\${${inner.code}`;
      at = inner.end;
    } else {
      code += text[at] === '\n' ? '\n' : ' ';
      at += 1;
    }
  }
  return { code: `${code}\``, end: at + 1 };
};

const blank = (text: string, start: number, untilBrace: boolean): { code: string; end: number } => {
  let code = '';
  let at = start;
  let depth = 0;
  const spaces = (end: number) => {
    code += text.slice(at, end).replace(/[^\n]/g, ' ');
    at = end;
  };
  while (at < text.length) {
    const sign = text[at]!;
    if (text.startsWith('//', at)) spaces(endOfLine(text, at));
    else if (text.startsWith('/*', at)) spaces(Math.max(at + 2, text.indexOf('*/', at) + 2));
    else if (sign === '`') {
      const template = blankTemplate(text, at);
      code += template.code;
      at = template.end;
    } else if (sign === "'" || sign === '"') {
      const end = endOfRun(text, at, sign);
      code += text.slice(at, end);
      at = end;
    } else if (sign === '/' && beginsRegex.test(code.slice(-20))) spaces(endOfRun(text, at, '/'));
    else {
      if (sign === '{') depth += 1;
      if (sign === '}') depth -= 1;
      code += sign;
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

/** The code alone: comments, templates' words and regular expressions are blank; strings stay, as imports need them. */
export const codeOf = (text: string): string => blank(text, 0, false).code;

const statement =
  /(?<![\w$.])(import|export)(\s+type)?(?=[\s{*'"])([^'"`;=()]*?)(?:(?<=[\s}*])from\s*)?(['"])([^'"\n]+)\4/g;
const called = /(?<![\w$.])(?:import|require|vi\.(?:mock|doMock|importActual))\s*\(\s*(['"])([^'"\n]+)\1/g;

/** Everything a file imports, on one line or many: statements, re-exports and calls. */
export const importsOf = (text: string): Import[] => {
  const code = codeOf(text);
  const found: Import[] = [];
  for (const [, kind, type, names = '', , from = ''] of code.matchAll(statement)) {
    // `export const a = '…'` has no `from`; a bare import has no names.
    if (names.trim() !== '' ? !/[}*\w]\s*$/.test(names.replace(/from\s*$/, '')) : kind === 'export') continue;
    if (kind === 'export' && !/^\s*[{*]/.test(names)) continue;
    found.push({ from, typeOnly: type !== undefined, reExport: kind === 'export', later: false });
  }
  for (const [, , from = ''] of code.matchAll(called))
    found.push({ from, typeOnly: false, reExport: false, later: true });
  return found;
};
