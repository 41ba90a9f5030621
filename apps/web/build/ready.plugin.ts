import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { stableHash } from '../src/events/stable-hash.ts';
import { type ReadyPlan, readyScript } from '../src/first-load/ready-script.ts';
import { customMediaPlugin } from './custom-media.plugin.ts';
import { endpointsPlugin } from './endpoints.plugin.ts';
import { listFiles } from './inline-script.plugin.ts';
import { loadSource } from './load-source.ts';

type Plans = typeof import('./ready-plan.ts');
type Rendered = { title: string; html: string };
type Renderer = { renderLogin: () => Promise<Rendered> };

const root = fileURLToPath(new URL('..', import.meta.url));
const RENDERER = 'render.mjs';

/** The pages as functions for Node, with everything they import in one file. */
const buildRenderer = async (folder: string) => {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), endpointsPlugin(), customMediaPlugin()],
    resolve: { conditions: ['source'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/ready-pages.tsx',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: RENDERER, codeSplitting: false } },
    },
  });
  return (await import(pathToFileURL(`${folder}/${RENDERER}`).href)) as Renderer;
};

const scriptTag = (plan: ReadyPlan) =>
  `<script>(${readyScript.toString()})(${JSON.stringify(plan)},${plan.experiment ? stableHash.toString() : 0})</script>`;

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * Writes the style sheets into the page, so that its text waits for no other file. They are named again behind the text: parts
 * that are loaded later look for them, and take them from there.
 */
const inlineStyles = (html: string, out: string): string => {
  const names = [...html.matchAll(STYLESHEET)].map(([, name]) => name!);
  const styles = names.map((name) => readFileSync(out + name, 'utf8')).join('\n');
  const links = names.map((name) => `<link rel="stylesheet" crossorigin href="${name}">`).join('\n    ');
  return html
    .replace(STYLESHEET, '')
    .replace('</head>', () => `<style>${styles}</style></head>`)
    .replace('</body>', () => `${links}\n  </body>`);
};

const fileTag = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`;

/** The page's own files beside those that index.html names, what is imported before what imports it. */
const fileTags = (files: readonly string[]) => files.toReversed().map(fileTag).join('\n    ');

/**
 * Writes `/login` and the public landing page as ready markup into `ready/`, where the server looks for them
 * (docs/adr/0030-ready-markup.md). The landing page keeps places for what the server knows: `renderLanding` fills them.
 */
export const readyPlugin = (): Plugin => {
  let bundle: Rolldown.OutputBundle | undefined;
  let out: string | undefined;
  return {
    name: 'netlik-ready',
    apply: 'build',
    writeBundle: ({ dir }, written) => {
      [out, bundle] = [dir, written];
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        if (!out || !bundle) return;
        const folder = `${out}/ready`;
        mkdirSync(folder, { recursive: true });
        const index = readFileSync(`${out}/index.html`, 'utf8');
        const { readyPlans } = await loadSource<Plans>(new URL('ready-plan.ts', import.meta.url));
        const { renderLogin } = await buildRenderer(folder);
        const login = await renderLogin();
        // Before the stylesheets, since an inline script waits for those.
        const page = (
          plan: ReadyPlan,
          path: string,
          { title, html }: Rendered,
          { files = [] as readonly string[], more = '' } = {},
        ) =>
          inlineStyles(
            index
              .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>\n    ${scriptTag(plan)}`)
              .replace('</head>', () => `${fileTags(files)}</head>`)
              .replace(
                '<div id="root"></div>',
                () => `<div id="root" data-ready="${path}">${html}</div>${more}`,
              ),
            `${out}`,
          );
        const files = listFiles(bundle, ['load-public-home', 'public-landing-page']).filter(
          (file) => !index.includes(`href="${file}"`) && !index.includes(`src="${file}"`),
        );
        if (files.some((file) => file.includes('/shell-')))
          throw new Error('The public landing page loads the shell of signed-in pages.');
        const places = { title: '<!--title-->', html: '<!--html-->' };
        // What the page needs to come alive as it was drawn.
        const more = '\n    <script type="application/json" id="landing"><!--settings--></script>';
        writeFileSync(`${folder}/login.html`, page(readyPlans.login, '/login', login));
        writeFileSync(`${folder}/landing.html`, page(readyPlans.landing, '/', places, { files, more }));
      },
    },
  };
};
