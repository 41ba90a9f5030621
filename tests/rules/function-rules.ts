import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import type { Rule } from './import-rules.ts';
import { type SourceFile, stripNonCode } from './import-scanner.ts';
import { longFunctions } from './long-functions.ts';

const MAX_LINES = 80;
const MAX_PARAMETERS = 5;

const isChecked = ({ path }: SourceFile) =>
  /\.[cm]?[jt]sx?$/.test(path) && !/\.(?:data|test|spec|d)\.[cm]?tsx?$/.test(path);

/** A statement of the top level begins at the first column, so a long function makes one that is as long. */
const hasLongStatement = (code: string) =>
  code.split(/^(?=[\w@'"[])/m).some((statement) => statement.split('\n').length > MAX_LINES);

/** Parentheses with as many commas as too many parameters have, those of types inside them included. */
const hasManyParameters = (code: string) => {
  const commas: number[] = [];
  for (const [char] of code.matchAll(/[(),]/g)) {
    if (char === '(') commas.push(0);
    else if (char === ',') commas[commas.length - 1]! += 1;
    else if (commas.pop()! >= MAX_PARAMETERS) return true;
  }
  return false;
};

type FunctionNode = { start: number; end: number; id?: { name: string } | null; params: unknown[] };
type LargeFunction = { name: string; lines: number; parameters: number };

const parseLargeFunctions = ({ path, text }: SourceFile): LargeFunction[] => {
  const names = new Map<unknown, string>();
  const large: LargeFunction[] = [];
  const visit = (node: FunctionNode) => {
    const lines = text.slice(node.start, node.end).split('\n').length;
    const parameters = node.params.length;
    if (lines > MAX_LINES || parameters > MAX_PARAMETERS)
      large.push({ name: node.id?.name ?? names.get(node) ?? 'anonymous', lines, parameters });
  };
  const nameVariable = ({ id, init }: ESTree.VariableDeclarator) => {
    if (init && id.type === 'Identifier') names.set(init, id.name);
  };
  const nameMember = ({ key, value }: { key: object; value: unknown }) => {
    if ('name' in key) names.set(value, String(key.name));
  };
  new Visitor({
    VariableDeclarator: nameVariable,
    Property: nameMember,
    MethodDefinition: nameMember,
    FunctionDeclaration: visit,
    FunctionExpression: visit,
    ArrowFunctionExpression: visit,
  }).visit(parseSync(path, text).program);
  return large;
};

/** Only files that may have one are parsed: parsing them all takes seconds. */
const findLargeFunctions = (file: SourceFile): LargeFunction[] => {
  if (!isChecked(file)) return [];
  const code = stripNonCode(file.text);
  return hasLongStatement(code) || hasManyParameters(code) ? parseLargeFunctions(file) : [];
};

const isAllowed = (path: string, name: string) => longFunctions[path]?.includes(name) === true;

const smallFunctions: Rule = (files) =>
  files.flatMap((file) =>
    findLargeFunctions(file)
      .filter(({ name }) => !isAllowed(file.path, name))
      .map(
        ({ name, lines, parameters }) => `${file.path}: ${name} has ${lines} lines, ${parameters} parameters`,
      ),
  );

/** Entries of the list of long functions that it no longer needs. */
export const unneededExceptions = (files: readonly SourceFile[]): string[] => {
  const large = new Set(
    files
      .filter(({ path }) => path in longFunctions)
      .flatMap((file) => findLargeFunctions(file).map(({ name }) => `${file.path}: ${name}`)),
  );
  return Object.entries(longFunctions)
    .flatMap(([path, names]) => names.map((name) => `${path}: ${name}`))
    .filter((entry) => !large.has(entry));
};

export const functionRules: Record<string, Rule> = {
  'a function has at most 80 lines and five parameters': smallFunctions,
};
