// `npm run bench`: measures the product against a bare Fastify and React baseline, and writes bench/results.md.
// `npm run bench -- api`, `start`, `page`, `dashboard` or `study` measures only that and writes nothing.
import { prepareOrExit } from './prepare.mjs';

await prepareOrExit({ web: true });
await import('../bench/run.mjs');
