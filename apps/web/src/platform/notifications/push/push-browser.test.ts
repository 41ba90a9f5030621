import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowser, type Tab } from '../../../data/calls/testing/browser.ts';
import { identityServer } from '../../../data/calls/testing/identity.ts';
import { json, type Server, startServer } from '../../../data/calls/testing/server.ts';
import { ayse } from '../../../testing/people.ts';

const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };

/** Simulates a browser's push service: one subscription at a time, refused without permission. */
const pushService = () => {
  const service = {
    permission: 'default' as NotificationPermission,
    answers: 'granted' as NotificationPermission,
    asked: 0,
    subscription: null as { endpoint: string; key: Uint8Array } | null,
  };
  const facade = () =>
    service.subscription && {
      endpoint,
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: async () => {
        service.subscription = null;
        return true;
      },
    };
  const pushManager = {
    getSubscription: async () => facade(),
    subscribe: async (options: { userVisibleOnly: boolean; applicationServerKey: Uint8Array }) => {
      if (service.permission !== 'granted' || !options.userVisibleOnly) throw new Error('NotAllowedError');
      service.subscription = { endpoint, key: options.applicationServerKey };
      return facade();
    },
  };
  const registration = { pushManager };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return service.permission;
    },
    requestPermission: async () => {
      service.asked += 1;
      service.permission = service.answers;
      return service.answers;
    },
  });
  vi.stubGlobal('navigator', {
    ...navigator,
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  return service;
};

let server: Server;
let tab: Tab;
let service: ReturnType<typeof pushService>;
let push: typeof import('./push-browser.ts');
let owner: typeof import('./push-owner.ts');

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  tab = await openBrowser(server.base).openTab();
  service = pushService();
  push = await import('./push-browser.ts');
  owner = await import('./push-owner.ts');
  tab.session.set({ ...identityServer().valid(), user: ayse }, true);
  server.answers(({ url, method }, response) =>
    url === '/api/push/key'
      ? json(response, 200, { data: { publicKey: 'AQID_-8' } })
      : json(response, method === 'POST' ? 201 : 200, { data: null }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('push in this browser', () => {
  it('is off without a permission prompt until it is turned on', async () => {
    expect(await push.readPushState(ayse._id)).toBe('off');
    expect(service.asked).toBe(0);
    expect(await push.turnPushOn(ayse._id)).toBe('on');
    expect(service.asked).toBe(1);
    expect([...service.subscription!.key]).toEqual([1, 2, 3, 255, 239]);
    const [sent] = server.to('/push/subscriptions');
    expect(JSON.parse(sent!.body)).toEqual({ endpoint, expirationTime: null, keys });
    expect(await push.readPushState(ayse._id)).toBe('on');
  });

  it('stays off when the prompt is dismissed or denied', async () => {
    service.answers = 'default';
    expect(await push.turnPushOn(ayse._id)).toBe('off');
    service.answers = 'denied';
    expect(await push.turnPushOn(ayse._id)).toBe('denied');
    expect(await push.readPushState(ayse._id)).toBe('denied');
    expect(server.received).toHaveLength(0);
  });

  it('unsubscribes the browser when our server refuses', async () => {
    server.answers(({ url }, response) =>
      url === '/api/push/key'
        ? json(response, 200, { data: { publicKey: 'AQID' } })
        : json(response, 422, { code: 'push.too_many', message: 'Çok fazla tarayıcı.' }),
    );
    await expect(push.turnPushOn(ayse._id)).rejects.toThrow('Çok fazla tarayıcı.');
    expect(service.subscription).toBeNull();
    expect(await push.readPushState(ayse._id)).toBe('off');
  });

  it('turns off here and at the server, and here also when the server is unreachable', async () => {
    await push.turnPushOn(ayse._id);
    expect(await push.turnPushOff()).toBe('off');
    expect(server.to('/push/subscriptions').map(({ method }) => method)).toEqual(['POST', 'DELETE']);
    expect(service.subscription).toBeNull();

    await push.turnPushOn(ayse._id);
    server.answers((_, response) => json(response, 500, {}));
    expect(await push.turnPushOff()).toBe('off');
    expect(service.subscription).toBeNull();
  });

  it('is unsupported without a service worker or the API', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { ...navigator, serviceWorker: { ready: new Promise(() => undefined) } });
    const state = push.readPushState(ayse._id);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await state).toBe('unsupported');
    vi.useRealTimers();
    vi.stubGlobal('navigator', {});
    expect(await push.readPushState(ayse._id)).toBe('unsupported');
  });
});

describe('watchPushOwner', () => {
  it('ends the subscription on sign-out', async () => {
    await push.turnPushOn(ayse._id);
    owner.watchPushOwner();
    expect(service.subscription).not.toBeNull();
    tab.session.clear('signed-out');
    await vi.waitFor(() => expect(service.subscription).toBeNull());
    expect(owner.pushOwner.get()).toBeNull();
  });

  it('ends an earlier person’s subscription when the next one signs in', async () => {
    await push.turnPushOn('somebody-else');
    expect(await push.readPushState(ayse._id)).toBe('off');
    owner.watchPushOwner();
    await vi.waitFor(() => expect(service.subscription).toBeNull());
  });
});
