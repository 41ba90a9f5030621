import { execFileSync, spawnSync } from 'node:child_process';
import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Without openssl there is no certificate, and dependent tests are skipped. */
export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

const makeCertificate = () => {
  const folder = mkdtempSync(join(tmpdir(), 'netlik-push-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert];
  execFileSync('openssl', [...made, ...subject], { stdio: 'ignore' });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  return pair;
};

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A local push service with a certificate that only the given agent trusts. */
export const startPushService = async () => {
  const pair = makeCertificate();
  const received: Received[] = [];
  /** The next statuses by path; 201 otherwise. */
  const answers = new Map<string, number[]>();
  const server = createServer(pair, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answers.get(path)?.shift() ?? 201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    host,
    agent: new Agent({ ca: pair.cert, keepAlive: false }),
    received,
    answers,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

/** A browser's subscription keys and message decryption (RFC 8291, aes128gcm). */
export const newBrowser = () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const own = pair.getPublicKey();
  const read = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const first = createHmac('sha256', auth).update(pair.computeSecret(sender)).digest();
    const secret = createHmac('sha256', first)
      .update(Buffer.concat([info, Buffer.from([1])]))
      .digest();
    const derive = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last non-padding byte marks the last record.
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  };
  return { keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') }, read };
};
