// `npm run screens -- <name>` photographs every route as its role with the demo people, at 1440 and 390 px, light and dark, into
// `.cache/screens/<name>` (or the folder given as a path). Visits are those of tests/journeys/route-visits.ts.
// `npm run screens -- --compare <before> <after>` compares two such folders pixel by pixel, prints what differs, worst first, and
// writes before, after and difference side by side into `<after>/differences`.
//
//   --data <folder>      The demo data, made there when missing and never written to afterwards: every run starts on a copy of it, at the same
//                        time of the same day. Two runs are comparable only on the same data. Default `.cache/screens/data`.
//   --checkout <folder>  Builds and photographs that clone instead of this one.
//   --only <text>        Visits whose name contains the text; `--only =/login` only the one with that name.
//   --part <1/6>         The first sixth of the visits, for a machine that others use too.
//   --url <address>      Photographs a running product whose data folder is `--data`; its clock is not set, so days differ.
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
