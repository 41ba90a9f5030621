import { createECDH } from 'node:crypto';
import type { Agent } from 'node:https';
import { join } from 'node:path';
import { readOrCreateSecret } from '../storage/secret-file.ts';

/** The push services of the known browsers. An endpoint is an address given by a user, so only these are called. */
const SERVICES = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
  '.push.apple.com',
];

export type PushKeys = { publicKey: string; privateKey: string };

export type Push = {
  publicKey: string;
  isAllowed(endpoint: string): boolean;
  send(
    to: { endpoint: string; p256dh: string; auth: string },
    payload: string,
  ): Promise<'sent' | 'gone' | 'failed'>;
};

const TIMEOUT_MS = 10_000;
const DAY_SECONDS = 86_400;

const newKeys = (): PushKeys => {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // The private key may have leading zeros, which Node omits.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return { publicKey, privateKey };
};

/** Generated once and stored in the data folder. */
export const readPushKeys = (dataDir: string): PushKeys =>
  JSON.parse(
    readOrCreateSecret(join(dataDir, 'push-keys.json'), () => JSON.stringify(newKeys())),
  ) as PushKeys;

type Options = { keys: PushKeys; subject: string; extraHosts?: readonly string[]; agent?: Agent };

export const createPush = ({ keys, subject, extraHosts = [], agent }: Options): Push => {
  const isAllowed = (endpoint: string) => {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, host, hostname, username, password } = new URL(endpoint);
    if (protocol !== 'https:' || username || password) return false;
    if (extraHosts.includes(host)) return true;
    return (
      host === hostname &&
      SERVICES.some((service) =>
        service.startsWith('.') ? hostname.endsWith(service) : hostname === service,
      )
    );
  };
  return {
    publicKey: keys.publicKey,
    isAllowed,
    async send({ endpoint, p256dh, auth }, payload) {
      if (!isAllowed(endpoint)) return 'gone';
      try {
        const { default: webPush } = await import('web-push');
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject, ...keys },
          TTL: DAY_SECONDS,
          timeout: TIMEOUT_MS,
          ...(agent ? { agent } : {}),
        });
        return 'sent';
      } catch (error) {
        const status = (error as { statusCode?: number }).statusCode;
        return status === 404 || status === 410 || status === 403 ? 'gone' : 'failed';
      }
    },
  };
};
