// `npm run screens -- <name>` photographs every route of tests/journeys/route-visits.ts as its role at two
// widths and in both themes into `.cache/screens/<name>`; `--compare <before> <after>` compares two such
// folders by pixel. Options: `--data <folder>` demo data, created if missing and copied for each run;
// `--checkout <folder>` another clone; `--only <text>` or `=<name>`; `--part <1/6>`; `--url <address>` a
// running product with unset clock.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepareOrExit } from './prepare.mjs';

const home = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'boolean', default: false },
    data: { type: 'string', default: `${home}.cache/screens/data` },
    checkout: { type: 'string', default: home },
    only: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
    url: { type: 'string' },
  },
});

const folderOf = (name) => (name.includes('/') ? resolve(name) : `${home}.cache/screens/${name}`);
const expected = values.compare ? 2 : 1;
if (positionals.length !== expected) {
  console.error('npm run screens -- <name>, or npm run screens -- --compare <before> <after>');
  process.exit(2);
}
const [folder, after] = positionals.map(folderOf);

if (values.compare) {
  const { compareFolders } = await import('./screens/compare.mjs');
  process.exit((await compareFolders(folder, after)) === 0 ? 0 : 1);
}

const { only, part, url } = values;
const [checkout, data] = [values.checkout, values.data].map((path) => resolve(path));
if (!url) await prepareOrExit({ root: checkout });
const { NOW, withProduct, loadTypeScript } = await import('./screens/product.mjs');
const { takePictures } = await loadTypeScript(`${home}tests/journeys/pictures.ts`);
const take = (product) => {
  process.env.E2E_URL = product.url;
  process.env.E2E_DATA_DIR = product.dataDir;
  return takePictures({ url: product.url, folder, now: url ? Date.now() : NOW, only, part });
};
const failed = await (url ? take({ url, dataDir: data }) : withProduct({ checkout, data }, take));
console.log(failed.length === 0 ? `Pictures: ${folder}` : `Failed:\n${failed.join('\n')}`);
process.exit(failed.length === 0 ? 0 : 1);
