import type { Plugin } from 'vite';
import { applyAppearance } from '../src/theme/apply-appearance.ts';
import { allPalettes, grounds, type Palette } from '../src/theme/palettes.ts';

const STYLES = 'virtual:palettes.css';

const paletteCss = ({ theme, name, tokens }: Palette): string => {
  const { subjects, primaryInk, warningFill, soft, ...colours } = tokens;
  const declarations = [
    ...Object.entries({ ...colours, 'primary-ink': primaryInk, 'warning-fill': warningFill }).map(
      ([token, value]) => `--${token}:${value}`,
    ),
    ...subjects.map((value, index) => `--subject-${index + 1}:${value}`),
    `--soft:${soft}%`,
    `color-scheme:${theme}`,
  ];
  return `:root[data-theme='${theme}'][data-palette='${name}']{${declarations.join(';')}}`;
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
