// `npm run pictures` renders the pictures of landing page and README from demo data in both themes. `--data
// <folder>` is the demo data as in `npm run screens`, `--only <text>` filters pictures by name.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepareOrExit } from './prepare.mjs';

const home = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: `${home}.cache/screens/data` },
    only: { type: 'string', default: '' },
  },
});

await prepareOrExit();
const { NOW, withProduct, loadTypeScript } = await import('./screens/product.mjs');
const { takeProductPictures } = await loadTypeScript(`${home}tests/journeys/product-pictures.ts`);
await withProduct({ checkout: home, data: resolve(values.data) }, ({ url, dataDir }) => {
  process.env.E2E_URL = url;
  process.env.E2E_DATA_DIR = dataDir;
  return takeProductPictures({ url, home, now: NOW, only: values.only });
});
process.exit(0);
