/** Marks of a formula inside inline code, from the private use area, so that no text contains them. */
const INLINE = '\uE000';
const BLOCK = '\uE001';

const formulas = /(`+)[\s\S]*?\1|\$\$([^$`]+?)\$\$|\$(?![\s$])([^$`\n]*?[^$`\s\\])\$(?!\d)/g;

/**
 * Writes `$…$` and `$$…$$` as code that `formulaOf` recognises, so that Markdown does not parse the formula.
 */
export const markFormulas = (text: string): string =>
  text
    .replaceAll(/[\uE000\uE001]/g, '')
    .replace(
      formulas,
      (whole, code: string | undefined, block: string | undefined, inline: string | undefined) => {
        if (code !== undefined) return whole;
        return block === undefined
          ? `\`${INLINE}${inline}\``
          : `\`${BLOCK}${block.trim().replace(/\s+/g, ' ')}\``;
      },
    );

export type Formula = { tex: string; block: boolean };

export const formulaOf = (code: unknown): Formula | null => {
  if (typeof code !== 'string' || (code[0] !== INLINE && code[0] !== BLOCK)) return null;
  return { tex: code.slice(1), block: code[0] === BLOCK };
};
