import { push } from '@netlik/contract/notifications';
import { call } from '../../../api/call.ts';
import { pushOwner } from './push-owner.ts';

/** `denied`: the browser will not even ask again. */
export type PushState = 'unsupported' | 'denied' | 'on' | 'off';

const WORKER_MS = 4_000;

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Null where no service worker comes: `ready` alone would then never answer. */
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

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const subscribe = async (registration: ServiceWorkerRegistration): Promise<PushSubscription> => {
  const { publicKey } = await call(push.key, {});
  const applicationServerKey = bytesOf(publicKey);
  // One left over from another server's key would be refused.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
};

/** To be called from a click: the browser asks the person. Throws where the push service or ours refuses. */
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

/** Off for this browser at once; a server that cannot be told finds the address gone. */
export const turnPushOff = async (): Promise<PushState> => {
  pushOwner.forget();
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return 'off';
  await call(push.unsubscribe, { body: { endpoint: subscription.endpoint } }).catch((error: unknown) =>
    console.warn('push:', error),
  );
  await subscription.unsubscribe();
  return 'off';
};
