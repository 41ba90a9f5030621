import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { failedPart } from './report.mjs';

const PART_TIMEOUT_MS = 3 * 3_600_000;
const file = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Measures a part in a process of its own, so that an error or a crash ends no other part; a failure is a missed figure.
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
export const measurePart = async (name, partsFile = file('parts.mjs')) => {
  const child = fork(file('part-process.mjs'), [name, partsFile], { timeout: PART_TIMEOUT_MS });
  let outcome;
  child.on('message', (message) => {
    outcome = message;
  });
  const [code, signal] = await once(child, 'exit');
  if (outcome?.figures) return outcome.figures;
  return [failedPart(name, outcome?.failed ?? `its process ended with ${signal ?? code}`)];
};
