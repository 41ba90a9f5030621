import type { Plugin } from 'vite';
import { paint } from '../src/theme/paint.ts';
import { allPalettes, grounds, type Palette } from '../src/theme/palettes.ts';

const STYLES = 'virtual:palettes.css';

const block = ({ theme, name, tokens }: Palette): string => {
  const { subjects, primaryInk, soft, ...colours } = tokens;
  const declarations = [
    ...Object.entries({ ...colours, 'primary-ink': primaryInk }).map(
      ([token, value]) => `--${token}:${value}`,
    ),
    ...subjects.map((value, index) => `--subject-${index + 1}:${value}`),
    `--soft:${soft}%`,
    `color-scheme:${theme}`,
  ];
  return `:root[data-theme='${theme}'][data-palette='${name}']{${declarations.join(';')}}`;
};

const firstPaint = `(${paint.toString()})(${JSON.stringify(grounds)},(()=>{try{return localStorage.getItem('netlik.appearance')}catch{return null}})(),matchMedia('(prefers-color-scheme: dark)').matches)`;

/** Turns the palettes into a stylesheet and into the one inline script of index.html. */
export const themePlugin = (): Plugin => ({
  name: 'netlik-theme',
  resolveId: (id) => (id === STYLES ? `\0${STYLES}` : undefined),
  load: (id) => (id === `\0${STYLES}` ? allPalettes.map(block).join('\n') : undefined),
  // Below the meta tags, since it tints one, and above the stylesheets, since a script waits for those before it.
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<!-- first-paint -->', () => `<script>${firstPaint}</script>`),
  },
});
