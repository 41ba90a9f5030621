import type { Plugin } from 'vite';
import { applyAppearance } from '../src/theme/apply-appearance.ts';
import { grounds } from '../src/theme/grounds.ts';
import { allPalettes, type Palette } from '../src/theme/palettes.ts';

const STYLES = 'virtual:palettes.css';

/** The default palette holds for its whole theme, so that the others name only what they change. */
const paletteCss = ({ theme, name, changes }: Palette): string => {
  const isDefault = name === 'default';
  const selector = `:root[data-theme='${theme}']${isDefault ? '' : `[data-palette='${name}']`}`;
  const declarations = Object.entries(changes).map(([token, value]) => `--${token}:${value}`);
  return `${selector}{${declarations.join(';')}${isDefault ? `;color-scheme:${theme}` : ''}}`;
};

const firstPaintScript = `(${applyAppearance.toString()})(${JSON.stringify(grounds)},(()=>{try{return localStorage.getItem('netlik.appearance')}catch{return null}})(),matchMedia('(prefers-color-scheme: dark)').matches)`;

/** Generates the palettes' stylesheet and the inline first-paint script of index.html. */
export const themePlugin = (): Plugin => ({
  name: 'netlik-theme',
  resolveId: (id) => (id === STYLES ? `\0${STYLES}` : undefined),
  load: (id) => (id === `\0${STYLES}` ? allPalettes.map(paletteCss).join('\n') : undefined),
  // The script follows the meta tags because it sets one, and precedes the stylesheets because an inline
  // script waits for them.
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<!-- first-paint -->', () => `<script>${firstPaintScript}</script>`),
  },
});
