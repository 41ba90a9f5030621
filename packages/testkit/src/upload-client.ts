import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const CLIENT = `
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { url, token, field, file, fileName, texts = {}, times = 1 } = JSON.parse(line);
  const body = new FormData();
  for (const [name, text] of Object.entries(texts)) body.append(name, text);
  for (let at = 0; at < times; at += 1) body.append(field, new Blob([readFileSync(file)]), fileName);
  const reply = await fetch(url, { method: 'POST', body, headers: { authorization: 'Bearer ' + token } });
  console.log(JSON.stringify({ status: reply.status, body: await reply.json() }));
}`;

type Sent = { status: number; body: { code?: string; message?: string } };

type Target = {
  url: string;
  token: string;
  field: string;
  /** Sent before the file, by endpoints that take both. */
  texts?: Record<string, string>;
  /** Number of times the file is sent in one form. */
  times?: number;
};

/** Uploads from a child process, so that only the server's memory is measured. */
export const startUploadClient = (target: Target) => {
  const folder = mkdtempSync(join(tmpdir(), 'netlik-sender-'));
  const child = spawn(process.execPath, ['--input-type=module', '-e', CLIENT], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.on('error', () => undefined);
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    send: async (bytes: Buffer, fileName: string): Promise<Sent> => {
      const file = join(folder, 'file');
      writeFileSync(file, bytes);
      child.stdin.write(`${JSON.stringify({ ...target, file, fileName })}\n`);
      const { value, done } = await answers.next();
      if (done) throw new Error('the sender has ended');
      return JSON.parse(String(value)) as Sent;
    },
    stop: () => {
      child.stdin.end();
      child.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};
