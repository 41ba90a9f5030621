import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { checkBrowser } from '../src/shell/old-browsers/check-browser.ts';
import { SCRIPT_FLOOR } from './floor.ts';

const entry = fileURLToPath(new URL('../src/shell/old-browsers/add-missing.ts', import.meta.url));

/** Builds one classic script, because a module would run too late. */
const buildMissing = async (): Promise<string> => {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: SCRIPT_FLOOR,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
};

/** Adds the browser check to index.html, and emits the script that it loads in old browsers. */
export const oldBrowsersPlugin = (): Plugin => {
  let reference: string;
  let missing: string;
  return {
    name: 'netlik-old-browsers',
    apply: 'build',
    async buildStart() {
      reference = this.emitFile({ type: 'asset', name: 'add-missing.js', source: await buildMissing() });
    },
    generateBundle() {
      missing = this.getFileName(reference);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          '<!-- browser -->',
          () => `<script>(${checkBrowser.toString()})('/${missing}','/eski-tarayici.html')</script>`,
        ),
    },
  };
};
