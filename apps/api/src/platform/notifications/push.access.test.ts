import { randomUUID } from 'node:crypto';
import { push } from '@netlik/contract/platform/notifications';
import { accessSuite } from '@netlik/testkit/access/access-suite';

const pushSubscription = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  expirationTime: null,
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
});

accessSuite('push', push, {
  key: { own: { input: () => ({}) } },
  subscribe: {
    own: { input: () => ({ body: pushSubscription() }) },
    'with a local address': {
      input: () => ({ body: { ...pushSubscription(), endpoint: 'https://127.0.0.1/push' } }),
      outcome: { others: 'push.endpoint_refused' },
    },
  },
  unsubscribe: { own: { input: () => ({ body: { endpoint: pushSubscription().endpoint } }) } },
});
