import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { stableHash } from '../src/data/events/stable-hash.ts';
import { type PrerenderPlan, prerenderScript } from '../src/shell/prerender/prerender-script.ts';
import { endpointsPlugin } from './endpoints.plugin.ts';
import { listFiles } from './inline-script.plugin.ts';
import { loadSource } from './load-source.ts';
import { mailedLinkTag } from './mailed-link.plugin.ts';
import { scalePlugin } from './scale.plugin.ts';

type Plans = typeof import('../src/shell/prerender/prerender-plan.ts');
type Rendered = { title: string; html: string };
type Renderer = { renderLogin: () => Promise<Rendered> };

const root = fileURLToPath(new URL('..', import.meta.url));
const RENDERER = 'render.mjs';

/** Bundles the pages for Node into one file with everything they import. */
const buildRenderer = async (folder: string) => {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), endpointsPlugin(), scalePlugin()],
    resolve: { conditions: ['source'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/shell/prerender/render-pages.tsx',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: RENDERER, codeSplitting: false } },
    },
  });
  return (await import(pathToFileURL(`${folder}/${RENDERER}`).href)) as Renderer;
};

const scriptTag = (plan: PrerenderPlan) =>
  `<script>(${prerenderScript.toString()})(${JSON.stringify(plan)},${plan.experiment ? stableHash.toString() : 0})</script>`;

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * Inlines stylesheets, so that the text waits for no other file. The links stay at the end of the body,
 * because parts that load later look for them.
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

/**
 * Tags for the page's own files that index.html does not name; imported files come before their importers.
 */
const fileTags = (files: readonly string[]) => files.toReversed().map(fileTag).join('\n    ');

/**
 * Prerenders `/login` and the landing page into `prerender/` (docs/prerender.md). The server's
 * `renderLanding` fills the placeholders of the landing page.
 */
export const prerenderPlugin = (): Plugin => {
  let bundle: Rolldown.OutputBundle | undefined;
  let out: string | undefined;
  return {
    name: 'netlik-prerender',
    apply: 'build',
    writeBundle: ({ dir }, written) => {
      [out, bundle] = [dir, written];
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        if (!out || !bundle) return;
        const folder = `${out}/prerender`;
        mkdirSync(folder, { recursive: true });
        const index = readFileSync(`${out}/index.html`, 'utf8').replace(mailedLinkTag, '');
        const { prerenderPlans } = await loadSource<Plans>(
          new URL('../src/shell/prerender/prerender-plan.ts', import.meta.url),
        );
        const { renderLogin } = await buildRenderer(folder);
        const login = await renderLogin();
        // The script precedes the stylesheets, because an inline script waits for them.
        const page = (
          plan: PrerenderPlan,
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
                () => `<div id="root" data-prerendered="${path}">${html}</div>${more}`,
              ),
            `${out}`,
          );
        const files = listFiles(bundle, ['load-public-home', 'public-landing-page']).filter(
          (file) => !index.includes(`href="${file}"`) && !index.includes(`src="${file}"`),
        );
        if (files.some((file) => file.includes('/shell-')))
          throw new Error('The public landing page loads the shell of signed-in pages.');
        const placeholders = { title: '<!--title-->', html: '<!--html-->' };
        // Hydration needs the settings that the page was rendered with.
        const more = '\n    <script type="application/json" id="landing"><!--settings--></script>';
        writeFileSync(`${folder}/login.html`, page(prerenderPlans.login, '/login', login));
        writeFileSync(
          `${folder}/landing.html`,
          page(prerenderPlans.landing, '/', placeholders, { files, more }),
        );
      },
    },
  };
};
