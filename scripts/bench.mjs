// `npm run bench` compares the product with a bare Fastify and React baseline and writes bench/results.md.
// `npm run bench -- api`, or another part of bench/parts.mjs, measures only that part and writes nothing.
import { prepareOrExit } from './prepare.mjs';

await prepareOrExit({ web: true });
await import('../bench/run.mjs');
