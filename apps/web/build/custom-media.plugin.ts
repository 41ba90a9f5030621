import type { Plugin } from 'vite';
import { customMedia } from '../src/theme/breakpoints.ts';

/** Replaces the names of widths in media queries, which browsers do not know yet. */
const compileCustomMedia = (css: string): string =>
  css.replace(/@media[^{]+/g, (query) =>
    query.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
      const width = customMedia[name];
      if (width === undefined) throw new Error(`There is no custom media ${name}: see theme/breakpoints.ts.`);
      return width;
    }),
  );

/** Also needed where class names are made from the text of the style sheets: in the prerender and in tests. */
export const customMediaPlugin = (): Plugin => ({
  name: 'netlik-custom-media',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => ({ code: compileCustomMedia(code), map: null }),
  },
});
