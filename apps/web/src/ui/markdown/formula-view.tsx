import katex from 'katex';
import 'katex/dist/katex.min.css';
import type { Formula } from './formulas.ts';

/** Shows an invalid formula as its source. The module loads only for a text with a formula. */
export const FormulaView = ({ tex, block }: Formula) => {
  const html = katex.renderToString(tex, {
    displayMode: block,
    throwOnError: false,
    strict: false,
    trust: false,
    maxSize: 20,
    maxExpand: 200,
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX escapes what it is given, and links and HTML stay off
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
};
