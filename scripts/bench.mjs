// `npm run bench`: measures the product beside the bare thing it stands on, and writes bench/results.md.
// `npm run bench -- api`, `start`, `page`, `dashboard` or `study` measures only that and writes nothing.
import { prepareOrExit } from './prepare.mjs';

await prepareOrExit({ web: true });
await import('../bench/run.mjs');
