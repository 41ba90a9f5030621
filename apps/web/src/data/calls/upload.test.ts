import { users } from '@netlik/contract/identity/users';
import { uploads } from '@netlik/contract/platform/uploads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ayse } from '../../testing/people.ts';
import { openBrowser, type Tab } from './testing/browser.ts';
import { identityServer } from './testing/identity.ts';
import { json, type Server, startServer } from './testing/server.ts';
import { NodeXhr } from './testing/xhr.ts';

let server: Server;
let tab: Tab;
let send: typeof import('./upload.ts').upload;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  tab = await openBrowser(server.base).openTab();
  tab.session.set({ ...identityServer().valid(), user: ayse }, true);
  vi.stubGlobal('XMLHttpRequest', NodeXhr);
  send = (await import('./upload.ts')).upload;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const picture = () => new File(['pixels'], 'ben.png', { type: 'image/png' });

const failureOf = (work: Promise<unknown>) => work.catch((thrown: unknown) => thrown);

describe('upload', () => {
  it('sends one multipart field with the token and reports progress', async () => {
    const { valid } = identityServer();
    tab.session.set({ ...valid(), user: ayse }, true);
    server.answers((_, response) => json(response, 200, { data: { avatar: '/api/files/avatars/a.webp' } }));
    const steps: number[] = [];
    const sent = await send(users.avatar, picture(), { onProgress: (part) => steps.push(part) });
    expect(sent).toEqual({ avatar: '/api/files/avatars/a.webp' });
    const [request] = server.received;
    expect(request).toMatchObject({ method: 'POST', url: '/api/users/avatar' });
    expect(request?.headers.authorization).toBe(`Bearer ${valid().token}`);
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(request?.body).toContain('name="avatar"; filename="ben.png"');
    expect(request?.body).toContain('pixels');
    expect(steps.at(-1)).toBe(1);
  });

  it('repeats the whole upload after a refresh', async () => {
    const identity = identityServer();
    tab.session.set({ ...identity.outdated(), user: ayse }, true);
    server.answers(identity.answer);
    await send(uploads.universityImage, picture());
    const tries = server.to('/upload/university-image');
    expect(tries).toHaveLength(2);
    expect(tries[1]?.headers.authorization).toBe(`Bearer ${identity.valid().token}`);
    expect(tries[1]?.body).toContain('pixels');
  });

  it('refreshes an expired token first', async () => {
    const identity = identityServer();
    tab.session.set({ ...identity.past(), user: ayse }, true);
    server.answers(identity.answer);
    await send(users.avatar, picture());
    expect(server.received.map(({ url }) => url)).toEqual(['/api/users/refresh', '/api/users/avatar']);
  });

  it('rejects with the message of the server', async () => {
    server.answers((_, response) =>
      json(response, 422, { code: 'upload.not_an_image', message: 'Bu dosya bir resim olarak okunamadı.' }),
    );
    const error = await failureOf(send(users.avatar, picture()));
    expect(error).toBeInstanceOf(tab.ApiError);
    expect(error).toMatchObject({ code: 'upload.not_an_image', status: 422 });
  });

  it('reads Retry-After', async () => {
    server.answers((_, response) =>
      json(response, 429, { code: 'request.too_many', message: 'Bekle' }, { 'retry-after': '7' }),
    );
    expect(await failureOf(send(users.avatar, picture()))).toMatchObject({ retryAfter: 7 });
  });

  it('rejects with a network failure without a response', async () => {
    server.answers((_, response) => response.destroy());
    expect(await failureOf(send(users.avatar, picture()))).toMatchObject({ status: 0, code: 'network' });
  });

  it('can be aborted before and during the upload', async () => {
    server.answers(() => undefined);
    const leaving = new AbortController();
    const running = failureOf(send(users.avatar, picture(), { signal: leaving.signal }));
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    leaving.abort();
    expect(tab.isAborted(await running)).toBe(true);
    expect(tab.isAborted(await failureOf(send(users.avatar, picture(), { signal: leaving.signal })))).toBe(
      true,
    );
    expect(server.received).toHaveLength(1);
  });
});
