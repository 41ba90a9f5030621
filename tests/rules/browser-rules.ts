import type { Rule } from './import-rules.ts';
import { stripNonCode } from './import-scanner.ts';
import { findReachable, isTest, parseModules } from './module-graph.ts';

/** Missing in some supported browser and not added by `old-browsers/` (docs/adr/0047-browser-floor.md). */
const tooNew = [
  /\b(?:Object|Map)\.groupBy\b/,
  /\bPromise\.(?:withResolvers|try)\b/,
  /\bArray\.fromAsync\b/,
  /\bAbortSignal\.any\b/,
  /\bURL\.(?:canParse|parse)\b/,
  /\bIntl\.(?:Segmenter|DurationFormat)\b/,
  /\.(?:with|isWellFormed|toWellFormed|hidePopover|togglePopover|requestClose|checkVisibility|moveBefore)\(/,
  /\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(|(?<!\bz)\.(?:union|intersection|difference)\(/,
  /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
  /'[^'\n]*\((?:width|height) ?[<>][^'\n]*'/,
];

/** `stripNonCode` removes regular expressions. */
const lookbehind = /\(\?<[=!]/;

const browsersOfTheFloor: Rule = (files) => {
  const modules = parseModules(files);
  const web = modules.filter(({ path }) => path.startsWith('apps/web/src/') && !isTest(path));
  const reached = findReachable(
    modules,
    web.map(({ path }) => path),
  );
  return modules
    .filter(({ path }) => reached.has(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const code = stripNonCode(text);
      const found = [lookbehind.exec(text), ...tooNew.map((pattern) => pattern.exec(code))];
      return found.flatMap((match) => (match ? [`${path}: ${match[0]}`] : []));
    });
};

/**
 * Two handlers passed to then() of an import. Vite moves them inside its preload, where they miss the
 * preload's failure.
 */
const handledInside = /\bimport\([^()]*\)\s*\.then\(\s*\n/;

const failedImports: Rule = (files) =>
  files
    .filter(({ path, text }) => path.startsWith('apps/web/src/') && handledInside.test(text))
    .map(({ path }) => `${path}: hold the import in a function and handle its failure outside`);

export const browserRules: Record<string, Rule> = {
  'the web uses nothing that a browser of the floor lacks': browsersOfTheFloor,
  'a failed import is handled outside of it': failedImports,
};
