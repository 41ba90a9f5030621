import type { Plugin } from 'vite';
import { customMedia } from '../src/theme/breakpoints.ts';
import { scale } from '../src/theme/scale.ts';

const read = (names: Readonly<Record<string, string>>, name: string): string => {
  const value = names[name];
  if (value === undefined) throw new Error(`theme/ has no ${name}.`);
  return value;
};

/**
 * Inlines scale tokens and named widths, because they never change and browsers do not support named widths
 * yet.
 */
export const compileScale = (css: string): string =>
  css
    .replace(/var\((--(?:(?:space|text|weight)-\w+|r(?:-\w+)?))\)/g, (_, name: string) => read(scale, name))
    .replace(/@media[^{]+/g, (query) =>
      query.replace(/\((--[\w-]+)\)/g, (_, name: string) => read(customMedia, name)),
    );

/** Adds a `vh` fallback before each `dvh` value for Chrome before 108. */
export const addPlainHeights = (css: string): string =>
  css.replace(/([\w-]+:[^;{}]*?\d)dvh([^;{}]*)/g, (whole) => `${whole.replaceAll('dvh', 'vh')};${whole}`);

/** Every stylesheet build uses it, also the prerender's, because class names are hashed from the text. */
export const scalePlugin = (): Plugin => ({
  name: 'netlik-scale',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => ({ code: addPlainHeights(compileScale(code)), map: null }),
  },
});
