import { push } from '@netlik/contract/platform/notifications';
import { call } from '../../../data/calls/call.ts';
import { pushOwner } from './push-owner.ts';

/** In state `denied` the browser does not ask again. */
export type PushState = 'unsupported' | 'denied' | 'on' | 'off';

const WORKER_MS = 4_000;

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Null without a service worker: `ready` alone would never resolve. */
const worker = (): Promise<ServiceWorkerRegistration | null> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), WORKER_MS)),
  ]);

export const readPushState = async (personId: string): Promise<PushState> => {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await worker();
  if (!registration) return 'unsupported';
  const subscription = await registration.pushManager.getSubscription();
  return subscription && pushOwner.get() === personId ? 'on' : 'off';
};

const base64UrlToBytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const subscribe = async (registration: ServiceWorkerRegistration): Promise<PushSubscription> => {
  const { publicKey } = await call(push.key, {});
  const applicationServerKey = base64UrlToBytes(publicKey);
  // A subscription with another server key would be refused.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
};

/**
 * Must run in a click handler, because the browser asks for permission. Throws if the push service or our
 * server refuses.
 */
export const turnPushOn = async (personId: string): Promise<PushState> => {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const registration = await worker();
  if (!registration) return 'unsupported';
  const subscription = await subscribe(registration);
  try {
    const { endpoint = '', expirationTime = null, keys = {} } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys;
    await call(push.subscribe, { body: { endpoint, expirationTime, keys: { p256dh, auth } } });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  pushOwner.set(personId);
  return 'on';
};

/** Works offline too: the server drops the subscription when the push service reports it as gone. */
export const turnPushOff = async (): Promise<PushState> => {
  pushOwner.clear();
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return 'off';
  await call(push.unsubscribe, { body: { endpoint: subscription.endpoint } }).catch(() => undefined);
  await subscription.unsubscribe();
  return 'off';
};
