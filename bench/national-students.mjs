import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** One line per order and answer; with `tolerant` failed calls are only counted. */
export const startStudents = (first, { tolerant = false } = {}) => {
  const path = fileURLToPath(new URL('national-load.mjs', import.meta.url));
  const child = spawn(process.execPath, [path], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdin.write(`${JSON.stringify(first)}\n`);
  return {
    ask: async (order) => {
      child.stdin.write(`${JSON.stringify(order)}\n`);
      const { value, done } = await answers.next();
      if (done) throw new Error('the students have ended');
      const answer = JSON.parse(value);
      const failed = Object.entries(answer.failures);
      if (!tolerant && failed.length > 0)
        throw new Error(failed.map(([what, times]) => `${times} × ${what}`).join('\n'));
      return answer;
    },
    stop: () => child.stdin.end(),
  };
};
