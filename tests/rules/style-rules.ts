import type { Rule } from './import-rules.ts';
import type { SourceFile } from './import-scanner.ts';
import { isTest } from './module-graph.ts';

/** The number is lowered whenever style sheets get shorter. */
const MAX_LINES = 10_360;
const SHARED_FROM = 4;

const isStyle = ({ path }: SourceFile) => path.startsWith('apps/web/src/') && path.endsWith('.css');
const isOutsideTheme = ({ path }: SourceFile) => !path.startsWith('apps/web/src/theme/');

/** Keeps the number of lines. */
const stripComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''));

const literals: readonly (readonly [RegExp, string])[] = [
  [/^\s*font-size:(?! (?:var\(--[\w-]+\)|inherit);)/, 'a font size'],
  [/^\s*font-weight:(?! (?:var\(--[\w-]+\)|inherit);)/, 'a font weight'],
  [/^\s*font:[^/;]*\d(?:px|pt|r?em)\b/, 'a font size'],
  [/@media.*\b(?:(?:min-|max-)width:|width\s*[<>]=?)/, 'a width of the screen'],
];

const namesTheScale: Rule = (files) => [
  ...files
    .filter((file) => isStyle(file) && isOutsideTheme(file))
    .flatMap(({ path, text }) =>
      stripComments(text)
        .split('\n')
        .flatMap((line, index) =>
          literals
            .filter(([pattern]) => pattern.test(line))
            .map(([, what]) => `${path}:${index + 1} writes ${what}: name one of theme/`),
        ),
    ),
  ...files
    .filter(
      (file) => /^apps\/web\/src\/.*\.tsx?$/.test(file.path) && isOutsideTheme(file) && !isTest(file.path),
    )
    .filter(({ text }) => /['"`]\((?:(?:min|max)-width:|width\s*[<>])/.test(text))
    .map(({ path }) => `${path} writes a width of the screen: name one of theme/breakpoints.ts`),
];

/** Palettes of their own, the same in every theme. */
const ownPalettes = [
  'apps/web/src/planning/topic-matrices/colors.module.css',
  'apps/web/src/study/study-runs/clock/focus-view.module.css',
];

const noHexColours: Rule = (files) =>
  files
    .filter((file) => isStyle(file) && isOutsideTheme(file) && !ownPalettes.includes(file.path))
    .flatMap(({ path, text }) =>
      findRules(text).flatMap(({ selector, declarations }) =>
        declarations.some((declaration) => /:.*#[\da-f]{3,8}\b/i.test(declaration))
          ? [`${path} ${selector} writes a hex colour: name one of theme/`]
          : [],
      ),
    );

/** Innermost rules only; at-rules around them are ignored. */
const findRules = (text: string) =>
  [...stripComments(text).matchAll(/([^{};]*)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim().replace(/\s+/g, ' '),
    declarations: body
      .split(/;\s*\n/)
      .map((declaration) => declaration.trim().replace(/\s+/g, ' '))
      .filter(Boolean)
      .sort(),
  }));

const noSharedRules: Rule = (files) => {
  const first = new Map<string, { path: string; selector: string }>();
  return files.filter(isStyle).flatMap(({ path, text }) =>
    findRules(text).flatMap(({ selector, declarations }) => {
      if (declarations.length < SHARED_FROM) return [];
      const body = declarations.join('; ');
      const other = first.get(body);
      if (!other) first.set(body, { path, selector });
      return other && other.path !== path
        ? [`${path} ${selector} repeats ${other.path} ${other.selector}: share it in ui/`]
        : [];
    }),
  );
};

const fewLines: Rule = (files) => {
  const lines = files.filter(isStyle).reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
  return lines > MAX_LINES
    ? [`${lines} lines of CSS, at most ${MAX_LINES}: use Stack, Row, Grid and Text`]
    : [];
};

export const styleRules: Record<string, Rule> = {
  'style sheets name the sizes, weights and widths of the theme': namesTheScale,
  'no two style sheets share a rule of four or more declarations': noSharedRules,
  'hex colours are only in theme/': noHexColours,
  'style sheets stay within their total of lines': fewLines,
};
