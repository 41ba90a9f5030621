import { createECDH } from 'node:crypto';
import { Agent } from 'node:https';
import { lookupPublic } from './public-address.ts';

/** Push services of known browsers, because endpoints come from users. */
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

export const newPushKeys = (): PushKeys => {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // Restores leading zeros that Node omits.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return { publicKey, privateKey };
};

/** Connects only to public addresses, whatever the name resolves to. */
const publicAgent = new Agent({ lookup: lookupPublic as never });

type Options = { keys: PushKeys; subject: string; extraHosts?: readonly string[]; agent?: Agent };

export const createPush = ({ keys, subject, extraHosts = [], agent }: Options): Push => {
  const isAllowed = (endpoint: string) => {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, host, hostname, username, password } = new URL(endpoint);
    if (protocol !== 'https:' || username || password) return false;
    if (extraHosts.includes(host)) return true;
    // Parsers disagree about other characters: `127.0.0.1;.push.apple.com` is a host to one and a path to
    // another.
    if (!/^[a-z0-9.-]+$/.test(hostname)) return false;
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
          agent: agent ?? (extraHosts.includes(new URL(endpoint).host) ? undefined : publicAgent),
        });
        return 'sent';
      } catch (error) {
        const status = (error as { statusCode?: number }).statusCode;
        return status === 404 || status === 410 || status === 403 ? 'gone' : 'failed';
      }
    },
  };
};
